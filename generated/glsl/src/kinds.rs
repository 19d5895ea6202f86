// @generated from grammars/glsl.g4 by `cargo xtask gen` (blake3 958fdcf91ad0b27e)

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
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    L_PAREN "'('" shortest "(" is Open;
    COMMA "','" shortest ",";
    R_PAREN "')'" shortest ")" is Close;
    PRECISION "'precision'" shortest "precision";
    EQ "'='" shortest "=";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    PLUS "'+'" shortest "+";
    MINUS "'-'" shortest "-";
    STAR "'*'" shortest "*";
    SLASH "'/'" shortest "/";
    STRUCT "'struct'" shortest "struct";
    LAYOUT "'layout'" shortest "layout";
    SUBROUTINE "'subroutine'" shortest "subroutine";
    CONST "'const'" shortest "const";
    IN "'in'" shortest "in";
    OUT "'out'" shortest "out";
    INOUT "'inout'" shortest "inout";
    ATTRIBUTE "'attribute'" shortest "attribute";
    VARYING "'varying'" shortest "varying";
    UNIFORM "'uniform'" shortest "uniform";
    BUFFER "'buffer'" shortest "buffer";
    SHARED "'shared'" shortest "shared";
    CENTROID "'centroid'" shortest "centroid";
    SAMPLE "'sample'" shortest "sample";
    PATCH "'patch'" shortest "patch";
    FLAT "'flat'" shortest "flat";
    SMOOTH "'smooth'" shortest "smooth";
    NOPERSPECTIVE "'noperspective'" shortest "noperspective";
    INVARIANT "'invariant'" shortest "invariant";
    PRECISE "'precise'" shortest "precise";
    COHERENT "'coherent'" shortest "coherent";
    VOLATILE "'volatile'" shortest "volatile";
    RESTRICT "'restrict'" shortest "restrict";
    READONLY "'readonly'" shortest "readonly";
    WRITEONLY "'writeonly'" shortest "writeonly";
    HIGHP "'highp'" shortest "highp";
    MEDIUMP "'mediump'" shortest "mediump";
    LOWP "'lowp'" shortest "lowp";
    IF "'if'" shortest "if";
    SWITCH "'switch'" shortest "switch";
    CASE "'case'" shortest "case";
    COLON "':'" shortest ":";
    DEFAULT "'default'" shortest "default";
    WHILE "'while'" shortest "while";
    DO "'do'" shortest "do";
    FOR "'for'" shortest "for";
    RETURN "'return'" shortest "return";
    BREAK "'break'" shortest "break";
    CONTINUE "'continue'" shortest "continue";
    DISCARD "'discard'" shortest "discard";
    ELSE_KEYWORD "'else'" shortest "else";
    QUESTION "'?'" shortest "?";
    PLUS_PLUS "'++'" shortest "++";
    MINUS_MINUS "'--'" shortest "--";
    BANG "'!'" shortest "!";
    TILDE "'~'" shortest "~";
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    DOT "'.'" shortest ".";
    PERCENT "'%'" shortest "%";
    LT_LT "'<<'" shortest "<<";
    GT_GT "'>>'" shortest ">>";
    LT_EQ "'<='" shortest "<=";
    GT_EQ "'>='" shortest ">=";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    AMP "'&'" shortest "&";
    CARET "'^'" shortest "^";
    PIPE "'|'" shortest "|";
    AMP_AMP "'&&'" shortest "&&";
    CARET_CARET "'^^'" shortest "^^";
    PIPE_PIPE "'||'" shortest "||";
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
    /// `IDENTIFIER : [A-Z_a-z] [0-9A-Z_a-z]*`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `NUMBER : '0' [Xx] [0-9A-Fa-f]+ [0-9A-Z_a-z]* | ([0-9]+ '.'? [0-9]* | '.' [0-9]+) ([Ee] [+\-]?
    ///     [0-9]+)? [0-9A-Z_a-z]*`
    NUMBER "NUMBER" shortest "0";
    /// `STRING : '"' (~[\n\r"\\] | '\\' .)* '"'`
    STRING "STRING" shortest "\"\"";
    /// `DIRECTIVE : '#' DirectivePart* ('//' ~[\n\r]*)?`
    DIRECTIVE "DIRECTIVE" shortest "#";
    /// `BLOCK_COMMENT : '/*' .*? '*/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : '//' (~[\n\r\\] | '\\' '\r'? '\n' | '\\' ~[\n\r])* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `WHITESPACE : ([\t-\r \u{FEFF}] | '\\' '\r'? '\n')+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `file : item* EOF`
    FILE "file" = Sequence [ITEMS EOF], subsumes [ITEMS];
    /// `item*`
    ITEMS "items" = Star [ITEM], subsumes parts, fits [FILE], of "item";
    /// `item : DIRECTIVE | ';' | declaration | function | prototype | macro | '[' IDENTIFIER ']'`
    ITEM "item" = Alternation [DIRECTIVE SEMICOLON DECLARATION FUNCTION PROTOTYPE MACRO
        ITEM_L_BRACKET_IDENTIFIER_R_BRACKET], subsumes parts, fits [ITEMS], shortest "#";
    /// `declaration : qualifier* type declarator (',' declarator)* ';' | qualifier* structure ';' |
    ///     qualifier+ members (IDENTIFIER array*)? ';' | keyword+ (IDENTIFIER (arguments | (','
    ///     IDENTIFIER)*))? ';' | 'precision' qualifier* type ';'`
    /// In normal form `qualifier* (type declarator (',' declarator)* | structure) ';' | qualifier+ members
    ///     (IDENTIFIER array*)? ';' | keyword+ (IDENTIFIER (arguments | (',' IDENTIFIER)*))?
    ///     ';' | 'precision' qualifier* type ';'`
    DECLARATION "declaration" = Alternation [DECLARATION_TYPE_DECLARATOR_OR_STRUCTURE
        QUALIFIERS_MEMBERS_SEMICOLON DECLARATION_KEYWORDS_SEMICOLON DECLARATION_PRECISION], subsumes parts,
        fits [ITEM STATEMENT_DECLARATION_OR_SEMICOLON STATEMENT_OPERAND], shortest "in ;";
    /// `qualifier* (type declarator (',' declarator)* | structure) ';'`
    DECLARATION_TYPE_DECLARATOR_OR_STRUCTURE "declaration_type_declarator_or_structure" = Sequence
        [QUALIFIERS_LIST DECLARATION_AFTER_QUALIFIERS SEMICOLON], fits [DECLARATION], shortest "a a ;",
        as Alternative, of "declaration";
    /// `qualifier*`
    QUALIFIERS_LIST "qualifiers_list" = Star [QUALIFIER], subsumes parts [SOME_QUALIFIERS],
        fits [LAZY_QUALIFIERS], of "qualifier";
    /// `qualifier : IDENTIFIER arguments? | keyword`
    QUALIFIER "qualifier" = Alternation [IDENTIFIER_OPTIONAL_ARGUMENTS KEYWORD], subsumes parts,
        fits [QUALIFIERS_LIST SOME_QUALIFIERS LAZY_QUALIFIERS], shortest "a";
    /// `IDENTIFIER arguments?`
    IDENTIFIER_OPTIONAL_ARGUMENTS "IDENTIFIER_optional_arguments" = Sequence [IDENTIFIER OPTIONAL_ARGUMENTS],
        subsumes [IDENTIFIER], fits [QUALIFIER OPTIONAL_IDENTIFIER_OPTIONAL_ARGUMENTS], shortest "a",
        of "member" "qualifier" "statement";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `arguments : '(' (argument (',' argument)*)? ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN ARGUMENTS_OPTIONAL_ARGUMENTS R_PAREN], fits [OPTIONAL_ARGUMENTS
        POSTFIX TYPE_TYPE_ARGUMENTS_OR_ARGUMENTS MACRO_ARGUMENTS DECLARATION_ARGUMENTS_OR_NEXT_IDENTIFIERS],
        shortest "( )";
    /// `(argument (',' argument)*)?`
    ARGUMENTS_OPTIONAL_ARGUMENTS "arguments_optional_arguments" = Optional [ARGUMENTS_LIST], subsumes parts,
        of "arguments";
    /// `argument (',' argument)*`
    ARGUMENTS_LIST "arguments_list" = Sequence [ARGUMENT ARGUMENTS_NEXT_ARGUMENTS], subsumes [ARGUMENT],
        fits [ARGUMENTS_OPTIONAL_ARGUMENTS], shortest "#", of "arguments";
    /// `argument : DIRECTIVE+ | DIRECTIVE* expression | (IDENTIFIER '=')? '[' (expression (','
    ///     expression)*)? ']'`
    /// In normal form `DIRECTIVE+ | DIRECTIVE* expression | (IDENTIFIER '=')? '[' expressions? ']'`
    ARGUMENT "argument" = Alternation [SOME_DIRECTIVES ARGUMENT_EXPRESSION ARGUMENT_L_BRACKET_R_BRACKET],
        subsumes parts, fits [ARGUMENTS_LIST], shortest "#";
    /// `DIRECTIVE+`
    SOME_DIRECTIVES "some_DIRECTIVEs" = Plus [DIRECTIVE], subsumes parts [DIRECTIVES], fits [ARGUMENT
        DIRECTIVES], shortest "#", of "function" "argument";
    /// `DIRECTIVE* expression`
    ARGUMENT_EXPRESSION "argument_expression" = Sequence [DIRECTIVES EXPRESSION], subsumes [EXPRESSION],
        fits [ARGUMENT], shortest "0", as Alternative, of "argument";
    /// `DIRECTIVE*`
    DIRECTIVES "DIRECTIVEs" = Star [DIRECTIVE], subsumes parts [SOME_DIRECTIVES], fits [SOME_DIRECTIVES],
        of "function" "argument" "primary" and 8 others;
    /// `expression : operand operation*`
    EXPRESSION "expression" = Sequence [OPERAND OPERATIONS], subsumes [OPERAND], fits [ARGUMENT_EXPRESSION
        EXPRESSIONS OPTIONAL_EXPRESSION INITIALIZER_EXPRESSION_OR_L_BRACE_R_BRACE], shortest "0";
    /// `operand : prefix* primary postfix*`
    OPERAND "operand" = Sequence [PREFIXES PRIMARY POSTFIXES], subsumes [PRIMARY], fits [EXPRESSION],
        shortest "0";
    /// `prefix*`
    PREFIXES "prefixes" = Star [PREFIX], subsumes parts, of "prefix";
    /// `prefix : '++' | '--' | '+' | '-' | '!' | '~'`
    PREFIX "prefix" = Set [PLUS MINUS PLUS_PLUS MINUS_MINUS BANG TILDE], subsumes parts, fits [PREFIXES],
        shortest "+";
    /// `primary : IDENTIFIER (typeArguments arguments)? | NUMBER | 'true' | 'false' | STRING+ | '('
    ///     DIRECTIVE* expressions ')'`
    PRIMARY "primary" = Alternation [PRIMARY_IDENTIFIER NUMBER TRUE FALSE PRIMARY_STRINGS
        PRIMARY_L_PAREN_EXPRESSIONS_R_PAREN], subsumes parts, fits [OPERAND], shortest "0";
    /// `IDENTIFIER (typeArguments arguments)?`
    PRIMARY_IDENTIFIER "primary_IDENTIFIER" = Sequence [IDENTIFIER PRIMARY_OPTIONAL_TYPE_ARGUMENTS_ARGUMENTS],
        subsumes [IDENTIFIER], fits [PRIMARY], shortest "a", as Alternative, of "primary";
    /// `(typeArguments arguments)?`
    PRIMARY_OPTIONAL_TYPE_ARGUMENTS_ARGUMENTS "primary_optional_typeArguments_arguments" = Optional
        [PRIMARY_TYPE_ARGUMENTS_ARGUMENTS], subsumes parts, of "primary";
    /// `typeArguments arguments`
    PRIMARY_TYPE_ARGUMENTS_ARGUMENTS "primary_typeArguments_arguments" = Sequence [TYPE_ARGUMENTS ARGUMENTS],
        fits [PRIMARY_OPTIONAL_TYPE_ARGUMENTS_ARGUMENTS], shortest "< 0 > ( )", of "primary";
    /// `typeArguments : '<' typeArgument (',' typeArgument)* '>'`
    TYPE_ARGUMENTS "typeArguments" = Sequence [LT TYPE_ARGUMENT TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENTS GT],
        fits [OPTIONAL_TYPE_ARGUMENTS TYPE_TYPE_ARGUMENTS_OR_ARGUMENTS], shortest "< 0 >";
    /// `typeArgument : (IDENTIFIER typeArguments? | NUMBER | '+' | '-' | '*' | '/')+`
    TYPE_ARGUMENT "typeArgument" = Plus [TYPE_ARGUMENT_IDENTIFIER_OR_OTHER], subsumes parts, shortest "0";
    /// `IDENTIFIER typeArguments? | NUMBER | '+' | '-' | '*' | '/'`
    TYPE_ARGUMENT_IDENTIFIER_OR_OTHER "typeArgument_IDENTIFIER_or_other" = Alternation
        [TYPE_ARGUMENT_IDENTIFIER NUMBER PLUS MINUS STAR SLASH], subsumes parts, fits [TYPE_ARGUMENT],
        shortest "0", of "typeArgument";
    /// `IDENTIFIER typeArguments?`
    TYPE_ARGUMENT_IDENTIFIER "typeArgument_IDENTIFIER" = Sequence [IDENTIFIER OPTIONAL_TYPE_ARGUMENTS],
        subsumes [IDENTIFIER], fits [TYPE_ARGUMENT_IDENTIFIER_OR_OTHER], shortest "a", as Alternative,
        of "typeArgument";
    /// `typeArguments?`
    OPTIONAL_TYPE_ARGUMENTS "optional_typeArguments" = Optional [TYPE_ARGUMENTS], subsumes parts,
        of "typeArguments";
    /// `(',' typeArgument)*`
    TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENTS "typeArguments_next_typeArguments" = Star
        [TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENT], subsumes parts, of "typeArguments";
    /// `',' typeArgument`
    TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENT "typeArguments_next_typeArgument" = Sequence [COMMA TYPE_ARGUMENT],
        fits [TYPE_ARGUMENTS_NEXT_TYPE_ARGUMENTS], shortest ", 0", of "typeArguments";
    /// `STRING+`
    PRIMARY_STRINGS "primary_STRINGs" = Plus [STRING], subsumes parts, fits [PRIMARY], shortest "\"\"",
        of "primary";
    /// `'(' DIRECTIVE* expressions ')'`
    PRIMARY_L_PAREN_EXPRESSIONS_R_PAREN "primary_l_paren_expressions_r_paren" = Sequence [L_PAREN DIRECTIVES
        EXPRESSIONS R_PAREN], fits [PRIMARY], shortest "( 0 )", as Alternative, of "primary";
    /// `expressions : expression (',' expression)*`
    EXPRESSIONS "expressions" = Sequence [EXPRESSION EXPRESSIONS_NEXT_EXPRESSIONS], subsumes [EXPRESSION],
        fits [OPTIONAL_EXPRESSIONS CONDITION], shortest "0";
    /// `(',' expression)*`
    EXPRESSIONS_NEXT_EXPRESSIONS "expressions_next_expressions" = Star [EXPRESSIONS_NEXT_EXPRESSION],
        subsumes parts, of "expressions";
    /// `',' expression`
    EXPRESSIONS_NEXT_EXPRESSION "expressions_next_expression" = Sequence [COMMA EXPRESSION],
        fits [EXPRESSIONS_NEXT_EXPRESSIONS], shortest ", 0", of "expressions";
    /// `postfix*`
    POSTFIXES "postfixes" = Star [POSTFIX], subsumes parts, of "postfix";
    /// `postfix : '++' | '--' | '[' expression? ']' | '.' IDENTIFIER | arguments | DIRECTIVE`
    /// In normal form `'++' | '--' | array | '.' IDENTIFIER | arguments | DIRECTIVE`
    POSTFIX "postfix" = Alternation [PLUS_PLUS MINUS_MINUS ARRAY POSTFIX_NEXT_IDENTIFIER ARGUMENTS DIRECTIVE],
        subsumes parts, fits [POSTFIXES], shortest "#";
    /// `array : '[' expression? ']'`
    ARRAY "array" = Sequence [L_BRACKET OPTIONAL_EXPRESSION R_BRACKET], fits [POSTFIX ARRAYS], shortest "[ ]";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `'.' IDENTIFIER`
    POSTFIX_NEXT_IDENTIFIER "postfix_next_IDENTIFIER" = Sequence [DOT IDENTIFIER], fits [POSTFIX],
        shortest ". a", as Alternative, of "postfix";
    /// `operation*`
    OPERATIONS "operations" = Star [OPERATION], subsumes parts, of "operation";
    /// `operation : binaryOperator DIRECTIVE* operand | '?' DIRECTIVE* expression ':' DIRECTIVE* operand |
    ///     DIRECTIVE operand`
    OPERATION "operation" = Alternation [OPERATION_BINARY_OPERATOR_OPERAND
        OPERATION_QUESTION_EXPRESSION_COLON_OPERAND OPERATION_DIRECTIVE], subsumes parts, fits [OPERATIONS],
        shortest "= 0";
    /// `binaryOperator DIRECTIVE* operand`
    OPERATION_BINARY_OPERATOR_OPERAND "operation_binaryOperator_operand" = Sequence [BINARY_OPERATOR
        DIRECTIVES OPERAND], fits [OPERATION], shortest "= 0", as Alternative, of "operation";
    /// `binaryOperator : '*' | '/' | '%' | '+' | '-' | '<<' | '>>' | '<' | '>' | '<=' | '>=' | '==' | '!=' |
    ///     '&' | '^' | '|' | '&&' | '^^' | '||' | '=' | '*=' | '/=' | '%=' | '+=' | '-=' | '<<=' | '>>=' |
    ///     '&=' | '^=' | '|='`
    BINARY_OPERATOR "binaryOperator" = Set [EQ LT GT PLUS MINUS STAR SLASH PERCENT LT_LT GT_GT LT_EQ GT_EQ
        EQ_EQ BANG_EQ AMP CARET PIPE AMP_AMP CARET_CARET PIPE_PIPE STAR_EQ SLASH_EQ PERCENT_EQ PLUS_EQ
        MINUS_EQ LT_LT_EQ GT_GT_EQ AMP_EQ CARET_EQ PIPE_EQ], subsumes parts, shortest "=";
    /// `'?' DIRECTIVE* expression ':' DIRECTIVE* operand`
    OPERATION_QUESTION_EXPRESSION_COLON_OPERAND "operation_question_expression_colon_operand" = Sequence
        [QUESTION DIRECTIVES EXPRESSION COLON DIRECTIVES OPERAND], fits [OPERATION], shortest "? 0 : 0",
        as Alternative, of "operation";
    /// `DIRECTIVE operand`
    OPERATION_DIRECTIVE "operation_DIRECTIVE" = Sequence [DIRECTIVE OPERAND], fits [OPERATION],
        shortest "# 0", as Alternative, of "operation";
    /// `(IDENTIFIER '=')? '[' expressions? ']'`
    ARGUMENT_L_BRACKET_R_BRACKET "argument_l_bracket_r_bracket" = Sequence [ARGUMENT_OPTIONAL_IDENTIFIER
        L_BRACKET OPTIONAL_EXPRESSIONS R_BRACKET], fits [ARGUMENT], shortest "[ ]", as Alternative,
        of "argument";
    /// `(IDENTIFIER '=')?`
    ARGUMENT_OPTIONAL_IDENTIFIER "argument_optional_IDENTIFIER" = Optional [ARGUMENT_IDENTIFIER],
        subsumes parts, of "argument";
    /// `IDENTIFIER '='`
    ARGUMENT_IDENTIFIER "argument_IDENTIFIER" = Sequence [IDENTIFIER EQ], fits [ARGUMENT_OPTIONAL_IDENTIFIER],
        shortest "a =", of "argument";
    /// `expressions?`
    OPTIONAL_EXPRESSIONS "optional_expressions" = Optional [EXPRESSIONS], subsumes parts, of "argument"
        "attributes" "statement";
    /// `(',' argument)*`
    ARGUMENTS_NEXT_ARGUMENTS "arguments_next_arguments" = Star [ARGUMENTS_NEXT_ARGUMENT], subsumes parts,
        of "arguments";
    /// `',' argument`
    ARGUMENTS_NEXT_ARGUMENT "arguments_next_argument" = Sequence [COMMA ARGUMENT],
        fits [ARGUMENTS_NEXT_ARGUMENTS], shortest ", #", of "arguments";
    /// `keyword : 'layout' '(' (layoutItem (',' layoutItem)*)? ')' | 'subroutine' ('(' IDENTIFIER (','
    ///     IDENTIFIER)* ')')? | 'const' | 'in' | 'out' | 'inout' | 'attribute' | 'varying' | 'uniform' |
    ///     'buffer' | 'shared' | 'centroid' | 'sample' | 'patch' | 'flat' | 'smooth' | 'noperspective' |
    ///     'invariant' | 'precise' | 'coherent' | 'volatile' | 'restrict' | 'readonly' | 'writeonly' |
    ///     'highp' | 'mediump' | 'lowp'`
    KEYWORD "keyword" = Alternation [KEYWORD_LAYOUT KEYWORD_SUBROUTINE CONST IN OUT INOUT ATTRIBUTE VARYING
        UNIFORM BUFFER SHARED CENTROID SAMPLE PATCH FLAT SMOOTH NOPERSPECTIVE INVARIANT PRECISE COHERENT
        VOLATILE RESTRICT READONLY WRITEONLY HIGHP MEDIUMP LOWP], subsumes parts, fits [QUALIFIER KEYWORDS],
        shortest "in";
    /// `'layout' '(' (layoutItem (',' layoutItem)*)? ')'`
    KEYWORD_LAYOUT "keyword_layout" = Sequence [LAYOUT L_PAREN KEYWORD_OPTIONAL_LAYOUT_ITEMS R_PAREN],
        fits [KEYWORD], shortest "layout ( )", as Alternative, of "keyword";
    /// `(layoutItem (',' layoutItem)*)?`
    KEYWORD_OPTIONAL_LAYOUT_ITEMS "keyword_optional_layoutItems" = Optional [KEYWORD_LAYOUT_ITEMS],
        subsumes parts, of "keyword";
    /// `layoutItem (',' layoutItem)*`
    KEYWORD_LAYOUT_ITEMS "keyword_layoutItems" = Sequence [LAYOUT_ITEM KEYWORD_NEXT_LAYOUT_ITEMS],
        subsumes [LAYOUT_ITEM], fits [KEYWORD_OPTIONAL_LAYOUT_ITEMS], shortest "a", of "keyword";
    /// `layoutItem : DIRECTIVE* (IDENTIFIER | 'shared') ('=' expression)? DIRECTIVE*`
    LAYOUT_ITEM "layoutItem" = Sequence [DIRECTIVES LAYOUT_ITEM_SHARED_OR_IDENTIFIER
        LAYOUT_ITEM_OPTIONAL_EQ_EXPRESSION DIRECTIVES], subsumes [LAYOUT_ITEM_SHARED_OR_IDENTIFIER],
        fits [KEYWORD_LAYOUT_ITEMS], shortest "a";
    /// `'shared' | IDENTIFIER`
    LAYOUT_ITEM_SHARED_OR_IDENTIFIER "layoutItem_shared_or_IDENTIFIER" = Set [SHARED IDENTIFIER],
        subsumes parts, fits [LAYOUT_ITEM], shortest "a", of "layoutItem";
    /// `('=' expression)?`
    LAYOUT_ITEM_OPTIONAL_EQ_EXPRESSION "layoutItem_optional_eq_expression" = Optional
        [LAYOUT_ITEM_EQ_EXPRESSION], subsumes parts, of "layoutItem";
    /// `'=' expression`
    LAYOUT_ITEM_EQ_EXPRESSION "layoutItem_eq_expression" = Sequence [EQ EXPRESSION],
        fits [LAYOUT_ITEM_OPTIONAL_EQ_EXPRESSION], shortest "= 0", of "layoutItem";
    /// `(',' layoutItem)*`
    KEYWORD_NEXT_LAYOUT_ITEMS "keyword_next_layoutItems" = Star [KEYWORD_NEXT_LAYOUT_ITEM], subsumes parts,
        of "keyword";
    /// `',' layoutItem`
    KEYWORD_NEXT_LAYOUT_ITEM "keyword_next_layoutItem" = Sequence [COMMA LAYOUT_ITEM],
        fits [KEYWORD_NEXT_LAYOUT_ITEMS], shortest ", a", of "keyword";
    /// `'subroutine' ('(' IDENTIFIER (',' IDENTIFIER)* ')')?`
    KEYWORD_SUBROUTINE "keyword_subroutine" = Sequence [SUBROUTINE
        KEYWORD_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN], subsumes [SUBROUTINE], fits [KEYWORD],
        shortest "subroutine", as Alternative, of "keyword";
    /// `('(' IDENTIFIER (',' IDENTIFIER)* ')')?`
    KEYWORD_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN "keyword_optional_l_paren_IDENTIFIER_r_paren" = Optional
        [KEYWORD_L_PAREN_IDENTIFIER_R_PAREN], subsumes parts, of "keyword";
    /// `'(' IDENTIFIER (',' IDENTIFIER)* ')'`
    KEYWORD_L_PAREN_IDENTIFIER_R_PAREN "keyword_l_paren_IDENTIFIER_r_paren" = Sequence [L_PAREN IDENTIFIER
        NEXT_IDENTIFIERS R_PAREN], fits [KEYWORD_OPTIONAL_L_PAREN_IDENTIFIER_R_PAREN], shortest "( a )",
        of "keyword";
    /// `(',' IDENTIFIER)*`
    NEXT_IDENTIFIERS "next_IDENTIFIERs" = Star [NEXT_IDENTIFIER], subsumes parts,
        fits [DECLARATION_ARGUMENTS_OR_NEXT_IDENTIFIERS], of "keyword" "declaration";
    /// `',' IDENTIFIER`
    NEXT_IDENTIFIER "next_IDENTIFIER" = Sequence [COMMA IDENTIFIER], fits [NEXT_IDENTIFIERS], shortest ", a",
        of "keyword" "declaration";
    /// `type declarator (',' declarator)* | structure`
    DECLARATION_AFTER_QUALIFIERS "declaration_after_qualifiers" = Alternation [DECLARATION_TYPE_DECLARATOR
        STRUCTURE], subsumes parts, shortest "a a", as Rest, of "declaration";
    /// `type declarator (',' declarator)*`
    DECLARATION_TYPE_DECLARATOR "declaration_type_declarator" = Sequence [TYPE DECLARATOR NEXT_DECLARATORS],
        fits [DECLARATION_AFTER_QUALIFIERS], shortest "a a", as Alternative, of "declaration";
    /// `type : (IDENTIFIER (typeArguments | arguments)? | structure) array*`
    TYPE "type" = Sequence [TYPE_IDENTIFIER_OR_STRUCTURE ARRAYS], subsumes [TYPE_IDENTIFIER_OR_STRUCTURE],
        fits [PARAMETER], shortest "a";
    /// `IDENTIFIER (typeArguments | arguments)? | structure`
    TYPE_IDENTIFIER_OR_STRUCTURE "type_IDENTIFIER_or_structure" = Alternation [TYPE_IDENTIFIER STRUCTURE],
        subsumes parts, fits [TYPE], shortest "a", of "type";
    /// `IDENTIFIER (typeArguments | arguments)?`
    TYPE_IDENTIFIER "type_IDENTIFIER" = Sequence [IDENTIFIER TYPE_OPTIONAL_TYPE_ARGUMENTS_OR_ARGUMENTS],
        subsumes [IDENTIFIER], fits [TYPE_IDENTIFIER_OR_STRUCTURE], shortest "a", as Alternative, of "type";
    /// `(typeArguments | arguments)?`
    TYPE_OPTIONAL_TYPE_ARGUMENTS_OR_ARGUMENTS "type_optional_typeArguments_or_arguments" = Optional
        [TYPE_TYPE_ARGUMENTS_OR_ARGUMENTS], subsumes parts, of "type";
    /// `typeArguments | arguments`
    TYPE_TYPE_ARGUMENTS_OR_ARGUMENTS "type_typeArguments_or_arguments" = Alternation [TYPE_ARGUMENTS
        ARGUMENTS], subsumes parts, fits [TYPE_OPTIONAL_TYPE_ARGUMENTS_OR_ARGUMENTS], shortest "( )",
        of "type";
    /// `structure : 'struct' IDENTIFIER? members`
    STRUCTURE "structure" = Sequence [STRUCT OPTIONAL_IDENTIFIER_OPTION MEMBERS],
        fits [DECLARATION_AFTER_QUALIFIERS TYPE_IDENTIFIER_OR_STRUCTURE], shortest "struct { }";
    /// `IDENTIFIER?`
    OPTIONAL_IDENTIFIER_OPTION "optional_IDENTIFIER_option" = Optional [IDENTIFIER], subsumes parts,
        of "structure" "block";
    /// `members : '{' member* '}'`
    MEMBERS "members" = Sequence [L_BRACE MEMBERS_AFTER_L_BRACE R_BRACE], shortest "{ }";
    /// `member*`
    MEMBERS_AFTER_L_BRACE "members_after_l_brace" = Star [MEMBER], subsumes parts, of "member";
    /// `member : DIRECTIVE | qualifier* type declarator (',' declarator)* ';' | qualifier+ members
    ///     (IDENTIFIER array*)? ';' | keyword+ (IDENTIFIER arguments?)? ';' | macro`
    MEMBER "member" = Alternation [DIRECTIVE MEMBER_TYPE_DECLARATOR_SEMICOLON QUALIFIERS_MEMBERS_SEMICOLON
        MEMBER_KEYWORDS_SEMICOLON MACRO], subsumes parts, fits [MEMBERS_AFTER_L_BRACE], shortest "#";
    /// `qualifier* type declarator (',' declarator)* ';'`
    MEMBER_TYPE_DECLARATOR_SEMICOLON "member_type_declarator_semicolon" = Sequence [QUALIFIERS_LIST TYPE
        DECLARATOR NEXT_DECLARATORS SEMICOLON], fits [MEMBER], shortest "a a ;", as Alternative, of "member";
    /// `declarator : DIRECTIVE* IDENTIFIER array* ('=' initializer)?`
    DECLARATOR "declarator" = Sequence [DIRECTIVES IDENTIFIER ARRAYS DECLARATOR_OPTIONAL_EQ_INITIALIZER],
        subsumes [IDENTIFIER], shortest "a";
    /// `array*`
    ARRAYS "arrays" = Star [ARRAY], subsumes parts, of "array";
    /// `('=' initializer)?`
    DECLARATOR_OPTIONAL_EQ_INITIALIZER "declarator_optional_eq_initializer" = Optional
        [DECLARATOR_EQ_INITIALIZER], subsumes parts, of "declarator";
    /// `'=' initializer`
    DECLARATOR_EQ_INITIALIZER "declarator_eq_initializer" = Sequence [EQ INITIALIZER],
        fits [DECLARATOR_OPTIONAL_EQ_INITIALIZER], shortest "= 0", of "declarator";
    /// `initializer : DIRECTIVE* (expression | '{' (initializer (',' initializer)*)? ','? DIRECTIVE* '}'
    ///     DIRECTIVE*)`
    INITIALIZER "initializer" = Sequence [DIRECTIVES INITIALIZER_EXPRESSION_OR_L_BRACE_R_BRACE],
        subsumes [INITIALIZER_EXPRESSION_OR_L_BRACE_R_BRACE], fits [INITIALIZER_INITIALIZERS], shortest "0";
    /// `expression | '{' (initializer (',' initializer)*)? ','? DIRECTIVE* '}' DIRECTIVE*`
    INITIALIZER_EXPRESSION_OR_L_BRACE_R_BRACE "initializer_expression_or_l_brace_r_brace" = Alternation
        [EXPRESSION INITIALIZER_L_BRACE_R_BRACE], subsumes parts, fits [INITIALIZER], shortest "0",
        of "initializer";
    /// `'{' (initializer (',' initializer)*)? ','? DIRECTIVE* '}' DIRECTIVE*`
    INITIALIZER_L_BRACE_R_BRACE "initializer_l_brace_r_brace" = Sequence [L_BRACE
        INITIALIZER_OPTIONAL_INITIALIZERS INITIALIZER_OPTIONAL_COMMA DIRECTIVES R_BRACE DIRECTIVES],
        fits [INITIALIZER_EXPRESSION_OR_L_BRACE_R_BRACE], shortest "{ }", as Alternative, of "initializer";
    /// `(initializer (',' initializer)*)?`
    INITIALIZER_OPTIONAL_INITIALIZERS "initializer_optional_initializers" = Optional
        [INITIALIZER_INITIALIZERS], subsumes parts, of "initializer";
    /// `initializer (',' initializer)*`
    INITIALIZER_INITIALIZERS "initializer_initializers" = Sequence [INITIALIZER
        INITIALIZER_NEXT_INITIALIZERS], subsumes [INITIALIZER], fits [INITIALIZER_OPTIONAL_INITIALIZERS],
        shortest "0", of "initializer";
    /// `(',' initializer)*`
    INITIALIZER_NEXT_INITIALIZERS "initializer_next_initializers" = Star [INITIALIZER_NEXT_INITIALIZER],
        subsumes parts, of "initializer";
    /// `',' initializer`
    INITIALIZER_NEXT_INITIALIZER "initializer_next_initializer" = Sequence [COMMA INITIALIZER],
        fits [INITIALIZER_NEXT_INITIALIZERS], shortest ", 0", of "initializer";
    /// `','?`
    INITIALIZER_OPTIONAL_COMMA "initializer_optional_comma" = Optional [COMMA], subsumes parts,
        of "initializer";
    /// `(',' declarator)*`
    NEXT_DECLARATORS "next_declarators" = Star [NEXT_DECLARATOR], subsumes parts, of "member" "declaration";
    /// `',' declarator`
    NEXT_DECLARATOR "next_declarator" = Sequence [COMMA DECLARATOR], fits [NEXT_DECLARATORS], shortest ", a",
        of "member" "declaration";
    /// `qualifier+ members (IDENTIFIER array*)? ';'`
    QUALIFIERS_MEMBERS_SEMICOLON "qualifiers_members_semicolon" = Sequence [SOME_QUALIFIERS MEMBERS
        OPTIONAL_IDENTIFIER_ARRAYS SEMICOLON], fits [DECLARATION MEMBER], shortest "a { } ;", as Alternative,
        of "declaration" "member";
    /// `qualifier+`
    SOME_QUALIFIERS "some_qualifiers" = Plus [QUALIFIER], subsumes parts [LAZY_QUALIFIERS],
        fits [QUALIFIERS_LIST], shortest "a", of "qualifier";
    /// `(IDENTIFIER array*)?`
    OPTIONAL_IDENTIFIER_ARRAYS "optional_IDENTIFIER_arrays" = Optional [IDENTIFIER_ARRAYS], subsumes parts,
        of "member" "declaration" "parameter";
    /// `IDENTIFIER array*`
    IDENTIFIER_ARRAYS "IDENTIFIER_arrays" = Sequence [IDENTIFIER ARRAYS], subsumes [IDENTIFIER],
        fits [OPTIONAL_IDENTIFIER_ARRAYS], shortest "a", of "member" "declaration" "parameter";
    /// `keyword+ (IDENTIFIER arguments?)? ';'`
    MEMBER_KEYWORDS_SEMICOLON "member_keywords_semicolon" = Sequence [KEYWORDS
        OPTIONAL_IDENTIFIER_OPTIONAL_ARGUMENTS SEMICOLON], fits [MEMBER], shortest "in ;", as Alternative,
        of "member";
    /// `keyword+`
    KEYWORDS "keywords" = Plus [KEYWORD], subsumes parts, shortest "in", of "keyword";
    /// `(IDENTIFIER arguments?)?`
    OPTIONAL_IDENTIFIER_OPTIONAL_ARGUMENTS "optional_IDENTIFIER_optional_arguments" = Optional
        [IDENTIFIER_OPTIONAL_ARGUMENTS], subsumes parts, of "member" "statement";
    /// `macro : IDENTIFIER (arguments ';'? | DIRECTIVE)`
    MACRO "macro" = Sequence [IDENTIFIER MACRO_ARGUMENTS_OR_DIRECTIVE], fits [ITEM MEMBER], shortest "a #";
    /// `arguments ';'? | DIRECTIVE`
    MACRO_ARGUMENTS_OR_DIRECTIVE "macro_arguments_or_DIRECTIVE" = Alternation [MACRO_ARGUMENTS DIRECTIVE],
        subsumes parts, shortest "#", of "macro";
    /// `arguments ';'?`
    MACRO_ARGUMENTS "macro_arguments" = Sequence [ARGUMENTS MACRO_OPTIONAL_SEMICOLON], subsumes [ARGUMENTS],
        fits [MACRO_ARGUMENTS_OR_DIRECTIVE], shortest "( )", as Alternative, of "macro";
    /// `';'?`
    MACRO_OPTIONAL_SEMICOLON "macro_optional_semicolon" = Optional [SEMICOLON], subsumes parts, of "macro";
    /// `keyword+ (IDENTIFIER (arguments | (',' IDENTIFIER)*))? ';'`
    DECLARATION_KEYWORDS_SEMICOLON "declaration_keywords_semicolon" = Sequence [KEYWORDS
        DECLARATION_OPTIONAL_IDENTIFIER SEMICOLON], fits [DECLARATION], shortest "in ;", as Alternative,
        of "declaration";
    /// `(IDENTIFIER (arguments | (',' IDENTIFIER)*))?`
    DECLARATION_OPTIONAL_IDENTIFIER "declaration_optional_IDENTIFIER" = Optional [DECLARATION_IDENTIFIER],
        subsumes parts, of "declaration";
    /// `IDENTIFIER (arguments | (',' IDENTIFIER)*)`
    DECLARATION_IDENTIFIER "declaration_IDENTIFIER" = Sequence [IDENTIFIER
        DECLARATION_ARGUMENTS_OR_NEXT_IDENTIFIERS], subsumes [IDENTIFIER],
        fits [DECLARATION_OPTIONAL_IDENTIFIER], shortest "a", of "declaration";
    /// `arguments | (',' IDENTIFIER)*`
    DECLARATION_ARGUMENTS_OR_NEXT_IDENTIFIERS "declaration_arguments_or_next_IDENTIFIERs" = Alternation
        [ARGUMENTS NEXT_IDENTIFIERS], subsumes parts, of "declaration";
    /// `'precision' qualifier* type ';'`
    DECLARATION_PRECISION "declaration_precision" = Sequence [PRECISION QUALIFIERS_LIST TYPE SEMICOLON],
        fits [DECLARATION], shortest "precision a ;", as Alternative, of "declaration";
    /// `function : header (DIRECTIVE+ header)* DIRECTIVE* block`
    FUNCTION "function" = Sequence [HEADER FUNCTION_DIRECTIVES_HEADERS DIRECTIVES BLOCK], fits [ITEM],
        shortest "a a ( ) { }";
    /// `header : attributes* qualifier* type IDENTIFIER '(' (parameter (',' parameter)*)? ')' attributes*`
    HEADER "header" = Sequence [ATTRIBUTESES QUALIFIERS_LIST TYPE IDENTIFIER L_PAREN
        HEADER_OPTIONAL_PARAMETERS R_PAREN ATTRIBUTESES], shortest "a a ( )";
    /// `attributes*`
    ATTRIBUTESES "attributeses" = Star [ATTRIBUTES], subsumes parts, of "attributes";
    /// `attributes : '[' '[' (expression (',' expression)*)? ']' ']'`
    /// In normal form `'[' '[' expressions? ']' ']'`
    ATTRIBUTES "attributes" = Sequence [L_BRACKET L_BRACKET OPTIONAL_EXPRESSIONS R_BRACKET R_BRACKET],
        fits [ATTRIBUTESES STATEMENT_TAIL], shortest "[ [ ] ]";
    /// `(parameter (',' parameter)*)?`
    HEADER_OPTIONAL_PARAMETERS "header_optional_parameters" = Optional [HEADER_PARAMETERS], subsumes parts,
        of "header";
    /// `parameter (',' parameter)*`
    HEADER_PARAMETERS "header_parameters" = Sequence [PARAMETER HEADER_NEXT_PARAMETERS], subsumes [PARAMETER],
        fits [HEADER_OPTIONAL_PARAMETERS], shortest "a", of "header";
    /// `parameter : DIRECTIVE* qualifier*? type (IDENTIFIER array*)? DIRECTIVE*`
    PARAMETER "parameter" = Sequence [DIRECTIVES LAZY_QUALIFIERS TYPE OPTIONAL_IDENTIFIER_ARRAYS DIRECTIVES],
        subsumes [TYPE], fits [HEADER_PARAMETERS], shortest "a";
    /// `qualifier*?`
    LAZY_QUALIFIERS "lazy_qualifiers" = Star [QUALIFIER] lazy, subsumes parts [QUALIFIERS_LIST],
        fits [SOME_QUALIFIERS], of "qualifier";
    /// `(',' parameter)*`
    HEADER_NEXT_PARAMETERS "header_next_parameters" = Star [HEADER_NEXT_PARAMETER], subsumes parts,
        of "header";
    /// `',' parameter`
    HEADER_NEXT_PARAMETER "header_next_parameter" = Sequence [COMMA PARAMETER], fits [HEADER_NEXT_PARAMETERS],
        shortest ", a", of "header";
    /// `(DIRECTIVE+ header)*`
    FUNCTION_DIRECTIVES_HEADERS "function_DIRECTIVEs_headers" = Star [FUNCTION_DIRECTIVES_HEADER],
        subsumes parts, of "function";
    /// `DIRECTIVE+ header`
    FUNCTION_DIRECTIVES_HEADER "function_DIRECTIVEs_header" = Sequence [SOME_DIRECTIVES HEADER],
        fits [FUNCTION_DIRECTIVES_HEADERS], shortest "# a a ( )", of "function";
    /// `block : '{' statement* IDENTIFIER? '}'`
    BLOCK "block" = Sequence [L_BRACE STATEMENTS OPTIONAL_IDENTIFIER_OPTION R_BRACE], fits [STATEMENT_BLOCK],
        shortest "{ }";
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, of "statement";
    /// `statement : DIRECTIVE | block | declaration | prototype | expressions? ';' | attributes statement |
    ///     'if' '(' DIRECTIVE* expressions ')' body else? | 'switch' '(' expressions ')' block | 'case'
    ///     expression ':' | 'default' ':' | 'while' '(' condition ')' body | 'do' body 'while' '('
    ///     expressions ')' ';' | 'for' '(' (declaration | expressions? ';') condition? ';' expressions? ')'
    ///     body | 'return' DIRECTIVE* expressions? ';' | 'break' ';' | 'continue' ';' | 'discard' ';' |
    ///     IDENTIFIER arguments block | IDENTIFIER arguments? DIRECTIVE`
    /// In normal form `statement_tails statement_operand`
    STATEMENT "statement" = Sequence [STATEMENT_TAILS STATEMENT_OPERAND], subsumes [STATEMENT_OPERAND],
        fits [STATEMENTS BODY], shortest "#";
    /// `(attributes | 'while' '(' condition ')' DIRECTIVE* | 'for' '(' (declaration | expressions? ';')
    ///     condition? ';' expressions? ')' DIRECTIVE*)*`
    STATEMENT_TAILS "statement_tails" = Star [STATEMENT_TAIL], subsumes parts, of "statement";
    /// `attributes | 'while' '(' condition ')' DIRECTIVE* | 'for' '(' (declaration | expressions? ';')
    ///     condition? ';' expressions? ')' DIRECTIVE*`
    STATEMENT_TAIL "statement_tail" = Alternation [ATTRIBUTES STATEMENT_WHILE STATEMENT_FOR], subsumes parts,
        fits [STATEMENT_TAILS], shortest "[ [ ] ]", as Tail, of "statement";
    /// `'while' '(' condition ')' DIRECTIVE*`
    STATEMENT_WHILE "statement_while" = Sequence [WHILE L_PAREN CONDITION R_PAREN DIRECTIVES],
        fits [STATEMENT_TAIL], shortest "while ( 0 )", as Alternative, of "statement";
    /// `condition : expressions | qualifier* type IDENTIFIER '=' expression`
    CONDITION "condition" = Alternation [EXPRESSIONS CONDITION_IDENTIFIER], subsumes parts,
        fits [OPTIONAL_CONDITION], shortest "0";
    /// `qualifier* type IDENTIFIER '=' expression`
    CONDITION_IDENTIFIER "condition_IDENTIFIER" = Sequence [QUALIFIERS_LIST TYPE IDENTIFIER EQ EXPRESSION],
        fits [CONDITION], shortest "a a = 0", as Alternative, of "condition";
    /// `'for' '(' (declaration | expressions? ';') condition? ';' expressions? ')' DIRECTIVE*`
    STATEMENT_FOR "statement_for" = Sequence [FOR L_PAREN STATEMENT_DECLARATION_OR_SEMICOLON
        OPTIONAL_CONDITION SEMICOLON OPTIONAL_EXPRESSIONS R_PAREN DIRECTIVES], fits [STATEMENT_TAIL],
        shortest "for ( ; ; )", as Alternative, of "statement";
    /// `declaration | expressions? ';'`
    STATEMENT_DECLARATION_OR_SEMICOLON "statement_declaration_or_semicolon" = Alternation [DECLARATION
        STATEMENT_OPTIONAL_EXPRESSIONS_SEMICOLON], subsumes parts, shortest ";", of "statement";
    /// `expressions? ';'`
    STATEMENT_OPTIONAL_EXPRESSIONS_SEMICOLON "statement_optional_expressions_semicolon" = Sequence
        [OPTIONAL_EXPRESSIONS SEMICOLON], subsumes [SEMICOLON], fits [STATEMENT_DECLARATION_OR_SEMICOLON],
        shortest ";", as Alternative, of "statement";
    /// `condition?`
    OPTIONAL_CONDITION "optional_condition" = Optional [CONDITION], subsumes parts, of "condition";
    /// `statement_DIRECTIVE | statement_block | declaration | prototype |
    ///     statement_optional_return_DIRECTIVEs_optional_expressions | statement_if | statement_case |
    ///     statement_default | statement_do_while | statement_break | statement_continue |
    ///     statement_discard | statement_IDENTIFIER`
    STATEMENT_OPERAND "statement_operand" = Alternation [STATEMENT_DIRECTIVE STATEMENT_BLOCK DECLARATION
        PROTOTYPE STATEMENT_OPTIONAL_RETURN_DIRECTIVES_OPTIONAL_EXPRESSIONS STATEMENT_IF STATEMENT_CASE
        STATEMENT_DEFAULT STATEMENT_DO_WHILE STATEMENT_BREAK STATEMENT_CONTINUE STATEMENT_DISCARD
        STATEMENT_IDENTIFIER], subsumes parts, fits [STATEMENT], shortest "#", as Operand, of "statement";
    /// `(IDENTIFIER arguments?)? DIRECTIVE`
    STATEMENT_DIRECTIVE "statement_DIRECTIVE" = Sequence [OPTIONAL_IDENTIFIER_OPTIONAL_ARGUMENTS DIRECTIVE],
        subsumes [DIRECTIVE], fits [STATEMENT_OPERAND], shortest "#", as Alternative, of "statement";
    /// `('switch' '(' expressions ')')? block`
    STATEMENT_BLOCK "statement_block" = Sequence [STATEMENT_OPTIONAL_SWITCH BLOCK], subsumes [BLOCK],
        fits [STATEMENT_OPERAND], shortest "{ }", as Alternative, of "statement";
    /// `('switch' '(' expressions ')')?`
    STATEMENT_OPTIONAL_SWITCH "statement_optional_switch" = Optional [STATEMENT_SWITCH], subsumes parts,
        of "statement";
    /// `'switch' '(' expressions ')'`
    STATEMENT_SWITCH "statement_switch" = Sequence [SWITCH L_PAREN EXPRESSIONS R_PAREN],
        fits [STATEMENT_OPTIONAL_SWITCH], shortest "switch ( 0 )", of "statement";
    /// `prototype : header ';'`
    PROTOTYPE "prototype" = Sequence [HEADER SEMICOLON], fits [ITEM STATEMENT_OPERAND], shortest "a a ( ) ;";
    /// `('return' DIRECTIVE*)? expressions? ';'`
    STATEMENT_OPTIONAL_RETURN_DIRECTIVES_OPTIONAL_EXPRESSIONS
        "statement_optional_return_DIRECTIVEs_optional_expressions" = Sequence [STATEMENT_OPTIONAL_RETURN
        OPTIONAL_EXPRESSIONS SEMICOLON], subsumes [SEMICOLON], fits [STATEMENT_OPERAND], shortest ";",
        as Alternative, of "statement";
    /// `('return' DIRECTIVE*)?`
    STATEMENT_OPTIONAL_RETURN "statement_optional_return" = Optional [STATEMENT_RETURN], subsumes parts,
        of "statement";
    /// `'return' DIRECTIVE*`
    STATEMENT_RETURN "statement_return" = Sequence [RETURN DIRECTIVES], subsumes [RETURN],
        fits [STATEMENT_OPTIONAL_RETURN], shortest "return", of "statement";
    /// `'if' '(' DIRECTIVE* expressions ')' body else?`
    STATEMENT_IF "statement_if" = Sequence [IF L_PAREN DIRECTIVES EXPRESSIONS R_PAREN BODY OPTIONAL_ELSE],
        fits [STATEMENT_OPERAND], shortest "if ( 0 ) #", as Alternative, of "statement";
    /// `body : DIRECTIVE* statement`
    BODY "body" = Sequence [DIRECTIVES STATEMENT], subsumes [STATEMENT], shortest "#";
    /// `else?`
    OPTIONAL_ELSE "optional_else" = Optional [ELSE], subsumes parts, of "else";
    /// `else : DIRECTIVE* 'else' body`
    ELSE "else" = Sequence [DIRECTIVES ELSE_KEYWORD BODY], fits [OPTIONAL_ELSE], shortest "else #";
    /// `'case' expression ':'`
    STATEMENT_CASE "statement_case" = Sequence [CASE EXPRESSION COLON], fits [STATEMENT_OPERAND],
        shortest "case 0 :", as Alternative, of "statement";
    /// `'default' ':'`
    STATEMENT_DEFAULT "statement_default" = Sequence [DEFAULT COLON], fits [STATEMENT_OPERAND],
        shortest "default :", as Alternative, of "statement";
    /// `'do' body 'while' '(' expressions ')' ';'`
    STATEMENT_DO_WHILE "statement_do_while" = Sequence [DO BODY WHILE L_PAREN EXPRESSIONS R_PAREN SEMICOLON],
        fits [STATEMENT_OPERAND], shortest "do # while ( 0 ) ;", as Alternative, of "statement";
    /// `'break' ';'`
    STATEMENT_BREAK "statement_break" = Sequence [BREAK SEMICOLON], fits [STATEMENT_OPERAND],
        shortest "break ;", as Alternative, of "statement";
    /// `'continue' ';'`
    STATEMENT_CONTINUE "statement_continue" = Sequence [CONTINUE SEMICOLON], fits [STATEMENT_OPERAND],
        shortest "continue ;", as Alternative, of "statement";
    /// `'discard' ';'`
    STATEMENT_DISCARD "statement_discard" = Sequence [DISCARD SEMICOLON], fits [STATEMENT_OPERAND],
        shortest "discard ;", as Alternative, of "statement";
    /// `IDENTIFIER arguments block`
    STATEMENT_IDENTIFIER "statement_IDENTIFIER" = Sequence [IDENTIFIER ARGUMENTS BLOCK],
        fits [STATEMENT_OPERAND], shortest "a ( ) { }", as Alternative, of "statement";
    /// `'[' IDENTIFIER ']'`
    ITEM_L_BRACKET_IDENTIFIER_R_BRACKET "item_l_bracket_IDENTIFIER_r_bracket" = Sequence [L_BRACKET IDENTIFIER
        R_BRACKET], fits [ITEM], shortest "[ a ]", as Alternative, of "item";
  }
}
