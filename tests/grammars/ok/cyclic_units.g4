// Rules that are one another.
grammar cyclic_units;
s : a EOF ;
a : b | 'x' ;
b : c | 'y' ;
c : a | 'z' a ;
