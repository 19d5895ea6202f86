// @generated from grammars/json5.g4 by `cargo xtask gen` (blake3 f9e91f1068fd9967)

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
            JSON5 => json5, VALUE => value, OBJECT => object, MEMBER => member, NAME => name,
            OPTIONAL_COMMA => optional_comma, ARRAY => array,
            _ => return None,
        })
    }
}

/// `json5 : value EOF`
fn json5(p: &mut Machine<'_>) -> Parsed {
    p.call(JSON5, 1, value)?;
    p.slot(JSON5)?;
    p.end()
}

/// `value : object | array | STRING | NUMBER | NOT_FINITE | 'true' | 'false' | 'null'`
fn value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(VALUE, 1, object)?,
        L_BRACKET => p.call(VALUE, 2, array)?,
        STRING | NUMBER | NOT_FINITE | TRUE | FALSE | NULL => p.take(VALUE)?,
        _ => return p.stop(),
    }
    p.slot(VALUE)
}

/// `object : '{' (member (',' member)* ','?)? '}'`
fn object(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if matches!(p.peek(), TRUE | FALSE | NULL | STRING | NOT_FINITE | IDENTIFIER) {
        let start_2 = p.open();
        p.call(OBJECT_MEMBER, 1, member)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(OBJECT_NEXT_MEMBERS)? {
            p.pair(OBJECT_NEXT_MEMBER, COMMA, member)?;
        }
        p.list(list, OBJECT_NEXT_MEMBERS)?;
        p.call(OBJECT_MEMBER, 3, optional_comma)?;
        p.close_in(start_2, OBJECT_MEMBER, OBJECT_OPTIONAL_MEMBER)?;
    }
    p.token(R_BRACE)?;
    p.node(start, OBJECT)
}

/// `member : name ':' value`
fn member(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    name(p)?;
    p.token(COLON)?;
    p.call(MEMBER, 3, value)?;
    p.node(start, MEMBER)
}

/// `name : STRING | IDENTIFIER | NOT_FINITE | 'true' | 'false' | 'null'`
fn name(p: &mut Machine<'_>) -> Parsed {
    p.set(NAME, matches!(p.peek(), TRUE | FALSE | NULL | STRING | NOT_FINITE | IDENTIFIER))
}

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `array : '[' (value (',' value)* ','?)? ']'`
fn array(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    if matches!(p.peek(), TRUE | FALSE | NULL | L_BRACE | L_BRACKET | STRING | NOT_FINITE | NUMBER) {
        let start_2 = p.open();
        p.call(ARRAY_VALUE, 1, value)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(ARRAY_NEXT_VALUES)? {
            p.pair(ARRAY_NEXT_VALUE, COMMA, value)?;
        }
        p.list(list, ARRAY_NEXT_VALUES)?;
        p.call(ARRAY_VALUE, 3, optional_comma)?;
        p.close_in(start_2, ARRAY_VALUE, ARRAY_OPTIONAL_VALUE)?;
    }
    p.token(R_BRACKET)?;
    p.node(start, ARRAY)
}
