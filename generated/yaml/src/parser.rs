// @generated from grammars/yaml.g4 by `cargo xtask gen` (blake3 c0f59db65e4116d9)

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
            STREAM => stream, OPTIONAL_CONTENT => optional_content, CONTENT => content,
            PROPERTYS => propertys, INLINE_NEWLINE => inline_newline, INLINE => inline,
            FLOW_SEQUENCE => flow_sequence, OPTIONAL_FLOW_ITEM => optional_flow_item, FLOW_ITEM => flow_item,
            FLOW_NODE => flow_node, SOME_PROPERTYS => some_propertys,
            FLOW_ITEM_OPTIONAL_COLON => flow_item_optional_colon, OPTIONAL_FLOW_NODE => optional_flow_node,
            FLOW_MAPPING => flow_mapping, LITERAL => literal, LINE => line, OUTERMOST => outermost,
            BODY => body, MAPPING => mapping, PAIR => pair, VALUE => value, PRESENT => present,
            NESTED => nested, SEQUENCE => sequence, ENTRY => entry, MARKED => marked, MARKER => marker,
            _ => return None,
        })
    }
}

/// `stream : content? marked* EOF`
fn stream(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(STREAM, 1, optional_content)?;
    let list = p.open();
    while matches!(p.peek(), START | END | DIRECTIVE) {
        p.call(MARKEDS, 1, marked)?;
    }
    p.list(list, MARKEDS)?;
    p.end()?;
    p.close(start, STREAM)
}

/// `content?`
fn optional_content(p: &mut Machine<'_>) -> Parsed {
    p.optional(!matches!(p.peek(), EOF | START | END | DIRECTIVE), OPTIONAL_CONTENT, content)
}

/// `content : property* (inline NEWLINE | literal) | property+ NEWLINE outermost? | outermost`
/// In normal form `PROPERTY* (inline NEWLINE | literal) | PROPERTY+ NEWLINE outermost? | outermost`
fn content(p: &mut Machine<'_>) -> Parsed {
    match p.decide(CONTENT)? {
        1 => {
            let start = p.open();
            p.call(CONTENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL, 1, propertys)?;
            match p.peek() {
                L_BRACKET | L_BRACE | ALIAS | QUOTED | PLAIN => {
                    p.call(CONTENT_NEWLINE_OR_LITERAL_AFTER_PROPERTYS, 1, inline_newline)?;
                }
                HEADER => p.call(CONTENT_NEWLINE_OR_LITERAL_AFTER_PROPERTYS, 2, literal)?,
                _ => return p.stop(),
            }
            p.slot(CONTENT_NEWLINE_OR_LITERAL_AFTER_PROPERTYS)?;
            p.close(start, CONTENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL)?;
        }
        2 => {
            let start = p.open();
            p.call(CONTENT_NEWLINE, 1, some_propertys)?;
            p.token(NEWLINE)?;
            p.optional(!matches!(p.peek(), EOF | START | END | DIRECTIVE), OPTIONAL_OUTERMOST, outermost)?;
            p.node(start, CONTENT_NEWLINE)?;
        }
        _ => p.call(CONTENT, 3, outermost)?,
    }
    p.slot(CONTENT)
}

/// `PROPERTY*`
fn propertys(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    while p.peek() == PROPERTY {
        p.take(PROPERTY)?;
    }
    p.list(list, PROPERTYS)
}

/// `inline NEWLINE`
fn inline_newline(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(INLINE_NEWLINE, 1, inline)?;
    p.token(NEWLINE)?;
    p.node(start, INLINE_NEWLINE)
}

/// `inline : PLAIN | QUOTED | ALIAS | flowSequence | flowMapping`
fn inline(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET => p.call(INLINE, 4, flow_sequence)?,
        L_BRACE => p.call(INLINE, 5, flow_mapping)?,
        PLAIN | QUOTED | ALIAS => p.take(INLINE)?,
        _ => return p.stop(),
    }
    p.slot(INLINE)
}

/// `flowSequence : '[' (flowItem (',' flowItem)* ','?)? ']'`
fn flow_sequence(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACKET)?;
    p.call(FLOW_SEQUENCE, 2, optional_flow_item)?;
    p.token(R_BRACKET)?;
    p.node(start, FLOW_SEQUENCE)
}

/// `(flowItem (',' flowItem)* ','?)?`
fn optional_flow_item(p: &mut Machine<'_>) -> Parsed {
    if matches!(p.peek(), QUESTION | L_BRACKET | L_BRACE | ALIAS | PROPERTY | QUOTED | PLAIN) {
        let start = p.open();
        p.call(FLOW_ITEM_NEXT_FLOW_ITEMS_OPTIONAL_COMMA, 1, flow_item)?;
        let list = p.open();
        while p.peek() == COMMA && p.goes_in(NEXT_FLOW_ITEMS)? {
            p.pair(NEXT_FLOW_ITEM, COMMA, flow_item)?;
        }
        p.list(list, NEXT_FLOW_ITEMS)?;
        p.optional_token(p.peek() == COMMA, OPTIONAL_COMMA)?;
        p.close_in(start, FLOW_ITEM_NEXT_FLOW_ITEMS_OPTIONAL_COMMA, OPTIONAL_FLOW_ITEM)?;
    }
    Ok(())
}

/// `flowItem : flowNode (':' flowNode?)? | '?' flowNode? (':' flowNode?)?`
fn flow_item(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET | L_BRACE | ALIAS | PROPERTY | QUOTED | PLAIN => {
            let start = p.open();
            p.call(FLOW_ITEM_FLOW_NODE, 1, flow_node)?;
            p.call(FLOW_ITEM_FLOW_NODE, 2, flow_item_optional_colon)?;
            p.close(start, FLOW_ITEM_FLOW_NODE)?;
        }
        QUESTION => {
            let start = p.begin(QUESTION)?;
            p.call(FLOW_ITEM_QUESTION, 2, optional_flow_node)?;
            p.call(FLOW_ITEM_QUESTION, 3, flow_item_optional_colon)?;
            p.close(start, FLOW_ITEM_QUESTION)?;
        }
        _ => return p.stop(),
    }
    p.slot(FLOW_ITEM)
}

/// `flowNode : property* inline | property+`
/// In normal form `PROPERTY* inline | PROPERTY+`
fn flow_node(p: &mut Machine<'_>) -> Parsed {
    match p.decide(FLOW_NODE)? {
        1 => {
            let start = p.open();
            p.call(FLOW_NODE_INLINE, 1, propertys)?;
            p.call(FLOW_NODE_INLINE, 2, inline)?;
            p.close(start, FLOW_NODE_INLINE)?;
        }
        _ => p.call(FLOW_NODE, 2, some_propertys)?,
    }
    p.slot(FLOW_NODE)
}

/// `PROPERTY+`
fn some_propertys(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.token(PROPERTY)?;
        if p.peek() != PROPERTY {
            break;
        }
    }
    p.list(list, SOME_PROPERTYS)
}

/// `(':' flowNode?)?`
fn flow_item_optional_colon(p: &mut Machine<'_>) -> Parsed {
    if p.peek() == COLON {
        let start = p.begin(COLON)?;
        p.call(FLOW_ITEM_COLON, 2, optional_flow_node)?;
        p.close_in(start, FLOW_ITEM_COLON, FLOW_ITEM_OPTIONAL_COLON)?;
    }
    Ok(())
}

/// `flowNode?`
fn optional_flow_node(p: &mut Machine<'_>) -> Parsed {
    p.optional(matches!(p.peek(), L_BRACKET | L_BRACE | ALIAS | PROPERTY | QUOTED | PLAIN),
        OPTIONAL_FLOW_NODE, flow_node)
}

/// `flowMapping : '{' (flowItem (',' flowItem)* ','?)? '}'`
fn flow_mapping(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(L_BRACE)?;
    p.call(FLOW_MAPPING, 2, optional_flow_item)?;
    p.token(R_BRACE)?;
    p.node(start, FLOW_MAPPING)
}

/// `literal : HEADER (INDENT line+ DEDENT | NEWLINE)`
fn literal(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(HEADER)?;
    match p.peek() {
        INDENT => {
            let start_2 = p.begin(INDENT)?;
            let list = p.open();
            loop {
                p.call(LINES, 1, line)?;
                if p.peek() != BLOCK_LINE {
                    break;
                }
            }
            p.list(list, LINES)?;
            p.token(DEDENT)?;
            p.node(start_2, LITERAL_INDENT_DEDENT)?;
        }
        NEWLINE => p.take(LITERAL_INDENT_DEDENT_OR_NEWLINE)?,
        _ => return p.stop(),
    }
    p.slot(LITERAL_INDENT_DEDENT_OR_NEWLINE)?;
    p.node(start, LITERAL)
}

/// `line : BLOCK_LINE NEWLINE`
fn line(p: &mut Machine<'_>) -> Parsed {
    let start = p.begin(BLOCK_LINE)?;
    p.token(NEWLINE)?;
    p.node(start, LINE)
}

/// `outermost : body | INDENT body DEDENT`
fn outermost(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUESTION | MINUS | L_BRACKET | L_BRACE | ALIAS | PROPERTY | QUOTED | PLAIN => {
            p.call(OUTERMOST, 1, body)?;
        }
        INDENT => {
            let start = p.begin(INDENT)?;
            p.call(OUTERMOST_INDENT_DEDENT, 2, body)?;
            p.token(DEDENT)?;
            p.node(start, OUTERMOST_INDENT_DEDENT)?;
        }
        _ => return p.stop(),
    }
    p.slot(OUTERMOST)
}

/// `body : mapping | sequence`
fn body(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        QUESTION | L_BRACKET | L_BRACE | ALIAS | PROPERTY | QUOTED | PLAIN => p.call(BODY, 1, mapping)?,
        MINUS => p.call(BODY, 2, sequence)?,
        _ => return p.stop(),
    }
    p.slot(BODY)
}

/// `mapping : pair+`
fn mapping(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(MAPPING, 1, pair)?;
        if !matches!(p.peek(), QUESTION | L_BRACKET | L_BRACE | ALIAS | PROPERTY | QUOTED | PLAIN) {
            break;
        }
    }
    p.list(list, MAPPING)
}

/// `pair : key ':' value | '?' present (':' value)?`
/// In normal form `flowNode ':' value | '?' present (':' value)?`
fn pair(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        L_BRACKET | L_BRACE | ALIAS | PROPERTY | QUOTED | PLAIN => {
            let start = p.open();
            p.call(PAIR_FLOW_NODE_COLON_VALUE, 1, flow_node)?;
            p.token(COLON)?;
            p.call(PAIR_FLOW_NODE_COLON_VALUE, 3, value)?;
            p.node(start, PAIR_FLOW_NODE_COLON_VALUE)?;
        }
        QUESTION => {
            let start = p.begin(QUESTION)?;
            p.call(PAIR_QUESTION_PRESENT, 2, present)?;
            if p.peek() == COLON {
                let start_2 = p.begin(COLON)?;
                p.call(PAIR_COLON_VALUE, 2, value)?;
                p.node_in(start_2, PAIR_COLON_VALUE, PAIR_OPTIONAL_COLON_VALUE)?;
            }
            p.node(start, PAIR_QUESTION_PRESENT)?;
        }
        _ => return p.stop(),
    }
    p.slot(PAIR)
}

/// `value : present | NEWLINE`
fn value(p: &mut Machine<'_>) -> Parsed {
    match p.decide(VALUE)? {
        1 => p.call(VALUE, 1, present)?,
        _ => p.token(NEWLINE)?,
    }
    p.slot(VALUE)
}

/// `present : property* (inline NEWLINE | literal | INDENT nested DEDENT | NEWLINE sequence) | property+
///     NEWLINE`
/// In normal form `PROPERTY* (inline NEWLINE | literal | INDENT nested DEDENT | NEWLINE sequence) |
///     PROPERTY+ NEWLINE`
fn present(p: &mut Machine<'_>) -> Parsed {
    match p.decide(PRESENT)? {
        1 => {
            let start = p.open();
            p.call(PRESENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL_OR_OTHER, 1, propertys)?;
            match p.peek() {
                L_BRACKET | L_BRACE | ALIAS | QUOTED | PLAIN => {
                    p.call(PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS, 1, inline_newline)?;
                }
                HEADER => p.call(PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS, 2, literal)?,
                INDENT => {
                    let start_2 = p.begin(INDENT)?;
                    p.call(PRESENT_INDENT_DEDENT, 2, nested)?;
                    p.token(DEDENT)?;
                    p.node(start_2, PRESENT_INDENT_DEDENT)?;
                }
                NEWLINE => p.pair(PRESENT_NEWLINE_SEQUENCE, NEWLINE, sequence)?,
                _ => return p.stop(),
            }
            p.slot(PRESENT_NEWLINE_OR_OTHER_AFTER_PROPERTYS)?;
            p.close(start, PRESENT_PROPERTYS_INLINE_NEWLINE_OR_LITERAL_OR_OTHER)?;
        }
        _ => {
            let start = p.open();
            p.call(PRESENT_PROPERTYS_NEWLINE, 1, some_propertys)?;
            p.token(NEWLINE)?;
            p.node(start, PRESENT_PROPERTYS_NEWLINE)?;
        }
    }
    p.slot(PRESENT)
}

/// `nested : body | inline NEWLINE`
fn nested(p: &mut Machine<'_>) -> Parsed {
    match p.decide(NESTED)? {
        1 => p.call(NESTED, 1, body)?,
        _ => p.call(NESTED, 2, inline_newline)?,
    }
    p.slot(NESTED)
}

/// `sequence : entry+`
fn sequence(p: &mut Machine<'_>) -> Parsed {
    let list = p.open();
    loop {
        p.call(SEQUENCE, 1, entry)?;
        if p.peek() != MINUS || !p.goes_in(SEQUENCE)? {
            break;
        }
    }
    p.list(list, SEQUENCE)
}

/// `entry : '-' value`
fn entry(p: &mut Machine<'_>) -> Parsed {
    p.pair(ENTRY, MINUS, value)
}

/// `marked : marker content?`
fn marked(p: &mut Machine<'_>) -> Parsed {
    let start = p.open();
    p.call(MARKED, 1, marker)?;
    p.call(MARKED, 2, optional_content)?;
    p.close(start, MARKED)
}

/// `marker : START NEWLINE? | END NEWLINE | DIRECTIVE NEWLINE`
fn marker(p: &mut Machine<'_>) -> Parsed {
    match p.peek() {
        START => {
            let start = p.begin(START)?;
            p.optional_token(p.peek() == NEWLINE, MARKER_OPTIONAL_NEWLINE)?;
            p.close(start, MARKER_START)?;
        }
        END => {
            let start = p.begin(END)?;
            p.token(NEWLINE)?;
            p.node(start, MARKER_END_NEWLINE)?;
        }
        DIRECTIVE => {
            let start = p.begin(DIRECTIVE)?;
            p.token(NEWLINE)?;
            p.node(start, MARKER_DIRECTIVE_NEWLINE)?;
        }
        _ => return p.stop(),
    }
    p.slot(MARKER)
}
