// SQL as SQLite, PostgreSQL and DuckDB have it.
//
// Written from their reference manuals. What is queried and computed has
// structure: queries, expressions, changes of rows, definitions of tables,
// views, indexes, triggers and functions. Any other statement is a list of
// words and parentheses that starts with a word.
//
// An operator is what stands between two operands, be it `+`, `IS NOT`, `LIKE`,
// `ESCAPE`, or both words of `BETWEEN` and `AND`. What calls look like are calls,
// so with EXISTS, ANY, ARRAY, ROW, CAST, EXTRACT.

grammar sql;

options { caseInsensitive = true; }

// ---------------------------------------------------------------------------
// Scripts

script
    : statement? (';' statement?)* EOF
    ;

statement
    : with? (query | insert | update | delete | merge)
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
    | META_COMMAND
    ;

// ---------------------------------------------------------------------------
// Queries

with
    : 'with' 'recursive'? commonTable (',' commonTable)*
    ;

commonTable
    : identifier names? 'as' ('not'? 'materialized')? '(' statement ')' commonTableOption*
    | identifier names? 'using' 'key' names 'as' '(' statement ')'
    ;

// SEARCH and CYCLE.
commonTableOption
    : IDENTIFIER (IDENTIFIER | 'first' | 'by' | 'set' | 'using' | 'to' | 'default' | literal | ',')*
    ;

query
    : queryTerm (setOperator queryTerm)*
    ;

setOperator
    : ('union' | 'intersect' | 'except') ('all' | 'distinct')? ('by' 'name')? 
    ;

queryTerm
    : queryStart clause*
    ;

queryStart
    : select
    | from
    | 'values' rows
    | 'table' 'only'? qualifiedName '*'?
    | pivot
    | 'describe' commandItem*
    | 'summarize' (query | tableName)?
    | 'show' commandItem*
    | '(' with? query ')'
    | '(' with? (insert | update | delete) ')'
    ;

rows
    : expression (',' expression)* ','?
    ;

clause
    : select
    | from
    | into
    | where
    | 'group' 'by' ('all' | 'distinct')? expressions?
    | 'having' expression
    | 'window' namedWindow (',' namedWindow)*
    | 'qualify' expression
    | orderBy
    | 'limit' ('all' | expression '%'?) (',' expression)?
    | 'limit' expression 'percent'
    | 'offset' expression ('row' | 'rows')?
    | 'fetch' ('first' | 'next') expression? ('row' | 'rows')? ('only' | 'with' 'ties')
    | 'for' commandItem+
    | 'using' 'sample' sample
    ;

select
    : 'select' selectQuantifier? (selectItem (',' selectItem)* ','?)?
    ;

selectQuantifier
    : 'all'
    | 'distinct' ('on' '(' expressions ')')?
    ;

selectItem
    : expression (alias | 'as' typeName)?
    | identifier ':' expression
    ;

alias
    : 'as' label
    | shortAlias
    ;

into
    : 'into' ('temp' | 'temporary' | 'table' | 'unlogged' | 'local')* qualifiedName
    ;

where
    : 'where' ('current' 'of' identifier | expression)
    ;

orderBy
    : 'order' 'by' ('all' sortOption* | sortItem (',' sortItem)* ','?)
    ;

sortItem
    : expression sortOption*
    ;

sortOption
    : 'asc'
    | 'desc'
    | 'using' operator
    | 'nulls' ('first' | 'last')
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
    | ('rows' | 'range' | 'groups') (frameBound | 'between' frameBound 'and' frameBound)
      ('exclude' ('current' 'row' | 'group' | 'ties' | 'no' IDENTIFIER))?
    ;

frameBound
    : 'unbounded'? ('preceding' | 'following')
    | 'current' 'row'
    | expression ('preceding' | 'following')
    ;

// ---------------------------------------------------------------------------
// Tables in queries

from
    : 'from' tableList ','?
    ;

tableList
    : joinedTable (',' joinedTable)*
    ;

joinedTable
    : table join*
    ;

join
    : joinKind* 'join' table joinCondition*
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

joinCondition
    : 'on' expression
    | 'using' names tableAlias?
    ;

table
    : (identifier ':')? 'only'? 'lateral'? tableCore tableSuffix*
    ;

tableCore
    : qualifiedName '*'?
    | qualifiedName callArguments
    | STRING
    | parameter
    | '(' tableQuery ')'
    | 'values' rows
    | 'rows' 'from' '(' tableList ')'
    ;

tableName
    : qualifiedName
    | STRING
    ;

// A query, or tables that are joined; the first of them may be a query.
tableQuery
    : (with | select | from | 'values' | 'table' | 'pivot' | 'unpivot' | 'describe' | 'show' | 'summarize')
      => never
    | with? query
    | tableList setTail?
    ;

tableSuffix
    : tableAlias
    | 'with' 'ordinality'
    | 'tablesample' sample
    | 'indexed' 'by' identifier
    | 'not' 'indexed'
    | ('pivot' | 'unpivot') pivotOption* '(' commandItem* ')'
    | 'at' '(' commandItem* ')'
    ;

