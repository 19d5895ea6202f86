// JSON5, and so JSON with comments and trailing commas.
//
// Written from "The JSON5 Data Interchange Format", version 1.0.0.

grammar json5;

json5
    : value EOF
    ;

value
    : object
    | array
    | STRING
    | NUMBER
    | NOT_FINITE
    | 'true'
    | 'false'
    | 'null'
    ;

object
    : '{' (member (',' member)* ','?)? '}'
    ;

member
    : name ':' value
    ;

name
    : STRING
    | IDENTIFIER
    | NOT_FINITE
    | 'true'
    | 'false'
    | 'null'
    ;

array
    : '[' (value (',' value)* ','?)? ']'
    ;

STRING
    : '"' (~["\\\r\n] | Escape)* '"'
    | '\'' (~['\\\r\n] | Escape)* '\''
    ;

// The end of a line may be escaped, too.
fragment Escape
    : '\\' ('\r\n' | .)
    ;

NOT_FINITE
    : 'Infinity'
    | 'NaN'
    ;

NUMBER
    : [+\-]? ('0' [xX] [0-9a-fA-F]+ | (Whole ('.' [0-9]*)? | '.' [0-9]+) ([eE] [+\-]? [0-9]+)?)
    | [+\-] NOT_FINITE
    ;

fragment Whole
    : '0'
    | [1-9] [0-9]*
    ;

IDENTIFIER
    : NameStart (NameStart | [0-9])*
    ;

fragment NameStart
    : [a-zA-Z_$]
    | ~[\u0000-\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]
    | '\\u' [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F] [0-9a-fA-F]
    ;

COMMENT
    : ('/*' .*? '*/' | '//' ~[\r\n\u2028\u2029]*) -> channel(HIDDEN)
    ;

SPACE
    : [ \t\r\n\u000B\f\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+ -> skip
    ;
