//! Parses an input by a compiled grammar and searches for the smallest tree
//! that keeps a property.
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
//! The folders are the stages of the work: [`language`] holds the tables that
//! the grammar compiler makes; [`lex`] and [`parse`] read an input by them, and a
//! [`mod@format`] puts the three together;
//! [`tree`] is what is reduced; a [`strategy`] proposes edits, with [`minimize`]
//! for lists; [`learn`] holds what texts and verdicts taught; [`search`] drives it all
//! against an [`oracle`]; [`session`] keeps the best so far, [`report`] shows how it
//! goes, and [`cli`] is the command line.

#![warn(missing_docs)]

pub mod cli;
pub mod format;
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
pub mod session;
pub mod strategy;
pub mod tree;

pub use library::{Options, reduce};
