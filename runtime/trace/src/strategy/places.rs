//! All choices of a place at once: each takes the simplest decision there is, or, where it
//! is a real number, the highest, since what is there if a random number is below another
//! goes so. If not all may, halves of them do, and so on for a few questions. A handful of
//! candidates take away what one choice after the other would need many for.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use super::{Start, TraceStrategy, TraceStrategyKind};
use crate::base::{Base, Name};
use crate::edit::{TraceEdit, simplest};
use crate::trace::{Choice, Decision, Kind, NodeId, Place, REAL_HIGH};
use secateur_reduce::minimize::{self, ListMinimizer, MinimizerKind};

/// What the command line calls it.
pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "places",
    about: "all choices of the same place become simple at once, or as many as can",
    start: |start| Box::new(Places::new(start)),
};

/// So many candidates of a group may be refused before it is left to what takes the choices one
/// by one.
const REFUSALS: usize = 7;

#[derive(Clone)]
struct Places {
    lists: MinimizerKind,
    /// What is still to be looked at.
    left: VecDeque<(End, Vec<Name>)>,
    now: Option<Work>,
}

/// To which end of their range decisions go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Simplest,
    Highest,
}

impl End {
    /// What is decided at a choice, if that is another decision than it has.
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
    /// By the minimiser's numbers.
    choices: Vec<Name>,
    minimizer: Box<dyn ListMinimizer>,
    refused: usize,
}

impl Places {
    fn new(start: &Start<'_>) -> Self {
        let groups = groups(start.base).into_iter();
        let left = groups.flat_map(|group| [(End::Highest, group.clone()), (End::Simplest, group)]);
        Self {
            lists: start.lists.unwrap_or(minimize::HALVING),
            left: left.collect(),
            now: None,
        }
    }

    /// Those of some choices that are there and would be decided otherwise.
    fn open(base: &Base, end: End, choices: &[Name]) -> Vec<Name> {
        let open = |name: &&Name| decided(base, end, **name).is_some();
        choices.iter().filter(open).copied().collect()
    }
}

/// What a choice would be decided as, if it is there and is not so yet.
fn decided(base: &Base, end: End, name: Name) -> Option<(NodeId, Decision)> {
    let node = base.node(name)?;
    let decision = end.decision(base.trace().choice(node)?)?;
    Some((node, decision))
}

/// The choices of each place, where there are several, in the order in which they begin.
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
                    let minimizer = (self.lists.start)(&vec![1; choices.len()], 0);
                    self.now = Some(Work {
                        end,
                        choices,
                        minimizer,
                        refused: 0,
                    });
                }
                continue;
            };
            let gone = match work.minimizer.propose() {
                Some(gone) if work.refused < REFUSALS => gone,
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
            // They have gone with something else.
            work.minimizer.told(true);
        }
    }

    fn told(&mut self, _: &Base, passed: bool) {
        if let Some(work) = &mut self.now {
            work.refused += usize::from(!passed);
            work.minimizer.told(passed);
        }
    }
}
