// @generated from grammars/c.g4 by `cargo xtask gen` (blake3 c291fac11ff70ad5)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! The kinds of nodes, a row each: token types, then the rules of Perses Normal Form.
//!
//! A row begins with the constant of the kind, its name, its form and its parts, in order;
//! `Set but [T]` is any token type but `T`. The comment is the rule of the grammar (a set in the
//! grammar's order or sorted), with the normal form where that differs; or the piece of a rule.
//! - `subsumes`: the kinds of which a node may stand alone where this kind is expected: its
//!   `parts`, and others in brackets. `fits` is the reverse. Both are direct edges: the closure,
//!   by which nodes are replaced, is computed with the tables (`secateur_tables::Tables::fits`).
//!   A node is never empty, so `X*` and `X+` subsume each other.
//! - `shortest`: a text of the fewest tokens, with spaces between. A rule without it may be empty;
//!   a token type without it is skipped or hidden, or the comment says why.
//! - `of`: the rule that a quantifier repeats, or the rules that have the piece, first the one for
//!   which it was made. `as`: which piece it is, if no quantifier and no group (`secateur_tables::Part`).
//!
//! Where names collide, constants end in `_SIGN` or `_KEYWORD` (literals), `_RULE` or `_PART` (pieces).

secateur_tables::node_kinds! {
  tokens {
    EOF "EOF";
    __EXTENSION__ "'__extension__'" shortest "__extension__";
    SEMICOLON "';'" shortest ";";
    COMMA "','" shortest ",";
    _STATIC_ASSERT "'_Static_assert'" shortest "_Static_assert";
    STATIC_ASSERT "'static_assert'" shortest "static_assert";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    EQ "'='" shortest "=";
    TYPEDEF "'typedef'" shortest "typedef";
    EXTERN "'extern'" shortest "extern";
    STATIC "'static'" shortest "static";
    AUTO "'auto'" shortest "auto";
    REGISTER "'register'" shortest "register";
    _THREAD_LOCAL "'_Thread_local'" shortest "_Thread_local";
    THREAD_LOCAL "'thread_local'" shortest "thread_local";
    __THREAD "'__thread'" shortest "__thread";
    CONSTEXPR "'constexpr'" shortest "constexpr";
    INLINE "'inline'" shortest "inline";
    __INLINE "'__inline'" shortest "__inline";
    __INLINE__ "'__inline__'" shortest "__inline__";
    _NORETURN "'_Noreturn'" shortest "_Noreturn";
    CONST "'const'" shortest "const";
    __CONST "'__const'" shortest "__const";
    __CONST__ "'__const__'" shortest "__const__";
    VOLATILE "'volatile'" shortest "volatile";
    __VOLATILE "'__volatile'" shortest "__volatile";
    __VOLATILE__ "'__volatile__'" shortest "__volatile__";
    RESTRICT "'restrict'" shortest "restrict";
    __RESTRICT "'__restrict'" shortest "__restrict";
    __RESTRICT__ "'__restrict__'" shortest "__restrict__";
    _ATOMIC "'_Atomic'" shortest "_Atomic";
    __SEG_FS "'__seg_fs'" shortest "__seg_fs";
    __SEG_GS "'__seg_gs'" shortest "__seg_gs";
    _NONNULL "'_Nonnull'" shortest "_Nonnull";
    _NULLABLE "'_Nullable'" shortest "_Nullable";
    _NULL_UNSPECIFIED "'_Null_unspecified'" shortest "_Null_unspecified";
    _ALIGNAS "'_Alignas'" shortest "_Alignas";
    ALIGNAS "'alignas'" shortest "alignas";
    VOID "'void'" shortest "void";
    CHAR "'char'" shortest "char";
    SHORT "'short'" shortest "short";
    INT "'int'" shortest "int";
    LONG "'long'" shortest "long";
    FLOAT "'float'" shortest "float";
    DOUBLE "'double'" shortest "double";
    SIGNED "'signed'" shortest "signed";
    __SIGNED "'__signed'" shortest "__signed";
    __SIGNED__ "'__signed__'" shortest "__signed__";
    UNSIGNED "'unsigned'" shortest "unsigned";
    _BOOL "'_Bool'" shortest "_Bool";
    _COMPLEX "'_Complex'" shortest "_Complex";
    __COMPLEX "'__complex'" shortest "__complex";
    __COMPLEX__ "'__complex__'" shortest "__complex__";
    _IMAGINARY "'_Imaginary'" shortest "_Imaginary";
    __INT128 "'__int128'" shortest "__int128";
    _FLOAT16 "'_Float16'" shortest "_Float16";
    _FLOAT32 "'_Float32'" shortest "_Float32";
    _FLOAT64 "'_Float64'" shortest "_Float64";
    _FLOAT128 "'_Float128'" shortest "_Float128";
    _FLOAT32X "'_Float32x'" shortest "_Float32x";
    _FLOAT64X "'_Float64x'" shortest "_Float64x";
    __FLOAT80 "'__float80'" shortest "__float80";
    __FLOAT128 "'__float128'" shortest "__float128";
    __IBM128 "'__ibm128'" shortest "__ibm128";
    __FP16 "'__fp16'" shortest "__fp16";
    __BF16 "'__bf16'" shortest "__bf16";
    _DECIMAL32 "'_Decimal32'" shortest "_Decimal32";
    _DECIMAL64 "'_Decimal64'" shortest "_Decimal64";
    _DECIMAL128 "'_Decimal128'" shortest "_Decimal128";
    _BIT_INT "'_BitInt'" shortest "_BitInt";
    _EXT_INT "'_ExtInt'" shortest "_ExtInt";
    __AUTO_TYPE "'__auto_type'" shortest "__auto_type";
    TYPEOF "'typeof'" shortest "typeof";
    __TYPEOF "'__typeof'" shortest "__typeof";
    __TYPEOF__ "'__typeof__'" shortest "__typeof__";
    TYPEOF_UNQUAL "'typeof_unqual'" shortest "typeof_unqual";
    __TYPEOF_UNQUAL "'__typeof_unqual'" shortest "__typeof_unqual";
    __TYPEOF_UNQUAL__ "'__typeof_unqual__'" shortest "__typeof_unqual__";
    STRUCT "'struct'" shortest "struct";
    UNION "'union'" shortest "union";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    COLON "':'" shortest ":";
    ENUM "'enum'" shortest "enum";
    STAR "'*'" shortest "*";
    CARET "'^'" shortest "^";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    DOT_DOT_DOT "'...'" shortest "...";
    DOT "'.'" shortest ".";
    __ATTRIBUTE__ "'__attribute__'" shortest "__attribute__";
    __ATTRIBUTE "'__attribute'" shortest "__attribute";
    CASE "'case'" shortest "case";
    DEFAULT "'default'" shortest "default";
    __LABEL__ "'__label__'" shortest "__label__";
    IF "'if'" shortest "if";
    ELSE "'else'" shortest "else";
    SWITCH "'switch'" shortest "switch";
    WHILE "'while'" shortest "while";
    DO "'do'" shortest "do";
    FOR "'for'" shortest "for";
    GOTO "'goto'" shortest "goto";
    CONTINUE "'continue'" shortest "continue";
    BREAK "'break'" shortest "break";
    RETURN "'return'" shortest "return";
    __TRANSACTION_CANCEL "'__transaction_cancel'" shortest "__transaction_cancel";
    __TRANSACTION_ATOMIC "'__transaction_atomic'" shortest "__transaction_atomic";
    __TRANSACTION_RELAXED "'__transaction_relaxed'" shortest "__transaction_relaxed";
    ASM "'asm'" shortest "asm";
    __ASM "'__asm'" shortest "__asm";
    __ASM__ "'__asm__'" shortest "__asm__";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    LT_LT_EQ "'<<='" shortest "<<=";
    GT_GT_EQ "'>>='" shortest ">>=";
    AMP_EQ "'&='" shortest "&=";
    CARET_EQ "'^='" shortest "^=";
    PIPE_EQ "'|='" shortest "|=";
    QUESTION "'?'" shortest "?";
    PIPE_PIPE "'||'" shortest "||";
    AMP_AMP "'&&'" shortest "&&";
    PIPE "'|'" shortest "|";
    AMP "'&'" shortest "&";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    LT_EQ "'<='" shortest "<=";
    GT_EQ "'>='" shortest ">=";
    LT_LT "'<<'" shortest "<<";
    GT_GT "'>>'" shortest ">>";
    PLUS "'+'" shortest "+";
    MINUS "'-'" shortest "-";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    PLUS_PLUS "'++'" shortest "++";
    MINUS_MINUS "'--'" shortest "--";
    TILDE "'~'" shortest "~";
    BANG "'!'" shortest "!";
    SIZEOF "'sizeof'" shortest "sizeof";
    _ALIGNOF "'_Alignof'" shortest "_Alignof";
    ALIGNOF "'alignof'" shortest "alignof";
    __ALIGNOF "'__alignof'" shortest "__alignof";
    __ALIGNOF__ "'__alignof__'" shortest "__alignof__";
    __REAL "'__real'" shortest "__real";
    __REAL__ "'__real__'" shortest "__real__";
    __IMAG "'__imag'" shortest "__imag";
    __IMAG__ "'__imag__'" shortest "__imag__";
    MINUS_GT "'->'" shortest "->";
    _GENERIC "'_Generic'" shortest "_Generic";
    __BUILTIN_VA_ARG "'__builtin_va_arg'" shortest "__builtin_va_arg";
    __BUILTIN_OFFSETOF "'__builtin_offsetof'" shortest "__builtin_offsetof";
    __BUILTIN_TYPES_COMPATIBLE_P "'__builtin_types_compatible_p'" shortest "__builtin_types_compatible_p";
    __BUILTIN_CONVERTVECTOR "'__builtin_convertvector'" shortest "__builtin_convertvector";
    __BUILTIN_BIT_CAST "'__builtin_bit_cast'" shortest "__builtin_bit_cast";
    __BUILTIN_HAS_ATTRIBUTE "'__builtin_has_attribute'" shortest "__builtin_has_attribute";
    /// `DIRECTIVE : '#' DirectivePart* '/'? -> channel(HIDDEN)`
    DIRECTIVE "DIRECTIVE" shortest "#";
    /// `PRAGMA_OPERATOR : '_Pragma' [\t-\n\r ]* '(' [\t-\n\r ]* StringLiteral [\t-\n\r ]* ')' ->
    ///     channel(HIDDEN)`
    PRAGMA_OPERATOR "PRAGMA_OPERATOR" shortest "_Pragma(\"\")";
    /// `BLOCK_COMMENT : BlockComment -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : LineComment -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `WHITESPACE : ([\t-\r ] | Splice)+ -> skip`
    WHITESPACE "WHITESPACE";
    /// `INTEGER_CONSTANT : (Digits | '0' [Xx] HexDigits | '0' [Bb] Digits) IntegerSuffix`
    INTEGER_CONSTANT "INTEGER_CONSTANT" shortest "0";
    /// `FLOATING_CONSTANT : (Digits '.' Digits? | '.' Digits) Exponent? FloatingSuffix | Digits Exponent
    ///     FloatingSuffix | '0' [Xx] (HexDigits '.'? HexDigits? | '.' HexDigits) [Pp] [+\-]? Digits
    ///     FloatingSuffix`
    FLOATING_CONSTANT "FLOATING_CONSTANT" shortest "0.";
    /// `CHARACTER_CONSTANT : EncodingPrefix? '\'' (~[\n\r'\\] | Escape)+ '\''`
    CHARACTER_CONSTANT "CHARACTER_CONSTANT" shortest "'a'";
    /// `STRING_LITERAL : StringLiteral | RawString`
    STRING_LITERAL "STRING_LITERAL" shortest "\"\"";
    /// `IDENTIFIER : Letter (Letter | [0-9])*`
    IDENTIFIER "IDENTIFIER" shortest "a";
  }
  rules {
    /// `translationUnit : externalDeclaration* EOF`
    TRANSLATION_UNIT "translationUnit" = Sequence [EXTERNAL_DECLARATIONS EOF],
        subsumes [EXTERNAL_DECLARATIONS];
    /// `externalDeclaration*`
    EXTERNAL_DECLARATIONS "externalDeclarations" = Star [EXTERNAL_DECLARATION], subsumes parts,
        fits [TRANSLATION_UNIT], of "externalDeclaration";
    /// `externalDeclaration : '__extension__'* (asmStatement | staticAssertDeclaration |
    ///     declarationSpecifiers?? (';' | initDeclaratorList (';' | compoundStatement)))`
    EXTERNAL_DECLARATION "externalDeclaration" = Sequence [EXTENSIONS
        EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER], subsumes [EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER],
        fits [EXTERNAL_DECLARATIONS], shortest ";";
    /// `'__extension__'*`
    EXTENSIONS "extensions" = Star [__EXTENSION__], subsumes parts, of "externalDeclaration"
        "memberDeclaration" "declaration" "parenthesizedDeclaration";
    /// `asmStatement | staticAssertDeclaration | declarationSpecifiers?? (';' | initDeclaratorList (';' |
    ///     compoundStatement))`
    EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER "externalDeclaration_asmStatement_or_other" = Alternation
        [ASM_STATEMENT STATIC_ASSERT_DECLARATION EXTERNAL_DECLARATION_SEMICOLON_OR_INIT_DECLARATOR_LIST],
        subsumes parts, fits [EXTERNAL_DECLARATION], shortest ";", of "externalDeclaration";
    /// `asmStatement : asmKeyword asmQualifier* '(' stringLiteral asmOutputs? ')' ';'`
    ASM_STATEMENT "asmStatement" = Sequence [ASM_KEYWORD ASM_QUALIFIERS L_PAREN STRING_LITERAL_RULE
        OPTIONAL_ASM_OUTPUTS R_PAREN SEMICOLON], fits [EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER
        UNLABELED_STATEMENT_OPERAND], shortest "asm ( \"\" ) ;";
    /// `asmKeyword : 'asm' | '__asm' | '__asm__'`
    ASM_KEYWORD "asmKeyword" = Set [ASM __ASM __ASM__], subsumes parts, shortest "asm";
    /// `asmQualifier*`
    ASM_QUALIFIERS "asmQualifiers" = Star [ASM_QUALIFIER], subsumes parts, of "asmQualifier";
    /// `asmQualifier : 'volatile' | '__volatile' | '__volatile__' | 'inline' | '__inline' | '__inline__' |
    ///     'goto'`
    ASM_QUALIFIER "asmQualifier" = Set [INLINE __INLINE __INLINE__ VOLATILE __VOLATILE __VOLATILE__ GOTO],
        subsumes parts, fits [ASM_QUALIFIERS], shortest "goto";
    /// `stringLiteral : STRING_LITERAL+`
    STRING_LITERAL_RULE "stringLiteral" = Plus [STRING_LITERAL], subsumes parts, fits [PRIMARY_EXPRESSION
        ASM_CLOBBERS_STRING_LITERALS], shortest "\"\"";
    /// `asmOutputs?`
    OPTIONAL_ASM_OUTPUTS "optional_asmOutputs" = Optional [ASM_OUTPUTS], subsumes parts, of "asmOutputs";
    /// `asmOutputs : ':' asmOperandList? asmInputs?`
    ASM_OUTPUTS "asmOutputs" = Sequence [COLON OPTIONAL_ASM_OPERAND_LIST OPTIONAL_ASM_INPUTS],
        subsumes [COLON], fits [OPTIONAL_ASM_OUTPUTS], shortest ":";
    /// `asmOperandList?`
    OPTIONAL_ASM_OPERAND_LIST "optional_asmOperandList" = Optional [ASM_OPERAND_LIST], subsumes parts,
        of "asmOperandList";
    /// `asmOperandList : asmOperand (',' asmOperand)*`
    ASM_OPERAND_LIST "asmOperandList" = Sequence [ASM_OPERAND ASM_OPERAND_LIST_NEXT_ASM_OPERANDS],
        subsumes [ASM_OPERAND], fits [OPTIONAL_ASM_OPERAND_LIST], shortest "\"\" ( a )";
    /// `asmOperand : ('[' IDENTIFIER ']')? stringLiteral '(' expression ')'`
    ASM_OPERAND "asmOperand" = Sequence [ASM_OPERAND_OPTIONAL_L_BRACKET_IDENTIFIER_R_BRACKET
        STRING_LITERAL_RULE L_PAREN EXPRESSION R_PAREN], fits [ASM_OPERAND_LIST], shortest "\"\" ( a )";
    /// `('[' IDENTIFIER ']')?`
    ASM_OPERAND_OPTIONAL_L_BRACKET_IDENTIFIER_R_BRACKET "asmOperand_optional_l_bracket_IDENTIFIER_r_bracket"
        = Optional [ASM_OPERAND_L_BRACKET_IDENTIFIER_R_BRACKET], subsumes parts, of "asmOperand";
    /// `'[' IDENTIFIER ']'`
    ASM_OPERAND_L_BRACKET_IDENTIFIER_R_BRACKET "asmOperand_l_bracket_IDENTIFIER_r_bracket" = Sequence
        [L_BRACKET IDENTIFIER R_BRACKET], fits [ASM_OPERAND_OPTIONAL_L_BRACKET_IDENTIFIER_R_BRACKET],
        shortest "[ a ]", of "asmOperand";
    /// `expression : assignmentExpression (',' assignmentExpression)*`
    EXPRESSION "expression" = Sequence [ASSIGNMENT_EXPRESSION EXPRESSION_NEXT_ASSIGNMENT_EXPRESSIONS],
        subsumes [ASSIGNMENT_EXPRESSION], fits [CONSTRUCTED_TYPE_EXPRESSION_OR_TYPE_NAME OPTIONAL_EXPRESSION
        PARENTHESIZED_EXPRESSION_EXPRESSION_OR_COMPOUND_STATEMENT], shortest "a";
    /// `assignmentExpression : conditionalExpression (assignmentOperator conditionalExpression)*`
    ASSIGNMENT_EXPRESSION "assignmentExpression" = Sequence [CONDITIONAL_EXPRESSION
        ASSIGNMENT_EXPRESSION_ASSIGNMENT_OPERATORS], subsumes [CONDITIONAL_EXPRESSION], fits [EXPRESSION
        ATTRIBUTE_ARGUMENT ARRAY_DECLARATOR_STAR_OR_ASSIGNMENT_EXPRESSION INITIALIZER], shortest "a";
    /// `conditionalExpression : logicalOrExpression ('?' expression? ':' logicalOrExpression)*`
    CONDITIONAL_EXPRESSION "conditionalExpression" = Sequence [LOGICAL_OR_EXPRESSION
        CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSIONS], subsumes [LOGICAL_OR_EXPRESSION],
        fits [ASSIGNMENT_EXPRESSION ALIGNMENT_SPECIFIER_CONDITIONAL_EXPRESSION_OR_TYPE_NAME], shortest "a";
    /// `logicalOrExpression : logicalAndExpression ('||' logicalAndExpression)*`
    LOGICAL_OR_EXPRESSION "logicalOrExpression" = Sequence [LOGICAL_AND_EXPRESSION
        LOGICAL_OR_EXPRESSION_PIPE_PIPE_LOGICAL_AND_EXPRESSIONS], subsumes [LOGICAL_AND_EXPRESSION],
        fits [CONDITIONAL_EXPRESSION], shortest "a";
    /// `logicalAndExpression : inclusiveOrExpression ('&&' inclusiveOrExpression)*`
    LOGICAL_AND_EXPRESSION "logicalAndExpression" = Sequence [INCLUSIVE_OR_EXPRESSION
        LOGICAL_AND_EXPRESSION_AMP_AMP_INCLUSIVE_OR_EXPRESSIONS], subsumes [INCLUSIVE_OR_EXPRESSION],
        fits [LOGICAL_OR_EXPRESSION], shortest "a";
    /// `inclusiveOrExpression : exclusiveOrExpression ('|' exclusiveOrExpression)*`
    INCLUSIVE_OR_EXPRESSION "inclusiveOrExpression" = Sequence [EXCLUSIVE_OR_EXPRESSION
        INCLUSIVE_OR_EXPRESSION_NEXT_EXCLUSIVE_OR_EXPRESSIONS], subsumes [EXCLUSIVE_OR_EXPRESSION],
        fits [LOGICAL_AND_EXPRESSION], shortest "a";
    /// `exclusiveOrExpression : andExpression ('^' andExpression)*`
    EXCLUSIVE_OR_EXPRESSION "exclusiveOrExpression" = Sequence [AND_EXPRESSION
        EXCLUSIVE_OR_EXPRESSION_CARET_AND_EXPRESSIONS], subsumes [AND_EXPRESSION],
        fits [INCLUSIVE_OR_EXPRESSION], shortest "a";
    /// `andExpression : equalityExpression ('&' equalityExpression)*`
    AND_EXPRESSION "andExpression" = Sequence [EQUALITY_EXPRESSION AND_EXPRESSION_AMP_EQUALITY_EXPRESSIONS],
        subsumes [EQUALITY_EXPRESSION], fits [EXCLUSIVE_OR_EXPRESSION], shortest "a";
    /// `equalityExpression : relationalExpression (('==' | '!=') relationalExpression)*`
    EQUALITY_EXPRESSION "equalityExpression" = Sequence [RELATIONAL_EXPRESSION
        EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQS], subsumes [RELATIONAL_EXPRESSION], fits [AND_EXPRESSION],
        shortest "a";
    /// `relationalExpression : shiftExpression (('<' | '>' | '<=' | '>=') shiftExpression)*`
    RELATIONAL_EXPRESSION "relationalExpression" = Sequence [SHIFT_EXPRESSION
        RELATIONAL_EXPRESSION_LT_OR_OTHER_SHIFT_EXPRESSIONS], subsumes [SHIFT_EXPRESSION],
        fits [EQUALITY_EXPRESSION], shortest "a";
    /// `shiftExpression : additiveExpression (('<<' | '>>') additiveExpression)*`
    SHIFT_EXPRESSION "shiftExpression" = Sequence [ADDITIVE_EXPRESSION
        SHIFT_EXPRESSION_LT_LT_OR_GT_GT_ADDITIVE_EXPRESSIONS], subsumes [ADDITIVE_EXPRESSION],
        fits [RELATIONAL_EXPRESSION], shortest "a";
    /// `additiveExpression : multiplicativeExpression (('+' | '-') multiplicativeExpression)*`
    ADDITIVE_EXPRESSION "additiveExpression" = Sequence [MULTIPLICATIVE_EXPRESSION
        ADDITIVE_EXPRESSION_PLUS_OR_MINUSES], subsumes [MULTIPLICATIVE_EXPRESSION], fits [SHIFT_EXPRESSION],
        shortest "a";
    /// `multiplicativeExpression : castExpression (('*' | '/' | '%') castExpression)*`
    MULTIPLICATIVE_EXPRESSION "multiplicativeExpression" = Sequence [CAST_EXPRESSION
        MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSIONS], subsumes [CAST_EXPRESSION],
        fits [ADDITIVE_EXPRESSION], shortest "a";
    /// `castExpression : cast | unaryExpression | '(' typedefName ')' ('++' | '--') castExpression`
    /// In normal form `castExpression_tails castExpression_operand`
    CAST_EXPRESSION "castExpression" = Sequence [CAST_EXPRESSION_TAILS CAST_EXPRESSION_OPERAND],
        subsumes [CAST_EXPRESSION_OPERAND], fits [MULTIPLICATIVE_EXPRESSION
        CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL], shortest "a";
    /// `(castExpression_l_paren | castExpression_tilde_or_other | castExpression_star_or_other |
    ///     castExpression_sizeof_or_others_star_or_other)*`
    CAST_EXPRESSION_TAILS "castExpression_tails" = Star [CAST_EXPRESSION_TAIL], subsumes parts,
        of "castExpression";
    /// `castExpression_l_paren | castExpression_tilde_or_other | castExpression_star_or_other |
    ///     castExpression_sizeof_or_others_star_or_other`
    CAST_EXPRESSION_TAIL "castExpression_tail" = Alternation [CAST_EXPRESSION_L_PAREN
        CAST_EXPRESSION_TILDE_OR_OTHER CAST_EXPRESSION_STAR_OR_OTHER
        CAST_EXPRESSION_SIZEOF_OR_OTHERS_STAR_OR_OTHER], subsumes parts, fits [CAST_EXPRESSION_TAILS],
        shortest "~", as Tail, of "castExpression";
    /// `'(' (keywordTypeName ')' | IDENTIFIER (castDeclarator ')' | ')' ('++' | '--')))`
    CAST_EXPRESSION_L_PAREN "castExpression_l_paren" = Sequence [L_PAREN
        CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN_OR_OTHER], fits [CAST_EXPRESSION_TAIL], shortest "( int )",
        as Alternative, of "castExpression";
    /// `keywordTypeName ')' | IDENTIFIER (castDeclarator ')' | ')' ('++' | '--'))`
    CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN_OR_OTHER "castExpression_keywordTypeName_r_paren_or_other"
        = Alternation [CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN
        CAST_EXPRESSION_IDENTIFIER_CAST_DECLARATOR_R_PAREN_OR_OTHER], subsumes parts, shortest "int )",
        as Rest, of "castExpression";
    /// `keywordTypeName ')'`
    CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN "castExpression_keywordTypeName_r_paren" = Sequence
        [KEYWORD_TYPE_NAME R_PAREN], fits [CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN_OR_OTHER],
        shortest "int )", as Alternative, of "castExpression";
    /// `keywordTypeName : keywordTypeSpecifiers abstractDeclarator?`
    KEYWORD_TYPE_NAME "keywordTypeName" = Sequence [KEYWORD_TYPE_SPECIFIERS OPTIONAL_ABSTRACT_DECLARATOR],
        subsumes [KEYWORD_TYPE_SPECIFIERS], fits [TYPE_NAME CAST_EXPRESSION_KEYWORD_TYPE_NAME_OR_OTHER],
        shortest "int";
    /// `keywordTypeSpecifiers : builtinType (builtinType | typeModifier)* | constructedType typeModifier* |
    ///     typedefName typeModifier+ | typeModifier+ simpleType?`
    /// In normal form `builtinType (builtinType | typeModifier)* | constructedType typeModifier* |
    ///     IDENTIFIER typeModifier+ | typeModifier+ simpleType?`
    KEYWORD_TYPE_SPECIFIERS "keywordTypeSpecifiers" = Alternation [BUILTIN_TYPE_BUILTIN_TYPE_OR_TYPE_MODIFIERS
        CONSTRUCTED_TYPE_TYPE_MODIFIERS KEYWORD_TYPE_SPECIFIERS_IDENTIFIER
        KEYWORD_TYPE_SPECIFIERS_TYPE_MODIFIERS], subsumes parts, fits [KEYWORD_TYPE_NAME TYPE_SPECIFIERS],
        shortest "int";
    /// `builtinType (builtinType | typeModifier)*`
    BUILTIN_TYPE_BUILTIN_TYPE_OR_TYPE_MODIFIERS "builtinType_builtinType_or_typeModifiers" = Sequence
        [BUILTIN_TYPE BUILTIN_TYPE_OR_TYPE_MODIFIERS], subsumes [BUILTIN_TYPE], fits [KEYWORD_TYPE_SPECIFIERS
        SIMPLE_TYPE], shortest "int", as Alternative, of "keywordTypeSpecifiers" "simpleType";
    /// `builtinType : 'void' | 'char' | 'short' | 'int' | 'long' | 'float' | 'double' | 'signed' |
    ///     '__signed' | '__signed__' | 'unsigned' | '_Bool' | '_Complex' | '__complex' | '__complex__' |
    ///     '_Imaginary' | '__int128' | '_Float16' | '_Float32' | '_Float64' | '_Float128' | '_Float32x' |
    ///     '_Float64x' | '__float80' | '__float128' | '__ibm128' | '__fp16' | '__bf16' | '_Decimal32' |
    ///     '_Decimal64' | '_Decimal128' | ('_BitInt' | '_ExtInt') '(' conditionalExpression ')'`
    BUILTIN_TYPE "builtinType" = Alternation [VOID CHAR SHORT INT LONG FLOAT DOUBLE SIGNED __SIGNED __SIGNED__
        UNSIGNED _BOOL _COMPLEX __COMPLEX __COMPLEX__ _IMAGINARY __INT128 _FLOAT16 _FLOAT32 _FLOAT64 _FLOAT128
        _FLOAT32X _FLOAT64X __FLOAT80 __FLOAT128 __IBM128 __FP16 __BF16 _DECIMAL32 _DECIMAL64 _DECIMAL128
        BUILTIN_TYPE_BIT_INT_OR_EXT_INT_L_PAREN], subsumes parts,
        fits [BUILTIN_TYPE_BUILTIN_TYPE_OR_TYPE_MODIFIERS BUILTIN_TYPE_OR_TYPE_MODIFIER ATTRIBUTE_NAME
        BUILTIN_TYPES BUILTIN_TYPE_BUILTIN_TYPE_OR_DECLARATION_MODIFIERS
        BUILTIN_TYPE_OR_DECLARATION_MODIFIER], shortest "int";
    /// `('_BitInt' | '_ExtInt') '(' conditionalExpression ')'`
    BUILTIN_TYPE_BIT_INT_OR_EXT_INT_L_PAREN "builtinType_BitInt_or_ExtInt_l_paren" = Sequence
        [BUILTIN_TYPE_BIT_INT_OR_EXT_INT L_PAREN CONDITIONAL_EXPRESSION R_PAREN], fits [BUILTIN_TYPE],
        shortest "_BitInt ( a )", as Alternative, of "builtinType";
    /// `'_BitInt' | '_ExtInt'`
    BUILTIN_TYPE_BIT_INT_OR_EXT_INT "builtinType_BitInt_or_ExtInt" = Set [_BIT_INT _EXT_INT], subsumes parts,
        shortest "_BitInt", of "builtinType";
    /// `(builtinType | typeModifier)*`
    BUILTIN_TYPE_OR_TYPE_MODIFIERS "builtinType_or_typeModifiers" = Star [BUILTIN_TYPE_OR_TYPE_MODIFIER],
        subsumes parts, of "keywordTypeSpecifiers" "simpleType";
    /// `builtinType | typeModifier`
    BUILTIN_TYPE_OR_TYPE_MODIFIER "builtinType_or_typeModifier" = Alternation [BUILTIN_TYPE TYPE_MODIFIER],
        subsumes parts, fits [BUILTIN_TYPE_OR_TYPE_MODIFIERS], shortest "int", of "keywordTypeSpecifiers"
        "simpleType";
    /// `typeModifier : typeQualifier | functionSpecifier | alignmentSpecifier | attribute | 'register'`
    TYPE_MODIFIER "typeModifier" = Alternation [TYPE_QUALIFIER FUNCTION_SPECIFIER ALIGNMENT_SPECIFIER
        ATTRIBUTE REGISTER], subsumes parts, fits [BUILTIN_TYPE_OR_TYPE_MODIFIER TYPE_MODIFIERS
        SOME_TYPE_MODIFIERS], shortest "const";
    /// `typeQualifier : 'const' | '__const' | '__const__' | 'volatile' | '__volatile' | '__volatile__' |
    ///     'restrict' | '__restrict' | '__restrict__' | '_Atomic' | '__seg_fs' | '__seg_gs' | '_Nonnull' |
    ///     '_Nullable' | '_Null_unspecified'`
    TYPE_QUALIFIER "typeQualifier" = Set [CONST __CONST __CONST__ VOLATILE __VOLATILE __VOLATILE__ RESTRICT
        __RESTRICT __RESTRICT__ _ATOMIC __SEG_FS __SEG_GS _NONNULL _NULLABLE _NULL_UNSPECIFIED],
        subsumes parts, fits [TYPE_MODIFIER POINTER_TYPE_QUALIFIER_OR_ATTRIBUTE ATTRIBUTE_NAME
        ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIER OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIER
        DECLARATION_MODIFIER], shortest "const";
    /// `functionSpecifier : 'inline' | '__inline' | '__inline__' | '_Noreturn'`
    FUNCTION_SPECIFIER "functionSpecifier" = Set [INLINE __INLINE __INLINE__ _NORETURN], subsumes parts,
        fits [TYPE_MODIFIER ATTRIBUTE_NAME DECLARATION_MODIFIER], shortest "inline";
    /// `alignmentSpecifier : ('_Alignas' | 'alignas') '(' (conditionalExpression | typeName) ')'`
    ALIGNMENT_SPECIFIER "alignmentSpecifier" = Sequence [ALIGNMENT_SPECIFIER_ALIGNAS_OR_ALIGNAS L_PAREN
        ALIGNMENT_SPECIFIER_CONDITIONAL_EXPRESSION_OR_TYPE_NAME R_PAREN], fits [TYPE_MODIFIER
        DECLARATION_MODIFIER], shortest "alignas ( a )";
    /// `'_Alignas' | 'alignas'`
    ALIGNMENT_SPECIFIER_ALIGNAS_OR_ALIGNAS "alignmentSpecifier_Alignas_or_alignas" = Set [_ALIGNAS ALIGNAS],
        subsumes parts, shortest "alignas", of "alignmentSpecifier";
    /// `conditionalExpression | typeName`
    ALIGNMENT_SPECIFIER_CONDITIONAL_EXPRESSION_OR_TYPE_NAME
        "alignmentSpecifier_conditionalExpression_or_typeName" = Alternation [CONDITIONAL_EXPRESSION
        TYPE_NAME], subsumes parts, shortest "a", of "alignmentSpecifier";
    /// `typeName : keywordTypeName | typedefName abstractDeclarator?`
    /// In normal form `keywordTypeName | IDENTIFIER abstractDeclarator?`
    TYPE_NAME "typeName" = Alternation [KEYWORD_TYPE_NAME TYPE_NAME_IDENTIFIER], subsumes parts,
        fits [ALIGNMENT_SPECIFIER_CONDITIONAL_EXPRESSION_OR_TYPE_NAME ATTRIBUTE_ARGUMENT
        CONSTRUCTED_TYPE_EXPRESSION_OR_TYPE_NAME GENERIC_ASSOCIATION_DEFAULT_OR_TYPE_NAME], shortest "a";
    /// `IDENTIFIER abstractDeclarator?`
    TYPE_NAME_IDENTIFIER "typeName_IDENTIFIER" = Sequence [IDENTIFIER OPTIONAL_ABSTRACT_DECLARATOR],
        subsumes [IDENTIFIER], fits [TYPE_NAME], shortest "a", as Alternative, of "typeName";
    /// `abstractDeclarator?`
    OPTIONAL_ABSTRACT_DECLARATOR "optional_abstractDeclarator" = Optional [ABSTRACT_DECLARATOR],
        subsumes parts, of "abstractDeclarator";
    /// `abstractDeclarator : pointer+ directAbstractDeclarator? | directAbstractDeclarator`
    ABSTRACT_DECLARATOR "abstractDeclarator" = Alternation [ABSTRACT_DECLARATOR_POINTERS
        DIRECT_ABSTRACT_DECLARATOR], subsumes parts, fits [OPTIONAL_ABSTRACT_DECLARATOR], shortest "*";
    /// `pointer+ directAbstractDeclarator?`
    ABSTRACT_DECLARATOR_POINTERS "abstractDeclarator_pointers" = Sequence [SOME_POINTERS
        OPTIONAL_DIRECT_ABSTRACT_DECLARATOR], subsumes [SOME_POINTERS], fits [ABSTRACT_DECLARATOR],
        shortest "*", as Alternative, of "abstractDeclarator";
    /// `pointer+`
    SOME_POINTERS "some_pointers" = Plus [POINTER], subsumes parts [POINTERS],
        fits [ABSTRACT_DECLARATOR_POINTERS PARAMETER_DECLARATOR_POINTERS POINTERS CAST_DECLARATOR_POINTERS],
        shortest "*", of "pointer";
    /// `pointer : ('*' | '^') (typeQualifier | attribute)*`
    POINTER "pointer" = Sequence [POINTER_STAR_OR_CARET POINTER_TYPE_QUALIFIER_OR_ATTRIBUTES],
        subsumes [POINTER_STAR_OR_CARET], fits [SOME_POINTERS POINTERS], shortest "*";
    /// `'*' | '^'`
    POINTER_STAR_OR_CARET "pointer_star_or_caret" = Set [STAR CARET], subsumes parts, fits [POINTER],
        shortest "*", of "pointer";
    /// `(typeQualifier | attribute)*`
    POINTER_TYPE_QUALIFIER_OR_ATTRIBUTES "pointer_typeQualifier_or_attributes" = Star
        [POINTER_TYPE_QUALIFIER_OR_ATTRIBUTE], subsumes parts, of "pointer";
    /// `typeQualifier | attribute`
    POINTER_TYPE_QUALIFIER_OR_ATTRIBUTE "pointer_typeQualifier_or_attribute" = Alternation [TYPE_QUALIFIER
        ATTRIBUTE], subsumes parts, fits [POINTER_TYPE_QUALIFIER_OR_ATTRIBUTES], shortest "const",
        of "pointer";
    /// `attribute : ('__attribute__' | '__attribute') '(' '(' attributeItem? (',' attributeItem?)* ')' ')' |
    ///     standardAttributes`
    ATTRIBUTE "attribute" = Alternation [ATTRIBUTE_ATTRIBUTE_OR_ATTRIBUTE_L_PAREN STANDARD_ATTRIBUTES],
        subsumes parts, fits [TYPE_MODIFIER POINTER_TYPE_QUALIFIER_OR_ATTRIBUTE ATTRIBUTES
        DECLARATION_MODIFIER SOME_ATTRIBUTES], shortest "[ [ ] ]";
    /// `('__attribute__' | '__attribute') '(' '(' attributeItem? (',' attributeItem?)* ')' ')'`
    ATTRIBUTE_ATTRIBUTE_OR_ATTRIBUTE_L_PAREN "attribute_attribute_or_attribute_l_paren" = Sequence
        [ATTRIBUTE_ATTRIBUTE_OR_ATTRIBUTE L_PAREN L_PAREN OPTIONAL_ATTRIBUTE_ITEM
        ATTRIBUTE_NEXT_OPTIONAL_ATTRIBUTE_ITEMS R_PAREN R_PAREN], fits [ATTRIBUTE],
        shortest "__attribute ( ( ) )", as Alternative, of "attribute";
    /// `'__attribute__' | '__attribute'`
    ATTRIBUTE_ATTRIBUTE_OR_ATTRIBUTE "attribute_attribute_or_attribute" = Set [__ATTRIBUTE__ __ATTRIBUTE],
        subsumes parts, shortest "__attribute", of "attribute";
    /// `attributeItem?`
    OPTIONAL_ATTRIBUTE_ITEM "optional_attributeItem" = Optional [ATTRIBUTE_ITEM], subsumes parts,
        of "attributeItem";
    /// `attributeItem : attributeName attributeArguments?`
    ATTRIBUTE_ITEM "attributeItem" = Sequence [ATTRIBUTE_NAME OPTIONAL_ATTRIBUTE_ARGUMENTS],
        subsumes [ATTRIBUTE_NAME], fits [OPTIONAL_ATTRIBUTE_ITEM], shortest "a";
    /// `attributeName : IDENTIFIER | storageClass | functionSpecifier | typeQualifier | builtinType`
    ATTRIBUTE_NAME "attributeName" = Alternation [IDENTIFIER STORAGE_CLASS FUNCTION_SPECIFIER TYPE_QUALIFIER
        BUILTIN_TYPE], subsumes parts, fits [ATTRIBUTE_ITEM STANDARD_ATTRIBUTE], shortest "a";
    /// `storageClass : 'typedef' | 'extern' | 'static' | 'auto' | 'register' | '_Thread_local' |
    ///     'thread_local' | '__thread' | 'constexpr'`
    STORAGE_CLASS "storageClass" = Set [TYPEDEF EXTERN STATIC AUTO REGISTER _THREAD_LOCAL THREAD_LOCAL
        __THREAD CONSTEXPR], subsumes parts, fits [ATTRIBUTE_NAME DECLARATION_MODIFIER], shortest "auto";
    /// `attributeArguments?`
    OPTIONAL_ATTRIBUTE_ARGUMENTS "optional_attributeArguments" = Optional [ATTRIBUTE_ARGUMENTS],
        subsumes parts, of "attributeArguments";
    /// `attributeArguments : '(' (attributeArgument (',' attributeArgument)*)? ')'`
    ATTRIBUTE_ARGUMENTS "attributeArguments" = Sequence [L_PAREN
        ATTRIBUTE_ARGUMENTS_OPTIONAL_ATTRIBUTE_ARGUMENTS R_PAREN], fits [OPTIONAL_ATTRIBUTE_ARGUMENTS],
        shortest "( )";
    /// `(attributeArgument (',' attributeArgument)*)?`
    ATTRIBUTE_ARGUMENTS_OPTIONAL_ATTRIBUTE_ARGUMENTS "attributeArguments_optional_attributeArguments"
        = Optional [ATTRIBUTE_ARGUMENTS_LIST], subsumes parts, of "attributeArguments";
    /// `attributeArgument (',' attributeArgument)*`
    ATTRIBUTE_ARGUMENTS_LIST "attributeArguments_list" = Sequence [ATTRIBUTE_ARGUMENT
        ATTRIBUTE_ARGUMENTS_NEXT_ATTRIBUTE_ARGUMENTS], subsumes [ATTRIBUTE_ARGUMENT],
        fits [ATTRIBUTE_ARGUMENTS_OPTIONAL_ATTRIBUTE_ARGUMENTS], shortest "a", of "attributeArguments";
    /// `attributeArgument : assignmentExpression | typeName`
    ATTRIBUTE_ARGUMENT "attributeArgument" = Alternation [ASSIGNMENT_EXPRESSION TYPE_NAME], subsumes parts,
        fits [ATTRIBUTE_ARGUMENTS_LIST], shortest "a";
    /// `(',' attributeArgument)*`
    ATTRIBUTE_ARGUMENTS_NEXT_ATTRIBUTE_ARGUMENTS "attributeArguments_next_attributeArguments" = Star
        [ATTRIBUTE_ARGUMENTS_NEXT_ATTRIBUTE_ARGUMENT], subsumes parts, of "attributeArguments";
    /// `',' attributeArgument`
    ATTRIBUTE_ARGUMENTS_NEXT_ATTRIBUTE_ARGUMENT "attributeArguments_next_attributeArgument" = Sequence [COMMA
        ATTRIBUTE_ARGUMENT], fits [ATTRIBUTE_ARGUMENTS_NEXT_ATTRIBUTE_ARGUMENTS], shortest ", a",
        of "attributeArguments";
    /// `(',' attributeItem?)*`
    ATTRIBUTE_NEXT_OPTIONAL_ATTRIBUTE_ITEMS "attribute_next_optional_attributeItems" = Star
        [ATTRIBUTE_NEXT_OPTIONAL_ATTRIBUTE_ITEM], subsumes parts, of "attribute";
    /// `',' attributeItem?`
    ATTRIBUTE_NEXT_OPTIONAL_ATTRIBUTE_ITEM "attribute_next_optional_attributeItem" = Sequence [COMMA
        OPTIONAL_ATTRIBUTE_ITEM], subsumes [COMMA], fits [ATTRIBUTE_NEXT_OPTIONAL_ATTRIBUTE_ITEMS],
        shortest ",", of "attribute";
    /// `standardAttributes : '[' '[' standardAttribute? (',' standardAttribute?)* ']' ']'`
    STANDARD_ATTRIBUTES "standardAttributes" = Sequence [L_BRACKET L_BRACKET OPTIONAL_STANDARD_ATTRIBUTE
        STANDARD_ATTRIBUTES_NEXT_OPTIONAL_STANDARD_ATTRIBUTES R_BRACKET R_BRACKET], fits [ATTRIBUTE
        STANDARD_ATTRIBUTESES], shortest "[ [ ] ]";
    /// `standardAttribute?`
    OPTIONAL_STANDARD_ATTRIBUTE "optional_standardAttribute" = Optional [STANDARD_ATTRIBUTE], subsumes parts,
        of "standardAttribute";
    /// `standardAttribute : attributeName (':' ':' attributeName)? attributeArguments?`
    STANDARD_ATTRIBUTE "standardAttribute" = Sequence [ATTRIBUTE_NAME
        STANDARD_ATTRIBUTE_OPTIONAL_COLON_COLON_ATTRIBUTE_NAME OPTIONAL_ATTRIBUTE_ARGUMENTS],
        subsumes [ATTRIBUTE_NAME], fits [OPTIONAL_STANDARD_ATTRIBUTE], shortest "a";
    /// `(':' ':' attributeName)?`
    STANDARD_ATTRIBUTE_OPTIONAL_COLON_COLON_ATTRIBUTE_NAME
        "standardAttribute_optional_colon_colon_attributeName" = Optional
        [STANDARD_ATTRIBUTE_COLON_COLON_ATTRIBUTE_NAME], subsumes parts, of "standardAttribute";
    /// `':' ':' attributeName`
    STANDARD_ATTRIBUTE_COLON_COLON_ATTRIBUTE_NAME "standardAttribute_colon_colon_attributeName" = Sequence
        [COLON COLON ATTRIBUTE_NAME], fits [STANDARD_ATTRIBUTE_OPTIONAL_COLON_COLON_ATTRIBUTE_NAME],
        shortest ": : a", of "standardAttribute";
    /// `(',' standardAttribute?)*`
    STANDARD_ATTRIBUTES_NEXT_OPTIONAL_STANDARD_ATTRIBUTES
        "standardAttributes_next_optional_standardAttributes" = Star
        [STANDARD_ATTRIBUTES_NEXT_OPTIONAL_STANDARD_ATTRIBUTE], subsumes parts, of "standardAttributes";
    /// `',' standardAttribute?`
    STANDARD_ATTRIBUTES_NEXT_OPTIONAL_STANDARD_ATTRIBUTE "standardAttributes_next_optional_standardAttribute"
        = Sequence [COMMA OPTIONAL_STANDARD_ATTRIBUTE], subsumes [COMMA],
        fits [STANDARD_ATTRIBUTES_NEXT_OPTIONAL_STANDARD_ATTRIBUTES], shortest ",", of "standardAttributes";
    /// `directAbstractDeclarator?`
    OPTIONAL_DIRECT_ABSTRACT_DECLARATOR "optional_directAbstractDeclarator" = Optional
        [DIRECT_ABSTRACT_DECLARATOR], subsumes parts, of "directAbstractDeclarator";
    /// `directAbstractDeclarator : '(' attribute* abstractDeclarator ')' (arrayDeclarator+ | parameters)? |
    ///     arrayDeclarator+ | parameters`
    DIRECT_ABSTRACT_DECLARATOR "directAbstractDeclarator" = Alternation
        [DIRECT_ABSTRACT_DECLARATOR_L_PAREN_ABSTRACT_DECLARATOR_R_PAREN SOME_ARRAY_DECLARATORS PARAMETERS],
        subsumes parts, fits [ABSTRACT_DECLARATOR OPTIONAL_DIRECT_ABSTRACT_DECLARATOR], shortest "( )";
    /// `'(' attribute* abstractDeclarator ')' (arrayDeclarator+ | parameters)?`
    DIRECT_ABSTRACT_DECLARATOR_L_PAREN_ABSTRACT_DECLARATOR_R_PAREN
        "directAbstractDeclarator_l_paren_abstractDeclarator_r_paren" = Sequence [L_PAREN ATTRIBUTES
        ABSTRACT_DECLARATOR R_PAREN OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS],
        fits [DIRECT_ABSTRACT_DECLARATOR], shortest "( * )", as Alternative, of "directAbstractDeclarator";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts [SOME_ATTRIBUTES], fits [DECLARATOR_SUFFIX
        SOME_ATTRIBUTES], of "attribute";
    /// `(arrayDeclarator+ | parameters)?`
    OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS "optional_arrayDeclarators_or_parameters" = Optional
        [ARRAY_DECLARATORS_OR_PARAMETERS], subsumes parts, of "directAbstractDeclarator"
        "directParameterDeclarator" "parenthesizedPointer";
    /// `arrayDeclarator+ | parameters`
    ARRAY_DECLARATORS_OR_PARAMETERS "arrayDeclarators_or_parameters" = Alternation [SOME_ARRAY_DECLARATORS
        PARAMETERS], subsumes parts, fits [OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS], shortest "( )",
        of "directAbstractDeclarator" "directParameterDeclarator" "parenthesizedPointer";
    /// `arrayDeclarator+`
    SOME_ARRAY_DECLARATORS "some_arrayDeclarators" = Plus [ARRAY_DECLARATOR], subsumes parts
        [ARRAY_DECLARATORS], fits [DIRECT_ABSTRACT_DECLARATOR ARRAY_DECLARATORS_OR_PARAMETERS
        DIRECT_PARAMETER_DECLARATOR ARRAY_DECLARATORS_OR_OTHER
        CAST_EXPRESSION_CAST_DECLARATOR_OR_ARRAY_DECLARATORS ARRAY_DECLARATORS], shortest "[ ]",
        of "arrayDeclarator";
    /// `arrayDeclarator : standardAttributes* '[' ('static' | typeQualifier)* ('*' | assignmentExpression)?
    ///     ']'`
    ARRAY_DECLARATOR "arrayDeclarator" = Sequence [STANDARD_ATTRIBUTESES L_BRACKET
        ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIERS ARRAY_DECLARATOR_OPTIONAL_STAR_OR_ASSIGNMENT_EXPRESSION
        R_BRACKET], fits [SOME_ARRAY_DECLARATORS ARRAY_DECLARATORS], shortest "[ ]";
    /// `standardAttributes*`
    STANDARD_ATTRIBUTESES "standardAttributeses" = Star [STANDARD_ATTRIBUTES], subsumes parts,
        of "standardAttributes";
    /// `('static' | typeQualifier)*`
    ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIERS "arrayDeclarator_static_or_typeQualifiers" = Star
        [ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIER], subsumes parts, of "arrayDeclarator";
    /// `'static' | typeQualifier`
    ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIER "arrayDeclarator_static_or_typeQualifier" = Alternation [STATIC
        TYPE_QUALIFIER], subsumes parts, fits [ARRAY_DECLARATOR_STATIC_OR_TYPE_QUALIFIERS], shortest "const",
        of "arrayDeclarator";
    /// `('*' | assignmentExpression)?`
    ARRAY_DECLARATOR_OPTIONAL_STAR_OR_ASSIGNMENT_EXPRESSION
        "arrayDeclarator_optional_star_or_assignmentExpression" = Optional
        [ARRAY_DECLARATOR_STAR_OR_ASSIGNMENT_EXPRESSION], subsumes parts, of "arrayDeclarator";
    /// `'*' | assignmentExpression`
    ARRAY_DECLARATOR_STAR_OR_ASSIGNMENT_EXPRESSION "arrayDeclarator_star_or_assignmentExpression"
        = Alternation [STAR ASSIGNMENT_EXPRESSION], subsumes parts,
        fits [ARRAY_DECLARATOR_OPTIONAL_STAR_OR_ASSIGNMENT_EXPRESSION], shortest "*", of "arrayDeclarator";
    /// `parameters : '(' parameterList? ')'`
    PARAMETERS "parameters" = Sequence [L_PAREN OPTIONAL_PARAMETER_LIST R_PAREN],
        fits [DIRECT_ABSTRACT_DECLARATOR ARRAY_DECLARATORS_OR_PARAMETERS DIRECT_PARAMETER_DECLARATOR
        BLOCK_SIGNATURE], shortest "( )";
    /// `parameterList?`
    OPTIONAL_PARAMETER_LIST "optional_parameterList" = Optional [PARAMETER_LIST], subsumes parts,
        of "parameterList";
    /// `parameterList : parameterDeclaration (',' parameterDeclaration)* (';' parameterDeclaration (','
    ///     parameterDeclaration)*)* (',' '...')? | '...'`
    PARAMETER_LIST "parameterList" = Alternation [PARAMETER_LIST_PARAMETER_DECLARATION DOT_DOT_DOT],
        subsumes parts, fits [OPTIONAL_PARAMETER_LIST], shortest "a";
    /// `parameterDeclaration (',' parameterDeclaration)* (';' parameterDeclaration (','
    ///     parameterDeclaration)*)* (',' '...')?`
    PARAMETER_LIST_PARAMETER_DECLARATION "parameterList_parameterDeclaration" = Sequence
        [PARAMETER_DECLARATION PARAMETER_LIST_NEXT_PARAMETER_DECLARATIONS
        PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATIONS PARAMETER_LIST_OPTIONAL_COMMA_DOT_DOT_DOT],
        subsumes [PARAMETER_DECLARATION], fits [PARAMETER_LIST], shortest "a", as Alternative,
        of "parameterList";
    /// `parameterDeclaration : typeSpecifiers (parameterDeclarator attribute*)?`
    PARAMETER_DECLARATION "parameterDeclaration" = Sequence [TYPE_SPECIFIERS
        PARAMETER_DECLARATION_OPTIONAL_PARAMETER_DECLARATOR], subsumes [TYPE_SPECIFIERS],
        fits [PARAMETER_LIST_PARAMETER_DECLARATION], shortest "a";
    /// `typeSpecifiers : keywordTypeSpecifiers | typedefName`
    /// In normal form `keywordTypeSpecifiers | IDENTIFIER`
    TYPE_SPECIFIERS "typeSpecifiers" = Alternation [KEYWORD_TYPE_SPECIFIERS IDENTIFIER], subsumes parts,
        fits [PARAMETER_DECLARATION MEMBER_DECLARATION_TYPE_SPECIFIERS BLOCK_SIGNATURE_TYPE_SPECIFIERS],
        shortest "a";
    /// `(parameterDeclarator attribute*)?`
    PARAMETER_DECLARATION_OPTIONAL_PARAMETER_DECLARATOR "parameterDeclaration_optional_parameterDeclarator"
        = Optional [PARAMETER_DECLARATION_PARAMETER_DECLARATOR], subsumes parts, of "parameterDeclaration";
    /// `parameterDeclarator attribute*`
    PARAMETER_DECLARATION_PARAMETER_DECLARATOR "parameterDeclaration_parameterDeclarator" = Sequence
        [PARAMETER_DECLARATOR ATTRIBUTES], subsumes [PARAMETER_DECLARATOR],
        fits [PARAMETER_DECLARATION_OPTIONAL_PARAMETER_DECLARATOR], shortest "a", of "parameterDeclaration";
    /// `parameterDeclarator : pointer+ directParameterDeclarator? | directParameterDeclarator`
    PARAMETER_DECLARATOR "parameterDeclarator" = Alternation [PARAMETER_DECLARATOR_POINTERS
        DIRECT_PARAMETER_DECLARATOR], subsumes parts, fits [PARAMETER_DECLARATION_PARAMETER_DECLARATOR],
        shortest "a";
    /// `pointer+ directParameterDeclarator?`
    PARAMETER_DECLARATOR_POINTERS "parameterDeclarator_pointers" = Sequence [SOME_POINTERS
        OPTIONAL_DIRECT_PARAMETER_DECLARATOR], subsumes [SOME_POINTERS], fits [PARAMETER_DECLARATOR],
        shortest "*", as Alternative, of "parameterDeclarator";
    /// `directParameterDeclarator?`
    OPTIONAL_DIRECT_PARAMETER_DECLARATOR "optional_directParameterDeclarator" = Optional
        [DIRECT_PARAMETER_DECLARATOR], subsumes parts, of "directParameterDeclarator";
    /// `directParameterDeclarator : IDENTIFIER (arrayDeclarator+ | parameters)? | '(' attribute*
    ///     parameterDeclarator ')' (arrayDeclarator+ | parameters)? | arrayDeclarator+ | parameters`
    DIRECT_PARAMETER_DECLARATOR "directParameterDeclarator" = Alternation
        [DIRECT_PARAMETER_DECLARATOR_IDENTIFIER
        DIRECT_PARAMETER_DECLARATOR_L_PAREN_PARAMETER_DECLARATOR_R_PAREN SOME_ARRAY_DECLARATORS PARAMETERS],
        subsumes parts, fits [PARAMETER_DECLARATOR OPTIONAL_DIRECT_PARAMETER_DECLARATOR], shortest "a";
    /// `IDENTIFIER (arrayDeclarator+ | parameters)?`
    DIRECT_PARAMETER_DECLARATOR_IDENTIFIER "directParameterDeclarator_IDENTIFIER" = Sequence [IDENTIFIER
        OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS], subsumes [IDENTIFIER], fits [DIRECT_PARAMETER_DECLARATOR],
        shortest "a", as Alternative, of "directParameterDeclarator";
    /// `'(' attribute* parameterDeclarator ')' (arrayDeclarator+ | parameters)?`
    DIRECT_PARAMETER_DECLARATOR_L_PAREN_PARAMETER_DECLARATOR_R_PAREN
        "directParameterDeclarator_l_paren_parameterDeclarator_r_paren" = Sequence [L_PAREN ATTRIBUTES
        PARAMETER_DECLARATOR R_PAREN OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS],
        fits [DIRECT_PARAMETER_DECLARATOR], shortest "( a )", as Alternative, of "directParameterDeclarator";
    /// `(',' parameterDeclaration)*`
    PARAMETER_LIST_NEXT_PARAMETER_DECLARATIONS "parameterList_next_parameterDeclarations" = Star
        [PARAMETER_LIST_NEXT_PARAMETER_DECLARATION], subsumes parts, of "parameterList";
    /// `',' parameterDeclaration`
    PARAMETER_LIST_NEXT_PARAMETER_DECLARATION "parameterList_next_parameterDeclaration" = Sequence [COMMA
        PARAMETER_DECLARATION], fits [PARAMETER_LIST_NEXT_PARAMETER_DECLARATIONS], shortest ", a",
        of "parameterList";
    /// `(';' parameterDeclaration (',' parameterDeclaration)*)*`
    PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATIONS "parameterList_semicolon_parameterDeclarations" = Star
        [PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATION], subsumes parts, of "parameterList";
    /// `';' parameterDeclaration (',' parameterDeclaration)*`
    PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATION "parameterList_semicolon_parameterDeclaration" = Sequence
        [SEMICOLON PARAMETER_DECLARATION PARAMETER_LIST_NEXT_PARAMETER_DECLARATIONS],
        fits [PARAMETER_LIST_SEMICOLON_PARAMETER_DECLARATIONS], shortest "; a", of "parameterList";
    /// `(',' '...')?`
    PARAMETER_LIST_OPTIONAL_COMMA_DOT_DOT_DOT "parameterList_optional_comma_dot_dot_dot" = Optional
        [PARAMETER_LIST_COMMA_DOT_DOT_DOT], subsumes parts, of "parameterList";
    /// `',' '...'`
    PARAMETER_LIST_COMMA_DOT_DOT_DOT "parameterList_comma_dot_dot_dot" = Sequence [COMMA DOT_DOT_DOT],
        fits [PARAMETER_LIST_OPTIONAL_COMMA_DOT_DOT_DOT], shortest ", ...", of "parameterList";
    /// `constructedType typeModifier*`
    CONSTRUCTED_TYPE_TYPE_MODIFIERS "constructedType_typeModifiers" = Sequence [CONSTRUCTED_TYPE
        TYPE_MODIFIERS], subsumes [CONSTRUCTED_TYPE], fits [KEYWORD_TYPE_SPECIFIERS SIMPLE_TYPE],
        shortest "__auto_type", as Alternative, of "keywordTypeSpecifiers" "simpleType";
    /// `constructedType : structOrUnionSpecifier | enumSpecifier | '_Atomic' '(' typeName ')' |
    ///     typeofKeyword '(' (expression | typeName) ')' | '__auto_type'`
    CONSTRUCTED_TYPE "constructedType" = Alternation [STRUCT_OR_UNION_SPECIFIER ENUM_SPECIFIER
        CONSTRUCTED_TYPE_ATOMIC CONSTRUCTED_TYPE_TYPEOF_KEYWORD_L_PAREN __AUTO_TYPE], subsumes parts,
        fits [CONSTRUCTED_TYPE_TYPE_MODIFIERS CONSTRUCTED_TYPE_DECLARATION_MODIFIERS], shortest "__auto_type";
    /// `structOrUnionSpecifier : ('struct' | 'union') attribute* (IDENTIFIER memberBlock? | memberBlock)`
    STRUCT_OR_UNION_SPECIFIER "structOrUnionSpecifier" = Sequence [STRUCT_OR_UNION_SPECIFIER_STRUCT_OR_UNION
        ATTRIBUTES STRUCT_OR_UNION_SPECIFIER_IDENTIFIER_OR_MEMBER_BLOCK], fits [CONSTRUCTED_TYPE],
        shortest "union a";
    /// `'struct' | 'union'`
    STRUCT_OR_UNION_SPECIFIER_STRUCT_OR_UNION "structOrUnionSpecifier_struct_or_union" = Set [STRUCT UNION],
        subsumes parts, shortest "union", of "structOrUnionSpecifier";
    /// `IDENTIFIER memberBlock? | memberBlock`
    STRUCT_OR_UNION_SPECIFIER_IDENTIFIER_OR_MEMBER_BLOCK "structOrUnionSpecifier_IDENTIFIER_or_memberBlock"
        = Alternation [STRUCT_OR_UNION_SPECIFIER_IDENTIFIER MEMBER_BLOCK], subsumes parts, shortest "a",
        of "structOrUnionSpecifier";
    /// `IDENTIFIER memberBlock?`
    STRUCT_OR_UNION_SPECIFIER_IDENTIFIER "structOrUnionSpecifier_IDENTIFIER" = Sequence [IDENTIFIER
        OPTIONAL_MEMBER_BLOCK], subsumes [IDENTIFIER],
        fits [STRUCT_OR_UNION_SPECIFIER_IDENTIFIER_OR_MEMBER_BLOCK], shortest "a", as Alternative,
        of "structOrUnionSpecifier";
    /// `memberBlock?`
    OPTIONAL_MEMBER_BLOCK "optional_memberBlock" = Optional [MEMBER_BLOCK], subsumes parts, of "memberBlock";
    /// `memberBlock : '{' memberDeclaration* '}'`
    MEMBER_BLOCK "memberBlock" = Sequence [L_BRACE MEMBER_DECLARATIONS R_BRACE],
        fits [STRUCT_OR_UNION_SPECIFIER_IDENTIFIER_OR_MEMBER_BLOCK OPTIONAL_MEMBER_BLOCK], shortest "{ }";
    /// `memberDeclaration*`
    MEMBER_DECLARATIONS "memberDeclarations" = Star [MEMBER_DECLARATION], subsumes parts,
        of "memberDeclaration";
    /// `memberDeclaration : '__extension__'* (staticAssertDeclaration | typeSpecifiers memberDeclaratorList?
    ///     ';' | ';')`
    /// In normal form `'__extension__'* (staticAssertDeclaration | (typeSpecifiers memberDeclaratorList?)?
    ///     ';')`
    MEMBER_DECLARATION "memberDeclaration" = Sequence [EXTENSIONS
        MEMBER_DECLARATION_STATIC_ASSERT_DECLARATION_OR_SEMICOLON],
        subsumes [MEMBER_DECLARATION_STATIC_ASSERT_DECLARATION_OR_SEMICOLON], fits [MEMBER_DECLARATIONS],
        shortest ";";
    /// `staticAssertDeclaration | (typeSpecifiers memberDeclaratorList?)? ';'`
    MEMBER_DECLARATION_STATIC_ASSERT_DECLARATION_OR_SEMICOLON
        "memberDeclaration_staticAssertDeclaration_or_semicolon" = Alternation [STATIC_ASSERT_DECLARATION
        MEMBER_DECLARATION_SEMICOLON], subsumes parts, fits [MEMBER_DECLARATION], shortest ";",
        of "memberDeclaration";
    /// `staticAssertDeclaration : ('_Static_assert' | 'static_assert') '(' conditionalExpression (','
    ///     stringLiteral)? ')' ';'`
    STATIC_ASSERT_DECLARATION "staticAssertDeclaration" = Sequence
        [STATIC_ASSERT_DECLARATION_STATIC_ASSERT_OR_STATIC_ASSERT L_PAREN CONDITIONAL_EXPRESSION
        STATIC_ASSERT_DECLARATION_OPTIONAL_NEXT_STRING_LITERAL R_PAREN SEMICOLON],
        fits [EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER
        MEMBER_DECLARATION_STATIC_ASSERT_DECLARATION_OR_SEMICOLON
        DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER], shortest "static_assert ( a ) ;";
    /// `'_Static_assert' | 'static_assert'`
    STATIC_ASSERT_DECLARATION_STATIC_ASSERT_OR_STATIC_ASSERT
        "staticAssertDeclaration_Static_assert_or_static_assert" = Set [_STATIC_ASSERT STATIC_ASSERT],
        subsumes parts, shortest "static_assert", of "staticAssertDeclaration";
    /// `(',' stringLiteral)?`
    STATIC_ASSERT_DECLARATION_OPTIONAL_NEXT_STRING_LITERAL
        "staticAssertDeclaration_optional_next_stringLiteral" = Optional [NEXT_STRING_LITERAL],
        subsumes parts, of "staticAssertDeclaration";
    /// `',' stringLiteral`
    NEXT_STRING_LITERAL "next_stringLiteral" = Sequence [COMMA STRING_LITERAL_RULE],
        fits [STATIC_ASSERT_DECLARATION_OPTIONAL_NEXT_STRING_LITERAL ASM_CLOBBERS_NEXT_STRING_LITERALS],
        shortest ", \"\"", of "staticAssertDeclaration" "asmClobbers";
    /// `(typeSpecifiers memberDeclaratorList?)? ';'`
    MEMBER_DECLARATION_SEMICOLON "memberDeclaration_semicolon" = Sequence
        [MEMBER_DECLARATION_OPTIONAL_TYPE_SPECIFIERS SEMICOLON], subsumes [SEMICOLON],
        fits [MEMBER_DECLARATION_STATIC_ASSERT_DECLARATION_OR_SEMICOLON], shortest ";", as Alternative,
        of "memberDeclaration";
    /// `(typeSpecifiers memberDeclaratorList?)?`
    MEMBER_DECLARATION_OPTIONAL_TYPE_SPECIFIERS "memberDeclaration_optional_typeSpecifiers" = Optional
        [MEMBER_DECLARATION_TYPE_SPECIFIERS], subsumes parts, of "memberDeclaration";
    /// `typeSpecifiers memberDeclaratorList?`
    MEMBER_DECLARATION_TYPE_SPECIFIERS "memberDeclaration_typeSpecifiers" = Sequence [TYPE_SPECIFIERS
        OPTIONAL_MEMBER_DECLARATOR_LIST], subsumes [TYPE_SPECIFIERS],
        fits [MEMBER_DECLARATION_OPTIONAL_TYPE_SPECIFIERS], shortest "a", of "memberDeclaration";
    /// `memberDeclaratorList?`
    OPTIONAL_MEMBER_DECLARATOR_LIST "optional_memberDeclaratorList" = Optional [MEMBER_DECLARATOR_LIST],
        subsumes parts, of "memberDeclaratorList";
    /// `memberDeclaratorList : memberDeclarator (',' attribute* memberDeclarator)*`
    MEMBER_DECLARATOR_LIST "memberDeclaratorList" = Sequence [MEMBER_DECLARATOR
        MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATORS], subsumes [MEMBER_DECLARATOR],
        fits [OPTIONAL_MEMBER_DECLARATOR_LIST], shortest "a";
    /// `memberDeclarator : declarator bitFieldWidth? attribute* | bitFieldWidth attribute*`
    MEMBER_DECLARATOR "memberDeclarator" = Alternation [MEMBER_DECLARATOR_DECLARATOR
        MEMBER_DECLARATOR_BIT_FIELD_WIDTH], subsumes parts, fits [MEMBER_DECLARATOR_LIST], shortest "a";
    /// `declarator bitFieldWidth? attribute*`
    MEMBER_DECLARATOR_DECLARATOR "memberDeclarator_declarator" = Sequence [DECLARATOR OPTIONAL_BIT_FIELD_WIDTH
        ATTRIBUTES], subsumes [DECLARATOR], fits [MEMBER_DECLARATOR], shortest "a", as Alternative,
        of "memberDeclarator";
    /// `declarator : pointer* directDeclarator`
    DECLARATOR "declarator" = Sequence [POINTERS DIRECT_DECLARATOR], subsumes [DIRECT_DECLARATOR],
        fits [MEMBER_DECLARATOR_DECLARATOR INIT_DECLARATOR], shortest "a";
    /// `pointer*`
    POINTERS "pointers" = Star [POINTER], subsumes parts [SOME_POINTERS], fits [SOME_POINTERS], of "pointer";
    /// `directDeclarator : namedDeclarator | parenthesizedDeclarator`
    DIRECT_DECLARATOR "directDeclarator" = Alternation [NAMED_DECLARATOR PARENTHESIZED_DECLARATOR],
        subsumes parts, fits [DECLARATOR], shortest "a";
    /// `namedDeclarator : IDENTIFIER (arrayDeclarator+ | functionDeclarator)?`
    NAMED_DECLARATOR "namedDeclarator" = Sequence [IDENTIFIER OPTIONAL_ARRAY_DECLARATORS_OR_OTHER],
        subsumes [IDENTIFIER], fits [DIRECT_DECLARATOR PLAIN_DECLARATOR], shortest "a";
    /// `(arrayDeclarator+ | functionDeclarator)?`
    OPTIONAL_ARRAY_DECLARATORS_OR_OTHER "optional_arrayDeclarators_or_other" = Optional
        [ARRAY_DECLARATORS_OR_OTHER], subsumes parts, of "namedDeclarator" "parenthesizedDeclarator";
    /// `arrayDeclarator+ | functionDeclarator`
    ARRAY_DECLARATORS_OR_OTHER "arrayDeclarators_or_other" = Alternation [SOME_ARRAY_DECLARATORS
        FUNCTION_DECLARATOR], subsumes parts, fits [OPTIONAL_ARRAY_DECLARATORS_OR_OTHER], shortest "[ ]",
        of "namedDeclarator" "parenthesizedDeclarator";
    /// `functionDeclarator : standardAttributes* '(' parameterList? ')' oldStyleDeclaration*`
    FUNCTION_DECLARATOR "functionDeclarator" = Sequence [STANDARD_ATTRIBUTESES L_PAREN OPTIONAL_PARAMETER_LIST
        R_PAREN OLD_STYLE_DECLARATIONS], fits [ARRAY_DECLARATORS_OR_OTHER], shortest "( )";
    /// `oldStyleDeclaration*`
    OLD_STYLE_DECLARATIONS "oldStyleDeclarations" = Star [OLD_STYLE_DECLARATION], subsumes parts,
        of "oldStyleDeclaration";
    /// `oldStyleDeclaration : ('register' | typeQualifier)+ typeModifier* simpleType? initDeclaratorList?
    ///     ';' | simpleType initDeclaratorList? ';'`
    OLD_STYLE_DECLARATION "oldStyleDeclaration" = Alternation
        [OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS_SEMICOLON
        OLD_STYLE_DECLARATION_SIMPLE_TYPE_SEMICOLON], subsumes parts, fits [OLD_STYLE_DECLARATIONS],
        shortest "a ;";
    /// `('register' | typeQualifier)+ typeModifier* simpleType? initDeclaratorList? ';'`
    OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS_SEMICOLON
        "oldStyleDeclaration_register_or_typeQualifiers_semicolon" = Sequence
        [OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS TYPE_MODIFIERS OPTIONAL_SIMPLE_TYPE
        OPTIONAL_INIT_DECLARATOR_LIST SEMICOLON], fits [OLD_STYLE_DECLARATION], shortest "const ;",
        as Alternative, of "oldStyleDeclaration";
    /// `('register' | typeQualifier)+`
    OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS "oldStyleDeclaration_register_or_typeQualifiers" = Plus
        [OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIER], subsumes parts, shortest "const",
        of "oldStyleDeclaration";
    /// `'register' | typeQualifier`
    OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIER "oldStyleDeclaration_register_or_typeQualifier"
        = Alternation [REGISTER TYPE_QUALIFIER], subsumes parts,
        fits [OLD_STYLE_DECLARATION_REGISTER_OR_TYPE_QUALIFIERS], shortest "const", of "oldStyleDeclaration";
    /// `typeModifier*`
    TYPE_MODIFIERS "typeModifiers" = Star [TYPE_MODIFIER], subsumes parts [SOME_TYPE_MODIFIERS],
        fits [SOME_TYPE_MODIFIERS], of "typeModifier";
    /// `simpleType?`
    OPTIONAL_SIMPLE_TYPE "optional_simpleType" = Optional [SIMPLE_TYPE], subsumes parts, of "simpleType";
    /// `simpleType : builtinType (builtinType | typeModifier)* | constructedType typeModifier* | typedefName
    ///     typeModifier*`
    /// In normal form `builtinType (builtinType | typeModifier)* | constructedType typeModifier* |
    ///     IDENTIFIER typeModifier*`
    SIMPLE_TYPE "simpleType" = Alternation [BUILTIN_TYPE_BUILTIN_TYPE_OR_TYPE_MODIFIERS
        CONSTRUCTED_TYPE_TYPE_MODIFIERS SIMPLE_TYPE_IDENTIFIER], subsumes parts, fits [OPTIONAL_SIMPLE_TYPE],
        shortest "a";
    /// `IDENTIFIER typeModifier*`
    SIMPLE_TYPE_IDENTIFIER "simpleType_IDENTIFIER" = Sequence [IDENTIFIER TYPE_MODIFIERS],
        subsumes [IDENTIFIER], fits [SIMPLE_TYPE], shortest "a", as Alternative, of "simpleType";
    /// `initDeclaratorList?`
    OPTIONAL_INIT_DECLARATOR_LIST "optional_initDeclaratorList" = Optional [INIT_DECLARATOR_LIST],
        subsumes parts, of "initDeclaratorList";
    /// `initDeclaratorList : initDeclarator (',' attribute* initDeclarator)*`
    INIT_DECLARATOR_LIST "initDeclaratorList" = Sequence [INIT_DECLARATOR COMMA_INIT_DECLARATORS],
        subsumes [INIT_DECLARATOR], fits [OPTIONAL_INIT_DECLARATOR_LIST], shortest "a";
    /// `initDeclarator : declarator declaratorSuffix`
    INIT_DECLARATOR "initDeclarator" = Sequence [DECLARATOR DECLARATOR_SUFFIX], subsumes [DECLARATOR],
        fits [INIT_DECLARATOR_LIST], shortest "a";
    /// `declaratorSuffix : asmLabel? attribute* ('=' initializer)?`
    DECLARATOR_SUFFIX "declaratorSuffix" = Sequence [OPTIONAL_ASM_LABEL ATTRIBUTES
        DECLARATOR_SUFFIX_OPTIONAL_EQ_INITIALIZER], subsumes [OPTIONAL_ASM_LABEL ATTRIBUTES
        DECLARATOR_SUFFIX_OPTIONAL_EQ_INITIALIZER];
    /// `asmLabel?`
    OPTIONAL_ASM_LABEL "optional_asmLabel" = Optional [ASM_LABEL], subsumes parts, fits [DECLARATOR_SUFFIX],
        of "asmLabel";
    /// `asmLabel : asmKeyword '(' stringLiteral ')'`
    ASM_LABEL "asmLabel" = Sequence [ASM_KEYWORD L_PAREN STRING_LITERAL_RULE R_PAREN],
        fits [OPTIONAL_ASM_LABEL], shortest "asm ( \"\" )";
    /// `('=' initializer)?`
    DECLARATOR_SUFFIX_OPTIONAL_EQ_INITIALIZER "declaratorSuffix_optional_eq_initializer" = Optional
        [DECLARATOR_SUFFIX_EQ_INITIALIZER], subsumes parts, fits [DECLARATOR_SUFFIX], of "declaratorSuffix";
    /// `'=' initializer`
    DECLARATOR_SUFFIX_EQ_INITIALIZER "declaratorSuffix_eq_initializer" = Sequence [EQ INITIALIZER],
        fits [DECLARATOR_SUFFIX_OPTIONAL_EQ_INITIALIZER], shortest "= a", of "declaratorSuffix";
    /// `initializer : assignmentExpression | bracedInitializer`
    INITIALIZER "initializer" = Alternation [ASSIGNMENT_EXPRESSION BRACED_INITIALIZER], subsumes parts,
        fits [INITIALIZER_ITEM_INITIALIZER], shortest "a";
    /// `bracedInitializer : '{' (initializerItem (',' initializerItem)* ','?)? '}'`
    BRACED_INITIALIZER "bracedInitializer" = Sequence [L_BRACE BRACED_INITIALIZER_OPTIONAL_INITIALIZER_ITEM
        R_BRACE], fits [INITIALIZER COMPOUND_LITERAL], shortest "{ }";
    /// `(initializerItem (',' initializerItem)* ','?)?`
    BRACED_INITIALIZER_OPTIONAL_INITIALIZER_ITEM "bracedInitializer_optional_initializerItem" = Optional
        [BRACED_INITIALIZER_INITIALIZER_ITEM], subsumes parts, of "bracedInitializer";
    /// `initializerItem (',' initializerItem)* ','?`
    BRACED_INITIALIZER_INITIALIZER_ITEM "bracedInitializer_initializerItem" = Sequence [INITIALIZER_ITEM
        BRACED_INITIALIZER_NEXT_INITIALIZER_ITEMS OPTIONAL_COMMA], subsumes [INITIALIZER_ITEM],
        fits [BRACED_INITIALIZER_OPTIONAL_INITIALIZER_ITEM], shortest "a", of "bracedInitializer";
    /// `initializerItem : initializer | memberDesignator (memberDesignator | indexDesignator)* '='
    ///     initializer | indexDesignator ((memberDesignator | indexDesignator)* '=')? initializer |
    ///     IDENTIFIER ':' initializer`
    /// In normal form `(memberDesignator (memberDesignator | indexDesignator)* '=')? initializer |
    ///     indexDesignator ((memberDesignator | indexDesignator)* '=')? initializer |
    ///     IDENTIFIER ':' initializer`
    INITIALIZER_ITEM "initializerItem" = Alternation [INITIALIZER_ITEM_INITIALIZER
        INITIALIZER_ITEM_INDEX_DESIGNATOR_INITIALIZER INITIALIZER_ITEM_IDENTIFIER], subsumes parts,
        fits [BRACED_INITIALIZER_INITIALIZER_ITEM], shortest "a";
    /// `(memberDesignator (memberDesignator | indexDesignator)* '=')? initializer`
    INITIALIZER_ITEM_INITIALIZER "initializerItem_initializer" = Sequence
        [INITIALIZER_ITEM_OPTIONAL_MEMBER_DESIGNATOR_EQ INITIALIZER], subsumes [INITIALIZER],
        fits [INITIALIZER_ITEM], shortest "a", as Alternative, of "initializerItem";
    /// `(memberDesignator (memberDesignator | indexDesignator)* '=')?`
    INITIALIZER_ITEM_OPTIONAL_MEMBER_DESIGNATOR_EQ "initializerItem_optional_memberDesignator_eq" = Optional
        [INITIALIZER_ITEM_MEMBER_DESIGNATOR_EQ], subsumes parts, of "initializerItem";
    /// `memberDesignator (memberDesignator | indexDesignator)* '='`
    INITIALIZER_ITEM_MEMBER_DESIGNATOR_EQ "initializerItem_memberDesignator_eq" = Sequence [MEMBER_DESIGNATOR
        INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATORS EQ],
        fits [INITIALIZER_ITEM_OPTIONAL_MEMBER_DESIGNATOR_EQ], shortest ". a =", of "initializerItem";
    /// `memberDesignator : '.' IDENTIFIER`
    MEMBER_DESIGNATOR "memberDesignator" = Sequence [DOT IDENTIFIER],
        fits [INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATOR], shortest ". a";
    /// `(memberDesignator | indexDesignator)*`
    INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATORS
        "initializerItem_memberDesignator_or_indexDesignators" = Star
        [INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATOR], subsumes parts, of "initializerItem";
    /// `memberDesignator | indexDesignator`
    INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATOR
        "initializerItem_memberDesignator_or_indexDesignator" = Alternation [MEMBER_DESIGNATOR
        INDEX_DESIGNATOR], subsumes parts, fits [INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATORS],
        shortest ". a", of "initializerItem";
    /// `indexDesignator : '[' conditionalExpression ('...' conditionalExpression)? ']'`
    INDEX_DESIGNATOR "indexDesignator" = Sequence [L_BRACKET CONDITIONAL_EXPRESSION
        OPTIONAL_DOT_DOT_DOT_CONDITIONAL_EXPRESSION R_BRACKET],
        fits [INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATOR], shortest "[ a ]";
    /// `('...' conditionalExpression)?`
    OPTIONAL_DOT_DOT_DOT_CONDITIONAL_EXPRESSION "optional_dot_dot_dot_conditionalExpression" = Optional
        [DOT_DOT_DOT_CONDITIONAL_EXPRESSION], subsumes parts, of "indexDesignator" "label";
    /// `'...' conditionalExpression`
    DOT_DOT_DOT_CONDITIONAL_EXPRESSION "dot_dot_dot_conditionalExpression" = Sequence [DOT_DOT_DOT
        CONDITIONAL_EXPRESSION], fits [OPTIONAL_DOT_DOT_DOT_CONDITIONAL_EXPRESSION], shortest "... a",
        of "indexDesignator" "label";
    /// `indexDesignator ((memberDesignator | indexDesignator)* '=')? initializer`
    INITIALIZER_ITEM_INDEX_DESIGNATOR_INITIALIZER "initializerItem_indexDesignator_initializer" = Sequence
        [INDEX_DESIGNATOR INITIALIZER_ITEM_OPTIONAL_EQ INITIALIZER], fits [INITIALIZER_ITEM],
        shortest "[ a ] a", as Alternative, of "initializerItem";
    /// `((memberDesignator | indexDesignator)* '=')?`
    INITIALIZER_ITEM_OPTIONAL_EQ "initializerItem_optional_eq" = Optional [INITIALIZER_ITEM_EQ],
        subsumes parts, of "initializerItem";
    /// `(memberDesignator | indexDesignator)* '='`
    INITIALIZER_ITEM_EQ "initializerItem_eq" = Sequence
        [INITIALIZER_ITEM_MEMBER_DESIGNATOR_OR_INDEX_DESIGNATORS EQ], subsumes [EQ],
        fits [INITIALIZER_ITEM_OPTIONAL_EQ], shortest "=", of "initializerItem";
    /// `IDENTIFIER ':' initializer`
    INITIALIZER_ITEM_IDENTIFIER "initializerItem_IDENTIFIER" = Sequence [IDENTIFIER COLON INITIALIZER],
        fits [INITIALIZER_ITEM], shortest "a : a", as Alternative, of "initializerItem";
    /// `(',' initializerItem)*`
    BRACED_INITIALIZER_NEXT_INITIALIZER_ITEMS "bracedInitializer_next_initializerItems" = Star
        [BRACED_INITIALIZER_NEXT_INITIALIZER_ITEM], subsumes parts, of "bracedInitializer";
    /// `',' initializerItem`
    BRACED_INITIALIZER_NEXT_INITIALIZER_ITEM "bracedInitializer_next_initializerItem" = Sequence [COMMA
        INITIALIZER_ITEM], fits [BRACED_INITIALIZER_NEXT_INITIALIZER_ITEMS], shortest ", a",
        of "bracedInitializer";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "enumeratorBlock"
        "bracedInitializer";
    /// `(',' attribute* initDeclarator)*`
    COMMA_INIT_DECLARATORS "comma_initDeclarators" = Star [COMMA_INIT_DECLARATOR], subsumes parts,
        of "initDeclaratorList" "plainInitDeclaratorList" "parenthesizedDeclaration";
    /// `',' attribute* initDeclarator`
    COMMA_INIT_DECLARATOR "comma_initDeclarator" = Sequence [COMMA ATTRIBUTES INIT_DECLARATOR],
        fits [COMMA_INIT_DECLARATORS], shortest ", a", of "initDeclaratorList" "plainInitDeclaratorList"
        "parenthesizedDeclaration";
    /// `simpleType initDeclaratorList? ';'`
    OLD_STYLE_DECLARATION_SIMPLE_TYPE_SEMICOLON "oldStyleDeclaration_simpleType_semicolon" = Sequence
        [SIMPLE_TYPE OPTIONAL_INIT_DECLARATOR_LIST SEMICOLON], fits [OLD_STYLE_DECLARATION], shortest "a ;",
        as Alternative, of "oldStyleDeclaration";
    /// `parenthesizedDeclarator : '(' attribute* declarator ')' (arrayDeclarator+ | functionDeclarator)?`
    PARENTHESIZED_DECLARATOR "parenthesizedDeclarator" = Sequence [L_PAREN ATTRIBUTES DECLARATOR R_PAREN
        OPTIONAL_ARRAY_DECLARATORS_OR_OTHER], fits [DIRECT_DECLARATOR PARENTHESIZED_INIT_DECLARATOR],
        shortest "( a )";
    /// `bitFieldWidth?`
    OPTIONAL_BIT_FIELD_WIDTH "optional_bitFieldWidth" = Optional [BIT_FIELD_WIDTH], subsumes parts,
        of "bitFieldWidth";
    /// `bitFieldWidth : ':' conditionalExpression`
    BIT_FIELD_WIDTH "bitFieldWidth" = Sequence [COLON CONDITIONAL_EXPRESSION], fits [OPTIONAL_BIT_FIELD_WIDTH
        MEMBER_DECLARATOR_BIT_FIELD_WIDTH], shortest ": a";
    /// `bitFieldWidth attribute*`
    MEMBER_DECLARATOR_BIT_FIELD_WIDTH "memberDeclarator_bitFieldWidth" = Sequence [BIT_FIELD_WIDTH
        ATTRIBUTES], subsumes [BIT_FIELD_WIDTH], fits [MEMBER_DECLARATOR], shortest ": a", as Alternative,
        of "memberDeclarator";
    /// `(',' attribute* memberDeclarator)*`
    MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATORS "memberDeclaratorList_comma_memberDeclarators" = Star
        [MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATOR], subsumes parts, of "memberDeclaratorList";
    /// `',' attribute* memberDeclarator`
    MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATOR "memberDeclaratorList_comma_memberDeclarator" = Sequence
        [COMMA ATTRIBUTES MEMBER_DECLARATOR], fits [MEMBER_DECLARATOR_LIST_COMMA_MEMBER_DECLARATORS],
        shortest ", a", of "memberDeclaratorList";
    /// `enumSpecifier : 'enum' attribute* (IDENTIFIER (enumeratorBlock | ':' builtinType+)? |
    ///     enumeratorBlock)`
    ENUM_SPECIFIER "enumSpecifier" = Sequence [ENUM ATTRIBUTES ENUM_SPECIFIER_IDENTIFIER_OR_ENUMERATOR_BLOCK],
        fits [CONSTRUCTED_TYPE], shortest "enum a";
    /// `IDENTIFIER (enumeratorBlock | ':' builtinType+)? | enumeratorBlock`
    ENUM_SPECIFIER_IDENTIFIER_OR_ENUMERATOR_BLOCK "enumSpecifier_IDENTIFIER_or_enumeratorBlock" = Alternation
        [ENUM_SPECIFIER_IDENTIFIER ENUMERATOR_BLOCK], subsumes parts, shortest "a", of "enumSpecifier";
    /// `IDENTIFIER (enumeratorBlock | ':' builtinType+)?`
    ENUM_SPECIFIER_IDENTIFIER "enumSpecifier_IDENTIFIER" = Sequence [IDENTIFIER
        ENUM_SPECIFIER_OPTIONAL_ENUMERATOR_BLOCK_OR_OTHER], subsumes [IDENTIFIER],
        fits [ENUM_SPECIFIER_IDENTIFIER_OR_ENUMERATOR_BLOCK], shortest "a", as Alternative,
        of "enumSpecifier";
    /// `(enumeratorBlock | ':' builtinType+)?`
    ENUM_SPECIFIER_OPTIONAL_ENUMERATOR_BLOCK_OR_OTHER "enumSpecifier_optional_enumeratorBlock_or_other"
        = Optional [ENUM_SPECIFIER_ENUMERATOR_BLOCK_OR_OTHER], subsumes parts, of "enumSpecifier";
    /// `enumeratorBlock | ':' builtinType+`
    ENUM_SPECIFIER_ENUMERATOR_BLOCK_OR_OTHER "enumSpecifier_enumeratorBlock_or_other" = Alternation
        [ENUMERATOR_BLOCK ENUM_SPECIFIER_COLON_BUILTIN_TYPES], subsumes parts,
        fits [ENUM_SPECIFIER_OPTIONAL_ENUMERATOR_BLOCK_OR_OTHER], shortest ": int", of "enumSpecifier";
    /// `enumeratorBlock : (':' (builtinType+ | typedefName))? '{' enumerator (',' enumerator)* ','? '}'`
    /// In normal form `(':' (builtinType+ | IDENTIFIER))? '{' enumerator (',' enumerator)* ','? '}'`
    ENUMERATOR_BLOCK "enumeratorBlock" = Sequence [ENUMERATOR_BLOCK_OPTIONAL_COLON_BUILTIN_TYPES_OR_IDENTIFIER
        L_BRACE ENUMERATOR ENUMERATOR_BLOCK_NEXT_ENUMERATORS OPTIONAL_COMMA R_BRACE],
        fits [ENUM_SPECIFIER_IDENTIFIER_OR_ENUMERATOR_BLOCK ENUM_SPECIFIER_ENUMERATOR_BLOCK_OR_OTHER],
        shortest "{ a }";
    /// `(':' (builtinType+ | IDENTIFIER))?`
    ENUMERATOR_BLOCK_OPTIONAL_COLON_BUILTIN_TYPES_OR_IDENTIFIER
        "enumeratorBlock_optional_colon_builtinTypes_or_IDENTIFIER" = Optional
        [ENUMERATOR_BLOCK_COLON_BUILTIN_TYPES_OR_IDENTIFIER], subsumes parts, of "enumeratorBlock";
    /// `':' (builtinType+ | IDENTIFIER)`
    ENUMERATOR_BLOCK_COLON_BUILTIN_TYPES_OR_IDENTIFIER "enumeratorBlock_colon_builtinTypes_or_IDENTIFIER"
        = Sequence [COLON ENUMERATOR_BLOCK_BUILTIN_TYPES_OR_IDENTIFIER],
        fits [ENUMERATOR_BLOCK_OPTIONAL_COLON_BUILTIN_TYPES_OR_IDENTIFIER], shortest ": a",
        of "enumeratorBlock";
    /// `builtinType+ | IDENTIFIER`
    ENUMERATOR_BLOCK_BUILTIN_TYPES_OR_IDENTIFIER "enumeratorBlock_builtinTypes_or_IDENTIFIER" = Alternation
        [BUILTIN_TYPES IDENTIFIER], subsumes parts, shortest "a", of "enumeratorBlock";
    /// `builtinType+`
    BUILTIN_TYPES "builtinTypes" = Plus [BUILTIN_TYPE], subsumes parts,
        fits [ENUMERATOR_BLOCK_BUILTIN_TYPES_OR_IDENTIFIER], shortest "int", of "builtinType";
    /// `enumerator : IDENTIFIER attribute* ('=' conditionalExpression)?`
    ENUMERATOR "enumerator" = Sequence [IDENTIFIER ATTRIBUTES ENUMERATOR_OPTIONAL_EQ_CONDITIONAL_EXPRESSION],
        subsumes [IDENTIFIER], shortest "a";
    /// `('=' conditionalExpression)?`
    ENUMERATOR_OPTIONAL_EQ_CONDITIONAL_EXPRESSION "enumerator_optional_eq_conditionalExpression" = Optional
        [ENUMERATOR_EQ_CONDITIONAL_EXPRESSION], subsumes parts, of "enumerator";
    /// `'=' conditionalExpression`
    ENUMERATOR_EQ_CONDITIONAL_EXPRESSION "enumerator_eq_conditionalExpression" = Sequence [EQ
        CONDITIONAL_EXPRESSION], fits [ENUMERATOR_OPTIONAL_EQ_CONDITIONAL_EXPRESSION], shortest "= a",
        of "enumerator";
    /// `(',' enumerator)*`
    ENUMERATOR_BLOCK_NEXT_ENUMERATORS "enumeratorBlock_next_enumerators" = Star
        [ENUMERATOR_BLOCK_NEXT_ENUMERATOR], subsumes parts, of "enumeratorBlock";
    /// `',' enumerator`
    ENUMERATOR_BLOCK_NEXT_ENUMERATOR "enumeratorBlock_next_enumerator" = Sequence [COMMA ENUMERATOR],
        fits [ENUMERATOR_BLOCK_NEXT_ENUMERATORS], shortest ", a", of "enumeratorBlock";
    /// `':' builtinType+`
    ENUM_SPECIFIER_COLON_BUILTIN_TYPES "enumSpecifier_colon_builtinTypes" = Sequence [COLON BUILTIN_TYPES],
        fits [ENUM_SPECIFIER_ENUMERATOR_BLOCK_OR_OTHER], shortest ": int", as Alternative, of "enumSpecifier";
    /// `'_Atomic' '(' typeName ')'`
    CONSTRUCTED_TYPE_ATOMIC "constructedType_Atomic" = Sequence [_ATOMIC L_PAREN TYPE_NAME R_PAREN],
        fits [CONSTRUCTED_TYPE], shortest "_Atomic ( a )", as Alternative, of "constructedType";
    /// `typeofKeyword '(' (expression | typeName) ')'`
    CONSTRUCTED_TYPE_TYPEOF_KEYWORD_L_PAREN "constructedType_typeofKeyword_l_paren" = Sequence [TYPEOF_KEYWORD
        L_PAREN CONSTRUCTED_TYPE_EXPRESSION_OR_TYPE_NAME R_PAREN], fits [CONSTRUCTED_TYPE],
        shortest "typeof ( a )", as Alternative, of "constructedType";
    /// `typeofKeyword : 'typeof' | '__typeof' | '__typeof__' | 'typeof_unqual' | '__typeof_unqual' |
    ///     '__typeof_unqual__'`
    TYPEOF_KEYWORD "typeofKeyword" = Set [TYPEOF __TYPEOF __TYPEOF__ TYPEOF_UNQUAL __TYPEOF_UNQUAL
        __TYPEOF_UNQUAL__], subsumes parts, shortest "typeof";
    /// `expression | typeName`
    CONSTRUCTED_TYPE_EXPRESSION_OR_TYPE_NAME "constructedType_expression_or_typeName" = Alternation
        [EXPRESSION TYPE_NAME], subsumes parts, shortest "a", of "constructedType";
    /// `IDENTIFIER typeModifier+`
    KEYWORD_TYPE_SPECIFIERS_IDENTIFIER "keywordTypeSpecifiers_IDENTIFIER" = Sequence [IDENTIFIER
        SOME_TYPE_MODIFIERS], fits [KEYWORD_TYPE_SPECIFIERS], shortest "a const", as Alternative,
        of "keywordTypeSpecifiers";
    /// `typeModifier+`
    SOME_TYPE_MODIFIERS "some_typeModifiers" = Plus [TYPE_MODIFIER], subsumes parts [TYPE_MODIFIERS],
        fits [TYPE_MODIFIERS KEYWORD_TYPE_SPECIFIERS_TYPE_MODIFIERS], shortest "const", of "typeModifier";
    /// `typeModifier+ simpleType?`
    KEYWORD_TYPE_SPECIFIERS_TYPE_MODIFIERS "keywordTypeSpecifiers_typeModifiers" = Sequence
        [SOME_TYPE_MODIFIERS OPTIONAL_SIMPLE_TYPE], subsumes [SOME_TYPE_MODIFIERS],
        fits [KEYWORD_TYPE_SPECIFIERS], shortest "const", as Alternative, of "keywordTypeSpecifiers";
    /// `IDENTIFIER (castDeclarator ')' | ')' ('++' | '--'))`
    CAST_EXPRESSION_IDENTIFIER_CAST_DECLARATOR_R_PAREN_OR_OTHER
        "castExpression_IDENTIFIER_castDeclarator_r_paren_or_other" = Sequence [IDENTIFIER
        CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN_OR_OTHER],
        fits [CAST_EXPRESSION_KEYWORD_TYPE_NAME_R_PAREN_OR_OTHER], shortest "a * )", as Alternative,
        of "castExpression";
    /// `castDeclarator ')' | ')' ('++' | '--')`
    CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN_OR_OTHER "castExpression_castDeclarator_r_paren_or_other"
        = Alternation [CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN
        CAST_EXPRESSION_R_PAREN_PLUS_PLUS_OR_MINUS_MINUS], subsumes parts, shortest "* )", as Rest,
        of "castExpression";
    /// `castDeclarator ')'`
    CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN "castExpression_castDeclarator_r_paren" = Sequence
        [CAST_DECLARATOR R_PAREN], fits [CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN_OR_OTHER], shortest "* )",
        as Alternative, of "castExpression";
    /// `castDeclarator : pointer+ parenthesizedPointer? | parenthesizedPointer`
    CAST_DECLARATOR "castDeclarator" = Alternation [CAST_DECLARATOR_POINTERS PARENTHESIZED_POINTER],
        subsumes parts, fits [CAST_EXPRESSION_CAST_DECLARATOR_OR_ARRAY_DECLARATORS], shortest "*";
    /// `pointer+ parenthesizedPointer?`
    CAST_DECLARATOR_POINTERS "castDeclarator_pointers" = Sequence [SOME_POINTERS
        OPTIONAL_PARENTHESIZED_POINTER], subsumes [SOME_POINTERS], fits [CAST_DECLARATOR], shortest "*",
        as Alternative, of "castDeclarator";
    /// `parenthesizedPointer?`
    OPTIONAL_PARENTHESIZED_POINTER "optional_parenthesizedPointer" = Optional [PARENTHESIZED_POINTER],
        subsumes parts, of "parenthesizedPointer";
    /// `parenthesizedPointer : '(' attribute* pointer+ directAbstractDeclarator? ')' (arrayDeclarator+ |
    ///     parameters)?`
    PARENTHESIZED_POINTER "parenthesizedPointer" = Sequence [L_PAREN ATTRIBUTES SOME_POINTERS
        OPTIONAL_DIRECT_ABSTRACT_DECLARATOR R_PAREN OPTIONAL_ARRAY_DECLARATORS_OR_PARAMETERS],
        fits [CAST_DECLARATOR OPTIONAL_PARENTHESIZED_POINTER], shortest "( * )";
    /// `')' ('++' | '--')`
    CAST_EXPRESSION_R_PAREN_PLUS_PLUS_OR_MINUS_MINUS "castExpression_r_paren_plus_plus_or_minus_minus"
        = Sequence [R_PAREN CAST_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS],
        fits [CAST_EXPRESSION_CAST_DECLARATOR_R_PAREN_OR_OTHER], shortest ") ++", as Alternative,
        of "castExpression";
    /// `'++' | '--'`
    CAST_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS "castExpression_plus_plus_or_minus_minus" = Set [PLUS_PLUS
        MINUS_MINUS], subsumes parts, shortest "++", of "castExpression";
    /// `('(' IDENTIFIER ')')? ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')* ('~' | '!'
    ///     | '__extension__' | realPart | imaginaryPart)`
    CAST_EXPRESSION_TILDE_OR_OTHER "castExpression_tilde_or_other" = Sequence
        [CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN SIZEOF_OR_OTHERS TILDE_OR_OTHER],
        subsumes [TILDE_OR_OTHER], fits [CAST_EXPRESSION_TAIL], shortest "~", as Alternative,
        of "castExpression";
    /// `('(' IDENTIFIER ')')?`
    CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN "castExpression_optional_l_paren_IDENTIFIER_r_paren"
        = Optional [CAST_EXPRESSION_L_PAREN_TO_R_PAREN], subsumes parts, of "castExpression";
    /// `'(' IDENTIFIER ')'`
    CAST_EXPRESSION_L_PAREN_TO_R_PAREN "castExpression_l_paren_to_r_paren" = Sequence [L_PAREN IDENTIFIER
        R_PAREN], fits [CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN], shortest "( a )",
        of "castExpression";
    /// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')*`
    SIZEOF_OR_OTHERS "sizeof_or_others" = Star [SIZEOF_OR_OTHER], subsumes parts
        [CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS], fits [CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS],
        of "operandExpression" "castExpression";
    /// `'sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__'`
    SIZEOF_OR_OTHER "sizeof_or_other" = Set [SIZEOF _ALIGNOF ALIGNOF __ALIGNOF __ALIGNOF__], subsumes parts,
        fits [SIZEOF_OR_OTHERS CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS], shortest "sizeof",
        of "operandExpression" "castExpression";
    /// `'~' | '!' | '__extension__' | realPart | imaginaryPart`
    TILDE_OR_OTHER "tilde_or_other" = Alternation [TILDE BANG __EXTENSION__ REAL_PART IMAGINARY_PART],
        subsumes parts, fits [CAST_EXPRESSION_TILDE_OR_OTHER], shortest "~", of "operandExpression"
        "castExpression";
    /// `realPart : '__real' | '__real__'`
    REAL_PART "realPart" = Set [__REAL __REAL__], subsumes parts, fits [TILDE_OR_OTHER], shortest "__real";
    /// `imaginaryPart : '__imag' | '__imag__'`
    IMAGINARY_PART "imaginaryPart" = Set [__IMAG __IMAG__], subsumes parts, fits [TILDE_OR_OTHER],
        shortest "__imag";
    /// `('(' IDENTIFIER ')' ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+)? ('*' | '&'
    ///     | '+' | '-' | '++' | '--')`
    CAST_EXPRESSION_STAR_OR_OTHER "castExpression_star_or_other" = Sequence
        [CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_2 STAR_OR_OTHER], subsumes [STAR_OR_OTHER],
        fits [CAST_EXPRESSION_TAIL], shortest "*", as Alternative, of "castExpression";
    /// `('(' IDENTIFIER ')' ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+)?`
    CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_2
        "castExpression_optional_l_paren_IDENTIFIER_r_paren_2" = Optional
        [CAST_EXPRESSION_L_PAREN_TO_SIZEOF_OR_OTHERS], subsumes parts, of "castExpression";
    /// `'(' IDENTIFIER ')' ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+`
    CAST_EXPRESSION_L_PAREN_TO_SIZEOF_OR_OTHERS "castExpression_l_paren_to_sizeof_or_others" = Sequence
        [L_PAREN IDENTIFIER R_PAREN CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS],
        fits [CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_2], shortest "( a ) sizeof",
        of "castExpression";
    /// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+`
    CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS "castExpression_some_sizeof_or_others" = Plus [SIZEOF_OR_OTHER],
        subsumes parts [SIZEOF_OR_OTHERS], fits [SIZEOF_OR_OTHERS CAST_EXPRESSION_SIZEOF_OR_OTHERS],
        shortest "sizeof", of "operandExpression" "castExpression";
    /// `'*' | '&' | '+' | '-' | '++' | '--'`
    STAR_OR_OTHER "star_or_other" = Set [STAR AMP PLUS MINUS PLUS_PLUS MINUS_MINUS], subsumes parts,
        fits [CAST_EXPRESSION_STAR_OR_OTHER], shortest "*", of "unaryExpression" "castExpression"
        "operandExpression";
    /// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+ ('*' | '&' | '+' | '-' | '++' |
    ///     '--')`
    CAST_EXPRESSION_SIZEOF_OR_OTHERS_STAR_OR_OTHER "castExpression_sizeof_or_others_star_or_other" = Sequence
        [CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS STAR_OR_OTHER], fits [CAST_EXPRESSION_TAIL],
        shortest "sizeof *", as Alternative, of "castExpression";
    /// `castExpression_l_paren_keywordTypeName_or_other |
    ///     castExpression_optional_l_paren_IDENTIFIER_r_paren_amp_amp |
    ///     castExpression_parenthesizedExpression |
    ///     castExpression_sizeof_or_others_l_paren_typeName_or_other |
    ///     castExpression_sizeof_or_Alignof_or_alignof_or_alignof_or_others`
    CAST_EXPRESSION_OPERAND "castExpression_operand" = Alternation
        [CAST_EXPRESSION_L_PAREN_KEYWORD_TYPE_NAME_OR_OTHER
        CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_AMP_AMP CAST_EXPRESSION_PARENTHESIZED_EXPRESSION
        CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME_OR_OTHER
        CAST_EXPRESSION_SIZEOF_OR_ALIGNOF_OR_ALIGNOF_OR_ALIGNOF_OR_OTHERS], subsumes parts,
        fits [CAST_EXPRESSION], shortest "a", as Operand, of "castExpression";
    /// `'(' (keywordTypeName | IDENTIFIER (castDeclarator | arrayDeclarator+)? | ('static' | '_Thread_local'
    ///     | 'thread_local' | 'constexpr')+ typeName) ')' compoundLiteral`
    CAST_EXPRESSION_L_PAREN_KEYWORD_TYPE_NAME_OR_OTHER "castExpression_l_paren_keywordTypeName_or_other"
        = Sequence [L_PAREN CAST_EXPRESSION_KEYWORD_TYPE_NAME_OR_OTHER R_PAREN COMPOUND_LITERAL],
        fits [CAST_EXPRESSION_OPERAND], shortest "( a ) { }", as Alternative, of "castExpression";
    /// `keywordTypeName | IDENTIFIER (castDeclarator | arrayDeclarator+)? | ('static' | '_Thread_local' |
    ///     'thread_local' | 'constexpr')+ typeName`
    CAST_EXPRESSION_KEYWORD_TYPE_NAME_OR_OTHER "castExpression_keywordTypeName_or_other" = Alternation
        [KEYWORD_TYPE_NAME CAST_EXPRESSION_IDENTIFIER_TO_OPTIONAL_CAST_DECLARATOR_OR_ARRAY_DECLARATORS
        CAST_EXPRESSION_STATIC_OR_OTHERS_TYPE_NAME], subsumes parts, shortest "a", as Rest,
        of "castExpression";
    /// `IDENTIFIER (castDeclarator | arrayDeclarator+)?`
    CAST_EXPRESSION_IDENTIFIER_TO_OPTIONAL_CAST_DECLARATOR_OR_ARRAY_DECLARATORS
        "castExpression_IDENTIFIER_to_optional_castDeclarator_or_arrayDeclarators" = Sequence [IDENTIFIER
        CAST_EXPRESSION_OPTIONAL_CAST_DECLARATOR_OR_ARRAY_DECLARATORS], subsumes [IDENTIFIER],
        fits [CAST_EXPRESSION_KEYWORD_TYPE_NAME_OR_OTHER], shortest "a", as Alternative, of "castExpression";
    /// `(castDeclarator | arrayDeclarator+)?`
    CAST_EXPRESSION_OPTIONAL_CAST_DECLARATOR_OR_ARRAY_DECLARATORS
        "castExpression_optional_castDeclarator_or_arrayDeclarators" = Optional
        [CAST_EXPRESSION_CAST_DECLARATOR_OR_ARRAY_DECLARATORS], subsumes parts, as Rest, of "castExpression";
    /// `castDeclarator | arrayDeclarator+`
    CAST_EXPRESSION_CAST_DECLARATOR_OR_ARRAY_DECLARATORS "castExpression_castDeclarator_or_arrayDeclarators"
        = Alternation [CAST_DECLARATOR SOME_ARRAY_DECLARATORS], subsumes parts,
        fits [CAST_EXPRESSION_OPTIONAL_CAST_DECLARATOR_OR_ARRAY_DECLARATORS], shortest "*", as Some,
        of "castExpression";
    /// `('static' | '_Thread_local' | 'thread_local' | 'constexpr')+ typeName`
    CAST_EXPRESSION_STATIC_OR_OTHERS_TYPE_NAME "castExpression_static_or_others_typeName" = Sequence
        [STATIC_OR_OTHERS TYPE_NAME], fits [CAST_EXPRESSION_KEYWORD_TYPE_NAME_OR_OTHER], shortest "static a",
        as Alternative, of "castExpression";
    /// `('static' | '_Thread_local' | 'thread_local' | 'constexpr')+`
    STATIC_OR_OTHERS "static_or_others" = Plus [STATIC_OR_OTHER], subsumes parts, shortest "static", of "cast"
        "castExpression";
    /// `'static' | '_Thread_local' | 'thread_local' | 'constexpr'`
    STATIC_OR_OTHER "static_or_other" = Set [STATIC _THREAD_LOCAL THREAD_LOCAL CONSTEXPR], subsumes parts,
        fits [STATIC_OR_OTHERS], shortest "static", of "cast" "castExpression";
    /// `compoundLiteral : bracedInitializer postfixOperator*`
    COMPOUND_LITERAL "compoundLiteral" = Sequence [BRACED_INITIALIZER POSTFIX_OPERATORS],
        subsumes [BRACED_INITIALIZER], fits [CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL
        OPTIONAL_COMPOUND_LITERAL], shortest "{ }";
    /// `postfixOperator*`
    POSTFIX_OPERATORS "postfixOperators" = Star [POSTFIX_OPERATOR], subsumes parts, of "postfixOperator";
    /// `postfixOperator : accessOperator | '(' argumentList? ')'`
    /// In normal form `accessOperator | '(' expression? ')'`
    POSTFIX_OPERATOR "postfixOperator" = Alternation [ACCESS_OPERATOR POSTFIX_OPERATOR_L_PAREN_R_PAREN],
        subsumes parts, fits [POSTFIX_OPERATORS], shortest "++";
    /// `accessOperator : '[' expression ']' | ('.' | '->') IDENTIFIER | '++' | '--'`
    ACCESS_OPERATOR "accessOperator" = Alternation [L_BRACKET_EXPRESSION_R_BRACKET DOT_OR_MINUS_GT_IDENTIFIER
        PLUS_PLUS MINUS_MINUS], subsumes parts, fits [POSTFIX_OPERATOR ACCESS_OPERATORS], shortest "++";
    /// `'[' expression ']'`
    L_BRACKET_EXPRESSION_R_BRACKET "l_bracket_expression_r_bracket" = Sequence [L_BRACKET EXPRESSION
        R_BRACKET], fits [ACCESS_OPERATOR OFFSETOF_MEMBER_IDENTIFIER_OR_OTHER], shortest "[ a ]",
        as Alternative, of "accessOperator" "offsetofMember";
    /// `('.' | '->') IDENTIFIER`
    DOT_OR_MINUS_GT_IDENTIFIER "dot_or_minus_gt_IDENTIFIER" = Sequence [DOT_OR_MINUS_GT IDENTIFIER],
        fits [ACCESS_OPERATOR OFFSETOF_MEMBER_IDENTIFIER_OR_OTHER], shortest ". a", as Alternative,
        of "accessOperator" "offsetofMember";
    /// `'.' | '->'`
    DOT_OR_MINUS_GT "dot_or_minus_gt" = Set [DOT MINUS_GT], subsumes parts, shortest ".", of "accessOperator"
        "offsetofMember";
    /// `'(' expression? ')'`
    POSTFIX_OPERATOR_L_PAREN_R_PAREN "postfixOperator_l_paren_r_paren" = Sequence [L_PAREN OPTIONAL_EXPRESSION
        R_PAREN], fits [POSTFIX_OPERATOR], shortest "( )", as Alternative, of "postfixOperator";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "argumentList"
        "conditionalExpression" "postfixOperator" and 3 others;
    /// `('(' IDENTIFIER ')' ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+)? '&&'
    ///     IDENTIFIER`
    CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_AMP_AMP
        "castExpression_optional_l_paren_IDENTIFIER_r_paren_amp_amp" = Sequence
        [CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN_2 AMP_AMP IDENTIFIER],
        fits [CAST_EXPRESSION_OPERAND], shortest "&& a", as Alternative, of "castExpression";
    /// `(('(' IDENTIFIER ')')? ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+)?
    ///     parenthesizedExpression`
    CAST_EXPRESSION_PARENTHESIZED_EXPRESSION "castExpression_parenthesizedExpression" = Sequence
        [CAST_EXPRESSION_OPTIONAL_SIZEOF_OR_OTHERS PARENTHESIZED_EXPRESSION],
        subsumes [PARENTHESIZED_EXPRESSION], fits [CAST_EXPRESSION_OPERAND], shortest "( a )", as Alternative,
        of "castExpression";
    /// `(('(' IDENTIFIER ')')? ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+)?`
    CAST_EXPRESSION_OPTIONAL_SIZEOF_OR_OTHERS "castExpression_optional_sizeof_or_others" = Optional
        [CAST_EXPRESSION_SIZEOF_OR_OTHERS], subsumes parts, of "castExpression";
    /// `('(' IDENTIFIER ')')? ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+`
    CAST_EXPRESSION_SIZEOF_OR_OTHERS "castExpression_sizeof_or_others" = Sequence
        [CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS],
        subsumes [CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS], fits [CAST_EXPRESSION_OPTIONAL_SIZEOF_OR_OTHERS],
        shortest "sizeof", of "castExpression";
    /// `parenthesizedExpression : '(' (expression | compoundStatement) ')' accessOperator* application?`
    PARENTHESIZED_EXPRESSION "parenthesizedExpression" = Sequence [L_PAREN
        PARENTHESIZED_EXPRESSION_EXPRESSION_OR_COMPOUND_STATEMENT R_PAREN ACCESS_OPERATORS
        OPTIONAL_APPLICATION], fits [CAST_EXPRESSION_PARENTHESIZED_EXPRESSION APPLICATION
        OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER], shortest "( a )";
    /// `expression | compoundStatement`
    PARENTHESIZED_EXPRESSION_EXPRESSION_OR_COMPOUND_STATEMENT
        "parenthesizedExpression_expression_or_compoundStatement" = Alternation [EXPRESSION
        COMPOUND_STATEMENT], subsumes parts, shortest "a", of "parenthesizedExpression";
    /// `compoundStatement : '{' labelDeclaration* blockItem* '}'`
    COMPOUND_STATEMENT "compoundStatement" = Sequence [L_BRACE LABEL_DECLARATIONS BLOCK_ITEMS R_BRACE],
        fits [PARENTHESIZED_EXPRESSION_EXPRESSION_OR_COMPOUND_STATEMENT SEMICOLON_OR_COMPOUND_STATEMENT
        UNLABELED_STATEMENT_OPERAND], shortest "{ }";
    /// `labelDeclaration*`
    LABEL_DECLARATIONS "labelDeclarations" = Star [LABEL_DECLARATION], subsumes parts, of "labelDeclaration";
    /// `labelDeclaration : '__label__' IDENTIFIER (',' IDENTIFIER)* ';'`
    LABEL_DECLARATION "labelDeclaration" = Sequence [__LABEL__ IDENTIFIER NEXT_IDENTIFIERS SEMICOLON],
        fits [LABEL_DECLARATIONS], shortest "__label__ a ;";
    /// `(',' IDENTIFIER)*`
    NEXT_IDENTIFIERS "next_IDENTIFIERs" = Star [NEXT_IDENTIFIER], subsumes parts, of "labelDeclaration"
        "asmLabels";
    /// `',' IDENTIFIER`
    NEXT_IDENTIFIER "next_IDENTIFIER" = Sequence [COMMA IDENTIFIER], fits [NEXT_IDENTIFIERS], shortest ", a",
        of "labelDeclaration" "asmLabels";
    /// `blockItem*`
    BLOCK_ITEMS "blockItems" = Star [BLOCK_ITEM], subsumes parts, of "blockItem";
    /// `blockItem : label | declaration | unlabeledStatement | parenthesizedDeclaration`
    BLOCK_ITEM "blockItem" = Alternation [LABEL DECLARATION UNLABELED_STATEMENT PARENTHESIZED_DECLARATION],
        subsumes parts, fits [BLOCK_ITEMS], shortest ";";
    /// `label : IDENTIFIER ':' | 'case' conditionalExpression ('...' conditionalExpression)? ':' | 'default'
    ///     ':'`
    LABEL "label" = Alternation [LABEL_IDENTIFIER LABEL_CASE LABEL_DEFAULT], subsumes parts, fits [BLOCK_ITEM
        LABELS], shortest "a :";
    /// `IDENTIFIER ':'`
    LABEL_IDENTIFIER "label_IDENTIFIER" = Sequence [IDENTIFIER COLON], fits [LABEL], shortest "a :",
        as Alternative, of "label";
    /// `'case' conditionalExpression ('...' conditionalExpression)? ':'`
    LABEL_CASE "label_case" = Sequence [CASE CONDITIONAL_EXPRESSION
        OPTIONAL_DOT_DOT_DOT_CONDITIONAL_EXPRESSION COLON], fits [LABEL], shortest "case a :", as Alternative,
        of "label";
    /// `'default' ':'`
    LABEL_DEFAULT "label_default" = Sequence [DEFAULT COLON], fits [LABEL], shortest "default :",
        as Alternative, of "label";
    /// `declaration : '__extension__'* (staticAssertDeclaration | keywordSpecifiers (';' |
    ///     initDeclaratorList (';' | compoundStatement)) | typedefName plainInitDeclaratorList (';' |
    ///     compoundStatement))`
    /// In normal form `'__extension__'* (staticAssertDeclaration | keywordSpecifiers (';' |
    ///     initDeclaratorList (';' | compoundStatement)) | IDENTIFIER
    ///     plainInitDeclaratorList (';' | compoundStatement))`
    DECLARATION "declaration" = Sequence [EXTENSIONS DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER],
        subsumes [DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER], fits [BLOCK_ITEM FOR_INITIALIZATION],
        shortest "int ;";
    /// `staticAssertDeclaration | keywordSpecifiers (';' | initDeclaratorList (';' | compoundStatement)) |
    ///     IDENTIFIER plainInitDeclaratorList (';' | compoundStatement)`
    DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER "declaration_staticAssertDeclaration_or_other"
        = Alternation [STATIC_ASSERT_DECLARATION DECLARATION_KEYWORD_SPECIFIERS DECLARATION_IDENTIFIER],
        subsumes parts, fits [DECLARATION], shortest "int ;", of "declaration";
    /// `keywordSpecifiers (';' | initDeclaratorList (';' | compoundStatement))`
    DECLARATION_KEYWORD_SPECIFIERS "declaration_keywordSpecifiers" = Sequence [KEYWORD_SPECIFIERS
        SEMICOLON_OR_INIT_DECLARATOR_LIST], fits [DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER],
        shortest "int ;", as Alternative, of "declaration";
    /// `keywordSpecifiers : builtinType (builtinType | declarationModifier)* | constructedType
    ///     declarationModifier* | typedefName declarationModifier+ | declarationModifier+ declarationType??`
    /// In normal form `builtinType (builtinType | declarationModifier)* | constructedType
    ///     declarationModifier* | IDENTIFIER declarationModifier+ | declarationModifier+
    ///     declarationType??`
    KEYWORD_SPECIFIERS "keywordSpecifiers" = Alternation [BUILTIN_TYPE_BUILTIN_TYPE_OR_DECLARATION_MODIFIERS
        CONSTRUCTED_TYPE_DECLARATION_MODIFIERS KEYWORD_SPECIFIERS_IDENTIFIER
        KEYWORD_SPECIFIERS_DECLARATION_MODIFIERS], subsumes parts, fits [DECLARATION_SPECIFIERS],
        shortest "int";
    /// `builtinType (builtinType | declarationModifier)*`
    BUILTIN_TYPE_BUILTIN_TYPE_OR_DECLARATION_MODIFIERS "builtinType_builtinType_or_declarationModifiers"
        = Sequence [BUILTIN_TYPE BUILTIN_TYPE_OR_DECLARATION_MODIFIERS], subsumes [BUILTIN_TYPE],
        fits [KEYWORD_SPECIFIERS DECLARATION_TYPE], shortest "int", as Alternative, of "keywordSpecifiers"
        "declarationType";
    /// `(builtinType | declarationModifier)*`
    BUILTIN_TYPE_OR_DECLARATION_MODIFIERS "builtinType_or_declarationModifiers" = Star
        [BUILTIN_TYPE_OR_DECLARATION_MODIFIER], subsumes parts, of "keywordSpecifiers" "declarationType";
    /// `builtinType | declarationModifier`
    BUILTIN_TYPE_OR_DECLARATION_MODIFIER "builtinType_or_declarationModifier" = Alternation [BUILTIN_TYPE
        DECLARATION_MODIFIER], subsumes parts, fits [BUILTIN_TYPE_OR_DECLARATION_MODIFIERS], shortest "int",
        of "keywordSpecifiers" "declarationType";
    /// `declarationModifier : storageClass | functionSpecifier | typeQualifier | alignmentSpecifier |
    ///     attribute`
    DECLARATION_MODIFIER "declarationModifier" = Alternation [STORAGE_CLASS FUNCTION_SPECIFIER TYPE_QUALIFIER
        ALIGNMENT_SPECIFIER ATTRIBUTE], subsumes parts, fits [BUILTIN_TYPE_OR_DECLARATION_MODIFIER
        DECLARATION_MODIFIERS SOME_DECLARATION_MODIFIERS], shortest "auto";
    /// `constructedType declarationModifier*`
    CONSTRUCTED_TYPE_DECLARATION_MODIFIERS "constructedType_declarationModifiers" = Sequence [CONSTRUCTED_TYPE
        DECLARATION_MODIFIERS], subsumes [CONSTRUCTED_TYPE], fits [KEYWORD_SPECIFIERS DECLARATION_TYPE],
        shortest "__auto_type", as Alternative, of "keywordSpecifiers" "declarationType";
    /// `declarationModifier*`
    DECLARATION_MODIFIERS "declarationModifiers" = Star [DECLARATION_MODIFIER], subsumes parts
        [SOME_DECLARATION_MODIFIERS], fits [SOME_DECLARATION_MODIFIERS], of "declarationModifier";
    /// `IDENTIFIER declarationModifier+`
    KEYWORD_SPECIFIERS_IDENTIFIER "keywordSpecifiers_IDENTIFIER" = Sequence [IDENTIFIER
        SOME_DECLARATION_MODIFIERS], fits [KEYWORD_SPECIFIERS], shortest "a auto", as Alternative,
        of "keywordSpecifiers";
    /// `declarationModifier+`
    SOME_DECLARATION_MODIFIERS "some_declarationModifiers" = Plus [DECLARATION_MODIFIER], subsumes parts
        [DECLARATION_MODIFIERS], fits [DECLARATION_MODIFIERS KEYWORD_SPECIFIERS_DECLARATION_MODIFIERS],
        shortest "auto", of "declarationModifier";
    /// `declarationModifier+ declarationType??`
    KEYWORD_SPECIFIERS_DECLARATION_MODIFIERS "keywordSpecifiers_declarationModifiers" = Sequence
        [SOME_DECLARATION_MODIFIERS OPTIONAL_DECLARATION_TYPE], subsumes [SOME_DECLARATION_MODIFIERS],
        fits [KEYWORD_SPECIFIERS], shortest "auto", as Alternative, of "keywordSpecifiers";
    /// `declarationType??`
    OPTIONAL_DECLARATION_TYPE "optional_declarationType" = Optional [DECLARATION_TYPE] lazy, subsumes parts,
        of "declarationType";
    /// `declarationType : builtinType (builtinType | declarationModifier)* | constructedType
    ///     declarationModifier* | typedefName declarationModifier*`
    /// In normal form `builtinType (builtinType | declarationModifier)* | constructedType
    ///     declarationModifier* | IDENTIFIER declarationModifier*`
    DECLARATION_TYPE "declarationType" = Alternation [BUILTIN_TYPE_BUILTIN_TYPE_OR_DECLARATION_MODIFIERS
        CONSTRUCTED_TYPE_DECLARATION_MODIFIERS DECLARATION_TYPE_IDENTIFIER], subsumes parts,
        fits [OPTIONAL_DECLARATION_TYPE], shortest "a";
    /// `IDENTIFIER declarationModifier*`
    DECLARATION_TYPE_IDENTIFIER "declarationType_IDENTIFIER" = Sequence [IDENTIFIER DECLARATION_MODIFIERS],
        subsumes [IDENTIFIER], fits [DECLARATION_TYPE], shortest "a", as Alternative, of "declarationType";
    /// `';' | initDeclaratorList (';' | compoundStatement)`
    SEMICOLON_OR_INIT_DECLARATOR_LIST "semicolon_or_initDeclaratorList" = Alternation [SEMICOLON
        INIT_DECLARATOR_LIST_TO_SEMICOLON_OR_COMPOUND_STATEMENT], subsumes parts,
        fits [EXTERNAL_DECLARATION_SEMICOLON_OR_INIT_DECLARATOR_LIST], shortest ";", of "declaration"
        "externalDeclaration";
    /// `initDeclaratorList (';' | compoundStatement)`
    INIT_DECLARATOR_LIST_TO_SEMICOLON_OR_COMPOUND_STATEMENT
        "initDeclaratorList_to_semicolon_or_compoundStatement" = Sequence [INIT_DECLARATOR_LIST
        SEMICOLON_OR_COMPOUND_STATEMENT], fits [SEMICOLON_OR_INIT_DECLARATOR_LIST], shortest "a ;",
        as Alternative, of "declaration" "externalDeclaration";
    /// `';' | compoundStatement`
    SEMICOLON_OR_COMPOUND_STATEMENT "semicolon_or_compoundStatement" = Alternation [SEMICOLON
        COMPOUND_STATEMENT], subsumes parts, shortest ";", of "declaration" "externalDeclaration"
        "parenthesizedDeclaration";
    /// `IDENTIFIER plainInitDeclaratorList (';' | compoundStatement)`
    DECLARATION_IDENTIFIER "declaration_IDENTIFIER" = Sequence [IDENTIFIER PLAIN_INIT_DECLARATOR_LIST
        SEMICOLON_OR_COMPOUND_STATEMENT], fits [DECLARATION_STATIC_ASSERT_DECLARATION_OR_OTHER],
        shortest "a a ;", as Alternative, of "declaration";
    /// `plainInitDeclaratorList : plainInitDeclarator (',' attribute* plainInitDeclarator)* (',' attribute*
    ///     parenthesizedInitDeclarator (',' attribute* initDeclarator)*)?`
    PLAIN_INIT_DECLARATOR_LIST "plainInitDeclaratorList" = Sequence [PLAIN_INIT_DECLARATOR
        PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATORS
        PLAIN_INIT_DECLARATOR_LIST_OPTIONAL_COMMA_PARENTHESIZED_INIT_DECLARATOR],
        subsumes [PLAIN_INIT_DECLARATOR], shortest "a";
    /// `plainInitDeclarator : plainDeclarator declaratorSuffix`
    PLAIN_INIT_DECLARATOR "plainInitDeclarator" = Sequence [PLAIN_DECLARATOR DECLARATOR_SUFFIX],
        subsumes [PLAIN_DECLARATOR], fits [PLAIN_INIT_DECLARATOR_LIST], shortest "a";
    /// `plainDeclarator : pointer+ directDeclarator | namedDeclarator`
    PLAIN_DECLARATOR "plainDeclarator" = Alternation [PLAIN_DECLARATOR_POINTERS_DIRECT_DECLARATOR
        NAMED_DECLARATOR], subsumes parts, fits [PLAIN_INIT_DECLARATOR], shortest "a";
    /// `pointer+ directDeclarator`
    PLAIN_DECLARATOR_POINTERS_DIRECT_DECLARATOR "plainDeclarator_pointers_directDeclarator" = Sequence
        [SOME_POINTERS DIRECT_DECLARATOR], fits [PLAIN_DECLARATOR], shortest "* a", as Alternative,
        of "plainDeclarator";
    /// `(',' attribute* plainInitDeclarator)*`
    PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATORS
        "plainInitDeclaratorList_comma_plainInitDeclarators" = Star
        [PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATOR], subsumes parts,
        of "plainInitDeclaratorList";
    /// `',' attribute* plainInitDeclarator`
    PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATOR "plainInitDeclaratorList_comma_plainInitDeclarator"
        = Sequence [COMMA ATTRIBUTES PLAIN_INIT_DECLARATOR],
        fits [PLAIN_INIT_DECLARATOR_LIST_COMMA_PLAIN_INIT_DECLARATORS], shortest ", a",
        of "plainInitDeclaratorList";
    /// `(',' attribute* parenthesizedInitDeclarator (',' attribute* initDeclarator)*)?`
    PLAIN_INIT_DECLARATOR_LIST_OPTIONAL_COMMA_PARENTHESIZED_INIT_DECLARATOR
        "plainInitDeclaratorList_optional_comma_parenthesizedInitDeclarator" = Optional
        [PLAIN_INIT_DECLARATOR_LIST_COMMA_PARENTHESIZED_INIT_DECLARATOR], subsumes parts,
        of "plainInitDeclaratorList";
    /// `',' attribute* parenthesizedInitDeclarator (',' attribute* initDeclarator)*`
    PLAIN_INIT_DECLARATOR_LIST_COMMA_PARENTHESIZED_INIT_DECLARATOR
        "plainInitDeclaratorList_comma_parenthesizedInitDeclarator" = Sequence [COMMA ATTRIBUTES
        PARENTHESIZED_INIT_DECLARATOR COMMA_INIT_DECLARATORS],
        fits [PLAIN_INIT_DECLARATOR_LIST_OPTIONAL_COMMA_PARENTHESIZED_INIT_DECLARATOR], shortest ", ( a )",
        of "plainInitDeclaratorList";
    /// `parenthesizedInitDeclarator : parenthesizedDeclarator declaratorSuffix`
    PARENTHESIZED_INIT_DECLARATOR "parenthesizedInitDeclarator" = Sequence [PARENTHESIZED_DECLARATOR
        DECLARATOR_SUFFIX], subsumes [PARENTHESIZED_DECLARATOR], shortest "( a )";
    /// `unlabeledStatement : compoundStatement | expressionStatement | ifStatement | switchStatement |
    ///     whileStatement | doStatement | forStatement | jumpStatement | asmStatement | transaction |
    ///     attribute+ statement`
    /// In normal form `(unlabeledStatement_switch | unlabeledStatement_while | unlabeledStatement_for |
    ///     unlabeledStatement_attributes)* (compoundStatement | expressionStatement |
    ///     ifStatement | doStatement | jumpStatement | asmStatement | transaction)`
    UNLABELED_STATEMENT "unlabeledStatement" = Sequence [UNLABELED_STATEMENT_TAILS
        UNLABELED_STATEMENT_OPERAND], subsumes [UNLABELED_STATEMENT_OPERAND], fits [BLOCK_ITEM STATEMENT],
        shortest ";";
    /// `('switch' '(' expression ')' label* | 'while' '(' expression ')' label* | 'for' '('
    ///     forInitialization expression? ';' expression? ')' label* | attribute+ label*)*`
    UNLABELED_STATEMENT_TAILS "unlabeledStatement_tails" = Star [UNLABELED_STATEMENT_TAIL], subsumes parts,
        of "unlabeledStatement";
    /// `'switch' '(' expression ')' label* | 'while' '(' expression ')' label* | 'for' '(' forInitialization
    ///     expression? ';' expression? ')' label* | attribute+ label*`
    UNLABELED_STATEMENT_TAIL "unlabeledStatement_tail" = Alternation [UNLABELED_STATEMENT_SWITCH
        UNLABELED_STATEMENT_WHILE UNLABELED_STATEMENT_FOR UNLABELED_STATEMENT_ATTRIBUTES], subsumes parts,
        fits [UNLABELED_STATEMENT_TAILS], shortest "[ [ ] ]", as Tail, of "unlabeledStatement";
    /// `'switch' '(' expression ')' label*`
    UNLABELED_STATEMENT_SWITCH "unlabeledStatement_switch" = Sequence [SWITCH L_PAREN EXPRESSION R_PAREN
        LABELS], fits [UNLABELED_STATEMENT_TAIL], shortest "switch ( a )", as Alternative,
        of "unlabeledStatement";
    /// `label*`
    LABELS "labels" = Star [LABEL], subsumes parts, of "label";
    /// `'while' '(' expression ')' label*`
    UNLABELED_STATEMENT_WHILE "unlabeledStatement_while" = Sequence [WHILE L_PAREN EXPRESSION R_PAREN LABELS],
        fits [UNLABELED_STATEMENT_TAIL], shortest "while ( a )", as Alternative, of "unlabeledStatement";
    /// `'for' '(' forInitialization expression? ';' expression? ')' label*`
    UNLABELED_STATEMENT_FOR "unlabeledStatement_for" = Sequence [FOR L_PAREN FOR_INITIALIZATION
        OPTIONAL_EXPRESSION SEMICOLON OPTIONAL_EXPRESSION R_PAREN LABELS], fits [UNLABELED_STATEMENT_TAIL],
        shortest "for ( ; ; )", as Alternative, of "unlabeledStatement";
    /// `forInitialization : declaration | expression? ';' | parenthesizedDeclaration`
    /// In normal form `declaration | expressionStatement | parenthesizedDeclaration`
    FOR_INITIALIZATION "forInitialization" = Alternation [DECLARATION EXPRESSION_STATEMENT
        PARENTHESIZED_DECLARATION], subsumes parts, shortest ";";
    /// `expressionStatement : expression? ';'`
    EXPRESSION_STATEMENT "expressionStatement" = Sequence [OPTIONAL_EXPRESSION SEMICOLON],
        subsumes [SEMICOLON], fits [FOR_INITIALIZATION UNLABELED_STATEMENT_OPERAND], shortest ";";
    /// `parenthesizedDeclaration : '__extension__'* typedefName parenthesizedInitDeclarator (',' attribute*
    ///     initDeclarator)* (';' | compoundStatement)`
    /// In normal form `'__extension__'* IDENTIFIER parenthesizedInitDeclarator (',' attribute*
    ///     initDeclarator)* (';' | compoundStatement)`
    PARENTHESIZED_DECLARATION "parenthesizedDeclaration" = Sequence [EXTENSIONS IDENTIFIER
        PARENTHESIZED_INIT_DECLARATOR COMMA_INIT_DECLARATORS SEMICOLON_OR_COMPOUND_STATEMENT],
        fits [BLOCK_ITEM FOR_INITIALIZATION], shortest "a ( a ) ;";
    /// `attribute+ label*`
    UNLABELED_STATEMENT_ATTRIBUTES "unlabeledStatement_attributes" = Sequence [SOME_ATTRIBUTES LABELS],
        subsumes [SOME_ATTRIBUTES], fits [UNLABELED_STATEMENT_TAIL], shortest "[ [ ] ]", as Alternative,
        of "unlabeledStatement";
    /// `attribute+`
    SOME_ATTRIBUTES "some_attributes" = Plus [ATTRIBUTE], subsumes parts [ATTRIBUTES], fits [ATTRIBUTES
        UNLABELED_STATEMENT_ATTRIBUTES], shortest "[ [ ] ]", of "attribute";
    /// `compoundStatement | expressionStatement | ifStatement | doStatement | jumpStatement | asmStatement |
    ///     transaction`
    UNLABELED_STATEMENT_OPERAND "unlabeledStatement_operand" = Alternation [COMPOUND_STATEMENT
        EXPRESSION_STATEMENT IF_STATEMENT DO_STATEMENT JUMP_STATEMENT ASM_STATEMENT TRANSACTION],
        subsumes parts, fits [UNLABELED_STATEMENT], shortest ";", as Operand, of "unlabeledStatement";
    /// `ifStatement : 'if' '(' expression ')' statement ('else' statement)?`
    IF_STATEMENT "ifStatement" = Sequence [IF L_PAREN EXPRESSION R_PAREN STATEMENT
        IF_STATEMENT_OPTIONAL_ELSE], fits [UNLABELED_STATEMENT_OPERAND], shortest "if ( a ) ;";
    /// `statement : label* unlabeledStatement`
    STATEMENT "statement" = Sequence [LABELS UNLABELED_STATEMENT], subsumes [UNLABELED_STATEMENT],
        shortest ";";
    /// `('else' statement)?`
    IF_STATEMENT_OPTIONAL_ELSE "ifStatement_optional_else" = Optional [IF_STATEMENT_ELSE], subsumes parts,
        of "ifStatement";
    /// `'else' statement`
    IF_STATEMENT_ELSE "ifStatement_else" = Sequence [ELSE STATEMENT], fits [IF_STATEMENT_OPTIONAL_ELSE],
        shortest "else ;", of "ifStatement";
    /// `doStatement : 'do' statement 'while' '(' expression ')' ';'`
    DO_STATEMENT "doStatement" = Sequence [DO STATEMENT WHILE L_PAREN EXPRESSION R_PAREN SEMICOLON],
        fits [UNLABELED_STATEMENT_OPERAND], shortest "do ; while ( a ) ;";
    /// `jumpStatement : 'goto' (IDENTIFIER | '*' expression) ';' | 'continue' ';' | 'break' ';' | 'return'
    ///     expression? ';'`
    JUMP_STATEMENT "jumpStatement" = Alternation [JUMP_STATEMENT_GOTO JUMP_STATEMENT_CONTINUE
        JUMP_STATEMENT_BREAK JUMP_STATEMENT_RETURN], subsumes parts, fits [UNLABELED_STATEMENT_OPERAND],
        shortest "break ;";
    /// `'goto' (IDENTIFIER | '*' expression) ';'`
    JUMP_STATEMENT_GOTO "jumpStatement_goto" = Sequence [GOTO JUMP_STATEMENT_IDENTIFIER_OR_STAR_EXPRESSION
        SEMICOLON], fits [JUMP_STATEMENT], shortest "goto a ;", as Alternative, of "jumpStatement";
    /// `IDENTIFIER | '*' expression`
    JUMP_STATEMENT_IDENTIFIER_OR_STAR_EXPRESSION "jumpStatement_IDENTIFIER_or_star_expression" = Alternation
        [IDENTIFIER JUMP_STATEMENT_STAR_EXPRESSION], subsumes parts, shortest "a", of "jumpStatement";
    /// `'*' expression`
    JUMP_STATEMENT_STAR_EXPRESSION "jumpStatement_star_expression" = Sequence [STAR EXPRESSION],
        fits [JUMP_STATEMENT_IDENTIFIER_OR_STAR_EXPRESSION], shortest "* a", as Alternative,
        of "jumpStatement";
    /// `'continue' ';'`
    JUMP_STATEMENT_CONTINUE "jumpStatement_continue" = Sequence [CONTINUE SEMICOLON], fits [JUMP_STATEMENT],
        shortest "continue ;", as Alternative, of "jumpStatement";
    /// `'break' ';'`
    JUMP_STATEMENT_BREAK "jumpStatement_break" = Sequence [BREAK SEMICOLON], fits [JUMP_STATEMENT],
        shortest "break ;", as Alternative, of "jumpStatement";
    /// `'return' expression? ';'`
    JUMP_STATEMENT_RETURN "jumpStatement_return" = Sequence [RETURN OPTIONAL_EXPRESSION SEMICOLON],
        fits [JUMP_STATEMENT], shortest "return ;", as Alternative, of "jumpStatement";
    /// `transaction : transactionKeyword attribute* compoundStatement | '__transaction_cancel' attribute*
    ///     ';'`
    TRANSACTION "transaction" = Alternation [TRANSACTION_TRANSACTION_KEYWORD_COMPOUND_STATEMENT
        TRANSACTION_TRANSACTION_CANCEL], subsumes parts, fits [UNLABELED_STATEMENT_OPERAND],
        shortest "__transaction_cancel ;";
    /// `transactionKeyword attribute* compoundStatement`
    TRANSACTION_TRANSACTION_KEYWORD_COMPOUND_STATEMENT "transaction_transactionKeyword_compoundStatement"
        = Sequence [TRANSACTION_KEYWORD ATTRIBUTES COMPOUND_STATEMENT], fits [TRANSACTION],
        shortest "__transaction_atomic { }", as Alternative, of "transaction";
    /// `transactionKeyword : '__transaction_atomic' | '__transaction_relaxed'`
    TRANSACTION_KEYWORD "transactionKeyword" = Set [__TRANSACTION_ATOMIC __TRANSACTION_RELAXED],
        subsumes parts, shortest "__transaction_atomic";
    /// `'__transaction_cancel' attribute* ';'`
    TRANSACTION_TRANSACTION_CANCEL "transaction_transaction_cancel" = Sequence [__TRANSACTION_CANCEL
        ATTRIBUTES SEMICOLON], fits [TRANSACTION], shortest "__transaction_cancel ;", as Alternative,
        of "transaction";
    /// `accessOperator*`
    ACCESS_OPERATORS "accessOperators" = Star [ACCESS_OPERATOR], subsumes parts, of "accessOperator";
    /// `application?`
    OPTIONAL_APPLICATION "optional_application" = Optional [APPLICATION], subsumes parts, of "application";
    /// `application : '(' ')' postfixOperator* | parenthesizedExpression | cast`
    APPLICATION "application" = Alternation [APPLICATION_L_PAREN_R_PAREN PARENTHESIZED_EXPRESSION CAST],
        subsumes parts, fits [OPTIONAL_APPLICATION], shortest "( )";
    /// `'(' ')' postfixOperator*`
    APPLICATION_L_PAREN_R_PAREN "application_l_paren_r_paren" = Sequence [L_PAREN R_PAREN POSTFIX_OPERATORS],
        fits [APPLICATION], shortest "( )", as Alternative, of "application";
    /// `cast : '(' keywordTypeName ')' (castExpression | compoundLiteral) | '(' typedefName castDeclarator
    ///     ')' (castExpression | compoundLiteral) | '(' typedefName arrayDeclarator+ ')' compoundLiteral |
    ///     '(' typedefName ')' (operandExpression | compoundLiteral) | '(' ('static' | 'constexpr' |
    ///     'thread_local' | '_Thread_local')+ typeName ')' compoundLiteral`
    /// In normal form `'(' (keywordTypeName ')' (castExpression | compoundLiteral) | IDENTIFIER
    ///     (cast_castDeclarator_r_paren | cast_r_paren_compoundLiteral |
    ///     cast_r_paren_operandExpression) | static_or_other+ typeName ')' compoundLiteral)`
    CAST "cast" = Sequence [L_PAREN CAST_AFTER_L_PAREN], fits [APPLICATION], shortest "( a ) a";
    /// `keywordTypeName ')' (castExpression | compoundLiteral) | IDENTIFIER (cast_castDeclarator_r_paren |
    ///     cast_r_paren_compoundLiteral | cast_r_paren_operandExpression) | static_or_other+ typeName ')'
    ///     compoundLiteral`
    CAST_AFTER_L_PAREN "cast_after_l_paren" = Alternation [CAST_KEYWORD_TYPE_NAME_R_PAREN CAST_IDENTIFIER
        CAST_STATIC_OR_OTHERS_TYPE_NAME_R_PAREN], subsumes parts, shortest "a ) a", as Rest, of "cast";
    /// `keywordTypeName ')' (castExpression | compoundLiteral)`
    CAST_KEYWORD_TYPE_NAME_R_PAREN "cast_keywordTypeName_r_paren" = Sequence [KEYWORD_TYPE_NAME R_PAREN
        CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL], fits [CAST_AFTER_L_PAREN], shortest "int ) a",
        as Alternative, of "cast";
    /// `castExpression | compoundLiteral`
    CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL "cast_castExpression_or_compoundLiteral" = Alternation
        [CAST_EXPRESSION COMPOUND_LITERAL], subsumes parts, shortest "a", of "cast";
    /// `IDENTIFIER (castDeclarator ')' (castExpression | compoundLiteral) | arrayDeclarator* ')'
    ///     compoundLiteral | ')' operandExpression)`
    CAST_IDENTIFIER "cast_IDENTIFIER" = Sequence [IDENTIFIER CAST_AFTER_IDENTIFIER],
        fits [CAST_AFTER_L_PAREN], shortest "a ) a", as Alternative, of "cast";
    /// `castDeclarator ')' (castExpression | compoundLiteral) | arrayDeclarator* ')' compoundLiteral | ')'
    ///     operandExpression`
    CAST_AFTER_IDENTIFIER "cast_after_IDENTIFIER" = Alternation [CAST_CAST_DECLARATOR_R_PAREN
        CAST_R_PAREN_COMPOUND_LITERAL CAST_R_PAREN_OPERAND_EXPRESSION], subsumes parts, shortest ") a",
        as Rest, of "cast";
    /// `castDeclarator ')' (castExpression | compoundLiteral)`
    CAST_CAST_DECLARATOR_R_PAREN "cast_castDeclarator_r_paren" = Sequence [CAST_DECLARATOR R_PAREN
        CAST_CAST_EXPRESSION_OR_COMPOUND_LITERAL], fits [CAST_AFTER_IDENTIFIER], shortest "* ) a",
        as Alternative, of "cast";
    /// `arrayDeclarator* ')' compoundLiteral`
    CAST_R_PAREN_COMPOUND_LITERAL "cast_r_paren_compoundLiteral" = Sequence [ARRAY_DECLARATORS R_PAREN
        COMPOUND_LITERAL], fits [CAST_AFTER_IDENTIFIER], shortest ") { }", as Alternative, of "cast";
    /// `arrayDeclarator*`
    ARRAY_DECLARATORS "arrayDeclarators" = Star [ARRAY_DECLARATOR], subsumes parts [SOME_ARRAY_DECLARATORS],
        fits [SOME_ARRAY_DECLARATORS], as Optional, of "arrayDeclarator";
    /// `')' operandExpression`
    CAST_R_PAREN_OPERAND_EXPRESSION "cast_r_paren_operandExpression" = Sequence [R_PAREN OPERAND_EXPRESSION],
        fits [CAST_AFTER_IDENTIFIER], shortest ") a", as Alternative, of "cast";
    /// `operandExpression : ('~' | '!' | '__extension__' | realPart | imaginaryPart) castExpression |
    ///     ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__') sizeofOperand |
    ///     primaryExpression postfixOperator*`
    /// In normal form `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')* (tilde_or_other
    ///     castExpression | sizeof_or_other operandExpression_after_sizeof_or_other |
    ///     primaryExpression postfixOperators)`
    OPERAND_EXPRESSION "operandExpression" = Sequence [SIZEOF_OR_OTHERS OPERAND_EXPRESSION_OPERAND],
        subsumes [OPERAND_EXPRESSION_OPERAND], shortest "a";
    /// `tilde_or_other castExpression | sizeof_or_other operandExpression_after_sizeof_or_other |
    ///     primaryExpression postfixOperators`
    OPERAND_EXPRESSION_OPERAND "operandExpression_operand" = Alternation
        [OPERAND_EXPRESSION_TILDE_OR_OTHER_CAST_EXPRESSION OPERAND_EXPRESSION_SIZEOF_OR_OTHER
        OPERAND_EXPRESSION_PRIMARY_EXPRESSION], subsumes parts, fits [OPERAND_EXPRESSION], shortest "a",
        as Operand, of "operandExpression";
    /// `('~' | '!' | '__extension__' | realPart | imaginaryPart) castExpression`
    OPERAND_EXPRESSION_TILDE_OR_OTHER_CAST_EXPRESSION "operandExpression_tilde_or_other_castExpression"
        = Sequence [TILDE_OR_OTHER CAST_EXPRESSION], fits [OPERAND_EXPRESSION_OPERAND], shortest "~ a",
        as Alternative, of "operandExpression";
    /// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__') (('*' | '&' | '+' | '-' | '++' |
    ///     '--') castExpression | '&&' IDENTIFIER | parenthesizedExpression | '(' typeName ')'
    ///     compoundLiteral?)`
    OPERAND_EXPRESSION_SIZEOF_OR_OTHER "operandExpression_sizeof_or_other" = Sequence [SIZEOF_OR_OTHER
        OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER], fits [OPERAND_EXPRESSION_OPERAND], shortest "sizeof * a",
        as Alternative, of "operandExpression";
    /// `('*' | '&' | '+' | '-' | '++' | '--') castExpression | '&&' IDENTIFIER | parenthesizedExpression |
    ///     '(' typeName ')' compoundLiteral?`
    OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER "operandExpression_after_sizeof_or_other" = Alternation
        [OPERAND_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSION OPERAND_EXPRESSION_AMP_AMP_IDENTIFIER
        PARENTHESIZED_EXPRESSION OPERAND_EXPRESSION_L_PAREN_TYPE_NAME_R_PAREN], subsumes parts,
        shortest "* a", as Rest, of "operandExpression";
    /// `('*' | '&' | '+' | '-' | '++' | '--') castExpression`
    OPERAND_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSION "operandExpression_star_or_other_castExpression"
        = Sequence [STAR_OR_OTHER CAST_EXPRESSION], fits [OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER],
        shortest "* a", as Alternative, of "operandExpression";
    /// `'&&' IDENTIFIER`
    OPERAND_EXPRESSION_AMP_AMP_IDENTIFIER "operandExpression_amp_amp_IDENTIFIER" = Sequence [AMP_AMP
        IDENTIFIER], fits [OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER], shortest "&& a", as Alternative,
        of "operandExpression";
    /// `'(' typeName ')' compoundLiteral?`
    OPERAND_EXPRESSION_L_PAREN_TYPE_NAME_R_PAREN "operandExpression_l_paren_typeName_r_paren" = Sequence
        [L_PAREN TYPE_NAME R_PAREN OPTIONAL_COMPOUND_LITERAL],
        fits [OPERAND_EXPRESSION_AFTER_SIZEOF_OR_OTHER], shortest "( a )", as Alternative,
        of "operandExpression";
    /// `compoundLiteral?`
    OPTIONAL_COMPOUND_LITERAL "optional_compoundLiteral" = Optional [COMPOUND_LITERAL], subsumes parts,
        of "compoundLiteral";
    /// `primaryExpression postfixOperator*`
    OPERAND_EXPRESSION_PRIMARY_EXPRESSION "operandExpression_primaryExpression" = Sequence [PRIMARY_EXPRESSION
        POSTFIX_OPERATORS], subsumes [PRIMARY_EXPRESSION], fits [OPERAND_EXPRESSION_OPERAND], shortest "a",
        as Alternative, of "operandExpression";
    /// `primaryExpression : IDENTIFIER | INTEGER_CONSTANT | FLOATING_CONSTANT | CHARACTER_CONSTANT |
    ///     stringLiteral | genericSelection | builtinCall | transactionKeyword attribute* '(' expression
    ///     ')' | '^' blockSignature? compoundStatement`
    PRIMARY_EXPRESSION "primaryExpression" = Alternation [IDENTIFIER INTEGER_CONSTANT FLOATING_CONSTANT
        CHARACTER_CONSTANT STRING_LITERAL_RULE GENERIC_SELECTION BUILTIN_CALL
        PRIMARY_EXPRESSION_TRANSACTION_KEYWORD_L_PAREN PRIMARY_EXPRESSION_CARET_COMPOUND_STATEMENT],
        subsumes parts, fits [OPERAND_EXPRESSION_PRIMARY_EXPRESSION CAST_EXPRESSION_PRIMARY_EXPRESSION],
        shortest "a";
    /// `genericSelection : '_Generic' '(' assignmentExpression (',' genericAssociation)+ ')'`
    GENERIC_SELECTION "genericSelection" = Sequence [_GENERIC L_PAREN ASSIGNMENT_EXPRESSION
        GENERIC_SELECTION_NEXT_GENERIC_ASSOCIATIONS R_PAREN], fits [PRIMARY_EXPRESSION],
        shortest "_Generic ( a , a : a )";
    /// `(',' genericAssociation)+`
    GENERIC_SELECTION_NEXT_GENERIC_ASSOCIATIONS "genericSelection_next_genericAssociations" = Plus
        [GENERIC_SELECTION_NEXT_GENERIC_ASSOCIATION], subsumes parts, shortest ", a : a",
        of "genericSelection";
    /// `',' genericAssociation`
    GENERIC_SELECTION_NEXT_GENERIC_ASSOCIATION "genericSelection_next_genericAssociation" = Sequence [COMMA
        GENERIC_ASSOCIATION], fits [GENERIC_SELECTION_NEXT_GENERIC_ASSOCIATIONS], shortest ", a : a",
        of "genericSelection";
    /// `genericAssociation : ('default' | typeName) ':' assignmentExpression`
    GENERIC_ASSOCIATION "genericAssociation" = Sequence [GENERIC_ASSOCIATION_DEFAULT_OR_TYPE_NAME COLON
        ASSIGNMENT_EXPRESSION], shortest "a : a";
    /// `'default' | typeName`
    GENERIC_ASSOCIATION_DEFAULT_OR_TYPE_NAME "genericAssociation_default_or_typeName" = Alternation [DEFAULT
        TYPE_NAME], subsumes parts, shortest "a", of "genericAssociation";
    /// `builtinCall : '__builtin_va_arg' '(' assignmentExpression ',' typeName ')' | '__builtin_offsetof'
    ///     '(' typeName ',' offsetofMember ')' | '__builtin_types_compatible_p' '(' typeName ',' typeName
    ///     ')' | '__builtin_convertvector' '(' assignmentExpression ',' typeName ')' | '__builtin_bit_cast'
    ///     '(' typeName ',' assignmentExpression ')' | '__builtin_has_attribute' '(' attributeArgument ','
    ///     attributeItem ')'`
    BUILTIN_CALL "builtinCall" = Alternation [BUILTIN_CALL_BUILTIN_VA_ARG BUILTIN_CALL_BUILTIN_OFFSETOF
        BUILTIN_CALL_BUILTIN_TYPES_COMPATIBLE_P BUILTIN_CALL_BUILTIN_CONVERTVECTOR
        BUILTIN_CALL_BUILTIN_BIT_CAST BUILTIN_CALL_BUILTIN_HAS_ATTRIBUTE], subsumes parts,
        fits [PRIMARY_EXPRESSION], shortest "__builtin_va_arg ( a , a )";
    /// `'__builtin_va_arg' '(' assignmentExpression ',' typeName ')'`
    BUILTIN_CALL_BUILTIN_VA_ARG "builtinCall_builtin_va_arg" = Sequence [__BUILTIN_VA_ARG L_PAREN
        ASSIGNMENT_EXPRESSION COMMA TYPE_NAME R_PAREN], fits [BUILTIN_CALL],
        shortest "__builtin_va_arg ( a , a )", as Alternative, of "builtinCall";
    /// `'__builtin_offsetof' '(' typeName ',' offsetofMember ')'`
    BUILTIN_CALL_BUILTIN_OFFSETOF "builtinCall_builtin_offsetof" = Sequence [__BUILTIN_OFFSETOF L_PAREN
        TYPE_NAME COMMA OFFSETOF_MEMBER R_PAREN], fits [BUILTIN_CALL],
        shortest "__builtin_offsetof ( a , a )", as Alternative, of "builtinCall";
    /// `offsetofMember : IDENTIFIER (('.' | '->') IDENTIFIER | '[' expression ']')*`
    OFFSETOF_MEMBER "offsetofMember" = Sequence [IDENTIFIER OFFSETOF_MEMBER_IDENTIFIER_OR_OTHERS],
        subsumes [IDENTIFIER], shortest "a";
    /// `(('.' | '->') IDENTIFIER | '[' expression ']')*`
    OFFSETOF_MEMBER_IDENTIFIER_OR_OTHERS "offsetofMember_IDENTIFIER_or_others" = Star
        [OFFSETOF_MEMBER_IDENTIFIER_OR_OTHER], subsumes parts, of "offsetofMember";
    /// `('.' | '->') IDENTIFIER | '[' expression ']'`
    OFFSETOF_MEMBER_IDENTIFIER_OR_OTHER "offsetofMember_IDENTIFIER_or_other" = Alternation
        [DOT_OR_MINUS_GT_IDENTIFIER L_BRACKET_EXPRESSION_R_BRACKET], subsumes parts,
        fits [OFFSETOF_MEMBER_IDENTIFIER_OR_OTHERS], shortest ". a", of "offsetofMember";
    /// `'__builtin_types_compatible_p' '(' typeName ',' typeName ')'`
    BUILTIN_CALL_BUILTIN_TYPES_COMPATIBLE_P "builtinCall_builtin_types_compatible_p" = Sequence
        [__BUILTIN_TYPES_COMPATIBLE_P L_PAREN TYPE_NAME COMMA TYPE_NAME R_PAREN], fits [BUILTIN_CALL],
        shortest "__builtin_types_compatible_p ( a , a )", as Alternative, of "builtinCall";
    /// `'__builtin_convertvector' '(' assignmentExpression ',' typeName ')'`
    BUILTIN_CALL_BUILTIN_CONVERTVECTOR "builtinCall_builtin_convertvector" = Sequence [__BUILTIN_CONVERTVECTOR
        L_PAREN ASSIGNMENT_EXPRESSION COMMA TYPE_NAME R_PAREN], fits [BUILTIN_CALL],
        shortest "__builtin_convertvector ( a , a )", as Alternative, of "builtinCall";
    /// `'__builtin_bit_cast' '(' typeName ',' assignmentExpression ')'`
    BUILTIN_CALL_BUILTIN_BIT_CAST "builtinCall_builtin_bit_cast" = Sequence [__BUILTIN_BIT_CAST L_PAREN
        TYPE_NAME COMMA ASSIGNMENT_EXPRESSION R_PAREN], fits [BUILTIN_CALL],
        shortest "__builtin_bit_cast ( a , a )", as Alternative, of "builtinCall";
    /// `'__builtin_has_attribute' '(' attributeArgument ',' attributeItem ')'`
    BUILTIN_CALL_BUILTIN_HAS_ATTRIBUTE "builtinCall_builtin_has_attribute" = Sequence [__BUILTIN_HAS_ATTRIBUTE
        L_PAREN ATTRIBUTE_ARGUMENT COMMA ATTRIBUTE_ITEM R_PAREN], fits [BUILTIN_CALL],
        shortest "__builtin_has_attribute ( a , a )", as Alternative, of "builtinCall";
    /// `transactionKeyword attribute* '(' expression ')'`
    PRIMARY_EXPRESSION_TRANSACTION_KEYWORD_L_PAREN "primaryExpression_transactionKeyword_l_paren" = Sequence
        [TRANSACTION_KEYWORD ATTRIBUTES L_PAREN EXPRESSION R_PAREN], fits [PRIMARY_EXPRESSION],
        shortest "__transaction_atomic ( a )", as Alternative, of "primaryExpression";
    /// `'^' blockSignature? compoundStatement`
    PRIMARY_EXPRESSION_CARET_COMPOUND_STATEMENT "primaryExpression_caret_compoundStatement" = Sequence [CARET
        OPTIONAL_BLOCK_SIGNATURE COMPOUND_STATEMENT], fits [PRIMARY_EXPRESSION], shortest "^ { }",
        as Alternative, of "primaryExpression";
    /// `blockSignature?`
    OPTIONAL_BLOCK_SIGNATURE "optional_blockSignature" = Optional [BLOCK_SIGNATURE], subsumes parts,
        of "blockSignature";
    /// `blockSignature : parameters | typeSpecifiers pointer* parameters`
    /// In normal form `(typeSpecifiers pointer*)? parameters`
    BLOCK_SIGNATURE "blockSignature" = Sequence [BLOCK_SIGNATURE_OPTIONAL_TYPE_SPECIFIERS PARAMETERS],
        subsumes [PARAMETERS], fits [OPTIONAL_BLOCK_SIGNATURE], shortest "( )";
    /// `(typeSpecifiers pointer*)?`
    BLOCK_SIGNATURE_OPTIONAL_TYPE_SPECIFIERS "blockSignature_optional_typeSpecifiers" = Optional
        [BLOCK_SIGNATURE_TYPE_SPECIFIERS], subsumes parts, of "blockSignature";
    /// `typeSpecifiers pointer*`
    BLOCK_SIGNATURE_TYPE_SPECIFIERS "blockSignature_typeSpecifiers" = Sequence [TYPE_SPECIFIERS POINTERS],
        subsumes [TYPE_SPECIFIERS], fits [BLOCK_SIGNATURE_OPTIONAL_TYPE_SPECIFIERS], shortest "a",
        of "blockSignature";
    /// `('static' | '_Thread_local' | 'thread_local' | 'constexpr')+ typeName ')' compoundLiteral`
    CAST_STATIC_OR_OTHERS_TYPE_NAME_R_PAREN "cast_static_or_others_typeName_r_paren" = Sequence
        [STATIC_OR_OTHERS TYPE_NAME R_PAREN COMPOUND_LITERAL], fits [CAST_AFTER_L_PAREN],
        shortest "static a ) { }", as Alternative, of "cast";
    /// `('(' IDENTIFIER ')')? (('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+ '('
    ///     typeName ')' compoundLiteral? | ('sizeof' | '_Alignof' | 'alignof' | '__alignof' |
    ///     '__alignof__')* primaryExpression postfixOperator*)`
    CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME_OR_OTHER
        "castExpression_sizeof_or_others_l_paren_typeName_or_other" = Sequence
        [CAST_EXPRESSION_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN
        CAST_EXPRESSION_AFTER_OPTIONAL_L_PAREN_IDENTIFIER],
        subsumes [CAST_EXPRESSION_AFTER_OPTIONAL_L_PAREN_IDENTIFIER], fits [CAST_EXPRESSION_OPERAND],
        shortest "a", as Alternative, of "castExpression";
    /// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+ '(' typeName ')' compoundLiteral?
    ///     | ('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')* primaryExpression
    ///     postfixOperator*`
    CAST_EXPRESSION_AFTER_OPTIONAL_L_PAREN_IDENTIFIER "castExpression_after_optional_l_paren_IDENTIFIER"
        = Alternation [CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME CAST_EXPRESSION_PRIMARY_EXPRESSION],
        subsumes parts, fits [CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME_OR_OTHER], shortest "a",
        as Rest, of "castExpression";
    /// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+ '(' typeName ')' compoundLiteral?`
    CAST_EXPRESSION_SIZEOF_OR_OTHERS_L_PAREN_TYPE_NAME "castExpression_sizeof_or_others_l_paren_typeName"
        = Sequence [CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS L_PAREN TYPE_NAME R_PAREN
        OPTIONAL_COMPOUND_LITERAL], fits [CAST_EXPRESSION_AFTER_OPTIONAL_L_PAREN_IDENTIFIER],
        shortest "sizeof ( a )", as Alternative, of "castExpression";
    /// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')* primaryExpression
    ///     postfixOperator*`
    CAST_EXPRESSION_PRIMARY_EXPRESSION "castExpression_primaryExpression" = Sequence [SIZEOF_OR_OTHERS
        PRIMARY_EXPRESSION POSTFIX_OPERATORS], subsumes [PRIMARY_EXPRESSION],
        fits [CAST_EXPRESSION_AFTER_OPTIONAL_L_PAREN_IDENTIFIER], shortest "a", as Alternative,
        of "castExpression";
    /// `('sizeof' | '_Alignof' | 'alignof' | '__alignof' | '__alignof__')+ '&&' IDENTIFIER`
    CAST_EXPRESSION_SIZEOF_OR_ALIGNOF_OR_ALIGNOF_OR_ALIGNOF_OR_OTHERS
        "castExpression_sizeof_or_Alignof_or_alignof_or_alignof_or_others" = Sequence
        [CAST_EXPRESSION_SOME_SIZEOF_OR_OTHERS AMP_AMP IDENTIFIER], fits [CAST_EXPRESSION_OPERAND],
        shortest "sizeof && a", as Alternative, of "castExpression";
    /// `(('*' | '/' | '%') castExpression)*`
    MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSIONS
        "multiplicativeExpression_star_or_other_castExpressions" = Star
        [MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSION], subsumes parts,
        of "multiplicativeExpression";
    /// `('*' | '/' | '%') castExpression`
    MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSION
        "multiplicativeExpression_star_or_other_castExpression" = Sequence
        [MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER CAST_EXPRESSION],
        fits [MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER_CAST_EXPRESSIONS], shortest "* a",
        of "multiplicativeExpression";
    /// `'*' | '/' | '%'`
    MULTIPLICATIVE_EXPRESSION_STAR_OR_OTHER "multiplicativeExpression_star_or_other" = Set [STAR SLASH
        PERCENT], subsumes parts, shortest "*", of "multiplicativeExpression";
    /// `(('+' | '-') multiplicativeExpression)*`
    ADDITIVE_EXPRESSION_PLUS_OR_MINUSES "additiveExpression_plus_or_minuses" = Star
        [ADDITIVE_EXPRESSION_PLUS_OR_MINUS_MULTIPLICATIVE_EXPRESSION], subsumes parts,
        of "additiveExpression";
    /// `('+' | '-') multiplicativeExpression`
    ADDITIVE_EXPRESSION_PLUS_OR_MINUS_MULTIPLICATIVE_EXPRESSION
        "additiveExpression_plus_or_minus_multiplicativeExpression" = Sequence
        [ADDITIVE_EXPRESSION_PLUS_OR_MINUS_CHOICE MULTIPLICATIVE_EXPRESSION],
        fits [ADDITIVE_EXPRESSION_PLUS_OR_MINUSES], shortest "+ a", of "additiveExpression";
    /// `'+' | '-'`
    ADDITIVE_EXPRESSION_PLUS_OR_MINUS_CHOICE "additiveExpression_plus_or_minus_choice" = Set [PLUS MINUS],
        subsumes parts, shortest "+", of "additiveExpression";
    /// `(('<<' | '>>') additiveExpression)*`
    SHIFT_EXPRESSION_LT_LT_OR_GT_GT_ADDITIVE_EXPRESSIONS "shiftExpression_lt_lt_or_gt_gt_additiveExpressions"
        = Star [SHIFT_EXPRESSION_LT_LT_OR_GT_GT_ADDITIVE_EXPRESSION], subsumes parts, of "shiftExpression";
    /// `('<<' | '>>') additiveExpression`
    SHIFT_EXPRESSION_LT_LT_OR_GT_GT_ADDITIVE_EXPRESSION "shiftExpression_lt_lt_or_gt_gt_additiveExpression"
        = Sequence [SHIFT_EXPRESSION_LT_LT_OR_GT_GT ADDITIVE_EXPRESSION],
        fits [SHIFT_EXPRESSION_LT_LT_OR_GT_GT_ADDITIVE_EXPRESSIONS], shortest "<< a", of "shiftExpression";
    /// `'<<' | '>>'`
    SHIFT_EXPRESSION_LT_LT_OR_GT_GT "shiftExpression_lt_lt_or_gt_gt" = Set [LT_LT GT_GT], subsumes parts,
        shortest "<<", of "shiftExpression";
    /// `(('<' | '>' | '<=' | '>=') shiftExpression)*`
    RELATIONAL_EXPRESSION_LT_OR_OTHER_SHIFT_EXPRESSIONS "relationalExpression_lt_or_other_shiftExpressions"
        = Star [RELATIONAL_EXPRESSION_LT_OR_OTHER_SHIFT_EXPRESSION], subsumes parts,
        of "relationalExpression";
    /// `('<' | '>' | '<=' | '>=') shiftExpression`
    RELATIONAL_EXPRESSION_LT_OR_OTHER_SHIFT_EXPRESSION "relationalExpression_lt_or_other_shiftExpression"
        = Sequence [RELATIONAL_EXPRESSION_LT_OR_OTHER SHIFT_EXPRESSION],
        fits [RELATIONAL_EXPRESSION_LT_OR_OTHER_SHIFT_EXPRESSIONS], shortest "< a", of "relationalExpression";
    /// `'<' | '>' | '<=' | '>='`
    RELATIONAL_EXPRESSION_LT_OR_OTHER "relationalExpression_lt_or_other" = Set [LT GT LT_EQ GT_EQ],
        subsumes parts, shortest "<", of "relationalExpression";
    /// `(('==' | '!=') relationalExpression)*`
    EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQS "equalityExpression_eq_eq_or_bang_eqs" = Star
        [EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQ_RELATIONAL_EXPRESSION], subsumes parts, of "equalityExpression";
    /// `('==' | '!=') relationalExpression`
    EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQ_RELATIONAL_EXPRESSION
        "equalityExpression_eq_eq_or_bang_eq_relationalExpression" = Sequence
        [EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQ_CHOICE RELATIONAL_EXPRESSION],
        fits [EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQS], shortest "== a", of "equalityExpression";
    /// `'==' | '!='`
    EQUALITY_EXPRESSION_EQ_EQ_OR_BANG_EQ_CHOICE "equalityExpression_eq_eq_or_bang_eq_choice" = Set [EQ_EQ
        BANG_EQ], subsumes parts, shortest "==", of "equalityExpression";
    /// `('&' equalityExpression)*`
    AND_EXPRESSION_AMP_EQUALITY_EXPRESSIONS "andExpression_amp_equalityExpressions" = Star
        [AND_EXPRESSION_AMP_EQUALITY_EXPRESSION], subsumes parts, of "andExpression";
    /// `'&' equalityExpression`
    AND_EXPRESSION_AMP_EQUALITY_EXPRESSION "andExpression_amp_equalityExpression" = Sequence [AMP
        EQUALITY_EXPRESSION], fits [AND_EXPRESSION_AMP_EQUALITY_EXPRESSIONS], shortest "& a",
        of "andExpression";
    /// `('^' andExpression)*`
    EXCLUSIVE_OR_EXPRESSION_CARET_AND_EXPRESSIONS "exclusiveOrExpression_caret_andExpressions" = Star
        [EXCLUSIVE_OR_EXPRESSION_CARET_AND_EXPRESSION], subsumes parts, of "exclusiveOrExpression";
    /// `'^' andExpression`
    EXCLUSIVE_OR_EXPRESSION_CARET_AND_EXPRESSION "exclusiveOrExpression_caret_andExpression" = Sequence [CARET
        AND_EXPRESSION], fits [EXCLUSIVE_OR_EXPRESSION_CARET_AND_EXPRESSIONS], shortest "^ a",
        of "exclusiveOrExpression";
    /// `('|' exclusiveOrExpression)*`
    INCLUSIVE_OR_EXPRESSION_NEXT_EXCLUSIVE_OR_EXPRESSIONS "inclusiveOrExpression_next_exclusiveOrExpressions"
        = Star [INCLUSIVE_OR_EXPRESSION_NEXT_EXCLUSIVE_OR_EXPRESSION], subsumes parts,
        of "inclusiveOrExpression";
    /// `'|' exclusiveOrExpression`
    INCLUSIVE_OR_EXPRESSION_NEXT_EXCLUSIVE_OR_EXPRESSION "inclusiveOrExpression_next_exclusiveOrExpression"
        = Sequence [PIPE EXCLUSIVE_OR_EXPRESSION],
        fits [INCLUSIVE_OR_EXPRESSION_NEXT_EXCLUSIVE_OR_EXPRESSIONS], shortest "| a",
        of "inclusiveOrExpression";
    /// `('&&' inclusiveOrExpression)*`
    LOGICAL_AND_EXPRESSION_AMP_AMP_INCLUSIVE_OR_EXPRESSIONS
        "logicalAndExpression_amp_amp_inclusiveOrExpressions" = Star
        [LOGICAL_AND_EXPRESSION_AMP_AMP_INCLUSIVE_OR_EXPRESSION], subsumes parts, of "logicalAndExpression";
    /// `'&&' inclusiveOrExpression`
    LOGICAL_AND_EXPRESSION_AMP_AMP_INCLUSIVE_OR_EXPRESSION
        "logicalAndExpression_amp_amp_inclusiveOrExpression" = Sequence [AMP_AMP INCLUSIVE_OR_EXPRESSION],
        fits [LOGICAL_AND_EXPRESSION_AMP_AMP_INCLUSIVE_OR_EXPRESSIONS], shortest "&& a",
        of "logicalAndExpression";
    /// `('||' logicalAndExpression)*`
    LOGICAL_OR_EXPRESSION_PIPE_PIPE_LOGICAL_AND_EXPRESSIONS
        "logicalOrExpression_pipe_pipe_logicalAndExpressions" = Star
        [LOGICAL_OR_EXPRESSION_PIPE_PIPE_LOGICAL_AND_EXPRESSION], subsumes parts, of "logicalOrExpression";
    /// `'||' logicalAndExpression`
    LOGICAL_OR_EXPRESSION_PIPE_PIPE_LOGICAL_AND_EXPRESSION
        "logicalOrExpression_pipe_pipe_logicalAndExpression" = Sequence [PIPE_PIPE LOGICAL_AND_EXPRESSION],
        fits [LOGICAL_OR_EXPRESSION_PIPE_PIPE_LOGICAL_AND_EXPRESSIONS], shortest "|| a",
        of "logicalOrExpression";
    /// `('?' expression? ':' logicalOrExpression)*`
    CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSIONS
        "conditionalExpression_question_colon_logicalOrExpressions" = Star
        [CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSION], subsumes parts,
        of "conditionalExpression";
    /// `'?' expression? ':' logicalOrExpression`
    CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSION
        "conditionalExpression_question_colon_logicalOrExpression" = Sequence [QUESTION OPTIONAL_EXPRESSION
        COLON LOGICAL_OR_EXPRESSION], fits [CONDITIONAL_EXPRESSION_QUESTION_COLON_LOGICAL_OR_EXPRESSIONS],
        shortest "? : a", of "conditionalExpression";
    /// `(assignmentOperator conditionalExpression)*`
    ASSIGNMENT_EXPRESSION_ASSIGNMENT_OPERATORS "assignmentExpression_assignmentOperators" = Star
        [ASSIGNMENT_EXPRESSION_ASSIGNMENT_OPERATOR], subsumes parts, of "assignmentExpression";
    /// `assignmentOperator conditionalExpression`
    ASSIGNMENT_EXPRESSION_ASSIGNMENT_OPERATOR "assignmentExpression_assignmentOperator" = Sequence
        [ASSIGNMENT_OPERATOR CONDITIONAL_EXPRESSION], fits [ASSIGNMENT_EXPRESSION_ASSIGNMENT_OPERATORS],
        shortest "= a", of "assignmentExpression";
    /// `assignmentOperator : '=' | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' | '&=' | '^=' | '|='`
    ASSIGNMENT_OPERATOR "assignmentOperator" = Set [EQ STAR_EQ SLASH_EQ PERCENT_EQ PLUS_EQ MINUS_EQ LT_LT_EQ
        GT_GT_EQ AMP_EQ CARET_EQ PIPE_EQ], subsumes parts, shortest "=";
    /// `(',' assignmentExpression)*`
    EXPRESSION_NEXT_ASSIGNMENT_EXPRESSIONS "expression_next_assignmentExpressions" = Star
        [EXPRESSION_NEXT_ASSIGNMENT_EXPRESSION], subsumes parts, of "argumentList" "expression";
    /// `',' assignmentExpression`
    EXPRESSION_NEXT_ASSIGNMENT_EXPRESSION "expression_next_assignmentExpression" = Sequence [COMMA
        ASSIGNMENT_EXPRESSION], fits [EXPRESSION_NEXT_ASSIGNMENT_EXPRESSIONS], shortest ", a",
        of "argumentList" "expression";
    /// `(',' asmOperand)*`
    ASM_OPERAND_LIST_NEXT_ASM_OPERANDS "asmOperandList_next_asmOperands" = Star
        [ASM_OPERAND_LIST_NEXT_ASM_OPERAND], subsumes parts, of "asmOperandList";
    /// `',' asmOperand`
    ASM_OPERAND_LIST_NEXT_ASM_OPERAND "asmOperandList_next_asmOperand" = Sequence [COMMA ASM_OPERAND],
        fits [ASM_OPERAND_LIST_NEXT_ASM_OPERANDS], shortest ", \"\" ( a )", of "asmOperandList";
    /// `asmInputs?`
    OPTIONAL_ASM_INPUTS "optional_asmInputs" = Optional [ASM_INPUTS], subsumes parts, of "asmInputs";
    /// `asmInputs : ':' asmOperandList? asmClobbers?`
    ASM_INPUTS "asmInputs" = Sequence [COLON OPTIONAL_ASM_OPERAND_LIST OPTIONAL_ASM_CLOBBERS],
        subsumes [COLON], fits [OPTIONAL_ASM_INPUTS], shortest ":";
    /// `asmClobbers?`
    OPTIONAL_ASM_CLOBBERS "optional_asmClobbers" = Optional [ASM_CLOBBERS], subsumes parts, of "asmClobbers";
    /// `asmClobbers : ':' (stringLiteral (',' stringLiteral)*)? asmLabels?`
    ASM_CLOBBERS "asmClobbers" = Sequence [COLON ASM_CLOBBERS_OPTIONAL_STRING_LITERALS OPTIONAL_ASM_LABELS],
        subsumes [COLON], fits [OPTIONAL_ASM_CLOBBERS], shortest ":";
    /// `(stringLiteral (',' stringLiteral)*)?`
    ASM_CLOBBERS_OPTIONAL_STRING_LITERALS "asmClobbers_optional_stringLiterals" = Optional
        [ASM_CLOBBERS_STRING_LITERALS], subsumes parts, of "asmClobbers";
    /// `stringLiteral (',' stringLiteral)*`
    ASM_CLOBBERS_STRING_LITERALS "asmClobbers_stringLiterals" = Sequence [STRING_LITERAL_RULE
        ASM_CLOBBERS_NEXT_STRING_LITERALS], subsumes [STRING_LITERAL_RULE],
        fits [ASM_CLOBBERS_OPTIONAL_STRING_LITERALS], shortest "\"\"", of "asmClobbers";
    /// `(',' stringLiteral)*`
    ASM_CLOBBERS_NEXT_STRING_LITERALS "asmClobbers_next_stringLiterals" = Star [NEXT_STRING_LITERAL],
        subsumes parts, of "asmClobbers";
    /// `asmLabels?`
    OPTIONAL_ASM_LABELS "optional_asmLabels" = Optional [ASM_LABELS], subsumes parts, of "asmLabels";
    /// `asmLabels : ':' (IDENTIFIER (',' IDENTIFIER)*)?`
    ASM_LABELS "asmLabels" = Sequence [COLON ASM_LABELS_OPTIONAL_IDENTIFIERS], subsumes [COLON],
        fits [OPTIONAL_ASM_LABELS], shortest ":";
    /// `(IDENTIFIER (',' IDENTIFIER)*)?`
    ASM_LABELS_OPTIONAL_IDENTIFIERS "asmLabels_optional_IDENTIFIERs" = Optional [ASM_LABELS_IDENTIFIERS],
        subsumes parts, of "asmLabels";
    /// `IDENTIFIER (',' IDENTIFIER)*`
    ASM_LABELS_IDENTIFIERS "asmLabels_IDENTIFIERs" = Sequence [IDENTIFIER NEXT_IDENTIFIERS],
        subsumes [IDENTIFIER], fits [ASM_LABELS_OPTIONAL_IDENTIFIERS], shortest "a", of "asmLabels";
    /// `declarationSpecifiers?? (';' | initDeclaratorList (';' | compoundStatement))`
    EXTERNAL_DECLARATION_SEMICOLON_OR_INIT_DECLARATOR_LIST
        "externalDeclaration_semicolon_or_initDeclaratorList" = Sequence [OPTIONAL_DECLARATION_SPECIFIERS
        SEMICOLON_OR_INIT_DECLARATOR_LIST], subsumes [SEMICOLON_OR_INIT_DECLARATOR_LIST],
        fits [EXTERNAL_DECLARATION_ASM_STATEMENT_OR_OTHER], shortest ";", as Alternative,
        of "externalDeclaration";
    /// `declarationSpecifiers??`
    OPTIONAL_DECLARATION_SPECIFIERS "optional_declarationSpecifiers" = Optional [DECLARATION_SPECIFIERS] lazy,
        subsumes parts, of "declarationSpecifiers";
    /// `declarationSpecifiers : keywordSpecifiers | typedefName`
    /// In normal form `keywordSpecifiers | IDENTIFIER`
    DECLARATION_SPECIFIERS "declarationSpecifiers" = Alternation [KEYWORD_SPECIFIERS IDENTIFIER],
        subsumes parts, fits [OPTIONAL_DECLARATION_SPECIFIERS], shortest "a";
  }
}
