//! List minimisers: which elements of a list can go?
//!
//! A minimiser is a deterministic automaton over the numbers of a list's
//! elements: it proposes a set to delete and hears whether that passed. It knows
//! nothing of trees, texts and tests, so every strategy that reduces lists can
//! use every minimiser.

mod ddmin;
mod halving;
#[cfg(test)]
mod tests;

pub use ddmin::Ddmin;
pub use halving::Halving;

/// Finds a small part of a list that still has a property.
///
/// [`propose`](Self::propose) and [`told`](Self::told) alternate.
pub trait ListMinimizer {
    /// The elements whose deletion is to be tested next, as ascending numbers
    /// into the original list; `None` when it is done.
    fn propose(&mut self) -> Option<Vec<usize>>;

    /// Whether the list without the proposed elements has the property; if so
    /// they are gone.
    fn told(&mut self, passed: bool);

    /// The elements that are left, ascending.
    fn remaining(&self) -> &[usize];

    /// A copy that goes its own way from here.
    fn fork(&self) -> Box<dyn ListMinimizer>;
}

/// Makes a minimiser for lists.
#[derive(Clone, Copy, Debug)]
pub struct MinimizerKind {
    /// What it is called.
    pub name: &'static str,
    /// Starts one on a list whose elements have these weights (tokens), of which
    /// at least the given number (0, 1, …) has to stay.
    pub start: fn(&[u32], usize) -> Box<dyn ListMinimizer>,
}

/// All minimisers.
pub const MINIMIZERS: &[MinimizerKind] = &[ddmin::KIND, halving::KIND];

/// The minimiser of a name.
#[must_use]
pub fn find(name: &str) -> Option<MinimizerKind> {
    MINIMIZERS.iter().copied().find(|kind| kind.name == name)
}
