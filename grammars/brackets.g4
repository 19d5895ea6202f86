// Any text whose brackets are balanced, as a tree of their groups: for reduction
// where nothing but the brackets is known of a language.
grammar brackets;

file : part* EOF ;

part : group | WORD | NUMBER | STRING | OTHER ;

group : '(' part* ')' | '[' part* ']' | '{' part* '}' ;

WORD : [a-zA-Z_$\u0080-\u{10FFFF}] [a-zA-Z0-9_$\u0080-\u{10FFFF}]* ;

NUMBER : [0-9] [a-zA-Z0-9_.]* ;

// On one line; a quote that does not end there is a character like any other.
STRING
    : '"' (~["\\\r\n] | '\\' ~[\r\n])* '"'
    | '\'' (~['\\\r\n] | '\\' ~[\r\n])* '\''
    ;

SPACE : [ \t\r\n\f\u000B]+ -> skip ;

OTHER : . ;
