//! Unused tokens and fragments.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{Subject, each_name, emits};
use crate::ast::{Rule, RuleKind};
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::ir::{CharSet, Expr, LexerExpr, LexerRule, LexerVariant, TokenId};

pub(super) fn tokens(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let used_tokens = used_tokens(subject);
    let parts = parts(subject);
    for (at, rule) in subject.grammar.lexer.rules.iter().enumerate() {
        let seen = || rule.variants.iter().filter(|variant| emits(variant));
        let fine = seen().next().is_none() || seen().any(|v| used_tokens[usize::from(v.token.0)]);
        let wins = subject.variants().any(|(of, _, wins)| of == at && wins);
        let part = parts.contains(rule.name.as_str());
        // Another check reports rules that never win.
        if rule.fragment || fine || !(wins || part) || is_rest(rule) {
            continue;
        }
        let help = match part {
            true => "other lexer rules use it: write `fragment` before it",
            false => {
                "remove it; or, if it may stand anywhere, add `-> channel(HIDDEN)` or `-> skip`"
            }
        };
        let label = match wins {
            true => "a file with such a token does not parse",
            false => "earlier rules match whatever it matches",
        };
        diagnostics.push(
            Diagnostic::warning(
                rule.span,
                format!("no parser rule uses the token `{}`", rule.name),
            )
            .label(label)
            .help(help),
        );
    }
}

/// Tests for any one character: a catch-all that makes the parser fail.
fn is_rest(rule: &LexerRule) -> bool {
    let any = |variant: &LexerVariant| variant.body == LexerExpr::Chars(CharSet::all());
    rule.variants.iter().all(any)
}

pub(super) fn only_a_part(subject: &Subject<'_>, rule: usize) -> bool {
    let rule = &subject.grammar.lexer.rules[rule];
    let used_tokens = used_tokens(subject);
    let mut variants = rule.variants.iter();
    parts(subject).contains(rule.name.as_str())
        && variants.all(|variant| emits(variant) && !used_tokens[usize::from(variant.token.0)])
}

fn used_tokens(subject: &Subject<'_>) -> Vec<bool> {
    let mut used_tokens = vec![false; subject.grammar.tokens.len()];
    for rule in &subject.grammar.parser.rules {
        each_token(&rule.body, &mut |token| {
            used_tokens[usize::from(token.0)] = true
        });
    }
    used_tokens
}

fn parts<'a>(subject: &Subject<'a>) -> FxHashSet<&'a str> {
    let mut parts: FxHashSet<&str> = FxHashSet::default();
    for rule in subject.rules().filter(|rule| rule.kind != RuleKind::Parser) {
        each_name(&rule.body, &mut |name| {
            if name.text != rule.name.text {
                parts.insert(&name.text);
            }
        });
    }
    parts
}

pub(super) fn fragments(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let lexer = || subject.rules().filter(|rule| rule.kind != RuleKind::Parser);
    let by_name: FxHashMap<&str, &Rule> = lexer()
        .map(|rule| (rule.name.text.as_str(), rule))
        .collect();
    let is_fragment = |rule: &Rule| matches!(rule.kind, RuleKind::Lexer { fragment: true, .. });
    let mut work: Vec<&Rule> = lexer().filter(|rule| !is_fragment(rule)).collect();
    let mut used: FxHashSet<&str> = FxHashSet::default();
    while let Some(rule) = work.pop() {
        each_name(&rule.body, &mut |name| {
            if used.insert(&name.text) {
                work.extend(by_name.get(name.text.as_str()));
            }
        });
    }
    for rule in lexer().filter(|rule| is_fragment(rule)) {
        if !used.contains(rule.name.text.as_str()) {
            diagnostics.push(
                Diagnostic::warning(
                    rule.name.span,
                    format!("no token is made with the fragment `{}`", rule.name.text),
                )
                .help("remove it"),
            );
        }
    }
}

pub(super) fn each_token(expr: &Expr, visit: &mut dyn FnMut(TokenId)) {
    match expr {
        Expr::Token(token) => visit(*token),
        Expr::Set(tokens) => tokens.iter().copied().for_each(visit),
        Expr::Rule(_) => {}
        Expr::Sequence(all) | Expr::Choice(all) => all.iter().for_each(|e| each_token(e, visit)),
        Expr::Repeat(_, inner) => each_token(inner, visit),
    }
}
