//! Duplicate alternatives within a block.

use std::fmt::Write as _;

use rustc_hash::FxHashMap;

use super::{Subject, each_element};
use crate::ast::{Alternative, Atom, Element, Repeat};
use crate::diagnostics::{Diagnostic, Diagnostics};

pub(super) fn alternatives(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    for rule in subject.rules() {
        let mut lists: Vec<&[Alternative]> = vec![&rule.body];
        each_element(&rule.body, &mut |element| {
            if let Atom::Block(alternatives) = &element.atom {
                lists.push(alternatives);
            }
        });
        for list in lists {
            let mut known: FxHashMap<String, &Alternative> = FxHashMap::default();
            for one in list {
                let mut key = String::new();
                write_alternative(&mut key, one);
                let Some(first) = known.get(&key) else {
                    known.insert(key, one);
                    continue;
                };
                let (line, column) = subject.sources.line_column(first.span);
                diagnostics.push(
                    Diagnostic::warning(
                        one.span,
                        format!("this alternative of `{}` is never chosen", rule.name.text),
                    )
                    .label(format!("the same as at {line}:{column}"))
                    .help("remove it"),
                );
            }
        }
    }
}

/// Writes a key; alternatives with equal keys match the same texts.
///
/// Actions, labels and commands are ignored, predicates are not.
fn write_alternative(key: &mut String, one: &Alternative) {
    for element in &one.elements {
        write_element(key, element);
    }
}

fn write_element(key: &mut String, element: &Element) {
    let _ = match &element.atom {
        Atom::Name(name) => write!(key, " {}", name.text),
        Atom::Literal(points) => write!(key, " '{points:?}"),
        Atom::Set(ranges) => {
            let ranges: Vec<_> = ranges
                .iter()
                .map(|range| (range.first, range.last))
                .collect();
            write!(key, " {ranges:?}")
        }
        Atom::Not(inner) => {
            key.push_str(" ~(");
            inner.iter().for_each(|one| write_element(key, one));
            write!(key, ")")
        }
        Atom::Any => write!(key, " ."),
        Atom::Block(all) => {
            key.push_str(" (");
            for one in all {
                write_alternative(key, one);
                key.push_str(" |");
            }
            write!(key, ")")
        }
        Atom::Action(_) => return,
        Atom::Predicate(code) => write!(key, " {{{code}}}?"),
    };
    if let Some(quantifier) = element.quantifier {
        key.push(match quantifier.repeat {
            Repeat::Optional => '?',
            Repeat::Star => '*',
            Repeat::Plus => '+',
        });
        if !quantifier.greedy {
            key.push('?');
        }
    }
}
