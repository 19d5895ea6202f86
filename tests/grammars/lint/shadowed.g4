// Lexer rules that never win, with a recursive rule beside them.
grammar shadowed;
s : (ID | IF | NUMBER | ZERO | 'end' | END | LATER | NEVER | OPEN | ANGLE | QUOTED)* EOF ;
ID : [a-z]+ ;
IF : 'if' ;
NUMBER : [0-9]+ ;
ZERO : '0' | '1' ;
END : [e] 'nd' ;
LATER : 'a' [0-9] ;
NEVER : ~[\u0000-\u{10FFFF}] ;
COMMENT : '/*' (COMMENT | .)*? '*/' -> skip ;
OPEN : {open()}? '<' ;
ANGLE : '<' ;
TEXT : '"' ~["]* '"' -> skip ;
QUOTED : '"' [a-z\n]* '"' ;
