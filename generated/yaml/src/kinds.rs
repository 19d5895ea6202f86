// @generated from grammars/yaml.g4 by `cargo xtask gen` (blake3 c0f59db65e4116d9)

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
    COLON "':'" shortest ":";
    QUESTION "'?'" shortest "?";
    MINUS "'-'" shortest "-";
    L_BRACKET "'['" shortest "[" is Open;
    COMMA "','" shortest ",";
    R_BRACKET "']'" shortest "]" is Close;
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    START "START" shortest "---";
    END "END" shortest "...";
    /// `DIRECTIVE : '%' ~[\n\r]*`
    DIRECTIVE "DIRECTIVE" shortest "%";
    /// `HEADER : [>|] [+\-0-9]*`
    HEADER "HEADER" shortest ">";
    /// `ALIAS : '*' [0-9A-Za-z]+`
    ALIAS "ALIAS" shortest "*a";
    /// `PROPERTY : [!&] ~[\t-\n\r ,[\]{}]*`
    PROPERTY "PROPERTY" shortest "!";
    /// `QUOTED : '"' (~["\\] | '\\' .)* '"' | '\'' (~['] | '\'\'')* '\''`
    QUOTED "QUOTED" shortest "\"\"";
    /// `PLAIN : [0-9A-Z_a-z]+`
    PLAIN "PLAIN" shortest "a";
    /// `NEWLINE : '\r'? '\n'`
    NEWLINE "NEWLINE" shortest "\n" is Newline;
    /// `COMMENT : '#' ~[\n\r]* -> channel(HIDDEN)`
    COMMENT "COMMENT" shortest "#";
    /// `SPACE : [\t ]+ -> skip`
    SPACE "SPACE";
    /// `UNKNOWN : .`
    UNKNOWN "UNKNOWN" shortest "\"";
    /// No shortest text: a hook makes it.
    INDENT "INDENT" is Indent;
    /// No shortest text: a hook makes it.
    DEDENT "DEDENT" is Dedent;
    /// No shortest text: a hook makes it.
    BLOCK_LINE "BLOCK_LINE";
  }
  rules {
    /// `stream : content? marked* EOF`
    STREAM "stream" = Sequence [OPTIONAL_CONTENT MARKEDS EOF], subsumes [OPTIONAL_CONTENT MARKEDS];
    /// `content?`
    OPTIONAL_CONTENT "optional_content" = Optional [CONTENT], subsumes parts, fits [STREAM], of "content";
    /// `content : property* (inline NEWLINE | literal) | property+ NEWLINE outermost? | outermost`
    /// In normal form `PROPERTY* (inline NEWLINE | literal) | PROPERTY+ NEWLINE outermost? | outermost`
    CONTENT "content" = Alternation [CONTENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL CONTENT_NEWLINE OUTERMOST],
        subsumes parts, fits [OPTIONAL_CONTENT], shortest "! \n";
    /// `PROPERTY* (inline NEWLINE | literal)`
    CONTENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL "content_PROPERTYs_inline_NEWLINE_or_literal" = Sequence
        [PROPERTYS CONTENT_NEWLINE_OR_LITERAL_AFTER_PROPERTYS],
        subsumes [CONTENT_NEWLINE_OR_LITERAL_AFTER_PROPERTYS], fits [CONTENT], shortest "a \n",
        as Alternative, of "content";
    /// `PROPERTY*`
    PROPERTYS "PROPERTYs" = Star [PROPERTY], subsumes parts [SOME_PROPERTYS], fits [SOME_PROPERTYS],
        of "property" "content" "flowNode" "present";
    /// `inline NEWLINE | literal`
    CONTENT_NEWLINE_OR_LITERAL_AFTER_PROPERTYS "content_NEWLINE_or_literal_after_PROPERTYs" = Alternation
        [INLINE_NEWLINE LITERAL], subsumes parts, fits [CONTENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL],
        shortest "a \n", of "content";
    /// `inline NEWLINE`
    INLINE_NEWLINE "inline_NEWLINE" = Sequence [INLINE NEWLINE],
        fits [CONTENT_NEWLINE_OR_LITERAL_AFTER_PROPERTYS PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS NESTED],
        shortest "a \n", as Alternative, of "content" "present" "nested";
    /// `inline : PLAIN | QUOTED | ALIAS | flowSequence | flowMapping`
    INLINE "inline" = Alternation [PLAIN QUOTED ALIAS FLOW_SEQUENCE FLOW_MAPPING], subsumes parts,
        fits [FLOW_NODE_INLINE], shortest "a";
    /// `flowSequence : '[' (flowItem (',' flowItem)* ','?)? ']'`
    FLOW_SEQUENCE "flowSequence" = Sequence [L_BRACKET OPTIONAL_FLOW_ITEM R_BRACKET], fits [INLINE],
        shortest "[ ]";
    /// `(flowItem (',' flowItem)* ','?)?`
    OPTIONAL_FLOW_ITEM "optional_flowItem" = Optional [FLOW_ITEM_NEXT_FLOW_ITEMS_OPTIONAL_COMMA],
        subsumes parts, of "flowSequence" "flowMapping";
    /// `flowItem (',' flowItem)* ','?`
    FLOW_ITEM_NEXT_FLOW_ITEMS_OPTIONAL_COMMA "flowItem_next_flowItems_optional_comma" = Sequence [FLOW_ITEM
        NEXT_FLOW_ITEMS OPTIONAL_COMMA], subsumes [FLOW_ITEM], fits [OPTIONAL_FLOW_ITEM], shortest "?",
        of "flowSequence" "flowMapping";
    /// `flowItem : flowNode (':' flowNode?)? | '?' flowNode? (':' flowNode?)?`
    FLOW_ITEM "flowItem" = Alternation [FLOW_ITEM_FLOW_NODE FLOW_ITEM_QUESTION], subsumes parts,
        fits [FLOW_ITEM_NEXT_FLOW_ITEMS_OPTIONAL_COMMA], shortest "?";
    /// `flowNode (':' flowNode?)?`
    FLOW_ITEM_FLOW_NODE "flowItem_flowNode" = Sequence [FLOW_NODE FLOW_ITEM_OPTIONAL_COLON],
        subsumes [FLOW_NODE], fits [FLOW_ITEM], shortest "a", as Alternative, of "flowItem";
    /// `flowNode : property* inline | property+`
    /// In normal form `PROPERTY* inline | PROPERTY+`
    FLOW_NODE "flowNode" = Alternation [FLOW_NODE_INLINE SOME_PROPERTYS], subsumes parts,
        fits [FLOW_ITEM_FLOW_NODE OPTIONAL_FLOW_NODE], shortest "a";
    /// `PROPERTY* inline`
    FLOW_NODE_INLINE "flowNode_inline" = Sequence [PROPERTYS INLINE], subsumes [INLINE], fits [FLOW_NODE],
        shortest "a", as Alternative, of "flowNode";
    /// `PROPERTY+`
    SOME_PROPERTYS "some_PROPERTYs" = Plus [PROPERTY], subsumes parts [PROPERTYS], fits [PROPERTYS FLOW_NODE],
        shortest "!", of "property" "content" "flowNode" "present";
    /// `(':' flowNode?)?`
    FLOW_ITEM_OPTIONAL_COLON "flowItem_optional_colon" = Optional [FLOW_ITEM_COLON], subsumes parts,
        of "flowItem";
    /// `':' flowNode?`
    FLOW_ITEM_COLON "flowItem_colon" = Sequence [COLON OPTIONAL_FLOW_NODE], subsumes [COLON],
        fits [FLOW_ITEM_OPTIONAL_COLON], shortest ":", of "flowItem";
    /// `flowNode?`
    OPTIONAL_FLOW_NODE "optional_flowNode" = Optional [FLOW_NODE], subsumes parts, of "flowNode";
    /// `'?' flowNode? (':' flowNode?)?`
    FLOW_ITEM_QUESTION "flowItem_question" = Sequence [QUESTION OPTIONAL_FLOW_NODE FLOW_ITEM_OPTIONAL_COLON],
        subsumes [QUESTION], fits [FLOW_ITEM], shortest "?", as Alternative, of "flowItem";
    /// `(',' flowItem)*`
    NEXT_FLOW_ITEMS "next_flowItems" = Star [NEXT_FLOW_ITEM], subsumes parts, of "flowSequence" "flowMapping";
    /// `',' flowItem`
    NEXT_FLOW_ITEM "next_flowItem" = Sequence [COMMA FLOW_ITEM], fits [NEXT_FLOW_ITEMS], shortest ", ?",
        of "flowSequence" "flowMapping";
    /// `','?`
    OPTIONAL_COMMA "optional_comma" = Optional [COMMA], subsumes parts, of "flowSequence" "flowMapping";
    /// `flowMapping : '{' (flowItem (',' flowItem)* ','?)? '}'`
    FLOW_MAPPING "flowMapping" = Sequence [L_BRACE OPTIONAL_FLOW_ITEM R_BRACE], fits [INLINE], shortest "{ }";
    /// `literal : HEADER (INDENT line+ DEDENT | NEWLINE)`
    LITERAL "literal" = Sequence [HEADER LITERAL_INDENT_DEDENT_OR_NEWLINE],
        fits [CONTENT_NEWLINE_OR_LITERAL_AFTER_PROPERTYS PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS],
        shortest "> \n";
    /// `INDENT line+ DEDENT | NEWLINE`
    LITERAL_INDENT_DEDENT_OR_NEWLINE "literal_INDENT_DEDENT_or_NEWLINE" = Alternation [LITERAL_INDENT_DEDENT
        NEWLINE], subsumes parts, shortest "\n", of "literal";
    /// `INDENT line+ DEDENT`
    LITERAL_INDENT_DEDENT "literal_INDENT_DEDENT" = Sequence [INDENT LINES DEDENT],
        fits [LITERAL_INDENT_DEDENT_OR_NEWLINE], shortest "INDENT BLOCK_LINE \n DEDENT", as Alternative,
        of "literal";
    /// `line+`
    LINES "lines" = Plus [LINE], subsumes parts, shortest "BLOCK_LINE \n", of "line";
    /// `line : BLOCK_LINE NEWLINE`
    LINE "line" = Sequence [BLOCK_LINE NEWLINE], fits [LINES], shortest "BLOCK_LINE \n";
    /// `PROPERTY+ NEWLINE outermost?`
    CONTENT_NEWLINE "content_NEWLINE" = Sequence [SOME_PROPERTYS NEWLINE OPTIONAL_OUTERMOST], fits [CONTENT],
        shortest "! \n", as Alternative, of "content";
    /// `outermost?`
    OPTIONAL_OUTERMOST "optional_outermost" = Optional [OUTERMOST], subsumes parts, of "outermost";
    /// `outermost : body | INDENT body DEDENT`
    OUTERMOST "outermost" = Alternation [BODY OUTERMOST_INDENT_DEDENT], subsumes parts, fits [CONTENT
        OPTIONAL_OUTERMOST], shortest "- \n";
    /// `body : mapping | sequence`
    BODY "body" = Alternation [MAPPING SEQUENCE], subsumes parts, fits [OUTERMOST NESTED], shortest "- \n";
    /// `mapping : pair+`
    MAPPING "mapping" = Plus [PAIR], subsumes parts, fits [BODY], shortest "a : \n";
    /// `pair : key ':' value | '?' present (':' value)?`
    /// In normal form `flowNode ':' value | '?' present (':' value)?`
    PAIR "pair" = Alternation [PAIR_FLOW_NODE_COLON_VALUE PAIR_QUESTION_PRESENT], subsumes parts,
        fits [MAPPING], shortest "a : \n";
    /// `flowNode ':' value`
    PAIR_FLOW_NODE_COLON_VALUE "pair_flowNode_colon_value" = Sequence [FLOW_NODE COLON VALUE], fits [PAIR],
        shortest "a : \n", as Alternative, of "pair";
    /// `value : present | NEWLINE`
    VALUE "value" = Alternation [PRESENT NEWLINE], subsumes parts, shortest "\n";
    /// `present : property* (inline NEWLINE | literal | INDENT nested DEDENT | NEWLINE sequence) | property+
    ///     NEWLINE`
    /// In normal form `PROPERTY* (inline NEWLINE | literal | INDENT nested DEDENT | NEWLINE sequence) |
    ///     PROPERTY+ NEWLINE`
    PRESENT "present" = Alternation [PRESENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL_OR_OTHER
        PRESENT_PROPERTYS_NEWLINE], subsumes parts, fits [VALUE], shortest "! \n";
    /// `PROPERTY* (inline NEWLINE | literal | INDENT nested DEDENT | NEWLINE sequence)`
    PRESENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL_OR_OTHER
        "present_PROPERTYs_inline_NEWLINE_or_literal_or_other" = Sequence [PROPERTYS
        PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS], subsumes [PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS],
        fits [PRESENT], shortest "a \n", as Alternative, of "present";
    /// `inline NEWLINE | literal | INDENT nested DEDENT | NEWLINE sequence`
    PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS "present_NEWLINE_or_other_after_PROPERTYs" = Alternation
        [INLINE_NEWLINE LITERAL PRESENT_INDENT_DEDENT PRESENT_NEWLINE_SEQUENCE], subsumes parts,
        fits [PRESENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL_OR_OTHER], shortest "a \n", of "present";
    /// `INDENT nested DEDENT`
    PRESENT_INDENT_DEDENT "present_INDENT_DEDENT" = Sequence [INDENT NESTED DEDENT],
        fits [PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS], shortest "INDENT a \n DEDENT", as Alternative,
        of "present";
    /// `nested : body | inline NEWLINE`
    NESTED "nested" = Alternation [BODY INLINE_NEWLINE], subsumes parts, shortest "a \n";
    /// `NEWLINE sequence`
    PRESENT_NEWLINE_SEQUENCE "present_NEWLINE_sequence" = Sequence [NEWLINE SEQUENCE],
        fits [PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS], shortest "\n - \n", as Alternative, of "present";
    /// `sequence : entry+`
    SEQUENCE "sequence" = Plus [ENTRY], subsumes parts, fits [BODY], shortest "- \n";
    /// `entry : '-' value`
    ENTRY "entry" = Sequence [MINUS VALUE], fits [SEQUENCE], shortest "- \n";
    /// `PROPERTY+ NEWLINE`
    PRESENT_PROPERTYS_NEWLINE "present_PROPERTYs_NEWLINE" = Sequence [SOME_PROPERTYS NEWLINE], fits [PRESENT],
        shortest "! \n", as Alternative, of "present";
    /// `'?' present (':' value)?`
    PAIR_QUESTION_PRESENT "pair_question_present" = Sequence [QUESTION PRESENT PAIR_OPTIONAL_COLON_VALUE],
        fits [PAIR], shortest "? ! \n", as Alternative, of "pair";
    /// `(':' value)?`
    PAIR_OPTIONAL_COLON_VALUE "pair_optional_colon_value" = Optional [PAIR_COLON_VALUE], subsumes parts,
        of "pair";
    /// `':' value`
    PAIR_COLON_VALUE "pair_colon_value" = Sequence [COLON VALUE], fits [PAIR_OPTIONAL_COLON_VALUE],
        shortest ": \n", of "pair";
    /// `INDENT body DEDENT`
    OUTERMOST_INDENT_DEDENT "outermost_INDENT_DEDENT" = Sequence [INDENT BODY DEDENT], fits [OUTERMOST],
        shortest "INDENT - \n DEDENT", as Alternative, of "outermost";
    /// `marked*`
    MARKEDS "markeds" = Star [MARKED], subsumes parts, fits [STREAM], of "marked";
    /// `marked : marker content?`
    MARKED "marked" = Sequence [MARKER OPTIONAL_CONTENT], subsumes [MARKER], fits [MARKEDS], shortest "---";
    /// `marker : START NEWLINE? | END NEWLINE | DIRECTIVE NEWLINE`
    MARKER "marker" = Alternation [MARKER_START MARKER_END_NEWLINE MARKER_DIRECTIVE_NEWLINE], subsumes parts,
        fits [MARKED], shortest "---";
    /// `START NEWLINE?`
    MARKER_START "marker_START" = Sequence [START MARKER_OPTIONAL_NEWLINE], subsumes [START], fits [MARKER],
        shortest "---", as Alternative, of "marker";
    /// `NEWLINE?`
    MARKER_OPTIONAL_NEWLINE "marker_optional_NEWLINE" = Optional [NEWLINE], subsumes parts, of "marker";
    /// `END NEWLINE`
    MARKER_END_NEWLINE "marker_END_NEWLINE" = Sequence [END NEWLINE], fits [MARKER], shortest "... \n",
        as Alternative, of "marker";
    /// `DIRECTIVE NEWLINE`
    MARKER_DIRECTIVE_NEWLINE "marker_DIRECTIVE_NEWLINE" = Sequence [DIRECTIVE NEWLINE], fits [MARKER],
        shortest "% \n", as Alternative, of "marker";
  }
}
