// Tokens of PHP 8.5.
//
// Written from the language reference of the PHP manual and the RFCs of each
// version.
//
// Braces remember in which mode they were opened, so that `}` ends an expression in
// a string where it should. Text outside of code and the ends of here-documents are
// found by a hook (`php.rs`).

lexer grammar PhpLexer;

options { caseInsensitive = true; }

// ---------------------------------------------------------------------------
// Text outside of code, line by line, and what begins code: read by the hook

HTML
    : '\u0000' {this.never()}?
    ;

OPEN_TAG
    : '\u0000' {this.never()}?
    ;

OPEN_ECHO_TAG
    : '\u0000' {this.never()}?
    ;

// ---------------------------------------------------------------------------
// Code

CLOSE_TAG
    : '?>' ('\r'? '\n')?
    ;

// Without code behind it.
LAST_CLOSE_TAG
    : '\u0000' {this.never()}?
    ;

BLOCK_COMMENT
    : '/*' (~'*' | '*'+ ~[*/])* '*'+ '/' -> channel(HIDDEN)
    ;

// Up to the end of the line or of the code.
LINE_COMMENT
    : ('//' | '#') -> channel(HIDDEN)
    | ('//' | '#' ~[[?\r\n] | '#' '?'+ ~[?>\r\n]) CommentPart* ('?'+ '\r'? '\n')? -> channel(HIDDEN)
    ;

fragment CommentPart
    : ~[?\r\n]
    | '?'+ ~[?>\r\n]
    ;

WHITESPACE
    : [ \t\r\n\u000B\f\uFEFF]+ -> channel(HIDDEN)
    ;

// All behind it is data.
HALT_COMPILER
    : '__halt_compiler' [ \t\r\n]* '(' [ \t\r\n]* ')' [ \t\r\n]* (';' | '?>') .*
    ;

ABSTRACT : 'abstract' ;
AS : 'as' ;
BREAK : 'break' ;
CASE : 'case' ;
CATCH : 'catch' ;
CLASS : 'class' ;
CLONE : 'clone' ;
CONST : 'const' ;
CONTINUE : 'continue' ;
DECLARE : 'declare' ;
DEFAULT : 'default' ;
DO : 'do' ;
ECHO : 'echo' ;
ELSE : 'else' ;
ELSEIF : 'elseif' ;
ENDDECLARE : 'enddeclare' ;
ENDFOR : 'endfor' ;
ENDFOREACH : 'endforeach' ;
ENDIF : 'endif' ;
ENDSWITCH : 'endswitch' ;
ENDWHILE : 'endwhile' ;
ENUM : 'enum' ;
EXTENDS : 'extends' ;
FINAL : 'final' ;
FINALLY : 'finally' ;
FN : 'fn' ;
FOR : 'for' ;
FOREACH : 'foreach' ;
FUNCTION : 'function' ;
GLOBAL : 'global' ;
GOTO : 'goto' ;
IF : 'if' ;
IMPLEMENTS : 'implements' ;
INCLUDE : 'include' ;
INCLUDE_ONCE : 'include_once' ;
INSTANCEOF : 'instanceof' ;
INSTEADOF : 'insteadof' ;
INTERFACE : 'interface' ;
MATCH : 'match' ;
NAMESPACE : 'namespace' ;
NEW : 'new' ;
AND : 'and' ;
OR : 'or' ;
XOR : 'xor' ;
PRINT : 'print' ;
PRIVATE : 'private' ;
PROTECTED : 'protected' ;
PUBLIC : 'public' ;
READONLY : 'readonly' ;
REQUIRE : 'require' ;
REQUIRE_ONCE : 'require_once' ;
RETURN : 'return' ;
STATIC : 'static' ;
SWITCH : 'switch' ;
THROW : 'throw' ;
TRAIT : 'trait' ;
TRY : 'try' ;
USE : 'use' ;
VAR : 'var' ;
WHILE : 'while' ;
YIELD : 'yield' ;

YIELD_FROM
    : 'yield' [ \t\r\n]+ 'from'
    ;

CAST
    : '(' [ \t]*
      ( 'int' 'eger'?
      | 'bool' 'ean'?
      | 'float'
      | 'double'
      | 'real'
      | 'string'
      | 'binary'
      | 'array'
      | 'object'
      | 'unset'
      | 'void'
      )
      [ \t]* ')'
    ;

ATTRIBUTE_OPEN : '#[' ;
PARENTHESIS_OPEN : '(' ;
PARENTHESIS_CLOSE : ')' ;
BRACKET_OPEN : '[' ;
BRACKET_CLOSE : ']' ;
SEMICOLON : ';' ;
COMMA : ',' ;
COLON : ':' ;
COLON_COLON : '::' ;
QUESTION : '?' ;
QUESTION_QUESTION : '??' ;
ARROW : '->' ;
QUESTION_ARROW : '?->' ;
DOUBLE_ARROW : '=>' ;
ELLIPSIS : '...' ;
BACKSLASH : '\\' ;
AT : '@' ;
DOLLAR : '$' ;
INCREMENT : '++' ;
DECREMENT : '--' ;
ASSIGN : '=' ;
PLUS_ASSIGN : '+=' ;
MINUS_ASSIGN : '-=' ;
TIMES_ASSIGN : '*=' ;
DIVIDE_ASSIGN : '/=' ;
MODULO_ASSIGN : '%=' ;
POWER_ASSIGN : '**=' ;
DOT_ASSIGN : '.=' ;
AND_ASSIGN : '&=' ;
OR_ASSIGN : '|=' ;
XOR_ASSIGN : '^=' ;
LEFT_SHIFT_ASSIGN : '<<=' ;
RIGHT_SHIFT_ASSIGN : '>>=' ;
COALESCE_ASSIGN : '??=' ;
PIPE_ARROW : '|>' ;
OR_OR : '||' ;
AND_AND : '&&' ;
BIT_OR : '|' ;
BIT_AND : '&' ;
BIT_XOR : '^' ;
EQUAL : '==' ;
NOT_EQUAL : '!=' ;
IDENTICAL : '===' ;
NOT_IDENTICAL : '!==' ;
LESS_GREATER : '<>' ;
SPACESHIP : '<=>' ;
LESS : '<' ;
GREATER : '>' ;
LESS_EQUAL : '<=' ;
GREATER_EQUAL : '>=' ;
LEFT_SHIFT : '<<' ;
RIGHT_SHIFT : '>>' ;
PLUS : '+' ;
MINUS : '-' ;
TIMES : '*' ;
DIVIDE : '/' ;
MODULO : '%' ;
POWER : '**' ;
DOT : '.' ;
NOT : '!' ;
COMPLEMENT : '~' ;

BRACE_OPEN : '{' -> pushMode(DEFAULT_MODE) ;
BRACE_CLOSE : '}' -> popMode ;

VARIABLE
    : '$' Name
    ;

NAME
    : Name
    ;

QUALIFIED_NAME
    : Name ('\\' Name)+
    | ('\\' Name)+
    ;

fragment Name
    : [a-z_\u0080-\u{10FFFF}] [a-z0-9_\u0080-\u{10FFFF}]*
    ;

NUMBER
    : Digits ('.' Digits?)? Exponent?
    | '.' Digits Exponent?
    | '0x' [0-9a-f_]+
    | '0' [bo] [0-9_]+
    ;

fragment Digits
    : [0-9] [0-9_]*
    ;

fragment Exponent
    : 'e' [+\-]? Digits
    ;

// ---------------------------------------------------------------------------
// Strings

STRING
    : 'b'? '\'' (~['\\] | '\\' .)* '\''
    ;

QUOTE
    : 'b'? '"' -> pushMode(QUOTED)
    ;

BACKQUOTE
    : '`' -> pushMode(SHELL)
    ;

// The hook looks for the end.
HEREDOC_START
    : 'b'? '<<<' [ \t]* (Name | '"' Name '"') '\r'? '\n' {this.heredoc();} -> pushMode(HEREDOC)
    ;

// The rest is read by the hook.
NOWDOC
    : 'b'? '<<<' [ \t]* '\'' Name '\'' '\r'? '\n' {this.nowdoc();}
    ;

// What stands nowhere in code, but may in text.
OTHER
    : .
    ;

// ---------------------------------------------------------------------------
// Within strings: text, variables, expressions in braces

mode QUOTED;

QUOTED_CLOSE
    : '"' -> type(QUOTE), popMode
    ;

STRING_TEXT
    : (~["\\{$] | '\\' . | '{' ~["\\{$])+
    ;

STRING_VARIABLE
    : Interpolated
    ;

BRACE_EXPRESSION_OPEN
    : '{' {this.variable()}? -> pushMode(DEFAULT_MODE)
    ;

DOLLAR_BRACE_OPEN
    : '${' -> pushMode(DEFAULT_MODE)
    ;

STRING_CHARACTER
    : [{$] -> type(STRING_TEXT)
    ;

fragment Interpolated
    : '$' Name ('[' (Name | '-'? [0-9] [0-9a-fx_]* | '$' Name) ']' | '?'? '->' Name)?
    ;

mode SHELL;

SHELL_CLOSE
    : '`' -> type(BACKQUOTE), popMode
    ;

SHELL_TEXT
    : (~[`\\{$] | '\\' . | '{' ~[`\\{$])+ -> type(STRING_TEXT)
    ;

SHELL_VARIABLE
    : Interpolated -> type(STRING_VARIABLE)
    ;

SHELL_BRACE
    : '{' {this.variable()}? -> type(BRACE_EXPRESSION_OPEN), pushMode(DEFAULT_MODE)
    ;

SHELL_DOLLAR_BRACE
    : '${' -> type(DOLLAR_BRACE_OPEN), pushMode(DEFAULT_MODE)
    ;

SHELL_CHARACTER
    : [{$] -> type(STRING_TEXT)
    ;

// Line by line; at its end HEREDOC_END.
mode HEREDOC;

HEREDOC_TEXT
    : ((~[\\{$\n] | '\\' ~'\n' | '{' ~[\\{$\n])+ '\n'? | '\\'? '\n') {this.text();}
    ;

HEREDOC_VARIABLE
    : Interpolated -> type(STRING_VARIABLE)
    ;

HEREDOC_BRACE
    : '{' {this.variable()}? -> type(BRACE_EXPRESSION_OPEN), pushMode(DEFAULT_MODE)
    ;

HEREDOC_DOLLAR_BRACE
    : '${' -> type(DOLLAR_BRACE_OPEN), pushMode(DEFAULT_MODE)
    ;

HEREDOC_CHARACTER
    : [{$\\] -> type(STRING_TEXT)
    ;

// What the hook makes of text.
HEREDOC_END
    : '\u0000' {this.never()}?
    ;
