//! Shadowed lexer rules: an earlier rule of the mode matches all their texts.
//!
//! No state of the automaton accepts such a rule.

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use super::{Subject, each_element, unused};
use crate::ast::Atom;
use crate::diagnostics::{Diagnostic, Diagnostics, Span};
use crate::ir::{Lexer, LexerExpr, LexerRule, LexerRuleId, LexerVariant};
use crate::lexer::{self, Automaton, ESCAPE};
use crate::why::alone;

/// Computes which variants win; reports rules that never do.
pub(super) fn shadowed(
    subject: &mut Subject<'_>,
    automaton: &Automaton,
    diagnostics: &mut Diagnostics,
) {
    let lexer = &subject.grammar.lexer;
    let variants: Vec<(usize, &LexerVariant)> = lexer
        .rules
        .iter()
        .enumerate()
        .flat_map(|(at, rule)| rule.variants.iter().map(move |variant| (at, variant)))
        .collect();
    // With recursive rules the automaton is incomplete; without them the others win at least as
    // often.
    let recursive = recursive(lexer);
    let without = automaton.nfa.as_ref().and_then(|_| {
        let mut lexer = lexer.clone();
        for (rule, recursive) in lexer.rules.iter_mut().zip(&recursive) {
            rule.fragment |= recursive;
        }
        lexer::compile(&lexer, subject.grammar.tokens.len()).ok()
    });
    let exact = without.as_ref().unwrap_or(automaton);
    subject.wins = variants.iter().map(|(at, _)| recursive[*at]).collect();
    for accept in exact.accepts.iter().chain(&automaton.accepts) {
        if let Some(variant) = accept.checked_sub(1) {
            subject.wins[usize::from(variant)] = true;
        }
    }
    if exact.nfa.is_some() {
        subject.wins.fill(true);
        return;
    }
    for (at, rule) in lexer.rules.iter().enumerate() {
        let mut own = subject.variants().filter(|(of, ..)| *of == at);
        if rule.fragment || own.any(|(.., wins)| wins) || unused::only_a_part(subject, at) {
            continue;
        }
        let span = match rule.span == Span::default() {
            true => subject.first_use(&rule.name).unwrap_or_default(),
            false => rule.span,
        };
        let Some(text) = shortest(lexer, at) else {
            diagnostics.push(
                Diagnostic::warning(span, format!("`{}` matches no text", rule.name))
                    .help("remove it"),
            );
            continue;
        };
        let message = format!("an earlier rule matches whatever `{}` matches", rule.name);
        let mut warning = Diagnostic::warning(span, message);
        if let Some(winner) = winner(exact, rule.mode, &text) {
            let winner = &lexer.rules[variants[winner].0];
            warning = warning
                .label(format!("`{}` is always `{}`", shown(&text), winner.name))
                .help(advice(subject, winner));
        }
        diagnostics.push(warning);
    }
}

fn advice(subject: &Subject<'_>, winner: &LexerRule) -> String {
    let name = &winner.name;
    if winner.span == Span::default() {
        return format!(
            "the literal {name} of a parser rule is a token of its own; name one of the two"
        );
    }
    let mut conditional = false;
    for rule in subject.rules().filter(|rule| rule.name.text == *name) {
        each_element(&rule.body, &mut |element| {
            conditional |= matches!(element.atom, Atom::Predicate(_));
        });
    }
    match conditional {
        true => format!("`{name}` has a predicate that counts as true; put this one first"),
        false => format!("put it before `{name}`, or remove it"),
    }
}

fn shown(text: &str) -> String {
    let mut line = String::new();
    for c in text.chars() {
        match c.is_control() {
            true => line.extend(c.escape_debug()),
            false => line.push(c),
        }
    }
    line
}

fn shortest(lexer: &Lexer, at: usize) -> Option<String> {
    let automaton = alone(lexer, at)?;
    automaton.shortest.into_iter().nth(1).flatten()
}

fn winner(automaton: &Automaton, mode: u16, text: &str) -> Option<usize> {
    let classes = &automaton.classes;
    let mut state = automaton.modes[usize::from(mode)];
    for c in text.chars() {
        let ranges = classes.ranges();
        let range = ranges.partition_point(|range| range.last < u32::from(c));
        let class = usize::from(ranges[range].class);
        if state == ESCAPE {
            return None;
        }
        state = automaton.transitions[usize::from(state) * usize::from(classes.count()) + class];
    }
    let accept = *automaton.accepts.get(usize::from(state))?;
    accept.checked_sub(1).map(usize::from)
}

/// Includes rules that use a recursive one.
fn recursive(lexer: &Lexer) -> Vec<bool> {
    let mut graph: DiGraphMap<u32, ()> = DiGraphMap::new();
    for (at, rule) in (0..).zip(&lexer.rules) {
        graph.add_node(at);
        for variant in &rule.variants {
            each_rule(&variant.body, &mut |used| {
                graph.add_edge(at, used.0, ());
            });
            // As recursion, a predicate makes the automaton incomplete.
            if has_guard(&variant.body) {
                graph.add_edge(at, at, ());
            }
        }
    }
    let mut recursive = vec![false; lexer.rules.len()];
    // Used rules come before their users.
    for group in tarjan_scc(&graph) {
        let itself = group.len() > 1 || graph.contains_edge(group[0], group[0]);
        let by_use = group.iter().flat_map(|&at| graph.neighbors(at));
        let found = itself || by_use.into_iter().any(|used| recursive[used as usize]);
        for at in group {
            recursive[at as usize] = found;
        }
    }
    recursive
}

fn has_guard(expr: &LexerExpr) -> bool {
    match expr {
        LexerExpr::Guard(_) => true,
        LexerExpr::Sequence(all) | LexerExpr::Choice(all) => all.iter().any(has_guard),
        LexerExpr::Repeat(_, inner) => has_guard(inner),
        LexerExpr::Chars(_) | LexerExpr::Rule(_) | LexerExpr::Eof => false,
    }
}

fn each_rule(expr: &LexerExpr, visit: &mut dyn FnMut(LexerRuleId)) {
    match expr {
        LexerExpr::Rule(rule) => visit(*rule),
        LexerExpr::Sequence(all) | LexerExpr::Choice(all) => {
            all.iter().for_each(|part| each_rule(part, visit));
        }
        LexerExpr::Repeat(_, inner) => each_rule(inner, visit),
        LexerExpr::Chars(_) | LexerExpr::Eof | LexerExpr::Guard(_) => {}
    }
}
