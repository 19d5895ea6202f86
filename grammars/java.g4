// Java 21.
//
// Written from The Java Language Specification, Java SE 21 Edition (chapters 3
// and 19 above all).
//
// `>` is always a token of its own, as it may close type arguments: `>>` is two of
// them, `>=` is one and `=`. Operators that bind differently are in one list: what
// belongs to what does not matter to what may be left out. More than the language
// is accepted where that does no harm: modifiers stand anywhere, methods may lack
// their bodies.

grammar java;

compilationUnit
    : topLevelDeclaration* EOF
    ;

topLevelDeclaration
    : packageDeclaration
    | importDeclaration
    | classDeclaration
    | moduleDeclaration
    | ';'
    ;

packageDeclaration
    : annotation* 'package' qualifiedName ';'
    ;

importDeclaration
    : 'import' 'static'? identifier importedPart+ ';'
    ;

// The last one names a member, or all of them.
importedPart
    : '.' (identifier | '*')
    ;

qualifiedName
    : identifier ('.' identifier)*
    ;

// ---------------------------------------------------------------------------
// Modules

moduleDeclaration
    : annotation* 'open'? 'module' qualifiedName '{' moduleDirective* '}'
    ;

moduleDirective
    : 'requires' ('transitive' | 'static')* qualifiedName ';'
    | ('exports' | 'opens') qualifiedName ('to' qualifiedName (',' qualifiedName)*)? ';'
    | 'uses' qualifiedName ';'
    | 'provides' qualifiedName 'with' qualifiedName (',' qualifiedName)* ';'
    ;

// ---------------------------------------------------------------------------
// Classes, interfaces, enumerations, records, annotation interfaces

classDeclaration
    : modifier* classKind
    ;

classKind
    : normalClass
    | interface
    | enum
    | record
    ;

normalClass
    : 'class' identifier typeParameters? ('extends' type)? implemented? permitted? classBody
    ;

interface
    : '@'? 'interface' identifier typeParameters? ('extends' types)? permitted? classBody
    ;

enum
    : 'enum' identifier implemented? '{' (enumConstant (',' enumConstant)*)? ','? (';' member*)? '}'
    ;

enumConstant
    : annotation* identifier arguments? classBody?
    ;

record
    : 'record' identifier typeParameters? parameters implemented? classBody
    ;

implemented
    : 'implements' types
    ;

permitted
    : 'permits' types
    ;

modifier
    : annotation
    | 'public'
    | 'protected'
    | 'private'
    | 'static'
    | 'abstract'
    | 'final'
    | 'native'
    | 'synchronized'
    | 'transient'
    | 'volatile'
    | 'strictfp'
    | 'default'
    | 'sealed'
    | 'non-sealed'
    ;

classBody
    : '{' member* '}'
    ;

member
    : ';'
    | modifier* memberKind
    ;

memberKind
    : block
    | classKind
    | field
    | method
    | constructor
    ;

field
    : type variables ';'
    ;

method
    : typeParameters? (type | 'void') identifier parameters dimension* throws? ('default' elementValue)? body
    ;

// In a record without parameters.
constructor
    : typeParameters? identifier parameters throws? body
    | identifier block
    ;

throws
    : 'throws' types
    ;

body
    : block
    | ';'
    ;

parameters
    : '(' (parameter (',' parameter)*)? ')'
    ;

parameter
    : modifier* type (annotation* '...')? parameterName dimension*
    ;

// With `this`: the receiver.
parameterName
    : identifier
    | (identifier '.')* 'this'
    ;

variables
    : variable (',' variable)*
    ;

variable
    : identifier dimension* ('=' initializer)?
    ;

initializer
    : expression
    | arrayInitializer
    ;

arrayInitializer
    : '{' (initializer (',' initializer)*)? ','? '}'
    ;

// ---------------------------------------------------------------------------
// Annotations

annotation
    : '@' qualifiedName annotationArguments?
    ;

annotationArguments
    : '(' (annotationArgument (',' annotationArgument)*)? ')'
    ;

annotationArgument
    : (identifier '=')? elementValue
    ;

elementValue
    : condition
    | annotation
    | '{' (elementValue (',' elementValue)*)? ','? '}'
    ;

// ---------------------------------------------------------------------------
// Types

type
    : annotation* (primitiveType | classType) dimension*
    ;

types
    : type (',' type)*
    ;

dimension
    : annotation* '[' ']'
    ;

primitiveType
    : 'boolean'
    | 'byte'
    | 'short'
    | 'int'
    | 'long'
    | 'char'
    | 'float'
    | 'double'
    ;

classType
    : identifier typeArguments? ('.' annotation* identifier typeArguments?)*
    ;

typeArguments
    : '<' (typeArgument (',' typeArgument)*)? '>'
    ;

typeArgument
    : type
    | annotation* '?' (('extends' | 'super') type)?
    ;

typeParameters
    : '<' typeParameter (',' typeParameter)* '>'
    ;

typeParameter
    : annotation* identifier ('extends' type ('&' type)*)?
    ;

// ---------------------------------------------------------------------------
// Statements

block
    : '{' statement* '}'
    ;

statement
    : block
    | ';'
    | localVariable ';'
    | classDeclaration
    | identifier ':' statement
    | yieldStatement
    | expressionStatement
    | ifStatement
    | whileStatement
    | doStatement
    | forStatement
    | switch
    | tryStatement
    | synchronizedStatement
    | returnStatement
    | throwStatement
    | breakStatement
    | assertStatement
    ;

localVariable
    : modifier* type variables
    ;

expressionStatement
    : statementExpression ';'
    ;

// Only assignments, increments, calls and creations may be statements.
statementExpression
    : ('++' | '--') operand
    | postfix assignment?
    ;

ifStatement
    : 'if' '(' expression ')' statement ('else' statement)?
    ;

whileStatement
    : 'while' '(' expression ')' statement
    ;

doStatement
    : 'do' statement 'while' '(' expression ')' ';'
    ;

forStatement
    : 'for' '(' forHead ')' statement
    ;

forHead
    : modifier* type identifier dimension* ':' expression
    | forInitialization? ';' expression? ';' statementExpressions?
    ;

forInitialization
    : localVariable
    | statementExpressions
    ;

statementExpressions
    : statementExpression (',' statementExpression)*
    ;

switch
    : 'switch' '(' expression ')' '{' switchCase* '}'
    ;

switchCase
    : switchLabel (':' statement* | '->' caseBody)
    ;

switchLabel
    : 'case' caseLabel (',' caseLabel)* ('when' condition)?
    | 'default'
    ;

// A name before `->` is no parameter of a lambda expression here.
caseLabel
    : condition
    | pattern
    | 'default'
    ;

caseBody
    : block
    | throwStatement
    | expression ';'
    ;

pattern
    : modifier* type (identifier | componentPatterns identifier?)
    ;

componentPatterns
    : '(' (pattern (',' pattern)*)? ')'
    ;

tryStatement
    : 'try' resources? block catchClause* finallyClause?
    ;

resources
    : '(' resource (';' resource)* ';'? ')'
    ;

resource
    : modifier* type identifier '=' expression
    | postfix
    ;

catchClause
    : 'catch' '(' modifier* type ('|' type)* identifier ')' block
    ;

finallyClause
    : 'finally' block
    ;

synchronizedStatement
    : 'synchronized' '(' expression ')' block
    ;

returnStatement
    : 'return' expression? ';'
    ;

throwStatement
    : 'throw' expression ';'
    ;

breakStatement
    : ('break' | 'continue') identifier? ';'
    ;

assertStatement
    : 'assert' expression (':' expression)? ';'
    ;

yieldStatement
    : 'yield' expression ';'
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : lambdaHead (expression | block)
    | operands (conditional | assignment)?
    ;

lambdaHead
    : (identifier | parameters | '(' identifier (',' identifier)* ')') '->'
    ;

// All but lambda expressions and assignments.
condition
    : operands conditional?
    ;

conditional
    : '?' expression ':' expression
    ;

assignment
    : assignmentOperator expression
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
    | '>' '>'+ '='
    ;

operands
    : operand (binaryOperator operand | 'instanceof' instanceofPattern)*
    ;

binaryOperator
    : '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '<<'
    | '>'+
    | '<'
    | '<='
    | '>' '='
    | '=='
    | '!='
    | '&'
    | '|'
    | '^'
    | '&&'
    | '||'
    ;

instanceofPattern
    : modifier* type (identifier | componentPatterns identifier?)?
    ;

operand
    : ('+' | '-' | '++' | '--') operand
    | unsignedOperand
    ;

// What a cast to a class may be applied to: `(a) - b` is no cast.
unsignedOperand
    : ('!' | '~' | primitiveCast) operand
    | classCast (unsignedOperand | lambdaHead (expression | block))
    | switch
    | postfix
    ;

primitiveCast
    : '(' annotation* primitiveType ')'
    ;

classCast
    : '(' castType ('&' type)* ')'
    ;

castType
    : annotation* (classType dimension* | primitiveType dimension+)
    ;

postfix
    : primary suffix*
    ;

suffix
    : '.' typeArguments? identifier
    | '.' ('this' | 'class')
    | '.' typeArguments? 'super'
    | '.' creator
    | arguments
    | '[' expression? ']'
    | '++'
    | '--'
    | methodReference
    | typeArguments ('.' identifier typeArguments?)* dimension* methodReference
    ;

methodReference
    : '::' typeArguments? (identifier | 'new')
    ;

arguments
    : '(' (expression (',' expression)*)? ')'
    ;

primary
    : identifier
    | 'this'
    | 'super'
    | 'null'
    | 'true'
    | 'false'
    | INTEGER
    | FLOATING
    | CHARACTER
    | STRING
    | TEXT_BLOCK
    | '(' expression ')'
    | creator
    | primitiveType dimension* ('.' 'class' | methodReference)
    | 'void' '.' 'class'
    | typeArguments ('this' | 'super')
    ;

// Further dimensions are suffixes.
creator
    : 'new' typeArguments? annotation* (primitiveType | classType)
      ( arguments classBody?
      | dimension+ arrayInitializer
      | annotation* '[' expression ']'
      )
    ;

// Words that are keywords in some places only.
identifier
    : IDENTIFIER
    | 'exports'
    | 'module'
    | 'open'
    | 'opens'
    | 'permits'
    | 'provides'
    | 'record'
    | 'requires'
    | 'sealed'
    | 'to'
    | 'transitive'
    | 'uses'
    | 'when'
    | 'with'
    | 'yield'
    ;

// ---------------------------------------------------------------------------
// Tokens

INTEGER
    : (Digits | '0' [xX] HexDigit (HexDigit | '_')* | '0' [bB] [01] [01_]*) [lL]?
    ;

FLOATING
    : (Digits '.' Digits? | '.' Digits) Exponent? [fFdD]?
    | Digits (Exponent [fFdD]? | [fFdD])
    | '0' [xX] (HexDigit | '_')* '.'? (HexDigit | '_')* [pP] [+\-]? Digits [fFdD]?
    ;

CHARACTER
    : '\'' (~['\\\r\n] | Escape)+ '\''
    ;

STRING
    : '"' (~["\\\r\n] | Escape)* '"'
    ;

TEXT_BLOCK
    : '"""' (~["\\] | '\\' [\u0000-\u{10FFFF}] | '"' '"'? (~["\\] | '\\' [\u0000-\u{10FFFF}]))* '"""'
    ;

IDENTIFIER
    : Letter (Letter | [0-9])*
    ;

BLOCK_COMMENT
    : '/*' (~'*' | '*'+ ~[*/])* '*'+ '/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\r\n]* -> channel(HIDDEN)
    ;

// U+001A may end a file.
WHITESPACE
    : [ \t\r\n\f\u001A\uFEFF]+ -> skip
    ;

fragment Digits
    : [0-9] [0-9_]*
    ;

fragment HexDigit
    : [0-9a-fA-F]
    ;

fragment Exponent
    : [eE] [+\-]? Digits
    ;

fragment Escape
    : '\\' ~[\r\n]
    ;

// Which characters beyond ASCII are letters is left to the compiler.
fragment Letter
    : [a-zA-Z_$]
    | [\u0080-\u{10FFFF}]
    | '\\' 'u'+ HexDigit HexDigit HexDigit HexDigit
    ;
