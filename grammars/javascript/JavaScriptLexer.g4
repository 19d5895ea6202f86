// Tokens of ECMAScript 2024 with JSX.
//
// Written from ECMA-262 (15th edition, chapter 12 and Annex B) and from the
// draft specification of JSX.
//
// What a slash or `<` is depends on whether an operand may stand there: a hook
// keeps track of that (`ScriptBase`). Braces remember in which mode they were
// opened, so that `}` ends a substitution of a template or of JSX where it should.

lexer grammar JavaScriptLexer;

options { superClass = ScriptBase; }

HASHBANG
    : '#!' ~[\r\n\u2028\u2029]* -> channel(HIDDEN)
    ;

BLOCK_COMMENT
    : BlockComment -> channel(HIDDEN)
    ;

LINE_COMMENT
    : LineComment -> channel(HIDDEN)
    ;

WHITESPACE
    : Space+ -> skip
    ;

// ---------------------------------------------------------------------------
// Reserved words

BREAK : 'break' ;
CASE : 'case' ;
CATCH : 'catch' ;
CLASS : 'class' ;
CONST : 'const' ;
CONTINUE : 'continue' ;
DEBUGGER : 'debugger' ;
DEFAULT : 'default' ;
DELETE : 'delete' ;
DO : 'do' ;
ELSE : 'else' ;
ENUM : 'enum' ;
EXPORT : 'export' ;
EXTENDS : 'extends' ;
FALSE : 'false' ;
FINALLY : 'finally' ;
FOR : 'for' ;
FUNCTION : 'function' ;
IF : 'if' ;
IMPORT : 'import' ;
IN : 'in' ;
INSTANCEOF : 'instanceof' ;
NEW : 'new' ;
NULL : 'null' ;
RETURN : 'return' ;
SUPER : 'super' ;
SWITCH : 'switch' ;
THIS : 'this' ;
THROW : 'throw' ;
TRUE : 'true' ;
TRY : 'try' ;
TYPEOF : 'typeof' ;
VAR : 'var' ;
VOID : 'void' ;
WHILE : 'while' ;
WITH : 'with' ;

// Words that are names elsewhere

ACCESSOR : 'accessor' ;
AS : 'as' ;
ASSERT : 'assert' ;
ASYNC : 'async' ;
AWAIT : 'await' ;
FROM : 'from' ;
GET : 'get' ;
LET : 'let' ;
OF : 'of' ;
SET : 'set' ;
STATIC : 'static' ;
USING : 'using' ;
YIELD : 'yield' ;

// ---------------------------------------------------------------------------
// Punctuators

OPEN_BRACE : '{' -> pushMode(DEFAULT_MODE) ;
CLOSE_BRACE : '}' -> popMode ;
OPEN_PARENTHESIS : '(' ;
CLOSE_PARENTHESIS : ')' ;
OPEN_BRACKET : '[' ;
CLOSE_BRACKET : ']' ;
SEMICOLON : ';' ;
COMMA : ',' ;
DOT : '.' ;
ELLIPSIS : '...' ;
QUESTION : '?' ;
// `a ?.5 : b` is a condition.
CHAIN : '?.' {this.noDigit()}? ;
COLON : ':' ;
ARROW : '=>' ;
AT : '@' ;

ASSIGN : '=' ;
ASSIGN_ADD : '+=' ;
ASSIGN_SUBTRACT : '-=' ;
ASSIGN_MULTIPLY : '*=' ;
ASSIGN_DIVIDE : '/=' ;
ASSIGN_REMAINDER : '%=' ;
ASSIGN_POWER : '**=' ;
ASSIGN_SHIFT_LEFT : '<<=' ;
ASSIGN_SHIFT_RIGHT : '>>=' ;
ASSIGN_SHIFT_RIGHT_UNSIGNED : '>>>=' ;
ASSIGN_BIT_AND : '&=' ;
ASSIGN_BIT_OR : '|=' ;
ASSIGN_BIT_XOR : '^=' ;
ASSIGN_AND : '&&=' ;
ASSIGN_OR : '||=' ;
ASSIGN_COALESCE : '??=' ;

INCREMENT : '++' ;
DECREMENT : '--' ;
ADD : '+' ;
SUBTRACT : '-' ;
MULTIPLY : '*' ;
DIVIDE : '/' ;
REMAINDER : '%' ;
POWER : '**' ;
SHIFT_LEFT : '<<' ;
SHIFT_RIGHT : '>>' ;
SHIFT_RIGHT_UNSIGNED : '>>>' ;
BIT_AND : '&' ;
BIT_OR : '|' ;
BIT_XOR : '^' ;
BIT_NOT : '~' ;
AND : '&&' ;
OR : '||' ;
NOT : '!' ;
COALESCE : '??' ;

// An element of JSX, where an operand may stand.
JSX_OPEN : '<' {this.jsxAllowed()}? -> pushMode(JSX_TAG) ;
LESS : '<' ;
GREATER : '>' ;
LESS_EQUAL : '<=' ;
GREATER_EQUAL : '>=' ;
EQUAL : '==' ;
NOT_EQUAL : '!=' ;
IDENTICAL : '===' ;
NOT_IDENTICAL : '!==' ;

// ---------------------------------------------------------------------------
// Literals and names

NUMBER
    : '0' [xX] [0-9a-fA-F_]+ 'n'?
    | '0' [oO] [0-7_]+ 'n'?
    | '0' [bB] [01_]+ 'n'?
    | Digits ('n' | '.' Digits? Exponent? | Exponent)?
    | '.' Digits Exponent?
    ;

STRING
    : '"' (~["\\\r\n] | Escape)* '"'
    | '\'' (~['\\\r\n] | Escape)* '\''
    ;

TEMPLATE_OPEN
    : '`' -> pushMode(TEMPLATE)
    ;

REGULAR_EXPRESSION
    : '/' RegexFirst {this.regexAllowed()}? (RegexFirst | '*')* '/' NamePart*
    ;

PRIVATE_NAME
    : '#' NameStart NamePart*
    ;

IDENTIFIER
    : NameStart NamePart*
    ;

fragment BlockComment
    : '/*' (~'*' | '*'+ ~[*/])* '*'+ '/'
    ;

fragment LineComment
    : '//' ~[\r\n\u2028\u2029]*
    ;

fragment Space
    : [ \t\u000B\f\r\n\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]
    ;

fragment Digits
    : [0-9] [0-9_]*
    ;

fragment Exponent
    : [eE] [+\-]? Digits
    ;

fragment Escape
    : '\\' ('\r\n' | [\u0000-\u{10FFFF}])
    ;

fragment RegexFirst
    : ~[*/\\[\r\n\u2028\u2029]
    | RegexEscape
    | '[' (~[\]\\\r\n\u2028\u2029] | RegexEscape)* ']'
    ;

fragment RegexEscape
    : '\\' ~[\r\n\u2028\u2029]
    ;

// Every character beyond ASCII that is no white space; which of them are letters
// is left to the compiler.
fragment NameStart
    : [a-zA-Z_$]
    | ~[\u0000-\u007F\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]
    | '\\u' HexDigit HexDigit HexDigit HexDigit
    | '\\u{' HexDigit+ '}'
    ;

fragment NamePart
    : NameStart
    | [0-9]
    ;

fragment HexDigit
    : [0-9a-fA-F]
    ;

// ---------------------------------------------------------------------------
// Between the backticks of a template

mode TEMPLATE;

TEMPLATE_CLOSE
    : '`' -> popMode
    ;

TEMPLATE_SUBSTITUTION
    : '${' -> pushMode(DEFAULT_MODE)
    ;

TEMPLATE_TEXT
    : (~[`\\$] | Escape)+
    ;

TEMPLATE_DOLLAR
    : '$' -> type(TEMPLATE_TEXT)
    ;

// ---------------------------------------------------------------------------
// Inside `<a b="c">`, behind `<`

mode JSX_TAG;

JSX_SPACE
    : Space+ -> skip
    ;

JSX_COMMENT
    : (BlockComment | LineComment) -> channel(HIDDEN)
    ;

JSX_SELF_CLOSE
    : '/' Space* '>' -> popMode
    ;

JSX_TAG_END
    : [>] -> mode(JSX_CHILDREN)
    ;

JSX_EQUALS : [=] ;
JSX_DOT : [.] ;
JSX_COLON : [:] ;

JSX_NAME
    : NameStart (NamePart | '-')*
    ;

JSX_STRING
    : '"' ~'"'* '"'
    | '\'' ~'\''* '\''
    ;

JSX_OPEN_BRACE
    : [{] -> pushMode(DEFAULT_MODE)
    ;

// As the value of an attribute.
JSX_VALUE
    : [<] -> type(JSX_OPEN), pushMode(JSX_TAG)
    ;

// ---------------------------------------------------------------------------
// Between `<a>` and `</a>`

mode JSX_CHILDREN;

JSX_TEXT
    : ~[<{]+
    ;

JSX_CHILD_BRACE
    : [{] -> type(JSX_OPEN_BRACE), pushMode(DEFAULT_MODE)
    ;

JSX_CHILD
    : [<] -> type(JSX_OPEN), pushMode(JSX_TAG)
    ;

JSX_END
    : '<' Space* '/' -> mode(JSX_CLOSING)
    ;

// ---------------------------------------------------------------------------
// Behind `</`

mode JSX_CLOSING;

JSX_CLOSING_SPACE
    : Space+ -> skip
    ;

JSX_CLOSING_COMMENT
    : (BlockComment | LineComment) -> channel(HIDDEN)
    ;

JSX_CLOSING_DOT : [.] -> type(JSX_DOT) ;
JSX_CLOSING_COLON : [:] -> type(JSX_COLON) ;

JSX_CLOSING_NAME
    : NameStart (NamePart | '-')* -> type(JSX_NAME)
    ;

JSX_CLOSE
    : [>] -> popMode
    ;
