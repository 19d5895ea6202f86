// Tokens of C# 13.
//
// Written from ECMA-334 (C# 7) and from the feature specifications of C# 8 to 13.
//
// Braces remember in which mode they were opened, so that `}` ends an interpolation
// where it should. A raw string is one token, interpolations and all.

lexer grammar CSharpLexer;

BYTE_ORDER_MARK
    : '\uFEFF' -> skip
    ;

WHITESPACE
    : [ \t\r\n\u000B\f\u0085\u00A0\u1680\u2000-\u200B\u2028\u2029\u202F\u205F\u3000\u001A]+ -> skip
    ;

BLOCK_COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\r\n\u0085\u2028\u2029]* -> channel(HIDDEN)
    ;

// `#if`, `#region`, `#pragma` and the like, `#!` of scripts
DIRECTIVE
    : '#' [ \t]* [a-z!:] ~[\r\n\u0085\u2028\u2029]*
    ;

// All but the first branch of a condition, if they would not make sense behind it.
OTHER_BRANCH
    : '#' [ \t]* 'el' ('se' | 'if') BranchPart* '#' [ \t]* 'endif' {unfinished()}? -> type(DIRECTIVE)
    ;

fragment BranchPart
    : ~'#'
    | '#' [ \t]* (~[ie \t#] | 'i' ~'f' | 'e' ~'n' | 'en' ~'d' | 'end' ~'i')
    | '#' [ \t]* 'if' BranchPart* '#' [ \t]* 'endif'
    ;

// ---------------------------------------------------------------------------
// Keywords

ABSTRACT : 'abstract' ;
ALIAS : 'alias' ;
ALLOWS : 'allows' ;
AND : 'and' ;
AS : 'as' ;
ASCENDING : 'ascending' ;
ASSEMBLY : 'assembly' ;
ASYNC : 'async' ;
AWAIT : 'await' ;
BREAK : 'break' ;
BY : 'by' ;
CASE : 'case' ;
CATCH : 'catch' ;
CHECKED : 'checked' ;
CLASS : 'class' ;
CONST : 'const' ;
CONTINUE : 'continue' ;
DEFAULT : 'default' ;
DELEGATE : 'delegate' ;
DESCENDING : 'descending' ;
DO : 'do' ;
ELSE : 'else' ;
ENUM : 'enum' ;
EQUALS : 'equals' ;
EVENT : 'event' ;
EXPLICIT : 'explicit' ;
EXTENSION : 'extension' ;
EXTERN : 'extern' ;
FALSE : 'false' ;
FILE : 'file' ;
FINALLY : 'finally' ;
FIXED : 'fixed' ;
FOR : 'for' ;
FOREACH : 'foreach' ;
FROM : 'from' ;
GLOBAL : 'global' ;
GOTO : 'goto' ;
GROUP : 'group' ;
IF : 'if' ;
IMPLICIT : 'implicit' ;
IN : 'in' ;
INTERFACE : 'interface' ;
INTERNAL : 'internal' ;
INTO : 'into' ;
IS : 'is' ;
JOIN : 'join' ;
LET : 'let' ;
LOCK : 'lock' ;
MODULE : 'module' ;
NAMESPACE : 'namespace' ;
NEW : 'new' ;
NOT : 'not' ;
NULL : 'null' ;
ON : 'on' ;
OPERATOR : 'operator' ;
OR : 'or' ;
ORDERBY : 'orderby' ;
OUT : 'out' ;
OVERRIDE : 'override' ;
PARAMS : 'params' ;
PARTIAL : 'partial' ;
PRIVATE : 'private' ;
PROTECTED : 'protected' ;
PUBLIC : 'public' ;
READONLY : 'readonly' ;
RECORD : 'record' ;
REF : 'ref' ;
REQUIRED : 'required' ;
RETURN : 'return' ;
SCOPED : 'scoped' ;
SEALED : 'sealed' ;
SELECT : 'select' ;
SIZEOF : 'sizeof' ;
STACKALLOC : 'stackalloc' ;
STATIC : 'static' ;
STRUCT : 'struct' ;
SWITCH : 'switch' ;
THIS : 'this' ;
THROW : 'throw' ;
TRUE : 'true' ;
TRY : 'try' ;
TYPEOF : 'typeof' ;
UNCHECKED : 'unchecked' ;
UNSAFE : 'unsafe' ;
USING : 'using' ;
VIRTUAL : 'virtual' ;
VOLATILE : 'volatile' ;
WHEN : 'when' ;
WHERE : 'where' ;
WHILE : 'while' ;
WITH : 'with' ;
YIELD : 'yield' ;

// ---------------------------------------------------------------------------
// Punctuation

OPEN_BRACE : '{' -> pushMode(DEFAULT_MODE) ;
CLOSE_BRACE : '}' -> popMode ;
ASSIGN : '=' ;
SEMICOLON : ';' ;
OPEN_BRACKET : '[' ;
COLON : ':' ;
COMMA : ',' ;
CLOSE_BRACKET : ']' ;
DOT : '.' ;
DOUBLE_COLON : '::' ;
ARROW : '=>' ;
TILDE : '~' ;
PLUS : '+' ;
MINUS : '-' ;
NOT_SIGN : '!' ;
INCREMENT : '++' ;
DECREMENT : '--' ;
STAR : '*' ;
SLASH : '/' ;
PERCENT : '%' ;
AMPERSAND : '&' ;
BAR : '|' ;
CARET : '^' ;
SHIFT_LEFT : '<<' ;
GREATER : '>' ;
EQUAL : '==' ;
UNEQUAL : '!=' ;
LESS : '<' ;
LESS_EQUAL : '<=' ;
GREATER_EQUAL : '>=' ;
QUESTION : '?' ;
OPEN_PARENTHESIS : '(' ;
CLOSE_PARENTHESIS : ')' ;
DOUBLE_DOT : '..' ;
AND_AND : '&&' ;
OR_OR : '||' ;
DOUBLE_QUESTION : '??' ;
PLUS_ASSIGN : '+=' ;
MINUS_ASSIGN : '-=' ;
STAR_ASSIGN : '*=' ;
SLASH_ASSIGN : '/=' ;
PERCENT_ASSIGN : '%=' ;
AMPERSAND_ASSIGN : '&=' ;
BAR_ASSIGN : '|=' ;
CARET_ASSIGN : '^=' ;
SHIFT_LEFT_ASSIGN : '<<=' ;
DOUBLE_QUESTION_ASSIGN : '??=' ;
POINTER_ARROW : '->' ;
QUESTION_DOT : '?.' ;

// ---------------------------------------------------------------------------
// Names and literals

IDENTIFIER
    : '@'? Letter (Letter | Part)*
    ;

fragment Letter
    : [a-zA-Z_]
    | '\\u' Hex Hex Hex Hex
    | [\p{L}\p{Nl}]
    ;

fragment Part
    : [0-9]
    | [\p{Mn}\p{Mc}\p{Nd}\p{Pc}\p{Cf}]
    ;

fragment Hex
    : [0-9a-fA-F]
    ;

INTEGER
    : [0-9] [0-9_]* [uUlL]*
    | '0' [xX] [0-9a-fA-F_]+ [uUlL]*
    | '0' [bB] [01_]+ [uUlL]*
    ;

REAL
    : ([0-9] [0-9_]*)? '.' [0-9] [0-9_]* Exponent? [fFdDmM]?
    | [0-9] [0-9_]* (Exponent [fFdDmM]? | [fFdDmM])
    ;

fragment Exponent
    : [eE] [+\-]? [0-9] [0-9_]*
    ;

// More than one character stands in formats only.
CHARACTER
    : '\'' (~['\\\r\n] | '\\' .)+ '\''
    ;

STRING
    : '"' (~["\\\r\n] | '\\' .)* '"' 'u8'?
    | '@"' (~'"' | '""')* '"' 'u8'?
    ;

RAW_STRING
    : '$'* ('"""' .*? '"""' | '""""' .*? '""""' | '"""""' .*? '"""""') '"'* 'u8'?
    ;

STRING_OPEN
    : '$"' -> pushMode(INTERPOLATED)
    ;

VERBATIM_OPEN
    : ('$@"' | '@$"') -> type(STRING_OPEN), pushMode(VERBATIM)
    ;

// In formats: `{x:#,##0}`.
OTHER
    : .
    ;

// ---------------------------------------------------------------------------
// `$"…"`

mode INTERPOLATED;

STRING_CLOSE
    : '"' -> popMode
    ;

HOLE_OPEN
    : [{] -> pushMode(DEFAULT_MODE)
    ;

TEXT
    : (~["{}\\\r\n] | '\\' . | '{{' | '}}')+
    ;

// ---------------------------------------------------------------------------
// `$@"…"`

mode VERBATIM;

VERBATIM_CLOSE
    : '"' -> type(STRING_CLOSE), popMode
    ;

VERBATIM_HOLE_OPEN
    : [{] -> type(HOLE_OPEN), pushMode(DEFAULT_MODE)
    ;

VERBATIM_TEXT
    : (~["{}] | '""' | '{{' | '}}')+ -> type(TEXT)
    ;
