//! The schema of a language's tables.
//!
//! [`Tables`] are a readable [`Description`] and packed [`Automata`]. Both are static in a
//! generated crate or owned for a grammar just compiled, of the same types, so that each engine
//! exists once. [`Tables::new`] checks all references and computes which kind may stand for which
//! ([`Tables::fits`]).
//!
//! # Kinds
//! Token types and rules share one numbering, [`Kind`]: the end of the file, the token types, then
//! the rules of the grammar in Perses Normal Form (Sun et al., "Perses: Syntax-Guided Program
//! Reduction", ICSE 2018, section 4.2). Each rule has one [`Form`]; its symbols are kinds.
//!
//! ```text
//! 0        1 … first_guard-1   first_guard … tokens.len()-1   tokens.len() … kinds()-1
//! end      token types          predicates of the parser       rules
//! ```
//!
//! The crate reads no grammar and no text: `grammar-compiler` makes tables, `secateur-syntax`
//! parses by them.
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
mod components;
mod damaged;
mod decisions;
mod description;
mod embedding;
mod kinds;
mod language;
mod lexer;
pub mod model;
mod node_kinds;
mod origin;
pub mod packed;
mod subsumption;
mod unpacked;
#[cfg(feature = "serde")]
mod version;

use std::borrow::Cow;

pub use damaged::Damaged;
pub use decisions::{Choice, FurtherRun};
pub use description::Description;
pub use embedding::{Coding, Embedding, Named};
pub use kinds::{Count, Counted, Form, Kind, Rule, StandIn, TokenRole, TokenType};
pub use language::Tables;
pub use lexer::{Disposition, LexerRule, LexerTables, ModeStep};
pub use node_kinds::{NodeKinds, RuleRow, TokenRow, all_but, lacks_few, nullable};
pub use origin::{Origin, Part};
pub use packed::Automata;
pub use unpacked::{ClassRange, LexerProgram, LexerState, Unpacked};
#[cfg(feature = "serde")]
pub use version::Version;

/// A table that is static or owned.
pub type Table<T> = Cow<'static, [T]>;
