// @generated from grammars/toml.g4 by `cargo xtask gen` (blake3 afd1635096022b21)

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
            DOCUMENT => document, ITEM => item, KEY_VALUE => key_value, PAIR => pair, KEY => key,
            PART => part, VALUE => value, ARRAY => array, OPTIONAL_COMMA => optional_comma,
            INLINE_TABLE => inline_table, TABLE => table, HEADER => header,
            _ => return None,
        })
    }
}

/// `document : item* EOF`
fn document(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), L_BRACKET | WORD | NUMBER | STRING) {
        p.call(ITEMS, 1, item)?;
    }
    p.list(list, ITEMS)?;
    p.end()?;
    p.close(start, DOCUMENT)
}

/// `item : keyValue | table`
fn item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        WORD | NUMBER | STRING => p.call(ITEM, 1, key_value)?,
        L_BRACKET => p.call(ITEM, 2, table)?,
        _ => return p.stop(),
    }
    p.slot(ITEM)
}

/// `keyValue : pair NEWLINE`
fn key_value(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(KEY_VALUE, 1, pair)?;
    p.token(NEWLINE)?;
    p.node(start, KEY_VALUE)
}

/// `pair : key '=' value`
fn pair(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(PAIR, 1, key)?;
    p.token(EQ)?;
    p.call(PAIR, 3, value)?;
    p.node(start, PAIR)
}

/// `key : part ('.' part)*`
fn key(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    part(p)?;
    let list = p.open();
    while p.peek() == DOT {
        let start_2 = p.begin(DOT)?;
        part(p)?;
        p.node(start_2, KEY_NEXT_PART)?;
    }
    p.list(list, KEY_NEXT_PARTS)?;
    p.close(start, KEY)
}

/// `part : WORD | NUMBER | STRING`
fn part(p: &mut Machine<'_>) -> Parsed {
    p.set(PART, matches!(p.peek(), WORD | NUMBER | STRING))
}

/// `value : WORD | NUMBER | TIME | STRING | LONG_STRING | array | inlineTable`
fn value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(VALUE, 6, array)?,
        L_BRACE => p.call(VALUE, 7, inline_table)?,
        WORD | NUMBER | TIME | STRING | LONG_STRING => p.take(VALUE)?,
        _ => return p.stop(),
    }
    p.slot(VALUE)
}

/// `array : '[' (value (',' value)* ','?)? ']'`
fn array(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    if matches!(p.peek(), L_BRACKET | L_BRACE | WORD | NUMBER | TIME | STRING | LONG_STRING) {
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

/// `','?`
fn optional_comma(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)
}

/// `inlineTable : '{' (pair (',' pair)* ','?)? '}'`
fn inline_table(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    if matches!(p.peek(), WORD | NUMBER | STRING) {
        let start_2 = p.open();
        p.call(INLINE_TABLE_PAIR, 1, pair)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(INLINE_TABLE_NEXT_PAIRS)? {
            p.pair(INLINE_TABLE_NEXT_PAIR, COMMA, pair)?;
        }
        p.list(list, INLINE_TABLE_NEXT_PAIRS)?;
        p.call(INLINE_TABLE_PAIR, 3, optional_comma)?;
        p.close_in(start_2, INLINE_TABLE_PAIR, INLINE_TABLE_OPTIONAL_PAIR)?;
    }
    p.token(R_BRACE)?;
    p.node(start, INLINE_TABLE)
}

/// `table : header NEWLINE keyValue*`
fn table(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(TABLE, 1, header)?;
    p.token(NEWLINE)?;
    let list = p.open();
    while matches!(p.peek(), WORD | NUMBER | STRING) && p.goes_in(KEY_VALUES)? {
        p.call(KEY_VALUES, 1, key_value)?;
    }
    p.list(list, KEY_VALUES)?;
    p.node(start, TABLE)
}

/// `header : '[' key ']' | '[' '[' key ']' ']'`
/// In normal form `'[' (key | '[' key ']') ']'`
fn header(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    match p.peek() {
        WORD | NUMBER | STRING => p.call(HEADER_AFTER_L_BRACKET, 1, key)?,
        L_BRACKET => {
            let start_2 = p.begin(L_BRACKET)?;
            p.call(HEADER_L_BRACKET_KEY_R_BRACKET, 2, key)?;
            p.token(R_BRACKET)?;
            p.node(start_2, HEADER_L_BRACKET_KEY_R_BRACKET)?;
        }
        _ => return p.stop(),
    }
    p.slot(HEADER_AFTER_L_BRACKET)?;
    p.token(R_BRACKET)?;
    p.node(start, HEADER)
}
