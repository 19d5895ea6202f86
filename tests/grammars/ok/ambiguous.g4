// Ambiguity of unbounded length, and a decision at the very end.
grammar ambiguous;
s : (x | y)* EOF ;
x : 'a' x 'b' | 'a' 'b' | 't' 't'* ;
y : 'a' y 'b' | 'a' 'c' | 't'+ ';' ;
