//! GReduce to the letter: Ren et al., "Validity-Preserving Delta Debugging via Generator".
//!
//! [`instrument`] finds the reducible parts of a run (section 3.4), a strategy labels subparts as
//! removed ([`SEQUENCE`], [`TREE`]; section 4.3), and [`align`] executes the generator by the
//! reduced trace (sections 3.5 and 4.4). The search is Algorithm 2: every reduced trace is executed
//! and every input tested; if one passes, the reduced trace itself is reduced further.
//!
//! Decisions that the paper leaves open:
//! - Patterns in a running generator: declared loops and branches; other loops are recurring places
//!   whose number a preceding choice states ([`Units`]). A condition is found by a run with its
//!   other decision: the block is what vanishes directly after it, with nothing in its place. A
//!   block without a choice is seen only after a choice between false and true.
//! - Removing a whole reducible part, a node of the tree, removes all its subparts; its initiation
//!   is no node.
//! - `bypass` halts a run with more choices than the reduced trace, since there is no operation to
//!   remove.
//! - Additional removals of `bypass` are kept when the input passes.
//! - Arbitrary values of `re-align` come from the hash of the reduced trace: its execution is
//!   repeatable.
//! - Section 4.4.1 matches decisions by value. Traces have indices for alternatives: a decision
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
