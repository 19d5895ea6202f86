// Left recursion hidden behind a symbol that may be empty.
grammar hidden_left;
s : a EOF ;
a : n a 'x' | 'y' ;
n : 'n'* ;
