// The first rule is no whole file; two others are.
grammar no_end;
literal : NUMBER ;
file : (literal ';')* EOF ;
line : literal EOF ;
NUMBER : [0-9]+ ;
