//! List minimizers, which decide which elements of a list can go.
//!
//! Each is a deterministic automaton over indices: it proposes a set to delete and records the
//! verdict. It knows no trees, texts or tests, so every strategy can use every minimizer.

mod cdd;
mod ddmin;
mod dfs;
mod halving;
mod one_by_one;
mod probdd;
#[cfg(test)]
mod tests;
mod wdd;

use dyn_clone::DynClone;

/// A search for a small part of a list that keeps a property.
///
/// [`propose`](Self::propose) and [`record_verdict`](Self::record_verdict) alternate. Clones are
/// independent.
pub trait ListMinimizer: DynClone {
    /// Returns the elements to delete next, ascending in the original list; `None` at the end.
    fn propose(&mut self) -> Option<Vec<usize>>;

    /// Records whether the list without the proposed elements passes; if so, these are gone.
    fn record_verdict(&mut self, passed: bool);

    /// Proposes elements independent of the last verdicts first, where possible.
    fn widen(&mut self) {}

    /// Returns the remaining elements, ascending.
    fn remaining(&self) -> &[usize];
}

dyn_clone::clone_trait_object!(ListMinimizer);

/// A list minimizer with its name.
#[derive(Clone, Copy, Debug)]
pub struct MinimizerKind {
    /// The name.
    pub name: &'static str,
    /// One line.
    pub about: &'static str,
    /// Whether the result is always 1-minimal.
    pub minimal: bool,
    /// Starts on a list with these weights, in tokens; at least the given number of elements stays.
    pub start: fn(&[u32], usize) -> Box<dyn ListMinimizer>,
}

/// All minimizers.
pub const MINIMIZERS: &[MinimizerKind] = &[
    ddmin::KIND,
    halving::KIND,
    dfs::KIND,
    probdd::KIND,
    cdd::KIND,
    wdd::KIND,
    probdd::WEIGHTED,
    one_by_one::KIND,
];

pub use ddmin::KIND as DDMIN;
pub(crate) use dfs::KIND as DFS;
pub use halving::KIND as HALVING;

/// Returns the minimizer with a name.
#[must_use]
pub fn find(name: &str) -> Option<MinimizerKind> {
    MINIMIZERS.iter().copied().find(|kind| kind.name == name)
}
