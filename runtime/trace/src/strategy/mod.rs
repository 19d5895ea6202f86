//! Strategies for traces: deterministic automata, clonable so that a clone can run ahead.
//!
//! A new one is a file here and a line in [`STRATEGIES`].

mod hdd;
mod numbers;
mod others;
mod places;
mod queue;
mod sequence;
mod sorted;
#[cfg(test)]
mod tests;

use dyn_clone::DynClone;

use super::base::Base;
use super::edit::TraceEdit;
use super::greduce;
use super::policy::Policy;
use super::units::Units;
use secateur_reduce::minimize::{ListMinimizer, MinimizerKind};
use secateur_reduce::search::Decision;
use smallvec::SmallVec;

/// A proposer of edits of a run.
///
/// [`propose`](Self::propose) and [`record_verdict`](Self::record_verdict) alternate. Clones are
/// independent.
pub trait TraceStrategy: DynClone {
    /// Returns the next edit; `None` at the round's end.
    fn propose(&mut self, base: &Base) -> Option<TraceEdit>;

    /// Records whether the edit was accepted; if so, `base` is its run.
    fn record_verdict(&mut self, base: &Base, passed: bool);

    /// Proposes at most `width` independent edits; none at the round's end.
    fn propose_batch(&mut self, base: &Base, width: usize) -> SmallVec<[TraceEdit; 1]> {
        debug_assert!(width > 0);
        self.propose(base).into_iter().collect()
    }

    /// Records the verdicts on the last batch, in order.
    ///
    /// An accepted edit is the last; the rest is void.
    fn record(&mut self, base: &Base, decisions: &[Decision]) {
        for decision in decisions {
            self.record_verdict(base, *decision == Decision::Accepted);
        }
    }
}

dyn_clone::clone_trait_object!(TraceStrategy);

/// The input of a strategy's start.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The base.
    pub base: &'a Base,
    /// The requested list minimizer.
    pub lists: Option<MinimizerKind>,
    /// The reaction to a run that leaves its trace.
    pub policy: Policy,
    /// The reducible parts of GReduce's patterns, unless [`Pursuit::Smaller`].
    pub(crate) parts: Option<&'a Units>,
    /// Whether the search has epochs.
    pub(crate) is_wide: bool,
}

/// The list minimizer of a strategy.
#[derive(Clone, Copy)]
struct Lists {
    kind: MinimizerKind,
    is_wide: bool,
}

impl Lists {
    fn start(self, weights: &[u32], least: usize) -> Box<dyn ListMinimizer> {
        let mut minimizer = (self.kind.start)(weights, least);
        if self.is_wide {
            minimizer.widen();
        }
        minimizer
    }
}

impl<'a> Start<'a> {
    /// Creates an input with the strategy's own list minimizer.
    ///
    /// Published strategies then know the reducible parts that the trace shows.
    #[must_use]
    pub const fn new(base: &'a Base, policy: Policy) -> Self {
        Self {
            base,
            lists: None,
            policy,
            parts: None,
            is_wide: false,
        }
    }

    fn lists(&self, usual: MinimizerKind) -> Lists {
        Lists {
            kind: self.lists.unwrap_or(usual),
            is_wide: self.is_wide,
        }
    }
}

/// A strategy by name.
#[derive(Clone, Copy, Debug)]
pub struct TraceStrategyKind {
    /// The name on the command line.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// Starts the strategy.
    pub start: fn(&Start<'_>) -> Box<dyn TraceStrategy>,
    /// The treatment of its edits.
    pub pursuit: Pursuit,
}

/// The treatment of a strategy's edits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pursuit {
    /// Tests smaller inputs, continues with the actual run, and repeats to the fixpoint.
    Smaller,
    /// Follows Algorithm 2 of GReduce ([`crate::greduce`]), once.
    ///
    /// Every input is tested, and the search continues with the reduced trace.
    Once,
    /// The same to the strategy's fixpoint.
    Fixpoint,
}

/// All strategies.
pub const STRATEGIES: &[TraceStrategyKind] = &[
    places::KIND,
    hdd::KIND,
    queue::KIND,
    numbers::KIND,
    others::KIND,
    sorted::KIND,
    sequence::KIND,
    greduce::SEQUENCE,
    greduce::TREE,
    greduce::TREE_STAR,
];

/// The default strategies.
pub const DEFAULT: &[TraceStrategyKind] = &[
    places::KIND,
    hdd::KIND,
    queue::KIND,
    numbers::KIND,
    others::KIND,
    sorted::KIND,
];

/// Returns the strategy with a name.
#[must_use]
pub fn find(name: &str) -> Option<TraceStrategyKind> {
    STRATEGIES.iter().copied().find(|kind| kind.name == name)
}
