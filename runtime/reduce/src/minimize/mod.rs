//! List minimizers: which elements of a list can go?
//!
//! A minimizer is a deterministic automaton over the numbers of a list's
//! elements: it proposes a set to delete and hears whether that passed. It knows
//! nothing of trees, texts and tests, so every strategy that reduces lists can
//! use every minimizer.

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

/// Finds a small part of a list that still has a property.
///
/// [`propose`](Self::propose) and [`record_verdict`](Self::record_verdict) alternate. A clone goes its
/// own way from there.
pub trait ListMinimizer: DynClone {
    /// Returns the elements to delete next, as ascending indices into the original list.
    ///
    /// `None` at the end.
    fn propose(&mut self) -> Option<Vec<usize>>;

    /// Whether the list without the proposed elements has the property; if so
    /// they are gone.
    fn record_verdict(&mut self, passed: bool);

    /// The elements that are left, ascending.
    fn remaining(&self) -> &[usize];
}

dyn_clone::clone_trait_object!(ListMinimizer);

/// Makes a minimizer for lists.
#[derive(Clone, Copy, Debug)]
pub struct MinimizerKind {
    /// The name.
    pub name: &'static str,
    /// The description, in a line.
    pub about: &'static str,
    /// Whether what it leaves is always 1-minimal: no single element can go.
    pub minimal: bool,
    /// Starts a minimizer on a list with these weights (tokens).
    ///
    /// At least the given number of elements (0, 1, …) has to stay.
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

/// The minimizer of a name.
#[must_use]
pub fn find(name: &str) -> Option<MinimizerKind> {
    MINIMIZERS.iter().copied().find(|kind| kind.name == name)
}
