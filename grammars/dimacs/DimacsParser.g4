// The DIMACS format of SAT solvers: a header, then clauses, with the quantifiers of QDIMACS.

parser grammar DimacsParser;

options { tokenVocab = DimacsLexer; }

file
    : header? quantifier* clause* TRAILER? EOF
    ;

header
    : PROBLEM FORMAT VARIABLES CLAUSES
    ;

quantifier
    : QUANTIFIER LITERAL* QUANTIFIED_END
    ;

clause
    : LITERAL* END
    ;
