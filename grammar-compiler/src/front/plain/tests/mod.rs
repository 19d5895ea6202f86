//! Tests of all plain notations; grammars are shown with a line for each rule.

mod damage;
mod differences;
mod errors;
mod notations;
mod roles;

use std::fmt::Write as _;

use crate::ast::{Alternative, Atom, CodePointRange, Element, Repeat, RuleKind};
use crate::diagnostics::{Diagnostics, Sources};
use crate::front::read;
use crate::hints::Hints;

fn show_with(name: &str, text: &str, hints: &Hints) -> String {
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let mut diagnostics = Diagnostics::new();
    let grammar = read(&sources, file, hints, &mut diagnostics);
    assert_eq!(grammar.is_none(), diagnostics.has_errors());
    let Some(grammar) = grammar else {
        return diagnostics.render(&sources);
    };
    let mut shown = String::new();
    for rule in &grammar.rules {
        let kind = match rule.kind {
            RuleKind::Parser => "",
            RuleKind::Lexer { fragment: true, .. } => "fragment ",
            RuleKind::Lexer { .. } => "token ",
        };
        let _ = writeln!(
            shown,
            "{kind}{}: {}",
            rule.name.text,
            alternatives(&rule.body)
        );
    }
    shown
}

fn show(name: &str, text: &str) -> String {
    show_with(name, text, &Hints::default())
}

fn alternatives(list: &[Alternative]) -> String {
    let one = |alternative: &Alternative| {
        let mut parts: Vec<String> = alternative.elements.iter().map(element).collect();
        if parts.is_empty() {
            parts.push("ε".to_owned());
        }
        parts.extend(
            alternative
                .commands
                .iter()
                .map(|c| format!("->{}", c.name.text)),
        );
        parts.join(" ")
    };
    list.iter().map(one).collect::<Vec<_>>().join(" | ")
}

fn element(element: &Element) -> String {
    let sign = match element.quantifier.map(|quantifier| quantifier.repeat) {
        None => "",
        Some(Repeat::Optional) => "?",
        Some(Repeat::Star) => "*",
        Some(Repeat::Plus) => "+",
    };
    let atom = match &element.atom {
        Atom::Name(name) => name.text.clone(),
        Atom::Literal(points) => {
            format!("'{}'", points.iter().map(|&p| point(p)).collect::<String>())
        }
        Atom::Set(ranges) => format!("[{}]", ranges.iter().map(range).collect::<String>()),
        Atom::Block(body) => format!("({})", alternatives(body)),
        other => unreachable!("{other:?} is not written in plain notations"),
    };
    format!("{atom}{sign}")
}

fn range(range: &CodePointRange) -> String {
    match range.last - range.first {
        0 => point(range.first),
        _ => format!("{}-{}", point(range.first), point(range.last)),
    }
}

fn point(point: u32) -> String {
    match char::from_u32(point) {
        Some(c) if c.is_ascii_graphic() => c.to_string(),
        _ => format!("<{point:X}>"),
    }
}
