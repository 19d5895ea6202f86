// Go 1.24, generics included.
//
// Written from The Go Programming Language Specification.
//
// Ends of lines that are semicolons are tokens; the hook of `SemicolonLines` tells
// them from others. Types are expressions wherever both may stand: arguments,
// indices, what a conversion calls. A literal `T{…}` is no operand between `if`,
// `for` or `switch` and their block, which the hook tells, too.

grammar go;

options {
    superClass = SemicolonLines;
}

// ---------------------------------------------------------------------------
// Files and declarations

file
    : 'package' NAME end (declaration end)* EOF
    ;

end
    : ';'
    | NEWLINE
    ;

// Before a closing bracket it may be left out.
terminator
    : end
    | {this.closes()}?
    ;

declaration
    : importDeclaration
    | functionDeclaration
    | genericDeclaration
    ;

importDeclaration
    : 'import' (importSpecification | '(' (importSpecification terminator)* ')')
    ;

importSpecification
    : ('.' | NAME)? string
    ;

functionDeclaration
    : 'func' receiver? NAME typeParameters? signature block?
    ;

receiver
    : '(' (parameter (',' parameter)* ','?)? ')'
    ;

// Those that may stand in blocks, too.
genericDeclaration
    : 'const' (constantSpecification | '(' (constantSpecification terminator)* ')')
    | 'var' (variableSpecification | '(' (variableSpecification terminator)* ')')
    | 'type' (typeSpecification | '(' (typeSpecification terminator)* ')')
    ;

constantSpecification
    : names type? ('=' expressions)?
    ;

variableSpecification
    : names (type ('=' expressions)? | '=' expressions)
    ;

typeSpecification
    : NAME typeParameters? '='? type
    ;

names
    : NAME (',' NAME)*
    ;

typeParameters
    : '[' typeParameter (',' typeParameter)* ','? ']'
    ;

typeParameter
    : names constraint
    ;

constraint
    : constraintTerm ('|' constraintTerm)*
    ;

constraintTerm
    : '~'? type
    ;

signature
    : '(' (parameter (',' parameter)* ','?)? ')' result?
    ;

result
    : type
    | '(' (parameter (',' parameter)* ','?)? ')'
    ;

parameter
    : '...'? type
    | NAME '...'? type
    ;

// ---------------------------------------------------------------------------
// Types

type
    : typeName
    | '(' type ')'
    | '*' type
    | '<-' 'chan' type
    | bareType
    ;

typeName
    : NAME ('.' NAME)? ('[' type (',' type)* ','? ']')?
    ;

// Types that are no names: as arguments they stand alone, and no operator follows.
bareType
    : 'func' signature
    | literalType
    ;

// Literals and conversions may begin with them.
literalType
    : '[' (expression | '...')? ']' type
    | 'map' '[' type ']' type
    | 'chan' '<-'? type
    | bracedType
    ;

bracedType
    : 'struct' '{' (field terminator)* '}'
    | 'interface' '{' (interfaceElement terminator)* '}'
    ;

field
    : (names type | {this.embedded()}? '*'? typeName) string?
    ;

interfaceElement
    : NAME signature
    | {this.embedded()}? constraint
    ;

// ---------------------------------------------------------------------------
// Statements

block
    : '{' terminatedStatement* '}'
    ;

terminatedStatement
    : end
    | label
    | statement terminator
    ;

// What it labels is the next statement of the list.
label
    : NAME ':'
    ;

statement
    : simpleStatement
    | genericDeclaration
    | block
    | ifStatement
    | forStatement
    | switchStatement
    | selectStatement
    | ('go' | 'defer') expression
    | 'return' expressions?
    | ('break' | 'continue') NAME?
    | 'goto' NAME
    | 'fallthrough'
    ;

// The ranges of `for` are among them.
simpleStatement
    : expressions
      ( '++'
      | '--'
      | '<-' expression
      | assignmentOperator ('range'? expressions)
      )?
    | 'range' expression
    ;

assignmentOperator
    : '='
    | ':='
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    | '&='
    | '|='
    | '^='
    | '<<='
    | '>>='
    | '&^='
    ;

ifStatement
    : 'if' statementHead block ('else' 'if' statementHead block)* ('else' block)?
    ;

statementHead
    : simpleStatement (end simpleStatement?)?
    | end simpleStatement?
    ;

forStatement
    : 'for' (forHead block | block)
    ;

forHead
    : simpleStatement (end simpleStatement? (end simpleStatement?)?)?
    | end simpleStatement? (end simpleStatement?)?
    ;

switchStatement
    : 'switch' statementHead? '{' caseClause* '}'
    ;

selectStatement
    : 'select' '{' caseClause* '}'
    ;

caseClause
    : ('case' simpleStatement | 'default') ':' terminatedStatement*
    ;

// ---------------------------------------------------------------------------
// Expressions

expressions
    : expression (',' expression)*
    ;

expression
    : operation
    | {this.bare()}? unaryOperator* bareType
    ;

operation
    : operation binaryOperator operation
    | unaryOperator operation
    | primary
    ;

binaryOperator
    : '||'
    | '&&'
    | '=='
    | '!='
    | '<'
    | '<='
    | '>'
    | '>='
    | '+'
    | '-'
    | '|'
    | '^'
    | '*'
    | '/'
    | '%'
    | '<<'
    | '>>'
    | '&'
    | '&^'
    ;

unaryOperator
    : '+'
    | '-'
    | '!'
    | '^'
    | '*'
    | '&'
    | '<-'
    | '~'
    ;

primary
    : primary '.' (NAME | '(' (type | 'type') ')')
    | primary '[' index ']'
    | primary arguments
    | primary {this.literal()}? literalValue
    | operand
    ;

operand
    : NAME
    | NUMBER
    | RUNE
    | string
    | '(' expression ')'
    | 'func' signature (block | arguments)
    | literalType (literalValue | arguments)
    | bracedType '.' NAME
    ;

arguments
    : '(' (argument (',' argument)* ','?)? ')'
    ;

index
    : expression (',' expression)* ','?
    | expression? ':' expression? (':' expression)?
    ;

argument
    : expression '...'?
    ;

literalValue
    : '{' (element (',' element)* ','?)? '}'
    ;

element
    : elementValue (':' elementValue)?
    ;

elementValue
    : expression
    | literalValue
    ;

string
    : STRING
    | RAW_STRING
    ;

// ---------------------------------------------------------------------------
// Tokens

NEWLINE
    : '\r'? '\n'
    ;

WHITESPACE
    : [ \t\r\uFEFF]+ -> skip
    ;

LINE_COMMENT
    : '//' ~[\n]* -> channel(HIDDEN)
    ;

BLOCK_COMMENT
    : '/*' (~'*' | '*'+ ~[*/])* '*'+ '/' -> channel(HIDDEN)
    ;

NUMBER
    : ( Digits ('.' Digits?)? Exponent?
      | '.' Digits Exponent?
      | '0' [bBoO] [0-9_]+
      | '0' [xX] ([0-9a-fA-F_]+ ('.' [0-9a-fA-F_]*)? | '.' [0-9a-fA-F_]+) ([pP] [+\-]? Digits)?
      ) 'i'?
    ;

fragment Digits
    : [0-9] [0-9_]*
    ;

fragment Exponent
    : [eE] [+\-]? Digits
    ;

RUNE
    : '\'' (~['\\\r\n] | Escape) '\''
    ;

STRING
    : '"' (~["\\\r\n] | Escape)* '"'
    ;

RAW_STRING
    : '`' ~[`]* '`'
    ;

// How long it may be is left to the compiler.
fragment Escape
    : '\\' [0-7] [0-7] [0-7]
    | '\\' 'x' HexDigit HexDigit
    | '\\' 'u' HexDigit HexDigit HexDigit HexDigit
    | '\\' 'U' HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit
    | '\\' ~[\r\n]
    ;

fragment HexDigit
    : [0-9a-fA-F]
    ;

NAME
    : [a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}] [a-zA-Z0-9_\u0080-\uFEFE\uFF00-\u{10FFFF}]*
    ;
