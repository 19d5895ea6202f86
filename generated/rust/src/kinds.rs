// @generated from grammars/rust.g4 by `cargo xtask gen` (blake3 2c01dcdb452144c7)

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
    HASH "'#'" shortest "#";
    BANG "'!'" shortest "!";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    PUB "'pub'" shortest "pub";
    L_PAREN "'('" shortest "(" is Open;
    CRATE "'crate'" shortest "crate";
    SELF "'self'" shortest "self";
    SUPER "'super'" shortest "super";
    IN "'in'" shortest "in";
    R_PAREN "')'" shortest ")" is Close;
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    SEMICOLON "';'" shortest ";";
    UNSAFE "'unsafe'" shortest "unsafe";
    MOD "'mod'" shortest "mod";
    EXTERN "'extern'" shortest "extern";
    AS "'as'" shortest "as";
    UNDERSCORE "'_'" shortest "_";
    USE "'use'" shortest "use";
    COLON_COLON "'::'" shortest "::";
    STAR "'*'" shortest "*";
    COMMA "','" shortest ",";
    FN "'fn'" shortest "fn";
    DEFAULT "'default'" shortest "default";
    CONST "'const'" shortest "const";
    ASYNC "'async'" shortest "async";
    GEN "'gen'" shortest "gen";
    SAFE "'safe'" shortest "safe";
    MINUS_GT "'->'" shortest "->";
    COLON "':'" shortest ":";
    AMP "'&'" shortest "&";
    MUT "'mut'" shortest "mut";
    DOT_DOT_DOT "'...'" shortest "...";
    TYPE_KEYWORD "'type'" shortest "type";
    EQ "'='" shortest "=";
    STRUCT "'struct'" shortest "struct";
    UNION "'union'" shortest "union";
    ENUM "'enum'" shortest "enum";
    STATIC_KEYWORD "'static'" shortest "static";
    AUTO "'auto'" shortest "auto";
    TRAIT_KEYWORD "'trait'" shortest "trait";
    IMPL "'impl'" shortest "impl";
    TILDE "'~'" shortest "~";
    FOR "'for'" shortest "for";
    MACRO_RULES_KEYWORD "'macro_rules'" shortest "macro_rules";
    MACRO "'macro'" shortest "macro";
    EQ_GT "'=>'" shortest "=>";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    WHERE "'where'" shortest "where";
    PLUS "'+'" shortest "+";
    QUESTION "'?'" shortest "?";
    MINUS "'-'" shortest "-";
    SELF_KEYWORD "'Self'" shortest "Self";
    DOLLAR "'$'" shortest "$";
    DOT_DOT "'..'" shortest "..";
    AMP_AMP "'&&'" shortest "&&";
    PIN "'pin'" shortest "pin";
    DYN "'dyn'" shortest "dyn";
    LET "'let'" shortest "let";
    DOT_DOT_EQ "'..='" shortest "..=";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    PIPE "'|'" shortest "|";
    CARET "'^'" shortest "^";
    PIPE_PIPE "'||'" shortest "||";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    AMP_EQ "'&='" shortest "&=";
    PIPE_EQ "'|='" shortest "|=";
    CARET_EQ "'^='" shortest "^=";
    RETURN "'return'" shortest "return";
    BREAK "'break'" shortest "break";
    YIELD "'yield'" shortest "yield";
    BECOME "'become'" shortest "become";
    DO "'do'" shortest "do";
    YEET "'yeet'" shortest "yeet";
    RAW "'raw'" shortest "raw";
    BOX "'box'" shortest "box";
    MOVE "'move'" shortest "move";
    CONTINUE "'continue'" shortest "continue";
    DOT "'.'" shortest ".";
    MATCH "'match'" shortest "match";
    LOOP "'loop'" shortest "loop";
    WHILE "'while'" shortest "while";
    AWAIT "'await'" shortest "await";
    TRY "'try'" shortest "try";
    IF "'if'" shortest "if";
    ELSE "'else'" shortest "else";
    REF "'ref'" shortest "ref";
    AT "'@'" shortest "@";
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    /// `WHITESPACE : [\t-\r \u{85}\u{200E}-\u{200F}\u{2028}-\u{2029} and 1 more]+ -> skip`
    WHITESPACE "WHITESPACE";
    /// `SHEBANG : '#!/' ~[\n\r]* -> channel(HIDDEN)`
    SHEBANG "SHEBANG" shortest "#!/";
    /// `LINE_COMMENT : '//' ~[\n]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `BLOCK_COMMENT : BlockComment -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `CHARACTER : 'b'? '\'' (~[\t-\n\r'\\] | Escape) '\'' Suffix?`
    CHARACTER "CHARACTER" shortest "'a'";
    /// `LIFETIME : '\'' 'r#'? NameStart NamePart*`
    LIFETIME "LIFETIME" shortest "'a";
    /// `STRING : [b-c]? '"' (~["\\] | Escape)* '"' Suffix?`
    STRING "STRING" shortest "\"\"";
    /// `RAW_STRING : [b-c]? 'r' RawString Suffix?`
    RAW_STRING "RAW_STRING" shortest "r\"\"";
    /// `FLOAT : Digits '.' Digits Exponent? Suffix? | Digits Exponent Suffix?`
    FLOAT "FLOAT" shortest "0e0";
    /// `INTEGER : [0-9] NamePart*`
    INTEGER "INTEGER" shortest "0";
    /// `IDENTIFIER : 'r#'? NameStart NamePart*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `` OTHER : [\\`] ``
    OTHER "OTHER" shortest "\\";
    /// A predicate of the parser: no text.
    INPUT_LT_1_GET_TEXT_EQUALS "{_input.LT(1).getText().equals(\"}\")}?";
  }
  rules {
    /// `file : innerAttribute* moduleItem* EOF`
    FILE "file" = Sequence [INNER_ATTRIBUTES MODULE_ITEMS EOF], subsumes [INNER_ATTRIBUTES MODULE_ITEMS];
    /// `innerAttribute*`
    INNER_ATTRIBUTES "innerAttributes" = Star [INNER_ATTRIBUTE], subsumes parts, fits [FILE],
        of "innerAttribute";
    /// `innerAttribute : '#' '!' '[' tokenTree* ']'`
    INNER_ATTRIBUTE "innerAttribute" = Sequence [HASH BANG L_BRACKET TOKEN_TREES R_BRACKET],
        fits [INNER_ATTRIBUTES], shortest "# ! [ ]";
    /// `tokenTree*`
    TOKEN_TREES "tokenTrees" = Star [TOKEN_TREE], subsumes parts,
        fits [MACRO_DEFINITION_MACRO_RULES_OR_TOKEN_TREES], of "tokenTree";
    /// `tokenTree : delimited | ~('[' | ']' | '(' | ')' | '{' | '}')`
    TOKEN_TREE "tokenTree" = Alternation [DELIMITED TOKEN_TREE_ANY_BUT_L_BRACKET_OR_OTHER], subsumes parts,
        fits [TOKEN_TREES], shortest "#";
    /// `delimited : '(' tokenTree* ')' | '[' tokenTree* ']' | '{' tokenTree* '}'`
    DELIMITED "delimited" = Alternation [L_PAREN_TOKEN_TREES_R_PAREN L_BRACKET_R_BRACKET L_BRACE_R_BRACE],
        subsumes parts, fits [TOKEN_TREE], shortest "( )";
    /// `'(' tokenTree* ')'`
    L_PAREN_TOKEN_TREES_R_PAREN "l_paren_tokenTrees_r_paren" = Sequence [L_PAREN TOKEN_TREES R_PAREN],
        fits [DELIMITED MACRO_DEFINITION_OPTIONAL_L_PAREN_R_PAREN MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_CHOICE],
        shortest "( )", of "macroDefinition" "delimited" "macroItem";
    /// `'[' tokenTree* ']'`
    L_BRACKET_R_BRACKET "l_bracket_r_bracket" = Sequence [L_BRACKET TOKEN_TREES R_BRACKET], fits [DELIMITED
        MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_CHOICE], shortest "[ ]", as Alternative, of "delimited"
        "macroItem";
    /// `'{' tokenTree* '}'`
    L_BRACE_R_BRACE "l_brace_r_brace" = Sequence [L_BRACE TOKEN_TREES R_BRACE], fits [DELIMITED
        MACRO_ITEM_L_BRACE_R_BRACE_OR_OTHER], shortest "{ }", as Alternative, of "delimited" "macroItem";
    /// `~('[' | ']' | '(' | ')' | '{' | '}')`
    TOKEN_TREE_ANY_BUT_L_BRACKET_OR_OTHER "tokenTree_any_but_l_bracket_or_other" = Set but [L_BRACKET
        R_BRACKET L_PAREN R_PAREN L_BRACE R_BRACE], subsumes parts, fits [TOKEN_TREE], shortest "#", as Set,
        of "tokenTree";
    /// `moduleItem*`
    MODULE_ITEMS "moduleItems" = Star [MODULE_ITEM], subsumes parts, fits [FILE], of "moduleItem";
    /// `moduleItem : item | macroItem`
    MODULE_ITEM "moduleItem" = Alternation [ITEM MACRO_ITEM], subsumes parts, fits [MODULE_ITEMS],
        shortest "mod a ;";
    /// `item : attribute* visibility? itemKind`
    ITEM "item" = Sequence [ATTRIBUTES OPTIONAL_VISIBILITY ITEM_KIND], subsumes [ITEM_KIND], fits [MODULE_ITEM
        STATEMENT], shortest "mod a ;";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts [SOME_ATTRIBUTES], fits [SOME_ATTRIBUTES],
        of "attribute";
    /// `attribute : '#' '[' tokenTree* ']'`
    ATTRIBUTE "attribute" = Sequence [HASH L_BRACKET TOKEN_TREES R_BRACKET], fits [ATTRIBUTES
        SOME_ATTRIBUTES], shortest "# [ ]";
    /// `visibility?`
    OPTIONAL_VISIBILITY "optional_visibility" = Optional [VISIBILITY], subsumes parts, of "visibility";
    /// `visibility : 'pub' ('(' ('crate' | 'self' | 'super' | 'in' simplePath) ')')?`
    VISIBILITY "visibility" = Sequence [PUB VISIBILITY_OPTIONAL_L_PAREN_CRATE_OR_OTHER_R_PAREN],
        subsumes [PUB], fits [OPTIONAL_VISIBILITY], shortest "pub";
    /// `('(' ('crate' | 'self' | 'super' | 'in' simplePath) ')')?`
    VISIBILITY_OPTIONAL_L_PAREN_CRATE_OR_OTHER_R_PAREN "visibility_optional_l_paren_crate_or_other_r_paren"
        = Optional [VISIBILITY_L_PAREN_CRATE_OR_OTHER_R_PAREN], subsumes parts, of "visibility";
    /// `'(' ('crate' | 'self' | 'super' | 'in' simplePath) ')'`
    VISIBILITY_L_PAREN_CRATE_OR_OTHER_R_PAREN "visibility_l_paren_crate_or_other_r_paren" = Sequence [L_PAREN
        VISIBILITY_CRATE_OR_OTHER R_PAREN], fits [VISIBILITY_OPTIONAL_L_PAREN_CRATE_OR_OTHER_R_PAREN],
        shortest "( self )", of "visibility";
    /// `'crate' | 'self' | 'super' | 'in' simplePath`
    VISIBILITY_CRATE_OR_OTHER "visibility_crate_or_other" = Alternation [CRATE SELF SUPER VISIBILITY_IN],
        subsumes parts, shortest "self", of "visibility";
    /// `'in' simplePath`
    VISIBILITY_IN "visibility_in" = Sequence [IN SIMPLE_PATH], fits [VISIBILITY_CRATE_OR_OTHER],
        shortest "in a", as Alternative, of "visibility";
    /// `simplePath : '::'? pathName ('::' pathName)*`
    SIMPLE_PATH "simplePath" = Sequence [OPTIONAL_COLON_COLON_OPTION PATH_NAME
        SIMPLE_PATH_COLON_COLON_PATH_NAMES], subsumes [PATH_NAME], shortest "a";
    /// `'::'?`
    OPTIONAL_COLON_COLON_OPTION "optional_colon_colon_option" = Optional [COLON_COLON], subsumes parts,
        of "useTree" "simplePath" "pathSegment";
    /// `pathName : name | 'self' | 'Self' | 'super' | 'crate' | '$' 'crate'`
    /// In normal form `name | 'self' | 'Self' | 'super' | '$'?? 'crate'`
    PATH_NAME "pathName" = Alternation [NAME SELF SELF_KEYWORD SUPER CRATE_PART], subsumes parts,
        fits [SIMPLE_PATH USE_TREE_PATH_NAME VALUE_PATH VALUE_PATH_PATH_NAME_OR_GENERIC_ARGUMENTS],
        shortest "a";
    /// `name : IDENTIFIER | 'auto' | 'await' | 'default' | 'gen' | 'macro_rules' | 'pin' | 'raw' | 'safe' |
    ///     'union' | 'try' | 'yeet'`
    NAME "name" = Set [DEFAULT GEN SAFE UNION AUTO MACRO_RULES_KEYWORD PIN YEET RAW AWAIT TRY IDENTIFIER],
        subsumes parts, fits [PATH_NAME NAME_OR_SELF NAME_OR DOT_OPERATOR_NAME NAME_OR_INTEGER
        FIELD_PATTERN_NAME FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER PATH_SEGMENT_NAME_OR_SELF
        GENERIC_PARAMETER_NAME VARIANT], shortest "a";
    /// `'$'?? 'crate'`
    CRATE_PART "crate" = Sequence [OPTIONAL_DOLLAR CRATE], subsumes [CRATE], fits [PATH_NAME
        PATH_SELF_OR_OTHER], shortest "crate", as Alternative, of "pathName" "path";
    /// `'$'??`
    OPTIONAL_DOLLAR "optional_dollar" = Optional [DOLLAR] lazy, subsumes parts, of "pathName" "path";
    /// `('::' pathName)*`
    SIMPLE_PATH_COLON_COLON_PATH_NAMES "simplePath_colon_colon_pathNames" = Star
        [SIMPLE_PATH_COLON_COLON_PATH_NAME], subsumes parts, of "simplePath";
    /// `'::' pathName`
    SIMPLE_PATH_COLON_COLON_PATH_NAME "simplePath_colon_colon_pathName" = Sequence [COLON_COLON PATH_NAME],
        fits [SIMPLE_PATH_COLON_COLON_PATH_NAMES], shortest ":: a", of "simplePath";
    /// `itemKind : module | externCrate | useDeclaration | function | typeAlias | structOrUnion |
    ///     enumeration | constant | static | trait | implementation | externBlock | macroDefinition`
    ITEM_KIND "itemKind" = Alternation [MODULE EXTERN_CRATE USE_DECLARATION FUNCTION TYPE_ALIAS
        STRUCT_OR_UNION ENUMERATION CONSTANT STATIC TRAIT IMPLEMENTATION EXTERN_BLOCK MACRO_DEFINITION],
        subsumes parts, fits [ITEM], shortest "mod a ;";
    /// `module : 'unsafe'? 'mod' name (';' | '{' innerAttribute* moduleItem* '}')`
    /// In normal form `'unsafe'? 'mod' name (';' | itemBlock)`
    MODULE "module" = Sequence [OPTIONAL_UNSAFE MOD NAME MODULE_SEMICOLON_OR_ITEM_BLOCK], fits [ITEM_KIND],
        shortest "mod a ;";
    /// `'unsafe'?`
    OPTIONAL_UNSAFE "optional_unsafe" = Optional [UNSAFE], subsumes parts, of "module" "structField" "trait"
        and 2 others;
    /// `';' | itemBlock`
    MODULE_SEMICOLON_OR_ITEM_BLOCK "module_semicolon_or_itemBlock" = Alternation [SEMICOLON ITEM_BLOCK],
        subsumes parts, shortest ";", of "module";
    /// `itemBlock : '{' innerAttribute* moduleItem* '}'`
    ITEM_BLOCK "itemBlock" = Sequence [L_BRACE INNER_ATTRIBUTES MODULE_ITEMS R_BRACE],
        fits [MODULE_SEMICOLON_OR_ITEM_BLOCK TRAIT_ITEM_BLOCK], shortest "{ }";
    /// `externCrate : 'extern' 'crate' (name | 'self') ('as' (name | '_'))? ';'`
    EXTERN_CRATE "externCrate" = Sequence [EXTERN CRATE NAME_OR_SELF OPTIONAL_AS SEMICOLON], fits [ITEM_KIND],
        shortest "extern crate a ;";
    /// `name | 'self'`
    NAME_OR_SELF "name_or_self" = Alternation [NAME SELF], subsumes parts, shortest "a", of "externCrate"
        "simplePattern";
    /// `('as' (name | '_'))?`
    OPTIONAL_AS "optional_as" = Optional [AS_PART], subsumes parts, of "externCrate" "useTree";
    /// `'as' (name | '_')`
    AS_PART "as" = Sequence [AS NAME_OR], fits [OPTIONAL_AS], shortest "as a", of "externCrate" "useTree";
    /// `name | '_'`
    NAME_OR "name_or_" = Alternation [NAME UNDERSCORE], subsumes parts, shortest "a", of "externCrate"
        "useTree" "constant" "static";
    /// `useDeclaration : 'use' useTree ';'`
    USE_DECLARATION "useDeclaration" = Sequence [USE USE_TREE SEMICOLON], fits [ITEM_KIND],
        shortest "use * ;";
    /// `useTree : '::'? (pathName '::')* ('*' | '{' (useTree (',' useTree)* ','?)? '}' | pathName ('as'
    ///     (name | '_'))?)`
    USE_TREE "useTree" = Sequence [OPTIONAL_COLON_COLON_OPTION USE_TREE_PATH_NAME_COLON_COLONS
        USE_TREE_STAR_OR_OTHER], subsumes [USE_TREE_STAR_OR_OTHER], fits [USE_TREE_LIST], shortest "*";
    /// `(pathName '::')*`
    USE_TREE_PATH_NAME_COLON_COLONS "useTree_pathName_colon_colons" = Star [USE_TREE_PATH_NAME_COLON_COLON],
        subsumes parts, of "useTree";
    /// `pathName '::'`
    USE_TREE_PATH_NAME_COLON_COLON "useTree_pathName_colon_colon" = Sequence [PATH_NAME COLON_COLON],
        fits [USE_TREE_PATH_NAME_COLON_COLONS], shortest "a ::", of "useTree";
    /// `'*' | '{' (useTree (',' useTree)* ','?)? '}' | pathName ('as' (name | '_'))?`
    USE_TREE_STAR_OR_OTHER "useTree_star_or_other" = Alternation [STAR USE_TREE_L_BRACE_R_BRACE
        USE_TREE_PATH_NAME], subsumes parts, fits [USE_TREE], shortest "*", of "useTree";
    /// `'{' (useTree (',' useTree)* ','?)? '}'`
    USE_TREE_L_BRACE_R_BRACE "useTree_l_brace_r_brace" = Sequence [L_BRACE USE_TREE_OPTIONAL_USE_TREE
        R_BRACE], fits [USE_TREE_STAR_OR_OTHER], shortest "{ }", as Alternative, of "useTree";
    /// `(useTree (',' useTree)* ','?)?`
    USE_TREE_OPTIONAL_USE_TREE "useTree_optional_useTree" = Optional [USE_TREE_LIST], subsumes parts,
        of "useTree";
    /// `useTree (',' useTree)* ','?`
    USE_TREE_LIST "useTree_list" = Sequence [USE_TREE USE_TREE_NEXT_USE_TREES OPTIONAL_COMMA],
        subsumes [USE_TREE], fits [USE_TREE_OPTIONAL_USE_TREE], shortest "*", of "useTree";
    /// `(',' useTree)*`
    USE_TREE_NEXT_USE_TREES "useTree_next_useTrees" = Star [USE_TREE_NEXT_USE_TREE], subsumes parts,
        of "useTree";
    /// `',' useTree`
    USE_TREE_NEXT_USE_TREE "useTree_next_useTree" = Sequence [COMMA USE_TREE], fits [USE_TREE_NEXT_USE_TREES],
        shortest ", *", of "useTree";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts,
        fits [PLAIN_PRIMARY_NEXT_EXPRESSIONS_OPTIONAL_COMMA], of "useTree" "function" "genericParameters"
        and 13 others;
    /// `pathName ('as' (name | '_'))?`
    USE_TREE_PATH_NAME "useTree_pathName" = Sequence [PATH_NAME OPTIONAL_AS], subsumes [PATH_NAME],
        fits [USE_TREE_STAR_OR_OTHER], shortest "a", as Alternative, of "useTree";
    /// `function : functionQualifier* 'fn' name genericParameters? '(' (parameter (',' parameter)* ','?)?
    ///     ')' returnType? whereClause? (';' | block)`
    FUNCTION "function" = Sequence [FUNCTION_QUALIFIERS FN NAME OPTIONAL_GENERIC_PARAMETERS L_PAREN
        FUNCTION_OPTIONAL_PARAMETER R_PAREN OPTIONAL_RETURN_TYPE OPTIONAL_WHERE_CLAUSE
        FUNCTION_SEMICOLON_OR_BLOCK], fits [ITEM_KIND], shortest "fn a ( ) ;";
    /// `functionQualifier*`
    FUNCTION_QUALIFIERS "functionQualifiers" = Star [FUNCTION_QUALIFIER], subsumes parts,
        of "functionQualifier";
    /// `functionQualifier : 'default' | 'const' | 'async' | 'gen' | 'safe' | 'unsafe' | 'extern' string?`
    FUNCTION_QUALIFIER "functionQualifier" = Alternation [DEFAULT CONST ASYNC GEN SAFE UNSAFE EXTERN_PART],
        subsumes parts, fits [FUNCTION_QUALIFIERS], shortest "gen";
    /// `'extern' string?`
    EXTERN_PART "extern" = Sequence [EXTERN OPTIONAL_STRING], subsumes [EXTERN], fits [FUNCTION_QUALIFIER
        TYPE_QUALIFIER], shortest "extern", as Alternative, of "functionQualifier" "typeQualifier";
    /// `string?`
    OPTIONAL_STRING "optional_string" = Optional [STRING_RULE], subsumes parts, of "string";
    /// `string : STRING | RAW_STRING`
    STRING_RULE "string" = Set [STRING RAW_STRING], subsumes parts, fits [OPTIONAL_STRING LITERAL],
        shortest "\"\"";
    /// `genericParameters?`
    OPTIONAL_GENERIC_PARAMETERS "optional_genericParameters" = Optional [GENERIC_PARAMETERS], subsumes parts,
        of "genericParameters";
    /// `genericParameters : '<' (genericParameter (',' genericParameter)* ','?)? '>'`
    GENERIC_PARAMETERS "genericParameters" = Sequence [LT GENERIC_PARAMETERS_OPTIONAL_GENERIC_PARAMETER GT],
        fits [OPTIONAL_GENERIC_PARAMETERS], shortest "< >";
    /// `(genericParameter (',' genericParameter)* ','?)?`
    GENERIC_PARAMETERS_OPTIONAL_GENERIC_PARAMETER "genericParameters_optional_genericParameter" = Optional
        [GENERIC_PARAMETERS_GENERIC_PARAMETER], subsumes parts, of "genericParameters";
    /// `genericParameter (',' genericParameter)* ','?`
    GENERIC_PARAMETERS_GENERIC_PARAMETER "genericParameters_genericParameter" = Sequence [GENERIC_PARAMETER
        GENERIC_PARAMETERS_NEXT_GENERIC_PARAMETERS OPTIONAL_COMMA], subsumes [GENERIC_PARAMETER],
        fits [GENERIC_PARAMETERS_OPTIONAL_GENERIC_PARAMETER], shortest "a", of "genericParameters";
    /// `genericParameter : attribute* (LIFETIME (':' bounds)? | name (':' bounds)? ('=' type)? | 'const'
    ///     name ':' type ('=' (type | genericConstant))?)`
    GENERIC_PARAMETER "genericParameter" = Sequence [ATTRIBUTES GENERIC_PARAMETER_LIFETIME_OR_OTHER],
        subsumes [GENERIC_PARAMETER_LIFETIME_OR_OTHER], fits [GENERIC_PARAMETERS_GENERIC_PARAMETER],
        shortest "a";
    /// `LIFETIME (':' bounds)? | name (':' bounds)? ('=' type)? | 'const' name ':' type ('=' (type |
    ///     genericConstant))?`
    GENERIC_PARAMETER_LIFETIME_OR_OTHER "genericParameter_LIFETIME_or_other" = Alternation
        [GENERIC_PARAMETER_LIFETIME GENERIC_PARAMETER_NAME GENERIC_PARAMETER_CONST], subsumes parts,
        fits [GENERIC_PARAMETER], shortest "a", of "genericParameter";
    /// `LIFETIME (':' bounds)?`
    GENERIC_PARAMETER_LIFETIME "genericParameter_LIFETIME" = Sequence [LIFETIME OPTIONAL_COLON],
        subsumes [LIFETIME], fits [GENERIC_PARAMETER_LIFETIME_OR_OTHER], shortest "'a", as Alternative,
        of "genericParameter";
    /// `(':' bounds)?`
    OPTIONAL_COLON "optional_colon" = Optional [COLON_PART], subsumes parts, of "genericParameter" "typeAlias"
        "trait";
    /// `':' bounds`
    COLON_PART "colon" = Sequence [COLON BOUNDS], subsumes [COLON], fits [OPTIONAL_COLON
        GENERIC_ARGUMENT_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON WHERE_PREDICATE_COLON_OR_EQ_TYPE], shortest ":",
        of "genericParameter" "genericArgument" "wherePredicate" and 2 others;
    /// `bounds : (bound ('+' bound)* '+'?)?`
    BOUNDS "bounds" = Optional [BOUNDS_BOUND], subsumes parts;
    /// `bound ('+' bound)* '+'?`
    BOUNDS_BOUND "bounds_bound" = Sequence [BOUND PLUS_BOUNDS OPTIONAL_PLUS], subsumes [BOUND], fits [BOUNDS],
        shortest "a", of "bounds";
    /// `bound : LIFETIME | boundModifier* path | '(' bound ')' | 'use' genericArguments`
    BOUND "bound" = Alternation [LIFETIME BOUND_PATH BOUND_L_PAREN_BOUND_R_PAREN BOUND_USE], subsumes parts,
        fits [BOUNDS_BOUND], shortest "a";
    /// `boundModifier* path`
    BOUND_PATH "bound_path" = Sequence [BOUND_MODIFIERS PATH], subsumes [PATH], fits [BOUND], shortest "a",
        as Alternative, of "bound";
    /// `boundModifier*`
    BOUND_MODIFIERS "boundModifiers" = Star [BOUND_MODIFIER], subsumes parts, of "boundModifier";
    /// `boundModifier : '?' | '!' | '~' 'const' | 'const' | '[' 'const' ']' | 'async' | binder`
    /// In normal form `'?' | '!' | '~'? 'const' | '[' 'const' ']' | 'async' | binder`
    BOUND_MODIFIER "boundModifier" = Alternation [QUESTION BANG CONST_PART
        BOUND_MODIFIER_L_BRACKET_CONST_R_BRACKET ASYNC BINDER], subsumes parts, fits [BOUND_MODIFIERS],
        shortest "?";
    /// `'~'? 'const'`
    CONST_PART "const" = Sequence [OPTIONAL_TILDE CONST], subsumes [CONST], fits [BOUND_MODIFIER
        IMPLEMENTATION_OPTIONAL_CONST], shortest "const", of "implementation" "boundModifier";
    /// `'~'?`
    OPTIONAL_TILDE "optional_tilde" = Optional [TILDE], subsumes parts, of "implementation" "boundModifier";
    /// `'[' 'const' ']'`
    BOUND_MODIFIER_L_BRACKET_CONST_R_BRACKET "boundModifier_l_bracket_const_r_bracket" = Sequence [L_BRACKET
        CONST R_BRACKET], fits [BOUND_MODIFIER], shortest "[ const ]", as Alternative, of "boundModifier";
    /// `binder : 'for' genericParameters`
    BINDER "binder" = Sequence [FOR GENERIC_PARAMETERS], fits [BOUND_MODIFIER OPTIONAL_BINDER],
        shortest "for < >";
    /// `path : ('::' | qualifiedSelf '::')? (('self' | 'super' | 'crate' | '$' 'crate') '::')* pathSegment
    ///     ('::' pathSegment)*`
    /// In normal form `(qualifiedSelf?? '::')? (('self' | 'super' | '$'?? 'crate') '::')* pathSegment ('::'
    ///     pathSegment)*`
    PATH "path" = Sequence [OPTIONAL_QUALIFIED_SELF_COLON_COLON PATH_SELF_OR_OTHER_COLON_COLONS PATH_SEGMENT
        PATH_COLON_COLON_PATH_SEGMENTS], subsumes [PATH_SEGMENT], fits [BOUND_PATH SIMPLE_TYPE_PATH],
        shortest "a";
    /// `(qualifiedSelf?? '::')?`
    OPTIONAL_QUALIFIED_SELF_COLON_COLON "optional_qualifiedSelf_colon_colon" = Optional [COLON_COLON_PART],
        subsumes parts, of "path" "valuePath";
    /// `qualifiedSelf?? '::'`
    COLON_COLON_PART "colon_colon" = Sequence [OPTIONAL_QUALIFIED_SELF COLON_COLON], subsumes [COLON_COLON],
        fits [OPTIONAL_QUALIFIED_SELF_COLON_COLON], shortest "::", of "path" "valuePath";
    /// `qualifiedSelf??`
    OPTIONAL_QUALIFIED_SELF "optional_qualifiedSelf" = Optional [QUALIFIED_SELF] lazy, subsumes parts,
        of "qualifiedSelf";
    /// `qualifiedSelf : '<' type ('as' path)? '>'`
    QUALIFIED_SELF "qualifiedSelf" = Sequence [LT TYPE QUALIFIED_SELF_OPTIONAL_AS GT],
        fits [OPTIONAL_QUALIFIED_SELF], shortest "< ! >";
    /// `type : simpleType ('+' bound)* '+'?`
    TYPE "type" = Sequence [SIMPLE_TYPE PLUS_BOUNDS OPTIONAL_PLUS], subsumes [SIMPLE_TYPE],
        fits [TYPE_NEXT_TYPES_OPTIONAL_COMMA GENERIC_ARGUMENT_TYPE TYPE_OR_GENERIC_CONSTANT PARAMETER_TYPE
        WHERE_PREDICATE_TYPE TUPLE_FIELD], shortest "!";
    /// `simpleType : path ('!' delimited)? | '(' (type (',' type)* ','?)? ')' | '[' type (';' expression)?
    ///     ']' | ('&' | '&&') LIFETIME? ('pin' ('const' | 'mut'))? 'mut'? simpleType | '*' ('const' |
    ///     'mut') simpleType | binder? typeQualifier* 'fn' '(' (functionTypeParameter (','
    ///     functionTypeParameter)* ','?)? ')' ('->' simpleType)? | binder path | ('impl' | 'dyn') bound |
    ///     '!' | '_'`
    /// In normal form `simpleType_tail* (simpleType_path | simpleType_l_paren_r_paren |
    ///     simpleType_l_bracket_type_r_bracket | simpleType_fn | simpleType_binder_path |
    ///     simpleType_impl_or_dyn_bound | '!' | '_')`
    SIMPLE_TYPE "simpleType" = Sequence [SIMPLE_TYPE_TAILS SIMPLE_TYPE_OPERAND],
        subsumes [SIMPLE_TYPE_OPERAND], fits [TYPE], shortest "!";
    /// `(('&' | '&&') LIFETIME? ('pin' ('const' | 'mut'))? 'mut'? | '*' ('const' | 'mut'))*`
    SIMPLE_TYPE_TAILS "simpleType_tails" = Star [SIMPLE_TYPE_TAIL], subsumes parts, of "simpleType";
    /// `('&' | '&&') LIFETIME? ('pin' ('const' | 'mut'))? 'mut'? | '*' ('const' | 'mut')`
    SIMPLE_TYPE_TAIL "simpleType_tail" = Alternation [SIMPLE_TYPE_AMP_OR_AMP_AMP
        SIMPLE_TYPE_STAR_CONST_OR_MUT], subsumes parts, fits [SIMPLE_TYPE_TAILS], shortest "&", as Tail,
        of "simpleType";
    /// `('&' | '&&') LIFETIME? ('pin' ('const' | 'mut'))? 'mut'?`
    SIMPLE_TYPE_AMP_OR_AMP_AMP "simpleType_amp_or_amp_amp" = Sequence [AMP_OR_AMP_AMP OPTIONAL_LIFETIME
        OPTIONAL_PIN OPTIONAL_MUT], subsumes [AMP_OR_AMP_AMP], fits [SIMPLE_TYPE_TAIL], shortest "&",
        as Alternative, of "simpleType";
    /// `'&' | '&&'`
    AMP_OR_AMP_AMP "amp_or_amp_amp" = Set [AMP AMP_AMP], subsumes parts, fits [SIMPLE_TYPE_AMP_OR_AMP_AMP
        PREFIX_AMP_OR_AMP_AMP SIMPLE_PATTERN_AMP_OR_AMP_AMP], shortest "&", of "prefix" "simpleType"
        "simplePattern";
    /// `LIFETIME?`
    OPTIONAL_LIFETIME "optional_LIFETIME" = Optional [LIFETIME], subsumes parts, of "selfParameter"
        "simpleType" "jump" "plainPrimary";
    /// `('pin' ('const' | 'mut'))?`
    OPTIONAL_PIN "optional_pin" = Optional [PIN_PART], subsumes parts, of "simplePattern" "simpleType";
    /// `'pin' ('const' | 'mut')`
    PIN_PART "pin" = Sequence [PIN CONST_OR_MUT], fits [OPTIONAL_PIN], shortest "pin mut", of "simplePattern"
        "simpleType";
    /// `'const' | 'mut'`
    CONST_OR_MUT "const_or_mut" = Set [CONST MUT], subsumes parts, shortest "mut", of "prefix" "simpleType"
        "simplePattern";
    /// `'mut'?`
    OPTIONAL_MUT "optional_mut" = Optional [MUT], subsumes parts, of "selfParameter" "simpleType"
        "simplePattern" "static";
    /// `'*' ('const' | 'mut')`
    SIMPLE_TYPE_STAR_CONST_OR_MUT "simpleType_star_const_or_mut" = Sequence [STAR CONST_OR_MUT],
        fits [SIMPLE_TYPE_TAIL], shortest "* mut", as Alternative, of "simpleType";
    /// `path ('!' delimited)? | '(' (type (',' type)* ','?)? ')' | '[' type (';' expression)? ']' | binder?
    ///     typeQualifier* 'fn' '(' (functionTypeParameter (',' functionTypeParameter)* ','?)? ')' ('->'
    ///     simpleType)? | binder path | ('impl' | 'dyn') bound | '!' | '_'`
    SIMPLE_TYPE_OPERAND "simpleType_operand" = Alternation [SIMPLE_TYPE_PATH SIMPLE_TYPE_L_PAREN_R_PAREN
        SIMPLE_TYPE_L_BRACKET_TYPE_R_BRACKET SIMPLE_TYPE_FN SIMPLE_TYPE_BINDER_PATH
        SIMPLE_TYPE_IMPL_OR_DYN_BOUND BANG UNDERSCORE], subsumes parts, fits [SIMPLE_TYPE], shortest "!",
        as Operand, of "simpleType";
    /// `path ('!' delimited)?`
    SIMPLE_TYPE_PATH "simpleType_path" = Sequence [PATH SIMPLE_TYPE_OPTIONAL_BANG_DELIMITED], subsumes [PATH],
        fits [SIMPLE_TYPE_OPERAND], shortest "a", as Alternative, of "simpleType";
    /// `('!' delimited)?`
    SIMPLE_TYPE_OPTIONAL_BANG_DELIMITED "simpleType_optional_bang_delimited" = Optional [BANG_DELIMITED],
        subsumes parts, of "simpleType";
    /// `'!' delimited`
    BANG_DELIMITED "bang_delimited" = Sequence [BANG DELIMITED], fits [SIMPLE_TYPE_OPTIONAL_BANG_DELIMITED
        SIMPLE_PATTERN_AFTER_VALUE_PATH PLAIN_PRIMARY_BANG_DELIMITED_OR_STRUCT_LITERAL], shortest "! ( )",
        of "simpleType" "simplePattern" "plainPrimary";
    /// `'(' (type (',' type)* ','?)? ')'`
    SIMPLE_TYPE_L_PAREN_R_PAREN "simpleType_l_paren_r_paren" = Sequence [L_PAREN SIMPLE_TYPE_OPTIONAL_TYPE
        R_PAREN], fits [SIMPLE_TYPE_OPERAND], shortest "( )", as Alternative, of "simpleType";
    /// `(type (',' type)* ','?)?`
    SIMPLE_TYPE_OPTIONAL_TYPE "simpleType_optional_type" = Optional [TYPE_NEXT_TYPES_OPTIONAL_COMMA],
        subsumes parts, of "simpleType";
    /// `type (',' type)* ','?`
    TYPE_NEXT_TYPES_OPTIONAL_COMMA "type_next_types_optional_comma" = Sequence [TYPE NEXT_TYPES
        OPTIONAL_COMMA], subsumes [TYPE], fits [SIMPLE_TYPE_OPTIONAL_TYPE FUNCTION_ARGUMENTS_TYPE_OR_DOT_DOT],
        shortest "!", of "simpleType" "functionArguments";
    /// `(',' type)*`
    NEXT_TYPES "next_types" = Star [NEXT_TYPE], subsumes parts, of "simpleType" "functionArguments";
    /// `',' type`
    NEXT_TYPE "next_type" = Sequence [COMMA TYPE], fits [NEXT_TYPES], shortest ", !", of "simpleType"
        "functionArguments";
    /// `'[' type (';' expression)? ']'`
    SIMPLE_TYPE_L_BRACKET_TYPE_R_BRACKET "simpleType_l_bracket_type_r_bracket" = Sequence [L_BRACKET TYPE
        SIMPLE_TYPE_OPTIONAL_NEXT_EXPRESSION R_BRACKET], fits [SIMPLE_TYPE_OPERAND], shortest "[ ! ]",
        as Alternative, of "simpleType";
    /// `(';' expression)?`
    SIMPLE_TYPE_OPTIONAL_NEXT_EXPRESSION "simpleType_optional_next_expression" = Optional
        [SEMICOLON_TO_EXPRESSION], subsumes parts, of "simpleType";
    /// `';' expression`
    SEMICOLON_TO_EXPRESSION "semicolon_to_expression" = Sequence [SEMICOLON EXPRESSION],
        fits [SIMPLE_TYPE_OPTIONAL_NEXT_EXPRESSION PLAIN_PRIMARY_NEXT_EXPRESSION_OR_OTHER], shortest "; _",
        of "simpleType" "plainPrimary";
    /// `expression : plainExpression | blockExpression | letExpression | attribute+ (plainExpression |
    ///     blockExpression)`
    EXPRESSION "expression" = Alternation [PLAIN_EXPRESSION BLOCK_EXPRESSION LET_EXPRESSION
        EXPRESSION_ATTRIBUTES], subsumes parts, fits [EXPRESSION_AFTER_L_PAREN OPTIONAL_EXPRESSION
        PLAIN_PRIMARY_EXPRESSION_NEXT_EXPRESSION_OR_OTHER], shortest "_";
    /// `plainExpression : plainOperand operation*`
    PLAIN_EXPRESSION "plainExpression" = Sequence [PLAIN_OPERAND OPERATIONS], subsumes [PLAIN_OPERAND],
        fits [EXPRESSION LET_STATEMENT_PLAIN_EXPRESSION MATCH_ARM_PLAIN_EXPRESSION_COMMA_OR_OTHER
        STATEMENT_PLAIN_EXPRESSION_SEMICOLON_OR_OTHER EXPRESSION_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION],
        shortest "_";
    /// `plainOperand : prefix+ (unprefixedOperand | blockOperand) | unprefixedOperand`
    PLAIN_OPERAND "plainOperand" = Alternation [PLAIN_OPERAND_PREFIXES UNPREFIXED_OPERAND], subsumes parts,
        fits [PLAIN_EXPRESSION OPERAND], shortest "_";
    /// `prefix+ (unprefixedOperand | blockOperand)`
    PLAIN_OPERAND_PREFIXES "plainOperand_prefixes" = Sequence [PREFIXES
        PLAIN_OPERAND_UNPREFIXED_OPERAND_OR_BLOCK_OPERAND], fits [PLAIN_OPERAND], shortest "- _",
        as Alternative, of "plainOperand";
    /// `prefix+`
    PREFIXES "prefixes" = Plus [PREFIX], subsumes parts, shortest "-", of "prefix";
    /// `prefix : '-' | '!' | '*' | ('&' | '&&') ('mut' | ('raw' | 'pin') ('const' | 'mut'))? attribute* |
    ///     '..' | '..=' | closureHead | 'box'`
    PREFIX "prefix" = Alternation [MINUS BANG STAR PREFIX_AMP_OR_AMP_AMP DOT_DOT DOT_DOT_EQ CLOSURE_HEAD BOX],
        subsumes parts, fits [PREFIXES], shortest "-";
    /// `('&' | '&&') ('mut' | ('pin' | 'raw') ('const' | 'mut'))? attribute*`
    PREFIX_AMP_OR_AMP_AMP "prefix_amp_or_amp_amp" = Sequence [AMP_OR_AMP_AMP
        PREFIX_OPTIONAL_MUT_OR_PIN_OR_RAW_CONST_OR_MUT ATTRIBUTES], subsumes [AMP_OR_AMP_AMP], fits [PREFIX],
        shortest "&", as Alternative, of "prefix";
    /// `('mut' | ('pin' | 'raw') ('const' | 'mut'))?`
    PREFIX_OPTIONAL_MUT_OR_PIN_OR_RAW_CONST_OR_MUT "prefix_optional_mut_or_pin_or_raw_const_or_mut" = Optional
        [PREFIX_MUT_OR_PIN_OR_RAW_CONST_OR_MUT], subsumes parts, of "prefix";
    /// `'mut' | ('pin' | 'raw') ('const' | 'mut')`
    PREFIX_MUT_OR_PIN_OR_RAW_CONST_OR_MUT "prefix_mut_or_pin_or_raw_const_or_mut" = Alternation [MUT
        PREFIX_PIN_OR_RAW_CONST_OR_MUT], subsumes parts,
        fits [PREFIX_OPTIONAL_MUT_OR_PIN_OR_RAW_CONST_OR_MUT], shortest "mut", of "prefix";
    /// `('pin' | 'raw') ('const' | 'mut')`
    PREFIX_PIN_OR_RAW_CONST_OR_MUT "prefix_pin_or_raw_const_or_mut" = Sequence [PREFIX_PIN_OR_RAW
        CONST_OR_MUT], fits [PREFIX_MUT_OR_PIN_OR_RAW_CONST_OR_MUT], shortest "pin mut", as Alternative,
        of "prefix";
    /// `'pin' | 'raw'`
    PREFIX_PIN_OR_RAW "prefix_pin_or_raw" = Set [PIN RAW], subsumes parts, shortest "pin", of "prefix";
    /// `closureHead : binder? closureQualifier* ('||' | '|' (closureParameter (',' closureParameter)* ','?)?
    ///     '|') ('->' simpleType)? attribute*`
    CLOSURE_HEAD "closureHead" = Sequence [OPTIONAL_BINDER CLOSURE_QUALIFIERS
        CLOSURE_HEAD_PIPE_PIPE_OR_PIPE_PIPE OPTIONAL_MINUS_GT_SIMPLE_TYPE ATTRIBUTES],
        subsumes [CLOSURE_HEAD_PIPE_PIPE_OR_PIPE_PIPE], fits [PREFIX], shortest "||";
    /// `binder?`
    OPTIONAL_BINDER "optional_binder" = Optional [BINDER], subsumes parts, of "binder";
    /// `closureQualifier*`
    CLOSURE_QUALIFIERS "closureQualifiers" = Star [CLOSURE_QUALIFIER], subsumes parts, of "closureQualifier";
    /// `closureQualifier : 'const' | 'static' | 'async' | 'gen' | 'move' | 'use'`
    CLOSURE_QUALIFIER "closureQualifier" = Set [USE CONST ASYNC GEN STATIC_KEYWORD MOVE], subsumes parts,
        fits [CLOSURE_QUALIFIERS], shortest "use";
    /// `'||' | '|' (closureParameter (',' closureParameter)* ','?)? '|'`
    CLOSURE_HEAD_PIPE_PIPE_OR_PIPE_PIPE "closureHead_pipe_pipe_or_pipe_pipe" = Alternation [PIPE_PIPE
        CLOSURE_HEAD_PIPE_PIPE], subsumes parts, fits [CLOSURE_HEAD], shortest "||", of "closureHead";
    /// `'|' (closureParameter (',' closureParameter)* ','?)? '|'`
    CLOSURE_HEAD_PIPE_PIPE "closureHead_pipe_pipe" = Sequence [PIPE CLOSURE_HEAD_OPTIONAL_CLOSURE_PARAMETER
        PIPE], fits [CLOSURE_HEAD_PIPE_PIPE_OR_PIPE_PIPE], shortest "| |", as Alternative, of "closureHead";
    /// `(closureParameter (',' closureParameter)* ','?)?`
    CLOSURE_HEAD_OPTIONAL_CLOSURE_PARAMETER "closureHead_optional_closureParameter" = Optional
        [CLOSURE_HEAD_CLOSURE_PARAMETER], subsumes parts, of "closureHead";
    /// `closureParameter (',' closureParameter)* ','?`
    CLOSURE_HEAD_CLOSURE_PARAMETER "closureHead_closureParameter" = Sequence [CLOSURE_PARAMETER
        CLOSURE_HEAD_NEXT_CLOSURE_PARAMETERS OPTIONAL_COMMA], subsumes [CLOSURE_PARAMETER],
        fits [CLOSURE_HEAD_OPTIONAL_CLOSURE_PARAMETER], shortest "_", of "closureHead";
    /// `closureParameter : attribute* simplePattern (':' type)?`
    CLOSURE_PARAMETER "closureParameter" = Sequence [ATTRIBUTES SIMPLE_PATTERN OPTIONAL_COLON_TYPE],
        subsumes [SIMPLE_PATTERN], fits [CLOSURE_HEAD_CLOSURE_PARAMETER], shortest "_";
    /// `simplePattern : patternBound rangeTail? | rangeOperator patternBound? | ('ref' | 'mut')+ ('pin'
    ///     ('const' | 'mut'))? (name | 'self') ('@' simplePattern)? | valuePath ('@' simplePattern | '!'
    ///     delimited | '{' (fieldPattern (',' fieldPattern)* ','?)? '}' | '(' (pattern (',' pattern)*
    ///     ','?)? ')') | '_' | ('&' | '&&') 'mut'? simplePattern | 'box' simplePattern | '(' (pattern (','
    ///     pattern)* ','?)? ')' | '[' (pattern (',' pattern)* ','?)? ']' | 'const' block`
    /// In normal form `simplePattern_tails simplePattern_operand`
    SIMPLE_PATTERN "simplePattern" = Sequence [SIMPLE_PATTERN_TAILS SIMPLE_PATTERN_OPERAND],
        subsumes [SIMPLE_PATTERN_OPERAND], fits [CLOSURE_PARAMETER PATTERN], shortest "_";
    /// `(valuePath '@' | ('&' | '&&') 'mut'? | 'box')*`
    SIMPLE_PATTERN_TAILS "simplePattern_tails" = Star [SIMPLE_PATTERN_TAIL], subsumes parts,
        of "simplePattern";
    /// `valuePath '@' | ('&' | '&&') 'mut'? | 'box'`
    SIMPLE_PATTERN_TAIL "simplePattern_tail" = Alternation [SIMPLE_PATTERN_VALUE_PATH_AT
        SIMPLE_PATTERN_AMP_OR_AMP_AMP BOX], subsumes parts, fits [SIMPLE_PATTERN_TAILS], shortest "&",
        as Tail, of "simplePattern";
    /// `valuePath '@'`
    SIMPLE_PATTERN_VALUE_PATH_AT "simplePattern_valuePath_at" = Sequence [VALUE_PATH AT],
        fits [SIMPLE_PATTERN_TAIL], shortest "a @", as Alternative, of "simplePattern";
    /// `valuePath : ('::' | qualifiedSelf '::')? pathName ('::' (pathName | genericArguments))*`
    /// In normal form `(qualifiedSelf?? '::')? pathName ('::' (pathName | genericArguments))*`
    VALUE_PATH "valuePath" = Sequence [OPTIONAL_QUALIFIED_SELF_COLON_COLON PATH_NAME VALUE_PATH_COLON_COLONS],
        subsumes [PATH_NAME], fits [PATTERN_BOUND PLAIN_PRIMARY_VALUE_PATH], shortest "a";
    /// `('::' (pathName | genericArguments))*`
    VALUE_PATH_COLON_COLONS "valuePath_colon_colons" = Star [VALUE_PATH_COLON_COLON], subsumes parts,
        of "valuePath";
    /// `'::' (pathName | genericArguments)`
    VALUE_PATH_COLON_COLON "valuePath_colon_colon" = Sequence [COLON_COLON
        VALUE_PATH_PATH_NAME_OR_GENERIC_ARGUMENTS], fits [VALUE_PATH_COLON_COLONS], shortest ":: a",
        of "valuePath";
    /// `pathName | genericArguments`
    VALUE_PATH_PATH_NAME_OR_GENERIC_ARGUMENTS "valuePath_pathName_or_genericArguments" = Alternation
        [PATH_NAME GENERIC_ARGUMENTS], subsumes parts, shortest "a", of "valuePath";
    /// `genericArguments : '<' (genericArgument (',' genericArgument)* ','?)? '>'`
    GENERIC_ARGUMENTS "genericArguments" = Sequence [LT GENERIC_ARGUMENTS_OPTIONAL_GENERIC_ARGUMENT GT],
        fits [VALUE_PATH_PATH_NAME_OR_GENERIC_ARGUMENTS
        PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_OPTIONAL_COLON_COLON], shortest "< >";
    /// `(genericArgument (',' genericArgument)* ','?)?`
    GENERIC_ARGUMENTS_OPTIONAL_GENERIC_ARGUMENT "genericArguments_optional_genericArgument" = Optional
        [GENERIC_ARGUMENTS_GENERIC_ARGUMENT], subsumes parts, of "genericArguments";
    /// `genericArgument (',' genericArgument)* ','?`
    GENERIC_ARGUMENTS_GENERIC_ARGUMENT "genericArguments_genericArgument" = Sequence [GENERIC_ARGUMENT
        GENERIC_ARGUMENTS_NEXT_GENERIC_ARGUMENTS OPTIONAL_COMMA], subsumes [GENERIC_ARGUMENT],
        fits [GENERIC_ARGUMENTS_OPTIONAL_GENERIC_ARGUMENT], shortest "!", of "genericArguments";
    /// `genericArgument : LIFETIME | type ('=' (type | genericConstant) | ':' bounds)? | genericConstant`
    GENERIC_ARGUMENT "genericArgument" = Alternation [LIFETIME GENERIC_ARGUMENT_TYPE GENERIC_CONSTANT],
        subsumes parts, fits [GENERIC_ARGUMENTS_GENERIC_ARGUMENT], shortest "!";
    /// `type ('=' (type | genericConstant) | ':' bounds)?`
    GENERIC_ARGUMENT_TYPE "genericArgument_type" = Sequence [TYPE
        GENERIC_ARGUMENT_OPTIONAL_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON], subsumes [TYPE],
        fits [GENERIC_ARGUMENT], shortest "!", as Alternative, of "genericArgument";
    /// `('=' (type | genericConstant) | ':' bounds)?`
    GENERIC_ARGUMENT_OPTIONAL_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON
        "genericArgument_optional_eq_type_or_genericConstant_or_colon" = Optional
        [GENERIC_ARGUMENT_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON], subsumes parts, of "genericArgument";
    /// `'=' (type | genericConstant) | ':' bounds`
    GENERIC_ARGUMENT_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON
        "genericArgument_eq_type_or_genericConstant_or_colon" = Alternation [EQ_TYPE_OR_GENERIC_CONSTANT
        COLON_PART], subsumes parts, fits [GENERIC_ARGUMENT_OPTIONAL_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON],
        shortest ":", of "genericArgument";
    /// `'=' (type | genericConstant)`
    EQ_TYPE_OR_GENERIC_CONSTANT "eq_type_or_genericConstant" = Sequence [EQ TYPE_OR_GENERIC_CONSTANT],
        fits [GENERIC_ARGUMENT_EQ_TYPE_OR_GENERIC_CONSTANT_OR_COLON
        GENERIC_PARAMETER_OPTIONAL_EQ_TYPE_OR_GENERIC_CONSTANT], shortest "= !", of "genericParameter"
        "genericArgument";
    /// `type | genericConstant`
    TYPE_OR_GENERIC_CONSTANT "type_or_genericConstant" = Alternation [TYPE GENERIC_CONSTANT], subsumes parts,
        shortest "!", of "genericArgument" "genericParameter";
    /// `genericConstant : '-'? literal | block | 'const' block`
    /// In normal form `'-'? literal | 'const'?? block`
    GENERIC_CONSTANT "genericConstant" = Alternation [OPTIONAL_MINUS_LITERAL GENERIC_CONSTANT_BLOCK],
        subsumes parts, fits [GENERIC_ARGUMENT TYPE_OR_GENERIC_CONSTANT], shortest "0";
    /// `'-'? literal`
    OPTIONAL_MINUS_LITERAL "optional_minus_literal" = Sequence [OPTIONAL_MINUS LITERAL], subsumes [LITERAL],
        fits [GENERIC_CONSTANT PATTERN_BOUND], shortest "0", as Alternative, of "genericConstant"
        "patternBound";
    /// `'-'?`
    OPTIONAL_MINUS "optional_minus" = Optional [MINUS], subsumes parts, of "genericConstant" "patternBound";
    /// `literal : INTEGER '.'?? | FLOAT | string | CHARACTER | 'true' | 'false'`
    LITERAL "literal" = Alternation [LITERAL_INTEGER FLOAT STRING_RULE CHARACTER TRUE FALSE], subsumes parts,
        fits [OPTIONAL_MINUS_LITERAL PLAIN_PRIMARY], shortest "0";
    /// `INTEGER '.'??`
    LITERAL_INTEGER "literal_INTEGER" = Sequence [INTEGER LITERAL_OPTIONAL_DOT], subsumes [INTEGER],
        fits [LITERAL], shortest "0", as Alternative, of "literal";
    /// `'.'??`
    LITERAL_OPTIONAL_DOT "literal_optional_dot" = Optional [DOT] lazy, subsumes parts, of "literal";
    /// `'const'?? block`
    GENERIC_CONSTANT_BLOCK "genericConstant_block" = Sequence [GENERIC_CONSTANT_OPTIONAL_CONST BLOCK],
        subsumes [BLOCK], fits [GENERIC_CONSTANT], shortest "{ }", as Alternative, of "genericConstant";
    /// `'const'??`
    GENERIC_CONSTANT_OPTIONAL_CONST "genericConstant_optional_const" = Optional [CONST] lazy, subsumes parts,
        of "genericConstant";
    /// `block : '{' innerAttribute* statement* '}'`
    BLOCK "block" = Sequence [L_BRACE INNER_ATTRIBUTES STATEMENTS R_BRACE], fits [GENERIC_CONSTANT_BLOCK
        BLOCK_LIKE_BLOCK FUNCTION_SEMICOLON_OR_BLOCK], shortest "{ }";
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, of "statement";
    /// `statement : ';' | item | attribute* letStatement | attribute* blockStatement | attribute*
    ///     plainExpression (';' | {_input.LT(1).getText().equals("}")}?)`
    /// In normal form `';' | item | attribute* (letStatement | blockStatement | plainExpression (';' |
    ///     {_input.LT(1).getText().equals("}")}?))`
    STATEMENT "statement" = Alternation [SEMICOLON ITEM STATEMENT_LET_STATEMENT_OR_OTHER], subsumes parts,
        fits [STATEMENTS], shortest ";";
    /// `attribute* (letStatement | blockStatement | plainExpression (';' |
    ///     {_input.LT(1).getText().equals("}")}?))`
    STATEMENT_LET_STATEMENT_OR_OTHER "statement_letStatement_or_other" = Sequence [ATTRIBUTES
        STATEMENT_AFTER_ATTRIBUTES], subsumes [STATEMENT_AFTER_ATTRIBUTES], fits [STATEMENT], shortest "_",
        as Alternative, of "statement";
    /// `letStatement | blockStatement | plainExpression (';' | {_input.LT(1).getText().equals("}")}?)`
    STATEMENT_AFTER_ATTRIBUTES "statement_after_attributes" = Alternation [LET_STATEMENT BLOCK_STATEMENT
        STATEMENT_PLAIN_EXPRESSION_SEMICOLON_OR_OTHER], subsumes parts,
        fits [STATEMENT_LET_STATEMENT_OR_OTHER], shortest "_", as Rest, of "statement";
    /// `letStatement : 'super'? 'let' pattern (':' type)? ('=' attribute* (plainExpression elseBlock? |
    ///     blockExpression))? ';'`
    LET_STATEMENT "letStatement" = Sequence [LET_STATEMENT_OPTIONAL_SUPER LET PATTERN OPTIONAL_COLON_TYPE
        LET_STATEMENT_OPTIONAL_EQ SEMICOLON], fits [STATEMENT_AFTER_ATTRIBUTES], shortest "let _ ;";
    /// `'super'?`
    LET_STATEMENT_OPTIONAL_SUPER "letStatement_optional_super" = Optional [SUPER], subsumes parts,
        of "letStatement";
    /// `pattern : '|'? simplePattern ('|' simplePattern)*`
    PATTERN "pattern" = Sequence [PATTERN_OPTIONAL_PIPE SIMPLE_PATTERN PATTERN_NEXT_SIMPLE_PATTERNS],
        subsumes [SIMPLE_PATTERN], fits [SIMPLE_PATTERN_PATTERN], shortest "_";
    /// `'|'?`
    PATTERN_OPTIONAL_PIPE "pattern_optional_pipe" = Optional [PIPE], subsumes parts, of "pattern";
    /// `('|' simplePattern)*`
    PATTERN_NEXT_SIMPLE_PATTERNS "pattern_next_simplePatterns" = Star [PATTERN_NEXT_SIMPLE_PATTERN],
        subsumes parts, of "pattern";
    /// `'|' simplePattern`
    PATTERN_NEXT_SIMPLE_PATTERN "pattern_next_simplePattern" = Sequence [PIPE SIMPLE_PATTERN],
        fits [PATTERN_NEXT_SIMPLE_PATTERNS], shortest "| _", of "pattern";
    /// `(':' type)?`
    OPTIONAL_COLON_TYPE "optional_colon_type" = Optional [COLON_TYPE], subsumes parts, of "letStatement"
        "closureParameter" "constant" "static";
    /// `':' type`
    COLON_TYPE "colon_type" = Sequence [COLON TYPE], fits [OPTIONAL_COLON_TYPE], shortest ": !",
        of "letStatement" "closureParameter" "constant" "static";
    /// `('=' attribute* (plainExpression elseBlock? | blockExpression))?`
    LET_STATEMENT_OPTIONAL_EQ "letStatement_optional_eq" = Optional [LET_STATEMENT_EQ], subsumes parts,
        of "letStatement";
    /// `'=' attribute* (plainExpression elseBlock? | blockExpression)`
    LET_STATEMENT_EQ "letStatement_eq" = Sequence [EQ ATTRIBUTES
        LET_STATEMENT_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION], fits [LET_STATEMENT_OPTIONAL_EQ], shortest "= _",
        of "letStatement";
    /// `plainExpression elseBlock? | blockExpression`
    LET_STATEMENT_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION "letStatement_plainExpression_or_blockExpression"
        = Alternation [LET_STATEMENT_PLAIN_EXPRESSION BLOCK_EXPRESSION], subsumes parts, shortest "_",
        of "letStatement";
    /// `plainExpression elseBlock?`
    LET_STATEMENT_PLAIN_EXPRESSION "letStatement_plainExpression" = Sequence [PLAIN_EXPRESSION
        OPTIONAL_ELSE_BLOCK], subsumes [PLAIN_EXPRESSION],
        fits [LET_STATEMENT_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION], shortest "_", as Alternative,
        of "letStatement";
    /// `elseBlock?`
    OPTIONAL_ELSE_BLOCK "optional_elseBlock" = Optional [ELSE_BLOCK], subsumes parts, of "elseBlock";
    /// `elseBlock : 'else' block`
    ELSE_BLOCK "elseBlock" = Sequence [ELSE BLOCK], fits [OPTIONAL_ELSE_BLOCK], shortest "else { }";
    /// `blockExpression : blockOperand operation*`
    BLOCK_EXPRESSION "blockExpression" = Sequence [BLOCK_OPERAND OPERATIONS], subsumes [BLOCK_OPERAND],
        fits [EXPRESSION LET_STATEMENT_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION
        EXPRESSION_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION], shortest "{ }";
    /// `blockOperand : blockLike postfixOperator*`
    BLOCK_OPERAND "blockOperand" = Sequence [BLOCK_LIKE POSTFIX_OPERATORS], subsumes [BLOCK_LIKE],
        fits [BLOCK_EXPRESSION OPERAND PLAIN_OPERAND_UNPREFIXED_OPERAND_OR_BLOCK_OPERAND], shortest "{ }";
    /// `blockLike : (LIFETIME ':')? ('loop' block | 'while' expression block | 'for' 'await'? pattern 'in'
    ///     expression block | block) | ifExpression | 'match' expression matchBlock | ('unsafe' | 'const' |
    ///     'static'? 'async' ('move' | 'use')? | 'gen' 'move'? | 'try') block`
    /// In normal form `blockLike_LIFETIME? (blockLike_loop | blockLike_while | blockLike_block) |
    ///     ifExpression | 'match' expression matchBlock | ('unsafe' | 'const' |
    ///     blockLike_async | blockLike_gen | 'try') block`
    BLOCK_LIKE "blockLike" = Alternation [BLOCK_LIKE_OPTIONAL_LIFETIME_COLON IF_EXPRESSION BLOCK_LIKE_MATCH
        BLOCK_LIKE_UNSAFE_OR_OTHER_BLOCK], subsumes parts, fits [BLOCK_OPERAND MATCH_ARM_BLOCK_LIKE
        BLOCK_STATEMENT_BLOCK_LIKE], shortest "{ }";
    /// `(LIFETIME ':')? ('loop' block | 'while' expression block | ('for' 'await'? pattern 'in' expression)?
    ///     block)`
    BLOCK_LIKE_OPTIONAL_LIFETIME_COLON "blockLike_optional_LIFETIME_colon" = Sequence
        [BLOCK_LIKE_OPTIONAL_LIFETIME BLOCK_LIKE_LOOP_OR_OTHER_AFTER_OPTIONAL_LIFETIME],
        subsumes [BLOCK_LIKE_LOOP_OR_OTHER_AFTER_OPTIONAL_LIFETIME], fits [BLOCK_LIKE], shortest "{ }",
        as Alternative, of "blockLike";
    /// `(LIFETIME ':')?`
    BLOCK_LIKE_OPTIONAL_LIFETIME "blockLike_optional_LIFETIME" = Optional [BLOCK_LIKE_LIFETIME],
        subsumes parts, of "blockLike";
    /// `LIFETIME ':'`
    BLOCK_LIKE_LIFETIME "blockLike_LIFETIME" = Sequence [LIFETIME COLON], fits [BLOCK_LIKE_OPTIONAL_LIFETIME],
        shortest "'a :", of "blockLike";
    /// `'loop' block | 'while' expression block | ('for' 'await'? pattern 'in' expression)? block`
    BLOCK_LIKE_LOOP_OR_OTHER_AFTER_OPTIONAL_LIFETIME "blockLike_loop_or_other_after_optional_LIFETIME"
        = Alternation [BLOCK_LIKE_LOOP BLOCK_LIKE_WHILE BLOCK_LIKE_BLOCK], subsumes parts,
        fits [BLOCK_LIKE_OPTIONAL_LIFETIME_COLON], shortest "{ }", of "blockLike";
    /// `'loop' block`
    BLOCK_LIKE_LOOP "blockLike_loop" = Sequence [LOOP BLOCK],
        fits [BLOCK_LIKE_LOOP_OR_OTHER_AFTER_OPTIONAL_LIFETIME], shortest "loop { }", as Alternative,
        of "blockLike";
    /// `'while' expression block`
    BLOCK_LIKE_WHILE "blockLike_while" = Sequence [WHILE EXPRESSION BLOCK],
        fits [BLOCK_LIKE_LOOP_OR_OTHER_AFTER_OPTIONAL_LIFETIME], shortest "while _ { }", as Alternative,
        of "blockLike";
    /// `('for' 'await'? pattern 'in' expression)? block`
    BLOCK_LIKE_BLOCK "blockLike_block" = Sequence [BLOCK_LIKE_OPTIONAL_FOR_IN BLOCK], subsumes [BLOCK],
        fits [BLOCK_LIKE_LOOP_OR_OTHER_AFTER_OPTIONAL_LIFETIME], shortest "{ }", as Alternative,
        of "blockLike";
    /// `('for' 'await'? pattern 'in' expression)?`
    BLOCK_LIKE_OPTIONAL_FOR_IN "blockLike_optional_for_in" = Optional [BLOCK_LIKE_FOR_IN], subsumes parts,
        of "blockLike";
    /// `'for' 'await'? pattern 'in' expression`
    BLOCK_LIKE_FOR_IN "blockLike_for_in" = Sequence [FOR BLOCK_LIKE_OPTIONAL_AWAIT PATTERN IN EXPRESSION],
        fits [BLOCK_LIKE_OPTIONAL_FOR_IN], shortest "for _ in _", of "blockLike";
    /// `'await'?`
    BLOCK_LIKE_OPTIONAL_AWAIT "blockLike_optional_await" = Optional [AWAIT], subsumes parts, of "blockLike";
    /// `ifExpression : 'if' expression block elseIf* elseBlock?`
    IF_EXPRESSION "ifExpression" = Sequence [IF EXPRESSION BLOCK ELSE_IFS OPTIONAL_ELSE_BLOCK],
        fits [BLOCK_LIKE], shortest "if _ { }";
    /// `elseIf*`
    ELSE_IFS "elseIfs" = Star [ELSE_IF], subsumes parts, of "elseIf";
    /// `elseIf : 'else' 'if' expression block`
    ELSE_IF "elseIf" = Sequence [ELSE IF EXPRESSION BLOCK], fits [ELSE_IFS], shortest "else if _ { }";
    /// `'match' expression matchBlock`
    BLOCK_LIKE_MATCH "blockLike_match" = Sequence [MATCH EXPRESSION MATCH_BLOCK], fits [BLOCK_LIKE],
        shortest "match _ { }", as Alternative, of "blockLike";
    /// `matchBlock : '{' innerAttribute* matchArm* '}'`
    MATCH_BLOCK "matchBlock" = Sequence [L_BRACE INNER_ATTRIBUTES MATCH_ARMS R_BRACE], shortest "{ }";
    /// `matchArm*`
    MATCH_ARMS "matchArms" = Star [MATCH_ARM], subsumes parts, of "matchArm";
    /// `matchArm : attribute* pattern ('if' expression)? '=>' attribute* (blockLike (dotOperator
    ///     postfixOperator* operation*)? ','? | plainExpression (',' |
    ///     {_input.LT(1).getText().equals("}")}?))`
    MATCH_ARM "matchArm" = Sequence [ATTRIBUTES PATTERN MATCH_ARM_OPTIONAL_IF EQ_GT ATTRIBUTES
        MATCH_ARM_BLOCK_LIKE_OR_OTHER], fits [MATCH_ARMS], shortest "_ => _";
    /// `('if' expression)?`
    MATCH_ARM_OPTIONAL_IF "matchArm_optional_if" = Optional [MATCH_ARM_IF], subsumes parts, of "matchArm";
    /// `'if' expression`
    MATCH_ARM_IF "matchArm_if" = Sequence [IF EXPRESSION], fits [MATCH_ARM_OPTIONAL_IF], shortest "if _",
        of "matchArm";
    /// `blockLike (dotOperator postfixOperator* operation*)? ','? | plainExpression (',' |
    ///     {_input.LT(1).getText().equals("}")}?)`
    MATCH_ARM_BLOCK_LIKE_OR_OTHER "matchArm_blockLike_or_other" = Alternation [MATCH_ARM_BLOCK_LIKE
        MATCH_ARM_PLAIN_EXPRESSION_COMMA_OR_OTHER], subsumes parts, shortest "_", of "matchArm";
    /// `blockLike (dotOperator postfixOperator* operation*)? ','?`
    MATCH_ARM_BLOCK_LIKE "matchArm_blockLike" = Sequence [BLOCK_LIKE OPTIONAL_DOT_OPERATOR OPTIONAL_COMMA],
        subsumes [BLOCK_LIKE], fits [MATCH_ARM_BLOCK_LIKE_OR_OTHER], shortest "{ }", as Alternative,
        of "matchArm";
    /// `(dotOperator postfixOperator* operation*)?`
    OPTIONAL_DOT_OPERATOR "optional_dotOperator" = Optional [DOT_OPERATOR_POSTFIX_OPERATORS_OPERATIONS],
        subsumes parts, of "matchArm" "blockStatement";
    /// `dotOperator postfixOperator* operation*`
    DOT_OPERATOR_POSTFIX_OPERATORS_OPERATIONS "dotOperator_postfixOperators_operations" = Sequence
        [DOT_OPERATOR POSTFIX_OPERATORS OPERATIONS], subsumes [DOT_OPERATOR], fits [OPTIONAL_DOT_OPERATOR],
        shortest "?", of "matchArm" "blockStatement";
    /// `dotOperator : '?' | '.' (name ('::' genericArguments)? | INTEGER | FLOAT | 'yield' | 'use' | 'match'
    ///     matchBlock)`
    DOT_OPERATOR "dotOperator" = Alternation [QUESTION DOT_OPERATOR_NEXT_NAME_OR_OTHER], subsumes parts,
        fits [DOT_OPERATOR_POSTFIX_OPERATORS_OPERATIONS POSTFIX_OPERATOR], shortest "?";
    /// `'.' (name ('::' genericArguments)? | INTEGER | FLOAT | 'yield' | 'use' | 'match' matchBlock)`
    DOT_OPERATOR_NEXT_NAME_OR_OTHER "dotOperator_next_name_or_other" = Sequence [DOT
        DOT_OPERATOR_NAME_OR_OTHER], fits [DOT_OPERATOR], shortest ". 0", as Alternative, of "dotOperator";
    /// `name ('::' genericArguments)? | INTEGER | FLOAT | 'yield' | 'use' | 'match' matchBlock`
    DOT_OPERATOR_NAME_OR_OTHER "dotOperator_name_or_other" = Alternation [DOT_OPERATOR_NAME INTEGER FLOAT
        YIELD USE DOT_OPERATOR_MATCH], subsumes parts, shortest "0", of "dotOperator";
    /// `name ('::' genericArguments)?`
    DOT_OPERATOR_NAME "dotOperator_name" = Sequence [NAME
        DOT_OPERATOR_OPTIONAL_COLON_COLON_GENERIC_ARGUMENTS], subsumes [NAME],
        fits [DOT_OPERATOR_NAME_OR_OTHER], shortest "a", as Alternative, of "dotOperator";
    /// `('::' genericArguments)?`
    DOT_OPERATOR_OPTIONAL_COLON_COLON_GENERIC_ARGUMENTS "dotOperator_optional_colon_colon_genericArguments"
        = Optional [DOT_OPERATOR_COLON_COLON_GENERIC_ARGUMENTS], subsumes parts, of "dotOperator";
    /// `'::' genericArguments`
    DOT_OPERATOR_COLON_COLON_GENERIC_ARGUMENTS "dotOperator_colon_colon_genericArguments" = Sequence
        [COLON_COLON GENERIC_ARGUMENTS], fits [DOT_OPERATOR_OPTIONAL_COLON_COLON_GENERIC_ARGUMENTS],
        shortest ":: < >", of "dotOperator";
    /// `'match' matchBlock`
    DOT_OPERATOR_MATCH "dotOperator_match" = Sequence [MATCH MATCH_BLOCK], fits [DOT_OPERATOR_NAME_OR_OTHER],
        shortest "match { }", as Alternative, of "dotOperator";
    /// `postfixOperator*`
    POSTFIX_OPERATORS "postfixOperators" = Star [POSTFIX_OPERATOR], subsumes parts, of "postfixOperator";
    /// `postfixOperator : dotOperator | '(' (expression (',' expression)* ','?)? ')' | '[' expression ']'`
    POSTFIX_OPERATOR "postfixOperator" = Alternation [DOT_OPERATOR L_PAREN_PART
        POSTFIX_OPERATOR_L_BRACKET_EXPRESSION_R_BRACKET], subsumes parts, fits [POSTFIX_OPERATORS],
        shortest "?";
    /// `'(' (expression (',' expression)* ','?)? ')'`
    L_PAREN_PART "l_paren" = Sequence [L_PAREN OPTIONAL_EXPRESSION_AFTER_L_PAREN R_PAREN],
        fits [POSTFIX_OPERATOR PLAIN_PRIMARY], shortest "( )", as Alternative, of "postfixOperator"
        "plainPrimary";
    /// `(expression (',' expression)* ','?)?`
    OPTIONAL_EXPRESSION_AFTER_L_PAREN "optional_expression_after_l_paren" = Optional
        [EXPRESSION_AFTER_L_PAREN], subsumes parts, of "postfixOperator" "plainPrimary";
    /// `expression (',' expression)* ','?`
    EXPRESSION_AFTER_L_PAREN "expression_after_l_paren" = Sequence [EXPRESSION NEXT_EXPRESSIONS
        OPTIONAL_COMMA], subsumes [EXPRESSION], fits [OPTIONAL_EXPRESSION_AFTER_L_PAREN], shortest "_",
        of "postfixOperator" "plainPrimary";
    /// `(',' expression)*`
    NEXT_EXPRESSIONS "next_expressions" = Star [COMMA_TO_EXPRESSION], subsumes parts,
        fits [PLAIN_PRIMARY_NEXT_EXPRESSIONS_OPTIONAL_COMMA], of "postfixOperator" "plainPrimary";
    /// `',' expression`
    COMMA_TO_EXPRESSION "comma_to_expression" = Sequence [COMMA EXPRESSION], fits [NEXT_EXPRESSIONS],
        shortest ", _", of "postfixOperator" "plainPrimary";
    /// `'[' expression ']'`
    POSTFIX_OPERATOR_L_BRACKET_EXPRESSION_R_BRACKET "postfixOperator_l_bracket_expression_r_bracket"
        = Sequence [L_BRACKET EXPRESSION R_BRACKET], fits [POSTFIX_OPERATOR], shortest "[ _ ]",
        as Alternative, of "postfixOperator";
    /// `operation*`
    OPERATIONS "operations" = Star [OPERATION], subsumes parts, of "operation";
    /// `operation : binaryOperator operand | '&&' letBinding | 'as' simpleType | ('..' | '..=' | '...')
    ///     operand?`
    /// In normal form `binaryOperator operand | '&&' letBinding | 'as' simpleType | rangeOperator operand?`
    OPERATION "operation" = Alternation [OPERATION_BINARY_OPERATOR_OPERAND OPERATION_AMP_AMP_LET_BINDING
        OPERATION_AS OPERATION_RANGE_OPERATOR], subsumes parts, fits [OPERATIONS], shortest "..";
    /// `binaryOperator operand`
    OPERATION_BINARY_OPERATOR_OPERAND "operation_binaryOperator_operand" = Sequence [BINARY_OPERATOR OPERAND],
        fits [OPERATION], shortest "+ _", as Alternative, of "operation";
    /// `binaryOperator : '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '&&' | '||' | '==' | '!=' | '<'
    ///     ('=' | '<' '='?)? | '>' ('=' | '>' '='?)? | '=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&=' | '|='
    ///     | '^='`
    BINARY_OPERATOR "binaryOperator" = Alternation [PLUS MINUS STAR SLASH PERCENT AMP PIPE CARET AMP_AMP
        PIPE_PIPE EQ_EQ BANG_EQ BINARY_OPERATOR_LT_OPTIONAL_EQ_OR_LT_OPTIONAL_EQ
        BINARY_OPERATOR_GT_OPTIONAL_EQ_OR_GT_OPTIONAL_EQ EQ PLUS_EQ MINUS_EQ STAR_EQ SLASH_EQ PERCENT_EQ
        AMP_EQ PIPE_EQ CARET_EQ], subsumes parts, shortest "+";
    /// `'<' ('=' | '<' '='?)?`
    BINARY_OPERATOR_LT_OPTIONAL_EQ_OR_LT_OPTIONAL_EQ "binaryOperator_lt_optional_eq_or_lt_optional_eq"
        = Sequence [LT BINARY_OPERATOR_OPTIONAL_EQ_OR_LT], subsumes [LT], fits [BINARY_OPERATOR],
        shortest "<", as Alternative, of "binaryOperator";
    /// `('=' | '<' '='?)?`
    BINARY_OPERATOR_OPTIONAL_EQ_OR_LT "binaryOperator_optional_eq_or_lt" = Optional
        [BINARY_OPERATOR_EQ_OR_LT], subsumes parts, of "binaryOperator";
    /// `'=' | '<' '='?`
    BINARY_OPERATOR_EQ_OR_LT "binaryOperator_eq_or_lt" = Alternation [EQ BINARY_OPERATOR_LT_OPTIONAL_EQ],
        subsumes parts, fits [BINARY_OPERATOR_OPTIONAL_EQ_OR_LT], shortest "=", of "binaryOperator";
    /// `'<' '='?`
    BINARY_OPERATOR_LT_OPTIONAL_EQ "binaryOperator_lt_optional_eq" = Sequence [LT
        BINARY_OPERATOR_OPTIONAL_EQ], subsumes [LT], fits [BINARY_OPERATOR_EQ_OR_LT], shortest "<",
        as Alternative, of "binaryOperator";
    /// `'='?`
    BINARY_OPERATOR_OPTIONAL_EQ "binaryOperator_optional_eq" = Optional [EQ], subsumes parts,
        of "binaryOperator";
    /// `'>' ('=' | '>' '='?)?`
    BINARY_OPERATOR_GT_OPTIONAL_EQ_OR_GT_OPTIONAL_EQ "binaryOperator_gt_optional_eq_or_gt_optional_eq"
        = Sequence [GT BINARY_OPERATOR_OPTIONAL_EQ_OR_GT], subsumes [GT], fits [BINARY_OPERATOR],
        shortest ">", as Alternative, of "binaryOperator";
    /// `('=' | '>' '='?)?`
    BINARY_OPERATOR_OPTIONAL_EQ_OR_GT "binaryOperator_optional_eq_or_gt" = Optional
        [BINARY_OPERATOR_EQ_OR_GT], subsumes parts, of "binaryOperator";
    /// `'=' | '>' '='?`
    BINARY_OPERATOR_EQ_OR_GT "binaryOperator_eq_or_gt" = Alternation [EQ BINARY_OPERATOR_GT_OPTIONAL_EQ],
        subsumes parts, fits [BINARY_OPERATOR_OPTIONAL_EQ_OR_GT], shortest "=", of "binaryOperator";
    /// `'>' '='?`
    BINARY_OPERATOR_GT_OPTIONAL_EQ "binaryOperator_gt_optional_eq" = Sequence [GT
        BINARY_OPERATOR_OPTIONAL_EQ], subsumes [GT], fits [BINARY_OPERATOR_EQ_OR_GT], shortest ">",
        as Alternative, of "binaryOperator";
    /// `operand : plainOperand | blockOperand`
    OPERAND "operand" = Alternation [PLAIN_OPERAND BLOCK_OPERAND], subsumes parts, fits [OPTIONAL_OPERAND],
        shortest "_";
    /// `'&&' letBinding`
    OPERATION_AMP_AMP_LET_BINDING "operation_amp_amp_letBinding" = Sequence [AMP_AMP LET_BINDING],
        fits [OPERATION], shortest "&& let _ = _", as Alternative, of "operation";
    /// `letBinding : 'let' pattern '=' operand`
    LET_BINDING "letBinding" = Sequence [LET PATTERN EQ OPERAND], fits [LET_EXPRESSION], shortest "let _ = _";
    /// `'as' simpleType`
    OPERATION_AS "operation_as" = Sequence [AS SIMPLE_TYPE], fits [OPERATION], shortest "as !",
        as Alternative, of "operation";
    /// `rangeOperator operand?`
    OPERATION_RANGE_OPERATOR "operation_rangeOperator" = Sequence [RANGE_OPERATOR OPTIONAL_OPERAND],
        subsumes [RANGE_OPERATOR], fits [OPERATION], shortest "..", as Alternative, of "operation";
    /// `rangeOperator : '..' | '..=' | '...'`
    RANGE_OPERATOR "rangeOperator" = Set [DOT_DOT_DOT DOT_DOT DOT_DOT_EQ], subsumes parts,
        fits [OPERATION_RANGE_OPERATOR RANGE_TAIL], shortest "..";
    /// `operand?`
    OPTIONAL_OPERAND "optional_operand" = Optional [OPERAND], subsumes parts, of "operand";
    /// `plainExpression (',' | {_input.LT(1).getText().equals("}")}?)`
    MATCH_ARM_PLAIN_EXPRESSION_COMMA_OR_OTHER "matchArm_plainExpression_comma_or_other" = Sequence
        [PLAIN_EXPRESSION MATCH_ARM_COMMA_OR_OTHER], subsumes [PLAIN_EXPRESSION],
        fits [MATCH_ARM_BLOCK_LIKE_OR_OTHER], shortest "_", as Alternative, of "matchArm";
    /// `',' | {_input.LT(1).getText().equals("}")}?`
    MATCH_ARM_COMMA_OR_OTHER "matchArm_comma_or_other" = Alternation [COMMA INPUT_LT_1_GET_TEXT_EQUALS],
        subsumes parts, of "matchArm";
    /// `('unsafe' | 'const' | 'static'? 'async' ('use' | 'move')? | 'gen' 'move'? | 'try') block`
    BLOCK_LIKE_UNSAFE_OR_OTHER_BLOCK "blockLike_unsafe_or_other_block" = Sequence [BLOCK_LIKE_UNSAFE_OR_OTHER
        BLOCK], fits [BLOCK_LIKE], shortest "try { }", as Alternative, of "blockLike";
    /// `'unsafe' | 'const' | 'static'? 'async' ('use' | 'move')? | 'gen' 'move'? | 'try'`
    BLOCK_LIKE_UNSAFE_OR_OTHER "blockLike_unsafe_or_other" = Alternation [UNSAFE CONST BLOCK_LIKE_ASYNC
        BLOCK_LIKE_GEN TRY], subsumes parts, shortest "try", of "blockLike";
    /// `'static'? 'async' ('use' | 'move')?`
    BLOCK_LIKE_ASYNC "blockLike_async" = Sequence [BLOCK_LIKE_OPTIONAL_STATIC ASYNC
        BLOCK_LIKE_OPTIONAL_USE_OR_MOVE], subsumes [ASYNC], fits [BLOCK_LIKE_UNSAFE_OR_OTHER],
        shortest "async", as Alternative, of "blockLike";
    /// `'static'?`
    BLOCK_LIKE_OPTIONAL_STATIC "blockLike_optional_static" = Optional [STATIC_KEYWORD], subsumes parts,
        of "blockLike";
    /// `('use' | 'move')?`
    BLOCK_LIKE_OPTIONAL_USE_OR_MOVE "blockLike_optional_use_or_move" = Optional [BLOCK_LIKE_USE_OR_MOVE],
        subsumes parts, of "blockLike";
    /// `'use' | 'move'`
    BLOCK_LIKE_USE_OR_MOVE "blockLike_use_or_move" = Set [USE MOVE], subsumes parts,
        fits [BLOCK_LIKE_OPTIONAL_USE_OR_MOVE], shortest "use", of "blockLike";
    /// `'gen' 'move'?`
    BLOCK_LIKE_GEN "blockLike_gen" = Sequence [GEN BLOCK_LIKE_OPTIONAL_MOVE], subsumes [GEN],
        fits [BLOCK_LIKE_UNSAFE_OR_OTHER], shortest "gen", as Alternative, of "blockLike";
    /// `'move'?`
    BLOCK_LIKE_OPTIONAL_MOVE "blockLike_optional_move" = Optional [MOVE], subsumes parts, of "blockLike";
    /// `blockStatement : blockLike (dotOperator postfixOperator* operation*)? | simplePath '!' '{'
    ///     tokenTree* '}' (dotOperator postfixOperator* operation*)?`
    BLOCK_STATEMENT "blockStatement" = Alternation [BLOCK_STATEMENT_BLOCK_LIKE
        BLOCK_STATEMENT_SIMPLE_PATH_BANG_L_BRACE_R_BRACE], subsumes parts, fits [STATEMENT_AFTER_ATTRIBUTES],
        shortest "{ }";
    /// `blockLike (dotOperator postfixOperator* operation*)?`
    BLOCK_STATEMENT_BLOCK_LIKE "blockStatement_blockLike" = Sequence [BLOCK_LIKE OPTIONAL_DOT_OPERATOR],
        subsumes [BLOCK_LIKE], fits [BLOCK_STATEMENT], shortest "{ }", as Alternative, of "blockStatement";
    /// `simplePath '!' '{' tokenTree* '}' (dotOperator postfixOperator* operation*)?`
    BLOCK_STATEMENT_SIMPLE_PATH_BANG_L_BRACE_R_BRACE "blockStatement_simplePath_bang_l_brace_r_brace"
        = Sequence [SIMPLE_PATH BANG L_BRACE TOKEN_TREES R_BRACE OPTIONAL_DOT_OPERATOR],
        fits [BLOCK_STATEMENT], shortest "a ! { }", as Alternative, of "blockStatement";
    /// `plainExpression (';' | {_input.LT(1).getText().equals("}")}?)`
    STATEMENT_PLAIN_EXPRESSION_SEMICOLON_OR_OTHER "statement_plainExpression_semicolon_or_other" = Sequence
        [PLAIN_EXPRESSION STATEMENT_SEMICOLON_OR_OTHER], subsumes [PLAIN_EXPRESSION],
        fits [STATEMENT_AFTER_ATTRIBUTES], shortest "_", as Alternative, of "statement";
    /// `';' | {_input.LT(1).getText().equals("}")}?`
    STATEMENT_SEMICOLON_OR_OTHER "statement_semicolon_or_other" = Alternation [SEMICOLON
        INPUT_LT_1_GET_TEXT_EQUALS], subsumes parts, of "statement";
    /// `(',' genericArgument)*`
    GENERIC_ARGUMENTS_NEXT_GENERIC_ARGUMENTS "genericArguments_next_genericArguments" = Star
        [GENERIC_ARGUMENTS_NEXT_GENERIC_ARGUMENT], subsumes parts, of "genericArguments";
    /// `',' genericArgument`
    GENERIC_ARGUMENTS_NEXT_GENERIC_ARGUMENT "genericArguments_next_genericArgument" = Sequence [COMMA
        GENERIC_ARGUMENT], fits [GENERIC_ARGUMENTS_NEXT_GENERIC_ARGUMENTS], shortest ", !",
        of "genericArguments";
    /// `('&' | '&&') 'mut'?`
    SIMPLE_PATTERN_AMP_OR_AMP_AMP "simplePattern_amp_or_amp_amp" = Sequence [AMP_OR_AMP_AMP OPTIONAL_MUT],
        subsumes [AMP_OR_AMP_AMP], fits [SIMPLE_PATTERN_TAIL], shortest "&", as Alternative,
        of "simplePattern";
    /// `simplePattern_patternBound | rangeTail | simplePattern_mut_or_refs_name_or_self |
    ///     simplePattern_valuePath_bang_delimited_or_other | '_' | simplePattern_l_paren_r_paren |
    ///     simplePattern_l_bracket_r_bracket | simplePattern_const`
    SIMPLE_PATTERN_OPERAND "simplePattern_operand" = Alternation [SIMPLE_PATTERN_PATTERN_BOUND RANGE_TAIL
        SIMPLE_PATTERN_MUT_OR_REFS_NAME_OR_SELF SIMPLE_PATTERN_VALUE_PATH_BANG_DELIMITED_OR_OTHER UNDERSCORE
        SIMPLE_PATTERN_L_PAREN_R_PAREN SIMPLE_PATTERN_L_BRACKET_R_BRACKET SIMPLE_PATTERN_CONST],
        subsumes parts, fits [SIMPLE_PATTERN], shortest "_", as Operand, of "simplePattern";
    /// `patternBound rangeTail?`
    SIMPLE_PATTERN_PATTERN_BOUND "simplePattern_patternBound" = Sequence [PATTERN_BOUND OPTIONAL_RANGE_TAIL],
        subsumes [PATTERN_BOUND], fits [SIMPLE_PATTERN_OPERAND], shortest "a", as Alternative,
        of "simplePattern";
    /// `patternBound : '-'? literal | valuePath`
    PATTERN_BOUND "patternBound" = Alternation [OPTIONAL_MINUS_LITERAL VALUE_PATH], subsumes parts,
        fits [SIMPLE_PATTERN_PATTERN_BOUND OPTIONAL_PATTERN_BOUND], shortest "a";
    /// `rangeTail?`
    OPTIONAL_RANGE_TAIL "optional_rangeTail" = Optional [RANGE_TAIL], subsumes parts, of "rangeTail";
    /// `rangeTail : rangeOperator patternBound?`
    RANGE_TAIL "rangeTail" = Sequence [RANGE_OPERATOR OPTIONAL_PATTERN_BOUND], subsumes [RANGE_OPERATOR],
        fits [SIMPLE_PATTERN_OPERAND OPTIONAL_RANGE_TAIL], shortest "..";
    /// `patternBound?`
    OPTIONAL_PATTERN_BOUND "optional_patternBound" = Optional [PATTERN_BOUND], subsumes parts,
        of "patternBound";
    /// `('mut' | 'ref')+ ('pin' ('const' | 'mut'))? (name | 'self') ('@' simplePattern)?`
    SIMPLE_PATTERN_MUT_OR_REFS_NAME_OR_SELF "simplePattern_mut_or_refs_name_or_self" = Sequence
        [SIMPLE_PATTERN_SOME_MUT_OR_REFS OPTIONAL_PIN NAME_OR_SELF SIMPLE_PATTERN_OPTIONAL_AT_SIMPLE_PATTERN],
        fits [SIMPLE_PATTERN_OPERAND], shortest "mut a", as Alternative, of "simplePattern";
    /// `('mut' | 'ref')+`
    SIMPLE_PATTERN_SOME_MUT_OR_REFS "simplePattern_some_mut_or_refs" = Plus [MUT_OR_REF], subsumes parts
        [FIELD_PATTERN_MUT_OR_REFS], fits [FIELD_PATTERN_MUT_OR_REFS], shortest "mut", of "simplePattern";
    /// `'mut' | 'ref'`
    MUT_OR_REF "mut_or_ref" = Set [MUT REF], subsumes parts, fits [SIMPLE_PATTERN_SOME_MUT_OR_REFS
        FIELD_PATTERN_MUT_OR_REFS], shortest "mut", of "simplePattern" "fieldPattern";
    /// `('@' simplePattern)?`
    SIMPLE_PATTERN_OPTIONAL_AT_SIMPLE_PATTERN "simplePattern_optional_at_simplePattern" = Optional
        [SIMPLE_PATTERN_AT_SIMPLE_PATTERN], subsumes parts, of "simplePattern";
    /// `'@' simplePattern`
    SIMPLE_PATTERN_AT_SIMPLE_PATTERN "simplePattern_at_simplePattern" = Sequence [AT SIMPLE_PATTERN],
        fits [SIMPLE_PATTERN_OPTIONAL_AT_SIMPLE_PATTERN], shortest "@ _", of "simplePattern";
    /// `valuePath ('!' delimited | '{' (fieldPattern (',' fieldPattern)* ','?)? '}' | '(' (pattern (','
    ///     pattern)* ','?)? ')')`
    SIMPLE_PATTERN_VALUE_PATH_BANG_DELIMITED_OR_OTHER "simplePattern_valuePath_bang_delimited_or_other"
        = Sequence [VALUE_PATH SIMPLE_PATTERN_AFTER_VALUE_PATH], fits [SIMPLE_PATTERN_OPERAND],
        shortest "a { }", as Alternative, of "simplePattern";
    /// `'!' delimited | '{' (fieldPattern (',' fieldPattern)* ','?)? '}' | '(' (pattern (',' pattern)*
    ///     ','?)? ')'`
    SIMPLE_PATTERN_AFTER_VALUE_PATH "simplePattern_after_valuePath" = Alternation [BANG_DELIMITED
        SIMPLE_PATTERN_L_BRACE_R_BRACE SIMPLE_PATTERN_L_PAREN_R_PAREN], subsumes parts, shortest "{ }",
        as Rest, of "simplePattern";
    /// `'{' (fieldPattern (',' fieldPattern)* ','?)? '}'`
    SIMPLE_PATTERN_L_BRACE_R_BRACE "simplePattern_l_brace_r_brace" = Sequence [L_BRACE
        SIMPLE_PATTERN_OPTIONAL_FIELD_PATTERN R_BRACE], fits [SIMPLE_PATTERN_AFTER_VALUE_PATH],
        shortest "{ }", as Alternative, of "simplePattern";
    /// `(fieldPattern (',' fieldPattern)* ','?)?`
    SIMPLE_PATTERN_OPTIONAL_FIELD_PATTERN "simplePattern_optional_fieldPattern" = Optional
        [SIMPLE_PATTERN_FIELD_PATTERN], subsumes parts, of "simplePattern";
    /// `fieldPattern (',' fieldPattern)* ','?`
    SIMPLE_PATTERN_FIELD_PATTERN "simplePattern_fieldPattern" = Sequence [FIELD_PATTERN
        SIMPLE_PATTERN_NEXT_FIELD_PATTERNS OPTIONAL_COMMA], subsumes [FIELD_PATTERN],
        fits [SIMPLE_PATTERN_OPTIONAL_FIELD_PATTERN], shortest "a", of "simplePattern";
    /// `fieldPattern : attribute* (name | INTEGER) ':' pattern | attribute* 'box'? ('ref' | 'mut')* name |
    ///     attribute* '..'`
    /// In normal form `attribute* ((name | INTEGER) ':' pattern | 'box'? ('mut' | 'ref')* name | '..')`
    FIELD_PATTERN "fieldPattern" = Sequence [ATTRIBUTES FIELD_PATTERN_AFTER_ATTRIBUTES],
        subsumes [FIELD_PATTERN_AFTER_ATTRIBUTES], fits [SIMPLE_PATTERN_FIELD_PATTERN], shortest "a";
    /// `(name | INTEGER) ':' pattern | 'box'? ('mut' | 'ref')* name | '..'`
    FIELD_PATTERN_AFTER_ATTRIBUTES "fieldPattern_after_attributes" = Alternation
        [FIELD_PATTERN_NAME_OR_INTEGER_COLON_PATTERN FIELD_PATTERN_NAME DOT_DOT], subsumes parts,
        fits [FIELD_PATTERN], shortest "a", as Rest, of "fieldPattern";
    /// `(name | INTEGER) ':' pattern`
    FIELD_PATTERN_NAME_OR_INTEGER_COLON_PATTERN "fieldPattern_name_or_INTEGER_colon_pattern" = Sequence
        [NAME_OR_INTEGER COLON PATTERN], fits [FIELD_PATTERN_AFTER_ATTRIBUTES], shortest "a : _",
        as Alternative, of "fieldPattern";
    /// `name | INTEGER`
    NAME_OR_INTEGER "name_or_INTEGER" = Alternation [NAME INTEGER], subsumes parts,
        fits [FIELD_VALUE_NAME_OR_INTEGER], shortest "a", of "fieldPattern" "fieldValue";
    /// `'box'? ('mut' | 'ref')* name`
    FIELD_PATTERN_NAME "fieldPattern_name" = Sequence [FIELD_PATTERN_OPTIONAL_BOX FIELD_PATTERN_MUT_OR_REFS
        NAME], subsumes [NAME], fits [FIELD_PATTERN_AFTER_ATTRIBUTES], shortest "a", as Alternative,
        of "fieldPattern";
    /// `'box'?`
    FIELD_PATTERN_OPTIONAL_BOX "fieldPattern_optional_box" = Optional [BOX], subsumes parts,
        of "fieldPattern";
    /// `('mut' | 'ref')*`
    FIELD_PATTERN_MUT_OR_REFS "fieldPattern_mut_or_refs" = Star [MUT_OR_REF], subsumes parts
        [SIMPLE_PATTERN_SOME_MUT_OR_REFS], fits [SIMPLE_PATTERN_SOME_MUT_OR_REFS], of "fieldPattern";
    /// `(',' fieldPattern)*`
    SIMPLE_PATTERN_NEXT_FIELD_PATTERNS "simplePattern_next_fieldPatterns" = Star
        [SIMPLE_PATTERN_NEXT_FIELD_PATTERN], subsumes parts, of "simplePattern";
    /// `',' fieldPattern`
    SIMPLE_PATTERN_NEXT_FIELD_PATTERN "simplePattern_next_fieldPattern" = Sequence [COMMA FIELD_PATTERN],
        fits [SIMPLE_PATTERN_NEXT_FIELD_PATTERNS], shortest ", a", of "simplePattern";
    /// `'(' (pattern (',' pattern)* ','?)? ')'`
    SIMPLE_PATTERN_L_PAREN_R_PAREN "simplePattern_l_paren_r_paren" = Sequence [L_PAREN
        SIMPLE_PATTERN_OPTIONAL_PATTERN R_PAREN], fits [SIMPLE_PATTERN_OPERAND
        SIMPLE_PATTERN_AFTER_VALUE_PATH], shortest "( )", as Alternative, of "simplePattern";
    /// `(pattern (',' pattern)* ','?)?`
    SIMPLE_PATTERN_OPTIONAL_PATTERN "simplePattern_optional_pattern" = Optional [SIMPLE_PATTERN_PATTERN],
        subsumes parts, of "simplePattern";
    /// `pattern (',' pattern)* ','?`
    SIMPLE_PATTERN_PATTERN "simplePattern_pattern" = Sequence [PATTERN SIMPLE_PATTERN_NEXT_PATTERNS
        OPTIONAL_COMMA], subsumes [PATTERN], fits [SIMPLE_PATTERN_OPTIONAL_PATTERN], shortest "_",
        of "simplePattern";
    /// `(',' pattern)*`
    SIMPLE_PATTERN_NEXT_PATTERNS "simplePattern_next_patterns" = Star [SIMPLE_PATTERN_NEXT_PATTERN],
        subsumes parts, of "simplePattern";
    /// `',' pattern`
    SIMPLE_PATTERN_NEXT_PATTERN "simplePattern_next_pattern" = Sequence [COMMA PATTERN],
        fits [SIMPLE_PATTERN_NEXT_PATTERNS], shortest ", _", of "simplePattern";
    /// `'[' (pattern (',' pattern)* ','?)? ']'`
    SIMPLE_PATTERN_L_BRACKET_R_BRACKET "simplePattern_l_bracket_r_bracket" = Sequence [L_BRACKET
        SIMPLE_PATTERN_OPTIONAL_PATTERN R_BRACKET], fits [SIMPLE_PATTERN_OPERAND], shortest "[ ]",
        as Alternative, of "simplePattern";
    /// `'const' block`
    SIMPLE_PATTERN_CONST "simplePattern_const" = Sequence [CONST BLOCK], fits [SIMPLE_PATTERN_OPERAND],
        shortest "const { }", as Alternative, of "simplePattern";
    /// `(',' closureParameter)*`
    CLOSURE_HEAD_NEXT_CLOSURE_PARAMETERS "closureHead_next_closureParameters" = Star
        [CLOSURE_HEAD_NEXT_CLOSURE_PARAMETER], subsumes parts, of "closureHead";
    /// `',' closureParameter`
    CLOSURE_HEAD_NEXT_CLOSURE_PARAMETER "closureHead_next_closureParameter" = Sequence [COMMA
        CLOSURE_PARAMETER], fits [CLOSURE_HEAD_NEXT_CLOSURE_PARAMETERS], shortest ", _", of "closureHead";
    /// `('->' simpleType)?`
    OPTIONAL_MINUS_GT_SIMPLE_TYPE "optional_minus_gt_simpleType" = Optional [MINUS_GT_SIMPLE_TYPE],
        subsumes parts, of "closureHead" "simpleType" "functionArguments";
    /// `'->' simpleType`
    MINUS_GT_SIMPLE_TYPE "minus_gt_simpleType" = Sequence [MINUS_GT SIMPLE_TYPE],
        fits [OPTIONAL_MINUS_GT_SIMPLE_TYPE], shortest "-> !", of "closureHead" "simpleType"
        "functionArguments";
    /// `unprefixedOperand | blockOperand`
    PLAIN_OPERAND_UNPREFIXED_OPERAND_OR_BLOCK_OPERAND "plainOperand_unprefixedOperand_or_blockOperand"
        = Alternation [UNPREFIXED_OPERAND BLOCK_OPERAND], subsumes parts, shortest "_", of "plainOperand";
    /// `unprefixedOperand : jump expression? | plainPrimary postfixOperator*`
    UNPREFIXED_OPERAND "unprefixedOperand" = Alternation [UNPREFIXED_OPERAND_JUMP
        UNPREFIXED_OPERAND_PLAIN_PRIMARY], subsumes parts, fits [PLAIN_OPERAND
        PLAIN_OPERAND_UNPREFIXED_OPERAND_OR_BLOCK_OPERAND], shortest "_";
    /// `jump expression?`
    UNPREFIXED_OPERAND_JUMP "unprefixedOperand_jump" = Sequence [JUMP OPTIONAL_EXPRESSION], subsumes [JUMP],
        fits [UNPREFIXED_OPERAND], shortest "yield", as Alternative, of "unprefixedOperand";
    /// `jump : 'return' | 'break' LIFETIME? | 'yield' | 'become' | 'do' 'yeet'`
    JUMP "jump" = Alternation [RETURN JUMP_BREAK YIELD BECOME JUMP_DO_YEET], subsumes parts,
        fits [UNPREFIXED_OPERAND_JUMP], shortest "yield";
    /// `'break' LIFETIME?`
    JUMP_BREAK "jump_break" = Sequence [BREAK OPTIONAL_LIFETIME], subsumes [BREAK], fits [JUMP],
        shortest "break", as Alternative, of "jump";
    /// `'do' 'yeet'`
    JUMP_DO_YEET "jump_do_yeet" = Sequence [DO YEET], fits [JUMP], shortest "do yeet", as Alternative,
        of "jump";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `plainPrimary postfixOperator*`
    UNPREFIXED_OPERAND_PLAIN_PRIMARY "unprefixedOperand_plainPrimary" = Sequence [PLAIN_PRIMARY
        POSTFIX_OPERATORS], subsumes [PLAIN_PRIMARY], fits [UNPREFIXED_OPERAND], shortest "_", as Alternative,
        of "unprefixedOperand";
    /// `plainPrimary : literal | valuePath ('!' ('(' tokenTree* ')' | '[' tokenTree* ']' | '{' tokenTree*
    ///     '}') | structLiteral)? | '(' (expression (',' expression)* ','?)? ')' | '[' (expression (';'
    ///     expression | (',' expression)* ','?))? ']' | 'continue' LIFETIME? | '..' | '_'`
    /// In normal form `literal | valuePath ('!' delimited | structLiteral)? | '(' (expression (','
    ///     expression)* ','?)? ')' | '[' (expression (';' expression | (',' expression)*
    ///     ','?))? ']' | 'continue' LIFETIME? | '..' | '_'`
    PLAIN_PRIMARY "plainPrimary" = Alternation [LITERAL PLAIN_PRIMARY_VALUE_PATH L_PAREN_PART
        PLAIN_PRIMARY_L_BRACKET_R_BRACKET PLAIN_PRIMARY_CONTINUE DOT_DOT UNDERSCORE], subsumes parts,
        fits [UNPREFIXED_OPERAND_PLAIN_PRIMARY], shortest "_";
    /// `valuePath ('!' delimited | structLiteral)?`
    PLAIN_PRIMARY_VALUE_PATH "plainPrimary_valuePath" = Sequence [VALUE_PATH
        PLAIN_PRIMARY_OPTIONAL_BANG_DELIMITED_OR_STRUCT_LITERAL], subsumes [VALUE_PATH], fits [PLAIN_PRIMARY],
        shortest "a", as Alternative, of "plainPrimary";
    /// `('!' delimited | structLiteral)?`
    PLAIN_PRIMARY_OPTIONAL_BANG_DELIMITED_OR_STRUCT_LITERAL
        "plainPrimary_optional_bang_delimited_or_structLiteral" = Optional
        [PLAIN_PRIMARY_BANG_DELIMITED_OR_STRUCT_LITERAL], subsumes parts, of "plainPrimary";
    /// `'!' delimited | structLiteral`
    PLAIN_PRIMARY_BANG_DELIMITED_OR_STRUCT_LITERAL "plainPrimary_bang_delimited_or_structLiteral"
        = Alternation [BANG_DELIMITED STRUCT_LITERAL], subsumes parts,
        fits [PLAIN_PRIMARY_OPTIONAL_BANG_DELIMITED_OR_STRUCT_LITERAL], shortest "{ }", of "plainPrimary";
    /// `structLiteral : '{' (fieldValue (',' fieldValue)* ','?)? '}'`
    STRUCT_LITERAL "structLiteral" = Sequence [L_BRACE STRUCT_LITERAL_OPTIONAL_FIELD_VALUE R_BRACE],
        fits [PLAIN_PRIMARY_BANG_DELIMITED_OR_STRUCT_LITERAL], shortest "{ }";
    /// `(fieldValue (',' fieldValue)* ','?)?`
    STRUCT_LITERAL_OPTIONAL_FIELD_VALUE "structLiteral_optional_fieldValue" = Optional
        [STRUCT_LITERAL_FIELD_VALUE], subsumes parts, of "structLiteral";
    /// `fieldValue (',' fieldValue)* ','?`
    STRUCT_LITERAL_FIELD_VALUE "structLiteral_fieldValue" = Sequence [FIELD_VALUE
        STRUCT_LITERAL_NEXT_FIELD_VALUES OPTIONAL_COMMA], subsumes [FIELD_VALUE],
        fits [STRUCT_LITERAL_OPTIONAL_FIELD_VALUE], shortest "a", of "structLiteral";
    /// `fieldValue : attribute* (name | INTEGER) (':' expression)? | '..' expression?`
    FIELD_VALUE "fieldValue" = Alternation [FIELD_VALUE_NAME_OR_INTEGER FIELD_VALUE_DOT_DOT], subsumes parts,
        fits [STRUCT_LITERAL_FIELD_VALUE], shortest "a";
    /// `attribute* (name | INTEGER) (':' expression)?`
    FIELD_VALUE_NAME_OR_INTEGER "fieldValue_name_or_INTEGER" = Sequence [ATTRIBUTES NAME_OR_INTEGER
        FIELD_VALUE_OPTIONAL_COLON_EXPRESSION], subsumes [NAME_OR_INTEGER], fits [FIELD_VALUE], shortest "a",
        as Alternative, of "fieldValue";
    /// `(':' expression)?`
    FIELD_VALUE_OPTIONAL_COLON_EXPRESSION "fieldValue_optional_colon_expression" = Optional
        [FIELD_VALUE_COLON_EXPRESSION], subsumes parts, of "fieldValue";
    /// `':' expression`
    FIELD_VALUE_COLON_EXPRESSION "fieldValue_colon_expression" = Sequence [COLON EXPRESSION],
        fits [FIELD_VALUE_OPTIONAL_COLON_EXPRESSION], shortest ": _", of "fieldValue";
    /// `'..' expression?`
    FIELD_VALUE_DOT_DOT "fieldValue_dot_dot" = Sequence [DOT_DOT OPTIONAL_EXPRESSION], subsumes [DOT_DOT],
        fits [FIELD_VALUE], shortest "..", as Alternative, of "fieldValue";
    /// `(',' fieldValue)*`
    STRUCT_LITERAL_NEXT_FIELD_VALUES "structLiteral_next_fieldValues" = Star
        [STRUCT_LITERAL_NEXT_FIELD_VALUE], subsumes parts, of "structLiteral";
    /// `',' fieldValue`
    STRUCT_LITERAL_NEXT_FIELD_VALUE "structLiteral_next_fieldValue" = Sequence [COMMA FIELD_VALUE],
        fits [STRUCT_LITERAL_NEXT_FIELD_VALUES], shortest ", a", of "structLiteral";
    /// `'[' (expression (';' expression | (',' expression)* ','?))? ']'`
    PLAIN_PRIMARY_L_BRACKET_R_BRACKET "plainPrimary_l_bracket_r_bracket" = Sequence [L_BRACKET
        PLAIN_PRIMARY_OPTIONAL_EXPRESSION_NEXT_EXPRESSION_OR_OTHER R_BRACKET], fits [PLAIN_PRIMARY],
        shortest "[ ]", as Alternative, of "plainPrimary";
    /// `(expression (';' expression | (',' expression)* ','?))?`
    PLAIN_PRIMARY_OPTIONAL_EXPRESSION_NEXT_EXPRESSION_OR_OTHER
        "plainPrimary_optional_expression_next_expression_or_other" = Optional
        [PLAIN_PRIMARY_EXPRESSION_NEXT_EXPRESSION_OR_OTHER], subsumes parts, of "plainPrimary";
    /// `expression (';' expression | (',' expression)* ','?)`
    PLAIN_PRIMARY_EXPRESSION_NEXT_EXPRESSION_OR_OTHER "plainPrimary_expression_next_expression_or_other"
        = Sequence [EXPRESSION PLAIN_PRIMARY_NEXT_EXPRESSION_OR_OTHER], subsumes [EXPRESSION],
        fits [PLAIN_PRIMARY_OPTIONAL_EXPRESSION_NEXT_EXPRESSION_OR_OTHER], shortest "_", of "plainPrimary";
    /// `';' expression | (',' expression)* ','?`
    PLAIN_PRIMARY_NEXT_EXPRESSION_OR_OTHER "plainPrimary_next_expression_or_other" = Alternation
        [SEMICOLON_TO_EXPRESSION PLAIN_PRIMARY_NEXT_EXPRESSIONS_OPTIONAL_COMMA], subsumes parts,
        of "plainPrimary";
    /// `(',' expression)* ','?`
    PLAIN_PRIMARY_NEXT_EXPRESSIONS_OPTIONAL_COMMA "plainPrimary_next_expressions_optional_comma" = Sequence
        [NEXT_EXPRESSIONS OPTIONAL_COMMA], subsumes [NEXT_EXPRESSIONS OPTIONAL_COMMA],
        fits [PLAIN_PRIMARY_NEXT_EXPRESSION_OR_OTHER], as Alternative, of "plainPrimary";
    /// `'continue' LIFETIME?`
    PLAIN_PRIMARY_CONTINUE "plainPrimary_continue" = Sequence [CONTINUE OPTIONAL_LIFETIME],
        subsumes [CONTINUE], fits [PLAIN_PRIMARY], shortest "continue", as Alternative, of "plainPrimary";
    /// `letExpression : letBinding operation*`
    LET_EXPRESSION "letExpression" = Sequence [LET_BINDING OPERATIONS], subsumes [LET_BINDING],
        fits [EXPRESSION], shortest "let _ = _";
    /// `attribute+ (plainExpression | blockExpression)`
    EXPRESSION_ATTRIBUTES "expression_attributes" = Sequence [SOME_ATTRIBUTES
        EXPRESSION_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION], fits [EXPRESSION], shortest "# [ ] _",
        as Alternative, of "expression";
    /// `attribute+`
    SOME_ATTRIBUTES "some_attributes" = Plus [ATTRIBUTE], subsumes parts [ATTRIBUTES], fits [ATTRIBUTES],
        shortest "# [ ]", of "attribute";
    /// `plainExpression | blockExpression`
    EXPRESSION_PLAIN_EXPRESSION_OR_BLOCK_EXPRESSION "expression_plainExpression_or_blockExpression"
        = Alternation [PLAIN_EXPRESSION BLOCK_EXPRESSION], subsumes parts, shortest "_", of "expression";
    /// `binder? typeQualifier* 'fn' '(' (functionTypeParameter (',' functionTypeParameter)* ','?)? ')' ('->'
    ///     simpleType)?`
    SIMPLE_TYPE_FN "simpleType_fn" = Sequence [OPTIONAL_BINDER TYPE_QUALIFIERS FN L_PAREN
        SIMPLE_TYPE_OPTIONAL_FUNCTION_TYPE_PARAMETER R_PAREN OPTIONAL_MINUS_GT_SIMPLE_TYPE],
        fits [SIMPLE_TYPE_OPERAND], shortest "fn ( )", as Alternative, of "simpleType";
    /// `typeQualifier*`
    TYPE_QUALIFIERS "typeQualifiers" = Star [TYPE_QUALIFIER], subsumes parts, of "typeQualifier";
    /// `typeQualifier : 'const' | 'async' | 'unsafe' | 'safe' | 'extern' string?`
    TYPE_QUALIFIER "typeQualifier" = Alternation [CONST ASYNC UNSAFE SAFE EXTERN_PART], subsumes parts,
        fits [TYPE_QUALIFIERS], shortest "safe";
    /// `(functionTypeParameter (',' functionTypeParameter)* ','?)?`
    SIMPLE_TYPE_OPTIONAL_FUNCTION_TYPE_PARAMETER "simpleType_optional_functionTypeParameter" = Optional
        [SIMPLE_TYPE_FUNCTION_TYPE_PARAMETER], subsumes parts, of "simpleType";
    /// `functionTypeParameter (',' functionTypeParameter)* ','?`
    SIMPLE_TYPE_FUNCTION_TYPE_PARAMETER "simpleType_functionTypeParameter" = Sequence [FUNCTION_TYPE_PARAMETER
        SIMPLE_TYPE_NEXT_FUNCTION_TYPE_PARAMETERS OPTIONAL_COMMA], subsumes [FUNCTION_TYPE_PARAMETER],
        fits [SIMPLE_TYPE_OPTIONAL_FUNCTION_TYPE_PARAMETER], shortest "!", of "simpleType";
    /// `functionTypeParameter : attribute* ((name | '_' | 'mut' name | 'self') ':')? parameterType`
    FUNCTION_TYPE_PARAMETER "functionTypeParameter" = Sequence [ATTRIBUTES
        FUNCTION_TYPE_PARAMETER_OPTIONAL_NAME_OR_OTHER_COLON PARAMETER_TYPE], subsumes [PARAMETER_TYPE],
        fits [SIMPLE_TYPE_FUNCTION_TYPE_PARAMETER], shortest "!";
    /// `((name | '_' | 'mut' name | 'self') ':')?`
    FUNCTION_TYPE_PARAMETER_OPTIONAL_NAME_OR_OTHER_COLON "functionTypeParameter_optional_name_or_other_colon"
        = Optional [FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER_COLON], subsumes parts, of "functionTypeParameter";
    /// `(name | '_' | 'mut' name | 'self') ':'`
    FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER_COLON "functionTypeParameter_name_or_other_colon" = Sequence
        [FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER COLON],
        fits [FUNCTION_TYPE_PARAMETER_OPTIONAL_NAME_OR_OTHER_COLON], shortest "a :",
        of "functionTypeParameter";
    /// `name | '_' | 'mut' name | 'self'`
    FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER "functionTypeParameter_name_or_other" = Alternation [NAME UNDERSCORE
        FUNCTION_TYPE_PARAMETER_MUT SELF], subsumes parts, shortest "a", of "functionTypeParameter";
    /// `'mut' name`
    FUNCTION_TYPE_PARAMETER_MUT "functionTypeParameter_mut" = Sequence [MUT NAME],
        fits [FUNCTION_TYPE_PARAMETER_NAME_OR_OTHER], shortest "mut a", as Alternative,
        of "functionTypeParameter";
    /// `parameterType : type | '...'`
    PARAMETER_TYPE "parameterType" = Alternation [TYPE DOT_DOT_DOT], subsumes parts,
        fits [FUNCTION_TYPE_PARAMETER PARAMETER_PARAMETER_TYPE], shortest "!";
    /// `(',' functionTypeParameter)*`
    SIMPLE_TYPE_NEXT_FUNCTION_TYPE_PARAMETERS "simpleType_next_functionTypeParameters" = Star
        [SIMPLE_TYPE_NEXT_FUNCTION_TYPE_PARAMETER], subsumes parts, of "simpleType";
    /// `',' functionTypeParameter`
    SIMPLE_TYPE_NEXT_FUNCTION_TYPE_PARAMETER "simpleType_next_functionTypeParameter" = Sequence [COMMA
        FUNCTION_TYPE_PARAMETER], fits [SIMPLE_TYPE_NEXT_FUNCTION_TYPE_PARAMETERS], shortest ", !",
        of "simpleType";
    /// `binder path`
    SIMPLE_TYPE_BINDER_PATH "simpleType_binder_path" = Sequence [BINDER PATH], fits [SIMPLE_TYPE_OPERAND],
        shortest "for < > a", as Alternative, of "simpleType";
    /// `('impl' | 'dyn') bound`
    SIMPLE_TYPE_IMPL_OR_DYN_BOUND "simpleType_impl_or_dyn_bound" = Sequence [SIMPLE_TYPE_IMPL_OR_DYN BOUND],
        fits [SIMPLE_TYPE_OPERAND], shortest "dyn a", as Alternative, of "simpleType";
    /// `'impl' | 'dyn'`
    SIMPLE_TYPE_IMPL_OR_DYN "simpleType_impl_or_dyn" = Set [IMPL DYN], subsumes parts, shortest "dyn",
        of "simpleType";
    /// `('+' bound)*`
    PLUS_BOUNDS "plus_bounds" = Star [PLUS_BOUND], subsumes parts, of "type" "bounds";
    /// `'+' bound`
    PLUS_BOUND "plus_bound" = Sequence [PLUS BOUND], fits [PLUS_BOUNDS], shortest "+ a", of "type" "bounds";
    /// `'+'?`
    OPTIONAL_PLUS "optional_plus" = Optional [PLUS], subsumes parts, of "bounds" "type";
    /// `('as' path)?`
    QUALIFIED_SELF_OPTIONAL_AS "qualifiedSelf_optional_as" = Optional [QUALIFIED_SELF_AS], subsumes parts,
        of "qualifiedSelf";
    /// `'as' path`
    QUALIFIED_SELF_AS "qualifiedSelf_as" = Sequence [AS PATH], fits [QUALIFIED_SELF_OPTIONAL_AS],
        shortest "as a", of "qualifiedSelf";
    /// `(('self' | 'super' | '$'?? 'crate') '::')*`
    PATH_SELF_OR_OTHER_COLON_COLONS "path_self_or_other_colon_colons" = Star [PATH_SELF_OR_OTHER_COLON_COLON],
        subsumes parts, of "path";
    /// `('self' | 'super' | '$'?? 'crate') '::'`
    PATH_SELF_OR_OTHER_COLON_COLON "path_self_or_other_colon_colon" = Sequence [PATH_SELF_OR_OTHER
        COLON_COLON], fits [PATH_SELF_OR_OTHER_COLON_COLONS], shortest "self ::", of "path";
    /// `'self' | 'super' | '$'?? 'crate'`
    PATH_SELF_OR_OTHER "path_self_or_other" = Alternation [SELF SUPER CRATE_PART], subsumes parts,
        shortest "self", of "path";
    /// `pathSegment : (name | 'Self') ('::'? (genericArguments | functionArguments))?`
    PATH_SEGMENT "pathSegment" = Sequence [PATH_SEGMENT_NAME_OR_SELF
        PATH_SEGMENT_OPTIONAL_GENERIC_ARGUMENTS_OR_OTHER], subsumes [PATH_SEGMENT_NAME_OR_SELF], fits [PATH],
        shortest "a";
    /// `name | 'Self'`
    PATH_SEGMENT_NAME_OR_SELF "pathSegment_name_or_Self" = Alternation [NAME SELF_KEYWORD], subsumes parts,
        fits [PATH_SEGMENT], shortest "a", of "pathSegment";
    /// `('::'? (genericArguments | functionArguments))?`
    PATH_SEGMENT_OPTIONAL_GENERIC_ARGUMENTS_OR_OTHER "pathSegment_optional_genericArguments_or_other"
        = Optional [PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_NAME_OR_SELF], subsumes parts,
        of "pathSegment";
    /// `'::'? (genericArguments | functionArguments)`
    PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_NAME_OR_SELF
        "pathSegment_genericArguments_or_other_after_name_or_Self" = Sequence [OPTIONAL_COLON_COLON_OPTION
        PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_OPTIONAL_COLON_COLON],
        subsumes [PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_OPTIONAL_COLON_COLON],
        fits [PATH_SEGMENT_OPTIONAL_GENERIC_ARGUMENTS_OR_OTHER], shortest "< >", of "pathSegment";
    /// `genericArguments | functionArguments`
    PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_OPTIONAL_COLON_COLON
        "pathSegment_genericArguments_or_other_after_optional_colon_colon" = Alternation [GENERIC_ARGUMENTS
        FUNCTION_ARGUMENTS], subsumes parts,
        fits [PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_NAME_OR_SELF], shortest "< >", of "pathSegment";
    /// `functionArguments : '(' (type (',' type)* ','? | '..')? ')' ('->' simpleType)?`
    FUNCTION_ARGUMENTS "functionArguments" = Sequence [L_PAREN FUNCTION_ARGUMENTS_OPTIONAL_TYPE_OR_DOT_DOT
        R_PAREN OPTIONAL_MINUS_GT_SIMPLE_TYPE],
        fits [PATH_SEGMENT_GENERIC_ARGUMENTS_OR_OTHER_AFTER_OPTIONAL_COLON_COLON], shortest "( )";
    /// `(type (',' type)* ','? | '..')?`
    FUNCTION_ARGUMENTS_OPTIONAL_TYPE_OR_DOT_DOT "functionArguments_optional_type_or_dot_dot" = Optional
        [FUNCTION_ARGUMENTS_TYPE_OR_DOT_DOT], subsumes parts, of "functionArguments";
    /// `type (',' type)* ','? | '..'`
    FUNCTION_ARGUMENTS_TYPE_OR_DOT_DOT "functionArguments_type_or_dot_dot" = Alternation
        [TYPE_NEXT_TYPES_OPTIONAL_COMMA DOT_DOT], subsumes parts,
        fits [FUNCTION_ARGUMENTS_OPTIONAL_TYPE_OR_DOT_DOT], shortest "!", of "functionArguments";
    /// `('::' pathSegment)*`
    PATH_COLON_COLON_PATH_SEGMENTS "path_colon_colon_pathSegments" = Star [PATH_COLON_COLON_PATH_SEGMENT],
        subsumes parts, of "path";
    /// `'::' pathSegment`
    PATH_COLON_COLON_PATH_SEGMENT "path_colon_colon_pathSegment" = Sequence [COLON_COLON PATH_SEGMENT],
        fits [PATH_COLON_COLON_PATH_SEGMENTS], shortest ":: a", of "path";
    /// `'(' bound ')'`
    BOUND_L_PAREN_BOUND_R_PAREN "bound_l_paren_bound_r_paren" = Sequence [L_PAREN BOUND R_PAREN],
        fits [BOUND], shortest "( a )", as Alternative, of "bound";
    /// `'use' genericArguments`
    BOUND_USE "bound_use" = Sequence [USE GENERIC_ARGUMENTS], fits [BOUND], shortest "use < >",
        as Alternative, of "bound";
    /// `name (':' bounds)? ('=' type)?`
    GENERIC_PARAMETER_NAME "genericParameter_name" = Sequence [NAME OPTIONAL_COLON OPTIONAL_EQ_TYPE],
        subsumes [NAME], fits [GENERIC_PARAMETER_LIFETIME_OR_OTHER], shortest "a", as Alternative,
        of "genericParameter";
    /// `('=' type)?`
    OPTIONAL_EQ_TYPE "optional_eq_type" = Optional [EQ_TYPE], subsumes parts, of "genericParameter"
        "typeAlias";
    /// `'=' type`
    EQ_TYPE "eq_type" = Sequence [EQ TYPE], fits [OPTIONAL_EQ_TYPE WHERE_PREDICATE_COLON_OR_EQ_TYPE],
        shortest "= !", of "genericParameter" "wherePredicate" "typeAlias";
    /// `'const' name ':' type ('=' (type | genericConstant))?`
    GENERIC_PARAMETER_CONST "genericParameter_const" = Sequence [CONST NAME COLON TYPE
        GENERIC_PARAMETER_OPTIONAL_EQ_TYPE_OR_GENERIC_CONSTANT], fits [GENERIC_PARAMETER_LIFETIME_OR_OTHER],
        shortest "const a : !", as Alternative, of "genericParameter";
    /// `('=' (type | genericConstant))?`
    GENERIC_PARAMETER_OPTIONAL_EQ_TYPE_OR_GENERIC_CONSTANT
        "genericParameter_optional_eq_type_or_genericConstant" = Optional [EQ_TYPE_OR_GENERIC_CONSTANT],
        subsumes parts, of "genericParameter";
    /// `(',' genericParameter)*`
    GENERIC_PARAMETERS_NEXT_GENERIC_PARAMETERS "genericParameters_next_genericParameters" = Star
        [GENERIC_PARAMETERS_NEXT_GENERIC_PARAMETER], subsumes parts, of "genericParameters";
    /// `',' genericParameter`
    GENERIC_PARAMETERS_NEXT_GENERIC_PARAMETER "genericParameters_next_genericParameter" = Sequence [COMMA
        GENERIC_PARAMETER], fits [GENERIC_PARAMETERS_NEXT_GENERIC_PARAMETERS], shortest ", a",
        of "genericParameters";
    /// `(parameter (',' parameter)* ','?)?`
    FUNCTION_OPTIONAL_PARAMETER "function_optional_parameter" = Optional [FUNCTION_PARAMETER], subsumes parts,
        of "function";
    /// `parameter (',' parameter)* ','?`
    FUNCTION_PARAMETER "function_parameter" = Sequence [PARAMETER FUNCTION_NEXT_PARAMETERS OPTIONAL_COMMA],
        subsumes [PARAMETER], fits [FUNCTION_OPTIONAL_PARAMETER], shortest "!", of "function";
    /// `parameter : attribute* (selfParameter | pattern ':' parameterType | parameterType)`
    /// In normal form `attribute* (selfParameter | (pattern ':')? parameterType)`
    PARAMETER "parameter" = Sequence [ATTRIBUTES PARAMETER_SELF_PARAMETER_OR_PARAMETER_TYPE],
        subsumes [PARAMETER_SELF_PARAMETER_OR_PARAMETER_TYPE], fits [FUNCTION_PARAMETER], shortest "!";
    /// `selfParameter | (pattern ':')? parameterType`
    PARAMETER_SELF_PARAMETER_OR_PARAMETER_TYPE "parameter_selfParameter_or_parameterType" = Alternation
        [SELF_PARAMETER PARAMETER_PARAMETER_TYPE], subsumes parts, fits [PARAMETER], shortest "!",
        of "parameter";
    /// `selfParameter : ('&' LIFETIME?)? 'mut'? 'self'`
    SELF_PARAMETER "selfParameter" = Sequence [SELF_PARAMETER_OPTIONAL_AMP OPTIONAL_MUT SELF],
        subsumes [SELF], fits [PARAMETER_SELF_PARAMETER_OR_PARAMETER_TYPE], shortest "self";
    /// `('&' LIFETIME?)?`
    SELF_PARAMETER_OPTIONAL_AMP "selfParameter_optional_amp" = Optional [SELF_PARAMETER_AMP], subsumes parts,
        of "selfParameter";
    /// `'&' LIFETIME?`
    SELF_PARAMETER_AMP "selfParameter_amp" = Sequence [AMP OPTIONAL_LIFETIME], subsumes [AMP],
        fits [SELF_PARAMETER_OPTIONAL_AMP], shortest "&", of "selfParameter";
    /// `(pattern ':')? parameterType`
    PARAMETER_PARAMETER_TYPE "parameter_parameterType" = Sequence [PARAMETER_OPTIONAL_PATTERN_COLON
        PARAMETER_TYPE], subsumes [PARAMETER_TYPE], fits [PARAMETER_SELF_PARAMETER_OR_PARAMETER_TYPE],
        shortest "!", as Alternative, of "parameter";
    /// `(pattern ':')?`
    PARAMETER_OPTIONAL_PATTERN_COLON "parameter_optional_pattern_colon" = Optional [PARAMETER_PATTERN_COLON],
        subsumes parts, of "parameter";
    /// `pattern ':'`
    PARAMETER_PATTERN_COLON "parameter_pattern_colon" = Sequence [PATTERN COLON],
        fits [PARAMETER_OPTIONAL_PATTERN_COLON], shortest "_ :", of "parameter";
    /// `(',' parameter)*`
    FUNCTION_NEXT_PARAMETERS "function_next_parameters" = Star [FUNCTION_NEXT_PARAMETER], subsumes parts,
        of "function";
    /// `',' parameter`
    FUNCTION_NEXT_PARAMETER "function_next_parameter" = Sequence [COMMA PARAMETER],
        fits [FUNCTION_NEXT_PARAMETERS], shortest ", !", of "function";
    /// `returnType?`
    OPTIONAL_RETURN_TYPE "optional_returnType" = Optional [RETURN_TYPE], subsumes parts, of "returnType";
    /// `returnType : '->' type`
    RETURN_TYPE "returnType" = Sequence [MINUS_GT TYPE], fits [OPTIONAL_RETURN_TYPE], shortest "-> !";
    /// `whereClause?`
    OPTIONAL_WHERE_CLAUSE "optional_whereClause" = Optional [WHERE_CLAUSE], subsumes parts, of "whereClause";
    /// `whereClause : 'where' (wherePredicate (',' wherePredicate)* ','?)?`
    WHERE_CLAUSE "whereClause" = Sequence [WHERE WHERE_CLAUSE_OPTIONAL_WHERE_PREDICATE], subsumes [WHERE],
        fits [OPTIONAL_WHERE_CLAUSE], shortest "where";
    /// `(wherePredicate (',' wherePredicate)* ','?)?`
    WHERE_CLAUSE_OPTIONAL_WHERE_PREDICATE "whereClause_optional_wherePredicate" = Optional
        [WHERE_CLAUSE_WHERE_PREDICATE], subsumes parts, of "whereClause";
    /// `wherePredicate (',' wherePredicate)* ','?`
    WHERE_CLAUSE_WHERE_PREDICATE "whereClause_wherePredicate" = Sequence [WHERE_PREDICATE
        WHERE_CLAUSE_NEXT_WHERE_PREDICATES OPTIONAL_COMMA], subsumes [WHERE_PREDICATE],
        fits [WHERE_CLAUSE_OPTIONAL_WHERE_PREDICATE], shortest "! :", of "whereClause";
    /// `wherePredicate : attribute* (LIFETIME | binder? type) (':' bounds | '=' type)`
    WHERE_PREDICATE "wherePredicate" = Sequence [ATTRIBUTES WHERE_PREDICATE_LIFETIME_OR_TYPE
        WHERE_PREDICATE_COLON_OR_EQ_TYPE], fits [WHERE_CLAUSE_WHERE_PREDICATE], shortest "! :";
    /// `LIFETIME | binder? type`
    WHERE_PREDICATE_LIFETIME_OR_TYPE "wherePredicate_LIFETIME_or_type" = Alternation [LIFETIME
        WHERE_PREDICATE_TYPE], subsumes parts, shortest "!", of "wherePredicate";
    /// `binder? type`
    WHERE_PREDICATE_TYPE "wherePredicate_type" = Sequence [OPTIONAL_BINDER TYPE], subsumes [TYPE],
        fits [WHERE_PREDICATE_LIFETIME_OR_TYPE], shortest "!", as Alternative, of "wherePredicate";
    /// `':' bounds | '=' type`
    WHERE_PREDICATE_COLON_OR_EQ_TYPE "wherePredicate_colon_or_eq_type" = Alternation [COLON_PART EQ_TYPE],
        subsumes parts, shortest ":", of "wherePredicate";
    /// `(',' wherePredicate)*`
    WHERE_CLAUSE_NEXT_WHERE_PREDICATES "whereClause_next_wherePredicates" = Star
        [WHERE_CLAUSE_NEXT_WHERE_PREDICATE], subsumes parts, of "whereClause";
    /// `',' wherePredicate`
    WHERE_CLAUSE_NEXT_WHERE_PREDICATE "whereClause_next_wherePredicate" = Sequence [COMMA WHERE_PREDICATE],
        fits [WHERE_CLAUSE_NEXT_WHERE_PREDICATES], shortest ", ! :", of "whereClause";
    /// `';' | block`
    FUNCTION_SEMICOLON_OR_BLOCK "function_semicolon_or_block" = Alternation [SEMICOLON BLOCK], subsumes parts,
        shortest ";", of "function";
    /// `typeAlias : 'default'? 'type' name genericParameters? (':' bounds)? whereClause? ('=' type)?
    ///     whereClause? ';'`
    TYPE_ALIAS "typeAlias" = Sequence [OPTIONAL_DEFAULT TYPE_KEYWORD NAME OPTIONAL_GENERIC_PARAMETERS
        OPTIONAL_COLON OPTIONAL_WHERE_CLAUSE OPTIONAL_EQ_TYPE OPTIONAL_WHERE_CLAUSE SEMICOLON],
        fits [ITEM_KIND], shortest "type a ;";
    /// `'default'?`
    OPTIONAL_DEFAULT "optional_default" = Optional [DEFAULT], subsumes parts, of "typeAlias" "constant"
        "implementation";
    /// `structOrUnion : ('struct' | 'union') name genericParameters? (whereClause? (';' | structFields) |
    ///     tupleFields whereClause? ';')`
    STRUCT_OR_UNION "structOrUnion" = Sequence [STRUCT_OR_UNION_STRUCT_OR_UNION NAME
        OPTIONAL_GENERIC_PARAMETERS STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_OR_OTHER], fits [ITEM_KIND],
        shortest "union a ;";
    /// `'struct' | 'union'`
    STRUCT_OR_UNION_STRUCT_OR_UNION "structOrUnion_struct_or_union" = Set [STRUCT UNION], subsumes parts,
        shortest "union", of "structOrUnion";
    /// `whereClause? (';' | structFields) | tupleFields whereClause? ';'`
    STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_OR_OTHER "structOrUnion_semicolon_or_structFields_or_other"
        = Alternation [STRUCT_OR_UNION_OPTIONAL_WHERE_CLAUSE_SEMICOLON_OR_STRUCT_FIELDS
        STRUCT_OR_UNION_TUPLE_FIELDS_SEMICOLON], subsumes parts, shortest ";", of "structOrUnion";
    /// `whereClause? (';' | structFields)`
    STRUCT_OR_UNION_OPTIONAL_WHERE_CLAUSE_SEMICOLON_OR_STRUCT_FIELDS
        "structOrUnion_optional_whereClause_semicolon_or_structFields" = Sequence [OPTIONAL_WHERE_CLAUSE
        STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_AFTER_OPTIONAL_WHERE_CLAUSE],
        subsumes [STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_AFTER_OPTIONAL_WHERE_CLAUSE],
        fits [STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_OR_OTHER], shortest ";", as Alternative,
        of "structOrUnion";
    /// `';' | structFields`
    STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_AFTER_OPTIONAL_WHERE_CLAUSE
        "structOrUnion_semicolon_or_structFields_after_optional_whereClause" = Alternation [SEMICOLON
        STRUCT_FIELDS], subsumes parts,
        fits [STRUCT_OR_UNION_OPTIONAL_WHERE_CLAUSE_SEMICOLON_OR_STRUCT_FIELDS], shortest ";",
        of "structOrUnion";
    /// `structFields : '{' (structField (',' structField)* ','?)? '}'`
    STRUCT_FIELDS "structFields" = Sequence [L_BRACE STRUCT_FIELDS_OPTIONAL_STRUCT_FIELD R_BRACE],
        fits [STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_AFTER_OPTIONAL_WHERE_CLAUSE
        VARIANT_STRUCT_FIELDS_OR_TUPLE_FIELDS], shortest "{ }";
    /// `(structField (',' structField)* ','?)?`
    STRUCT_FIELDS_OPTIONAL_STRUCT_FIELD "structFields_optional_structField" = Optional
        [STRUCT_FIELDS_STRUCT_FIELD], subsumes parts, of "structFields";
    /// `structField (',' structField)* ','?`
    STRUCT_FIELDS_STRUCT_FIELD "structFields_structField" = Sequence [STRUCT_FIELD
        STRUCT_FIELDS_NEXT_STRUCT_FIELDS OPTIONAL_COMMA], subsumes [STRUCT_FIELD],
        fits [STRUCT_FIELDS_OPTIONAL_STRUCT_FIELD], shortest "a : !", of "structFields";
    /// `structField : attribute* visibility? 'unsafe'? name ':' type ('=' expression)?`
    STRUCT_FIELD "structField" = Sequence [ATTRIBUTES OPTIONAL_VISIBILITY OPTIONAL_UNSAFE NAME COLON TYPE
        OPTIONAL_EQ_EXPRESSION], fits [STRUCT_FIELDS_STRUCT_FIELD], shortest "a : !";
    /// `('=' expression)?`
    OPTIONAL_EQ_EXPRESSION "optional_eq_expression" = Optional [EQ_EXPRESSION], subsumes parts,
        of "structField" "variant" "constant" "static";
    /// `'=' expression`
    EQ_EXPRESSION "eq_expression" = Sequence [EQ EXPRESSION], fits [OPTIONAL_EQ_EXPRESSION], shortest "= _",
        of "structField" "variant" "constant" "static";
    /// `(',' structField)*`
    STRUCT_FIELDS_NEXT_STRUCT_FIELDS "structFields_next_structFields" = Star
        [STRUCT_FIELDS_NEXT_STRUCT_FIELD], subsumes parts, of "structFields";
    /// `',' structField`
    STRUCT_FIELDS_NEXT_STRUCT_FIELD "structFields_next_structField" = Sequence [COMMA STRUCT_FIELD],
        fits [STRUCT_FIELDS_NEXT_STRUCT_FIELDS], shortest ", a : !", of "structFields";
    /// `tupleFields whereClause? ';'`
    STRUCT_OR_UNION_TUPLE_FIELDS_SEMICOLON "structOrUnion_tupleFields_semicolon" = Sequence [TUPLE_FIELDS
        OPTIONAL_WHERE_CLAUSE SEMICOLON], fits [STRUCT_OR_UNION_SEMICOLON_OR_STRUCT_FIELDS_OR_OTHER],
        shortest "( ) ;", as Alternative, of "structOrUnion";
    /// `tupleFields : '(' (tupleField (',' tupleField)* ','?)? ')'`
    TUPLE_FIELDS "tupleFields" = Sequence [L_PAREN TUPLE_FIELDS_OPTIONAL_TUPLE_FIELD R_PAREN],
        fits [VARIANT_STRUCT_FIELDS_OR_TUPLE_FIELDS], shortest "( )";
    /// `(tupleField (',' tupleField)* ','?)?`
    TUPLE_FIELDS_OPTIONAL_TUPLE_FIELD "tupleFields_optional_tupleField" = Optional [TUPLE_FIELDS_TUPLE_FIELD],
        subsumes parts, of "tupleFields";
    /// `tupleField (',' tupleField)* ','?`
    TUPLE_FIELDS_TUPLE_FIELD "tupleFields_tupleField" = Sequence [TUPLE_FIELD TUPLE_FIELDS_NEXT_TUPLE_FIELDS
        OPTIONAL_COMMA], subsumes [TUPLE_FIELD], fits [TUPLE_FIELDS_OPTIONAL_TUPLE_FIELD], shortest "!",
        of "tupleFields";
    /// `tupleField : attribute* visibility? type`
    TUPLE_FIELD "tupleField" = Sequence [ATTRIBUTES OPTIONAL_VISIBILITY TYPE], subsumes [TYPE],
        fits [TUPLE_FIELDS_TUPLE_FIELD], shortest "!";
    /// `(',' tupleField)*`
    TUPLE_FIELDS_NEXT_TUPLE_FIELDS "tupleFields_next_tupleFields" = Star [TUPLE_FIELDS_NEXT_TUPLE_FIELD],
        subsumes parts, of "tupleFields";
    /// `',' tupleField`
    TUPLE_FIELDS_NEXT_TUPLE_FIELD "tupleFields_next_tupleField" = Sequence [COMMA TUPLE_FIELD],
        fits [TUPLE_FIELDS_NEXT_TUPLE_FIELDS], shortest ", !", of "tupleFields";
    /// `enumeration : 'enum' name genericParameters? whereClause? '{' (variant (',' variant)* ','?)? '}'`
    ENUMERATION "enumeration" = Sequence [ENUM NAME OPTIONAL_GENERIC_PARAMETERS OPTIONAL_WHERE_CLAUSE L_BRACE
        ENUMERATION_OPTIONAL_VARIANT R_BRACE], fits [ITEM_KIND], shortest "enum a { }";
    /// `(variant (',' variant)* ','?)?`
    ENUMERATION_OPTIONAL_VARIANT "enumeration_optional_variant" = Optional [ENUMERATION_VARIANT],
        subsumes parts, of "enumeration";
    /// `variant (',' variant)* ','?`
    ENUMERATION_VARIANT "enumeration_variant" = Sequence [VARIANT ENUMERATION_NEXT_VARIANTS OPTIONAL_COMMA],
        subsumes [VARIANT], fits [ENUMERATION_OPTIONAL_VARIANT], shortest "a", of "enumeration";
    /// `variant : attribute* visibility? name (structFields | tupleFields)? ('=' expression)?`
    VARIANT "variant" = Sequence [ATTRIBUTES OPTIONAL_VISIBILITY NAME
        VARIANT_OPTIONAL_STRUCT_FIELDS_OR_TUPLE_FIELDS OPTIONAL_EQ_EXPRESSION], subsumes [NAME],
        fits [ENUMERATION_VARIANT], shortest "a";
    /// `(structFields | tupleFields)?`
    VARIANT_OPTIONAL_STRUCT_FIELDS_OR_TUPLE_FIELDS "variant_optional_structFields_or_tupleFields" = Optional
        [VARIANT_STRUCT_FIELDS_OR_TUPLE_FIELDS], subsumes parts, of "variant";
    /// `structFields | tupleFields`
    VARIANT_STRUCT_FIELDS_OR_TUPLE_FIELDS "variant_structFields_or_tupleFields" = Alternation [STRUCT_FIELDS
        TUPLE_FIELDS], subsumes parts, fits [VARIANT_OPTIONAL_STRUCT_FIELDS_OR_TUPLE_FIELDS], shortest "{ }",
        of "variant";
    /// `(',' variant)*`
    ENUMERATION_NEXT_VARIANTS "enumeration_next_variants" = Star [ENUMERATION_NEXT_VARIANT], subsumes parts,
        of "enumeration";
    /// `',' variant`
    ENUMERATION_NEXT_VARIANT "enumeration_next_variant" = Sequence [COMMA VARIANT],
        fits [ENUMERATION_NEXT_VARIANTS], shortest ", a", of "enumeration";
    /// `constant : 'default'? 'const' (name | '_') genericParameters? (':' type)? ('=' expression)?
    ///     whereClause? ';'`
    CONSTANT "constant" = Sequence [OPTIONAL_DEFAULT CONST NAME_OR OPTIONAL_GENERIC_PARAMETERS
        OPTIONAL_COLON_TYPE OPTIONAL_EQ_EXPRESSION OPTIONAL_WHERE_CLAUSE SEMICOLON], fits [ITEM_KIND],
        shortest "const a ;";
    /// `static : ('unsafe' | 'safe')? 'static' 'mut'? (name | '_') (':' type)? ('=' expression)? ';'`
    STATIC "static" = Sequence [STATIC_OPTIONAL_UNSAFE_OR_SAFE STATIC_KEYWORD OPTIONAL_MUT NAME_OR
        OPTIONAL_COLON_TYPE OPTIONAL_EQ_EXPRESSION SEMICOLON], fits [ITEM_KIND], shortest "static a ;";
    /// `('unsafe' | 'safe')?`
    STATIC_OPTIONAL_UNSAFE_OR_SAFE "static_optional_unsafe_or_safe" = Optional [STATIC_UNSAFE_OR_SAFE],
        subsumes parts, of "static";
    /// `'unsafe' | 'safe'`
    STATIC_UNSAFE_OR_SAFE "static_unsafe_or_safe" = Set [UNSAFE SAFE], subsumes parts,
        fits [STATIC_OPTIONAL_UNSAFE_OR_SAFE], shortest "safe", of "static";
    /// `trait : 'const'? 'unsafe'? 'auto'? 'trait' name genericParameters? ((':' bounds)? whereClause?
    ///     itemBlock | '=' bounds whereClause? ';')`
    TRAIT "trait" = Sequence [TRAIT_OPTIONAL_CONST OPTIONAL_UNSAFE TRAIT_OPTIONAL_AUTO TRAIT_KEYWORD NAME
        OPTIONAL_GENERIC_PARAMETERS TRAIT_ITEM_BLOCK_OR_EQ_SEMICOLON], fits [ITEM_KIND],
        shortest "trait a { }";
    /// `'const'?`
    TRAIT_OPTIONAL_CONST "trait_optional_const" = Optional [CONST], subsumes parts, of "trait";
    /// `'auto'?`
    TRAIT_OPTIONAL_AUTO "trait_optional_auto" = Optional [AUTO], subsumes parts, of "trait";
    /// `(':' bounds)? whereClause? itemBlock | '=' bounds whereClause? ';'`
    TRAIT_ITEM_BLOCK_OR_EQ_SEMICOLON "trait_itemBlock_or_eq_semicolon" = Alternation [TRAIT_ITEM_BLOCK
        TRAIT_EQ_SEMICOLON], subsumes parts, shortest "{ }", of "trait";
    /// `(':' bounds)? whereClause? itemBlock`
    TRAIT_ITEM_BLOCK "trait_itemBlock" = Sequence [OPTIONAL_COLON OPTIONAL_WHERE_CLAUSE ITEM_BLOCK],
        subsumes [ITEM_BLOCK], fits [TRAIT_ITEM_BLOCK_OR_EQ_SEMICOLON], shortest "{ }", as Alternative,
        of "trait";
    /// `'=' bounds whereClause? ';'`
    TRAIT_EQ_SEMICOLON "trait_eq_semicolon" = Sequence [EQ BOUNDS OPTIONAL_WHERE_CLAUSE SEMICOLON],
        fits [TRAIT_ITEM_BLOCK_OR_EQ_SEMICOLON], shortest "= ;", as Alternative, of "trait";
    /// `implementation : 'default'? 'unsafe'? 'impl' genericParameters? ('~'? 'const')? '!'? type ('for'
    ///     type)? whereClause? itemBlock`
    IMPLEMENTATION "implementation" = Sequence [OPTIONAL_DEFAULT OPTIONAL_UNSAFE IMPL
        OPTIONAL_GENERIC_PARAMETERS IMPLEMENTATION_OPTIONAL_CONST IMPLEMENTATION_OPTIONAL_BANG TYPE
        IMPLEMENTATION_OPTIONAL_FOR OPTIONAL_WHERE_CLAUSE ITEM_BLOCK], fits [ITEM_KIND],
        shortest "impl ! { }";
    /// `('~'? 'const')?`
    IMPLEMENTATION_OPTIONAL_CONST "implementation_optional_const" = Optional [CONST_PART], subsumes parts,
        of "implementation";
    /// `'!'?`
    IMPLEMENTATION_OPTIONAL_BANG "implementation_optional_bang" = Optional [BANG], subsumes parts,
        of "implementation";
    /// `('for' type)?`
    IMPLEMENTATION_OPTIONAL_FOR "implementation_optional_for" = Optional [IMPLEMENTATION_FOR], subsumes parts,
        of "implementation";
    /// `'for' type`
    IMPLEMENTATION_FOR "implementation_for" = Sequence [FOR TYPE], fits [IMPLEMENTATION_OPTIONAL_FOR],
        shortest "for !", of "implementation";
    /// `externBlock : 'unsafe'? 'extern' string? itemBlock`
    EXTERN_BLOCK "externBlock" = Sequence [OPTIONAL_UNSAFE EXTERN OPTIONAL_STRING ITEM_BLOCK],
        fits [ITEM_KIND], shortest "extern { }";
    /// `macroDefinition : 'macro_rules' '!' name ('{' macroRules? '}' | ('(' macroRules? ')' | '['
    ///     macroRules? ']') ';') | 'macro' name ('(' tokenTree* ')')? '{' (macroRules | tokenTree*) '}'`
    MACRO_DEFINITION "macroDefinition" = Alternation [MACRO_DEFINITION_MACRO_RULES MACRO_DEFINITION_MACRO],
        subsumes parts, fits [ITEM_KIND], shortest "macro a { }";
    /// `'macro_rules' '!' name ('{' macroRules? '}' | ('(' macroRules? ')' | '[' macroRules? ']') ';')`
    MACRO_DEFINITION_MACRO_RULES "macroDefinition_macro_rules" = Sequence [MACRO_RULES_KEYWORD BANG NAME
        MACRO_DEFINITION_L_BRACE_R_BRACE_OR_OTHER], fits [MACRO_DEFINITION], shortest "macro_rules ! a { }",
        as Alternative, of "macroDefinition";
    /// `'{' macroRules? '}' | ('(' macroRules? ')' | '[' macroRules? ']') ';'`
    MACRO_DEFINITION_L_BRACE_R_BRACE_OR_OTHER "macroDefinition_l_brace_r_brace_or_other" = Alternation
        [MACRO_DEFINITION_L_BRACE_R_BRACE MACRO_DEFINITION_L_PAREN_R_PAREN_OR_OTHER_SEMICOLON],
        subsumes parts, shortest "{ }", of "macroDefinition";
    /// `'{' macroRules? '}'`
    MACRO_DEFINITION_L_BRACE_R_BRACE "macroDefinition_l_brace_r_brace" = Sequence [L_BRACE
        OPTIONAL_MACRO_RULES R_BRACE], fits [MACRO_DEFINITION_L_BRACE_R_BRACE_OR_OTHER], shortest "{ }",
        as Alternative, of "macroDefinition";
    /// `macroRules?`
    OPTIONAL_MACRO_RULES "optional_macroRules" = Optional [MACRO_RULES], subsumes parts, of "macroRules";
    /// `macroRules : macroRule ((';' | ',') macroRule)* (';' | ',')?`
    MACRO_RULES "macroRules" = Sequence [MACRO_RULE MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULES
        MACRO_RULES_OPTIONAL_SEMICOLON_OR_COMMA], subsumes [MACRO_RULE], fits [OPTIONAL_MACRO_RULES
        MACRO_DEFINITION_MACRO_RULES_OR_TOKEN_TREES], shortest "( ) => ( )";
    /// `macroRule : attribute* delimited '=>' delimited`
    MACRO_RULE "macroRule" = Sequence [ATTRIBUTES DELIMITED EQ_GT DELIMITED], fits [MACRO_RULES],
        shortest "( ) => ( )";
    /// `((';' | ',') macroRule)*`
    MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULES "macroRules_semicolon_or_comma_macroRules" = Star
        [MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULE], subsumes parts, of "macroRules";
    /// `(';' | ',') macroRule`
    MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULE "macroRules_semicolon_or_comma_macroRule" = Sequence
        [MACRO_RULES_SEMICOLON_OR_COMMA MACRO_RULE], fits [MACRO_RULES_SEMICOLON_OR_COMMA_MACRO_RULES],
        shortest "; ( ) => ( )", of "macroRules";
    /// `';' | ','`
    MACRO_RULES_SEMICOLON_OR_COMMA "macroRules_semicolon_or_comma" = Set [SEMICOLON COMMA], subsumes parts,
        fits [MACRO_RULES_OPTIONAL_SEMICOLON_OR_COMMA], shortest ";", of "macroRules";
    /// `(';' | ',')?`
    MACRO_RULES_OPTIONAL_SEMICOLON_OR_COMMA "macroRules_optional_semicolon_or_comma" = Optional
        [MACRO_RULES_SEMICOLON_OR_COMMA], subsumes parts, of "macroRules";
    /// `('(' macroRules? ')' | '[' macroRules? ']') ';'`
    MACRO_DEFINITION_L_PAREN_R_PAREN_OR_OTHER_SEMICOLON "macroDefinition_l_paren_r_paren_or_other_semicolon"
        = Sequence [MACRO_DEFINITION_L_PAREN_R_PAREN_OR_OTHER SEMICOLON],
        fits [MACRO_DEFINITION_L_BRACE_R_BRACE_OR_OTHER], shortest "( ) ;", as Alternative,
        of "macroDefinition";
    /// `'(' macroRules? ')' | '[' macroRules? ']'`
    MACRO_DEFINITION_L_PAREN_R_PAREN_OR_OTHER "macroDefinition_l_paren_r_paren_or_other" = Alternation
        [MACRO_DEFINITION_L_PAREN_R_PAREN MACRO_DEFINITION_L_BRACKET_R_BRACKET], subsumes parts,
        shortest "( )", of "macroDefinition";
    /// `'(' macroRules? ')'`
    MACRO_DEFINITION_L_PAREN_R_PAREN "macroDefinition_l_paren_r_paren" = Sequence [L_PAREN
        OPTIONAL_MACRO_RULES R_PAREN], fits [MACRO_DEFINITION_L_PAREN_R_PAREN_OR_OTHER], shortest "( )",
        as Alternative, of "macroDefinition";
    /// `'[' macroRules? ']'`
    MACRO_DEFINITION_L_BRACKET_R_BRACKET "macroDefinition_l_bracket_r_bracket" = Sequence [L_BRACKET
        OPTIONAL_MACRO_RULES R_BRACKET], fits [MACRO_DEFINITION_L_PAREN_R_PAREN_OR_OTHER], shortest "[ ]",
        as Alternative, of "macroDefinition";
    /// `'macro' name ('(' tokenTree* ')')? '{' (macroRules | tokenTree*) '}'`
    MACRO_DEFINITION_MACRO "macroDefinition_macro" = Sequence [MACRO NAME
        MACRO_DEFINITION_OPTIONAL_L_PAREN_R_PAREN L_BRACE MACRO_DEFINITION_MACRO_RULES_OR_TOKEN_TREES
        R_BRACE], fits [MACRO_DEFINITION], shortest "macro a { }", as Alternative, of "macroDefinition";
    /// `('(' tokenTree* ')')?`
    MACRO_DEFINITION_OPTIONAL_L_PAREN_R_PAREN "macroDefinition_optional_l_paren_r_paren" = Optional
        [L_PAREN_TOKEN_TREES_R_PAREN], subsumes parts, of "macroDefinition";
    /// `macroRules | tokenTree*`
    MACRO_DEFINITION_MACRO_RULES_OR_TOKEN_TREES "macroDefinition_macroRules_or_tokenTrees" = Alternation
        [MACRO_RULES TOKEN_TREES], subsumes parts, of "macroDefinition";
    /// `macroItem : attribute* simplePath '!' ('{' tokenTree* '}' | ('(' tokenTree* ')' | '[' tokenTree*
    ///     ']') ';'?)`
    MACRO_ITEM "macroItem" = Sequence [ATTRIBUTES SIMPLE_PATH BANG MACRO_ITEM_L_BRACE_R_BRACE_OR_OTHER],
        fits [MODULE_ITEM], shortest "a ! { }";
    /// `'{' tokenTree* '}' | ('(' tokenTree* ')' | '[' tokenTree* ']') ';'?`
    MACRO_ITEM_L_BRACE_R_BRACE_OR_OTHER "macroItem_l_brace_r_brace_or_other" = Alternation [L_BRACE_R_BRACE
        MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_TO_OPTIONAL_SEMICOLON], subsumes parts, shortest "{ }",
        of "macroItem";
    /// `('(' tokenTree* ')' | '[' tokenTree* ']') ';'?`
    MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_TO_OPTIONAL_SEMICOLON
        "macroItem_l_paren_r_paren_or_other_to_optional_semicolon" = Sequence
        [MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_CHOICE MACRO_ITEM_OPTIONAL_SEMICOLON],
        subsumes [MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_CHOICE], fits [MACRO_ITEM_L_BRACE_R_BRACE_OR_OTHER],
        shortest "( )", as Alternative, of "macroItem";
    /// `'(' tokenTree* ')' | '[' tokenTree* ']'`
    MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_CHOICE "macroItem_l_paren_r_paren_or_other_choice" = Alternation
        [L_PAREN_TOKEN_TREES_R_PAREN L_BRACKET_R_BRACKET], subsumes parts,
        fits [MACRO_ITEM_L_PAREN_R_PAREN_OR_OTHER_TO_OPTIONAL_SEMICOLON], shortest "( )", of "macroItem";
    /// `';'?`
    MACRO_ITEM_OPTIONAL_SEMICOLON "macroItem_optional_semicolon" = Optional [SEMICOLON], subsumes parts,
        of "macroItem";
  }
}
