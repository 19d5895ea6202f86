//! Speed-up by concurrent tests: the same reduction, in turns.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};
use secateur_oracle::{LocalExecutor, LocalOptions, TestCommand};
use secateur_reduce::search::{Oracle, Reduction, SearchOptions, reduce};
use secateur_syntax::format::Format;

use crate::grammars::load_format;

/// Arguments of `bench jobs`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The grammar, or a lexer grammar and a parser grammar.
    #[arg(long, required = true)]
    grammar: Vec<PathBuf>,
    /// The property test.
    test: OsString,
    /// The input.
    input: PathBuf,
    /// Number of concurrent tests, compared with one.
    #[arg(short, long, default_value_t = 2)]
    jobs: usize,
    /// In how many turns.
    #[arg(long, default_value_t = 2)]
    turns: u32,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let format = load_format(&arguments.grammar, None)?;
    let text = std::fs::read(&arguments.input)
        .with_context(|| format!("cannot read {}", arguments.input.display()))?;
    println!("| jobs | tokens | tests | cancelled | passed | seconds a test | wall |");
    println!("|---|---|---|---|---|---|---|");
    let mut walls = [0.0f64; 2];
    let mut results = Vec::new();
    for turn in 0..arguments.turns.max(1) * 2 {
        let several = turn % 2 == 1;
        let jobs = if several { arguments.jobs } else { 1 };
        let began = Instant::now();
        let reduction = one(&format, &text, arguments, jobs)?;
        let wall = began.elapsed().as_secs_f64();
        let p = &reduction.progress;
        println!(
            "| {jobs} | {} → {} | {} | {} | {} | {:.3} | {wall:.2} s |",
            p.tokens_before,
            p.tokens_now,
            p.tests,
            p.cancelled,
            p.successes,
            p.oracle_time.as_secs_f64() * jobs as f64 / p.tests.max(1) as f64,
        );
        let fastest = &mut walls[usize::from(several)];
        *fastest = if *fastest == 0.0 {
            wall
        } else {
            fastest.min(wall)
        };
        results.push(reduction.text);
    }
    ensure!(
        results.windows(2).all(|two| two[0] == two[1]),
        "the results differ"
    );
    println!(
        "\nthe same result each time; {} jobs take {:.0}% of the time of one",
        arguments.jobs,
        100.0 * walls[1] / walls[0]
    );
    Ok(())
}

fn one(format: &dyn Format, text: &[u8], arguments: &Arguments, jobs: usize) -> Result<Reduction> {
    let test = TestCommand::from_test(&arguments.test)?;
    let file = arguments.input.file_name().unwrap_or(OsStr::new("input"));
    let options = LocalOptions {
        jobs,
        ..LocalOptions::default()
    };
    let mut executor = LocalExecutor::new(test, file, options, None)?;
    let oracle = Oracle::new(&mut executor);
    reduce(format, text, oracle, SearchOptions::default(), &mut ())
        .map_err(|error| anyhow!("{error}"))
}
