//! Simpler decisions, one choice at a time.
//!
//! Smaller numbers, shorter counts, earlier alternatives, fewer and lower bytes, as in Hypothesis
//! (MacIver and Donaldson, "Test-Case Reduction via Test-Case Generation", ECOOP 2020).

use std::collections::VecDeque;

use super::{Pursuit, Start, TraceStrategy, TraceStrategyKind};
use crate::base::{Base, Name};
use crate::edit::{TraceEdit, distance, simplest};
use crate::trace::{Choice, Decision, Kind, REAL_HIGH};
use secateur_reduce::minimize::{self, ListMinimizer};
use secateur_reduce::search::Decision as Verdict;

pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "numbers",
    about: "simpler decisions: smaller numbers, shorter counts, earlier alternatives, fewer bytes",
    start: |start| Box::new(Numbers::new(start)),
    pursuit: Pursuit::Smaller,
};

/// Earlier alternatives tried, at most.
const ALTERNATIVES: i128 = 16;
/// Alternatives at most of a choice that tries all, also those not simpler.
const FEW: i128 = 6;
/// Bisection steps of a real number.
const REAL_STEPS: u32 = 6;

#[derive(Clone)]
struct Numbers {
    left: VecDeque<Name>,
    now: Option<(Name, Work)>,
}

#[derive(Clone)]
enum Work {
    Each(VecDeque<i128>),
    /// Bisection between a rejected and the current value.
    Between {
        rejected: i128,
        steps: u32,
        tried: i128,
    },
    Shorter(Box<Bytes>),
    Zeros(Box<Bytes>),
}

#[derive(Clone)]
struct Bytes {
    all: Vec<u8>,
    /// Indices into the bytes, by element of the minimizer.
    places: Vec<usize>,
    minimizer: Box<dyn ListMinimizer>,
}

impl Bytes {
    fn new(all: &[u8], places: Vec<usize>, least: usize) -> Box<Self> {
        let minimizer = (minimize::HALVING.start)(&vec![1; places.len()], least);
        Box::new(Self {
            all: all.to_vec(),
            places,
            minimizer,
        })
    }

    /// Returns the indices to delete, with those already deleted.
    fn propose(&mut self) -> Option<Vec<usize>> {
        let gone = self.minimizer.propose()?;
        let stays = |at: &usize| {
            self.minimizer.remaining().binary_search(at).is_ok() && gone.binary_search(at).is_err()
        };
        let numbers = (0..self.places.len()).filter(|at| !stays(at));
        Some(numbers.map(|at| self.places[at]).collect())
    }
}

impl Numbers {
    fn new(start: &Start<'_>) -> Self {
        let trace = start.base.trace();
        let choices = trace.nodes().filter(|&node| trace.choice(node).is_some());
        Self {
            left: choices.map(|node| start.base.name(node)).collect(),
            now: None,
        }
    }

    fn begin(choice: &Choice) -> Option<Work> {
        match &choice.decision {
            Decision::Order(_) => None,
            Decision::Bytes(bytes) => {
                let least = usize::try_from(choice.low).unwrap_or(0);
                let places = (0..bytes.len()).collect();
                Some(Work::Shorter(Bytes::new(bytes, places, least)))
            }
            Decision::Number(number) => {
                let (low, high) = (choice.low, choice.high);
                let mut values = vec![simplest(choice)];
                match choice.kind {
                    Kind::Pick => values.extend(1..*number.min(&ALTERNATIVES)),
                    Kind::Real => values.extend([2, 4].map(|part| (REAL_HIGH + 1) / part)),
                    // The same distance on the other side of 0.
                    Kind::Range if *number < 0 => values.push(-number),
                    _ => {}
                }
                let now = distance(choice, *number);
                values.retain(|&v| (low..=high).contains(&v) && distance(choice, v) < now);
                // A decision that is not simpler may still print less: the other branch.
                match choice.kind {
                    Kind::Real => values.push(high),
                    _ if high - low < FEW => values.extend(low..=high),
                    _ => {}
                }
                let mut known = Vec::new();
                values.retain(|&value| {
                    let new = value != *number && !known.contains(&value);
                    known.push(value);
                    new
                });
                let values = VecDeque::from(values);
                Some(Work::Each(values))
            }
        }
    }

    fn next(choice: &Choice, work: &mut Work) -> Option<Decision> {
        loop {
            match work {
                Work::Each(values) => {
                    if let Some(value) = values.pop_front() {
                        return Some(Decision::Number(value));
                    }
                    let number = choice.number()?;
                    if number == simplest(choice) {
                        return None;
                    }
                    *work = Work::Between {
                        rejected: simplest(choice),
                        steps: if choice.kind == Kind::Real {
                            REAL_STEPS
                        } else {
                            64
                        },
                        tried: number,
                    };
                }
                Work::Between {
                    rejected,
                    steps,
                    tried,
                } => {
                    let number = choice.number()?;
                    if *steps == 0 || number.abs_diff(*rejected) < 2 {
                        return None;
                    }
                    *steps -= 1;
                    *tried = *rejected + (number - *rejected) / 2;
                    return Some(Decision::Number(*tried));
                }
                Work::Shorter(bytes) => {
                    if let Some(gone) = bytes.propose() {
                        let kept = (0..bytes.all.len()).filter(|at| !gone.contains(at));
                        return Some(Decision::Bytes(kept.map(|at| bytes.all[at]).collect()));
                    }
                    let Decision::Bytes(left) = &choice.decision else {
                        return None;
                    };
                    let places = (0..left.len()).filter(|&at| left[at] != 0).collect();
                    *work = Work::Zeros(Bytes::new(left, places, 0));
                }
                Work::Zeros(bytes) => {
                    let zeros = bytes.propose()?;
                    let mut all = bytes.all.clone();
                    for at in zeros {
                        all[at] = 0;
                    }
                    return Some(Decision::Bytes(all));
                }
            }
        }
    }
}

impl TraceStrategy for Numbers {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        loop {
            let Some((name, work)) = &mut self.now else {
                let name = self.left.pop_front()?;
                let choice = base.node(name).and_then(|node| base.trace().choice(node));
                self.now = choice.and_then(Self::begin).map(|work| (name, work));
                continue;
            };
            let found = base.node(*name);
            let choice = found.and_then(|node| base.trace().choice(node));
            let next = choice.and_then(|choice| Self::next(choice, work));
            let (Some(node), Some(decision)) = (found, next) else {
                self.now = None;
                continue;
            };
            let mut edit = TraceEdit::new();
            edit.decide(node, decision);
            return Some(edit);
        }
    }

    /// While a verdict is missing, the next choices take their turns.
    fn record(&mut self, base: &Base, decisions: &[Verdict]) {
        for decision in decisions {
            match decision {
                Verdict::Open => self.now = None,
                _ => self.record_verdict(base, *decision == Verdict::Accepted),
            }
        }
    }

    fn record_verdict(&mut self, base: &Base, passed: bool) {
        let Some((name, work)) = &mut self.now else {
            return;
        };
        match work {
            Work::Each(values) => {
                if passed {
                    // Later values have to be simpler than the accepted one.
                    let choice = base.node(*name).and_then(|node| base.trace().choice(node));
                    let now = choice.and_then(Choice::number);
                    values.retain(|&value| {
                        let Some((choice, now)) = choice.zip(now) else {
                            return false;
                        };
                        distance(choice, value) < distance(choice, now)
                    });
                }
            }
            Work::Between {
                rejected, tried, ..
            } => {
                if !passed {
                    *rejected = *tried;
                }
            }
            Work::Shorter(bytes) | Work::Zeros(bytes) => bytes.minimizer.record_verdict(passed),
        }
    }
}
