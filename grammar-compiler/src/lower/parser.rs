//! Lowering of parser rules.

use super::Names;
use super::code::{Answer, Code, normal};
use super::lexer;
use super::literal::written;
use crate::ast::{Alternative, Atom, Element, Ident, Rule};
use crate::diagnostics::{Diagnostic, Diagnostics, Sources, Span};
use crate::ir::{self, Expr, TokenId};
use crate::spelling::similar;

pub(super) struct Builder<'a> {
    pub(super) sources: &'a Sources,
    pub(super) names: &'a Names<'a>,
    pub(super) tokens: u16,
    pub(super) diagnostics: &'a mut Diagnostics,
    pub(super) code: &'a Code<'a>,
    /// Predicates that hooks answer; their token types are the last.
    pub(super) guards: Vec<String>,
}

/// Returns the literals without a lexer rule by first use; in a parser grammar they are errors.
pub(super) fn implied_literals(
    rules: &[&Rule],
    lexer: &lexer::Builder<'_>,
    sources: &Sources,
    split: bool,
    diagnostics: &mut Diagnostics,
) -> Vec<(Vec<u32>, String)> {
    let mut found: Vec<(Vec<u32>, String)> = Vec::new();
    for rule in rules {
        let mut work: Vec<&Element> = elements(&rule.body).rev().collect();
        while let Some(element) = work.pop() {
            match &element.atom {
                Atom::Literal(points) => {
                    let spelling = written(sources, element.span, points);
                    let again = found.iter().any(|(_, known)| *known == spelling);
                    if again || lexer.is_alias(&spelling) {
                        continue;
                    }
                    if split {
                        diagnostics.push(
                            Diagnostic::error(
                                element.span,
                                format!("no lexer rule stands for {spelling}"),
                            )
                            .help("a literal of a parser grammar has to be all of one lexer rule"),
                        );
                    }
                    found.push((points.clone(), spelling));
                }
                Atom::Block(alternatives) => work.extend(elements(alternatives).rev()),
                Atom::Not(inner) => work.extend(inner.iter().rev()),
                _ => {}
            }
        }
    }
    found
}

/// Reports used tokens that no lexer rule makes, once each.
pub(super) fn unknown_tokens<'a>(
    rules: &[&'a Rule],
    names: &Names<'_>,
    diagnostics: &mut Diagnostics,
) -> Vec<&'a Ident> {
    let mut found: Vec<&Ident> = Vec::new();
    for rule in rules {
        let mut work: Vec<&Element> = elements(&rule.body).rev().collect();
        while let Some(element) = work.pop() {
            match &element.atom {
                Atom::Name(name) => {
                    let token = name.text.starts_with(char::is_uppercase);
                    let known = names.tokens.contains_key(name.text.as_str())
                        || names.parser.contains_key(name.text.as_str())
                        || found.iter().any(|f| f.text == name.text);
                    if !token || known {
                        continue;
                    }
                    let mut warning = Diagnostic::warning(
                        name.span,
                        match names.lexer.contains_key(name.text.as_str()) {
                            true => format!("`{}` is a fragment and makes no token", name.text),
                            false => format!("no lexer rule makes the token `{}`", name.text),
                        },
                    )
                    .label("never matches");
                    let known = names.tokens.keys().chain(names.parser.keys()).copied();
                    if let Some(help) = similar(&name.text, known) {
                        warning = warning.help(help);
                    }
                    diagnostics.push(warning);
                    found.push(name);
                }
                Atom::Block(alternatives) => work.extend(elements(alternatives).rev()),
                Atom::Not(inner) => work.extend(inner.iter().rev()),
                _ => {}
            }
        }
    }
    found
}

/// Reports at the first that no hook performs actions of parser rules.
pub(super) fn left_out(rules: &[&Rule], diagnostics: &mut Diagnostics) {
    let (mut first, mut count) = (None, 0);
    for rule in rules {
        let mut work: Vec<&Element> = elements(&rule.body).rev().collect();
        while let Some(element) = work.pop() {
            match &element.atom {
                // Another warning is about empty ones.
                Atom::Action(code) if !code.trim().is_empty() => {
                    count += 1;
                    first = first.or(Some(element.span));
                }
                Atom::Block(alternatives) => work.extend(elements(alternatives).rev()),
                _ => {}
            }
        }
    }
    let message = match count {
        1 => "this action of a parser rule is left out".to_owned(),
        _ => format!("{count} actions of parser rules are left out; this is the first"),
    };
    if let Some(span) = first {
        let warning = Diagnostic::warning(span, message);
        diagnostics.push(warning.help("code works in predicates and in lexer rules alone"));
    }
}

fn elements(alternatives: &[Alternative]) -> impl DoubleEndedIterator<Item = &Element> {
    alternatives.iter().flat_map(|a| &a.elements)
}

impl Builder<'_> {
    pub(super) fn rule(&mut self, rule: &Rule) -> ir::Rule {
        ir::Rule {
            name: rule.name.text.clone(),
            body: self.choice(&rule.body),
            span: rule.name.span,
        }
    }

    fn choice(&mut self, alternatives: &[Alternative]) -> Expr {
        let mut all: Vec<Expr> = alternatives.iter().map(|a| self.sequence(a)).collect();
        match all.len() {
            1 => all.remove(0),
            _ => Expr::Choice(all),
        }
    }

    fn sequence(&mut self, alternative: &Alternative) -> Expr {
        let mut all: Vec<Expr> = alternative
            .elements
            .iter()
            .filter(|e| !matches!(e.atom, Atom::Action(_)))
            .map(|element| self.element(element))
            .filter(|part| *part != Expr::Sequence(Vec::new()))
            .collect();
        match all.len() {
            1 => all.remove(0),
            _ => Expr::Sequence(all),
        }
    }

    fn element(&mut self, element: &Element) -> Expr {
        let atom = match &element.atom {
            Atom::Name(name) => self.name(name),
            Atom::Literal(points) => Expr::Token(self.literal(element, points)),
            Atom::Any => self.set(|_| true),
            Atom::Not(inner) => {
                let without = self.tokens_of(inner);
                self.set(|token| !without.contains(&token))
            }
            Atom::Block(alternatives) => self.choice(alternatives),
            Atom::Set(_) => {
                self.diagnostics.push(
                    Diagnostic::error(element.span, "a parser rule reads tokens, not characters")
                        .help("move the character set into a lexer rule and name it here"),
                );
                Expr::Sequence(Vec::new())
            }
            Atom::Predicate(text) => self.predicate(text, element.span),
            Atom::Action(_) => Expr::Sequence(Vec::new()),
        };
        match element.quantifier {
            None => atom,
            Some(quantifier) => Expr::Repeat(quantifier.into(), Box::new(atom)),
        }
    }

    fn predicate(&mut self, text: &str, span: Span) -> Expr {
        match self.code.ask(text, span, self.diagnostics) {
            Answer::Yes | Answer::Unknown => Expr::Sequence(Vec::new()),
            Answer::No => Expr::Choice(Vec::new()),
            Answer::Ask => {
                let name = format!("{{{}}}?", normal(text));
                let at = self.guards.iter().position(|known| *known == name);
                let at = at.unwrap_or_else(|| {
                    self.guards.push(name);
                    self.guards.len() - 1
                });
                Expr::Token(TokenId(self.tokens + at as u16))
            }
        }
    }

    fn set(&self, wanted: impl Fn(TokenId) -> bool) -> Expr {
        Expr::Set(
            (1..self.tokens)
                .map(TokenId)
                .filter(|&t| wanted(t))
                .collect(),
        )
    }

    fn name(&mut self, name: &Ident) -> Expr {
        let names = self.names;
        if let Some(&rule) = names.parser.get(name.text.as_str()) {
            return Expr::Rule(rule);
        }
        if let Some(&token) = names.tokens.get(name.text.as_str()) {
            return Expr::Token(token);
        }
        let mut error = Diagnostic::error(name.span, format!("there is no rule `{}`", name.text));
        let known = names.parser.keys().chain(names.tokens.keys()).copied();
        if let Some(help) = similar(&name.text, known) {
            error = error.help(help);
        }
        self.diagnostics.push(error);
        Expr::Token(TokenId::EOF)
    }

    fn literal(&mut self, element: &Element, points: &[u32]) -> TokenId {
        let written = written(self.sources, element.span, points);
        // A missing one has been reported.
        self.names
            .literals
            .get(&written)
            .copied()
            .unwrap_or(TokenId::EOF)
    }

    fn tokens_of(&mut self, elements: &[Element]) -> Vec<TokenId> {
        let mut found = Vec::new();
        for element in elements {
            match self.element(element) {
                Expr::Token(token) => found.push(token),
                Expr::Set(tokens) => found.extend(tokens),
                _ => self.diagnostics.push(
                    Diagnostic::error(element.span, "only tokens can stand behind `~`")
                        .label("this is not a token"),
                ),
            }
        }
        found
    }
}
