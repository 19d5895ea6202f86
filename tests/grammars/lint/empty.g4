// What may be empty where it should not.
grammar empty;
s : NAME DIGITS (a | b | )? (b)* (a | )+ c? EOF ;
a : 'a' ;
b : 'b'? ;
c : {code} ;
NAME : [a-z]* ;
DIGITS : [0-9]+ (FRACTION | )? ;
fragment FRACTION : ('.' [0-9]*)? ;
