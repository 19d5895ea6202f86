// Quantifiers of quantifiers, of choices with empty alternatives, and lazy ones.
grammar quantified;
s : (a+)* ((b*)+ | (c?)+)? (d | )+ lazy* EOF ;
a : 'a' ;
b : 'b' ;
c : 'c' ;
d : 'd' 'e'?? ;
lazy : 'l' .*? 'z' ;
