//! The search's own cost: candidates a second where the property test is a
//! function that answers at once, and the memory that a reduction takes.

use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use secateur_runtime::format::{Format, TableFormat};
use secateur_runtime::language::Language;
use secateur_runtime::{Options, reduce};

use crate::grammars::load_and_compile;

/// A grammar and files.
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

/// What the property says.
#[derive(Clone, Copy)]
enum Answers {
    /// No, to all but the original: nothing becomes smaller.
    No,
    /// Yes, to one candidate in so many, by chance.
    Sometimes(u64),
}

/// Measures and prints.
pub fn run(arguments: &Arguments) -> Result<()> {
    let compiled = load_and_compile(&arguments.grammar, None)?;
    let format = TableFormat::new(Language::from_json(&compiled.tables.to_json())?);
    println!(
        "| file | tokens | answers | tokens left | candidates | a second | of them tested | bytes a token |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for file in &arguments.files {
        let text =
            std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        for (name, answers) in [
            ("no", Answers::No),
            ("yes to 1 of 1,000", Answers::Sometimes(1000)),
            ("yes to 1 of 10", Answers::Sometimes(10)),
        ] {
            let memory = resident("VmRSS")?;
            reset_peak();
            let (mut candidates, mut tests, mut rounds) = (0, 0, 0u32);
            let (mut before, mut left) = (0, 0);
            let began = Instant::now();
            while rounds == 0 || began.elapsed().as_secs_f64() < arguments.seconds {
                let reduction = measure(&format, &text, answers)?;
                candidates += reduction.tests + reduction.cache_hits;
                tests += reduction.tests;
                before = reduction.tokens_before;
                left = reduction.tokens_now;
                rounds += 1;
            }
            let seconds = began.elapsed().as_secs_f64();
            let peak = resident("VmHWM")?.saturating_sub(memory);
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

fn measure(
    format: &dyn Format,
    text: &[u8],
    answers: Answers,
) -> Result<secateur_runtime::search::Progress> {
    let mut number = 0u64;
    let property = |_: &[u8]| {
        number += 1;
        match answers {
            // The first is the original, the second the empty text.
            _ if number <= 2 => number == 1,
            Answers::No => false,
            Answers::Sometimes(one_in) => mixed(number).is_multiple_of(one_in),
        }
    };
    let reduction = reduce(format, text, property, Options::default());
    let reduction = reduction.map_err(|error| anyhow!("{error}"))?;
    Ok(reduction.progress)
}

/// A number without a pattern (the finaliser of SplitMix64).
const fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A figure of this process's memory in bytes; 0 where the system has no /proc.
fn resident(field: &str) -> Result<u64> {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(field));
    let Some(line) = line else { return Ok(0) };
    let kib = line.trim_start_matches(':').trim().trim_end_matches(" kB");
    Ok(kib.parse::<u64>().context("kilobytes")? * 1024)
}

/// Lets the peak begin anew, where the system can do that.
fn reset_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}
