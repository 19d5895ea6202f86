// C23 and older C with the extensions that preprocessed output of GCC and Clang contains.
//
// Written from ISO/IEC 9899:2011 (Annex A), from what 9899:2024 adds to it, and
// from the chapter "Extensions to the C Language Family" of the GCC manual.
//
// A parser of this grammar keeps no table of typedef names. So that `T x;` is
// one type and one name, a list of declaration specifiers has room for a single
// identifier, and only where no other type stands. What remains ambiguous is
// settled by the order of the alternatives:
//
//     a * b;        in a block: declares b
//     f(x);         in a block: calls f; in a file: declares f
//     (a)(b)        the one or the other, see `application`
//     (a) b         a cast
//     (a) - b       a subtraction (so with +, *, &, &&, postfix ++ and --)
//     sizeof (a)    an expression (and so in typeof, _Alignof)

grammar c;

// ---------------------------------------------------------------------------
// Files

translationUnit
    : externalDeclaration* EOF
    ;

externalDeclaration
    : '__extension__'*
      ( asmStatement
      | staticAssertDeclaration
        // `??`: in `f(x) { }` and `static f(x);` the name f is what is declared.
      | declarationSpecifiers?? (';' | initDeclaratorList (';' | compoundStatement))
      )
    ;

// ---------------------------------------------------------------------------
// Declarations in blocks

declaration
    : '__extension__'*
      ( staticAssertDeclaration
      | keywordSpecifiers (';' | initDeclaratorList (';' | compoundStatement))
      | typedefName plainInitDeclaratorList (';' | compoundStatement)
      )
    ;

// `T (*x)(int);`, which only counts as a declaration if it is no call.
parenthesizedDeclaration
    : '__extension__'* typedefName
      parenthesizedInitDeclarator (',' attribute* initDeclarator)*
      (';' | compoundStatement)
    ;

staticAssertDeclaration
    : ('_Static_assert' | 'static_assert') '(' conditionalExpression (',' stringLiteral)? ')' ';'
    ;

initDeclaratorList
    : initDeclarator (',' attribute* initDeclarator)*
    ;

initDeclarator
    : declarator declaratorSuffix
    ;

// The first declarators start with a name or with `*`.
plainInitDeclaratorList
    : plainInitDeclarator (',' attribute* plainInitDeclarator)*
      (',' attribute* parenthesizedInitDeclarator (',' attribute* initDeclarator)*)?
    ;

plainInitDeclarator
    : plainDeclarator declaratorSuffix
    ;

parenthesizedInitDeclarator
    : parenthesizedDeclarator declaratorSuffix
    ;

declaratorSuffix
    : asmLabel? attribute* ('=' initializer)?
    ;

asmLabel
    : asmKeyword '(' stringLiteral ')'
    ;

// ---------------------------------------------------------------------------
// Specifiers

declarationSpecifiers
    : keywordSpecifiers
    | typedefName
    ;

// Everything but a lone name. Modifiers alone mean int.
keywordSpecifiers
    : builtinType (builtinType | declarationModifier)*
    | constructedType declarationModifier*
    | typedefName declarationModifier+
    | declarationModifier+ declarationType??
    ;

declarationType
    : builtinType (builtinType | declarationModifier)*
    | constructedType declarationModifier*
    | typedefName declarationModifier*
    ;

declarationModifier
    : storageClass
    | functionSpecifier
    | typeQualifier
    | alignmentSpecifier
    | attribute
    ;

storageClass
    : 'typedef'
    | 'extern'
    | 'static'
    | 'auto'
    | 'register'
    | '_Thread_local'
    | 'thread_local'
    | '__thread'
    | 'constexpr'
    ;

functionSpecifier
    : 'inline'
    | '__inline'
    | '__inline__'
    | '_Noreturn'
    ;

typeQualifier
    : 'const'
    | '__const'
    | '__const__'
    | 'volatile'
    | '__volatile'
    | '__volatile__'
    | 'restrict'
    | '__restrict'
    | '__restrict__'
    | '_Atomic'
    | '__seg_fs'
    | '__seg_gs'
    | '_Nonnull'
    | '_Nullable'
    | '_Null_unspecified'
    ;

alignmentSpecifier
    : ('_Alignas' | 'alignas') '(' (conditionalExpression | typeName) ')'
    ;

typedefName
    : IDENTIFIER
    ;

// Types whose keywords combine, as in `unsigned long long`.
builtinType
    : 'void'
    | 'char'
    | 'short'
    | 'int'
    | 'long'
    | 'float'
    | 'double'
    | 'signed'
    | '__signed'
    | '__signed__'
    | 'unsigned'
    | '_Bool'
    | '_Complex'
    | '__complex'
    | '__complex__'
    | '_Imaginary'
    | '__int128'
    | '_Float16'
    | '_Float32'
    | '_Float64'
    | '_Float128'
    | '_Float32x'
    | '_Float64x'
    | '__float80'
    | '__float128'
    | '__ibm128'
    | '__fp16'
    | '__bf16'
    | '_Decimal32'
    | '_Decimal64'
    | '_Decimal128'
    | ('_BitInt' | '_ExtInt') '(' conditionalExpression ')'
    ;

// Types that stand alone.
constructedType
    : structOrUnionSpecifier
    | enumSpecifier
    | '_Atomic' '(' typeName ')'
    | typeofKeyword '(' (expression | typeName) ')'
    | '__auto_type'
    ;

typeofKeyword
    : 'typeof'
    | '__typeof'
    | '__typeof__'
    | 'typeof_unqual'
    | '__typeof_unqual'
    | '__typeof_unqual__'
    ;

// ---------------------------------------------------------------------------
// Structures and enumerations; attributes after `}` are declaration modifiers.

structOrUnionSpecifier
    : ('struct' | 'union') attribute* (IDENTIFIER memberBlock? | memberBlock)
    ;

memberBlock
    : '{' memberDeclaration* '}'
    ;

memberDeclaration
    : '__extension__'*
      ( staticAssertDeclaration
      | typeSpecifiers memberDeclaratorList? ';'
      | ';'
      )
    ;

memberDeclaratorList
    : memberDeclarator (',' attribute* memberDeclarator)*
    ;

memberDeclarator
    : declarator bitFieldWidth? attribute*
    | bitFieldWidth attribute*
    ;

bitFieldWidth
    : ':' conditionalExpression
    ;

// `enum e : int;` is of C23.
enumSpecifier
    : 'enum' attribute* (IDENTIFIER (enumeratorBlock | ':' builtinType+)? | enumeratorBlock)
    ;

enumeratorBlock
    : (':' (builtinType+ | typedefName))? '{' enumerator (',' enumerator)* ','? '}'
    ;

enumerator
    : IDENTIFIER attribute* ('=' conditionalExpression)?
    ;

// ---------------------------------------------------------------------------
// Declarators

declarator
    : pointer* directDeclarator
    ;

plainDeclarator
    : pointer+ directDeclarator
    | namedDeclarator
    ;

// `^` instead of `*`: a pointer to a block of Clang.
pointer
    : ('*' | '^') (typeQualifier | attribute)*
    ;

directDeclarator
    : namedDeclarator
    | parenthesizedDeclarator
    ;

namedDeclarator
    : IDENTIFIER (arrayDeclarator+ | functionDeclarator)?
    ;

parenthesizedDeclarator
    : '(' attribute* declarator ')' (arrayDeclarator+ | functionDeclarator)?
    ;

arrayDeclarator
    : standardAttributes* '[' ('static' | typeQualifier)* ('*' | assignmentExpression)? ']'
    ;

// Parameter declarations in the manner of K&R follow the names of parameters,
// which are parsed as if they were types.
functionDeclarator
    : standardAttributes* '(' parameterList? ')' oldStyleDeclaration*
    ;

oldStyleDeclaration
    : ('register' | typeQualifier)+ typeModifier* simpleType? initDeclaratorList? ';'
    | simpleType initDeclaratorList? ';'
    ;

// With `;`: forward declarations of parameters.
parameterList
    : parameterDeclaration (',' parameterDeclaration)*
      (';' parameterDeclaration (',' parameterDeclaration)*)*
      (',' '...')?
    | '...'
    ;

parameterDeclaration
    : typeSpecifiers (parameterDeclarator attribute*)?
    ;

// Named or abstract.
parameterDeclarator
    : pointer+ directParameterDeclarator?
    | directParameterDeclarator
    ;

directParameterDeclarator
    : IDENTIFIER (arrayDeclarator+ | parameters)?
    | '(' attribute* parameterDeclarator ')' (arrayDeclarator+ | parameters)?
    | arrayDeclarator+
    | parameters
    ;

parameters
    : '(' parameterList? ')'
    ;

// ---------------------------------------------------------------------------
// Types without storage class: members, parameters, casts

typeSpecifiers
    : keywordTypeSpecifiers
    | typedefName
    ;

// Everything but a lone name.
keywordTypeSpecifiers
    : builtinType (builtinType | typeModifier)*
    | constructedType typeModifier*
    | typedefName typeModifier+
    | typeModifier+ simpleType?
    ;

simpleType
    : builtinType (builtinType | typeModifier)*
    | constructedType typeModifier*
    | typedefName typeModifier*
    ;

typeModifier
    : typeQualifier
    | functionSpecifier
    | alignmentSpecifier
    | attribute
    | 'register'
    ;

typeName
    : keywordTypeName
    | typedefName abstractDeclarator?
    ;

keywordTypeName
    : keywordTypeSpecifiers abstractDeclarator?
    ;

abstractDeclarator
    : pointer+ directAbstractDeclarator?
    | directAbstractDeclarator
    ;

directAbstractDeclarator
    : '(' attribute* abstractDeclarator ')' (arrayDeclarator+ | parameters)?
    | arrayDeclarator+
    | parameters
    ;

// Only what a cast can convert to: pointers.
castDeclarator
    : pointer+ parenthesizedPointer?
    | parenthesizedPointer
    ;

parenthesizedPointer
    : '(' attribute* pointer+ directAbstractDeclarator? ')' (arrayDeclarator+ | parameters)?
    ;

// ---------------------------------------------------------------------------
// Initializers

initializer
    : assignmentExpression
    | bracedInitializer
    ;

bracedInitializer
    : '{' (initializerItem (',' initializerItem)* ','?)? '}'
    ;

initializerItem
    : initializer
    | memberDesignator (memberDesignator | indexDesignator)* '=' initializer
    | indexDesignator ((memberDesignator | indexDesignator)* '=')? initializer
    | IDENTIFIER ':' initializer
    ;

memberDesignator
    : '.' IDENTIFIER
    ;

indexDesignator
    : '[' conditionalExpression ('...' conditionalExpression)? ']'
    ;

// ---------------------------------------------------------------------------
// Attributes

attribute
    : ('__attribute__' | '__attribute') '(' '(' attributeItem? (',' attributeItem?)* ')' ')'
    | standardAttributes
    ;

standardAttributes
    : '[' '[' standardAttribute? (',' standardAttribute?)* ']' ']'
    ;

attributeItem
    : attributeName attributeArguments?
    ;

standardAttribute
    : attributeName (':' ':' attributeName)? attributeArguments?
    ;

attributeName
    : IDENTIFIER
    | storageClass
    | functionSpecifier
    | typeQualifier
    | builtinType
    ;

attributeArguments
    : '(' (attributeArgument (',' attributeArgument)*)? ')'
    ;

attributeArgument
    : assignmentExpression
    | typeName
    ;

// ---------------------------------------------------------------------------
// Statements

// A part of another statement. In a block, labels are items of their own.
statement
    : label* unlabeledStatement
    ;

label
    : IDENTIFIER ':'
    | 'case' conditionalExpression ('...' conditionalExpression)? ':'
    | 'default' ':'
    ;

unlabeledStatement
    : compoundStatement
    | expressionStatement
    | ifStatement
    | switchStatement
    | whileStatement
    | doStatement
    | forStatement
    | jumpStatement
    | asmStatement
    | transaction
    | attribute+ statement
    ;

compoundStatement
    : '{' labelDeclaration* blockItem* '}'
    ;

labelDeclaration
    : '__label__' IDENTIFIER (',' IDENTIFIER)* ';'
    ;

blockItem
    : label
    | declaration
    | unlabeledStatement
    | parenthesizedDeclaration
    ;

expressionStatement
    : expression? ';'
    ;

ifStatement
    : 'if' '(' expression ')' statement ('else' statement)?
    ;

switchStatement
    : 'switch' '(' expression ')' statement
    ;

whileStatement
    : 'while' '(' expression ')' statement
    ;

doStatement
    : 'do' statement 'while' '(' expression ')' ';'
    ;

forStatement
    : 'for' '(' forInitialization expression? ';' expression? ')' statement
    ;

forInitialization
    : declaration
    | expression? ';'
    | parenthesizedDeclaration
    ;

jumpStatement
    : 'goto' (IDENTIFIER | '*' expression) ';'
    | 'continue' ';'
    | 'break' ';'
    | 'return' expression? ';'
    ;

// Of GCC's transactional memory.
transaction
    : transactionKeyword attribute* compoundStatement
    | '__transaction_cancel' attribute* ';'
    ;

transactionKeyword
    : '__transaction_atomic'
    | '__transaction_relaxed'
    ;

// ---------------------------------------------------------------------------
// Assembler

asmKeyword
    : 'asm'
    | '__asm'
    | '__asm__'
    ;

asmStatement
    : asmKeyword asmQualifier* '(' stringLiteral asmOutputs? ')' ';'
    ;

asmQualifier
    : 'volatile'
    | '__volatile'
    | '__volatile__'
    | 'inline'
    | '__inline'
    | '__inline__'
    | 'goto'
    ;

asmOutputs
    : ':' asmOperandList? asmInputs?
    ;

asmInputs
    : ':' asmOperandList? asmClobbers?
    ;

asmClobbers
    : ':' (stringLiteral (',' stringLiteral)*)? asmLabels?
    ;

asmLabels
    : ':' (IDENTIFIER (',' IDENTIFIER)*)?
    ;

asmOperandList
    : asmOperand (',' asmOperand)*
    ;

asmOperand
    : ('[' IDENTIFIER ']')? stringLiteral '(' expression ')'
    ;

// ---------------------------------------------------------------------------
// Expressions

expression
    : assignmentExpression (',' assignmentExpression)*
    ;

assignmentExpression
    : conditionalExpression (assignmentOperator conditionalExpression)*
    ;

assignmentOperator
    : '='
    | '*='
    | '/='
    | '%='
    | '+='
    | '-='
    | '<<='
    | '>>='
    | '&='
    | '^='
    | '|='
    ;

conditionalExpression
    : logicalOrExpression ('?' expression? ':' logicalOrExpression)*
    ;

logicalOrExpression
    : logicalAndExpression ('||' logicalAndExpression)*
    ;

logicalAndExpression
    : inclusiveOrExpression ('&&' inclusiveOrExpression)*
    ;

inclusiveOrExpression
    : exclusiveOrExpression ('|' exclusiveOrExpression)*
    ;

exclusiveOrExpression
    : andExpression ('^' andExpression)*
    ;

andExpression
    : equalityExpression ('&' equalityExpression)*
    ;

equalityExpression
    : relationalExpression (('==' | '!=') relationalExpression)*
    ;

relationalExpression
    : shiftExpression (('<' | '>' | '<=' | '>=') shiftExpression)*
    ;

shiftExpression
    : additiveExpression (('<<' | '>>') additiveExpression)*
    ;

additiveExpression
    : multiplicativeExpression (('+' | '-') multiplicativeExpression)*
    ;

multiplicativeExpression
    : castExpression (('*' | '/' | '%') castExpression)*
    ;

// The last alternative is for `(T) ++x`, which must not hide `(x) ++`.
castExpression
    : cast
    | unaryExpression
    | '(' typedefName ')' ('++' | '--') castExpression
    ;

// Casts and compound literals. Behind a lone name in parentheses nothing may
// start that could as well go on after an operand: `(a) - b` is no cast.
cast
    : '(' keywordTypeName ')' (castExpression | compoundLiteral)
    | '(' typedefName castDeclarator ')' (castExpression | compoundLiteral)
    | '(' typedefName arrayDeclarator+ ')' compoundLiteral
    | '(' typedefName ')' (operandExpression | compoundLiteral)
    | '(' ('static' | 'constexpr' | 'thread_local' | '_Thread_local')+ typeName ')' compoundLiteral
    ;

compoundLiteral
    : bracedInitializer postfixOperator*
    ;

unaryExpression
    : ('&' | '*' | '+' | '-' | '++' | '--') castExpression
    | '&&' IDENTIFIER
    | operandExpression
    | parenthesizedExpression
    ;

operandExpression
    : ('~' | '!' | '__extension__' | realPart | imaginaryPart) castExpression
    | ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__') sizeofOperand
    | primaryExpression postfixOperator*
    ;

realPart
    : '__real'
    | '__real__'
    ;

imaginaryPart
    : '__imag'
    | '__imag__'
    ;

sizeofOperand
    : unaryExpression
    | '(' typeName ')' compoundLiteral?
    ;

parenthesizedExpression
    : '(' (expression | compoundStatement) ')' accessOperator* application?
    ;

// What follows in `(a)(b)`: the operand of a cast to a, or the arguments of a.
// To tell one from the other is to read all of b, and may need to know a.
application
    : '(' ')' postfixOperator*
    | parenthesizedExpression
    | cast
    ;

accessOperator
    : '[' expression ']'
    | ('.' | '->') IDENTIFIER
    | '++'
    | '--'
    ;

postfixOperator
    : accessOperator
    | '(' argumentList? ')'
    ;

argumentList
    : assignmentExpression (',' assignmentExpression)*
    ;

primaryExpression
    : IDENTIFIER
    | INTEGER_CONSTANT
    | FLOATING_CONSTANT
    | CHARACTER_CONSTANT
    | stringLiteral
    | genericSelection
    | builtinCall
    | transactionKeyword attribute* '(' expression ')'
    | '^' blockSignature? compoundStatement
    ;

stringLiteral
    : STRING_LITERAL+
    ;

genericSelection
    : '_Generic' '(' assignmentExpression (',' genericAssociation)+ ')'
    ;

genericAssociation
    : ('default' | typeName) ':' assignmentExpression
    ;

// Calls with operands that are no expressions.
builtinCall
    : '__builtin_va_arg' '(' assignmentExpression ',' typeName ')'
    | '__builtin_offsetof' '(' typeName ',' offsetofMember ')'
    | '__builtin_types_compatible_p' '(' typeName ',' typeName ')'
    | '__builtin_convertvector' '(' assignmentExpression ',' typeName ')'
    | '__builtin_bit_cast' '(' typeName ',' assignmentExpression ')'
    | '__builtin_has_attribute' '(' attributeArgument ',' attributeItem ')'
    ;

offsetofMember
    : IDENTIFIER (('.' | '->') IDENTIFIER | '[' expression ']')*
    ;

// Of a block of Clang: `^{ }`, `^(int x) { }`, `^int (int x) { }`.
blockSignature
    : parameters
    | typeSpecifiers pointer* parameters
    ;

// ---------------------------------------------------------------------------
// Tokens

// Directives, and the line markers that the preprocessor leaves, up to the end
// of the line; a comment in them may go over several.
DIRECTIVE
    : '#' DirectivePart* '/'? -> channel(HIDDEN)
    ;

fragment DirectivePart
    : '/'? (~["'/*\\\r\n] | DirectiveText | DirectiveEscape)
    | '*'
    | BlockComment
    | LineComment
    ;

// May lack its second quote, as in `#error Don't`.
fragment DirectiveText
    : '"' (~["\\\r\n] | DirectiveEscape)* '"'?
    | '\'' (~['\\\r\n] | DirectiveEscape)* '\''?
    ;

fragment DirectiveEscape
    : Splice
    | '\\' ~[\r\n]
    ;

PRAGMA_OPERATOR
    : '_Pragma' [ \t\r\n]* '(' [ \t\r\n]* StringLiteral [ \t\r\n]* ')' -> channel(HIDDEN)
    ;

BLOCK_COMMENT
    : BlockComment -> channel(HIDDEN)
    ;

LINE_COMMENT
    : LineComment -> channel(HIDDEN)
    ;

WHITESPACE
    : ([ \t\r\n\u000B\f] | Splice)+ -> skip
    ;

// C23 has `'` between digits.
INTEGER_CONSTANT
    : (Digits | '0' [xX] HexDigits | '0' [bB] Digits) IntegerSuffix
    ;

FLOATING_CONSTANT
    : (Digits '.' Digits? | '.' Digits) Exponent? FloatingSuffix
    | Digits Exponent FloatingSuffix
    | '0' [xX] (HexDigits '.'? HexDigits? | '.' HexDigits) [pP] [+\-]? Digits FloatingSuffix
    ;

CHARACTER_CONSTANT
    : EncodingPrefix? '\'' (~['\\\r\n] | Escape)+ '\''
    ;

STRING_LITERAL
    : StringLiteral
    | RawString
    ;

IDENTIFIER
    : Letter (Letter | [0-9])*
    ;

fragment BlockComment
    : '/*' (~'*' | '*'+ ~[*/])* '*'+ '/'
    ;

fragment LineComment
    : '//' (~[\\\r\n] | DirectiveEscape)*
    ;

fragment Splice
    : '\\' [ \t]* '\r'? '\n'
    ;

fragment Letter
    : [a-zA-Z_$]
    | [\u0080-\u{10FFFF}]
    | UniversalCharacter
    ;

fragment UniversalCharacter
    : '\\u' HexDigit HexDigit HexDigit HexDigit
    | '\\U' HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit HexDigit
    ;

fragment Digits
    : [0-9]+ ('\'' [0-9]+)*
    ;

fragment HexDigits
    : HexDigit+ ('\'' HexDigit+)*
    ;

fragment HexDigit
    : [0-9a-fA-F]
    ;

// In any order and number: u, l, the imaginary i and j, the wb of _BitInt.
fragment IntegerSuffix
    : ([uUlLiIjJ] | 'wb' | 'WB')*
    ;

fragment Exponent
    : [eE] [+\-]? Digits
    ;

fragment FloatingSuffix
    : [iIjJ]? ([fFlLqQwWdD] | [dD] [fFdDlL] | [fF] ('16' | '32' | '64' | '128') 'x'? | [bB] [fF] '16')? [iIjJ]?
    ;

fragment StringLiteral
    : EncodingPrefix? '"' (~["\\\r\n] | Escape)* '"'
    ;

// Of GNU C. The delimiter of the end is not compared: text such as `)other"` ends it, too.
fragment RawString
    : EncodingPrefix? 'R"(' .*? ')"'
    | EncodingPrefix? 'R"' RawDelimiter '(' .*? ')' RawDelimiter '"'
    ;

fragment RawDelimiter
    : ~[ ()\\"\t\r\n\u000B\f]+
    ;

fragment EncodingPrefix
    : 'u8'
    | [uUL]
    ;

// What follows the backslash is left to the compiler.
fragment Escape
    : Splice
    | '\\' ~[\r\n]
    ;
