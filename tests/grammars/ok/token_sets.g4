// Sets of tokens.
grammar token_sets;
s : (~('(' | ')') | group)* EOF ;
group : '(' (. ~';')? s_inner ')' ;
s_inner : (A | B | ~(A | B | '(' | ')'))* ;
A : 'a' ;
B : 'b' ;
C : 'c' ;
SEMI : ';' ;
