//! The page of `compare`: the results of several strategies.

use std::io;
use std::path::Path;

use minijinja::Value;
use serde::Serialize;

use super::chart::{Chart, Mark, Measure, Run};
use super::{COLORS, grouped, template};
use crate::progress::{duration, removed};
use crate::summary::{counted, ending};
use secateur_reduce::search::Reduction;
use secateur_session::Output;
use secateur_session::history::Step;

/// The result of one strategy.
#[derive(Debug)]
pub struct Compared {
    /// Name, as given on the command line.
    pub name: String,
    /// The reduction.
    pub reduction: Reduction,
    /// Its steps.
    pub steps: Vec<Step>,
}

#[derive(Serialize)]
struct Sheet {
    title: String,
    version: &'static str,
    tokens: String,
    bytes: String,
    over_tests: Value,
    over_time: Value,
    rows: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    name: String,
    color: usize,
    tokens: usize,
    removed: String,
    bytes: usize,
    tests: u64,
    successes: u64,
    cache_hits: u64,
    timeouts: u64,
    rounds: u32,
    oracle: String,
    time: String,
    end: &'static str,
    /// Whether no other row has fewer tokens.
    best: bool,
    /// Whether no other of the best rows has fewer tests.
    cheapest: bool,
    text: String,
}

/// Writes a page about several reductions of one input.
///
/// # Errors
/// If it cannot be written.
pub fn comparison(output: &Output, input: &Path, compared: &[Compared]) -> io::Result<()> {
    template::write(output, input, &html(input, compared))
}

fn html(input: &Path, compared: &[Compared]) -> String {
    let least = compared
        .iter()
        .map(|one| one.reduction.progress.tokens_now)
        .min();
    let best = |one: &Compared| Some(one.reduction.progress.tokens_now) == least;
    let cheapest = compared
        .iter()
        .filter(|one| best(one))
        .map(|one| one.reduction.progress.tests)
        .min();
    let row = |(at, one): (usize, &Compared)| {
        let p = &one.reduction.progress;
        Row {
            name: one.name.clone(),
            color: at % COLORS,
            tokens: p.tokens_now,
            removed: removed(p),
            bytes: p.bytes_now,
            tests: p.tests,
            successes: p.successes,
            cache_hits: p.cache_hits,
            timeouts: p.timeouts,
            rounds: p.round,
            oracle: duration(p.oracle_time),
            time: duration(p.elapsed),
            end: ending(&one.reduction.end),
            best: best(one),
            cheapest: best(one) && Some(p.tests) == cheapest,
            text: String::from_utf8_lossy(&one.reduction.text).into_owned(),
        }
    };
    let chart = |measure| {
        let runs = compared
            .iter()
            .enumerate()
            .map(|(at, one)| run(at, one, measure));
        let chart = Chart {
            measure,
            runs: runs.collect(),
        };
        Value::from_safe_string(chart.draw())
    };
    let before = compared.first().map(|one| &one.reduction.progress);
    let name = input.file_name().unwrap_or_default();
    template::compared(&Sheet {
        title: name.to_string_lossy().into_owned(),
        version: env!("CARGO_PKG_VERSION"),
        tokens: grouped(before.map_or(0, |p| p.tokens_before as u64)),
        bytes: grouped(before.map_or(0, |p| p.bytes_before as u64)),
        over_tests: chart(Measure::Tests),
        over_time: chart(Measure::Time),
        rows: compared.iter().enumerate().map(row).collect(),
    })
}

fn run(at: usize, one: &Compared, measure: Measure) -> Run {
    let p = &one.reduction.progress;
    let mark = |step: &Step| Mark {
        at: measure.of(step.tests, step.seconds),
        tokens: step.tokens,
        color: at % COLORS,
        title: format!(
            "{}: {}, {}",
            one.name,
            counted(step.tokens as u64, "token"),
            counted(step.tests, "test")
        ),
    };
    Run {
        // Labels of many lines would overlap; the table has the names.
        name: String::new(),
        color: Some(at % COLORS),
        begin: p.tokens_before,
        marks: one.steps.iter().map(mark).collect(),
        end: measure.of(p.tests, p.elapsed.as_secs_f64()),
    }
}
