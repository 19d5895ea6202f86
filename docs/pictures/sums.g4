grammar sums;

sums : sum+ EOF ;
sum : expr ';' ;
expr : expr '*' expr | expr '+' expr | '(' expr ')' | NUMBER ;

NUMBER : [0-9]+ ;
SPACE : [ \t\r\n]+ -> skip ;
