// The dangling else, and right recursion that must stay one.
grammar dangling;
s : stmt* EOF ;
stmt : 'if' '(' 'c' ')' stmt ('else' stmt)?
     | 'while' '(' 'c' ')' stmt
     | loop
     | 'l' ':' stmt
     | '{' stmt* '}'
     | ';'
     ;
loop : 'for' '(' ')' stmt | 'do' stmt 'while' ';' ;
