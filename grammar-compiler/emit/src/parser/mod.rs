//! The parser of a language: a function for each rule of its grammar.
//!
//! A rule that passes made of a part of another one is a loop or a branch within the function of
//! that rule, unless several rules use it. `secateur_syntax::parse::Machine` describes the state of
//! the functions and how they make nodes.

mod body;
mod decision;
mod shape;

use grammar_compiler::compile::Compiled;
use grammar_compiler::print::Expression;
use secateur_tables::Kind;

use crate::{COLUMNS, Names, notation};
use body::Body;
use shape::Shape;

/// The module of the parser, which has the constants of kinds beside it.
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
";
