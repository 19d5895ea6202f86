grammar syntax;
s : 'a' ( 'b' ;
t : 'unclosed ;
u : [abc ;
V : 'z'..'a' ;
