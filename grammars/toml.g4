// TOML 1.1.
//
// Written from "TOML v1.1.0", its ABNF included.
//
// The hook of `IndentedBlocks` tells which ends of lines count: those behind
// something and outside of brackets. Words are not told apart: `1`, `true` and
// `1979-05-27` may be keys, too. What is in a table belongs to its header, so it
// goes with it, and may come in its place.

grammar toml;

options { superClass = IndentedBlocks; }

document
    : item* EOF
    ;

item
    : keyValue
    | table
    ;

table
    : header NEWLINE keyValue*
    ;

header
    : '[' key ']'
    | '[' '[' key ']' ']'
    ;

keyValue
    : pair NEWLINE
    ;

pair
    : key '=' value
    ;

key
    : part ('.' part)*
    ;

part
    : WORD
    | NUMBER
    | STRING
    ;

value
    : WORD
    | NUMBER
    | TIME
    | STRING
    | LONG_STRING
    | array
    | inlineTable
    ;

array
    : '[' (value (',' value)* ','?)? ']'
    ;

inlineTable
    : '{' (pair (',' pair)* ','?)? '}'
    ;

// ---------------------------------------------------------------------------
// Tokens

WORD
    : [A-Za-z0-9_\-]+
    ;

// Those that are no words.
NUMBER
    : [+\-]? [0-9_]+ ('.' [0-9_]+)? ([eE] [+\-]? [0-9_]+)?
    | '+' [A-Za-z0-9_]+
    ;

TIME
    : (Date [Tt ])? [0-9] [0-9] ':' [0-9] [0-9] (':' [0-9] [0-9] ('.' [0-9]+)?)?
      ([Zz] | [+\-] [0-9] [0-9] ':' [0-9] [0-9])?
    ;

fragment Date
    : [0-9] [0-9] [0-9] [0-9] '-' [0-9] [0-9] '-' [0-9] [0-9]
    ;

STRING
    : '"' (~["\\\r\n] | '\\' ~[\r\n])* '"'
    | '\'' ~['\r\n]* '\''
    ;

// Up to two quotes may stand before those at the end.
LONG_STRING
    : '"""' (~["\\] | '\\' . | '"' ~["\\] | '"' '\\' . | '""' ~["\\] | '""' '\\' .)* '"""' '"'? '"'?
    | '\'\'\'' (~['] | '\'' ~['] | '\'\'' ~['])* '\'\'\'' '\''? '\''?
    ;

NEWLINE
    : '\r'? '\n'
    ;

COMMENT
    : '#' ~[\r\n]* -> channel(HIDDEN)
    ;

SPACE
    : [ \t\uFEFF]+ -> skip
    ;
