// Ruby 3.4.
//
// Written from the documentation of Ruby's syntax (`doc/syntax`) and the ISO
// standard (ISO/IEC 30170).
//
// What a character begins depends on what stands before it, on white space and on
// which names are variables: the hook (`ruby.rs`) keeps track of that. It reads
// literals, tells the ends of lines that end a statement, encloses the arguments of
// calls without parentheses in two tokens without text, and tells apart blocks and
// hashes, modifiers and statements.

grammar ruby;

// What the hook makes of other tokens, and what it adds.
tokens {
    ARGUMENTS,
    ARGUMENTS_END,
    BLOCK_OPEN,
    CHARACTER,
    DATA,
    DO,
    ENDLESS,
    HEREDOC,
    INTERPOLATION,
    LABEL,
    LABEL_COLON,
    LAMBDA_DO,
    LAMBDA_OPEN,
    LOOP_DO,
    MATCHES,
    MODIFIER,
    PIPE,
    PIPES,
    STRING_END,
    STRING_START,
    STRING_TEXT,
    SYMBOL
}

// ---------------------------------------------------------------------------
// Statements

program
    : statements DATA? EOF
    ;

statements
    : (terminatedStatement | NEWLINE | ';')*
    ;

terminatedStatement
    : statement terminator
    ;

// Before what closes a list of statements it may be left out.
terminator
    : NEWLINE
    | ';'
    | {this.closes()}?
    ;

// Assignments to several are items, too; so are patterns.
statement
    : items modifier*
    | 'alias' methodName methodName modifier*
    | 'undef' methodName (',' methodName)* modifier*
    | ('BEGIN' | 'END') braceBlock
    ;

modifier
    : MODIFIER expression
    ;

methodName
    : NAME
    | SYMBOL
    | VARIABLE
    | string
    ;

then
    : (NEWLINE | ';') 'then'?
    | 'then'
    ;

// What `begin`, definitions and blocks contain.
body
    : statements rescueClause* elseClause? ensureClause?
    ;

rescueClause
    : 'rescue' (items | '=>' expression)? then statements
    ;

elseClause
    : 'else' statements
    ;

ensureClause
    : 'ensure' statements
    ;

// ---------------------------------------------------------------------------
// Expressions

items
    : item (',' item)* ','?
    ;

item
    : expression (('=>' | LABEL_COLON) expression?)?
    | LABEL (expression ('=>' expression)?)?
    | '*'? '=' expression
    | '=>' expression
    | '*'
    | '**'
    | '&'
    | '...'
    ;

expression
    : expression binaryOperator expression
    | expression '?' expression ':' expression
    | prefixOperator expression
    | 'def' definedName '=' expression
    | 'def' definedName '(' parameters? ')' '=' expression
    | expression ENDLESS
    | expression ('.' | '&.' | '::') NAME
    | expression ('.' | '&.' | '::') arguments
    | expression arguments
    | expression '[' items? ']'
    | expression ARGUMENTS items ARGUMENTS_END
    | expression block
    | operand
    ;

binaryOperator
    : '='
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    | '**='
    | '&='
    | '|='
    | '^='
    | '<<='
    | '>>='
    | '&&='
    | '||='
    | 'and'
    | 'or'
    | '&&'
    | '||'
    | '..'
    | '...'
    | '=='
    | '!='
    | '==='
    | '=~'
    | '!~'
    | '<=>'
    | '<'
    | '>'
    | '<='
    | '>='
    | '|'
    | '^'
    | '&'
    | '<<'
    | '>>'
    | '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '**'
    | MATCHES
    ;

prefixOperator
    : '!'
    | '~'
    | '+'
    | '-'
    | '*'
    | '**'
    | '&'
    | '^'
    | '::'
    | '..'
    | '...'
    | 'not'
    | 'defined?'
    ;

operand
    : NAME
    | VARIABLE
    | NUMBER
    | SYMBOL
    | string
    | '(' statements ')'
    | '[' items? ']'
    | '{' items? '}'
    | 'return'
    | 'break'
    | 'next'
    | lambda
    | ifExpression
    | loop
    | caseExpression
    | 'begin' body 'end'
    | definition
    ;

arguments
    : '(' items? ')'
    ;

block
    : braceBlock
    | DO blockParameters? body 'end'
    ;

braceBlock
    : BLOCK_OPEN blockParameters? statements '}'
    ;

blockParameters
    : PIPE parameters? PIPE
    | PIPES
    ;

// Those behind the semicolon are variables of the block.
parameters
    : items (';' items)?
    | ';' items
    ;

lambda
    : '->' ('(' parameters? ')' | items)? (LAMBDA_OPEN statements '}' | LAMBDA_DO body 'end')
    ;

ifExpression
    : ('if' | 'unless') condition then statements elsifClause* elseClause? 'end'
    ;

// `rescue` may be among modifiers here.
condition
    : expression modifier*
    ;

elsifClause
    : 'elsif' condition then statements
    ;

loop
    : ('while' | 'until') condition loopStart statements 'end'
    | 'for' expression (',' expression)* ','? 'in' items loopStart statements 'end'
    ;

loopStart
    : NEWLINE
    | ';'
    | LOOP_DO
    ;

caseExpression
    : 'case' condition? (NEWLINE | ';')* caseClause* elseClause? 'end'
    ;

// The condition of a pattern is a modifier.
caseClause
    : 'when' items then statements
    | 'in' items modifier? then statements
    ;

definition
    : 'class' '<<'? expression body 'end'
    | 'module' expression body 'end'
    | 'def' definedName ('(' parameters? ')' | items? (NEWLINE | ';')) body 'end'
    ;

definedName
    : (definedOn ('.' | '::'))? NAME
    ;

definedOn
    : NAME
    | VARIABLE
    | '(' statements ')'
    ;

// Several in a row are one.
string
    : stringPart+
    ;

stringPart
    : STRING_START stringContent* STRING_END
    | HEREDOC
    | CHARACTER
    ;

stringContent
    : STRING_TEXT
    | INTERPOLATION statements '}'
    ;

// ---------------------------------------------------------------------------
// Tokens

WHITESPACE
    : ([ \t\r\f\u000B\uFEFF] | '\\' '\r'? '\n')+ -> channel(HIDDEN)
    ;

NEWLINE
    : '\n'
    ;

COMMENT
    : '#' ~[\n]* -> channel(HIDDEN)
    ;

BLOCK_COMMENT
    : '=begin' ([ \t\r\n] .*?)? '\n=end' ~[\n]* -> channel(HIDDEN)
    ;

NAME
    : Name
    ;

VARIABLE
    : '@' '@'? Name
    | '$' (Name | [0-9]+ | '-' [a-zA-Z0-9_]? | [!-,./:-@[-^`{-~])
    ;

fragment Name
    : [a-zA-Z_\u0080-\uFEFE\uFF00-\u{10FFFF}] [a-zA-Z0-9_\u0080-\uFEFE\uFF00-\u{10FFFF}]*
    ;

NUMBER
    : ( Digits ('.' Digits)? ([eE] [+\-]? Digits)?
      | '0' [xX] [0-9a-fA-F_]+
      | '0' [bBoOdD] [0-9_]+
      ) 'r'? 'i'?
    ;

fragment Digits
    : [0-9] [0-9_]*
    ;

// What literals begin with, and all that stands in them only.
OTHER
    : .
    ;
