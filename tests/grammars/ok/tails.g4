// Right recursion behind an optional link, as many grammars write chains.
grammar tails;
s : e pointer? EOF ;
e : t ('+' e)? ;
t : f ('*' t | '/' t)? ;
f : 'i' | '(' e ')' | '-' f ;
pointer : '@' 'q'* pointer? ;
