// JSON as RFC 8259 defines it (the same language as ECMA-404), and comments, which are
// passed over: no candidate has any that the input does not have.

grammar json;

json
    : value EOF
    ;

value
    : object
    | array
    | STRING
    | NUMBER
    | 'true'
    | 'false'
    | 'null'
    ;

object
    : '{' (member (',' member)*)? '}'
    ;

member
    : STRING ':' value
    ;

array
    : '[' (value (',' value)*)? ']'
    ;

STRING
    : '"' (~["\\\u0000-\u001F] | Escape)* '"'
    ;

fragment Escape
    : '\\' (["\\/bfnrt] | 'u' HexDigit HexDigit HexDigit HexDigit)
    ;

fragment HexDigit
    : [0-9a-fA-F]
    ;

NUMBER
    : '-'? ('0' | [1-9] [0-9]*) ('.' [0-9]+)? ([eE] [+\-]? [0-9]+)?
    ;

WHITESPACE
    : ([ \t\r\n\uFEFF]+ | '//' ~[\r\n]* | '/*' .*? '*/') -> skip
    ;
