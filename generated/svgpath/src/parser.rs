// @generated from grammars/svgpath.toml by `cargo xtask gen` (blake3 8fe91ebb88c6476f)

#![cfg_attr(rustfmt, rustfmt_skip)]
//! The parser: a function for each rule of the grammar, documented by the rule.
//!
//! A part of a rule is a loop or a branch in the rule's function. The part has a function of its
//! own if several rules share it or if the rule's function would be too long or too deep. `p` is a
//! `secateur_syntax::parse::Machine`: the tokens, the nodes made so far, and the stack of calls.
//! Alternatives and the symbols of a sequence count from 1; a quantifier has one symbol.
//! - `p.call(A, 2, b)` calls `b` for the second symbol of `A`; prediction needs that pair. If `b`
//!   reads a set, `b(p)` calls it.
//! - `p.token(T)` reads a token `T`; `p.take(A)` reads the next token, whatever it is, in the slot of
//!   `A`; `p.one_of(A)` and `p.set(A, …)` read a token of the set `A`; `p.end()` reads the end of the
//!   input. A token that does not fit is an error; so is `p.stop()`.
//! - `match p.peek()` decides by the next token. An arm `_` that reads something is the alternative
//!   with the most tokens; a token that does not fit is rejected in that alternative.
//! - `p.decide(A)` predicts the number of an alternative, `p.goes_in(A)` whether a quantifier reads
//!   its symbol (again). An arm `_` is the last alternative.
//! - `p.open()` and `p.begin(T)` begin a node (the latter reads `T`); `p.node` ends a node of several
//!   children, `p.close` one of any number (none with one child), `p.list` a list; `p.slot(A)` records
//!   that the last node stands in the slot of `A`, and so does the last argument of `…_in`.
//! - `p.optional(condition, A, b)` reads `b?`, and `p.optional_token(condition, A)` a token, in the slot
//!   of `A`; `p.pair(A, T, b)` reads the rule `A : T b`.

use secateur_syntax::parse::{Function, Machine, Parsed, Rules};
use secateur_tables::Kind;

use super::kinds::*;

/// The functions of the parser.
#[derive(Clone, Copy, Debug)]
pub struct Compiled;

impl Rules for Compiled {
    fn function(&self, rule: Kind) -> Option<Function> {
        Some(match rule {
            FILE => file, SUBPATH => subpath, PAIRS => pairs, PAIR => pair, COMMAND => command,
            ARC_RULE => arc,
            _ => return None,
        })
    }
}

/// `file : subpath* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() == MOVE {
        p.call(SUBPATHS, 1, subpath)?;
    }
    p.list(list, SUBPATHS)?;
    p.end()?;
    p.close(start, FILE)
}

/// `subpath : MOVE pair+ command*`
fn subpath(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(MOVE)?;
    p.call(SUBPATH, 2, pairs)?;
    let list = p.open();
    while matches!(p.peek(), LINE | HORIZONTAL | CURVE | SMOOTH | ARC | CLOSE) {
        p.call(COMMANDS, 1, command)?;
    }
    p.list(list, COMMANDS)?;
    p.node(start, SUBPATH)
}

/// `pair+`
fn pairs(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(PAIRS, 1, pair)?;
        if p.peek() != NUMBER {
            break;
        }
    }
    p.list(list, PAIRS)
}

/// `pair : NUMBER NUMBER`
fn pair(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NUMBER)?;
    p.token(NUMBER)?;
    p.node(start, PAIR)
}

/// `command : LINE pair+ | HORIZONTAL NUMBER+ | CURVE (pair pair pair)+ | SMOOTH (pair pair)+ | ARC arc+ |
///     CLOSE`
fn command(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        LINE => p.pair(COMMAND_LINE, LINE, pairs)?,
        HORIZONTAL => {
            let start = p.begin(HORIZONTAL)?;
            let list = p.open();
            loop {
                p.token(NUMBER)?;
                if p.peek() != NUMBER {
                    break;
                }
            }
            p.list(list, COMMAND_NUMBERS)?;
            p.node(start, COMMAND_HORIZONTAL)?;
        }
        CURVE => {
            let start = p.begin(CURVE)?;
            let list = p.open();
            loop {
                let start_2 = p.open();
                p.call(COMMAND_PAIR_PAIR_PAIR, 1, pair)?;
                p.call(COMMAND_PAIR_PAIR_PAIR, 2, pair)?;
                p.call(COMMAND_PAIR_PAIR_PAIR, 3, pair)?;
                p.node(start_2, COMMAND_PAIR_PAIR_PAIR)?;
                if p.peek() != NUMBER {
                    break;
                }
            }
            p.list(list, COMMAND_PAIR_PAIR_PAIRS)?;
            p.node(start, COMMAND_CURVE)?;
        }
        SMOOTH => {
            let start = p.begin(SMOOTH)?;
            let list = p.open();
            loop {
                let start_2 = p.open();
                p.call(COMMAND_PAIR_PAIR, 1, pair)?;
                p.call(COMMAND_PAIR_PAIR, 2, pair)?;
                p.node(start_2, COMMAND_PAIR_PAIR)?;
                if p.peek() != NUMBER {
                    break;
                }
            }
            p.list(list, COMMAND_PAIR_PAIRS)?;
            p.node(start, COMMAND_SMOOTH)?;
        }
        ARC => {
            let start = p.begin(ARC)?;
            let list = p.open();
            loop {
                p.call(ARCS, 1, arc)?;
                if p.peek() != NUMBER {
                    break;
                }
            }
            p.list(list, ARCS)?;
            p.node(start, COMMAND_ARC)?;
        }
        CLOSE => p.take(COMMAND)?,
        _ => return p.stop(),
    }
    p.slot(COMMAND)
}

/// `arc : NUMBER NUMBER NUMBER FLAG FLAG NUMBER NUMBER`
fn arc(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(NUMBER)?;
    p.token(NUMBER)?;
    p.token(NUMBER)?;
    p.token(FLAG)?;
    p.token(FLAG)?;
    p.token(NUMBER)?;
    p.token(NUMBER)?;
    p.node(start, ARC_RULE)
}
