// @generated from grammars/dot.g4 by `cargo xtask gen` (blake3 fc1985c52be3890c)

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
            FILE => file, GRAPH => graph, ID => id, STRING_RULE => string, BLOCK => block,
            STATEMENT => statement, CHAIN => chain, ENDS => ends, END => end, NODE => node, PORT => port,
            SUBGRAPH => subgraph, ATTRIBUTESES => attributeses, ATTRIBUTES => attributes,
            ATTRIBUTE => attribute, OPTIONAL_SEMICOLON => optional_semicolon, ASSIGNMENT => assignment,
            DEFAULTS => defaults,
            _ => return None,
        })
    }
}

/// `file : graph* EOF`
fn file(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    let list = p.open();
    while matches!(p.peek(), STRICT | GRAPH_KEYWORD | DIGRAPH) {
        p.call(GRAPHS, 1, graph)?;
    }
    p.list(list, GRAPHS)?;
    p.end()?;
    p.close(start, FILE)
}

/// `graph : 'strict'? ('graph' | 'digraph') id? block ';'?`
fn graph(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == STRICT, GRAPH_OPTIONAL_STRICT)?;
    p.set(GRAPH_GRAPH_OR_DIGRAPH, matches!(p.peek(), GRAPH_KEYWORD | DIGRAPH))?;
    p.optional(matches!(p.peek(), NAME | NUMERAL | STRING | HTML), OPTIONAL_ID, id)?;
    p.call(GRAPH, 4, block)?;
    p.call(GRAPH, 5, optional_semicolon)?;
    p.node(start, GRAPH)
}

/// `id : NAME | NUMERAL | HTML | string`
fn id(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        STRING => p.call(ID, 4, string)?,
        NAME | NUMERAL | HTML => p.take(ID)?,
        _ => return p.stop(),
    }
    p.slot(ID)
}

/// `string : STRING ('+' STRING)*`
fn string(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(STRING)?;
    let list = p.open();
    while p.peek() == PLUS {
        let start_2 = p.begin(PLUS)?;
        p.token(STRING)?;
        p.node(start_2, STRING_PLUS_STRING)?;
    }
    p.list(list, STRING_PLUS_STRINGS)?;
    p.close(start, STRING_RULE)
}

/// `block : '{' statement* '}'`
fn block(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    let list = p.open();
    while p.peek() != R_BRACE {
        p.call(STATEMENTS, 1, statement)?;
    }
    p.list(list, STATEMENTS)?;
    p.token(R_BRACE)?;
    p.node(start, BLOCK)
}

/// `statement : chain ';'? | assignment ';'? | defaults ';'? | ';'`
fn statement(p: &mut Machine<'_>) -> Parsed {
    match p.decide(STATEMENT)? {
        1 => {
            let start = p.open();
            p.call(STATEMENT_CHAIN, 1, chain)?;
            p.call(STATEMENT_CHAIN, 2, optional_semicolon)?;
            p.close(start, STATEMENT_CHAIN)?;
        }
        2 => {
            let start = p.open();
            p.call(STATEMENT_ASSIGNMENT, 1, assignment)?;
            p.call(STATEMENT_ASSIGNMENT, 2, optional_semicolon)?;
            p.close(start, STATEMENT_ASSIGNMENT)?;
        }
        3 => {
            let start = p.open();
            p.call(STATEMENT_DEFAULTS, 1, defaults)?;
            p.call(STATEMENT_DEFAULTS, 2, optional_semicolon)?;
            p.close(start, STATEMENT_DEFAULTS)?;
        }
        _ => p.take(STATEMENT)?,
    }
    p.slot(STATEMENT)
}

/// `chain : ends (('->' | '--') ends)* attributes*`
fn chain(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(CHAIN, 1, ends)?;
    let list = p.open();
    while matches!(p.peek(), MINUS_GT | MINUS_MINUS) {
        let start_2 = p.open();
        p.set(CHAIN_MINUS_GT_OR_MINUS_MINUS, matches!(p.peek(), MINUS_GT | MINUS_MINUS))?;
        p.call(CHAIN_MINUS_GT_OR_MINUS_MINUS_ENDS, 2, ends)?;
        p.node(start_2, CHAIN_MINUS_GT_OR_MINUS_MINUS_ENDS)?;
    }
    p.list(list, CHAIN_MINUS_GT_OR_MINUS_MINUS_ENDSES)?;
    p.call(CHAIN, 3, attributeses)?;
    p.close(start, CHAIN)
}

/// `ends : end (',' end)*`
fn ends(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ENDS, 1, end)?;
    let list = p.open();
    while p.peek() == COMMA {
        p.pair(ENDS_NEXT_END, COMMA, end)?;
    }
    p.list(list, ENDS_NEXT_ENDS)?;
    p.close(start, ENDS)
}

/// `end : node | subgraph`
fn end(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        NAME | NUMERAL | STRING | HTML => p.call(END, 1, node)?,
        L_BRACE | SUBGRAPH_KEYWORD => p.call(END, 2, subgraph)?,
        _ => return p.stop(),
    }
    p.slot(END)
}

/// `node : id port?`
fn node(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(NODE, 1, id)?;
    p.optional(p.peek() == COLON, OPTIONAL_PORT, port)?;
    p.close(start, NODE)
}

/// `port : ':' id (':' id)?`
fn port(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(COLON)?;
    p.call(PORT, 2, id)?;
    if p.peek() == COLON {
        let start_2 = p.begin(COLON)?;
        p.call(PORT_COLON_ID, 2, id)?;
        p.node_in(start_2, PORT_COLON_ID, PORT_OPTIONAL_COLON_ID)?;
    }
    p.node(start, PORT)
}

/// `subgraph : 'subgraph' (id block? | block) | block`
fn subgraph(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        SUBGRAPH_KEYWORD => {
            let start = p.begin(SUBGRAPH_KEYWORD)?;
            match p.peek() {
                NAME | NUMERAL | STRING | HTML => {
                    let start_2 = p.open();
                    p.call(SUBGRAPH_ID, 1, id)?;
                    if p.peek() == L_BRACE && p.goes_in(OPTIONAL_BLOCK)? {
                        p.call(OPTIONAL_BLOCK, 1, block)?;
                        p.slot(OPTIONAL_BLOCK)?;
                    }
                    p.close(start_2, SUBGRAPH_ID)?;
                }
                L_BRACE => p.call(SUBGRAPH_ID_OR_BLOCK, 2, block)?,
                _ => return p.stop(),
            }
            p.slot(SUBGRAPH_ID_OR_BLOCK)?;
            p.node(start, SUBGRAPH_LIST)?;
        }
        L_BRACE => p.call(SUBGRAPH, 2, block)?,
        _ => return p.stop(),
    }
    p.slot(SUBGRAPH)
}

/// `attributes*`
fn attributeses(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == L_BRACKET {
        p.call(ATTRIBUTESES, 1, attributes)?;
    }
    p.list(list, ATTRIBUTESES)
}

/// `attributes : '[' attribute* ']'`
fn attributes(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    let list = p.open();
    while matches!(p.peek(), AT | NAME | NUMERAL | STRING | HTML) {
        p.call(ATTRIBUTES_AFTER_L_BRACKET, 1, attribute)?;
    }
    p.list(list, ATTRIBUTES_AFTER_L_BRACKET)?;
    p.token(R_BRACKET)?;
    p.node(start, ATTRIBUTES)
}

/// `attribute : '@'? id ('=' id)? (',' | ';')?`
fn attribute(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.optional_token(p.peek() == AT, ATTRIBUTE_OPTIONAL_AT)?;
    p.call(ATTRIBUTE, 2, id)?;
    if p.peek() == EQ {
        let start_2 = p.begin(EQ)?;
        p.call(ATTRIBUTE_EQ_ID, 2, id)?;
        p.node_in(start_2, ATTRIBUTE_EQ_ID, ATTRIBUTE_OPTIONAL_EQ_ID)?;
    }
    p.optional_token(matches!(p.peek(), SEMICOLON | COMMA), ATTRIBUTE_OPTIONAL_SEMICOLON_OR_COMMA)?;
    p.close(start, ATTRIBUTE)
}

/// `';'?`
fn optional_semicolon(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == SEMICOLON && p.goes_in(OPTIONAL_SEMICOLON)? {
        p.take(OPTIONAL_SEMICOLON)?;
    }
    Ok(())
}

/// `assignment : id '=' id`
fn assignment(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(ASSIGNMENT, 1, id)?;
    p.token(EQ)?;
    p.call(ASSIGNMENT, 3, id)?;
    p.node(start, ASSIGNMENT)
}

/// `defaults : ('graph' | 'node' | 'edge') (id '=')? attributes*`
fn defaults(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.set(DEFAULTS_GRAPH_OR_OTHER, matches!(p.peek(), GRAPH_KEYWORD | NODE_KEYWORD | EDGE))?;
    if matches!(p.peek(), NAME | NUMERAL | STRING | HTML) && p.goes_in(DEFAULTS_OPTIONAL_ID_EQ)? {
        let start_2 = p.open();
        p.call(DEFAULTS_ID_EQ, 1, id)?;
        p.token(EQ)?;
        p.node_in(start_2, DEFAULTS_ID_EQ, DEFAULTS_OPTIONAL_ID_EQ)?;
    }
    p.call(DEFAULTS, 3, attributeses)?;
    p.close(start, DEFAULTS)
}
