//! Lexer, parser and syntax tree of any language, driven by its tables.
//!
//! The text is split into tokens by the lexer's automaton ([`lex`]), with a [`hook`] for
//! what a grammar leaves to code; the parser ([`parse`]) decides by tables and adaptive
//! prediction, as an interpreter or as compiled functions; the result is a [`tree`] in preorder over the
//! tokens, which takes *edits*: ranges of tokens that go, or give way to others. A
//! candidate's size and fingerprint are arithmetic on the edit; its text is printed only
//! when it is needed. A [`mod@format`] puts these together for one language, and reads
//! inputs that do not parse ([`format::Tolerant`]); [`mod@sentence`] makes random texts.
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

pub mod format;
pub mod hook;
mod language;
pub mod lex;
pub mod parse;
pub mod sentence;
mod token;
pub mod tree;

pub use language::Language;
