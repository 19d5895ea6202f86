// @generated from grammars/format.g4 by `cargo xtask gen` (blake3 3a7a14cd8f24bbbe)

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
    /// `CONVERSION : '%' ('(' ~[(-)\\]* ')' | [0-9]+ '$' | Index)? [ #'+\-0]* Number? ('.' Number?)? Index?
    ///     Length? [%A-Za-z]`
    CONVERSION "CONVERSION" shortest "%a";
    /// `REPLACEMENT : '{' (~[\n\r\\{}] | '{' ~[\n\r\\{}]* '}')* '}'`
    REPLACEMENT "REPLACEMENT" shortest "{}";
    /// `CHARACTER : '\\' ([0-7] [0-7]? [0-7]? | 'x' Hex+ | 'u' Hex+ | 'u{' Hex+ '}' | 'U' Hex+ | .) | '{{' |
    ///     '}}' | .`
    CHARACTER "CHARACTER" shortest "a";
  }
  rules {
    /// `file : part* EOF`
    FILE "file" = Sequence [PARTS EOF], subsumes [PARTS];
    /// `part*`
    PARTS "parts" = Star [PART], subsumes parts, fits [FILE], of "part";
    /// `part : CHARACTER | CONVERSION | REPLACEMENT`
    PART "part" = Set [CONVERSION REPLACEMENT CHARACTER], subsumes parts, fits [PARTS], shortest "a";
  }
}
