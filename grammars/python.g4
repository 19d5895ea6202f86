// Python 3.13, with the template strings and the `except A, B:` of 3.14.
//
// Written from the Python Language Reference: "Lexical analysis", "Expressions",
// "Simple statements", "Compound statements" and the grammar in its appendix.
//
// Lines, indentation and the inside of f-strings come from the hook of
// `IndentedBlocks`. Where the language's own rules only forbid things (the order
// of parameters, what may be assigned to), this grammar does not.

grammar python;

options {
    superClass = IndentedBlocks;
}

tokens {
    INDENT,
    DEDENT,
    FSTRING_TEXT,
    FSTRING_END
}

// ---------------------------------------------------------------------------
// Files and blocks

file
    : statement* EOF
    ;

statement
    : simpleStatements
    | compoundStatement
    ;

simpleStatements
    : simpleStatement (';' simpleStatement)* ';'? NEWLINE
    ;

block
    : simpleStatements
    | NEWLINE INDENT statement+ DEDENT
    ;

// ---------------------------------------------------------------------------
// Simple statements

simpleStatement
    : expressionStatement
    | typeAlias
    | 'pass'
    | 'break'
    | 'continue'
    | 'return' expressionList?
    | 'raise' (expression ('from' expression)?)?
    | 'global' name (',' name)*
    | 'nonlocal' name (',' name)*
    | 'del' expressionList
    | 'assert' expression (',' expression)?
    | importStatement
    ;

// Also assignments.
expressionStatement
    : value assignment?
    ;

assignment
    : ('=' value)+
    | augmentedOperator value
    | ':' expression ('=' value)?
    ;

augmentedOperator
    : '+='
    | '-='
    | '*='
    | '/='
    | '//='
    | '%='
    | '@='
    | '&='
    | '|='
    | '^='
    | '>>='
    | '<<='
    | '**='
    ;

value
    : expressionList
    | yieldExpression
    ;

typeAlias
    : 'type' name typeParameters? '=' expression
    ;

importStatement
    : 'import' importedModule (',' importedModule)*
    | 'from' importedFrom 'import' importedNames
    ;

importedModule
    : dottedName ('as' name)?
    ;

importedFrom
    : ('.' | '...')+ dottedName?
    | dottedName
    ;

importedNames
    : '*'
    | importedName (',' importedName)*
    | '(' importedName (',' importedName)* ','? ')'
    ;

importedName
    : name ('as' name)?
    ;

dottedName
    : name ('.' name)*
    ;

// ---------------------------------------------------------------------------
// Compound statements

compoundStatement
    : ifStatement
    | whileStatement
    | forStatement
    | tryStatement
    | withStatement
    | matchStatement
    | definition
    ;

ifStatement
    : 'if' expression ':' block elifClause* elseClause?
    ;

elifClause
    : 'elif' expression ':' block
    ;

elseClause
    : 'else' ':' block
    ;

whileStatement
    : 'while' expression ':' block elseClause?
    ;

forStatement
    : 'async'? 'for' targetList 'in' expressionList ':' block elseClause?
    ;

tryStatement
    : 'try' ':' block
      ( exceptClause+ elseClause? finallyClause?
      | finallyClause
      )
    ;

exceptClause
    : 'except' '*'? caughtException? ':' block
    ;

caughtException
    : expression (',' expression)* ','? ('as' name)?
    ;

finallyClause
    : 'finally' ':' block
    ;

withStatement
    : 'async'? 'with'
      ( withItem (',' withItem)*
      | '(' withItem (',' withItem)* ','? ')'
      )
      ':' block
    ;

withItem
    : expression ('as' target)?
    ;

definition
    : decorator* (functionDefinition | classDefinition)
    ;

decorator
    : '@' expression NEWLINE
    ;

functionDefinition
    : 'async'? 'def' name typeParameters? '(' parameters? ')' ('->' expression)? ':' block
    ;

classDefinition
    : 'class' name typeParameters? ('(' arguments? ')')? ':' block
    ;

parameters
    : parameter (',' parameter)* ','?
    ;

parameter
    : '**'? name annotation? ('=' expression)?
    | '*' (name annotation?)?
    | '/'
    ;

annotation
    : ':' element
    ;

typeParameters
    : '[' typeParameter (',' typeParameter)* ','? ']'
    ;

typeParameter
    : ('*' | '**')? name (':' expression)? ('=' element)?
    ;

// ---------------------------------------------------------------------------
// Match statements

matchStatement
    : 'match' expressionList ':' NEWLINE INDENT caseClause+ DEDENT
    ;

caseClause
    : 'case' patternList ('if' expression)? ':' block
    ;

patternList
    : pattern (',' pattern)* ','?
    ;

pattern
    : pattern '|' pattern
    | pattern 'as' name
    | '*' name
    | '-'? NUMBER (('+' | '-') NUMBER)?
    | string+
    | 'None'
    | 'True'
    | 'False'
    | dottedName ('(' (patternArgument (',' patternArgument)* ','?)? ')')?
    | '(' patternList? ')'
    | '[' patternList? ']'
    | '{' (patternEntry (',' patternEntry)* ','?)? '}'
    ;

patternArgument
    : (name '=')? pattern
    ;

patternEntry
    : pattern ':' pattern
    | '**' name
    ;

// ---------------------------------------------------------------------------
// Expressions

expressionList
    : element (',' element)* ','?
    ;

element
    : expression
    | '*' operation
    ;

expression
    : operation conditional?
    | name ':=' expression
    | 'lambda' lambdaParameters? ':' expression
    ;

conditional
    : 'if' operation 'else' expression
    ;

lambdaParameters
    : lambdaParameter (',' lambdaParameter)* ','?
    ;

lambdaParameter
    : '**'? name ('=' expression)?
    | '*' name?
    | '/'
    ;

operation
    : operation operator operation
    | prefix operation
    | primary
    ;

operator
    : 'or'
    | 'and'
    | 'in'
    | 'not' 'in'
    | 'is'
    | '<'
    | '>'
    | '<='
    | '>='
    | '=='
    | '!='
    | '|'
    | '^'
    | '&'
    | '<<'
    | '>>'
    | '+'
    | '-'
    | '*'
    | '/'
    | '//'
    | '%'
    | '@'
    | '**'
    ;

// `a is not b` is `is` with the operand `not b` here.
prefix
    : 'not'
    | '+'
    | '-'
    | '~'
    | 'await'
    ;

primary
    : primary '.' name
    | primary '[' subscripts ']'
    | primary '(' arguments? ')'
    | atom
    ;

atom
    : name
    | NUMBER
    | string+
    | '...'
    | 'None'
    | 'True'
    | 'False'
    | '(' (yieldExpression | elements)? ')'
    | '[' elements? ']'
    | '{' entries? '}'
    ;

elements
    : element (comprehension | (',' element)* ','?)
    ;

// Of sets and dictionaries.
entries
    : entry (comprehension | (',' entry)* ','?)
    ;

entry
    : element (':' expression)?
    | '**' operation
    ;

comprehension
    : comprehensionFor (comprehensionFor | comprehensionIf)*
    ;

comprehensionFor
    : 'async'? 'for' targetList 'in' operation
    ;

comprehensionIf
    : 'if' (operation | 'lambda' lambdaParameters? ':' expression)
    ;

yieldExpression
    : 'yield' expressionList?
    | 'yield' 'from' expression
    ;

arguments
    : argument (',' argument)* ','?
    ;

argument
    : expression (comprehension | '=' expression)?
    | ('*' | '**') expression
    ;

subscripts
    : subscript (',' subscript)* ','?
    ;

subscript
    : element
    | expression? ':' expression? (':' expression?)?
    ;

// What `for`, `with` and comprehensions assign to.
targetList
    : starTarget (',' starTarget)* ','?
    ;

starTarget
    : '*'? target
    ;

target
    : primary
    ;

name
    : NAME
    | 'match'
    | 'case'
    | 'type'
    ;

// ---------------------------------------------------------------------------
// Strings

string
    : STRING
    | fstring
    ;

fstring
    : FSTRING_START fstringPart* FSTRING_END
    ;

fstringPart
    : FSTRING_TEXT
    | '{' value '='? ('!' name)? (':' fstringPart*)? '}'
    ;

// ---------------------------------------------------------------------------
// Tokens

NEWLINE
    : '\r'? '\n'
    | '\r'
    ;

WHITESPACE
    : ([ \t\f\uFEFF] | '\\' ('\r'? '\n' | '\r'))+ -> skip
    ;

COMMENT
    : '#' ~[\r\n]* -> channel(HIDDEN)
    ;

NUMBER
    : ( Digits ('.' Digits?)? Exponent?
      | '.' Digits Exponent?
      ) [jJ]?
    | '0' [xX] ('_'? [0-9a-fA-F])+
    | '0' [oO] ('_'? [0-7])+
    | '0' [bB] ('_'? [01])+
    ;

fragment Digits
    : [0-9] ('_'? [0-9])*
    ;

fragment Exponent
    : [eE] [+\-]? Digits
    ;

NAME
    : [a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}] [a-zA-Z0-9_\u0080-\uFEFE\uFF00-\u{10FFFF}]*
    ;

STRING
    : StringPrefix?
      ( '\'' (~['\\\r\n] | Escape)* '\''
      | '"' (~["\\\r\n] | Escape)* '"'
      | '\'\'\'' ('\'' '\''? (~['\\] | Escape) | ~['\\] | Escape)* '\'\'\''
      | '"""' ('"' '"'? (~["\\] | Escape) | ~["\\] | Escape)* '"""'
      )
    ;

fragment StringPrefix
    : [rRbBuU]
    | [rR] [bB]
    | [bB] [rR]
    ;

// The rest of the string is read by the hook.
FSTRING_START
    : ([fFtT] | [fFtT] [rR] | [rR] [fFtT]) ('\'' | '"' | '\'\'\'' | '"""')
    ;

fragment Escape
    : '\\' ('\r\n' | .)
    ;
