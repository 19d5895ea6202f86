// @generated from grammars/css.g4 by `cargo xtask gen` (blake3 22cced646c896496)

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
            STYLESHEET => stylesheet, ITEM => item, AT_RULE => at_rule, OPTIONAL_VALUE => optional_value,
            VALUE => value, VALUES => values, VALUE_PART => value_part, COMPONENT => component,
            FUNCTION_RULE => function, BRACKETEDS => bracketeds, BRACKETED => bracketed, BRACES => braces,
            PARENTHESES => parentheses, BRACKETS => brackets,
            VALUE_NEXT_VALUE_PARTS => value_next_value_parts, BLOCK => block, BLOCK_ITEM => block_item,
            DECLARATION => declaration, PROPERTY_NAME => property_name, CUSTOM_PROPERTY => custom_property,
            CUSTOM_VALUE => custom_value, LAST => last, UNFINISHED => unfinished, CALLS => calls,
            QUALIFIED_RULE => qualified_rule, SELECTORS => selectors, SELECTOR => selector,
            SELECTOR_PART => selector_part, PSEUDO => pseudo, OPTIONAL_COLON => optional_colon,
            VARIABLE_RULE => variable, CALL => call,
            _ => return None,
        })
    }
}

/// `stylesheet : item* unfinished? EOF`
fn stylesheet(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while p.peek() != EOF && p.goes_in(ITEMS)? {
        p.call(ITEMS, 1, item)?;
    }
    p.list(list, ITEMS)?;
    p.optional(p.peek() == AT_KEYWORD, OPTIONAL_UNFINISHED, unfinished)?;
    p.end()?;
    p.close(start, STYLESHEET)
}

/// `item : atRule | qualifiedRule | variable | call | CDO | CDC | ';'`
fn item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(ITEM)? {
        1 => p.call(ITEM, 1, at_rule)?,
        2 => p.call(ITEM, 2, qualified_rule)?,
        3 => p.call(ITEM, 3, variable)?,
        4 => p.call(ITEM, 4, call)?,
        _ => p.take(ITEM)?,
    }
    p.slot(ITEM)
}

/// `atRule : AT_KEYWORD prelude? (block | ';')`
/// In normal form `AT_KEYWORD value? (block | ';')`
fn at_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AT_KEYWORD)?;
    p.call(AT_RULE, 2, optional_value)?;
    match p.peek() {
        L_BRACE => p.call(AT_RULE_BLOCK_OR_SEMICOLON, 1, block)?,
        SEMICOLON => p.take(AT_RULE_BLOCK_OR_SEMICOLON)?,
        _ => return p.stop(),
    }
    p.slot(AT_RULE_BLOCK_OR_SEMICOLON)?;
    p.node(start, AT_RULE)
}

/// `value?`
fn optional_value(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), EOF | SEMICOLON | L_BRACE | R_BRACE), OPTIONAL_VALUE, value)
}

/// `value : values (',' values?)* | (',' values?)+`
/// In normal form `values (',' valuePart*)* | (',' valuePart*)+`
fn value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        COMMA => {
            let list = p.open();
            loop {
                p.call(VALUE_SOME_NEXT_VALUE_PARTSES, 1, value_next_value_parts)?;
                if p.peek() != COMMA {
                    break;
                }
            }
            p.list(list, VALUE_SOME_NEXT_VALUE_PARTSES)?;
        }
        _ => {
            let start = p.open();
            p.call(VALUE_VALUES, 1, values)?;
            let list = p.open();
            while p.peek() == COMMA {
                p.call(VALUE_NEXT_VALUE_PARTSES, 1, value_next_value_parts)?;
            }
            p.list(list, VALUE_NEXT_VALUE_PARTSES)?;
            p.close(start, VALUE_VALUES)?;
        }
    }
    p.slot(VALUE)
}

/// `values : valuePart+`
fn values(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(VALUES, 1, value_part)?;
        if matches!(p.peek(), EOF | SEMICOLON | L_BRACE | R_BRACE | COMMA) {
            break;
        }
    }
    p.list(list, VALUES)
}

/// `valuePart : component | AT_KEYWORD | ':'`
fn value_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        AT_KEYWORD | COLON => p.take(VALUE_PART)?,
        _ => p.call(VALUE_PART, 1, component)?,
    }
    p.slot(VALUE_PART)
}

/// `component : IDENTIFIER | CUSTOM_NAME | INTERPOLATION | VARIABLE | CLASS | HASH | NUMBER | PERCENTAGE |
///     DIMENSION | STRING | URL | IMPORTANT | MATCH | '*' | DELIMITER | function | parentheses | brackets`
fn component(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        FUNCTION => p.call(COMPONENT, 16, function)?,
        L_PAREN => p.call(COMPONENT, 17, parentheses)?,
        L_BRACKET => p.call(COMPONENT, 18, brackets)?,
        IDENTIFIER | CUSTOM_NAME | INTERPOLATION | VARIABLE | CLASS | HASH | NUMBER | PERCENTAGE
        | DIMENSION | STRING | URL | IMPORTANT | MATCH | STAR | DELIMITER => p.take(COMPONENT)?,
        _ => return p.stop(),
    }
    p.slot(COMPONENT)
}

/// `function : FUNCTION bracketed* ')'`
fn function(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(FUNCTION)?;
    p.call(FUNCTION_RULE, 2, bracketeds)?;
    p.token(R_PAREN)?;
    p.node(start, FUNCTION_RULE)
}

/// `bracketed*`
fn bracketeds(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while !matches!(p.peek(), R_BRACE | R_PAREN | R_BRACKET) {
        p.call(BRACKETEDS, 1, bracketed)?;
    }
    p.list(list, BRACKETEDS)
}

/// `bracketed : component | AT_KEYWORD | ':' | ',' | ';' | braces`
fn bracketed(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(BRACKETED, 6, braces)?,
        AT_KEYWORD | COLON | COMMA | SEMICOLON => p.take(BRACKETED)?,
        _ => p.call(BRACKETED, 1, component)?,
    }
    p.slot(BRACKETED)
}

/// `braces : '{' bracketed* '}'`
fn braces(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(BRACES, 2, bracketeds)?;
    p.token(R_BRACE)?;
    p.node(start, BRACES)
}

/// `parentheses : '(' bracketed* ')'`
fn parentheses(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_PAREN)?;
    p.call(PARENTHESES, 2, bracketeds)?;
    p.token(R_PAREN)?;
    p.node(start, PARENTHESES)
}

/// `brackets : '[' bracketed* ']'`
fn brackets(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(BRACKETS, 2, bracketeds)?;
    p.token(R_BRACKET)?;
    p.node(start, BRACKETS)
}

/// `',' valuePart*`
fn value_next_value_parts(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COMMA)?;
    let list = p.open();
    while !matches!(p.peek(), EOF | SEMICOLON | L_BRACE | R_BRACE | COMMA) {
        p.call(VALUE_VALUE_PARTS, 1, value_part)?;
    }
    p.list(list, VALUE_VALUE_PARTS)?;
    p.close(start, VALUE_NEXT_VALUE_PARTS)
}

/// `block : '{' blockItem* last? '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while matches!(p.peek(), SEMICOLON | COLON | L_BRACE | CDO | CDC) || p.goes_in(BLOCK_ITEMS)? {
        p.call(BLOCK_ITEMS, 1, block_item)?;
    }
    p.list(list, BLOCK_ITEMS)?;
    p.optional(p.peek() != R_BRACE, OPTIONAL_LAST, last)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `blockItem : declaration ';' | customProperty ';' | item`
fn block_item(p: &mut Machine<'_>) -> Parsed {
    match p.decide(BLOCK_ITEM)? {
        1 => {
            let start = p.open();
            p.call(BLOCK_ITEM_DECLARATION_SEMICOLON, 1, declaration)?;
            p.token(SEMICOLON)?;
            p.node(start, BLOCK_ITEM_DECLARATION_SEMICOLON)?;
        }
        2 => {
            let start = p.open();
            p.call(BLOCK_ITEM_CUSTOM_PROPERTY_SEMICOLON, 1, custom_property)?;
            p.token(SEMICOLON)?;
            p.node(start, BLOCK_ITEM_CUSTOM_PROPERTY_SEMICOLON)?;
        }
        _ => p.call(BLOCK_ITEM, 3, item)?,
    }
    p.slot(BLOCK_ITEM)
}

/// `declaration : (('*' | DELIMITER)? propertyName | DELIMITER) ':' value?`
fn declaration(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    match p.decide(DECLARATION_PROPERTY_NAME_OR_DELIMITER)? {
        1 => {
            let start_2 = p.open();
            p.optional_token(matches!(p.peek(), STAR | DELIMITER), DECLARATION_OPTIONAL_STAR_OR_DELIMITER)?;
            p.call(DECLARATION_PROPERTY_NAME, 2, property_name)?;
            p.close(start_2, DECLARATION_PROPERTY_NAME)?;
        }
        _ => p.token(DELIMITER)?,
    }
    p.slot(DECLARATION_PROPERTY_NAME_OR_DELIMITER)?;
    p.token(COLON)?;
    p.call(DECLARATION, 3, optional_value)?;
    p.node(start, DECLARATION)
}

/// `propertyName : CUSTOM_NAME? (IDENTIFIER | INTERPOLATION)+`
fn property_name(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == CUSTOM_NAME, PROPERTY_NAME_OPTIONAL_CUSTOM_NAME)?;
    let list = p.open();
    loop {
        p.set(PROPERTY_NAME_IDENTIFIER_OR_INTERPOLATION, matches!(p.peek(), IDENTIFIER | INTERPOLATION))?;
        if !matches!(p.peek(), IDENTIFIER | INTERPOLATION) {
            break;
        }
    }
    p.list(list, PROPERTY_NAME_IDENTIFIER_OR_INTERPOLATIONS)?;
    p.close(start, PROPERTY_NAME)
}

/// `customProperty : CUSTOM_NAME ':' customValue*`
fn custom_property(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(CUSTOM_NAME)?;
    p.token(COLON)?;
    let list = p.open();
    while !matches!(p.peek(), SEMICOLON | R_BRACE) {
        p.call(CUSTOM_VALUES, 1, custom_value)?;
    }
    p.list(list, CUSTOM_VALUES)?;
    p.node(start, CUSTOM_PROPERTY)
}

/// `customValue : component | AT_KEYWORD | ':' | ',' | braces`
fn custom_value(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACE => p.call(CUSTOM_VALUE, 5, braces)?,
        AT_KEYWORD | COLON | COMMA => p.take(CUSTOM_VALUE)?,
        _ => p.call(CUSTOM_VALUE, 1, component)?,
    }
    p.slot(CUSTOM_VALUE)
}

/// `last : declaration | customProperty | unfinished | VARIABLE ':' value? | calls`
fn last(p: &mut Machine<'_>) -> Parsed {
    match p.decide(LAST)? {
        1 => p.call(LAST, 1, declaration)?,
        2 => p.call(LAST, 2, custom_property)?,
        3 => p.call(LAST, 3, unfinished)?,
        4 => {
            let start = p.begin(VARIABLE)?;
            p.token(COLON)?;
            p.call(LAST_VARIABLE, 3, optional_value)?;
            p.node(start, LAST_VARIABLE)?;
        }
        _ => p.call(LAST, 5, calls)?,
    }
    p.slot(LAST)
}

/// `unfinished : AT_KEYWORD prelude?`
/// In normal form `AT_KEYWORD value?`
fn unfinished(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(AT_KEYWORD)?;
    p.call(UNFINISHED, 2, optional_value)?;
    p.close(start, UNFINISHED)
}

/// `calls : component+`
fn calls(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(CALLS, 1, component)?;
        if matches!(p.peek(), SEMICOLON | R_BRACE) {
            break;
        }
    }
    p.list(list, CALLS)
}

/// `qualifiedRule : selectors? block`
fn qualified_rule(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional(p.peek() != L_BRACE, OPTIONAL_SELECTORS, selectors)?;
    p.call(QUALIFIED_RULE, 2, block)?;
    p.close(start, QUALIFIED_RULE)
}

/// `selectors : selector (',' selector?)*`
fn selectors(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(SELECTORS, 1, selector)?;
    let list = p.open();
    while p.peek() == COMMA {
        let start_2 = p.begin(COMMA)?;
        p.optional(!matches!(p.peek(), L_BRACE | COMMA), OPTIONAL_SELECTOR, selector)?;
        p.close(start_2, SELECTORS_NEXT_OPTIONAL_SELECTOR)?;
    }
    p.list(list, SELECTORS_NEXT_OPTIONAL_SELECTORS)?;
    p.close(start, SELECTORS)
}

/// `selector : selectorPart+ ':'?`
fn selector(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    loop {
        p.call(SELECTOR_PARTS, 1, selector_part)?;
        if matches!(p.peek(), L_BRACE | COMMA) || !p.goes_in(SELECTOR_PARTS)? {
            break;
        }
    }
    p.list(list, SELECTOR_PARTS)?;
    p.call(SELECTOR, 2, optional_colon)?;
    p.close(start, SELECTOR)
}

/// `selectorPart : pseudo | component`
fn selector_part(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        COLON => p.call(SELECTOR_PART, 1, pseudo)?,
        _ => p.call(SELECTOR_PART, 2, component)?,
    }
    p.slot(SELECTOR_PART)
}

/// `pseudo : ':' ':'? (IDENTIFIER | INTERPOLATION | function)`
fn pseudo(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    p.call(PSEUDO, 2, optional_colon)?;
    match p.peek() {
        FUNCTION => p.call(PSEUDO_IDENTIFIER_OR_OTHER, 3, function)?,
        IDENTIFIER | INTERPOLATION => p.take(PSEUDO_IDENTIFIER_OR_OTHER)?,
        _ => return p.stop(),
    }
    p.slot(PSEUDO_IDENTIFIER_OR_OTHER)?;
    p.node(start, PSEUDO)
}

/// `':'?`
fn optional_colon(p: &mut Machine<'_>) -> Parsed {
    p.optional_token(p.peek() == COLON, OPTIONAL_COLON)
}

/// `variable : VARIABLE ':' value? ';'`
fn variable(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(VARIABLE)?;
    p.token(COLON)?;
    p.call(VARIABLE_RULE, 3, optional_value)?;
    p.token(SEMICOLON)?;
    p.node(start, VARIABLE_RULE)
}

/// `call : calls ';'`
fn call(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CALL, 1, calls)?;
    p.token(SEMICOLON)?;
    p.node(start, CALL)
}
