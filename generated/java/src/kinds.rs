// @generated from grammars/java.g4 by `cargo xtask gen` (blake3 ec33ca254765029f)

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
    SEMICOLON "';'" shortest ";";
    PACKAGE "'package'" shortest "package";
    IMPORT "'import'" shortest "import";
    STATIC "'static'" shortest "static";
    DOT "'.'" shortest ".";
    STAR "'*'" shortest "*";
    OPEN "'open'" shortest "open";
    MODULE "'module'" shortest "module";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    REQUIRES "'requires'" shortest "requires";
    TRANSITIVE "'transitive'" shortest "transitive";
    EXPORTS "'exports'" shortest "exports";
    OPENS "'opens'" shortest "opens";
    TO "'to'" shortest "to";
    COMMA "','" shortest ",";
    USES "'uses'" shortest "uses";
    PROVIDES "'provides'" shortest "provides";
    WITH "'with'" shortest "with";
    CLASS "'class'" shortest "class";
    EXTENDS "'extends'" shortest "extends";
    AT "'@'" shortest "@";
    INTERFACE_KEYWORD "'interface'" shortest "interface";
    ENUM_KEYWORD "'enum'" shortest "enum";
    RECORD_KEYWORD "'record'" shortest "record";
    IMPLEMENTS "'implements'" shortest "implements";
    PERMITS "'permits'" shortest "permits";
    PUBLIC "'public'" shortest "public";
    PROTECTED "'protected'" shortest "protected";
    PRIVATE "'private'" shortest "private";
    ABSTRACT "'abstract'" shortest "abstract";
    FINAL "'final'" shortest "final";
    NATIVE "'native'" shortest "native";
    SYNCHRONIZED "'synchronized'" shortest "synchronized";
    TRANSIENT "'transient'" shortest "transient";
    VOLATILE "'volatile'" shortest "volatile";
    STRICTFP "'strictfp'" shortest "strictfp";
    DEFAULT "'default'" shortest "default";
    SEALED "'sealed'" shortest "sealed";
    NON_MINUS_SEALED "'non-sealed'" shortest "non-sealed";
    VOID "'void'" shortest "void";
    THROWS_KEYWORD "'throws'" shortest "throws";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    DOT_DOT_DOT "'...'" shortest "...";
    THIS "'this'" shortest "this";
    EQ "'='" shortest "=";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    BOOLEAN "'boolean'" shortest "boolean";
    BYTE "'byte'" shortest "byte";
    SHORT "'short'" shortest "short";
    INT "'int'" shortest "int";
    LONG "'long'" shortest "long";
    CHAR "'char'" shortest "char";
    FLOAT "'float'" shortest "float";
    DOUBLE "'double'" shortest "double";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    QUESTION "'?'" shortest "?";
    SUPER "'super'" shortest "super";
    AMP "'&'" shortest "&";
    COLON "':'" shortest ":";
    PLUS_PLUS "'++'" shortest "++";
    MINUS_MINUS "'--'" shortest "--";
    IF "'if'" shortest "if";
    ELSE "'else'" shortest "else";
    WHILE "'while'" shortest "while";
    DO "'do'" shortest "do";
    FOR "'for'" shortest "for";
    SWITCH_KEYWORD "'switch'" shortest "switch";
    MINUS_GT "'->'" shortest "->";
    CASE "'case'" shortest "case";
    WHEN "'when'" shortest "when";
    TRY "'try'" shortest "try";
    CATCH "'catch'" shortest "catch";
    PIPE "'|'" shortest "|";
    FINALLY "'finally'" shortest "finally";
    RETURN "'return'" shortest "return";
    THROW "'throw'" shortest "throw";
    BREAK "'break'" shortest "break";
    CONTINUE "'continue'" shortest "continue";
    ASSERT "'assert'" shortest "assert";
    YIELD "'yield'" shortest "yield";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    AMP_EQ "'&='" shortest "&=";
    PIPE_EQ "'|='" shortest "|=";
    CARET_EQ "'^='" shortest "^=";
    LT_LT_EQ "'<<='" shortest "<<=";
    INSTANCEOF "'instanceof'" shortest "instanceof";
    PLUS "'+'" shortest "+";
    MINUS "'-'" shortest "-";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    LT_LT "'<<'" shortest "<<";
    LT_EQ "'<='" shortest "<=";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    CARET "'^'" shortest "^";
    AMP_AMP "'&&'" shortest "&&";
    PIPE_PIPE "'||'" shortest "||";
    BANG "'!'" shortest "!";
    TILDE "'~'" shortest "~";
    COLON_COLON "'::'" shortest "::";
    NEW "'new'" shortest "new";
    NULL "'null'" shortest "null";
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    /// `INTEGER : (Digits | '0' [Xx] HexDigit (HexDigit | '_')* | '0' [Bb] [0-1] [0-1_]*) [Ll]?`
    INTEGER "INTEGER" shortest "0";
    /// `FLOATING : (Digits '.' Digits? | '.' Digits) Exponent? [DFdf]? | Digits (Exponent [DFdf]? | [DFdf])
    ///     | '0' [Xx] (HexDigit | '_')* '.'? (HexDigit | '_')* [Pp] [+\-]? Digits [DFdf]?`
    FLOATING "FLOATING" shortest "0d";
    /// `CHARACTER : '\'' (~[\n\r'\\] | Escape)+ '\''`
    CHARACTER "CHARACTER" shortest "'a'";
    /// `STRING : '"' (~[\n\r"\\] | Escape)* '"'`
    STRING "STRING" shortest "\"\"";
    /// `TEXT_BLOCK : '"""' (~["\\] | '\\' . | '"' '"'? (~["\\] | '\\' .))* '"""'`
    TEXT_BLOCK "TEXT_BLOCK" shortest "\"\"\"\"\"\"";
    /// `IDENTIFIER : Letter (Letter | [0-9])*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `BLOCK_COMMENT : '/*' (~[*] | '*'+ ~[*/])* '*'+ '/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : '//' ~[\n\r]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `WHITESPACE : [\t-\n\u{C}-\r\u{1A} \u{FEFF}]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `compilationUnit : topLevelDeclaration* EOF`
    COMPILATION_UNIT "compilationUnit" = Sequence [TOP_LEVEL_DECLARATIONS EOF],
        subsumes [TOP_LEVEL_DECLARATIONS];
    /// `topLevelDeclaration*`
    TOP_LEVEL_DECLARATIONS "topLevelDeclarations" = Star [TOP_LEVEL_DECLARATION], subsumes parts,
        fits [COMPILATION_UNIT], of "topLevelDeclaration";
    /// `topLevelDeclaration : packageDeclaration | importDeclaration | classDeclaration | moduleDeclaration
    ///     | ';'`
    TOP_LEVEL_DECLARATION "topLevelDeclaration" = Alternation [PACKAGE_DECLARATION IMPORT_DECLARATION
        CLASS_DECLARATION MODULE_DECLARATION SEMICOLON], subsumes parts, fits [TOP_LEVEL_DECLARATIONS],
        shortest ";";
    /// `packageDeclaration : annotation* 'package' qualifiedName ';'`
    PACKAGE_DECLARATION "packageDeclaration" = Sequence [ANNOTATIONS PACKAGE QUALIFIED_NAME SEMICOLON],
        fits [TOP_LEVEL_DECLARATION], shortest "package a ;";
    /// `annotation*`
    ANNOTATIONS "annotations" = Star [ANNOTATION], subsumes parts, of "annotation";
    /// `annotation : '@' qualifiedName annotationArguments?`
    ANNOTATION "annotation" = Sequence [AT QUALIFIED_NAME OPTIONAL_ANNOTATION_ARGUMENTS], fits [ANNOTATIONS
        ELEMENT_VALUE MODIFIER], shortest "@ a";
    /// `qualifiedName : identifier ('.' identifier)*`
    QUALIFIED_NAME "qualifiedName" = Sequence [IDENTIFIER_RULE QUALIFIED_NAME_NEXT_IDENTIFIERS],
        subsumes [IDENTIFIER_RULE], shortest "a";
    /// `identifier : IDENTIFIER | 'exports' | 'module' | 'open' | 'opens' | 'permits' | 'provides' |
    ///     'record' | 'requires' | 'sealed' | 'to' | 'transitive' | 'uses' | 'when' | 'with' | 'yield'`
    IDENTIFIER_RULE "identifier" = Set [OPEN MODULE REQUIRES TRANSITIVE EXPORTS OPENS TO USES PROVIDES WITH
        RECORD_KEYWORD PERMITS SEALED WHEN YIELD IDENTIFIER], subsumes parts, fits [QUALIFIED_NAME CLASS_TYPE
        LAMBDA_HEAD_IDENTIFIER_OR_OTHER PARAMETER_NAME VARIABLE PRIMARY TYPE_PARAMETER ENUM_CONSTANT
        METHOD_REFERENCE_IDENTIFIER_OR_NEW SUFFIX_AFTER_OPTIONAL_TYPE_ARGUMENTS
        IDENTIFIER_OR_COMPONENT_PATTERNS OPTIONAL_IDENTIFIER IMPORTED_PART_IDENTIFIER_OR_STAR], shortest "a";
    /// `('.' identifier)*`
    QUALIFIED_NAME_NEXT_IDENTIFIERS "qualifiedName_next_identifiers" = Star [QUALIFIED_NAME_NEXT_IDENTIFIER],
        subsumes parts, of "qualifiedName";
    /// `'.' identifier`
    QUALIFIED_NAME_NEXT_IDENTIFIER "qualifiedName_next_identifier" = Sequence [DOT IDENTIFIER_RULE],
        fits [QUALIFIED_NAME_NEXT_IDENTIFIERS], shortest ". a", of "qualifiedName";
    /// `annotationArguments?`
    OPTIONAL_ANNOTATION_ARGUMENTS "optional_annotationArguments" = Optional [ANNOTATION_ARGUMENTS],
        subsumes parts, of "annotationArguments";
    /// `annotationArguments : '(' (annotationArgument (',' annotationArgument)*)? ')'`
    ANNOTATION_ARGUMENTS "annotationArguments" = Sequence [L_PAREN
        ANNOTATION_ARGUMENTS_OPTIONAL_ANNOTATION_ARGUMENTS R_PAREN], fits [OPTIONAL_ANNOTATION_ARGUMENTS],
        shortest "( )";
    /// `(annotationArgument (',' annotationArgument)*)?`
    ANNOTATION_ARGUMENTS_OPTIONAL_ANNOTATION_ARGUMENTS "annotationArguments_optional_annotationArguments"
        = Optional [ANNOTATION_ARGUMENTS_LIST], subsumes parts, of "annotationArguments";
    /// `annotationArgument (',' annotationArgument)*`
    ANNOTATION_ARGUMENTS_LIST "annotationArguments_list" = Sequence [ANNOTATION_ARGUMENT
        ANNOTATION_ARGUMENTS_NEXT_ANNOTATION_ARGUMENTS], subsumes [ANNOTATION_ARGUMENT],
        fits [ANNOTATION_ARGUMENTS_OPTIONAL_ANNOTATION_ARGUMENTS], shortest "a", of "annotationArguments";
    /// `annotationArgument : (identifier '=')? elementValue`
    ANNOTATION_ARGUMENT "annotationArgument" = Sequence [ANNOTATION_ARGUMENT_OPTIONAL_IDENTIFIER_EQ
        ELEMENT_VALUE], subsumes [ELEMENT_VALUE], fits [ANNOTATION_ARGUMENTS_LIST], shortest "a";
    /// `(identifier '=')?`
    ANNOTATION_ARGUMENT_OPTIONAL_IDENTIFIER_EQ "annotationArgument_optional_identifier_eq" = Optional
        [ANNOTATION_ARGUMENT_IDENTIFIER_EQ], subsumes parts, of "annotationArgument";
    /// `identifier '='`
    ANNOTATION_ARGUMENT_IDENTIFIER_EQ "annotationArgument_identifier_eq" = Sequence [IDENTIFIER_RULE EQ],
        fits [ANNOTATION_ARGUMENT_OPTIONAL_IDENTIFIER_EQ], shortest "a =", of "annotationArgument";
    /// `elementValue : condition | annotation | '{' (elementValue (',' elementValue)*)? ','? '}'`
    ELEMENT_VALUE "elementValue" = Alternation [CONDITION ANNOTATION ELEMENT_VALUE_L_BRACE_R_BRACE],
        subsumes parts, fits [ANNOTATION_ARGUMENT ELEMENT_VALUE_ELEMENT_VALUES], shortest "a";
    /// `condition : operands conditional?`
    CONDITION "condition" = Sequence [OPERANDS OPTIONAL_CONDITIONAL], subsumes [OPERANDS], fits [ELEMENT_VALUE
        CASE_LABEL], shortest "a";
    /// `operands : operand (binaryOperator operand | 'instanceof' instanceofPattern)*`
    OPERANDS "operands" = Sequence [OPERAND OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOFS],
        subsumes [OPERAND], fits [CONDITION OPERANDS_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT], shortest "a";
    /// `operand : ('+' | '-' | '++' | '--') operand | unsignedOperand`
    /// In normal form `('++' | '--' | '+' | '-')* unsignedOperand`
    OPERAND "operand" = Sequence [PLUS_PLUS_OR_OTHERS UNSIGNED_OPERAND], subsumes [UNSIGNED_OPERAND],
        fits [OPERANDS], shortest "a";
    /// `('++' | '--' | '+' | '-')*`
    PLUS_PLUS_OR_OTHERS "plus_plus_or_others" = Star [PLUS_PLUS_OR_OTHER], subsumes parts, of "operand"
        "unsignedOperand";
    /// `'++' | '--' | '+' | '-'`
    PLUS_PLUS_OR_OTHER "plus_plus_or_other" = Set [PLUS_PLUS MINUS_MINUS PLUS MINUS], subsumes parts,
        fits [PLUS_PLUS_OR_OTHERS], shortest "+", of "operand" "unsignedOperand";
    /// `unsignedOperand : ('!' | '~' | primitiveCast) operand | classCast (unsignedOperand | lambdaHead
    ///     (expression | block)) | switch | postfix`
    /// In normal form `(('!' | '~' | primitiveCast) ('++' | '--' | '+' | '-')* | classCast)* (classCast
    ///     lambdaHead lambdaHead* (operands (conditional | assignment)? | block) | switch |
    ///     postfix)`
    UNSIGNED_OPERAND "unsignedOperand" = Sequence [UNSIGNED_OPERAND_TAILS UNSIGNED_OPERAND_OPERAND],
        subsumes [UNSIGNED_OPERAND_OPERAND], fits [OPERAND], shortest "a";
    /// `(('!' | '~' | primitiveCast) ('++' | '--' | '+' | '-')* | classCast)*`
    UNSIGNED_OPERAND_TAILS "unsignedOperand_tails" = Star [UNSIGNED_OPERAND_TAIL], subsumes parts,
        of "unsignedOperand";
    /// `('!' | '~' | primitiveCast) ('++' | '--' | '+' | '-')* | classCast`
    UNSIGNED_OPERAND_TAIL "unsignedOperand_tail" = Alternation
        [UNSIGNED_OPERAND_BANG_OR_OTHER_TO_PLUS_PLUS_OR_OTHERS CLASS_CAST], subsumes parts,
        fits [UNSIGNED_OPERAND_TAILS], shortest "!", as Tail, of "unsignedOperand";
    /// `('!' | '~' | primitiveCast) ('++' | '--' | '+' | '-')*`
    UNSIGNED_OPERAND_BANG_OR_OTHER_TO_PLUS_PLUS_OR_OTHERS
        "unsignedOperand_bang_or_other_to_plus_plus_or_others" = Sequence
        [UNSIGNED_OPERAND_BANG_OR_OTHER_CHOICE PLUS_PLUS_OR_OTHERS],
        subsumes [UNSIGNED_OPERAND_BANG_OR_OTHER_CHOICE], fits [UNSIGNED_OPERAND_TAIL], shortest "!",
        as Alternative, of "unsignedOperand";
    /// `'!' | '~' | primitiveCast`
    UNSIGNED_OPERAND_BANG_OR_OTHER_CHOICE "unsignedOperand_bang_or_other_choice" = Alternation [BANG TILDE
        PRIMITIVE_CAST], subsumes parts, fits [UNSIGNED_OPERAND_BANG_OR_OTHER_TO_PLUS_PLUS_OR_OTHERS],
        shortest "!", of "unsignedOperand";
    /// `primitiveCast : '(' annotation* primitiveType ')'`
    PRIMITIVE_CAST "primitiveCast" = Sequence [L_PAREN ANNOTATIONS PRIMITIVE_TYPE R_PAREN],
        fits [UNSIGNED_OPERAND_BANG_OR_OTHER_CHOICE], shortest "( int )";
    /// `primitiveType : 'boolean' | 'byte' | 'short' | 'int' | 'long' | 'char' | 'float' | 'double'`
    PRIMITIVE_TYPE "primitiveType" = Set [BOOLEAN BYTE SHORT INT LONG CHAR FLOAT DOUBLE], subsumes parts,
        fits [PRIMITIVE_TYPE_OR_CLASS_TYPE], shortest "int";
    /// `classCast : '(' castType ('&' type)* ')'`
    CLASS_CAST "classCast" = Sequence [L_PAREN CAST_TYPE AMP_TYPES R_PAREN], fits [UNSIGNED_OPERAND_TAIL],
        shortest "( a )";
    /// `castType : annotation* (classType dimension* | primitiveType dimension+)`
    CAST_TYPE "castType" = Sequence [ANNOTATIONS CAST_TYPE_CLASS_TYPE_OR_OTHER],
        subsumes [CAST_TYPE_CLASS_TYPE_OR_OTHER], shortest "a";
    /// `classType dimension* | primitiveType dimension+`
    CAST_TYPE_CLASS_TYPE_OR_OTHER "castType_classType_or_other" = Alternation [CAST_TYPE_CLASS_TYPE
        CAST_TYPE_PRIMITIVE_TYPE_DIMENSIONS], subsumes parts, fits [CAST_TYPE], shortest "a", of "castType";
    /// `classType dimension*`
    CAST_TYPE_CLASS_TYPE "castType_classType" = Sequence [CLASS_TYPE DIMENSIONS], subsumes [CLASS_TYPE],
        fits [CAST_TYPE_CLASS_TYPE_OR_OTHER], shortest "a", as Alternative, of "castType";
    /// `classType : identifier typeArguments? ('.' annotation* identifier typeArguments?)*`
    CLASS_TYPE "classType" = Sequence [IDENTIFIER_RULE OPTIONAL_TYPE_ARGUMENTS CLASS_TYPE_DOT_IDENTIFIERS],
        subsumes [IDENTIFIER_RULE], fits [CAST_TYPE_CLASS_TYPE PRIMITIVE_TYPE_OR_CLASS_TYPE], shortest "a";
    /// `typeArguments?`
    OPTIONAL_TYPE_ARGUMENTS "optional_typeArguments" = Optional [TYPE_ARGUMENTS], subsumes parts,
        of "typeArguments";
    /// `typeArguments : '<' (typeArgument (',' typeArgument)*)? '>'`
    TYPE_ARGUMENTS "typeArguments" = Sequence [LT TYPE_ARGUMENTS_OPTIONAL_TYPE_ARGUMENTS GT],
        fits [OPTIONAL_TYPE_ARGUMENTS SUFFIX_TYPE_ARGUMENTS], shortest "< >";
    /// `(typeArgument (',' typeArgument)*)?`
    TYPE_ARGUMENTS_OPTIONAL_TYPE_ARGUMENTS "typeArguments_optional_typeArguments" = Optional
        [TYPE_ARGUMENTS_LIST], subsumes parts, of "typeArguments";
    /// `typeArgument (',' typeArgument)*`
    TYPE_ARGUMENTS_LIST "typeArguments_list" = Sequence [TYPE_ARGUMENT TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENTS],
        subsumes [TYPE_ARGUMENT], fits [TYPE_ARGUMENTS_OPTIONAL_TYPE_ARGUMENTS], shortest "?",
        of "typeArguments";
    /// `typeArgument : type | annotation* '?' (('extends' | 'super') type)?`
    TYPE_ARGUMENT "typeArgument" = Alternation [TYPE TYPE_ARGUMENT_QUESTION], subsumes parts,
        fits [TYPE_ARGUMENTS_LIST], shortest "?";
    /// `type : annotation* (primitiveType | classType) dimension*`
    TYPE "type" = Sequence [ANNOTATIONS PRIMITIVE_TYPE_OR_CLASS_TYPE DIMENSIONS],
        subsumes [PRIMITIVE_TYPE_OR_CLASS_TYPE], fits [TYPE_ARGUMENT TYPES METHOD_TYPE_OR_VOID
        INSTANCEOF_PATTERN], shortest "a";
    /// `primitiveType | classType`
    PRIMITIVE_TYPE_OR_CLASS_TYPE "primitiveType_or_classType" = Alternation [PRIMITIVE_TYPE CLASS_TYPE],
        subsumes parts, fits [TYPE], shortest "a", of "type" "creator";
    /// `dimension*`
    DIMENSIONS "dimensions" = Star [DIMENSION], subsumes parts [SOME_DIMENSIONS], fits [SOME_DIMENSIONS],
        of "dimension";
    /// `dimension : annotation* '[' ']'`
    DIMENSION "dimension" = Sequence [ANNOTATIONS L_BRACKET R_BRACKET], fits [DIMENSIONS SOME_DIMENSIONS],
        shortest "[ ]";
    /// `annotation* '?' (('extends' | 'super') type)?`
    TYPE_ARGUMENT_QUESTION "typeArgument_question" = Sequence [ANNOTATIONS QUESTION
        TYPE_ARGUMENT_OPTIONAL_EXTENDS_OR_SUPER_TYPE], subsumes [QUESTION], fits [TYPE_ARGUMENT],
        shortest "?", as Alternative, of "typeArgument";
    /// `(('extends' | 'super') type)?`
    TYPE_ARGUMENT_OPTIONAL_EXTENDS_OR_SUPER_TYPE "typeArgument_optional_extends_or_super_type" = Optional
        [TYPE_ARGUMENT_EXTENDS_OR_SUPER_TYPE], subsumes parts, of "typeArgument";
    /// `('extends' | 'super') type`
    TYPE_ARGUMENT_EXTENDS_OR_SUPER_TYPE "typeArgument_extends_or_super_type" = Sequence
        [TYPE_ARGUMENT_EXTENDS_OR_SUPER TYPE], fits [TYPE_ARGUMENT_OPTIONAL_EXTENDS_OR_SUPER_TYPE],
        shortest "super a", of "typeArgument";
    /// `'extends' | 'super'`
    TYPE_ARGUMENT_EXTENDS_OR_SUPER "typeArgument_extends_or_super" = Set [EXTENDS SUPER], subsumes parts,
        shortest "super", of "typeArgument";
    /// `(',' typeArgument)*`
    TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENTS "typeArguments_next_typeArguments" = Star
        [TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENT], subsumes parts, of "typeArguments";
    /// `',' typeArgument`
    TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENT "typeArguments_next_typeArgument" = Sequence [COMMA TYPE_ARGUMENT],
        fits [TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENTS], shortest ", ?", of "typeArguments";
    /// `('.' annotation* identifier typeArguments?)*`
    CLASS_TYPE_DOT_IDENTIFIERS "classType_dot_identifiers" = Star [CLASS_TYPE_DOT_IDENTIFIER], subsumes parts,
        of "classType";
    /// `'.' annotation* identifier typeArguments?`
    CLASS_TYPE_DOT_IDENTIFIER "classType_dot_identifier" = Sequence [DOT ANNOTATIONS IDENTIFIER_RULE
        OPTIONAL_TYPE_ARGUMENTS], fits [CLASS_TYPE_DOT_IDENTIFIERS], shortest ". a", of "classType";
    /// `primitiveType dimension+`
    CAST_TYPE_PRIMITIVE_TYPE_DIMENSIONS "castType_primitiveType_dimensions" = Sequence [PRIMITIVE_TYPE
        SOME_DIMENSIONS], fits [CAST_TYPE_CLASS_TYPE_OR_OTHER], shortest "int [ ]", as Alternative,
        of "castType";
    /// `dimension+`
    SOME_DIMENSIONS "some_dimensions" = Plus [DIMENSION], subsumes parts [DIMENSIONS], fits [DIMENSIONS],
        shortest "[ ]", of "dimension";
    /// `('&' type)*`
    AMP_TYPES "amp_types" = Star [AMP_TYPE], subsumes parts, of "classCast" "typeParameter";
    /// `'&' type`
    AMP_TYPE "amp_type" = Sequence [AMP TYPE], fits [AMP_TYPES], shortest "& a", of "classCast"
        "typeParameter";
    /// `classCast lambdaHead lambdaHead* (operands (conditional | assignment)? | block) | switch | postfix`
    UNSIGNED_OPERAND_OPERAND "unsignedOperand_operand" = Alternation
        [UNSIGNED_OPERAND_CLASS_CAST_LAMBDA_HEAD_OPERAND SWITCH POSTFIX], subsumes parts,
        fits [UNSIGNED_OPERAND], shortest "a", as Operand, of "unsignedOperand";
    /// `classCast lambdaHead lambdaHead* (operands (conditional | assignment)? | block)`
    UNSIGNED_OPERAND_CLASS_CAST_LAMBDA_HEAD_OPERAND "unsignedOperand_classCast_lambdaHead_operand" = Sequence
        [CLASS_CAST LAMBDA_HEAD LAMBDA_HEADS_OPERAND], fits [UNSIGNED_OPERAND_OPERAND],
        shortest "( a ) a -> a", as Alternative, of "unsignedOperand";
    /// `lambdaHead : (identifier | parameters | '(' identifier (',' identifier)* ')') '->'`
    LAMBDA_HEAD "lambdaHead" = Sequence [LAMBDA_HEAD_IDENTIFIER_OR_OTHER MINUS_GT], fits [LAMBDA_HEADS],
        shortest "a ->";
    /// `identifier | parameters | '(' identifier (',' identifier)* ')'`
    LAMBDA_HEAD_IDENTIFIER_OR_OTHER "lambdaHead_identifier_or_other" = Alternation [IDENTIFIER_RULE PARAMETERS
        LAMBDA_HEAD_L_PAREN_IDENTIFIER_R_PAREN], subsumes parts, shortest "a", of "lambdaHead";
    /// `parameters : '(' (parameter (',' parameter)*)? ')'`
    PARAMETERS "parameters" = Sequence [L_PAREN PARAMETERS_OPTIONAL_PARAMETERS R_PAREN],
        fits [LAMBDA_HEAD_IDENTIFIER_OR_OTHER], shortest "( )";
    /// `(parameter (',' parameter)*)?`
    PARAMETERS_OPTIONAL_PARAMETERS "parameters_optional_parameters" = Optional [PARAMETERS_LIST],
        subsumes parts, of "parameters";
    /// `parameter (',' parameter)*`
    PARAMETERS_LIST "parameters_list" = Sequence [PARAMETER PARAMETERS_NEXT_PARAMETERS], subsumes [PARAMETER],
        fits [PARAMETERS_OPTIONAL_PARAMETERS], shortest "a a", of "parameters";
    /// `parameter : modifier* type (annotation* '...')? parameterName dimension*`
    PARAMETER "parameter" = Sequence [MODIFIERS TYPE PARAMETER_OPTIONAL_DOT_DOT_DOT PARAMETER_NAME
        DIMENSIONS], fits [PARAMETERS_LIST], shortest "a a";
    /// `modifier*`
    MODIFIERS "modifiers" = Star [MODIFIER], subsumes parts, of "modifier";
    /// `modifier : annotation | 'public' | 'protected' | 'private' | 'static' | 'abstract' | 'final' |
    ///     'native' | 'synchronized' | 'transient' | 'volatile' | 'strictfp' | 'default' | 'sealed' |
    ///     'non-sealed'`
    MODIFIER "modifier" = Alternation [ANNOTATION PUBLIC PROTECTED PRIVATE STATIC ABSTRACT FINAL NATIVE
        SYNCHRONIZED TRANSIENT VOLATILE STRICTFP DEFAULT SEALED NON_MINUS_SEALED], subsumes parts,
        fits [MODIFIERS], shortest "final";
    /// `(annotation* '...')?`
    PARAMETER_OPTIONAL_DOT_DOT_DOT "parameter_optional_dot_dot_dot" = Optional [PARAMETER_DOT_DOT_DOT],
        subsumes parts, of "parameter";
    /// `annotation* '...'`
    PARAMETER_DOT_DOT_DOT "parameter_dot_dot_dot" = Sequence [ANNOTATIONS DOT_DOT_DOT],
        subsumes [DOT_DOT_DOT], fits [PARAMETER_OPTIONAL_DOT_DOT_DOT], shortest "...", of "parameter";
    /// `parameterName : identifier | (identifier '.')* 'this'`
    PARAMETER_NAME "parameterName" = Alternation [IDENTIFIER_RULE PARAMETER_NAME_THIS], subsumes parts,
        shortest "a";
    /// `(identifier '.')* 'this'`
    PARAMETER_NAME_THIS "parameterName_this" = Sequence [PARAMETER_NAME_IDENTIFIER_DOTS THIS],
        subsumes [THIS], fits [PARAMETER_NAME], shortest "this", as Alternative, of "parameterName";
    /// `(identifier '.')*`
    PARAMETER_NAME_IDENTIFIER_DOTS "parameterName_identifier_dots" = Star [PARAMETER_NAME_IDENTIFIER_DOT],
        subsumes parts, of "parameterName";
    /// `identifier '.'`
    PARAMETER_NAME_IDENTIFIER_DOT "parameterName_identifier_dot" = Sequence [IDENTIFIER_RULE DOT],
        fits [PARAMETER_NAME_IDENTIFIER_DOTS], shortest "a .", of "parameterName";
    /// `(',' parameter)*`
    PARAMETERS_NEXT_PARAMETERS "parameters_next_parameters" = Star [PARAMETERS_NEXT_PARAMETER],
        subsumes parts, of "parameters";
    /// `',' parameter`
    PARAMETERS_NEXT_PARAMETER "parameters_next_parameter" = Sequence [COMMA PARAMETER],
        fits [PARAMETERS_NEXT_PARAMETERS], shortest ", a a", of "parameters";
    /// `'(' identifier (',' identifier)* ')'`
    LAMBDA_HEAD_L_PAREN_IDENTIFIER_R_PAREN "lambdaHead_l_paren_identifier_r_paren" = Sequence [L_PAREN
        IDENTIFIER_RULE LAMBDA_HEAD_NEXT_IDENTIFIERS R_PAREN], fits [LAMBDA_HEAD_IDENTIFIER_OR_OTHER],
        shortest "( a )", as Alternative, of "lambdaHead";
    /// `(',' identifier)*`
    LAMBDA_HEAD_NEXT_IDENTIFIERS "lambdaHead_next_identifiers" = Star [LAMBDA_HEAD_NEXT_IDENTIFIER],
        subsumes parts, of "lambdaHead";
    /// `',' identifier`
    LAMBDA_HEAD_NEXT_IDENTIFIER "lambdaHead_next_identifier" = Sequence [COMMA IDENTIFIER_RULE],
        fits [LAMBDA_HEAD_NEXT_IDENTIFIERS], shortest ", a", of "lambdaHead";
    /// `lambdaHead* (operands (conditional | assignment)? | block)`
    LAMBDA_HEADS_OPERAND "lambdaHeads_operand" = Sequence [LAMBDA_HEADS OPERAND_AFTER_LAMBDA_HEADS],
        subsumes [OPERAND_AFTER_LAMBDA_HEADS], shortest "a", of "unsignedOperand" "expression";
    /// `lambdaHead*`
    LAMBDA_HEADS "lambdaHeads" = Star [LAMBDA_HEAD], subsumes parts, of "lambdaHead";
    /// `operands (conditional | assignment)? | block`
    OPERAND_AFTER_LAMBDA_HEADS "operand_after_lambdaHeads" = Alternation
        [OPERANDS_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT BLOCK], subsumes parts, fits [LAMBDA_HEADS_OPERAND],
        shortest "a", as Operand, of "unsignedOperand" "expression";
    /// `operands (conditional | assignment)?`
    OPERANDS_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT "operands_optional_conditional_or_assignment" = Sequence
        [OPERANDS OPTIONAL_CONDITIONAL_OR_ASSIGNMENT], subsumes [OPERANDS], fits [OPERAND_AFTER_LAMBDA_HEADS
        EXPRESSION], shortest "a", as Alternative, of "unsignedOperand" "expression";
    /// `(conditional | assignment)?`
    OPTIONAL_CONDITIONAL_OR_ASSIGNMENT "optional_conditional_or_assignment" = Optional
        [CONDITIONAL_OR_ASSIGNMENT], subsumes parts, of "expression" "unsignedOperand";
    /// `conditional | assignment`
    CONDITIONAL_OR_ASSIGNMENT "conditional_or_assignment" = Alternation [CONDITIONAL ASSIGNMENT],
        subsumes parts, fits [OPTIONAL_CONDITIONAL_OR_ASSIGNMENT], shortest "= a", of "expression"
        "unsignedOperand";
    /// `conditional : '?' expression ':' expression`
    CONDITIONAL "conditional" = Sequence [QUESTION EXPRESSION COLON EXPRESSION],
        fits [CONDITIONAL_OR_ASSIGNMENT OPTIONAL_CONDITIONAL], shortest "? a : a";
    /// `expression : lambdaHead (expression | block) | operands (conditional | assignment)?`
    /// In normal form `lambdaHead lambdaHead* (operands (conditional | assignment)? | block) | operands
    ///     (conditional | assignment)?`
    EXPRESSION "expression" = Alternation [EXPRESSION_LAMBDA_HEAD_OPERAND
        OPERANDS_OPTIONAL_CONDITIONAL_OR_ASSIGNMENT], subsumes parts, fits [INITIALIZER ARGUMENTS_EXPRESSIONS
        OPTIONAL_EXPRESSION], shortest "a";
    /// `lambdaHead lambdaHead* (operands (conditional | assignment)? | block)`
    EXPRESSION_LAMBDA_HEAD_OPERAND "expression_lambdaHead_operand" = Sequence [LAMBDA_HEAD
        LAMBDA_HEADS_OPERAND], fits [EXPRESSION], shortest "a -> a", as Alternative, of "expression";
    /// `assignment : assignmentOperator expression`
    ASSIGNMENT "assignment" = Sequence [ASSIGNMENT_OPERATOR EXPRESSION], fits [CONDITIONAL_OR_ASSIGNMENT
        OPTIONAL_ASSIGNMENT], shortest "= a";
    /// `assignmentOperator : '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<=' | '>' '>'+
    ///     '='`
    /// In normal form `('>' '>'+)? '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|=' | '^=' | '<<='`
    ASSIGNMENT_OPERATOR "assignmentOperator" = Alternation [ASSIGNMENT_OPERATOR_EQ PLUS_EQ MINUS_EQ STAR_EQ
        SLASH_EQ PERCENT_EQ AMP_EQ PIPE_EQ CARET_EQ LT_LT_EQ], subsumes parts, shortest "=";
    /// `('>' '>'+)? '='`
    ASSIGNMENT_OPERATOR_EQ "assignmentOperator_eq" = Sequence [ASSIGNMENT_OPERATOR_OPTIONAL_GT_GTS EQ],
        subsumes [EQ], fits [ASSIGNMENT_OPERATOR], shortest "=", as Alternative, of "assignmentOperator";
    /// `('>' '>'+)?`
    ASSIGNMENT_OPERATOR_OPTIONAL_GT_GTS "assignmentOperator_optional_gt_gts" = Optional
        [ASSIGNMENT_OPERATOR_GT_GTS], subsumes parts, of "assignmentOperator";
    /// `'>' '>'+`
    ASSIGNMENT_OPERATOR_GT_GTS "assignmentOperator_gt_gts" = Sequence [GT GTS],
        fits [ASSIGNMENT_OPERATOR_OPTIONAL_GT_GTS], shortest "> >", of "assignmentOperator";
    /// `'>'+`
    GTS "gts" = Plus [GT], subsumes parts, fits [BINARY_OPERATOR], shortest ">", of "assignmentOperator"
        "binaryOperator";
    /// `block : '{' statement* '}'`
    BLOCK "block" = Sequence [L_BRACE STATEMENTS R_BRACE], fits [OPERAND_AFTER_LAMBDA_HEADS MEMBER_KIND BODY
        STATEMENT_OPERAND CASE_BODY], shortest "{ }";
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, of "statement";
    /// `statement : block | ';' | localVariable ';' | classDeclaration | identifier ':' statement |
    ///     yieldStatement | expressionStatement | ifStatement | whileStatement | doStatement | forStatement
    ///     | switch | tryStatement | synchronizedStatement | returnStatement | throwStatement |
    ///     breakStatement | assertStatement`
    /// In normal form `statement_tails statement_operand`
    STATEMENT "statement" = Sequence [STATEMENT_TAILS STATEMENT_OPERAND], subsumes [STATEMENT_OPERAND],
        fits [STATEMENTS], shortest ";";
    /// `(identifier ':' | 'while' '(' expression ')' | 'for' '(' forHead ')')*`
    STATEMENT_TAILS "statement_tails" = Star [STATEMENT_TAIL], subsumes parts, of "statement";
    /// `identifier ':' | 'while' '(' expression ')' | 'for' '(' forHead ')'`
    STATEMENT_TAIL "statement_tail" = Alternation [STATEMENT_IDENTIFIER_COLON STATEMENT_WHILE STATEMENT_FOR],
        subsumes parts, fits [STATEMENT_TAILS], shortest "a :", as Tail, of "statement";
    /// `identifier ':'`
    STATEMENT_IDENTIFIER_COLON "statement_identifier_colon" = Sequence [IDENTIFIER_RULE COLON],
        fits [STATEMENT_TAIL], shortest "a :", as Alternative, of "statement";
    /// `'while' '(' expression ')'`
    STATEMENT_WHILE "statement_while" = Sequence [WHILE L_PAREN EXPRESSION R_PAREN], fits [STATEMENT_TAIL],
        shortest "while ( a )", as Alternative, of "statement";
    /// `'for' '(' forHead ')'`
    STATEMENT_FOR "statement_for" = Sequence [FOR L_PAREN FOR_HEAD R_PAREN], fits [STATEMENT_TAIL],
        shortest "for ( ; ; )", as Alternative, of "statement";
    /// `forHead : modifier* type identifier dimension* ':' expression | forInitialization? ';' expression?
    ///     ';' statementExpressions?`
    FOR_HEAD "forHead" = Alternation [FOR_HEAD_TYPE_IDENTIFIER_COLON_EXPRESSION FOR_HEAD_SEMICOLON_SEMICOLON],
        subsumes parts, shortest "; ;";
    /// `modifier* type identifier dimension* ':' expression`
    FOR_HEAD_TYPE_IDENTIFIER_COLON_EXPRESSION "forHead_type_identifier_colon_expression" = Sequence [MODIFIERS
        TYPE IDENTIFIER_RULE DIMENSIONS COLON EXPRESSION], fits [FOR_HEAD], shortest "a a : a",
        as Alternative, of "forHead";
    /// `forInitialization? ';' expression? ';' statementExpressions?`
    FOR_HEAD_SEMICOLON_SEMICOLON "forHead_semicolon_semicolon" = Sequence [OPTIONAL_FOR_INITIALIZATION
        SEMICOLON OPTIONAL_EXPRESSION SEMICOLON OPTIONAL_STATEMENT_EXPRESSIONS], fits [FOR_HEAD],
        shortest "; ;", as Alternative, of "forHead";
    /// `forInitialization?`
    OPTIONAL_FOR_INITIALIZATION "optional_forInitialization" = Optional [FOR_INITIALIZATION], subsumes parts,
        of "forInitialization";
    /// `forInitialization : localVariable | statementExpressions`
    FOR_INITIALIZATION "forInitialization" = Alternation [LOCAL_VARIABLE STATEMENT_EXPRESSIONS],
        subsumes parts, fits [OPTIONAL_FOR_INITIALIZATION], shortest "a";
    /// `localVariable : modifier* type variables`
    LOCAL_VARIABLE "localVariable" = Sequence [MODIFIERS TYPE VARIABLES], fits [FOR_INITIALIZATION
        OPTIONAL_LOCAL_VARIABLE], shortest "a a";
    /// `variables : variable (',' variable)*`
    VARIABLES "variables" = Sequence [VARIABLE VARIABLES_NEXT_VARIABLES], subsumes [VARIABLE], shortest "a";
    /// `variable : identifier dimension* ('=' initializer)?`
    VARIABLE "variable" = Sequence [IDENTIFIER_RULE DIMENSIONS VARIABLE_OPTIONAL_EQ_INITIALIZER],
        subsumes [IDENTIFIER_RULE], fits [VARIABLES], shortest "a";
    /// `('=' initializer)?`
    VARIABLE_OPTIONAL_EQ_INITIALIZER "variable_optional_eq_initializer" = Optional [VARIABLE_EQ_INITIALIZER],
        subsumes parts, of "variable";
    /// `'=' initializer`
    VARIABLE_EQ_INITIALIZER "variable_eq_initializer" = Sequence [EQ INITIALIZER],
        fits [VARIABLE_OPTIONAL_EQ_INITIALIZER], shortest "= a", of "variable";
    /// `initializer : expression | arrayInitializer`
    INITIALIZER "initializer" = Alternation [EXPRESSION ARRAY_INITIALIZER], subsumes parts,
        fits [ARRAY_INITIALIZER_INITIALIZERS], shortest "a";
    /// `arrayInitializer : '{' (initializer (',' initializer)*)? ','? '}'`
    ARRAY_INITIALIZER "arrayInitializer" = Sequence [L_BRACE ARRAY_INITIALIZER_OPTIONAL_INITIALIZERS
        OPTIONAL_COMMA R_BRACE], fits [INITIALIZER], shortest "{ }";
    /// `(initializer (',' initializer)*)?`
    ARRAY_INITIALIZER_OPTIONAL_INITIALIZERS "arrayInitializer_optional_initializers" = Optional
        [ARRAY_INITIALIZER_INITIALIZERS], subsumes parts, of "arrayInitializer";
    /// `initializer (',' initializer)*`
    ARRAY_INITIALIZER_INITIALIZERS "arrayInitializer_initializers" = Sequence [INITIALIZER
        ARRAY_INITIALIZER_NEXT_INITIALIZERS], subsumes [INITIALIZER],
        fits [ARRAY_INITIALIZER_OPTIONAL_INITIALIZERS], shortest "a", of "arrayInitializer";
    /// `(',' initializer)*`
    ARRAY_INITIALIZER_NEXT_INITIALIZERS "arrayInitializer_next_initializers" = Star
        [ARRAY_INITIALIZER_NEXT_INITIALIZER], subsumes parts, of "arrayInitializer";
    /// `',' initializer`
    ARRAY_INITIALIZER_NEXT_INITIALIZER "arrayInitializer_next_initializer" = Sequence [COMMA INITIALIZER],
        fits [ARRAY_INITIALIZER_NEXT_INITIALIZERS], shortest ", a", of "arrayInitializer";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "enum" "elementValue"
        "arrayInitializer";
    /// `(',' variable)*`
    VARIABLES_NEXT_VARIABLES "variables_next_variables" = Star [VARIABLES_NEXT_VARIABLE], subsumes parts,
        of "variables";
    /// `',' variable`
    VARIABLES_NEXT_VARIABLE "variables_next_variable" = Sequence [COMMA VARIABLE],
        fits [VARIABLES_NEXT_VARIABLES], shortest ", a", of "variables";
    /// `statementExpressions : statementExpression (',' statementExpression)*`
    STATEMENT_EXPRESSIONS "statementExpressions" = Sequence [STATEMENT_EXPRESSION
        STATEMENT_EXPRESSIONS_NEXT_STATEMENT_EXPRESSIONS], subsumes [STATEMENT_EXPRESSION],
        fits [FOR_INITIALIZATION OPTIONAL_STATEMENT_EXPRESSIONS], shortest "a";
    /// `statementExpression : ('++' | '--') operand | postfix assignment?`
    STATEMENT_EXPRESSION "statementExpression" = Alternation
        [STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS_OPERAND STATEMENT_EXPRESSION_POSTFIX], subsumes parts,
        fits [STATEMENT_EXPRESSIONS], shortest "a";
    /// `('++' | '--') operand`
    STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS_OPERAND
        "statementExpression_plus_plus_or_minus_minus_operand" = Sequence
        [STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS OPERAND], fits [STATEMENT_EXPRESSION], shortest "++ a",
        as Alternative, of "statementExpression";
    /// `'++' | '--'`
    STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS "statementExpression_plus_plus_or_minus_minus" = Set
        [PLUS_PLUS MINUS_MINUS], subsumes parts, shortest "++", of "statementExpression";
    /// `postfix assignment?`
    STATEMENT_EXPRESSION_POSTFIX "statementExpression_postfix" = Sequence [POSTFIX OPTIONAL_ASSIGNMENT],
        subsumes [POSTFIX], fits [STATEMENT_EXPRESSION], shortest "a", as Alternative,
        of "statementExpression";
    /// `postfix : primary suffix*`
    POSTFIX "postfix" = Sequence [PRIMARY SUFFIXES], subsumes [PRIMARY], fits [UNSIGNED_OPERAND_OPERAND
        STATEMENT_EXPRESSION_POSTFIX RESOURCE], shortest "a";
    /// `primary : identifier | 'this' | 'super' | 'null' | 'true' | 'false' | INTEGER | FLOATING | CHARACTER
    ///     | STRING | TEXT_BLOCK | '(' expression ')' | creator | primitiveType dimension* ('.' 'class' |
    ///     methodReference) | 'void' '.' 'class' | typeArguments ('this' | 'super')`
    PRIMARY "primary" = Alternation [IDENTIFIER_RULE THIS SUPER NULL TRUE FALSE INTEGER FLOATING CHARACTER
        STRING TEXT_BLOCK PRIMARY_L_PAREN_EXPRESSION_R_PAREN CREATOR PRIMARY_PRIMITIVE_TYPE PRIMARY_VOID_CLASS
        PRIMARY_TYPE_ARGUMENTS_THIS_OR_SUPER], subsumes parts, fits [POSTFIX], shortest "a";
    /// `'(' expression ')'`
    PRIMARY_L_PAREN_EXPRESSION_R_PAREN "primary_l_paren_expression_r_paren" = Sequence [L_PAREN EXPRESSION
        R_PAREN], fits [PRIMARY], shortest "( a )", as Alternative, of "primary";
    /// `creator : 'new' typeArguments? annotation* (primitiveType | classType) (arguments classBody? |
    ///     dimension+ arrayInitializer | annotation* '[' expression ']')`
    CREATOR "creator" = Sequence [NEW OPTIONAL_TYPE_ARGUMENTS ANNOTATIONS PRIMITIVE_TYPE_OR_CLASS_TYPE
        CREATOR_ARGUMENTS_OR_OTHER], fits [PRIMARY SUFFIX_AFTER_DOT], shortest "new a ( )";
    /// `arguments classBody? | dimension+ arrayInitializer | annotation* '[' expression ']'`
    CREATOR_ARGUMENTS_OR_OTHER "creator_arguments_or_other" = Alternation [CREATOR_ARGUMENTS
        CREATOR_DIMENSIONS_ARRAY_INITIALIZER CREATOR_L_BRACKET_EXPRESSION_R_BRACKET], subsumes parts,
        shortest "( )", of "creator";
    /// `arguments classBody?`
    CREATOR_ARGUMENTS "creator_arguments" = Sequence [ARGUMENTS OPTIONAL_CLASS_BODY], subsumes [ARGUMENTS],
        fits [CREATOR_ARGUMENTS_OR_OTHER], shortest "( )", as Alternative, of "creator";
    /// `arguments : '(' (expression (',' expression)*)? ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN ARGUMENTS_OPTIONAL_EXPRESSIONS R_PAREN], fits [CREATOR_ARGUMENTS
        OPTIONAL_ARGUMENTS SUFFIX], shortest "( )";
    /// `(expression (',' expression)*)?`
    ARGUMENTS_OPTIONAL_EXPRESSIONS "arguments_optional_expressions" = Optional [ARGUMENTS_EXPRESSIONS],
        subsumes parts, of "arguments";
    /// `expression (',' expression)*`
    ARGUMENTS_EXPRESSIONS "arguments_expressions" = Sequence [EXPRESSION ARGUMENTS_NEXT_EXPRESSIONS],
        subsumes [EXPRESSION], fits [ARGUMENTS_OPTIONAL_EXPRESSIONS], shortest "a", of "arguments";
    /// `(',' expression)*`
    ARGUMENTS_NEXT_EXPRESSIONS "arguments_next_expressions" = Star [ARGUMENTS_NEXT_EXPRESSION],
        subsumes parts, of "arguments";
    /// `',' expression`
    ARGUMENTS_NEXT_EXPRESSION "arguments_next_expression" = Sequence [COMMA EXPRESSION],
        fits [ARGUMENTS_NEXT_EXPRESSIONS], shortest ", a", of "arguments";
    /// `classBody?`
    OPTIONAL_CLASS_BODY "optional_classBody" = Optional [CLASS_BODY], subsumes parts, of "classBody";
    /// `classBody : '{' member* '}'`
    CLASS_BODY "classBody" = Sequence [L_BRACE MEMBERS R_BRACE], fits [OPTIONAL_CLASS_BODY], shortest "{ }";
    /// `member*`
    MEMBERS "members" = Star [MEMBER], subsumes parts, of "member";
    /// `member : ';' | modifier* memberKind`
    MEMBER "member" = Alternation [SEMICOLON MEMBER_MEMBER_KIND], subsumes parts, fits [MEMBERS],
        shortest ";";
    /// `modifier* memberKind`
    MEMBER_MEMBER_KIND "member_memberKind" = Sequence [MODIFIERS MEMBER_KIND], subsumes [MEMBER_KIND],
        fits [MEMBER], shortest "{ }", as Alternative, of "member";
    /// `memberKind : block | classKind | field | method | constructor`
    MEMBER_KIND "memberKind" = Alternation [BLOCK CLASS_KIND FIELD METHOD CONSTRUCTOR], subsumes parts,
        fits [MEMBER_MEMBER_KIND], shortest "{ }";
    /// `classKind : normalClass | interface | enum | record`
    CLASS_KIND "classKind" = Alternation [NORMAL_CLASS INTERFACE ENUM RECORD], subsumes parts,
        fits [MEMBER_KIND CLASS_DECLARATION], shortest "enum a { }";
    /// `normalClass : 'class' identifier typeParameters? ('extends' type)? implemented? permitted? classBody`
    NORMAL_CLASS "normalClass" = Sequence [CLASS IDENTIFIER_RULE OPTIONAL_TYPE_PARAMETERS
        NORMAL_CLASS_OPTIONAL_EXTENDS OPTIONAL_IMPLEMENTED OPTIONAL_PERMITTED CLASS_BODY], fits [CLASS_KIND],
        shortest "class a { }";
    /// `typeParameters?`
    OPTIONAL_TYPE_PARAMETERS "optional_typeParameters" = Optional [TYPE_PARAMETERS], subsumes parts,
        of "typeParameters";
    /// `typeParameters : '<' typeParameter (',' typeParameter)* '>'`
    TYPE_PARAMETERS "typeParameters" = Sequence [LT TYPE_PARAMETER TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS GT],
        fits [OPTIONAL_TYPE_PARAMETERS], shortest "< a >";
    /// `typeParameter : annotation* identifier ('extends' type ('&' type)*)?`
    TYPE_PARAMETER "typeParameter" = Sequence [ANNOTATIONS IDENTIFIER_RULE TYPE_PARAMETER_OPTIONAL_EXTENDS],
        subsumes [IDENTIFIER_RULE], shortest "a";
    /// `('extends' type ('&' type)*)?`
    TYPE_PARAMETER_OPTIONAL_EXTENDS "typeParameter_optional_extends" = Optional [TYPE_PARAMETER_EXTENDS],
        subsumes parts, of "typeParameter";
    /// `'extends' type ('&' type)*`
    TYPE_PARAMETER_EXTENDS "typeParameter_extends" = Sequence [EXTENDS TYPE AMP_TYPES],
        fits [TYPE_PARAMETER_OPTIONAL_EXTENDS], shortest "extends a", of "typeParameter";
    /// `(',' typeParameter)*`
    TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS "typeParameters_next_typeParameters" = Star
        [TYPE_PARAMETERS_NEXT_TYPE_PARAMETER], subsumes parts, of "typeParameters";
    /// `',' typeParameter`
    TYPE_PARAMETERS_NEXT_TYPE_PARAMETER "typeParameters_next_typeParameter" = Sequence [COMMA TYPE_PARAMETER],
        fits [TYPE_PARAMETERS_NEXT_TYPE_PARAMETERS], shortest ", a", of "typeParameters";
    /// `('extends' type)?`
    NORMAL_CLASS_OPTIONAL_EXTENDS "normalClass_optional_extends" = Optional [NORMAL_CLASS_EXTENDS],
        subsumes parts, of "normalClass";
    /// `'extends' type`
    NORMAL_CLASS_EXTENDS "normalClass_extends" = Sequence [EXTENDS TYPE],
        fits [NORMAL_CLASS_OPTIONAL_EXTENDS], shortest "extends a", of "normalClass";
    /// `implemented?`
    OPTIONAL_IMPLEMENTED "optional_implemented" = Optional [IMPLEMENTED], subsumes parts, of "implemented";
    /// `implemented : 'implements' types`
    IMPLEMENTED "implemented" = Sequence [IMPLEMENTS TYPES], fits [OPTIONAL_IMPLEMENTED],
        shortest "implements a";
    /// `types : type (',' type)*`
    TYPES "types" = Sequence [TYPE TYPES_NEXT_TYPES], subsumes [TYPE], shortest "a";
    /// `(',' type)*`
    TYPES_NEXT_TYPES "types_next_types" = Star [TYPES_NEXT_TYPE], subsumes parts, of "types";
    /// `',' type`
    TYPES_NEXT_TYPE "types_next_type" = Sequence [COMMA TYPE], fits [TYPES_NEXT_TYPES], shortest ", a",
        of "types";
    /// `permitted?`
    OPTIONAL_PERMITTED "optional_permitted" = Optional [PERMITTED], subsumes parts, of "permitted";
    /// `permitted : 'permits' types`
    PERMITTED "permitted" = Sequence [PERMITS TYPES], fits [OPTIONAL_PERMITTED], shortest "permits a";
    /// `interface : '@'? 'interface' identifier typeParameters? ('extends' types)? permitted? classBody`
    INTERFACE "interface" = Sequence [INTERFACE_OPTIONAL_AT INTERFACE_KEYWORD IDENTIFIER_RULE
        OPTIONAL_TYPE_PARAMETERS INTERFACE_OPTIONAL_EXTENDS OPTIONAL_PERMITTED CLASS_BODY], fits [CLASS_KIND],
        shortest "interface a { }";
    /// `'@'?`
    INTERFACE_OPTIONAL_AT "interface_optional_at" = Optional [AT], subsumes parts, of "interface";
    /// `('extends' types)?`
    INTERFACE_OPTIONAL_EXTENDS "interface_optional_extends" = Optional [INTERFACE_EXTENDS], subsumes parts,
        of "interface";
    /// `'extends' types`
    INTERFACE_EXTENDS "interface_extends" = Sequence [EXTENDS TYPES], fits [INTERFACE_OPTIONAL_EXTENDS],
        shortest "extends a", of "interface";
    /// `enum : 'enum' identifier implemented? '{' (enumConstant (',' enumConstant)*)? ','? (';' member*)?
    ///     '}'`
    ENUM "enum" = Sequence [ENUM_KEYWORD IDENTIFIER_RULE OPTIONAL_IMPLEMENTED L_BRACE
        ENUM_OPTIONAL_ENUM_CONSTANTS OPTIONAL_COMMA ENUM_OPTIONAL_NEXT_MEMBERS R_BRACE], fits [CLASS_KIND],
        shortest "enum a { }";
    /// `(enumConstant (',' enumConstant)*)?`
    ENUM_OPTIONAL_ENUM_CONSTANTS "enum_optional_enumConstants" = Optional [ENUM_ENUM_CONSTANTS],
        subsumes parts, of "enum";
    /// `enumConstant (',' enumConstant)*`
    ENUM_ENUM_CONSTANTS "enum_enumConstants" = Sequence [ENUM_CONSTANT ENUM_NEXT_ENUM_CONSTANTS],
        subsumes [ENUM_CONSTANT], fits [ENUM_OPTIONAL_ENUM_CONSTANTS], shortest "a", of "enum";
    /// `enumConstant : annotation* identifier arguments? classBody?`
    ENUM_CONSTANT "enumConstant" = Sequence [ANNOTATIONS IDENTIFIER_RULE OPTIONAL_ARGUMENTS
        OPTIONAL_CLASS_BODY], subsumes [IDENTIFIER_RULE], fits [ENUM_ENUM_CONSTANTS], shortest "a";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `(',' enumConstant)*`
    ENUM_NEXT_ENUM_CONSTANTS "enum_next_enumConstants" = Star [ENUM_NEXT_ENUM_CONSTANT], subsumes parts,
        of "enum";
    /// `',' enumConstant`
    ENUM_NEXT_ENUM_CONSTANT "enum_next_enumConstant" = Sequence [COMMA ENUM_CONSTANT],
        fits [ENUM_NEXT_ENUM_CONSTANTS], shortest ", a", of "enum";
    /// `(';' member*)?`
    ENUM_OPTIONAL_NEXT_MEMBERS "enum_optional_next_members" = Optional [ENUM_NEXT_MEMBERS], subsumes parts,
        of "enum";
    /// `';' member*`
    ENUM_NEXT_MEMBERS "enum_next_members" = Sequence [SEMICOLON MEMBERS], subsumes [SEMICOLON],
        fits [ENUM_OPTIONAL_NEXT_MEMBERS], shortest ";", of "enum";
    /// `record : 'record' identifier typeParameters? parameters implemented? classBody`
    RECORD "record" = Sequence [RECORD_KEYWORD IDENTIFIER_RULE OPTIONAL_TYPE_PARAMETERS PARAMETERS
        OPTIONAL_IMPLEMENTED CLASS_BODY], fits [CLASS_KIND], shortest "record a ( ) { }";
    /// `field : type variables ';'`
    FIELD "field" = Sequence [TYPE VARIABLES SEMICOLON], fits [MEMBER_KIND], shortest "a a ;";
    /// `method : typeParameters? (type | 'void') identifier parameters dimension* throws? ('default'
    ///     elementValue)? body`
    METHOD "method" = Sequence [OPTIONAL_TYPE_PARAMETERS METHOD_TYPE_OR_VOID IDENTIFIER_RULE PARAMETERS
        DIMENSIONS OPTIONAL_THROWS METHOD_OPTIONAL_DEFAULT BODY], fits [MEMBER_KIND], shortest "a a ( ) ;";
    /// `type | 'void'`
    METHOD_TYPE_OR_VOID "method_type_or_void" = Alternation [TYPE VOID], subsumes parts, shortest "a",
        of "method";
    /// `throws?`
    OPTIONAL_THROWS "optional_throws" = Optional [THROWS], subsumes parts, of "throws";
    /// `throws : 'throws' types`
    THROWS "throws" = Sequence [THROWS_KEYWORD TYPES], fits [OPTIONAL_THROWS], shortest "throws a";
    /// `('default' elementValue)?`
    METHOD_OPTIONAL_DEFAULT "method_optional_default" = Optional [METHOD_DEFAULT], subsumes parts,
        of "method";
    /// `'default' elementValue`
    METHOD_DEFAULT "method_default" = Sequence [DEFAULT ELEMENT_VALUE], fits [METHOD_OPTIONAL_DEFAULT],
        shortest "default a", of "method";
    /// `body : block | ';'`
    BODY "body" = Alternation [BLOCK SEMICOLON], subsumes parts, shortest ";";
    /// `constructor : typeParameters? identifier parameters throws? body | identifier block`
    CONSTRUCTOR "constructor" = Alternation [CONSTRUCTOR_IDENTIFIER_PARAMETERS_BODY
        CONSTRUCTOR_IDENTIFIER_BLOCK], subsumes parts, fits [MEMBER_KIND], shortest "a { }";
    /// `typeParameters? identifier parameters throws? body`
    CONSTRUCTOR_IDENTIFIER_PARAMETERS_BODY "constructor_identifier_parameters_body" = Sequence
        [OPTIONAL_TYPE_PARAMETERS IDENTIFIER_RULE PARAMETERS OPTIONAL_THROWS BODY], fits [CONSTRUCTOR],
        shortest "a ( ) ;", as Alternative, of "constructor";
    /// `identifier block`
    CONSTRUCTOR_IDENTIFIER_BLOCK "constructor_identifier_block" = Sequence [IDENTIFIER_RULE BLOCK],
        fits [CONSTRUCTOR], shortest "a { }", as Alternative, of "constructor";
    /// `dimension+ arrayInitializer`
    CREATOR_DIMENSIONS_ARRAY_INITIALIZER "creator_dimensions_arrayInitializer" = Sequence [SOME_DIMENSIONS
        ARRAY_INITIALIZER], fits [CREATOR_ARGUMENTS_OR_OTHER], shortest "[ ] { }", as Alternative,
        of "creator";
    /// `annotation* '[' expression ']'`
    CREATOR_L_BRACKET_EXPRESSION_R_BRACKET "creator_l_bracket_expression_r_bracket" = Sequence [ANNOTATIONS
        L_BRACKET EXPRESSION R_BRACKET], fits [CREATOR_ARGUMENTS_OR_OTHER], shortest "[ a ]", as Alternative,
        of "creator";
    /// `primitiveType dimension* ('.' 'class' | methodReference)`
    PRIMARY_PRIMITIVE_TYPE "primary_primitiveType" = Sequence [PRIMITIVE_TYPE DIMENSIONS
        PRIMARY_NEXT_CLASS_OR_METHOD_REFERENCE], fits [PRIMARY], shortest "int :: a", as Alternative,
        of "primary";
    /// `'.' 'class' | methodReference`
    PRIMARY_NEXT_CLASS_OR_METHOD_REFERENCE "primary_next_class_or_methodReference" = Alternation
        [PRIMARY_NEXT_CLASS METHOD_REFERENCE], subsumes parts, shortest ":: a", of "primary";
    /// `'.' 'class'`
    PRIMARY_NEXT_CLASS "primary_next_class" = Sequence [DOT CLASS],
        fits [PRIMARY_NEXT_CLASS_OR_METHOD_REFERENCE], shortest ". class", as Alternative, of "primary";
    /// `methodReference : '::' typeArguments? (identifier | 'new')`
    METHOD_REFERENCE "methodReference" = Sequence [COLON_COLON OPTIONAL_TYPE_ARGUMENTS
        METHOD_REFERENCE_IDENTIFIER_OR_NEW], fits [PRIMARY_NEXT_CLASS_OR_METHOD_REFERENCE
        SUFFIX_METHOD_REFERENCE], shortest ":: a";
    /// `identifier | 'new'`
    METHOD_REFERENCE_IDENTIFIER_OR_NEW "methodReference_identifier_or_new" = Alternation [IDENTIFIER_RULE
        NEW], subsumes parts, shortest "a", of "methodReference";
    /// `'void' '.' 'class'`
    PRIMARY_VOID_CLASS "primary_void_class" = Sequence [VOID DOT CLASS], fits [PRIMARY],
        shortest "void . class", as Alternative, of "primary";
    /// `typeArguments ('this' | 'super')`
    PRIMARY_TYPE_ARGUMENTS_THIS_OR_SUPER "primary_typeArguments_this_or_super" = Sequence [TYPE_ARGUMENTS
        PRIMARY_THIS_OR_SUPER], fits [PRIMARY], shortest "< > this", as Alternative, of "primary";
    /// `'this' | 'super'`
    PRIMARY_THIS_OR_SUPER "primary_this_or_super" = Set [THIS SUPER], subsumes parts, shortest "this",
        of "primary";
    /// `suffix*`
    SUFFIXES "suffixes" = Star [SUFFIX], subsumes parts, of "suffix";
    /// `suffix : '.' typeArguments? identifier | '.' ('this' | 'class') | '.' typeArguments? 'super' | '.'
    ///     creator | arguments | '[' expression? ']' | '++' | '--' | methodReference | typeArguments ('.'
    ///     identifier typeArguments?)* dimension* methodReference`
    /// In normal form `'.' (typeArguments? (identifier | 'super') | 'this' | 'class' | creator) | arguments
    ///     | '[' expression? ']' | '++' | '--' | (typeArguments ('.' identifier
    ///     typeArguments?)* dimension*)? methodReference`
    SUFFIX "suffix" = Alternation [SUFFIX_NEXT_IDENTIFIER_OR_SUPER_OR_OTHER ARGUMENTS
        SUFFIX_L_BRACKET_R_BRACKET PLUS_PLUS MINUS_MINUS SUFFIX_METHOD_REFERENCE], subsumes parts,
        fits [SUFFIXES], shortest "++";
    /// `'.' (typeArguments? (identifier | 'super') | 'this' | 'class' | creator)`
    SUFFIX_NEXT_IDENTIFIER_OR_SUPER_OR_OTHER "suffix_next_identifier_or_super_or_other" = Sequence [DOT
        SUFFIX_AFTER_DOT], fits [SUFFIX], shortest ". a", as Alternative, of "suffix";
    /// `typeArguments? (identifier | 'super') | 'this' | 'class' | creator`
    SUFFIX_AFTER_DOT "suffix_after_dot" = Alternation [SUFFIX_IDENTIFIER_OR_SUPER THIS CLASS CREATOR],
        subsumes parts, shortest "a", as Rest, of "suffix";
    /// `typeArguments? (identifier | 'super')`
    SUFFIX_IDENTIFIER_OR_SUPER "suffix_identifier_or_super" = Sequence [OPTIONAL_TYPE_ARGUMENTS
        SUFFIX_AFTER_OPTIONAL_TYPE_ARGUMENTS], subsumes [SUFFIX_AFTER_OPTIONAL_TYPE_ARGUMENTS],
        fits [SUFFIX_AFTER_DOT], shortest "a", as Alternative, of "suffix";
    /// `identifier | 'super'`
    SUFFIX_AFTER_OPTIONAL_TYPE_ARGUMENTS "suffix_after_optional_typeArguments" = Alternation [IDENTIFIER_RULE
        SUPER], subsumes parts, fits [SUFFIX_IDENTIFIER_OR_SUPER], shortest "a", as Rest, of "suffix";
    /// `'[' expression? ']'`
    SUFFIX_L_BRACKET_R_BRACKET "suffix_l_bracket_r_bracket" = Sequence [L_BRACKET OPTIONAL_EXPRESSION
        R_BRACKET], fits [SUFFIX], shortest "[ ]", as Alternative, of "suffix";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `(typeArguments ('.' identifier typeArguments?)* dimension*)? methodReference`
    SUFFIX_METHOD_REFERENCE "suffix_methodReference" = Sequence [SUFFIX_OPTIONAL_TYPE_ARGUMENTS
        METHOD_REFERENCE], subsumes [METHOD_REFERENCE], fits [SUFFIX], shortest ":: a", as Alternative,
        of "suffix";
    /// `(typeArguments ('.' identifier typeArguments?)* dimension*)?`
    SUFFIX_OPTIONAL_TYPE_ARGUMENTS "suffix_optional_typeArguments" = Optional [SUFFIX_TYPE_ARGUMENTS],
        subsumes parts, of "suffix";
    /// `typeArguments ('.' identifier typeArguments?)* dimension*`
    SUFFIX_TYPE_ARGUMENTS "suffix_typeArguments" = Sequence [TYPE_ARGUMENTS SUFFIX_DOT_IDENTIFIERS
        DIMENSIONS], subsumes [TYPE_ARGUMENTS], fits [SUFFIX_OPTIONAL_TYPE_ARGUMENTS], shortest "< >",
        of "suffix";
    /// `('.' identifier typeArguments?)*`
    SUFFIX_DOT_IDENTIFIERS "suffix_dot_identifiers" = Star [SUFFIX_DOT_IDENTIFIER], subsumes parts,
        of "suffix";
    /// `'.' identifier typeArguments?`
    SUFFIX_DOT_IDENTIFIER "suffix_dot_identifier" = Sequence [DOT IDENTIFIER_RULE OPTIONAL_TYPE_ARGUMENTS],
        fits [SUFFIX_DOT_IDENTIFIERS], shortest ". a", of "suffix";
    /// `assignment?`
    OPTIONAL_ASSIGNMENT "optional_assignment" = Optional [ASSIGNMENT], subsumes parts, of "assignment";
    /// `(',' statementExpression)*`
    STATEMENT_EXPRESSIONS_NEXT_STATEMENT_EXPRESSIONS "statementExpressions_next_statementExpressions" = Star
        [STATEMENT_EXPRESSIONS_NEXT_STATEMENT_EXPRESSION], subsumes parts, of "statementExpressions";
    /// `',' statementExpression`
    STATEMENT_EXPRESSIONS_NEXT_STATEMENT_EXPRESSION "statementExpressions_next_statementExpression" = Sequence
        [COMMA STATEMENT_EXPRESSION], fits [STATEMENT_EXPRESSIONS_NEXT_STATEMENT_EXPRESSIONS], shortest ", a",
        of "statementExpressions";
    /// `statementExpressions?`
    OPTIONAL_STATEMENT_EXPRESSIONS "optional_statementExpressions" = Optional [STATEMENT_EXPRESSIONS],
        subsumes parts, of "statementExpressions";
    /// `block | localVariable? ';' | classDeclaration | yieldStatement | expressionStatement | ifStatement |
    ///     doStatement | switch | tryStatement | synchronizedStatement | returnStatement | throwStatement |
    ///     breakStatement | assertStatement`
    STATEMENT_OPERAND "statement_operand" = Alternation [BLOCK STATEMENT_SEMICOLON CLASS_DECLARATION
        YIELD_STATEMENT EXPRESSION_STATEMENT IF_STATEMENT DO_STATEMENT SWITCH TRY_STATEMENT
        SYNCHRONIZED_STATEMENT RETURN_STATEMENT THROW_STATEMENT BREAK_STATEMENT ASSERT_STATEMENT],
        subsumes parts, fits [STATEMENT], shortest ";", as Operand, of "statement";
    /// `localVariable? ';'`
    STATEMENT_SEMICOLON "statement_semicolon" = Sequence [OPTIONAL_LOCAL_VARIABLE SEMICOLON],
        subsumes [SEMICOLON], fits [STATEMENT_OPERAND], shortest ";", as Alternative, of "statement";
    /// `localVariable?`
    OPTIONAL_LOCAL_VARIABLE "optional_localVariable" = Optional [LOCAL_VARIABLE], subsumes parts,
        of "localVariable";
    /// `classDeclaration : modifier* classKind`
    CLASS_DECLARATION "classDeclaration" = Sequence [MODIFIERS CLASS_KIND], subsumes [CLASS_KIND],
        fits [TOP_LEVEL_DECLARATION STATEMENT_OPERAND], shortest "enum a { }";
    /// `yieldStatement : 'yield' expression ';'`
    YIELD_STATEMENT "yieldStatement" = Sequence [YIELD EXPRESSION SEMICOLON], fits [STATEMENT_OPERAND],
        shortest "yield a ;";
    /// `expressionStatement : statementExpression ';'`
    EXPRESSION_STATEMENT "expressionStatement" = Sequence [STATEMENT_EXPRESSION SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "a ;";
    /// `ifStatement : 'if' '(' expression ')' statement ('else' statement)?`
    IF_STATEMENT "ifStatement" = Sequence [IF L_PAREN EXPRESSION R_PAREN STATEMENT
        IF_STATEMENT_OPTIONAL_ELSE], fits [STATEMENT_OPERAND], shortest "if ( a ) ;";
    /// `('else' statement)?`
    IF_STATEMENT_OPTIONAL_ELSE "ifStatement_optional_else" = Optional [IF_STATEMENT_ELSE], subsumes parts,
        of "ifStatement";
    /// `'else' statement`
    IF_STATEMENT_ELSE "ifStatement_else" = Sequence [ELSE STATEMENT], fits [IF_STATEMENT_OPTIONAL_ELSE],
        shortest "else ;", of "ifStatement";
    /// `doStatement : 'do' statement 'while' '(' expression ')' ';'`
    DO_STATEMENT "doStatement" = Sequence [DO STATEMENT WHILE L_PAREN EXPRESSION R_PAREN SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "do ; while ( a ) ;";
    /// `switch : 'switch' '(' expression ')' '{' switchCase* '}'`
    SWITCH "switch" = Sequence [SWITCH_KEYWORD L_PAREN EXPRESSION R_PAREN L_BRACE SWITCH_CASES R_BRACE],
        fits [UNSIGNED_OPERAND_OPERAND STATEMENT_OPERAND], shortest "switch ( a ) { }";
    /// `switchCase*`
    SWITCH_CASES "switchCases" = Star [SWITCH_CASE], subsumes parts, of "switchCase";
    /// `switchCase : switchLabel (':' statement* | '->' caseBody)`
    SWITCH_CASE "switchCase" = Sequence [SWITCH_LABEL SWITCH_CASE_COLON_OR_MINUS_GT_CASE_BODY],
        fits [SWITCH_CASES], shortest "default :";
    /// `switchLabel : 'case' caseLabel (',' caseLabel)* ('when' condition)? | 'default'`
    SWITCH_LABEL "switchLabel" = Alternation [SWITCH_LABEL_CASE DEFAULT], subsumes parts, shortest "default";
    /// `'case' caseLabel (',' caseLabel)* ('when' condition)?`
    SWITCH_LABEL_CASE "switchLabel_case" = Sequence [CASE CASE_LABEL SWITCH_LABEL_NEXT_CASE_LABELS
        SWITCH_LABEL_OPTIONAL_WHEN], fits [SWITCH_LABEL], shortest "case a", as Alternative, of "switchLabel";
    /// `caseLabel : condition | pattern | 'default'`
    CASE_LABEL "caseLabel" = Alternation [CONDITION PATTERN DEFAULT], subsumes parts, shortest "a";
    /// `pattern : modifier* type (identifier | componentPatterns identifier?)`
    PATTERN "pattern" = Sequence [MODIFIERS TYPE IDENTIFIER_OR_COMPONENT_PATTERNS], fits [CASE_LABEL
        COMPONENT_PATTERNS_PATTERNS], shortest "a a";
    /// `identifier | componentPatterns identifier?`
    IDENTIFIER_OR_COMPONENT_PATTERNS "identifier_or_componentPatterns" = Alternation [IDENTIFIER_RULE
        COMPONENT_PATTERNS_OPTIONAL_IDENTIFIER], subsumes parts,
        fits [INSTANCEOF_PATTERN_OPTIONAL_IDENTIFIER_OR_COMPONENT_PATTERNS], shortest "a", of "pattern"
        "instanceofPattern";
    /// `componentPatterns identifier?`
    COMPONENT_PATTERNS_OPTIONAL_IDENTIFIER "componentPatterns_optional_identifier" = Sequence
        [COMPONENT_PATTERNS OPTIONAL_IDENTIFIER], subsumes [COMPONENT_PATTERNS],
        fits [IDENTIFIER_OR_COMPONENT_PATTERNS], shortest "( )", as Alternative, of "pattern"
        "instanceofPattern";
    /// `componentPatterns : '(' (pattern (',' pattern)*)? ')'`
    COMPONENT_PATTERNS "componentPatterns" = Sequence [L_PAREN COMPONENT_PATTERNS_OPTIONAL_PATTERNS R_PAREN],
        fits [COMPONENT_PATTERNS_OPTIONAL_IDENTIFIER], shortest "( )";
    /// `(pattern (',' pattern)*)?`
    COMPONENT_PATTERNS_OPTIONAL_PATTERNS "componentPatterns_optional_patterns" = Optional
        [COMPONENT_PATTERNS_PATTERNS], subsumes parts, of "componentPatterns";
    /// `pattern (',' pattern)*`
    COMPONENT_PATTERNS_PATTERNS "componentPatterns_patterns" = Sequence [PATTERN
        COMPONENT_PATTERNS_NEXT_PATTERNS], subsumes [PATTERN], fits [COMPONENT_PATTERNS_OPTIONAL_PATTERNS],
        shortest "a a", of "componentPatterns";
    /// `(',' pattern)*`
    COMPONENT_PATTERNS_NEXT_PATTERNS "componentPatterns_next_patterns" = Star
        [COMPONENT_PATTERNS_NEXT_PATTERN], subsumes parts, of "componentPatterns";
    /// `',' pattern`
    COMPONENT_PATTERNS_NEXT_PATTERN "componentPatterns_next_pattern" = Sequence [COMMA PATTERN],
        fits [COMPONENT_PATTERNS_NEXT_PATTERNS], shortest ", a a", of "componentPatterns";
    /// `identifier?`
    OPTIONAL_IDENTIFIER "optional_identifier" = Optional [IDENTIFIER_RULE], subsumes parts, of "identifier";
    /// `(',' caseLabel)*`
    SWITCH_LABEL_NEXT_CASE_LABELS "switchLabel_next_caseLabels" = Star [SWITCH_LABEL_NEXT_CASE_LABEL],
        subsumes parts, of "switchLabel";
    /// `',' caseLabel`
    SWITCH_LABEL_NEXT_CASE_LABEL "switchLabel_next_caseLabel" = Sequence [COMMA CASE_LABEL],
        fits [SWITCH_LABEL_NEXT_CASE_LABELS], shortest ", a", of "switchLabel";
    /// `('when' condition)?`
    SWITCH_LABEL_OPTIONAL_WHEN "switchLabel_optional_when" = Optional [SWITCH_LABEL_WHEN], subsumes parts,
        of "switchLabel";
    /// `'when' condition`
    SWITCH_LABEL_WHEN "switchLabel_when" = Sequence [WHEN CONDITION], fits [SWITCH_LABEL_OPTIONAL_WHEN],
        shortest "when a", of "switchLabel";
    /// `':' statement* | '->' caseBody`
    SWITCH_CASE_COLON_OR_MINUS_GT_CASE_BODY "switchCase_colon_or_minus_gt_caseBody" = Alternation
        [SWITCH_CASE_COLON SWITCH_CASE_MINUS_GT_CASE_BODY], subsumes parts, shortest ":", of "switchCase";
    /// `':' statement*`
    SWITCH_CASE_COLON "switchCase_colon" = Sequence [COLON STATEMENTS], subsumes [COLON],
        fits [SWITCH_CASE_COLON_OR_MINUS_GT_CASE_BODY], shortest ":", as Alternative, of "switchCase";
    /// `'->' caseBody`
    SWITCH_CASE_MINUS_GT_CASE_BODY "switchCase_minus_gt_caseBody" = Sequence [MINUS_GT CASE_BODY],
        fits [SWITCH_CASE_COLON_OR_MINUS_GT_CASE_BODY], shortest "-> { }", as Alternative, of "switchCase";
    /// `caseBody : block | throwStatement | expression ';'`
    CASE_BODY "caseBody" = Alternation [BLOCK THROW_STATEMENT CASE_BODY_EXPRESSION_SEMICOLON], subsumes parts,
        shortest "{ }";
    /// `throwStatement : 'throw' expression ';'`
    THROW_STATEMENT "throwStatement" = Sequence [THROW EXPRESSION SEMICOLON], fits [STATEMENT_OPERAND
        CASE_BODY], shortest "throw a ;";
    /// `expression ';'`
    CASE_BODY_EXPRESSION_SEMICOLON "caseBody_expression_semicolon" = Sequence [EXPRESSION SEMICOLON],
        fits [CASE_BODY], shortest "a ;", as Alternative, of "caseBody";
    /// `tryStatement : 'try' resources? block catchClause* finallyClause?`
    TRY_STATEMENT "tryStatement" = Sequence [TRY OPTIONAL_RESOURCES BLOCK CATCH_CLAUSES
        OPTIONAL_FINALLY_CLAUSE], fits [STATEMENT_OPERAND], shortest "try { }";
    /// `resources?`
    OPTIONAL_RESOURCES "optional_resources" = Optional [RESOURCES], subsumes parts, of "resources";
    /// `resources : '(' resource (';' resource)* ';'? ')'`
    RESOURCES "resources" = Sequence [L_PAREN RESOURCE RESOURCES_NEXT_RESOURCES RESOURCES_OPTIONAL_SEMICOLON
        R_PAREN], fits [OPTIONAL_RESOURCES], shortest "( a )";
    /// `resource : modifier* type identifier '=' expression | postfix`
    RESOURCE "resource" = Alternation [RESOURCE_TYPE_IDENTIFIER_EQ_EXPRESSION POSTFIX], subsumes parts,
        shortest "a";
    /// `modifier* type identifier '=' expression`
    RESOURCE_TYPE_IDENTIFIER_EQ_EXPRESSION "resource_type_identifier_eq_expression" = Sequence [MODIFIERS TYPE
        IDENTIFIER_RULE EQ EXPRESSION], fits [RESOURCE], shortest "a a = a", as Alternative, of "resource";
    /// `(';' resource)*`
    RESOURCES_NEXT_RESOURCES "resources_next_resources" = Star [RESOURCES_NEXT_RESOURCE], subsumes parts,
        of "resources";
    /// `';' resource`
    RESOURCES_NEXT_RESOURCE "resources_next_resource" = Sequence [SEMICOLON RESOURCE],
        fits [RESOURCES_NEXT_RESOURCES], shortest "; a", of "resources";
    /// `';'?`
    RESOURCES_OPTIONAL_SEMICOLON "resources_optional_semicolon" = Optional [SEMICOLON], subsumes parts,
        of "resources";
    /// `catchClause*`
    CATCH_CLAUSES "catchClauses" = Star [CATCH_CLAUSE], subsumes parts, of "catchClause";
    /// `catchClause : 'catch' '(' modifier* type ('|' type)* identifier ')' block`
    CATCH_CLAUSE "catchClause" = Sequence [CATCH L_PAREN MODIFIERS TYPE CATCH_CLAUSE_NEXT_TYPES
        IDENTIFIER_RULE R_PAREN BLOCK], fits [CATCH_CLAUSES], shortest "catch ( a a ) { }";
    /// `('|' type)*`
    CATCH_CLAUSE_NEXT_TYPES "catchClause_next_types" = Star [CATCH_CLAUSE_NEXT_TYPE], subsumes parts,
        of "catchClause";
    /// `'|' type`
    CATCH_CLAUSE_NEXT_TYPE "catchClause_next_type" = Sequence [PIPE TYPE], fits [CATCH_CLAUSE_NEXT_TYPES],
        shortest "| a", of "catchClause";
    /// `finallyClause?`
    OPTIONAL_FINALLY_CLAUSE "optional_finallyClause" = Optional [FINALLY_CLAUSE], subsumes parts,
        of "finallyClause";
    /// `finallyClause : 'finally' block`
    FINALLY_CLAUSE "finallyClause" = Sequence [FINALLY BLOCK], fits [OPTIONAL_FINALLY_CLAUSE],
        shortest "finally { }";
    /// `synchronizedStatement : 'synchronized' '(' expression ')' block`
    SYNCHRONIZED_STATEMENT "synchronizedStatement" = Sequence [SYNCHRONIZED L_PAREN EXPRESSION R_PAREN BLOCK],
        fits [STATEMENT_OPERAND], shortest "synchronized ( a ) { }";
    /// `returnStatement : 'return' expression? ';'`
    RETURN_STATEMENT "returnStatement" = Sequence [RETURN OPTIONAL_EXPRESSION SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "return ;";
    /// `breakStatement : ('break' | 'continue') identifier? ';'`
    BREAK_STATEMENT "breakStatement" = Sequence [BREAK_STATEMENT_BREAK_OR_CONTINUE OPTIONAL_IDENTIFIER
        SEMICOLON], fits [STATEMENT_OPERAND], shortest "break ;";
    /// `'break' | 'continue'`
    BREAK_STATEMENT_BREAK_OR_CONTINUE "breakStatement_break_or_continue" = Set [BREAK CONTINUE],
        subsumes parts, shortest "break", of "breakStatement";
    /// `assertStatement : 'assert' expression (':' expression)? ';'`
    ASSERT_STATEMENT "assertStatement" = Sequence [ASSERT EXPRESSION
        ASSERT_STATEMENT_OPTIONAL_COLON_EXPRESSION SEMICOLON], fits [STATEMENT_OPERAND],
        shortest "assert a ;";
    /// `(':' expression)?`
    ASSERT_STATEMENT_OPTIONAL_COLON_EXPRESSION "assertStatement_optional_colon_expression" = Optional
        [ASSERT_STATEMENT_COLON_EXPRESSION], subsumes parts, of "assertStatement";
    /// `':' expression`
    ASSERT_STATEMENT_COLON_EXPRESSION "assertStatement_colon_expression" = Sequence [COLON EXPRESSION],
        fits [ASSERT_STATEMENT_OPTIONAL_COLON_EXPRESSION], shortest ": a", of "assertStatement";
    /// `(binaryOperator operand | 'instanceof' instanceofPattern)*`
    OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOFS "operands_binaryOperator_operand_or_instanceofs" = Star
        [OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOF], subsumes parts, of "operands";
    /// `binaryOperator operand | 'instanceof' instanceofPattern`
    OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOF "operands_binaryOperator_operand_or_instanceof"
        = Alternation [OPERANDS_BINARY_OPERATOR_OPERAND OPERANDS_INSTANCEOF], subsumes parts,
        fits [OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOFS], shortest "+ a", of "operands";
    /// `binaryOperator operand`
    OPERANDS_BINARY_OPERATOR_OPERAND "operands_binaryOperator_operand" = Sequence [BINARY_OPERATOR OPERAND],
        fits [OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOF], shortest "+ a", as Alternative, of "operands";
    /// `binaryOperator : '+' | '-' | '*' | '/' | '%' | '<<' | '>'+ | '<' | '<=' | '>' '=' | '==' | '!=' |
    ///     '&' | '|' | '^' | '&&' | '||'`
    BINARY_OPERATOR "binaryOperator" = Alternation [PLUS MINUS STAR SLASH PERCENT LT_LT GTS LT LT_EQ
        BINARY_OPERATOR_GT_EQ EQ_EQ BANG_EQ AMP PIPE CARET AMP_AMP PIPE_PIPE], subsumes parts, shortest "+";
    /// `'>' '='`
    BINARY_OPERATOR_GT_EQ "binaryOperator_gt_eq" = Sequence [GT EQ], fits [BINARY_OPERATOR], shortest "> =",
        as Alternative, of "binaryOperator";
    /// `'instanceof' instanceofPattern`
    OPERANDS_INSTANCEOF "operands_instanceof" = Sequence [INSTANCEOF INSTANCEOF_PATTERN],
        fits [OPERANDS_BINARY_OPERATOR_OPERAND_OR_INSTANCEOF], shortest "instanceof a", as Alternative,
        of "operands";
    /// `instanceofPattern : modifier* type (identifier | componentPatterns identifier?)?`
    INSTANCEOF_PATTERN "instanceofPattern" = Sequence [MODIFIERS TYPE
        INSTANCEOF_PATTERN_OPTIONAL_IDENTIFIER_OR_COMPONENT_PATTERNS], subsumes [TYPE], shortest "a";
    /// `(identifier | componentPatterns identifier?)?`
    INSTANCEOF_PATTERN_OPTIONAL_IDENTIFIER_OR_COMPONENT_PATTERNS
        "instanceofPattern_optional_identifier_or_componentPatterns" = Optional
        [IDENTIFIER_OR_COMPONENT_PATTERNS], subsumes parts, of "instanceofPattern";
    /// `conditional?`
    OPTIONAL_CONDITIONAL "optional_conditional" = Optional [CONDITIONAL], subsumes parts, of "conditional";
    /// `'{' (elementValue (',' elementValue)*)? ','? '}'`
    ELEMENT_VALUE_L_BRACE_R_BRACE "elementValue_l_brace_r_brace" = Sequence [L_BRACE
        ELEMENT_VALUE_OPTIONAL_ELEMENT_VALUES OPTIONAL_COMMA R_BRACE], fits [ELEMENT_VALUE], shortest "{ }",
        as Alternative, of "elementValue";
    /// `(elementValue (',' elementValue)*)?`
    ELEMENT_VALUE_OPTIONAL_ELEMENT_VALUES "elementValue_optional_elementValues" = Optional
        [ELEMENT_VALUE_ELEMENT_VALUES], subsumes parts, of "elementValue";
    /// `elementValue (',' elementValue)*`
    ELEMENT_VALUE_ELEMENT_VALUES "elementValue_elementValues" = Sequence [ELEMENT_VALUE
        ELEMENT_VALUE_NEXT_ELEMENT_VALUES], subsumes [ELEMENT_VALUE],
        fits [ELEMENT_VALUE_OPTIONAL_ELEMENT_VALUES], shortest "a", of "elementValue";
    /// `(',' elementValue)*`
    ELEMENT_VALUE_NEXT_ELEMENT_VALUES "elementValue_next_elementValues" = Star
        [ELEMENT_VALUE_NEXT_ELEMENT_VALUE], subsumes parts, of "elementValue";
    /// `',' elementValue`
    ELEMENT_VALUE_NEXT_ELEMENT_VALUE "elementValue_next_elementValue" = Sequence [COMMA ELEMENT_VALUE],
        fits [ELEMENT_VALUE_NEXT_ELEMENT_VALUES], shortest ", a", of "elementValue";
    /// `(',' annotationArgument)*`
    ANNOTATION_ARGUMENTS_NEXT_ANNOTATION_ARGUMENTS "annotationArguments_next_annotationArguments" = Star
        [ANNOTATION_ARGUMENTS_NEXT_ANNOTATION_ARGUMENT], subsumes parts, of "annotationArguments";
    /// `',' annotationArgument`
    ANNOTATION_ARGUMENTS_NEXT_ANNOTATION_ARGUMENT "annotationArguments_next_annotationArgument" = Sequence
        [COMMA ANNOTATION_ARGUMENT], fits [ANNOTATION_ARGUMENTS_NEXT_ANNOTATION_ARGUMENTS], shortest ", a",
        of "annotationArguments";
    /// `importDeclaration : 'import' 'static'? identifier importedPart+ ';'`
    IMPORT_DECLARATION "importDeclaration" = Sequence [IMPORT IMPORT_DECLARATION_OPTIONAL_STATIC
        IDENTIFIER_RULE IMPORTED_PARTS SEMICOLON], fits [TOP_LEVEL_DECLARATION], shortest "import a . a ;";
    /// `'static'?`
    IMPORT_DECLARATION_OPTIONAL_STATIC "importDeclaration_optional_static" = Optional [STATIC],
        subsumes parts, of "importDeclaration";
    /// `importedPart+`
    IMPORTED_PARTS "importedParts" = Plus [IMPORTED_PART], subsumes parts, shortest ". a", of "importedPart";
    /// `importedPart : '.' (identifier | '*')`
    IMPORTED_PART "importedPart" = Sequence [DOT IMPORTED_PART_IDENTIFIER_OR_STAR], fits [IMPORTED_PARTS],
        shortest ". a";
    /// `identifier | '*'`
    IMPORTED_PART_IDENTIFIER_OR_STAR "importedPart_identifier_or_star" = Alternation [IDENTIFIER_RULE STAR],
        subsumes parts, shortest "a", of "importedPart";
    /// `moduleDeclaration : annotation* 'open'? 'module' qualifiedName '{' moduleDirective* '}'`
    MODULE_DECLARATION "moduleDeclaration" = Sequence [ANNOTATIONS MODULE_DECLARATION_OPTIONAL_OPEN MODULE
        QUALIFIED_NAME L_BRACE MODULE_DIRECTIVES R_BRACE], fits [TOP_LEVEL_DECLARATION],
        shortest "module a { }";
    /// `'open'?`
    MODULE_DECLARATION_OPTIONAL_OPEN "moduleDeclaration_optional_open" = Optional [OPEN], subsumes parts,
        of "moduleDeclaration";
    /// `moduleDirective*`
    MODULE_DIRECTIVES "moduleDirectives" = Star [MODULE_DIRECTIVE], subsumes parts, of "moduleDirective";
    /// `moduleDirective : 'requires' ('transitive' | 'static')* qualifiedName ';' | ('exports' | 'opens')
    ///     qualifiedName ('to' qualifiedName (',' qualifiedName)*)? ';' | 'uses' qualifiedName ';' |
    ///     'provides' qualifiedName 'with' qualifiedName (',' qualifiedName)* ';'`
    MODULE_DIRECTIVE "moduleDirective" = Alternation [MODULE_DIRECTIVE_REQUIRES
        MODULE_DIRECTIVE_EXPORTS_OR_OPENS_QUALIFIED_NAME MODULE_DIRECTIVE_USES
        MODULE_DIRECTIVE_PROVIDES_WITH], subsumes parts, fits [MODULE_DIRECTIVES], shortest "uses a ;";
    /// `'requires' ('static' | 'transitive')* qualifiedName ';'`
    MODULE_DIRECTIVE_REQUIRES "moduleDirective_requires" = Sequence [REQUIRES
        MODULE_DIRECTIVE_STATIC_OR_TRANSITIVES QUALIFIED_NAME SEMICOLON], fits [MODULE_DIRECTIVE],
        shortest "requires a ;", as Alternative, of "moduleDirective";
    /// `('static' | 'transitive')*`
    MODULE_DIRECTIVE_STATIC_OR_TRANSITIVES "moduleDirective_static_or_transitives" = Star
        [MODULE_DIRECTIVE_STATIC_OR_TRANSITIVE], subsumes parts, of "moduleDirective";
    /// `'static' | 'transitive'`
    MODULE_DIRECTIVE_STATIC_OR_TRANSITIVE "moduleDirective_static_or_transitive" = Set [STATIC TRANSITIVE],
        subsumes parts, fits [MODULE_DIRECTIVE_STATIC_OR_TRANSITIVES], shortest "static",
        of "moduleDirective";
    /// `('exports' | 'opens') qualifiedName ('to' qualifiedName (',' qualifiedName)*)? ';'`
    MODULE_DIRECTIVE_EXPORTS_OR_OPENS_QUALIFIED_NAME "moduleDirective_exports_or_opens_qualifiedName"
        = Sequence [MODULE_DIRECTIVE_EXPORTS_OR_OPENS QUALIFIED_NAME MODULE_DIRECTIVE_OPTIONAL_TO SEMICOLON],
        fits [MODULE_DIRECTIVE], shortest "opens a ;", as Alternative, of "moduleDirective";
    /// `'exports' | 'opens'`
    MODULE_DIRECTIVE_EXPORTS_OR_OPENS "moduleDirective_exports_or_opens" = Set [EXPORTS OPENS],
        subsumes parts, shortest "opens", of "moduleDirective";
    /// `('to' qualifiedName (',' qualifiedName)*)?`
    MODULE_DIRECTIVE_OPTIONAL_TO "moduleDirective_optional_to" = Optional [MODULE_DIRECTIVE_TO],
        subsumes parts, of "moduleDirective";
    /// `'to' qualifiedName (',' qualifiedName)*`
    MODULE_DIRECTIVE_TO "moduleDirective_to" = Sequence [TO QUALIFIED_NAME
        MODULE_DIRECTIVE_NEXT_QUALIFIED_NAMES], fits [MODULE_DIRECTIVE_OPTIONAL_TO], shortest "to a",
        of "moduleDirective";
    /// `(',' qualifiedName)*`
    MODULE_DIRECTIVE_NEXT_QUALIFIED_NAMES "moduleDirective_next_qualifiedNames" = Star
        [MODULE_DIRECTIVE_NEXT_QUALIFIED_NAME], subsumes parts, of "moduleDirective";
    /// `',' qualifiedName`
    MODULE_DIRECTIVE_NEXT_QUALIFIED_NAME "moduleDirective_next_qualifiedName" = Sequence [COMMA
        QUALIFIED_NAME], fits [MODULE_DIRECTIVE_NEXT_QUALIFIED_NAMES], shortest ", a", of "moduleDirective";
    /// `'uses' qualifiedName ';'`
    MODULE_DIRECTIVE_USES "moduleDirective_uses" = Sequence [USES QUALIFIED_NAME SEMICOLON],
        fits [MODULE_DIRECTIVE], shortest "uses a ;", as Alternative, of "moduleDirective";
    /// `'provides' qualifiedName 'with' qualifiedName (',' qualifiedName)* ';'`
    MODULE_DIRECTIVE_PROVIDES_WITH "moduleDirective_provides_with" = Sequence [PROVIDES QUALIFIED_NAME WITH
        QUALIFIED_NAME MODULE_DIRECTIVE_NEXT_QUALIFIED_NAMES SEMICOLON], fits [MODULE_DIRECTIVE],
        shortest "provides a with a ;", as Alternative, of "moduleDirective";
  }
}
