// TypeScript 5, with TSX and decorators.
//
// Written from the handbook and the release notes of TypeScript up to 5.9, and, as
// far as it is JavaScript, from ECMA-262 (15th edition).
//
// More is accepted than the language allows, as in `JavaScriptParser`: types and
// modifiers may stand wherever there is room for them, members may lack their
// bodies. Which words are keywords where, where a semicolon may be missing, and
// what `<` begins behind an operand, is asked of a hook (`ScriptBase`), so that one
// token and the places around it decide nearly everything.

parser grammar TypeScriptParser;

options { tokenVocab = TypeScriptLexer; superClass = ScriptBase; }

program
    : statement* EOF
    ;

// ---------------------------------------------------------------------------
// Statements

statement
    : block
    | declaration
    | importDeclaration
    | exportDeclaration
    | emptyStatement
    | ifStatement
    | doStatement
    | whileStatement
    | forStatement
    | continueStatement
    | breakStatement
    | returnStatement
    | withStatement
    | switchStatement
    | labelledStatement
    | throwStatement
    | tryStatement
    | debuggerStatement
    | expressionStatement
    ;

// What `export` may stand before.
declaration
    : variableStatement
    | function
    | class
    | enum
    | interface
    | typeAlias
    | namespace
    | {this.keyword()}? 'declare' declaration
    | importAlias
    ;

block
    : '{' statement* '}'
    ;

emptyStatement
    : ';'
    ;

expressionStatement
    : {this.expressionStatement()}? expressions endOfExpression
    ;

// A semicolon, or where one may be missing behind an expression: the next line
// does not go on with it.
endOfExpression
    : ';'
    | {this.ends()}?
    ;

// Behind something that no operator can follow.
end
    : ';'
    | {this.lineEnds()}?
    ;

variableStatement
    : variableKind variable (',' variable)* endOfExpression
    ;

variableKind
    : 'var'
    | 'const'
    | {this.keyword()}? 'let'
    | ({this.keyword()}? 'await')? {this.keyword()}? 'using'
    ;

variable
    : binding '!'? typeAnnotation? ('=' expression)?
    ;

ifStatement
    : 'if' '(' expressions ')' statement ('else' statement)?
    ;

doStatement
    : 'do' statement 'while' '(' expressions ')' ';'?
    ;

whileStatement
    : 'while' '(' expressions ')' statement
    ;

forStatement
    : 'for' 'await'? '(' forHead ')' statement
    ;

// In `for (a in b)` the whole is an expression.
forHead
    : forInitialization (('of' | 'in') expressions | ';' expressions? ';' expressions?)?
    | ';' expressions? ';' expressions?
    ;

forInitialization
    : variableKind variable (',' variable)*
    | expressions
    ;

continueStatement
    : 'continue' ({this.sameLine()}? identifier)? end
    ;

breakStatement
    : 'break' ({this.sameLine()}? identifier)? end
    ;

returnStatement
    : 'return' ({this.sameLine()}? expressions endOfExpression | end)
    ;

withStatement
    : 'with' '(' expressions ')' statement
    ;

switchStatement
    : 'switch' '(' expressions ')' '{' switchClause* '}'
    ;

switchClause
    : ('case' expressions | 'default') ':' statement*
    ;

labelledStatement
    : identifier ':' statement
    ;

throwStatement
    : 'throw' expressions endOfExpression
    ;

tryStatement
    : 'try' block (catchClause finallyClause? | finallyClause)
    ;

catchClause
    : 'catch' ('(' binding typeAnnotation? ')')? block
    ;

finallyClause
    : 'finally' block
    ;

debuggerStatement
    : 'debugger' end
    ;

// ---------------------------------------------------------------------------
// Modules

importDeclaration
    : 'import' ('type'? importClause 'from')? STRING importAttributes? end
    ;

// `import a = require('b')`, `import a = b.c`
importAlias
    : 'import' 'type'? identifier '=' operand end
    ;

importClause
    : identifier (',' (importNamespace | importNames))?
    | importNamespace
    | importNames
    ;

importNamespace
    : '*' 'as' identifier
    ;

importNames
    : '{' (moduleName (',' moduleName)* ','?)? '}'
    ;

moduleName
    : 'type'? (name | STRING) ('as' (name | STRING))?
    ;

importAttributes
    : ('with' | 'assert') object
    ;

exportDeclaration
    : decorator* 'export' exported
    ;

exported
    : 'type'? '*' ('as' (name | STRING))? 'from' STRING importAttributes? end
    | 'type'? importNames ('from' STRING importAttributes?)? end
    | 'default' (function | class | interface | {this.defaultExpression()}? expression endOfExpression)
    | '=' expression endOfExpression
    | 'as' 'namespace' identifier end
    | declaration
    ;

// ---------------------------------------------------------------------------
// Declarations of types

enum
    : 'const'? 'enum' identifier '{' (enumMember (',' enumMember)* ','?)? '}'
    ;

enumMember
    : memberName ('=' expression)?
    ;

interface
    : {this.keyword()}? 'interface' identifier typeParameters? ('extends' types)? objectType
    ;

typeAlias
    : {this.keyword()}? 'type' identifier typeParameters? '=' type end
    ;

namespace
    : {this.keyword()}? ('namespace' | 'module') (identifier ('.' name)* | STRING) (block | {this.noBrace()}? end)
    | {this.keyword()}? 'global' block
    ;

// ---------------------------------------------------------------------------
// Functions and classes, as declarations and as operands

function
    : ({this.keyword()}? 'async')? 'function' '*'? identifier? signature body
    ;

// An overload has no block.
body
    : block
    | {this.noBrace()}? end
    ;

signature
    : typeParameters? parameters typeAnnotation?
    ;

parameters
    : '(' (parameter (',' parameter)* ','?)? ')'
    ;

parameter
    : decorator* parameterModifier* '...'? (binding | 'this') '?'? typeAnnotation? ('=' expression)?
    ;

parameterModifier
    : {this.modifier()}? ('public' | 'private' | 'protected' | 'readonly' | 'override')
    ;

binding
    : identifier
    | objectPattern
    | arrayPattern
    ;

objectPattern
    : '{' (propertyPattern (',' propertyPattern)* ','?)? '}'
    ;

propertyPattern
    : '...' binding
    | memberName (':' binding)? ('=' expression)?
    ;

arrayPattern
    : '[' elementPattern? (',' elementPattern?)* ']'
    ;

elementPattern
    : '...'? binding ('=' expression)?
    ;

class
    : decorator* ({this.keyword()}? 'abstract')? 'class' identifier? typeParameters?
      ('extends' operand)? ('implements' types)? '{' classElement* '}'
    ;

classElement
    : ';'
    | 'static' block
    | decorator* modifier*
      ( indexSignature end
      | '*'? memberName ('?' | '!')? (signature body | typeAnnotation? ('=' expression endOfExpression | end))
      )
    ;

decorator
    : '@' (identifier | parenthesized) ('.' (name | PRIVATE_NAME) | arguments)*
    ;

// Words before the name of a member, unless they are the name.
modifier
    : {this.modifier()}? modifierWord
    ;

modifierWord
    : 'abstract'
    | 'accessor'
    | 'async'
    | 'declare'
    | 'get'
    | 'override'
    | 'private'
    | 'protected'
    | 'public'
    | 'readonly'
    | 'set'
    | 'static'
    | 'in'
    | 'out'
    | 'const'
    ;

memberName
    : IDENTIFIER
    | reservedWord
    | freeWord
    | {!this.modifier()}? modifierWord
    | PRIVATE_NAME
    | STRING
    | NUMBER
    | '[' expressions ']'
    ;

// ---------------------------------------------------------------------------
// Names

identifier
    : IDENTIFIER
    | 'abstract'
    | 'accessor'
    | 'as'
    | 'assert'
    | 'asserts'
    | 'declare'
    | 'from'
    | 'get'
    | 'global'
    | 'infer'
    | 'is'
    | 'keyof'
    | 'module'
    | 'namespace'
    | 'of'
    | 'out'
    | 'override'
    | 'private'
    | 'protected'
    | 'public'
    | 'readonly'
    | 'satisfies'
    | 'set'
    | 'static'
    | 'type'
    | 'unique'
    | {!this.keyword()}? keywordSometimes
    ;

keywordSometimes
    : 'async'
    | 'await'
    | 'let'
    | 'using'
    | 'yield'
    ;

// What may follow a dot.
name
    : IDENTIFIER
    | reservedWord
    | freeWord
    | modifierWord
    ;

freeWord
    : 'as'
    | 'assert'
    | 'asserts'
    | 'await'
    | 'from'
    | 'global'
    | 'implements'
    | 'infer'
    | 'interface'
    | 'is'
    | 'keyof'
    | 'let'
    | 'module'
    | 'namespace'
    | 'of'
    | 'satisfies'
    | 'type'
    | 'unique'
    | 'using'
    | 'yield'
    ;

reservedWord
    : 'break'
    | 'case'
    | 'catch'
    | 'class'
    | 'continue'
    | 'debugger'
    | 'default'
    | 'delete'
    | 'do'
    | 'else'
    | 'enum'
    | 'export'
    | 'extends'
    | 'false'
    | 'finally'
    | 'for'
    | 'function'
    | 'if'
    | 'import'
    | 'instanceof'
    | 'new'
    | 'null'
    | 'return'
    | 'super'
    | 'switch'
    | 'this'
    | 'throw'
    | 'true'
    | 'try'
    | 'typeof'
    | 'var'
    | 'void'
    | 'while'
    | 'with'
    ;

// ---------------------------------------------------------------------------
// Expressions

expressions
    : expression (',' expression)*
    ;

// Operators that bind differently are in one list: what belongs to what does not
// matter to what may be left out.
expression
    : arrow expression
    | {this.arrowBody()}? block
    | {this.keyword()}? 'yield' '*'? expression
    | operand (binaryOperator operand | {this.sameLine()}? ('as' | 'satisfies') type)* (conditional | assignment)?
    ;

arrow
    : 'async'? (identifier | signature) '=>'
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
    | '**='
    | '&='
    | '|='
    | '^='
    | '&&='
    | '||='
    | '??='
    ;

binaryOperator
    : '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '**'
    | '&'
    | '|'
    | '^'
    | '&&'
    | '||'
    | '??'
    | {!this.typeArguments()}? '<'+ '<='?
    | '>'+ '='?
    | '<='
    | '=='
    | '!='
    | '==='
    | '!=='
    | 'in'
    | 'instanceof'
    ;

operand
    : prefix* primary suffix*
    ;

prefix
    : '+'
    | '-'
    | '!'
    | '~'
    | '++'
    | '--'
    | 'typeof'
    | 'void'
    | 'delete'
    | 'new'
    | {this.keyword()}? 'await'
    | '<' type '>'
    ;

suffix
    : '.' (name | PRIVATE_NAME)
    | '?.' (name | PRIVATE_NAME | index | typeArguments? arguments | template)
    | {this.sameLine()}? '!'
    | {this.typeArguments()}? typeArguments
    | index
    | arguments
    | template
    | {this.sameLine()}? ('++' | '--')
    ;

index
    : '[' expressions ']'
    ;

arguments
    : '(' (argument (',' argument)* ','?)? ')'
    ;

argument
    : '...'? expression
    ;

primary
    : identifier
    | PRIVATE_NAME
    | 'this'
    | 'super'
    | 'null'
    | 'true'
    | 'false'
    | NUMBER
    | STRING
    | REGULAR_EXPRESSION
    | template
    | array
    | {!this.arrowBody()}? object
    | parenthesized
    | function
    | class
    | element
    | 'new' '.' name
    | 'import' ('.' name | arguments)
    ;

parenthesized
    : '(' expressions ')'
    ;

template
    : TEMPLATE_OPEN (TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION expressions '}')* TEMPLATE_CLOSE
    ;

array
    : '[' argument? (',' argument?)* ']'
    ;

object
    : '{' (property (',' property)* ','?)? '}'
    ;

property
    : '...' expression
    | modifier* '*'? memberName (signature block | ':' expression | '=' expression)?
    ;

// ---------------------------------------------------------------------------
// JSX

element
    : JSX_OPEN elementName JSX_ANGLES? attribute* (JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE)
    | JSX_OPEN children JSX_END JSX_CLOSE
    ;

children
    : JSX_TAG_END child*
    ;

elementName
    : JSX_NAME ((JSX_DOT | JSX_COLON) JSX_NAME)*
    ;

attribute
    : elementName (JSX_EQUALS attributeValue)?
    | JSX_OPEN_BRACE '...' expression '}'
    ;

attributeValue
    : JSX_STRING
    | JSX_ANGLES
    | JSX_OPEN_BRACE expressions '}'
    ;

child
    : JSX_TEXT
    | element
    | JSX_OPEN_BRACE (argument (',' argument)*)? '}'
    ;

// ---------------------------------------------------------------------------
// Types

typeAnnotation
    : ':' type
    ;

types
    : type (',' type)*
    ;

typeParameters
    : '<' typeParameter (',' typeParameter)* ','? '>'
    ;

typeParameter
    : modifier* identifier ('extends' type)? ('=' type)?
    ;

typeArguments
    : '<' types ','? '>'
    ;

// As with expressions: unions and intersections are one list, and what stands
// before a type is another.
type
    : typePrefix type
    | ('|' | '&')? typeOperand (('|' | '&') typeOperand)* ('extends' type '?' type ':' type)?
    ;

// The words here may be names of types, too.
typePrefix
    : functionTypeHead
    | {this.typeWord()}? ('asserts' | (identifier | 'this') 'is')
    ;

functionTypeHead
    : ({this.typeWord()}? 'abstract')? 'new'? typeParameters? parameters '=>'
    ;

typeOperand
    : ({this.typeWord()}? ('keyof' | 'unique' | 'readonly'))* primaryType ({this.sameLine()}? '[' type? ']')*
    ;

primaryType
    : typeReference
    | 'void'
    | 'null'
    | 'true'
    | 'false'
    | 'const'
    | {!this.typeWord()}? 'this'
    | STRING
    | '-'? NUMBER
    | templateType
    | objectType
    | tupleType
    | '(' type ')'
    | {this.typeWord()}? 'infer' identifier ('extends' functionTypeHead* typeOperand)?
    | 'typeof' typeQuery
    | importType
    ;

typeReference
    : {!this.typeWord()}? identifier ('.' name)* ({this.sameLine()}? typeArguments)?
    ;

typeQuery
    : (identifier | 'this') ('.' (name | PRIVATE_NAME))* ({this.sameLine()}? typeArguments)?
    | importType
    ;

importType
    : 'import' '(' type (',' object)? ','? ')' ('.' name)* ({this.sameLine()}? typeArguments)?
    ;

templateType
    : TEMPLATE_OPEN (TEMPLATE_TEXT | TEMPLATE_SUBSTITUTION type '}')* TEMPLATE_CLOSE
    ;

tupleType
    : '[' (tupleElement (',' tupleElement)* ','?)? ']'
    ;

tupleElement
    : '...'? (name '?'? ':')? type '?'?
    ;

objectType
    : '{' typeMember* '}'
    ;

typeMember
    : modifier* typeMemberBody (';' | ',' | {this.lineEnds()}?)
    ;

typeMemberBody
    : 'new'? signature
    | (('+' | '-') 'readonly')? '[' identifier 'in' type ('as' type)? ']' (('+' | '-')? '?')? typeAnnotation?
    | indexSignature
    | typeMemberName '?'? (signature | typeAnnotation)?
    ;

indexSignature
    : '[' identifier typeAnnotation ']' typeAnnotation?
    ;

typeMemberName
    : IDENTIFIER
    | reservedWord
    | freeWord
    | {!this.modifier()}? modifierWord
    | PRIVATE_NAME
    | STRING
    | NUMBER
    | '[' operand ']'
    ;
