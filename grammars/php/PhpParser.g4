// PHP 8.5.
//
// Written from the language reference of the PHP manual and the RFCs of each
// version. What looks like a call (`isset`, `list`, `array`, `exit`) is one.

parser grammar PhpParser;

options { tokenVocab = PhpLexer; }

// ---------------------------------------------------------------------------
// Files

file
    : HTML* (openTag statement*)? EOF
    ;

// Behind `<?=` comes an expression.
openTag
    : OPEN_TAG
    | OPEN_ECHO_TAG
    ;

// Text between two parts of code: a statement that ends the one before.
passage
    : CLOSE_TAG HTML* openTag
    | LAST_CLOSE_TAG HTML*
    ;

terminator
    : ';'
    | passage
    ;

// ---------------------------------------------------------------------------
// Statements

statement
    : block
    | terminator
    | expressionStatement
    | attributeGroup* declaration
    | ifStatement
    | 'while' condition body
    | 'do' statement 'while' condition terminator
    | 'for' '(' expressions? ';' expressions? ';' expressions? ')' body
    | 'foreach' '(' expression 'as' expression ('=>' expression)? ')' body
    | 'declare' '(' constants ')' body
    | switchStatement
    | tryStatement
    | 'break' expression? terminator
    | 'continue' expression? terminator
    | 'return' expression? terminator
    | 'echo' expressions terminator
    | 'global' expressions terminator
    | 'static' staticVariable (',' staticVariable)* terminator
    | 'goto' identifier terminator
    | NAME ':'
    | namespaceStatement
    | useStatement
    | HALT_COMPILER
    ;

block
    : '{' statement* '}'
    ;

expressionStatement
    : expressions terminator
    ;

condition
    : '(' expression ')'
    ;

// A statement, or those up to `endwhile`.
body
    : statement
    | ':' statement* ('endwhile' | 'endfor' | 'endforeach' | 'enddeclare') terminator
    ;

ifStatement
    : 'if' condition
      ( statement ('elseif' condition statement)* ('else' statement)?
      | ':' statement* ('elseif' condition ':' statement*)* ('else' ':' statement*)? 'endif' terminator
      )
    ;

switchStatement
    : 'switch' condition ('{' terminator? caseClause* '}' | ':' terminator? caseClause* 'endswitch' terminator)
    ;

caseClause
    : ('case' expression | 'default') (':' | terminator) statement*
    ;

tryStatement
    : 'try' block catchClause* ('finally' block)?
    ;

catchClause
    : 'catch' '(' type VARIABLE? ')' block
    ;

staticVariable
    : VARIABLE ('=' expression)?
    ;

namespaceStatement
    : 'namespace' ((name | keyword) terminator | (name | keyword)? block)
    ;

useStatement
    : 'use' ('function' | 'const')? usedName (',' usedName)* terminator
    ;

usedName
    : ('function' | 'const')? name ('as' identifier | '\\' '{' usedName (',' usedName)* ','? '}')?
    ;

// ---------------------------------------------------------------------------
// Declarations

declaration
    : function
    | modifier* classDeclaration
    | 'const' constants terminator
    ;

function
    : 'function' '&'? identifier signature block
    ;

signature
    : parameters (':' type)?
    ;

parameters
    : '(' (parameter (',' parameter)* ','?)? ')'
    ;

parameter
    : attributeGroup* modifier* type? '&'? '...'? VARIABLE ('=' expression)? hooks?
    ;

classDeclaration
    : ('class' | 'interface' | 'trait' | 'enum') identifier (':' type)? heritage members
    ;

heritage
    : ('extends' names)? ('implements' names)?
    ;

names
    : name (',' name)*
    ;

members
    : '{' member* '}'
    ;

member
    : 'use' names (';' | '{' adaptation* '}')
    | attributeGroup* 'case' identifier ('=' expression)? ';'
    | attributeGroup* modifier* 'function' '&'? identifier signature (block | ';')
    | attributeGroup* modifier* 'const' type? constants ';'
    | attributeGroup* modifier+ type? property (',' property)* (';' | hooks)
    ;

property
    : VARIABLE ('=' expression)?
    ;

hooks
    : '{' hook* '}'
    ;

hook
    : attributeGroup* modifier* '&'? NAME parameters? (block | '=>' expression ';' | ';')
    ;

adaptation
    : (name '::')? identifier ('insteadof' names | 'as' modifier? identifier?) ';'
    ;

constants
    : constant (',' constant)*
    ;

constant
    : identifier '=' expression
    ;

modifier
    : 'abstract'
    | 'final'
    | ('private' | 'protected' | 'public') ('(' NAME ')')?
    | 'readonly'
    | 'static'
    | 'var'
    ;

attributeGroup
    : '#[' attribute (',' attribute)* ','? ']'
    ;

attribute
    : name arguments?
    ;

type
    : type ('|' | '&') type
    | '?' type
    | '(' type ')'
    | name
    | 'static'
    ;

// ---------------------------------------------------------------------------
// Expressions

expressions
    : expression (',' expression)*
    ;

expression
    : expression binaryOperator expression
    | expression '?' expression? ':' expression
    | prefixOperator expression
    | 'yield' expression '=>' expression
    | attributeGroup* 'static'? 'fn' '&'? signature '=>' expression
    | expression ('++' | '--')
    | expression arguments
    | expression '[' expression? ']'
    | expression ('->' | '?->') memberName
    | expression '::' memberName
    | variable
    | literal
    | name
    | 'static'
    | 'yield'
    | '(' expression ')'
    | '[' items ']'
    | 'new' attributeGroup* modifier* 'class' arguments? heritage members
    | attributeGroup* 'static'? 'function' '&'? parameters captures? (':' type)? block
    | matchExpression
    ;

binaryOperator
    : '='
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    | '**='
    | '.='
    | '&='
    | '|='
    | '^='
    | '<<='
    | '>>='
    | '??='
    | '??'
    | '|>'
    | '||'
    | '&&'
    | 'or'
    | 'and'
    | 'xor'
    | '|'
    | '&'
    | '^'
    | '=='
    | '!='
    | '==='
    | '!=='
    | '<>'
    | '<=>'
    | '<'
    | '>'
    | '<='
    | '>='
    | '<<'
    | '>>'
    | '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '**'
    | '.'
    | 'instanceof'
    ;

// The ampersand makes a reference.
prefixOperator
    : '+'
    | '-'
    | '!'
    | '~'
    | '@'
    | '&'
    | '++'
    | '--'
    | 'new'
    | 'clone'
    | 'print'
    | 'throw'
    | 'yield'
    | YIELD_FROM
    | 'include'
    | 'include_once'
    | 'require'
    | 'require_once'
    | CAST
    ;

variable
    : VARIABLE
    | '$' variable
    | '$' '{' expression '}'
    ;

memberName
    : identifier
    | variable
    | '{' expression '}'
    ;

literal
    : NUMBER
    | STRING
    | NOWDOC
    | QUOTE stringPart* QUOTE
    | BACKQUOTE stringPart* BACKQUOTE
    | HEREDOC_START stringPart* HEREDOC_END
    ;

stringPart
    : STRING_TEXT
    | HEREDOC_TEXT
    | STRING_VARIABLE
    | BRACE_EXPRESSION_OPEN expression '}'
    | DOLLAR_BRACE_OPEN (expression | keyword ('[' expression ']')?) '}'
    ;

arguments
    : '(' items ')'
    ;

// Some may be left out: `[, $a]`.
items
    : item? (',' item?)*
    ;

item
    : (identifier ':')? expression ('=>' expression)?
    | '...' expression?
    ;

captures
    : 'use' '(' (capture (',' capture)* ','?)? ')'
    ;

capture
    : '&'? VARIABLE
    ;

matchExpression
    : 'match' condition '{' (matchArm (',' matchArm)* ','?)? '}'
    ;

matchArm
    : (expressions ','? | 'default' ','?) '=>' expression
    ;

// ---------------------------------------------------------------------------
// Names

// Words that are reserved in some places only.
name
    : NAME
    | QUALIFIED_NAME
    | 'enum'
    | 'readonly'
    ;

identifier
    : NAME
    | keyword
    ;

keyword
    : 'abstract'
    | 'as'
    | 'break'
    | 'case'
    | 'catch'
    | 'class'
    | 'clone'
    | 'const'
    | 'continue'
    | 'declare'
    | 'default'
    | 'do'
    | 'echo'
    | 'else'
    | 'elseif'
    | 'enddeclare'
    | 'endfor'
    | 'endforeach'
    | 'endif'
    | 'endswitch'
    | 'endwhile'
    | 'enum'
    | 'extends'
    | 'final'
    | 'finally'
    | 'fn'
    | 'for'
    | 'foreach'
    | 'function'
    | 'global'
    | 'goto'
    | 'if'
    | 'implements'
    | 'include'
    | 'include_once'
    | 'instanceof'
    | 'insteadof'
    | 'interface'
    | 'match'
    | 'namespace'
    | 'new'
    | 'and'
    | 'or'
    | 'xor'
    | 'print'
    | 'private'
    | 'protected'
    | 'public'
    | 'readonly'
    | 'require'
    | 'require_once'
    | 'return'
    | 'static'
    | 'switch'
    | 'throw'
    | 'trait'
    | 'try'
    | 'use'
    | 'var'
    | 'while'
    | 'yield'
    ;
