// x x*, lists by left and by right recursion, separated lists.
grammar lists;
s : plus left right separated turned EOF ;
plus : 'p' 'p'* ;
left : left 'l' | 'l' ;
right : 'r' right | 'r' ;
separated : item | item ',' separated ;
turned : 'a' 'b' ('a' 'b')* ;
item : 'i' ;
