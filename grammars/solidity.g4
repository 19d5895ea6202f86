// Solidity, versions 0.4 to 0.8, with inline assembly.
//
// Written from the language reference of the Solidity documentation and from
// its lists of changes between versions. It accepts more than each of them
// does: what one kind of definition may hold, all may.

grammar solidity;

// ---------------------------------------------------------------------------
// Files

sourceUnit
    : definition* EOF
    ;

// What stands in files and in contracts.
definition
    : PRAGMA
    | importDirective
    | contractDefinition
    | functionDefinition
    | modifierDefinition
    | variableDefinition
    | structDefinition
    | enumDefinition
    | eventDefinition
    | errorDefinition
    | typeDefinition
    | usingDirective
    | ';'
    ;

importDirective
    : 'import' stringLiteral ('as' identifier)? ';'
    | 'import' importedSymbol 'from' stringLiteral ';'
    | 'import' '{' (importedSymbol (',' importedSymbol)*)? '}' 'from' stringLiteral ';'
    ;

importedSymbol
    : ('*' | identifier) ('as' identifier)?
    ;

usingDirective
    : 'using' (path | '{' usedFunction (',' usedFunction)* '}')
      'for' ('*' | typeName) 'global'? ';'
    ;

usedFunction
    : path ('as' (binaryOperator | unaryOperator))?
    ;

// ---------------------------------------------------------------------------
// Contracts

contractDefinition
    : 'abstract'? ('contract' | 'interface' | 'library') identifier contractSpecifier* contractBody
    ;

contractSpecifier
    : 'is' base (',' base)*
    | 'layout' 'at' expression
    ;

base
    : path arguments?
    ;

contractBody
    : '{' definition* '}'
    ;

// ---------------------------------------------------------------------------
// Functions

functionDefinition
    : functionKind parameters functionSpecifier* returns? functionBody
    ;

functionKind
    : 'function' identifier?
    | 'constructor'
    | 'fallback'
    | 'receive'
    ;

modifierDefinition
    : 'modifier' identifier parameters? functionSpecifier* functionBody
    ;

functionBody
    : block
    | ';'
    ;

// An invocation is that of a modifier or of a base's constructor.
functionSpecifier
    : visibility
    | mutability
    | override
    | 'virtual'
    | invocation
    ;

invocation
    : path arguments?
    ;

visibility
    : 'public'
    | 'private'
    | 'internal'
    | 'external'
    ;

mutability
    : 'pure'
    | 'view'
    | 'payable'
    | 'constant'
    ;

override
    : 'override' ('(' path (',' path)* ','? ')')?
    ;

returns
    : 'returns' parameters
    ;

parameters
    : '(' (parameter (',' parameter)*)? ','? ')'
    ;

parameter
    : typeName parameterSpecifier* identifier?
    ;

parameterSpecifier
    : location
    | 'indexed'
    | 'constant'
    | 'immutable'
    ;

location
    : 'memory'
    | 'storage'
    | 'calldata'
    ;

// ---------------------------------------------------------------------------
// Variables and types

variableDefinition
    : typeName variableSpecifier* identifier initializer? ';'
    ;

variableSpecifier
    : visibility
    | 'constant'
    | 'immutable'
    | 'transient'
    | override
    | location
    ;

initializer
    : '=' expression
    ;

structDefinition
    : 'struct' identifier '{' structMember* '}'
    ;

structMember
    : typeName identifier ';'
    ;

enumDefinition
    : 'enum' identifier '{' (identifier (',' identifier)*)? '}'
    ;

eventDefinition
    : 'event' identifier parameters 'anonymous'? ';'
    ;

errorDefinition
    : 'error' identifier parameters ';'
    ;

typeDefinition
    : 'type' identifier 'is' typeName ';'
    ;

typeName
    : elementaryType
    | path
    | mapping
    | functionType
    | typeName '[' expression? ']'
    ;

elementaryType
    : ELEMENTARY_TYPE
    | 'address' 'payable'?
    | 'var'
    ;

mapping
    : 'mapping' '(' typeName identifier? '=>' typeName identifier? ')'
    ;

functionType
    : 'function' parameters (visibility | mutability)* returns?
    ;

path
    : identifier ('.' memberName)*
    ;

// ---------------------------------------------------------------------------
// Statements

block
    : '{' statement* '}'
    ;

statement
    : block
    | uncheckedBlock
    | simpleStatement
    | ifStatement
    | forStatement
    | whileStatement
    | doStatement
    | tryStatement
    | jumpStatement
    | emitStatement
    | revertStatement
    | assemblyStatement
    ;

uncheckedBlock
    : 'unchecked' block
    ;

simpleStatement
    : localVariable
    | expression ';'
    ;

localVariable
    : typeName location* identifier initializer? ';'
    | variableTuple initializer? ';'
    ;

// Any of them may be missing, but not all.
variableTuple
    : '(' ','* variable (',' variable?)* ')'
    | 'var' '(' identifier? (',' identifier?)* ')'
    ;

variable
    : typeName location* identifier
    ;

ifStatement
    : 'if' '(' expression ')' statement ('else' statement)?
    ;

forStatement
    : 'for' '(' (simpleStatement | ';') expression? ';' expression? ')' statement
    ;

whileStatement
    : 'while' '(' expression ')' statement
    ;

doStatement
    : 'do' statement 'while' '(' expression ')' ';'
    ;

tryStatement
    : 'try' expression returns? block catchClause*
    ;

catchClause
    : 'catch' (identifier? parameters)? block
    ;

jumpStatement
    : 'return' expression? ';'
    | 'break' ';'
    | 'continue' ';'
    | 'throw' ';'
    ;

emitStatement
    : 'emit' expression ';'
    ;

// `revert(…);` is a call.
revertStatement
    : 'revert' path arguments ';'
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : expression ('++' | '--')
    | expression '[' expression? ']'
    | expression '[' expression? ':' expression? ']'
    | expression '.' memberName
    | expression '{' namedArgument (',' namedArgument)* '}'
    | expression arguments
    | unaryOperator expression
    | 'new' typeName
    | expression binaryOperator expression
    | expression '?' expression ':' expression
    | '(' expression? (',' expression?)* ')'
    | '[' (expression (',' expression)*)? ']'
    | literal
    | identifier
    | elementaryType
    | mapping
    | functionType
    | 'payable'
    | 'type'
    ;

arguments
    : '(' (expression (',' expression)*)? ')'
    | '(' '{' (namedArgument (',' namedArgument)*)? ','? '}' ')'
    ;

namedArgument
    : identifier ':' expression
    ;

memberName
    : identifier
    | 'address'
    ;

unaryOperator
    : '!'
    | '~'
    | '-'
    | '+'
    | '++'
    | '--'
    | 'delete'
    | 'after'
    ;

binaryOperator
    : '**'
    | '*'
    | '/'
    | '%'
    | '+'
    | '-'
    | '<<'
    | '>>'
    | '>>>'
    | '&'
    | '^'
    | '|'
    | '<'
    | '>'
    | '<='
    | '>='
    | '=='
    | '!='
    | '&&'
    | '||'
    | '='
    | '|='
    | '^='
    | '&='
    | '<<='
    | '>>='
    | '>>>='
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    ;

literal
    : NUMBER unit?
    | 'true'
    | 'false'
    | stringLiteral
    ;

stringLiteral
    : STRING+
    ;

unit
    : 'wei'
    | 'gwei'
    | 'szabo'
    | 'finney'
    | 'ether'
    | 'seconds'
    | 'minutes'
    | 'hours'
    | 'days'
    | 'weeks'
    | 'years'
    ;

// Some words mean something in a few places only, or not in all versions.
identifier
    : IDENTIFIER
    | 'from'
    | 'error'
    | 'global'
    | 'layout'
    | 'at'
    | 'transient'
    | 'revert'
    | 'receive'
    | 'fallback'
    | 'constructor'
    | 'calldata'
    | 'leave'
    | 'gwei'
    | 'szabo'
    | 'finney'
    ;

// ---------------------------------------------------------------------------
// Inline assembly

assemblyStatement
    : 'assembly' STRING? ('(' STRING (',' STRING)* ')')? assemblyBlock
    ;

assemblyBlock
    : '{' assemblyItem* '}'
    ;

assemblyItem
    : assemblyBlock
    | assemblyExpression
    | assemblyAssignment
    | assemblyVariable
    | assemblyFunction
    | assemblyIf
    | assemblyFor
    | assemblySwitch
    | 'break'
    | 'continue'
    | 'leave'
    | assemblyLabel
    | stackAssignment
    ;

assemblyAssignment
    : assemblyPath (',' assemblyPath)* ':=' assemblyExpression
    ;

assemblyVariable
    : 'let' typedNames (':=' assemblyExpression)?
    ;

typedNames
    : typedName (',' typedName)*
    ;

typedName
    : assemblyPath (':' assemblyName)?
    ;

assemblyFunction
    : 'function' assemblyPath '(' typedNames? ')' ('->' typedNames)? assemblyBlock
    ;

assemblyIf
    : 'if' assemblyExpression assemblyBlock
    ;

assemblyFor
    : 'for' assemblyBlock assemblyExpression assemblyBlock assemblyBlock
    ;

assemblySwitch
    : 'switch' assemblyExpression assemblyCase*
    ;

assemblyCase
    : 'case' assemblyLiteral assemblyBlock
    | 'default' assemblyBlock
    ;

// Of early versions: `loop:`, and `=: x` for the top of the stack.
assemblyLabel
    : assemblyName ':'
    ;

stackAssignment
    : '=:' assemblyPath
    ;

assemblyExpression
    : assemblyPath ('(' (assemblyExpression (',' assemblyExpression)*)? ')')?
    | assemblyLiteral
    ;

assemblyLiteral
    : (NUMBER | STRING | 'true' | 'false') (':' assemblyName)?
    ;

assemblyPath
    : assemblyName ('.' assemblyName)*
    ;

// Words of Solidity mean nothing here.
assemblyName
    : identifier
    | ELEMENTARY_TYPE
    | 'address'
    | 'return'
    | 'abstract'
    | 'after'
    | 'anonymous'
    | 'as'
    | 'assembly'
    | 'catch'
    | 'constant'
    | 'contract'
    | 'days'
    | 'delete'
    | 'do'
    | 'else'
    | 'emit'
    | 'enum'
    | 'ether'
    | 'event'
    | 'external'
    | 'hours'
    | 'immutable'
    | 'import'
    | 'indexed'
    | 'interface'
    | 'internal'
    | 'is'
    | 'library'
    | 'mapping'
    | 'memory'
    | 'minutes'
    | 'modifier'
    | 'new'
    | 'override'
    | 'payable'
    | 'private'
    | 'public'
    | 'pure'
    | 'returns'
    | 'seconds'
    | 'storage'
    | 'struct'
    | 'throw'
    | 'try'
    | 'type'
    | 'unchecked'
    | 'using'
    | 'var'
    | 'view'
    | 'virtual'
    | 'weeks'
    | 'wei'
    | 'while'
    | 'years'
    ;

// ---------------------------------------------------------------------------
// Tokens

PRAGMA
    : 'pragma' [ \t\r\n] ~';'* ';'
    ;

ELEMENTARY_TYPE
    : 'bool'
    | 'string'
    | 'byte'
    | 'bytes' ([1-9] | [12] [0-9] | '3' [0-2])?
    | ('int' | 'uint') Bits?
    | ('fixed' | 'ufixed') (Bits 'x' [0-9] [0-9]?)?
    ;

NUMBER
    : (Decimal ('.' Decimal)? | '.' Decimal) ([eE] '-'? Decimal)?
    | '0' [xX] [0-9a-fA-F_]+
    ;

STRING
    : ('hex' | 'unicode')? ('"' (~["\\\r\n] | '\\' .)* '"' | '\'' (~['\\\r\n] | '\\' .)* '\'')
    ;

IDENTIFIER
    : [a-zA-Z_$] [a-zA-Z0-9_$]*
    ;

// Multiples of 8 up to 256.
fragment Bits
    : '8' | '16' | '24' | '32' | '40' | '48' | '56' | '64' | '72' | '80' | '88' | '96'
    | '104' | '112' | '120' | '128' | '136' | '144' | '152' | '160' | '168' | '176' | '184' | '192'
    | '200' | '208' | '216' | '224' | '232' | '240' | '248' | '256'
    ;

fragment Decimal
    : [0-9] [0-9_]*
    ;

BLOCK_COMMENT
    : '/*' .*? '*/' -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\r\n]* -> channel(HIDDEN)
    ;

WHITESPACE
    : [ \t\r\n\u000B\f\u00A0\uFEFF]+ -> skip
    ;
