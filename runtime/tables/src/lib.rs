//! The schema of a language's tables: what a grammar compiler produces and what every
//! lexer, parser and reducer reads.
//!
//! A [`Tables`] is static data in a generated crate, or owned data that was compiled from
//! a grammar a moment ago; both are the same type, so each engine exists once.
//!
//! # Kinds
//! Token types and rules share one numbering, [`Kind`]: 0 is the end of the file, then
//! come the token types, then the rules of the grammar in Perses Normal Form (Sun et al.,
//! "Perses: Syntax-Guided Program Reduction", ICSE 2018, section 4.2). Each rule has one
//! [`Form`]; the symbols of a rule are kinds again.
//!
//! ```text
//! 0        1 … first_guard-1   first_guard … tokens.len()-1   tokens.len() … kinds()-1
//! end      token types          predicates of the parser       rules
//! ```
//!
//! # Layout
//! Variable-length rows lie one after another in a flat table with a table of starts
//! beside it ([`Tables::symbols`], [`Tables::further`], [`Tables::shortest_tokens`]);
//! relations between kinds are rows of bits ([`Tables::subsumes`]). What a table refers to
//! by number is checked by [`Tables::check`].
//!
//! The crate reads no grammar and no text: `grammar-compiler` makes tables, and
//! `secateur-syntax` parses by them.
//!
//! ```
//! use secateur_tables::{Form, Kind, Origin, Tables};
//!
//! /// The rules that describe lists.
//! fn lists(tables: &Tables) -> impl Iterator<Item = &str> {
//!     let kinds = (0..tables.kinds()).map(|kind| Kind(kind as u16));
//!     kinds.filter(|&kind| tables.is_list(kind)).map(|kind| tables.written_name(kind))
//! }
//! ```

#![warn(missing_docs)]

mod check;
mod decisions;
mod kinds;
mod language;
mod lexer;
pub mod model;
mod origin;

use std::borrow::Cow;

pub use check::Inconsistent;
pub use decisions::{Choice, FurtherRun};
pub use kinds::{Form, Kind, Rule, StandIn, TokenRole, TokenType};
pub use language::Tables;
pub use lexer::{
    ClassRange, Disposition, LexerProgram, LexerRule, LexerState, LexerTables, ModeStep,
};
pub use origin::{Origin, Part};

/// A table that is static or owned.
pub type Table<T> = Cow<'static, [T]>;
