//! Suspicious parts of a usable grammar: unreachable rules, absent tokens, dead alternatives.
//!
//! A check is a function in [`CHECKS`] that examines the written and the resolved grammar and the
//! lexer's automaton. [`Loaded::lint`](crate::load::Loaded::lint) runs all. [`Summary`] counts the
//! edits that the tables allow.

mod duplicates;
mod empty;
mod greedy;
mod modes;
mod overlap;
mod productive;
mod reach;
mod shadow;
mod space;
mod summary;
mod unused;

pub(crate) use reach::{start_rules, unused_rules};
pub use summary::Summary;

use crate::ast::{Alternative, Atom, Element, GrammarFile, Ident, Rule, RuleKind};
use crate::compile::{Compiled, Settings, automaton, normal_form};
use crate::diagnostics::{Diagnostics, Sources, Span};
use crate::ir::{Grammar, LexerVariant};

struct Subject<'a> {
    sources: &'a Sources,
    files: &'a [GrammarFile],
    grammar: &'a Grammar,
    /// By variant of the lexer's rules and fragments: whether it ever wins.
    wins: Vec<bool>,
}

type Check = fn(&Subject<'_>, &mut Diagnostics);

/// Checks without, then with an automaton.
const CHECKS: [Check; 10] = [
    reach::unreachable,
    reach::end_of_file,
    unused::tokens,
    unused::fragments,
    empty::quantified,
    duplicates::alternatives,
    modes::never_entered,
    overlap::partly_shadowed,
    productive::tokens,
    productive::rules,
];

/// Checks a grammar for what makes its lexer useless, whenever it is read.
pub(crate) fn lexer(
    (sources, files): (&Sources, &[GrammarFile]),
    grammar: &Grammar,
    diagnostics: &mut Diagnostics,
) {
    let subject = Subject {
        sources,
        files,
        grammar,
        wins: Vec::new(),
    };
    space::unread(&subject, diagnostics);
    empty::lexer_rules(&subject, diagnostics);
    greedy::wildcards(&subject, diagnostics);
}

pub(crate) fn lint(
    (sources, files): (&Sources, &[GrammarFile]),
    grammar: &Grammar,
    settings: &Settings,
    diagnostics: &mut Diagnostics,
) -> Option<Compiled> {
    let automaton = automaton(grammar, diagnostics)?;
    let mut subject = Subject {
        sources,
        files,
        grammar,
        wins: Vec::new(),
    };
    shadow::shadowed(&mut subject, &automaton, diagnostics);
    for check in CHECKS {
        check(&subject, diagnostics);
    }
    if diagnostics.has_errors() {
        return None;
    }
    let pnf = normal_form(grammar, settings, diagnostics)?;
    Compiled::of(grammar.clone(), pnf, &automaton, settings, diagnostics)
}

impl<'a> Subject<'a> {
    fn rules(&self) -> impl Iterator<Item = &'a Rule> + use<'a> {
        self.files.iter().flat_map(|file| &file.rules)
    }

    fn parser_rules(&self) -> impl Iterator<Item = &'a Rule> + use<'a> {
        self.rules().filter(|rule| rule.kind == RuleKind::Parser)
    }

    /// Returns the first use of a token in parser rules, by name or literal.
    fn first_use(&self, token: &str) -> Option<Span> {
        let mut found = None;
        for rule in self.parser_rules() {
            each_element(&rule.body, &mut |element| {
                let here = match &element.atom {
                    Atom::Name(name) => (name.text == token).then_some(name.span),
                    Atom::Literal(_) => {
                        let written = self.sources.slice(element.span);
                        written.contains(token).then_some(element.span)
                    }
                    _ => None,
                };
                found = found.or(here);
            });
        }
        found
    }

    /// Returns the lexer's variants with rule and win.
    fn variants(&self) -> impl Iterator<Item = (usize, &'a LexerVariant, bool)> + '_ {
        let rules = self.grammar.lexer.rules.iter().enumerate();
        rules
            .flat_map(|(at, rule)| rule.variants.iter().map(move |variant| (at, variant)))
            .zip(&self.wins)
            .map(|((at, variant), &wins)| (at, variant, wins))
    }
}

fn emits(variant: &LexerVariant) -> bool {
    let actions = &variant.actions;
    !actions.skip && !actions.more && actions.channel == 0
}

/// Visits all elements in the order of the text.
fn each_element<'a>(alternatives: &'a [Alternative], visit: &mut dyn FnMut(&'a Element)) {
    let elements = |alternatives: &'a [Alternative]| {
        let all = alternatives.iter().rev();
        all.flat_map(|a| a.elements.iter().rev())
    };
    let mut work: Vec<&Element> = elements(alternatives).collect();
    while let Some(element) = work.pop() {
        visit(element);
        match &element.atom {
            Atom::Block(alternatives) => work.extend(elements(alternatives)),
            Atom::Not(inner) => work.extend(inner.iter().rev()),
            _ => {}
        }
    }
}

fn each_name<'a>(alternatives: &'a [Alternative], visit: &mut dyn FnMut(&'a Ident)) {
    each_element(alternatives, &mut |element| {
        if let Atom::Name(name) = &element.atom {
            visit(name);
        }
    });
}

fn some_of<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    const NAMED: usize = 4;
    let all: Vec<String> = names.into_iter().map(|name| format!("`{name}`")).collect();
    match all.len() {
        0..=NAMED => all.join(", "),
        many => format!("{} and {} more", all[..NAMED].join(", "), many - NAMED),
    }
}
