//! Wall time of reductions with many workers, by simulation.
//!
//! A reduction runs in this process on a [`machine`] with a virtual clock, for any number of
//! workers and distribution of test times. Verdicts are real: a [`store`] runs the property test
//! for new texts. Virtual time goes from the start of the process to its exit: tests, a constant for
//! the process itself, and the processor time of the search as measured.

mod machine;
mod store;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use secateur_learn::{Guidance, Model};
use secateur_reduce::search::{End, Oracle, Polish, Reduction, SearchOptions, reduce};
use secateur_syntax::format::Format;

use super::cases::{Case, extensions, find};
use super::parse::run_compiled;
use super::results::{Output, Results};
use super::revision::revision;
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
    /// Numbers of workers, compared with one [default: 2,8,64,1024].
    #[arg(long, value_delimiter = ',')]
    workers: Vec<usize>,
    /// Widths, each with those of `--workers` or, without these, with as many workers [default: 1].
    #[arg(long, value_delimiter = ',')]
    width: Vec<usize>,
    /// Test times: of one second, log-normal, or as the store measured them.
    //
    // Log-normal: σ = 0.5, a mean of one second; 2 % of the rejected texts hang until their time
    // limit of 20 s.
    #[arg(long, value_delimiter = ',', value_enum, default_value = "constant")]
    times: Vec<Times>,
    /// Time of each test beyond its own where there are several workers, as on other machines.
    #[arg(long, value_name = "MILLISECONDS", default_value_t = 0)]
    overhead: u64,
    /// Count the time of tests alone, which makes the figures exactly repeatable.
    #[arg(long)]
    tests_alone: bool,
    /// Keep the rows that the file of `--json` already has.
    #[arg(long, requires = "json")]
    go_on: bool,
    #[command(flatten)]
    output: Output,
}

const KEYS: [&str; 4] = ["case", "times", "width", "workers"];
const TESTS: &str = "tests";
const SPEED_UP: &str = "speed-up";
/// Tests and tokens left, as multiples of those at a width of one.
const TESTED: &str = "x tests";
const LEFT: &str = "x left";
const FIGURES: [(&str, usize); 9] = [
    ("tokens", 0),
    ("left", 0),
    (TESTS, 0),
    ("started", 0),
    ("seconds", 1),
    ("busy", 2),
    (SPEED_UP, 2),
    (TESTED, 2),
    (LEFT, 2),
];

/// Minimal number of tests of a long reduction.
const LONG: f64 = 500.0;

/// Numbers of workers by default.
const WORKERS: [usize; 4] = [2, 8, 64, 1024];

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
        results.go_on(Results::read(path)?)?;
    }
    let version = revision(root);
    for folder in folders {
        for case in find(folder, &arguments.only, &languages)? {
            add(&case, &version, arguments, &mut results)?;
        }
    }
    results.put_out(&arguments.output)?;
    for times in &arguments.times {
        summarize(&results, times.name(), &pairs(arguments));
    }
    Ok(())
}

/// Returns the widths with numbers of workers, first one of each.
fn pairs(arguments: &Arguments) -> Vec<(usize, usize)> {
    let others: Vec<(usize, usize)> = match (&arguments.width[..], &arguments.workers[..]) {
        ([], []) => WORKERS.map(|workers| (1, workers)).to_vec(),
        (widths, []) => widths.iter().map(|&width| (width, width)).collect(),
        ([], workers) => workers.iter().map(|&workers| (1, workers)).collect(),
        (widths, workers) => {
            let of = |&width| workers.iter().map(move |&workers| (width, workers));
            widths.iter().flat_map(of).collect()
        }
    };
    let others = others.into_iter().filter(|pair| *pair != (1, 1));
    std::iter::once((1, 1)).chain(others).collect()
}

fn add(case: &Case, version: &str, arguments: &Arguments, results: &mut Results) -> Result<()> {
    let text = std::fs::read(&case.input)
        .with_context(|| format!("cannot read {}", case.input.display()))?;
    let language = case.language.as_deref();
    let Some(format) = language.and_then(linked) else {
        eprintln!("{}: no format has its extension", case.name);
        return Ok(());
    };
    for times in &arguments.times {
        let mut first = None;
        for (width, workers) in pairs(arguments) {
            let (of, with) = (width.to_string(), workers.to_string());
            let names = [case.name.as_str(), times.name(), &of, &with];
            if let Some(row) = results.rows.iter().find(|row| row.names == names) {
                let value = |name| row.values[name];
                first.get_or_insert((value("seconds"), value(TESTS), value("left")));
                continue;
            }
            eprintln!(
                "{}: {}, width {width}, {workers} workers",
                case.name,
                times.name()
            );
            let store = Store::open(&arguments.store, case)?;
            let overhead = match workers {
                1 => Duration::ZERO,
                _ => Duration::from_millis(arguments.overhead),
            };
            let mut machine = Machine::new(store, workers, *times).with_overhead(overhead);
            if !arguments.tests_alone {
                machine = machine.with_own_time();
            }
            let reduction = reduced(format, &text, case, width, &mut machine)?;
            let (progress, seconds) = (&reduction.progress, machine.seconds());
            let (tests, left) = (progress.consumed as f64, progress.tokens_now as f64);
            let (first, few, least) = *first.get_or_insert((seconds, tests, left));
            results.add(
                &names,
                &[
                    Some(progress.tokens_before as f64),
                    Some(left),
                    Some(tests),
                    Some(progress.tests as f64),
                    Some(seconds),
                    Some(machine.busy()),
                    Some(first / seconds),
                    Some(tests / few),
                    Some(left / least),
                ],
            );
            results.origin(version, &case.set);
            results.save(&arguments.output)?;
        }
    }
    Ok(())
}

fn reduced(
    format: &dyn Format,
    text: &[u8],
    case: &Case,
    width: usize,
    machine: &mut Machine<Store>,
) -> Result<Reduction> {
    let language = format.language();
    let trained = |packed| Model::unpack(packed, language)?.trained(language);
    let model = format.model().map(trained).transpose()?;
    let options = SearchOptions {
        name: case.file_name().into(),
        guidance: model.map(|model| Arc::new(model) as Arc<dyn Guidance>),
        distrust: true,
        width,
        polish: Some(Polish {
            drop_comments: true,
            ..Polish::default()
        }),
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(machine);
    let reduction = reduce(format, text, oracle, options, &mut ());
    machine.compute();
    let reduction = reduction.map_err(|error| anyhow!("{}: {error}", case.name))?;
    match reduction.end {
        End::Fixpoint => Ok(reduction),
        end => Err(anyhow!("{}: {end:?}", case.name)),
    }
}

/// Prints means over all cases, of the speed-up also over long ones.
fn summarize(results: &Results, times: &str, pairs: &[(usize, usize)]) {
    println!(
        "\n| {times} times: width | workers | cases | speed-up | of {LONG} tests or more | \
         speed-up | tests | tokens | at most |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for (width, workers) in pairs {
        let names = [&width.to_string(), &workers.to_string()];
        let rows = results.rows.iter();
        let rows: Vec<_> = rows
            .filter(|row| row.names[1] == times && names == [&row.names[2], &row.names[3]])
            .map(|row| &row.values)
            .collect();
        let all = |name| rows.iter().map(|row| row[name]).collect::<Vec<f64>>();
        // Of the tests with a width of one.
        let is_long = |row: &&&_| -> bool {
            let row: &std::collections::BTreeMap<String, f64> = row;
            row[TESTS] / row[TESTED] >= LONG
        };
        let long: Vec<f64> = rows
            .iter()
            .filter(is_long)
            .map(|row| row[SPEED_UP])
            .collect();
        println!(
            "| {width} | {workers} | {} | {:.2} | {} | {} | {:.2} | {:.3} | {:.2} |",
            rows.len(),
            mean(&all(SPEED_UP)),
            long.len(),
            match &long[..] {
                [] => "–".to_owned(),
                long => format!("{:.2}", mean(long)),
            },
            mean(&all(TESTED)),
            mean(&all(LEFT)),
            all(LEFT).into_iter().fold(0.0, f64::max),
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
