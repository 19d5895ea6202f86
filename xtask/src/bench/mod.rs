//! `cargo xtask bench`: how fast the parts are. Times are only good for ratios
//! within one run; machines are noisy.

mod jobs;
mod oracle;
mod parse;
mod search;

use anyhow::Result;
use clap::Subcommand;

/// What to measure.
#[derive(Clone, Debug, Subcommand)]
pub enum Bench {
    /// Lexing and parsing files with a grammar, from its tables.
    Parse(parse::Arguments),
    /// Making, looking up and printing candidates, with a property that costs nothing.
    Search(search::Arguments),
    /// A whole reduction with one test at a time and with several.
    Jobs(jobs::Arguments),
    /// Starting, confining and ending property tests.
    Oracle(oracle::Arguments),
}

/// Measures.
pub fn run(bench: &Bench) -> Result<()> {
    match bench {
        Bench::Parse(arguments) => parse::run(arguments),
        Bench::Search(arguments) => search::run(arguments),
        Bench::Jobs(arguments) => jobs::run(arguments),
        Bench::Oracle(arguments) => oracle::run(arguments),
    }
}
