grammar overlap;

file : (NAME | HEX | 'if' | LINE)* EOF ;

NAME  : [a-z]+ ;
HEX   : [0-9a-f]+ ;
LINE  : '"' .* '"' ;
SPACE : [ \t\r\n]+ -> skip ;
NOTE  : '/*' .*? '*/' -> skip ;
