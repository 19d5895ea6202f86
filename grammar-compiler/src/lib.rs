//! Compiles grammars to reducers.
//!
//! The stages, each a module: a [front](front) end reads a notation into an
//! [`ast`]; [`mod@lower`] resolves it into the [intermediate form](ir);
//! [`normalize`] brings the parser rules into Perses Normal Form; [`lexer`]
//! makes an automaton of the lexer rules; [`analyze`] derives the tables that
//! the runtime works from; [`emit`] writes them as a crate. [`mod@compile`] goes
//! the whole way; [`print`] and [`mod@graph`] show grammars to people, and [`mod@lint`]
//! what is odd about them.

#![warn(missing_docs)]

pub mod analyze;
pub mod ast;
mod build;
pub mod check;
pub mod compile;
pub mod diagnostics;
pub mod emit;
pub mod front;
pub mod graph;
pub mod imports;
pub mod ir;
pub mod lexer;
pub mod lint;
pub mod lower;
pub mod normalize;
pub mod print;
pub mod sidecar;

pub use build::{Build, BuildError, build};
