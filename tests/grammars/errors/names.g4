grammar names;
list : item (',' itme)* EOF ;
item : NUMER | Letter | sub ;
sub : 'a' ;
sub : 'b' ;
NUMBER : DIGIT+ -> channel(HIDEN) ;
OTHER : item | DIGT -> typ(NUMBER) ;
fragment Letter : [a-z] ;
fragment DIGIT : [0-9] ;
