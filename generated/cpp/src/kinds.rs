// @generated from grammars/cpp.g4 by `cargo xtask gen` (blake3 f7f68ab12c27d3e2)

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
    __EXTENSION__ "'__extension__'" shortest "__extension__";
    EXTERN "'extern'" shortest "extern";
    INLINE "'inline'" shortest "inline";
    TEMPLATE "'template'" shortest "template";
    USING "'using'" shortest "using";
    NAMESPACE_KEYWORD "'namespace'" shortest "namespace";
    COLON "':'" shortest ":";
    COMMA "','" shortest ",";
    SWITCH "'switch'" shortest "switch";
    WHILE "'while'" shortest "while";
    DO "'do'" shortest "do";
    FOR "'for'" shortest "for";
    L_PAREN "'('" shortest "(" is Open;
    R_PAREN "')'" shortest ")" is Close;
    TRY "'try'" shortest "try";
    RETURN "'return'" shortest "return";
    GOTO "'goto'" shortest "goto";
    BREAK "'break'" shortest "break";
    CONTINUE "'continue'" shortest "continue";
    VIRTUAL "'virtual'" shortest "virtual";
    PUBLIC "'public'" shortest "public";
    PRIVATE "'private'" shortest "private";
    PROTECTED "'protected'" shortest "protected";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    CASE "'case'" shortest "case";
    DEFAULT "'default'" shortest "default";
    COLON_COLON "'::'" shortest "::";
    EQ "'='" shortest "=";
    IF "'if'" shortest "if";
    BANG "'!'" shortest "!";
    ELSE "'else'" shortest "else";
    CATCH "'catch'" shortest "catch";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    DECLTYPE "'decltype'" shortest "decltype";
    CLASS "'class'" shortest "class";
    STRUCT "'struct'" shortest "struct";
    UNION "'union'" shortest "union";
    STATIC_CAST "'static_cast'" shortest "static_cast";
    DYNAMIC_CAST "'dynamic_cast'" shortest "dynamic_cast";
    CONST_CAST "'const_cast'" shortest "const_cast";
    REINTERPRET_CAST "'reinterpret_cast'" shortest "reinterpret_cast";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    MINUS_GT "'->'" shortest "->";
    OPERATOR_KEYWORD "'operator'" shortest "operator";
    GT_EQ "'>='" shortest ">=";
    ENUM_KEYWORD "'enum'" shortest "enum";
    REQUIRES_KEYWORD "'requires'" shortest "requires";
    ASM_KEYWORD "'asm'" shortest "asm";
    __ASM__ "'__asm__'" shortest "__asm__";
    __ASM "'__asm'" shortest "__asm";
    PLUS "'+'" shortest "+";
    MINUS "'-'" shortest "-";
    STAR "'*'" shortest "*";
    AMP "'&'" shortest "&";
    AMP_AMP "'&&'" shortest "&&";
    TILDE "'~'" shortest "~";
    PLUS_PLUS "'++'" shortest "++";
    MINUS_MINUS "'--'" shortest "--";
    DOT "'.'" shortest ".";
    DOT_DOT_DOT "'...'" shortest "...";
    QUESTION "'?'" shortest "?";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    CARET "'^'" shortest "^";
    PIPE "'|'" shortest "|";
    LT_LT "'<<'" shortest "<<";
    LT_EQ "'<='" shortest "<=";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    LT_EQ_GT "'<=>'" shortest "<=>";
    PIPE_PIPE "'||'" shortest "||";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    CARET_EQ "'^='" shortest "^=";
    AMP_EQ "'&='" shortest "&=";
    PIPE_EQ "'|='" shortest "|=";
    LT_LT_EQ "'<<='" shortest "<<=";
    MINUS_GT_STAR "'->*'" shortest "->*";
    DOT_STAR "'.*'" shortest ".*";
    /// `DIRECTIVE : '#' (~[\n\r\\] | '\\' '\r'? '\n' | '\\' ~[\n\r])* -> channel(HIDDEN)`
    DIRECTIVE "DIRECTIVE" shortest "#";
    /// `BLOCK_COMMENT : '/*' .*? '*/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : '//' (~[\n\r\\] | Escape)* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `WHITESPACE : ([\t-\r \u{FEFF}] | '\\' [\t ]* '\r'? '\n')+ -> skip`
    WHITESPACE "WHITESPACE";
    /// `TYPE_WORD : 'auto' | 'bool' | 'char' | 'char8_t' | 'char16_t' | 'char32_t' | 'double' | 'float' |
    ///     'int' | 'long' | 'short' | 'signed' | 'unsigned' | 'void' | 'wchar_t' | '__int128' |
    ///     '__float128' | '_Float16' | '_Float32' | '_Float64' | '_Float128' | '_Float32x' | '_Float64x'`
    TYPE_WORD "TYPE_WORD" shortest "int";
    /// `WORD : 'alignas' | 'alignof' | 'co_await' | 'co_return' | 'co_yield' | 'concept' | 'consteval' |
    ///     'constexpr' | 'const' | 'constinit' | 'delete' | 'explicit' | 'export' | 'false' | 'final' |
    ///     'friend' | 'mutable' | 'new' | 'noexcept' | 'nullptr' | 'override' | 'register' | 'sizeof' |
    ///     'static' | 'static_assert' | 'this' | 'thread_local' | 'throw' | 'true' | 'typedef' | 'typeid' |
    ///     'typename' | 'volatile' | 'typeof' | '__typeof__' | '__typeof' | '__attribute__' | '__attribute'
    ///     | '__const' | '__inline' | '__inline__' | '__restrict' | '__restrict__' | '__volatile__' |
    ///     '__signed__' | '_Complex' | '__complex__' | '__thread' | '_Thread_local' | '_Static_assert' |
    ///     '__alignof__' | '__alignof' | '_Alignas' | '_Alignof' | '_Atomic' | '_Noreturn' | '__declspec' |
    ///     '__real__' | '__imag__'`
    WORD "WORD" shortest "new";
    /// `NUMBER : '.'? [0-9] ([EPep] [+\-] | [.0-9A-Z_a-z\u{80}-\u{10FFFF}] | '\'' [0-9A-Z_a-z])*`
    NUMBER "NUMBER" shortest "0";
    /// `CHARACTER : Prefix? '\'' (~[\n\r'\\] | Escape)+ '\'' Suffix?`
    CHARACTER "CHARACTER" shortest "'a'";
    /// `STRING : Prefix? '"' (~[\n\r"\\] | Escape)* '"' Suffix?`
    STRING "STRING" shortest "\"\"";
    /// `RAW_STRING : Prefix? 'R"' ~[\t-\n\r (-)\\]* '(' .*? '"' {closed()}?`
    /// No shortest text: a hook decides what it is.
    RAW_STRING "RAW_STRING";
    /// `IDENTIFIER : Letter (Letter | [0-9])*`
    IDENTIFIER "IDENTIFIER" shortest "a";
  }
  rules {
    /// `translationUnit : item* EOF`
    TRANSLATION_UNIT "translationUnit" = Sequence [ITEMS EOF], subsumes [ITEMS];
    /// `item*`
    ITEMS "items" = Star [ITEM], subsumes parts, fits [TRANSLATION_UNIT], of "item";
    /// `item : ';' | block | label | ('__extension__' | 'extern' | 'inline')* 'template' templateParameters?
    ///     item | namespace | 'using' 'namespace' phrases ';' | phrases (':' colonPart (',' colonPart)*)?
    ///     (';' | body) | ifStatement | 'switch' condition item | 'while' condition bracket* item | 'do'
    ///     item 'while' condition ';' | 'for' '(' forHeader ')' bracket* item | 'try' block handler* |
    ///     'return' phrases? ';' | 'goto' phrases ';' | 'break' ';' | 'continue' ';'`
    /// In normal form `item_tail* (item_semicolon | block | label | namespace |
    ///     item_phrases_semicolon_or_body | ifStatement | item_do_while | item_try |
    ///     item_return | item_goto | item_break | item_continue)`
    ITEM "item" = Sequence [ITEM_TAILS ITEM_OPERAND], subsumes [ITEM_OPERAND], fits [ITEMS], shortest ";";
    /// `(('__extension__' | 'extern' | 'inline')* 'template' templateParameters? | 'switch' condition |
    ///     'while' condition subscript* | 'for' '(' forHeader ')' subscript*)*`
    ITEM_TAILS "item_tails" = Star [ITEM_TAIL], subsumes parts, of "item";
    /// `('__extension__' | 'extern' | 'inline')* 'template' templateParameters? | 'switch' condition |
    ///     'while' condition subscript* | 'for' '(' forHeader ')' subscript*`
    ITEM_TAIL "item_tail" = Alternation [ITEM_TEMPLATE ITEM_SWITCH ITEM_WHILE ITEM_FOR], subsumes parts,
        fits [ITEM_TAILS], shortest "template", as Tail, of "item";
    /// `('__extension__' | 'extern' | 'inline')* 'template' templateParameters?`
    ITEM_TEMPLATE "item_template" = Sequence [ITEM_EXTENSION_OR_OTHERS TEMPLATE OPTIONAL_TEMPLATE_PARAMETERS],
        subsumes [TEMPLATE], fits [ITEM_TAIL], shortest "template", as Alternative, of "item";
    /// `('__extension__' | 'extern' | 'inline')*`
    ITEM_EXTENSION_OR_OTHERS "item_extension_or_others" = Star [ITEM_EXTENSION_OR_OTHER], subsumes parts,
        of "item";
    /// `'__extension__' | 'extern' | 'inline'`
    ITEM_EXTENSION_OR_OTHER "item_extension_or_other" = Set [__EXTENSION__ EXTERN INLINE], subsumes parts,
        fits [ITEM_EXTENSION_OR_OTHERS], shortest "extern", of "item";
    /// `templateParameters?`
    OPTIONAL_TEMPLATE_PARAMETERS "optional_templateParameters" = Optional [TEMPLATE_PARAMETERS],
        subsumes parts, of "templateParameters";
    /// `templateParameters : '<' (templateParameter (',' templateParameter)*)? '>'`
    TEMPLATE_PARAMETERS "templateParameters" = Sequence [LT TEMPLATE_PARAMETERS_OPTIONAL_TEMPLATE_PARAMETERS
        GT], fits [OPTIONAL_TEMPLATE_PARAMETERS], shortest "< >";
    /// `(templateParameter (',' templateParameter)*)?`
    TEMPLATE_PARAMETERS_OPTIONAL_TEMPLATE_PARAMETERS "templateParameters_optional_templateParameters"
        = Optional [TEMPLATE_PARAMETERS_LIST], subsumes parts, of "templateParameters";
    /// `templateParameter (',' templateParameter)*`
    TEMPLATE_PARAMETERS_LIST "templateParameters_list" = Sequence [TEMPLATE_PARAMETER
        TEMPLATE_PARAMETERS_NEXT_TEMPLATE_PARAMETERS], subsumes [TEMPLATE_PARAMETER],
        fits [TEMPLATE_PARAMETERS_OPTIONAL_TEMPLATE_PARAMETERS], shortest "=", of "templateParameters";
    /// `templateParameter : ('template' templateParameters)* parameterPhrase`
    TEMPLATE_PARAMETER "templateParameter" = Sequence [TEMPLATE_PARAMETER_TEMPLATES PARAMETER_PHRASE],
        subsumes [PARAMETER_PHRASE], fits [TEMPLATE_PARAMETERS_LIST], shortest "=";
    /// `('template' templateParameters)*`
    TEMPLATE_PARAMETER_TEMPLATES "templateParameter_templates" = Star [TEMPLATE_PARAMETER_TEMPLATE],
        subsumes parts, of "templateParameter";
    /// `'template' templateParameters`
    TEMPLATE_PARAMETER_TEMPLATE "templateParameter_template" = Sequence [TEMPLATE TEMPLATE_PARAMETERS],
        fits [TEMPLATE_PARAMETER_TEMPLATES], shortest "template < >", of "templateParameter";
    /// `parameterPhrase : prefix* operand parameterNext* innerOperator* | prefix+`
    PARAMETER_PHRASE "parameterPhrase" = Alternation [PARAMETER_PHRASE_OPERAND SOME_PREFIXES], subsumes parts,
        fits [TEMPLATE_PARAMETER], shortest "=";
    /// `prefix* operand parameterNext* innerOperator*`
    PARAMETER_PHRASE_OPERAND "parameterPhrase_operand" = Sequence [PREFIXES OPERAND PARAMETER_NEXTS
        INNER_OPERATORS], subsumes [OPERAND], fits [PARAMETER_PHRASE], shortest "0", as Alternative,
        of "parameterPhrase";
    /// `prefix*`
    PREFIXES "prefixes" = Star [PREFIX], subsumes parts [SOME_PREFIXES], fits [SOME_PREFIXES], of "prefix";
    /// `prefix : '+' | '-' | '*' | '&' | '&&' | '~' | '!' | '=' | '++' | '--' | '::' | '.' | '->' | '...' |
    ///     '__extension__'`
    PREFIX "prefix" = Set [__EXTENSION__ COLON_COLON EQ BANG MINUS_GT PLUS MINUS STAR AMP AMP_AMP TILDE
        PLUS_PLUS MINUS_MINUS DOT DOT_DOT_DOT], subsumes parts, fits [PREFIXES SOME_PREFIXES], shortest "=";
    /// `operand : first suffix*`
    OPERAND "operand" = Sequence [FIRST SUFFIXES], subsumes [FIRST], fits [PARAMETER_PHRASE_OPERAND
        PHRASE_OPERAND NEXT_OPERAND_OR_DEFAULT], shortest "0";
    /// `first : word | arguments | arguments+ braces | braces | lambda`
    /// In normal form `word | arguments | arguments* braces | lambda`
    FIRST "first" = Alternation [WORD_RULE ARGUMENTS FIRST_BRACES LAMBDA], subsumes parts, fits [OPERAND
        INNER_OPERAND], shortest "0";
    /// `word : IDENTIFIER templateArguments? braces? | TYPE_WORD braces? | 'decltype' arguments braces? |
    ///     cast | WORD | 'virtual' | 'using' | 'extern' | 'inline' | NUMBER | CHARACTER | STRING |
    ///     RAW_STRING | operatorName | 'class' | 'struct' | 'union' | enum | requires | asm`
    WORD_RULE "word" = Alternation [WORD_IDENTIFIER WORD_TYPE_WORD WORD_DECLTYPE CAST WORD VIRTUAL USING
        EXTERN INLINE NUMBER CHARACTER STRING RAW_STRING OPERATOR_NAME CLASS STRUCT UNION ENUM REQUIRES ASM],
        subsumes parts, fits [FIRST WORD_SUFFIXES INNER_NEXT_WORD], shortest "0";
    /// `IDENTIFIER templateArguments? braces?`
    WORD_IDENTIFIER "word_IDENTIFIER" = Sequence [IDENTIFIER OPTIONAL_TEMPLATE_ARGUMENTS OPTIONAL_BRACES],
        subsumes [IDENTIFIER], fits [WORD_RULE], shortest "a", as Alternative, of "word";
    /// `templateArguments?`
    OPTIONAL_TEMPLATE_ARGUMENTS "optional_templateArguments" = Optional [TEMPLATE_ARGUMENTS], subsumes parts,
        of "templateArguments";
    /// `templateArguments : '<' (innerPhrase (',' innerPhrase)*)? '>'`
    TEMPLATE_ARGUMENTS "templateArguments" = Sequence [LT TEMPLATE_ARGUMENTS_OPTIONAL_INNER_PHRASES GT],
        fits [OPTIONAL_TEMPLATE_ARGUMENTS], shortest "< >";
    /// `(innerPhrase (',' innerPhrase)*)?`
    TEMPLATE_ARGUMENTS_OPTIONAL_INNER_PHRASES "templateArguments_optional_innerPhrases" = Optional
        [TEMPLATE_ARGUMENTS_INNER_PHRASES], subsumes parts, of "templateArguments";
    /// `innerPhrase (',' innerPhrase)*`
    TEMPLATE_ARGUMENTS_INNER_PHRASES "templateArguments_innerPhrases" = Sequence [INNER_PHRASE
        TEMPLATE_ARGUMENTS_NEXT_INNER_PHRASES], subsumes [INNER_PHRASE],
        fits [TEMPLATE_ARGUMENTS_OPTIONAL_INNER_PHRASES], shortest "=", of "templateArguments";
    /// `innerPhrase : prefix* innerOperand innerNext* innerOperator* | prefix+`
    INNER_PHRASE "innerPhrase" = Alternation [INNER_PHRASE_INNER_OPERAND SOME_PREFIXES], subsumes parts,
        fits [TEMPLATE_ARGUMENTS_INNER_PHRASES], shortest "=";
    /// `prefix* innerOperand innerNext* innerOperator*`
    INNER_PHRASE_INNER_OPERAND "innerPhrase_innerOperand" = Sequence [PREFIXES INNER_OPERAND INNER_NEXTS
        INNER_OPERATORS], subsumes [INNER_OPERAND], fits [INNER_PHRASE], shortest "0", as Alternative,
        of "innerPhrase";
    /// `innerOperand : first innerSuffix?`
    INNER_OPERAND "innerOperand" = Sequence [FIRST OPTIONAL_INNER_SUFFIX], subsumes [FIRST],
        fits [INNER_PHRASE_INNER_OPERAND], shortest "0";
    /// `innerSuffix?`
    OPTIONAL_INNER_SUFFIX "optional_innerSuffix" = Optional [INNER_SUFFIX], subsumes parts, of "innerSuffix";
    /// `innerSuffix : suffix+ ('<' innerOperand)?`
    INNER_SUFFIX "innerSuffix" = Sequence [SOME_SUFFIXES INNER_SUFFIX_OPTIONAL_LT_INNER_OPERAND],
        subsumes [SOME_SUFFIXES], fits [OPTIONAL_INNER_SUFFIX], shortest "( )";
    /// `suffix+`
    SOME_SUFFIXES "some_suffixes" = Plus [SUFFIX], subsumes parts [SUFFIXES], fits [INNER_SUFFIX SUFFIXES],
        shortest "( )", of "suffix";
    /// `suffix : arguments | subscript braces?`
    SUFFIX "suffix" = Alternation [ARGUMENTS SUFFIX_SUBSCRIPT], subsumes parts, fits [SOME_SUFFIXES SUFFIXES],
        shortest "( )";
    /// `arguments : '(' (phrases | block)? ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN ARGUMENTS_OPTIONAL_PHRASES_OR_BLOCK R_PAREN], fits [FIRST SUFFIX
        OPTIONAL_ARGUMENTS ARGUMENTSES LAMBDA_TAIL_ARGUMENTS], shortest "( )";
    /// `(phrases | block)?`
    ARGUMENTS_OPTIONAL_PHRASES_OR_BLOCK "arguments_optional_phrases_or_block" = Optional
        [ARGUMENTS_PHRASES_OR_BLOCK], subsumes parts, of "arguments";
    /// `phrases | block`
    ARGUMENTS_PHRASES_OR_BLOCK "arguments_phrases_or_block" = Alternation [PHRASES BLOCK], subsumes parts,
        fits [ARGUMENTS_OPTIONAL_PHRASES_OR_BLOCK], shortest "=", of "arguments";
    /// `phrases : phrase (',' phrase)*`
    PHRASES "phrases" = Sequence [PHRASE NEXT_PHRASES], subsumes [PHRASE], fits [ARGUMENTS_PHRASES_OR_BLOCK
        OPTIONAL_PHRASES], shortest "=";
    /// `phrase : prefix* operand next* operator* | prefix+`
    PHRASE "phrase" = Alternation [PHRASE_OPERAND SOME_PREFIXES], subsumes parts, fits [PHRASES BRACES_PHRASE
        COLON_PART_PHRASE], shortest "=";
    /// `prefix* operand next* operator*`
    PHRASE_OPERAND "phrase_operand" = Sequence [PREFIXES OPERAND NEXTS OPERATORS], subsumes [OPERAND],
        fits [PHRASE], shortest "0", as Alternative, of "phrase";
    /// `next*`
    NEXTS "nexts" = Star [NEXT], subsumes parts, of "next";
    /// `next : operator+ 'template'? (operand | 'default') | word suffix*`
    NEXT "next" = Alternation [NEXT_OPERATORS_OPERAND_OR_DEFAULT WORD_SUFFIXES], subsumes parts, fits [NEXTS],
        shortest "0";
    /// `operator+ 'template'? (operand | 'default')`
    NEXT_OPERATORS_OPERAND_OR_DEFAULT "next_operators_operand_or_default" = Sequence [SOME_OPERATORS
        OPTIONAL_TEMPLATE NEXT_OPERAND_OR_DEFAULT], fits [NEXT], shortest "< 0", as Alternative, of "next";
    /// `operator+`
    SOME_OPERATORS "some_operators" = Plus [OPERATOR], subsumes parts [OPERATORS], fits [OPERATORS],
        shortest "<", of "operator";
    /// `operator : innerOperator | '<' | '>'`
    OPERATOR "operator" = Alternation [INNER_OPERATOR LT GT], subsumes parts, fits [SOME_OPERATORS OPERATORS],
        shortest "<";
    /// `innerOperator : plainOperator | '>=' | '?' phrases? ':'`
    INNER_OPERATOR "innerOperator" = Alternation [PLAIN_OPERATOR GT_EQ INNER_OPERATOR_QUESTION_COLON],
        subsumes parts, fits [OPERATOR SOME_INNER_OPERATORS INNER_OPERATORS
        PARAMETER_NEXT_INNER_OPERATOR_OR_LT], shortest "=";
    /// `plainOperator : '+' | '-' | '*' | '/' | '%' | '^' | '&' | '|' | '~' | '!' | '=' | '<<' | '<=' | '=='
    ///     | '!=' | '<=>' | '&&' | '||' | '++' | '--' | '+=' | '-=' | '*=' | '/=' | '%=' | '^=' | '&=' |
    ///     '|=' | '<<=' | '->' | '->*' | '.' | '.*' | '::' | '...' | '__extension__'`
    PLAIN_OPERATOR "plainOperator" = Set [__EXTENSION__ COLON_COLON EQ BANG MINUS_GT PLUS MINUS STAR AMP
        AMP_AMP TILDE PLUS_PLUS MINUS_MINUS DOT DOT_DOT_DOT SLASH PERCENT CARET PIPE LT_LT LT_EQ EQ_EQ BANG_EQ
        LT_EQ_GT PIPE_PIPE PLUS_EQ MINUS_EQ STAR_EQ SLASH_EQ PERCENT_EQ CARET_EQ AMP_EQ PIPE_EQ LT_LT_EQ
        MINUS_GT_STAR DOT_STAR], subsumes parts, fits [INNER_OPERATOR OVERLOADED], shortest "=";
    /// `'?' phrases? ':'`
    INNER_OPERATOR_QUESTION_COLON "innerOperator_question_colon" = Sequence [QUESTION OPTIONAL_PHRASES COLON],
        fits [INNER_OPERATOR], shortest "? :", as Alternative, of "innerOperator";
    /// `phrases?`
    OPTIONAL_PHRASES "optional_phrases" = Optional [PHRASES], subsumes parts, fits [FOR_HEADER], of "phrases";
    /// `'template'?`
    OPTIONAL_TEMPLATE "optional_template" = Optional [TEMPLATE], subsumes parts, of "next" "innerNext"
        "parameterNext";
    /// `operand | 'default'`
    NEXT_OPERAND_OR_DEFAULT "next_operand_or_default" = Alternation [OPERAND DEFAULT], subsumes parts,
        shortest "0", of "next";
    /// `word suffix*`
    WORD_SUFFIXES "word_suffixes" = Sequence [WORD_RULE SUFFIXES], subsumes [WORD_RULE], fits [NEXT
        PARAMETER_NEXT], shortest "0", as Alternative, of "next" "parameterNext";
    /// `suffix*`
    SUFFIXES "suffixes" = Star [SUFFIX], subsumes parts [SOME_SUFFIXES], fits [SOME_SUFFIXES], of "suffix";
    /// `operator*`
    OPERATORS "operators" = Star [OPERATOR], subsumes parts [SOME_OPERATORS], fits [SOME_OPERATORS],
        of "operator";
    /// `prefix+`
    SOME_PREFIXES "some_prefixes" = Plus [PREFIX], subsumes parts [PREFIXES], fits [PARAMETER_PHRASE PREFIXES
        INNER_PHRASE PHRASE], shortest "=", of "prefix";
    /// `(',' phrase)*`
    NEXT_PHRASES "next_phrases" = Star [NEXT_PHRASE], subsumes parts, of "phrases" "braces";
    /// `',' phrase`
    NEXT_PHRASE "next_phrase" = Sequence [COMMA PHRASE], fits [NEXT_PHRASES], shortest ", =", of "phrases"
        "braces";
    /// `block : '{' item* '}'`
    BLOCK "block" = Sequence [L_BRACE ITEMS R_BRACE], fits [ARGUMENTS_PHRASES_OR_BLOCK LAMBDA_TAIL
        ITEM_OPERAND BODY], shortest "{ }";
    /// `subscript braces?`
    SUFFIX_SUBSCRIPT "suffix_subscript" = Sequence [SUBSCRIPT OPTIONAL_BRACES], subsumes [SUBSCRIPT],
        fits [SUFFIX], shortest "[ ]", as Alternative, of "suffix";
    /// `subscript : '[' phrases? ']'`
    SUBSCRIPT "subscript" = Sequence [L_BRACKET OPTIONAL_PHRASES R_BRACKET], fits [SUFFIX_SUBSCRIPT ATTRIBUTE
        LAMBDA_PART SUBSCRIPTS], shortest "[ ]";
    /// `braces?`
    OPTIONAL_BRACES "optional_braces" = Optional [BRACES], subsumes parts, of "braces";
    /// `braces : '{' (phrase (',' phrase)* ','?)? '}'`
    BRACES "braces" = Sequence [L_BRACE BRACES_OPTIONAL_PHRASE R_BRACE], fits [OPTIONAL_BRACES FIRST_BRACES],
        shortest "{ }";
    /// `(phrase (',' phrase)* ','?)?`
    BRACES_OPTIONAL_PHRASE "braces_optional_phrase" = Optional [BRACES_PHRASE], subsumes parts, of "braces";
    /// `phrase (',' phrase)* ','?`
    BRACES_PHRASE "braces_phrase" = Sequence [PHRASE NEXT_PHRASES OPTIONAL_COMMA], subsumes [PHRASE],
        fits [BRACES_OPTIONAL_PHRASE], shortest "=", of "braces";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "braces" "enum";
    /// `('<' innerOperand)?`
    INNER_SUFFIX_OPTIONAL_LT_INNER_OPERAND "innerSuffix_optional_lt_innerOperand" = Optional
        [INNER_SUFFIX_LT_INNER_OPERAND], subsumes parts, of "innerSuffix";
    /// `'<' innerOperand`
    INNER_SUFFIX_LT_INNER_OPERAND "innerSuffix_lt_innerOperand" = Sequence [LT INNER_OPERAND],
        fits [INNER_SUFFIX_OPTIONAL_LT_INNER_OPERAND], shortest "< 0", of "innerSuffix";
    /// `innerNext*`
    INNER_NEXTS "innerNexts" = Star [INNER_NEXT], subsumes parts, of "innerNext";
    /// `innerNext : innerOperator+ 'template'? innerOperand | word innerSuffix? | '<' (NUMBER | cast
    ///     innerSuffix?)`
    INNER_NEXT "innerNext" = Alternation [INNER_NEXT_INNER_OPERATORS_INNER_OPERAND INNER_NEXT_WORD
        INNER_NEXT_LT_NUMBER_OR_CAST], subsumes parts, fits [INNER_NEXTS], shortest "0";
    /// `innerOperator+ 'template'? innerOperand`
    INNER_NEXT_INNER_OPERATORS_INNER_OPERAND "innerNext_innerOperators_innerOperand" = Sequence
        [SOME_INNER_OPERATORS OPTIONAL_TEMPLATE INNER_OPERAND], fits [INNER_NEXT], shortest "= 0",
        as Alternative, of "innerNext";
    /// `innerOperator+`
    SOME_INNER_OPERATORS "some_innerOperators" = Plus [INNER_OPERATOR], subsumes parts [INNER_OPERATORS],
        fits [INNER_OPERATORS], shortest "=", of "innerOperator";
    /// `word innerSuffix?`
    INNER_NEXT_WORD "innerNext_word" = Sequence [WORD_RULE OPTIONAL_INNER_SUFFIX], subsumes [WORD_RULE],
        fits [INNER_NEXT], shortest "0", as Alternative, of "innerNext";
    /// `'<' (NUMBER | cast innerSuffix?)`
    INNER_NEXT_LT_NUMBER_OR_CAST "innerNext_lt_NUMBER_or_cast" = Sequence [LT INNER_NEXT_NUMBER_OR_CAST],
        fits [INNER_NEXT], shortest "< 0", as Alternative, of "innerNext";
    /// `NUMBER | cast innerSuffix?`
    INNER_NEXT_NUMBER_OR_CAST "innerNext_NUMBER_or_cast" = Alternation [NUMBER INNER_NEXT_CAST],
        subsumes parts, shortest "0", of "innerNext";
    /// `cast innerSuffix?`
    INNER_NEXT_CAST "innerNext_cast" = Sequence [CAST OPTIONAL_INNER_SUFFIX], subsumes [CAST],
        fits [INNER_NEXT_NUMBER_OR_CAST], shortest "const_cast < >", as Alternative, of "innerNext";
    /// `cast : ('static_cast' | 'dynamic_cast' | 'const_cast' | 'reinterpret_cast') templateArguments`
    CAST "cast" = Sequence [CAST_STATIC_CAST_OR_OTHER TEMPLATE_ARGUMENTS], fits [WORD_RULE INNER_NEXT_CAST],
        shortest "const_cast < >";
    /// `'static_cast' | 'dynamic_cast' | 'const_cast' | 'reinterpret_cast'`
    CAST_STATIC_CAST_OR_OTHER "cast_static_cast_or_other" = Set [STATIC_CAST DYNAMIC_CAST CONST_CAST
        REINTERPRET_CAST], subsumes parts, shortest "const_cast", of "cast";
    /// `innerOperator*`
    INNER_OPERATORS "innerOperators" = Star [INNER_OPERATOR], subsumes parts [SOME_INNER_OPERATORS],
        fits [SOME_INNER_OPERATORS], of "innerOperator";
    /// `(',' innerPhrase)*`
    TEMPLATE_ARGUMENTS_NEXT_INNER_PHRASES "templateArguments_next_innerPhrases" = Star
        [TEMPLATE_ARGUMENTS_NEXT_INNER_PHRASE], subsumes parts, of "templateArguments";
    /// `',' innerPhrase`
    TEMPLATE_ARGUMENTS_NEXT_INNER_PHRASE "templateArguments_next_innerPhrase" = Sequence [COMMA INNER_PHRASE],
        fits [TEMPLATE_ARGUMENTS_NEXT_INNER_PHRASES], shortest ", =", of "templateArguments";
    /// `TYPE_WORD braces?`
    WORD_TYPE_WORD "word_TYPE_WORD" = Sequence [TYPE_WORD OPTIONAL_BRACES], subsumes [TYPE_WORD],
        fits [WORD_RULE], shortest "int", as Alternative, of "word";
    /// `'decltype' arguments braces?`
    WORD_DECLTYPE "word_decltype" = Sequence [DECLTYPE ARGUMENTS OPTIONAL_BRACES], fits [WORD_RULE],
        shortest "decltype ( )", as Alternative, of "word";
    /// `operatorName : 'operator' overloaded?`
    OPERATOR_NAME "operatorName" = Sequence [OPERATOR_KEYWORD OPTIONAL_OVERLOADED],
        subsumes [OPERATOR_KEYWORD], fits [WORD_RULE], shortest "operator";
    /// `overloaded?`
    OPTIONAL_OVERLOADED "optional_overloaded" = Optional [OVERLOADED], subsumes parts, of "overloaded";
    /// `overloaded : ',' | '>' '>' | '>' '>=' | plainOperator | '<' | '>'`
    /// In normal form `',' | '>'? '>' | '>' '>=' | plainOperator | '<'`
    OVERLOADED "overloaded" = Alternation [COMMA OVERLOADED_GT OVERLOADED_GT_GT_EQ PLAIN_OPERATOR LT],
        subsumes parts, fits [OPTIONAL_OVERLOADED], shortest ",";
    /// `'>'? '>'`
    OVERLOADED_GT "overloaded_gt" = Sequence [OVERLOADED_OPTIONAL_GT GT], subsumes [GT], fits [OVERLOADED],
        shortest ">", as Alternative, of "overloaded";
    /// `'>'?`
    OVERLOADED_OPTIONAL_GT "overloaded_optional_gt" = Optional [GT], subsumes parts, of "overloaded";
    /// `'>' '>='`
    OVERLOADED_GT_GT_EQ "overloaded_gt_gt_eq" = Sequence [GT GT_EQ], fits [OVERLOADED], shortest "> >=",
        as Alternative, of "overloaded";
    /// `enum : 'enum' | 'enum' ('class' | 'struct')? attribute* nameOfEnum? (':' innerPhrase)? '{'
    ///     (enumerator (',' enumerator)* ','?)? '}'`
    /// In normal form `'enum' (('class' | 'struct')? attribute* nameOfEnum? (':' innerPhrase)? '{'
    ///     (enumerator (',' enumerator)* ','?)? '}')?`
    ENUM "enum" = Sequence [ENUM_KEYWORD ENUM_AFTER_ENUM], subsumes [ENUM_KEYWORD], fits [WORD_RULE],
        shortest "enum";
    /// `(('class' | 'struct')? attribute* nameOfEnum? (':' innerPhrase)? '{' (enumerator (',' enumerator)*
    ///     ','?)? '}')?`
    ENUM_AFTER_ENUM "enum_after_enum" = Optional [ENUM_L_BRACE_R_BRACE], subsumes parts, as Rest, of "enum";
    /// `('class' | 'struct')? attribute* nameOfEnum? (':' innerPhrase)? '{' (enumerator (',' enumerator)*
    ///     ','?)? '}'`
    ENUM_L_BRACE_R_BRACE "enum_l_brace_r_brace" = Sequence [ENUM_OPTIONAL_CLASS_OR_STRUCT ATTRIBUTES
        OPTIONAL_NAME_OF_ENUM ENUM_OPTIONAL_COLON_INNER_PHRASE L_BRACE ENUM_OPTIONAL_ENUMERATOR R_BRACE],
        fits [ENUM_AFTER_ENUM], shortest "{ }", as Some, of "enum";
    /// `('class' | 'struct')?`
    ENUM_OPTIONAL_CLASS_OR_STRUCT "enum_optional_class_or_struct" = Optional [ENUM_CLASS_OR_STRUCT],
        subsumes parts, of "enum";
    /// `'class' | 'struct'`
    ENUM_CLASS_OR_STRUCT "enum_class_or_struct" = Set [CLASS STRUCT], subsumes parts,
        fits [ENUM_OPTIONAL_CLASS_OR_STRUCT], shortest "class", of "enum";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts, of "attribute";
    /// `attribute : WORD arguments | bracket`
    /// In normal form `WORD arguments | subscript`
    ATTRIBUTE "attribute" = Alternation [ATTRIBUTE_WORD SUBSCRIPT], subsumes parts, fits [ATTRIBUTES],
        shortest "[ ]";
    /// `WORD arguments`
    ATTRIBUTE_WORD "attribute_WORD" = Sequence [WORD ARGUMENTS], fits [ATTRIBUTE], shortest "new ( )",
        as Alternative, of "attribute";
    /// `nameOfEnum?`
    OPTIONAL_NAME_OF_ENUM "optional_nameOfEnum" = Optional [NAME_OF_ENUM], subsumes parts, of "nameOfEnum";
    /// `nameOfEnum : '::'? IDENTIFIER templateArguments? ('::' IDENTIFIER templateArguments?)*`
    NAME_OF_ENUM "nameOfEnum" = Sequence [NAME_OF_ENUM_OPTIONAL_COLON_COLON IDENTIFIER
        OPTIONAL_TEMPLATE_ARGUMENTS NAME_OF_ENUM_COLON_COLON_IDENTIFIERS], subsumes [IDENTIFIER],
        fits [OPTIONAL_NAME_OF_ENUM], shortest "a";
    /// `'::'?`
    NAME_OF_ENUM_OPTIONAL_COLON_COLON "nameOfEnum_optional_colon_colon" = Optional [COLON_COLON],
        subsumes parts, of "nameOfEnum";
    /// `('::' IDENTIFIER templateArguments?)*`
    NAME_OF_ENUM_COLON_COLON_IDENTIFIERS "nameOfEnum_colon_colon_IDENTIFIERs" = Star
        [NAME_OF_ENUM_COLON_COLON_IDENTIFIER], subsumes parts, of "nameOfEnum";
    /// `'::' IDENTIFIER templateArguments?`
    NAME_OF_ENUM_COLON_COLON_IDENTIFIER "nameOfEnum_colon_colon_IDENTIFIER" = Sequence [COLON_COLON IDENTIFIER
        OPTIONAL_TEMPLATE_ARGUMENTS], fits [NAME_OF_ENUM_COLON_COLON_IDENTIFIERS], shortest ":: a",
        of "nameOfEnum";
    /// `(':' innerPhrase)?`
    ENUM_OPTIONAL_COLON_INNER_PHRASE "enum_optional_colon_innerPhrase" = Optional [ENUM_COLON_INNER_PHRASE],
        subsumes parts, of "enum";
    /// `':' innerPhrase`
    ENUM_COLON_INNER_PHRASE "enum_colon_innerPhrase" = Sequence [COLON INNER_PHRASE],
        fits [ENUM_OPTIONAL_COLON_INNER_PHRASE], shortest ": =", of "enum";
    /// `(enumerator (',' enumerator)* ','?)?`
    ENUM_OPTIONAL_ENUMERATOR "enum_optional_enumerator" = Optional [ENUM_ENUMERATOR], subsumes parts,
        of "enum";
    /// `enumerator (',' enumerator)* ','?`
    ENUM_ENUMERATOR "enum_enumerator" = Sequence [ENUMERATOR ENUM_NEXT_ENUMERATORS OPTIONAL_COMMA],
        subsumes [ENUMERATOR], fits [ENUM_OPTIONAL_ENUMERATOR], shortest "a", of "enum";
    /// `enumerator : IDENTIFIER attribute* ('=' phrase)?`
    ENUMERATOR "enumerator" = Sequence [IDENTIFIER ATTRIBUTES ENUMERATOR_OPTIONAL_EQ_PHRASE],
        subsumes [IDENTIFIER], fits [ENUM_ENUMERATOR], shortest "a";
    /// `('=' phrase)?`
    ENUMERATOR_OPTIONAL_EQ_PHRASE "enumerator_optional_eq_phrase" = Optional [ENUMERATOR_EQ_PHRASE],
        subsumes parts, of "enumerator";
    /// `'=' phrase`
    ENUMERATOR_EQ_PHRASE "enumerator_eq_phrase" = Sequence [EQ PHRASE], fits [ENUMERATOR_OPTIONAL_EQ_PHRASE],
        shortest "= =", of "enumerator";
    /// `(',' enumerator)*`
    ENUM_NEXT_ENUMERATORS "enum_next_enumerators" = Star [ENUM_NEXT_ENUMERATOR], subsumes parts, of "enum";
    /// `',' enumerator`
    ENUM_NEXT_ENUMERATOR "enum_next_enumerator" = Sequence [COMMA ENUMERATOR], fits [ENUM_NEXT_ENUMERATORS],
        shortest ", a", of "enum";
    /// `requires : 'requires' (arguments? '{' requirement* '}')?`
    REQUIRES "requires" = Sequence [REQUIRES_KEYWORD REQUIRES_OPTIONAL_L_BRACE_R_BRACE],
        subsumes [REQUIRES_KEYWORD], fits [WORD_RULE OPTIONAL_REQUIRES LAMBDA_PART], shortest "requires";
    /// `(arguments? '{' requirement* '}')?`
    REQUIRES_OPTIONAL_L_BRACE_R_BRACE "requires_optional_l_brace_r_brace" = Optional
        [REQUIRES_L_BRACE_R_BRACE], subsumes parts, of "requires";
    /// `arguments? '{' requirement* '}'`
    REQUIRES_L_BRACE_R_BRACE "requires_l_brace_r_brace" = Sequence [OPTIONAL_ARGUMENTS L_BRACE REQUIREMENTS
        R_BRACE], fits [REQUIRES_OPTIONAL_L_BRACE_R_BRACE], shortest "{ }", of "requires";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `requirement*`
    REQUIREMENTS "requirements" = Star [REQUIREMENT], subsumes parts, of "requirement";
    /// `requirement : '{' phrases '}' WORD? ('->' phrase)? ';' | phrases ';'`
    REQUIREMENT "requirement" = Alternation [REQUIREMENT_L_BRACE_PHRASES_R_BRACE_SEMICOLON
        REQUIREMENT_PHRASES_SEMICOLON], subsumes parts, fits [REQUIREMENTS], shortest "= ;";
    /// `'{' phrases '}' WORD? ('->' phrase)? ';'`
    REQUIREMENT_L_BRACE_PHRASES_R_BRACE_SEMICOLON "requirement_l_brace_phrases_r_brace_semicolon" = Sequence
        [L_BRACE PHRASES R_BRACE OPTIONAL_WORD OPTIONAL_MINUS_GT_PHRASE SEMICOLON], fits [REQUIREMENT],
        shortest "{ = } ;", as Alternative, of "requirement";
    /// `WORD?`
    OPTIONAL_WORD "optional_WORD" = Optional [WORD], subsumes parts, of "ifStatement" "requirement";
    /// `('->' phrase)?`
    OPTIONAL_MINUS_GT_PHRASE "optional_minus_gt_phrase" = Optional [MINUS_GT_PHRASE], subsumes parts,
        of "requirement" "lambdaTail";
    /// `'->' phrase`
    MINUS_GT_PHRASE "minus_gt_phrase" = Sequence [MINUS_GT PHRASE], fits [OPTIONAL_MINUS_GT_PHRASE],
        shortest "-> =", of "requirement" "lambdaTail";
    /// `phrases ';'`
    REQUIREMENT_PHRASES_SEMICOLON "requirement_phrases_semicolon" = Sequence [PHRASES SEMICOLON],
        fits [REQUIREMENT], shortest "= ;", as Alternative, of "requirement";
    /// `asm : ('asm' | '__asm__' | '__asm') WORD* '(' asmItem* ')'`
    ASM "asm" = Sequence [ASM_ASM_OR_OTHER ASM_WORDS L_PAREN ASM_ITEMS R_PAREN], fits [WORD_RULE],
        shortest "asm ( )";
    /// `'asm' | '__asm__' | '__asm'`
    ASM_ASM_OR_OTHER "asm_asm_or_other" = Set [ASM_KEYWORD __ASM__ __ASM], subsumes parts, shortest "asm",
        of "asm";
    /// `WORD*`
    ASM_WORDS "asm_WORDs" = Star [WORD], subsumes parts, of "asm";
    /// `asmItem*`
    ASM_ITEMS "asmItems" = Star [ASM_ITEM], subsumes parts, of "asmItem";
    /// `asmItem : ~('(' | ')') | '(' asmItem* ')'`
    ASM_ITEM "asmItem" = Alternation [ASM_ITEM_ANY_BUT_L_PAREN_OR_R_PAREN ASM_ITEM_L_PAREN_R_PAREN],
        subsumes parts, fits [ASM_ITEMS], shortest ";";
    /// `~('(' | ')')`
    ASM_ITEM_ANY_BUT_L_PAREN_OR_R_PAREN "asmItem_any_but_l_paren_or_r_paren" = Set but [L_PAREN R_PAREN],
        subsumes parts, fits [ASM_ITEM], shortest ";", as Set, of "asmItem";
    /// `'(' asmItem* ')'`
    ASM_ITEM_L_PAREN_R_PAREN "asmItem_l_paren_r_paren" = Sequence [L_PAREN ASM_ITEMS R_PAREN],
        fits [ASM_ITEM], shortest "( )", as Alternative, of "asmItem";
    /// `arguments* braces`
    FIRST_BRACES "first_braces" = Sequence [ARGUMENTSES BRACES], subsumes [BRACES], fits [FIRST],
        shortest "{ }", as Alternative, of "first";
    /// `arguments*`
    ARGUMENTSES "argumentses" = Star [ARGUMENTS], subsumes parts, as Optional, of "arguments";
    /// `lambda : '[' phrases? ']' lambdaTail?`
    LAMBDA "lambda" = Sequence [L_BRACKET OPTIONAL_PHRASES R_BRACKET OPTIONAL_LAMBDA_TAIL], fits [FIRST],
        shortest "[ ]";
    /// `lambdaTail?`
    OPTIONAL_LAMBDA_TAIL "optional_lambdaTail" = Optional [LAMBDA_TAIL], subsumes parts, of "lambdaTail";
    /// `lambdaTail : templateParameters? requires? (arguments lambdaPart* ('->' phrase)?)? block`
    LAMBDA_TAIL "lambdaTail" = Sequence [OPTIONAL_TEMPLATE_PARAMETERS OPTIONAL_REQUIRES
        LAMBDA_TAIL_OPTIONAL_ARGUMENTS BLOCK], subsumes [BLOCK], fits [OPTIONAL_LAMBDA_TAIL], shortest "{ }";
    /// `requires?`
    OPTIONAL_REQUIRES "optional_requires" = Optional [REQUIRES], subsumes parts, of "requires";
    /// `(arguments lambdaPart* ('->' phrase)?)?`
    LAMBDA_TAIL_OPTIONAL_ARGUMENTS "lambdaTail_optional_arguments" = Optional [LAMBDA_TAIL_ARGUMENTS],
        subsumes parts, of "lambdaTail";
    /// `arguments lambdaPart* ('->' phrase)?`
    LAMBDA_TAIL_ARGUMENTS "lambdaTail_arguments" = Sequence [ARGUMENTS LAMBDA_PARTS OPTIONAL_MINUS_GT_PHRASE],
        subsumes [ARGUMENTS], fits [LAMBDA_TAIL_OPTIONAL_ARGUMENTS], shortest "( )", of "lambdaTail";
    /// `lambdaPart*`
    LAMBDA_PARTS "lambdaParts" = Star [LAMBDA_PART], subsumes parts, of "lambdaPart";
    /// `lambdaPart : WORD arguments? | requires | bracket`
    /// In normal form `WORD arguments? | requires | subscript`
    LAMBDA_PART "lambdaPart" = Alternation [LAMBDA_PART_WORD REQUIRES SUBSCRIPT], subsumes parts,
        fits [LAMBDA_PARTS], shortest "new";
    /// `WORD arguments?`
    LAMBDA_PART_WORD "lambdaPart_WORD" = Sequence [WORD OPTIONAL_ARGUMENTS], subsumes [WORD],
        fits [LAMBDA_PART], shortest "new", as Alternative, of "lambdaPart";
    /// `parameterNext*`
    PARAMETER_NEXTS "parameterNexts" = Star [PARAMETER_NEXT], subsumes parts, of "parameterNext";
    /// `parameterNext : (innerOperator | '<')+ 'template'? operand | word suffix*`
    PARAMETER_NEXT "parameterNext" = Alternation [PARAMETER_NEXT_INNER_OPERATOR_OR_LTS_OPERAND WORD_SUFFIXES],
        subsumes parts, fits [PARAMETER_NEXTS], shortest "0";
    /// `(innerOperator | '<')+ 'template'? operand`
    PARAMETER_NEXT_INNER_OPERATOR_OR_LTS_OPERAND "parameterNext_innerOperator_or_lts_operand" = Sequence
        [PARAMETER_NEXT_INNER_OPERATOR_OR_LTS OPTIONAL_TEMPLATE OPERAND], fits [PARAMETER_NEXT],
        shortest "< 0", as Alternative, of "parameterNext";
    /// `(innerOperator | '<')+`
    PARAMETER_NEXT_INNER_OPERATOR_OR_LTS "parameterNext_innerOperator_or_lts" = Plus
        [PARAMETER_NEXT_INNER_OPERATOR_OR_LT], subsumes parts, shortest "<", of "parameterNext";
    /// `innerOperator | '<'`
    PARAMETER_NEXT_INNER_OPERATOR_OR_LT "parameterNext_innerOperator_or_lt" = Alternation [INNER_OPERATOR LT],
        subsumes parts, fits [PARAMETER_NEXT_INNER_OPERATOR_OR_LTS], shortest "<", of "parameterNext";
    /// `(',' templateParameter)*`
    TEMPLATE_PARAMETERS_NEXT_TEMPLATE_PARAMETERS "templateParameters_next_templateParameters" = Star
        [TEMPLATE_PARAMETERS_NEXT_TEMPLATE_PARAMETER], subsumes parts, of "templateParameters";
    /// `',' templateParameter`
    TEMPLATE_PARAMETERS_NEXT_TEMPLATE_PARAMETER "templateParameters_next_templateParameter" = Sequence [COMMA
        TEMPLATE_PARAMETER], fits [TEMPLATE_PARAMETERS_NEXT_TEMPLATE_PARAMETERS], shortest ", =",
        of "templateParameters";
    /// `'switch' condition`
    ITEM_SWITCH "item_switch" = Sequence [SWITCH CONDITION], fits [ITEM_TAIL], shortest "switch ( )",
        as Alternative, of "item";
    /// `condition : '(' phrases? (';' phrases?)? ')'`
    CONDITION "condition" = Sequence [L_PAREN OPTIONAL_PHRASES CONDITION_OPTIONAL_NEXT_OPTIONAL_PHRASES
        R_PAREN], shortest "( )";
    /// `(';' phrases?)?`
    CONDITION_OPTIONAL_NEXT_OPTIONAL_PHRASES "condition_optional_next_optional_phrases" = Optional
        [NEXT_OPTIONAL_PHRASES], subsumes parts, of "condition";
    /// `';' phrases?`
    NEXT_OPTIONAL_PHRASES "next_optional_phrases" = Sequence [SEMICOLON OPTIONAL_PHRASES],
        subsumes [SEMICOLON], fits [CONDITION_OPTIONAL_NEXT_OPTIONAL_PHRASES
        FOR_HEADER_NEXT_OPTIONAL_PHRASESES], shortest ";", of "condition" "forHeader";
    /// `'while' condition subscript*`
    ITEM_WHILE "item_while" = Sequence [WHILE CONDITION SUBSCRIPTS], fits [ITEM_TAIL], shortest "while ( )",
        as Alternative, of "item";
    /// `subscript*`
    SUBSCRIPTS "subscripts" = Star [SUBSCRIPT], subsumes parts, of "bracket" "item" "namespace" "ifStatement";
    /// `'for' '(' forHeader ')' subscript*`
    ITEM_FOR "item_for" = Sequence [FOR L_PAREN FOR_HEADER R_PAREN SUBSCRIPTS], fits [ITEM_TAIL],
        shortest "for ( )", as Alternative, of "item";
    /// `forHeader : phrases? (';' phrases?)* (':' phrases)?`
    FOR_HEADER "forHeader" = Sequence [OPTIONAL_PHRASES FOR_HEADER_NEXT_OPTIONAL_PHRASESES
        OPTIONAL_COLON_PHRASES], subsumes [OPTIONAL_PHRASES FOR_HEADER_NEXT_OPTIONAL_PHRASESES
        OPTIONAL_COLON_PHRASES];
    /// `(';' phrases?)*`
    FOR_HEADER_NEXT_OPTIONAL_PHRASESES "forHeader_next_optional_phraseses" = Star [NEXT_OPTIONAL_PHRASES],
        subsumes parts, fits [FOR_HEADER], of "forHeader";
    /// `(':' phrases)?`
    OPTIONAL_COLON_PHRASES "optional_colon_phrases" = Optional [COLON_PHRASES], subsumes parts,
        fits [FOR_HEADER], of "body" "forHeader";
    /// `':' phrases`
    COLON_PHRASES "colon_phrases" = Sequence [COLON PHRASES], fits [OPTIONAL_COLON_PHRASES], shortest ": =",
        of "body" "forHeader";
    /// `('using' 'namespace' phrases)? ';' | block | label | namespace | phrases (':' colonPart (','
    ///     colonPart)*)? (';' | body) | ifStatement | 'do' item 'while' condition ';' | 'try' block
    ///     handler* | 'return' phrases? ';' | 'goto' phrases ';' | 'break' ';' | 'continue' ';'`
    ITEM_OPERAND "item_operand" = Alternation [ITEM_SEMICOLON BLOCK LABEL NAMESPACE
        ITEM_PHRASES_SEMICOLON_OR_BODY IF_STATEMENT ITEM_DO_WHILE ITEM_TRY ITEM_RETURN ITEM_GOTO ITEM_BREAK
        ITEM_CONTINUE], subsumes parts, fits [ITEM], shortest ";", as Operand, of "item";
    /// `('using' 'namespace' phrases)? ';'`
    ITEM_SEMICOLON "item_semicolon" = Sequence [ITEM_OPTIONAL_USING_NAMESPACE SEMICOLON],
        subsumes [SEMICOLON], fits [ITEM_OPERAND], shortest ";", as Alternative, of "item";
    /// `('using' 'namespace' phrases)?`
    ITEM_OPTIONAL_USING_NAMESPACE "item_optional_using_namespace" = Optional [ITEM_USING_NAMESPACE],
        subsumes parts, of "item";
    /// `'using' 'namespace' phrases`
    ITEM_USING_NAMESPACE "item_using_namespace" = Sequence [USING NAMESPACE_KEYWORD PHRASES],
        fits [ITEM_OPTIONAL_USING_NAMESPACE], shortest "using namespace =", of "item";
    /// `label : access ':' | 'case' phrase ':' | 'default' ':' | IDENTIFIER ':'`
    LABEL "label" = Alternation [LABEL_ACCESS_COLON LABEL_CASE LABEL_DEFAULT LABEL_IDENTIFIER],
        subsumes parts, fits [ITEM_OPERAND], shortest "a :";
    /// `access ':'`
    LABEL_ACCESS_COLON "label_access_colon" = Sequence [ACCESS COLON], fits [LABEL], shortest "public :",
        as Alternative, of "label";
    /// `access : 'public' | 'private' | 'protected'`
    ACCESS "access" = Set [PUBLIC PRIVATE PROTECTED], subsumes parts, fits [COLON_PART_ACCESS],
        shortest "public";
    /// `'case' phrase ':'`
    LABEL_CASE "label_case" = Sequence [CASE PHRASE COLON], fits [LABEL], shortest "case = :", as Alternative,
        of "label";
    /// `'default' ':'`
    LABEL_DEFAULT "label_default" = Sequence [DEFAULT COLON], fits [LABEL], shortest "default :",
        as Alternative, of "label";
    /// `IDENTIFIER ':'`
    LABEL_IDENTIFIER "label_IDENTIFIER" = Sequence [IDENTIFIER COLON], fits [LABEL], shortest "a :",
        as Alternative, of "label";
    /// `namespace : 'inline'? 'namespace' bracket* (nameOfNamespace ('::' 'inline'? nameOfNamespace)*)?
    ///     attribute* block | 'namespace' nameOfNamespace '=' phrase ';'`
    /// In normal form `'inline'? 'namespace' subscript* (IDENTIFIER ('::' 'inline'? IDENTIFIER)*)?
    ///     attribute* block | 'namespace' IDENTIFIER '=' phrase ';'`
    NAMESPACE "namespace" = Alternation [NAMESPACE_LIST NAMESPACE_NAMESPACE_IDENTIFIER], subsumes parts,
        fits [ITEM_OPERAND], shortest "namespace { }";
    /// `'inline'? 'namespace' subscript* (IDENTIFIER ('::' 'inline'? IDENTIFIER)*)? attribute* block`
    NAMESPACE_LIST "namespace_list" = Sequence [NAMESPACE_OPTIONAL_INLINE NAMESPACE_KEYWORD SUBSCRIPTS
        NAMESPACE_OPTIONAL_IDENTIFIERS ATTRIBUTES BLOCK], fits [NAMESPACE], shortest "namespace { }",
        as Alternative, of "namespace";
    /// `'inline'?`
    NAMESPACE_OPTIONAL_INLINE "namespace_optional_inline" = Optional [INLINE], subsumes parts, of "namespace";
    /// `(IDENTIFIER ('::' 'inline'? IDENTIFIER)*)?`
    NAMESPACE_OPTIONAL_IDENTIFIERS "namespace_optional_IDENTIFIERs" = Optional [NAMESPACE_IDENTIFIERS],
        subsumes parts, of "namespace";
    /// `IDENTIFIER ('::' 'inline'? IDENTIFIER)*`
    NAMESPACE_IDENTIFIERS "namespace_IDENTIFIERs" = Sequence [IDENTIFIER NAMESPACE_COLON_COLON_IDENTIFIERS],
        subsumes [IDENTIFIER], fits [NAMESPACE_OPTIONAL_IDENTIFIERS], shortest "a", of "namespace";
    /// `('::' 'inline'? IDENTIFIER)*`
    NAMESPACE_COLON_COLON_IDENTIFIERS "namespace_colon_colon_IDENTIFIERs" = Star
        [NAMESPACE_COLON_COLON_IDENTIFIER], subsumes parts, of "namespace";
    /// `'::' 'inline'? IDENTIFIER`
    NAMESPACE_COLON_COLON_IDENTIFIER "namespace_colon_colon_IDENTIFIER" = Sequence [COLON_COLON
        NAMESPACE_OPTIONAL_INLINE IDENTIFIER], fits [NAMESPACE_COLON_COLON_IDENTIFIERS], shortest ":: a",
        of "namespace";
    /// `'namespace' IDENTIFIER '=' phrase ';'`
    NAMESPACE_NAMESPACE_IDENTIFIER "namespace_namespace_IDENTIFIER" = Sequence [NAMESPACE_KEYWORD IDENTIFIER
        EQ PHRASE SEMICOLON], fits [NAMESPACE], shortest "namespace a = = ;", as Alternative, of "namespace";
    /// `phrases (':' colonPart (',' colonPart)*)? (';' | body)`
    ITEM_PHRASES_SEMICOLON_OR_BODY "item_phrases_semicolon_or_body" = Sequence [PHRASES
        ITEM_OPTIONAL_COLON_COLON_PART ITEM_SEMICOLON_OR_BODY], fits [ITEM_OPERAND], shortest "= ;",
        as Alternative, of "item";
    /// `(':' colonPart (',' colonPart)*)?`
    ITEM_OPTIONAL_COLON_COLON_PART "item_optional_colon_colonPart" = Optional [ITEM_COLON_COLON_PART],
        subsumes parts, of "item";
    /// `':' colonPart (',' colonPart)*`
    ITEM_COLON_COLON_PART "item_colon_colonPart" = Sequence [COLON COLON_PART ITEM_NEXT_COLON_PARTS],
        fits [ITEM_OPTIONAL_COLON_COLON_PART], shortest ": =", of "item";
    /// `colonPart : ('virtual'? access)? phrase (':' phrase)? | ':' phrase`
    COLON_PART "colonPart" = Alternation [COLON_PART_PHRASE COLON_PART_COLON_PHRASE], subsumes parts,
        shortest "=";
    /// `('virtual'? access)? phrase (':' phrase)?`
    COLON_PART_PHRASE "colonPart_phrase" = Sequence [COLON_PART_OPTIONAL_ACCESS PHRASE
        COLON_PART_OPTIONAL_COLON_PHRASE], subsumes [PHRASE], fits [COLON_PART], shortest "=", as Alternative,
        of "colonPart";
    /// `('virtual'? access)?`
    COLON_PART_OPTIONAL_ACCESS "colonPart_optional_access" = Optional [COLON_PART_ACCESS], subsumes parts,
        of "colonPart";
    /// `'virtual'? access`
    COLON_PART_ACCESS "colonPart_access" = Sequence [COLON_PART_OPTIONAL_VIRTUAL ACCESS], subsumes [ACCESS],
        fits [COLON_PART_OPTIONAL_ACCESS], shortest "public", of "colonPart";
    /// `'virtual'?`
    COLON_PART_OPTIONAL_VIRTUAL "colonPart_optional_virtual" = Optional [VIRTUAL], subsumes parts,
        of "colonPart";
    /// `(':' phrase)?`
    COLON_PART_OPTIONAL_COLON_PHRASE "colonPart_optional_colon_phrase" = Optional [COLON_PART_COLON_PHRASE],
        subsumes parts, of "colonPart";
    /// `':' phrase`
    COLON_PART_COLON_PHRASE "colonPart_colon_phrase" = Sequence [COLON PHRASE], fits [COLON_PART
        COLON_PART_OPTIONAL_COLON_PHRASE], shortest ": =", of "colonPart";
    /// `(',' colonPart)*`
    ITEM_NEXT_COLON_PARTS "item_next_colonParts" = Star [ITEM_NEXT_COLON_PART], subsumes parts, of "item";
    /// `',' colonPart`
    ITEM_NEXT_COLON_PART "item_next_colonPart" = Sequence [COMMA COLON_PART], fits [ITEM_NEXT_COLON_PARTS],
        shortest ", =", of "item";
    /// `';' | body`
    ITEM_SEMICOLON_OR_BODY "item_semicolon_or_body" = Alternation [SEMICOLON BODY], subsumes parts,
        shortest ";", of "item";
    /// `body : block | 'try' (':' phrases)? block handler*`
    BODY "body" = Alternation [BLOCK BODY_TRY], subsumes parts, fits [ITEM_SEMICOLON_OR_BODY], shortest "{ }";
    /// `'try' (':' phrases)? block handler*`
    BODY_TRY "body_try" = Sequence [TRY OPTIONAL_COLON_PHRASES BLOCK HANDLERS], fits [BODY],
        shortest "try { }", as Alternative, of "body";
    /// `handler*`
    HANDLERS "handlers" = Star [HANDLER], subsumes parts, of "handler";
    /// `handler : 'catch' '(' phrases ')' block`
    HANDLER "handler" = Sequence [CATCH L_PAREN PHRASES R_PAREN BLOCK], fits [HANDLERS],
        shortest "catch ( = ) { }";
    /// `ifStatement : 'if' (WORD? condition bracket* item | '!'? WORD block) ('else' bracket* item)?`
    /// In normal form `'if' (WORD? condition subscript* item | '!'? WORD block) ('else' subscript* item)?`
    IF_STATEMENT "ifStatement" = Sequence [IF IF_STATEMENT_CONDITION_ITEM_OR_WORD IF_STATEMENT_OPTIONAL_ELSE],
        fits [ITEM_OPERAND], shortest "if ( ) ;";
    /// `WORD? condition subscript* item | '!'? WORD block`
    IF_STATEMENT_CONDITION_ITEM_OR_WORD "ifStatement_condition_item_or_WORD" = Alternation
        [IF_STATEMENT_CONDITION_ITEM IF_STATEMENT_WORD], subsumes parts, shortest "( ) ;", of "ifStatement";
    /// `WORD? condition subscript* item`
    IF_STATEMENT_CONDITION_ITEM "ifStatement_condition_item" = Sequence [OPTIONAL_WORD CONDITION SUBSCRIPTS
        ITEM], fits [IF_STATEMENT_CONDITION_ITEM_OR_WORD], shortest "( ) ;", as Alternative, of "ifStatement";
    /// `'!'? WORD block`
    IF_STATEMENT_WORD "ifStatement_WORD" = Sequence [IF_STATEMENT_OPTIONAL_BANG WORD BLOCK],
        fits [IF_STATEMENT_CONDITION_ITEM_OR_WORD], shortest "new { }", as Alternative, of "ifStatement";
    /// `'!'?`
    IF_STATEMENT_OPTIONAL_BANG "ifStatement_optional_bang" = Optional [BANG], subsumes parts,
        of "ifStatement";
    /// `('else' subscript* item)?`
    IF_STATEMENT_OPTIONAL_ELSE "ifStatement_optional_else" = Optional [IF_STATEMENT_ELSE], subsumes parts,
        of "ifStatement";
    /// `'else' subscript* item`
    IF_STATEMENT_ELSE "ifStatement_else" = Sequence [ELSE SUBSCRIPTS ITEM], fits [IF_STATEMENT_OPTIONAL_ELSE],
        shortest "else ;", of "ifStatement";
    /// `'do' item 'while' condition ';'`
    ITEM_DO_WHILE "item_do_while" = Sequence [DO ITEM WHILE CONDITION SEMICOLON], fits [ITEM_OPERAND],
        shortest "do ; while ( ) ;", as Alternative, of "item";
    /// `'try' block handler*`
    ITEM_TRY "item_try" = Sequence [TRY BLOCK HANDLERS], fits [ITEM_OPERAND], shortest "try { }",
        as Alternative, of "item";
    /// `'return' phrases? ';'`
    ITEM_RETURN "item_return" = Sequence [RETURN OPTIONAL_PHRASES SEMICOLON], fits [ITEM_OPERAND],
        shortest "return ;", as Alternative, of "item";
    /// `'goto' phrases ';'`
    ITEM_GOTO "item_goto" = Sequence [GOTO PHRASES SEMICOLON], fits [ITEM_OPERAND], shortest "goto = ;",
        as Alternative, of "item";
    /// `'break' ';'`
    ITEM_BREAK "item_break" = Sequence [BREAK SEMICOLON], fits [ITEM_OPERAND], shortest "break ;",
        as Alternative, of "item";
    /// `'continue' ';'`
    ITEM_CONTINUE "item_continue" = Sequence [CONTINUE SEMICOLON], fits [ITEM_OPERAND], shortest "continue ;",
        as Alternative, of "item";
  }
}
