//! Compilation of grammars to the tables of a reducer.
//!
//! A reducer needs to know for each node whether it can go, what can replace it, which replacement
//! is shortest, and which nodes form a list. This crate computes that from published grammars: it
//! converts rules to Perses Normal Form and derives the [tables](secateur_tables::Tables) for
//! lexer, parser and search in `runtime/`, with which it shares only the schema of the tables.
//!
//! Stages are modules: a [`front`] end reads a notation (ANTLR 4, BNF, ISO and W3C EBNF) into an
//! [`ast`]; [`mod@lower`] makes the [intermediate representation](ir); [`normalize`] converts
//! parser rules; [`lexer`] builds an automaton; [`analyze`] derives the tables. [`mod@load`] runs
//! all; the crate `grammar-emitter` writes Rust source. [`mod@print`] and [`mod@graph`] show
//! grammars, [`mod@lint`] finds suspicious parts, [`check`] tests the normal form independently.
//!
//! ```
//! use grammar_compiler::load::Loader;
//!
//! let text = "
//!     grammar sums;
//!     sum : sum '+' NUMBER | NUMBER ;
//!     NUMBER : [0-9]+ ;
//! ";
//! let compiled = Loader::text("sums.g4", text).compile()?;
//!
//! // Left recursion has become a list, whose items can be deleted one by one.
//! let rules = grammar_compiler::print::pnf(&compiled.grammar, &compiled.pnf);
//! assert!(rules.contains('*'), "{rules}");
//!
//! // The tables are those that a lexer, a parser and a reducer read.
//! assert!(compiled.tables.tokens.iter().any(|token| token.name == "NUMBER"));
//!
//! // Faults are reported as by a compiler.
//! let wrong = Loader::text("wrong.g4", "grammar wrong; start : missing ;");
//! assert!(wrong.load().unwrap_err().to_string().contains("wrong.g4:1:24"));
//! # Ok::<(), grammar_compiler::load::LoadError>(())
//! ```

#![warn(missing_docs)]

mod analyze;
mod ast;
pub mod check;
pub mod compile;
pub mod diagnostics;
mod front;
pub mod graph;
pub mod hints;
mod imports;
mod ir;
mod lexer;
pub mod lint;
pub mod load;
mod lower;
pub mod names;
pub mod normalize;
mod notation;
mod own_hook;
pub mod print;
mod rust_text;
mod sidecar;
mod spelling;
mod why;

pub use analyze::Metadata;
pub use ir::{Grammar, TokenId};
pub use notation::Notation;
pub use own_hook::OwnHook;
pub use sidecar::{CodingOf, CountOf, EmbeddedIn, Sidecar, SidecarError};
