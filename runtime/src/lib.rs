//! Parses an input by a compiled grammar and searches for the smallest tree
//! that keeps a property.
//!
//! Whoever has a file of ten thousand lines that crashes a compiler wants the ten
//! that matter. Taking lines away at random makes texts that are no programs, and
//! each costs a run of the compiler. With the grammar at hand every variant is a
//! program, and whole functions and statements go at once. This crate is the engine:
//! it knows no language, only the tables that `grammar-compiler` makes of a grammar.
//! A crate such as `secateur-json` has the tables of one.
//!
//! A fuzzer or a property-testing framework reduces in its own process:
//!
//! ```
//! use secateur_runtime::format::TableFormat;
//! use secateur_runtime::{Options, reduce};
//! # fn demo(language: secateur_runtime::language::Language) -> Result<(), secateur_runtime::search::ReduceError> {
//! # let format = &TableFormat::new(language);
//!
//! // `format` is `&secateur_json::FORMAT` or that of any other generated crate.
//! let fails = |text: &[u8]| text.windows(3).any(|w| w == b"bug");
//! let smallest = reduce(format, b"[1, \"a bug\", 2]", fails, Options::default())?;
//! assert_eq!(smallest.text, b"\"a bug\"");
//! # Ok(())
//! # }
//! ```
//!
//! With tests that run elsewhere, several at a time, implement
//! [`oracle::Executor`] and call [`search::reduce`].
//!
//! # Automata that propose and are told
//!
//! Whatever decides what to try next is a deterministic automaton without an oracle:
//! it proposes and is told what came of it. So a copy can run ahead while a test is
//! running, a run can be repeated and resumed, and any part can be used alone. A
//! list minimiser, driven by hand:
//!
//! ```
//! use secateur_runtime::minimize::find;
//!
//! let words = ["a", "few", "words", "and", "a", "bug", "among", "them"];
//! let halving = find("halving").expect("it is there");
//! let mut minimizer = (halving.start)(&[1; 8], 0);
//! while let Some(gone) = minimizer.propose() {
//!     let left = minimizer.remaining().iter().filter(|at| !gone.contains(at));
//!     let fails = left.map(|&at| words[at]).any(|word| word == "bug");
//!     minimizer.told(fails);
//! }
//! assert_eq!(minimizer.remaining(), [5]);
//! ```
//!
//! # The rooms
//!
//! The folders are the stages of the work: [`language`] holds the tables that
//! the grammar compiler makes; [`lex`] and [`parse`] read an input by them, with
//! [`hooks`] for what a grammar leaves to code, and a [`mod@format`] puts them
//! together; [`tree`] is what is reduced; a [`strategy`] proposes edits, with
//! [`minimize`] for lists, or a [`plugin`] does; [`learn`] holds what texts and
//! verdicts taught; [`search`] drives it all against an
//! [`oracle`]; [`session`] keeps the best so far, [`history`] how it came about,
//! [`report`] shows how it goes, [`generate`] reduces runs of generators, among them
//! the sentences ([`mod@sentence`]) of a language, and [`cli`] is the command line. What may
//! use what is in the handbook, in `docs/architecture.md`.

#![warn(missing_docs)]

pub mod cli;
pub mod format;
pub mod generate;
pub mod history;
pub mod hooks;
pub mod language;
pub mod learn;
pub mod lex;
mod library;
pub mod minimize;
pub mod oracle;
pub mod parse;
pub mod plugin;
pub mod report;
pub mod search;
pub mod sentence;
pub mod session;
pub mod strategy;
pub mod tree;

pub use library::{Options, reduce};
