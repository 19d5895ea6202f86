// C++20, preprocessed, with what the headers of GCC and Clang contain.
//
// Written from the working draft of ISO/IEC 14882:2020 and from the GCC manual.
//
// What a name means decides in C++ what is a declaration, a type or a value, and
// that takes a compiler. Here one kind of phrase stands for all three: names and
// other operands, side by side or with operators between them, each followed by
// arguments, subscripts and arguments of templates. So `const T & x = f < int > ( 3 )`
// is `const`, `T`, `& x` and `= f<int>(3)`, and parameters look as arguments do.
// A phrase and a block are a function or a class; behind a colon between them are
// the bases of a class or the members that a constructor initialises. Statements,
// enumerations, lambdas and lists have structure of their own.
//
// `<` behind a name begins arguments of a template wherever that can be read so.

grammar cpp;

// ---------------------------------------------------------------------------
// Declarations and statements

translationUnit
    : item* EOF
    ;

item
    : ';'
    | block
    | label
    | ('__extension__' | 'extern' | 'inline')* 'template' templateParameters? item
    | namespace
    | 'using' 'namespace' phrases ';'
    | phrases (':' colonPart (',' colonPart)*)? (';' | body)
    | ifStatement
    | 'switch' condition item
    | 'while' condition bracket* item
    | 'do' item 'while' condition ';'
    | 'for' '(' forHeader ')' bracket* item
    | 'try' block handler*
    | 'return' phrases? ';'
    | 'goto' phrases ';'
    | 'break' ';'
    | 'continue' ';'
    ;

// A base, an initialiser, or the width of a field.
colonPart
    : ('virtual'? access)? phrase (':' phrase)?
    | ':' phrase
    ;

access
    : 'public'
    | 'private'
    | 'protected'
    ;

block
    : '{' item* '}'
    ;

// Of a function.
body
    : block
    | 'try' (':' phrases)? block handler*
    ;

label
    : access ':'
    | 'case' phrase ':'
    | 'default' ':'
    | IDENTIFIER ':'
    ;

namespace
    : 'inline'? 'namespace' bracket* (nameOfNamespace ('::' 'inline'? nameOfNamespace)*)? attribute* block
    | 'namespace' nameOfNamespace '=' phrase ';'
    ;

nameOfNamespace
    : IDENTIFIER
    ;

attribute
    : WORD arguments
    | bracket
    ;

ifStatement
    : 'if' (WORD? condition bracket* item | '!'? WORD block) ('else' bracket* item)?
    ;

condition
    : '(' phrases? (';' phrases?)? ')'
    ;

forHeader
    : phrases? (';' phrases?)* (':' phrases)?
    ;

handler
    : 'catch' '(' phrases ')' block
    ;

// ---------------------------------------------------------------------------
// Templates

templateParameters
    : '<' (templateParameter (',' templateParameter)*)? '>'
    ;

templateParameter
    : ('template' templateParameters)* parameterPhrase
    ;

templateArguments
    : '<' (innerPhrase (',' innerPhrase)*)? '>'
    ;

// ---------------------------------------------------------------------------
// Phrases

phrases
    : phrase (',' phrase)*
    ;

phrase
    : prefix* operand next* operator*
    | prefix+
    ;

next
    : operator+ 'template'? (operand | 'default')
    | word suffix*
    ;

operand
    : first suffix*
    ;

// Where `<` and `>` are brackets.
innerPhrase
    : prefix* innerOperand innerNext* innerOperator*
    | prefix+
    ;

// Where `>` is a bracket.
parameterPhrase
    : prefix* operand parameterNext* innerOperator*
    | prefix+
    ;

parameterNext
    : (innerOperator | '<')+ 'template'? operand
    | word suffix*
    ;

innerNext
    : innerOperator+ 'template'? innerOperand
    | word innerSuffix?
    | '<' (NUMBER | cast innerSuffix?)
    ;

innerOperand
    : first innerSuffix?
    ;

// Behind arguments `<` can only be an operator.
innerSuffix
    : suffix+ ('<' innerOperand)?
    ;

suffix
    : arguments
    | subscript braces?
    ;

// What may begin a phrase or follow an operator.
first
    : word
    | arguments
    | arguments+ braces
    | braces
    | lambda
    ;

// What may follow another operand, too.
word
    : IDENTIFIER templateArguments? braces?
    | TYPE_WORD braces?
    | 'decltype' arguments braces?
    | cast
    | WORD
    | 'virtual'
    | 'using'
    | 'extern'
   
    | 'inline'
    | NUMBER
    | CHARACTER
    | STRING
    | RAW_STRING
    | operatorName
    | 'class'
    | 'struct'
    | 'union'
    | enum
    | requires
    | asm
    ;

cast
    : ('static_cast' | 'dynamic_cast' | 'const_cast' | 'reinterpret_cast') templateArguments
    ;

arguments
    : '(' (phrases | block)? ')'
    ;

subscript
    : '[' phrases? ']'
    ;

bracket
    : '[' phrases? ']'
    ;

braces
    : '{' (phrase (',' phrase)* ','?)? '}'
    ;

// Also an attribute, and the two brackets around one.
lambda
    : '[' phrases? ']' lambdaTail?
    ;

lambdaTail
    : templateParameters? requires? (arguments lambdaPart* ('->' phrase)?)? block
    ;

lambdaPart
    : WORD arguments?
    | requires
    | bracket
    ;

operatorName
    : 'operator' overloaded?
    ;

overloaded
    : ','
    | '>' '>'
    | '>' '>='
    | plainOperator
    | '<'
    | '>'
    ;

enum
    : 'enum'
    | 'enum' ('class' | 'struct')? attribute* nameOfEnum? (':' innerPhrase)? '{' (enumerator (',' enumerator)* ','?)? '}'
    ;

nameOfEnum
    : '::'? IDENTIFIER templateArguments? ('::' IDENTIFIER templateArguments?)*
    ;

enumerator
    : IDENTIFIER attribute* ('=' phrase)?
    ;

requires
    : 'requires' (arguments? '{' requirement* '}')?
    ;

requirement
    : '{' phrases '}' WORD? ('->' phrase)? ';'
    | phrases ';'
    ;

asm
    : ('asm' | '__asm__' | '__asm') WORD* '(' asmItem* ')'
    ;

asmItem
    : ~('(' | ')')
    | '(' asmItem* ')'
    ;

prefix
    : '+'
    | '-'
    | '*'
    | '&'
    | '&&'
    | '~'
    | '!'
    | '='
    | '++'
    | '--'
    | '::'
    | '.'
    | '->'
    | '...'
    | '__extension__'
    ;

// `? … :` is an operator.
operator
    : innerOperator
    | '<'
    | '>'
    ;

innerOperator
    : plainOperator
    | '>='
    | '?' phrases? ':'
    ;

plainOperator
    : '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '^'
    | '&'
    | '|'
    | '~'
    | '!'
    | '='
    | '<<'
    | '<='
    | '=='
    | '!='
    | '<=>'
    | '&&'
    | '||'
    | '++'
    | '--'
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    | '^='
    | '&='
    | '|='
    | '<<='
    | '->'
    | '->*'
    | '.'
    | '.*'
    | '::'
    | '...'
    | '__extension__'
    ;

// ---------------------------------------------------------------------------
// Tokens

// Directives, and the line markers that the preprocessor leaves.
DIRECTIVE
    : '#' (~[\r\n\\] | '\\' '\r'? '\n' | '\\' ~[\r\n])* -> channel(HIDDEN)
    ;

BLOCK_COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' (~[\\\r\n] | Escape)* -> channel(HIDDEN)
    ;

WHITESPACE
    : ([ \t\r\n\u000B\f\uFEFF] | '\\' [ \t]* '\r'? '\n')+ -> skip
    ;

// Words that take no arguments of a template; types may be made from a list.
TYPE_WORD
    : 'auto' | 'bool' | 'char' | 'char8_t' | 'char16_t' | 'char32_t' | 'double' | 'float' | 'int' | 'long' | 'short'
    | 'signed' | 'unsigned' | 'void' | 'wchar_t' | '__int128' | '__float128' | '_Float16' | '_Float32' | '_Float64'
    | '_Float128' | '_Float32x' | '_Float64x'
    ;

WORD
    : 'alignas' | 'alignof' | 'co_await' | 'co_return' | 'co_yield' | 'concept' | 'consteval' | 'constexpr' | 'const'
    | 'constinit' | 'delete' | 'explicit' | 'export' | 'false' | 'final' | 'friend' | 'mutable' | 'new' | 'noexcept'
    | 'nullptr' | 'override' | 'register' | 'sizeof' | 'static' | 'static_assert' | 'this' | 'thread_local' | 'throw'
    | 'true' | 'typedef' | 'typeid' | 'typename' | 'volatile' | 'typeof' | '__typeof__' | '__typeof' | '__attribute__'
    | '__attribute' | '__const' | '__inline' | '__inline__' | '__restrict' | '__restrict__' | '__volatile__'
    | '__signed__' | '_Complex' | '__complex__' | '__thread' | '_Thread_local' | '_Static_assert' | '__alignof__'
    | '__alignof' | '_Alignas' | '_Alignof' | '_Atomic' | '_Noreturn' | '__declspec' | '__real__' | '__imag__'
    ;

NUMBER
    : '.'? [0-9] ([eEpP] [+\-] | [0-9a-zA-Z_.\u0080-\u{10FFFF}] | '\'' [0-9a-zA-Z_])*
    ;

CHARACTER
    : Prefix? '\'' (~['\\\r\n] | Escape)+ '\'' Suffix?
    ;

STRING
    : Prefix? '"' (~["\\\r\n] | Escape)* '"' Suffix?
    ;

RAW_STRING
    : Prefix? 'R"' ~[ ()\\\r\n\t]* '(' .*? '"' {closed()}?
    ;

IDENTIFIER
    : Letter (Letter | [0-9])*
    ;

fragment Suffix
    : Letter (Letter | [0-9])*
    ;

fragment Prefix
    : 'u8'
    | [uUL]
    ;

fragment Letter
    : [a-zA-Z_$]
    | [\u0080-\uFEFE\uFF00-\u{10FFFF}]
    | '\\u' Hex Hex Hex Hex
    | '\\U' Hex Hex Hex Hex Hex Hex Hex Hex
    ;

fragment Hex
    : [0-9a-fA-F]
    ;

fragment Escape
    : '\\' [ \t]* '\r'? '\n'
    | '\\' ~[\r\n]
    ;
