// @generated from grammars/brackets.g4 by `cargo xtask gen` (blake3 9122e68019f56132)

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
    R_PAREN "')'" shortest ")" is Close;
    L_BRACKET "'['" shortest "[" is Open;
    R_BRACKET "']'" shortest "]" is Close;
    L_BRACE "'{'" shortest "{" is Open;
    R_BRACE "'}'" shortest "}" is Close;
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
    /// `file : part* EOF`
    FILE "file" = Sequence [PARTS EOF], subsumes [PARTS];
    /// `part*`
    PARTS "parts" = Star [PART], subsumes parts, fits [FILE], of "part";
    /// `part : group | WORD | NUMBER | STRING | OTHER`
    PART "part" = Alternation [GROUP WORD NUMBER STRING OTHER], subsumes parts, fits [PARTS], shortest "a";
    /// `group : '(' part* ')' | '[' part* ']' | '{' part* '}'`
    GROUP "group" = Alternation [GROUP_L_PAREN_R_PAREN GROUP_L_BRACKET_R_BRACKET GROUP_L_BRACE_R_BRACE],
        subsumes parts, fits [PART], shortest "( )";
    /// `'(' part* ')'`
    GROUP_L_PAREN_R_PAREN "group_l_paren_r_paren" = Sequence [L_PAREN PARTS R_PAREN], fits [GROUP],
        shortest "( )", as Alternative, of "group";
    /// `'[' part* ']'`
    GROUP_L_BRACKET_R_BRACKET "group_l_bracket_r_bracket" = Sequence [L_BRACKET PARTS R_BRACKET],
        fits [GROUP], shortest "[ ]", as Alternative, of "group";
    /// `'{' part* '}'`
    GROUP_L_BRACE_R_BRACE "group_l_brace_r_brace" = Sequence [L_BRACE PARTS R_BRACE], fits [GROUP],
        shortest "{ }", as Alternative, of "group";
  }
}
