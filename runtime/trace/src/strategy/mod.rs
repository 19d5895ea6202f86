//! Strategies for traces: which run to try next.
//!
//! As those for trees, they are deterministic automata that can be cloned, so that a
//! copy can run ahead. A new one is a file here and a line in [`STRATEGIES`].

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
use super::policy::Policy;
use secateur_reduce::minimize::MinimizerKind;

/// Proposes edits to a run.
///
/// [`propose`](Self::propose) and [`told`](Self::told) alternate. A clone goes its
/// own way from there.
pub trait TraceStrategy: DynClone {
    /// The next edit of the run; `None` when it is done with this round.
    fn propose(&mut self, base: &Base) -> Option<TraceEdit>;

    /// Whether what the generator made of the proposed edit was accepted. If so, `base`
    /// is that run.
    fn told(&mut self, base: &Base, passed: bool);
}

dyn_clone::clone_trait_object!(TraceStrategy);

/// What a strategy starts with.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The run.
    pub base: &'a Base,
    /// The list minimiser that was asked for, if one was.
    pub lists: Option<MinimizerKind>,
    /// What is done when a run leaves its trace.
    pub policy: Policy,
}

/// A strategy by name.
#[derive(Clone, Copy, Debug)]
pub struct TraceStrategyKind {
    /// What it is called.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// Starts it.
    pub start: fn(&Start<'_>) -> Box<dyn TraceStrategy>,
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
];

/// Those that run if nothing else is asked for.
pub const DEFAULT: &[TraceStrategyKind] = &[
    places::KIND,
    hdd::KIND,
    queue::KIND,
    numbers::KIND,
    others::KIND,
    sorted::KIND,
];

/// The strategy of a name.
#[must_use]
pub fn find(name: &str) -> Option<TraceStrategyKind> {
    STRATEGIES.iter().copied().find(|kind| kind.name == name)
}
