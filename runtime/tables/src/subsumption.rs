//! Subsumption of kinds (Perses, section 4.3).
//!
//! A rule subsumes directly what it may consist of alone; the relation is the reflexive and
//! transitive closure. A bit row is made when the rows that it unites are complete; kinds that
//! subsume one another have equal rows.

use std::collections::BTreeMap;

use crate::components::components;
use crate::{Description, Form, Kind};

/// Bit `b` of row `a` states that kind `b` may stand in a slot of kind `a`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Subsumption {
    rows: Vec<u64>,
    /// Words per row.
    words: usize,
}

impl Subsumption {
    #[inline]
    pub(crate) fn holds(&self, kind: Kind, slot: Kind) -> bool {
        let row = slot.index() * self.words;
        self.rows[row + kind.index() / 64] >> (kind.index() % 64) & 1 == 1
    }

    pub(crate) fn of(description: &Description) -> Self {
        let tokens = description.tokens.len();
        let of_rules = |kind: &Kind| kind.index().checked_sub(tokens).map(|rule| rule as u32);
        let rules = description.rules.iter();
        let below: Vec<Vec<u32>> = rules
            .map(|rule| rule.subsumes.iter().filter_map(of_rules).collect())
            .collect();
        let component = components(&below);
        let mut order: Vec<usize> = (0..below.len()).collect();
        order.sort_unstable_by_key(|&rule| component[rule]);
        let kinds = description.kinds();
        let words = kinds.div_ceil(64);
        let mut rows = vec![0u64; kinds * words];
        for token in 0..tokens {
            rows[token * words + token / 64] |= 1 << (token % 64);
        }
        let mut row = vec![0u64; words];
        for members in order.chunk_by(|&one, &other| component[one] == component[other]) {
            row.fill(0);
            for &rule in members {
                let kind = tokens + rule;
                row[kind / 64] |= 1 << (kind % 64);
                for below in description.rules[rule].subsumes.iter() {
                    row[below.index() / 64] |= 1 << (below.index() % 64);
                }
                for &other in &below[rule] {
                    let from = (tokens + other as usize) * words;
                    if component[other as usize] != component[rule] {
                        let done = &rows[from..from + words];
                        row.iter_mut().zip(done).for_each(|(to, from)| *to |= from);
                    }
                }
            }
            for &rule in members {
                let to = (tokens + rule) * words;
                rows[to..to + words].copy_from_slice(&row);
            }
        }
        Self { rows, words }
    }
}

/// Returns, by rule, the kinds that it may consist of alone, and another list of its item.
pub(crate) fn direct(description: &Description) -> Vec<Vec<Kind>> {
    let tokens = description.tokens.len();
    // A node is never empty, so `x*` and `x+` may stand for each other: a cycle joins such lists.
    let mut lists: BTreeMap<Kind, (usize, usize)> = BTreeMap::new();
    let kind = |rule: usize| Kind((tokens + rule) as u16);
    let mut direct: Vec<Vec<Kind>> = Vec::with_capacity(description.rules.len());
    for (number, rule) in description.rules.iter().enumerate() {
        direct.push(alone(description, number).collect());
        if rule.form.is_list() {
            let item = description.symbols[rule.first as usize];
            let (_, last) = lists.entry(item).or_insert((number, number));
            if *last != number {
                direct[*last].push(kind(number));
            }
            *last = number;
        }
    }
    for (first, last) in lists.into_values() {
        if first != last {
            direct[last].push(kind(first));
        }
    }
    direct
}

fn alone(description: &Description, rule: usize) -> impl Iterator<Item = Kind> {
    let kind = Kind((description.tokens.len() + rule) as u16);
    let symbols = description.symbols_of(kind);
    let is_sequence = description.rules[rule].form == Form::Sequence;
    // The end of the file and predicates are no text, so no tree has them.
    let is_text = move |kind: Kind| {
        !is_sequence
            || !description.is_token(kind)
            || kind != Kind::EOF && kind < description.first_guard
    };
    let is_needed = |&kind: &Kind| is_text(kind) && !description.is_nullable(kind);
    let needed = symbols.iter().copied().filter(is_needed);
    let (only, needs) = match is_sequence {
        true => (needed.clone().next(), needed.take(2).count()),
        false => (None, 0),
    };
    symbols
        .iter()
        .copied()
        .filter(move |&kind| needs < 2 && only.is_none_or(|only| only == kind) && is_text(kind))
}
