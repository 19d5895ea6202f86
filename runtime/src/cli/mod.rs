//! The command line, the same for every reducer binary.
//!
//! Each folder is a stage, and imports run from the later to the earlier: [`args`] are raw
//! arguments and the configuration that is made of them, [`input`] finds the language and
//! the files that are meant, [`mod@run`] sets a reduction up and watches it, [`commands`] has a
//! file for each subcommand, and [`dispatch`] chooses one. [`exit`] is how each of them ends.

mod args;
mod commands;
mod dispatch;
mod exit;
mod input;
mod run;

pub use dispatch::{command, main, run};
pub use exit::Exit;
pub use input::languages::GrammarLoader;
