//! Generators: the run that made an input is reduced instead of the input.
//!
//! What a generator prints is valid by construction, in ways that no grammar
//! knows: declared names, matching shapes, a checksum. So the smallest failing
//! input is looked for among its runs (Ren et al., "Validity-Preserving Delta
//! Debugging via Generator Trace Reduction"). A run is a [`trace`]: a tree of
//! choices with what was decided. docs/generators.md says how that is used,
//! docs/protocol.md how traces are written and generators in other languages run.
//!
//! [`Choices`] is where a generator in Rust takes its decisions from; a
//! [`Generator`] is one that can be run again: a function ([`FnGenerator`]) or
//! another process ([`ProcessGenerator`]) with which [`protocol`] is spoken, or a
//! grammar ([`GrammarGenerator`]).
//! [`mod@file`] reads and writes traces; [`follow`] says which decision of a trace
//! answers a choice.
//!
//! [`reduce`] and [`reduce_run`] search: a [`strategy`] proposes edits of the best run so
//! far ([`base`]), which know its reducible parts ([`units`]); a [`Policy`] says what
//! becomes of an edit when the run that it asks for is not possible.

pub mod base;
pub mod choices;
pub mod edit;
pub mod file;
pub mod follow;
pub mod fresh;
mod generator;
mod grammar;
mod launch;
mod library;
mod log;
mod number;
mod past;
mod places;
mod policy;
mod process;
pub mod protocol;
#[cfg(feature = "rand")]
mod rng;
mod search;
mod serve;
mod show;
mod source;
pub mod strategy;
#[cfg(test)]
mod tests;
pub mod trace;
pub mod units;

pub use choices::Choices;
pub use generator::{Answer, FnGenerator, Generator, GeneratorError, Run};
pub use grammar::GrammarGenerator;
pub use launch::client_command;
pub use library::{RunError, reduce, reduce_with};
pub use number::Number;
pub use past::{PastRun, recorded};
pub use policy::{Executed, Policy, execute};
pub use process::ProcessGenerator;
#[cfg(feature = "rand")]
pub use rng::Rng;
pub use search::{Runs, TraceOptions, TraceReduction, reduce_run};
pub use serve::{serve, serve_on};
pub use show::show;
pub use source::{Drawn, Source};
pub use trace::Trace;
