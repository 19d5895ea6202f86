//! Property tests on a remote execution service, beside those of this machine.
//!
//! `secateur-remote` and `secateur-worker` have to be built.

use std::ffi::OsStr;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use secateur_oracle::remote::{RemoteExecutor, RemoteService};
use secateur_oracle::{LocalExecutor, LocalOptions, TestCommand};
use secateur_reduce::executor::{Event, Executor};

use super::results::{Output, Results};
use super::revision::revision;

/// Arguments of `bench remote`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The service, such as grpc://localhost:8980.
    #[arg(value_name = "URL")]
    remote: String,
    /// The instance of the service.
    #[arg(long)]
    instance: Option<String>,
    /// Tests at once, here and there.
    #[arg(long, default_value_t = 2)]
    jobs: usize,
    /// Number of tests that use a second of processor time, for each of both.
    #[arg(long, default_value_t = 60)]
    tests: usize,
    /// Number of tests that end at once.
    #[arg(long, default_value_t = 200)]
    short: usize,
    #[command(flatten)]
    output: Output,
}

/// Times are of a test, in milliseconds; the share is that of the tests in a second.
const FIGURES: [(&str, usize); 6] = [
    ("at once", 0),
    ("tests", 0),
    ("here ms", 1),
    ("there ms", 1),
    ("stored there ms", 1),
    ("throughput there %", 0),
];

/// Uses a second of processor time, after which the kernel ends it.
const SECOND: &str = "ulimit -t 1; while :; do :; done";

pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let Arguments {
        jobs, tests, short, ..
    } = *arguments;
    let mut results = Results::new("remote", &["a test"], &FIGURES);
    let version = revision(root);
    // Texts that no earlier run stored.
    let salt = fastrand::u64(..);
    let mut add = |name: &str, jobs, tests, here, there, stored: Option<Duration>| {
        let each = |time: Duration| time.as_secs_f64() * 1e3 / tests as f64;
        let share = 100.0 * each(here) / each(there);
        let values = [jobs as f64, tests as f64, each(here), each(there)].map(Some);
        let [jobs, tests, here, there] = values;
        let values = [jobs, tests, here, there, stored.map(each), Some(share)];
        results.add(&[name], &values);
        results.origin(&version, "");
    };
    let here = time(&mut local("true", 1)?, short, salt)?;
    let there = time(&mut remote("true", 1, arguments)?, short, salt)?;
    let stored = time(&mut remote("true", 1, arguments)?, short, salt)?;
    add("ends at once", 1, short, here, there, Some(stored));
    let here = time(&mut local(SECOND, jobs)?, tests, salt)?;
    let there = time(&mut remote(SECOND, jobs, arguments)?, tests, salt)?;
    add("computes for a second", jobs, tests, here, there, None);
    results.put_out(&arguments.output)
}

fn command(script: &str) -> Result<TestCommand> {
    let words = ["sh", "-c", script].map(Into::into);
    Ok(TestCommand::from_words(words.into())?)
}

fn options(jobs: usize) -> LocalOptions {
    LocalOptions {
        jobs,
        timeout: Some(Duration::from_secs(60)),
        ..LocalOptions::default()
    }
}

fn local(script: &str, jobs: usize) -> Result<LocalExecutor> {
    let executor = LocalExecutor::new(command(script)?, OsStr::new("x"), options(jobs), None)?;
    Ok(executor.with_only_children())
}

fn remote(script: &str, jobs: usize, arguments: &Arguments) -> Result<RemoteExecutor> {
    let service = RemoteService {
        endpoint: arguments.remote.clone(),
        instance: arguments.instance.clone().unwrap_or_default(),
        batch: 1,
        attempts: 3,
        ..RemoteService::default()
    };
    RemoteExecutor::new(
        command(script)?,
        OsStr::new("x"),
        options(jobs),
        service,
        None,
    )
    .context("run `cargo build -p secateur-remote` with the same profile")
}

/// Tests texts, as many at once as the executor runs, behind one that is not counted.
fn time(executor: &mut dyn Executor, tests: usize, salt: u64) -> Result<Duration> {
    executor.start(b"first")?;
    executor.wait()?;
    let began = Instant::now();
    let (mut started, mut ended) = (0, 0);
    while ended < tests {
        while started < tests && started - ended < executor.capacity() {
            executor.start(format!("{salt} {started}").as_bytes())?;
            started += 1;
        }
        ensure!(
            matches!(executor.wait()?, Event::Finished(_)),
            "interrupted"
        );
        ended += 1;
    }
    Ok(began.elapsed())
}
