// @generated from grammars/verilog.g4 by `cargo xtask gen` (blake3 8a997f3d0942b647)

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
    L_PAREN "'('" shortest "(" is Open;
    STAR "'*'" shortest "*";
    COMMA "','" shortest ",";
    R_PAREN "')'" shortest ")" is Close;
    TYPE "'type'" shortest "type";
    EQ "'='" shortest "=";
    MODULE_KEYWORD "'module'" shortest "module";
    MACROMODULE "'macromodule'" shortest "macromodule";
    ENDMODULE "'endmodule'" shortest "endmodule";
    INTERFACE "'interface'" shortest "interface";
    ENDINTERFACE "'endinterface'" shortest "endinterface";
    PROGRAM "'program'" shortest "program";
    ENDPROGRAM "'endprogram'" shortest "endprogram";
    PACKAGE "'package'" shortest "package";
    SEMICOLON "';'" shortest ";";
    ENDPACKAGE "'endpackage'" shortest "endpackage";
    PRIMITIVE "'primitive'" shortest "primitive";
    ENDPRIMITIVE "'endprimitive'" shortest "endprimitive";
    CHECKER "'checker'" shortest "checker";
    ENDCHECKER "'endchecker'" shortest "endchecker";
    COLON "':'" shortest ":";
    NEW "'new'" shortest "new";
    STATIC "'static'" shortest "static";
    AUTOMATIC "'automatic'" shortest "automatic";
    HASH "'#'" shortest "#";
    DOT "'.'" shortest ".";
    VIRTUAL "'virtual'" shortest "virtual";
    CLASS_KEYWORD "'class'" shortest "class";
    ENDCLASS "'endclass'" shortest "endclass";
    EXTENDS "'extends'" shortest "extends";
    IMPLEMENTS "'implements'" shortest "implements";
    ENDFUNCTION "'endfunction'" shortest "endfunction";
    ENDTASK "'endtask'" shortest "endtask";
    LOCAL "'local'" shortest "local";
    PROTECTED "'protected'" shortest "protected";
    FORKJOIN "'forkjoin'" shortest "forkjoin";
    FUNCTION_KEYWORD "'function'" shortest "function";
    TASK "'task'" shortest "task";
    COLON_COLON "'::'" shortest "::";
    EXTERN "'extern'" shortest "extern";
    PURE "'pure'" shortest "pure";
    IMPORT_KEYWORD "'import'" shortest "import";
    EXPORT "'export'" shortest "export";
    CONTEXT "'context'" shortest "context";
    BIT "'bit'" shortest "bit";
    BYTE "'byte'" shortest "byte";
    STRUCT "'struct'" shortest "struct";
    UNION "'union'" shortest "union";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    ENUM "'enum'" shortest "enum";
    SOFT "'soft'" shortest "soft";
    PACKED "'packed'" shortest "packed";
    TAGGED "'tagged'" shortest "tagged";
    SIGNED "'signed'" shortest "signed";
    UNSIGNED "'unsigned'" shortest "unsigned";
    INPUT "'input'" shortest "input";
    OUTPUT "'output'" shortest "output";
    INOUT "'inout'" shortest "inout";
    REF "'ref'" shortest "ref";
    CONST "'const'" shortest "const";
    VAR "'var'" shortest "var";
    RAND "'rand'" shortest "rand";
    RANDC "'randc'" shortest "randc";
    LOCALPARAM "'localparam'" shortest "localparam";
    PARAMETER "'parameter'" shortest "parameter";
    SPECPARAM "'specparam'" shortest "specparam";
    GENVAR "'genvar'" shortest "genvar";
    TYPEDEF "'typedef'" shortest "typedef";
    VECTORED "'vectored'" shortest "vectored";
    SCALARED "'scalared'" shortest "scalared";
    REG "'reg'" shortest "reg";
    LOGIC "'logic'" shortest "logic";
    SHORTINT "'shortint'" shortest "shortint";
    INT "'int'" shortest "int";
    LONGINT "'longint'" shortest "longint";
    INTEGER "'integer'" shortest "integer";
    TIME "'time'" shortest "time";
    REAL "'real'" shortest "real";
    SHORTREAL "'shortreal'" shortest "shortreal";
    REALTIME "'realtime'" shortest "realtime";
    STRING_KEYWORD "'string'" shortest "string";
    CHANDLE "'chandle'" shortest "chandle";
    EVENT "'event'" shortest "event";
    VOID "'void'" shortest "void";
    WIRE "'wire'" shortest "wire";
    TRI "'tri'" shortest "tri";
    TRI0 "'tri0'" shortest "tri0";
    TRI1 "'tri1'" shortest "tri1";
    TRIAND "'triand'" shortest "triand";
    TRIOR "'trior'" shortest "trior";
    TRIREG "'trireg'" shortest "trireg";
    WAND "'wand'" shortest "wand";
    WOR "'wor'" shortest "wor";
    UWIRE "'uwire'" shortest "uwire";
    WREAL "'wreal'" shortest "wreal";
    SUPPLY0 "'supply0'" shortest "supply0";
    SUPPLY1 "'supply1'" shortest "supply1";
    INTERCONNECT "'interconnect'" shortest "interconnect";
    NETTYPE "'nettype'" shortest "nettype";
    STRONG0 "'strong0'" shortest "strong0";
    STRONG1 "'strong1'" shortest "strong1";
    PULL0 "'pull0'" shortest "pull0";
    PULL1 "'pull1'" shortest "pull1";
    WEAK0 "'weak0'" shortest "weak0";
    WEAK1 "'weak1'" shortest "weak1";
    HIGHZ0 "'highz0'" shortest "highz0";
    HIGHZ1 "'highz1'" shortest "highz1";
    SMALL "'small'" shortest "small";
    MEDIUM "'medium'" shortest "medium";
    LARGE "'large'" shortest "large";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    PLUS_COLON "'+:'" shortest "+:";
    MINUS_COLON "'-:'" shortest "-:";
    DOLLAR_UNIT "'$unit'" shortest "$unit";
    AND "'and'" shortest "and";
    NAND "'nand'" shortest "nand";
    OR "'or'" shortest "or";
    NOR "'nor'" shortest "nor";
    XOR "'xor'" shortest "xor";
    XNOR "'xnor'" shortest "xnor";
    BUF "'buf'" shortest "buf";
    NOT "'not'" shortest "not";
    BUFIF0 "'bufif0'" shortest "bufif0";
    BUFIF1 "'bufif1'" shortest "bufif1";
    NOTIF0 "'notif0'" shortest "notif0";
    NOTIF1 "'notif1'" shortest "notif1";
    PULLUP "'pullup'" shortest "pullup";
    PULLDOWN "'pulldown'" shortest "pulldown";
    NMOS "'nmos'" shortest "nmos";
    PMOS "'pmos'" shortest "pmos";
    RNMOS "'rnmos'" shortest "rnmos";
    RPMOS "'rpmos'" shortest "rpmos";
    CMOS "'cmos'" shortest "cmos";
    RCMOS "'rcmos'" shortest "rcmos";
    TRAN "'tran'" shortest "tran";
    RTRAN "'rtran'" shortest "rtran";
    TRANIF0 "'tranif0'" shortest "tranif0";
    TRANIF1 "'tranif1'" shortest "tranif1";
    RTRANIF0 "'rtranif0'" shortest "rtranif0";
    RTRANIF1 "'rtranif1'" shortest "rtranif1";
    GENERATE "'generate'" shortest "generate";
    ENDGENERATE "'endgenerate'" shortest "endgenerate";
    PROPERTY_KEYWORD "'property'" shortest "property";
    ENDPROPERTY "'endproperty'" shortest "endproperty";
    SEQUENCE "'sequence'" shortest "sequence";
    ENDSEQUENCE "'endsequence'" shortest "endsequence";
    SPECIFY "'specify'" shortest "specify";
    ENDSPECIFY "'endspecify'" shortest "endspecify";
    TABLE "'table'" shortest "table";
    ENDTABLE "'endtable'" shortest "endtable";
    COVERGROUP "'covergroup'" shortest "covergroup";
    ENDGROUP "'endgroup'" shortest "endgroup";
    DEFAULT "'default'" shortest "default";
    GLOBAL "'global'" shortest "global";
    CLOCKING "'clocking'" shortest "clocking";
    ENDCLOCKING "'endclocking'" shortest "endclocking";
    DISCIPLINE "'discipline'" shortest "discipline";
    ENDDISCIPLINE "'enddiscipline'" shortest "enddiscipline";
    NATURE "'nature'" shortest "nature";
    ENDNATURE "'endnature'" shortest "endnature";
    CONFIG "'config'" shortest "config";
    ENDCONFIG "'endconfig'" shortest "endconfig";
    RANDSEQUENCE "'randsequence'" shortest "randsequence";
    CONSTRAINT "'constraint'" shortest "constraint";
    IF "'if'" shortest "if";
    ELSE "'else'" shortest "else";
    MODPORT "'modport'" shortest "modport";
    BIND "'bind'" shortest "bind";
    TIMEUNIT "'timeunit'" shortest "timeunit";
    TIMEPRECISION "'timeprecision'" shortest "timeprecision";
    LET "'let'" shortest "let";
    ALIAS "'alias'" shortest "alias";
    DEFPARAM "'defparam'" shortest "defparam";
    LIBRARY "'library'" shortest "library";
    INCLUDE "'include'" shortest "include";
    DISABLE "'disable'" shortest "disable";
    IFF "'iff'" shortest "iff";
    ASSIGN "'assign'" shortest "assign";
    FORCE "'force'" shortest "force";
    DEASSIGN "'deassign'" shortest "deassign";
    RELEASE "'release'" shortest "release";
    MINUS_GT "'->'" shortest "->";
    MINUS_GT_GT "'->>'" shortest "->>";
    RETURN "'return'" shortest "return";
    BREAK "'break'" shortest "break";
    CONTINUE "'continue'" shortest "continue";
    FORK "'fork'" shortest "fork";
    WAIT "'wait'" shortest "wait";
    WAIT_ORDER "'wait_order'" shortest "wait_order";
    BEGIN "'begin'" shortest "begin";
    END "'end'" shortest "end";
    JOIN "'join'" shortest "join";
    JOIN_ANY "'join_any'" shortest "join_any";
    JOIN_NONE "'join_none'" shortest "join_none";
    ALWAYS_KEYWORD "'always'" shortest "always";
    ALWAYS_COMB "'always_comb'" shortest "always_comb";
    ALWAYS_FF "'always_ff'" shortest "always_ff";
    ALWAYS_LATCH "'always_latch'" shortest "always_latch";
    INITIAL "'initial'" shortest "initial";
    FINAL "'final'" shortest "final";
    HASH_HASH "'##'" shortest "##";
    AT "'@'" shortest "@";
    UNIQUE "'unique'" shortest "unique";
    UNIQUE0 "'unique0'" shortest "unique0";
    PRIORITY "'priority'" shortest "priority";
    CASE "'case'" shortest "case";
    CASEZ "'casez'" shortest "casez";
    CASEX "'casex'" shortest "casex";
    INSIDE "'inside'" shortest "inside";
    MATCHES "'matches'" shortest "matches";
    ENDCASE "'endcase'" shortest "endcase";
    RANDCASE "'randcase'" shortest "randcase";
    FOR "'for'" shortest "for";
    WHILE "'while'" shortest "while";
    REPEAT "'repeat'" shortest "repeat";
    FOREACH "'foreach'" shortest "foreach";
    FOREVER "'forever'" shortest "forever";
    DO "'do'" shortest "do";
    ASSERT "'assert'" shortest "assert";
    ASSUME "'assume'" shortest "assume";
    COVER "'cover'" shortest "cover";
    RESTRICT "'restrict'" shortest "restrict";
    EXPECT "'expect'" shortest "expect";
    PLUS_PLUS "'++'" shortest "++";
    MINUS_MINUS "'--'" shortest "--";
    QUESTION "'?'" shortest "?";
    BACKSLASH_QUOTE "'\\''" shortest "'";
    DOLLAR "'$'" shortest "$";
    NULL "'null'" shortest "null";
    PLUS "'+'" shortest "+";
    WITH "'with'" shortest "with";
    DIST "'dist'" shortest "dist";
    MINUS "'-'" shortest "-";
    BANG "'!'" shortest "!";
    TILDE "'~'" shortest "~";
    AMP "'&'" shortest "&";
    TILDE_AMP "'~&'" shortest "~&";
    PIPE "'|'" shortest "|";
    TILDE_PIPE "'~|'" shortest "~|";
    CARET "'^'" shortest "^";
    TILDE_CARET "'~^'" shortest "~^";
    CARET_TILDE "'^~'" shortest "^~";
    POSEDGE "'posedge'" shortest "posedge";
    NEGEDGE "'negedge'" shortest "negedge";
    EDGE "'edge'" shortest "edge";
    NEXTTIME "'nexttime'" shortest "nexttime";
    S_NEXTTIME "'s_nexttime'" shortest "s_nexttime";
    S_ALWAYS "'s_always'" shortest "s_always";
    EVENTUALLY "'eventually'" shortest "eventually";
    S_EVENTUALLY "'s_eventually'" shortest "s_eventually";
    ACCEPT_ON "'accept_on'" shortest "accept_on";
    REJECT_ON "'reject_on'" shortest "reject_on";
    SYNC_ACCEPT_ON "'sync_accept_on'" shortest "sync_accept_on";
    SYNC_REJECT_ON "'sync_reject_on'" shortest "sync_reject_on";
    STAR_STAR "'**'" shortest "**";
    SLASH "'/'" shortest "/";
    PERCENT "'%'" shortest "%";
    LT_LT "'<<'" shortest "<<";
    GT_GT "'>>'" shortest ">>";
    LT_LT_LT "'<<<'" shortest "<<<";
    GT_GT_GT "'>>>'" shortest ">>>";
    LT "'<'" shortest "<";
    GT "'>'" shortest ">";
    GT_EQ "'>='" shortest ">=";
    EQ_EQ "'=='" shortest "==";
    BANG_EQ "'!='" shortest "!=";
    EQ_EQ_EQ "'==='" shortest "===";
    BANG_EQ_EQ "'!=='" shortest "!==";
    EQ_EQ_QUESTION "'==?'" shortest "==?";
    BANG_EQ_QUESTION "'!=?'" shortest "!=?";
    AMP_AMP "'&&'" shortest "&&";
    PIPE_PIPE "'||'" shortest "||";
    AMP_AMP_AMP "'&&&'" shortest "&&&";
    LT_MINUS_GT "'<->'" shortest "<->";
    PIPE_MINUS_GT "'|->'" shortest "|->";
    PIPE_EQ_GT "'|=>'" shortest "|=>";
    HASH_MINUS_HASH "'#-#'" shortest "#-#";
    HASH_EQ_HASH "'#=#'" shortest "#=#";
    EQ_GT "'=>'" shortest "=>";
    THROUGHOUT "'throughout'" shortest "throughout";
    WITHIN "'within'" shortest "within";
    INTERSECT "'intersect'" shortest "intersect";
    UNTIL "'until'" shortest "until";
    S_UNTIL "'s_until'" shortest "s_until";
    UNTIL_WITH "'until_with'" shortest "until_with";
    S_UNTIL_WITH "'s_until_with'" shortest "s_until_with";
    IMPLIES "'implies'" shortest "implies";
    LT_EQ "'<='" shortest "<=";
    PLUS_EQ "'+='" shortest "+=";
    MINUS_EQ "'-='" shortest "-=";
    STAR_EQ "'*='" shortest "*=";
    SLASH_EQ "'/='" shortest "/=";
    PERCENT_EQ "'%='" shortest "%=";
    AMP_EQ "'&='" shortest "&=";
    PIPE_EQ "'|='" shortest "|=";
    CARET_EQ "'^='" shortest "^=";
    LT_LT_EQ "'<<='" shortest "<<=";
    GT_GT_EQ "'>>='" shortest ">>=";
    LT_LT_LT_EQ "'<<<='" shortest "<<<=";
    GT_GT_GT_EQ "'>>>='" shortest ">>>=";
    COLON_EQ "':='" shortest ":=";
    THIS "'this'" shortest "this";
    SUPER "'super'" shortest "super";
    OPTION "'option'" shortest "option";
    /// `` DIRECTIVE : '`' ('define' | 'pragma' | 'include' | 'line' | 'timescale' | 'default_decay_time' |
    ///     'default_trireg_strength' | 'error' | 'uselib') [\t ] DirectiveText -> channel(HIDDEN) ``
    DIRECTIVE "DIRECTIVE" shortest "`line ";
    /// `` NAMING_DIRECTIVE : '`' ('ifdef' | 'ifndef' | 'elsif' | 'undef' | 'default_nettype' |
    ///     'unconnected_drive' | 'begin_keywords') [\t ]+ (Word | '"' ~[\n\r"]* '"') -> channel(HIDDEN) ``
    NAMING_DIRECTIVE "NAMING_DIRECTIVE" shortest "`elsif a";
    /// `` SIMPLE_DIRECTIVE : '`' ('else' | 'endif' | 'resetall' | 'celldefine' | 'endcelldefine' |
    ///     'nounconnected_drive' | 'end_keywords' | 'undefineall' | 'protect' | 'endprotect') ->
    ///     channel(HIDDEN) ``
    SIMPLE_DIRECTIVE "SIMPLE_DIRECTIVE" shortest "`else";
    /// `` SYSTEMC : '`systemc_' [a-z]+ .*? '`verilog' -> channel(HIDDEN) ``
    SYSTEMC "SYSTEMC" shortest "`systemc_a`verilog";
    /// `` MACRO : '`'+ Word | '`' '\\' ~[\t-\n\u{C}-\r ]+ ``
    MACRO "MACRO" shortest "`a";
    /// `SYSTEM : '$' Word`
    SYSTEM "SYSTEM" shortest "$a";
    /// `NUMBER : Decimal ('.' Decimal)? ([Ee] [+\-]? Decimal)? ('s' | 'ms' | 'us' | 'ns' | 'ps' | 'fs' |
    ///     'step')?`
    NUMBER "NUMBER" shortest "0";
    /// `` BASED : '\'' [Ss]? [BDHObdho] [\t ]* ([0-9?A-FXZ_a-fxz]+ | '`' Word) | '\'' [0-1XZxz] ``
    BASED "BASED" shortest "'x";
    /// `STRING : '"' (~[\n\r"\\] | '\\' '\r'? '\n' | '\\' ~[\n\r])* '"' | '"""' .*? '"""'`
    STRING "STRING" shortest "\"\"";
    /// `IDENTIFIER : Word | '\\' ~[\t-\n\u{C}-\r ]+`
    IDENTIFIER "IDENTIFIER" shortest "a";
    /// `BLOCK_COMMENT : '/*' .*? '*/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : LineComment -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `WHITESPACE : [\t-\r \u{FEFF}]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `sourceText : item* EOF`
    SOURCE_TEXT "sourceText" = Sequence [ITEMS EOF], subsumes [ITEMS];
    /// `item*`
    ITEMS "items" = Star [ITEM], subsumes parts, fits [SOURCE_TEXT], of "item";
    /// `item : attribute item | label item | always item | timing item | module | class | function |
    ///     prototype | region | declaration | typedDeclaration | gates | statement | macroItem | import |
    ///     wordyItem`
    /// In normal form `item_tails item_operand`
    ITEM "item" = Sequence [ITEM_TAILS ITEM_OPERAND], subsumes [ITEM_OPERAND], fits [ITEMS], shortest ";";
    /// `(attribute | label | always | timing | item_for | item_while_or_repeat_l_paren_expression |
    ///     item_foreach | 'forever' | item_else | item_wait)*`
    ITEM_TAILS "item_tails" = Star [ITEM_TAIL], subsumes parts, of "item";
    /// `attribute | label | always | timing | item_for | item_while_or_repeat_l_paren_expression |
    ///     item_foreach | 'forever' | item_else | item_wait`
    ITEM_TAIL "item_tail" = Alternation [ATTRIBUTE LABEL ALWAYS TIMING ITEM_FOR
        ITEM_WHILE_OR_REPEAT_L_PAREN_EXPRESSION ITEM_FOREACH FOREVER ITEM_ELSE ITEM_WAIT], subsumes parts,
        fits [ITEM_TAILS], shortest "final", as Tail, of "item";
    /// `attribute : '(' '*' attributeItem (',' attributeItem)* '*' ')'`
    ATTRIBUTE "attribute" = Sequence [L_PAREN STAR ATTRIBUTE_ITEM ATTRIBUTE_NEXT_ATTRIBUTE_ITEMS STAR
        R_PAREN], fits [ITEM_TAIL ATTRIBUTES], shortest "( * a * )";
    /// `attributeItem : (identifier | SYSTEM | 'type') ('=' expression)?`
    /// In normal form `(identifier | SYSTEM | 'type') initializer?`
    ATTRIBUTE_ITEM "attributeItem" = Sequence [ATTRIBUTE_ITEM_IDENTIFIER_OR_OTHER OPTIONAL_INITIALIZER],
        subsumes [ATTRIBUTE_ITEM_IDENTIFIER_OR_OTHER], shortest "a";
    /// `identifier | SYSTEM | 'type'`
    ATTRIBUTE_ITEM_IDENTIFIER_OR_OTHER "attributeItem_identifier_or_other" = Alternation [IDENTIFIER_RULE
        SYSTEM TYPE], subsumes parts, fits [ATTRIBUTE_ITEM], shortest "a", of "attributeItem";
    /// `identifier : IDENTIFIER | 'this' | 'super' | 'global' | 'option' | 'context' | 'library' | 'include'
    ///     | 'var' | 'expect' | 'do' | 'ref' | 'wreal' | 'checker' | 'soft'`
    IDENTIFIER_RULE "identifier" = Set [CHECKER CONTEXT SOFT REF VAR WREAL GLOBAL LIBRARY INCLUDE DO EXPECT
        THIS SUPER OPTION IDENTIFIER], subsumes parts, fits [ATTRIBUTE_ITEM_IDENTIFIER_OR_OTHER PATH_START
        PATH_PART_IDENTIFIER_OR_MACRO ARGUMENT_IDENTIFIER PRIMARY_OPTIONAL_TAGGED_IDENTIFIER
        PRIMARY_IDENTIFIER_AFTER_NEW SUFFIX_IDENTIFIER_OR_OTHER OPTIONAL_IDENTIFIER ENUMERATOR_IDENTIFIER
        MODULE_HEAD_IDENTIFIER_OR_OTHER IMPORTED_NAME_IDENTIFIER_OR_STAR DECLARATOR_IDENTIFIER_OR_OTHER
        END_NAME_IDENTIFIER_OR_NEW GATE_IDENTIFIER BLOCK_NAME_IDENTIFIER_OR_OTHER], shortest "a";
    /// `initializer?`
    OPTIONAL_INITIALIZER "optional_initializer" = Optional [INITIALIZER], subsumes parts, of "attributeItem"
        "enumerator";
    /// `initializer : '=' expression`
    INITIALIZER "initializer" = Sequence [EQ EXPRESSION], fits [OPTIONAL_INITIALIZER
        DECLARATOR_ARGUMENTS_OR_INITIALIZER DECLARATION_DECLARATOR_OR_INITIALIZER], shortest "= 0";
    /// `expression : timing* term operation*`
    EXPRESSION "expression" = Sequence [TIMINGS TERM OPERATIONS], subsumes [TERM], fits [DIMENSION_EXPRESSION
        OPTIONAL_EXPRESSION ARGUMENT_EXPRESSION EXPRESSIONS MIN_TYP_MAX ELEMENT_EXPRESSION PROPERTY FOR_START
        CASE_LABEL], shortest "0";
    /// `timing*`
    TIMINGS "timings" = Star [TIMING], subsumes parts, of "timing";
    /// `timing : delay | cycleDelay | eventControl`
    TIMING "timing" = Alternation [DELAY CYCLE_DELAY EVENT_CONTROL], subsumes parts, fits [ITEM_TAIL TIMINGS],
        shortest "# 0";
    /// `delay : '#' delayValue`
    DELAY "delay" = Sequence [HASH DELAY_VALUE], fits [TIMING DECLARATION_HEAD ITEM_PROPERTY_OR_OTHER
        STRENGTH_OR_DELAY], shortest "# 0";
    /// `delayValue : dimension | NUMBER | path | macro | '(' minTypMax (',' minTypMax)* ')'`
    DELAY_VALUE "delayValue" = Alternation [DIMENSION NUMBER PATH MACRO_RULE
        DELAY_VALUE_L_PAREN_MIN_TYP_MAX_R_PAREN], subsumes parts, shortest "0";
    /// `dimension : '[' (expression rangeEnd? | '*')? (',' expression?)* ']'`
    DIMENSION "dimension" = Sequence [L_BRACKET DIMENSION_OPTIONAL_EXPRESSION_OR_STAR
        DIMENSION_NEXT_OPTIONAL_EXPRESSIONS R_BRACKET], fits [DELAY_VALUE ARGUMENT DIMENSIONS
        ELEMENT_DIMENSION SUFFIX SUFFIX_ARGUMENTS_OR_OTHER DECLARATION_HEAD
        TYPED_DECLARATION_STRENGTH_OR_DIMENSION CASE_LABEL MACRO_PART], shortest "[ ]";
    /// `(expression rangeEnd? | '*')?`
    DIMENSION_OPTIONAL_EXPRESSION_OR_STAR "dimension_optional_expression_or_star" = Optional
        [DIMENSION_EXPRESSION_OR_STAR], subsumes parts, of "dimension";
    /// `expression rangeEnd? | '*'`
    DIMENSION_EXPRESSION_OR_STAR "dimension_expression_or_star" = Alternation [DIMENSION_EXPRESSION STAR],
        subsumes parts, fits [DIMENSION_OPTIONAL_EXPRESSION_OR_STAR], shortest "*", of "dimension";
    /// `expression rangeEnd?`
    DIMENSION_EXPRESSION "dimension_expression" = Sequence [EXPRESSION OPTIONAL_RANGE_END],
        subsumes [EXPRESSION], fits [DIMENSION_EXPRESSION_OR_STAR], shortest "0", as Alternative,
        of "dimension";
    /// `rangeEnd?`
    OPTIONAL_RANGE_END "optional_rangeEnd" = Optional [RANGE_END], subsumes parts, of "rangeEnd";
    /// `rangeEnd : (':' | '+:' | '-:') expression`
    RANGE_END "rangeEnd" = Sequence [RANGE_END_COLON_OR_OTHER EXPRESSION], fits [OPTIONAL_RANGE_END],
        shortest ": 0";
    /// `':' | '+:' | '-:'`
    RANGE_END_COLON_OR_OTHER "rangeEnd_colon_or_other" = Set [COLON PLUS_COLON MINUS_COLON], subsumes parts,
        shortest ":", of "rangeEnd";
    /// `(',' expression?)*`
    DIMENSION_NEXT_OPTIONAL_EXPRESSIONS "dimension_next_optional_expressions" = Star
        [DIMENSION_NEXT_OPTIONAL_EXPRESSION], subsumes parts, of "dimension";
    /// `',' expression?`
    DIMENSION_NEXT_OPTIONAL_EXPRESSION "dimension_next_optional_expression" = Sequence [COMMA
        OPTIONAL_EXPRESSION], subsumes [COMMA], fits [DIMENSION_NEXT_OPTIONAL_EXPRESSIONS], shortest ",",
        of "dimension";
    /// `expression?`
    OPTIONAL_EXPRESSION "optional_expression" = Optional [EXPRESSION], subsumes parts, of "expression";
    /// `path : pathStart pathPart*`
    PATH "path" = Sequence [PATH_START PATH_PARTS], subsumes [PATH_START], fits [DELAY_VALUE
        EVENT_CONTROL_PATH OPTIONAL_PATH TYPE_PATH_PATH_OR_MACRO_PATH FOR_START_DECLARATION_HEADS_OR_PATH
        FUNCTION_NAME TYPED_DECLARATION_ARGUMENTS_OR_OTHER ITEM_FORK_OR_PATH], shortest "a";
    /// `pathStart : identifier | SYSTEM | '$unit' | 'local'`
    PATH_START "pathStart" = Alternation [IDENTIFIER_RULE SYSTEM DOLLAR_UNIT LOCAL], subsumes parts,
        fits [PATH], shortest "a";
    /// `pathPart*`
    PATH_PARTS "pathParts" = Star [PATH_PART], subsumes parts, of "pathPart";
    /// `pathPart : '::' (identifier | MACRO) | '.' (identifier | MACRO) | '#' arguments '::' identifier`
    PATH_PART "pathPart" = Alternation [PATH_PART_COLON_COLON_IDENTIFIER_OR_MACRO
        PATH_PART_NEXT_IDENTIFIER_OR_MACRO PATH_PART_HASH_ARGUMENTS_COLON_COLON], subsumes parts,
        fits [PATH_PARTS MACRO_PART], shortest ". a";
    /// `'::' (identifier | MACRO)`
    PATH_PART_COLON_COLON_IDENTIFIER_OR_MACRO "pathPart_colon_colon_identifier_or_MACRO" = Sequence
        [COLON_COLON PATH_PART_IDENTIFIER_OR_MACRO], fits [PATH_PART], shortest ":: a", as Alternative,
        of "pathPart";
    /// `identifier | MACRO`
    PATH_PART_IDENTIFIER_OR_MACRO "pathPart_identifier_or_MACRO" = Alternation [IDENTIFIER_RULE MACRO],
        subsumes parts, shortest "a", of "pathPart";
    /// `'.' (identifier | MACRO)`
    PATH_PART_NEXT_IDENTIFIER_OR_MACRO "pathPart_next_identifier_or_MACRO" = Sequence [DOT
        PATH_PART_IDENTIFIER_OR_MACRO], fits [PATH_PART], shortest ". a", as Alternative, of "pathPart";
    /// `'#' arguments '::' identifier`
    PATH_PART_HASH_ARGUMENTS_COLON_COLON "pathPart_hash_arguments_colon_colon" = Sequence [HASH ARGUMENTS
        COLON_COLON IDENTIFIER_RULE], fits [PATH_PART], shortest "# ( ) :: a", as Alternative, of "pathPart";
    /// `arguments : '(' argument? (',' argument?)* ')'`
    ARGUMENTS "arguments" = Sequence [L_PAREN OPTIONAL_ARGUMENT ARGUMENTS_NEXT_OPTIONAL_ARGUMENTS R_PAREN],
        fits [OPTIONAL_ARGUMENTS ARGUMENT_ITEM SUFFIX_ARGUMENTS SUFFIX_ARGUMENTS_OR_OTHER
        DECLARATOR_ARGUMENTS_OR_INITIALIZER TYPED_DECLARATION_ARGUMENTS_OR_OTHER GATE], shortest "( )";
    /// `argument?`
    OPTIONAL_ARGUMENT "optional_argument" = Optional [ARGUMENT], subsumes parts, of "argument";
    /// `argument : attribute* expression adjoined* (';' argumentItem*)? | dimension | eventControl |
    ///     argumentWord argumentItem* | attribute* '.' identifier ('(' expression? ')')? | attribute* '.'
    ///     '*' | netWord dimension* | gateWord`
    /// In normal form `attribute* (expression adjoined* (';' argumentItem*)? | '.' (identifier ('('
    ///     expression? ')')? | '*')) | dimension | eventControl | argumentWord argumentItem*
    ///     | netWord dimension* | gateWord`
    ARGUMENT "argument" = Alternation [ARGUMENT_EXPRESSION_OR_OTHER DIMENSION EVENT_CONTROL
        ARGUMENT_ARGUMENT_WORD ARGUMENT_NET_WORD GATE_WORD], subsumes parts, fits [OPTIONAL_ARGUMENT],
        shortest ";";
    /// `attribute* (expression adjoined* (';' argumentItem*)? | '.' (identifier ('(' expression? ')')? |
    ///     '*'))`
    ARGUMENT_EXPRESSION_OR_OTHER "argument_expression_or_other" = Sequence [ATTRIBUTES
        ARGUMENT_AFTER_ATTRIBUTES], subsumes [ARGUMENT_AFTER_ATTRIBUTES], fits [ARGUMENT], shortest "0",
        as Alternative, of "argument";
    /// `attribute*`
    ATTRIBUTES "attributes" = Star [ATTRIBUTE], subsumes parts, of "attribute";
    /// `expression adjoined* (';' argumentItem*)? | '.' (identifier ('(' expression? ')')? | '*')`
    ARGUMENT_AFTER_ATTRIBUTES "argument_after_attributes" = Alternation [ARGUMENT_EXPRESSION
        ARGUMENT_NEXT_IDENTIFIER_OR_STAR], subsumes parts, fits [ARGUMENT_EXPRESSION_OR_OTHER], shortest "0",
        as Rest, of "argument";
    /// `expression adjoined* (';' argumentItem*)?`
    ARGUMENT_EXPRESSION "argument_expression" = Sequence [EXPRESSION ADJOINEDS
        ARGUMENT_OPTIONAL_NEXT_ARGUMENT_ITEMS], subsumes [EXPRESSION], fits [ARGUMENT_AFTER_ATTRIBUTES],
        shortest "0", as Alternative, of "argument";
    /// `adjoined*`
    ADJOINEDS "adjoineds" = Star [ADJOINED], subsumes parts, of "adjoined";
    /// `adjoined : macro pathPart* arguments?`
    ADJOINED "adjoined" = Sequence [MACRO_RULE PATH_PARTS OPTIONAL_ARGUMENTS], subsumes [MACRO_RULE],
        fits [ADJOINEDS], shortest "`a";
    /// `macro : MACRO arguments?`
    MACRO_RULE "macro" = Sequence [MACRO OPTIONAL_ARGUMENTS], subsumes [MACRO], fits [DELAY_VALUE ADJOINED
        EVENT_CONTROL_STAR_OR_OTHER ENUMERATOR DECLARATOR_IDENTIFIER_OR_OTHER OPTIONAL_MACRO MACRO_ITEM],
        shortest "`a";
    /// `arguments?`
    OPTIONAL_ARGUMENTS "optional_arguments" = Optional [ARGUMENTS], subsumes parts, of "arguments";
    /// `(';' argumentItem*)?`
    ARGUMENT_OPTIONAL_NEXT_ARGUMENT_ITEMS "argument_optional_next_argumentItems" = Optional
        [ARGUMENT_NEXT_ARGUMENT_ITEMS], subsumes parts, of "argument";
    /// `';' argumentItem*`
    ARGUMENT_NEXT_ARGUMENT_ITEMS "argument_next_argumentItems" = Sequence [SEMICOLON ARGUMENT_ITEMS],
        subsumes [SEMICOLON], fits [ARGUMENT_OPTIONAL_NEXT_ARGUMENT_ITEMS], shortest ";", of "argument";
    /// `argumentItem*`
    ARGUMENT_ITEMS "argumentItems" = Star [ARGUMENT_ITEM], subsumes parts, of "argumentItem";
    /// `argumentItem : ~('(' | ',' | ')' | '{' | '}') | arguments | braces`
    ARGUMENT_ITEM "argumentItem" = Alternation [ARGUMENT_ITEM_ANY_BUT_L_PAREN_OR_OTHER ARGUMENTS BRACES],
        subsumes parts, fits [ARGUMENT_ITEMS], shortest "*";
    /// `~('(' | ',' | ')' | '{' | '}')`
    ARGUMENT_ITEM_ANY_BUT_L_PAREN_OR_OTHER "argumentItem_any_but_l_paren_or_other" = Set but [L_PAREN COMMA
        R_PAREN L_BRACE R_BRACE], subsumes parts, fits [ARGUMENT_ITEM], shortest "*", as Set,
        of "argumentItem";
    /// `braces : '{' bracedItem* '}'`
    BRACES "braces" = Sequence [L_BRACE BRACED_ITEMS R_BRACE], fits [ARGUMENT_ITEM BRACED_ITEM SUFFIX_BRACES
        REGION_BRACES_OR_SEMICOLON], shortest "{ }";
    /// `bracedItem*`
    BRACED_ITEMS "bracedItems" = Star [BRACED_ITEM], subsumes parts, of "bracedItem";
    /// `bracedItem : ~('{' | '}') | braces`
    BRACED_ITEM "bracedItem" = Alternation [BRACED_ITEM_ANY_BUT_L_BRACE_OR_R_BRACE BRACES], subsumes parts,
        fits [BRACED_ITEMS], shortest "(";
    /// `~('{' | '}')`
    BRACED_ITEM_ANY_BUT_L_BRACE_OR_R_BRACE "bracedItem_any_but_l_brace_or_r_brace" = Set but [L_BRACE
        R_BRACE], subsumes parts, fits [BRACED_ITEM], shortest "(", as Set, of "bracedItem";
    /// `'.' (identifier ('(' expression? ')')? | '*')`
    ARGUMENT_NEXT_IDENTIFIER_OR_STAR "argument_next_identifier_or_star" = Sequence [DOT ARGUMENT_AFTER_DOT],
        fits [ARGUMENT_AFTER_ATTRIBUTES], shortest ". *", as Alternative, of "argument";
    /// `identifier ('(' expression? ')')? | '*'`
    ARGUMENT_AFTER_DOT "argument_after_dot" = Alternation [ARGUMENT_IDENTIFIER STAR], subsumes parts,
        shortest "*", as Rest, of "argument";
    /// `identifier ('(' expression? ')')?`
    ARGUMENT_IDENTIFIER "argument_identifier" = Sequence [IDENTIFIER_RULE ARGUMENT_OPTIONAL_L_PAREN_R_PAREN],
        subsumes [IDENTIFIER_RULE], fits [ARGUMENT_AFTER_DOT], shortest "a", as Alternative, of "argument";
    /// `('(' expression? ')')?`
    ARGUMENT_OPTIONAL_L_PAREN_R_PAREN "argument_optional_l_paren_r_paren" = Optional
        [ARGUMENT_L_PAREN_R_PAREN], subsumes parts, of "argument";
    /// `'(' expression? ')'`
    ARGUMENT_L_PAREN_R_PAREN "argument_l_paren_r_paren" = Sequence [L_PAREN OPTIONAL_EXPRESSION R_PAREN],
        fits [ARGUMENT_OPTIONAL_L_PAREN_R_PAREN], shortest "( )", of "argument";
    /// `eventControl : '@' ('*' | path dimension* | macro | STRING | '(' ('*' | expression (','
    ///     expression)*) ')')`
    EVENT_CONTROL "eventControl" = Sequence [AT EVENT_CONTROL_STAR_OR_OTHER], fits [TIMING ARGUMENT
        OPTIONAL_EVENT_CONTROL], shortest "@ *";
    /// `'*' | path dimension* | macro | STRING | '(' ('*' | expression (',' expression)*) ')'`
    EVENT_CONTROL_STAR_OR_OTHER "eventControl_star_or_other" = Alternation [STAR EVENT_CONTROL_PATH MACRO_RULE
        STRING EVENT_CONTROL_L_PAREN_STAR_OR_EXPRESSIONS_R_PAREN], subsumes parts, shortest "*",
        of "eventControl";
    /// `path dimension*`
    EVENT_CONTROL_PATH "eventControl_path" = Sequence [PATH DIMENSIONS], subsumes [PATH],
        fits [EVENT_CONTROL_STAR_OR_OTHER], shortest "a", as Alternative, of "eventControl";
    /// `dimension*`
    DIMENSIONS "dimensions" = Star [DIMENSION], subsumes parts, of "dimension";
    /// `'(' ('*' | expression (',' expression)*) ')'`
    EVENT_CONTROL_L_PAREN_STAR_OR_EXPRESSIONS_R_PAREN "eventControl_l_paren_star_or_expressions_r_paren"
        = Sequence [L_PAREN EVENT_CONTROL_STAR_OR_EXPRESSIONS R_PAREN], fits [EVENT_CONTROL_STAR_OR_OTHER],
        shortest "( * )", as Alternative, of "eventControl";
    /// `'*' | expression (',' expression)*`
    EVENT_CONTROL_STAR_OR_EXPRESSIONS "eventControl_star_or_expressions" = Alternation [STAR EXPRESSIONS],
        subsumes parts, shortest "*", of "eventControl";
    /// `expression (',' expression)*`
    EXPRESSIONS "expressions" = Sequence [EXPRESSION NEXT_EXPRESSIONS], subsumes [EXPRESSION],
        fits [EVENT_CONTROL_STAR_OR_EXPRESSIONS ITEM_OPTIONAL_EXPRESSIONS], shortest "0", of "loop" "item"
        "eventControl";
    /// `(',' expression)*`
    NEXT_EXPRESSIONS "next_expressions" = Star [NEXT_EXPRESSION], subsumes parts
        [PRIMARY_SOME_NEXT_EXPRESSIONS], fits [PRIMARY_SOME_NEXT_EXPRESSIONS], of "eventControl" "item";
    /// `',' expression`
    NEXT_EXPRESSION "next_expression" = Sequence [COMMA EXPRESSION], fits [NEXT_EXPRESSIONS
        PRIMARY_SOME_NEXT_EXPRESSIONS], shortest ", 0", of "eventControl" "item" "primary";
    /// `argumentWord argumentItem*`
    ARGUMENT_ARGUMENT_WORD "argument_argumentWord" = Sequence [ARGUMENT_WORD ARGUMENT_ITEMS],
        subsumes [ARGUMENT_WORD], fits [ARGUMENT], shortest ";", as Alternative, of "argument";
    /// `argumentWord : ';' | 'if' | 'foreach' | 'case' | 'begin' | 'fork' | 'wait' | 'return' | 'input' |
    ///     'output' | 'function' | 'assign' | 'while' | 'repeat' | 'unique' | '+=' | '-=' | '*=' | '/=' |
    ///     '%=' | '|=' | '&=' | '^=' | '<<=' | '>>=' | 'struct' | 'union' | 'enum'`
    ARGUMENT_WORD "argumentWord" = Set [SEMICOLON FUNCTION_KEYWORD STRUCT UNION ENUM INPUT OUTPUT IF ASSIGN
        RETURN FORK WAIT BEGIN UNIQUE CASE WHILE REPEAT FOREACH PLUS_EQ MINUS_EQ STAR_EQ SLASH_EQ PERCENT_EQ
        AMP_EQ PIPE_EQ CARET_EQ LT_LT_EQ GT_GT_EQ], subsumes parts, fits [ARGUMENT_ARGUMENT_WORD],
        shortest ";";
    /// `netWord dimension*`
    ARGUMENT_NET_WORD "argument_netWord" = Sequence [NET_WORD DIMENSIONS], subsumes [NET_WORD],
        fits [ARGUMENT], shortest "tri", as Alternative, of "argument";
    /// `netWord : 'wire' | 'tri' | 'tri0' | 'tri1' | 'triand' | 'trior' | 'trireg' | 'wand' | 'wor' |
    ///     'uwire' | 'wreal' | 'supply0' | 'supply1' | 'interconnect' | 'nettype'`
    NET_WORD "netWord" = Set [WIRE TRI TRI0 TRI1 TRIAND TRIOR TRIREG WAND WOR UWIRE WREAL SUPPLY0 SUPPLY1
        INTERCONNECT NETTYPE], subsumes parts, fits [ARGUMENT_NET_WORD DECLARATION_WORD], shortest "tri";
    /// `gateWord : 'and' | 'nand' | 'or' | 'nor' | 'xor' | 'xnor' | 'buf' | 'not' | 'bufif0' | 'bufif1' |
    ///     'notif0' | 'notif1' | 'pullup' | 'pulldown' | 'nmos' | 'pmos' | 'rnmos' | 'rpmos' | 'cmos' |
    ///     'rcmos' | 'tran' | 'rtran' | 'tranif0' | 'tranif1' | 'rtranif0' | 'rtranif1'`
    GATE_WORD "gateWord" = Set [AND NAND OR NOR XOR XNOR BUF NOT BUFIF0 BUFIF1 NOTIF0 NOTIF1 PULLUP PULLDOWN
        NMOS PMOS RNMOS RPMOS CMOS RCMOS TRAN RTRAN TRANIF0 TRANIF1 RTRANIF0 RTRANIF1], subsumes parts,
        fits [ARGUMENT], shortest "or";
    /// `(',' argument?)*`
    ARGUMENTS_NEXT_OPTIONAL_ARGUMENTS "arguments_next_optional_arguments" = Star
        [ARGUMENTS_NEXT_OPTIONAL_ARGUMENT], subsumes parts, of "arguments";
    /// `',' argument?`
    ARGUMENTS_NEXT_OPTIONAL_ARGUMENT "arguments_next_optional_argument" = Sequence [COMMA OPTIONAL_ARGUMENT],
        subsumes [COMMA], fits [ARGUMENTS_NEXT_OPTIONAL_ARGUMENTS], shortest ",", of "arguments";
    /// `'(' minTypMax (',' minTypMax)* ')'`
    DELAY_VALUE_L_PAREN_MIN_TYP_MAX_R_PAREN "delayValue_l_paren_minTypMax_r_paren" = Sequence [L_PAREN
        MIN_TYP_MAX DELAY_VALUE_NEXT_MIN_TYP_MAXES R_PAREN], fits [DELAY_VALUE], shortest "( 0 )",
        as Alternative, of "delayValue";
    /// `minTypMax : expression (':' expression ':' expression)?`
    MIN_TYP_MAX "minTypMax" = Sequence [EXPRESSION MIN_TYP_MAX_OPTIONAL_COLON_EXPRESSION_COLON_EXPRESSION],
        subsumes [EXPRESSION], shortest "0";
    /// `(':' expression ':' expression)?`
    MIN_TYP_MAX_OPTIONAL_COLON_EXPRESSION_COLON_EXPRESSION
        "minTypMax_optional_colon_expression_colon_expression" = Optional [COLON_EXPRESSION_COLON_EXPRESSION],
        subsumes parts, of "minTypMax";
    /// `':' expression ':' expression`
    COLON_EXPRESSION_COLON_EXPRESSION "colon_expression_colon_expression" = Sequence [COLON EXPRESSION COLON
        EXPRESSION], fits [MIN_TYP_MAX_OPTIONAL_COLON_EXPRESSION_COLON_EXPRESSION
        PRIMARY_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER], shortest ": 0 : 0", of "minTypMax" "primary";
    /// `(',' minTypMax)*`
    DELAY_VALUE_NEXT_MIN_TYP_MAXES "delayValue_next_minTypMaxes" = Star [DELAY_VALUE_NEXT_MIN_TYP_MAX],
        subsumes parts, of "delayValue";
    /// `',' minTypMax`
    DELAY_VALUE_NEXT_MIN_TYP_MAX "delayValue_next_minTypMax" = Sequence [COMMA MIN_TYP_MAX],
        fits [DELAY_VALUE_NEXT_MIN_TYP_MAXES], shortest ", 0", of "delayValue";
    /// `cycleDelay : '##' delayValue`
    CYCLE_DELAY "cycleDelay" = Sequence [HASH_HASH DELAY_VALUE], fits [TIMING], shortest "## 0";
    /// `term : (prefix attribute*)* operand suffix*`
    TERM "term" = Sequence [TERM_PREFIXES OPERAND SUFFIXES], subsumes [OPERAND], fits [EXPRESSION
        OPTIONAL_TERM OPERATION_TERM_OR_PROPERTY_IF], shortest "0";
    /// `(prefix attribute*)*`
    TERM_PREFIXES "term_prefixes" = Star [TERM_PREFIX], subsumes parts, of "term";
    /// `prefix attribute*`
    TERM_PREFIX "term_prefix" = Sequence [PREFIX ATTRIBUTES], subsumes [PREFIX], fits [TERM_PREFIXES],
        shortest "+", of "term";
    /// `prefix : '+' | '-' | '!' | '~' | '&' | '~&' | '|' | '~|' | '^' | '~^' | '^~' | '++' | '--' | '*' |
    ///     'posedge' | 'negedge' | 'edge' | 'not' | 'always' | 'nexttime' | 's_nexttime' | 's_always' |
    ///     'eventually' | 's_eventually' | 'accept_on' | 'reject_on' | 'sync_accept_on' | 'sync_reject_on'
    ///     | 'disable' 'iff' ('(' expression ')')?`
    PREFIX "prefix" = Alternation [PLUS MINUS BANG TILDE AMP TILDE_AMP PIPE TILDE_PIPE CARET TILDE_CARET
        CARET_TILDE PLUS_PLUS MINUS_MINUS STAR POSEDGE NEGEDGE EDGE NOT ALWAYS_KEYWORD NEXTTIME S_NEXTTIME
        S_ALWAYS EVENTUALLY S_EVENTUALLY ACCEPT_ON REJECT_ON SYNC_ACCEPT_ON SYNC_REJECT_ON
        PREFIX_DISABLE_IFF], subsumes parts, fits [TERM_PREFIX], shortest "+";
    /// `'disable' 'iff' ('(' expression ')')?`
    PREFIX_DISABLE_IFF "prefix_disable_iff" = Sequence [DISABLE IFF
        PREFIX_OPTIONAL_L_PAREN_EXPRESSION_R_PAREN], fits [PREFIX], shortest "disable iff", as Alternative,
        of "prefix";
    /// `('(' expression ')')?`
    PREFIX_OPTIONAL_L_PAREN_EXPRESSION_R_PAREN "prefix_optional_l_paren_expression_r_paren" = Optional
        [L_PAREN_EXPRESSION_R_PAREN], subsumes parts, of "prefix";
    /// `'(' expression ')'`
    L_PAREN_EXPRESSION_R_PAREN "l_paren_expression_r_paren" = Sequence [L_PAREN EXPRESSION R_PAREN],
        fits [PREFIX_OPTIONAL_L_PAREN_EXPRESSION_R_PAREN SUFFIX_AFTER_BACKSLASH_QUOTE], shortest "( 0 )",
        of "prefix" "suffix";
    /// `operand : primary | MACRO`
    OPERAND "operand" = Alternation [PRIMARY MACRO], subsumes parts, fits [TERM], shortest "0";
    /// `primary : '(' attribute* expression (':' expression ':' expression | (',' expression)+)? ')' |
    ///     concatenation | '\'' '{' element? (',' element?)* '}' | NUMBER | BASED | STRING | identifier |
    ///     SYSTEM | '$' | 'new' (identifier path?)? | 'null' | 'tagged' identifier | 'type' arguments |
    ///     '$unit' | 'local' | typeWord+ | 'virtual' 'interface'? path`
    /// In normal form `primary_l_paren_expression_r_paren | concatenation |
    ///     primary_backslash_quote_l_brace_r_brace | NUMBER | BASED | STRING |
    ///     primary_optional_tagged_identifier | SYSTEM | '$' | primary_new | 'null' |
    ///     primary_type | '$unit' | 'local' | typeWords | primary_virtual`
    PRIMARY "primary" = Alternation [PRIMARY_L_PAREN_EXPRESSION_R_PAREN CONCATENATION
        PRIMARY_BACKSLASH_QUOTE_L_BRACE_R_BRACE NUMBER BASED STRING PRIMARY_OPTIONAL_TAGGED_IDENTIFIER SYSTEM
        DOLLAR PRIMARY_NEW NULL PRIMARY_TYPE DOLLAR_UNIT LOCAL TYPE_WORDS PRIMARY_VIRTUAL], subsumes parts,
        fits [OPERAND STATEMENT_EXPRESSION], shortest "0";
    /// `'(' attribute* expression (':' expression ':' expression | (',' expression)+)? ')'`
    PRIMARY_L_PAREN_EXPRESSION_R_PAREN "primary_l_paren_expression_r_paren" = Sequence [L_PAREN ATTRIBUTES
        EXPRESSION PRIMARY_OPTIONAL_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER R_PAREN], fits [PRIMARY],
        shortest "( 0 )", as Alternative, of "primary";
    /// `(':' expression ':' expression | (',' expression)+)?`
    PRIMARY_OPTIONAL_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER
        "primary_optional_colon_expression_colon_expression_or_other" = Optional
        [PRIMARY_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER], subsumes parts, of "primary";
    /// `':' expression ':' expression | (',' expression)+`
    PRIMARY_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER "primary_colon_expression_colon_expression_or_other"
        = Alternation [COLON_EXPRESSION_COLON_EXPRESSION PRIMARY_SOME_NEXT_EXPRESSIONS], subsumes parts,
        fits [PRIMARY_OPTIONAL_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER], shortest ", 0", of "primary";
    /// `(',' expression)+`
    PRIMARY_SOME_NEXT_EXPRESSIONS "primary_some_next_expressions" = Plus [NEXT_EXPRESSION], subsumes parts
        [NEXT_EXPRESSIONS], fits [NEXT_EXPRESSIONS PRIMARY_COLON_EXPRESSION_COLON_EXPRESSION_OR_OTHER],
        shortest ", 0", of "primary";
    /// `concatenation : '{' element? (',' element?)* '}' | '{' ('<<' | '>>') term? concatenation '}'`
    /// In normal form `'{' (element? (',' element?)* | ('<<' | '>>') term? concatenation) '}'`
    CONCATENATION "concatenation" = Sequence [L_BRACE CONCATENATION_AFTER_L_BRACE R_BRACE], fits [PRIMARY
        ELEMENT_CONCATENATION_OR_OTHER PORT_AFTER_ATTRIBUTES], shortest "{ }";
    /// `element? (',' element?)* | ('<<' | '>>') term? concatenation`
    CONCATENATION_AFTER_L_BRACE "concatenation_after_l_brace" = Alternation [CONCATENATION_OPTIONAL_ELEMENTS
        CONCATENATION_LT_LT_OR_GT_GT_CONCATENATION], subsumes parts, as Rest, of "concatenation";
    /// `element? (',' element?)*`
    CONCATENATION_OPTIONAL_ELEMENTS "concatenation_optional_elements" = Sequence [OPTIONAL_ELEMENT
        NEXT_OPTIONAL_ELEMENTS], subsumes [OPTIONAL_ELEMENT NEXT_OPTIONAL_ELEMENTS],
        fits [CONCATENATION_AFTER_L_BRACE], as Alternative, of "concatenation";
    /// `element?`
    OPTIONAL_ELEMENT "optional_element" = Optional [ELEMENT], subsumes parts,
        fits [CONCATENATION_OPTIONAL_ELEMENTS], of "element";
    /// `element : expression (concatenation | ':' expression | weight)? | dimension weight? | 'default' (':'
    ///     '/'? expression)?`
    ELEMENT "element" = Alternation [ELEMENT_EXPRESSION ELEMENT_DIMENSION ELEMENT_DEFAULT], subsumes parts,
        fits [OPTIONAL_ELEMENT], shortest "0";
    /// `expression (concatenation | ':' expression | weight)?`
    ELEMENT_EXPRESSION "element_expression" = Sequence [EXPRESSION ELEMENT_OPTIONAL_CONCATENATION_OR_OTHER],
        subsumes [EXPRESSION], fits [ELEMENT], shortest "0", as Alternative, of "element";
    /// `(concatenation | ':' expression | weight)?`
    ELEMENT_OPTIONAL_CONCATENATION_OR_OTHER "element_optional_concatenation_or_other" = Optional
        [ELEMENT_CONCATENATION_OR_OTHER], subsumes parts, of "element";
    /// `concatenation | ':' expression | weight`
    ELEMENT_CONCATENATION_OR_OTHER "element_concatenation_or_other" = Alternation [CONCATENATION
        COLON_EXPRESSION WEIGHT], subsumes parts, fits [ELEMENT_OPTIONAL_CONCATENATION_OR_OTHER],
        shortest "{ }", of "element";
    /// `':' expression`
    COLON_EXPRESSION "colon_expression" = Sequence [COLON EXPRESSION], fits [ELEMENT_CONCATENATION_OR_OTHER
        SUFFIX_OPTIONAL_COLON_EXPRESSION], shortest ": 0", of "suffix" "element";
    /// `weight : (':=' | ':' '/') expression`
    WEIGHT "weight" = Sequence [WEIGHT_COLON_EQ_OR_COLON_SLASH EXPRESSION],
        fits [ELEMENT_CONCATENATION_OR_OTHER OPTIONAL_WEIGHT], shortest ":= 0";
    /// `':=' | ':' '/'`
    WEIGHT_COLON_EQ_OR_COLON_SLASH "weight_colon_eq_or_colon_slash" = Alternation [COLON_EQ
        WEIGHT_COLON_SLASH], subsumes parts, shortest ":=", of "weight";
    /// `':' '/'`
    WEIGHT_COLON_SLASH "weight_colon_slash" = Sequence [COLON SLASH], fits [WEIGHT_COLON_EQ_OR_COLON_SLASH],
        shortest ": /", as Alternative, of "weight";
    /// `dimension weight?`
    ELEMENT_DIMENSION "element_dimension" = Sequence [DIMENSION OPTIONAL_WEIGHT], subsumes [DIMENSION],
        fits [ELEMENT], shortest "[ ]", as Alternative, of "element";
    /// `weight?`
    OPTIONAL_WEIGHT "optional_weight" = Optional [WEIGHT], subsumes parts, of "weight";
    /// `'default' (':' '/'? expression)?`
    ELEMENT_DEFAULT "element_default" = Sequence [DEFAULT ELEMENT_OPTIONAL_COLON_EXPRESSION],
        subsumes [DEFAULT], fits [ELEMENT], shortest "default", as Alternative, of "element";
    /// `(':' '/'? expression)?`
    ELEMENT_OPTIONAL_COLON_EXPRESSION "element_optional_colon_expression" = Optional
        [ELEMENT_COLON_EXPRESSION], subsumes parts, of "element";
    /// `':' '/'? expression`
    ELEMENT_COLON_EXPRESSION "element_colon_expression" = Sequence [COLON ELEMENT_OPTIONAL_SLASH EXPRESSION],
        fits [ELEMENT_OPTIONAL_COLON_EXPRESSION], shortest ": 0", of "element";
    /// `'/'?`
    ELEMENT_OPTIONAL_SLASH "element_optional_slash" = Optional [SLASH], subsumes parts, of "element";
    /// `(',' element?)*`
    NEXT_OPTIONAL_ELEMENTS "next_optional_elements" = Star [NEXT_OPTIONAL_ELEMENT], subsumes parts,
        fits [CONCATENATION_OPTIONAL_ELEMENTS], of "concatenation" "primary" "suffix";
    /// `',' element?`
    NEXT_OPTIONAL_ELEMENT "next_optional_element" = Sequence [COMMA OPTIONAL_ELEMENT], subsumes [COMMA],
        fits [NEXT_OPTIONAL_ELEMENTS], shortest ",", of "concatenation" "primary" "suffix";
    /// `('<<' | '>>') term? concatenation`
    CONCATENATION_LT_LT_OR_GT_GT_CONCATENATION "concatenation_lt_lt_or_gt_gt_concatenation" = Sequence
        [CONCATENATION_LT_LT_OR_GT_GT OPTIONAL_TERM CONCATENATION], fits [CONCATENATION_AFTER_L_BRACE],
        shortest "<< { }", as Alternative, of "concatenation";
    /// `'<<' | '>>'`
    CONCATENATION_LT_LT_OR_GT_GT "concatenation_lt_lt_or_gt_gt" = Set [LT_LT GT_GT], subsumes parts,
        shortest "<<", of "concatenation";
    /// `term?`
    OPTIONAL_TERM "optional_term" = Optional [TERM], subsumes parts, of "term";
    /// `'\'' '{' element? (',' element?)* '}'`
    PRIMARY_BACKSLASH_QUOTE_L_BRACE_R_BRACE "primary_backslash_quote_l_brace_r_brace" = Sequence
        [BACKSLASH_QUOTE L_BRACE OPTIONAL_ELEMENT NEXT_OPTIONAL_ELEMENTS R_BRACE], fits [PRIMARY],
        shortest "' { }", as Alternative, of "primary";
    /// `'tagged'? identifier`
    PRIMARY_OPTIONAL_TAGGED_IDENTIFIER "primary_optional_tagged_identifier" = Sequence
        [PRIMARY_OPTIONAL_TAGGED IDENTIFIER_RULE], subsumes [IDENTIFIER_RULE], fits [PRIMARY], shortest "a",
        as Alternative, of "primary";
    /// `'tagged'?`
    PRIMARY_OPTIONAL_TAGGED "primary_optional_tagged" = Optional [TAGGED], subsumes parts, of "primary";
    /// `'new' (identifier path?)?`
    PRIMARY_NEW "primary_new" = Sequence [NEW PRIMARY_OPTIONAL_IDENTIFIER], subsumes [NEW], fits [PRIMARY],
        shortest "new", as Alternative, of "primary";
    /// `(identifier path?)?`
    PRIMARY_OPTIONAL_IDENTIFIER "primary_optional_identifier" = Optional [PRIMARY_IDENTIFIER_AFTER_NEW],
        subsumes parts, of "primary";
    /// `identifier path?`
    PRIMARY_IDENTIFIER_AFTER_NEW "primary_identifier_after_new" = Sequence [IDENTIFIER_RULE OPTIONAL_PATH],
        subsumes [IDENTIFIER_RULE], fits [PRIMARY_OPTIONAL_IDENTIFIER], shortest "a", of "primary";
    /// `path?`
    OPTIONAL_PATH "optional_path" = Optional [PATH], subsumes parts, of "path";
    /// `'type' arguments`
    PRIMARY_TYPE "primary_type" = Sequence [TYPE ARGUMENTS], fits [PRIMARY], shortest "type ( )",
        as Alternative, of "primary";
    /// `typeWord+`
    TYPE_WORDS "typeWords" = Plus [TYPE_WORD], subsumes parts, fits [PRIMARY], shortest "bit", of "typeWord";
    /// `typeWord : 'reg' | 'logic' | 'bit' | 'byte' | 'shortint' | 'int' | 'longint' | 'integer' | 'time' |
    ///     'real' | 'shortreal' | 'realtime' | 'string' | 'chandle' | 'event' | 'void' | 'signed' |
    ///     'unsigned'`
    TYPE_WORD "typeWord" = Set [BIT BYTE SIGNED UNSIGNED REG LOGIC SHORTINT INT LONGINT INTEGER TIME REAL
        SHORTREAL REALTIME STRING_KEYWORD CHANDLE EVENT VOID], subsumes parts, fits [TYPE_WORDS
        DECLARATION_WORD], shortest "bit";
    /// `'virtual' 'interface'? path`
    PRIMARY_VIRTUAL "primary_virtual" = Sequence [VIRTUAL PRIMARY_OPTIONAL_INTERFACE PATH], fits [PRIMARY],
        shortest "virtual a", as Alternative, of "primary";
    /// `'interface'?`
    PRIMARY_OPTIONAL_INTERFACE "primary_optional_interface" = Optional [INTERFACE], subsumes parts,
        of "primary";
    /// `suffix*`
    SUFFIXES "suffixes" = Star [SUFFIX], subsumes parts, of "suffix";
    /// `suffix : dimension | '[' ('*' | '->' | '=') expression (':' expression)? ']' | '[' '+' ']' | ('.' |
    ///     '::') (identifier | 'new' | MACRO | wordName) | '#' arguments | attribute* arguments | '\'' '('
    ///     expression ')' | '\'' '{' element? (',' element?)* '}' | BASED | '++' | '--' | 'with' (arguments
    ///     | ('(' identifier? ')')? braces | dimension) | 'dist' concatenation`
    /// In normal form `dimension | suffix_l_bracket | suffix_dot_or_colon_colon_to_identifier_or_other |
    ///     hash_arguments | suffix_arguments | suffix_backslash_quote | BASED | '++' | '--'
    ///     | suffix_with | suffix_dist`
    SUFFIX "suffix" = Alternation [DIMENSION SUFFIX_L_BRACKET SUFFIX_DOT_OR_COLON_COLON_TO_IDENTIFIER_OR_OTHER
        HASH_ARGUMENTS SUFFIX_ARGUMENTS SUFFIX_BACKSLASH_QUOTE BASED PLUS_PLUS MINUS_MINUS SUFFIX_WITH
        SUFFIX_DIST], subsumes parts, fits [SUFFIXES], shortest "'x";
    /// `'[' (('*' | '=' | '->') expression (':' expression)? | '+') ']'`
    SUFFIX_L_BRACKET "suffix_l_bracket" = Sequence [L_BRACKET SUFFIX_AFTER_L_BRACKET R_BRACKET],
        fits [SUFFIX], shortest "[ + ]", as Alternative, of "suffix";
    /// `('*' | '=' | '->') expression (':' expression)? | '+'`
    SUFFIX_AFTER_L_BRACKET "suffix_after_l_bracket" = Alternation [SUFFIX_STAR_OR_OTHER_EXPRESSION PLUS],
        subsumes parts, shortest "+", as Rest, of "suffix";
    /// `('*' | '=' | '->') expression (':' expression)?`
    SUFFIX_STAR_OR_OTHER_EXPRESSION "suffix_star_or_other_expression" = Sequence [SUFFIX_STAR_OR_OTHER
        EXPRESSION SUFFIX_OPTIONAL_COLON_EXPRESSION], fits [SUFFIX_AFTER_L_BRACKET], shortest "* 0",
        as Alternative, of "suffix";
    /// `'*' | '=' | '->'`
    SUFFIX_STAR_OR_OTHER "suffix_star_or_other" = Set [STAR EQ MINUS_GT], subsumes parts, shortest "*",
        of "suffix";
    /// `(':' expression)?`
    SUFFIX_OPTIONAL_COLON_EXPRESSION "suffix_optional_colon_expression" = Optional [COLON_EXPRESSION],
        subsumes parts, of "suffix";
    /// `('.' | '::') (identifier | 'new' | MACRO | wordName)`
    SUFFIX_DOT_OR_COLON_COLON_TO_IDENTIFIER_OR_OTHER "suffix_dot_or_colon_colon_to_identifier_or_other"
        = Sequence [SUFFIX_DOT_OR_COLON_COLON_CHOICE SUFFIX_IDENTIFIER_OR_OTHER], fits [SUFFIX],
        shortest ". a", as Alternative, of "suffix";
    /// `'.' | '::'`
    SUFFIX_DOT_OR_COLON_COLON_CHOICE "suffix_dot_or_colon_colon_choice" = Set [DOT COLON_COLON],
        subsumes parts, shortest ".", of "suffix";
    /// `identifier | 'new' | MACRO | wordName`
    SUFFIX_IDENTIFIER_OR_OTHER "suffix_identifier_or_other" = Alternation [IDENTIFIER_RULE NEW MACRO
        WORD_NAME], subsumes parts, shortest "a", of "suffix";
    /// `wordName : 'and' | 'or' | 'xor' | 'unique' | 'bit' | 'byte'`
    WORD_NAME "wordName" = Set [BIT BYTE AND OR XOR UNIQUE], subsumes parts,
        fits [SUFFIX_IDENTIFIER_OR_OTHER], shortest "or";
    /// `'#' arguments`
    HASH_ARGUMENTS "hash_arguments" = Sequence [HASH ARGUMENTS], fits [SUFFIX OPTIONAL_HASH_ARGUMENTS],
        shortest "# ( )", of "typePath" "suffix" "macroItem";
    /// `attribute* arguments`
    SUFFIX_ARGUMENTS "suffix_arguments" = Sequence [ATTRIBUTES ARGUMENTS], subsumes [ARGUMENTS],
        fits [SUFFIX], shortest "( )", as Alternative, of "suffix";
    /// `'\'' ('(' expression ')' | '{' element? (',' element?)* '}')`
    SUFFIX_BACKSLASH_QUOTE "suffix_backslash_quote" = Sequence [BACKSLASH_QUOTE SUFFIX_AFTER_BACKSLASH_QUOTE],
        fits [SUFFIX], shortest "' { }", as Alternative, of "suffix";
    /// `'(' expression ')' | '{' element? (',' element?)* '}'`
    SUFFIX_AFTER_BACKSLASH_QUOTE "suffix_after_backslash_quote" = Alternation [L_PAREN_EXPRESSION_R_PAREN
        SUFFIX_L_BRACE_R_BRACE], subsumes parts, shortest "{ }", as Rest, of "suffix";
    /// `'{' element? (',' element?)* '}'`
    SUFFIX_L_BRACE_R_BRACE "suffix_l_brace_r_brace" = Sequence [L_BRACE OPTIONAL_ELEMENT
        NEXT_OPTIONAL_ELEMENTS R_BRACE], fits [SUFFIX_AFTER_BACKSLASH_QUOTE], shortest "{ }", as Alternative,
        of "suffix";
    /// `'with' (arguments | ('(' identifier? ')')? braces | dimension)`
    SUFFIX_WITH "suffix_with" = Sequence [WITH SUFFIX_ARGUMENTS_OR_OTHER], fits [SUFFIX], shortest "with ( )",
        as Alternative, of "suffix";
    /// `arguments | ('(' identifier? ')')? braces | dimension`
    SUFFIX_ARGUMENTS_OR_OTHER "suffix_arguments_or_other" = Alternation [ARGUMENTS SUFFIX_BRACES DIMENSION],
        subsumes parts, shortest "( )", of "suffix";
    /// `('(' identifier? ')')? braces`
    SUFFIX_BRACES "suffix_braces" = Sequence [SUFFIX_OPTIONAL_L_PAREN_R_PAREN BRACES], subsumes [BRACES],
        fits [SUFFIX_ARGUMENTS_OR_OTHER], shortest "{ }", as Alternative, of "suffix";
    /// `('(' identifier? ')')?`
    SUFFIX_OPTIONAL_L_PAREN_R_PAREN "suffix_optional_l_paren_r_paren" = Optional [SUFFIX_L_PAREN_R_PAREN],
        subsumes parts, of "suffix";
    /// `'(' identifier? ')'`
    SUFFIX_L_PAREN_R_PAREN "suffix_l_paren_r_paren" = Sequence [L_PAREN OPTIONAL_IDENTIFIER R_PAREN],
        fits [SUFFIX_OPTIONAL_L_PAREN_R_PAREN], shortest "( )", of "suffix";
    /// `identifier?`
    OPTIONAL_IDENTIFIER "optional_identifier" = Optional [IDENTIFIER_RULE], subsumes parts, of "identifier";
    /// `'dist' concatenation`
    SUFFIX_DIST "suffix_dist" = Sequence [DIST CONCATENATION], fits [SUFFIX], shortest "dist { }",
        as Alternative, of "suffix";
    /// `operation*`
    OPERATIONS "operations" = Star [OPERATION], subsumes parts [SOME_OPERATIONS], fits [SOME_OPERATIONS],
        of "operation";
    /// `operation : operator attribute* ('repeat' '(' expression ')')? timing* (term | propertyIf) | '?'
    ///     attribute* expression ':' term | cycleDelay term`
    OPERATION "operation" = Alternation [OPERATION_OPERATOR_TERM_OR_PROPERTY_IF
        OPERATION_QUESTION_EXPRESSION_COLON_TERM OPERATION_CYCLE_DELAY_TERM], subsumes parts, fits [OPERATIONS
        SOME_OPERATIONS], shortest "* 0";
    /// `operator attribute* ('repeat' '(' expression ')')? timing* (term | propertyIf)`
    OPERATION_OPERATOR_TERM_OR_PROPERTY_IF "operation_operator_term_or_propertyIf" = Sequence [OPERATOR
        ATTRIBUTES OPERATION_OPTIONAL_REPEAT TIMINGS OPERATION_TERM_OR_PROPERTY_IF], fits [OPERATION],
        shortest "* 0", as Alternative, of "operation";
    /// `operator : '*' | '**' | '/' | '%' | '+' | '-' | '<<' | '>>' | '<<<' | '>>>' | '<' | '>' | '>=' |
    ///     '==' | '!=' | '===' | '!==' | '==?' | '!=?' | '&' | '|' | '^' | '~^' | '^~' | '~&' | '~|' | '&&'
    ///     | '||' | '&&&' | '->' | '<->' | '|->' | '|=>' | '#-#' | '#=#' | '=>' | 'inside' | 'matches' |
    ///     'or' | 'and' | 'iff' | 'throughout' | 'within' | 'intersect' | 'until' | 's_until' |
    ///     'until_with' | 's_until_with' | 'implies' | '=' | '<=' | '+=' | '-=' | '*=' | '/=' | '%=' | '&='
    ///     | '|=' | '^=' | '<<=' | '>>=' | '<<<=' | '>>>='`
    OPERATOR "operator" = Set [STAR EQ AND OR IFF MINUS_GT INSIDE MATCHES PLUS MINUS AMP TILDE_AMP PIPE
        TILDE_PIPE CARET TILDE_CARET CARET_TILDE STAR_STAR SLASH PERCENT LT_LT GT_GT LT_LT_LT GT_GT_GT LT GT
        GT_EQ EQ_EQ BANG_EQ EQ_EQ_EQ BANG_EQ_EQ EQ_EQ_QUESTION BANG_EQ_QUESTION AMP_AMP PIPE_PIPE AMP_AMP_AMP
        LT_MINUS_GT PIPE_MINUS_GT PIPE_EQ_GT HASH_MINUS_HASH HASH_EQ_HASH EQ_GT THROUGHOUT WITHIN INTERSECT
        UNTIL S_UNTIL UNTIL_WITH S_UNTIL_WITH IMPLIES LT_EQ PLUS_EQ MINUS_EQ STAR_EQ SLASH_EQ PERCENT_EQ
        AMP_EQ PIPE_EQ CARET_EQ LT_LT_EQ GT_GT_EQ LT_LT_LT_EQ GT_GT_GT_EQ], subsumes parts, shortest "*";
    /// `('repeat' '(' expression ')')?`
    OPERATION_OPTIONAL_REPEAT "operation_optional_repeat" = Optional [OPERATION_REPEAT], subsumes parts,
        of "operation";
    /// `'repeat' '(' expression ')'`
    OPERATION_REPEAT "operation_repeat" = Sequence [REPEAT L_PAREN EXPRESSION R_PAREN],
        fits [OPERATION_OPTIONAL_REPEAT], shortest "repeat ( 0 )", of "operation";
    /// `term | propertyIf`
    OPERATION_TERM_OR_PROPERTY_IF "operation_term_or_propertyIf" = Alternation [TERM PROPERTY_IF],
        subsumes parts, shortest "0", of "operation";
    /// `propertyIf : 'if' '(' expression ')' property ('else' property)?`
    PROPERTY_IF "propertyIf" = Sequence [IF L_PAREN EXPRESSION R_PAREN PROPERTY PROPERTY_IF_OPTIONAL_ELSE],
        fits [OPERATION_TERM_OR_PROPERTY_IF PROPERTY_PROPERTY_IF], shortest "if ( 0 ) 0";
    /// `property : expression | timing* propertyIf`
    PROPERTY "property" = Alternation [EXPRESSION PROPERTY_PROPERTY_IF], subsumes parts,
        fits [OPTIONAL_PROPERTY PROPERTY_BODY], shortest "0";
    /// `timing* propertyIf`
    PROPERTY_PROPERTY_IF "property_propertyIf" = Sequence [TIMINGS PROPERTY_IF], subsumes [PROPERTY_IF],
        fits [PROPERTY], shortest "if ( 0 ) 0", as Alternative, of "property";
    /// `('else' property)?`
    PROPERTY_IF_OPTIONAL_ELSE "propertyIf_optional_else" = Optional [PROPERTY_IF_ELSE], subsumes parts,
        of "propertyIf";
    /// `'else' property`
    PROPERTY_IF_ELSE "propertyIf_else" = Sequence [ELSE PROPERTY], fits [PROPERTY_IF_OPTIONAL_ELSE],
        shortest "else 0", of "propertyIf";
    /// `'?' attribute* expression ':' term`
    OPERATION_QUESTION_EXPRESSION_COLON_TERM "operation_question_expression_colon_term" = Sequence [QUESTION
        ATTRIBUTES EXPRESSION COLON TERM], fits [OPERATION], shortest "? 0 : 0", as Alternative,
        of "operation";
    /// `cycleDelay term`
    OPERATION_CYCLE_DELAY_TERM "operation_cycleDelay_term" = Sequence [CYCLE_DELAY TERM], fits [OPERATION],
        shortest "## 0 0", as Alternative, of "operation";
    /// `(',' attributeItem)*`
    ATTRIBUTE_NEXT_ATTRIBUTE_ITEMS "attribute_next_attributeItems" = Star [ATTRIBUTE_NEXT_ATTRIBUTE_ITEM],
        subsumes parts, of "attribute";
    /// `',' attributeItem`
    ATTRIBUTE_NEXT_ATTRIBUTE_ITEM "attribute_next_attributeItem" = Sequence [COMMA ATTRIBUTE_ITEM],
        fits [ATTRIBUTE_NEXT_ATTRIBUTE_ITEMS], shortest ", a", of "attribute";
    /// `label : identifier ':'`
    LABEL "label" = Sequence [IDENTIFIER_RULE COLON], fits [ITEM_TAIL], shortest "a :";
    /// `always : 'always' | 'always_comb' | 'always_ff' | 'always_latch' | 'initial' | 'final'`
    ALWAYS "always" = Set [ALWAYS_KEYWORD ALWAYS_COMB ALWAYS_FF ALWAYS_LATCH INITIAL FINAL], subsumes parts,
        fits [ITEM_TAIL], shortest "final";
    /// `'for' '(' forStart? ';' expression? ';' (expression (',' expression)*)? ')'`
    ITEM_FOR "item_for" = Sequence [FOR L_PAREN OPTIONAL_FOR_START SEMICOLON OPTIONAL_EXPRESSION SEMICOLON
        ITEM_OPTIONAL_EXPRESSIONS R_PAREN], fits [ITEM_TAIL], shortest "for ( ; ; )", as Alternative,
        of "item";
    /// `forStart?`
    OPTIONAL_FOR_START "optional_forStart" = Optional [FOR_START], subsumes parts, of "forStart";
    /// `forStart : (declarationHead+ | typePath)? expression (',' (declarationHead+ | path)? expression)*`
    FOR_START "forStart" = Sequence [FOR_START_OPTIONAL_DECLARATION_HEADS_OR_TYPE_PATH EXPRESSION
        FOR_START_COMMA_EXPRESSIONS], subsumes [EXPRESSION], fits [OPTIONAL_FOR_START], shortest "0";
    /// `(declarationHead+ | typePath)?`
    FOR_START_OPTIONAL_DECLARATION_HEADS_OR_TYPE_PATH "forStart_optional_declarationHeads_or_typePath"
        = Optional [FOR_START_DECLARATION_HEADS_OR_TYPE_PATH], subsumes parts, of "forStart";
    /// `declarationHead+ | typePath`
    FOR_START_DECLARATION_HEADS_OR_TYPE_PATH "forStart_declarationHeads_or_typePath" = Alternation
        [SOME_DECLARATION_HEADS TYPE_PATH], subsumes parts,
        fits [FOR_START_OPTIONAL_DECLARATION_HEADS_OR_TYPE_PATH], shortest "a", of "forStart";
    /// `declarationHead+`
    SOME_DECLARATION_HEADS "some_declarationHeads" = Plus [DECLARATION_HEAD], subsumes parts
        [DECLARATION_HEADS], fits [FOR_START_DECLARATION_HEADS_OR_TYPE_PATH
        FOR_START_DECLARATION_HEADS_OR_PATH DECLARATION_HEADS], shortest "bit", of "declarationHead";
    /// `declarationHead : declarationWord | dimension | strength | delay | ('struct' | 'union') structWord*
    ///     ('{' item* '}')? | 'enum' | 'enum' declarationWord* path? dimension* '{' enumerator (','
    ///     enumerator)* ','? '}' | 'type' '(' expression ')'`
    /// In normal form `declarationWord | dimension | strength | delay | ('struct' | 'union') structWord*
    ///     ('{' item* '}')? | 'enum' (declarationWord* path? dimension* '{' enumerator (','
    ///     enumerator)* ','? '}')? | 'type' '(' expression ')'`
    DECLARATION_HEAD "declarationHead" = Alternation [DECLARATION_WORD DIMENSION STRENGTH DELAY
        DECLARATION_HEAD_STRUCT_OR_UNION_STRUCT_WORDS DECLARATION_HEAD_ENUM DECLARATION_HEAD_TYPE],
        subsumes parts, fits [SOME_DECLARATION_HEADS DECLARATION_HEADS], shortest "bit";
    /// `declarationWord : typeWord | netWord | 'input' | 'output' | 'inout' | 'ref' | 'const' | 'var' |
    ///     'static' | 'automatic' | 'rand' | 'randc' | 'local' | 'protected' | 'localparam' | 'parameter' |
    ///     'specparam' | 'genvar' | 'typedef' | 'class' | 'interface' | 'virtual' | 'vectored' | 'scalared'
    ///     | 'type'`
    DECLARATION_WORD "declarationWord" = Alternation [TYPE_WORD NET_WORD INPUT OUTPUT INOUT REF CONST VAR
        STATIC AUTOMATIC RAND RANDC LOCAL PROTECTED LOCALPARAM PARAMETER SPECPARAM GENVAR TYPEDEF
        CLASS_KEYWORD INTERFACE VIRTUAL VECTORED SCALARED TYPE], subsumes parts, fits [DECLARATION_HEAD
        DECLARATION_WORDS], shortest "bit";
    /// `strength : '(' strengthWord (',' strengthWord)? ')'`
    STRENGTH "strength" = Sequence [L_PAREN STRENGTH_WORD STRENGTH_OPTIONAL_NEXT_STRENGTH_WORD R_PAREN],
        fits [DECLARATION_HEAD TYPED_DECLARATION_STRENGTH_OR_DIMENSION STRENGTH_OR_DELAY],
        shortest "( pull0 )";
    /// `strengthWord : 'supply0' | 'supply1' | 'strong0' | 'strong1' | 'pull0' | 'pull1' | 'weak0' | 'weak1'
    ///     | 'highz0' | 'highz1' | 'small' | 'medium' | 'large'`
    STRENGTH_WORD "strengthWord" = Set [SUPPLY0 SUPPLY1 STRONG0 STRONG1 PULL0 PULL1 WEAK0 WEAK1 HIGHZ0 HIGHZ1
        SMALL MEDIUM LARGE], subsumes parts, shortest "pull0";
    /// `(',' strengthWord)?`
    STRENGTH_OPTIONAL_NEXT_STRENGTH_WORD "strength_optional_next_strengthWord" = Optional
        [STRENGTH_NEXT_STRENGTH_WORD], subsumes parts, of "strength";
    /// `',' strengthWord`
    STRENGTH_NEXT_STRENGTH_WORD "strength_next_strengthWord" = Sequence [COMMA STRENGTH_WORD],
        fits [STRENGTH_OPTIONAL_NEXT_STRENGTH_WORD], shortest ", pull0", of "strength";
    /// `('struct' | 'union') structWord* ('{' item* '}')?`
    DECLARATION_HEAD_STRUCT_OR_UNION_STRUCT_WORDS "declarationHead_struct_or_union_structWords" = Sequence
        [DECLARATION_HEAD_STRUCT_OR_UNION_CHOICE STRUCT_WORDS DECLARATION_HEAD_OPTIONAL_L_BRACE_R_BRACE],
        subsumes [DECLARATION_HEAD_STRUCT_OR_UNION_CHOICE], fits [DECLARATION_HEAD], shortest "union",
        as Alternative, of "declarationHead";
    /// `'struct' | 'union'`
    DECLARATION_HEAD_STRUCT_OR_UNION_CHOICE "declarationHead_struct_or_union_choice" = Set [STRUCT UNION],
        subsumes parts, fits [DECLARATION_HEAD_STRUCT_OR_UNION_STRUCT_WORDS], shortest "union",
        of "declarationHead";
    /// `structWord*`
    STRUCT_WORDS "structWords" = Star [STRUCT_WORD], subsumes parts, of "structWord";
    /// `structWord : MACRO | 'soft' | 'packed' | 'tagged' | 'signed' | 'unsigned'`
    STRUCT_WORD "structWord" = Set [SOFT PACKED TAGGED SIGNED UNSIGNED MACRO], subsumes parts,
        fits [STRUCT_WORDS], shortest "`a";
    /// `('{' item* '}')?`
    DECLARATION_HEAD_OPTIONAL_L_BRACE_R_BRACE "declarationHead_optional_l_brace_r_brace" = Optional
        [DECLARATION_HEAD_L_BRACE_R_BRACE], subsumes parts, of "declarationHead";
    /// `'{' item* '}'`
    DECLARATION_HEAD_L_BRACE_R_BRACE "declarationHead_l_brace_r_brace" = Sequence [L_BRACE ITEMS R_BRACE],
        fits [DECLARATION_HEAD_OPTIONAL_L_BRACE_R_BRACE], shortest "{ }", of "declarationHead";
    /// `'enum' (declarationWord* path? dimension* '{' enumerator (',' enumerator)* ','? '}')?`
    DECLARATION_HEAD_ENUM "declarationHead_enum" = Sequence [ENUM DECLARATION_HEAD_AFTER_ENUM],
        subsumes [ENUM], fits [DECLARATION_HEAD], shortest "enum", as Alternative, of "declarationHead";
    /// `(declarationWord* path? dimension* '{' enumerator (',' enumerator)* ','? '}')?`
    DECLARATION_HEAD_AFTER_ENUM "declarationHead_after_enum" = Optional
        [DECLARATION_HEAD_L_BRACE_ENUMERATOR_R_BRACE], subsumes parts, as Rest, of "declarationHead";
    /// `declarationWord* path? dimension* '{' enumerator (',' enumerator)* ','? '}'`
    DECLARATION_HEAD_L_BRACE_ENUMERATOR_R_BRACE "declarationHead_l_brace_enumerator_r_brace" = Sequence
        [DECLARATION_WORDS OPTIONAL_PATH DIMENSIONS L_BRACE ENUMERATOR DECLARATION_HEAD_NEXT_ENUMERATORS
        OPTIONAL_COMMA R_BRACE], fits [DECLARATION_HEAD_AFTER_ENUM], shortest "{ a }", as Some,
        of "declarationHead";
    /// `declarationWord*`
    DECLARATION_WORDS "declarationWords" = Star [DECLARATION_WORD], subsumes parts, of "declarationWord";
    /// `enumerator : identifier dimension* ('=' expression)? | macro`
    /// In normal form `identifier dimension* initializer? | macro`
    ENUMERATOR "enumerator" = Alternation [ENUMERATOR_IDENTIFIER MACRO_RULE], subsumes parts, shortest "a";
    /// `identifier dimension* initializer?`
    ENUMERATOR_IDENTIFIER "enumerator_identifier" = Sequence [IDENTIFIER_RULE DIMENSIONS
        OPTIONAL_INITIALIZER], subsumes [IDENTIFIER_RULE], fits [ENUMERATOR], shortest "a", as Alternative,
        of "enumerator";
    /// `(',' enumerator)*`
    DECLARATION_HEAD_NEXT_ENUMERATORS "declarationHead_next_enumerators" = Star
        [DECLARATION_HEAD_NEXT_ENUMERATOR], subsumes parts, of "declarationHead";
    /// `',' enumerator`
    DECLARATION_HEAD_NEXT_ENUMERATOR "declarationHead_next_enumerator" = Sequence [COMMA ENUMERATOR],
        fits [DECLARATION_HEAD_NEXT_ENUMERATORS], shortest ", a", of "declarationHead";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "parameterPorts" "declarationHead";
    /// `'type' '(' expression ')'`
    DECLARATION_HEAD_TYPE "declarationHead_type" = Sequence [TYPE L_PAREN EXPRESSION R_PAREN],
        fits [DECLARATION_HEAD], shortest "type ( 0 )", as Alternative, of "declarationHead";
    /// `typePath : (path | macroPath) ('#' arguments)?`
    TYPE_PATH "typePath" = Sequence [TYPE_PATH_PATH_OR_MACRO_PATH OPTIONAL_HASH_ARGUMENTS],
        subsumes [TYPE_PATH_PATH_OR_MACRO_PATH], fits [FOR_START_DECLARATION_HEADS_OR_TYPE_PATH
        TYPE_PATH_DIMENSIONS], shortest "a";
    /// `path | macroPath`
    TYPE_PATH_PATH_OR_MACRO_PATH "typePath_path_or_macroPath" = Alternation [PATH MACRO_PATH], subsumes parts,
        fits [TYPE_PATH], shortest "a", of "typePath";
    /// `macroPath : MACRO pathPart*`
    MACRO_PATH "macroPath" = Sequence [MACRO PATH_PARTS], subsumes [MACRO],
        fits [TYPE_PATH_PATH_OR_MACRO_PATH], shortest "`a";
    /// `('#' arguments)?`
    OPTIONAL_HASH_ARGUMENTS "optional_hash_arguments" = Optional [HASH_ARGUMENTS], subsumes parts,
        of "typePath" "macroItem";
    /// `(',' (declarationHead+ | path)? expression)*`
    FOR_START_COMMA_EXPRESSIONS "forStart_comma_expressions" = Star [FOR_START_COMMA_EXPRESSION],
        subsumes parts, of "forStart";
    /// `',' (declarationHead+ | path)? expression`
    FOR_START_COMMA_EXPRESSION "forStart_comma_expression" = Sequence [COMMA
        FOR_START_OPTIONAL_DECLARATION_HEADS_OR_PATH EXPRESSION], fits [FOR_START_COMMA_EXPRESSIONS],
        shortest ", 0", of "forStart";
    /// `(declarationHead+ | path)?`
    FOR_START_OPTIONAL_DECLARATION_HEADS_OR_PATH "forStart_optional_declarationHeads_or_path" = Optional
        [FOR_START_DECLARATION_HEADS_OR_PATH], subsumes parts, of "forStart";
    /// `declarationHead+ | path`
    FOR_START_DECLARATION_HEADS_OR_PATH "forStart_declarationHeads_or_path" = Alternation
        [SOME_DECLARATION_HEADS PATH], subsumes parts, fits [FOR_START_OPTIONAL_DECLARATION_HEADS_OR_PATH],
        shortest "a", of "forStart";
    /// `(expression (',' expression)*)?`
    ITEM_OPTIONAL_EXPRESSIONS "item_optional_expressions" = Optional [EXPRESSIONS], subsumes parts, of "loop"
        "item";
    /// `('while' | 'repeat') '(' expression ')'`
    ITEM_WHILE_OR_REPEAT_L_PAREN_EXPRESSION "item_while_or_repeat_l_paren_expression" = Sequence
        [ITEM_WHILE_OR_REPEAT L_PAREN EXPRESSION R_PAREN], fits [ITEM_TAIL], shortest "while ( 0 )",
        as Alternative, of "item";
    /// `'while' | 'repeat'`
    ITEM_WHILE_OR_REPEAT "item_while_or_repeat" = Set [WHILE REPEAT], subsumes parts, shortest "while",
        of "loop" "item";
    /// `'foreach' '(' statementExpression ')'`
    ITEM_FOREACH "item_foreach" = Sequence [FOREACH L_PAREN STATEMENT_EXPRESSION R_PAREN], fits [ITEM_TAIL],
        shortest "foreach ( 0 )", as Alternative, of "item";
    /// `statementExpression : ('++' | '--')? primary suffix* operation*`
    STATEMENT_EXPRESSION "statementExpression" = Sequence
        [STATEMENT_EXPRESSION_OPTIONAL_PLUS_PLUS_OR_MINUS_MINUS PRIMARY SUFFIXES OPERATIONS],
        subsumes [PRIMARY], fits [OPTIONAL_STATEMENT_EXPRESSION], shortest "0";
    /// `('++' | '--')?`
    STATEMENT_EXPRESSION_OPTIONAL_PLUS_PLUS_OR_MINUS_MINUS
        "statementExpression_optional_plus_plus_or_minus_minus" = Optional
        [STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS], subsumes parts, of "statementExpression";
    /// `'++' | '--'`
    STATEMENT_EXPRESSION_PLUS_PLUS_OR_MINUS_MINUS "statementExpression_plus_plus_or_minus_minus" = Set
        [PLUS_PLUS MINUS_MINUS], subsumes parts,
        fits [STATEMENT_EXPRESSION_OPTIONAL_PLUS_PLUS_OR_MINUS_MINUS], shortest "++",
        of "statementExpression";
    /// `('assert' | 'assume' | 'cover' | 'restrict' | 'expect') ('property' | 'sequence' | 'final' | delay)?
    ///     '(' property? ')' 'else'`
    ITEM_ELSE "item_else" = Sequence [ITEM_ASSERT_OR_OTHER ITEM_OPTIONAL_PROPERTY_OR_OTHER L_PAREN
        OPTIONAL_PROPERTY R_PAREN ELSE], fits [ITEM_TAIL], shortest "cover ( ) else", as Alternative,
        of "item";
    /// `'assert' | 'assume' | 'cover' | 'restrict' | 'expect'`
    ITEM_ASSERT_OR_OTHER "item_assert_or_other" = Set [ASSERT ASSUME COVER RESTRICT EXPECT], subsumes parts,
        shortest "cover", of "assertion" "item";
    /// `('property' | 'sequence' | 'final' | delay)?`
    ITEM_OPTIONAL_PROPERTY_OR_OTHER "item_optional_property_or_other" = Optional [ITEM_PROPERTY_OR_OTHER],
        subsumes parts, of "assertion" "item";
    /// `'property' | 'sequence' | 'final' | delay`
    ITEM_PROPERTY_OR_OTHER "item_property_or_other" = Alternation [PROPERTY_KEYWORD SEQUENCE FINAL DELAY],
        subsumes parts, fits [ITEM_OPTIONAL_PROPERTY_OR_OTHER], shortest "final", of "assertion" "item";
    /// `property?`
    OPTIONAL_PROPERTY "optional_property" = Optional [PROPERTY], subsumes parts, of "property";
    /// `'wait' '(' expression ')'`
    ITEM_WAIT "item_wait" = Sequence [WAIT L_PAREN EXPRESSION R_PAREN], fits [ITEM_TAIL],
        shortest "wait ( 0 )", as Alternative, of "item";
    /// `module | class | function | prototype | region | declaration | typedDeclaration | gates |
    ///     item_semicolon | block | ifStatement | caseStatement | item_do_while |
    ///     item_assert_or_other_l_paren_r_paren_item | item_assign_or_force_expression_semicolon |
    ///     item_deassign_or_release_expression | item_minus_gt_or_minus_gt_gt_expression | item_return |
    ///     item_break_or_continue_semicolon | item_disable | item_wait_fork | item_wait_order | macroItem |
    ///     import | wordyItem`
    ITEM_OPERAND "item_operand" = Alternation [MODULE CLASS FUNCTION PROTOTYPE REGION DECLARATION
        TYPED_DECLARATION GATES ITEM_SEMICOLON BLOCK IF_STATEMENT CASE_STATEMENT ITEM_DO_WHILE
        ITEM_ASSERT_OR_OTHER_L_PAREN_R_PAREN_ITEM ITEM_ASSIGN_OR_FORCE_EXPRESSION_SEMICOLON
        ITEM_DEASSIGN_OR_RELEASE_EXPRESSION ITEM_MINUS_GT_OR_MINUS_GT_GT_EXPRESSION ITEM_RETURN
        ITEM_BREAK_OR_CONTINUE_SEMICOLON ITEM_DISABLE ITEM_WAIT_FORK ITEM_WAIT_ORDER MACRO_ITEM IMPORT
        WORDY_ITEM], subsumes parts, fits [ITEM], shortest ";", as Operand, of "item";
    /// `module : ('module' | 'macromodule') moduleHead item* 'endmodule' endName? | 'interface' moduleHead
    ///     item* 'endinterface' endName? | 'program' moduleHead item* 'endprogram' endName? | 'package'
    ///     lifetime? identifier ';' item* 'endpackage' endName? | 'primitive' moduleHead item*
    ///     'endprimitive' endName? | 'checker' moduleHead item* 'endchecker' endName?`
    MODULE "module" = Alternation [MODULE_ENDMODULE MODULE_INTERFACE_ENDINTERFACE MODULE_PROGRAM_ENDPROGRAM
        MODULE_PACKAGE_ENDPACKAGE MODULE_PRIMITIVE_ENDPRIMITIVE MODULE_CHECKER_ENDCHECKER], subsumes parts,
        fits [ITEM_OPERAND], shortest "module ; endmodule";
    /// `('module' | 'macromodule') moduleHead item* 'endmodule' endName?`
    MODULE_ENDMODULE "module_endmodule" = Sequence [MODULE_MODULE_OR_MACROMODULE MODULE_HEAD ITEMS ENDMODULE
        OPTIONAL_END_NAME], fits [MODULE], shortest "module ; endmodule", as Alternative, of "module";
    /// `'module' | 'macromodule'`
    MODULE_MODULE_OR_MACROMODULE "module_module_or_macromodule" = Set [MODULE_KEYWORD MACROMODULE],
        subsumes parts, shortest "module", of "module";
    /// `moduleHead : lifetime? (identifier | SYSTEM | MACRO)? import* parameterPorts? ports? ';'`
    MODULE_HEAD "moduleHead" = Sequence [OPTIONAL_LIFETIME MODULE_HEAD_OPTIONAL_IDENTIFIER_OR_OTHER IMPORTS
        OPTIONAL_PARAMETER_PORTS OPTIONAL_PORTS SEMICOLON], subsumes [SEMICOLON], shortest ";";
    /// `lifetime?`
    OPTIONAL_LIFETIME "optional_lifetime" = Optional [LIFETIME], subsumes parts, of "lifetime";
    /// `lifetime : 'static' | 'automatic'`
    LIFETIME "lifetime" = Set [STATIC AUTOMATIC], subsumes parts, fits [OPTIONAL_LIFETIME], shortest "static";
    /// `(identifier | SYSTEM | MACRO)?`
    MODULE_HEAD_OPTIONAL_IDENTIFIER_OR_OTHER "moduleHead_optional_identifier_or_other" = Optional
        [MODULE_HEAD_IDENTIFIER_OR_OTHER], subsumes parts, of "moduleHead";
    /// `identifier | SYSTEM | MACRO`
    MODULE_HEAD_IDENTIFIER_OR_OTHER "moduleHead_identifier_or_other" = Alternation [IDENTIFIER_RULE SYSTEM
        MACRO], subsumes parts, fits [MODULE_HEAD_OPTIONAL_IDENTIFIER_OR_OTHER], shortest "a",
        of "moduleHead";
    /// `import*`
    IMPORTS "imports" = Star [IMPORT], subsumes parts, of "import";
    /// `import : ('import' | 'export') importedName (',' importedName)* ';'`
    IMPORT "import" = Sequence [IMPORT_OR_EXPORT IMPORTED_NAME IMPORT_NEXT_IMPORTED_NAMES SEMICOLON],
        fits [ITEM_OPERAND IMPORTS], shortest "import a :: a ;";
    /// `'import' | 'export'`
    IMPORT_OR_EXPORT "import_or_export" = Set [IMPORT_KEYWORD EXPORT], subsumes parts, shortest "import",
        of "import" "prototype";
    /// `importedName : (identifier | '*') '::' (identifier | '*')`
    IMPORTED_NAME "importedName" = Sequence [IMPORTED_NAME_IDENTIFIER_OR_STAR COLON_COLON
        IMPORTED_NAME_IDENTIFIER_OR_STAR], shortest "a :: a";
    /// `identifier | '*'`
    IMPORTED_NAME_IDENTIFIER_OR_STAR "importedName_identifier_or_star" = Alternation [IDENTIFIER_RULE STAR],
        subsumes parts, shortest "a", of "importedName";
    /// `(',' importedName)*`
    IMPORT_NEXT_IMPORTED_NAMES "import_next_importedNames" = Star [IMPORT_NEXT_IMPORTED_NAME], subsumes parts,
        of "import";
    /// `',' importedName`
    IMPORT_NEXT_IMPORTED_NAME "import_next_importedName" = Sequence [COMMA IMPORTED_NAME],
        fits [IMPORT_NEXT_IMPORTED_NAMES], shortest ", a :: a", of "import";
    /// `parameterPorts?`
    OPTIONAL_PARAMETER_PORTS "optional_parameterPorts" = Optional [PARAMETER_PORTS], subsumes parts,
        of "parameterPorts";
    /// `parameterPorts : '#' '(' (parameterPort (',' parameterPort)* ','?)? ')'`
    PARAMETER_PORTS "parameterPorts" = Sequence [HASH L_PAREN PARAMETER_PORTS_OPTIONAL_PARAMETER_PORT
        R_PAREN], fits [OPTIONAL_PARAMETER_PORTS], shortest "# ( )";
    /// `(parameterPort (',' parameterPort)* ','?)?`
    PARAMETER_PORTS_OPTIONAL_PARAMETER_PORT "parameterPorts_optional_parameterPort" = Optional
        [PARAMETER_PORTS_PARAMETER_PORT], subsumes parts, of "parameterPorts";
    /// `parameterPort (',' parameterPort)* ','?`
    PARAMETER_PORTS_PARAMETER_PORT "parameterPorts_parameterPort" = Sequence [PARAMETER_PORT
        PARAMETER_PORTS_NEXT_PARAMETER_PORTS OPTIONAL_COMMA], subsumes [PARAMETER_PORT],
        fits [PARAMETER_PORTS_OPTIONAL_PARAMETER_PORT], shortest "a", of "parameterPorts";
    /// `parameterPort : attribute* declarationHead* (typePath dimension*)? declarator`
    PARAMETER_PORT "parameterPort" = Sequence [ATTRIBUTES DECLARATION_HEADS OPTIONAL_TYPE_PATH DECLARATOR],
        subsumes [DECLARATOR], fits [PARAMETER_PORTS_PARAMETER_PORT], shortest "a";
    /// `declarationHead*`
    DECLARATION_HEADS "declarationHeads" = Star [DECLARATION_HEAD], subsumes parts [SOME_DECLARATION_HEADS],
        fits [SOME_DECLARATION_HEADS], of "declarationHead";
    /// `(typePath dimension*)?`
    OPTIONAL_TYPE_PATH "optional_typePath" = Optional [TYPE_PATH_DIMENSIONS], subsumes parts,
        of "parameterPort" "port" "functionHead" "declaration";
    /// `typePath dimension*`
    TYPE_PATH_DIMENSIONS "typePath_dimensions" = Sequence [TYPE_PATH DIMENSIONS], subsumes [TYPE_PATH],
        fits [OPTIONAL_TYPE_PATH], shortest "a", of "parameterPort" "port" "functionHead" "declaration";
    /// `declarator : (identifier | macro | 'bit' | 'byte') dimension* macro? (arguments | initializer)?`
    DECLARATOR "declarator" = Sequence [DECLARATOR_IDENTIFIER_OR_OTHER DIMENSIONS OPTIONAL_MACRO
        DECLARATOR_OPTIONAL_ARGUMENTS_OR_INITIALIZER], subsumes [DECLARATOR_IDENTIFIER_OR_OTHER],
        fits [PARAMETER_PORT PORT_DECLARATOR DECLARATION_DECLARATOR DECLARATORS], shortest "a";
    /// `identifier | macro | 'bit' | 'byte'`
    DECLARATOR_IDENTIFIER_OR_OTHER "declarator_identifier_or_other" = Alternation [IDENTIFIER_RULE MACRO_RULE
        BIT BYTE], subsumes parts, fits [DECLARATOR], shortest "a", of "declarator";
    /// `macro?`
    OPTIONAL_MACRO "optional_macro" = Optional [MACRO_RULE], subsumes parts, of "macro";
    /// `(arguments | initializer)?`
    DECLARATOR_OPTIONAL_ARGUMENTS_OR_INITIALIZER "declarator_optional_arguments_or_initializer" = Optional
        [DECLARATOR_ARGUMENTS_OR_INITIALIZER], subsumes parts, of "declarator";
    /// `arguments | initializer`
    DECLARATOR_ARGUMENTS_OR_INITIALIZER "declarator_arguments_or_initializer" = Alternation [ARGUMENTS
        INITIALIZER], subsumes parts, fits [DECLARATOR_OPTIONAL_ARGUMENTS_OR_INITIALIZER], shortest "( )",
        of "declarator";
    /// `(',' parameterPort)*`
    PARAMETER_PORTS_NEXT_PARAMETER_PORTS "parameterPorts_next_parameterPorts" = Star
        [PARAMETER_PORTS_NEXT_PARAMETER_PORT], subsumes parts, of "parameterPorts";
    /// `',' parameterPort`
    PARAMETER_PORTS_NEXT_PARAMETER_PORT "parameterPorts_next_parameterPort" = Sequence [COMMA PARAMETER_PORT],
        fits [PARAMETER_PORTS_NEXT_PARAMETER_PORTS], shortest ", a", of "parameterPorts";
    /// `ports?`
    OPTIONAL_PORTS "optional_ports" = Optional [PORTS], subsumes parts, of "ports";
    /// `ports : '(' port? (',' port?)* ')'`
    PORTS "ports" = Sequence [L_PAREN OPTIONAL_PORT PORTS_NEXT_OPTIONAL_PORTS R_PAREN], fits [OPTIONAL_PORTS],
        shortest "( )";
    /// `port?`
    OPTIONAL_PORT "optional_port" = Optional [PORT], subsumes parts, of "port";
    /// `port : attribute* declarationHead* (typePath dimension*)? declarator | attribute* '.' identifier '('
    ///     expression? ')' | attribute* concatenation | '.' '.' '.'`
    /// In normal form `attribute* (declarationHead* (typePath dimension*)? declarator | '.' identifier '('
    ///     expression? ')' | concatenation) | '.' '.' '.'`
    PORT "port" = Alternation [PORT_DECLARATOR_OR_OTHER PORT_DOT_DOT_DOT], subsumes parts,
        fits [OPTIONAL_PORT], shortest "a";
    /// `attribute* (declarationHead* (typePath dimension*)? declarator | '.' identifier '(' expression? ')'
    ///     | concatenation)`
    PORT_DECLARATOR_OR_OTHER "port_declarator_or_other" = Sequence [ATTRIBUTES PORT_AFTER_ATTRIBUTES],
        subsumes [PORT_AFTER_ATTRIBUTES], fits [PORT], shortest "a", as Alternative, of "port";
    /// `declarationHead* (typePath dimension*)? declarator | '.' identifier '(' expression? ')' |
    ///     concatenation`
    PORT_AFTER_ATTRIBUTES "port_after_attributes" = Alternation [PORT_DECLARATOR
        PORT_DOT_IDENTIFIER_L_PAREN_R_PAREN CONCATENATION], subsumes parts, fits [PORT_DECLARATOR_OR_OTHER],
        shortest "a", as Rest, of "port";
    /// `declarationHead* (typePath dimension*)? declarator`
    PORT_DECLARATOR "port_declarator" = Sequence [DECLARATION_HEADS OPTIONAL_TYPE_PATH DECLARATOR],
        subsumes [DECLARATOR], fits [PORT_AFTER_ATTRIBUTES], shortest "a", as Alternative, of "port";
    /// `'.' identifier '(' expression? ')'`
    PORT_DOT_IDENTIFIER_L_PAREN_R_PAREN "port_dot_identifier_l_paren_r_paren" = Sequence [DOT IDENTIFIER_RULE
        L_PAREN OPTIONAL_EXPRESSION R_PAREN], fits [PORT_AFTER_ATTRIBUTES], shortest ". a ( )",
        as Alternative, of "port";
    /// `'.' '.' '.'`
    PORT_DOT_DOT_DOT "port_dot_dot_dot" = Sequence [DOT DOT DOT], fits [PORT], shortest ". . .",
        as Alternative, of "port";
    /// `(',' port?)*`
    PORTS_NEXT_OPTIONAL_PORTS "ports_next_optional_ports" = Star [PORTS_NEXT_OPTIONAL_PORT], subsumes parts,
        of "ports";
    /// `',' port?`
    PORTS_NEXT_OPTIONAL_PORT "ports_next_optional_port" = Sequence [COMMA OPTIONAL_PORT], subsumes [COMMA],
        fits [PORTS_NEXT_OPTIONAL_PORTS], shortest ",", of "ports";
    /// `endName?`
    OPTIONAL_END_NAME "optional_endName" = Optional [END_NAME], subsumes parts, of "endName";
    /// `endName : ':' (identifier | 'new')`
    END_NAME "endName" = Sequence [COLON END_NAME_IDENTIFIER_OR_NEW], fits [OPTIONAL_END_NAME],
        shortest ": a";
    /// `identifier | 'new'`
    END_NAME_IDENTIFIER_OR_NEW "endName_identifier_or_new" = Alternation [IDENTIFIER_RULE NEW],
        subsumes parts, shortest "a", of "endName";
    /// `'interface' moduleHead item* 'endinterface' endName?`
    MODULE_INTERFACE_ENDINTERFACE "module_interface_endinterface" = Sequence [INTERFACE MODULE_HEAD ITEMS
        ENDINTERFACE OPTIONAL_END_NAME], fits [MODULE], shortest "interface ; endinterface", as Alternative,
        of "module";
    /// `'program' moduleHead item* 'endprogram' endName?`
    MODULE_PROGRAM_ENDPROGRAM "module_program_endprogram" = Sequence [PROGRAM MODULE_HEAD ITEMS ENDPROGRAM
        OPTIONAL_END_NAME], fits [MODULE], shortest "program ; endprogram", as Alternative, of "module";
    /// `'package' lifetime? identifier ';' item* 'endpackage' endName?`
    MODULE_PACKAGE_ENDPACKAGE "module_package_endpackage" = Sequence [PACKAGE OPTIONAL_LIFETIME
        IDENTIFIER_RULE SEMICOLON ITEMS ENDPACKAGE OPTIONAL_END_NAME], fits [MODULE],
        shortest "package a ; endpackage", as Alternative, of "module";
    /// `'primitive' moduleHead item* 'endprimitive' endName?`
    MODULE_PRIMITIVE_ENDPRIMITIVE "module_primitive_endprimitive" = Sequence [PRIMITIVE MODULE_HEAD ITEMS
        ENDPRIMITIVE OPTIONAL_END_NAME], fits [MODULE], shortest "primitive ; endprimitive", as Alternative,
        of "module";
    /// `'checker' moduleHead item* 'endchecker' endName?`
    MODULE_CHECKER_ENDCHECKER "module_checker_endchecker" = Sequence [CHECKER MODULE_HEAD ITEMS ENDCHECKER
        OPTIONAL_END_NAME], fits [MODULE], shortest "checker ; endchecker", as Alternative, of "module";
    /// `class : ('virtual' | 'interface')* 'class' lifetime? identifier parameterPorts? classBase* ';' item*
    ///     'endclass' endName?`
    CLASS "class" = Sequence [CLASS_INTERFACE_OR_VIRTUALS CLASS_KEYWORD OPTIONAL_LIFETIME IDENTIFIER_RULE
        OPTIONAL_PARAMETER_PORTS CLASS_BASES SEMICOLON ITEMS ENDCLASS OPTIONAL_END_NAME], fits [ITEM_OPERAND],
        shortest "class a ; endclass";
    /// `('interface' | 'virtual')*`
    CLASS_INTERFACE_OR_VIRTUALS "class_interface_or_virtuals" = Star [CLASS_INTERFACE_OR_VIRTUAL],
        subsumes parts, of "class";
    /// `'interface' | 'virtual'`
    CLASS_INTERFACE_OR_VIRTUAL "class_interface_or_virtual" = Set [INTERFACE VIRTUAL], subsumes parts,
        fits [CLASS_INTERFACE_OR_VIRTUALS], shortest "virtual", of "class";
    /// `classBase*`
    CLASS_BASES "classBases" = Star [CLASS_BASE], subsumes parts, of "classBase";
    /// `classBase : 'extends' typePath arguments? | 'implements' path (',' path)*`
    CLASS_BASE "classBase" = Alternation [CLASS_BASE_EXTENDS CLASS_BASE_IMPLEMENTS], subsumes parts,
        fits [CLASS_BASES], shortest "extends a";
    /// `'extends' typePath arguments?`
    CLASS_BASE_EXTENDS "classBase_extends" = Sequence [EXTENDS TYPE_PATH OPTIONAL_ARGUMENTS],
        fits [CLASS_BASE], shortest "extends a", as Alternative, of "classBase";
    /// `'implements' path (',' path)*`
    CLASS_BASE_IMPLEMENTS "classBase_implements" = Sequence [IMPLEMENTS PATH CLASS_BASE_NEXT_PATHS],
        fits [CLASS_BASE], shortest "implements a", as Alternative, of "classBase";
    /// `(',' path)*`
    CLASS_BASE_NEXT_PATHS "classBase_next_paths" = Star [CLASS_BASE_NEXT_PATH], subsumes parts,
        of "classBase";
    /// `',' path`
    CLASS_BASE_NEXT_PATH "classBase_next_path" = Sequence [COMMA PATH], fits [CLASS_BASE_NEXT_PATHS],
        shortest ", a", of "classBase";
    /// `function : functionSpecifier* functionHead item* 'endfunction' endName? | functionSpecifier*
    ///     taskHead item* 'endtask' endName?`
    /// In normal form `functionSpecifier* (functionHead item* 'endfunction' | taskHead item* 'endtask')
    ///     endName?`
    FUNCTION "function" = Sequence [FUNCTION_SPECIFIERS FUNCTION_AFTER_FUNCTION_SPECIFIERS OPTIONAL_END_NAME],
        subsumes [FUNCTION_AFTER_FUNCTION_SPECIFIERS], fits [ITEM_OPERAND], shortest "task a ; endtask";
    /// `functionSpecifier*`
    FUNCTION_SPECIFIERS "functionSpecifiers" = Star [FUNCTION_SPECIFIER], subsumes parts,
        of "functionSpecifier";
    /// `functionSpecifier : 'virtual' | 'static' | 'local' | 'protected' | 'forkjoin' | 'automatic'`
    FUNCTION_SPECIFIER "functionSpecifier" = Set [STATIC AUTOMATIC VIRTUAL LOCAL PROTECTED FORKJOIN],
        subsumes parts, fits [FUNCTION_SPECIFIERS PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIER], shortest "local";
    /// `functionHead item* 'endfunction' | taskHead item* 'endtask'`
    FUNCTION_AFTER_FUNCTION_SPECIFIERS "function_after_functionSpecifiers" = Alternation [FUNCTION_ENDFUNCTION
        FUNCTION_ENDTASK], subsumes parts, fits [FUNCTION], shortest "task a ; endtask", as Rest,
        of "function";
    /// `functionHead item* 'endfunction'`
    FUNCTION_ENDFUNCTION "function_endfunction" = Sequence [FUNCTION_HEAD ITEMS ENDFUNCTION],
        fits [FUNCTION_AFTER_FUNCTION_SPECIFIERS], shortest "function a ; endfunction", as Alternative,
        of "function";
    /// `functionHead : 'function' declarationHead* (typePath dimension*)? functionName ports? ';'`
    FUNCTION_HEAD "functionHead" = Sequence [FUNCTION_KEYWORD DECLARATION_HEADS OPTIONAL_TYPE_PATH
        FUNCTION_NAME OPTIONAL_PORTS SEMICOLON], fits [PROTOTYPE_FUNCTION_HEAD_OR_TASK_HEAD
        PROTOTYPE_FUNCTION_HEAD_OR_OTHER], shortest "function a ;";
    /// `functionName : path | (path '::')? 'new'`
    FUNCTION_NAME "functionName" = Alternation [PATH FUNCTION_NAME_NEW], subsumes parts, shortest "a";
    /// `(path '::')? 'new'`
    FUNCTION_NAME_NEW "functionName_new" = Sequence [FUNCTION_NAME_OPTIONAL_PATH_COLON_COLON NEW],
        subsumes [NEW], fits [FUNCTION_NAME], shortest "new", as Alternative, of "functionName";
    /// `(path '::')?`
    FUNCTION_NAME_OPTIONAL_PATH_COLON_COLON "functionName_optional_path_colon_colon" = Optional
        [FUNCTION_NAME_PATH_COLON_COLON], subsumes parts, of "functionName";
    /// `path '::'`
    FUNCTION_NAME_PATH_COLON_COLON "functionName_path_colon_colon" = Sequence [PATH COLON_COLON],
        fits [FUNCTION_NAME_OPTIONAL_PATH_COLON_COLON], shortest "a ::", of "functionName";
    /// `taskHead item* 'endtask'`
    FUNCTION_ENDTASK "function_endtask" = Sequence [TASK_HEAD ITEMS ENDTASK],
        fits [FUNCTION_AFTER_FUNCTION_SPECIFIERS], shortest "task a ; endtask", as Alternative, of "function";
    /// `taskHead : 'task' lifetime? functionName ports? ';'`
    TASK_HEAD "taskHead" = Sequence [TASK OPTIONAL_LIFETIME FUNCTION_NAME OPTIONAL_PORTS SEMICOLON],
        fits [PROTOTYPE_FUNCTION_HEAD_OR_TASK_HEAD PROTOTYPE_FUNCTION_HEAD_OR_OTHER], shortest "task a ;";
    /// `prototype : 'extern' ('module' | 'macromodule' | 'program' | 'interface') moduleHead | ('extern' |
    ///     'pure') ('extern' | functionSpecifier)* (functionHead | taskHead) | ('import' | 'export') STRING
    ///     ('context' | 'pure')? (identifier '=')? (functionHead | taskHead | ('function' | 'task')
    ///     identifier ';')`
    PROTOTYPE "prototype" = Alternation [PROTOTYPE_EXTERN
        PROTOTYPE_EXTERN_OR_PURE_EXTERN_OR_FUNCTION_SPECIFIERS PROTOTYPE_STRING], subsumes parts,
        fits [ITEM_OPERAND], shortest "extern module ;";
    /// `'extern' ('module' | 'macromodule' | 'interface' | 'program') moduleHead`
    PROTOTYPE_EXTERN "prototype_extern" = Sequence [EXTERN PROTOTYPE_MODULE_OR_OTHER MODULE_HEAD],
        fits [PROTOTYPE], shortest "extern module ;", as Alternative, of "prototype";
    /// `'module' | 'macromodule' | 'interface' | 'program'`
    PROTOTYPE_MODULE_OR_OTHER "prototype_module_or_other" = Set [MODULE_KEYWORD MACROMODULE INTERFACE
        PROGRAM], subsumes parts, shortest "module", of "prototype";
    /// `('extern' | 'pure') ('extern' | functionSpecifier)* (functionHead | taskHead)`
    PROTOTYPE_EXTERN_OR_PURE_EXTERN_OR_FUNCTION_SPECIFIERS
        "prototype_extern_or_pure_extern_or_functionSpecifiers" = Sequence [PROTOTYPE_EXTERN_OR_PURE_CHOICE
        PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIERS PROTOTYPE_FUNCTION_HEAD_OR_TASK_HEAD], fits [PROTOTYPE],
        shortest "pure task a ;", as Alternative, of "prototype";
    /// `'extern' | 'pure'`
    PROTOTYPE_EXTERN_OR_PURE_CHOICE "prototype_extern_or_pure_choice" = Set [EXTERN PURE], subsumes parts,
        shortest "pure", of "prototype";
    /// `('extern' | functionSpecifier)*`
    PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIERS "prototype_extern_or_functionSpecifiers" = Star
        [PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIER], subsumes parts, of "prototype";
    /// `'extern' | functionSpecifier`
    PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIER "prototype_extern_or_functionSpecifier" = Alternation [EXTERN
        FUNCTION_SPECIFIER], subsumes parts, fits [PROTOTYPE_EXTERN_OR_FUNCTION_SPECIFIERS], shortest "local",
        of "prototype";
    /// `functionHead | taskHead`
    PROTOTYPE_FUNCTION_HEAD_OR_TASK_HEAD "prototype_functionHead_or_taskHead" = Alternation [FUNCTION_HEAD
        TASK_HEAD], subsumes parts, shortest "task a ;", of "prototype";
    /// `('import' | 'export') STRING ('pure' | 'context')? (identifier '=')? (functionHead | taskHead |
    ///     ('function' | 'task') identifier ';')`
    PROTOTYPE_STRING "prototype_STRING" = Sequence [IMPORT_OR_EXPORT STRING PROTOTYPE_OPTIONAL_PURE_OR_CONTEXT
        PROTOTYPE_OPTIONAL_IDENTIFIER_EQ PROTOTYPE_FUNCTION_HEAD_OR_OTHER], fits [PROTOTYPE],
        shortest "import \"\" task a ;", as Alternative, of "prototype";
    /// `('pure' | 'context')?`
    PROTOTYPE_OPTIONAL_PURE_OR_CONTEXT "prototype_optional_pure_or_context" = Optional
        [PROTOTYPE_PURE_OR_CONTEXT], subsumes parts, of "prototype";
    /// `'pure' | 'context'`
    PROTOTYPE_PURE_OR_CONTEXT "prototype_pure_or_context" = Set [PURE CONTEXT], subsumes parts,
        fits [PROTOTYPE_OPTIONAL_PURE_OR_CONTEXT], shortest "pure", of "prototype";
    /// `(identifier '=')?`
    PROTOTYPE_OPTIONAL_IDENTIFIER_EQ "prototype_optional_identifier_eq" = Optional [PROTOTYPE_IDENTIFIER_EQ],
        subsumes parts, of "prototype";
    /// `identifier '='`
    PROTOTYPE_IDENTIFIER_EQ "prototype_identifier_eq" = Sequence [IDENTIFIER_RULE EQ],
        fits [PROTOTYPE_OPTIONAL_IDENTIFIER_EQ], shortest "a =", of "prototype";
    /// `functionHead | taskHead | ('function' | 'task') identifier ';'`
    PROTOTYPE_FUNCTION_HEAD_OR_OTHER "prototype_functionHead_or_other" = Alternation [FUNCTION_HEAD TASK_HEAD
        PROTOTYPE_FUNCTION_OR_TASK_IDENTIFIER], subsumes parts, shortest "task a ;", of "prototype";
    /// `('function' | 'task') identifier ';'`
    PROTOTYPE_FUNCTION_OR_TASK_IDENTIFIER "prototype_function_or_task_identifier" = Sequence
        [PROTOTYPE_FUNCTION_OR_TASK IDENTIFIER_RULE SEMICOLON], fits [PROTOTYPE_FUNCTION_HEAD_OR_OTHER],
        shortest "task a ;", as Alternative, of "prototype";
    /// `'function' | 'task'`
    PROTOTYPE_FUNCTION_OR_TASK "prototype_function_or_task" = Set [FUNCTION_KEYWORD TASK], subsumes parts,
        shortest "task", of "prototype";
    /// `region : 'generate' item* 'endgenerate' | 'property' identifier ports? ';' propertyBody
    ///     'endproperty' endName? | 'sequence' identifier ports? ';' propertyBody 'endsequence' endName? |
    ///     'specify' ~'endspecify'* 'endspecify' | 'table' ~'endtable'* 'endtable' | 'covergroup'
    ///     ~'endgroup'* 'endgroup' endName? | ('default' | 'global')? 'clocking' identifier? eventControl?
    ///     ';' ~'endclocking'* 'endclocking' endName? | 'default' 'clocking' path ';' | 'discipline'
    ///     ~'enddiscipline'* 'enddiscipline' | 'nature' ~'endnature'* 'endnature' | 'config' ~'endconfig'*
    ///     'endconfig' endName? | 'randsequence' ~'endsequence'* 'endsequence' | ('static' | 'extern' |
    ///     'pure')? 'constraint' path (braces | ';')`
    REGION "region" = Alternation [REGION_GENERATE_ENDGENERATE REGION_PROPERTY_ENDPROPERTY
        REGION_SEQUENCE_ENDSEQUENCE REGION_SPECIFY_ENDSPECIFY REGION_TABLE_ENDTABLE REGION_COVERGROUP_ENDGROUP
        REGION_CLOCKING_ENDCLOCKING REGION_DEFAULT_CLOCKING REGION_DISCIPLINE_ENDDISCIPLINE
        REGION_NATURE_ENDNATURE REGION_CONFIG_ENDCONFIG REGION_RANDSEQUENCE_ENDSEQUENCE REGION_CONSTRAINT],
        subsumes parts, fits [ITEM_OPERAND], shortest "table endtable";
    /// `'generate' item* 'endgenerate'`
    REGION_GENERATE_ENDGENERATE "region_generate_endgenerate" = Sequence [GENERATE ITEMS ENDGENERATE],
        fits [REGION], shortest "generate endgenerate", as Alternative, of "region";
    /// `'property' identifier ports? ';' propertyBody 'endproperty' endName?`
    REGION_PROPERTY_ENDPROPERTY "region_property_endproperty" = Sequence [PROPERTY_KEYWORD IDENTIFIER_RULE
        OPTIONAL_PORTS SEMICOLON PROPERTY_BODY ENDPROPERTY OPTIONAL_END_NAME], fits [REGION],
        shortest "property a ; 0 endproperty", as Alternative, of "region";
    /// `propertyBody : (declaration | typedDeclaration)* property ';'?`
    PROPERTY_BODY "propertyBody" = Sequence [PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATIONS PROPERTY
        PROPERTY_BODY_OPTIONAL_SEMICOLON], subsumes [PROPERTY], shortest "0";
    /// `(declaration | typedDeclaration)*`
    PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATIONS "propertyBody_declaration_or_typedDeclarations" = Star
        [PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATION], subsumes parts, of "propertyBody";
    /// `declaration | typedDeclaration`
    PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATION "propertyBody_declaration_or_typedDeclaration"
        = Alternation [DECLARATION TYPED_DECLARATION], subsumes parts,
        fits [PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATIONS], shortest "bit ;", of "propertyBody";
    /// `declaration : declarationHead+ ((typePath dimension*)? declarator | initializer)? (',' declarator)*
    ///     ';'`
    DECLARATION "declaration" = Sequence [SOME_DECLARATION_HEADS
        DECLARATION_OPTIONAL_DECLARATOR_OR_INITIALIZER NEXT_DECLARATORS SEMICOLON], fits [ITEM_OPERAND
        PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATION], shortest "bit ;";
    /// `((typePath dimension*)? declarator | initializer)?`
    DECLARATION_OPTIONAL_DECLARATOR_OR_INITIALIZER "declaration_optional_declarator_or_initializer" = Optional
        [DECLARATION_DECLARATOR_OR_INITIALIZER], subsumes parts, of "declaration";
    /// `(typePath dimension*)? declarator | initializer`
    DECLARATION_DECLARATOR_OR_INITIALIZER "declaration_declarator_or_initializer" = Alternation
        [DECLARATION_DECLARATOR INITIALIZER], subsumes parts,
        fits [DECLARATION_OPTIONAL_DECLARATOR_OR_INITIALIZER], shortest "a", of "declaration";
    /// `(typePath dimension*)? declarator`
    DECLARATION_DECLARATOR "declaration_declarator" = Sequence [OPTIONAL_TYPE_PATH DECLARATOR],
        subsumes [DECLARATOR], fits [DECLARATION_DECLARATOR_OR_INITIALIZER], shortest "a", as Alternative,
        of "declaration";
    /// `(',' declarator)*`
    NEXT_DECLARATORS "next_declarators" = Star [NEXT_DECLARATOR], subsumes parts, of "declaration"
        "declarators";
    /// `',' declarator`
    NEXT_DECLARATOR "next_declarator" = Sequence [COMMA DECLARATOR], fits [NEXT_DECLARATORS], shortest ", a",
        of "declaration" "declarators";
    /// `typedDeclaration : path ('#' (arguments | NUMBER | path))? (strength | dimension)* declarators ';'`
    TYPED_DECLARATION "typedDeclaration" = Sequence [PATH TYPED_DECLARATION_OPTIONAL_HASH_ARGUMENTS_OR_OTHER
        TYPED_DECLARATION_STRENGTH_OR_DIMENSIONS DECLARATORS SEMICOLON], fits [ITEM_OPERAND
        PROPERTY_BODY_DECLARATION_OR_TYPED_DECLARATION], shortest "a a ;";
    /// `('#' (arguments | NUMBER | path))?`
    TYPED_DECLARATION_OPTIONAL_HASH_ARGUMENTS_OR_OTHER "typedDeclaration_optional_hash_arguments_or_other"
        = Optional [TYPED_DECLARATION_HASH_ARGUMENTS_OR_OTHER], subsumes parts, of "typedDeclaration";
    /// `'#' (arguments | NUMBER | path)`
    TYPED_DECLARATION_HASH_ARGUMENTS_OR_OTHER "typedDeclaration_hash_arguments_or_other" = Sequence [HASH
        TYPED_DECLARATION_ARGUMENTS_OR_OTHER], fits [TYPED_DECLARATION_OPTIONAL_HASH_ARGUMENTS_OR_OTHER],
        shortest "# 0", of "typedDeclaration";
    /// `arguments | NUMBER | path`
    TYPED_DECLARATION_ARGUMENTS_OR_OTHER "typedDeclaration_arguments_or_other" = Alternation [ARGUMENTS NUMBER
        PATH], subsumes parts, shortest "0", of "typedDeclaration";
    /// `(strength | dimension)*`
    TYPED_DECLARATION_STRENGTH_OR_DIMENSIONS "typedDeclaration_strength_or_dimensions" = Star
        [TYPED_DECLARATION_STRENGTH_OR_DIMENSION], subsumes parts, of "typedDeclaration";
    /// `strength | dimension`
    TYPED_DECLARATION_STRENGTH_OR_DIMENSION "typedDeclaration_strength_or_dimension" = Alternation [STRENGTH
        DIMENSION], subsumes parts, fits [TYPED_DECLARATION_STRENGTH_OR_DIMENSIONS], shortest "[ ]",
        of "typedDeclaration";
    /// `declarators : declarator (',' declarator)*`
    DECLARATORS "declarators" = Sequence [DECLARATOR NEXT_DECLARATORS], subsumes [DECLARATOR],
        fits [MACRO_ITEM_DECLARATORS], shortest "a";
    /// `';'?`
    PROPERTY_BODY_OPTIONAL_SEMICOLON "propertyBody_optional_semicolon" = Optional [SEMICOLON], subsumes parts,
        of "propertyBody";
    /// `'sequence' identifier ports? ';' propertyBody 'endsequence' endName?`
    REGION_SEQUENCE_ENDSEQUENCE "region_sequence_endsequence" = Sequence [SEQUENCE IDENTIFIER_RULE
        OPTIONAL_PORTS SEMICOLON PROPERTY_BODY ENDSEQUENCE OPTIONAL_END_NAME], fits [REGION],
        shortest "sequence a ; 0 endsequence", as Alternative, of "region";
    /// `'specify' ~'endspecify'* 'endspecify'`
    REGION_SPECIFY_ENDSPECIFY "region_specify_endspecify" = Sequence [SPECIFY REGION_ANY_BUT_ENDSPECIFIES
        ENDSPECIFY], fits [REGION], shortest "specify endspecify", as Alternative, of "region";
    /// `~'endspecify'*`
    REGION_ANY_BUT_ENDSPECIFIES "region_any_but_endspecifies" = Star [REGION_ANY_BUT_ENDSPECIFY],
        subsumes parts, of "region";
    /// `~'endspecify'`
    REGION_ANY_BUT_ENDSPECIFY "region_any_but_endspecify" = Set but [ENDSPECIFY], subsumes parts,
        fits [REGION_ANY_BUT_ENDSPECIFIES], shortest "(", as Set, of "region";
    /// `'table' ~'endtable'* 'endtable'`
    REGION_TABLE_ENDTABLE "region_table_endtable" = Sequence [TABLE REGION_ANY_BUT_ENDTABLES ENDTABLE],
        fits [REGION], shortest "table endtable", as Alternative, of "region";
    /// `~'endtable'*`
    REGION_ANY_BUT_ENDTABLES "region_any_but_endtables" = Star [REGION_ANY_BUT_ENDTABLE], subsumes parts,
        of "region";
    /// `~'endtable'`
    REGION_ANY_BUT_ENDTABLE "region_any_but_endtable" = Set but [ENDTABLE], subsumes parts,
        fits [REGION_ANY_BUT_ENDTABLES], shortest "(", as Set, of "region";
    /// `'covergroup' ~'endgroup'* 'endgroup' endName?`
    REGION_COVERGROUP_ENDGROUP "region_covergroup_endgroup" = Sequence [COVERGROUP REGION_ANY_BUT_ENDGROUPS
        ENDGROUP OPTIONAL_END_NAME], fits [REGION], shortest "covergroup endgroup", as Alternative,
        of "region";
    /// `~'endgroup'*`
    REGION_ANY_BUT_ENDGROUPS "region_any_but_endgroups" = Star [REGION_ANY_BUT_ENDGROUP], subsumes parts,
        of "region";
    /// `~'endgroup'`
    REGION_ANY_BUT_ENDGROUP "region_any_but_endgroup" = Set but [ENDGROUP], subsumes parts,
        fits [REGION_ANY_BUT_ENDGROUPS], shortest "(", as Set, of "region";
    /// `('default' | 'global')? 'clocking' identifier? eventControl? ';' ~'endclocking'* 'endclocking'
    ///     endName?`
    REGION_CLOCKING_ENDCLOCKING "region_clocking_endclocking" = Sequence [REGION_OPTIONAL_DEFAULT_OR_GLOBAL
        CLOCKING OPTIONAL_IDENTIFIER OPTIONAL_EVENT_CONTROL SEMICOLON REGION_ANY_BUT_ENDCLOCKINGS ENDCLOCKING
        OPTIONAL_END_NAME], fits [REGION], shortest "clocking ; endclocking", as Alternative, of "region";
    /// `('default' | 'global')?`
    REGION_OPTIONAL_DEFAULT_OR_GLOBAL "region_optional_default_or_global" = Optional
        [REGION_DEFAULT_OR_GLOBAL], subsumes parts, of "region";
    /// `'default' | 'global'`
    REGION_DEFAULT_OR_GLOBAL "region_default_or_global" = Set [DEFAULT GLOBAL], subsumes parts,
        fits [REGION_OPTIONAL_DEFAULT_OR_GLOBAL], shortest "global", of "region";
    /// `eventControl?`
    OPTIONAL_EVENT_CONTROL "optional_eventControl" = Optional [EVENT_CONTROL], subsumes parts,
        of "eventControl";
    /// `~'endclocking'*`
    REGION_ANY_BUT_ENDCLOCKINGS "region_any_but_endclockings" = Star [REGION_ANY_BUT_ENDCLOCKING],
        subsumes parts, of "region";
    /// `~'endclocking'`
    REGION_ANY_BUT_ENDCLOCKING "region_any_but_endclocking" = Set but [ENDCLOCKING], subsumes parts,
        fits [REGION_ANY_BUT_ENDCLOCKINGS], shortest "(", as Set, of "region";
    /// `'default' 'clocking' path ';'`
    REGION_DEFAULT_CLOCKING "region_default_clocking" = Sequence [DEFAULT CLOCKING PATH SEMICOLON],
        fits [REGION], shortest "default clocking a ;", as Alternative, of "region";
    /// `'discipline' ~'enddiscipline'* 'enddiscipline'`
    REGION_DISCIPLINE_ENDDISCIPLINE "region_discipline_enddiscipline" = Sequence [DISCIPLINE
        REGION_ANY_BUT_ENDDISCIPLINES ENDDISCIPLINE], fits [REGION], shortest "discipline enddiscipline",
        as Alternative, of "region";
    /// `~'enddiscipline'*`
    REGION_ANY_BUT_ENDDISCIPLINES "region_any_but_enddisciplines" = Star [REGION_ANY_BUT_ENDDISCIPLINE],
        subsumes parts, of "region";
    /// `~'enddiscipline'`
    REGION_ANY_BUT_ENDDISCIPLINE "region_any_but_enddiscipline" = Set but [ENDDISCIPLINE], subsumes parts,
        fits [REGION_ANY_BUT_ENDDISCIPLINES], shortest "(", as Set, of "region";
    /// `'nature' ~'endnature'* 'endnature'`
    REGION_NATURE_ENDNATURE "region_nature_endnature" = Sequence [NATURE REGION_ANY_BUT_ENDNATURES ENDNATURE],
        fits [REGION], shortest "nature endnature", as Alternative, of "region";
    /// `~'endnature'*`
    REGION_ANY_BUT_ENDNATURES "region_any_but_endnatures" = Star [REGION_ANY_BUT_ENDNATURE], subsumes parts,
        of "region";
    /// `~'endnature'`
    REGION_ANY_BUT_ENDNATURE "region_any_but_endnature" = Set but [ENDNATURE], subsumes parts,
        fits [REGION_ANY_BUT_ENDNATURES], shortest "(", as Set, of "region";
    /// `'config' ~'endconfig'* 'endconfig' endName?`
    REGION_CONFIG_ENDCONFIG "region_config_endconfig" = Sequence [CONFIG REGION_ANY_BUT_ENDCONFIGS ENDCONFIG
        OPTIONAL_END_NAME], fits [REGION], shortest "config endconfig", as Alternative, of "region";
    /// `~'endconfig'*`
    REGION_ANY_BUT_ENDCONFIGS "region_any_but_endconfigs" = Star [REGION_ANY_BUT_ENDCONFIG], subsumes parts,
        of "region";
    /// `~'endconfig'`
    REGION_ANY_BUT_ENDCONFIG "region_any_but_endconfig" = Set but [ENDCONFIG], subsumes parts,
        fits [REGION_ANY_BUT_ENDCONFIGS], shortest "(", as Set, of "region";
    /// `'randsequence' ~'endsequence'* 'endsequence'`
    REGION_RANDSEQUENCE_ENDSEQUENCE "region_randsequence_endsequence" = Sequence [RANDSEQUENCE
        REGION_ANY_BUT_ENDSEQUENCES ENDSEQUENCE], fits [REGION], shortest "randsequence endsequence",
        as Alternative, of "region";
    /// `~'endsequence'*`
    REGION_ANY_BUT_ENDSEQUENCES "region_any_but_endsequences" = Star [REGION_ANY_BUT_ENDSEQUENCE],
        subsumes parts, of "region";
    /// `~'endsequence'`
    REGION_ANY_BUT_ENDSEQUENCE "region_any_but_endsequence" = Set but [ENDSEQUENCE], subsumes parts,
        fits [REGION_ANY_BUT_ENDSEQUENCES], shortest "(", as Set, of "region";
    /// `('static' | 'extern' | 'pure')? 'constraint' path (braces | ';')`
    REGION_CONSTRAINT "region_constraint" = Sequence [REGION_OPTIONAL_STATIC_OR_OTHER CONSTRAINT PATH
        REGION_BRACES_OR_SEMICOLON], fits [REGION], shortest "constraint a ;", as Alternative, of "region";
    /// `('static' | 'extern' | 'pure')?`
    REGION_OPTIONAL_STATIC_OR_OTHER "region_optional_static_or_other" = Optional [REGION_STATIC_OR_OTHER],
        subsumes parts, of "region";
    /// `'static' | 'extern' | 'pure'`
    REGION_STATIC_OR_OTHER "region_static_or_other" = Set [STATIC EXTERN PURE], subsumes parts,
        fits [REGION_OPTIONAL_STATIC_OR_OTHER], shortest "pure", of "region";
    /// `braces | ';'`
    REGION_BRACES_OR_SEMICOLON "region_braces_or_semicolon" = Alternation [BRACES SEMICOLON], subsumes parts,
        shortest ";", of "region";
    /// `gates : gateWord (strength | delay)* gate (',' gate)* ';'`
    GATES "gates" = Sequence [GATE_WORD STRENGTH_OR_DELAYS GATE GATES_NEXT_GATES SEMICOLON],
        fits [ITEM_OPERAND], shortest "or ( ) ;";
    /// `(strength | delay)*`
    STRENGTH_OR_DELAYS "strength_or_delays" = Star [STRENGTH_OR_DELAY], subsumes parts, of "gates" "item";
    /// `strength | delay`
    STRENGTH_OR_DELAY "strength_or_delay" = Alternation [STRENGTH DELAY], subsumes parts,
        fits [STRENGTH_OR_DELAYS], shortest "# 0", of "gates" "item";
    /// `gate : (identifier dimension*)? arguments`
    GATE "gate" = Sequence [GATE_OPTIONAL_IDENTIFIER ARGUMENTS], subsumes [ARGUMENTS], shortest "( )";
    /// `(identifier dimension*)?`
    GATE_OPTIONAL_IDENTIFIER "gate_optional_identifier" = Optional [GATE_IDENTIFIER], subsumes parts,
        of "gate";
    /// `identifier dimension*`
    GATE_IDENTIFIER "gate_identifier" = Sequence [IDENTIFIER_RULE DIMENSIONS], subsumes [IDENTIFIER_RULE],
        fits [GATE_OPTIONAL_IDENTIFIER], shortest "a", of "gate";
    /// `(',' gate)*`
    GATES_NEXT_GATES "gates_next_gates" = Star [GATES_NEXT_GATE], subsumes parts, of "gates";
    /// `',' gate`
    GATES_NEXT_GATE "gates_next_gate" = Sequence [COMMA GATE], fits [GATES_NEXT_GATES], shortest ", ( )",
        of "gates";
    /// `statementExpression? ';'`
    ITEM_SEMICOLON "item_semicolon" = Sequence [OPTIONAL_STATEMENT_EXPRESSION SEMICOLON],
        subsumes [SEMICOLON], fits [ITEM_OPERAND], shortest ";", as Alternative, of "item";
    /// `statementExpression?`
    OPTIONAL_STATEMENT_EXPRESSION "optional_statementExpression" = Optional [STATEMENT_EXPRESSION],
        subsumes parts, of "statementExpression";
    /// `block : 'begin' blockName? item* 'end' blockName? | 'fork' blockName? item* ('join' | 'join_any' |
    ///     'join_none') blockName?`
    BLOCK "block" = Alternation [BLOCK_BEGIN_END BLOCK_FORK], subsumes parts, fits [ITEM_OPERAND],
        shortest "begin end";
    /// `'begin' blockName? item* 'end' blockName?`
    BLOCK_BEGIN_END "block_begin_end" = Sequence [BEGIN OPTIONAL_BLOCK_NAME ITEMS END OPTIONAL_BLOCK_NAME],
        fits [BLOCK], shortest "begin end", as Alternative, of "block";
    /// `blockName?`
    OPTIONAL_BLOCK_NAME "optional_blockName" = Optional [BLOCK_NAME], subsumes parts, of "blockName";
    /// `blockName : ':' (identifier | 'bit' | 'byte')`
    BLOCK_NAME "blockName" = Sequence [COLON BLOCK_NAME_IDENTIFIER_OR_OTHER], fits [OPTIONAL_BLOCK_NAME],
        shortest ": a";
    /// `identifier | 'bit' | 'byte'`
    BLOCK_NAME_IDENTIFIER_OR_OTHER "blockName_identifier_or_other" = Alternation [IDENTIFIER_RULE BIT BYTE],
        subsumes parts, shortest "a", of "blockName";
    /// `'fork' blockName? item* ('join' | 'join_any' | 'join_none') blockName?`
    BLOCK_FORK "block_fork" = Sequence [FORK OPTIONAL_BLOCK_NAME ITEMS BLOCK_JOIN_OR_OTHER
        OPTIONAL_BLOCK_NAME], fits [BLOCK], shortest "fork join", as Alternative, of "block";
    /// `'join' | 'join_any' | 'join_none'`
    BLOCK_JOIN_OR_OTHER "block_join_or_other" = Set [JOIN JOIN_ANY JOIN_NONE], subsumes parts,
        shortest "join", of "block";
    /// `ifStatement : ('unique' | 'unique0' | 'priority')? 'if' '(' expression ')' item ('else' item)?`
    IF_STATEMENT "ifStatement" = Sequence [OPTIONAL_UNIQUE_OR_OTHER IF L_PAREN EXPRESSION R_PAREN ITEM
        OPTIONAL_ELSE], fits [ITEM_OPERAND], shortest "if ( 0 ) ;";
    /// `('unique' | 'unique0' | 'priority')?`
    OPTIONAL_UNIQUE_OR_OTHER "optional_unique_or_other" = Optional [UNIQUE_OR_OTHER], subsumes parts,
        of "ifStatement" "caseStatement";
    /// `'unique' | 'unique0' | 'priority'`
    UNIQUE_OR_OTHER "unique_or_other" = Set [UNIQUE UNIQUE0 PRIORITY], subsumes parts,
        fits [OPTIONAL_UNIQUE_OR_OTHER], shortest "unique", of "ifStatement" "caseStatement";
    /// `('else' item)?`
    OPTIONAL_ELSE "optional_else" = Optional [ELSE_PART], subsumes parts, of "ifStatement" "item";
    /// `'else' item`
    ELSE_PART "else" = Sequence [ELSE ITEM], fits [OPTIONAL_ELSE], shortest "else ;", of "ifStatement" "item";
    /// `caseStatement : ('unique' | 'unique0' | 'priority')? ('case' | 'casez' | 'casex') '(' expression ')'
    ///     ('inside' | 'matches')? caseItem* 'endcase' | 'randcase' caseItem* 'endcase'`
    CASE_STATEMENT "caseStatement" = Alternation [CASE_STATEMENT_ENDCASE CASE_STATEMENT_RANDCASE_ENDCASE],
        subsumes parts, fits [ITEM_OPERAND], shortest "randcase endcase";
    /// `('unique' | 'unique0' | 'priority')? ('case' | 'casez' | 'casex') '(' expression ')' ('inside' |
    ///     'matches')? caseItem* 'endcase'`
    CASE_STATEMENT_ENDCASE "caseStatement_endcase" = Sequence [OPTIONAL_UNIQUE_OR_OTHER
        CASE_STATEMENT_CASE_OR_OTHER L_PAREN EXPRESSION R_PAREN CASE_STATEMENT_OPTIONAL_INSIDE_OR_MATCHES
        CASE_ITEMS ENDCASE], fits [CASE_STATEMENT], shortest "case ( 0 ) endcase", as Alternative,
        of "caseStatement";
    /// `'case' | 'casez' | 'casex'`
    CASE_STATEMENT_CASE_OR_OTHER "caseStatement_case_or_other" = Set [CASE CASEZ CASEX], subsumes parts,
        shortest "case", of "caseStatement";
    /// `('inside' | 'matches')?`
    CASE_STATEMENT_OPTIONAL_INSIDE_OR_MATCHES "caseStatement_optional_inside_or_matches" = Optional
        [CASE_STATEMENT_INSIDE_OR_MATCHES], subsumes parts, of "caseStatement";
    /// `'inside' | 'matches'`
    CASE_STATEMENT_INSIDE_OR_MATCHES "caseStatement_inside_or_matches" = Set [INSIDE MATCHES], subsumes parts,
        fits [CASE_STATEMENT_OPTIONAL_INSIDE_OR_MATCHES], shortest "inside", of "caseStatement";
    /// `caseItem*`
    CASE_ITEMS "caseItems" = Star [CASE_ITEM], subsumes parts, of "caseItem";
    /// `caseItem : 'default' ':'? item | caseLabel (',' caseLabel)* ':' item`
    CASE_ITEM "caseItem" = Alternation [CASE_ITEM_DEFAULT CASE_ITEM_CASE_LABEL_COLON_ITEM], subsumes parts,
        fits [CASE_ITEMS], shortest "default ;";
    /// `'default' ':'? item`
    CASE_ITEM_DEFAULT "caseItem_default" = Sequence [DEFAULT CASE_ITEM_OPTIONAL_COLON ITEM], fits [CASE_ITEM],
        shortest "default ;", as Alternative, of "caseItem";
    /// `':'?`
    CASE_ITEM_OPTIONAL_COLON "caseItem_optional_colon" = Optional [COLON], subsumes parts, of "caseItem";
    /// `caseLabel (',' caseLabel)* ':' item`
    CASE_ITEM_CASE_LABEL_COLON_ITEM "caseItem_caseLabel_colon_item" = Sequence [CASE_LABEL
        CASE_ITEM_NEXT_CASE_LABELS COLON ITEM], fits [CASE_ITEM], shortest "0 : ;", as Alternative,
        of "caseItem";
    /// `caseLabel : expression | dimension`
    CASE_LABEL "caseLabel" = Alternation [EXPRESSION DIMENSION], subsumes parts, shortest "0";
    /// `(',' caseLabel)*`
    CASE_ITEM_NEXT_CASE_LABELS "caseItem_next_caseLabels" = Star [CASE_ITEM_NEXT_CASE_LABEL], subsumes parts,
        of "caseItem";
    /// `',' caseLabel`
    CASE_ITEM_NEXT_CASE_LABEL "caseItem_next_caseLabel" = Sequence [COMMA CASE_LABEL],
        fits [CASE_ITEM_NEXT_CASE_LABELS], shortest ", 0", of "caseItem";
    /// `'randcase' caseItem* 'endcase'`
    CASE_STATEMENT_RANDCASE_ENDCASE "caseStatement_randcase_endcase" = Sequence [RANDCASE CASE_ITEMS ENDCASE],
        fits [CASE_STATEMENT], shortest "randcase endcase", as Alternative, of "caseStatement";
    /// `'do' item 'while' '(' expression ')' ';'`
    ITEM_DO_WHILE "item_do_while" = Sequence [DO ITEM WHILE L_PAREN EXPRESSION R_PAREN SEMICOLON],
        fits [ITEM_OPERAND], shortest "do ; while ( 0 ) ;", as Alternative, of "item";
    /// `('assert' | 'assume' | 'cover' | 'restrict' | 'expect') ('property' | 'sequence' | 'final' | delay)?
    ///     '(' property? ')' item ('else' item)?`
    ITEM_ASSERT_OR_OTHER_L_PAREN_R_PAREN_ITEM "item_assert_or_other_l_paren_r_paren_item" = Sequence
        [ITEM_ASSERT_OR_OTHER ITEM_OPTIONAL_PROPERTY_OR_OTHER L_PAREN OPTIONAL_PROPERTY R_PAREN ITEM
        OPTIONAL_ELSE], fits [ITEM_OPERAND], shortest "cover ( ) ;", as Alternative, of "item";
    /// `('assign' | 'force') (strength | delay)* expression (',' expression)* ';'`
    ITEM_ASSIGN_OR_FORCE_EXPRESSION_SEMICOLON "item_assign_or_force_expression_semicolon" = Sequence
        [ITEM_ASSIGN_OR_FORCE STRENGTH_OR_DELAYS EXPRESSION NEXT_EXPRESSIONS SEMICOLON], fits [ITEM_OPERAND],
        shortest "force 0 ;", as Alternative, of "item";
    /// `'assign' | 'force'`
    ITEM_ASSIGN_OR_FORCE "item_assign_or_force" = Set [ASSIGN FORCE], subsumes parts, shortest "force",
        of "statement" "item";
    /// `('deassign' | 'release') expression ';'`
    ITEM_DEASSIGN_OR_RELEASE_EXPRESSION "item_deassign_or_release_expression" = Sequence
        [ITEM_DEASSIGN_OR_RELEASE EXPRESSION SEMICOLON], fits [ITEM_OPERAND], shortest "release 0 ;",
        as Alternative, of "item";
    /// `'deassign' | 'release'`
    ITEM_DEASSIGN_OR_RELEASE "item_deassign_or_release" = Set [DEASSIGN RELEASE], subsumes parts,
        shortest "release", of "statement" "item";
    /// `('->' | '->>') expression ';'`
    ITEM_MINUS_GT_OR_MINUS_GT_GT_EXPRESSION "item_minus_gt_or_minus_gt_gt_expression" = Sequence
        [ITEM_MINUS_GT_OR_MINUS_GT_GT EXPRESSION SEMICOLON], fits [ITEM_OPERAND], shortest "-> 0 ;",
        as Alternative, of "item";
    /// `'->' | '->>'`
    ITEM_MINUS_GT_OR_MINUS_GT_GT "item_minus_gt_or_minus_gt_gt" = Set [MINUS_GT MINUS_GT_GT], subsumes parts,
        shortest "->", of "statement" "item";
    /// `'return' expression? ';'`
    ITEM_RETURN "item_return" = Sequence [RETURN OPTIONAL_EXPRESSION SEMICOLON], fits [ITEM_OPERAND],
        shortest "return ;", as Alternative, of "item";
    /// `('break' | 'continue') ';'`
    ITEM_BREAK_OR_CONTINUE_SEMICOLON "item_break_or_continue_semicolon" = Sequence [ITEM_BREAK_OR_CONTINUE
        SEMICOLON], fits [ITEM_OPERAND], shortest "break ;", as Alternative, of "item";
    /// `'break' | 'continue'`
    ITEM_BREAK_OR_CONTINUE "item_break_or_continue" = Set [BREAK CONTINUE], subsumes parts, shortest "break",
        of "statement" "item";
    /// `'disable' ('fork' | path) ';'`
    ITEM_DISABLE "item_disable" = Sequence [DISABLE ITEM_FORK_OR_PATH SEMICOLON], fits [ITEM_OPERAND],
        shortest "disable a ;", as Alternative, of "item";
    /// `'fork' | path`
    ITEM_FORK_OR_PATH "item_fork_or_path" = Alternation [FORK PATH], subsumes parts, shortest "a",
        of "statement" "item";
    /// `'wait' 'fork' ';'`
    ITEM_WAIT_FORK "item_wait_fork" = Sequence [WAIT FORK SEMICOLON], fits [ITEM_OPERAND],
        shortest "wait fork ;", as Alternative, of "item";
    /// `'wait_order' arguments item ('else' item)?`
    ITEM_WAIT_ORDER "item_wait_order" = Sequence [WAIT_ORDER ARGUMENTS ITEM OPTIONAL_ELSE],
        fits [ITEM_OPERAND], shortest "wait_order ( ) ;", as Alternative, of "item";
    /// `macroItem : macro ((macroPart* operation+ | ('#' arguments)? dimension* declarators)? ';')?`
    MACRO_ITEM "macroItem" = Sequence [MACRO_RULE MACRO_ITEM_OPTIONAL_SEMICOLON], subsumes [MACRO_RULE],
        fits [ITEM_OPERAND], shortest "`a";
    /// `((macroPart* operation+ | ('#' arguments)? dimension* declarators)? ';')?`
    MACRO_ITEM_OPTIONAL_SEMICOLON "macroItem_optional_semicolon" = Optional [MACRO_ITEM_SEMICOLON],
        subsumes parts, of "macroItem";
    /// `(macroPart* operation+ | ('#' arguments)? dimension* declarators)? ';'`
    MACRO_ITEM_SEMICOLON "macroItem_semicolon" = Sequence [MACRO_ITEM_OPTIONAL_OPERATIONS_OR_DECLARATORS
        SEMICOLON], subsumes [SEMICOLON], fits [MACRO_ITEM_OPTIONAL_SEMICOLON], shortest ";", of "macroItem";
    /// `(macroPart* operation+ | ('#' arguments)? dimension* declarators)?`
    MACRO_ITEM_OPTIONAL_OPERATIONS_OR_DECLARATORS "macroItem_optional_operations_or_declarators" = Optional
        [MACRO_ITEM_OPERATIONS_OR_DECLARATORS], subsumes parts, of "macroItem";
    /// `macroPart* operation+ | ('#' arguments)? dimension* declarators`
    MACRO_ITEM_OPERATIONS_OR_DECLARATORS "macroItem_operations_or_declarators" = Alternation
        [MACRO_ITEM_OPERATIONS MACRO_ITEM_DECLARATORS], subsumes parts,
        fits [MACRO_ITEM_OPTIONAL_OPERATIONS_OR_DECLARATORS], shortest "a", of "macroItem";
    /// `macroPart* operation+`
    MACRO_ITEM_OPERATIONS "macroItem_operations" = Sequence [MACRO_PARTS SOME_OPERATIONS],
        subsumes [SOME_OPERATIONS], fits [MACRO_ITEM_OPERATIONS_OR_DECLARATORS], shortest "* 0",
        as Alternative, of "macroItem";
    /// `macroPart*`
    MACRO_PARTS "macroParts" = Star [MACRO_PART], subsumes parts, of "macroPart";
    /// `macroPart : pathPart | dimension`
    MACRO_PART "macroPart" = Alternation [PATH_PART DIMENSION], subsumes parts, fits [MACRO_PARTS],
        shortest ". a";
    /// `operation+`
    SOME_OPERATIONS "some_operations" = Plus [OPERATION], subsumes parts [OPERATIONS], fits [OPERATIONS
        MACRO_ITEM_OPERATIONS], shortest "* 0", of "operation";
    /// `('#' arguments)? dimension* declarators`
    MACRO_ITEM_DECLARATORS "macroItem_declarators" = Sequence [OPTIONAL_HASH_ARGUMENTS DIMENSIONS
        DECLARATORS], subsumes [DECLARATORS], fits [MACRO_ITEM_OPERATIONS_OR_DECLARATORS], shortest "a",
        as Alternative, of "macroItem";
    /// `wordyItem : ('modport' | 'bind' | 'timeunit' | 'timeprecision' | 'let' | 'alias' | 'defparam' |
    ///     'library' | 'include') ~';'* ';' | 'default' 'disable' 'iff' expression ';'`
    WORDY_ITEM "wordyItem" = Alternation [WORDY_ITEM_MODPORT_OR_OTHER_SEMICOLON
        WORDY_ITEM_DEFAULT_DISABLE_IFF], subsumes parts, fits [ITEM_OPERAND], shortest "let ;";
    /// `('modport' | 'bind' | 'timeunit' | 'timeprecision' | 'let' | 'alias' | 'defparam' | 'library' |
    ///     'include') ~';'* ';'`
    WORDY_ITEM_MODPORT_OR_OTHER_SEMICOLON "wordyItem_modport_or_other_semicolon" = Sequence
        [WORDY_ITEM_MODPORT_OR_OTHER WORDY_ITEM_ANY_BUT_SEMICOLONS SEMICOLON], fits [WORDY_ITEM],
        shortest "let ;", as Alternative, of "wordyItem";
    /// `'modport' | 'bind' | 'timeunit' | 'timeprecision' | 'let' | 'alias' | 'defparam' | 'library' |
    ///     'include'`
    WORDY_ITEM_MODPORT_OR_OTHER "wordyItem_modport_or_other" = Set [MODPORT BIND TIMEUNIT TIMEPRECISION LET
        ALIAS DEFPARAM LIBRARY INCLUDE], subsumes parts, shortest "let", of "wordyItem";
    /// `~';'*`
    WORDY_ITEM_ANY_BUT_SEMICOLONS "wordyItem_any_but_semicolons" = Star [WORDY_ITEM_ANY_BUT_SEMICOLON],
        subsumes parts, of "wordyItem";
    /// `~';'`
    WORDY_ITEM_ANY_BUT_SEMICOLON "wordyItem_any_but_semicolon" = Set but [SEMICOLON], subsumes parts,
        fits [WORDY_ITEM_ANY_BUT_SEMICOLONS], shortest "(", as Set, of "wordyItem";
    /// `'default' 'disable' 'iff' expression ';'`
    WORDY_ITEM_DEFAULT_DISABLE_IFF "wordyItem_default_disable_iff" = Sequence [DEFAULT DISABLE IFF EXPRESSION
        SEMICOLON], fits [WORDY_ITEM], shortest "default disable iff 0 ;", as Alternative, of "wordyItem";
  }
}
