// Tokens of the DIMACS format of SAT solvers, with the quantifiers of QDIMACS.
//
// The numbers of the header have types of their own, so that the settings can say what they
// count. A zero ends a clause; that of a quantifier has another type, since it is no clause.

lexer grammar DimacsLexer;

PROBLEM
    : 'p' -> pushMode(HEADER)
    ;

QUANTIFIER
    : [ae] -> pushMode(QUANTIFIED)
    ;

LITERAL
    : '-'? [1-9] [0-9]*
    ;

END
    : '0'
    ;

// What ends some files of SATLIB.
TRAILER
    : '%' Space+ '0'
    | '%'
    ;

COMMENT
    : 'c' (Blank ~[\r\n]*)? -> skip
    ;

SPACE
    : Space+ -> skip
    ;

// Keeps neighbours apart: `1-2` is no two literals.
WORD
    : ~[ \t\r\n]+
    ;

fragment Blank
    : [ \t]
    ;

fragment Space
    : [ \t\r\n]
    ;

mode HEADER;

FORMAT
    : [a-z]+
    ;

VARIABLES
    : [0-9]+ -> mode(HEADER_CLAUSES)
    ;

HEADER_SPACE
    : Space+ -> skip
    ;

mode HEADER_CLAUSES;

CLAUSES
    : [0-9]+ -> popMode
    ;

HEADER_CLAUSES_SPACE
    : Space+ -> skip
    ;

mode QUANTIFIED;

QUANTIFIED_LITERAL
    : '-'? [1-9] [0-9]* -> type(LITERAL)
    ;

QUANTIFIED_END
    : '0' -> popMode
    ;

QUANTIFIED_SPACE
    : Space+ -> skip
    ;

QUANTIFIED_WORD
    : ~[ \t\r\n]+ -> type(WORD)
    ;
