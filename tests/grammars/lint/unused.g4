// Rules, tokens, fragments and modes that nothing leads to.
grammar unused;
s : (item | UNSEEN)+ EOF ;
item : NAME ;
lonely : pair ;
pair : NAME ',' other ;
other : NAME pair? ;

NAME : LETTER (LETTER | DIGIT)* ;
LETTER : [a-z] ;
DIGIT : [0-9] ;
NUMBER : '0' ;
UNSEEN : '#' ~'\n'* -> channel(HIDDEN) ;
SPACE : ' '+ -> skip ;
fragment HEX : [0-9a-f] | HEX_LETTER ;
fragment HEX_LETTER : [a-f] ;
