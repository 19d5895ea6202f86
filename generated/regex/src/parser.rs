// @generated from grammars/regex.g4 by `cargo xtask gen` (blake3 6eb91cdf385773cc)

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
            FILE => file, ALTERNATIVES => alternatives, ALTERNATIVE => alternative, TERM => term,
            ATOM => atom, SET => set, SET_ITEM => set_item, SET_CHARACTER => set_character,
            QUANTIFIER => quantifier,
            _ => return None,
        })
    }
}

/// `file : alternatives EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FILE, 1, alternatives)?;
    p.end()?;
    p.close(start, FILE)
}

/// `alternatives : alternative ('|' alternative)*`
fn alternatives(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ALTERNATIVES, 1, alternative)?;
    let list = p.open();
    while p.peek() == PIPE {
        let start_2 = p.begin(PIPE)?;
        p.call(ALTERNATIVES_NEXT_ALTERNATIVE, 2, alternative)?;
        p.close(start_2, ALTERNATIVES_NEXT_ALTERNATIVE)?;
    }
    p.list(list, ALTERNATIVES_NEXT_ALTERNATIVES)?;
    p.close(start, ALTERNATIVES)
}

/// `alternative : term*`
fn alternative(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | PIPE | R_PAREN) {
        p.call(ALTERNATIVE, 1, term)?;
    }
    p.list(list, ALTERNATIVE)
}

/// `term : atom quantifier? | '^' | ASSERTION`
fn term(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        CARET | ASSERTION => p.take(TERM)?,
        _ => {
            let start = p.open();
            p.call(TERM_ATOM, 1, atom)?;
            p.optional(matches!(p.peek(), STAR | PLUS | QUESTION | REPETITION), OPTIONAL_QUANTIFIER,
                quantifier)?;
            p.close(start, TERM_ATOM)?;
        }
    }
    p.slot(TERM)
}

/// `atom : CHARACTER | ESCAPE | DIGITS_ESCAPE | '.' | '-' | '}' | '{' | ']' | NAMED | set | GROUP
///     alternatives ')' | '(' alternatives ')'`
fn atom(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(ATOM, 10, set)?,
        GROUP => {
            let start = p.begin(GROUP)?;
            p.call(ATOM_GROUP, 2, alternatives)?;
            p.token(R_PAREN)?;
            p.node(start, ATOM_GROUP)?;
        }
        L_PAREN => {
            let start = p.begin(L_PAREN)?;
            p.call(ATOM_L_PAREN_ALTERNATIVES_R_PAREN, 2, alternatives)?;
            p.token(R_PAREN)?;
            p.node(start, ATOM_L_PAREN_ALTERNATIVES_R_PAREN)?;
        }
        CHARACTER | ESCAPE | DIGITS_ESCAPE | DOT | MINUS | R_BRACE | L_BRACE | R_BRACKET | NAMED => {
            p.take(ATOM)?;
        }
        _ => return p.stop(),
    }
    p.slot(ATOM)
}

/// `set : '[' '^'? setItem* ']' | '[' '^'? ']' setItem* ']'`
/// In normal form `'[' '^'? ']'? setItem* ']'`
fn set(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    if p.peek() == CARET && p.goes_in(SET_OPTIONAL_CARET)? {
        p.take(SET_OPTIONAL_CARET)?;
    }
    if p.peek() == R_BRACKET && p.goes_in(SET_AFTER_L_BRACKET)? {
        p.take(SET_AFTER_L_BRACKET)?;
    }
    let list = p.open();
    while p.peek() != R_BRACKET {
        p.call(SET_ITEMS, 1, set_item)?;
    }
    p.list(list, SET_ITEMS)?;
    p.token(R_BRACKET)?;
    p.node(start, SET)
}

/// `setItem : setCharacter ('-' setCharacter)? | '-' | CLASS`
fn set_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        MINUS | CLASS => p.take(SET_ITEM)?,
        _ => {
            let start = p.open();
            set_character(p)?;
            if p.peek() == MINUS && p.goes_in(SET_ITEM_OPTIONAL_MINUS_SET_CHARACTER)? {
                let start_2 = p.begin(MINUS)?;
                set_character(p)?;
                p.node_in(start_2, SET_ITEM_MINUS_SET_CHARACTER, SET_ITEM_OPTIONAL_MINUS_SET_CHARACTER)?;
            }
            p.close(start, SET_ITEM_SET_CHARACTER)?;
        }
    }
    p.slot(SET_ITEM)
}

/// `setCharacter : CHARACTER | ESCAPE | DIGITS_ESCAPE | ASSERTION | REPETITION | GROUP | NAMED | '(' | ')' |
///     '[' | '^' | '|' | '.' | '*' | '+' | '?' | '{' | '}'`
fn set_character(p: &mut Machine<'_>) -> Parsed {
    p.one_of(SET_CHARACTER)
}

/// `quantifier : ('*' | '+' | '?' | REPETITION) ('?' | '+')?`
fn quantifier(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(QUANTIFIER_STAR_OR_OTHER, matches!(p.peek(), STAR | PLUS | QUESTION | REPETITION))?;
    p.optional_token(matches!(p.peek(), PLUS | QUESTION), QUANTIFIER_OPTIONAL_PLUS_OR_QUESTION)?;
    p.close(start, QUANTIFIER)
}
