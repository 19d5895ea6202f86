// ECMAScript 2024 with JSX and decorators.
//
// Written from ECMA-262 (15th edition, chapters 13 to 16 and Annex B), from the
// draft specification of JSX and from the proposal for decorators.
//
// More is accepted than the language allows: modules and scripts are one, what
// may be assigned to is any operand, the rules of strict mode, of labels and of
// `await` and `yield` in functions are left out. Which words are keywords where,
// and where a semicolon may be missing, is asked of a hook (`ScriptBase`), so that
// one token and the places around it decide nearly everything.

parser grammar JavaScriptParser;

options { tokenVocab = JavaScriptLexer; superClass = ScriptBase; }

program
    : statement* EOF
    ;

// ---------------------------------------------------------------------------
// Statements

statement
    : block
    | variableStatement
    | function
    | class
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
    | 'const' constant (',' constant)* endOfExpression
    ;

constant
    : binding '=' expression
    ;

variableKind
    : 'var'
    | {this.keyword()}? 'let'
    | ({this.keyword()}? 'await')? {this.keyword()}? 'using'
    ;

variable
    : binding ('=' expression)?
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
    : ('const' | variableKind) variable (',' variable)*
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
    : 'catch' ('(' binding ')')? block
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
    : 'import' (importClause 'from')? STRING importAttributes? end
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
    : (name | STRING) ('as' (name | STRING))?
    ;

importAttributes
    : ('with' | 'assert') object
    ;

exportDeclaration
    : decorator* 'export' exported
    ;

exported
    : '*' ('as' (name | STRING))? 'from' STRING importAttributes? end
    | importNames ('from' STRING importAttributes?)? end
    | 'default' (function | class | {this.defaultExpression()}? expression endOfExpression)
    | variableStatement
    | function
    | class
    ;

// ---------------------------------------------------------------------------
// Functions and classes, as declarations and as operands

function
    : ({this.keyword()}? 'async')? 'function' '*'? identifier? parameters block
    ;

parameters
    : '(' (parameter (',' parameter)* ','?)? ')'
    ;

parameter
    : decorator* '...'? binding ('=' expression)?
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
    | identifier ('=' expression)?
    | memberName ':' binding ('=' expression)?
    ;

arrayPattern
    : '[' elementPattern? (',' elementPattern?)* ']'
    ;

elementPattern
    : '...'? binding ('=' expression)?
    ;

class
    : decorator* 'class' identifier? ('extends' operand)? '{' classElement* '}'
    ;

classElement
    : ';'
    | 'static' block
    | decorator* modifier* '*'? memberName (parameters block | '=' expression endOfExpression | end)
    ;

decorator
    : '@' (identifier | parenthesized) ('.' (name | PRIVATE_NAME) | arguments)*
    ;

// Words before the name of a member, unless they are the name.
modifier
    : {this.modifier()}? modifierWord
    ;

modifierWord
    : 'accessor'
    | 'async'
    | 'get'
    | 'set'
    | 'static'
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
    | 'accessor'
    | 'as'
    | 'assert'
    | 'from'
    | 'get'
    | 'of'
    | 'set'
    | 'static'
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
    | 'await'
    | 'from'
    | 'let'
    | 'of'
    | 'using'
    | 'yield'
    ;

reservedWord
    : 'break'
    | 'case'
    | 'catch'
    | 'class'
    | 'const'
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
    | 'in'
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
    | operand (binaryOperator operand)* (conditional | assignment)?
    ;

arrow
    : 'async'? (identifier | parameters) '=>'
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
    | '<<='
    | '>>='
    | '>>>='
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
    | '<<'
    | '>>'
    | '>>>'
    | '&'
    | '|'
    | '^'
    | '&&'
    | '||'
    | '??'
    | '<'
    | '>'
    | '<='
    | '>='
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
    ;

suffix
    : '.' (name | PRIVATE_NAME)
    | '?.' (name | PRIVATE_NAME | index | arguments | template)
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
    | identifier ('=' expression)?
    | modifier* '*'? memberName (parameters block | ':' expression)
    ;

// ---------------------------------------------------------------------------
// JSX

element
    : JSX_OPEN elementName attribute* (JSX_SELF_CLOSE | children JSX_END elementName JSX_CLOSE)
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
    | element
    | JSX_OPEN_BRACE expressions '}'
    ;

child
    : JSX_TEXT
    | element
    | JSX_OPEN_BRACE (argument (',' argument)*)? '}'
    ;
