//! Lexer, parser and syntax tree of any language, driven by its tables.
//!
//! The lexer's automaton splits the text into tokens ([`lex`]), with a [`hook`] for what a grammar
//! leaves to code; the parser ([`parse`]) decides by tables and adaptive prediction, interpreted or
//! compiled; the result is a [`tree`] over the tokens. *Edits* delete or replace ranges of tokens:
//! a candidate's size and fingerprint are arithmetic on the edit, its text is printed on demand. A
//! [`mod@format`] combines these for one language, and reads inputs that do not parse
//! ([`format::Tolerant`]); [`mod@sentence`] makes random texts.
//!
//! The crate runs no property test and chooses no edit: `secateur-reduce` does.
//!
//! ```
//! use secateur_syntax::format::Format;
//! use secateur_syntax::parse::{Parser, SyntaxError};
//!
//! /// The number of nodes of a text, for any language.
//! fn nodes(format: &dyn Format, text: &[u8]) -> Result<usize, SyntaxError> {
//!     let mut parser = Parser::new(format.language());
//!     let tree = format.read(&mut parser, text)?;
//!     Ok(tree.all().len())
//! }
//! ```

#![warn(missing_docs)]

pub mod coding;
pub mod format;
mod halt;
pub mod hook;
mod language;
pub mod lex;
pub mod parse;
pub mod sentence;
mod token;
pub mod tree;

pub use halt::Halt;
pub use language::Language;
