// @generated from grammars/lines.g4 by `cargo xtask gen` (blake3 1cc21cd2f0cfff13)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! The parser: a function for each rule of the grammar, below the rule in a comment.
//!
//! A part of a rule is a loop or a branch within the function of that rule; it has a function of
//! its own if several rules share it, or if that function would be too long or too deep. `p` is
//! the text that is read (`secateur_syntax::parse::Machine`). Alternatives and the symbols of a
//! sequence count from 1, a quantifier has one symbol:
//! - `p.call(A, 2, b)` reads the second symbol of `A`, which is the rule `b`, and notes the place
//!   for predictions within `b`.
//! - `match p.peek()` settles a decision by the token at hand. An arm `_` that reads something is the
//!   alternative with most tokens: a token that does not fit is rejected there.
//! - `p.decide(A)` is the number of the alternative that further tokens decide, `p.goes_in(A)` whether
//!   the quantifier reads its symbol (again). Of the tokens that are possible `_` is the last alternative.
//! - `p.open()` and `p.begin(T)` begin a node, `p.node`, `p.close` and `p.list` end it; `p.slot` says
//!   for which rule the node before it stands.

use secateur_syntax::parse::{Function, Machine, Parsed, Rules};
use secateur_tables::Kind;

use super::kinds::*;

/// The functions of the parser.
#[derive(Clone, Copy, Debug)]
pub struct Compiled;

impl Rules for Compiled {
    fn function(&self, rule: Kind) -> Option<Function> {
        Some(match rule {
            FILE => file,
            _ => return None,
        })
    }
}

/// `file : LINE* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == LINE {
        p.take(LINE)?;
    }
    p.list(list, FILE_LINES)?;
    p.end()?;
    p.close(start, FILE)
}
