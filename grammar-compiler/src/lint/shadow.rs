//! Lexer rules that never win: whatever they match, an earlier rule of their
//! mode matches as well. The automaton tells, since none of its states accepts
//! such a rule.

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use super::{Subject, unused};
use crate::diagnostics::{Diagnostic, Diagnostics, Span};
use crate::ir::{Actions, Lexer, LexerExpr, LexerRuleId, LexerVariant, TokenId};
use crate::lexer::{self, Automaton, ESCAPE};

/// Finds out which variants win, and reports the rules that never do.
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
    // Where rules use themselves the automaton does not know everything. Without
    // these it does, and others win no less often.
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
            let shown: String = text.escape_debug().collect();
            warning = warning
                .label(format!("`{shown}` is always `{}`", winner.name))
                .help(match winner.span == Span::default() {
                    true => format!("the literal {} of a parser rule is a token of its own; name one of the two", winner.name),
                    false => format!("put it before `{}`, or remove it", winner.name),
                });
        }
        diagnostics.push(warning);
    }
}

/// A shortest text of a rule, whatever the others match.
fn shortest(lexer: &Lexer, at: usize) -> Option<String> {
    let mut alone = lexer.clone();
    for (index, rule) in alone.rules.iter_mut().enumerate() {
        rule.fragment = index != at;
    }
    for variant in &mut alone.rules[at].variants {
        variant.actions = Actions::default();
        variant.token = TokenId(1);
    }
    let automaton = lexer::compile(&alone, 2).ok()?;
    automaton.shortest.into_iter().nth(1).flatten()
}

/// The variant that a text belongs to.
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

/// By rule: does it use itself, or one that does?
fn recursive(lexer: &Lexer) -> Vec<bool> {
    let mut graph: DiGraphMap<u32, ()> = DiGraphMap::new();
    for (at, rule) in (0..).zip(&lexer.rules) {
        graph.add_node(at);
        for variant in &rule.variants {
            each_rule(&variant.body, &mut |used| {
                graph.add_edge(at, used.0, ());
            });
        }
    }
    let mut recursive = vec![false; lexer.rules.len()];
    // What is used comes before its users.
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

fn each_rule(expr: &LexerExpr, visit: &mut dyn FnMut(LexerRuleId)) {
    match expr {
        LexerExpr::Rule(rule) => visit(*rule),
        LexerExpr::Sequence(all) | LexerExpr::Choice(all) => {
            all.iter().for_each(|part| each_rule(part, visit));
        }
        LexerExpr::Repeat(_, inner) => each_rule(inner, visit),
        LexerExpr::Chars(_) | LexerExpr::Eof => {}
    }
}
