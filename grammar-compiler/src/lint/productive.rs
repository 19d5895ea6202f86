//! Tokens that never occur, and rules that can never be completed.

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use super::reach::each_rule;
use super::unused::each_token;
use super::{Subject, emits, some_of};
use crate::diagnostics::{Diagnostic, Diagnostics, Severity};
use crate::ir::{Expr, TokenId};

pub(super) fn tokens(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let grammar = subject.grammar;
    let seen = seen(subject);
    for (token, seen) in (0..).map(TokenId).zip(seen) {
        let name = grammar.token_name(token);
        let Some(span) = subject.first_use(name).filter(|_| !seen) else {
            continue;
        };
        let makers: Vec<_> = subject
            .variants()
            .filter(|(_, v, _)| v.token == token)
            .collect();
        let declared = subject.files.iter().flat_map(|file| &file.tokens);
        let mut declared = declared.filter(|known| known.text == name);
        let finding = if let Some((rule, ..)) = makers.iter().find(|(_, v, _)| !emits(v)) {
            let rule = &grammar.lexer.rules[*rule].name;
            Diagnostic::warning(span, format!("the parser never sees the token `{name}`"))
                .label("never matches")
                .help(format!(
                    "`{rule}` is skipped or on another channel: do not name it here"
                ))
        } else if makers.is_empty() && declared.next().is_some() {
            Diagnostic::warning(span, format!("no lexer rule makes the token `{name}`"))
                .label("never matches")
                .help("write the rule, or name the class of a hook that makes it: docs/hooks.md")
        } else {
            // Another check reports shadowed and undefined tokens.
            continue;
        };
        diagnostics.push(finding);
    }
}

/// Finds rules that can never be completed, except because of others.
pub(super) fn rules(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let grammar = subject.grammar;
    let rules = &grammar.parser.rules;
    let seen = seen(subject);
    let ends = completable(subject, &seen, vec![false; rules.len()]);
    let mut graph: DiGraphMap<u32, ()> = DiGraphMap::new();
    for (at, rule) in (0..).zip(rules).filter(|(at, _)| !ends[*at as usize]) {
        graph.add_node(at);
        each_rule(&rule.body, &mut |used| {
            if !ends[used.0 as usize] {
                graph.add_edge(at, used.0, ());
            }
        });
    }
    let severity = match ends[grammar.parser.start.0 as usize] {
        true => Severity::Warning,
        false => Severity::Error,
    };
    for mut group in tarjan_scc(&graph) {
        group.sort_unstable();
        // As if all others could be completed.
        let others: Vec<bool> = (0..rules.len() as u32)
            .map(|at| !group.contains(&at))
            .collect();
        let then = completable(subject, &seen, others.clone());
        if group.iter().all(|&at| then[at as usize]) {
            continue;
        }
        let first = &rules[group[0] as usize];
        let names = group.iter().map(|&at| rules[at as usize].name.as_str());
        let recursive = group.len() > 1 || graph.contains_edge(group[0], group[0]);
        let mut missing: Vec<&str> = Vec::new();
        for &at in &group {
            each_token(&rules[at as usize].body, &mut |token| {
                let name = grammar.token_name(token);
                if !seen[usize::from(token.0)] && !missing.contains(&name) {
                    missing.push(name);
                }
            });
        }
        // With all tokens it may end, though it uses itself.
        let with_tokens = completable(subject, &vec![true; seen.len()], others);
        let endless = recursive && !group.iter().all(|&at| with_tokens[at as usize]);
        let (label, help) = match endless {
            true => (
                "always leads back to itself".to_owned(),
                "add an alternative that does not lead back",
            ),
            false => (
                format!("needs a token that never occurs: {}", some_of(missing)),
                "write a lexer rule for it, before other rules that match the same text",
            ),
        };
        diagnostics.push(
            Diagnostic {
                severity,
                ..Diagnostic::warning(first.span, format!("{} can never match", some_of(names)))
            }
            .label(label)
            .help(help),
        );
    }
}

fn seen(subject: &Subject<'_>) -> Vec<bool> {
    let mut seen = vec![false; subject.grammar.tokens.len()];
    seen[0] = true;
    // Hooks make tokens that the grammar declares.
    let grammar = subject.grammar;
    if grammar.hook.is_some() {
        let declared = subject.files.iter().flat_map(|file| &file.tokens);
        for name in declared {
            let token = grammar.tokens.iter().position(|known| *known == name.text);
            seen[token.expect("every declared token has a type")] = true;
        }
    }
    // Predicates have no text.
    seen[usize::from(subject.grammar.first_guard.0)..].fill(true);
    for (rule, variant, wins) in subject.variants() {
        if wins && emits(variant) && !subject.grammar.lexer.rules[rule].fragment {
            seen[usize::from(variant.token.0)] = true;
        }
    }
    seen
}

fn completable(subject: &Subject<'_>, seen: &[bool], mut ends: Vec<bool>) -> Vec<bool> {
    loop {
        let mut changed = false;
        for (at, rule) in subject.grammar.parser.rules.iter().enumerate() {
            if !ends[at] && can_end(&rule.body, seen, &ends) {
                ends[at] = true;
                changed = true;
            }
        }
        if !changed {
            return ends;
        }
    }
}

fn can_end(expr: &Expr, seen: &[bool], ends: &[bool]) -> bool {
    match expr {
        Expr::Token(token) => seen[usize::from(token.0)],
        Expr::Set(tokens) => tokens.iter().any(|token| seen[usize::from(token.0)]),
        Expr::Rule(rule) => ends[rule.0 as usize],
        Expr::Sequence(all) => all.iter().all(|one| can_end(one, seen, ends)),
        Expr::Choice(all) => all.iter().any(|one| can_end(one, seen, ends)),
        Expr::Repeat(quantified, inner) => quantified.zero || can_end(inner, seen, ends),
    }
}
