grammar recursive_lexer;
s : COMMENT* EOF ;
COMMENT : '(*' (COMMENT | .)*? '*)' ;
