// The start rule itself never matches.
grammar nothing;
s : a | b ;
a : '(' s ')' ;
b : s ';' ;
