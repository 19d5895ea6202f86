// Any text as a flat list of tokens as most languages have them: for reduction
// without a grammar.
grammar tokens;

file : token* EOF ;

token : WORD | NUMBER | STRING | OTHER ;

WORD : [a-zA-Z_$\u0080-\u{10FFFF}] [a-zA-Z0-9_$\u0080-\u{10FFFF}]* ;

NUMBER : [0-9] [a-zA-Z0-9_.]* ;

// On one line; a quote that does not end there is a character like any other.
STRING
    : '"' (~["\\\r\n] | '\\' ~[\r\n])* '"'
    | '\'' (~['\\\r\n] | '\\' ~[\r\n])* '\''
    ;

SPACE : [ \t\r\n\f\u000B]+ -> skip ;

OTHER : . ;
