//! Compiles grammars to reducers.
//!
//! A grammar says what a parser needs: which texts are sentences. A reducer wants to
//! know more, and of each place: what may go here, what may stand there instead, what
//! is the shortest that does, which things form a list. All of that can be computed.
//! This crate reads a grammar as people publish them, brings its rules into Perses
//! Normal Form, in which the answers can be read off, and derives the
//! [tables](secateur_tables::Tables) that lexer, parser and search (the crates in
//! `runtime/`) work from. It shares their schema with these crates and nothing else.
//!
//! ```
//! use grammar_compiler::compile::{Settings, compile, read};
//! use grammar_compiler::diagnostics::{Diagnostics, Sources};
//! use grammar_compiler::hints::Hints;
//!
//! let text = "
//!     grammar sums;
//!     sum : sum '+' NUMBER | NUMBER ;
//!     NUMBER : [0-9]+ ;
//! ";
//! let mut sources = Sources::new();
//! let file = sources.add("sums.g4", text);
//! let mut diagnostics = Diagnostics::new();
//! let grammar = read(&mut sources, [file], &Hints::default(), &mut diagnostics)
//!     .and_then(|grammar| compile(grammar, &Settings::default(), &mut diagnostics));
//! let compiled = grammar.expect("there are no errors");
//!
//! // Left recursion has become a list, from which any item can be taken.
//! let rules = grammar_compiler::print::pnf(&compiled.grammar, &compiled.pnf);
//! assert!(rules.contains('*'), "{rules}");
//!
//! // The tables are those that a lexer, a parser and a reducer read.
//! assert!(compiled.tables.tokens.iter().any(|token| token.name == "NUMBER"));
//!
//! // … and what is wrong with a grammar is said as a compiler would.
//! let file = sources.add("wrong.g4", "grammar wrong; start : missing ;");
//! assert!(read(&mut sources, [file], &Hints::default(), &mut diagnostics).is_none());
//! assert!(diagnostics.render(&sources).contains("missing"));
//! ```
//!
//! The stages, each a module: a [`front`] end reads a notation (ANTLR 4, BNF,
//! ISO and W3C EBNF) into an [`ast`]; [`mod@lower`] resolves it into the
//! [intermediate form](ir); [`normalize`] brings the parser rules into normal form,
//! pass by pass; [`lexer`] makes an automaton of the lexer rules; [`analyze`] derives
//! the tables. [`mod@compile`] goes the whole way; the crate `grammar-emitter` writes
//! tables as Rust source.
//! Beside it, [`mod@print`] and [`mod@graph`] show grammars to people, [`mod@lint`] what
//! is odd about them, and [`check`] has what the tests prove the normal form with.

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
pub mod normalize;
mod notation;
mod own_hook;
pub mod print;
mod rust_text;
mod sidecar;
mod spelling;

pub use analyze::Metadata;
pub use ir::{Grammar, TokenId};
pub use notation::Notation;
pub use own_hook::OwnHook;
pub use sidecar::{Sidecar, SidecarError};
