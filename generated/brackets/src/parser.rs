// @generated from grammars/brackets.g4 by `cargo xtask gen` (blake3 9122e68019f56132)

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
            FILE => file, PARTS => parts, PART => part, GROUP => group,
            _ => return None,
        })
    }
}

/// `file : part* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FILE, 1, parts)?;
    p.end()?;
    p.close(start, FILE)
}

/// `part*`
fn parts(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), L_PAREN | L_BRACKET | L_BRACE | WORD | NUMBER | STRING | OTHER) {
        p.call(PARTS, 1, part)?;
    }
    p.list(list, PARTS)
}

/// `part : group | WORD | NUMBER | STRING | OTHER`
fn part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN | L_BRACKET | L_BRACE => p.call(PART, 1, group)?,
        WORD | NUMBER | STRING | OTHER => p.take(PART)?,
        _ => return p.stop(),
    }
    p.slot(PART)
}

/// `group : '(' part* ')' | '[' part* ']' | '{' part* '}'`
fn group(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(GROUP_L_PAREN_R_PAREN, 2, parts)?;
            p.token(R_PAREN)?;
            p.node(start, GROUP_L_PAREN_R_PAREN)?;
        }
        L_BRACKET => {
            let start = p.begin(L_BRACKET)?;
            p.call(GROUP_L_BRACKET_R_BRACKET, 2, parts)?;
            p.token(R_BRACKET)?;
            p.node(start, GROUP_L_BRACKET_R_BRACKET)?;
        }
        L_BRACE => {
            let start = p.begin(L_BRACE)?;
            p.call(GROUP_L_BRACE_R_BRACE, 2, parts)?;
            p.token(R_BRACE)?;
            p.node(start, GROUP_L_BRACE_R_BRACE)?;
        }
        _ => return p.stop(),
    }
    p.slot(GROUP)
}
