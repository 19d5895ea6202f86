// WGSL, the WebGPU Shading Language.
//
// Written from the W3C specification "WebGPU Shading Language". Lines that begin
// with `#` and names with `::` are of preprocessors for it, as engines use them.
//
// `<` behind a name opens a list of template arguments if one can be read there:
// no comparison and no logical operator stands in it outside parentheses, as in the
// specification. `>` is always a token of its own, since two of them may close two
// lists: `>>=` is `>` `>` `=`.

grammar wgsl;

// ---------------------------------------------------------------------------
// Files

file
    : globalItem* EOF
    ;

globalItem
    : DIRECTIVE
    | ';'
    | ('enable' | 'requires') IDENTIFIER (',' IDENTIFIER)* ','? ';'
    | 'diagnostic' arguments ';'
    | attribute* variable ';'
    | 'alias' IDENTIFIER '=' type ';'
    | 'const_assert' expression ';'
    | attribute* 'struct' IDENTIFIER '{' (member ','?)* '}'
    | function
    ;

attribute
    : '@' (IDENTIFIER | 'const' | 'diagnostic') arguments?
    ;

variable
    : ('var' templateList? | 'let' | 'const' | 'override') IDENTIFIER (':' type)? ('=' expression)?
    ;

member
    : DIRECTIVE
    | attribute* IDENTIFIER ':' type
    ;

function
    : attribute* ('virtual' | 'override')? 'fn' IDENTIFIER '(' (parameter ','?)* ')'
      ('->' attribute* type)? block
    ;

parameter
    : DIRECTIVE
    | attribute* IDENTIFIER ':' type
    ;

type
    : IDENTIFIER templateList?
    ;

templateList
    : '<' templateArgument (',' templateArgument)* ','? '>'
    ;

templateArgument
    : operand (arithmeticOperator operand)*
    ;

// ---------------------------------------------------------------------------
// Statements

block
    : attribute* '{' statement* '}'
    ;

statement
    : DIRECTIVE
    | ';'
    | block
    | variable ';'
    | expression assignment? ';'
    | 'const_assert' expression ';'
    | 'return' expression? ';'
    | 'discard' ';'
    | 'break' ('if' expression)? ';'
    | 'continue' ';'
    | 'continuing' block
    | attribute* 'if' expression block elseIf* else?
    | attribute* 'switch' expression attribute* '{' case* '}'
    | attribute* 'loop' block
    | attribute* 'for' '(' (variable | expression assignment?)? ';' expression? ';' (expression assignment?)? ')' block
    | attribute* 'while' expression block
    ;

assignment
    : assignmentOperator expression
    | '++'
    | '--'
    ;

assignmentOperator
    : '='
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    | '&='
    | '|='
    | '^='
    | '<<='
    | '>' '>' '='
    ;

elseIf
    : DIRECTIVE* 'else' 'if' expression block
    ;

else
    : DIRECTIVE* 'else' block
    ;

case
    : DIRECTIVE
    | 'case' selector (',' selector)* ','? ':'? block
    | 'default' ':'? block
    ;

selector
    : expression
    | 'default'
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : operand (binaryOperator operand)*
    ;

operand
    : prefix* primary postfix*
    ;

prefix
    : '-'
    | '!'
    | '~'
    | '*'
    | '&'
    | DIRECTIVE
    ;

primary
    : IDENTIFIER templateList?
    | NUMBER
    | 'true'
    | 'false'
    | '(' expression ')'
    ;

postfix
    : '.' IDENTIFIER
    | '[' expression ']'
    | arguments
    | DIRECTIVE
    ;

arguments
    : '(' (expression (',' expression)* ','?)? ')'
    ;

arithmeticOperator
    : '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '&'
    | '|'
    | '^'
    | '<<'
    ;

binaryOperator
    : arithmeticOperator
    | '>' ('>' | '=')?
    | '<'
    | '<='
    | '=='
    | '!='
    | '&&'
    | '||'
    | '--'
    | DIRECTIVE
    ;

// ---------------------------------------------------------------------------
// Tokens

NUMBER
    : '0' [xX] ([0-9a-fA-F]+ '.'? [0-9a-fA-F]* | '.' [0-9a-fA-F]+) ([pP] [+\-]? [0-9]+)? [a-z]*
    | ([0-9]+ '.'? [0-9]* | '.' [0-9]+) ([eE] [+\-]? [0-9]+)? [a-z]*
    ;

IDENTIFIER
    : Word ('::' Word)*
    ;

fragment Word
    : ([a-zA-Z_] | NonAscii) ([a-zA-Z0-9_] | NonAscii)*
    | '#{' [a-zA-Z0-9_]+ '}'
    ;

fragment NonAscii
    : [\u00AA-\u2027\u202A-\uFEFE\uFF00-\u{10FFFF}]
    ;

DIRECTIVE
    : '#' [a-z] [a-zA-Z0-9_]* (~[\r\n{] | '{' (~[{}] | '{' (~[{}] | '{' ~[{}]* '}')* '}')* '}')*
    ;

BLOCK_COMMENT
    : '/*' (BLOCK_COMMENT | .)*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\n\u000B\f\r\u0085\u2028\u2029]* -> channel(HIDDEN)
    ;

WHITESPACE
    : [ \t\r\n\u000B\f\u0085\u200E\u200F\u2028\u2029\uFEFF]+ -> skip
    ;
