//! Tests of the whole front end; grammars are shown with a line for each rule.

mod characters;
mod errors;
mod notation;

use super::read;
use crate::ast::{
    Alternative, Atom, CodePointRange, Element, GrammarFile, Quantifier, Repeat, Rule, RuleKind,
};
use crate::diagnostics::{Diagnostics, Sources};
use std::fmt::Write;

fn grammar(text: &str) -> GrammarFile {
    let mut sources = Sources::new();
    let file = sources.add("X.g4", text);
    let mut diagnostics = Diagnostics::new();
    let grammar = read(&sources, file, &mut diagnostics);
    assert!(diagnostics.is_empty(), "{}", diagnostics.render(&sources));
    grammar.expect("there was no error")
}

fn rules(rules: &str) -> String {
    let grammar = grammar(&format!("grammar X;\n{rules}"));
    grammar.rules.iter().map(rule).collect()
}

fn report(text: &str) -> String {
    let mut sources = Sources::new();
    let file = sources.add("X.g4", text);
    let mut diagnostics = Diagnostics::new();
    let grammar = read(&sources, file, &mut diagnostics);
    assert_eq!(grammar.is_err(), diagnostics.has_errors());
    diagnostics.render(&sources)
}

fn rule(rule: &Rule) -> String {
    let mut text = String::new();
    match &rule.kind {
        RuleKind::Parser => {}
        RuleKind::Lexer { fragment, mode } => {
            if let Some(mode) = mode {
                let _ = write!(text, "<{}>", mode.text);
            }
            if *fragment {
                text.push_str("fragment ");
            }
        }
    }
    let _ = write!(text, "{}", rule.name.text);
    for (key, value) in &rule.options {
        let _ = write!(text, " {{{}={}}}", key.text, value.text);
    }
    let _ = writeln!(text, ": {}", alternatives(&rule.body));
    text
}

fn alternatives(list: &[Alternative]) -> String {
    let list: Vec<String> = list.iter().map(alternative).collect();
    list.join(" | ")
}

fn alternative(alternative: &Alternative) -> String {
    let mut parts: Vec<String> = alternative.elements.iter().map(element).collect();
    if parts.is_empty() {
        parts.push("ε".to_owned());
    }
    if let Some(label) = &alternative.label {
        parts.push(format!("#{}", label.text));
    }
    for command in &alternative.commands {
        let argument = command.argument.as_ref();
        let argument = argument.map_or(String::new(), |name| format!("({})", name.text));
        parts.push(format!("->{}{argument}", command.name.text));
    }
    parts.join(" ")
}

fn element(element: &Element) -> String {
    let quantifier = element.quantifier.map_or(String::new(), |quantifier| {
        let Quantifier { repeat, greedy } = quantifier;
        let sign = match repeat {
            Repeat::Optional => "?",
            Repeat::Star => "*",
            Repeat::Plus => "+",
        };
        format!("{sign}{}", if greedy { "" } else { "?" })
    });
    format!("{}{quantifier}", atom(&element.atom))
}

fn atom(atom: &Atom) -> String {
    match atom {
        Atom::Name(name) => name.text.clone(),
        Atom::Literal(points) => {
            let text = points.iter().map(|&one| point(one)).collect::<String>();
            format!("'{text}'")
        }
        Atom::Set(ranges) => {
            let text = ranges.iter().map(range).collect::<Vec<_>>().join(" ");
            format!("[{text}]")
        }
        Atom::Not(members) => {
            let members: Vec<String> = members.iter().map(element).collect();
            format!("~({})", members.join("|"))
        }
        Atom::Any => ".".to_owned(),
        Atom::Block(body) => format!("({})", alternatives(body)),
        Atom::Action(code) => format!("{{{code}}}"),
        Atom::Predicate(code) => format!("{{{code}}}?"),
    }
}

fn range(range: &CodePointRange) -> String {
    if range.first == range.last {
        point(range.first)
    } else {
        format!("{}-{}", point(range.first), point(range.last))
    }
}

fn point(point: u32) -> String {
    match char::from_u32(point) {
        Some(c) if c.is_ascii_graphic() => c.to_string(),
        _ => format!("<{point:X}>"),
    }
}
