// Nothing to complain about.
grammar clean;
file : (call ';')* EOF ;
call : NAME '(' (argument (',' argument)*)? ')' ;
argument : NAME | NUMBER | call ;
NAME : Letter+ ;
NUMBER : [0-9]+ ;
SPACE : [ \n]+ -> skip ;
fragment Letter : [a-zA-Z] ;
