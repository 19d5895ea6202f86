//! Shortest text of each token type, from the automaton.
//!
//! The text is lexed as that type, so a name is never a keyword.

use std::collections::VecDeque;

use super::classes::Classes;
use super::dfa::{Dfa, ESCAPE};
use crate::ir::{Lexer, LexerVariant};

/// Returns `None` for a token type without text.
pub(super) fn texts(
    lexer: &Lexer,
    classes: &Classes,
    dfa: &Dfa,
    tokens: usize,
) -> Vec<Option<String>> {
    let mut found: Vec<Option<String>> = vec![None; tokens];
    let letters = letters(classes);
    let variants: Vec<&LexerVariant> = lexer.variants().collect();
    for &start in dfa.modes.iter().filter(|&&start| start != ESCAPE) {
        // By state: the previous state and the character between.
        let mut from: Vec<Option<(u16, char)>> = vec![None; dfa.accepts.len()];
        let mut queue: VecDeque<u16> = [start].into();
        while let Some(state) = queue.pop_front() {
            for &(class, letter) in &letters {
                let to = dfa.transitions[usize::from(state) * dfa.classes + usize::from(class)];
                if to == 0 || to == ESCAPE || to == start || from[usize::from(to)].is_some() {
                    continue;
                }
                from[usize::from(to)] = Some((state, letter));
                queue.push_back(to);
                let Some(rule) = dfa.accepts[usize::from(to)].checked_sub(1) else {
                    continue;
                };
                let rule = variants[usize::from(rule)];
                let token = usize::from(rule.token.0);
                if !rule.actions.more && !rule.actions.skip && found[token].is_none() {
                    found[token] = Some(text(&from, to));
                }
            }
        }
    }
    found
}

fn text(from: &[Option<(u16, char)>], end: u16) -> String {
    let mut letters = Vec::new();
    let mut state = end;
    while let Some((before, letter)) = from[usize::from(state)] {
        letters.push(letter);
        state = before;
    }
    letters.iter().rev().collect()
}

/// Returns a representative of each class, the most legible first.
fn letters(classes: &Classes) -> Vec<(u16, char)> {
    let rank = |c: char| match c {
        'a'..='z' => 0,
        '0'..='9' => 1,
        'A'..='Z' => 2,
        '_' => 3,
        '!'..='~' => 4,
        ' ' => 5,
        '\n' | '\t' => 6,
        _ if c.is_alphanumeric() => 7,
        _ if !c.is_control() => 8,
        _ => 9,
    };
    let mut best: Vec<Option<(u8, char)>> = vec![None; usize::from(classes.count())];
    for range in classes.ranges() {
        let points = range.first..=range.last.min(range.first.saturating_add(127));
        for c in points.filter_map(char::from_u32) {
            let slot = &mut best[usize::from(range.class)];
            if slot.is_none_or(|known| (rank(c), c) < known) {
                *slot = Some((rank(c), c));
            }
        }
    }
    let mut letters: Vec<(u8, char, u16)> = best
        .into_iter()
        .zip(0..)
        .filter_map(|(best, class)| best.map(|(rank, c)| (rank, c, class)))
        .collect();
    letters.sort_unstable();
    letters
        .into_iter()
        .map(|(_, c, class)| (class, c))
        .collect()
}
