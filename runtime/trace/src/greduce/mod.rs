//! GReduce to the letter: Ren et al., "Validity-Preserving Delta Debugging via Generator".
//!
//! [`instrument`] finds the reducible parts of a run (section 3.4), a strategy labels subparts of
//! them as removed ([`SEQUENCE`], [`TREE`]; section 4.3), and [`align`] executes the generator by
//! the reduced trace (sections 3.5 and 4.4). The search is Algorithm 2: every reduced trace is
//! executed and every input tested; if one passes, the reduced trace itself is reduced further.
//!
//! What the paper leaves open, and what was chosen:
//! - How patterns are recognized in a running generator. Declared loops and branches are taken;
//!   other loops are places that recur, if a choice before them is their number ([`Units`]). A
//!   condition is found by a run in which it is decided the other way: what vanishes directly after
//!   it, with nothing in its place, is the block. A block without a choice in it is seen only behind
//!   a choice between false and true.
//! - Removal of a whole reducible part, a node of the tree, removes all its subparts (the initiation
//!   is no node).
//! - A run with more choices than the reduced trace has no operation to remove: under `bypass` it
//!   is halted.
//! - Additional removals of `bypass` are kept when the input passes.
//! - Arbitrary values of `re-align` come from the hash of the reduced trace, so that its execution
//!   can be repeated.
//! - Section 4.4.1 matches decisions by value. Traces have indices for alternatives, so a decision
//!   matches if its index is in range.

mod align;
mod instrument;
mod label;
#[cfg(test)]
mod tests;

#[cfg(doc)]
use crate::units::Units;
pub(crate) use align::align;
pub(crate) use instrument::instrument;
pub(crate) use label::{SEQUENCE, TREE, TREE_STAR};

/// Maximal number of choices of an execution; the paper has no bound.
pub(crate) const MOST_CHOICES: u64 = 1_000_000;
