//! GReduce as published.
//!
//! Ren et al., "Validity-Preserving Delta Debugging via Generator Trace Reduction".
//!
//! [`instrument`] finds the reducible parts of a run (section 3.4), a strategy labels subparts as
//! removed ([`SEQUENCE`], [`TREE`]; section 4.3), and [`align`] executes the generator by the
//! reduced trace (sections 3.5, 4.4). The search is Algorithm 2: every reduced trace is executed
//! and every input tested, unless the verdict is known; if one passes, the reduced trace itself is
//! reduced further.
//!
//! The paper leaves open:
//! - Patterns in a running generator. Loops are declared, or recurring places whose number a
//!   preceding choice states ([`Units`]); an iteration without a choice is seen only if declared.
//!   Branches are declared, or conditions found by a run in which a true one is false: the block is
//!   what vanishes directly after, also if it only depends on the block. True is a value, or a real
//!   number below its bound, which is then no count.
//! - Iterations of undeclared loops begin at the place that recurs, before any condition there. The
//!   last one ends at a place that no earlier one has, but for the blocks of its conditions.
//! - Blocks without a choice. After a value one is seen if the other value changes the input, which
//!   it also does where the value is printed; after a real number only if the largest changes the
//!   input and zero does not. A block with another one in its place, as under an `else` that makes
//!   choices, counts as one without: its choices stay unlabeled, parts in it are not its children.
//! - Removing a reducible part, a node of the tree, removes all its subparts; its initiation is no
//!   node.
//! - `bypass` halts a run with more choices than the reduced trace: there is no operation to
//!   remove.
//! - Loops that have a least number of iterations above 0, which the paper's have not. A smaller
//!   number is illegal; `re-align` takes the least instead, an arbitrary one would add iterations.
//! - Additional removals of `bypass` are kept when the input passes.
//! - The corresponding operation of `re-align`: the first later child, of the same kind and place,
//!   of the part that matches the open one. Those before it are lost to the rest of the run.
//! - Arbitrary values of `re-align` come from the reduced trace's hash, which makes its execution
//!   repeatable.
//! - The equality of values in two executions (section 4.4.1). Clients compare texts; an object
//!   that is equal only to itself has none and matches by its index, and orders match if legal.

mod align;
mod instrument;
mod label;
#[cfg(test)]
mod tests;

#[cfg(doc)]
use crate::units::Units;
pub(crate) use align::align;
pub(crate) use instrument::{instrument, valued};
pub(crate) use label::{SEQUENCE, TREE, TREE_STAR};

/// Maximal number of choices of an execution; the paper has no bound.
pub(crate) const MOST_CHOICES: u64 = 1_000_000;
