// Format strings as they stand in source: those of printf and its relatives (`%5.2f`) and those
// with fields in braces (`{name:>8}`) of Python, Rust, C# and others.
//
// Written from the manuals of C's and Go's printf, Python's str.format and Rust's std::fmt.
//
// All else is single characters, so that any part of it can go.

grammar format;

file : part* EOF ;

part : CHARACTER | CONVERSION | REPLACEMENT ;

// `%[1]s` is Go's, `%1$s` that of POSIX, `%(name)s` Python's.
CONVERSION
    : '%' ('(' ~[()\\]* ')' | [0-9]+ '$' | Index)? [-+ #0']* Number? ('.' Number?)? Index? Length?
      [a-zA-Z%]
    ;

fragment Number : [0-9]+ | '*' ([0-9]+ '$')? ;

fragment Index : '[' [0-9]+ ']' ;

fragment Length : 'hh' | 'h' | 'l' | 'll' | 'j' | 'z' | 't' | 'L' | 'q' ;

// A width may be a field in turn.
REPLACEMENT
    : '{' (~[{}\\\r\n] | '{' ~[{}\\\r\n]* '}')* '}'
    ;

// An escape is one, too; so are the braces that stand for one.
CHARACTER
    : '\\' ([0-7] [0-7]? [0-7]? | 'x' Hex+ | 'u' Hex+ | 'u{' Hex+ '}' | 'U' Hex+ | .)
    | '{{'
    | '}}'
    | .
    ;

fragment Hex : [0-9a-fA-F] ;
