//! Greedy wildcards before a delimiter in lexer rules: `'/*' .* '*/'`.

use super::Subject;
use crate::ast::{Alternative, Atom, Element, Repeat, RuleKind};
use crate::diagnostics::{Diagnostic, Diagnostics};

/// Finds `.*` and `.+` before another element: they match up to its last occurrence.
pub(super) fn wildcards(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let lexer = subject.rules().filter(|rule| rule.kind != RuleKind::Parser);
    let mut work: Vec<&Alternative> = lexer.flat_map(|rule| &rule.body).collect();
    while let Some(alternative) = work.pop() {
        for pair in alternative.elements.windows(2) {
            let [repeated, delimiter] = pair else {
                continue;
            };
            let is_end = match &delimiter.atom {
                Atom::Action(_) => true,
                Atom::Name(name) => name.text == "EOF",
                _ => false,
            };
            if is_greedy(repeated) && !is_end {
                let sign = subject.sources.slice(repeated.span);
                let end = subject.sources.slice(delimiter.span);
                let message = format!("`{sign}` does not stop at the first {end}");
                diagnostics.push(
                    Diagnostic::warning(repeated.span, message)
                        .label(format!("takes all up to the last {end} of the file"))
                        .help(format!("`{sign}?` stops at the first one")),
                );
            }
        }
        for element in &alternative.elements {
            if let Atom::Block(inner) = &element.atom {
                work.extend(inner);
            }
        }
    }
}

fn is_greedy(element: &Element) -> bool {
    matches!(element.atom, Atom::Any)
        && element
            .quantifier
            .is_some_and(|quantifier| quantifier.greedy && quantifier.repeat != Repeat::Optional)
}
