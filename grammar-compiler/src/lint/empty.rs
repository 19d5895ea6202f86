//! Empty matches of lexer rules and of the operands of `?`, `*` and `+`.

use rustc_hash::FxHashSet;

use super::{Subject, each_element};
use crate::ast::{Alternative, Atom, Element, Repeat};
use crate::diagnostics::{Diagnostic, Diagnostics};

pub(super) fn lexer_rules(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let empty = empty_rules(subject);
    for rule in &subject.grammar.lexer.rules {
        if rule.fragment || !empty.contains(rule.name.as_str()) {
            continue;
        }
        diagnostics.push(
            Diagnostic::warning(
                rule.span,
                format!("the lexer rule `{}` matches the empty text", rule.name),
            )
            .label("makes tokens out of nothing where no other rule matches")
            .help("let it match at least one character: `+` in the place of `*`?"),
        );
    }
}

pub(super) fn quantified(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let empty = empty_rules(subject);
    for rule in subject.rules() {
        each_element(&rule.body, &mut |element| {
            let Some(quantifier) = element.quantifier else {
                return;
            };
            if !atom(&element.atom, &empty) {
                return;
            }
            let what = match quantifier.repeat {
                Repeat::Optional => "what is optional here may be empty anyway",
                Repeat::Star | Repeat::Plus => "what is repeated here may be empty",
            };
            let explicit = match &element.atom {
                Atom::Block(all) => all.iter().find(|one| one.elements.is_empty()),
                _ => None,
            };
            let span = explicit.map_or(element.span, |one| one.span);
            let help = match (explicit, quantifier.repeat) {
                (Some(_), Repeat::Plus) => "remove the empty alternative and write `*` for `+`",
                (Some(_), _) => "remove the empty alternative",
                (None, Repeat::Optional) => "remove the `?`, or let the inner part match something",
                (None, _) => "let the inner part match at least something",
            };
            let label = match explicit {
                Some(_) => "the empty alternative",
                None => "",
            };
            diagnostics.push(Diagnostic::warning(span, what).label(label).help(help));
        });
    }
}

fn empty_rules<'a>(subject: &Subject<'a>) -> FxHashSet<&'a str> {
    let mut empty: FxHashSet<&str> = FxHashSet::default();
    loop {
        let before = empty.len();
        for rule in subject.rules() {
            if rule.body.iter().any(|one| alternative(one, &empty)) {
                empty.insert(&rule.name.text);
            }
        }
        if empty.len() == before {
            return empty;
        }
    }
}

fn alternative(one: &Alternative, empty: &FxHashSet<&str>) -> bool {
    one.elements.iter().all(|part| element(part, empty))
}

fn element(part: &Element, empty: &FxHashSet<&str>) -> bool {
    let zero = part.quantifier.is_some_and(|q| q.repeat != Repeat::Plus);
    zero || atom(&part.atom, empty)
}

fn atom(part: &Atom, empty: &FxHashSet<&str>) -> bool {
    match part {
        Atom::Name(name) => empty.contains(name.text.as_str()),
        Atom::Literal(points) => points.is_empty(),
        Atom::Set(_) | Atom::Not(_) | Atom::Any => false,
        Atom::Block(all) => all.iter().any(|one| alternative(one, empty)),
        Atom::Action(_) | Atom::Predicate(_) => true,
    }
}
