// @generated from grammars/html.toml by `cargo xtask gen` (blake3 74dbe05ac89f181c)

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
            FILE => file, ITEMS => items, ITEM => item, ELEMENT => element, ATTRIBUTES => attributes,
            ATTRIBUTE => attribute, VALUE_RULE => value, RAW_ELEMENT => raw_element,
            RAW_ELEMENT_SCRIPT_CLOSE => raw_element_script_close, RAW_ELEMENT_WORDS => raw_element_words,
            WORDS => words, WORD_RULE => word, SINGLE_RULE => single,
            _ => return None,
        })
    }
}

/// `file : item* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(FILE, 1, items)?;
    p.end()?;
    p.close(start, FILE)
}

/// `item*`
fn items(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), EOF | TAG_END) {
        p.call(ITEMS, 1, item)?;
    }
    p.list(list, ITEMS)
}

/// `item : element | rawElement | single | WORD | REFERENCE | COMMENT | DOCTYPE | CDATA | INSTRUCTION`
fn item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        TAG => p.call(ITEM, 1, element)?,
        SCRIPT | STYLE | TEXTAREA | TITLE => p.call(ITEM, 2, raw_element)?,
        SINGLE | SINGLE_END => p.call(ITEM, 3, single)?,
        WORD | REFERENCE | COMMENT | DOCTYPE | CDATA | INSTRUCTION => p.take(ITEM)?,
        _ => return p.stop(),
    }
    p.slot(ITEM)
}

/// `element : TAG attribute* CLOSE item* TAG_END attribute* CLOSE`
fn element(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(TAG)?;
    p.call(ELEMENT, 2, attributes)?;
    p.token(CLOSE)?;
    p.call(ELEMENT, 4, items)?;
    p.token(TAG_END)?;
    p.call(ELEMENT, 6, attributes)?;
    p.token(CLOSE)?;
    p.node(start, ELEMENT)
}

/// `attribute*`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), NAME | SLASH) {
        p.call(ATTRIBUTES, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES)
}

/// `attribute : (NAME | SLASH) value?`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(ATTRIBUTE_NAME_OR_SLASH, matches!(p.peek(), NAME | SLASH))?;
    if matches!(p.peek(), UNQUOTED | NO_VALUE | VALUE) {
        value(p)?;
        p.slot(OPTIONAL_VALUE)?;
    }
    p.close(start, ATTRIBUTE)
}

/// `value : UNQUOTED | NO_VALUE | VALUE`
fn value(p: &mut Machine<'_>) -> Parsed {
    p.set(VALUE_RULE, matches!(p.peek(), UNQUOTED | NO_VALUE | VALUE))
}

/// `rawElement : SCRIPT attribute* CLOSE SCRIPT_BODY? WORD* (SCRIPT_END attribute* CLOSE)? | STYLE
///     attribute* CLOSE STYLE_BODY? WORD* (STYLE_END attribute* CLOSE)? | TEXTAREA attribute* CLOSE word*
///     (TEXTAREA_END attribute* CLOSE)? | TITLE attribute* CLOSE word* (TITLE_END attribute* CLOSE)?`
fn raw_element(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SCRIPT => p.call(RAW_ELEMENT, 1, raw_element_script_close)?,
        STYLE => {
            let start = p.begin(STYLE)?;
            p.call(RAW_ELEMENT_STYLE_CLOSE, 2, attributes)?;
            p.token(CLOSE)?;
            p.optional_token(p.peek() == STYLE_BODY, RAW_ELEMENT_OPTIONAL_STYLE_BODY)?;
            p.call(RAW_ELEMENT_STYLE_CLOSE, 5, raw_element_words)?;
            if p.peek() == STYLE_END {
                let start_2 = p.begin(STYLE_END)?;
                p.call(RAW_ELEMENT_STYLE_END_CLOSE, 2, attributes)?;
                p.token(CLOSE)?;
                p.node_in(start_2, RAW_ELEMENT_STYLE_END_CLOSE, RAW_ELEMENT_OPTIONAL_STYLE_END_CLOSE)?;
            }
            p.node(start, RAW_ELEMENT_STYLE_CLOSE)?;
        }
        TEXTAREA => {
            let start = p.begin(TEXTAREA)?;
            p.call(RAW_ELEMENT_TEXTAREA_CLOSE, 2, attributes)?;
            p.token(CLOSE)?;
            p.call(RAW_ELEMENT_TEXTAREA_CLOSE, 4, words)?;
            if p.peek() == TEXTAREA_END {
                let start_2 = p.begin(TEXTAREA_END)?;
                p.call(RAW_ELEMENT_TEXTAREA_END_CLOSE, 2, attributes)?;
                p.token(CLOSE)?;
                p.node_in(start_2, RAW_ELEMENT_TEXTAREA_END_CLOSE, RAW_ELEMENT_OPTIONAL_TEXTAREA_END_CLOSE)?;
            }
            p.node(start, RAW_ELEMENT_TEXTAREA_CLOSE)?;
        }
        TITLE => {
            let start = p.begin(TITLE)?;
            p.call(RAW_ELEMENT_TITLE_CLOSE, 2, attributes)?;
            p.token(CLOSE)?;
            p.call(RAW_ELEMENT_TITLE_CLOSE, 4, words)?;
            if p.peek() == TITLE_END {
                let start_2 = p.begin(TITLE_END)?;
                p.call(RAW_ELEMENT_TITLE_END_CLOSE, 2, attributes)?;
                p.token(CLOSE)?;
                p.node_in(start_2, RAW_ELEMENT_TITLE_END_CLOSE, RAW_ELEMENT_OPTIONAL_TITLE_END_CLOSE)?;
            }
            p.node(start, RAW_ELEMENT_TITLE_CLOSE)?;
        }
        _ => return p.stop(),
    }
    p.slot(RAW_ELEMENT)
}

/// `SCRIPT attribute* CLOSE SCRIPT_BODY? WORD* (SCRIPT_END attribute* CLOSE)?`
fn raw_element_script_close(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(SCRIPT)?;
    p.call(RAW_ELEMENT_SCRIPT_CLOSE, 2, attributes)?;
    p.token(CLOSE)?;
    p.optional_token(p.peek() == SCRIPT_BODY, RAW_ELEMENT_OPTIONAL_SCRIPT_BODY)?;
    p.call(RAW_ELEMENT_SCRIPT_CLOSE, 5, raw_element_words)?;
    if p.peek() == SCRIPT_END {
        let start_2 = p.begin(SCRIPT_END)?;
        p.call(RAW_ELEMENT_SCRIPT_END_CLOSE, 2, attributes)?;
        p.token(CLOSE)?;
        p.node_in(start_2, RAW_ELEMENT_SCRIPT_END_CLOSE, RAW_ELEMENT_OPTIONAL_SCRIPT_END_CLOSE)?;
    }
    p.node(start, RAW_ELEMENT_SCRIPT_CLOSE)
}

/// `WORD*`
fn raw_element_words(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == WORD && p.goes_in(RAW_ELEMENT_WORDS)? {
        p.take(WORD)?;
    }
    p.list(list, RAW_ELEMENT_WORDS)
}

/// `word*`
fn words(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while matches!(p.peek(), REFERENCE | WORD) && p.goes_in(WORDS)? {
        word(p)?;
    }
    p.list(list, WORDS)
}

/// `word : WORD | REFERENCE`
fn word(p: &mut Machine<'_>) -> Parsed {
    p.set(WORD_RULE, matches!(p.peek(), REFERENCE | WORD))
}

/// `single : (SINGLE | SINGLE_END) attribute* CLOSE`
fn single(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(SINGLE_SINGLE_OR_SINGLE_END, matches!(p.peek(), SINGLE | SINGLE_END))?;
    p.call(SINGLE_RULE, 2, attributes)?;
    p.token(CLOSE)?;
    p.node(start, SINGLE_RULE)
}
