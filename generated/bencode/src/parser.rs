// @generated from grammars/bencode.g4 by `cargo xtask gen` (blake3 e77a570ae9e1020c)

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
            FILE => file, VALUE => value, LIST => list, DICTIONARY => dictionary, ENTRY => entry,
            _ => return None,
        })
    }
}

/// `file : value EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    p.call(FILE, 1, value)?;
    p.slot(FILE)?;
    p.end()
}

/// `value : INTEGER | STRING | list | dictionary`
fn value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L => p.call(VALUE, 3, list)?,
        D => p.call(VALUE, 4, dictionary)?,
        INTEGER | STRING => p.take(VALUE)?,
        _ => return p.stop(),
    }
    p.slot(VALUE)
}

/// `list : 'l' value* 'e'`
fn list(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L)?;
    let items = p.open();
    while matches!(p.peek(), L | D | INTEGER | STRING) {
        p.call(VALUES, 1, value)?;
    }
    p.list(items, VALUES)?;
    p.token(E)?;
    p.node(start, LIST)
}

/// `dictionary : 'd' entry* 'e'`
fn dictionary(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(D)?;
    let items = p.open();
    while p.peek() == STRING {
        p.call(ENTRIES, 1, entry)?;
    }
    p.list(items, ENTRIES)?;
    p.token(E)?;
    p.node(start, DICTIONARY)
}

/// `entry : STRING value`
fn entry(p: &mut Machine<'_>) -> Parsed {
    p.pair(ENTRY, STRING, value)
}
