// Regular expressions as JavaScript, Python, Java, Go, Ruby and PCRE read them.
//
// Written from the standard of ECMAScript and the manuals of Python's `re`, Java's `Pattern`, Go's
// `regexp` and PCRE2.
//
// Each literal character is a token. In a set nearly all signs stand for themselves; whether `]`
// does at its beginning depends on the language, so both are read.

grammar regex;

file : alternatives EOF ;

alternatives : alternative ('|' alternative)* ;

alternative : term* ;

term
    : atom quantifier?
    | '^'
    | ASSERTION
    ;

quantifier : ('*' | '+' | '?' | REPETITION) ('?' | '+')? ;

atom
    : CHARACTER
    | ESCAPE
    | DIGITS_ESCAPE
    | '.'
    | '-'
    | '}'
    | '{'
    | ']'
    | NAMED
    | set
    | GROUP alternatives ')'
    | '(' alternatives ')'
    ;

set : '[' '^'? setItem* ']'
    | '[' '^'? ']' setItem* ']'
    ;

setItem
    : setCharacter ('-' setCharacter)?
    | '-'
    | CLASS
    ;

setCharacter
    : CHARACTER
    | ESCAPE
    | DIGITS_ESCAPE
    | ASSERTION
    | REPETITION
    | GROUP
    | NAMED
    | '('
    | ')'
    | '['
    | '^'
    | '|'
    | '.'
    | '*'
    | '+'
    | '?'
    | '{'
    | '}'
    ;

// `$`, `\b`, flags, comments
ASSERTION
    : '$'
    | '\\' [bBAZzG]
    | '(?' [a-zA-Z^\-]+ ')'
    | '(?#' ~')'* ')'
    ;

GROUP
    : '(?' ([:=!>|] | '<' [=!] | 'P'? '<' Name '>' | '\'' Name '\'' | [a-zA-Z^\-]* ':' | Condition)
    ;

// A reference to a group by its name.
NAMED
    : '(?P=' Name ')'
    | '\\k<' Name '>'
    ;

REPETITION
    : '{' [0-9]+ (',' [0-9]*)? '}'
    | '{,' [0-9]+ '}'
    ;

ESCAPE
    : '\\' ('x' Hex Hex | 'u' Hex Hex Hex Hex | [ux] '{' Hex+ '}' | [pP] '{' ~[{}]* '}' | 'c' [a-zA-Z]
      | ~[0-9bBAZzG\r\n])
    ;

// A reference to a group by its number, or a character by its code.
DIGITS_ESCAPE
    : '\\' [0-9]+
    ;

// `[:alpha:]`
CLASS
    : '[:' '^'? [a-z]+ ':]'
    ;

CHARACTER
    : ~[\\^$.|?*+()[\]{}\-]
    ;

// Whether a group took part: `(?(1)a|b)`.
fragment Condition : '(' ([0-9]+ | Name) ')' ;

fragment Name : NameStart (NameStart | [0-9])* ;

fragment NameStart : [a-zA-Z_\u0080-\u{10FFFF}] ;

fragment Hex : [0-9a-fA-F] ;
