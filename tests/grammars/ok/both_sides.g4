// Left and right recursive at once: binary, prefix, postfix and ternary.
grammar both_sides;
s : e EOF ;
e : e '!'
  | '-' e
  | <assoc=right> e '^' e
  | e '*' e
  | e ('+' | '-') e
  | e '?' e ':' e
  | e '[' e ']'
  | '(' e ')'
  | ID
  ;
ID : [a-z]+ ;
WS : [ \n]+ -> skip ;
