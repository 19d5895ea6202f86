// @generated from grammars/json.g4 by `cargo xtask gen` (blake3 37763d84987f9226)

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
    TRUE "'true'" shortest "true";
    FALSE "'false'" shortest "false";
    NULL "'null'" shortest "null";
    L_BRACE "'{'" shortest "{" is Open;
    COMMA "','" shortest ",";
    R_BRACE "'}'" shortest "}" is Close;
    COLON "':'" shortest ":";
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    /// `STRING : '"' ([ -!#-[\]-\u{10FFFF}] | Escape)* '"'`
    STRING "STRING" shortest "\"\"";
    /// `NUMBER : '-'? ('0' | [1-9] [0-9]*) ('.' [0-9]+)? ([Ee] [+\-]? [0-9]+)?`
    NUMBER "NUMBER" shortest "0";
    /// `WHITESPACE : ([\t-\n\r \u{FEFF}]+ | '//' ~[\n\r]* | '/*' .*? '*/') -> skip`
    WHITESPACE "WHITESPACE";
  }
  rules {
    /// `json : value EOF`
    JSON "json" = Sequence [VALUE EOF], subsumes [VALUE], shortest "0";
    /// `value : object | array | STRING | NUMBER | 'true' | 'false' | 'null'`
    VALUE "value" = Alternation [OBJECT ARRAY STRING NUMBER TRUE FALSE NULL], subsumes parts, fits [JSON
        ARRAY_VALUES], shortest "0";
    /// `object : '{' (member (',' member)*)? '}'`
    OBJECT "object" = Sequence [L_BRACE OBJECT_OPTIONAL_MEMBERS R_BRACE], fits [VALUE], shortest "{ }";
    /// `(member (',' member)*)?`
    OBJECT_OPTIONAL_MEMBERS "object_optional_members" = Optional [OBJECT_MEMBERS], subsumes parts,
        of "object";
    /// `member (',' member)*`
    OBJECT_MEMBERS "object_members" = Sequence [MEMBER OBJECT_NEXT_MEMBERS], subsumes [MEMBER],
        fits [OBJECT_OPTIONAL_MEMBERS], shortest "\"\" : 0", of "object";
    /// `member : STRING ':' value`
    MEMBER "member" = Sequence [STRING COLON VALUE], fits [OBJECT_MEMBERS], shortest "\"\" : 0";
    /// `(',' member)*`
    OBJECT_NEXT_MEMBERS "object_next_members" = Star [OBJECT_NEXT_MEMBER], subsumes parts, of "object";
    /// `',' member`
    OBJECT_NEXT_MEMBER "object_next_member" = Sequence [COMMA MEMBER], fits [OBJECT_NEXT_MEMBERS],
        shortest ", \"\" : 0", of "object";
    /// `array : '[' (value (',' value)*)? ']'`
    ARRAY "array" = Sequence [L_BRACKET ARRAY_OPTIONAL_VALUES R_BRACKET], fits [VALUE], shortest "[ ]";
    /// `(value (',' value)*)?`
    ARRAY_OPTIONAL_VALUES "array_optional_values" = Optional [ARRAY_VALUES], subsumes parts, of "array";
    /// `value (',' value)*`
    ARRAY_VALUES "array_values" = Sequence [VALUE ARRAY_NEXT_VALUES], subsumes [VALUE],
        fits [ARRAY_OPTIONAL_VALUES], shortest "0", of "array";
    /// `(',' value)*`
    ARRAY_NEXT_VALUES "array_next_values" = Star [ARRAY_NEXT_VALUE], subsumes parts, of "array";
    /// `',' value`
    ARRAY_NEXT_VALUE "array_next_value" = Sequence [COMMA VALUE], fits [ARRAY_NEXT_VALUES], shortest ", 0",
        of "array";
  }
}
