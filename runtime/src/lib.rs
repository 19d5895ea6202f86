//! Parses an input by a compiled grammar and searches for the smallest tree
//! that keeps a property.
//!
//! ```
//! use secateur_runtime::oracle::FnExecutor;
//! # fn demo(format: &dyn secateur_runtime::format::Format) {
//! use secateur_runtime::search::{Observer, Progress, SearchOptions, reduce};
//!
//! /// Nobody watches.
//! struct Alone;
//! impl Observer for Alone {
//!     fn improved(&mut self, _: &[u8], _: &Progress) -> std::io::Result<()> { Ok(()) }
//!     fn tick(&mut self, _: &Progress) {}
//! }
//!
//! let mut oracle = FnExecutor::new(|text: &[u8]| text.windows(3).any(|w| w == b"bug"));
//! let options = SearchOptions { verify_syntax: false };
//! let smallest = reduce(format, b"[1, \"a bug\", 2]", &mut oracle, &options, &mut Alone);
//! assert_eq!(smallest.unwrap().text, b"\"a bug\"");
//! # }
//! ```
//!
//! The folders are the stages of the work: [`language`] holds the tables that
//! the grammar compiler makes; [`lex`] and [`parse`] read an input by them, and a
//! [`mod@format`] puts the three together;
//! [`tree`] is what is reduced; a [`strategy`] proposes edits, with [`minimize`]
//! for lists; [`search`] drives it against an [`oracle`]; [`session`] keeps the
//! best so far, [`report`] shows how it goes, and [`cli`] is the command line.

#![warn(missing_docs)]

pub mod cli;
pub mod format;
pub mod hooks;
pub mod language;
pub mod lex;
pub mod minimize;
pub mod oracle;
pub mod parse;
pub mod report;
pub mod search;
pub mod session;
pub mod strategy;
pub mod tree;
