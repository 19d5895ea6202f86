//! Wall time of reductions with many workers, by simulation.
//!
//! A reduction runs in this process on a [`machine`] with a virtual clock, for any number of
//! workers and distribution of test times. Verdicts are real: a [`store`] runs the property test
//! for texts that it lacks. Virtual time, from the first test to the last verdict, excludes the
//! search's own time and process starts.

mod machine;
mod store;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, anyhow};
use secateur_learn::{Guidance, TrainedModel};
use secateur_reduce::search::{
    Change, End, Observer, Oracle, Polish, Progress, Reduction, SearchOptions, reduce,
};
use secateur_syntax::format::Format;

use super::cases::{Case, extensions, find};
use super::parse::run_compiled;
use super::results::{Output, Results};
use machine::{Machine, Times};
use store::Store;

/// Arguments of `bench scale-out`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// A folder of cases; may be repeated [default: the project's own].
    #[arg(long, value_name = "DIR")]
    cases: Vec<PathBuf>,
    /// Only cases whose names contain one of these.
    #[arg(value_name = "NAME")]
    only: Vec<String>,
    /// A folder for verdicts; a text without one is tested and added.
    #[arg(long, value_name = "DIR", default_value = "target/verdicts")]
    store: PathBuf,
    /// Numbers of workers. The first is what the others are compared with.
    #[arg(long, value_delimiter = ',', default_value = "1,2,8,64,1024")]
    workers: Vec<usize>,
    /// Test times: of one second, log-normal, or as the store measured them.
    //
    // Log-normal: σ = 0.5, a mean of one second; 2 % of the rejected texts hang until their time
    // limit of 20 s.
    #[arg(long, value_delimiter = ',', value_enum, default_value = "constant")]
    times: Vec<Times>,
    /// Keep the rows that the file of `--json` already has.
    #[arg(long, requires = "json")]
    go_on: bool,
    #[command(flatten)]
    output: Output,
}

const KEYS: [&str; 3] = ["case", "times", "workers"];
const TESTS: &str = "tests";
const SPEED_UP: &str = "speed-up";
const FIGURES: [(&str, usize); 7] = [
    ("tokens", 0),
    ("left", 0),
    (TESTS, 0),
    ("started", 0),
    ("seconds", 1),
    ("busy", 2),
    (SPEED_UP, 2),
];

/// Tests from which on a reduction counts as long.
const LONG: f64 = 500.0;

pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    if !cfg!(feature = "compiled") {
        return run_compiled(root);
    }
    let own = [root.join("tests/reduce")];
    let folders = match &arguments.cases[..] {
        [] => &own[..],
        given => given,
    };
    let languages = extensions(root)?;
    let mut results = Results::new("scale-out", &KEYS, &FIGURES);
    if let Some(path) = &arguments.output.json
        && arguments.go_on
        && path.exists()
    {
        results.go_on(Results::read(path)?);
    }
    for folder in folders {
        for case in find(folder, &arguments.only, &languages)? {
            add(&case, arguments, &mut results)?;
        }
    }
    results.put_out(&arguments.output)?;
    for times in &arguments.times {
        summarize(&results, times.name(), &arguments.workers);
    }
    Ok(())
}

fn add(case: &Case, arguments: &Arguments, results: &mut Results) -> Result<()> {
    let text = std::fs::read(&case.input)
        .with_context(|| format!("cannot read {}", case.input.display()))?;
    let language = case.language.as_deref();
    let Some(format) = language.and_then(linked) else {
        eprintln!("{}: no format has its extension", case.name);
        return Ok(());
    };
    for times in &arguments.times {
        let mut first = None;
        for workers in &arguments.workers {
            let names = [case.name.as_str(), times.name(), &workers.to_string()];
            if let Some(row) = results.rows.iter().find(|row| row.names == names) {
                first.get_or_insert(row.values["seconds"]);
                continue;
            }
            eprintln!("{}: {}, {workers} workers", case.name, times.name());
            let store = Store::open(&arguments.store, case)?;
            let mut machine = Machine::new(store, *workers, *times);
            let reduction = reduced(format, &text, case, &mut machine)?;
            let (progress, seconds) = (&reduction.progress, machine.seconds());
            let first = *first.get_or_insert(seconds);
            results.add(
                &names,
                &[
                    Some(progress.tokens_before as f64),
                    Some(progress.tokens_now as f64),
                    Some(progress.consumed as f64),
                    Some(progress.tests as f64),
                    Some(seconds),
                    Some(machine.busy()),
                    Some(first / seconds),
                ],
            );
            results.save(&arguments.output)?;
        }
    }
    Ok(())
}

struct Silent;

impl Observer for Silent {
    fn improved(&mut self, _: &[u8], _: &Change, _: &Progress) -> std::io::Result<()> {
        Ok(())
    }
}

/// Reduces as the program does by default.
fn reduced(
    format: &dyn Format,
    text: &[u8],
    case: &Case,
    machine: &mut Machine<Store>,
) -> Result<Reduction> {
    let model = format
        .model()
        .map(|tables| TrainedModel::of_tables(tables, format.language()));
    let model = model.transpose().map_err(|error| anyhow!("{error}"))?;
    let options = SearchOptions {
        name: case.file_name().into(),
        guidance: model.map(|model| Arc::new(model) as Arc<dyn Guidance>),
        distrust: true,
        polish: Some(Polish {
            drop_comments: true,
            ..Polish::default()
        }),
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(machine);
    let reduction = reduce(format, text, oracle, options, &mut Silent);
    let reduction = reduction.map_err(|error| anyhow!("{}: {error}", case.name))?;
    match reduction.end {
        End::Fixpoint => Ok(reduction),
        end => Err(anyhow!("{}: {end:?}", case.name)),
    }
}

/// Prints geometric means over all cases, and over long ones.
fn summarize(results: &Results, times: &str, workers: &[usize]) {
    println!(
        "\n| {times} times, workers | cases | speed-up | with {LONG} tests or more | speed-up |"
    );
    println!("|---|---|---|---|---|");
    for workers in workers {
        let number = workers.to_string();
        let rows = results.rows.iter();
        let rows: Vec<_> = rows
            .filter(|row| row.names[1] == times && row.names[2] == number)
            .map(|row| (row.values[TESTS], row.values[SPEED_UP]))
            .collect();
        let long: Vec<f64> = rows
            .iter()
            .filter(|row| row.0 >= LONG)
            .map(|row| row.1)
            .collect();
        let all: Vec<f64> = rows.iter().map(|row| row.1).collect();
        println!(
            "| {workers} | {} | {:.2} | {} | {:.2} |",
            all.len(),
            mean(&all),
            long.len(),
            mean(&long),
        );
    }
}

/// Returns the geometric mean; NaN of nothing.
fn mean(values: &[f64]) -> f64 {
    (values.iter().map(|value| value.ln()).sum::<f64>() / values.len() as f64).exp()
}

#[cfg(feature = "compiled")]
fn linked(name: &str) -> Option<&'static dyn Format> {
    let mut all = secateur_all::FORMATS.iter().copied();
    all.find(|format| format.description().name == name)
}

#[cfg(not(feature = "compiled"))]
fn linked(_: &str) -> Option<&'static dyn Format> {
    None
}
