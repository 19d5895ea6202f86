// Alternatives that differ by one gap, that share their beginnings or ends.
grammar gaps;
s : (a | b | c | d)* EOF ;
a : 'a' 'x' 'b' | 'a' 'b' ;
b : 'm' | 'l' 'm' ;
c : 'c' 'x' 'y' 'z' | 'c' 'x' 'w' 'z' | 'c' 'q' ;
d : 'd' | 'd' 'e' | 'd' 'e' 'f' ;
