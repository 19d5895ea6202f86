// @generated from grammars/bencode.g4 by `cargo xtask gen` (blake3 e77a570ae9e1020c)

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
    L "'l'" shortest "l";
    E "'e'" shortest "e";
    D "'d'" shortest "d";
    /// `INTEGER : 'i' '-'? [0-9]+ 'e'`
    INTEGER "INTEGER" shortest "i0e";
    /// `STRING : [0-9]+ ':' ({inside()}? .)* {complete()}?`
    /// No shortest text: a hook decides what it is.
    STRING "STRING";
  }
  rules {
    /// `file : value EOF`
    FILE "file" = Sequence [VALUE EOF], subsumes [VALUE], shortest "i0e";
    /// `value : INTEGER | STRING | list | dictionary`
    VALUE "value" = Alternation [INTEGER STRING LIST DICTIONARY], subsumes parts, fits [FILE VALUES],
        shortest "i0e";
    /// `list : 'l' value* 'e'`
    LIST "list" = Sequence [L VALUES E], fits [VALUE], shortest "l e";
    /// `value*`
    VALUES "values" = Star [VALUE], subsumes parts, of "value";
    /// `dictionary : 'd' entry* 'e'`
    DICTIONARY "dictionary" = Sequence [D ENTRIES E], fits [VALUE], shortest "d e";
    /// `entry*`
    ENTRIES "entries" = Star [ENTRY], subsumes parts, of "entry";
    /// `entry : STRING value`
    ENTRY "entry" = Sequence [STRING VALUE], fits [ENTRIES], shortest "STRING i0e";
  }
}
