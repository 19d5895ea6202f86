//! The search's own cost: candidates a second with an immediate test, and memory.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result};

use super::engine::by_chance;
use super::memory;
use crate::grammars::load_format;

/// Arguments of `bench search`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The grammar, or a lexer grammar and a parser grammar.
    #[arg(long, required = true)]
    grammar: Vec<PathBuf>,
    /// The files.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Seconds for each file and property.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let format = load_format(&arguments.grammar, None)?;
    println!(
        "| file | tokens | answers | tokens left | candidates | a second | of them tested | bytes a token |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for file in &arguments.files {
        let text =
            std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        for (name, answers) in [
            ("no", None),
            ("yes to 1 of 1,000", Some(1000)),
            ("yes to 1 of 10", Some(10)),
        ] {
            let memory = memory::now()?;
            memory::reset_peak();
            let (mut candidates, mut tests, mut rounds) = (0, 0, 0u32);
            let (mut before, mut left) = (0, 0);
            let began = Instant::now();
            while rounds == 0 || began.elapsed().as_secs_f64() < arguments.seconds {
                let reduction = by_chance(&format, &text, answers, None)?;
                candidates += reduction.tests + reduction.cache_hits;
                tests += reduction.tests;
                before = reduction.tokens_before;
                left = reduction.tokens_now;
                rounds += 1;
            }
            let seconds = began.elapsed().as_secs_f64();
            let peak = memory::peak()?.saturating_sub(memory);
            println!(
                "| {} | {before} | {name} | {left} | {} | {:.0} | {:.0}% | {} |",
                file.display(),
                candidates / u64::from(rounds),
                candidates as f64 / seconds,
                100.0 * tests as f64 / candidates.max(1) as f64,
                peak / before.max(1) as u64,
            );
        }
    }
    Ok(())
}
