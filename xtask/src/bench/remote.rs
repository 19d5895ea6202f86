//! Property tests on a remote execution service, beside those of this machine.
//!
//! `secateur-remote` and `secateur-worker` have to be built.

use std::ffi::OsStr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use secateur_oracle::remote::{RemoteExecutor, RemoteService};
use secateur_oracle::{LocalExecutor, LocalOptions, TestCommand};
use secateur_reduce::executor::{Event, Executor};

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
}

/// Uses a second of processor time, after which the kernel ends it.
const SECOND: &str = "ulimit -t 1; while :; do :; done";

pub fn run(arguments: &Arguments) -> Result<()> {
    let Arguments { jobs, tests, .. } = *arguments;
    let short = arguments.short;
    // Texts that no earlier run stored.
    let salt = fastrand::u64(..);
    let mut alone = remote("true", 1, arguments)?;
    let cold = time(&mut alone, short, salt)?;
    drop(alone);
    let cached = time(&mut remote("true", 1, arguments)?, short, salt)?;
    let each = |time: Duration| time.as_secs_f64() * 1e3 / short as f64;
    println!("an action that is new: {:.1} ms", each(cold));
    println!("an action that is stored: {:.1} ms", each(cached));
    let here = time(&mut local(SECOND, jobs)?, tests, salt)?.as_secs_f64();
    let there = time(&mut remote(SECOND, jobs, arguments)?, tests, salt)?.as_secs_f64();
    println!(
        "{tests} tests of one second, {jobs} at once: here {here:.1} s, there {there:.1} s: {:.0} %",
        100.0 * here / there
    );
    Ok(())
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
