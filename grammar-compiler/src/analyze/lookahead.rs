//! What two or three tokens of lookahead decide where one does not: LL(k) by
//! FIRST_k and FOLLOW_k, without the calling context.
//!
//! The alternatives that share a first token are read on with it, each by itself,
//! as Earley reads ("An Efficient Context-Free Parsing Algorithm", 1970): an item
//! is a place in a rule and how many tokens had been read where that rule began.
//! A rule that was at work before the decision may have been called by anybody;
//! that makes what is read FOLLOW_k. Then the tokens that only one of them can
//! read decide. Tokens that are read by the same items are looked at together.
//!
//! The work is bounded for each decision and for the grammar; what it does not
//! reach is left to prediction at run time. Bounds are counts, so the same grammar
//! gives the same decisions each time.

use std::collections::BTreeMap;

use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

use super::Input;
use super::positions::{Place, Positions, Step};
use crate::normalize::cfg::Symbol;
use secateur_tables::Choice;

/// The most tokens that a decision looks at.
pub const TOKENS: usize = 3;

/// Items that may be made for one decision,
const DECISION: u64 = 1 << 16;

/// and for a grammar: so many, and so many more for each of its rules.
const GRAMMAR: u64 = 1 << 21;
const GRAMMAR_RULE: u64 = 1 << 11;

/// The most rows that there may be: the numbers that a row's entry can hold.
const ROWS: usize = (Choice::ADAPTIVE.0 - Choice::FIRST_ROW) as usize;

/// Neighbouring token types with the same choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Run {
    pub(super) first: u16,
    pub(super) last: u16,
    pub(super) choice: u16,
}

/// What further tokens decide: rows of runs, ascending. A token that is in none
/// decides nothing. Rows come before those that lead to them.
#[derive(Default)]
pub(super) struct Further {
    pub(super) rows: Vec<Vec<Run>>,
    index: FxHashMap<Vec<Run>, u16>,
}

/// The place of an item's rule: how many tokens had been read when it began, or
/// [`OUTSIDE`].
type Origin = u8;

/// The rule was at work before the decision.
const OUTSIDE: Origin = TOKENS as Origin;

/// A place in a rule that began there.
type Item = (Place, Origin);

/// Which items read a token: each with the index of its alternative, ascending.
type Reads = Vec<(u32, Item)>;

/// What an alternative may be doing after some tokens.
#[derive(Default)]
struct Level {
    /// Items that read a token.
    reads: Vec<Item>,
    /// By rule, ascending: what is done behind it if it begins here.
    calls: Vec<(u32, Item)>,
}

/// An alternative, after each number of tokens.
struct Alternative {
    number: u16,
    levels: Vec<Level>,
}

/// Looks at more tokens than one.
pub(super) struct Lookahead<'a> {
    input: Input<'a>,
    positions: Positions,
    /// By place and origin: in which level it was met last.
    met: Vec<u32>,
    level: u32,
    /// Items that may still be made for the grammar.
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

    /// Sharpens a rule's row of one token: where that decides nothing
    /// ([`Choice::ADAPTIVE`]), more may. `first` is what each alternative can begin with.
    pub(super) fn sharpen(&mut self, rule: u32, first: &[FixedBitSet], row: &mut [u16]) {
        let open: FixedBitSet = (0..row.len())
            .filter(|&at| row[at] == Choice::ADAPTIVE.0)
            .collect();
        // Higher numbers of alternatives would be those of rows.
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
            let Some(level) = self.level(&[], vec![(place, OUTSIDE)], &mut left) else {
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
        for (tokens, choice) in self.look(all, &wanted, &mut left) {
            for token in tokens {
                row[usize::from(token)] = choice;
            }
        }
        self.left -= budget - left;
    }

    /// What the next token decides between alternatives: groups of tokens, and
    /// the choice of each.
    fn look(
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
            // Each group has its share of the work.
            let share = *left / open.max(1);
            open = open.saturating_sub(1);
            let mut rest = share;
            let choice = self.look_behind(&mut alternatives, &reads, &mut rest);
            *left -= share - rest;
            if choice != Choice::ADAPTIVE.0 {
                found.push((tokens, choice));
            }
        }
        found
    }

    /// Goes on behind a token that these items of these alternatives read.
    fn look_behind(
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
            let Some(level) = self.level(&alternative.levels, seeds, left) else {
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
            true => self.look(inner.iter_mut().collect(), &|_| true, left),
            false => Vec::new(),
        };
        // The levels before the token go back to where they were.
        for (group, mut done) in reads.chunk_by(|a, b| a.0 == b.0).zip(inner) {
            done.levels.pop();
            alternatives[group[0].0 as usize].levels = done.levels;
        }
        self.further.row(found)
    }

    /// The tokens that alternatives can read, by what reads them.
    fn groups(
        &self,
        alternatives: &[&mut Alternative],
        wanted: &dyn Fn(u16) -> bool,
        left: &mut u64,
    ) -> Vec<(Reads, Vec<u16>)> {
        let mut by_token: BTreeMap<u16, Reads> = BTreeMap::new();
        for (index, alternative) in (0..).zip(alternatives) {
            let Some(level) = alternative.levels.last() else {
                continue;
            };
            for &item in &level.reads {
                let mut read = |token: u16| {
                    if wanted(token) {
                        by_token.entry(token).or_default().push((index, item));
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
        for (token, reads) in by_token {
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

    /// All that items lead to without reading; `None` if that takes too long.
    fn level(&mut self, before: &[Level], seeds: Vec<Item>, left: &mut u64) -> Option<Level> {
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
                // It was empty: its callers have seen to that.
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
    /// The choice that leads to a row with these groups of tokens; [`Choice::ADAPTIVE`] if
    /// there are none.
    fn row(&mut self, groups: Vec<(Vec<u16>, u16)>) -> u16 {
        let mut choices: Vec<(u16, u16)> = groups
            .iter()
            .flat_map(|(tokens, choice)| tokens.iter().map(|&token| (token, *choice)))
            .collect();
        choices.sort_unstable();
        let row: Vec<Run> = choices
            .chunk_by(|a, b| a.0 + 1 == b.0 && a.1 == b.1)
            .map(|run| Run {
                first: run[0].0,
                last: run[run.len() - 1].0,
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

/// Takes work from what is left; false if there is not so much.
fn spend(left: &mut u64, work: u64) -> bool {
    let enough = *left >= work;
    *left = left.saturating_sub(work);
    enough
}

/// Whether all items are of one alternative.
fn is_single(reads: &[(u32, Item)]) -> bool {
    reads.iter().all(|read| read.0 == reads[0].0)
}
