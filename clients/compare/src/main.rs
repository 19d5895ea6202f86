//! Comparison of the ways to reduce a generated input.
//!
//! Reduced are its run, as a sequence and as a tree, with each policy for a run that leaves its
//! trace; its text, by the grammar; and both. README.md lists requirements.
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
use secateur_reduce::Reducer;
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Budget, End, Oracle as Tests, Plan};
use secateur_syntax::format::Format;
use secateur_trace::strategy::{DEFAULT, find};
use secateur_trace::{Answer, Generator, Policy, ProcessGenerator, Run, TraceOptions, reduce_run};

/// Maximal choices of a run.
const LIMIT: u64 = 1_000_000;

struct Domain {
    name: &'static str,
    format: &'static dyn Format,
    /// Returns the generator under its client; the seed is last unless the client seeds.
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
        name: "models",
        format: &secateur_json::FORMAT,
        command: |seed| python("models.py", seed),
    },
    Domain {
        name: "sql",
        format: &secateur_sql::FORMAT,
        command: |seed| python("sql.py", seed),
    },
];

#[derive(Clone, Copy, Debug)]
enum Way {
    /// The run, by a policy and strategies, if not the default ones.
    Run(&'static [&'static str], Policy),
    /// The text, by a chain of strategies, or the default ones.
    Text(Option<&'static str>),
}

struct Setting {
    name: &'static str,
    way: Way,
}

const SETTINGS: &[Setting] = &[
    Setting {
        name: "sequence, halt",
        way: Way::Run(&["greduce-sequence"], Policy::Halt),
    },
    Setting {
        name: "sequence, bypass",
        way: Way::Run(&["greduce-sequence"], Policy::Bypass),
    },
    Setting {
        name: "sequence, re-align",
        way: Way::Run(&["greduce-sequence"], Policy::Realign),
    },
    Setting {
        name: "tree, halt",
        way: Way::Run(&["greduce-tree"], Policy::Halt),
    },
    Setting {
        name: "tree, bypass",
        way: Way::Run(&["greduce-tree"], Policy::Bypass),
    },
    Setting {
        name: "tree, re-align",
        way: Way::Run(&["greduce-tree"], Policy::Realign),
    },
    Setting {
        name: "our default",
        way: Way::Run(&[], Policy::Realign),
    },
    Setting {
        name: "text alone, `perses-fixpoint`",
        way: Way::Text(Some("perses-fixpoint")),
    },
    Setting {
        name: "text alone, ours",
        way: Way::Text(None),
    },
];

/// Settings that the last rows combine.
const RUN: usize = 6;
const TEXT: usize = 8;

/// Combined rows: the smallest run's text, reduced; and the smaller of that and the text alone.
const TOGETHER: [&str; 2] = ["run, then its text", "both"];

#[derive(Clone, Debug)]
struct Row {
    text: Vec<u8>,
    tests: u64,
    runs: u64,
    seconds: f64,
    /// Estimated seconds if each test were a process.
    processes: f64,
    /// Tests of valid texts.
    of_valid: u64,
    over: bool,
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
    let only = std::env::var("ROW").ok();
    let only = match &only {
        None => None,
        Some(name) => {
            let mut settings = SETTINGS.iter();
            let found = settings.find(|setting| setting.name == name);
            Some(found.context("there is no such row")?)
        }
    };
    let mut all: Vec<(usize, Vec<Row>)> = Vec::new();
    for seed in rest {
        let (run, mut generator, signature) = recorded(domain, &oracle, seed.parse()?)?;
        let before = run.output.len();
        let choices = run.trace.choices();
        let cost = Oracle::cost(name, &run.output)?;
        println!(
            "{name} {seed}: {signature}; {before} bytes, {choices} choices; {cost:.2} s for a test in a process of its own"
        );
        let mut bench = Bench {
            domain,
            oracle: &oracle,
            signature: &signature,
            generator: &mut generator,
            cost,
        };
        if let Some(setting) = &only {
            bench.show(&run, setting)?;
            continue;
        }
        let mut rows = Vec::new();
        for setting in SETTINGS {
            rows.push(bench.show(&run, setting)?);
        }
        let more = bench.text(&rows[RUN].text, None)?;
        let then = rows[RUN].and(more);
        let both = rows[TEXT].and(then.clone());
        for (name, row) in TOGETHER.into_iter().zip([then, both]) {
            show(name, &row)?;
            rows.push(row);
        }
        all.push((before, rows));
    }
    if only.is_none() {
        table(&all);
    }
    Ok(())
}

/// Records a run; finds its output's fault.
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

fn show(name: &str, row: &Row) -> Result<()> {
    println!(
        "  {name:<20} {:>6} bytes {:>6} tests {:>6} runs {:>7.1} s  {:>7.1} s with processes  {:>5.1} % valid{}",
        row.text.len(),
        row.tests,
        row.runs,
        row.seconds,
        row.processes,
        100.0 * row.valid(),
        if row.over { "  (budget used up)" } else { "" },
    );
    if std::env::var_os("SHOW").is_some() {
        println!("{}", String::from_utf8_lossy(&row.text));
    }
    Ok(std::io::stdout().flush()?)
}

impl Row {
    fn valid(&self) -> f64 {
        self.of_valid as f64 / self.tests.max(1) as f64
    }

    /// Combines successive reductions; keeps the smaller result.
    fn and(&self, other: Self) -> Self {
        let smaller = if other.text.len() < self.text.len() {
            &other
        } else {
            self
        };
        Self {
            text: smaller.text.clone(),
            tests: self.tests + other.tests,
            runs: self.runs + other.runs,
            seconds: self.seconds + other.seconds,
            processes: self.processes + other.processes,
            of_valid: self.of_valid + other.of_valid,
            over: self.over || other.over,
        }
    }
}

struct Bench<'a> {
    domain: &'a Domain,
    oracle: &'a Oracle,
    signature: &'a str,
    generator: &'a mut ProcessGenerator,
    /// Seconds of a test that is a process.
    cost: f64,
}

#[derive(Default)]
struct Counts {
    tests: Cell<u64>,
    valid: Cell<u64>,
}

impl Bench<'_> {
    fn show(&mut self, run: &Run, setting: &Setting) -> Result<Row> {
        let row = match setting.way {
            Way::Run(strategies, policy) => self.run(run, strategies, policy)?,
            Way::Text(chain) => self.text(&run.output, chain)?,
        };
        show(setting.name, &row)?;
        Ok(row)
    }

    fn run(&mut self, run: &Run, strategies: &[&str], policy: Policy) -> Result<Row> {
        let others = std::env::var("STRATEGIES").unwrap_or_default();
        let strategies = match strategies {
            [] if others.is_empty() => DEFAULT.to_vec(),
            [] => others.split(',').filter_map(find).collect(),
            some => some.iter().filter_map(|name| find(name)).collect(),
        };
        let options = TraceOptions {
            strategies,
            policy,
            budget: budget(),
            ..TraceOptions::default()
        };
        let counts = Counts::default();
        let (oracle, signature) = (self.oracle, self.signature);
        let mut executor = FnExecutor::new(|text: &[u8]| ask(oracle, signature, &counts, text));
        let began = Instant::now();
        let tests = Tests::new(&mut executor);
        let reduced = reduce_run(self.generator, run.clone(), tests, options, &mut ())?;
        let over = matches!(reduced.end, End::Limited(_));
        Ok(self.row(reduced.run.output, &counts, began, reduced.runs.runs, over))
    }

    fn text(&self, text: &[u8], chain: Option<&str>) -> Result<Row> {
        let plan = match chain {
            None => Plan::default(),
            Some(names) => Plan::chain_of(secateur_published::STRATEGIES, names, None, &[])?,
        };
        let reducer = Reducer::new(self.domain.format).strict();
        let reducer = reducer.plan(plan).budget(budget());
        let counts = Counts::default();
        let property = |text: &[u8]| ask(self.oracle, self.signature, &counts, text);
        let began = Instant::now();
        let reduced = reducer.reduce(text, property)?;
        let over = matches!(reduced.end, End::Limited(_));
        Ok(self.row(reduced.text, &counts, began, 0, over))
    }

    fn row(&self, text: Vec<u8>, counts: &Counts, began: Instant, runs: u64, over: bool) -> Row {
        let (tests, seconds) = (counts.tests.get(), began.elapsed().as_secs_f64());
        Row {
            text,
            tests,
            runs,
            seconds,
            processes: seconds + tests as f64 * self.cost,
            of_valid: counts.valid.get(),
            over,
        }
    }
}

fn budget() -> Budget {
    Budget {
        tests: Some(number("TESTS", 3000)),
        time: Some(Duration::from_secs(number("SECONDS", 60))),
    }
}

fn ask(oracle: &Oracle, signature: &str, counts: &Counts, text: &[u8]) -> bool {
    counts.tests.set(counts.tests.get() + 1);
    // Without a property test measurements mean nothing.
    let found = oracle.ask(text, signature);
    let found = found.expect("the property test can be started");
    counts
        .valid
        .set(counts.valid.get() + u64::from(found.valid));
    found.fault.as_deref() == Some(signature)
}

/// Prints arithmetic means over all runs; of remaining shares, the geometric mean.
fn table(all: &[(usize, Vec<Row>)]) {
    println!(
        "\n| | left | bytes | tests | generator runs | seconds | with processes | valid | ended |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let names = SETTINGS.iter().map(|setting| setting.name).chain(TOGETHER);
    for (at, name) in names.enumerate() {
        let count = all.len() as f64;
        let mean = |of: &dyn Fn(&Row) -> f64| {
            all.iter().map(|(_, rows)| of(&rows[at])).sum::<f64>() / count
        };
        let share =
            |(before, rows): &(usize, Vec<Row>)| (rows[at].text.len() as f64 / *before as f64).ln();
        let left = (all.iter().map(share).sum::<f64>() / count).exp();
        let ended = all.iter().filter(|(_, rows)| !rows[at].over).count();
        println!(
            "| {} | {:.1} % | {:.0} | {:.0} | {:.0} | {:.1} | {:.0} | {:.0} % | {ended} |",
            name,
            100.0 * left,
            mean(&|row| row.text.len() as f64),
            mean(&|row| row.tests as f64),
            mean(&|row| row.runs as f64),
            mean(&|row| row.seconds),
            mean(&|row| row.processes),
            100.0 * mean(&Row::valid),
        );
    }
}
