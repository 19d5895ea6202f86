//! Constructors of the syntax of all notations, without labels, commands and modes.

use crate::ast::{Alternative, Atom, Element, Ident, Quantifier, Repeat, Rule, RuleKind};
use crate::diagnostics::Span;

pub(super) fn alternative(elements: Vec<Element>, span: Span) -> Alternative {
    Alternative {
        elements,
        label: None,
        commands: Vec::new(),
        span,
    }
}

pub(super) fn element(atom: Atom, repeat: Option<Repeat>, span: Span) -> Element {
    Element {
        atom,
        quantifier: repeat.map(|repeat| Quantifier {
            repeat,
            greedy: true,
        }),
        span,
    }
}

pub(super) fn lexer_rule(name: String, span: Span, body: Vec<Alternative>) -> Rule {
    Rule {
        name: Ident { text: name, span },
        kind: RuleKind::Lexer {
            fragment: false,
            mode: None,
        },
        options: Vec::new(),
        body,
        span,
    }
}
