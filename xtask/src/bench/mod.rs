//! `cargo xtask bench`: speed of the parts.
//!
//! Machines are noisy: compare times of one run only.

mod cases;
mod counted;
mod ending;
mod engine;
#[path = "../../../tests/harness/executable.rs"]
mod executable;
mod forest;
mod guards;
mod instructions;
mod jobs;
mod measures;
mod memory;
mod oracle;
pub mod page;
mod parse;
mod peers;
mod process;
mod processor;
mod program;
mod reduce;
mod remote;
pub mod results;
mod revision;
mod scale;
mod scale_out;
mod search;
mod tolerance;
mod tree_sitter;
mod validity;
mod words;

use std::path::Path;

use anyhow::Result;
use clap::Subcommand;

#[derive(Clone, Debug, Subcommand)]
pub enum Bench {
    /// Whole reductions of real cases, by strategy, and by other reducers.
    Reduce(reduce::Arguments),
    /// Compare results of `reduce` with those of other reducers.
    Measures(measures::Arguments),
    /// Growth of tests, own time and memory with the input.
    Scale(scale::Arguments),
    /// Wall time with many workers, simulated with real verdicts.
    ScaleOut(scale_out::Arguments),
    /// Candidates a second on programs of several sizes, and starts of tests.
    Engine(engine::Arguments),
    /// Lexing and parsing files with a grammar, from its tables.
    Parse(parse::Arguments),
    /// Making, looking up and printing candidates, with a property that costs nothing.
    Search(search::Arguments),
    /// Reading and reducing inputs that do not parse.
    Tolerance(tolerance::Arguments),
    /// A whole reduction with one test at a time and with several.
    Jobs(jobs::Arguments),
    /// Starting, confining and ending property tests.
    Oracle(oracle::Arguments),
    /// Property tests on a remote execution service, and the same on this machine.
    Remote(remote::Arguments),
    /// Time from a limit or a signal to the end of the program, in each stage.
    Ending(ending::Arguments),
    /// Wrong-code cases that drift into undefined behaviour, without a guard and with it.
    Guards(guards::Arguments),
    /// Asking a validity model about nodes.
    Forest(forest::Arguments),
    /// Share of candidates that a language's real parser rejects for their syntax.
    Validity(validity::Arguments),
}

pub fn run(root: &Path, bench: &Bench) -> Result<()> {
    match bench {
        Bench::Reduce(arguments) => reduce::run(root, arguments),
        Bench::Measures(arguments) => measures::run(arguments),
        Bench::Scale(arguments) => scale::run(root, arguments),
        Bench::ScaleOut(arguments) => scale_out::run(root, arguments),
        Bench::Engine(arguments) => engine::run(root, arguments),
        Bench::Parse(arguments) => parse::run(root, arguments),
        Bench::Search(arguments) => search::run(arguments),
        Bench::Tolerance(arguments) => tolerance::run(root, arguments),
        Bench::Jobs(arguments) => jobs::run(arguments),
        Bench::Oracle(arguments) => oracle::run(arguments),
        Bench::Remote(arguments) => remote::run(root, arguments),
        Bench::Ending(arguments) => ending::run(root, arguments),
        Bench::Guards(arguments) => guards::run(root, arguments),
        Bench::Forest(arguments) => forest::run(root, arguments),
        Bench::Validity(arguments) => validity::run(root, arguments),
    }
}
