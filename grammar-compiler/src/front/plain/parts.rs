//! Parts of rules in the syntax of all notations, of which only some have labels,
//! commands and modes.

use crate::ast::{Alternative, Atom, Element, Ident, Quantifier, Repeat, Rule, RuleKind};
use crate::diagnostics::Span;

/// An alternative without label and commands.
pub(super) fn alternative(elements: Vec<Element>, span: Span) -> Alternative {
    Alternative {
        elements,
        label: None,
        commands: Vec::new(),
        span,
    }
}

/// An element.
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

/// A rule that makes a token.
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
