// The first rule is no whole file; another one is.
grammar no_end;
literal : NUMBER ;
file : (literal ';')* EOF ;
NUMBER : [0-9]+ ;
