//! Reductions of one run.

use std::cell::Cell;
use std::ffi::OsString;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use secateur_reduce::Reducer;
use secateur_reduce::executor::FnExecutor;
use secateur_reduce::search::{Budget, End, Oracle as Tests, Plan};
use secateur_trace::strategy::{DEFAULT, find};
use secateur_trace::{Answer, Generator, Policy, ProcessGenerator, Run, TraceOptions, reduce_run};

use crate::domains::Domain;
use crate::oracle::Oracle;
use crate::rows::Row;
use crate::settings::{Setting, Way};

/// Maximal choices of a run.
const LIMIT: u64 = 1_000_000;

/// A run that fails, and its property test.
pub struct Bench<'a> {
    domain: &'a Domain,
    oracle: &'a Oracle,
    pub seed: u64,
    pub run: Run,
    generator: ProcessGenerator,
    /// The fault.
    pub signature: String,
    /// Limit of a reduction.
    time: Duration,
}

#[derive(Default)]
struct Counts {
    tests: Cell<u64>,
    valid: Cell<u64>,
}

/// A finished reduction.
struct Reduced {
    text: Vec<u8>,
    runs: u64,
    ended: bool,
}

impl<'a> Bench<'a> {
    /// Records a run; finds its output's fault.
    pub fn record(
        domain: &'a Domain,
        oracle: &'a Oracle,
        seed: u64,
        time: Duration,
    ) -> Result<Self> {
        let words = (domain.command)(seed).into_iter().map(OsString::from);
        let mut generator = ProcessGenerator::new(words.collect(), Some(Duration::from_secs(10)));
        let Answer::Done(run) = generator.record(Some(seed), LIMIT)? else {
            bail!("the generator did not make anything of seed {seed}");
        };
        let found = oracle.ask(&run.output, "")?;
        let signature = found.fault.context("nothing is wrong with this run")?;
        Ok(Self {
            domain,
            oracle,
            seed,
            run,
            generator,
            signature,
            time,
        })
    }

    /// Measures a setting, given the row of the setting before it, if it has one.
    pub fn measure(&mut self, setting: &Setting, before: Option<&Row>) -> Result<Row> {
        let counts = Counts::default();
        let began = Instant::now();
        let reduced = match setting.way {
            Way::Run(strategies, policy) => self.reduce_run(strategies, policy, &counts)?,
            Way::Text(chain) => self.reduce_text(&self.run.output, chain, &counts)?,
            Way::Then(name) => {
                let text = before.and_then(|row| row.text.as_ref());
                let text = text.with_context(|| format!("there is no row of {name}"))?;
                self.reduce_text(text.as_bytes(), None, &counts)?
            }
        };
        let seconds = began.elapsed().as_secs_f64();
        let original = &self.run.output;
        let mut row = Row {
            domain: self.domain.name.to_owned(),
            seed: self.seed,
            setting: setting.name.to_owned(),
            bytes_before: original.len(),
            bytes: reduced.text.len(),
            size_before: self.oracle.size(original)?,
            size: self.oracle.size(&reduced.text)?,
            choices: self.run.trace.choices(),
            tests: counts.tests.get(),
            valid: counts.valid.get(),
            runs: reduced.runs,
            seconds,
            test_seconds: Oracle::cost(self.domain.name, original)?,
            ended: reduced.ended,
            text: Some(String::from_utf8_lossy(&reduced.text).into_owned()),
        };
        if let Some(before) = before {
            row.tests += before.tests;
            row.valid += before.valid;
            row.runs += before.runs;
            row.seconds += before.seconds;
            row.ended &= before.ended;
        }
        Ok(row)
    }

    fn reduce_run(
        &mut self,
        strategies: &[&str],
        policy: Policy,
        counts: &Counts,
    ) -> Result<Reduced> {
        let others = std::env::var("STRATEGIES").unwrap_or_default();
        let strategies = match strategies {
            [] if others.is_empty() => DEFAULT.to_vec(),
            [] => others.split(',').filter_map(find).collect(),
            some => some.iter().filter_map(|name| find(name)).collect(),
        };
        let options = TraceOptions {
            strategies,
            policy,
            budget: self.budget(),
            ..TraceOptions::default()
        };
        let (oracle, signature) = (self.oracle, &self.signature);
        let mut executor = FnExecutor::new(|text: &[u8]| ask(oracle, signature, counts, text));
        let tests = Tests::new(&mut executor);
        let run = self.run.clone();
        let reduced = reduce_run(&mut self.generator, run, tests, options, &mut ())?;
        Ok(Reduced {
            text: reduced.run.output,
            runs: reduced.runs.runs,
            ended: !matches!(reduced.end, End::Limited(_)),
        })
    }

    fn reduce_text(&self, text: &[u8], chain: Option<&str>, counts: &Counts) -> Result<Reduced> {
        let plan = match chain {
            None => Plan::default(),
            Some(names) => Plan::chain_of(secateur_published::STRATEGIES, names, None, &[])?,
        };
        let reducer = Reducer::new(self.domain.format).strict();
        let reducer = reducer.plan(plan).budget(self.budget());
        let property = |text: &[u8]| ask(self.oracle, &self.signature, counts, text);
        let reduced = reducer.reduce(text, property)?;
        Ok(Reduced {
            text: reduced.text,
            runs: 0,
            ended: !matches!(reduced.end, End::Limited(_)),
        })
    }

    fn budget(&self) -> Budget {
        Budget {
            time: Some(self.time),
            ..Budget::default()
        }
    }
}

fn ask(oracle: &Oracle, signature: &str, counts: &Counts, text: &[u8]) -> bool {
    counts.tests.set(counts.tests.get() + 1);
    // Without a property test measurements mean nothing.
    let found = oracle.ask(text, signature);
    let found = found.expect("the property test can be started");
    let valid = counts.valid.get() + u64::from(found.valid);
    counts.valid.set(valid);
    found.fault.as_deref() == Some(signature)
}
