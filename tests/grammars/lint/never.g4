// Rules and tokens that never match.
grammar never;
tokens { INDENT }
s : (a | b | d | e | 'x')* EOF ;
a : 'a' a ;
b : 'b' c ;
c : '(' b ')' ;
d : INDENT 'd' ;
e : SPACE | d 'e' | MISSING ;
SPACE : ' ' -> skip ;
