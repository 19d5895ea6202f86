//! The search for the smallest input that keeps a property.
//!
//! An input of ten thousand lines that crashes a compiler has ten that matter. Deleting
//! lines at random makes texts that are no programs, and each costs a run of the compiler.
//! With the grammar at hand every candidate is a program, and whole functions and
//! statements go at once. This crate knows no language: it works on the trees that
//! `secateur-syntax` makes, by the tables of a language such as `secateur-json`.
//!
//! A *strategy* ([`mod@strategy`]) is a deterministic state machine: it proposes an edit of
//! the tree and records the verdict. Lists are reduced by a list minimizer ([`minimize`]).
//! The *search* ([`mod@search`]) prints candidates, asks an [`executor`] for verdicts,
//! remembers them, and makes an accepted candidate the new tree, round by round until
//! nothing becomes smaller:
//!
//! ```text
//! tree ──▶ strategy ──edit──▶ search ──candidate──▶ executor ──verdict──▶ search ──▶ tree …
//! ```
//!
//! While tests run, a copy of the strategy runs ahead as if they were rejected, so that
//! several run at once and the result does not depend on how many. What verdicts teach
//! ([`learning`]) decides what is tried first; a plug-in joins in as a [`transform`].
//!
//! A property that is a function of this process is reduced with by a [`Reducer`], whose
//! documentation has an example.
//!
//! With tests that run elsewhere, several at a time, implement [`executor::Executor`] and
//! call [`search::reduce`]. A list minimizer can be used alone:
//!
//! ```
//! use secateur_reduce::minimize::find;
//!
//! let words = ["a", "few", "words", "and", "a", "bug", "among", "them"];
//! let halving = find("halving").expect("it is there");
//! let mut minimizer = (halving.start)(&[1; 8], 0);
//! while let Some(gone) = minimizer.propose() {
//!     let left = minimizer.remaining().iter().filter(|at| !gone.contains(at));
//!     let fails = left.map(|&at| words[at]).any(|word| word == "bug");
//!     minimizer.record_verdict(fails);
//! }
//! assert_eq!(minimizer.remaining(), [5]);
//! ```

#![warn(missing_docs)]

pub mod executor;
pub mod learning;
mod library;
pub mod minimize;
pub mod search;
pub mod strategy;
pub mod transform;

pub use library::{OnPanic, Reducer};
