// @generated from grammars/svgpath.toml by `cargo xtask gen` (blake3 8fe91ebb88c6476f)

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
    /// `MOVE : [Mm]`
    MOVE "MOVE" shortest "m";
    /// `LINE : [LTlt]`
    LINE "LINE" shortest "l";
    /// `HORIZONTAL : [HVhv]`
    HORIZONTAL "HORIZONTAL" shortest "h";
    /// `CURVE : [Cc]`
    CURVE "CURVE" shortest "c";
    /// `SMOOTH : [QSqs]`
    SMOOTH "SMOOTH" shortest "q";
    /// `ARC : [Aa] -> mode(RADIUS_X)`
    ARC "ARC" shortest "a";
    /// `CLOSE : [Zz]`
    CLOSE "CLOSE" shortest "z";
    /// `NUMBER : Number`
    NUMBER "NUMBER" shortest "0";
    /// `SEPARATOR : Separator -> skip`
    SEPARATOR "SEPARATOR";
    /// `NEXT_MOVE : [Mm] -> type(MOVE), mode(DEFAULT_MODE)`
    NEXT_MOVE "NEXT_MOVE";
    /// `NEXT_LINE : [LTlt] -> type(LINE), mode(DEFAULT_MODE)`
    NEXT_LINE "NEXT_LINE";
    /// `NEXT_HORIZONTAL : [HVhv] -> type(HORIZONTAL), mode(DEFAULT_MODE)`
    NEXT_HORIZONTAL "NEXT_HORIZONTAL";
    /// `NEXT_CURVE : [Cc] -> type(CURVE), mode(DEFAULT_MODE)`
    NEXT_CURVE "NEXT_CURVE";
    /// `NEXT_SMOOTH : [QSqs] -> type(SMOOTH), mode(DEFAULT_MODE)`
    NEXT_SMOOTH "NEXT_SMOOTH";
    /// `NEXT_CLOSE : [Zz] -> type(CLOSE), mode(DEFAULT_MODE)`
    NEXT_CLOSE "NEXT_CLOSE";
    /// `NEXT_ARC : [Aa] -> type(ARC)`
    NEXT_ARC "NEXT_ARC";
    /// `RADIUS_X_NUMBER : Number -> type(NUMBER), mode(RADIUS_Y)`
    RADIUS_X_NUMBER "RADIUS_X_NUMBER";
    /// `RADIUS_X_SEPARATOR : Separator -> skip`
    RADIUS_X_SEPARATOR "RADIUS_X_SEPARATOR";
    /// `RADIUS_Y_NUMBER : Number -> type(NUMBER), mode(ROTATION)`
    RADIUS_Y_NUMBER "RADIUS_Y_NUMBER";
    /// `RADIUS_Y_SEPARATOR : Separator -> skip`
    RADIUS_Y_SEPARATOR "RADIUS_Y_SEPARATOR";
    /// `ROTATION_NUMBER : Number -> type(NUMBER), mode(LARGE)`
    ROTATION_NUMBER "ROTATION_NUMBER";
    /// `ROTATION_SEPARATOR : Separator -> skip`
    ROTATION_SEPARATOR "ROTATION_SEPARATOR";
    /// `FLAG : [0-1] -> mode(SWEEP)`
    FLAG "FLAG" shortest "0";
    /// `LARGE_SEPARATOR : Separator -> skip`
    LARGE_SEPARATOR "LARGE_SEPARATOR";
    /// `SWEEP_FLAG : [0-1] -> type(FLAG), mode(END_X)`
    SWEEP_FLAG "SWEEP_FLAG";
    /// `SWEEP_SEPARATOR : Separator -> skip`
    SWEEP_SEPARATOR "SWEEP_SEPARATOR";
    /// `END_X_NUMBER : Number -> type(NUMBER), mode(END_Y)`
    END_X_NUMBER "END_X_NUMBER";
    /// `END_X_SEPARATOR : Separator -> skip`
    END_X_SEPARATOR "END_X_SEPARATOR";
    /// `END_Y_NUMBER : Number -> type(NUMBER), mode(RADIUS_X)`
    END_Y_NUMBER "END_Y_NUMBER";
    /// `END_Y_SEPARATOR : Separator -> skip`
    END_Y_SEPARATOR "END_Y_SEPARATOR";
  }
  rules {
    /// `file : subpath* EOF`
    FILE "file" = Sequence [SUBPATHS EOF], subsumes [SUBPATHS];
    /// `subpath*`
    SUBPATHS "subpaths" = Star [SUBPATH], subsumes parts, fits [FILE], of "subpath";
    /// `subpath : MOVE pair+ command*`
    SUBPATH "subpath" = Sequence [MOVE PAIRS COMMANDS], fits [SUBPATHS], shortest "m 0 0";
    /// `pair+`
    PAIRS "pairs" = Plus [PAIR], subsumes parts, shortest "0 0", of "pair";
    /// `pair : NUMBER NUMBER`
    PAIR "pair" = Sequence [NUMBER NUMBER], fits [PAIRS], shortest "0 0";
    /// `command*`
    COMMANDS "commands" = Star [COMMAND], subsumes parts, of "command";
    /// `command : LINE pair+ | HORIZONTAL NUMBER+ | CURVE (pair pair pair)+ | SMOOTH (pair pair)+ | ARC arc+
    ///     | CLOSE`
    COMMAND "command" = Alternation [COMMAND_LINE COMMAND_HORIZONTAL COMMAND_CURVE COMMAND_SMOOTH COMMAND_ARC
        CLOSE], subsumes parts, fits [COMMANDS], shortest "z";
    /// `LINE pair+`
    COMMAND_LINE "command_LINE" = Sequence [LINE PAIRS], fits [COMMAND], shortest "l 0 0", as Alternative,
        of "command";
    /// `HORIZONTAL NUMBER+`
    COMMAND_HORIZONTAL "command_HORIZONTAL" = Sequence [HORIZONTAL COMMAND_NUMBERS], fits [COMMAND],
        shortest "h 0", as Alternative, of "command";
    /// `NUMBER+`
    COMMAND_NUMBERS "command_NUMBERs" = Plus [NUMBER], subsumes parts, shortest "0", of "command";
    /// `CURVE (pair pair pair)+`
    COMMAND_CURVE "command_CURVE" = Sequence [CURVE COMMAND_PAIR_PAIR_PAIRS], fits [COMMAND],
        shortest "c 0 0 0 0 0 0", as Alternative, of "command";
    /// `(pair pair pair)+`
    COMMAND_PAIR_PAIR_PAIRS "command_pair_pair_pairs" = Plus [COMMAND_PAIR_PAIR_PAIR], subsumes parts,
        shortest "0 0 0 0 0 0", of "command";
    /// `pair pair pair`
    COMMAND_PAIR_PAIR_PAIR "command_pair_pair_pair" = Sequence [PAIR PAIR PAIR],
        fits [COMMAND_PAIR_PAIR_PAIRS], shortest "0 0 0 0 0 0", of "command";
    /// `SMOOTH (pair pair)+`
    COMMAND_SMOOTH "command_SMOOTH" = Sequence [SMOOTH COMMAND_PAIR_PAIRS], fits [COMMAND],
        shortest "q 0 0 0 0", as Alternative, of "command";
    /// `(pair pair)+`
    COMMAND_PAIR_PAIRS "command_pair_pairs" = Plus [COMMAND_PAIR_PAIR], subsumes parts, shortest "0 0 0 0",
        of "command";
    /// `pair pair`
    COMMAND_PAIR_PAIR "command_pair_pair" = Sequence [PAIR PAIR], fits [COMMAND_PAIR_PAIRS],
        shortest "0 0 0 0", of "command";
    /// `ARC arc+`
    COMMAND_ARC "command_ARC" = Sequence [ARC ARCS], fits [COMMAND], shortest "a 0 0 0 0 0 0 0",
        as Alternative, of "command";
    /// `arc+`
    ARCS "arcs" = Plus [ARC_RULE], subsumes parts, shortest "0 0 0 0 0 0 0", of "arc";
    /// `arc : NUMBER NUMBER NUMBER FLAG FLAG NUMBER NUMBER`
    ARC_RULE "arc" = Sequence [NUMBER NUMBER NUMBER FLAG FLAG NUMBER NUMBER], fits [ARCS],
        shortest "0 0 0 0 0 0 0";
  }
}
