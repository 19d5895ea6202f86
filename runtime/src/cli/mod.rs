//! The command line, the same for every reducer binary.
//!
//! [`args`] is what was typed, [`config`] what was meant, [`mod@run`] does it.

mod args;
mod config;
mod exit;
mod limits;
mod property;
mod run;
mod sandbox;
mod unconfined;

pub use exit::Exit;
pub use run::{GrammarLoader, run};
