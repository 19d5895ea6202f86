// @generated from grammars/csharp.toml by `cargo xtask gen` (blake3 ede276e2c1a651c2)

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
    /// `BYTE_ORDER_MARK : '\u{FEFF}' -> skip`
    BYTE_ORDER_MARK "BYTE_ORDER_MARK";
    /// `WHITESPACE : [\t-\r\u{1A} \u{85}\u{A0}\u{1680} and 5 more]+ -> skip`
    WHITESPACE "WHITESPACE";
    /// `BLOCK_COMMENT : '/*' .*? '*/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : '//' ~[\n\r\u{85}\u{2028}-\u{2029}]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `DIRECTIVE : '#' [\t ]* [!:a-z] ~[\n\r\u{85}\u{2028}-\u{2029}]*`
    DIRECTIVE "DIRECTIVE" shortest "#a";
    /// `OTHER_BRANCH : '#' [\t ]* 'el' ('se' | 'if') BranchPart* '#' [\t ]* 'endif' {unfinished()}? ->
    ///     type(DIRECTIVE)`
    OTHER_BRANCH "OTHER_BRANCH";
    ABSTRACT "ABSTRACT" shortest "abstract";
    ALIAS "ALIAS" shortest "alias";
    ALLOWS "ALLOWS" shortest "allows";
    AND "AND" shortest "and";
    AS "AS" shortest "as";
    ASCENDING "ASCENDING" shortest "ascending";
    ASSEMBLY "ASSEMBLY" shortest "assembly";
    ASYNC "ASYNC" shortest "async";
    AWAIT "AWAIT" shortest "await";
    BREAK "BREAK" shortest "break";
    BY "BY" shortest "by";
    CASE "CASE" shortest "case";
    CATCH "CATCH" shortest "catch";
    CHECKED "CHECKED" shortest "checked";
    CLASS "CLASS" shortest "class";
    CONST "CONST" shortest "const";
    CONTINUE "CONTINUE" shortest "continue";
    DEFAULT "DEFAULT" shortest "default";
    DELEGATE "DELEGATE" shortest "delegate";
    DESCENDING "DESCENDING" shortest "descending";
    DO "DO" shortest "do";
    ELSE "ELSE" shortest "else";
    ENUM "ENUM" shortest "enum";
    EQUALS "EQUALS" shortest "equals";
    EVENT "EVENT" shortest "event";
    EXPLICIT "EXPLICIT" shortest "explicit";
    EXTENSION "EXTENSION" shortest "extension";
    EXTERN "EXTERN" shortest "extern";
    FALSE "FALSE" shortest "false";
    FILE "FILE" shortest "file";
    FINALLY "FINALLY" shortest "finally";
    FIXED "FIXED" shortest "fixed";
    FOR "FOR" shortest "for";
    FOREACH "FOREACH" shortest "foreach";
    FROM "FROM" shortest "from";
    GLOBAL "GLOBAL" shortest "global";
    GOTO "GOTO" shortest "goto";
    GROUP "GROUP" shortest "group";
    IF "IF" shortest "if";
    IMPLICIT "IMPLICIT" shortest "implicit";
    IN "IN" shortest "in";
    INTERFACE "INTERFACE" shortest "interface";
    INTERNAL "INTERNAL" shortest "internal";
    INTO "INTO" shortest "into";
    IS "IS" shortest "is";
    JOIN "JOIN" shortest "join";
    LET "LET" shortest "let";
    LOCK "LOCK" shortest "lock";
    MODULE "MODULE" shortest "module";
    NAMESPACE "NAMESPACE" shortest "namespace";
    NEW "NEW" shortest "new";
    NOT "NOT" shortest "not";
    NULL "NULL" shortest "null";
    ON "ON" shortest "on";
    OPERATOR "OPERATOR" shortest "operator";
    OR "OR" shortest "or";
    ORDERBY "ORDERBY" shortest "orderby";
    OUT "OUT" shortest "out";
    OVERRIDE "OVERRIDE" shortest "override";
    PARAMS "PARAMS" shortest "params";
    PARTIAL "PARTIAL" shortest "partial";
    PRIVATE "PRIVATE" shortest "private";
    PROTECTED "PROTECTED" shortest "protected";
    PUBLIC "PUBLIC" shortest "public";
    READONLY "READONLY" shortest "readonly";
    RECORD "RECORD" shortest "record";
    REF "REF" shortest "ref";
    REQUIRED "REQUIRED" shortest "required";
    RETURN "RETURN" shortest "return";
    SCOPED "SCOPED" shortest "scoped";
    SEALED "SEALED" shortest "sealed";
    SELECT "SELECT" shortest "select";
    SIZEOF "SIZEOF" shortest "sizeof";
    STACKALLOC "STACKALLOC" shortest "stackalloc";
    STATIC "STATIC" shortest "static";
    STRUCT "STRUCT" shortest "struct";
    SWITCH "SWITCH" shortest "switch";
    THIS "THIS" shortest "this";
    THROW "THROW" shortest "throw";
    TRUE "TRUE" shortest "true";
    TRY "TRY" shortest "try";
    TYPEOF "TYPEOF" shortest "typeof";
    UNCHECKED "UNCHECKED" shortest "unchecked";
    UNSAFE "UNSAFE" shortest "unsafe";
    USING "USING" shortest "using";
    VIRTUAL "VIRTUAL" shortest "virtual";
    VOLATILE "VOLATILE" shortest "volatile";
    WHEN "WHEN" shortest "when";
    WHERE "WHERE" shortest "where";
    WHILE "WHILE" shortest "while";
    WITH "WITH" shortest "with";
    YIELD "YIELD" shortest "yield";
    /// `OPEN_BRACE : '{' -> pushMode(DEFAULT_MODE)`
    OPEN_BRACE "OPEN_BRACE" shortest "{" is Open;
    /// `CLOSE_BRACE : '}' -> popMode`
    CLOSE_BRACE "CLOSE_BRACE" shortest "}" is Close;
    ASSIGN "ASSIGN" shortest "=";
    SEMICOLON "SEMICOLON" shortest ";";
    OPEN_BRACKET "OPEN_BRACKET" shortest "[" is Open;
    COLON "COLON" shortest ":";
    COMMA "COMMA" shortest ",";
    CLOSE_BRACKET "CLOSE_BRACKET" shortest "]" is Close;
    DOT "DOT" shortest ".";
    DOUBLE_COLON "DOUBLE_COLON" shortest "::";
    ARROW "ARROW" shortest "=>";
    TILDE "TILDE" shortest "~";
    PLUS "PLUS" shortest "+";
    MINUS "MINUS" shortest "-";
    NOT_SIGN "NOT_SIGN" shortest "!";
    INCREMENT "INCREMENT" shortest "++";
    DECREMENT "DECREMENT" shortest "--";
    STAR "STAR" shortest "*";
    SLASH "SLASH" shortest "/";
    PERCENT "PERCENT" shortest "%";
    AMPERSAND "AMPERSAND" shortest "&";
    BAR "BAR" shortest "|";
    CARET "CARET" shortest "^";
    SHIFT_LEFT "SHIFT_LEFT" shortest "<<";
    GREATER "GREATER" shortest ">";
    EQUAL "EQUAL" shortest "==";
    UNEQUAL "UNEQUAL" shortest "!=";
    LESS "LESS" shortest "<";
    LESS_EQUAL "LESS_EQUAL" shortest "<=";
    GREATER_EQUAL "GREATER_EQUAL" shortest ">=";
    QUESTION "QUESTION" shortest "?";
    OPEN_PARENTHESIS "OPEN_PARENTHESIS" shortest "(" is Open;
    CLOSE_PARENTHESIS "CLOSE_PARENTHESIS" shortest ")" is Close;
    DOUBLE_DOT "DOUBLE_DOT" shortest "..";
    AND_AND "AND_AND" shortest "&&";
    OR_OR "OR_OR" shortest "||";
    DOUBLE_QUESTION "DOUBLE_QUESTION" shortest "??";
    PLUS_ASSIGN "PLUS_ASSIGN" shortest "+=";
    MINUS_ASSIGN "MINUS_ASSIGN" shortest "-=";
    STAR_ASSIGN "STAR_ASSIGN" shortest "*=";
    SLASH_ASSIGN "SLASH_ASSIGN" shortest "/=";
    PERCENT_ASSIGN "PERCENT_ASSIGN" shortest "%=";
    AMPERSAND_ASSIGN "AMPERSAND_ASSIGN" shortest "&=";
    BAR_ASSIGN "BAR_ASSIGN" shortest "|=";
    CARET_ASSIGN "CARET_ASSIGN" shortest "^=";
    SHIFT_LEFT_ASSIGN "SHIFT_LEFT_ASSIGN" shortest "<<=";
    DOUBLE_QUESTION_ASSIGN "DOUBLE_QUESTION_ASSIGN" shortest "??=";
    POINTER_ARROW "POINTER_ARROW" shortest "->";
    QUESTION_DOT "QUESTION_DOT" shortest "?.";
    /// `IDENTIFIER : '@'? Letter (Letter | Part)*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `INTEGER : [0-9] [0-9_]* [LUlu]* | '0' [Xx] [0-9A-F_a-f]+ [LUlu]* | '0' [Bb] [0-1_]+ [LUlu]*`
    INTEGER "INTEGER" shortest "0";
    /// `REAL : ([0-9] [0-9_]*)? '.' [0-9] [0-9_]* Exponent? [DFMdfm]? | [0-9] [0-9_]* (Exponent [DFMdfm]? |
    ///     [DFMdfm])`
    REAL "REAL" shortest "0d";
    /// `CHARACTER : '\'' (~[\n\r'\\] | '\\' .)+ '\''`
    CHARACTER "CHARACTER" shortest "'a'";
    /// `STRING : '"' (~[\n\r"\\] | '\\' .)* '"' 'u8'? | '@"' (~["] | '""')* '"' 'u8'?`
    STRING "STRING" shortest "\"\"";
    /// `RAW_STRING : '$'* ('"""' .*? '"""' | '""""' .*? '""""' | '"""""' .*? '"""""') '"'* 'u8'?`
    RAW_STRING "RAW_STRING" shortest "\"\"\"\"\"\"";
    /// `STRING_OPEN : '$"' -> pushMode(INTERPOLATED)`
    STRING_OPEN "STRING_OPEN" shortest "$\"";
    /// `VERBATIM_OPEN : ('$@"' | '@$"') -> type(STRING_OPEN), pushMode(VERBATIM)`
    VERBATIM_OPEN "VERBATIM_OPEN";
    /// `OTHER : .`
    OTHER "OTHER" shortest "\"";
    /// `STRING_CLOSE : '"' -> popMode`
    STRING_CLOSE "STRING_CLOSE" shortest "\"";
    /// `HOLE_OPEN : [{] -> pushMode(DEFAULT_MODE)`
    HOLE_OPEN "HOLE_OPEN" shortest "{" is Open;
    /// `TEXT : (~[\n\r"\\{}] | '\\' . | '{{' | '}}')+`
    TEXT "TEXT" shortest "a";
    /// `VERBATIM_CLOSE : '"' -> type(STRING_CLOSE), popMode`
    VERBATIM_CLOSE "VERBATIM_CLOSE";
    /// `VERBATIM_HOLE_OPEN : [{] -> type(HOLE_OPEN), pushMode(DEFAULT_MODE)`
    VERBATIM_HOLE_OPEN "VERBATIM_HOLE_OPEN";
    /// `VERBATIM_TEXT : (~["{}] | '""' | '{{' | '}}')+ -> type(TEXT)`
    VERBATIM_TEXT "VERBATIM_TEXT";
  }
  rules {
    /// `file : item* EOF`
    FILE_RULE "file" = Sequence [ITEMS EOF], subsumes [ITEMS];
    /// `item*`
    ITEMS "items" = Star [ITEM], subsumes parts, fits [FILE_RULE], of "item";
    /// `item : GLOBAL? USING STATIC? UNSAFE? (identifier ASSIGN)? type SEMICOLON | EXTERN ALIAS identifier
    ///     SEMICOLON | OPEN_BRACKET (ASSEMBLY | MODULE) COLON attribute (COMMA DIRECTIVE* attribute)*
    ///     COMMA? DIRECTIVE* CLOSE_BRACKET | NAMESPACE qualifiedName (DIRECTIVE+ NAMESPACE qualifiedName)*
    ///     (DIRECTIVE* OPEN_BRACE item* CLOSE_BRACE | SEMICOLON) | typeDeclaration | statement`
    ITEM "item" = Alternation [ITEM_USING_SEMICOLON ITEM_EXTERN_ALIAS_SEMICOLON
        ITEM_OPEN_BRACKET_COLON_CLOSE_BRACKET ITEM_NAMESPACE_QUALIFIED_NAME TYPE_DECLARATION STATEMENT],
        subsumes parts, fits [ITEMS], shortest ";";
    /// `GLOBAL? USING STATIC? UNSAFE? (identifier ASSIGN)? type SEMICOLON`
    ITEM_USING_SEMICOLON "item_USING_SEMICOLON" = Sequence [ITEM_OPTIONAL_GLOBAL USING ITEM_OPTIONAL_STATIC
        ITEM_OPTIONAL_UNSAFE ITEM_OPTIONAL_ASSIGN TYPE SEMICOLON], fits [ITEM], shortest "using a ;",
        as Alternative, of "item";
    /// `GLOBAL?`
    ITEM_OPTIONAL_GLOBAL "item_optional_GLOBAL" = Optional [GLOBAL], subsumes parts, of "item";
    /// `STATIC?`
    ITEM_OPTIONAL_STATIC "item_optional_STATIC" = Optional [STATIC], subsumes parts, of "item";
    /// `UNSAFE?`
    ITEM_OPTIONAL_UNSAFE "item_optional_UNSAFE" = Optional [UNSAFE], subsumes parts, of "item";
    /// `(identifier ASSIGN)?`
    ITEM_OPTIONAL_ASSIGN "item_optional_ASSIGN" = Optional [ITEM_ASSIGN], subsumes parts, of "item";
    /// `identifier ASSIGN`
    ITEM_ASSIGN "item_ASSIGN" = Sequence [IDENTIFIER_RULE ASSIGN], fits [ITEM_OPTIONAL_ASSIGN],
        shortest "a =", of "item";
    /// `identifier : IDENTIFIER | THIS | GLOBAL | ASSEMBLY | MODULE | ALIAS | PARTIAL | ASYNC | REQUIRED |
    ///     FILE | RECORD | SCOPED | EXTENSION | ALLOWS | AWAIT | YIELD | WHEN | WITH | FROM | LET | WHERE |
    ///     JOIN | ON | EQUALS | INTO | ORDERBY | ASCENDING | DESCENDING | SELECT | GROUP | BY | AND | OR |
    ///     NOT`
    IDENTIFIER_RULE "identifier" = Set [ALIAS ALLOWS AND ASCENDING ASSEMBLY ASYNC AWAIT BY DESCENDING EQUALS
        EXTENSION FILE FROM GLOBAL GROUP INTO JOIN LET MODULE NOT ON OR ORDERBY PARTIAL RECORD REQUIRED SCOPED
        SELECT THIS WHEN WHERE WITH YIELD IDENTIFIER], subsumes parts, fits [SIMPLE_NAME
        LAMBDA_HEAD_IDENTIFIER_OR_OTHER LAMBDA_PARAMETER ELEMENT_IDENTIFIER_OR_SIZES OPTIONAL_IDENTIFIER
        DECLARATOR TYPE_PARAMETER DESIGNATION STATEMENT_CASE_OR_OTHER TYPE_IDENTIFIER_AFTER_DELEGATE_STAR
        QUALIFIED_NAME MEMBER_NAME ENUM_MEMBER_IDENTIFIER], shortest "a";
    /// `type : type QUESTION | type STAR | type OPEN_BRACKET COMMA* CLOSE_BRACKET | name | OPEN_PARENTHESIS
    ///     tupleType (COMMA tupleType)+ CLOSE_PARENTHESIS | DELEGATE STAR (identifier (OPEN_BRACKET
    ///     identifier (COMMA identifier)* CLOSE_BRACKET)?)? LESS tupleType (COMMA tupleType)* GREATER`
    /// In normal form `(name | OPEN_PARENTHESIS tupleType (COMMA tupleType)+ CLOSE_PARENTHESIS | DELEGATE
    ///     STAR (identifier (OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET)?)?
    ///     LESS tupleType (COMMA tupleType)* GREATER) (QUESTION | STAR | rank)*`
    TYPE "type" = Sequence [TYPE_OPERAND TYPE_QUESTION_OR_OTHERS], subsumes [TYPE_OPERAND],
        fits [TYPE_ARGUMENT OPTIONAL_TYPE PRIMARY_TYPE_OR_RANK PARAMETER BOUND SIMPLE_PATTERN_TYPE TUPLE_TYPE
        BASE MEMBER_OPERATOR_OR_TYPE], shortest "a";
    /// `name | OPEN_PARENTHESIS tupleType (COMMA tupleType)+ CLOSE_PARENTHESIS | DELEGATE STAR (identifier
    ///     (OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET)?)? LESS tupleType (COMMA tupleType)*
    ///     GREATER`
    TYPE_OPERAND "type_operand" = Alternation [NAME TYPE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS
        TYPE_DELEGATE_STAR_LESS_GREATER], subsumes parts, fits [TYPE], shortest "a", as Operand, of "type";
    /// `name : simpleName ((DOT | DOUBLE_COLON) simpleName)*`
    NAME "name" = Sequence [SIMPLE_NAME NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAMES], subsumes [SIMPLE_NAME],
        fits [TYPE_OPERAND ATTRIBUTE], shortest "a";
    /// `simpleName : identifier typeArguments?`
    SIMPLE_NAME "simpleName" = Sequence [IDENTIFIER_RULE OPTIONAL_TYPE_ARGUMENTS], subsumes [IDENTIFIER_RULE],
        fits [NAME PRIMARY], shortest "a";
    /// `typeArguments?`
    OPTIONAL_TYPE_ARGUMENTS "optional_typeArguments" = Optional [TYPE_ARGUMENTS], subsumes parts,
        of "typeArguments";
    /// `typeArguments : LESS typeArgument (COMMA typeArgument)* GREATER | LESS COMMA* GREATER`
    /// In normal form `LESS (typeArgument (COMMA typeArgument)* | COMMA*) GREATER`
    TYPE_ARGUMENTS "typeArguments" = Sequence [LESS TYPE_ARGUMENTS_AFTER_LESS GREATER],
        fits [OPTIONAL_TYPE_ARGUMENTS], shortest "< >";
    /// `typeArgument (COMMA typeArgument)* | COMMA*`
    TYPE_ARGUMENTS_AFTER_LESS "typeArguments_after_LESS" = Alternation [TYPE_ARGUMENTS_LIST COMMAS_LIST],
        subsumes parts, as Rest, of "typeArguments";
    /// `typeArgument (COMMA typeArgument)*`
    TYPE_ARGUMENTS_LIST "typeArguments_list" = Sequence [TYPE_ARGUMENT TYPE_ARGUMENTS_COMMAS],
        subsumes [TYPE_ARGUMENT], fits [TYPE_ARGUMENTS_AFTER_LESS], shortest "a", as Alternative,
        of "typeArguments";
    /// `typeArgument : attributes? type`
    TYPE_ARGUMENT "typeArgument" = Sequence [OPTIONAL_ATTRIBUTES TYPE], subsumes [TYPE],
        fits [TYPE_ARGUMENTS_LIST], shortest "a";
    /// `attributes?`
    OPTIONAL_ATTRIBUTES "optional_attributes" = Optional [ATTRIBUTES], subsumes parts, of "attributes";
    /// `attributes : attributeSection (attributeSection | DIRECTIVE)*`
    ATTRIBUTES "attributes" = Sequence [ATTRIBUTE_SECTION ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVES],
        subsumes [ATTRIBUTE_SECTION], fits [OPTIONAL_ATTRIBUTES], shortest "[ a ]";
    /// `attributeSection : OPEN_BRACKET ((IDENTIFIER | RETURN | EVENT) COLON)? attribute (COMMA DIRECTIVE*
    ///     attribute)* COMMA? DIRECTIVE* CLOSE_BRACKET`
    ATTRIBUTE_SECTION "attributeSection" = Sequence [OPEN_BRACKET ATTRIBUTE_SECTION_OPTIONAL_COLON ATTRIBUTE
        COMMA_DIRECTIVES_ATTRIBUTES OPTIONAL_COMMA DIRECTIVES CLOSE_BRACKET], fits [ATTRIBUTES
        ATTRIBUTE_SECTIONS ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVE], shortest "[ a ]";
    /// `((EVENT | RETURN | IDENTIFIER) COLON)?`
    ATTRIBUTE_SECTION_OPTIONAL_COLON "attributeSection_optional_COLON" = Optional [ATTRIBUTE_SECTION_COLON],
        subsumes parts, of "attributeSection";
    /// `(EVENT | RETURN | IDENTIFIER) COLON`
    ATTRIBUTE_SECTION_COLON "attributeSection_COLON" = Sequence [ATTRIBUTE_SECTION_EVENT_OR_OTHER COLON],
        fits [ATTRIBUTE_SECTION_OPTIONAL_COLON], shortest "a :", of "attributeSection";
    /// `EVENT | RETURN | IDENTIFIER`
    ATTRIBUTE_SECTION_EVENT_OR_OTHER "attributeSection_EVENT_or_other" = Set [EVENT RETURN IDENTIFIER],
        subsumes parts, shortest "a", of "attributeSection";
    /// `attribute : DIRECTIVE* name arguments?`
    ATTRIBUTE "attribute" = Sequence [DIRECTIVES NAME OPTIONAL_ARGUMENTS], subsumes [NAME], shortest "a";
    /// `DIRECTIVE*`
    DIRECTIVES "DIRECTIVEs" = Star [DIRECTIVE], subsumes parts [SOME_DIRECTIVES], fits [SOME_DIRECTIVES],
        of "item" "attributeSection" "attribute" and 27 others;
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `arguments : OPEN_PARENTHESIS (argument (COMMA argument)*)? CLOSE_PARENTHESIS`
    ARGUMENTS "arguments" = Sequence [OPEN_PARENTHESIS OPTIONAL_ARGUMENT_LIST CLOSE_PARENTHESIS],
        fits [OPTIONAL_ARGUMENTS PRIMARY_ARGUMENTS_OR_SIZES_AFTER_OPTIONAL_TYPE POSTFIX], shortest "( )";
    /// `(argument (COMMA argument)*)?`
    OPTIONAL_ARGUMENT_LIST "optional_argument_list" = Optional [ARGUMENT_LIST], subsumes parts, of "arguments"
        "postfix";
    /// `argument (COMMA argument)*`
    ARGUMENT_LIST "argument_list" = Sequence [ARGUMENT COMMA_ARGUMENTS], subsumes [ARGUMENT],
        fits [OPTIONAL_ARGUMENT_LIST], shortest "a", of "arguments" "postfix";
    /// `argument : DIRECTIVE* (identifier COLON)? (OUT | IN)? (expression | type identifier) | DIRECTIVE+`
    ARGUMENT "argument" = Alternation [ARGUMENT_DIRECTIVES_OPTIONAL_IDENTIFIER_COLON SOME_DIRECTIVES],
        subsumes parts, fits [ARGUMENT_LIST PRIMARY_ARGUMENT], shortest "a";
    /// `DIRECTIVE* (identifier COLON)? (IN | OUT)? (expression | type identifier)`
    ARGUMENT_DIRECTIVES_OPTIONAL_IDENTIFIER_COLON "argument_DIRECTIVEs_optional_identifier_COLON" = Sequence
        [DIRECTIVES ARGUMENT_OPTIONAL_COLON OPTIONAL_IN_OR_OUT
        ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES],
        subsumes [ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES], fits [ARGUMENT], shortest "a",
        as Alternative, of "argument";
    /// `(identifier COLON)?`
    ARGUMENT_OPTIONAL_COLON "argument_optional_COLON" = Optional [IDENTIFIER_COLON], subsumes parts,
        of "argument";
    /// `identifier COLON`
    IDENTIFIER_COLON "identifier_COLON" = Sequence [IDENTIFIER_RULE COLON], fits [ARGUMENT_OPTIONAL_COLON
        STATEMENT_OPERAND], shortest "a :", of "argument" "statement";
    /// `(IN | OUT)?`
    OPTIONAL_IN_OR_OUT "optional_IN_or_OUT" = Optional [IN_OR_OUT], subsumes parts, of "argument"
        "typeParameter";
    /// `IN | OUT`
    IN_OR_OUT "IN_or_OUT" = Set [IN OUT], subsumes parts, fits [OPTIONAL_IN_OR_OUT], shortest "in",
        of "argument" "typeParameter";
    /// `expression | type identifier`
    ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES
        "argument_expression_or_type_identifier_after_DIRECTIVEs" = Alternation [EXPRESSION
        TYPE_TO_IDENTIFIER], subsumes parts, fits [ARGUMENT_DIRECTIVES_OPTIONAL_IDENTIFIER_COLON],
        shortest "a", of "argument";
    /// `expression : operand operation* | throw`
    /// In normal form `(THROW DIRECTIVE*)* operand operation*`
    EXPRESSION "expression" = Sequence [EXPRESSION_TAILS OPERAND OPERATIONS], subsumes [OPERAND],
        fits [ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES ELEMENT_EXPRESSION_OR_ELEMENTS
        INITIALIZER_EXPRESSION_OR_ELEMENTS OPTIONAL_EXPRESSION STATEMENT_TYPE_IDENTIFIER_OR_EXPRESSION
        STATEMENT_DECLARATION_OR_EXPRESSION ORDERING], shortest "a";
    /// `(THROW DIRECTIVE*)*`
    EXPRESSION_TAILS "expression_tails" = Star [EXPRESSION_TAIL], subsumes parts, of "expression";
    /// `THROW DIRECTIVE*`
    EXPRESSION_TAIL "expression_tail" = Sequence [THROW DIRECTIVES], subsumes [THROW],
        fits [EXPRESSION_TAILS], shortest "throw", as Tail, of "expression";
    /// `operand : prefix* cast*? (primary postfix* | DEFAULT NOT_SIGN? | lambdaHead (block | throw) | query)`
    OPERAND "operand" = Sequence [PREFIXES CASTS OPERAND_PRIMARY_OR_OTHER],
        subsumes [OPERAND_PRIMARY_OR_OTHER], fits [EXPRESSION ACTION OPERATION_OPERAND_OR_THROW
        OPTIONAL_OPERAND], shortest "a";
    /// `prefix*`
    PREFIXES "prefixes" = Star [PREFIX], subsumes parts, of "prefix";
    /// `prefix : sign | cast*? plainPrefix | cast*? OPEN_PARENTHESIS type (STAR | QUESTION)
    ///     CLOSE_PARENTHESIS sign`
    /// In normal form `(cast*? OPEN_PARENTHESIS type (STAR | QUESTION) CLOSE_PARENTHESIS)? sign | cast*?
    ///     plainPrefix`
    PREFIX "prefix" = Alternation [PREFIX_SIGN PREFIX_PLAIN_PREFIX], subsumes parts, fits [PREFIXES],
        shortest "+";
    /// `(cast*? OPEN_PARENTHESIS type (STAR | QUESTION) CLOSE_PARENTHESIS)? sign`
    PREFIX_SIGN "prefix_sign" = Sequence [PREFIX_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS SIGN],
        subsumes [SIGN], fits [PREFIX], shortest "+", as Alternative, of "prefix";
    /// `(cast*? OPEN_PARENTHESIS type (STAR | QUESTION) CLOSE_PARENTHESIS)?`
    PREFIX_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "prefix_optional_OPEN_PARENTHESIS_CLOSE_PARENTHESIS"
        = Optional [PREFIX_OPEN_PARENTHESIS_CLOSE_PARENTHESIS], subsumes parts, of "prefix";
    /// `cast*? OPEN_PARENTHESIS type (STAR | QUESTION) CLOSE_PARENTHESIS`
    PREFIX_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "prefix_OPEN_PARENTHESIS_CLOSE_PARENTHESIS" = Sequence [CASTS
        OPEN_PARENTHESIS TYPE PREFIX_STAR_OR_QUESTION CLOSE_PARENTHESIS],
        fits [PREFIX_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS], shortest "( a * )", of "prefix";
    /// `cast*?`
    CASTS "casts" = Star [CAST] lazy, subsumes parts, of "cast";
    /// `cast : OPEN_PARENTHESIS type CLOSE_PARENTHESIS`
    CAST "cast" = Sequence [OPEN_PARENTHESIS TYPE CLOSE_PARENTHESIS], fits [CASTS], shortest "( a )";
    /// `STAR | QUESTION`
    PREFIX_STAR_OR_QUESTION "prefix_STAR_or_QUESTION" = Set [STAR QUESTION], subsumes parts, shortest "*",
        of "prefix";
    /// `sign : PLUS | MINUS | STAR | AMPERSAND`
    SIGN "sign" = Set [PLUS MINUS STAR AMPERSAND], subsumes parts, fits [PREFIX_SIGN CONSTANT_SIGN_OR_TILDE],
        shortest "+";
    /// `cast*? plainPrefix`
    PREFIX_PLAIN_PREFIX "prefix_plainPrefix" = Sequence [CASTS PLAIN_PREFIX], subsumes [PLAIN_PREFIX],
        fits [PREFIX], shortest "!", as Alternative, of "prefix";
    /// `plainPrefix : NOT_SIGN | TILDE | CARET | INCREMENT | DECREMENT | DOUBLE_DOT | AWAIT | REF |
    ///     lambdaHead`
    PLAIN_PREFIX "plainPrefix" = Alternation [NOT_SIGN TILDE CARET INCREMENT DECREMENT DOUBLE_DOT AWAIT REF
        LAMBDA_HEAD], subsumes parts, fits [PREFIX_PLAIN_PREFIX], shortest "!";
    /// `lambdaHead : attributeSection* (ASYNC | STATIC)* (identifier | OPEN_PARENTHESIS (lambdaParameter
    ///     (COMMA lambdaParameter)*)? CLOSE_PARENTHESIS) ARROW DIRECTIVE*`
    LAMBDA_HEAD "lambdaHead" = Sequence [ATTRIBUTE_SECTIONS ASYNC_OR_STATICS LAMBDA_HEAD_IDENTIFIER_OR_OTHER
        ARROW DIRECTIVES], fits [PLAIN_PREFIX], shortest "a =>";
    /// `attributeSection*`
    ATTRIBUTE_SECTIONS "attributeSections" = Star [ATTRIBUTE_SECTION], subsumes parts, of "attributeSection";
    /// `(ASYNC | STATIC)*`
    ASYNC_OR_STATICS "ASYNC_or_STATICs" = Star [ASYNC_OR_STATIC], subsumes parts, of "lambdaHead" "primary";
    /// `ASYNC | STATIC`
    ASYNC_OR_STATIC "ASYNC_or_STATIC" = Set [ASYNC STATIC], subsumes parts, fits [ASYNC_OR_STATICS],
        shortest "async", of "lambdaHead" "primary";
    /// `identifier | OPEN_PARENTHESIS (lambdaParameter (COMMA lambdaParameter)*)? CLOSE_PARENTHESIS`
    LAMBDA_HEAD_IDENTIFIER_OR_OTHER "lambdaHead_identifier_or_other" = Alternation [IDENTIFIER_RULE
        LAMBDA_HEAD_OPEN_PARENTHESIS_CLOSE_PARENTHESIS], subsumes parts, shortest "a", of "lambdaHead";
    /// `OPEN_PARENTHESIS (lambdaParameter (COMMA lambdaParameter)*)? CLOSE_PARENTHESIS`
    LAMBDA_HEAD_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "lambdaHead_OPEN_PARENTHESIS_CLOSE_PARENTHESIS" = Sequence
        [OPEN_PARENTHESIS LAMBDA_HEAD_OPTIONAL_LAMBDA_PARAMETERS CLOSE_PARENTHESIS],
        fits [LAMBDA_HEAD_IDENTIFIER_OR_OTHER], shortest "( )", as Alternative, of "lambdaHead";
    /// `(lambdaParameter (COMMA lambdaParameter)*)?`
    LAMBDA_HEAD_OPTIONAL_LAMBDA_PARAMETERS "lambdaHead_optional_lambdaParameters" = Optional
        [LAMBDA_HEAD_LAMBDA_PARAMETERS], subsumes parts, of "lambdaHead";
    /// `lambdaParameter (COMMA lambdaParameter)*`
    LAMBDA_HEAD_LAMBDA_PARAMETERS "lambdaHead_lambdaParameters" = Sequence [LAMBDA_PARAMETER
        LAMBDA_HEAD_COMMAS], subsumes [LAMBDA_PARAMETER], fits [LAMBDA_HEAD_OPTIONAL_LAMBDA_PARAMETERS],
        shortest "a", of "lambdaHead";
    /// `lambdaParameter : attributes? parameterModifier* (type identifier | identifier) (ASSIGN expression)?`
    /// In normal form `attributes? parameterModifier* type? identifier (ASSIGN expression)?`
    LAMBDA_PARAMETER "lambdaParameter" = Sequence [OPTIONAL_ATTRIBUTES PARAMETER_MODIFIERS OPTIONAL_TYPE
        IDENTIFIER_RULE OPTIONAL_ASSIGN], subsumes [IDENTIFIER_RULE], fits [LAMBDA_HEAD_LAMBDA_PARAMETERS],
        shortest "a";
    /// `parameterModifier*`
    PARAMETER_MODIFIERS "parameterModifiers" = Star [PARAMETER_MODIFIER], subsumes parts,
        of "parameterModifier";
    /// `parameterModifier : THIS | REF | OUT | IN | PARAMS | READONLY | SCOPED`
    PARAMETER_MODIFIER "parameterModifier" = Set [IN OUT PARAMS READONLY REF SCOPED THIS], subsumes parts,
        fits [PARAMETER_MODIFIERS], shortest "in";
    /// `type?`
    OPTIONAL_TYPE "optional_type" = Optional [TYPE], subsumes parts, of "type";
    /// `(ASSIGN expression)?`
    OPTIONAL_ASSIGN "optional_ASSIGN" = Optional [ASSIGN_EXPRESSION], subsumes parts, of "lambdaParameter"
        "parameter" "enumMember";
    /// `ASSIGN expression`
    ASSIGN_EXPRESSION "ASSIGN_expression" = Sequence [ASSIGN EXPRESSION], fits [OPTIONAL_ASSIGN],
        shortest "= a", of "lambdaParameter" "parameter" "enumMember";
    /// `(COMMA lambdaParameter)*`
    LAMBDA_HEAD_COMMAS "lambdaHead_COMMAs" = Star [LAMBDA_HEAD_COMMA], subsumes parts, of "lambdaHead";
    /// `COMMA lambdaParameter`
    LAMBDA_HEAD_COMMA "lambdaHead_COMMA" = Sequence [COMMA LAMBDA_PARAMETER], fits [LAMBDA_HEAD_COMMAS],
        shortest ", a", of "lambdaHead";
    /// `primary postfix* | DEFAULT NOT_SIGN? | lambdaHead (block | throw) | query`
    OPERAND_PRIMARY_OR_OTHER "operand_primary_or_other" = Alternation [PRIMARY_POSTFIXES OPERAND_DEFAULT
        OPERAND_LAMBDA_HEAD_BLOCK_OR_THROW QUERY], subsumes parts, fits [OPERAND], shortest "a", of "operand";
    /// `primary postfix*`
    PRIMARY_POSTFIXES "primary_postfixes" = Sequence [PRIMARY POSTFIXES], subsumes [PRIMARY],
        fits [OPERAND_PRIMARY_OR_OTHER CONSTANT_PRIMARY_OR_DEFAULT], shortest "a", as Alternative,
        of "operand" "constant";
    /// `primary : simpleName | literal | interpolated | OPEN_PARENTHESIS argument (COMMA argument)*
    ///     CLOSE_PARENTHESIS | OPEN_BRACKET (argument (COMMA argument)* COMMA?)? DIRECTIVE* CLOSE_BRACKET |
    ///     (TYPEOF | SIZEOF) OPEN_PARENTHESIS type CLOSE_PARENTHESIS | DEFAULT OPEN_PARENTHESIS type
    ///     CLOSE_PARENTHESIS | (CHECKED | UNCHECKED) OPEN_PARENTHESIS expression CLOSE_PARENTHESIS | NEW
    ///     type? (arguments | sizes rank*) elements? | NEW (type | rank)? elements | STACKALLOC type sizes
    ///     elements? | STACKALLOC (type | rank)? elements | (ASYNC | STATIC)* DELEGATE parameters? block |
    ///     DOUBLE_DOT`
    /// In normal form `simpleName | literal | interpolated |
    ///     primary_OPEN_PARENTHESIS_argument_COMMA_arguments |
    ///     primary_OPEN_BRACKET_CLOSE_BRACKET |
    ///     primary_SIZEOF_or_TYPEOF_OPEN_PARENTHESIS_type | primary_DEFAULT_OPEN_PARENTHESIS
    ///     | primary_CHECKED_or_UNCHECKED_OPEN_PARENTHESIS_expression | primary_NEW |
    ///     primary_STACKALLOC | primary_DELEGATE | DOUBLE_DOT`
    PRIMARY "primary" = Alternation [SIMPLE_NAME LITERAL INTERPOLATED
        PRIMARY_OPEN_PARENTHESIS_ARGUMENT_COMMA_ARGUMENTS PRIMARY_OPEN_BRACKET_CLOSE_BRACKET
        PRIMARY_SIZEOF_OR_TYPEOF_OPEN_PARENTHESIS_TYPE PRIMARY_DEFAULT_OPEN_PARENTHESIS
        PRIMARY_CHECKED_OR_UNCHECKED_OPEN_PARENTHESIS_EXPRESSION PRIMARY_NEW PRIMARY_STACKALLOC
        PRIMARY_DELEGATE DOUBLE_DOT], subsumes parts, fits [PRIMARY_POSTFIXES], shortest "a";
    /// `literal : INTEGER | REAL | CHARACTER | STRING | RAW_STRING | TRUE | FALSE | NULL`
    LITERAL "literal" = Set [FALSE NULL TRUE INTEGER REAL CHARACTER STRING RAW_STRING], subsumes parts,
        fits [PRIMARY], shortest "0";
    /// `interpolated : STRING_OPEN (TEXT | hole)* STRING_CLOSE`
    INTERPOLATED "interpolated" = Sequence [STRING_OPEN INTERPOLATED_TEXT_OR_HOLES STRING_CLOSE],
        fits [PRIMARY], shortest "$\" \"";
    /// `(TEXT | hole)*`
    INTERPOLATED_TEXT_OR_HOLES "interpolated_TEXT_or_holes" = Star [INTERPOLATED_TEXT_OR_HOLE],
        subsumes parts, of "interpolated";
    /// `TEXT | hole`
    INTERPOLATED_TEXT_OR_HOLE "interpolated_TEXT_or_hole" = Alternation [TEXT HOLE], subsumes parts,
        fits [INTERPOLATED_TEXT_OR_HOLES], shortest "a", of "interpolated";
    /// `hole : HOLE_OPEN expression (COMMA expression)? format? CLOSE_BRACE`
    HOLE "hole" = Sequence [HOLE_OPEN EXPRESSION HOLE_OPTIONAL_COMMA OPTIONAL_FORMAT CLOSE_BRACE],
        fits [INTERPOLATED_TEXT_OR_HOLE FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHER], shortest "{ a }";
    /// `(COMMA expression)?`
    HOLE_OPTIONAL_COMMA "hole_optional_COMMA" = Optional [COMMA_EXPRESSION], subsumes parts, of "hole";
    /// `COMMA expression`
    COMMA_EXPRESSION "COMMA_expression" = Sequence [COMMA EXPRESSION], fits [HOLE_OPTIONAL_COMMA
        SIZES_COMMAS], shortest ", a", of "hole" "sizes";
    /// `format?`
    OPTIONAL_FORMAT "optional_format" = Optional [FORMAT], subsumes parts, of "format";
    /// `format : COLON (hole | ~(OPEN_BRACE | CLOSE_BRACE | HOLE_OPEN))*`
    FORMAT "format" = Sequence [COLON FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHERS], subsumes [COLON],
        fits [OPTIONAL_FORMAT], shortest ":";
    /// `(hole | ~(OPEN_BRACE | CLOSE_BRACE | HOLE_OPEN))*`
    FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHERS "format_hole_or_any_but_OPEN_BRACE_or_others" = Star
        [FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHER], subsumes parts, of "format";
    /// `hole | ~(OPEN_BRACE | CLOSE_BRACE | HOLE_OPEN)`
    FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHER "format_hole_or_any_but_OPEN_BRACE_or_other" = Alternation
        [HOLE FORMAT_ANY_BUT_OPEN_BRACE_OR_OTHER], subsumes parts,
        fits [FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHERS], shortest "=", of "format";
    /// `~(OPEN_BRACE | CLOSE_BRACE | HOLE_OPEN)`
    FORMAT_ANY_BUT_OPEN_BRACE_OR_OTHER "format_any_but_OPEN_BRACE_or_other" = Set but [OPEN_BRACE CLOSE_BRACE
        HOLE_OPEN], subsumes parts, fits [FORMAT_HOLE_OR_ANY_BUT_OPEN_BRACE_OR_OTHER], shortest "=", as Set,
        of "format";
    /// `OPEN_PARENTHESIS argument (COMMA argument)* CLOSE_PARENTHESIS`
    PRIMARY_OPEN_PARENTHESIS_ARGUMENT_COMMA_ARGUMENTS "primary_OPEN_PARENTHESIS_argument_COMMA_arguments"
        = Sequence [OPEN_PARENTHESIS ARGUMENT COMMA_ARGUMENTS CLOSE_PARENTHESIS], fits [PRIMARY],
        shortest "( a )", as Alternative, of "primary";
    /// `(COMMA argument)*`
    COMMA_ARGUMENTS "COMMA_arguments" = Star [COMMA_ARGUMENT], subsumes parts, of "primary" "arguments"
        "postfix";
    /// `COMMA argument`
    COMMA_ARGUMENT "COMMA_argument" = Sequence [COMMA ARGUMENT], fits [COMMA_ARGUMENTS], shortest ", a",
        of "primary" "arguments" "postfix";
    /// `OPEN_BRACKET (argument (COMMA argument)* COMMA?)? DIRECTIVE* CLOSE_BRACKET`
    PRIMARY_OPEN_BRACKET_CLOSE_BRACKET "primary_OPEN_BRACKET_CLOSE_BRACKET" = Sequence [OPEN_BRACKET
        PRIMARY_OPTIONAL_ARGUMENT DIRECTIVES CLOSE_BRACKET], fits [PRIMARY], shortest "[ ]", as Alternative,
        of "primary";
    /// `(argument (COMMA argument)* COMMA?)?`
    PRIMARY_OPTIONAL_ARGUMENT "primary_optional_argument" = Optional [PRIMARY_ARGUMENT], subsumes parts,
        of "primary";
    /// `argument (COMMA argument)* COMMA?`
    PRIMARY_ARGUMENT "primary_argument" = Sequence [ARGUMENT COMMA_ARGUMENTS OPTIONAL_COMMA],
        subsumes [ARGUMENT], fits [PRIMARY_OPTIONAL_ARGUMENT], shortest "a", of "primary";
    /// `COMMA?`
    OPTIONAL_COMMA "optional_COMMA" = Optional [COMMA], subsumes parts, of "item" "attributeSection" "primary"
        and 5 others;
    /// `(SIZEOF | TYPEOF) OPEN_PARENTHESIS type CLOSE_PARENTHESIS`
    PRIMARY_SIZEOF_OR_TYPEOF_OPEN_PARENTHESIS_TYPE "primary_SIZEOF_or_TYPEOF_OPEN_PARENTHESIS_type" = Sequence
        [PRIMARY_SIZEOF_OR_TYPEOF OPEN_PARENTHESIS TYPE CLOSE_PARENTHESIS], fits [PRIMARY],
        shortest "sizeof ( a )", as Alternative, of "primary";
    /// `SIZEOF | TYPEOF`
    PRIMARY_SIZEOF_OR_TYPEOF "primary_SIZEOF_or_TYPEOF" = Set [SIZEOF TYPEOF], subsumes parts,
        shortest "sizeof", of "primary";
    /// `DEFAULT OPEN_PARENTHESIS type CLOSE_PARENTHESIS`
    PRIMARY_DEFAULT_OPEN_PARENTHESIS "primary_DEFAULT_OPEN_PARENTHESIS" = Sequence [DEFAULT OPEN_PARENTHESIS
        TYPE CLOSE_PARENTHESIS], fits [PRIMARY], shortest "default ( a )", as Alternative, of "primary";
    /// `(CHECKED | UNCHECKED) OPEN_PARENTHESIS expression CLOSE_PARENTHESIS`
    PRIMARY_CHECKED_OR_UNCHECKED_OPEN_PARENTHESIS_EXPRESSION
        "primary_CHECKED_or_UNCHECKED_OPEN_PARENTHESIS_expression" = Sequence [PRIMARY_CHECKED_OR_UNCHECKED
        OPEN_PARENTHESIS EXPRESSION CLOSE_PARENTHESIS], fits [PRIMARY], shortest "checked ( a )",
        as Alternative, of "primary";
    /// `CHECKED | UNCHECKED`
    PRIMARY_CHECKED_OR_UNCHECKED "primary_CHECKED_or_UNCHECKED" = Set [CHECKED UNCHECKED], subsumes parts,
        shortest "checked", of "primary";
    /// `NEW (type? (arguments | sizes rank*) elements? | (type | rank)? elements)`
    PRIMARY_NEW "primary_NEW" = Sequence [NEW PRIMARY_AFTER_NEW], fits [PRIMARY], shortest "new { }",
        as Alternative, of "primary";
    /// `type? (arguments | sizes rank*) elements? | (type | rank)? elements`
    PRIMARY_AFTER_NEW "primary_after_NEW" = Alternation [PRIMARY_OPTIONAL_TYPE_ARGUMENTS_OR_SIZES_RANKS
        PRIMARY_ELEMENTS], subsumes parts, shortest "{ }", as Rest, of "primary";
    /// `type? (arguments | sizes rank*) elements?`
    PRIMARY_OPTIONAL_TYPE_ARGUMENTS_OR_SIZES_RANKS "primary_optional_type_arguments_or_sizes_ranks" = Sequence
        [OPTIONAL_TYPE PRIMARY_ARGUMENTS_OR_SIZES_AFTER_OPTIONAL_TYPE OPTIONAL_ELEMENTS],
        subsumes [PRIMARY_ARGUMENTS_OR_SIZES_AFTER_OPTIONAL_TYPE], fits [PRIMARY_AFTER_NEW], shortest "( )",
        as Alternative, of "primary";
    /// `arguments | sizes rank*`
    PRIMARY_ARGUMENTS_OR_SIZES_AFTER_OPTIONAL_TYPE "primary_arguments_or_sizes_after_optional_type"
        = Alternation [ARGUMENTS PRIMARY_SIZES], subsumes parts,
        fits [PRIMARY_OPTIONAL_TYPE_ARGUMENTS_OR_SIZES_RANKS], shortest "( )", of "primary";
    /// `sizes rank*`
    PRIMARY_SIZES "primary_sizes" = Sequence [SIZES RANKS], subsumes [SIZES],
        fits [PRIMARY_ARGUMENTS_OR_SIZES_AFTER_OPTIONAL_TYPE], shortest "[ a ]", as Alternative, of "primary";
    /// `sizes : OPEN_BRACKET expression (COMMA expression)* CLOSE_BRACKET`
    SIZES "sizes" = Sequence [OPEN_BRACKET EXPRESSION SIZES_COMMAS CLOSE_BRACKET], fits [PRIMARY_SIZES
        ELEMENT_IDENTIFIER_OR_SIZES OPTIONAL_SIZES], shortest "[ a ]";
    /// `(COMMA expression)*`
    SIZES_COMMAS "sizes_COMMAs" = Star [COMMA_EXPRESSION], subsumes parts, of "sizes";
    /// `rank*`
    RANKS "ranks" = Star [RANK], subsumes parts, of "rank";
    /// `rank : OPEN_BRACKET COMMA* CLOSE_BRACKET`
    RANK "rank" = Sequence [OPEN_BRACKET COMMAS_LIST CLOSE_BRACKET], fits [RANKS PRIMARY_TYPE_OR_RANK
        TYPE_QUESTION_OR_OTHER], shortest "[ ]";
    /// `COMMA*`
    COMMAS_LIST "COMMAs_list" = Star [COMMA], subsumes parts, fits [TYPE_ARGUMENTS_AFTER_LESS], of "type"
        "typeArguments" "rank";
    /// `elements?`
    OPTIONAL_ELEMENTS "optional_elements" = Optional [ELEMENTS], subsumes parts, of "elements";
    /// `elements : OPEN_BRACE (element (COMMA element)* COMMA?)? DIRECTIVE* CLOSE_BRACE`
    ELEMENTS "elements" = Sequence [OPEN_BRACE ELEMENTS_OPTIONAL_ELEMENT DIRECTIVES CLOSE_BRACE],
        fits [OPTIONAL_ELEMENTS ELEMENT_ELEMENTS PRIMARY_ELEMENTS INITIALIZER_EXPRESSION_OR_ELEMENTS],
        shortest "{ }";
    /// `(element (COMMA element)* COMMA?)?`
    ELEMENTS_OPTIONAL_ELEMENT "elements_optional_element" = Optional [ELEMENTS_ELEMENT], subsumes parts,
        of "elements";
    /// `element (COMMA element)* COMMA?`
    ELEMENTS_ELEMENT "elements_element" = Sequence [ELEMENT ELEMENTS_COMMAS OPTIONAL_COMMA],
        subsumes [ELEMENT], fits [ELEMENTS_OPTIONAL_ELEMENT], shortest "a", of "elements";
    /// `element : DIRECTIVE* (expression | elements | (identifier | sizes) ASSIGN elements) DIRECTIVE*`
    /// In normal form `DIRECTIVE* (expression | ((identifier | sizes) ASSIGN)? elements) DIRECTIVE*`
    ELEMENT "element" = Sequence [DIRECTIVES ELEMENT_EXPRESSION_OR_ELEMENTS DIRECTIVES],
        subsumes [ELEMENT_EXPRESSION_OR_ELEMENTS], fits [ELEMENTS_ELEMENT], shortest "a";
    /// `expression | ((identifier | sizes) ASSIGN)? elements`
    ELEMENT_EXPRESSION_OR_ELEMENTS "element_expression_or_elements" = Alternation [EXPRESSION
        ELEMENT_ELEMENTS], subsumes parts, fits [ELEMENT], shortest "a", of "element";
    /// `((identifier | sizes) ASSIGN)? elements`
    ELEMENT_ELEMENTS "element_elements" = Sequence [ELEMENT_OPTIONAL_ASSIGN ELEMENTS], subsumes [ELEMENTS],
        fits [ELEMENT_EXPRESSION_OR_ELEMENTS], shortest "{ }", as Alternative, of "element";
    /// `((identifier | sizes) ASSIGN)?`
    ELEMENT_OPTIONAL_ASSIGN "element_optional_ASSIGN" = Optional [ELEMENT_ASSIGN], subsumes parts,
        of "element";
    /// `(identifier | sizes) ASSIGN`
    ELEMENT_ASSIGN "element_ASSIGN" = Sequence [ELEMENT_IDENTIFIER_OR_SIZES ASSIGN],
        fits [ELEMENT_OPTIONAL_ASSIGN], shortest "a =", of "element";
    /// `identifier | sizes`
    ELEMENT_IDENTIFIER_OR_SIZES "element_identifier_or_sizes" = Alternation [IDENTIFIER_RULE SIZES],
        subsumes parts, shortest "a", of "element";
    /// `(COMMA element)*`
    ELEMENTS_COMMAS "elements_COMMAs" = Star [ELEMENTS_COMMA], subsumes parts, of "elements";
    /// `COMMA element`
    ELEMENTS_COMMA "elements_COMMA" = Sequence [COMMA ELEMENT], fits [ELEMENTS_COMMAS], shortest ", a",
        of "elements";
    /// `(type | rank)? elements`
    PRIMARY_ELEMENTS "primary_elements" = Sequence [PRIMARY_OPTIONAL_TYPE_OR_RANK ELEMENTS],
        subsumes [ELEMENTS], fits [PRIMARY_AFTER_NEW PRIMARY_AFTER_STACKALLOC], shortest "{ }",
        as Alternative, of "primary";
    /// `(type | rank)?`
    PRIMARY_OPTIONAL_TYPE_OR_RANK "primary_optional_type_or_rank" = Optional [PRIMARY_TYPE_OR_RANK],
        subsumes parts, of "primary";
    /// `type | rank`
    PRIMARY_TYPE_OR_RANK "primary_type_or_rank" = Alternation [TYPE RANK], subsumes parts,
        fits [PRIMARY_OPTIONAL_TYPE_OR_RANK], shortest "a", of "primary";
    /// `STACKALLOC (type sizes elements? | (type | rank)? elements)`
    PRIMARY_STACKALLOC "primary_STACKALLOC" = Sequence [STACKALLOC PRIMARY_AFTER_STACKALLOC], fits [PRIMARY],
        shortest "stackalloc { }", as Alternative, of "primary";
    /// `type sizes elements? | (type | rank)? elements`
    PRIMARY_AFTER_STACKALLOC "primary_after_STACKALLOC" = Alternation [PRIMARY_TYPE_SIZES PRIMARY_ELEMENTS],
        subsumes parts, shortest "{ }", as Rest, of "primary";
    /// `type sizes elements?`
    PRIMARY_TYPE_SIZES "primary_type_sizes" = Sequence [TYPE SIZES OPTIONAL_ELEMENTS],
        fits [PRIMARY_AFTER_STACKALLOC], shortest "a [ a ]", as Alternative, of "primary";
    /// `(ASYNC | STATIC)* DELEGATE parameters? block`
    PRIMARY_DELEGATE "primary_DELEGATE" = Sequence [ASYNC_OR_STATICS DELEGATE OPTIONAL_PARAMETERS BLOCK],
        fits [PRIMARY], shortest "delegate { }", as Alternative, of "primary";
    /// `parameters?`
    OPTIONAL_PARAMETERS "optional_parameters" = Optional [PARAMETERS], subsumes parts, of "parameters";
    /// `parameters : OPEN_PARENTHESIS (parameter (COMMA parameter)*)? CLOSE_PARENTHESIS`
    PARAMETERS "parameters" = Sequence [OPEN_PARENTHESIS OPTIONAL_PARAMETER_LIST CLOSE_PARENTHESIS],
        fits [OPTIONAL_PARAMETERS], shortest "( )";
    /// `(parameter (COMMA parameter)*)?`
    OPTIONAL_PARAMETER_LIST "optional_parameter_list" = Optional [PARAMETER_LIST], subsumes parts,
        of "parameters" "member";
    /// `parameter (COMMA parameter)*`
    PARAMETER_LIST "parameter_list" = Sequence [PARAMETER COMMAS_AFTER_PARAMETER], subsumes [PARAMETER],
        fits [OPTIONAL_PARAMETER_LIST], shortest "a", of "parameters" "member";
    /// `parameter : DIRECTIVE* attributes? parameterModifier* type identifier? (ASSIGN expression)?
    ///     DIRECTIVE*`
    PARAMETER "parameter" = Sequence [DIRECTIVES OPTIONAL_ATTRIBUTES PARAMETER_MODIFIERS TYPE
        OPTIONAL_IDENTIFIER OPTIONAL_ASSIGN DIRECTIVES], subsumes [TYPE], fits [PARAMETER_LIST], shortest "a";
    /// `identifier?`
    OPTIONAL_IDENTIFIER "optional_identifier" = Optional [IDENTIFIER_RULE], subsumes parts, of "identifier";
    /// `(COMMA parameter)*`
    COMMAS_AFTER_PARAMETER "COMMAs_after_parameter" = Star [COMMA_PARAMETER], subsumes parts, of "parameters"
        "member";
    /// `COMMA parameter`
    COMMA_PARAMETER "COMMA_parameter" = Sequence [COMMA PARAMETER], fits [COMMAS_AFTER_PARAMETER],
        shortest ", a", of "parameters" "member";
    /// `block : OPEN_BRACE statement* CLOSE_BRACE`
    BLOCK "block" = Sequence [OPEN_BRACE STATEMENTS CLOSE_BRACE], fits [STATEMENT_BLOCK
        LOCAL_FUNCTION_BLOCK_OR_ARROW_SEMICOLON OPERAND_BLOCK_OR_THROW BODY_BLOCK_OR_SEMICOLON],
        shortest "{ }";
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, of "statement";
    /// `statement : DIRECTIVE | block | SEMICOLON | action SEMICOLON | declaration SEMICOLON | localFunction
    ///     | identifier COLON | IF OPEN_PARENTHESIS DIRECTIVE* expression CLOSE_PARENTHESIS embedded
    ///     elseBranch? | SWITCH OPEN_PARENTHESIS expression CLOSE_PARENTHESIS OPEN_BRACE switchItem*
    ///     CLOSE_BRACE | WHILE OPEN_PARENTHESIS DIRECTIVE* expression CLOSE_PARENTHESIS embedded | DO
    ///     embedded WHILE OPEN_PARENTHESIS expression CLOSE_PARENTHESIS SEMICOLON | FOR OPEN_PARENTHESIS
    ///     (declaration | actions)? SEMICOLON expression? SEMICOLON actions? CLOSE_PARENTHESIS embedded |
    ///     AWAIT? FOREACH OPEN_PARENTHESIS (REF | READONLY | SCOPED)* (type identifier | expression) IN
    ///     expression CLOSE_PARENTHESIS embedded | BREAK SEMICOLON | CONTINUE SEMICOLON | GOTO (CASE
    ///     expression | DEFAULT | identifier) SEMICOLON | RETURN DIRECTIVE* expression? SEMICOLON | THROW
    ///     expression? SEMICOLON | YIELD (RETURN expression | BREAK) SEMICOLON | TRY block DIRECTIVE*
    ///     catch* finally? | (CHECKED | UNCHECKED | UNSAFE) block | LOCK OPEN_PARENTHESIS expression
    ///     CLOSE_PARENTHESIS embedded | AWAIT? USING OPEN_PARENTHESIS (declaration | expression)
    ///     CLOSE_PARENTHESIS embedded | FIXED OPEN_PARENTHESIS declaration CLOSE_PARENTHESIS embedded`
    /// In normal form `statement_tails statement_operand`
    STATEMENT "statement" = Sequence [STATEMENT_TAILS STATEMENT_OPERAND], subsumes [STATEMENT_OPERAND],
        fits [ITEM STATEMENTS EMBEDDED SWITCH_ITEM], shortest ";";
    /// `(statement_WHILE_OPEN_PARENTHESIS | statement_FOR_OPEN_PARENTHESIS_SEMICOLON |
    ///     statement_CLOSE_PARENTHESIS | statement_LOCK_OPEN_PARENTHESIS |
    ///     statement_FIXED_OPEN_PARENTHESIS)*`
    STATEMENT_TAILS "statement_tails" = Star [STATEMENT_TAIL], subsumes parts, of "statement";
    /// `statement_WHILE_OPEN_PARENTHESIS | statement_FOR_OPEN_PARENTHESIS_SEMICOLON |
    ///     statement_CLOSE_PARENTHESIS | statement_LOCK_OPEN_PARENTHESIS | statement_FIXED_OPEN_PARENTHESIS`
    STATEMENT_TAIL "statement_tail" = Alternation [STATEMENT_WHILE_OPEN_PARENTHESIS
        STATEMENT_FOR_OPEN_PARENTHESIS_SEMICOLON STATEMENT_CLOSE_PARENTHESIS STATEMENT_LOCK_OPEN_PARENTHESIS
        STATEMENT_FIXED_OPEN_PARENTHESIS], subsumes parts, fits [STATEMENT_TAILS], shortest "lock ( a )",
        as Tail, of "statement";
    /// `WHILE OPEN_PARENTHESIS DIRECTIVE* expression CLOSE_PARENTHESIS DIRECTIVE*`
    STATEMENT_WHILE_OPEN_PARENTHESIS "statement_WHILE_OPEN_PARENTHESIS" = Sequence [WHILE OPEN_PARENTHESIS
        DIRECTIVES EXPRESSION CLOSE_PARENTHESIS DIRECTIVES], fits [STATEMENT_TAIL], shortest "while ( a )",
        as Alternative, of "statement";
    /// `FOR OPEN_PARENTHESIS (declaration | actions)? SEMICOLON expression? SEMICOLON actions?
    ///     CLOSE_PARENTHESIS DIRECTIVE*`
    STATEMENT_FOR_OPEN_PARENTHESIS_SEMICOLON "statement_FOR_OPEN_PARENTHESIS_SEMICOLON" = Sequence [FOR
        OPEN_PARENTHESIS STATEMENT_OPTIONAL_DECLARATION_OR_ACTIONS SEMICOLON OPTIONAL_EXPRESSION SEMICOLON
        OPTIONAL_ACTIONS CLOSE_PARENTHESIS DIRECTIVES], fits [STATEMENT_TAIL], shortest "for ( ; ; )",
        as Alternative, of "statement";
    /// `(declaration | actions)?`
    STATEMENT_OPTIONAL_DECLARATION_OR_ACTIONS "statement_optional_declaration_or_actions" = Optional
        [STATEMENT_DECLARATION_OR_ACTIONS], subsumes parts, of "statement";
    /// `declaration | actions`
    STATEMENT_DECLARATION_OR_ACTIONS "statement_declaration_or_actions" = Alternation [DECLARATION ACTIONS],
        subsumes parts, fits [STATEMENT_OPTIONAL_DECLARATION_OR_ACTIONS], shortest "a", of "statement";
    /// `declaration : declarationModifier* type declarator (COMMA declarator)*`
    DECLARATION "declaration" = Sequence [DECLARATION_MODIFIERS TYPE DECLARATOR COMMA_DECLARATORS],
        fits [STATEMENT_DECLARATION_OR_ACTIONS STATEMENT_DECLARATION_OR_EXPRESSION], shortest "a a";
    /// `declarationModifier*`
    DECLARATION_MODIFIERS "declarationModifiers" = Star [DECLARATION_MODIFIER], subsumes parts,
        of "declarationModifier";
    /// `declarationModifier : CONST | STATIC | REF | READONLY | SCOPED | USING | AWAIT`
    DECLARATION_MODIFIER "declarationModifier" = Set [AWAIT CONST READONLY REF SCOPED STATIC USING],
        subsumes parts, fits [DECLARATION_MODIFIERS], shortest "ref";
    /// `declarator : DIRECTIVE* identifier sizes? (ASSIGN initializer)?`
    DECLARATOR "declarator" = Sequence [DIRECTIVES IDENTIFIER_RULE OPTIONAL_SIZES DECLARATOR_OPTIONAL_ASSIGN],
        subsumes [IDENTIFIER_RULE], shortest "a";
    /// `sizes?`
    OPTIONAL_SIZES "optional_sizes" = Optional [SIZES], subsumes parts, of "sizes";
    /// `(ASSIGN initializer)?`
    DECLARATOR_OPTIONAL_ASSIGN "declarator_optional_ASSIGN" = Optional [DECLARATOR_ASSIGN], subsumes parts,
        of "declarator";
    /// `ASSIGN initializer`
    DECLARATOR_ASSIGN "declarator_ASSIGN" = Sequence [ASSIGN INITIALIZER], fits [DECLARATOR_OPTIONAL_ASSIGN],
        shortest "= a", of "declarator";
    /// `initializer : DIRECTIVE* (expression | elements)`
    INITIALIZER "initializer" = Sequence [DIRECTIVES INITIALIZER_EXPRESSION_OR_ELEMENTS],
        subsumes [INITIALIZER_EXPRESSION_OR_ELEMENTS], shortest "a";
    /// `expression | elements`
    INITIALIZER_EXPRESSION_OR_ELEMENTS "initializer_expression_or_elements" = Alternation [EXPRESSION
        ELEMENTS], subsumes parts, fits [INITIALIZER], shortest "a", of "initializer";
    /// `(COMMA declarator)*`
    COMMA_DECLARATORS "COMMA_declarators" = Star [COMMA_DECLARATOR], subsumes parts, of "declaration"
        "member";
    /// `COMMA declarator`
    COMMA_DECLARATOR "COMMA_declarator" = Sequence [COMMA DECLARATOR], fits [COMMA_DECLARATORS],
        shortest ", a", of "declaration" "member";
    /// `actions : action (COMMA action)*`
    ACTIONS "actions" = Sequence [ACTION ACTIONS_COMMAS], subsumes [ACTION],
        fits [STATEMENT_DECLARATION_OR_ACTIONS OPTIONAL_ACTIONS], shortest "a";
    /// `action : operand actionRest?`
    ACTION "action" = Sequence [OPERAND OPTIONAL_ACTION_REST], subsumes [OPERAND], fits [ACTIONS
        OPTIONAL_ACTION], shortest "a";
    /// `actionRest?`
    OPTIONAL_ACTION_REST "optional_actionRest" = Optional [ACTION_REST], subsumes parts, of "actionRest";
    /// `actionRest : assignmentOperator DIRECTIVE* expression | DIRECTIVE operand`
    ACTION_REST "actionRest" = Alternation [ACTION_REST_ASSIGNMENT_OPERATOR_EXPRESSION DIRECTIVE_OPERAND],
        subsumes parts, fits [OPTIONAL_ACTION_REST], shortest "= a";
    /// `assignmentOperator DIRECTIVE* expression`
    ACTION_REST_ASSIGNMENT_OPERATOR_EXPRESSION "actionRest_assignmentOperator_expression" = Sequence
        [ASSIGNMENT_OPERATOR DIRECTIVES EXPRESSION], fits [ACTION_REST], shortest "= a", as Alternative,
        of "actionRest";
    /// `assignmentOperator : ASSIGN | PLUS_ASSIGN | MINUS_ASSIGN | STAR_ASSIGN | SLASH_ASSIGN |
    ///     PERCENT_ASSIGN | AMPERSAND_ASSIGN | BAR_ASSIGN | CARET_ASSIGN | SHIFT_LEFT_ASSIGN | GREATER
    ///     GREATER? GREATER_EQUAL | DOUBLE_QUESTION_ASSIGN`
    ASSIGNMENT_OPERATOR "assignmentOperator" = Alternation [ASSIGN PLUS_ASSIGN MINUS_ASSIGN STAR_ASSIGN
        SLASH_ASSIGN PERCENT_ASSIGN AMPERSAND_ASSIGN BAR_ASSIGN CARET_ASSIGN SHIFT_LEFT_ASSIGN
        ASSIGNMENT_OPERATOR_GREATER_GREATER_EQUAL DOUBLE_QUESTION_ASSIGN], subsumes parts,
        fits [BINARY_OPERATOR], shortest "=";
    /// `GREATER GREATER? GREATER_EQUAL`
    ASSIGNMENT_OPERATOR_GREATER_GREATER_EQUAL "assignmentOperator_GREATER_GREATER_EQUAL" = Sequence [GREATER
        OPTIONAL_GREATER_OPTION GREATER_EQUAL], fits [ASSIGNMENT_OPERATOR], shortest "> >=", as Alternative,
        of "assignmentOperator";
    /// `GREATER?`
    OPTIONAL_GREATER_OPTION "optional_GREATER_option" = Optional [GREATER], subsumes parts, of "operator"
        "assignmentOperator" "binaryOperator";
    /// `DIRECTIVE operand`
    DIRECTIVE_OPERAND "DIRECTIVE_operand" = Sequence [DIRECTIVE OPERAND], fits [ACTION_REST OPERATION],
        shortest "#a a", as Alternative, of "actionRest" "operation";
    /// `(COMMA action)*`
    ACTIONS_COMMAS "actions_COMMAs" = Star [ACTIONS_COMMA], subsumes parts, of "actions";
    /// `COMMA action`
    ACTIONS_COMMA "actions_COMMA" = Sequence [COMMA ACTION], fits [ACTIONS_COMMAS], shortest ", a",
        of "actions";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `actions?`
    OPTIONAL_ACTIONS "optional_actions" = Optional [ACTIONS], subsumes parts, of "actions";
    /// `AWAIT? (FOREACH OPEN_PARENTHESIS (READONLY | REF | SCOPED)* (type identifier | expression) IN
    ///     expression | USING OPEN_PARENTHESIS (declaration | expression)) CLOSE_PARENTHESIS DIRECTIVE*`
    STATEMENT_CLOSE_PARENTHESIS "statement_CLOSE_PARENTHESIS" = Sequence [STATEMENT_OPTIONAL_AWAIT
        STATEMENT_AFTER_OPTIONAL_AWAIT CLOSE_PARENTHESIS DIRECTIVES], fits [STATEMENT_TAIL],
        shortest "using ( a )", as Alternative, of "statement";
    /// `AWAIT?`
    STATEMENT_OPTIONAL_AWAIT "statement_optional_AWAIT" = Optional [AWAIT], subsumes parts, of "statement";
    /// `FOREACH OPEN_PARENTHESIS (READONLY | REF | SCOPED)* (type identifier | expression) IN expression |
    ///     USING OPEN_PARENTHESIS (declaration | expression)`
    STATEMENT_AFTER_OPTIONAL_AWAIT "statement_after_optional_AWAIT" = Alternation
        [STATEMENT_FOREACH_OPEN_PARENTHESIS_IN STATEMENT_USING_OPEN_PARENTHESIS], subsumes parts,
        shortest "using ( a", as Rest, of "statement";
    /// `FOREACH OPEN_PARENTHESIS (READONLY | REF | SCOPED)* (type identifier | expression) IN expression`
    STATEMENT_FOREACH_OPEN_PARENTHESIS_IN "statement_FOREACH_OPEN_PARENTHESIS_IN" = Sequence [FOREACH
        OPEN_PARENTHESIS STATEMENT_READONLY_OR_OTHERS STATEMENT_TYPE_IDENTIFIER_OR_EXPRESSION IN EXPRESSION],
        fits [STATEMENT_AFTER_OPTIONAL_AWAIT], shortest "foreach ( a in a", as Alternative, of "statement";
    /// `(READONLY | REF | SCOPED)*`
    STATEMENT_READONLY_OR_OTHERS "statement_READONLY_or_others" = Star [STATEMENT_READONLY_OR_OTHER],
        subsumes parts, of "statement";
    /// `READONLY | REF | SCOPED`
    STATEMENT_READONLY_OR_OTHER "statement_READONLY_or_other" = Set [READONLY REF SCOPED], subsumes parts,
        fits [STATEMENT_READONLY_OR_OTHERS], shortest "ref", of "statement";
    /// `type identifier | expression`
    STATEMENT_TYPE_IDENTIFIER_OR_EXPRESSION "statement_type_identifier_or_expression" = Alternation
        [TYPE_TO_IDENTIFIER EXPRESSION], subsumes parts, shortest "a", of "statement";
    /// `type identifier`
    TYPE_TO_IDENTIFIER "type_to_identifier" = Sequence [TYPE IDENTIFIER_RULE],
        fits [ARGUMENT_EXPRESSION_OR_TYPE_IDENTIFIER_AFTER_DIRECTIVES
        STATEMENT_TYPE_IDENTIFIER_OR_EXPRESSION], shortest "a a", as Alternative, of "argument" "statement";
    /// `USING OPEN_PARENTHESIS (declaration | expression)`
    STATEMENT_USING_OPEN_PARENTHESIS "statement_USING_OPEN_PARENTHESIS" = Sequence [USING OPEN_PARENTHESIS
        STATEMENT_DECLARATION_OR_EXPRESSION], fits [STATEMENT_AFTER_OPTIONAL_AWAIT], shortest "using ( a",
        as Alternative, of "statement";
    /// `declaration | expression`
    STATEMENT_DECLARATION_OR_EXPRESSION "statement_declaration_or_expression" = Alternation [DECLARATION
        EXPRESSION], subsumes parts, shortest "a", of "statement";
    /// `LOCK OPEN_PARENTHESIS expression CLOSE_PARENTHESIS DIRECTIVE*`
    STATEMENT_LOCK_OPEN_PARENTHESIS "statement_LOCK_OPEN_PARENTHESIS" = Sequence [LOCK OPEN_PARENTHESIS
        EXPRESSION CLOSE_PARENTHESIS DIRECTIVES], fits [STATEMENT_TAIL], shortest "lock ( a )",
        as Alternative, of "statement";
    /// `FIXED OPEN_PARENTHESIS declaration CLOSE_PARENTHESIS DIRECTIVE*`
    STATEMENT_FIXED_OPEN_PARENTHESIS "statement_FIXED_OPEN_PARENTHESIS" = Sequence [FIXED OPEN_PARENTHESIS
        DECLARATION CLOSE_PARENTHESIS DIRECTIVES], fits [STATEMENT_TAIL], shortest "fixed ( a a )",
        as Alternative, of "statement";
    /// `DIRECTIVE | statement_block | statement_optional_action_SEMICOLON | statement_declaration_SEMICOLON
    ///     | localFunction | identifier_COLON | statement_IF_OPEN_PARENTHESIS |
    ///     statement_SWITCH_OPEN_PARENTHESIS | statement_DO_WHILE_OPEN_PARENTHESIS |
    ///     statement_BREAK_SEMICOLON | statement_CONTINUE_SEMICOLON | statement_GOTO_SEMICOLON |
    ///     statement_RETURN_SEMICOLON | statement_THROW_SEMICOLON | statement_YIELD_SEMICOLON |
    ///     statement_TRY`
    STATEMENT_OPERAND "statement_operand" = Alternation [DIRECTIVE STATEMENT_BLOCK
        STATEMENT_OPTIONAL_ACTION_SEMICOLON STATEMENT_DECLARATION_SEMICOLON LOCAL_FUNCTION IDENTIFIER_COLON
        STATEMENT_IF_OPEN_PARENTHESIS STATEMENT_SWITCH_OPEN_PARENTHESIS STATEMENT_DO_WHILE_OPEN_PARENTHESIS
        STATEMENT_BREAK_SEMICOLON STATEMENT_CONTINUE_SEMICOLON STATEMENT_GOTO_SEMICOLON
        STATEMENT_RETURN_SEMICOLON STATEMENT_THROW_SEMICOLON STATEMENT_YIELD_SEMICOLON STATEMENT_TRY],
        subsumes parts, fits [STATEMENT], shortest ";", as Operand, of "statement";
    /// `(CHECKED | UNCHECKED | UNSAFE)? block`
    STATEMENT_BLOCK "statement_block" = Sequence [STATEMENT_OPTIONAL_CHECKED_OR_OTHER BLOCK],
        subsumes [BLOCK], fits [STATEMENT_OPERAND], shortest "{ }", as Alternative, of "statement";
    /// `(CHECKED | UNCHECKED | UNSAFE)?`
    STATEMENT_OPTIONAL_CHECKED_OR_OTHER "statement_optional_CHECKED_or_other" = Optional
        [STATEMENT_CHECKED_OR_OTHER], subsumes parts, of "statement";
    /// `CHECKED | UNCHECKED | UNSAFE`
    STATEMENT_CHECKED_OR_OTHER "statement_CHECKED_or_other" = Set [CHECKED UNCHECKED UNSAFE], subsumes parts,
        fits [STATEMENT_OPTIONAL_CHECKED_OR_OTHER], shortest "unsafe", of "statement";
    /// `action? SEMICOLON`
    STATEMENT_OPTIONAL_ACTION_SEMICOLON "statement_optional_action_SEMICOLON" = Sequence [OPTIONAL_ACTION
        SEMICOLON], subsumes [SEMICOLON], fits [STATEMENT_OPERAND], shortest ";", as Alternative,
        of "statement";
    /// `action?`
    OPTIONAL_ACTION "optional_action" = Optional [ACTION], subsumes parts, of "action";
    /// `declaration SEMICOLON`
    STATEMENT_DECLARATION_SEMICOLON "statement_declaration_SEMICOLON" = Sequence [DECLARATION SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "a a ;", as Alternative, of "statement";
    /// `localFunction : attributes? modifiers? type identifier typeParameters? parameters constraint*
    ///     DIRECTIVE* (block | ARROW DIRECTIVE* expression SEMICOLON) | attributes? modifiers type
    ///     identifier typeParameters? parameters constraint* SEMICOLON`
    /// In normal form `attributes? (modifiers? type identifier typeParameters? parameters constraint*
    ///     DIRECTIVE* (block | ARROW DIRECTIVE* expression SEMICOLON) | modifiers type
    ///     identifier typeParameters? parameters constraint* SEMICOLON)`
    LOCAL_FUNCTION "localFunction" = Sequence [OPTIONAL_ATTRIBUTES LOCAL_FUNCTION_AFTER_OPTIONAL_ATTRIBUTES],
        subsumes [LOCAL_FUNCTION_AFTER_OPTIONAL_ATTRIBUTES], fits [STATEMENT_OPERAND], shortest "a a ( ) { }";
    /// `modifiers? type identifier typeParameters? parameters constraint* DIRECTIVE* (block | ARROW
    ///     DIRECTIVE* expression SEMICOLON) | modifiers type identifier typeParameters? parameters
    ///     constraint* SEMICOLON`
    LOCAL_FUNCTION_AFTER_OPTIONAL_ATTRIBUTES "localFunction_after_optional_attributes" = Alternation
        [LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS LOCAL_FUNCTION_SEMICOLON], subsumes parts,
        fits [LOCAL_FUNCTION], shortest "a a ( ) { }", as Rest, of "localFunction";
    /// `modifiers? type identifier typeParameters? parameters constraint* DIRECTIVE* (block | ARROW
    ///     DIRECTIVE* expression SEMICOLON)`
    LOCAL_FUNCTION_TYPE_IDENTIFIER_PARAMETERS "localFunction_type_identifier_parameters" = Sequence
        [OPTIONAL_MODIFIERS TYPE IDENTIFIER_RULE OPTIONAL_TYPE_PARAMETERS PARAMETERS CONSTRAINTS DIRECTIVES
        LOCAL_FUNCTION_BLOCK_OR_ARROW_SEMICOLON], fits [LOCAL_FUNCTION_AFTER_OPTIONAL_ATTRIBUTES],
        shortest "a a ( ) { }", as Alternative, of "localFunction";
    /// `modifiers?`
    OPTIONAL_MODIFIERS "optional_modifiers" = Optional [MODIFIERS], subsumes parts, of "modifiers";
    /// `modifiers : modifier (modifier | DIRECTIVE)*`
    MODIFIERS "modifiers" = Sequence [MODIFIER MODIFIERS_MODIFIER_OR_DIRECTIVES], subsumes [MODIFIER],
        fits [OPTIONAL_MODIFIERS], shortest "new";
    /// `modifier : NEW | PUBLIC | PROTECTED | INTERNAL | PRIVATE | STATIC | ABSTRACT | SEALED | VIRTUAL |
    ///     OVERRIDE | READONLY | EXTERN | UNSAFE | VOLATILE | CONST | FIXED | EVENT | REF | IMPLICIT |
    ///     EXPLICIT | PARTIAL | ASYNC | REQUIRED | FILE`
    MODIFIER "modifier" = Set [ABSTRACT ASYNC CONST EVENT EXPLICIT EXTERN FILE FIXED IMPLICIT INTERNAL NEW
        OVERRIDE PARTIAL PRIVATE PROTECTED PUBLIC READONLY REF REQUIRED SEALED STATIC UNSAFE VIRTUAL
        VOLATILE], subsumes parts, fits [MODIFIERS MODIFIERS_MODIFIER_OR_DIRECTIVE], shortest "new";
    /// `(modifier | DIRECTIVE)*`
    MODIFIERS_MODIFIER_OR_DIRECTIVES "modifiers_modifier_or_DIRECTIVEs" = Star
        [MODIFIERS_MODIFIER_OR_DIRECTIVE], subsumes parts, of "modifiers";
    /// `modifier | DIRECTIVE`
    MODIFIERS_MODIFIER_OR_DIRECTIVE "modifiers_modifier_or_DIRECTIVE" = Alternation [MODIFIER DIRECTIVE],
        subsumes parts, fits [MODIFIERS_MODIFIER_OR_DIRECTIVES], shortest "#a", of "modifiers";
    /// `typeParameters?`
    OPTIONAL_TYPE_PARAMETERS "optional_typeParameters" = Optional [TYPE_PARAMETERS], subsumes parts,
        of "typeParameters";
    /// `typeParameters : LESS typeParameter (COMMA typeParameter)* GREATER`
    TYPE_PARAMETERS "typeParameters" = Sequence [LESS TYPE_PARAMETER TYPE_PARAMETERS_COMMAS GREATER],
        fits [OPTIONAL_TYPE_PARAMETERS], shortest "< a >";
    /// `typeParameter : DIRECTIVE* attributes? (IN | OUT)? DIRECTIVE* identifier`
    TYPE_PARAMETER "typeParameter" = Sequence [DIRECTIVES OPTIONAL_ATTRIBUTES OPTIONAL_IN_OR_OUT DIRECTIVES
        IDENTIFIER_RULE], subsumes [IDENTIFIER_RULE], shortest "a";
    /// `(COMMA typeParameter)*`
    TYPE_PARAMETERS_COMMAS "typeParameters_COMMAs" = Star [TYPE_PARAMETERS_COMMA], subsumes parts,
        of "typeParameters";
    /// `COMMA typeParameter`
    TYPE_PARAMETERS_COMMA "typeParameters_COMMA" = Sequence [COMMA TYPE_PARAMETER],
        fits [TYPE_PARAMETERS_COMMAS], shortest ", a", of "typeParameters";
    /// `constraint*`
    CONSTRAINTS "constraints" = Star [CONSTRAINT], subsumes parts, of "constraint";
    /// `constraint : DIRECTIVE* WHERE identifier COLON bound (COMMA bound)*`
    CONSTRAINT "constraint" = Sequence [DIRECTIVES WHERE IDENTIFIER_RULE COLON BOUND CONSTRAINT_COMMAS],
        fits [CONSTRAINTS], shortest "where a : a";
    /// `bound : CLASS QUESTION? | STRUCT | DEFAULT | NEW OPEN_PARENTHESIS CLOSE_PARENTHESIS | ALLOWS REF
    ///     STRUCT | type`
    /// In normal form `CLASS QUESTION? | (ALLOWS REF)? STRUCT | DEFAULT | NEW OPEN_PARENTHESIS
    ///     CLOSE_PARENTHESIS | type`
    BOUND "bound" = Alternation [BOUND_CLASS BOUND_STRUCT DEFAULT BOUND_NEW_OPEN_PARENTHESIS TYPE],
        subsumes parts, shortest "a";
    /// `CLASS QUESTION?`
    BOUND_CLASS "bound_CLASS" = Sequence [CLASS OPTIONAL_QUESTION], subsumes [CLASS], fits [BOUND],
        shortest "class", as Alternative, of "bound";
    /// `QUESTION?`
    OPTIONAL_QUESTION "optional_QUESTION" = Optional [QUESTION], subsumes parts, of "bound" "postfix";
    /// `(ALLOWS REF)? STRUCT`
    BOUND_STRUCT "bound_STRUCT" = Sequence [BOUND_OPTIONAL_ALLOWS_REF STRUCT], subsumes [STRUCT],
        fits [BOUND], shortest "struct", as Alternative, of "bound";
    /// `(ALLOWS REF)?`
    BOUND_OPTIONAL_ALLOWS_REF "bound_optional_ALLOWS_REF" = Optional [BOUND_ALLOWS_REF], subsumes parts,
        of "bound";
    /// `ALLOWS REF`
    BOUND_ALLOWS_REF "bound_ALLOWS_REF" = Sequence [ALLOWS REF], fits [BOUND_OPTIONAL_ALLOWS_REF],
        shortest "allows ref", of "bound";
    /// `NEW OPEN_PARENTHESIS CLOSE_PARENTHESIS`
    BOUND_NEW_OPEN_PARENTHESIS "bound_NEW_OPEN_PARENTHESIS" = Sequence [NEW OPEN_PARENTHESIS
        CLOSE_PARENTHESIS], fits [BOUND], shortest "new ( )", as Alternative, of "bound";
    /// `(COMMA bound)*`
    CONSTRAINT_COMMAS "constraint_COMMAs" = Star [CONSTRAINT_COMMA], subsumes parts, of "constraint";
    /// `COMMA bound`
    CONSTRAINT_COMMA "constraint_COMMA" = Sequence [COMMA BOUND], fits [CONSTRAINT_COMMAS], shortest ", a",
        of "constraint";
    /// `block | ARROW DIRECTIVE* expression SEMICOLON`
    LOCAL_FUNCTION_BLOCK_OR_ARROW_SEMICOLON "localFunction_block_or_ARROW_SEMICOLON" = Alternation [BLOCK
        ARROW_SEMICOLON], subsumes parts, shortest "{ }", of "localFunction";
    /// `ARROW DIRECTIVE* expression SEMICOLON`
    ARROW_SEMICOLON "ARROW_SEMICOLON" = Sequence [ARROW DIRECTIVES EXPRESSION SEMICOLON],
        fits [LOCAL_FUNCTION_BLOCK_OR_ARROW_SEMICOLON MEMBER_ACCESSORS_OR_ARROW_SEMICOLON], shortest "=> a ;",
        as Alternative, of "localFunction" "member";
    /// `modifiers type identifier typeParameters? parameters constraint* SEMICOLON`
    LOCAL_FUNCTION_SEMICOLON "localFunction_SEMICOLON" = Sequence [MODIFIERS TYPE IDENTIFIER_RULE
        OPTIONAL_TYPE_PARAMETERS PARAMETERS CONSTRAINTS SEMICOLON],
        fits [LOCAL_FUNCTION_AFTER_OPTIONAL_ATTRIBUTES], shortest "new a a ( ) ;", as Alternative,
        of "localFunction";
    /// `IF OPEN_PARENTHESIS DIRECTIVE* expression CLOSE_PARENTHESIS embedded elseBranch?`
    STATEMENT_IF_OPEN_PARENTHESIS "statement_IF_OPEN_PARENTHESIS" = Sequence [IF OPEN_PARENTHESIS DIRECTIVES
        EXPRESSION CLOSE_PARENTHESIS EMBEDDED OPTIONAL_ELSE_BRANCH], fits [STATEMENT_OPERAND],
        shortest "if ( a ) ;", as Alternative, of "statement";
    /// `embedded : DIRECTIVE* statement`
    EMBEDDED "embedded" = Sequence [DIRECTIVES STATEMENT], subsumes [STATEMENT], shortest ";";
    /// `elseBranch?`
    OPTIONAL_ELSE_BRANCH "optional_elseBranch" = Optional [ELSE_BRANCH], subsumes parts, of "elseBranch";
    /// `elseBranch : DIRECTIVE* ELSE embedded`
    ELSE_BRANCH "elseBranch" = Sequence [DIRECTIVES ELSE EMBEDDED], fits [OPTIONAL_ELSE_BRANCH],
        shortest "else ;";
    /// `SWITCH OPEN_PARENTHESIS expression CLOSE_PARENTHESIS OPEN_BRACE switchItem* CLOSE_BRACE`
    STATEMENT_SWITCH_OPEN_PARENTHESIS "statement_SWITCH_OPEN_PARENTHESIS" = Sequence [SWITCH OPEN_PARENTHESIS
        EXPRESSION CLOSE_PARENTHESIS OPEN_BRACE SWITCH_ITEMS CLOSE_BRACE], fits [STATEMENT_OPERAND],
        shortest "switch ( a ) { }", as Alternative, of "statement";
    /// `switchItem*`
    SWITCH_ITEMS "switchItems" = Star [SWITCH_ITEM], subsumes parts, of "switchItem";
    /// `switchItem : CASE pattern (WHEN expression)? COLON | DEFAULT COLON | statement`
    SWITCH_ITEM "switchItem" = Alternation [SWITCH_ITEM_CASE_COLON SWITCH_ITEM_DEFAULT_COLON STATEMENT],
        subsumes parts, fits [SWITCH_ITEMS], shortest ";";
    /// `CASE pattern (WHEN expression)? COLON`
    SWITCH_ITEM_CASE_COLON "switchItem_CASE_COLON" = Sequence [CASE PATTERN OPTIONAL_WHEN COLON],
        fits [SWITCH_ITEM], shortest "case a :", as Alternative, of "switchItem";
    /// `pattern : simplePattern ((AND | OR) simplePattern)*`
    PATTERN "pattern" = Sequence [SIMPLE_PATTERN PATTERN_AND_OR_OR_SIMPLE_PATTERNS],
        subsumes [SIMPLE_PATTERN], fits [SUBPATTERN SIMPLE_PATTERN_PATTERN OPTIONAL_PATTERN], shortest "a";
    /// `simplePattern : NOT* (type? positional properties? designation? | type? properties designation? |
    ///     type designation? | OPEN_BRACKET (pattern (COMMA pattern)* COMMA?)? CLOSE_BRACKET designation? |
    ///     (LESS | GREATER | LESS_EQUAL | GREATER_EQUAL | EQUAL | UNEQUAL) constant | OPEN_PARENTHESIS
    ///     pattern CLOSE_PARENTHESIS | DOUBLE_DOT pattern? | constant) | DIRECTIVE simplePattern`
    /// In normal form `DIRECTIVE* NOT* (simplePattern_positional_or_properties | simplePattern_type |
    ///     simplePattern_OPEN_BRACKET_CLOSE_BRACKET | simplePattern_constant |
    ///     simplePattern_OPEN_PARENTHESIS_CLOSE_PARENTHESIS | simplePattern_DOUBLE_DOT)`
    SIMPLE_PATTERN "simplePattern" = Sequence [DIRECTIVES SIMPLE_PATTERN_NOTS
        SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER],
        subsumes [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER], fits [PATTERN], shortest "a";
    /// `NOT*`
    SIMPLE_PATTERN_NOTS "simplePattern_NOTs" = Star [NOT], subsumes parts, of "simplePattern";
    /// `type? (simplePattern_positional | properties) designation? | type designation? | OPEN_BRACKET
    ///     simplePattern_pattern? CLOSE_BRACKET designation? | simplePattern_GREATER_or_other? constant |
    ///     OPEN_PARENTHESIS pattern CLOSE_PARENTHESIS | DOUBLE_DOT pattern?`
    SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER "simplePattern_positional_or_properties_or_other"
        = Alternation [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES SIMPLE_PATTERN_TYPE
        SIMPLE_PATTERN_OPEN_BRACKET_CLOSE_BRACKET SIMPLE_PATTERN_CONSTANT
        SIMPLE_PATTERN_OPEN_PARENTHESIS_CLOSE_PARENTHESIS SIMPLE_PATTERN_DOUBLE_DOT], subsumes parts,
        fits [SIMPLE_PATTERN], shortest "a", of "simplePattern";
    /// `type? (positional properties? | properties) designation?`
    SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES "simplePattern_positional_or_properties" = Sequence [OPTIONAL_TYPE
        SIMPLE_PATTERN_AFTER_OPTIONAL_TYPE OPTIONAL_DESIGNATION],
        subsumes [SIMPLE_PATTERN_AFTER_OPTIONAL_TYPE],
        fits [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER], shortest "{ }", as Alternative,
        of "simplePattern";
    /// `positional properties? | properties`
    SIMPLE_PATTERN_AFTER_OPTIONAL_TYPE "simplePattern_after_optional_type" = Alternation
        [SIMPLE_PATTERN_POSITIONAL PROPERTIES], subsumes parts,
        fits [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES], shortest "{ }", as Rest, of "simplePattern";
    /// `positional properties?`
    SIMPLE_PATTERN_POSITIONAL "simplePattern_positional" = Sequence [POSITIONAL OPTIONAL_PROPERTIES],
        subsumes [POSITIONAL], fits [SIMPLE_PATTERN_AFTER_OPTIONAL_TYPE], shortest "( )", as Alternative,
        of "simplePattern";
    /// `positional : OPEN_PARENTHESIS (subpattern (COMMA subpattern)*)? CLOSE_PARENTHESIS`
    POSITIONAL "positional" = Sequence [OPEN_PARENTHESIS POSITIONAL_OPTIONAL_SUBPATTERNS CLOSE_PARENTHESIS],
        fits [SIMPLE_PATTERN_POSITIONAL], shortest "( )";
    /// `(subpattern (COMMA subpattern)*)?`
    POSITIONAL_OPTIONAL_SUBPATTERNS "positional_optional_subpatterns" = Optional [POSITIONAL_SUBPATTERNS],
        subsumes parts, of "positional";
    /// `subpattern (COMMA subpattern)*`
    POSITIONAL_SUBPATTERNS "positional_subpatterns" = Sequence [SUBPATTERN COMMA_SUBPATTERNS],
        subsumes [SUBPATTERN], fits [POSITIONAL_OPTIONAL_SUBPATTERNS], shortest "a", of "positional";
    /// `subpattern : (identifier (DOT identifier)* COLON)? pattern`
    SUBPATTERN "subpattern" = Sequence [SUBPATTERN_OPTIONAL_COLON PATTERN], subsumes [PATTERN],
        fits [POSITIONAL_SUBPATTERNS PROPERTIES_SUBPATTERN], shortest "a";
    /// `(identifier (DOT identifier)* COLON)?`
    SUBPATTERN_OPTIONAL_COLON "subpattern_optional_COLON" = Optional [SUBPATTERN_COLON], subsumes parts,
        of "subpattern";
    /// `identifier (DOT identifier)* COLON`
    SUBPATTERN_COLON "subpattern_COLON" = Sequence [IDENTIFIER_RULE SUBPATTERN_DOTS COLON],
        fits [SUBPATTERN_OPTIONAL_COLON], shortest "a :", of "subpattern";
    /// `(DOT identifier)*`
    SUBPATTERN_DOTS "subpattern_DOTs" = Star [SUBPATTERN_DOT], subsumes parts, of "subpattern";
    /// `DOT identifier`
    SUBPATTERN_DOT "subpattern_DOT" = Sequence [DOT IDENTIFIER_RULE], fits [SUBPATTERN_DOTS], shortest ". a",
        of "subpattern";
    /// `(COMMA subpattern)*`
    COMMA_SUBPATTERNS "COMMA_subpatterns" = Star [COMMA_SUBPATTERN], subsumes parts, of "positional"
        "properties";
    /// `COMMA subpattern`
    COMMA_SUBPATTERN "COMMA_subpattern" = Sequence [COMMA SUBPATTERN], fits [COMMA_SUBPATTERNS],
        shortest ", a", of "positional" "properties";
    /// `properties?`
    OPTIONAL_PROPERTIES "optional_properties" = Optional [PROPERTIES], subsumes parts, of "properties";
    /// `properties : OPEN_BRACE (subpattern (COMMA subpattern)* COMMA?)? CLOSE_BRACE`
    PROPERTIES "properties" = Sequence [OPEN_BRACE PROPERTIES_OPTIONAL_SUBPATTERN CLOSE_BRACE],
        fits [SIMPLE_PATTERN_AFTER_OPTIONAL_TYPE OPTIONAL_PROPERTIES], shortest "{ }";
    /// `(subpattern (COMMA subpattern)* COMMA?)?`
    PROPERTIES_OPTIONAL_SUBPATTERN "properties_optional_subpattern" = Optional [PROPERTIES_SUBPATTERN],
        subsumes parts, of "properties";
    /// `subpattern (COMMA subpattern)* COMMA?`
    PROPERTIES_SUBPATTERN "properties_subpattern" = Sequence [SUBPATTERN COMMA_SUBPATTERNS OPTIONAL_COMMA],
        subsumes [SUBPATTERN], fits [PROPERTIES_OPTIONAL_SUBPATTERN], shortest "a", of "properties";
    /// `designation?`
    OPTIONAL_DESIGNATION "optional_designation" = Optional [DESIGNATION], subsumes parts, of "designation";
    /// `designation : identifier | OPEN_PARENTHESIS designation (COMMA designation)* CLOSE_PARENTHESIS`
    DESIGNATION "designation" = Alternation [IDENTIFIER_RULE DESIGNATION_OPEN_PARENTHESIS_CLOSE_PARENTHESIS],
        subsumes parts, fits [OPTIONAL_DESIGNATION], shortest "a";
    /// `OPEN_PARENTHESIS designation (COMMA designation)* CLOSE_PARENTHESIS`
    DESIGNATION_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "designation_OPEN_PARENTHESIS_CLOSE_PARENTHESIS" = Sequence
        [OPEN_PARENTHESIS DESIGNATION DESIGNATION_COMMAS CLOSE_PARENTHESIS], fits [DESIGNATION],
        shortest "( a )", as Alternative, of "designation";
    /// `(COMMA designation)*`
    DESIGNATION_COMMAS "designation_COMMAs" = Star [DESIGNATION_COMMA], subsumes parts, of "designation";
    /// `COMMA designation`
    DESIGNATION_COMMA "designation_COMMA" = Sequence [COMMA DESIGNATION], fits [DESIGNATION_COMMAS],
        shortest ", a", of "designation";
    /// `type designation?`
    SIMPLE_PATTERN_TYPE "simplePattern_type" = Sequence [TYPE OPTIONAL_DESIGNATION], subsumes [TYPE],
        fits [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER], shortest "a", as Alternative,
        of "simplePattern";
    /// `OPEN_BRACKET (pattern (COMMA pattern)* COMMA?)? CLOSE_BRACKET designation?`
    SIMPLE_PATTERN_OPEN_BRACKET_CLOSE_BRACKET "simplePattern_OPEN_BRACKET_CLOSE_BRACKET" = Sequence
        [OPEN_BRACKET SIMPLE_PATTERN_OPTIONAL_PATTERN CLOSE_BRACKET OPTIONAL_DESIGNATION],
        fits [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER], shortest "[ ]", as Alternative,
        of "simplePattern";
    /// `(pattern (COMMA pattern)* COMMA?)?`
    SIMPLE_PATTERN_OPTIONAL_PATTERN "simplePattern_optional_pattern" = Optional [SIMPLE_PATTERN_PATTERN],
        subsumes parts, of "simplePattern";
    /// `pattern (COMMA pattern)* COMMA?`
    SIMPLE_PATTERN_PATTERN "simplePattern_pattern" = Sequence [PATTERN SIMPLE_PATTERN_COMMAS OPTIONAL_COMMA],
        subsumes [PATTERN], fits [SIMPLE_PATTERN_OPTIONAL_PATTERN], shortest "a", of "simplePattern";
    /// `(COMMA pattern)*`
    SIMPLE_PATTERN_COMMAS "simplePattern_COMMAs" = Star [SIMPLE_PATTERN_COMMA], subsumes parts,
        of "simplePattern";
    /// `COMMA pattern`
    SIMPLE_PATTERN_COMMA "simplePattern_COMMA" = Sequence [COMMA PATTERN], fits [SIMPLE_PATTERN_COMMAS],
        shortest ", a", of "simplePattern";
    /// `(GREATER | EQUAL | UNEQUAL | LESS | LESS_EQUAL | GREATER_EQUAL)? constant`
    SIMPLE_PATTERN_CONSTANT "simplePattern_constant" = Sequence [SIMPLE_PATTERN_OPTIONAL_GREATER_OR_OTHER
        CONSTANT], subsumes [CONSTANT], fits [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER], shortest "a",
        as Alternative, of "simplePattern";
    /// `(GREATER | EQUAL | UNEQUAL | LESS | LESS_EQUAL | GREATER_EQUAL)?`
    SIMPLE_PATTERN_OPTIONAL_GREATER_OR_OTHER "simplePattern_optional_GREATER_or_other" = Optional
        [SIMPLE_PATTERN_GREATER_OR_OTHER], subsumes parts, of "simplePattern";
    /// `GREATER | EQUAL | UNEQUAL | LESS | LESS_EQUAL | GREATER_EQUAL`
    SIMPLE_PATTERN_GREATER_OR_OTHER "simplePattern_GREATER_or_other" = Set [GREATER EQUAL UNEQUAL LESS
        LESS_EQUAL GREATER_EQUAL], subsumes parts, fits [SIMPLE_PATTERN_OPTIONAL_GREATER_OR_OTHER],
        shortest ">", of "simplePattern";
    /// `constant : (sign | TILDE)* cast*? (primary postfix* | DEFAULT) (arithmeticOperator constant)?`
    /// In normal form `(sign | TILDE)* cast*? (primary postfix* | DEFAULT) (arithmeticOperator (sign |
    ///     TILDE)* cast*? (primary postfix* | DEFAULT))*`
    CONSTANT "constant" = Sequence [CONSTANT_OPERAND CONSTANT_TAILS], subsumes [CONSTANT_OPERAND],
        fits [SIMPLE_PATTERN_CONSTANT], shortest "a";
    /// `(sign | TILDE)* cast*? (primary postfix* | DEFAULT)`
    CONSTANT_OPERAND "constant_operand" = Sequence [CONSTANT_SIGN_OR_TILDES CASTS
        CONSTANT_PRIMARY_OR_DEFAULT], subsumes [CONSTANT_PRIMARY_OR_DEFAULT], fits [CONSTANT], shortest "a",
        as Operand, of "constant";
    /// `(sign | TILDE)*`
    CONSTANT_SIGN_OR_TILDES "constant_sign_or_TILDEs" = Star [CONSTANT_SIGN_OR_TILDE], subsumes parts,
        of "constant";
    /// `sign | TILDE`
    CONSTANT_SIGN_OR_TILDE "constant_sign_or_TILDE" = Alternation [SIGN TILDE], subsumes parts,
        fits [CONSTANT_SIGN_OR_TILDES], shortest "+", of "constant";
    /// `primary postfix* | DEFAULT`
    CONSTANT_PRIMARY_OR_DEFAULT "constant_primary_or_DEFAULT" = Alternation [PRIMARY_POSTFIXES DEFAULT],
        subsumes parts, fits [CONSTANT_OPERAND], shortest "a", of "constant";
    /// `(arithmeticOperator (sign | TILDE)* cast*? (primary postfix* | DEFAULT))*`
    CONSTANT_TAILS "constant_tails" = Star [CONSTANT_TAIL], subsumes parts, of "constant";
    /// `arithmeticOperator (sign | TILDE)* cast*? (primary postfix* | DEFAULT)`
    CONSTANT_TAIL "constant_tail" = Sequence [ARITHMETIC_OPERATOR CONSTANT_OPERAND], fits [CONSTANT_TAILS],
        shortest "+ a", as Tail, of "constant";
    /// `arithmeticOperator : PLUS | MINUS | STAR | SLASH | PERCENT | BAR | AMPERSAND | CARET | SHIFT_LEFT`
    ARITHMETIC_OPERATOR "arithmeticOperator" = Set [PLUS MINUS STAR SLASH PERCENT AMPERSAND BAR CARET
        SHIFT_LEFT], subsumes parts, shortest "+";
    /// `OPEN_PARENTHESIS pattern CLOSE_PARENTHESIS`
    SIMPLE_PATTERN_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "simplePattern_OPEN_PARENTHESIS_CLOSE_PARENTHESIS"
        = Sequence [OPEN_PARENTHESIS PATTERN CLOSE_PARENTHESIS],
        fits [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER], shortest "( a )", as Alternative,
        of "simplePattern";
    /// `DOUBLE_DOT pattern?`
    SIMPLE_PATTERN_DOUBLE_DOT "simplePattern_DOUBLE_DOT" = Sequence [DOUBLE_DOT OPTIONAL_PATTERN],
        subsumes [DOUBLE_DOT], fits [SIMPLE_PATTERN_POSITIONAL_OR_PROPERTIES_OR_OTHER], shortest "..",
        as Alternative, of "simplePattern";
    /// `pattern?`
    OPTIONAL_PATTERN "optional_pattern" = Optional [PATTERN], subsumes parts, of "pattern";
    /// `((AND | OR) simplePattern)*`
    PATTERN_AND_OR_OR_SIMPLE_PATTERNS "pattern_AND_or_OR_simplePatterns" = Star
        [PATTERN_AND_OR_OR_SIMPLE_PATTERN], subsumes parts, of "pattern";
    /// `(AND | OR) simplePattern`
    PATTERN_AND_OR_OR_SIMPLE_PATTERN "pattern_AND_or_OR_simplePattern" = Sequence [PATTERN_AND_OR_OR
        SIMPLE_PATTERN], fits [PATTERN_AND_OR_OR_SIMPLE_PATTERNS], shortest "or a", of "pattern";
    /// `AND | OR`
    PATTERN_AND_OR_OR "pattern_AND_or_OR" = Set [AND OR], subsumes parts, shortest "or", of "pattern";
    /// `(WHEN expression)?`
    OPTIONAL_WHEN "optional_WHEN" = Optional [WHEN_EXPRESSION], subsumes parts, of "switchArm" "switchItem";
    /// `WHEN expression`
    WHEN_EXPRESSION "WHEN_expression" = Sequence [WHEN EXPRESSION], fits [OPTIONAL_WHEN], shortest "when a",
        of "switchArm" "switchItem";
    /// `DEFAULT COLON`
    SWITCH_ITEM_DEFAULT_COLON "switchItem_DEFAULT_COLON" = Sequence [DEFAULT COLON], fits [SWITCH_ITEM],
        shortest "default :", as Alternative, of "switchItem";
    /// `DO embedded WHILE OPEN_PARENTHESIS expression CLOSE_PARENTHESIS SEMICOLON`
    STATEMENT_DO_WHILE_OPEN_PARENTHESIS "statement_DO_WHILE_OPEN_PARENTHESIS" = Sequence [DO EMBEDDED WHILE
        OPEN_PARENTHESIS EXPRESSION CLOSE_PARENTHESIS SEMICOLON], fits [STATEMENT_OPERAND],
        shortest "do ; while ( a ) ;", as Alternative, of "statement";
    /// `BREAK SEMICOLON`
    STATEMENT_BREAK_SEMICOLON "statement_BREAK_SEMICOLON" = Sequence [BREAK SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "break ;", as Alternative, of "statement";
    /// `CONTINUE SEMICOLON`
    STATEMENT_CONTINUE_SEMICOLON "statement_CONTINUE_SEMICOLON" = Sequence [CONTINUE SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "continue ;", as Alternative, of "statement";
    /// `GOTO (CASE expression | DEFAULT | identifier) SEMICOLON`
    STATEMENT_GOTO_SEMICOLON "statement_GOTO_SEMICOLON" = Sequence [GOTO STATEMENT_CASE_OR_OTHER SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "goto a ;", as Alternative, of "statement";
    /// `CASE expression | DEFAULT | identifier`
    STATEMENT_CASE_OR_OTHER "statement_CASE_or_other" = Alternation [STATEMENT_CASE DEFAULT IDENTIFIER_RULE],
        subsumes parts, shortest "a", of "statement";
    /// `CASE expression`
    STATEMENT_CASE "statement_CASE" = Sequence [CASE EXPRESSION], fits [STATEMENT_CASE_OR_OTHER],
        shortest "case a", as Alternative, of "statement";
    /// `RETURN DIRECTIVE* expression? SEMICOLON`
    STATEMENT_RETURN_SEMICOLON "statement_RETURN_SEMICOLON" = Sequence [RETURN DIRECTIVES OPTIONAL_EXPRESSION
        SEMICOLON], fits [STATEMENT_OPERAND], shortest "return ;", as Alternative, of "statement";
    /// `THROW expression? SEMICOLON`
    STATEMENT_THROW_SEMICOLON "statement_THROW_SEMICOLON" = Sequence [THROW OPTIONAL_EXPRESSION SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "throw ;", as Alternative, of "statement";
    /// `YIELD (RETURN expression | BREAK) SEMICOLON`
    STATEMENT_YIELD_SEMICOLON "statement_YIELD_SEMICOLON" = Sequence [YIELD STATEMENT_RETURN_OR_BREAK
        SEMICOLON], fits [STATEMENT_OPERAND], shortest "yield break ;", as Alternative, of "statement";
    /// `RETURN expression | BREAK`
    STATEMENT_RETURN_OR_BREAK "statement_RETURN_or_BREAK" = Alternation [STATEMENT_RETURN BREAK],
        subsumes parts, shortest "break", of "statement";
    /// `RETURN expression`
    STATEMENT_RETURN "statement_RETURN" = Sequence [RETURN EXPRESSION], fits [STATEMENT_RETURN_OR_BREAK],
        shortest "return a", as Alternative, of "statement";
    /// `TRY block DIRECTIVE* catch* finally?`
    STATEMENT_TRY "statement_TRY" = Sequence [TRY BLOCK DIRECTIVES CATCHES OPTIONAL_FINALLY],
        fits [STATEMENT_OPERAND], shortest "try { }", as Alternative, of "statement";
    /// `catch*`
    CATCHES "catches" = Star [CATCH_RULE], subsumes parts, of "catch";
    /// `catch : CATCH (OPEN_PARENTHESIS type identifier? CLOSE_PARENTHESIS)? (WHEN OPEN_PARENTHESIS
    ///     expression CLOSE_PARENTHESIS)? DIRECTIVE* block DIRECTIVE*`
    CATCH_RULE "catch" = Sequence [CATCH CATCH_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS
        CATCH_OPTIONAL_WHEN_OPEN_PARENTHESIS DIRECTIVES BLOCK DIRECTIVES], fits [CATCHES],
        shortest "catch { }";
    /// `(OPEN_PARENTHESIS type identifier? CLOSE_PARENTHESIS)?`
    CATCH_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "catch_optional_OPEN_PARENTHESIS_CLOSE_PARENTHESIS"
        = Optional [CATCH_OPEN_PARENTHESIS_CLOSE_PARENTHESIS], subsumes parts, of "catch";
    /// `OPEN_PARENTHESIS type identifier? CLOSE_PARENTHESIS`
    CATCH_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "catch_OPEN_PARENTHESIS_CLOSE_PARENTHESIS" = Sequence
        [OPEN_PARENTHESIS TYPE OPTIONAL_IDENTIFIER CLOSE_PARENTHESIS],
        fits [CATCH_OPTIONAL_OPEN_PARENTHESIS_CLOSE_PARENTHESIS], shortest "( a )", of "catch";
    /// `(WHEN OPEN_PARENTHESIS expression CLOSE_PARENTHESIS)?`
    CATCH_OPTIONAL_WHEN_OPEN_PARENTHESIS "catch_optional_WHEN_OPEN_PARENTHESIS" = Optional
        [CATCH_WHEN_OPEN_PARENTHESIS], subsumes parts, of "catch";
    /// `WHEN OPEN_PARENTHESIS expression CLOSE_PARENTHESIS`
    CATCH_WHEN_OPEN_PARENTHESIS "catch_WHEN_OPEN_PARENTHESIS" = Sequence [WHEN OPEN_PARENTHESIS EXPRESSION
        CLOSE_PARENTHESIS], fits [CATCH_OPTIONAL_WHEN_OPEN_PARENTHESIS], shortest "when ( a )", of "catch";
    /// `finally?`
    OPTIONAL_FINALLY "optional_finally" = Optional [FINALLY_RULE], subsumes parts, of "finally";
    /// `finally : FINALLY block`
    FINALLY_RULE "finally" = Sequence [FINALLY BLOCK], fits [OPTIONAL_FINALLY], shortest "finally { }";
    /// `postfix*`
    POSTFIXES "postfixes" = Star [POSTFIX], subsumes parts, of "postfix";
    /// `postfix : (DOT | POINTER_ARROW | DOUBLE_COLON | QUESTION_DOT | QUESTION DOT) simpleName | arguments
    ///     | QUESTION? OPEN_BRACKET (argument (COMMA argument)*)? CLOSE_BRACKET | INCREMENT | DECREMENT |
    ///     NOT_SIGN | SWITCH OPEN_BRACE (switchArm COMMA?)* CLOSE_BRACE | WITH elements | DIRECTIVE`
    /// In normal form `postfix_DOT_or_other simpleName | arguments | optional_QUESTION OPEN_BRACKET
    ///     optional_argument_list CLOSE_BRACKET | INCREMENT | DECREMENT | NOT_SIGN | SWITCH
    ///     OPEN_BRACE postfix_switchArms CLOSE_BRACE | WITH elements | DIRECTIVE`
    POSTFIX "postfix" = Alternation [POSTFIX_DOT_OR_OTHER_SIMPLE_NAME ARGUMENTS
        POSTFIX_OPEN_BRACKET_CLOSE_BRACKET INCREMENT DECREMENT NOT_SIGN POSTFIX_SWITCH_OPEN_BRACE_CLOSE_BRACE
        POSTFIX_WITH DIRECTIVE], subsumes parts, fits [POSTFIXES], shortest "!";
    /// `(QUESTION? DOT | POINTER_ARROW | DOUBLE_COLON | QUESTION_DOT) simpleName`
    POSTFIX_DOT_OR_OTHER_SIMPLE_NAME "postfix_DOT_or_other_simpleName" = Sequence [POSTFIX_DOT_OR_OTHER
        SIMPLE_NAME], fits [POSTFIX], shortest ". a", as Alternative, of "postfix";
    /// `QUESTION? DOT | POINTER_ARROW | DOUBLE_COLON | QUESTION_DOT`
    POSTFIX_DOT_OR_OTHER "postfix_DOT_or_other" = Alternation [POSTFIX_DOT POINTER_ARROW DOUBLE_COLON
        QUESTION_DOT], subsumes parts, shortest ".", of "postfix";
    /// `QUESTION? DOT`
    POSTFIX_DOT "postfix_DOT" = Sequence [OPTIONAL_QUESTION DOT], subsumes [DOT], fits [POSTFIX_DOT_OR_OTHER],
        shortest ".", as Alternative, of "postfix";
    /// `QUESTION? OPEN_BRACKET (argument (COMMA argument)*)? CLOSE_BRACKET`
    POSTFIX_OPEN_BRACKET_CLOSE_BRACKET "postfix_OPEN_BRACKET_CLOSE_BRACKET" = Sequence [OPTIONAL_QUESTION
        OPEN_BRACKET OPTIONAL_ARGUMENT_LIST CLOSE_BRACKET], fits [POSTFIX], shortest "[ ]", as Alternative,
        of "postfix";
    /// `SWITCH OPEN_BRACE (switchArm COMMA?)* CLOSE_BRACE`
    POSTFIX_SWITCH_OPEN_BRACE_CLOSE_BRACE "postfix_SWITCH_OPEN_BRACE_CLOSE_BRACE" = Sequence [SWITCH
        OPEN_BRACE POSTFIX_SWITCH_ARMS CLOSE_BRACE], fits [POSTFIX], shortest "switch { }", as Alternative,
        of "postfix";
    /// `(switchArm COMMA?)*`
    POSTFIX_SWITCH_ARMS "postfix_switchArms" = Star [POSTFIX_SWITCH_ARM], subsumes parts, of "postfix";
    /// `switchArm COMMA?`
    POSTFIX_SWITCH_ARM "postfix_switchArm" = Sequence [SWITCH_ARM OPTIONAL_COMMA], subsumes [SWITCH_ARM],
        fits [POSTFIX_SWITCH_ARMS], shortest "#a", of "postfix";
    /// `switchArm : DIRECTIVE | pattern (WHEN expression)? ARROW DIRECTIVE* expression`
    SWITCH_ARM "switchArm" = Alternation [DIRECTIVE SWITCH_ARM_ARROW], subsumes parts,
        fits [POSTFIX_SWITCH_ARM], shortest "#a";
    /// `pattern (WHEN expression)? ARROW DIRECTIVE* expression`
    SWITCH_ARM_ARROW "switchArm_ARROW" = Sequence [PATTERN OPTIONAL_WHEN ARROW DIRECTIVES EXPRESSION],
        fits [SWITCH_ARM], shortest "a => a", as Alternative, of "switchArm";
    /// `WITH elements`
    POSTFIX_WITH "postfix_WITH" = Sequence [WITH ELEMENTS], fits [POSTFIX], shortest "with { }",
        as Alternative, of "postfix";
    /// `DEFAULT NOT_SIGN?`
    OPERAND_DEFAULT "operand_DEFAULT" = Sequence [DEFAULT OPERAND_OPTIONAL_NOT_SIGN], subsumes [DEFAULT],
        fits [OPERAND_PRIMARY_OR_OTHER], shortest "default", as Alternative, of "operand";
    /// `NOT_SIGN?`
    OPERAND_OPTIONAL_NOT_SIGN "operand_optional_NOT_SIGN" = Optional [NOT_SIGN], subsumes parts, of "operand";
    /// `lambdaHead (block | throw)`
    OPERAND_LAMBDA_HEAD_BLOCK_OR_THROW "operand_lambdaHead_block_or_throw" = Sequence [LAMBDA_HEAD
        OPERAND_BLOCK_OR_THROW], fits [OPERAND_PRIMARY_OR_OTHER], shortest "a => { }", as Alternative,
        of "operand";
    /// `block | throw`
    OPERAND_BLOCK_OR_THROW "operand_block_or_throw" = Alternation [BLOCK THROW_RULE], subsumes parts,
        shortest "{ }", of "operand";
    /// `throw : THROW DIRECTIVE* expression`
    THROW_RULE "throw" = Sequence [THROW DIRECTIVES EXPRESSION], fits [OPERAND_BLOCK_OR_THROW
        OPERATION_OPERAND_OR_THROW], shortest "throw a";
    /// `query : FROM type? identifier IN expression queryClause* queryEnd (INTO identifier queryClause*
    ///     queryEnd)*`
    QUERY "query" = Sequence [FROM OPTIONAL_TYPE IDENTIFIER_RULE IN EXPRESSION QUERY_CLAUSES QUERY_END
        QUERY_INTOS], fits [OPERAND_PRIMARY_OR_OTHER], shortest "from a in a select a";
    /// `queryClause*`
    QUERY_CLAUSES "queryClauses" = Star [QUERY_CLAUSE], subsumes parts, of "queryClause";
    /// `queryClause : FROM type? identifier IN expression | LET identifier ASSIGN expression | WHERE
    ///     expression | JOIN type? identifier IN expression ON expression EQUALS expression (INTO
    ///     identifier)? | ORDERBY ordering (COMMA ordering)* | DIRECTIVE`
    QUERY_CLAUSE "queryClause" = Alternation [QUERY_CLAUSE_FROM_IN QUERY_CLAUSE_LET_ASSIGN QUERY_CLAUSE_WHERE
        QUERY_CLAUSE_JOIN_IN_ON_EQUALS QUERY_CLAUSE_ORDERBY DIRECTIVE], subsumes parts, fits [QUERY_CLAUSES],
        shortest "#a";
    /// `FROM type? identifier IN expression`
    QUERY_CLAUSE_FROM_IN "queryClause_FROM_IN" = Sequence [FROM OPTIONAL_TYPE IDENTIFIER_RULE IN EXPRESSION],
        fits [QUERY_CLAUSE], shortest "from a in a", as Alternative, of "queryClause";
    /// `LET identifier ASSIGN expression`
    QUERY_CLAUSE_LET_ASSIGN "queryClause_LET_ASSIGN" = Sequence [LET IDENTIFIER_RULE ASSIGN EXPRESSION],
        fits [QUERY_CLAUSE], shortest "let a = a", as Alternative, of "queryClause";
    /// `WHERE expression`
    QUERY_CLAUSE_WHERE "queryClause_WHERE" = Sequence [WHERE EXPRESSION], fits [QUERY_CLAUSE],
        shortest "where a", as Alternative, of "queryClause";
    /// `JOIN type? identifier IN expression ON expression EQUALS expression (INTO identifier)?`
    QUERY_CLAUSE_JOIN_IN_ON_EQUALS "queryClause_JOIN_IN_ON_EQUALS" = Sequence [JOIN OPTIONAL_TYPE
        IDENTIFIER_RULE IN EXPRESSION ON EXPRESSION EQUALS EXPRESSION QUERY_CLAUSE_OPTIONAL_INTO],
        fits [QUERY_CLAUSE], shortest "join a in a on a equals a", as Alternative, of "queryClause";
    /// `(INTO identifier)?`
    QUERY_CLAUSE_OPTIONAL_INTO "queryClause_optional_INTO" = Optional [QUERY_CLAUSE_INTO], subsumes parts,
        of "queryClause";
    /// `INTO identifier`
    QUERY_CLAUSE_INTO "queryClause_INTO" = Sequence [INTO IDENTIFIER_RULE], fits [QUERY_CLAUSE_OPTIONAL_INTO],
        shortest "into a", of "queryClause";
    /// `ORDERBY ordering (COMMA ordering)*`
    QUERY_CLAUSE_ORDERBY "queryClause_ORDERBY" = Sequence [ORDERBY ORDERING QUERY_CLAUSE_COMMAS],
        fits [QUERY_CLAUSE], shortest "orderby a", as Alternative, of "queryClause";
    /// `ordering : expression (ASCENDING | DESCENDING)?`
    ORDERING "ordering" = Sequence [EXPRESSION ORDERING_OPTIONAL_ASCENDING_OR_DESCENDING],
        subsumes [EXPRESSION], shortest "a";
    /// `(ASCENDING | DESCENDING)?`
    ORDERING_OPTIONAL_ASCENDING_OR_DESCENDING "ordering_optional_ASCENDING_or_DESCENDING" = Optional
        [ORDERING_ASCENDING_OR_DESCENDING], subsumes parts, of "ordering";
    /// `ASCENDING | DESCENDING`
    ORDERING_ASCENDING_OR_DESCENDING "ordering_ASCENDING_or_DESCENDING" = Set [ASCENDING DESCENDING],
        subsumes parts, fits [ORDERING_OPTIONAL_ASCENDING_OR_DESCENDING], shortest "ascending", of "ordering";
    /// `(COMMA ordering)*`
    QUERY_CLAUSE_COMMAS "queryClause_COMMAs" = Star [QUERY_CLAUSE_COMMA], subsumes parts, of "queryClause";
    /// `COMMA ordering`
    QUERY_CLAUSE_COMMA "queryClause_COMMA" = Sequence [COMMA ORDERING], fits [QUERY_CLAUSE_COMMAS],
        shortest ", a", of "queryClause";
    /// `queryEnd : SELECT expression | GROUP expression BY expression`
    QUERY_END "queryEnd" = Alternation [QUERY_END_SELECT QUERY_END_GROUP_BY], subsumes parts,
        shortest "select a";
    /// `SELECT expression`
    QUERY_END_SELECT "queryEnd_SELECT" = Sequence [SELECT EXPRESSION], fits [QUERY_END], shortest "select a",
        as Alternative, of "queryEnd";
    /// `GROUP expression BY expression`
    QUERY_END_GROUP_BY "queryEnd_GROUP_BY" = Sequence [GROUP EXPRESSION BY EXPRESSION], fits [QUERY_END],
        shortest "group a by a", as Alternative, of "queryEnd";
    /// `(INTO identifier queryClause* queryEnd)*`
    QUERY_INTOS "query_INTOs" = Star [QUERY_INTO], subsumes parts, of "query";
    /// `INTO identifier queryClause* queryEnd`
    QUERY_INTO "query_INTO" = Sequence [INTO IDENTIFIER_RULE QUERY_CLAUSES QUERY_END], fits [QUERY_INTOS],
        shortest "into a select a", of "query";
    /// `operation*`
    OPERATIONS "operations" = Star [OPERATION], subsumes parts, of "operation";
    /// `operation : binaryOperator DIRECTIVE* (operand | throw) | QUESTION DIRECTIVE* expression COLON
    ///     DIRECTIVE* (operand | throw) | IS pattern | AS type | DOUBLE_DOT operand? | DIRECTIVE operand`
    OPERATION "operation" = Alternation [OPERATION_BINARY_OPERATOR_OPERAND_OR_THROW OPERATION_QUESTION_COLON
        OPERATION_IS OPERATION_AS OPERATION_DOUBLE_DOT DIRECTIVE_OPERAND], subsumes parts, fits [OPERATIONS],
        shortest "..";
    /// `binaryOperator DIRECTIVE* (operand | throw)`
    OPERATION_BINARY_OPERATOR_OPERAND_OR_THROW "operation_binaryOperator_operand_or_throw" = Sequence
        [BINARY_OPERATOR DIRECTIVES OPERATION_OPERAND_OR_THROW], fits [OPERATION], shortest "* a",
        as Alternative, of "operation";
    /// `binaryOperator : STAR | SLASH | PERCENT | PLUS | MINUS | SHIFT_LEFT | GREATER (GREATER GREATER?)? |
    ///     LESS | LESS_EQUAL | GREATER_EQUAL | EQUAL | UNEQUAL | AMPERSAND | CARET | BAR | AND_AND | OR_OR
    ///     | DOUBLE_QUESTION | assignmentOperator`
    BINARY_OPERATOR "binaryOperator" = Alternation [STAR SLASH PERCENT PLUS MINUS SHIFT_LEFT
        GREATER_OPTIONAL_GREATER_OPTIONAL_GREATER LESS LESS_EQUAL GREATER_EQUAL EQUAL UNEQUAL AMPERSAND CARET
        BAR AND_AND OR_OR DOUBLE_QUESTION ASSIGNMENT_OPERATOR], subsumes parts, shortest "*";
    /// `GREATER (GREATER GREATER?)?`
    GREATER_OPTIONAL_GREATER_OPTIONAL_GREATER "GREATER_optional_GREATER_optional_GREATER" = Sequence [GREATER
        OPTIONAL_GREATER_AFTER_GREATER], subsumes [GREATER], fits [BINARY_OPERATOR OPERATOR_RULE],
        shortest ">", as Alternative, of "binaryOperator" "operator";
    /// `(GREATER GREATER?)?`
    OPTIONAL_GREATER_AFTER_GREATER "optional_GREATER_after_GREATER" = Optional [GREATER_AFTER_GREATER],
        subsumes parts, of "binaryOperator" "operator";
    /// `GREATER GREATER?`
    GREATER_AFTER_GREATER "GREATER_after_GREATER" = Sequence [GREATER OPTIONAL_GREATER_OPTION],
        subsumes [GREATER], fits [OPTIONAL_GREATER_AFTER_GREATER], shortest ">", of "binaryOperator"
        "operator";
    /// `operand | throw`
    OPERATION_OPERAND_OR_THROW "operation_operand_or_throw" = Alternation [OPERAND THROW_RULE],
        subsumes parts, shortest "a", of "operation";
    /// `QUESTION DIRECTIVE* expression COLON DIRECTIVE* (operand | throw)`
    OPERATION_QUESTION_COLON "operation_QUESTION_COLON" = Sequence [QUESTION DIRECTIVES EXPRESSION COLON
        DIRECTIVES OPERATION_OPERAND_OR_THROW], fits [OPERATION], shortest "? a : a", as Alternative,
        of "operation";
    /// `IS pattern`
    OPERATION_IS "operation_IS" = Sequence [IS PATTERN], fits [OPERATION], shortest "is a", as Alternative,
        of "operation";
    /// `AS type`
    OPERATION_AS "operation_AS" = Sequence [AS TYPE], fits [OPERATION], shortest "as a", as Alternative,
        of "operation";
    /// `DOUBLE_DOT operand?`
    OPERATION_DOUBLE_DOT "operation_DOUBLE_DOT" = Sequence [DOUBLE_DOT OPTIONAL_OPERAND],
        subsumes [DOUBLE_DOT], fits [OPERATION], shortest "..", as Alternative, of "operation";
    /// `operand?`
    OPTIONAL_OPERAND "optional_operand" = Optional [OPERAND], subsumes parts, of "operand";
    /// `DIRECTIVE+`
    SOME_DIRECTIVES "some_DIRECTIVEs" = Plus [DIRECTIVE], subsumes parts [DIRECTIVES], fits [DIRECTIVES
        ARGUMENT], shortest "#a", of "item" "argument" "typeDeclaration";
    /// `(COMMA DIRECTIVE* attribute)*`
    COMMA_DIRECTIVES_ATTRIBUTES "COMMA_DIRECTIVEs_attributes" = Star [COMMA_DIRECTIVES_ATTRIBUTE],
        subsumes parts, of "attributeSection" "item";
    /// `COMMA DIRECTIVE* attribute`
    COMMA_DIRECTIVES_ATTRIBUTE "COMMA_DIRECTIVEs_attribute" = Sequence [COMMA DIRECTIVES ATTRIBUTE],
        fits [COMMA_DIRECTIVES_ATTRIBUTES], shortest ", a", of "attributeSection" "item";
    /// `(attributeSection | DIRECTIVE)*`
    ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVES "attributes_attributeSection_or_DIRECTIVEs" = Star
        [ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVE], subsumes parts, of "attributes";
    /// `attributeSection | DIRECTIVE`
    ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVE "attributes_attributeSection_or_DIRECTIVE" = Alternation
        [ATTRIBUTE_SECTION DIRECTIVE], subsumes parts, fits [ATTRIBUTES_ATTRIBUTE_SECTION_OR_DIRECTIVES],
        shortest "#a", of "attributes";
    /// `(COMMA typeArgument)*`
    TYPE_ARGUMENTS_COMMAS "typeArguments_COMMAs" = Star [TYPE_ARGUMENTS_COMMA], subsumes parts,
        of "typeArguments";
    /// `COMMA typeArgument`
    TYPE_ARGUMENTS_COMMA "typeArguments_COMMA" = Sequence [COMMA TYPE_ARGUMENT], fits [TYPE_ARGUMENTS_COMMAS],
        shortest ", a", of "typeArguments";
    /// `((DOT | DOUBLE_COLON) simpleName)*`
    NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAMES "name_DOT_or_DOUBLE_COLON_simpleNames" = Star
        [NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAME], subsumes parts, of "name";
    /// `(DOT | DOUBLE_COLON) simpleName`
    NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAME "name_DOT_or_DOUBLE_COLON_simpleName" = Sequence [DOT_OR_DOUBLE_COLON
        SIMPLE_NAME], fits [NAME_DOT_OR_DOUBLE_COLON_SIMPLE_NAMES], shortest ". a", of "name";
    /// `DOT | DOUBLE_COLON`
    DOT_OR_DOUBLE_COLON "DOT_or_DOUBLE_COLON" = Set [DOT DOUBLE_COLON], subsumes parts, shortest ".",
        of "name" "qualifiedName" "memberName";
    /// `OPEN_PARENTHESIS tupleType (COMMA tupleType)+ CLOSE_PARENTHESIS`
    TYPE_OPEN_PARENTHESIS_CLOSE_PARENTHESIS "type_OPEN_PARENTHESIS_CLOSE_PARENTHESIS" = Sequence
        [OPEN_PARENTHESIS TUPLE_TYPE TYPE_SOME_COMMAS CLOSE_PARENTHESIS], fits [TYPE_OPERAND],
        shortest "( a , a )", as Alternative, of "type";
    /// `tupleType : (REF | OUT | IN | READONLY)* type identifier?`
    TUPLE_TYPE "tupleType" = Sequence [TUPLE_TYPE_IN_OR_OTHERS TYPE OPTIONAL_IDENTIFIER], subsumes [TYPE],
        shortest "a";
    /// `(IN | OUT | READONLY | REF)*`
    TUPLE_TYPE_IN_OR_OTHERS "tupleType_IN_or_others" = Star [TUPLE_TYPE_IN_OR_OTHER], subsumes parts,
        of "tupleType";
    /// `IN | OUT | READONLY | REF`
    TUPLE_TYPE_IN_OR_OTHER "tupleType_IN_or_other" = Set [IN OUT READONLY REF], subsumes parts,
        fits [TUPLE_TYPE_IN_OR_OTHERS], shortest "in", of "tupleType";
    /// `(COMMA tupleType)+`
    TYPE_SOME_COMMAS "type_some_COMMAs" = Plus [TYPE_COMMA_TUPLE_TYPE], subsumes parts
        [TYPE_COMMAS_AFTER_DELEGATE_STAR_LESS], fits [TYPE_COMMAS_AFTER_DELEGATE_STAR_LESS], shortest ", a",
        of "type";
    /// `COMMA tupleType`
    TYPE_COMMA_TUPLE_TYPE "type_COMMA_tupleType" = Sequence [COMMA TUPLE_TYPE], fits [TYPE_SOME_COMMAS
        TYPE_COMMAS_AFTER_DELEGATE_STAR_LESS], shortest ", a", of "type";
    /// `DELEGATE STAR (identifier (OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET)?)? LESS
    ///     tupleType (COMMA tupleType)* GREATER`
    TYPE_DELEGATE_STAR_LESS_GREATER "type_DELEGATE_STAR_LESS_GREATER" = Sequence [DELEGATE STAR
        TYPE_OPTIONAL_IDENTIFIER LESS TUPLE_TYPE TYPE_COMMAS_AFTER_DELEGATE_STAR_LESS GREATER],
        fits [TYPE_OPERAND], shortest "delegate * < a >", as Alternative, of "type";
    /// `(identifier (OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET)?)?`
    TYPE_OPTIONAL_IDENTIFIER "type_optional_identifier" = Optional [TYPE_IDENTIFIER_AFTER_DELEGATE_STAR],
        subsumes parts, of "type";
    /// `identifier (OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET)?`
    TYPE_IDENTIFIER_AFTER_DELEGATE_STAR "type_identifier_after_DELEGATE_STAR" = Sequence [IDENTIFIER_RULE
        TYPE_OPTIONAL_OPEN_BRACKET_CLOSE_BRACKET], subsumes [IDENTIFIER_RULE],
        fits [TYPE_OPTIONAL_IDENTIFIER], shortest "a", of "type";
    /// `(OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET)?`
    TYPE_OPTIONAL_OPEN_BRACKET_CLOSE_BRACKET "type_optional_OPEN_BRACKET_CLOSE_BRACKET" = Optional
        [TYPE_OPEN_BRACKET_CLOSE_BRACKET], subsumes parts, of "type";
    /// `OPEN_BRACKET identifier (COMMA identifier)* CLOSE_BRACKET`
    TYPE_OPEN_BRACKET_CLOSE_BRACKET "type_OPEN_BRACKET_CLOSE_BRACKET" = Sequence [OPEN_BRACKET IDENTIFIER_RULE
        TYPE_COMMAS_AFTER_OPEN_BRACKET CLOSE_BRACKET], fits [TYPE_OPTIONAL_OPEN_BRACKET_CLOSE_BRACKET],
        shortest "[ a ]", of "type";
    /// `(COMMA identifier)*`
    TYPE_COMMAS_AFTER_OPEN_BRACKET "type_COMMAs_after_OPEN_BRACKET" = Star [TYPE_COMMA_IDENTIFIER],
        subsumes parts, of "type";
    /// `COMMA identifier`
    TYPE_COMMA_IDENTIFIER "type_COMMA_identifier" = Sequence [COMMA IDENTIFIER_RULE],
        fits [TYPE_COMMAS_AFTER_OPEN_BRACKET], shortest ", a", of "type";
    /// `(COMMA tupleType)*`
    TYPE_COMMAS_AFTER_DELEGATE_STAR_LESS "type_COMMAs_after_DELEGATE_STAR_LESS" = Star
        [TYPE_COMMA_TUPLE_TYPE], subsumes parts [TYPE_SOME_COMMAS], fits [TYPE_SOME_COMMAS], of "type";
    /// `(QUESTION | STAR | rank)*`
    TYPE_QUESTION_OR_OTHERS "type_QUESTION_or_others" = Star [TYPE_QUESTION_OR_OTHER], subsumes parts,
        of "type";
    /// `QUESTION | STAR | rank`
    TYPE_QUESTION_OR_OTHER "type_QUESTION_or_other" = Alternation [QUESTION STAR RANK], subsumes parts,
        fits [TYPE_QUESTION_OR_OTHERS], shortest "?", as Rest, of "type";
    /// `EXTERN ALIAS identifier SEMICOLON`
    ITEM_EXTERN_ALIAS_SEMICOLON "item_EXTERN_ALIAS_SEMICOLON" = Sequence [EXTERN ALIAS IDENTIFIER_RULE
        SEMICOLON], fits [ITEM], shortest "extern alias a ;", as Alternative, of "item";
    /// `OPEN_BRACKET (ASSEMBLY | MODULE) COLON attribute (COMMA DIRECTIVE* attribute)* COMMA? DIRECTIVE*
    ///     CLOSE_BRACKET`
    ITEM_OPEN_BRACKET_COLON_CLOSE_BRACKET "item_OPEN_BRACKET_COLON_CLOSE_BRACKET" = Sequence [OPEN_BRACKET
        ITEM_ASSEMBLY_OR_MODULE COLON ATTRIBUTE COMMA_DIRECTIVES_ATTRIBUTES OPTIONAL_COMMA DIRECTIVES
        CLOSE_BRACKET], fits [ITEM], shortest "[ module : a ]", as Alternative, of "item";
    /// `ASSEMBLY | MODULE`
    ITEM_ASSEMBLY_OR_MODULE "item_ASSEMBLY_or_MODULE" = Set [ASSEMBLY MODULE], subsumes parts,
        shortest "module", of "item";
    /// `NAMESPACE qualifiedName (DIRECTIVE+ NAMESPACE qualifiedName)* (DIRECTIVE* OPEN_BRACE item*
    ///     CLOSE_BRACE | SEMICOLON)`
    ITEM_NAMESPACE_QUALIFIED_NAME "item_NAMESPACE_qualifiedName" = Sequence [NAMESPACE QUALIFIED_NAME
        ITEM_NAMESPACES ITEM_OPEN_BRACE_CLOSE_BRACE_OR_SEMICOLON], fits [ITEM], shortest "namespace a ;",
        as Alternative, of "item";
    /// `qualifiedName : identifier ((DOT | DOUBLE_COLON) identifier)*`
    QUALIFIED_NAME "qualifiedName" = Sequence [IDENTIFIER_RULE
        QUALIFIED_NAME_DOT_OR_DOUBLE_COLON_IDENTIFIERS], subsumes [IDENTIFIER_RULE], shortest "a";
    /// `((DOT | DOUBLE_COLON) identifier)*`
    QUALIFIED_NAME_DOT_OR_DOUBLE_COLON_IDENTIFIERS "qualifiedName_DOT_or_DOUBLE_COLON_identifiers" = Star
        [QUALIFIED_NAME_DOT_OR_DOUBLE_COLON_IDENTIFIER], subsumes parts, of "qualifiedName";
    /// `(DOT | DOUBLE_COLON) identifier`
    QUALIFIED_NAME_DOT_OR_DOUBLE_COLON_IDENTIFIER "qualifiedName_DOT_or_DOUBLE_COLON_identifier" = Sequence
        [DOT_OR_DOUBLE_COLON IDENTIFIER_RULE], fits [QUALIFIED_NAME_DOT_OR_DOUBLE_COLON_IDENTIFIERS],
        shortest ". a", of "qualifiedName";
    /// `(DIRECTIVE+ NAMESPACE qualifiedName)*`
    ITEM_NAMESPACES "item_NAMESPACEs" = Star [ITEM_DIRECTIVES_NAMESPACE_QUALIFIED_NAME], subsumes parts,
        of "item";
    /// `DIRECTIVE+ NAMESPACE qualifiedName`
    ITEM_DIRECTIVES_NAMESPACE_QUALIFIED_NAME "item_DIRECTIVEs_NAMESPACE_qualifiedName" = Sequence
        [SOME_DIRECTIVES NAMESPACE QUALIFIED_NAME], fits [ITEM_NAMESPACES], shortest "#a namespace a",
        of "item";
    /// `DIRECTIVE* OPEN_BRACE item* CLOSE_BRACE | SEMICOLON`
    ITEM_OPEN_BRACE_CLOSE_BRACE_OR_SEMICOLON "item_OPEN_BRACE_CLOSE_BRACE_or_SEMICOLON" = Alternation
        [ITEM_OPEN_BRACE_CLOSE_BRACE SEMICOLON], subsumes parts, shortest ";", of "item";
    /// `DIRECTIVE* OPEN_BRACE item* CLOSE_BRACE`
    ITEM_OPEN_BRACE_CLOSE_BRACE "item_OPEN_BRACE_CLOSE_BRACE" = Sequence [DIRECTIVES OPEN_BRACE ITEMS
        CLOSE_BRACE], fits [ITEM_OPEN_BRACE_CLOSE_BRACE_OR_SEMICOLON], shortest "{ }", as Alternative,
        of "item";
    /// `typeDeclaration : typeHeader (DIRECTIVE+ typeHeader)* (typeBody | SEMICOLON) | attributes?
    ///     modifiers? ENUM identifier bases? OPEN_BRACE (enumMember COMMA?)* CLOSE_BRACE | attributes?
    ///     modifiers? DELEGATE (REF READONLY?)? type identifier typeParameters? parameters constraint*
    ///     SEMICOLON`
    /// In normal form `typeHeader typeDeclaration_DIRECTIVEs_typeHeader* (typeBody | SEMICOLON) |
    ///     attributes? modifiers? (typeDeclaration_ENUM_OPEN_BRACE_CLOSE_BRACE |
    ///     typeDeclaration_DELEGATE_SEMICOLON)`
    TYPE_DECLARATION "typeDeclaration" = Alternation [TYPE_DECLARATION_TYPE_HEADER_TYPE_BODY_OR_SEMICOLON
        TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE_OR_OTHER], subsumes parts, fits [ITEM MEMBER],
        shortest "class a ;";
    /// `typeHeader (DIRECTIVE+ typeHeader)* (typeBody | SEMICOLON)`
    TYPE_DECLARATION_TYPE_HEADER_TYPE_BODY_OR_SEMICOLON "typeDeclaration_typeHeader_typeBody_or_SEMICOLON"
        = Sequence [TYPE_HEADER TYPE_DECLARATION_DIRECTIVES_TYPE_HEADERS
        TYPE_DECLARATION_TYPE_BODY_OR_SEMICOLON], fits [TYPE_DECLARATION], shortest "class a ;",
        as Alternative, of "typeDeclaration";
    /// `typeHeader : attributes? modifiers? (typeKind identifier typeParameters? parameters? | EXTENSION
    ///     typeParameters? parameters) bases? constraint*`
    TYPE_HEADER "typeHeader" = Sequence [OPTIONAL_ATTRIBUTES OPTIONAL_MODIFIERS
        TYPE_HEADER_TYPE_KIND_IDENTIFIER_OR_EXTENSION OPTIONAL_BASES CONSTRAINTS],
        subsumes [TYPE_HEADER_TYPE_KIND_IDENTIFIER_OR_EXTENSION], shortest "class a";
    /// `typeKind identifier typeParameters? parameters? | EXTENSION typeParameters? parameters`
    TYPE_HEADER_TYPE_KIND_IDENTIFIER_OR_EXTENSION "typeHeader_typeKind_identifier_or_EXTENSION" = Alternation
        [TYPE_HEADER_TYPE_KIND_IDENTIFIER TYPE_HEADER_EXTENSION], subsumes parts, fits [TYPE_HEADER],
        shortest "class a", of "typeHeader";
    /// `typeKind identifier typeParameters? parameters?`
    TYPE_HEADER_TYPE_KIND_IDENTIFIER "typeHeader_typeKind_identifier" = Sequence [TYPE_KIND IDENTIFIER_RULE
        OPTIONAL_TYPE_PARAMETERS OPTIONAL_PARAMETERS], fits [TYPE_HEADER_TYPE_KIND_IDENTIFIER_OR_EXTENSION],
        shortest "class a", as Alternative, of "typeHeader";
    /// `typeKind : CLASS | STRUCT | INTERFACE | RECORD (CLASS | STRUCT)?`
    TYPE_KIND "typeKind" = Alternation [CLASS STRUCT INTERFACE TYPE_KIND_RECORD], subsumes parts,
        shortest "class";
    /// `RECORD (CLASS | STRUCT)?`
    TYPE_KIND_RECORD "typeKind_RECORD" = Sequence [RECORD TYPE_KIND_OPTIONAL_CLASS_OR_STRUCT],
        subsumes [RECORD], fits [TYPE_KIND], shortest "record", as Alternative, of "typeKind";
    /// `(CLASS | STRUCT)?`
    TYPE_KIND_OPTIONAL_CLASS_OR_STRUCT "typeKind_optional_CLASS_or_STRUCT" = Optional
        [TYPE_KIND_CLASS_OR_STRUCT], subsumes parts, of "typeKind";
    /// `CLASS | STRUCT`
    TYPE_KIND_CLASS_OR_STRUCT "typeKind_CLASS_or_STRUCT" = Set [CLASS STRUCT], subsumes parts,
        fits [TYPE_KIND_OPTIONAL_CLASS_OR_STRUCT], shortest "class", of "typeKind";
    /// `EXTENSION typeParameters? parameters`
    TYPE_HEADER_EXTENSION "typeHeader_EXTENSION" = Sequence [EXTENSION OPTIONAL_TYPE_PARAMETERS PARAMETERS],
        fits [TYPE_HEADER_TYPE_KIND_IDENTIFIER_OR_EXTENSION], shortest "extension ( )", as Alternative,
        of "typeHeader";
    /// `bases?`
    OPTIONAL_BASES "optional_bases" = Optional [BASES], subsumes parts, of "bases";
    /// `bases : DIRECTIVE* COLON base (COMMA base)*`
    BASES "bases" = Sequence [DIRECTIVES COLON BASE BASES_COMMAS], fits [OPTIONAL_BASES], shortest ": a";
    /// `base : DIRECTIVE* type arguments? DIRECTIVE*`
    BASE "base" = Sequence [DIRECTIVES TYPE OPTIONAL_ARGUMENTS DIRECTIVES], subsumes [TYPE], shortest "a";
    /// `(COMMA base)*`
    BASES_COMMAS "bases_COMMAs" = Star [BASES_COMMA], subsumes parts, of "bases";
    /// `COMMA base`
    BASES_COMMA "bases_COMMA" = Sequence [COMMA BASE], fits [BASES_COMMAS], shortest ", a", of "bases";
    /// `(DIRECTIVE+ typeHeader)*`
    TYPE_DECLARATION_DIRECTIVES_TYPE_HEADERS "typeDeclaration_DIRECTIVEs_typeHeaders" = Star
        [TYPE_DECLARATION_DIRECTIVES_TYPE_HEADER], subsumes parts, of "typeDeclaration";
    /// `DIRECTIVE+ typeHeader`
    TYPE_DECLARATION_DIRECTIVES_TYPE_HEADER "typeDeclaration_DIRECTIVEs_typeHeader" = Sequence
        [SOME_DIRECTIVES TYPE_HEADER], fits [TYPE_DECLARATION_DIRECTIVES_TYPE_HEADERS], shortest "#a class a",
        of "typeDeclaration";
    /// `typeBody | SEMICOLON`
    TYPE_DECLARATION_TYPE_BODY_OR_SEMICOLON "typeDeclaration_typeBody_or_SEMICOLON" = Alternation [TYPE_BODY
        SEMICOLON], subsumes parts, shortest ";", of "typeDeclaration";
    /// `typeBody : DIRECTIVE* OPEN_BRACE member* CLOSE_BRACE`
    TYPE_BODY "typeBody" = Sequence [DIRECTIVES OPEN_BRACE MEMBERS CLOSE_BRACE],
        fits [TYPE_DECLARATION_TYPE_BODY_OR_SEMICOLON], shortest "{ }";
    /// `member*`
    MEMBERS "members" = Star [MEMBER], subsumes parts, of "member";
    /// `member : DIRECTIVE | SEMICOLON | typeDeclaration | attributes? modifiers? type memberName
    ///     typeParameters? parameters constraint* body | attributes? modifiers? type memberName (accessors
    ///     | ARROW DIRECTIVE* expression SEMICOLON) | attributes? modifiers? type (name DOT)? THIS
    ///     OPEN_BRACKET (parameter (COMMA parameter)*)? CLOSE_BRACKET (accessors | ARROW DIRECTIVE*
    ///     expression SEMICOLON) | attributes? modifiers? type declarator (COMMA declarator)* SEMICOLON |
    ///     attributes? modifiers? identifier parameters (DIRECTIVE* COLON identifier arguments)? body |
    ///     attributes? modifiers? TILDE identifier parameters body | attributes? modifiers? type? (name
    ///     DOT)? OPERATOR CHECKED? (operator | type) parameters body`
    /// In normal form `DIRECTIVE | member_type_declarator? SEMICOLON | typeDeclaration | attributes?
    ///     modifiers? (member_type | member_identifier_parameters_body | member_TILDE |
    ///     member_OPERATOR)`
    MEMBER "member" = Alternation [DIRECTIVE MEMBER_SEMICOLON TYPE_DECLARATION MEMBER_TYPE_OR_OTHER],
        subsumes parts, fits [MEMBERS], shortest ";";
    /// `(attributes? modifiers? type declarator (COMMA declarator)*)? SEMICOLON`
    MEMBER_SEMICOLON "member_SEMICOLON" = Sequence [MEMBER_OPTIONAL_TYPE_DECLARATOR SEMICOLON],
        subsumes [SEMICOLON], fits [MEMBER], shortest ";", as Alternative, of "member";
    /// `(attributes? modifiers? type declarator (COMMA declarator)*)?`
    MEMBER_OPTIONAL_TYPE_DECLARATOR "member_optional_type_declarator" = Optional [MEMBER_TYPE_DECLARATOR],
        subsumes parts, of "member";
    /// `attributes? modifiers? type declarator (COMMA declarator)*`
    MEMBER_TYPE_DECLARATOR "member_type_declarator" = Sequence [OPTIONAL_ATTRIBUTES OPTIONAL_MODIFIERS TYPE
        DECLARATOR COMMA_DECLARATORS], fits [MEMBER_OPTIONAL_TYPE_DECLARATOR], shortest "a a", of "member";
    /// `attributes? modifiers? (type member_after_type | identifier parameters member_optional_COLON body |
    ///     TILDE identifier parameters body | optional_type member_optional_DOT OPERATOR
    ///     member_optional_CHECKED member_operator_or_type parameters body)`
    MEMBER_TYPE_OR_OTHER "member_type_or_other" = Sequence [OPTIONAL_ATTRIBUTES OPTIONAL_MODIFIERS
        MEMBER_AFTER_OPTIONAL_ATTRIBUTES], subsumes [MEMBER_AFTER_OPTIONAL_ATTRIBUTES], fits [MEMBER],
        shortest "a ( ) ;", as Alternative, of "member";
    /// `type (member_memberName_parameters_body_or_other | member_THIS_OPEN_BRACKET_CLOSE_BRACKET) |
    ///     identifier parameters member_COLON? body | TILDE identifier parameters body | type? member_DOT?
    ///     OPERATOR CHECKED? (operator | type) parameters body`
    MEMBER_AFTER_OPTIONAL_ATTRIBUTES "member_after_optional_attributes" = Alternation [MEMBER_TYPE
        MEMBER_IDENTIFIER_PARAMETERS_BODY MEMBER_TILDE MEMBER_OPERATOR], subsumes parts,
        fits [MEMBER_TYPE_OR_OTHER], shortest "a ( ) ;", as Rest, of "member";
    /// `type (memberName (typeParameters? parameters constraint* body | accessors | ARROW DIRECTIVE*
    ///     expression SEMICOLON) | (name DOT)? THIS OPEN_BRACKET (parameter (COMMA parameter)*)?
    ///     CLOSE_BRACKET (accessors | ARROW DIRECTIVE* expression SEMICOLON))`
    MEMBER_TYPE "member_type" = Sequence [TYPE MEMBER_AFTER_TYPE], fits [MEMBER_AFTER_OPTIONAL_ATTRIBUTES],
        shortest "a a { }", as Alternative, of "member";
    /// `memberName (typeParameters? parameters constraint* body | accessors | ARROW DIRECTIVE* expression
    ///     SEMICOLON) | (name DOT)? THIS OPEN_BRACKET (parameter (COMMA parameter)*)? CLOSE_BRACKET
    ///     (accessors | ARROW DIRECTIVE* expression SEMICOLON)`
    MEMBER_AFTER_TYPE "member_after_type" = Alternation [MEMBER_MEMBER_NAME_PARAMETERS_BODY_OR_OTHER
        MEMBER_THIS_OPEN_BRACKET_CLOSE_BRACKET], subsumes parts, shortest "a { }", as Rest, of "member";
    /// `memberName (typeParameters? parameters constraint* body | accessors | ARROW DIRECTIVE* expression
    ///     SEMICOLON)`
    MEMBER_MEMBER_NAME_PARAMETERS_BODY_OR_OTHER "member_memberName_parameters_body_or_other" = Sequence
        [MEMBER_NAME MEMBER_AFTER_MEMBER_NAME], fits [MEMBER_AFTER_TYPE], shortest "a { }", as Alternative,
        of "member";
    /// `memberName : (identifier typeArguments? (DOT | DOUBLE_COLON))* identifier`
    MEMBER_NAME "memberName" = Sequence [MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLONS IDENTIFIER_RULE],
        subsumes [IDENTIFIER_RULE], shortest "a";
    /// `(identifier typeArguments? (DOT | DOUBLE_COLON))*`
    MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLONS "memberName_identifier_DOT_or_DOUBLE_COLONs" = Star
        [MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLON], subsumes parts, of "memberName";
    /// `identifier typeArguments? (DOT | DOUBLE_COLON)`
    MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLON "memberName_identifier_DOT_or_DOUBLE_COLON" = Sequence
        [IDENTIFIER_RULE OPTIONAL_TYPE_ARGUMENTS DOT_OR_DOUBLE_COLON],
        fits [MEMBER_NAME_IDENTIFIER_DOT_OR_DOUBLE_COLONS], shortest "a .", of "memberName";
    /// `typeParameters? parameters constraint* body | accessors | ARROW DIRECTIVE* expression SEMICOLON`
    MEMBER_AFTER_MEMBER_NAME "member_after_memberName" = Alternation [MEMBER_PARAMETERS_BODY
        MEMBER_ACCESSORS_OR_ARROW_SEMICOLON], subsumes parts, shortest "{ }", as Rest, of "member";
    /// `typeParameters? parameters constraint* body`
    MEMBER_PARAMETERS_BODY "member_parameters_body" = Sequence [OPTIONAL_TYPE_PARAMETERS PARAMETERS
        CONSTRAINTS BODY], fits [MEMBER_AFTER_MEMBER_NAME], shortest "( ) ;", as Alternative, of "member";
    /// `body : DIRECTIVE* (block | ARROW DIRECTIVE* expression SEMICOLON | SEMICOLON)`
    /// In normal form `DIRECTIVE* (block | (ARROW DIRECTIVE* expression)? SEMICOLON)`
    BODY "body" = Sequence [DIRECTIVES BODY_BLOCK_OR_SEMICOLON], subsumes [BODY_BLOCK_OR_SEMICOLON],
        shortest ";";
    /// `block | (ARROW DIRECTIVE* expression)? SEMICOLON`
    BODY_BLOCK_OR_SEMICOLON "body_block_or_SEMICOLON" = Alternation [BLOCK BODY_SEMICOLON], subsumes parts,
        fits [BODY], shortest ";", of "body";
    /// `(ARROW DIRECTIVE* expression)? SEMICOLON`
    BODY_SEMICOLON "body_SEMICOLON" = Sequence [BODY_OPTIONAL_ARROW SEMICOLON], subsumes [SEMICOLON],
        fits [BODY_BLOCK_OR_SEMICOLON], shortest ";", as Alternative, of "body";
    /// `(ARROW DIRECTIVE* expression)?`
    BODY_OPTIONAL_ARROW "body_optional_ARROW" = Optional [BODY_ARROW], subsumes parts, of "body";
    /// `ARROW DIRECTIVE* expression`
    BODY_ARROW "body_ARROW" = Sequence [ARROW DIRECTIVES EXPRESSION], fits [BODY_OPTIONAL_ARROW],
        shortest "=> a", of "body";
    /// `accessors | ARROW DIRECTIVE* expression SEMICOLON`
    MEMBER_ACCESSORS_OR_ARROW_SEMICOLON "member_accessors_or_ARROW_SEMICOLON" = Alternation [ACCESSORS
        ARROW_SEMICOLON], subsumes parts, fits [MEMBER_AFTER_MEMBER_NAME], shortest "{ }", of "member";
    /// `accessors : DIRECTIVE* OPEN_BRACE accessor* CLOSE_BRACE (ASSIGN initializer SEMICOLON)?`
    ACCESSORS "accessors" = Sequence [DIRECTIVES OPEN_BRACE ACCESSORS_AFTER_OPEN_BRACE CLOSE_BRACE
        ACCESSORS_OPTIONAL_ASSIGN_SEMICOLON], fits [MEMBER_ACCESSORS_OR_ARROW_SEMICOLON], shortest "{ }";
    /// `accessor*`
    ACCESSORS_AFTER_OPEN_BRACE "accessors_after_OPEN_BRACE" = Star [ACCESSOR], subsumes parts, of "accessor";
    /// `accessor : DIRECTIVE | attributes? modifiers? identifier body`
    ACCESSOR "accessor" = Alternation [DIRECTIVE ACCESSOR_IDENTIFIER_BODY], subsumes parts,
        fits [ACCESSORS_AFTER_OPEN_BRACE], shortest "#a";
    /// `attributes? modifiers? identifier body`
    ACCESSOR_IDENTIFIER_BODY "accessor_identifier_body" = Sequence [OPTIONAL_ATTRIBUTES OPTIONAL_MODIFIERS
        IDENTIFIER_RULE BODY], fits [ACCESSOR], shortest "a ;", as Alternative, of "accessor";
    /// `(ASSIGN initializer SEMICOLON)?`
    ACCESSORS_OPTIONAL_ASSIGN_SEMICOLON "accessors_optional_ASSIGN_SEMICOLON" = Optional
        [ACCESSORS_ASSIGN_SEMICOLON], subsumes parts, of "accessors";
    /// `ASSIGN initializer SEMICOLON`
    ACCESSORS_ASSIGN_SEMICOLON "accessors_ASSIGN_SEMICOLON" = Sequence [ASSIGN INITIALIZER SEMICOLON],
        fits [ACCESSORS_OPTIONAL_ASSIGN_SEMICOLON], shortest "= a ;", of "accessors";
    /// `(name DOT)? THIS OPEN_BRACKET (parameter (COMMA parameter)*)? CLOSE_BRACKET (accessors | ARROW
    ///     DIRECTIVE* expression SEMICOLON)`
    MEMBER_THIS_OPEN_BRACKET_CLOSE_BRACKET "member_THIS_OPEN_BRACKET_CLOSE_BRACKET" = Sequence
        [MEMBER_OPTIONAL_DOT THIS OPEN_BRACKET OPTIONAL_PARAMETER_LIST CLOSE_BRACKET
        MEMBER_ACCESSORS_OR_ARROW_SEMICOLON], fits [MEMBER_AFTER_TYPE], shortest "this [ ] { }",
        as Alternative, of "member";
    /// `(name DOT)?`
    MEMBER_OPTIONAL_DOT "member_optional_DOT" = Optional [MEMBER_DOT], subsumes parts, of "member";
    /// `name DOT`
    MEMBER_DOT "member_DOT" = Sequence [NAME DOT], fits [MEMBER_OPTIONAL_DOT], shortest "a .", of "member";
    /// `identifier parameters (DIRECTIVE* COLON identifier arguments)? body`
    MEMBER_IDENTIFIER_PARAMETERS_BODY "member_identifier_parameters_body" = Sequence [IDENTIFIER_RULE
        PARAMETERS MEMBER_OPTIONAL_COLON BODY], fits [MEMBER_AFTER_OPTIONAL_ATTRIBUTES], shortest "a ( ) ;",
        as Alternative, of "member";
    /// `(DIRECTIVE* COLON identifier arguments)?`
    MEMBER_OPTIONAL_COLON "member_optional_COLON" = Optional [MEMBER_COLON], subsumes parts, of "member";
    /// `DIRECTIVE* COLON identifier arguments`
    MEMBER_COLON "member_COLON" = Sequence [DIRECTIVES COLON IDENTIFIER_RULE ARGUMENTS],
        fits [MEMBER_OPTIONAL_COLON], shortest ": a ( )", of "member";
    /// `TILDE identifier parameters body`
    MEMBER_TILDE "member_TILDE" = Sequence [TILDE IDENTIFIER_RULE PARAMETERS BODY],
        fits [MEMBER_AFTER_OPTIONAL_ATTRIBUTES], shortest "~ a ( ) ;", as Alternative, of "member";
    /// `type? (name DOT)? OPERATOR CHECKED? (operator | type) parameters body`
    MEMBER_OPERATOR "member_OPERATOR" = Sequence [OPTIONAL_TYPE MEMBER_OPTIONAL_DOT OPERATOR
        MEMBER_OPTIONAL_CHECKED MEMBER_OPERATOR_OR_TYPE PARAMETERS BODY],
        fits [MEMBER_AFTER_OPTIONAL_ATTRIBUTES], shortest "operator + ( ) ;", as Alternative, of "member";
    /// `CHECKED?`
    MEMBER_OPTIONAL_CHECKED "member_optional_CHECKED" = Optional [CHECKED], subsumes parts, of "member";
    /// `operator | type`
    MEMBER_OPERATOR_OR_TYPE "member_operator_or_type" = Alternation [OPERATOR_RULE TYPE], subsumes parts,
        shortest "+", of "member";
    /// `operator : PLUS | MINUS | NOT_SIGN | TILDE | INCREMENT | DECREMENT | STAR | SLASH | PERCENT |
    ///     AMPERSAND | BAR | CARET | SHIFT_LEFT | GREATER GREATER GREATER? | EQUAL | UNEQUAL | LESS |
    ///     GREATER | LESS_EQUAL | GREATER_EQUAL | TRUE | FALSE`
    /// In normal form `PLUS | MINUS | NOT_SIGN | TILDE | INCREMENT | DECREMENT | STAR | SLASH | PERCENT |
    ///     AMPERSAND | BAR | CARET | SHIFT_LEFT | GREATER (GREATER GREATER?)? | EQUAL |
    ///     UNEQUAL | LESS | LESS_EQUAL | GREATER_EQUAL | TRUE | FALSE`
    OPERATOR_RULE "operator" = Alternation [PLUS MINUS NOT_SIGN TILDE INCREMENT DECREMENT STAR SLASH PERCENT
        AMPERSAND BAR CARET SHIFT_LEFT GREATER_OPTIONAL_GREATER_OPTIONAL_GREATER EQUAL UNEQUAL LESS LESS_EQUAL
        GREATER_EQUAL TRUE FALSE], subsumes parts, fits [MEMBER_OPERATOR_OR_TYPE], shortest "+";
    /// `attributes? modifiers? (ENUM identifier bases? OPEN_BRACE (enumMember COMMA?)* CLOSE_BRACE |
    ///     DELEGATE (REF READONLY?)? type identifier typeParameters? parameters constraint* SEMICOLON)`
    TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE_OR_OTHER
        "typeDeclaration_ENUM_OPEN_BRACE_CLOSE_BRACE_or_other" = Sequence [OPTIONAL_ATTRIBUTES
        OPTIONAL_MODIFIERS TYPE_DECLARATION_AFTER_OPTIONAL_ATTRIBUTES],
        subsumes [TYPE_DECLARATION_AFTER_OPTIONAL_ATTRIBUTES], fits [TYPE_DECLARATION], shortest "enum a { }",
        as Alternative, of "typeDeclaration";
    /// `ENUM identifier bases? OPEN_BRACE (enumMember COMMA?)* CLOSE_BRACE | DELEGATE (REF READONLY?)? type
    ///     identifier typeParameters? parameters constraint* SEMICOLON`
    TYPE_DECLARATION_AFTER_OPTIONAL_ATTRIBUTES "typeDeclaration_after_optional_attributes" = Alternation
        [TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE TYPE_DECLARATION_DELEGATE_SEMICOLON], subsumes parts,
        fits [TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE_OR_OTHER], shortest "enum a { }", as Rest,
        of "typeDeclaration";
    /// `ENUM identifier bases? OPEN_BRACE (enumMember COMMA?)* CLOSE_BRACE`
    TYPE_DECLARATION_ENUM_OPEN_BRACE_CLOSE_BRACE "typeDeclaration_ENUM_OPEN_BRACE_CLOSE_BRACE" = Sequence
        [ENUM IDENTIFIER_RULE OPTIONAL_BASES OPEN_BRACE TYPE_DECLARATION_ENUM_MEMBERS CLOSE_BRACE],
        fits [TYPE_DECLARATION_AFTER_OPTIONAL_ATTRIBUTES], shortest "enum a { }", as Alternative,
        of "typeDeclaration";
    /// `(enumMember COMMA?)*`
    TYPE_DECLARATION_ENUM_MEMBERS "typeDeclaration_enumMembers" = Star [TYPE_DECLARATION_ENUM_MEMBER],
        subsumes parts, of "typeDeclaration";
    /// `enumMember COMMA?`
    TYPE_DECLARATION_ENUM_MEMBER "typeDeclaration_enumMember" = Sequence [ENUM_MEMBER OPTIONAL_COMMA],
        subsumes [ENUM_MEMBER], fits [TYPE_DECLARATION_ENUM_MEMBERS], shortest "a", of "typeDeclaration";
    /// `enumMember : DIRECTIVE | attributes? identifier (ASSIGN expression)?`
    ENUM_MEMBER "enumMember" = Alternation [DIRECTIVE ENUM_MEMBER_IDENTIFIER], subsumes parts,
        fits [TYPE_DECLARATION_ENUM_MEMBER], shortest "a";
    /// `attributes? identifier (ASSIGN expression)?`
    ENUM_MEMBER_IDENTIFIER "enumMember_identifier" = Sequence [OPTIONAL_ATTRIBUTES IDENTIFIER_RULE
        OPTIONAL_ASSIGN], subsumes [IDENTIFIER_RULE], fits [ENUM_MEMBER], shortest "a", as Alternative,
        of "enumMember";
    /// `DELEGATE (REF READONLY?)? type identifier typeParameters? parameters constraint* SEMICOLON`
    TYPE_DECLARATION_DELEGATE_SEMICOLON "typeDeclaration_DELEGATE_SEMICOLON" = Sequence [DELEGATE
        TYPE_DECLARATION_OPTIONAL_REF TYPE IDENTIFIER_RULE OPTIONAL_TYPE_PARAMETERS PARAMETERS CONSTRAINTS
        SEMICOLON], fits [TYPE_DECLARATION_AFTER_OPTIONAL_ATTRIBUTES], shortest "delegate a a ( ) ;",
        as Alternative, of "typeDeclaration";
    /// `(REF READONLY?)?`
    TYPE_DECLARATION_OPTIONAL_REF "typeDeclaration_optional_REF" = Optional [TYPE_DECLARATION_REF],
        subsumes parts, of "typeDeclaration";
    /// `REF READONLY?`
    TYPE_DECLARATION_REF "typeDeclaration_REF" = Sequence [REF TYPE_DECLARATION_OPTIONAL_READONLY],
        subsumes [REF], fits [TYPE_DECLARATION_OPTIONAL_REF], shortest "ref", of "typeDeclaration";
    /// `READONLY?`
    TYPE_DECLARATION_OPTIONAL_READONLY "typeDeclaration_optional_READONLY" = Optional [READONLY],
        subsumes parts, of "typeDeclaration";
  }
}
