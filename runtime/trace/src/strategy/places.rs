//! All choices of one place at once.
//!
//! Each takes its simplest decision, or, for a real number, the highest, which makes `random() < p`
//! false; if not all may change, halves are tried. A few candidates replace many of one choice
//! each.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use super::{Lists, Pursuit, Start, TraceStrategy, TraceStrategyKind};
use crate::base::{Base, Name};
use crate::edit::{TraceEdit, simplest};
use crate::trace::{Choice, Decision, Kind, NodeId, Place, REAL_HIGH};
use secateur_reduce::minimize::{self, ListMinimizer};

pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "places",
    about: "all choices of the same place become simple at once, or as many as can",
    start: |start| Box::new(Places::new(start)),
    pursuit: Pursuit::Smaller,
};

/// Rejections of a group, before other strategies change its choices one at a time.
const MAX_REJECTIONS: usize = 7;

#[derive(Clone)]
struct Places {
    lists: Lists,
    left: VecDeque<(End, Vec<Name>)>,
    now: Option<Work>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Simplest,
    Highest,
}

impl End {
    fn decision(self, choice: &Choice) -> Option<Decision> {
        let number = choice.number()?;
        let end = match (self, choice.kind) {
            (Self::Simplest, _) => simplest(choice),
            (Self::Highest, Kind::Real) => REAL_HIGH,
            (Self::Highest, _) => return None,
        };
        (end != number).then_some(Decision::Number(end))
    }
}

#[derive(Clone)]
struct Work {
    end: End,
    choices: Vec<Name>,
    minimizer: Box<dyn ListMinimizer>,
    rejected: usize,
}

impl Places {
    fn new(start: &Start<'_>) -> Self {
        let groups = groups(start.base).into_iter();
        let left = groups.flat_map(|group| [(End::Highest, group.clone()), (End::Simplest, group)]);
        Self {
            lists: start.lists(minimize::HALVING),
            left: left.collect(),
            now: None,
        }
    }

    fn open(base: &Base, end: End, choices: &[Name]) -> Vec<Name> {
        let open = |name: &&Name| decided(base, end, **name).is_some();
        choices.iter().filter(open).copied().collect()
    }
}

fn decided(base: &Base, end: End, name: Name) -> Option<(NodeId, Decision)> {
    let node = base.node(name)?;
    let decision = end.decision(base.trace().choice(node)?)?;
    Some((node, decision))
}

/// Returns the choices of each place that has several, by first occurrence.
fn groups(base: &Base) -> Vec<Vec<Name>> {
    let trace = base.trace();
    let mut numbers: FxHashMap<(Kind, &Place), usize> = FxHashMap::default();
    let mut groups: Vec<Vec<Name>> = Vec::new();
    for node in trace.nodes() {
        let Some(choice) = trace.choice(node) else {
            continue;
        };
        let place = (choice.kind, &choice.place);
        let number = *numbers.entry(place).or_insert(groups.len());
        if number == groups.len() {
            groups.push(Vec::new());
        }
        groups[number].push(base.name(node));
    }
    groups.retain(|group| group.len() > 1);
    groups
}

impl TraceStrategy for Places {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        loop {
            let Some(work) = &mut self.now else {
                let (end, group) = self.left.pop_front()?;
                let choices = Self::open(base, end, &group);
                if !choices.is_empty() {
                    let minimizer = self.lists.start(&vec![1; choices.len()], 0);
                    self.now = Some(Work {
                        end,
                        choices,
                        minimizer,
                        rejected: 0,
                    });
                }
                continue;
            };
            let gone = match work.minimizer.propose() {
                Some(gone) if work.rejected < MAX_REJECTIONS => gone,
                _ => {
                    self.now = None;
                    continue;
                }
            };
            let mut edit = TraceEdit::new();
            for at in gone {
                if let Some((node, decision)) = decided(base, work.end, work.choices[at]) {
                    edit.decide(node, decision);
                }
            }
            if !edit.is_empty() {
                return Some(edit);
            }
            // An earlier edit deleted these choices.
            work.minimizer.record_verdict(true);
        }
    }

    fn record_verdict(&mut self, _: &Base, passed: bool) {
        if let Some(work) = &mut self.now {
            work.rejected += usize::from(!passed);
            work.minimizer.record_verdict(passed);
        }
    }
}
