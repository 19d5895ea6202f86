// GLSL 4.60 and ES 3.20, with the extensions of Khronos for ray tracing, meshes,
// buffer references and cooperative matrices.
//
// Written from the OpenGL Shading Language specification, version 4.60, the OpenGL ES
// Shading Language specification, version 3.20, and the extensions' texts.
//
// A shader is read as it is, before preprocessing. A line of the preprocessor is a
// token of its own: an item wherever items stand in a list, and else a part of an
// expression that does nothing. So both branches of a condition are read, which
// works as long as they make sense one behind the other.
//
// Names of types are names. Words before a type are qualifiers, since many are
// macros.

grammar glsl;

// ---------------------------------------------------------------------------
// Files

file
    : item* EOF
    ;

item
    : DIRECTIVE
    | ';'
    | declaration
    | function
    | prototype
    | macro
    | '[' IDENTIFIER ']'
    ;

// A macro that stands for declarations. Of those without arguments or `;` it is told
// by what follows, here and in blocks.
macro
    : IDENTIFIER (arguments ';'? | DIRECTIVE)
    ;

function
    : header (DIRECTIVE+ header)* DIRECTIVE* block
    ;

prototype
    : header ';'
    ;

header
    : attributes* qualifier* type IDENTIFIER '(' (parameter (',' parameter)*)? ')' attributes*
    ;

parameter
    : DIRECTIVE* qualifier*? type (IDENTIFIER array*)? DIRECTIVE*
    ;

// ---------------------------------------------------------------------------
// Declarations

declaration
    : qualifier* type declarator (',' declarator)* ';'
    | qualifier* structure ';'
    | qualifier+ members (IDENTIFIER array*)? ';'
    | keyword+ (IDENTIFIER (arguments | (',' IDENTIFIER)*))? ';'
    | 'precision' qualifier* type ';'
    ;

declarator
    : DIRECTIVE* IDENTIFIER array* ('=' initializer)?
    ;

initializer
    : DIRECTIVE* (expression | '{' (initializer (',' initializer)*)? ','? DIRECTIVE* '}' DIRECTIVE*)
    ;

array
    : '[' expression? ']'
    ;

// ---------------------------------------------------------------------------
// Types

type
    : (IDENTIFIER (typeArguments | arguments)? | structure) array*
    ;

typeArguments
    : '<' typeArgument (',' typeArgument)* '>'
    ;

typeArgument
    : (IDENTIFIER typeArguments? | NUMBER | '+' | '-' | '*' | '/')+
    ;

structure
    : 'struct' IDENTIFIER? members
    ;

members
    : '{' member* '}'
    ;

member
    : DIRECTIVE
    | qualifier* type declarator (',' declarator)* ';'
    | qualifier+ members (IDENTIFIER array*)? ';'
    | keyword+ (IDENTIFIER arguments?)? ';'
    | macro
    ;

qualifier
    : IDENTIFIER arguments?
    | keyword
    ;

keyword
    : 'layout' '(' (layoutItem (',' layoutItem)*)? ')'
    | 'subroutine' ('(' IDENTIFIER (',' IDENTIFIER)* ')')?
    | 'const'
    | 'in'
    | 'out'
    | 'inout'
    | 'attribute'
    | 'varying'
    | 'uniform'
    | 'buffer'
    | 'shared'
    | 'centroid'
    | 'sample'
    | 'patch'
    | 'flat'
    | 'smooth'
    | 'noperspective'
    | 'invariant'
    | 'precise'
    | 'coherent'
    | 'volatile'
    | 'restrict'
    | 'readonly'
    | 'writeonly'
    | 'highp'
    | 'mediump'
    | 'lowp'
    ;

layoutItem
    : DIRECTIVE* (IDENTIFIER | 'shared') ('=' expression)? DIRECTIVE*
    ;

// ---------------------------------------------------------------------------
// Statements

block
    : '{' statement* IDENTIFIER? '}'
    ;

statement
    : DIRECTIVE
    | block
    | declaration
    | prototype
    | expressions? ';'
    | attributes statement
    | 'if' '(' DIRECTIVE* expressions ')' body else?
    | 'switch' '(' expressions ')' block
    | 'case' expression ':'
    | 'default' ':'
    | 'while' '(' condition ')' body
    | 'do' body 'while' '(' expressions ')' ';'
    | 'for' '(' (declaration | expressions? ';') condition? ';' expressions? ')' body
    | 'return' DIRECTIVE* expressions? ';'
    | 'break' ';'
    | 'continue' ';'
    | 'discard' ';'
    | IDENTIFIER arguments block
    | IDENTIFIER arguments? DIRECTIVE
    ;

// `[[unroll]]`
attributes
    : '[' '[' (expression (',' expression)*)? ']' ']'
    ;

else
    : DIRECTIVE* 'else' body
    ;

body
    : DIRECTIVE* statement
    ;

condition
    : expressions
    | qualifier* type IDENTIFIER '=' expression
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : operand operation*
    ;

operation
    : binaryOperator DIRECTIVE* operand
    | '?' DIRECTIVE* expression ':' DIRECTIVE* operand
    | DIRECTIVE operand
    ;

operand
    : prefix* primary postfix*
    ;

prefix
    : '++'
    | '--'
    | '+'
    | '-'
    | '!'
    | '~'
    ;

primary
    : IDENTIFIER (typeArguments arguments)?
    | NUMBER
    | 'true'
    | 'false'
    | STRING+
    | '(' DIRECTIVE* expressions ')'
    ;

postfix
    : '++'
    | '--'
    | '[' expression? ']'
    | '.' IDENTIFIER
    | arguments
    | DIRECTIVE
    ;

expressions
    : expression (',' expression)*
    ;

binaryOperator
    : '*'
    | '/'
    | '%'
    | '+'
    | '-'
    | '<<'
    | '>>'
    | '<'
    | '>'
    | '<='
    | '>='
    | '=='
    | '!='
    | '&'
    | '^'
    | '|'
    | '&&'
    | '^^'
    | '||'
    | '='
    | '*='
    | '/='
    | '%='
    | '+='
    | '-='
    | '<<='
    | '>>='
    | '&='
    | '^='
    | '|='
    ;

arguments
    : '(' (argument (',' argument)*)? ')'
    ;

argument
    : DIRECTIVE+
    | DIRECTIVE* expression
    | (IDENTIFIER '=')? '[' (expression (',' expression)*)? ']'
    ;

// ---------------------------------------------------------------------------
// Tokens

IDENTIFIER
    : [a-zA-Z_] [a-zA-Z0-9_]*
    ;

NUMBER
    : '0' [xX] [0-9a-fA-F]+ [a-zA-Z_0-9]*
    | ([0-9]+ '.'? [0-9]* | '.' [0-9]+) ([eE] [+\-]? [0-9]+)? [a-zA-Z_0-9]*
    ;

STRING
    : '"' (~["\\\r\n] | '\\' .)* '"'
    ;

DIRECTIVE
    : '#' DirectivePart* ('//' ~[\r\n]*)?
    ;

fragment DirectivePart
    : ~[\r\n\\/]
    | '\\' ('\r'? '\n' | ~[\r\n])
    | '/' ~[\r\n\\/*]
    | '/*' .*? '*/'
    ;

BLOCK_COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' (~[\r\n\\] | '\\' '\r'? '\n' | '\\' ~[\r\n])* -> channel(HIDDEN)
    ;

WHITESPACE
    : ([ \t\r\n\u000B\f\uFEFF] | '\\' '\r'? '\n')+ -> skip
    ;
