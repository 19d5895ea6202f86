//! Speed of the engine without processes: candidates, known verdicts, starts of tests.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use secateur_reduce::Reducer;
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{
    Answers, Budget, Observer, Oracle, Progress, Purpose, SearchOptions, Tested, TextChange,
    reduce as search,
};
use secateur_syntax::format::Format;

use super::memory;
use super::oracle;
use super::program::program;
use super::results::{Output, Results};
use crate::grammars::{load_format, of_format};

/// Arguments of `bench engine`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Sizes in tokens.
    #[arg(long, value_delimiter = ',', default_value = "1000,20000,200000")]
    tokens: Vec<usize>,
    /// Seconds for each size and property, at least one reduction.
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    /// Maximal number of tests in a reduction.
    #[arg(long, default_value_t = 20_000, value_name = "CALLS")]
    most: u64,
    /// Number of process starts.
    #[arg(long, default_value_t = 500)]
    starts: usize,
    #[command(flatten)]
    output: Output,
}

const KEYS: [&str; 2] = ["what", "size"];
const FIGURES: [(&str, usize); 6] = [
    ("tokens left", 0),
    ("candidates", 0),
    ("of them tested %", 0),
    ("a second", 0),
    ("µs each", 2),
    ("bytes a token", 0),
];

pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let format = load_format(&of_format(root, "c")?, None)?;
    let mut results = Results::new("engine", &KEYS, &FIGURES);
    for (name, one_in) in [
        ("everything is refused", None),
        ("1 of 1,000 passes", Some(1000)),
        ("1 of 10 passes", Some(10)),
    ] {
        for &size in &arguments.tokens {
            let text = program(size, 1);
            let floor = memory::now()?;
            memory::reset_peak();
            let (mut candidates, mut tests, mut rounds) = (0, 0, 0u32);
            let mut last = Progress::default();
            let began = Instant::now();
            while rounds == 0 || began.elapsed().as_secs_f64() < arguments.seconds {
                last = by_chance(&format, text.as_bytes(), one_in, Some(arguments.most))?;
                candidates += last.tests + last.cache_hits;
                tests += last.tests;
                rounds += 1;
            }
            let seconds = began.elapsed().as_secs_f64();
            let peak = memory::peak()?.saturating_sub(floor) as f64;
            results.add(
                &[name, &size.to_string()],
                &[
                    Some(last.tokens_now as f64),
                    Some(candidates as f64 / f64::from(rounds)),
                    Some(100.0 * tests as f64 / candidates.max(1) as f64),
                    Some(candidates as f64 / seconds),
                    Some(seconds / candidates.max(1) as f64 * 1e6),
                    // Absent if an earlier row's memory is reused.
                    Some(peak / last.tokens_before.max(1) as f64).filter(|&bytes| bytes > 0.0),
                ],
            );
        }
    }
    for &size in &arguments.tokens {
        from_memory(&mut results, &format, size, arguments)?;
    }
    for (name, time) in oracle::starts(arguments.starts)? {
        let seconds = time.as_secs_f64();
        let row = [
            None,
            None,
            None,
            Some(1.0 / seconds),
            Some(seconds * 1e6),
            None,
        ];
        results.add(&[name, ""], &row);
    }
    results.put_out(&arguments.output)
}

#[derive(Default)]
struct Verdicts(Answers);

impl Observer for Verdicts {
    fn improved(&mut self, _: &[u8], _: &TextChange, _: &Progress) -> std::io::Result<()> {
        Ok(())
    }

    fn tested(&mut self, tested: &Tested) {
        self.0.add(Purpose::Candidate, tested.text, tested.verdict);
    }
}

/// Adds a row for a search that rejects everything and knows all verdicts, as a resumed run does.
fn from_memory(
    results: &mut Results,
    format: &dyn Format,
    size: usize,
    arguments: &Arguments,
) -> Result<()> {
    let text = program(size, 1);
    let once = |known: Answers, observer: &mut Verdicts| {
        let property = |candidate: &[u8]| candidate == text.as_bytes();
        let mut executor = FnExecutor::new(property);
        let options = SearchOptions {
            known,
            budget: Budget {
                tests: Some(arguments.most),
                time: None,
            },
            ..SearchOptions::default()
        };
        search(
            format,
            text.as_bytes(),
            Oracle::new(&mut executor),
            options,
            observer,
        )
        .map(|reduction| reduction.progress)
        .map_err(|error| anyhow!("{error}"))
    };
    let mut verdicts = Verdicts::default();
    once(Answers::default(), &mut verdicts)?;
    let (mut candidates, mut tests, mut left, mut rounds) = (0, 0, 0, 0u32);
    let mut spent = Duration::ZERO;
    while rounds == 0 || spent.as_secs_f64() < arguments.seconds {
        let known = verdicts.0.clone();
        let began = Instant::now();
        let progress = once(known, &mut Verdicts::default())?;
        spent += began.elapsed();
        candidates += progress.cache_hits + progress.consumed;
        tests += progress.tests;
        left = progress.tokens_now;
        rounds += 1;
    }
    let (candidates, seconds) = (candidates as f64, spent.as_secs_f64());
    results.add(
        &["every answer is known", &size.to_string()],
        &[
            Some(left as f64),
            Some(candidates / f64::from(rounds)),
            Some(100.0 * tests as f64 / candidates.max(1.0)),
            Some(candidates / seconds),
            Some(seconds / candidates.max(1.0) * 1e6),
            None,
        ],
    );
    Ok(())
}

/// Reduces with random verdicts: about one test in `one_in` accepts, or none.
pub(super) fn by_chance(
    format: &dyn Format,
    text: &[u8],
    one_in: Option<u64>,
    most: Option<u64>,
) -> Result<Progress> {
    let mut number = 0u64;
    let property = |_: &[u8]| {
        number += 1;
        // The first test is of the original, the second of the empty text.
        match one_in {
            _ if number <= 2 => number == 1,
            None => false,
            Some(one_in) => mixed(number).is_multiple_of(one_in),
        }
    };
    let budget = Budget {
        tests: most,
        time: None,
    };
    let reduction = Reducer::new(format)
        .strict()
        .budget(budget)
        .reduce(text, property);
    Ok(reduction.map_err(|error| anyhow!("{error}"))?.progress)
}

/// Scrambles a number (finalizer of SplitMix64).
const fn mixed(number: u64) -> u64 {
    let mut z = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
