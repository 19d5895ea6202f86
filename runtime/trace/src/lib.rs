//! Reduction of generated inputs by reducing the generator's run.
//!
//! A generator's output is valid in ways that no grammar states: declared names, matching shapes, a
//! checksum. So the search minimizes the generator's run instead (Ren et al., "Validity-Preserving
//! Delta Debugging via Generator Trace Reduction"). See `docs/generators.md` for use,
//! `docs/traces.md` for the format, `docs/protocol.md` for other languages.
//!
//! # Layers
//! - A [`Trace`] is a run: a tree with choices as leaves and parts, such as loop items, as inner
//!   nodes ([`trace`]). [`mod@file`] reads and writes it as JSON lines.
//! - [`Choices`] decides in a generator in Rust; [`Source`] has the methods of `arbitrary`,
//!   [`GrammarGenerator`] draws sentences. A [`Generator`] can be run again: a function
//!   ([`FnGenerator`]) or another process ([`ProcessGenerator`]), whose other end is [`serve()`].
//! - A changed trace may not fit the program. A [`follow::Follower`] decides which recorded
//!   decision answers a choice, a [`Policy`] what happens to a run that leaves its trace.
//! - [`mod@greduce`] is the paper's method, for comparisons.
//! - [`reduce_run`] searches: a [`strategy`] proposes [edits](edit) of the [`base`], the generator
//!   runs by the changed trace, and the property test judges the output. [`reduce()`] does so for
//!   functions.
//!
//! The command line then reduces the output by its grammar, with `secateur-reduce`.
//!
//! ```
//! use secateur_trace::{Choices, reduce};
//!
//! // Sums of up to nine numbers.
//! fn sum(choices: &mut Choices) -> Vec<u8> {
//!     let number = |choices: &mut Choices, _| choices.range(0..=99u32).to_string();
//!     let numbers: Vec<String> = choices.repeat(1..=9, number);
//!     numbers.join(" + ").into_bytes()
//! }
//!
//! let has_plus = |text: &[u8]| text.contains(&b'+');
//! let mut seeds = (0..).map(|seed| {
//!     let mut choices = Choices::random(seed);
//!     (sum(&mut choices), choices.into_trace())
//! });
//! let (_, trace) = seeds.find(|(text, _)| has_plus(text)).expect("a sum");
//! let reduced = reduce(sum, &trace, has_plus)?;
//! assert_eq!(reduced.run.output, b"0 + 0");
//! # Ok::<(), secateur_trace::RunError>(())
//! ```

#![warn(missing_docs)]

pub mod base;
mod choices;
pub mod edit;
pub mod file;
pub mod follow;
mod fresh;
mod generator;
mod grammar;
mod greduce;
mod launch;
mod library;
mod log;
mod number;
mod past;
mod policy;
mod process;
mod protocol;
#[cfg(feature = "rand")]
mod rng;
mod search;
mod serve;
mod show;
mod sites;
mod source;
mod space;
pub mod strategy;
#[cfg(test)]
mod tests;
pub mod trace;
mod units;
mod wide;

pub use choices::Choices;
pub use follow::Following;
pub use generator::{Answer, FnGenerator, Generator, GeneratorError, Run};
pub use grammar::GrammarGenerator;
pub use launch::client_command;
pub use library::{RunError, reduce, reduce_with};
pub use number::Number;
pub use past::{PastRun, recorded};
pub use policy::{Execution, Policy, execute};
pub use process::{ProcessGenerator, Started};
#[cfg(feature = "rand")]
pub use rng::Rng;
pub use search::{TraceOptions, TraceReduction, reduce_run};
pub use serve::{serve, serve_on};
pub use show::show;
pub use source::{Drawn, Source};
pub use space::{REMEMBERED, Runs};
pub use trace::Trace;
