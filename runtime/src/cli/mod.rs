//! The command line, the same for every reducer binary.
//!
//! [`args`] is what was typed, [`config`] what was meant; [`mod@run`] finds the
//! language and what is to be done, [`reduction`] does it, or [`directory`] for several files, or [`mod@compare`] or
//! [`mod@resume`], or [`generator`] for a generator's run; [`tree`], [`mod@corpus`], [`mod@trace`],
//! [`mod@transform`], [`mod@generate`], [`mod@learn`], [`mod@collect`] and [`model`] work without a
//! property test.

mod args;
mod collect;
mod compare;
mod config;
mod corpus;
mod directory;
mod exit;
mod failure;
mod generate;
mod generator;
mod languages;
mod learn;
mod limits;
mod model;
mod plugins;
mod property;
mod reading;
mod reduction;
mod replay;
mod resume;
mod run;
mod sandbox;
mod trace;
mod transform;
mod tree;
mod unconfined;
mod watcher;

pub use exit::Exit;
pub use run::{GrammarLoader, command, main, run};
