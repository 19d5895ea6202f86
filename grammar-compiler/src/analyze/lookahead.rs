//! Decisions by two or three tokens: LL(k) by FIRST_k and FOLLOW_k, without calling context.
//!
//! Alternatives that share a first token are followed as in Earley's recognizer ("An Efficient
//! Context-Free Parsing Algorithm", 1970): an item is a position in a rule and the number of tokens
//! read before the rule. Rules active before the decision may have any caller, which gives
//! FOLLOW_k. A token that only one alternative can read decides. Tokens of the same items form a
//! group.
//!
//! Work is bounded by counts, not time, so that decisions are deterministic; the rest is predicted
//! at run time.

use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

use super::Input;
use super::positions::{Place, Positions, Step};
use crate::normalize::cfg::Symbol;
use secateur_tables::{Choice, FurtherRun, Kind};

/// Maximal number of tokens of a decision.
pub const TOKENS: usize = 3;

/// Maximal number of items for a decision.
const DECISION: u64 = 1 << 16;

/// Maximal number of items for a grammar: this, plus so many per rule.
const GRAMMAR: u64 = 1 << 21;
const GRAMMAR_RULE: u64 = 1 << 11;

/// Maximal number of rows: the range of [`Choice`] behind [`Choice::FIRST_ROW`].
const ROWS: usize = (Choice::ADAPTIVE.0 - Choice::FIRST_ROW) as usize;

/// Rows of runs, ascending; tokens outside decide nothing.
///
/// A row precedes those that lead to it.
#[derive(Default)]
pub(super) struct Further {
    pub(super) rows: Vec<Vec<FurtherRun>>,
    index: FxHashMap<Vec<FurtherRun>, u16>,
}

/// Number of tokens read before the item's rule, or [`OUTSIDE`].
type Origin = u8;

/// The rule was active before the decision.
const OUTSIDE: Origin = TOKENS as Origin;

type Item = (Place, Origin);

/// Items that read a token, with indices of their alternatives, ascending.
type Reads = Vec<(u32, Item)>;

#[derive(Default)]
struct Level {
    reads: Vec<Item>,
    /// Ascending by rule: the items after its call.
    calls: Vec<(u32, Item)>,
}

struct Alternative {
    number: u16,
    /// By number of tokens read.
    levels: Vec<Level>,
}

pub(super) struct Lookahead<'a> {
    input: Input<'a>,
    positions: Positions,
    /// By position and origin: the last level with it.
    met: Vec<u32>,
    level: u32,
    /// Remaining items for the grammar.
    left: u64,
    pub(super) further: Further,
}

impl<'a> Lookahead<'a> {
    pub(super) fn new(input: Input<'a>) -> Self {
        let positions = Positions::of(input);
        let rules = input.pnf.rules.len() as u64;
        Self {
            input,
            met: vec![0; positions.places.len() * (TOKENS + 1)],
            level: 0,
            left: GRAMMAR + GRAMMAR_RULE * rules,
            positions,
            further: Further::default(),
        }
    }

    /// Refines the [`Choice::ADAPTIVE`] entries of an LL(1) row, given FIRST by alternative.
    pub(super) fn refine(&mut self, rule: u32, first: &[FixedBitSet], row: &mut [u16]) {
        let open: FixedBitSet = (0..row.len())
            .filter(|&at| row[at] == Choice::ADAPTIVE.0)
            .collect();
        // Higher numbers would collide with those of rows.
        if open.is_clear() || first.len() >= usize::from(Choice::FIRST_ROW) {
            return;
        }
        let mut branches: Vec<Place> = self.positions.branches(self.input, rule).collect();
        if self.input.pnf.rules[rule as usize].lazy {
            branches.reverse();
        }
        let budget = DECISION.min(self.left);
        let mut left = budget;
        let mut alternatives: Vec<Alternative> = Vec::with_capacity(branches.len());
        for ((&place, first), number) in branches.iter().zip(first).zip(1..) {
            if first.is_disjoint(&open) {
                continue;
            }
            let Some(level) = self.closure(&[], vec![(place, OUTSIDE)], &mut left) else {
                alternatives.clear();
                break;
            };
            alternatives.push(Alternative {
                number,
                levels: vec![level],
            });
        }
        let wanted = |token: u16| open.contains(usize::from(token));
        let all: Vec<&mut Alternative> = alternatives.iter_mut().collect();
        for (tokens, choice) in self.decide(all, &wanted, &mut left) {
            for token in tokens {
                row[usize::from(token)] = choice;
            }
        }
        self.left -= budget - left;
    }

    /// Returns groups of tokens with their choice, by the next token.
    fn decide(
        &mut self,
        mut alternatives: Vec<&mut Alternative>,
        wanted: &dyn Fn(u16) -> bool,
        left: &mut u64,
    ) -> Vec<(Vec<u16>, u16)> {
        let groups = self.groups(&alternatives, wanted, left);
        let depth = alternatives.first().map_or(0, |a| a.levels.len());
        let mut open = groups.iter().filter(|(reads, _)| !is_single(reads)).count() as u64;
        let mut found = Vec::new();
        for (reads, tokens) in groups {
            if is_single(&reads) {
                found.push((tokens, alternatives[reads[0].0 as usize].number));
                continue;
            }
            if depth == TOKENS {
                continue;
            }
            let share = *left / open.max(1);
            open = open.saturating_sub(1);
            let mut rest = share;
            let choice = self.decide_after(&mut alternatives, &reads, &mut rest);
            *left -= share - rest;
            if choice != Choice::ADAPTIVE.0 {
                found.push((tokens, choice));
            }
        }
        found
    }

    fn decide_after(
        &mut self,
        alternatives: &mut [&mut Alternative],
        reads: &[(u32, Item)],
        left: &mut u64,
    ) -> u16 {
        let mut inner: Vec<Alternative> = Vec::new();
        let mut complete = true;
        for group in reads.chunk_by(|a, b| a.0 == b.0) {
            let alternative = &mut alternatives[group[0].0 as usize];
            let seeds = group
                .iter()
                .map(|&(_, (place, origin))| (self.positions.at(place).next, origin));
            let seeds = seeds.collect();
            let Some(level) = self.closure(&alternative.levels, seeds, left) else {
                complete = false;
                break;
            };
            let mut levels = std::mem::take(&mut alternative.levels);
            levels.push(level);
            inner.push(Alternative {
                number: alternative.number,
                levels,
            });
        }
        let found = match complete {
            true => self.decide(inner.iter_mut().collect(), &|_| true, left),
            false => Vec::new(),
        };
        for (group, mut done) in reads.chunk_by(|a, b| a.0 == b.0).zip(inner) {
            // Drop the level that this token added.
            done.levels.pop();
            alternatives[group[0].0 as usize].levels = done.levels;
        }
        self.further.row(found)
    }

    fn groups(
        &self,
        alternatives: &[&mut Alternative],
        wanted: &dyn Fn(u16) -> bool,
        left: &mut u64,
    ) -> Vec<(Reads, Vec<u16>)> {
        // By token type; a map is slower in debug builds.
        let mut by_token: Vec<Reads> = Vec::new();
        for (index, alternative) in (0..).zip(alternatives) {
            let Some(level) = alternative.levels.last() else {
                continue;
            };
            for &item in &level.reads {
                let mut read = |token: u16| {
                    if wanted(token) {
                        let token = usize::from(token);
                        if token >= by_token.len() {
                            by_token.resize_with(token + 1, Reads::new);
                        }
                        by_token[token].push((index, item));
                    }
                };
                let at = self.positions.at(item.0);
                match at.step {
                    Step::Token(token) => read(token),
                    Step::Finished => read(0),
                    Step::Set(rule) => {
                        let tokens = &self.input.pnf.rules[rule as usize].symbols;
                        if !spend(left, tokens.len() as u64 / 4) {
                            return Vec::new();
                        }
                        for &symbol in tokens {
                            match symbol {
                                Symbol::Token(token) => read(token.0),
                                Symbol::Rule(_) => unreachable!("sets have tokens alone"),
                            }
                        }
                    }
                    _ => unreachable!("it reads a token"),
                }
            }
        }
        let mut index: FxHashMap<Reads, usize> = FxHashMap::default();
        let mut groups: Vec<(Reads, Vec<u16>)> = Vec::new();
        for (token, reads) in (0..).zip(by_token) {
            if reads.is_empty() {
                continue;
            }
            match index.get(&reads) {
                Some(&group) => groups[group].1.push(token),
                None => {
                    index.insert(reads.clone(), groups.len());
                    groups.push((reads, vec![token]));
                }
            }
        }
        groups
    }

    /// Computes the closure of items; `None` if the work is used up.
    fn closure(&mut self, before: &[Level], seeds: Vec<Item>, left: &mut u64) -> Option<Level> {
        self.level += 1;
        let here = before.len() as Origin;
        let mut level = Level::default();
        let mut work = Vec::new();
        let (met, current) = (&mut self.met, self.level);
        let mut add = |work: &mut Vec<Item>, (place, origin): Item| {
            let met = &mut met[place as usize * (TOKENS + 1) + usize::from(origin)];
            if std::mem::replace(met, current) != current {
                work.push((place, origin));
            }
        };
        for seed in seeds {
            add(&mut work, seed);
        }
        while let Some((place, origin)) = work.pop() {
            if !spend(left, 1) {
                return None;
            }
            let at = self.positions.at(place);
            match at.step {
                Step::Token(_) | Step::Set(_) | Step::Finished => level.reads.push((place, origin)),
                Step::Free => add(&mut work, (at.next, origin)),
                Step::Decide => {
                    for branch in self.positions.branches(self.input, at.rule) {
                        add(&mut work, (branch, origin));
                    }
                }
                Step::Call(rule) => {
                    level.calls.push((rule, (at.next, origin)));
                    add(&mut work, (self.positions.entries[rule as usize], here));
                    if self.input.nullable(Symbol::Rule(rule)) {
                        add(&mut work, (at.next, origin));
                    }
                }
                Step::End if origin == OUTSIDE => {
                    for &caller in &self.positions.callers[at.rule as usize] {
                        add(&mut work, (caller, OUTSIDE));
                    }
                    if at.rule == 0 {
                        add(&mut work, (self.positions.finished, OUTSIDE));
                    }
                }
                // The callers of an empty rule have advanced over it.
                Step::End if origin == here => {}
                Step::End => {
                    let calls = &before[usize::from(origin)].calls;
                    let first = calls.partition_point(|call| call.0 < at.rule);
                    let callers = calls[first..].iter().take_while(|call| call.0 == at.rule);
                    for &(_, back) in callers {
                        add(&mut work, back);
                    }
                }
            }
        }
        level.reads.sort_unstable();
        level.calls.sort_unstable();
        Some(level)
    }
}

impl Further {
    /// Returns the choice of a row; [`Choice::ADAPTIVE`] if it is empty or rows are used up.
    fn row(&mut self, groups: Vec<(Vec<u16>, u16)>) -> u16 {
        let mut choices: Vec<(u16, u16)> = groups
            .iter()
            .flat_map(|(tokens, choice)| tokens.iter().map(|&token| (token, *choice)))
            .collect();
        choices.sort_unstable();
        let row: Vec<FurtherRun> = choices
            .chunk_by(|a, b| a.0 + 1 == b.0 && a.1 == b.1)
            .map(|run| FurtherRun {
                first: Kind(run[0].0),
                last: Kind(run[run.len() - 1].0),
                choice: run[0].1,
            })
            .collect();
        if row.is_empty() {
            return Choice::ADAPTIVE.0;
        }
        if let Some(&known) = self.index.get(&row) {
            return known;
        }
        if self.rows.len() == ROWS {
            return Choice::ADAPTIVE.0;
        }
        let choice = Choice::FIRST_ROW + self.rows.len() as u16;
        self.index.insert(row.clone(), choice);
        self.rows.push(row);
        choice
    }
}

/// Takes work from the remainder; `false` if that does not suffice.
fn spend(left: &mut u64, work: u64) -> bool {
    let enough = *left >= work;
    *left = left.saturating_sub(work);
    enough
}

fn is_single(reads: &[(u32, Item)]) -> bool {
    reads.iter().all(|read| read.0 == reads[0].0)
}
