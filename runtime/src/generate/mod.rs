//! Generators: the run that made an input is reduced instead of the input.
//!
//! What a generator prints is valid by construction, in ways that no grammar
//! knows: declared names, matching shapes, a checksum. So the smallest failing
//! input is looked for among its runs (Ren et al., "Validity-Preserving Delta
//! Debugging via Generator Trace Reduction"). A run is a [`trace`]: a tree of
//! choices with what was decided. docs/generators.md says how that is used,
//! docs/protocol.md how traces are written and generators in other languages run.
//!
//! [`Choices`] is where a generator in Rust takes its decisions from; [`file`] reads and writes
//! traces; [`follow`] says which decision of a trace answers a choice.

pub mod choices;
pub mod file;
pub mod follow;
pub mod fresh;
pub mod trace;

pub use choices::{Choices, Number};
pub use trace::Trace;
