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
use secateur_reduce::minimize::MinimizerKind;
use secateur_reduce::search::Decision;
use smallvec::SmallVec;

/// Proposes edits to a run.
///
/// [`propose`](Self::propose) and [`record_verdict`](Self::record_verdict) alternate. A clone is
/// independent.
pub trait TraceStrategy: DynClone {
    /// Returns the next edit of the run; `None` at the end of the round.
    fn propose(&mut self, base: &Base) -> Option<TraceEdit>;

    /// Records whether the run of the proposed edit was accepted; if so, `base` is that run.
    fn record_verdict(&mut self, base: &Base, passed: bool);

    /// Proposes at most `width` edits, none of which depends on another's verdict; none at the
    /// round's end.
    fn propose_batch(&mut self, base: &Base, width: usize) -> SmallVec<[TraceEdit; 1]> {
        debug_assert!(width > 0);
        self.propose(base).into_iter().collect()
    }

    /// Records the verdicts on the edits of the last batch, in their order.
    ///
    /// An accepted edit is the last of them; the rest of the batch is void.
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
    /// The user's list minimizer.
    pub lists: Option<MinimizerKind>,
    /// Reaction to a run that leaves its trace.
    pub policy: Policy,
    /// The reducible parts of GReduce's patterns, unless the pursuit is [`Pursuit::Smaller`].
    pub(crate) parts: Option<&'a Units>,
}

impl<'a> Start<'a> {
    /// Creates the input of a start with the strategy's own list minimizer.
    ///
    /// Published strategies then know the reducible parts that the trace shows.
    #[must_use]
    pub const fn new(base: &'a Base, policy: Policy) -> Self {
        Self {
            base,
            lists: None,
            policy,
            parts: None,
        }
    }
}

/// A strategy by name.
#[derive(Clone, Copy, Debug)]
pub struct TraceStrategyKind {
    /// Name on the command line.
    pub name: &'static str,
    /// Description in one line.
    pub about: &'static str,
    /// Starts the strategy.
    pub start: fn(&Start<'_>) -> Box<dyn TraceStrategy>,
    /// The treatment of the strategy's edits.
    pub pursuit: Pursuit,
}

/// The treatment of a strategy's edits by the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pursuit {
    /// Tests smaller inputs, continues with the actual run, and repeats to the fixpoint.
    Smaller,
    /// Follows Algorithm 2 of GReduce ([`crate::greduce`]), once.
    ///
    /// Every input is tested, and the search continues with the reduced trace.
    Once,
    /// Follows Algorithm 2 of GReduce to the strategy's fixpoint.
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
