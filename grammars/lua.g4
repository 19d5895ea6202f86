// Lua 5.1 to 5.5, with what LuaJIT adds.
//
// Written from the Lua Reference Manuals and the documentation of LuaJIT.

grammar lua;

// ---------------------------------------------------------------------------
// Statements

chunk
    : block EOF
    ;

block
    : statement* returnStatement?
    ;

statement
    : ';'
    | assignment
    | localDeclaration
    | globalDeclaration
    | functionDeclaration
    | ifStatement
    | whileStatement
    | repeatStatement
    | forStatement
    | 'do' block 'end'
    | '::' name '::'
    | 'goto' name
    | 'break'
    ;

// A call, or an assignment. A bracket behind an expression belongs to that.
assignment
    : {this.begins()}? prefix ((',' prefix)* '=' expressions)?
    ;

localDeclaration
    : 'local' (attribute? variable (',' variable)* ('=' expressions)? | 'function' name functionBody)
    ;

globalDeclaration
    : 'global'
      ( attribute? (variable (',' variable)* ('=' expressions)? | '*')
      | 'function' name functionBody
      )
    ;

variable
    : name attribute?
    ;

attribute
    : '<' name '>'
    ;

functionDeclaration
    : 'function' name ('.' name)* (':' name)? functionBody
    ;

ifStatement
    : 'if' expression 'then' block ('elseif' expression 'then' block)* ('else' block)? 'end'
    ;

whileStatement
    : 'while' expression 'do' block 'end'
    ;

repeatStatement
    : 'repeat' block 'until' expression
    ;

forStatement
    : 'for' name (',' name)* ('=' | 'in') expressions 'do' block 'end'
    ;

returnStatement
    : 'return' expressions? ';'?
    ;

// ---------------------------------------------------------------------------
// Expressions

expressions
    : expression (',' expression)*
    ;

expression
    : expression binaryOperator expression
    | ('not' | '-' | '#' | '~') expression
    | 'function' functionBody
    | prefix
    | literal
    | table
    ;

binaryOperator
    : 'or'
    | 'and'
    | '<'
    | '>'
    | '<='
    | '>='
    | '~='
    | '=='
    | '|'
    | '~'
    | '&'
    | '<<'
    | '>>'
    | '..'
    | '+'
    | '-'
    | '*'
    | '/'
    | '//'
    | '%'
    | '^'
    ;

literal
    : 'nil'
    | 'true'
    | 'false'
    | '...'
    | NUMBER
    | string
    ;

// What may be called, indexed and, if it does not end with a call, assigned to.
prefix
    : prefix '.' name
    | prefix '[' expression ']'
    | prefix (':' name)? arguments
    | name
    | '(' expression ')'
    ;

arguments
    : '(' expressions? ')'
    | table
    | string
    ;

functionBody
    : '(' (parameter (',' parameter)*)? ')' block 'end'
    ;

parameter
    : name
    | '...' name?
    ;

table
    : '{' (field ((',' | ';') field)* (',' | ';')?)? '}'
    ;

field
    : expression
    | (name | '[' expression ']') '=' expression
    ;

string
    : STRING
    | LONG_STRING
    ;

// Words that some versions reserve.
name
    : NAME
    | 'goto'
    | 'global'
    ;

// ---------------------------------------------------------------------------
// Tokens

// The first line, for a shell.
SHEBANG
    : '#' {this.first()}? ~[\r\n]* -> channel(HIDDEN)
    ;

LONG_COMMENT
    : '--' LongBracket -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '--' (~[[\r\n] ~[\r\n]* | '[' '='* (~[=[\r\n] ~[\r\n]*)?)? -> channel(HIDDEN)
    ;

WHITESPACE
    : [ \t\r\n\u000B\f\uFEFF]+ -> skip
    ;

// The suffixes are those of LuaJIT.
NUMBER
    : ( Digits ('.' Digits?)? Exponent?
      | '.' Digits Exponent?
      | '0' [xX] (HexDigits ('.' HexDigits?)? | '.' HexDigits) ([pP] [+\-]? Digits)?
      | '0' [bB] [01]+
      ) ([uU]? [lL] [lL] | [iI])?
    ;

fragment Digits
    : [0-9]+
    ;

fragment HexDigits
    : [0-9a-fA-F]+
    ;

fragment Exponent
    : [eE] [+\-]? Digits
    ;

STRING
    : '"' (~["\\\r\n] | Escape)* '"'
    | '\'' (~['\\\r\n] | Escape)* '\''
    ;

// How long it may be is left to the compiler, but `\z` takes the white space behind it.
fragment Escape
    : '\\' ('\r\n' | '\n\r' | 'z' [ \t\r\n\u000B\f]* | .)
    ;

LONG_STRING
    : LongBracket
    ;

// As many equals signs in front as behind.
fragment LongBracket
    : '[' Leveled ']'
    ;

fragment Leveled
    : '[' .*? ']'
    | '=' Leveled '='
    ;

NAME
    : [a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}] [a-zA-Z0-9_\u0080-\uFEFE\uFF00-\u{10FFFF}]*
    ;
