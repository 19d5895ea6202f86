// @generated from grammars/tokens.g4 by `cargo xtask gen` (blake3 c74605d706871be9)

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
    /// `WORD : [$A-Z_a-z\u{80}-\u{10FFFF}] [$0-9A-Z_a-z\u{80}-\u{10FFFF}]*`
    WORD "WORD" shortest "a";
    /// `NUMBER : [0-9] [.0-9A-Z_a-z]*`
    NUMBER "NUMBER" shortest "0";
    /// `STRING : '"' (~[\n\r"\\] | '\\' ~[\n\r])* '"' | '\'' (~[\n\r'\\] | '\\' ~[\n\r])* '\''`
    STRING "STRING" shortest "\"\"";
    /// `SPACE : [\t-\r ]+ -> skip`
    SPACE "SPACE";
    /// `OTHER : .`
    OTHER "OTHER" shortest "!";
  }
  rules {
    /// `file : token* EOF`
    FILE "file" = Sequence [TOKENS_PART EOF], subsumes [TOKENS_PART];
    /// `token*`
    TOKENS_PART "tokens" = Star [TOKEN], subsumes parts, fits [FILE], of "token";
    /// `token : WORD | NUMBER | STRING | OTHER`
    TOKEN "token" = Set [WORD NUMBER STRING OTHER], subsumes parts, fits [TOKENS_PART], shortest "a";
  }
}
