grammar overlap;

file   : (word | colour | 'if' | LINE)* EOF ;
word   : NAME | TEXT ;
colour : '#' HEX ;

NAME  : [a-z]+ ;
TEXT  : [a-z.]+ ;
HEX   : [0-9a-f]+ ;
LINE  : '"' .* '"' ;
SPACE : [ \t\r\n]+ -> skip ;
NOTE  : '/*' .*? '*/' -> skip ;
