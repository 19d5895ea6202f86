grammar left_recursive_lexer;
s : A EOF;
// Nested comments are fine, but a rule that begins with itself never ends.
A : 'a' | B 'b' ;
fragment B : C? A ;
fragment C : 'c' ;
