//! The parser of a language: a function for each rule of its grammar.
//!
//! A part of a rule is a loop or branch in that rule's function, unless several rules share it.
//! `secateur_syntax::parse::Machine` describes state and nodes.

mod body;
mod decision;
mod shape;

use grammar_compiler::compile::Compiled;
use grammar_compiler::print::Expression;
use secateur_tables::Kind;

use crate::{COLUMNS, Names, notation};
use body::Body;
use shape::Shape;

pub(super) fn parser(compiled: &Compiled, names: &Names) -> String {
    const INDENT: &str = "            ";
    let tables = &compiled.tables;
    let shape = Shape::of(tables, names);
    let functions = shape.rules().filter(|&rule| shape.is_function(rule));
    let functions: Vec<Kind> = functions.collect();
    let mut text = HEAD.to_owned();
    let mut line = String::new();
    for &rule in &functions {
        let (constant, function) = (names.constant(rule), names.function(rule));
        let arm = format!("{constant} => {function},");
        if INDENT.len() + line.len() + 1 + arm.len() > COLUMNS && !line.is_empty() {
            text.push_str(&format!("{INDENT}{line}\n"));
            line.clear();
        }
        if INDENT.len() + arm.len() > COLUMNS {
            text.push_str(&format!(
                "{INDENT}{constant} => {{\n{INDENT}    {function}\n{INDENT}}}\n"
            ));
            continue;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&arm);
    }
    text.push_str(&format!("{INDENT}{line}\n"));
    text.push_str("            _ => return None,\n        })\n    }\n}\n");
    let written = |rule: &str| Expression::of_rule(&compiled.grammar, rule);
    for &rule in &functions {
        text.push('\n');
        for line in notation::about(tables, &written, rule, COLUMNS - "/// ".len()) {
            text.push_str(&format!("/// {line}\n"));
        }
        text.push_str(&Body::function(&shape, names, rule));
    }
    text
}

const HEAD: &str = "\
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
";
