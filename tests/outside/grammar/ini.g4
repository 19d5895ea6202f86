grammar ini;

file    : entry* section* EOF ;
section : '[' name ']' end entry* ;
entry   : name ('=' value)? end
        | END
        ;
name    : WORD+ ;
value   : (WORD | '=' | '[' | ']')* ;
end     : END | EOF ;

WORD    : ~[ \t\r\n=[\];#]+ ;
END     : '\r'? '\n' ;
COMMENT : [;#] ~[\r\n]* -> skip ;
SPACE   : [ \t]+ -> skip ;
