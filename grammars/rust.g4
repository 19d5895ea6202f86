// Rust, edition 2024, with what stands in older editions and behind feature gates
// of nightly compilers where it costs nothing.
//
// Written from the Rust Reference: "Lexical structure", "Macros", "Items",
// "Statements and expressions", "Patterns" and "Types".
//
// `<`, `>` and what begins with them are single tokens, since two of them may
// close two lists of generic arguments: `>>=` is `>` `>` `=`. An expression that
// begins with a block (`if`, `match`, `{`, …) is told from all others because it
// ends a statement: behind `match x { }` neither `-1` nor `(a, b)` belongs to it.
// Documentation comments count as comments.

grammar rust;

// ---------------------------------------------------------------------------
// Files and items

file
    : innerAttribute* moduleItem* EOF
    ;

innerAttribute
    : '#' '!' '[' tokenTree* ']'
    ;

attribute
    : '#' '[' tokenTree* ']'
    ;

// Also the items of traits, implementations and `extern` blocks.
moduleItem
    : item
    | macroItem
    ;

item
    : attribute* visibility? itemKind
    ;

visibility
    : 'pub' ('(' ('crate' | 'self' | 'super' | 'in' simplePath) ')')?
    ;

itemKind
    : module
    | externCrate
    | useDeclaration
    | function
    | typeAlias
    | structOrUnion
    | enumeration
    | constant
    | static
    | trait
    | implementation
    | externBlock
    | macroDefinition
    ;

macroItem
    : attribute* simplePath '!' ('{' tokenTree* '}' | ('(' tokenTree* ')' | '[' tokenTree* ']') ';'?)
    ;

module
    : 'unsafe'? 'mod' name (';' | '{' innerAttribute* moduleItem* '}')
    ;

externCrate
    : 'extern' 'crate' (name | 'self') ('as' (name | '_'))? ';'
    ;

useDeclaration
    : 'use' useTree ';'
    ;

useTree
    : '::'? (pathName '::')*
      ( '*'
      | '{' (useTree (',' useTree)* ','?)? '}'
      | pathName ('as' (name | '_'))?
      )
    ;

function
    : functionQualifier* 'fn' name genericParameters?
      '(' (parameter (',' parameter)* ','?)? ')'
      returnType? whereClause? (';' | block)
    ;

functionQualifier
    : 'default'
    | 'const'
    | 'async'
    | 'gen'
    | 'safe'
    | 'unsafe'
    | 'extern' string?
    ;

returnType
    : '->' type
    ;

// A parameter of a trait's function may lack its name in old editions.
parameter
    : attribute* (selfParameter | pattern ':' parameterType | parameterType)
    ;

// With a type it is like any other.
selfParameter
    : ('&' LIFETIME?)? 'mut'? 'self'
    ;

parameterType
    : type
    | '...'
    ;

typeAlias
    : 'default'? 'type' name genericParameters? (':' bounds)? whereClause? ('=' type)? whereClause? ';'
    ;

structOrUnion
    : ('struct' | 'union') name genericParameters?
      ( whereClause? (';' | structFields)
      | tupleFields whereClause? ';'
      )
    ;

structFields
    : '{' (structField (',' structField)* ','?)? '}'
    ;

structField
    : attribute* visibility? 'unsafe'? name ':' type ('=' expression)?
    ;

tupleFields
    : '(' (tupleField (',' tupleField)* ','?)? ')'
    ;

tupleField
    : attribute* visibility? type
    ;

enumeration
    : 'enum' name genericParameters? whereClause? '{' (variant (',' variant)* ','?)? '}'
    ;

variant
    : attribute* visibility? name (structFields | tupleFields)? ('=' expression)?
    ;

constant
    : 'default'? 'const' (name | '_') genericParameters? (':' type)? ('=' expression)? whereClause? ';'
    ;

static
    : ('unsafe' | 'safe')? 'static' 'mut'? (name | '_') (':' type)? ('=' expression)? ';'
    ;

trait
    : 'const'? 'unsafe'? 'auto'? 'trait' name genericParameters?
      ( (':' bounds)? whereClause? itemBlock
      | '=' bounds whereClause? ';'
      )
    ;

implementation
    : 'default'? 'unsafe'? 'impl' genericParameters? ('~'? 'const')? '!'? type ('for' type)? whereClause? itemBlock
    ;

externBlock
    : 'unsafe'? 'extern' string? itemBlock
    ;

itemBlock
    : '{' innerAttribute* moduleItem* '}'
    ;

// ---------------------------------------------------------------------------
// Macros

macroDefinition
    : 'macro_rules' '!' name
      ( '{' macroRules? '}'
      | ('(' macroRules? ')' | '[' macroRules? ']') ';'
      )
    | 'macro' name ('(' tokenTree* ')')? '{' (macroRules | tokenTree*) '}'
    ;

macroRules
    : macroRule ((';' | ',') macroRule)* (';' | ',')?
    ;

macroRule
    : attribute* delimited '=>' delimited
    ;

tokenTree
    : delimited
    | ~('(' | ')' | '[' | ']' | '{' | '}')
    ;

delimited
    : '(' tokenTree* ')'
    | '[' tokenTree* ']'
    | '{' tokenTree* '}'
    ;

// ---------------------------------------------------------------------------
// Generics

genericParameters
    : '<' (genericParameter (',' genericParameter)* ','?)? '>'
    ;

genericParameter
    : attribute*
      ( LIFETIME (':' bounds)?
      | name (':' bounds)? ('=' type)?
      | 'const' name ':' type ('=' (type | genericConstant))?
      )
    ;

whereClause
    : 'where' (wherePredicate (',' wherePredicate)* ','?)?
    ;

wherePredicate
    : attribute* (LIFETIME | binder? type) (':' bounds | '=' type)
    ;

binder
    : 'for' genericParameters
    ;

bounds
    : (bound ('+' bound)* '+'?)?
    ;

bound
    : LIFETIME
    | boundModifier* path
    | '(' bound ')'
    | 'use' genericArguments
    ;

boundModifier
    : '?'
    | '!'
    | '~' 'const'
    | 'const'
    | '[' 'const' ']'
    | 'async'
    | binder
    ;

genericArguments
    : '<' (genericArgument (',' genericArgument)* ','?)? '>'
    ;

genericArgument
    : LIFETIME
    | type ('=' (type | genericConstant) | ':' bounds)?
    | genericConstant
    ;

genericConstant
    : '-'? literal
    | block
    | 'const' block
    ;

// ---------------------------------------------------------------------------
// Paths

simplePath
    : '::'? pathName ('::' pathName)*
    ;

pathName
    : name
    | 'self'
    | 'Self'
    | 'super'
    | 'crate'
    | '$' 'crate'
    ;

// In types, where `<` always opens a list.
path
    : ('::' | qualifiedSelf '::')? (('self' | 'super' | 'crate' | '$' 'crate') '::')* pathSegment ('::' pathSegment)*
    ;

pathSegment
    : (name | 'Self') ('::'? (genericArguments | functionArguments))?
    ;

functionArguments
    : '(' (type (',' type)* ','? | '..')? ')' ('->' simpleType)?
    ;

// In expressions and patterns, where `<` compares unless it is behind `::`.
valuePath
    : ('::' | qualifiedSelf '::')? pathName ('::' (pathName | genericArguments))*
    ;

qualifiedSelf
    : '<' type ('as' path)? '>'
    ;

// ---------------------------------------------------------------------------
// Types

type
    : simpleType ('+' bound)* '+'?
    ;

// What may stand behind `as` and `&`, where `+` is not the type's.
simpleType
    : path ('!' delimited)?
    | '(' (type (',' type)* ','?)? ')'
    | '[' type (';' expression)? ']'
    | ('&' | '&&') LIFETIME? ('pin' ('const' | 'mut'))? 'mut'? simpleType
    | '*' ('const' | 'mut') simpleType
    | binder? typeQualifier* 'fn' '(' (functionTypeParameter (',' functionTypeParameter)* ','?)? ')' ('->' simpleType)?
    | binder path
    | ('impl' | 'dyn') bound
    | '!'
    | '_'
    ;

typeQualifier
    : 'const'
    | 'async'
    | 'unsafe'
    | 'safe'
    | 'extern' string?
    ;

functionTypeParameter
    : attribute* ((name | '_' | 'mut' name | 'self') ':')? parameterType
    ;

// ---------------------------------------------------------------------------
// Statements

block
    : '{' innerAttribute* statement* '}'
    ;

// Only at the end of a block there may be no semicolon.
statement
    : ';'
    | item
    | attribute* letStatement
    | attribute* blockStatement
    | attribute* plainExpression (';' | {_input.LT(1).getText().equals("}")}?)
    ;

letStatement
    : 'super'? 'let' pattern (':' type)? ('=' attribute* (plainExpression elseBlock? | blockExpression))? ';'
    ;

// What begins with a block ends with it, unless a `.` or `?` follows.
blockStatement
    : blockLike (dotOperator postfixOperator* operation*)?
    | simplePath '!' '{' tokenTree* '}' (dotOperator postfixOperator* operation*)?
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : plainExpression
    | blockExpression
    | letExpression
    | attribute+ (plainExpression | blockExpression)
    ;

// A condition of `if`, `while` or a match arm, that others may follow: no
// statement begins with it.
letExpression
    : letBinding operation*
    ;

letBinding
    : 'let' pattern '=' operand
    ;

plainExpression
    : plainOperand operation*
    ;

blockExpression
    : blockOperand operation*
    ;

operation
    : binaryOperator operand
    | '&&' letBinding
    | 'as' simpleType
    | ('..' | '..=' | '...') operand?
    ;

binaryOperator
    : '+'
    | '-'
    | '*'
    | '/'
    | '%'
    | '&'
    | '|'
    | '^'
    | '&&'
    | '||'
    | '=='
    | '!='
    | '<' ('=' | '<' '='?)?
    | '>' ('=' | '>' '='?)?
    | '='
    | '+='
    | '-='
    | '*='
    | '/='
    | '%='
    | '&='
    | '|='
    | '^='
    ;

operand
    : plainOperand
    | blockOperand
    ;

plainOperand
    : prefix+ (unprefixedOperand | blockOperand)
    | unprefixedOperand
    ;

unprefixedOperand
    : jump expression?
    | plainPrimary postfixOperator*
    ;

blockOperand
    : blockLike postfixOperator*
    ;

jump
    : 'return'
    | 'break' LIFETIME?
    | 'yield'
    | 'become'
    | 'do' 'yeet'
    ;

// What stands before an operand, the heads of closures included.
prefix
    : '-'
    | '!'
    | '*'
    | ('&' | '&&') ('mut' | ('raw' | 'pin') ('const' | 'mut'))? attribute*
    | '..'
    | '..='
    | closureHead
    | 'box'
    ;

closureHead
    : binder? closureQualifier* ('||' | '|' (closureParameter (',' closureParameter)* ','?)? '|') ('->' simpleType)? attribute*
    ;

closureQualifier
    : 'const'
    | 'static'
    | 'async'
    | 'gen'
    | 'move'
    | 'use'
    ;

closureParameter
    : attribute* simplePattern (':' type)?
    ;

plainPrimary
    : literal
    | valuePath ('!' ('(' tokenTree* ')' | '[' tokenTree* ']' | '{' tokenTree* '}') | structLiteral)?
    | '(' (expression (',' expression)* ','?)? ')'
    | '[' (expression (';' expression | (',' expression)* ','?))? ']'
    | 'continue' LIFETIME?
    | '..'
    | '_'
    ;

structLiteral
    : '{' (fieldValue (',' fieldValue)* ','?)? '}'
    ;

fieldValue
    : attribute* (name | INTEGER) (':' expression)?
    | '..' expression?
    ;

postfixOperator
    : dotOperator
    | '(' (expression (',' expression)* ','?)? ')'
    | '[' expression ']'
    ;

dotOperator
    : '?'
    | '.' ( name ('::' genericArguments)?
          | INTEGER
          | FLOAT
          | 'yield'
          | 'use'
          | 'match' matchBlock
          )
    ;

// ---------------------------------------------------------------------------
// Expressions that begin with a block

blockLike
    : (LIFETIME ':')?
      ( 'loop' block
      | 'while' expression block
      | 'for' 'await'? pattern 'in' expression block
      | block
      )
    | ifExpression
    | 'match' expression matchBlock
    | ('unsafe' | 'const' | 'static'? 'async' ('move' | 'use')? | 'gen' 'move'? | 'try' ) block
    ;

ifExpression
    : 'if' expression block elseIf* elseBlock?
    ;

elseIf
    : 'else' 'if' expression block
    ;

elseBlock
    : 'else' block
    ;

matchBlock
    : '{' innerAttribute* matchArm* '}'
    ;

matchArm
    : attribute* pattern ('if' expression)? '=>' attribute*
      ( blockLike (dotOperator postfixOperator* operation*)? ','?
      | plainExpression (',' | {_input.LT(1).getText().equals("}")}?)
      )
    ;

// ---------------------------------------------------------------------------
// Patterns

pattern
    : '|'? simplePattern ('|' simplePattern)*
    ;

simplePattern
    : patternBound rangeTail?
    | rangeOperator patternBound?
    | ('ref' | 'mut')+ ('pin' ('const' | 'mut'))? (name | 'self') ('@' simplePattern)?
    | valuePath
      ( '@' simplePattern
      | '!' delimited
      | '{' (fieldPattern (',' fieldPattern)* ','?)? '}'
      | '(' (pattern (',' pattern)* ','?)? ')'
      )
    | '_'
    | ('&' | '&&') 'mut'? simplePattern
    | 'box' simplePattern
    | '(' (pattern (',' pattern)* ','?)? ')'
    | '[' (pattern (',' pattern)* ','?)? ']'
    | 'const' block
    ;

rangeTail
    : rangeOperator patternBound?
    ;

rangeOperator
    : '..'
    | '..='
    | '...'
    ;

patternBound
    : '-'? literal
    | valuePath
    ;

fieldPattern
    : attribute* (name | INTEGER) ':' pattern
    | attribute* 'box'? ('ref' | 'mut')* name
    | attribute* '..'
    ;

// ---------------------------------------------------------------------------
// Names and literals

name
    : IDENTIFIER
    | 'auto'
    | 'await'
    | 'default'
    | 'gen'
    | 'macro_rules'
    | 'pin'
    | 'raw'
    | 'safe'
    | 'union'
    | 'try'
    | 'yeet'
    ;

// `1.` is a number if no name follows.
literal
    : INTEGER '.'??
    | FLOAT
    | string
    | CHARACTER
    | 'true'
    | 'false'
    ;

string
    : STRING
    | RAW_STRING
    ;

// ---------------------------------------------------------------------------
// Tokens

WHITESPACE
    : [ \t\r\n\u000B\f\u0085\u200E\u200F\u2028\u2029\uFEFF]+ -> skip
    ;

SHEBANG
    : '#!/' ~[\r\n]* -> channel(HIDDEN)
    ;

LINE_COMMENT
    : '//' ~[\n]* -> channel(HIDDEN)
    ;

BLOCK_COMMENT
    : BlockComment -> channel(HIDDEN)
    ;

fragment BlockComment
    : '/*' (BlockComment | .)*? '*/'
    ;

CHARACTER
    : 'b'? '\'' (~['\\\r\n\t] | Escape) '\'' Suffix?
    ;

LIFETIME
    : '\'' ('r#')? NameStart NamePart*
    ;

STRING
    : [bc]? '"' (~["\\] | Escape)* '"' Suffix?
    ;

RAW_STRING
    : [bc]? 'r' RawString Suffix?
    ;

fragment RawString
    : '"' ~["]* '"'
    | '#' RawHashed '#'
    ;

fragment RawHashed
    : '"' .*? '"'
    | '#' RawHashed '#'
    ;

fragment Escape
    : '\\' 'x' [0-9a-fA-F] [0-9a-fA-F]
    | '\\' 'u' '{' [0-9a-fA-F_]+ '}'
    | '\\' .
    ;

FLOAT
    : Digits '.' Digits Exponent? Suffix?
    | Digits Exponent Suffix?
    ;

INTEGER
    : [0-9] NamePart*
    ;

IDENTIFIER
    : ('r#')? NameStart NamePart*
    ;

// Characters that only macros know.
OTHER
    : [`\\]
    ;

fragment Digits
    : [0-9] [0-9_]*
    ;

fragment Exponent
    : [eE] [+\-]? [0-9_]+
    ;

fragment Suffix
    : NameStart NamePart*
    ;

fragment NameStart
    : [a-zA-Z_\u0080-\u0084\u0086-\u200D\u2010-\u2027\u202A-\uFEFE\uFF00-\u{10FFFF}]
    ;

fragment NamePart
    : [a-zA-Z0-9_\u0080-\u0084\u0086-\u200D\u2010-\u2027\u202A-\uFEFE\uFF00-\u{10FFFF}]
    ;
