//! The command line, the same for every reducer binary.
//!
//! A reducer is a `main` of one line, which passes its formats to this crate: [`main`] for one
//! language, [`run()`] for several and, with a [`GrammarLoader`], for grammars read at run time.
//! [`command`] describes all arguments, for manual pages and completions.
//!
//! # From arguments to an exit status
//! ```text
//! args      raw arguments, and the validated configuration that is made of them
//! input     the language of an input, its files
//! run       what sets a reduction up and watches it: executor, model, journal, progress
//! strategies  those of the search, and with the feature `published` those of papers
//! commands  a file for each subcommand; none imports from another
//! dispatch  which subcommand is meant
//! ```
//! Imports run from the later stages to the earlier. A command returns an [exit
//! status](exit::Exit) or that and a message. Results go to stdout, progress and messages to
//! stderr.
//!
//! ```
//! let command = secateur_cli::command("secateur-json", false);
//! assert!(command.get_subcommands().any(|command| command.get_name() == "resume"));
//! ```
//!
//! This crate links searches, property tests, sessions, models and reports, and is the only one
//! that reads the arguments of the process. It prints, but for the progress line
//! (`secateur-report`), and ends the process, but for a second signal and the limit of memory
//! (`secateur-oracle`). No other crate of the runtime depends on it.

#![warn(missing_docs)]

mod args;
mod commands;
mod dispatch;
mod exit;
mod input;
mod run;
mod strategies;

pub use dispatch::{command, main, run};
pub use input::languages::GrammarLoader;
