// Left recursion through several rules, and several components.
grammar mutual;
s : a EOF ;
a : b 'x' | c 'y' | 'a' ;
b : c 'p' | a 'q' | 'b' ;
c : a 'r' | 'c' d ;
d : e 'd' | '1' ;
e : d 'e' | '2' ;
