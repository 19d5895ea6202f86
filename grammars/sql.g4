// SQL as SQLite, PostgreSQL and DuckDB have it.
//
// Written from their reference manuals. What is queried and computed has
// structure: queries, expressions, changes of rows, definitions of tables,
// views, indexes, triggers and functions. Any other statement is a list of
// words and parentheses.
//
// An operator is what stands between two operands, be it `+`, `IS`, `LIKE`,
// `ESCAPE`, or both words of `BETWEEN` and `AND`. What looks like a call is one:
// EXISTS, ANY, ARRAY, ROW, CAST, EXTRACT. Clauses may come in any order.

grammar sql;

options { caseInsensitive = true; }

// ---------------------------------------------------------------------------
// Scripts

script
    : statement? (separator statement?)* EOF
    ;

separator
    : ';'
    | STDIN_DATA
    | META_COMMAND
    | DOT_COMMAND
    ;

statement
    : rowStatement
    | createTable
    | createView
    | createIndex
    | createTrigger
    | createFunction
    | createOther
    | explain
    | prepare
    | copy
    | command
    ;

rowStatement
    : with? (query | insert | update | delete | merge)
    ;

// ---------------------------------------------------------------------------
// Queries

with
    : 'with' 'recursive'? commonTable (',' commonTable)* ','?
    ;

commonTable
    : (identifier | STRING) names? ('using' 'key' '(' selectItem (',' selectItem)* ')')? 'as' ('not'? 'materialized')?
      '(' statement ')' commonTableOption*
    ;

// SEARCH and CYCLE.
commonTableOption
    : IDENTIFIER IDENTIFIER 'first' 'by' expressions 'set' identifier
    | IDENTIFIER expressions 'set' identifier ('to' expression 'default' expression)?
      'using' identifier
    ;

query
    : queryTerm setOperation*
    ;

setOperation
    : ('union' | 'intersect' | 'except') ('all' | 'distinct')? ('by' 'name')? queryTerm
    ;

queryTerm
    : queryStart clause*
    | description
    | '(' statement ')' clause*
    ;

queryStart
    : select
    | from
    | 'values' rows?
    | 'table' 'only'? relation '*'?
    | pivot
    ;

description
    : ('describe' | 'desc') described?
    | 'summarize' described
    | 'show' commandItem*
    ;

described
    : with? query
    | relation
    | 'all' IDENTIFIER?
    ;

// What stands in parentheses where something else than a query may stand, too.
innerQuery
    : with? innerStart
    | with '(' statement ')' clause* setOperation*
    ;

innerStart
    : queryStart clause* setOperation*
    | description setOperation*
    | insert
    | update
    | delete
    ;

rows
    : expression (',' expression)* ','?
    ;

expressions
    : expression (',' expression)*
    ;

names
    : '(' identifier (',' identifier)* ')'
    ;

clause
    : select
    | from
    | into
    | where
    | groupBy
    | 'having' expression
    | 'window' namedWindow (',' namedWindow)*
    | 'qualify' expression
    | orderBy
    | limit
    | locking
    | 'using' 'sample' sample+
    ;

select
    : 'select' selectQuantifier? (selectItem (',' selectItem)* ','?)?
    ;

selectQuantifier
    : 'all'
    | 'distinct' ('on' '(' expressions ')')?
    ;

selectItem
    : expression alias?
    | identifier ':' expression
    ;

alias
    : 'as' (label | STRING | bracketName) ('uescape' STRING)?
    | shortAlias
    | STRING
    ;

into
    : 'into' ('temp' | 'temporary' | 'table' | 'unlogged' | 'local' | 'strict')* qualifiedName
    ;

where
    : 'where' ('current' 'of' identifier | expression)
    ;

groupBy
    : 'group' 'by' ('all' | ('all' | 'distinct')? groupItem (',' groupItem)* ','?)
    ;

groupItem
    : expression
    | 'grouping' 'sets' '(' groupItem (',' groupItem)* ')'
    ;

orderBy
    : 'order' 'by' ('all' sortOption* | sortItem (',' sortItem)*)
    ;

sortItem
    : expression sortOption*
    ;

sortOption
    : 'asc'
    | 'desc'
    | 'using' indexOperator
    | 'nulls' ('first' | 'last')
    ;

limit
    : 'limit' ('all' | expression ('%' | 'percent')?) (',' expression)?
    | 'offset' expression ('row' | 'rows')?
    | 'fetch' ('first' | 'next') expression? ('row' | 'rows') ('only' | 'with' 'ties')
    ;

locking
    : 'for' ('no' 'key')? ('update' | 'key'? 'share') ('of' qualifiedName (',' qualifiedName)*)?
      ('nowait' | 'skip' 'locked')?
    | 'for' 'read' 'only'
    ;

namedWindow
    : identifier 'as' windowBlock
    ;

windowBlock
    : '(' windowItem* ')'
    ;

windowItem
    : IDENTIFIER
    | QUOTED_IDENTIFIER
    | 'partition' 'by' expressions
    | orderBy
    | frame
    ;

frame
    : ('rows' | 'range' | 'groups') (frameBound | 'between' frameBound 'and' frameBound)
      ('exclude' ('current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER))?
    ;

frameBound
    : 'unbounded' ('preceding' | 'following')
    | 'current' 'row'
    | expression ('preceding' | 'following')
    ;

// ---------------------------------------------------------------------------
// Tables in queries

from
    : 'from' source (',' source)* ','?
    ;

source
    : joinedTable
    | 'values' row (',' row)* ','? tableSuffix* join*
    ;

row
    : '(' expressions ','? ')'
    ;

tables
    : joinedTable (',' joinedTable)*
    ;

joinedTable
    : table joinCondition* join*
    ;

join
    : joinKind* 'join' ('by' '(' parenthesizedItem* ')')? table joinCondition*
    ;

joinKind
    : 'natural'
    | 'inner'
    | 'left'
    | 'right'
    | 'full'
    | 'outer'
    | 'cross'
    | 'semi'
    | 'anti'
    | 'asof'
    | 'positional'
    ;

// The last one is what follows NEAREST, which is read as an alias.
joinCondition
    : 'on' expression
    | 'using' names ('as' identifier)?
    | NUMBER? 'by' IDENTIFIER expression
    ;

table
    : ((identifier | STRING) ':')? 'only'? 'lateral'? tableCore tableSuffix*
    ;

tableCore
    : relation '*'? callArguments?
    | parameter
    | '(' (innerQuery | tables clause* setOperation*) ')'
    | 'rows' 'from' '(' tables ')'
    ;

tableSuffix
    : tableAlias
    | 'with' 'ordinality'
    | 'tablesample' sample+
    | 'indexed' 'by' identifier
    | 'not' 'indexed'
    | ('pivot' | 'unpivot') ('include' | 'exclude' | 'nulls')* '(' parenthesizedItem* ')'
    | 'at' '(' parenthesizedItem* ')'
    ;

tableAlias
    : 'values' aliasColumns
    | 'as' (label | STRING | bracketName) aliasColumns?
    | 'as' aliasColumns
    | shortAlias aliasColumns?
    ;

aliasColumns
    : '(' aliasColumn (',' aliasColumn)* ')'
    ;

aliasColumn
    : (identifier | STRING | 'values' | 'interval') typeName?
    ;

sample
    : NUMBER
    | '%'
    | 'percent'
    | 'rows'
    | IDENTIFIER
    | '(' parenthesizedItem* ')'
    ;

pivot
    : ('pivot' | 'unpivot') (table join* | 'values' row (',' row)* tableSuffix*) pivotPart*
    ;

pivotPart
    : 'on' selectItem (',' selectItem)* ','?
    | 'using' selectItem (',' selectItem)* ','?
    | 'into' 'name' identifier ('value' | 'values') identifier (',' identifier)* ','?
    ;

// ---------------------------------------------------------------------------
// Changes of rows

insert
    : ('insert' ('or' (IDENTIFIER | 'replace' | 'ignore'))? | 'replace') 'into'?
      relation ('as' identifier | IDENTIFIER)? ('by' ('name' | 'position'))? targets?
      ('overriding' IDENTIFIER 'value')? insertSource? conflict* returning?
    ;

insertSource
    : 'default' 'values'
    | with? query
    | 'set' expressions
    ;

targets
    : '(' target (',' target)* ','? ')'
    ;

target
    : (identifier | STRING | bracketName | 'true' | 'false') ('.' label | subscript)*
    ;

conflict
    : 'on' 'conflict' ('(' indexItem (',' indexItem)* ')' where? | 'on' 'constraint' identifier)?
      'do' ('nothing' | 'update' 'set' expressions where? | 'select' locking? where?)
    ;

returning
    : 'returning' ('with' '(' parenthesizedItem* ')')? selectItem (',' selectItem)* (orderBy | limit)*
    ;

update
    : 'update' ('or' (IDENTIFIER | 'replace' | 'ignore'))? table ('set' expressions ','? clause* returning?)?
    ;

delete
    : 'delete' 'from' table ('using' tables)? clause* returning?
    ;

merge
    : 'merge' 'into' table 'using' joinedTable mergeCase* returning?
    ;

mergeCase
    : 'when' 'not'? 'matched' ('by' identifier)? ('and' expression)? 'then' mergeAction
    ;

mergeAction
    : 'insert' ('by' 'name')? targets? ('overriding' IDENTIFIER 'value')?
      ('default' 'values' | 'values' rows | '*')?
    | 'update' ('by' 'name' | 'set' ('*' | expressions))?
    | 'delete'
    | 'do' 'nothing'
    | IDENTIFIER expression?
    ;

// ---------------------------------------------------------------------------
// Definitions

// TEMPORARY, UNIQUE and the like.
createPrefix
    : 'create' ('or' 'replace')? createWord* IDENTIFIER? createWord*
    ;

createWord
    : 'unique'
    | 'temp'
    | 'temporary'
    | 'recursive'
    | 'materialized'
    | 'unlogged'
    | 'local'
    | 'constraint'
    | 'foreign'
    ;

ifNotExists
    : 'if' 'not' 'exists'
    ;

createTable
    : createPrefix 'table' ifNotExists? relation
      ('(' (tableElement (',' tableElement)* ','?)? ')')? (definitionWord definitionItem*)? ('as' created)?
    ;

created
    : statement createdOption*
    ;

createdOption
    : 'with' 'no'? 'data'
    | 'with' ('local' | IDENTIFIER)? 'check' IDENTIFIER
    ;

// What definitions have behind their names and columns.
definitionItem
    : definitionWord
    | '(' parenthesizedItem* ')'
    ;

definitionWord
    : ~('as' | ';' | '(' | ')')
    ;

tableElement
    : (identifier | STRING | bracketName | 'interval' | 'values' | 'true' | 'false' | 'asc' | 'desc') (typeName | bracketName)* constraint*
    | constraint+
    ;

constraint
    : constraintStart constraintWord*
    ;

constraintWord
    : IDENTIFIER
    | 'asc'
    | 'desc'
    | 'no'
    | 'identity'
    | 'include' indexItems
    | 'period'
    | 'all'
    ;

constraintStart
    : 'constraint' (identifier | STRING)
    | 'primary' 'key' indexItems?
    | 'unique' ('nulls' 'not'? 'distinct')? indexItems?
    | 'not'? 'null'
    | 'check' '(' expression ')'
    | 'default' expression
    | 'collate' (qualifiedName | STRING)
    | 'references' relation indexItems?
    | 'foreign' 'key' indexItems
    | 'generated' ('always' | 'by' 'default')?
    | 'as' '(' expression ')'
    | 'as' ('identity' | label) ('(' parenthesizedItem* ')')?
    | 'on' ('delete' | 'update') ('set' ('null' | 'default') names? | 'no' 'action' | IDENTIFIER)
    | 'on' 'conflict' (IDENTIFIER | 'replace' | 'ignore')
    | 'match' ('full' | IDENTIFIER)
    | 'not'? ('deferrable' | 'valid' | 'enforced')
    | 'using' ('index' IDENTIFIER)? identifier (typeName | STRING)? ('::' typeName)?
    | 'options' '(' parenthesizedItem* ')'
    | 'with' ('options' | '(' parenthesizedItem* ')')
    | 'exclude' ('using' identifier)? '(' indexItem 'with' indexOperator (',' indexItem 'with' indexOperator)* ')'
    | 'like' qualifiedName
    | 'where' '(' expression ')'
    ;

indexItems
    : '(' indexItem (',' indexItem)* ')'
    ;

// With a class of operators and its options.
indexItem
    : expression (qualifiedName callArguments?)? (sortOption | IDENTIFIER 'overlaps')*
    ;

indexOperator
    : operator
    | 'operator' '(' (identifier '.')* operator ')'
    ;

createIndex
    : createPrefix 'index' IDENTIFIER? ifNotExists? relation? 'on' 'only'? relation
      ('using' identifier)? indexItems indexOption*
    ;

indexOption
    : 'include' indexItems
    | 'nulls' 'not'? 'distinct'
    | 'with' '(' parenthesizedItem* ')'
    | 'tablespace' identifier
    | where
    ;

createView
    : createPrefix 'view' ifNotExists? relation
      definitionItem* 'as' created
    ;

createTrigger
    : createPrefix 'trigger' ifNotExists? triggerItem* ('begin' triggerStatement* 'end')?
    ;

triggerItem
    : ~('begin' | ';' | '(' | ')')
    | '(' parenthesizedItem* ')'
    ;

triggerStatement
    : rowStatement ';'
    ;

createFunction
    : createPrefix ('function' | 'macro' | 'procedure') ifNotExists? ('set' | qualifiedName)
      functionPart* functionEnd?
    ;

functionPart
    : 'as' (STRING | DOLLAR_STRING | parameter) (',' STRING)?
    | 'begin' 'atomic' functionStatement* 'end'
    | ~('as' | 'return' | 'begin' | ';' | '(' | ')')
    | '(' parenthesizedItem* ')'
    ;

// A function of one expression or query; of a macro there may be several.
functionEnd
    : 'return' expression
    | macroBody (',' '(' parenthesizedItem* ')' macroBody)*
    ;

macroBody
    : 'as' ('table' rowStatement | innerQuery | expression)
    ;

functionStatement
    : (rowStatement | createTable | 'return' expression)? ';'
    ;

createOther
    : 'create' ('or' 'replace')? createWord* (IDENTIFIER createWord* (otherItem commandItem*)? | firstItem commandItem*)
    ;

otherItem
    : firstItem
    | IDENTIFIER
    ;

firstItem
    : ~(IDENTIFIER
      | 'table'
      | 'view'
      | 'index'
      | 'trigger'
      | 'function'
      | 'macro'
      | 'procedure'
      | 'unique'
      | 'temp'
      | 'temporary'
      | 'recursive'
      | 'materialized'
      | 'unlogged'
      | 'local'
      | 'constraint'
      | 'foreign'
      | 'or'
      | ';' | '(' | ')')
    | '(' parenthesizedItem* ')'
    ;

// ---------------------------------------------------------------------------
// Other statements

explain
    : 'explain' explainOption* explained?
    ;

explainOption
    : 'analyze'
    | 'verbose'
    | 'query' 'plan'
    | '(' explainSetting (',' explainSetting)* ')'
    ;

explainSetting
    : (IDENTIFIER | 'analyze' | 'verbose') (IDENTIFIER | 'on' | literal)?
    ;

explained
    : rowStatement
    | createTable
    | createView
    | createIndex
    | createFunction
    | createTrigger
    | createOther
    | copy
    | prepare
    | (IDENTIFIER | 'begin' | 'set' | 'end') commandItem*
    | parameter
    ;

prepare
    : 'prepare' identifier ('(' parenthesizedItem* ')')? (('as' | 'from') statement | STRING)?
    ;

copy
    : 'copy' ('(' statement ')' | ~(';' | '(' | ')')) commandItem*
    ;

command
    : commandWord commandItem*
    ;

commandWord
    : IDENTIFIER
    | 'analyze'
    | 'begin'
    | 'end'
    | 'set'
    | 'local'
    | 'fetch'
    | 'check'
    | 'references'
    | 'return'
    | 'constraint'
    | 'do'
    | parameter
    ;

commandItem
    : ~(';' | '(' | ')')
    | '(' parenthesizedItem* ')'
    ;

parenthesizedItem
    : ~('(' | ')')
    | '(' parenthesizedItem* ')'
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : term (binaryOperator term)*
    ;

term
    : prefixOperator term
    | term '.' (label | STRING | bracketName | '*' | '#'? NUMBER | '(' expression ')')
    | term subscript
    | term '::' typeName array?
    | term callArguments
    | term callSuffix
    | term ('isnull' | 'notnull' | 'not' 'null' | '!')
    | term 'is' 'not'? IDENTIFIER ('normalized' | 'array' | 'object' | 'scalar' | 'value')
    | term ('with' | 'without') 'unique' IDENTIFIER?
    | term starOption
    | 'case' expression? when* ('else' expression)? 'end'
    | '(' (innerQuery | argument (',' argument)* ','? clause* setOperation*)? ')'
    | list
    | 'map'? '{' (field (',' field)* ','?)? '}'
    | 'interval' (callArguments? intervalValue intervalUnit?)?
    | functionWord callArguments
    | 'lambda' identifier (',' identifier)* ':' expression
    | identifier 'varying'? (STRING+ | DOLLAR_STRING | ':' STRING)
    | identifier 'for' '(' expression ')'
    | ('time' | 'timestamp') callArguments? ('with' | 'without') 'time' 'zone' STRING
    | identifier
    | literal
    | parameter
    | '*' ('columns' callArguments)?
    | 'default'
    ;

// The last two are names of SQLite: `[from]`, `[two words]`.
list
    : '[' (element (',' element)* ','?)? ']'
    | '[' expression 'for' identifier (',' identifier)* 'in' expression ('if' expression)? ']'
    | '[' reservedWord ']'
    | '[' IDENTIFIER IDENTIFIER+ ']'
    ;

when
    : 'when' expression 'then' expression
    ;

callSuffix
    : 'filter' '(' 'where'? expression ')'
    | 'over' (identifier | windowBlock)
    | 'within' 'group' '(' orderBy ')'
    | ('ignore' | 'respect') 'nulls'
    | 'export_state'
    ;

starOption
    : ('exclude' | 'replace' | 'rename') ('(' selectItem (',' selectItem)* ','? ')' | IDENTIFIER | QUOTED_IDENTIFIER)
    ;

intervalValue
    : STRING
    | NUMBER
    | identifier
    | parameter
    ;

intervalUnit
    : (IDENTIFIER | 'second') callArguments? ('to' (IDENTIFIER | 'second') callArguments?)?
    ;

subscript
    : '[' (element (',' element)* ','?)? ']'
    ;

// Of a list, or a slice.
element
    : expression (':' slice?)?
    | ':' slice?
    ;

slice
    : (expression | '-') (':' expression?)?
    ;

field
    : expression ':' expression
    ;

callArguments
    : '(' ('distinct' | 'all')? (innerQuery resultType? | (argument (',' argument)* ','?)? argumentTail*) ')'
    ;

argument
    : 'variadic'? expression argumentPart*
    | ('leading' | 'trailing' | 'both') expression? ('from' expression)?
    | 'from' expression
    | resultType
    ;

// Of JSON's functions, with a format: `RETURNING bytea FORMAT JSON ENCODING utf8`.
resultType
    : 'returning' typeName IDENTIFIER*
    ;

argumentPart
    : 'as' typeName array?
    | 'from' expression
    | 'for' expression
    | 'placing' expression
    | 'using' identifier
    | 'value' expression?
    | ':' expression
    | 'collate' qualifiedName
    | 'similar' expression
    | resultType
    | 'on' label
    | 'not'? 'null'
    | 'default' expression
    | ('with' | 'without') (IDENTIFIER | 'unique')+
    | alias
    ;

argumentTail
    : orderBy
    | limit
    | where
    | groupBy
    | setOperation
    | resultType
    | ('ignore' | 'respect') 'nulls'
    ;

functionWord
    : 'left'
    | 'right'
    | 'like'
    | 'ilike'
    | 'all'
    | 'unique'
    | 'set'
    | 'grouping'
    | 'replace'
    ;

prefixOperator
    : '!'
    | '+'
    | '-'
    | '~'
    | 'not'
    | '@'
    | '#'
    | OPERATOR
    ;

binaryOperator
    : operator
    | 'and'
    | 'or'
    | 'is'
    | 'is' 'not'? 'distinct' 'from'
    | 'not'? ('in' | 'like' | 'ilike' | 'glob' | 'regexp' | 'match' | 'between' IDENTIFIER? | 'similar' 'to')
    | 'escape'
    | 'collate'
    | 'at' 'time' 'zone'
    | 'overlaps'
    | 'uescape'
    | 'operator' '(' (identifier '.')* operator ')'
    ;

operator
    : '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '^'
    | '='
    | '<'
    | '>'
    | ':='
    | '~'
    | '?'
    | '@'
    | '#'
    | '|'
    | '&'
    | OPERATOR
    ;

literal
    : NUMBER
    | STRING+
    | DOLLAR_STRING
    | 'null'
    | 'true'
    | 'false'
    ;

parameter
    : PARAMETER
    | '?'
    | ':' (identifier | reservedWord | STRING | NUMBER)
    ;

// ---------------------------------------------------------------------------
// Types and names

typeName
    : 'setof'? qualifiedName typePart*
    | 'union' typePart+
    | 'interval' intervalUnit? typePart*
    | 'null'
    ;

typePart
    : 'precision'
    | 'varying'
    | ('with' | 'without') 'time' 'zone'
    | '[' expression? ']'
    | '%' IDENTIFIER
    | '(' (typeArgument (',' typeArgument)* ','?)? ')'
    ;

array
    : 'array' ('[' expression? ']')?
    ;

typeArgument
    : identifier typeName
    | typeName
    | ('+' | '-')? NUMBER IDENTIFIER?
    | STRING
    ;

qualifiedName
    : identifier ('.' label)*
    ;

// Of a table: a text may be a name, too.
relation
    : (identifier | STRING | bracketName | 'interval' | 'cross') ('.' (label | STRING | bracketName))*
    ;

bracketName
    : '[' ~(']' | ';')+ ']'
    ;

// Words that begin no expression.
reservedWord
    : 'and'
    | 'as'
    | 'asc'
    | 'check'
    | 'create'
    | 'delete'
    | 'desc'
    | 'end'
    | 'from'
    | 'group'
    | 'having'
    | 'insert'
    | 'into'
    | 'is'
    | 'join'
    | 'limit'
    | 'offset'
    | 'on'
    | 'or'
    | 'order'
    | 'primary'
    | 'references'
    | 'select'
    | 'table'
    | 'then'
    | 'to'
    | 'update'
    | 'using'
    | 'when'
    | 'where'
    ;

shortAlias
    : IDENTIFIER
    | QUOTED_IDENTIFIER
    | 'range'
    | 'row'
    | 'next'
    | 'current'
    | 'value'
    | 'first'
    | 'last'
    | 'groups'
    | 'percent'
    | 'time'
    | 'timestamp'
    | 'view'
    | 'function'
    | 'procedure'
    | 'trigger'
    | 'partition'
    | 'zone'
    | 'return'
    | 'rows'
    | 'action'
    | 'always'
    | 'analyze'
    | 'atomic'
    | 'by'
    | 'conflict'
    | 'copy'
    | 'data'
    | 'deferrable'
    | 'describe'
    | 'enforced'
    | 'exists'
    | 'explain'
    | 'identity'
    | 'if'
    | 'include'
    | 'key'
    | 'lambda'
    | 'local'
    | 'locked'
    | 'map'
    | 'matched'
    | 'materialized'
    | 'merge'
    | 'name'
    | 'no'
    | 'nothing'
    | 'nowait'
    | 'of'
    | 'ordinality'
    | 'period'
    | 'plan'
    | 'position'
    | 'prepare'
    | 'query'
    | 'read'
    | 'recursive'
    | 'second'
    | 'sets'
    | 'share'
    | 'show'
    | 'skip'
    | 'strict'
    | 'summarize'
    | 'tablespace'
    | 'temp'
    | 'temporary'
    | 'unlogged'
    | 'valid'
    | 'verbose'
    | 'columns'
    | 'nulls'
    | 'outer'
    ;

// A name that may stand anywhere.
identifier
    : shortAlias
    | 'anti'
    | 'array'
    | 'asof'
    | 'at'
    | 'begin'
    | 'do'
    | 'escape'
    | 'exclude'
    | 'filter'
    | 'following'
    | 'glob'
    | 'grouping'
    | 'ignore'
    | 'index'
    | 'indexed'
    | 'macro'
    | 'match'
    | 'operator'
    | 'over'
    | 'overlaps'
    | 'overriding'
    | 'positional'
    | 'preceding'
    | 'regexp'
    | 'rename'
    | 'replace'
    | 'respect'
    | 'sample'
    | 'semi'
    | 'setof'
    | 'ties'
    | 'uescape'
    | 'unbounded'
    | 'within'
    | 'without'
    | 'export_state'
    | 'normalized'
    | 'object'
    | 'scalar'
    | 'options'
    ;

// Behind a dot or AS any word is a name.
label
    : identifier
    | 'generated'
    | 'interval'
    | 'precision'
    | 'varying'
    | 'all'
    | 'and'
    | 'as'
    | 'asc'
    | 'between'
    | 'both'
    | 'case'
    | 'check'
    | 'collate'
    | 'constraint'
    | 'create'
    | 'cross'
    | 'default'
    | 'delete'
    | 'desc'
    | 'distinct'
    | 'else'
    | 'end'
    | 'except'
    | 'false'
    | 'fetch'
    | 'for'
    | 'foreign'
    | 'from'
    | 'full'
    | 'group'
    | 'having'
    | 'ilike'
    | 'in'
    | 'inner'
    | 'insert'
    | 'intersect'
    | 'into'
    | 'is'
    | 'isnull'
    | 'join'
    | 'lateral'
    | 'leading'
    | 'left'
    | 'like'
    | 'limit'
    | 'natural'
    | 'not'
    | 'notnull'
    | 'null'
    | 'offset'
    | 'on'
    | 'only'
    | 'or'
    | 'order'
    | 'pivot'
    | 'placing'
    | 'primary'
    | 'qualify'
    | 'references'
    | 'returning'
    | 'right'
    | 'select'
    | 'set'
    | 'similar'
    | 'table'
    | 'tablesample'
    | 'then'
    | 'to'
    | 'trailing'
    | 'true'
    | 'union'
    | 'unique'
    | 'unpivot'
    | 'update'
    | 'using'
    | 'values'
    | 'variadic'
    | 'when'
    | 'where'
    | 'window'
    | 'with'
    ;

// ---------------------------------------------------------------------------
// Tokens

// Rows that follow `COPY … FROM stdin;`.
STDIN_DATA
    : 'stdin' ~[;]* ';' [ \t]* ('--' ~[\r\n]*)? '\r'? '\n' (.*? '\n')? '\\.'
    ;

// Of psql: up to the end of the line.
META_COMMAND
    : '\\' ~[\r\n]*
    ;

// Of SQLite's shell, at the beginning of a line.
DOT_COMMAND
    : [ \t\r\n]* [\r\n] '.' [a-z] ~[\r\n]*
    ;

STRING
    : [bxn]? '\'' (~'\'' | '\'\'')* '\''
    | 'u&' '\'' (~'\'' | '\'\'')* '\''
    | 'e' '\'' (~['\\] | '\\' . | '\'\'')* '\''
    ;

// Between tags: `$$ … $$`, `$body$ … $body$`.
DOLLAR_STRING
    : '$' (Letter (Letter | [0-9])*)? '$' .*? '$' {closed()}?
    ;

NUMBER
    : ([0-9] [0-9_]* ('.' ([0-9] [0-9_]*)?)? | '.' [0-9] [0-9_]*) ('e' [+\-]? [0-9] [0-9_]*)?
    | '0x' [0-9a-f_]+
    | '0b' [01_]+
    | '0o' [0-7_]+
    ;

PARAMETER
    : '$' [0-9]+
    | [$@] '::'? Letter (Letter | [0-9$] | '::')*
    | '$' '::'? Letter (Letter | [0-9] | '::')* '(' ~[() \t\r\n]* ')'
    | '?' [0-9]+
    ;

QUOTED_IDENTIFIER
    : ('u&')? '"' (~'"' | '""')* '"'
    | '`' (~'`' | '``')* '`'
    ;

IDENTIFIER
    : Letter (Letter | [0-9$])*
    ;

fragment Letter
    : [a-z_\u0080-\u009F\u00A1-\uFEFE\uFF00-\u{10FFFF}]
    ;

// Before the operators, which can be as long: `--^^--`.
LINE_COMMENT
    : '--' ~[\r\n]* -> channel(HIDDEN)
    ;

// Those of PostgreSQL's operators that contain one of ~ ! @ # % ^ & | may end in
// + or -; `?` is more often a parameter.
OPERATOR
    : OperatorPart* Special OperatorPart*
    | [<>=] [<>=]+
    | '*' [<>=]+
    | '<'* '-' '>'+
    | '<+>' | '**' | '//' | '@?' | '?|' | '?&' | '?-' | '?#' | '?||' | '?-|'
    ;

fragment OperatorPart
    : [+\-*/<>=]
    | Special
    ;

fragment Special
    : [~!@#%^&|]
    ;

BLOCK_COMMENT
    : '/*' (BLOCK_COMMENT | .)*? '*/' -> channel(HIDDEN)
    ;

WHITESPACE
    : [ \t\r\n\u000B\f\u00A0\uFEFF]+ -> skip
    ;
