// Rules and tokens that never match.
grammar never;
tokens { INDENT }
s : (a | b | d | e | f | 'x')* EOF ;
a : 'a' a ;
b : 'b' c ;
c : '(' b ')' ;
d : INDENT 'd' ;
e : SPACE | d 'e' | MISSING ;
f : f 'f' | INDENT 'f' ;
SPACE : ' ' -> skip ;
