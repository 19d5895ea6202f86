//! The search for the smallest input that keeps a property.
//!
//! Random deletions of lines mostly leave no program, and each costs a run of the compiler. With a
//! grammar every candidate is a program, and whole functions go at once. This crate works on trees
//! of `secateur-syntax`, by the tables of any language, such as `secateur-json`.
//!
//! A *strategy* ([`mod@strategy`]) is a deterministic automaton that proposes edits of the tree and
//! records verdicts; a list minimizer ([`minimize`]) reduces lists. The *search* ([`mod@search`])
//! prints candidates, gets verdicts from an [`executor`] and remembers them. An accepted candidate
//! is the next *base*, the current smallest input, until a round changes nothing:
//!
//! ```text
//! tree ──▶ strategy ──edit──▶ search ──candidate──▶ executor ──verdict──▶ search ──▶ tree …
//! ```
//!
//! While tests run, the strategy runs ahead as if they were rejected; a copy from before each test
//! continues if that test accepts. So several tests run at once, and the result does not depend on
//! their number. Estimates from verdicts ([`learning`]) order edits; a plug-in is a [`transform`].
//!
//! An [`executor::Verdict`] makes the kernel accept or reject an edit; the journal records `passed`
//! or `refused`.
//!
//! For a property that is a function, use a [`Reducer`]; for other tests, implement
//! [`executor::Executor`] and call [`search::reduce`]. A list minimizer works alone:
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
