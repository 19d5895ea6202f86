//! Groups of options, and the validated configuration that is made of them.
//!
//! A subcommand is a type that flattens the groups it takes, so it has no option to reject. A group
//! has one subject and one heading of `--help`:
//!
//! ```text
//! task       the property test and the input
//! language   the language of the input
//! property   what a candidate must show
//! testing    how tests run, with limits and sandbox
//! remote     tests on other machines
//! guards     what must not get worse
//! effort     the strategies
//! search     limits of the search, plug-ins, model and settings
//! result     where the result goes, and what it looks like
//! show       what is printed and recorded
//! trace      the run of a generator
//! ```
//!
//! [`config`] validates the groups that all reductions share. [`renamed`] knows options of earlier
//! releases, [`numbers`] parses numbers, [`words`] formats parsed options as words.

pub(crate) mod config;
pub(crate) mod effort;
pub(crate) mod guards;
pub(crate) mod heading;
pub(crate) mod language;
pub(crate) mod limits;
pub(crate) mod numbers;
pub(crate) mod plugins;
pub(crate) mod property;
pub(crate) mod remote;
pub(crate) mod renamed;
pub(crate) mod result;
pub(crate) mod sandbox;
pub(crate) mod search;
pub(crate) mod settings;
pub(crate) mod show;
pub(crate) mod task;
pub(crate) mod testing;
pub(crate) mod trace;
pub(crate) mod words;
