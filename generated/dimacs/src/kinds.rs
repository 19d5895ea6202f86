// @generated from grammars/dimacs.toml by `cargo xtask gen` (blake3 b24b1e708785f5dc)

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
    /// `PROBLEM : 'p' -> pushMode(HEADER)`
    PROBLEM "PROBLEM" shortest "p";
    /// `QUANTIFIER : [ae] -> pushMode(QUANTIFIED)`
    QUANTIFIER "QUANTIFIER" shortest "a";
    /// `LITERAL : '-'? [1-9] [0-9]*`
    LITERAL "LITERAL" shortest "1";
    END "END" shortest "0";
    /// `TRAILER : '%' Space+ '0' | '%'`
    TRAILER "TRAILER" shortest "%";
    /// `COMMENT : 'c' (Blank ~[\n\r]*)? -> skip`
    COMMENT "COMMENT";
    /// `SPACE : Space+ -> skip`
    SPACE "SPACE";
    /// `WORD : ~[\t-\n\r ]+`
    WORD "WORD" shortest "b";
    /// `FORMAT : [a-z]+`
    FORMAT "FORMAT" shortest "a";
    /// `VARIABLES : [0-9]+ -> mode(HEADER_CLAUSES)`
    VARIABLES "VARIABLES" shortest "0";
    /// `HEADER_SPACE : Space+ -> skip`
    HEADER_SPACE "HEADER_SPACE";
    /// `CLAUSES : [0-9]+ -> popMode`
    CLAUSES "CLAUSES" shortest "0";
    /// `HEADER_CLAUSES_SPACE : Space+ -> skip`
    HEADER_CLAUSES_SPACE "HEADER_CLAUSES_SPACE";
    /// `QUANTIFIED_LITERAL : '-'? [1-9] [0-9]* -> type(LITERAL)`
    QUANTIFIED_LITERAL "QUANTIFIED_LITERAL";
    /// `QUANTIFIED_END : '0' -> popMode`
    QUANTIFIED_END "QUANTIFIED_END" shortest "0";
    /// `QUANTIFIED_SPACE : Space+ -> skip`
    QUANTIFIED_SPACE "QUANTIFIED_SPACE";
    /// `QUANTIFIED_WORD : ~[\t-\n\r ]+ -> type(WORD)`
    QUANTIFIED_WORD "QUANTIFIED_WORD";
  }
  rules {
    /// `file : header? quantifier* clause* TRAILER? EOF`
    FILE "file" = Sequence [OPTIONAL_HEADER QUANTIFIERS CLAUSES_PART FILE_OPTIONAL_TRAILER EOF],
        subsumes [OPTIONAL_HEADER QUANTIFIERS CLAUSES_PART FILE_OPTIONAL_TRAILER];
    /// `header?`
    OPTIONAL_HEADER "optional_header" = Optional [HEADER], subsumes parts, fits [FILE], of "header";
    /// `header : PROBLEM FORMAT VARIABLES CLAUSES`
    HEADER "header" = Sequence [PROBLEM FORMAT VARIABLES CLAUSES], fits [OPTIONAL_HEADER], shortest "p a 0 0";
    /// `quantifier*`
    QUANTIFIERS "quantifiers" = Star [QUANTIFIER_RULE], subsumes parts, fits [FILE], of "quantifier";
    /// `quantifier : QUANTIFIER LITERAL* QUANTIFIED_END`
    QUANTIFIER_RULE "quantifier" = Sequence [QUANTIFIER LITERALS QUANTIFIED_END], fits [QUANTIFIERS],
        shortest "a 0";
    /// `LITERAL*`
    LITERALS "LITERALs" = Star [LITERAL], subsumes parts, of "quantifier" "clause";
    /// `clause*`
    CLAUSES_PART "clauses" = Star [CLAUSE], subsumes parts, fits [FILE], of "clause";
    /// `clause : LITERAL* END`
    CLAUSE "clause" = Sequence [LITERALS END], subsumes [END], fits [CLAUSES_PART], shortest "0";
    /// `TRAILER?`
    FILE_OPTIONAL_TRAILER "file_optional_TRAILER" = Optional [TRAILER], subsumes parts, fits [FILE],
        of "file";
  }
}
