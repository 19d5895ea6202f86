grammar optional;

file : '(' [ item ] ')' [a-z] EOF ;
item : NAME ;

NAME : [a-z]+ ;
SPACE : ' ' -> skip ;
