//! Strategies: what to try next.
//!
//! A strategy is a deterministic automaton over a tree: it proposes an edit and
//! hears whether it passed. It owns no oracle, no thread, no clock and no
//! randomness without a seed. That is what makes speculation possible (a copy
//! runs ahead along the path on which everything is refused) and runs
//! repeatable. A new strategy is a new file here and a line in [`STRATEGIES`].

mod candidates;
mod lists;
mod perses_pardis;

pub use perses_pardis::PersesPardis;

use crate::language::Language;
use crate::tree::{Edit, Tree};

/// Proposes edits to a tree.
///
/// [`propose`](Self::propose) and [`told`](Self::told) alternate.
pub trait Strategy {
    /// The next edit, which makes the tree smaller; `None` when it is done with
    /// this round.
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit>;

    /// Whether the proposed edit passed. If so, `tree` has it applied.
    fn told(&mut self, tree: &Tree, passed: bool);

    /// How many nodes it is done with in this round; for an estimate of what is left.
    fn looked_at(&self) -> usize {
        0
    }

    /// A copy that goes its own way from here.
    fn fork(&self) -> Box<dyn Strategy>;
}

/// A strategy by name.
#[derive(Clone, Copy, Debug)]
pub struct StrategyKind {
    /// What it is called.
    pub name: &'static str,
    /// Starts it on a freshly parsed tree.
    pub start: fn(&Tree) -> Box<dyn Strategy>,
}

/// All strategies; the first is the default.
pub const STRATEGIES: &[StrategyKind] = &[perses_pardis::KIND];
