// Decisions that only the calling context settles.
grammar context;
s : ('1' a 'x' | '2' a 'y' | '3' b 'x' 'x')* EOF ;
a : 'q' ('x')? ;
b : 'q' 'x'* ;
