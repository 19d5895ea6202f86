// CSS, whatever its modules: the syntax that all of them share, with nested rules.
//
// Written from "CSS Syntax Module Level 3" and "CSS Nesting Module" of the W3C.
//
// Selectors and values are lists of components, which may be anything. What SCSS and
// Less have beyond that is read where CSS has no use for it: variables, `//`
// comments, interpolation, calls of mixins.

grammar css;

options { caseInsensitive = true; }

// ---------------------------------------------------------------------------
// Rules

stylesheet
    : item* unfinished? EOF
    ;

item
    : atRule
    | qualifiedRule
    | variable
    | call
    | CDO
    | CDC
    | ';'
    ;

qualifiedRule
    : selectors? block
    ;

atRule
    : AT_KEYWORD prelude? (block | ';')
    ;

// An at-rule at the end, whose semicolon may be missing.
unfinished
    : AT_KEYWORD prelude?
    ;

// SCSS
variable
    : VARIABLE ':' value? ';'
    ;

// A mixin of Less.
call
    : calls ';'
    ;

calls
    : component+
    ;

// ---------------------------------------------------------------------------
// Blocks

block
    : '{' blockItem* last? '}'
    ;

blockItem
    : declaration ';'
    | customProperty ';'
    | item
    ;

last
    : declaration
    | customProperty
    | unfinished
    | VARIABLE ':' value?
    | calls
    ;

// The prefix is for old browsers. Less: `&:extend(…);`
declaration
    : (('*' | DELIMITER)? propertyName | DELIMITER) ':' value?
    ;

propertyName
    : CUSTOM_NAME? (IDENTIFIER | INTERPOLATION)+
    ;

customProperty
    : CUSTOM_NAME ':' customValue*
    ;

customValue
    : component
    | AT_KEYWORD
    | ':'
    | ','
    | braces
    ;

braces
    : '{' bracketed* '}'
    ;

// ---------------------------------------------------------------------------
// Selectors

selectors
    : selector (',' selector?)*
    ;

// The colon is of nested properties in SCSS: `font: { … }`.
selector
    : selectorPart+ ':'?
    ;

selectorPart
    : pseudo
    | component
    ;

pseudo
    : ':' ':'? (IDENTIFIER | INTERPOLATION | function)
    ;

// ---------------------------------------------------------------------------
// Values

prelude
    : value
    ;

value
    : values (',' values?)*
    | (',' values?)+
    ;

values
    : valuePart+
    ;

valuePart
    : component
    | AT_KEYWORD
    | ':'
    ;

component
    : IDENTIFIER
    | CUSTOM_NAME
    | INTERPOLATION
    | VARIABLE
    | CLASS
    | HASH
    | NUMBER
    | PERCENTAGE
    | DIMENSION
    | STRING
    | URL
    | IMPORTANT
    | MATCH
    | '*'
    | DELIMITER
    | function
    | parentheses
    | brackets
    ;

function
    : FUNCTION bracketed* ')'
    ;

parentheses
    : '(' bracketed* ')'
    ;

brackets
    : '[' bracketed* ']'
    ;

bracketed
    : component
    | AT_KEYWORD
    | ':'
    | ','
    | ';'
    | braces
    ;

// ---------------------------------------------------------------------------
// Tokens

COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\r\n]* -> channel(HIDDEN)
    ;

SPACE
    : [ \t\r\n\f\uFEFF]+ -> skip
    ;

CDO : '<!--' ;
CDC : '-->' ;

CUSTOM_NAME
    : '--' NamePart*
    ;

IDENTIFIER
    : '-'? NameStart NamePart*
    ;

FUNCTION
    : '-'? NameStart NamePart* '('
    | '--' NamePart* '('
    ;

URL
    : 'url(' Blank* (~["'()\\ \t\r\n\f] | Escape)* Blank* ')'
    ;

AT_KEYWORD
    : '@' '-'? '-'? NameStart NamePart*
    ;

VARIABLE
    : '$' NamePart+
    ;

INTERPOLATION
    : [#@] '{' (~[{}] | '{' ~[{}]* '}')* '}' NamePart*
    ;

CLASS
    : '.' '-'? '-'? NameStart NamePart*
    ;

HASH
    : '#' NamePart+
    ;

NUMBER
    : Number
    ;

PERCENTAGE
    : Number '%'
    ;

DIMENSION
    : Number ('-'? NameStart | '--') NamePart*
    ;

STRING
    : '"' (~["\\\r\n\f] | '\\' ('\r\n' | .))* '"'
    | '\'' (~['\\\r\n\f] | '\\' ('\r\n' | .))* '\''
    ;

IMPORTANT
    : '!' Blank* 'important'
    ;

// How the value of an attribute is compared.
MATCH
    : [~|^$*] '='
    ;

DELIMITER
    : ~[ \t\r\n\f\uFEFF{}()[\];:,*]
    ;

fragment NameStart
    : [a-z_]
    | ~[\u0000-\u007F]
    | Escape
    ;

fragment NamePart
    : NameStart
    | [0-9\-]
    ;

fragment Escape
    : '\\' ~[\r\n\f]
    ;

fragment Number
    : [+\-]? ([0-9]+ ('.' [0-9]+)? | '.' [0-9]+) ('e' [+\-]? [0-9]+)?
    ;

fragment Blank
    : [ \t\r\n\f]
    ;
