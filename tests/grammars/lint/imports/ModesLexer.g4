// Modes: one that is entered, one that only its own rules enter.
lexer grammar ModesLexer;
OPEN : '<' -> pushMode(INSIDE) ;
TEXT : ~'<'+ ;
mode INSIDE;
CLOSE : '>' -> popMode ;
NAME : [a-z]+ ;
mode NOWHERE;
AGAIN : 'x' -> pushMode(NOWHERE) ;
