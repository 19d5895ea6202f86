// @generated from grammars/dot.g4 by `cargo xtask gen` (blake3 fc1985c52be3890c)

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
    STRICT "'strict'" shortest "strict";
    GRAPH_KEYWORD "'graph'" shortest "graph";
    DIGRAPH "'digraph'" shortest "digraph";
    SEMICOLON "';'" shortest ";";
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
    EQ "'='" shortest "=";
    NODE_KEYWORD "'node'" shortest "node";
    EDGE "'edge'" shortest "edge";
    MINUS_GT "'->'" shortest "->";
    MINUS_MINUS "'--'" shortest "--";
    COMMA "','" shortest ",";
    COLON "':'" shortest ":";
    SUBGRAPH_KEYWORD "'subgraph'" shortest "subgraph";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    AT "'@'" shortest "@";
    PLUS "'+'" shortest "+";
    /// `BYTE_ORDER_MARK : '\u{FEFF}' -> skip`
    BYTE_ORDER_MARK "BYTE_ORDER_MARK";
    /// `NAME : Letter (Letter | [0-9])*`
    NAME "NAME" shortest "a";
    /// `NUMERAL : '-'? ('.' [0-9]+ | [0-9]+ ('.' [0-9]*)?)`
    NUMERAL "NUMERAL" shortest "0";
    /// `STRING : '"' (~["\\] | '\\' .)* '"'`
    STRING "STRING" shortest "\"\"";
    /// `HTML : '<' (~[<>] | HTML)* '>'`
    HTML "HTML" shortest "<>";
    /// `BLOCK_COMMENT : '/*' .*? '*/' -> channel(HIDDEN)`
    BLOCK_COMMENT "BLOCK_COMMENT" shortest "/**/";
    /// `LINE_COMMENT : '//' ~[\n\r]* -> channel(HIDDEN)`
    LINE_COMMENT "LINE_COMMENT" shortest "//";
    /// `DIRECTIVE : '#' ~[\n\r]* -> channel(HIDDEN)`
    DIRECTIVE "DIRECTIVE" shortest "#";
    /// `WHITESPACE : [\t-\r ]+ -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `file : graph* EOF`
    FILE "file" = Sequence [GRAPHS EOF], subsumes [GRAPHS];
    /// `graph*`
    GRAPHS "graphs" = Star [GRAPH], subsumes parts, fits [FILE], of "graph";
    /// `graph : 'strict'? ('graph' | 'digraph') id? block ';'?`
    GRAPH "graph" = Sequence [GRAPH_OPTIONAL_STRICT GRAPH_GRAPH_OR_DIGRAPH OPTIONAL_ID BLOCK
        OPTIONAL_SEMICOLON], fits [GRAPHS], shortest "graph { }";
    /// `'strict'?`
    GRAPH_OPTIONAL_STRICT "graph_optional_strict" = Optional [STRICT], subsumes parts, of "graph";
    /// `'graph' | 'digraph'`
    GRAPH_GRAPH_OR_DIGRAPH "graph_graph_or_digraph" = Set [GRAPH_KEYWORD DIGRAPH], subsumes parts,
        shortest "graph", of "graph";
    /// `id?`
    OPTIONAL_ID "optional_id" = Optional [ID], subsumes parts, of "id";
    /// `id : NAME | NUMERAL | HTML | string`
    ID "id" = Alternation [NAME NUMERAL HTML STRING_RULE], subsumes parts, fits [OPTIONAL_ID NODE SUBGRAPH_ID
        ATTRIBUTE], shortest "a";
    /// `string : STRING ('+' STRING)*`
    STRING_RULE "string" = Sequence [STRING STRING_PLUS_STRINGS], subsumes [STRING], fits [ID],
        shortest "\"\"";
    /// `('+' STRING)*`
    STRING_PLUS_STRINGS "string_plus_STRINGs" = Star [STRING_PLUS_STRING], subsumes parts, of "string";
    /// `'+' STRING`
    STRING_PLUS_STRING "string_plus_STRING" = Sequence [PLUS STRING], fits [STRING_PLUS_STRINGS],
        shortest "+ \"\"", of "string";
    /// `block : '{' statement* '}'`
    BLOCK "block" = Sequence [L_BRACE STATEMENTS R_BRACE], fits [SUBGRAPH SUBGRAPH_ID_OR_BLOCK
        OPTIONAL_BLOCK], shortest "{ }";
    /// `statement*`
    STATEMENTS "statements" = Star [STATEMENT], subsumes parts, of "statement";
    /// `statement : chain ';'? | assignment ';'? | defaults ';'? | ';'`
    STATEMENT "statement" = Alternation [STATEMENT_CHAIN STATEMENT_ASSIGNMENT STATEMENT_DEFAULTS SEMICOLON],
        subsumes parts, fits [STATEMENTS], shortest ";";
    /// `chain ';'?`
    STATEMENT_CHAIN "statement_chain" = Sequence [CHAIN OPTIONAL_SEMICOLON], subsumes [CHAIN],
        fits [STATEMENT], shortest "a", as Alternative, of "statement";
    /// `chain : ends (('->' | '--') ends)* attributes*`
    CHAIN "chain" = Sequence [ENDS CHAIN_MINUS_GT_OR_MINUS_MINUS_ENDSES ATTRIBUTESES], subsumes [ENDS],
        fits [STATEMENT_CHAIN], shortest "a";
    /// `ends : end (',' end)*`
    ENDS "ends" = Sequence [END ENDS_NEXT_ENDS], subsumes [END], fits [CHAIN], shortest "a";
    /// `end : node | subgraph`
    END "end" = Alternation [NODE SUBGRAPH], subsumes parts, fits [ENDS], shortest "a";
    /// `node : id port?`
    NODE "node" = Sequence [ID OPTIONAL_PORT], subsumes [ID], fits [END], shortest "a";
    /// `port?`
    OPTIONAL_PORT "optional_port" = Optional [PORT], subsumes parts, of "port";
    /// `port : ':' id (':' id)?`
    PORT "port" = Sequence [COLON ID PORT_OPTIONAL_COLON_ID], fits [OPTIONAL_PORT], shortest ": a";
    /// `(':' id)?`
    PORT_OPTIONAL_COLON_ID "port_optional_colon_id" = Optional [PORT_COLON_ID], subsumes parts, of "port";
    /// `':' id`
    PORT_COLON_ID "port_colon_id" = Sequence [COLON ID], fits [PORT_OPTIONAL_COLON_ID], shortest ": a",
        of "port";
    /// `subgraph : 'subgraph' (id block? | block) | block`
    SUBGRAPH "subgraph" = Alternation [SUBGRAPH_LIST BLOCK], subsumes parts, fits [END], shortest "{ }";
    /// `'subgraph' (id block? | block)`
    SUBGRAPH_LIST "subgraph_list" = Sequence [SUBGRAPH_KEYWORD SUBGRAPH_ID_OR_BLOCK], fits [SUBGRAPH],
        shortest "subgraph a", as Alternative, of "subgraph";
    /// `id block? | block`
    SUBGRAPH_ID_OR_BLOCK "subgraph_id_or_block" = Alternation [SUBGRAPH_ID BLOCK], subsumes parts,
        shortest "a", of "subgraph";
    /// `id block?`
    SUBGRAPH_ID "subgraph_id" = Sequence [ID OPTIONAL_BLOCK], subsumes [ID], fits [SUBGRAPH_ID_OR_BLOCK],
        shortest "a", as Alternative, of "subgraph";
    /// `block?`
    OPTIONAL_BLOCK "optional_block" = Optional [BLOCK], subsumes parts, of "block";
    /// `(',' end)*`
    ENDS_NEXT_ENDS "ends_next_ends" = Star [ENDS_NEXT_END], subsumes parts, of "ends";
    /// `',' end`
    ENDS_NEXT_END "ends_next_end" = Sequence [COMMA END], fits [ENDS_NEXT_ENDS], shortest ", a", of "ends";
    /// `(('->' | '--') ends)*`
    CHAIN_MINUS_GT_OR_MINUS_MINUS_ENDSES "chain_minus_gt_or_minus_minus_endses" = Star
        [CHAIN_MINUS_GT_OR_MINUS_MINUS_ENDS], subsumes parts, of "chain";
    /// `('->' | '--') ends`
    CHAIN_MINUS_GT_OR_MINUS_MINUS_ENDS "chain_minus_gt_or_minus_minus_ends" = Sequence
        [CHAIN_MINUS_GT_OR_MINUS_MINUS ENDS], fits [CHAIN_MINUS_GT_OR_MINUS_MINUS_ENDSES], shortest "-> a",
        of "chain";
    /// `'->' | '--'`
    CHAIN_MINUS_GT_OR_MINUS_MINUS "chain_minus_gt_or_minus_minus" = Set [MINUS_GT MINUS_MINUS],
        subsumes parts, shortest "->", of "chain";
    /// `attributes*`
    ATTRIBUTESES "attributeses" = Star [ATTRIBUTES], subsumes parts, of "attributes";
    /// `attributes : '[' attribute* ']'`
    ATTRIBUTES "attributes" = Sequence [L_BRACKET ATTRIBUTES_AFTER_L_BRACKET R_BRACKET], fits [ATTRIBUTESES],
        shortest "[ ]";
    /// `attribute*`
    ATTRIBUTES_AFTER_L_BRACKET "attributes_after_l_bracket" = Star [ATTRIBUTE], subsumes parts,
        of "attribute";
    /// `attribute : '@'? id ('=' id)? (',' | ';')?`
    ATTRIBUTE "attribute" = Sequence [ATTRIBUTE_OPTIONAL_AT ID ATTRIBUTE_OPTIONAL_EQ_ID
        ATTRIBUTE_OPTIONAL_SEMICOLON_OR_COMMA], subsumes [ID], fits [ATTRIBUTES_AFTER_L_BRACKET],
        shortest "a";
    /// `'@'?`
    ATTRIBUTE_OPTIONAL_AT "attribute_optional_at" = Optional [AT], subsumes parts, of "attribute";
    /// `('=' id)?`
    ATTRIBUTE_OPTIONAL_EQ_ID "attribute_optional_eq_id" = Optional [ATTRIBUTE_EQ_ID], subsumes parts,
        of "attribute";
    /// `'=' id`
    ATTRIBUTE_EQ_ID "attribute_eq_id" = Sequence [EQ ID], fits [ATTRIBUTE_OPTIONAL_EQ_ID], shortest "= a",
        of "attribute";
    /// `(';' | ',')?`
    ATTRIBUTE_OPTIONAL_SEMICOLON_OR_COMMA "attribute_optional_semicolon_or_comma" = Optional
        [ATTRIBUTE_SEMICOLON_OR_COMMA], subsumes parts, of "attribute";
    /// `';' | ','`
    ATTRIBUTE_SEMICOLON_OR_COMMA "attribute_semicolon_or_comma" = Set [SEMICOLON COMMA], subsumes parts,
        fits [ATTRIBUTE_OPTIONAL_SEMICOLON_OR_COMMA], shortest ";", of "attribute";
    /// `';'?`
    OPTIONAL_SEMICOLON "optional_semicolon" = Optional [SEMICOLON], subsumes parts, of "graph" "statement";
    /// `assignment ';'?`
    STATEMENT_ASSIGNMENT "statement_assignment" = Sequence [ASSIGNMENT OPTIONAL_SEMICOLON],
        subsumes [ASSIGNMENT], fits [STATEMENT], shortest "a = a", as Alternative, of "statement";
    /// `assignment : id '=' id`
    ASSIGNMENT "assignment" = Sequence [ID EQ ID], fits [STATEMENT_ASSIGNMENT], shortest "a = a";
    /// `defaults ';'?`
    STATEMENT_DEFAULTS "statement_defaults" = Sequence [DEFAULTS OPTIONAL_SEMICOLON], subsumes [DEFAULTS],
        fits [STATEMENT], shortest "node", as Alternative, of "statement";
    /// `defaults : ('graph' | 'node' | 'edge') (id '=')? attributes*`
    DEFAULTS "defaults" = Sequence [DEFAULTS_GRAPH_OR_OTHER DEFAULTS_OPTIONAL_ID_EQ ATTRIBUTESES],
        subsumes [DEFAULTS_GRAPH_OR_OTHER], fits [STATEMENT_DEFAULTS], shortest "node";
    /// `'graph' | 'node' | 'edge'`
    DEFAULTS_GRAPH_OR_OTHER "defaults_graph_or_other" = Set [GRAPH_KEYWORD NODE_KEYWORD EDGE], subsumes parts,
        fits [DEFAULTS], shortest "node", of "defaults";
    /// `(id '=')?`
    DEFAULTS_OPTIONAL_ID_EQ "defaults_optional_id_eq" = Optional [DEFAULTS_ID_EQ], subsumes parts,
        of "defaults";
    /// `id '='`
    DEFAULTS_ID_EQ "defaults_id_eq" = Sequence [ID EQ], fits [DEFAULTS_OPTIONAL_ID_EQ], shortest "a =",
        of "defaults";
  }
}
