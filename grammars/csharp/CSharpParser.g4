// C# 13, and of older versions what they had.
//
// Written from ECMA-334 (C# 7) and from the feature specifications of C# 8 to 13.
//
// A file is read before preprocessing. A directive is a token of its own: an item
// wherever items stand in a list, and else a part of an expression that does
// nothing. So both branches of a condition are read, which works as long as they
// make sense one behind the other.
//
// Words such as `int`, `var`, `this`, `nameof` are names; what looks like a call is
// one. An expression is a list of operands and operators; `x =>`, `await`, `throw`
// and casts stand before an operand. `>` is always a token of its own, since two of
// them may close two lists of type arguments. A list of type arguments is one if it
// can be read up to its `>` and what follows goes on with it.

parser grammar CSharpParser;

options { tokenVocab = CSharpLexer; }

// ---------------------------------------------------------------------------
// Files and namespaces

file
    : item* EOF
    ;

item
    : 'global'? 'using' 'static'? 'unsafe'? (identifier '=')? type ';'
    | 'extern' 'alias' identifier ';'
    | '[' ('assembly' | 'module') ':' attribute (',' DIRECTIVE* attribute)* ','? DIRECTIVE* ']'
    | 'namespace' qualifiedName (DIRECTIVE+ 'namespace' qualifiedName)* (DIRECTIVE* '{' item* '}' | ';')
    | typeDeclaration
    | statement
    ;

qualifiedName
    : identifier (('.' | '::') identifier)*
    ;

attributeSection
    : '[' ((IDENTIFIER | 'return' | 'event') ':')? attribute (',' DIRECTIVE* attribute)* ','? DIRECTIVE* ']'
    ;

attribute
    : DIRECTIVE* name arguments?
    ;

attributes
    : attributeSection (attributeSection | DIRECTIVE)*
    ;

modifiers
    : modifier (modifier | DIRECTIVE)*
    ;

modifier
    : 'new'
    | 'public'
    | 'protected'
    | 'internal'
    | 'private'
    | 'static'
    | 'abstract'
    | 'sealed'
    | 'virtual'
    | 'override'
    | 'readonly'
    | 'extern'
    | 'unsafe'
    | 'volatile'
    | 'const'
    | 'fixed'
    | 'event'
    | 'ref'
    | 'implicit'
    | 'explicit'
    | 'partial'
    | 'async'
    | 'required'
    | 'file'
    ;

// ---------------------------------------------------------------------------
// Types and their members

typeDeclaration
    : typeHeader (DIRECTIVE+ typeHeader)* (typeBody | ';')
    | attributes? modifiers? 'enum' identifier bases? '{' (enumMember ','?)* '}'
    | attributes? modifiers? 'delegate' ('ref' 'readonly'?)? type identifier typeParameters? parameters constraint* ';'
    ;

typeHeader
    : attributes? modifiers? (typeKind identifier typeParameters? parameters? | 'extension' typeParameters? parameters)
      bases? constraint*
    ;

typeKind
    : 'class'
    | 'struct'
    | 'interface'
    | 'record' ('class' | 'struct')?
    ;

typeBody
    : DIRECTIVE* '{' member* '}'
    ;

bases
    : DIRECTIVE* ':' base (',' base)*
    ;

base
    : DIRECTIVE* type arguments? DIRECTIVE*
    ;

enumMember
    : DIRECTIVE
    | attributes? identifier ('=' expression)?
    ;

member
    : DIRECTIVE
    | ';'
    | typeDeclaration
    | attributes? modifiers? type memberName typeParameters? parameters constraint* body
    | attributes? modifiers? type memberName (accessors | '=>' DIRECTIVE* expression ';')
    | attributes? modifiers? type (name '.')? 'this' '[' (parameter (',' parameter)*)? ']' (accessors | '=>' DIRECTIVE* expression ';')
    | attributes? modifiers? type declarator (',' declarator)* ';'
    | attributes? modifiers? identifier parameters (DIRECTIVE* ':' identifier arguments)? body
    | attributes? modifiers? '~' identifier parameters body
    | attributes? modifiers? type? (name '.')? 'operator' 'checked'? (operator | type) parameters body
    ;

// With the interface it is a member of.
memberName
    : (identifier typeArguments? ('.' | '::'))* identifier
    ;

operator
    : '+'
    | '-'
    | '!'
    | '~'
    | '++'
    | '--'
    | '*'
    | '/'
    | '%'
    | '&'
    | '|'
    | '^'
    | '<<'
    | '>' '>' '>'?
    | '=='
    | '!='
    | '<'
    | '>'
    | '<='
    | '>='
    | 'true'
    | 'false'
    ;

body
    : DIRECTIVE* (block | '=>' DIRECTIVE* expression ';' | ';')
    ;

accessors
    : DIRECTIVE* '{' accessor* '}' ('=' initializer ';')?
    ;

accessor
    : DIRECTIVE
    | attributes? modifiers? identifier body
    ;

typeParameters
    : '<' typeParameter (',' typeParameter)* '>'
    ;

typeParameter
    : DIRECTIVE* attributes? ('in' | 'out')? DIRECTIVE* identifier
    ;

constraint
    : DIRECTIVE* 'where' identifier ':' bound (',' bound)*
    ;

bound
    : 'class' '?'?
    | 'struct'
    | 'default'
    | 'new' '(' ')'
    | 'allows' 'ref' 'struct'
    | type
    ;

parameters
    : '(' (parameter (',' parameter)*)? ')'
    ;

parameter
    : DIRECTIVE* attributes? parameterModifier* type identifier? ('=' expression)? DIRECTIVE*
    ;

parameterModifier
    : 'this'
    | 'ref'
    | 'out'
    | 'in'
    | 'params'
    | 'readonly'
    | 'scoped'
    ;

declarator
    : DIRECTIVE* identifier sizes? ('=' initializer)?
    ;

sizes
    : '[' expression (',' expression)* ']'
    ;

initializer
    : DIRECTIVE* (expression | elements)
    ;

// ---------------------------------------------------------------------------
// Types

type
    : type '?'
    | type '*'
    | type '[' ','* ']'
    | name
    | '(' tupleType (',' tupleType)+ ')'
    | 'delegate' '*' (identifier ('[' identifier (',' identifier)* ']')?)? '<' tupleType (',' tupleType)* '>'
    ;

tupleType
    : ('ref' | 'out' | 'in' | 'readonly')* type identifier?
    ;

name
    : simpleName (('.' | '::') simpleName)*
    ;

simpleName
    : identifier typeArguments?
    ;

typeArguments
    : '<' typeArgument (',' typeArgument)* '>'
    | '<' ','* '>'
    ;

typeArgument
    : attributes? type
    ;

// ---------------------------------------------------------------------------
// Statements

block
    : '{' statement* '}'
    ;

statement
    : DIRECTIVE
    | block
    | ';'
    | action ';'
    | declaration ';'
    | localFunction
    | identifier ':'
    | 'if' '(' DIRECTIVE* expression ')' embedded elseBranch?
    | 'switch' '(' expression ')' '{' switchItem* '}'
    | 'while' '(' DIRECTIVE* expression ')' embedded
    | 'do' embedded 'while' '(' expression ')' ';'
    | 'for' '(' (declaration | actions)? ';' expression? ';' actions? ')' embedded
    | 'await'? 'foreach' '(' ('ref' | 'readonly' | 'scoped')* (type identifier | expression) 'in' expression ')' embedded
    | 'break' ';'
    | 'continue' ';'
    | 'goto' ('case' expression | 'default' | identifier) ';'
    | 'return' DIRECTIVE* expression? ';'
    | 'throw' expression? ';'
    | 'yield' ('return' expression | 'break') ';'
    | 'try' block DIRECTIVE* catch* finally?
    | ('checked' | 'unchecked' | 'unsafe') block
    | 'lock' '(' expression ')' embedded
    | 'await'? 'using' '(' (declaration | expression) ')' embedded
    | 'fixed' '(' declaration ')' embedded
    ;

actions
    : action (',' action)*
    ;

// An expression that does something: so no comparison, which might be mistaken for
// a declaration.
action
    : operand actionRest?
    ;

actionRest
    : assignmentOperator DIRECTIVE* expression
    | DIRECTIVE operand
    ;

embedded
    : DIRECTIVE* statement
    ;

elseBranch
    : DIRECTIVE* 'else' embedded
    ;

declaration
    : declarationModifier* type declarator (',' declarator)*
    ;

declarationModifier
    : 'const'
    | 'static'
    | 'ref'
    | 'readonly'
    | 'scoped'
    | 'using'
    | 'await'
    ;

localFunction
    : attributes? modifiers? type identifier typeParameters? parameters constraint* DIRECTIVE* (block | '=>' DIRECTIVE* expression ';')
    | attributes? modifiers type identifier typeParameters? parameters constraint* ';'
    ;

switchItem
    : 'case' pattern ('when' expression)? ':'
    | 'default' ':'
    | statement
    ;

catch
    : 'catch' ('(' type identifier? ')')? ('when' '(' expression ')')? DIRECTIVE* block DIRECTIVE*
    ;

finally
    : 'finally' block
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : operand operation*
    | throw
    ;

throw
    : 'throw' DIRECTIVE* expression
    ;

operation
    : binaryOperator DIRECTIVE* (operand | throw)
    | '?' DIRECTIVE* expression ':' DIRECTIVE* (operand | throw)
    | 'is' pattern
    | 'as' type
    | '..' operand?
    | DIRECTIVE operand
    ;

binaryOperator
    : '*'
    | '/'
    | '%'
    | '+'
    | '-'
    | '<<'
    | '>' ('>' '>'?)?
    | '<'
    | '<='
    | '>='
    | '=='
    | '!='
    | '&'
    | '^'
    | '|'
    | '&&'
    | '||'
    | '??'
    | assignmentOperator
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
    | '>' '>'? '>='
    | '??='
    ;

// A cast is none before a sign: `(a) - b`.
operand
    : prefix* cast*? (primary postfix* | 'default' '!'? | lambdaHead (block | throw) | query)
    ;

prefix
    : sign
    | cast*? plainPrefix
    | cast*? '(' type ('*' | '?') ')' sign
    ;

sign
    : '+'
    | '-'
    | '*'
    | '&'
    ;

plainPrefix
    : '!'
    | '~'
    | '^'
    | '++'
    | '--'
    | '..'
    | 'await'
    | 'ref'
    | lambdaHead
    ;

cast
    : '(' type ')'
    ;

lambdaHead
    : attributeSection* ('async' | 'static')* (identifier | '(' (lambdaParameter (',' lambdaParameter)*)? ')') '=>' DIRECTIVE*
    ;

lambdaParameter
    : attributes? parameterModifier* (type identifier | identifier) ('=' expression)?
    ;

primary
    : simpleName
    | literal
    | interpolated
    | '(' argument (',' argument)* ')'
    | '[' (argument (',' argument)* ','?)? DIRECTIVE* ']'
    | ('typeof' | 'sizeof') '(' type ')'
    | 'default' '(' type ')'
    | ('checked' | 'unchecked') '(' expression ')'
    | 'new' type? (arguments | sizes rank*) elements?
    | 'new' (type | rank)? elements
    | 'stackalloc' type sizes elements?
    | 'stackalloc' (type | rank)? elements
    | ('async' | 'static')* 'delegate' parameters? block
    | '..'
    ;

rank
    : '[' ','* ']'
    ;

elements
    : '{' (element (',' element)* ','?)? DIRECTIVE* '}'
    ;

element
    : DIRECTIVE* (expression | elements | (identifier | sizes) '=' elements) DIRECTIVE*
    ;

postfix
    : ('.' | '->' | '::' | '?.' | '?' '.') simpleName
    | arguments
    | '?'? '[' (argument (',' argument)*)? ']'
    | '++'
    | '--'
    | '!'
    | 'switch' '{' (switchArm ','?)* '}'
    | 'with' elements
    | DIRECTIVE
    ;

arguments
    : '(' (argument (',' argument)*)? ')'
    ;

argument
    : DIRECTIVE* (identifier ':')? ('out' | 'in')? (expression | type identifier)
    | DIRECTIVE+
    ;

switchArm
    : DIRECTIVE
    | pattern ('when' expression)? '=>' DIRECTIVE* expression
    ;

literal
    : INTEGER
    | REAL
    | CHARACTER
    | STRING
    | RAW_STRING
    | 'true'
    | 'false'
    | 'null'
    ;

interpolated
    : STRING_OPEN (TEXT | hole)* STRING_CLOSE
    ;

hole
    : HOLE_OPEN expression (',' expression)? format? '}'
    ;

format
    : ':' (hole | ~(HOLE_OPEN | '{' | '}'))*
    ;

// ---------------------------------------------------------------------------
// Queries

query
    : 'from' type? identifier 'in' expression queryClause* queryEnd ('into' identifier queryClause* queryEnd)*
    ;

queryClause
    : 'from' type? identifier 'in' expression
    | 'let' identifier '=' expression
    | 'where' expression
    | 'join' type? identifier 'in' expression 'on' expression 'equals' expression ('into' identifier)?
    | 'orderby' ordering (',' ordering)*
    | DIRECTIVE
    ;

queryEnd
    : 'select' expression
    | 'group' expression 'by' expression
    ;

ordering
    : expression ('ascending' | 'descending')?
    ;

// ---------------------------------------------------------------------------
// Patterns

pattern
    : simplePattern (('and' | 'or') simplePattern)*
    ;

simplePattern
    : 'not'* ( type? positional properties? designation?
             | type? properties designation?
             | type designation?
             | '[' (pattern (',' pattern)* ','?)? ']' designation?
             | ('<' | '>' | '<=' | '>=' | '==' | '!=') constant
             | '(' pattern ')'
             | '..' pattern?
             | constant
             )
    | DIRECTIVE simplePattern
    ;

positional
    : '(' (subpattern (',' subpattern)*)? ')'
    ;

properties
    : '{' (subpattern (',' subpattern)* ','?)? '}'
    ;

subpattern
    : (identifier ('.' identifier)* ':')? pattern
    ;

designation
    : identifier
    | '(' designation (',' designation)* ')'
    ;

constant
    : (sign | '~')* cast*? (primary postfix* | 'default') (arithmeticOperator constant)?
    ;

arithmeticOperator
    : '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '|'
    | '&'
    | '^'
    | '<<'
    ;

// ---------------------------------------------------------------------------
// Names: words that are keywords only in some places are names elsewhere.

identifier
    : IDENTIFIER
    | 'this'
    | 'global'
    | 'assembly'
    | 'module'
    | 'alias'
    | 'partial'
    | 'async'
    | 'required'
    | 'file'
    | 'record'
    | 'scoped'
    | 'extension'
    | 'allows'
    | 'await'
    | 'yield'
    | 'when'
    | 'with'
    | 'from'
    | 'let'
    | 'where'
    | 'join'
    | 'on'
    | 'equals'
    | 'into'
    | 'orderby'
    | 'ascending'
    | 'descending'
    | 'select'
    | 'group'
    | 'by'
    | 'and'
    | 'or'
    | 'not'
    ;
