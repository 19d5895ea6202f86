//! Reachability from the start rule, and its coverage of the whole file.

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;

use super::{Subject, some_of};
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::ir::{Expr, Grammar, RuleId, TokenId};

/// Finds unreachable rules; names those that only they reach.
pub(super) fn unreachable(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let grammar = subject.grammar;
    let rules = &grammar.parser.rules;
    let reached = reached_from(grammar, grammar.parser.start);
    let mut graph: DiGraphMap<u32, ()> = DiGraphMap::new();
    let lost = |at: u32| !reached[at as usize];
    for (at, rule) in (0..).zip(rules).filter(|&(at, _)| lost(at)) {
        graph.add_node(at);
        each_rule(&rule.body, &mut |used| {
            if lost(used.0) {
                graph.add_edge(at, used.0, ());
            }
        });
    }
    for mut group in tarjan_scc(&graph) {
        group.sort_unstable();
        let used = |&at: &u32| {
            let mut users = graph.neighbors_directed(at, petgraph::Incoming);
            users.any(|user| !group.contains(&user))
        };
        if group.iter().any(used) {
            continue;
        }
        let root = group[0];
        let name = |at: u32| rules[at as usize].name.as_str();
        let below = reached_from(grammar, RuleId(root));
        let below = (0..rules.len() as u32).filter(|&at| below[at as usize] && lost(at));
        let below: Vec<&str> = below.filter(|&at| at != root).map(name).collect();
        let start = grammar.rule_name(grammar.parser.start);
        let mut warning = Diagnostic::warning(
            rules[root as usize].span,
            format!("the rule `{}` is never used", name(root)),
        )
        .label(format!("the start rule `{start}` does not lead here"));
        warning = warning.help(match &below[..] {
            [] => "remove it, or start with it".to_owned(),
            some => format!(
                "remove it, or start with it; it alone leads to {}",
                some_of(some.iter().copied())
            ),
        });
        diagnostics.push(warning);
    }
}

pub(super) fn end_of_file(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let grammar = subject.grammar;
    let start = grammar.parser.start;
    if ends_with_eof(grammar)[start.0 as usize] {
        return;
    }
    let rule = &grammar.parser.rules[start.0 as usize];
    let others = start_rules(grammar);
    let help = match &others[..] {
        [] => "end it with `EOF`: other tools may stop in the middle of a file without it".into(),
        some => format!(
            "end it with `EOF`, or start with {}",
            some_of(some.iter().map(|&rule| grammar.rule_name(rule)))
        ),
    };
    diagnostics.push(
        Diagnostic::warning(
            rule.span,
            format!("the start rule `{}` does not end with `EOF`", rule.name),
        )
        .help(help),
    );
}

/// Returns the rules that look like whole files: unused, with `EOF` at the end.
#[must_use]
pub fn start_rules(grammar: &Grammar) -> Vec<RuleId> {
    let ends = ends_with_eof(grammar);
    let unused = unused_rules(grammar).into_iter();
    unused.filter(|rule| ends[rule.0 as usize]).collect()
}

pub(crate) fn unused_rules(grammar: &Grammar) -> Vec<RuleId> {
    let mut used = vec![false; grammar.parser.rules.len()];
    for (at, rule) in grammar.parser.rules.iter().enumerate() {
        each_rule(&rule.body, &mut |of| {
            used[of.0 as usize] |= of.0 as usize != at
        });
    }
    let all = (0..used.len()).filter(|&at| !used[at]);
    all.map(|at| RuleId(at as u32)).collect()
}

fn ends_with_eof(grammar: &Grammar) -> Vec<bool> {
    let rules = &grammar.parser.rules;
    let mut ends = vec![false; rules.len()];
    loop {
        let mut changed = false;
        for at in 0..rules.len() {
            if !ends[at] && ends_so(&rules[at].body, &ends) {
                ends[at] = true;
                changed = true;
            }
        }
        if !changed {
            return ends;
        }
    }
}

fn ends_so(expr: &Expr, ends: &[bool]) -> bool {
    match expr {
        Expr::Token(token) => *token == TokenId::EOF,
        Expr::Set(_) => false,
        Expr::Rule(rule) => ends[rule.0 as usize],
        Expr::Sequence(all) => all.last().is_some_and(|last| ends_so(last, ends)),
        Expr::Choice(all) => all.iter().all(|one| ends_so(one, ends)),
        Expr::Repeat(quantified, inner) => !quantified.zero && ends_so(inner, ends),
    }
}

fn reached_from(grammar: &Grammar, start: RuleId) -> Vec<bool> {
    let mut reached = vec![false; grammar.parser.rules.len()];
    let mut work = vec![start];
    while let Some(rule) = work.pop() {
        if !std::mem::replace(&mut reached[rule.0 as usize], true) {
            each_rule(&grammar.parser.rules[rule.0 as usize].body, &mut |used| {
                work.push(used);
            });
        }
    }
    reached
}

pub(super) fn each_rule(expr: &Expr, visit: &mut dyn FnMut(RuleId)) {
    match expr {
        Expr::Token(_) | Expr::Set(_) => {}
        Expr::Rule(rule) => visit(*rule),
        Expr::Sequence(all) | Expr::Choice(all) => all.iter().for_each(|e| each_rule(e, visit)),
        Expr::Repeat(_, inner) => each_rule(inner, visit),
    }
}
