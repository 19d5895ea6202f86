//! Growth of tests, own time and memory with generated C and JSON, by an in-process property.

use std::cell::Cell;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, anyhow, ensure};
use secateur_reduce::Reducer;
use secateur_reduce::search::{Budget, Plan};
use secateur_syntax::format::TableFormat;

use super::instructions::Counter;
use super::memory;
use super::processor::Stopwatch;
use super::program::{NEEDLE, program};
use super::results::{Output, Results};
use super::revision::revision;
use crate::grammars::{load_format, of_format};

/// Arguments of `bench scale`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Sizes in tokens.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "2000,6000,20000,60000,200000,400000"
    )]
    tokens: Vec<usize>,
    /// Number of functions that have to be kept.
    #[arg(long, default_value_t = 8)]
    needles: usize,
    /// The strategies, each for itself; `default` is what runs without a name.
    #[arg(long, default_value = "tree,default", value_delimiter = ',')]
    strategies: Vec<String>,
    /// The inputs: generated C, or JSON of which more than half has to be kept.
    #[arg(long, default_value = "program", value_delimiter = ',')]
    inputs: Vec<Input>,
    /// Tests after which a reduction ends with the best so far.
    #[arg(long)]
    max_tests: Option<u64>,
    /// Count instructions, too, with perf or valgrind.
    #[arg(long)]
    instructions: bool,
    /// Reduce so often for a counter of instructions, without a clock: rustix finds none under
    /// valgrind.
    #[arg(long, hide = true)]
    rounds: Option<usize>,
    #[command(flatten)]
    output: Output,
}

/// An input that grows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Input {
    Program,
    Wide,
    Deep,
    Repetitive,
}

impl Input {
    /// Generates about `size` tokens.
    fn text(self, size: usize, needles: usize) -> String {
        match self {
            Self::Program => program(size, needles),
            Self::Wide => format!("[{}[]]", "[],".repeat(size / 3)),
            Self::Deep => format!("{}{}", "[".repeat(size / 2), "]".repeat(size / 2)),
            Self::Repetitive => {
                let item = r#"{"a": [1, "b"], "c": null},"#;
                format!("[{}{}]", item.repeat(size / 14), item.trim_end_matches(','))
            }
        }
    }

    fn row(self, strategy: &str) -> String {
        match self {
            Self::Program => strategy.to_owned(),
            other => format!("{strategy}, {other:?}").to_lowercase(),
        }
    }

    const fn language(self) -> &'static str {
        match self {
            Self::Program => "c",
            Self::Wide | Self::Deep | Self::Repetitive => "json",
        }
    }
}

const KEYS: [&str; 2] = ["strategy", "size"];
const FIGURES: [(&str, usize); 14] = [
    ("tokens", 0),
    ("left", 0),
    ("tests", 0),
    ("successes", 0),
    ("own s", 3),
    ("own µs a token", 2),
    ("own µs a test", 1),
    ("M instructions", 1),
    ("peak MB", 1),
    ("growth of tests", 2),
    ("growth of own time", 2),
    ("growth of own time a test", 2),
    ("growth of instructions", 2),
    ("growth of memory", 2),
];

#[derive(Clone, Copy, Debug)]
struct Row {
    tokens: f64,
    left: f64,
    tests: f64,
    successes: f64,
    /// Seconds of processor time, without the property's.
    own: f64,
    /// Bytes.
    peak: f64,
    instructions: Option<f64>,
}

/// Measures and prints.
///
/// Growth is the exponent from one size to the next: 1 is linear. Each row has a separate process,
/// since freed memory stays with a process.
pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let mut results = Results::new("scale", &KEYS, &FIGURES);
    let single = (
        &arguments.strategies[..],
        &arguments.tokens[..],
        &arguments.inputs[..],
    );
    if let ([strategy], [size], [input]) = single {
        let format = load_format(&of_format(root, input.language())?, None)?;
        let measured = || one(&format, *input, strategy, *size, arguments);
        for _ in 1..arguments.rounds.unwrap_or(1) {
            measured()?;
        }
        let name = input.row(strategy);
        add(&mut results, &name, *size, measured()?, None);
        return results.put_out(&arguments.output);
    }
    let version = revision(root);
    let counter = arguments.instructions.then(Counter::find).transpose()?;
    for strategy in &arguments.strategies {
        for &input in &arguments.inputs {
            let name = input.row(strategy);
            let mut before = None;
            for &size in &arguments.tokens {
                eprintln!("{name}: {size}");
                let figures = elsewhere(input, strategy, size, arguments, counter)?;
                add(&mut results, &name, size, figures, before);
                results.origin(&version, "");
                before = Some(figures);
            }
        }
    }
    results.put_out(&arguments.output)
}

fn elsewhere(
    input: Input,
    strategy: &str,
    size: usize,
    arguments: &Arguments,
    counter: Option<Counter>,
) -> Result<Row> {
    let folder = tempfile::tempdir()?;
    let json = folder.path().join("row.json");
    let (size, needles) = (size.to_string(), arguments.needles.to_string());
    let input = format!("--inputs={input:?}").to_lowercase();
    let words = [
        "bench",
        "scale",
        "--strategies",
        strategy,
        "--tokens",
        &size,
    ];
    let words = words.into_iter().chain(["--needles", &needles, &input]);
    let mut words: Vec<OsString> = words.map(OsString::from).collect();
    if let Some(tests) = arguments.max_tests {
        words.push(format!("--max-tests={tests}").into());
    }
    let output = Command::new(std::env::current_exe()?)
        .args(&words)
        .arg("--json")
        .arg(&json)
        .output()?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "{strategy} on {size} tokens: {said}"
    );
    let results = Results::read(&json)?;
    let row = results.rows.first().context("a row")?;
    let value = |name: &str| row.values.get(name).copied().context("a figure");
    Ok(Row {
        tokens: value("tokens")?,
        left: value("left")?,
        tests: value("tests")?,
        successes: value("successes")?,
        own: value("own s")?,
        peak: value("peak MB")? * 1e6,
        instructions: counter
            .map(|counter| counter.of_a_round(&words))
            .transpose()?,
    })
}

fn add(results: &mut Results, strategy: &str, size: usize, row: Row, before: Option<Row>) {
    let growth = |figure: fn(&Row) -> Option<f64>| {
        let (before, now) = (before?, figure(&row)?);
        let then = figure(&before)?;
        let wider = row.tokens / before.tokens;
        (then > 0.0 && now > 0.0).then(|| (now / then).ln() / wider.ln())
    };
    results.add(
        &[strategy, &size.to_string()],
        &[
            Some(row.tokens),
            Some(row.left),
            Some(row.tests),
            Some(row.successes),
            Some(row.own),
            Some(row.own / row.tokens * 1e6),
            Some(row.own / row.tests * 1e6),
            row.instructions.map(|count| count / 1e6),
            Some(row.peak / 1e6),
            growth(|row| Some(row.tests)),
            growth(|row| Some(row.own)),
            growth(|row| Some(row.own / row.tests)),
            growth(|row| row.instructions),
            growth(|row| Some(row.peak)),
        ],
    );
}

fn one(
    format: &TableFormat,
    input: Input,
    strategy: &str,
    size: usize,
    arguments: &Arguments,
) -> Result<Row> {
    let text = input.text(size, arguments.needles);
    let needles = 0..arguments.needles;
    let names: Vec<String> = needles.map(|n| format!("int {NEEDLE}{n}(")).collect();
    let lists = |text: &[u8]| text.iter().filter(|&&byte| byte == b'[').count();
    let most = lists(text.as_bytes());
    let has_it = |candidate: &[u8]| match input {
        Input::Program => {
            str::from_utf8(candidate).is_ok_and(|text| names.iter().all(|name| text.contains(name)))
        }
        _ => lists(candidate) * 2 > most,
    };
    let clock = || arguments.rounds.is_none().then(Stopwatch::now);
    let spent = Cell::new(0.0);
    let property = |candidate: &[u8]| {
        let began = clock();
        let kept = has_it(candidate);
        spent.set(spent.get() + began.map_or(0.0, Stopwatch::seconds));
        kept
    };
    let plan = match strategy {
        "default" => Plan::default(),
        names => Plan::chain(&names.replace('+', ","), None, &[])?,
    };
    let floor = memory::now()?;
    memory::reset_peak();
    let began = clock();
    let budget = Budget {
        tests: arguments.max_tests,
        time: None,
    };
    let reduction = Reducer::new(format)
        .strict()
        .plan(plan)
        .budget(budget)
        .reduce(text.as_bytes(), property);
    let own = began.map_or(0.0, Stopwatch::seconds) - spent.get();
    let peak = memory::peak()?.saturating_sub(floor);
    let reduction = reduction.map_err(|error| anyhow!("{error}"))?;
    ensure!(
        has_it(&reduction.text),
        "the result does not have the property"
    );
    let p = &reduction.progress;
    Ok(Row {
        tokens: p.tokens_before as f64,
        left: p.tokens_now as f64,
        tests: p.tests as f64,
        successes: p.successes as f64,
        own,
        peak: peak as f64,
        instructions: None,
    })
}
