//! Partly shadowed lexer rules: an earlier rule of the mode matches some of their texts.
//!
//! The product of two automata gives the shortest common text. Exempt are rules of finitely many
//! texts, such as keywords before names, and rules that only stand where the earlier one may stand,
//! too.

use std::collections::{BTreeMap, VecDeque};

use super::{Subject, emits};
use crate::diagnostics::{Diagnostic, Diagnostics, Span};
use crate::ir::{Expr, Grammar, Lexer, LexerExpr, LexerRule, TokenId};
use crate::lexer::{Automaton, ESCAPE};
use crate::why::alone;

/// Maximal number of examined pairs of states.
const STATES: usize = 20_000;

pub(super) fn partly_shadowed(subject: &Subject<'_>, diagnostics: &mut Diagnostics) {
    let lexer = &subject.grammar.lexer;
    let wins = |at: usize| subject.variants().any(|(of, _, wins)| of == at && wins);
    let candidates: Vec<usize> = (0..lexer.rules.len())
        .filter(|&at| {
            let rule = &lexer.rules[at];
            let unbounded = rule
                .variants
                .iter()
                .any(|v| is_unbounded(lexer, &v.body, 0));
            rule.span != Span::default()
                && !rule.fragment
                && unbounded
                && rule.variants.iter().all(emits)
                && wins(at)
        })
        .collect();
    let automata: Vec<Option<Automaton>> = candidates.iter().map(|&at| alone(lexer, at)).collect();
    for (later, &at) in candidates.iter().enumerate() {
        let rule = &lexer.rules[at];
        let found = (0..later).find_map(|earlier| {
            let other = &lexer.rules[candidates[earlier]];
            if !stands_alone(subject.grammar, rule, other) {
                return None;
            }
            let both = (automata[earlier].as_ref()?, automata[later].as_ref()?);
            let text = (other.mode == rule.mode).then(|| common(both, rule.mode))??;
            Some((other, text))
        });
        if let Some((other, text)) = found {
            let message = format!(
                "an earlier rule matches some of the texts of `{}`",
                rule.name
            );
            let text = text.escape_debug();
            diagnostics.push(
                Diagnostic::warning(rule.span, message)
                    .label(format!(
                        "`{text}` becomes the token `{}`",
                        other.name
                    ))
                    .help(format!(
                        "where the parser may read both, write ({} | {}); or put this rule before `{}`",
                        rule.name, other.name, other.name
                    )),
            );
        }
    }
}

/// Whether a token stands anywhere in a parser rule without the other as an alternative.
fn stands_alone(grammar: &Grammar, rule: &LexerRule, other: &LexerRule) -> bool {
    let is = |rule: &LexerRule, token: TokenId| rule.variants.iter().any(|v| v.token == token);
    let mut work: Vec<&Expr> = grammar.parser.rules.iter().map(|rule| &rule.body).collect();
    while let Some(expr) = work.pop() {
        let mut tokens: Vec<TokenId> = Vec::new();
        match expr {
            Expr::Token(token) => tokens.push(*token),
            Expr::Set(set) => tokens.extend(set),
            Expr::Choice(all) => {
                for one in all {
                    match one {
                        Expr::Token(token) => tokens.push(*token),
                        Expr::Set(set) => tokens.extend(set),
                        _ => work.push(one),
                    }
                }
            }
            Expr::Sequence(all) => work.extend(all),
            Expr::Repeat(_, inner) => work.push(inner),
            Expr::Rule(_) => {}
        }
        let has = |rule| tokens.iter().any(|&token| is(rule, token));
        if has(rule) && !has(other) {
            return true;
        }
    }
    false
}

fn is_unbounded(lexer: &Lexer, expr: &LexerExpr, depth: u32) -> bool {
    let inner = |expr| is_unbounded(lexer, expr, depth + 1);
    match expr {
        LexerExpr::Repeat(quantified, body) => quantified.many || inner(body),
        LexerExpr::Sequence(all) | LexerExpr::Choice(all) => all.iter().any(inner),
        LexerExpr::Rule(rule) => {
            let variants = &lexer.rules[rule.0 as usize].variants;
            depth < 50 && variants.iter().any(|variant| inner(&variant.body))
        }
        LexerExpr::Chars(_) | LexerExpr::Eof | LexerExpr::Guard(_) => false,
    }
}

/// Returns a shortest text of both rules within [`STATES`].
fn common((a, b): (&Automaton, &Automaton), mode: u16) -> Option<String> {
    let start = (a.modes[usize::from(mode)], b.modes[usize::from(mode)]);
    let dead = |state| state == 0 || state == ESCAPE;
    // A mode begins with an escape where a predicate decides on the empty text.
    if dead(start.0) || dead(start.1) {
        return None;
    }
    let mut from = BTreeMap::from([(start, None)]);
    let mut work = VecDeque::from([start]);
    while let Some(state) = work.pop_front() {
        if a.accepts[usize::from(state.0)] > 0 && b.accepts[usize::from(state.1)] > 0 {
            let mut text: Vec<char> = Vec::new();
            let mut at = state;
            while let Some(Some((before, c))) = from.get(&at) {
                text.push(*c);
                at = *before;
            }
            return Some(text.into_iter().rev().collect());
        }
        for first in starts(a, b) {
            let next = (step(a, state.0, first), step(b, state.1, first));
            let Some(c) = char::from_u32(first).filter(|_| !dead(next.0) && !dead(next.1)) else {
                continue;
            };
            if from.len() < STATES && !from.contains_key(&next) {
                from.insert(next, Some((state, c)));
                work.push_back(next);
            }
        }
    }
    None
}

/// Returns the starts of all ranges, letters and digits first.
fn starts(a: &Automaton, b: &Automaton) -> Vec<u32> {
    let ranges = a.classes.ranges().iter().chain(b.classes.ranges());
    let mut starts = vec![0];
    starts.extend(ranges.map(|range| range.last.saturating_add(1)));
    let unusual = |point: &u32| !char::from_u32(*point).is_some_and(|c| c.is_ascii_alphanumeric());
    starts.sort_by_key(|point| (unusual(point), *point));
    starts.dedup();
    starts
}

fn step(automaton: &Automaton, state: u16, point: u32) -> u16 {
    let classes = &automaton.classes;
    let ranges = classes.ranges();
    let range = ranges.partition_point(|range| range.last < point);
    let Some(range) = ranges.get(range) else {
        return 0;
    };
    let width = usize::from(classes.count());
    automaton.transitions[usize::from(state) * width + usize::from(range.class)]
}
