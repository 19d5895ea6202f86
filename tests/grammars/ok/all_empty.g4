// Everything may be empty.
grammar all_empty;
s : a b c EOF ;
a : 'a'? ;
b : (a c)* ;
c : b? 'c'* a ;
