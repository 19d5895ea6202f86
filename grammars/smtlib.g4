// SMT-LIB 2.6.
//
// Written from the SMT-LIB Standard, version 2.6 (appendix B). Commands that
// hold terms and sorts have structure, and so have those of Z3 and cvc5 that
// many scripts use; any other is a list.

grammar smtlib;

// ---------------------------------------------------------------------------
// Commands

script
    : command* EOF
    ;

command
    : '(' 'assert' annotatedTerm ')'
    | '(' ('declare-const' | 'declare-var') symbol sort ')'
    | '(' 'declare-fun' symbol '(' sort* ')' sort ')'
    | '(' ('define-fun' | 'define-fun-rec') function ')'
    | '(' 'define-funs-rec' '(' signature* ')' '(' term* ')' ')'
    | '(' 'define-const' symbol sort term ')'
    | '(' 'define-sort' symbol '(' symbol* ')' sort ')'
    | '(' 'declare-datatype' symbol datatype ')'
    | '(' ('declare-datatypes' | 'declare-codatatypes') '(' arity* ')' '(' datatype* ')' ')'
    | '(' ('check-sat-assuming' | 'get-value') '(' term* ')' attribute* ')'
    | '(' ('minimize' | 'maximize' | 'assert-soft' | 'simplify' | 'eval') annotatedTerm ')'
    | '(' (SYMBOL | QUOTED_SYMBOL) sExpression* ')'
    ;

function
    : symbol '(' variable* ')' sort term
    ;

signature
    : '(' symbol '(' variable* ')' sort ')'
    ;

variable
    : '(' symbol sort ')'
    ;

arity
    : '(' symbol NUMERAL ')'
    | symbol
    ;

datatype
    : '(' 'par' '(' symbol* ')' '(' constructor* ')' ')'
    | '(' symbol? constructor* ')'
    ;

constructor
    : '(' symbol variable* ')'
    | symbol
    ;

// Some commands take attributes behind the term.
annotatedTerm
    : term attribute*
    ;

// ---------------------------------------------------------------------------
// Sorts

sort
    : symbol
    | '(' '_' symbol index+ ')'
    | '(' sort+ ')'
    ;

index
    : NUMERAL
    | HEXADECIMAL
    | BINARY
    | STRING
    | symbol
    | '(' sExpression* ')'
    ;

// ---------------------------------------------------------------------------
// Terms

term
    : constant
    | symbol
    | '(' term+ ')'
    | '(' '_' (symbol | KEYWORD) index+ ')'
    | '(' 'as' term sort ')'
    | '(' '!' term attribute+ ')'
    | '(' 'let' '(' binding* ')' term ')'
    | '(' ('forall' | 'exists' | 'lambda' | 'choice' | 'set.comprehension') '(' variable* ')' term+ ')'
    | '(' 'match' term '(' case* ')' ')'
    ;

binding
    : '(' symbol term ')'
    ;

case
    : '(' pattern term ')'
    ;

pattern
    : symbol
    | '(' symbol+ ')'
    | '(' '_' symbol index+ ')'
    | '(' 'as' term sort ')'
    ;

attribute
    : KEYWORD attributeValue?
    ;

attributeValue
    : constant
    | symbol
    | '(' sExpression* ')'
    ;

constant
    : NUMERAL
    | DECIMAL
    | HEXADECIMAL
    | BINARY
    | STRING
    ;

symbol
    : SYMBOL
    | QUOTED_SYMBOL
    | 'lambda'
    | 'choice'
    | 'minimize'
    | 'maximize'
    | 'simplify'
    | 'eval'
    ;

sExpression
    : ~('(' | ')')
    | '(' sExpression* ')'
    ;

// ---------------------------------------------------------------------------
// Tokens

NUMERAL
    : [0-9]+
    ;

DECIMAL
    : [0-9]+ '.' [0-9]+
    ;

HEXADECIMAL
    : '#x' [0-9a-fA-F]+
    ;

BINARY
    : '#b' [01]+
    ;

// A quote in a string is doubled.
STRING
    : '"' (~'"' | '""')* '"'
    ;

KEYWORD
    : ':' SymbolPart+
    ;

SYMBOL
    : (SymbolStart | '#') SymbolPart*
    ;

QUOTED_SYMBOL
    : '|' ~'|'* '|'
    ;

fragment SymbolStart
    : [a-zA-Z~!@$%^&*_+=<>.?/\-\\']
    | [\u0080-\u009F\u00A1-\uFEFE\uFF00-\u{10FFFF}]
    ;

fragment SymbolPart
    : SymbolStart
    | [0-9#:]
    ;

COMMENT
    : ';' ~[\r\n]* -> channel(HIDDEN)
    ;

WHITESPACE
    : [ \t\r\n\f\u00A0\uFEFF]+ -> skip
    ;
