//! Compares the ways to reduce what a generator made: its run, as a sequence and as a
//! tree, with each answer to a run that leaves its trace; the text, by its grammar; and
//! both. README.md beside this says what has to be installed.
//!
//! ```sh
//! compare-generators DOMAIN SEED…            # a table of these runs
//! compare-generators DOMAIN --find FROM TO   # which runs show a fault
//! ```

mod oracle;

use std::cell::Cell;
use std::ffi::OsString;
use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use oracle::Oracle;
use secateur_runtime::format::Format;
use secateur_runtime::generate::strategy::{DEFAULT, find};
use secateur_runtime::generate::{
    Answer, Generator, Policy, ProcessGenerator, Run, TraceOptions, reduce_run,
};
use secateur_runtime::oracle::FnExecutor;
use secateur_runtime::search::{Budget, Observer, Oracle as Tests, Progress};
use secateur_runtime::{Options, reduce};

/// The most choices that a run may have.
const LIMIT: u64 = 1_000_000;

/// One kind of input.
struct Domain {
    name: &'static str,
    format: &'static dyn Format,
    /// The generator under its client; the seed goes behind it unless the client seeds.
    command: fn(seed: u64) -> Vec<String>,
}

const HERE: &str = env!("CARGO_MANIFEST_DIR");

fn python(script: &str, seed: u64) -> Vec<String> {
    let python = std::env::var("PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let words = [
        &python,
        "-m",
        "greduce",
        &format!("{HERE}/{script}"),
        &seed.to_string(),
    ];
    words.map(str::to_owned).to_vec()
}

const DOMAINS: &[Domain] = &[
    Domain {
        name: "graphs",
        format: &secateur_dot::FORMAT,
        command: |seed| python("graphs.py", seed),
    },
    Domain {
        name: "programs",
        format: &secateur_javascript::FORMAT,
        command: |_| {
            let script = format!("{HERE}/served_programs.js");
            ["node", &script].map(str::to_owned).to_vec()
        },
    },
    Domain {
        name: "sql",
        format: &secateur_sql::FORMAT,
        command: |seed| python("sql.py", seed),
    },
];

/// A way to reduce.
struct Setting {
    name: &'static str,
    /// Strategies for the trace, with the answer to a run that leaves it; none if the text
    /// alone is reduced.
    trace: Option<(&'static [&'static str], Policy)>,
    /// Whether the text is reduced (afterwards).
    text: bool,
}

const SETTINGS: &[Setting] = &[
    Setting {
        name: "sequence, halt",
        trace: Some((&["sequence"], Policy::Halt)),
        text: false,
    },
    Setting {
        name: "sequence, bypass",
        trace: Some((&["sequence"], Policy::Bypass)),
        text: false,
    },
    Setting {
        name: "sequence, re-align",
        trace: Some((&["sequence"], Policy::Realign)),
        text: false,
    },
    Setting {
        name: "tree, halt",
        trace: Some((&["hdd"], Policy::Halt)),
        text: false,
    },
    Setting {
        name: "tree, bypass",
        trace: Some((&["hdd"], Policy::Bypass)),
        text: false,
    },
    Setting {
        name: "tree, re-align",
        trace: Some((&["hdd"], Policy::Realign)),
        text: false,
    },
    Setting {
        name: "our default",
        trace: Some((&[], Policy::Realign)),
        text: false,
    },
    Setting {
        name: "text alone",
        trace: None,
        text: true,
    },
    Setting {
        name: "run, then text",
        trace: Some((&[], Policy::Realign)),
        text: true,
    },
];

/// What came of one run in one setting.
#[derive(Clone, Copy, Debug)]
struct Row {
    bytes: usize,
    tests: u64,
    runs: u64,
    seconds: f64,
    valid: f64,
    over: bool,
}

struct Quiet;

impl Observer for Quiet {
    fn improved(&mut self, _: &[u8], _: &Progress) -> std::io::Result<()> {
        Ok(())
    }
}

fn number(variable: &str, usual: u64) -> u64 {
    let given = std::env::var(variable).ok();
    given.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (name, rest) = words.split_first().context("which domain?")?;
    let domain = DOMAINS.iter().find(|domain| domain.name == name);
    let domain = domain.context("there is no such domain")?;
    let oracle = Oracle::start(name)?;
    if let [flag, from, to] = rest
        && flag == "--find"
    {
        return find_faults(domain, &oracle, from.parse()?..to.parse()?);
    }
    let mut all: Vec<(usize, Vec<Row>)> = Vec::new();
    for seed in rest {
        let (run, mut generator, signature) = recorded(domain, &oracle, seed.parse()?)?;
        let before = run.output.len();
        let choices = run.trace.choices();
        println!("{name} {seed}: {signature}; {before} bytes, {choices} choices");
        let mut rows = Vec::new();
        for setting in SETTINGS {
            let row = one(domain, setting, &oracle, &signature, &run, &mut generator)?;
            println!(
                "  {:<20} {:>6} bytes {:>6} tests {:>6} runs {:>7.1} s  {:>5.1} % valid{}",
                setting.name,
                row.bytes,
                row.tests,
                row.runs,
                row.seconds,
                100.0 * row.valid,
                if row.over { "  (budget used up)" } else { "" },
            );
            std::io::stdout().flush()?;
            rows.push(row);
        }
        all.push((before, rows));
    }
    table(&all);
    Ok(())
}

/// Records a run and says what is wrong with what it made.
fn recorded(
    domain: &Domain,
    oracle: &Oracle,
    seed: u64,
) -> Result<(Run, ProcessGenerator, String)> {
    let words = (domain.command)(seed)
        .into_iter()
        .map(OsString::from)
        .collect();
    let mut generator = ProcessGenerator::new(words, Some(Duration::from_secs(10)));
    let Answer::Done(run) = generator.record(Some(seed), LIMIT)? else {
        bail!("the generator did not make anything of seed {seed}");
    };
    let found = oracle.ask(&run.output, "")?;
    let signature = found.fault.context("nothing is wrong with this run")?;
    Ok((run, generator, signature))
}

fn find_faults(domain: &Domain, oracle: &Oracle, seeds: std::ops::Range<u64>) -> Result<()> {
    for seed in seeds {
        if let Ok((run, _, signature)) = recorded(domain, oracle, seed) {
            println!("{seed}: {signature} ({} bytes)", run.output.len());
        }
    }
    Ok(())
}

fn one(
    domain: &Domain,
    setting: &Setting,
    oracle: &Oracle,
    signature: &str,
    run: &Run,
    generator: &mut ProcessGenerator,
) -> Result<Row> {
    let (asked, valid) = (Cell::new(0u64), Cell::new(0u64));
    let property = |text: &[u8]| {
        asked.set(asked.get() + 1);
        match oracle.ask(text, signature) {
            Ok(found) => {
                valid.set(valid.get() + u64::from(found.valid));
                found.fault.as_deref() == Some(signature)
            }
            Err(_) => false,
        }
    };
    let budget = Budget {
        tests: Some(number("TESTS", 3000)),
        time: Some(Duration::from_secs(number("SECONDS", 60))),
    };
    let began = Instant::now();
    let (mut text, mut runs) = (run.output.clone(), 0);
    if let Some((strategies, policy)) = setting.trace {
        let strategies = match strategies {
            [] => DEFAULT.to_vec(),
            some => some.iter().filter_map(|name| find(name)).collect(),
        };
        let options = TraceOptions {
            strategies,
            policy,
            budget,
            ..TraceOptions::default()
        };
        let mut executor = FnExecutor::new(&property);
        let reduced = reduce_run(
            generator,
            run.clone(),
            Tests::new(&mut executor),
            options,
            &mut Quiet,
        )?;
        runs = reduced.runs.runs;
        text = reduced.run.output;
    }
    if setting.text {
        let options = Options {
            max_tests: budget.tests,
            max_time: budget.time,
            ..Options::default()
        };
        let reduced = reduce(domain.format, &text, &property, options)?;
        text = reduced.text;
    }
    let seconds = began.elapsed().as_secs_f64();
    Ok(Row {
        bytes: text.len(),
        tests: asked.get(),
        runs,
        seconds,
        valid: valid.get() as f64 / asked.get().max(1) as f64,
        over: seconds >= number("SECONDS", 60) as f64 || asked.get() >= number("TESTS", 3000),
    })
}

/// The means of all runs: of sizes, the geometric mean of the shares that are left.
fn table(all: &[(usize, Vec<Row>)]) {
    println!("\n| | left | bytes | tests | generator runs | seconds | valid |");
    println!("|---|---|---|---|---|---|---|");
    for (at, setting) in SETTINGS.iter().enumerate() {
        let count = all.len() as f64;
        let mean = |of: &dyn Fn(&Row) -> f64| {
            all.iter().map(|(_, rows)| of(&rows[at])).sum::<f64>() / count
        };
        let share =
            |(before, rows): &(usize, Vec<Row>)| (rows[at].bytes as f64 / *before as f64).ln();
        let left = (all.iter().map(share).sum::<f64>() / count).exp();
        println!(
            "| {} | {:.1} % | {:.0} | {:.0} | {:.0} | {:.1} | {:.0} % |",
            setting.name,
            100.0 * left,
            mean(&|row| row.bytes as f64),
            mean(&|row| row.tests as f64),
            mean(&|row| row.runs as f64),
            mean(&|row| row.seconds),
            100.0 * mean(&|row| row.valid),
        );
    }
}
