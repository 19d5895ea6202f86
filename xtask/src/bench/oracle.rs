//! Cost of starting, confining and ending property tests.
//!
//! All variants take turns in one run: ratios between runs would mean nothing.

use std::ffi::OsStr;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use secateur_oracle::{Limits, LocalExecutor, LocalOptions, Sandbox, SandboxRules, TestCommand};

use secateur_reduce::executor::{Event, Executor};

/// Arguments of `bench oracle`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Number of tests for each variant.
    #[arg(long, default_value_t = 2000)]
    starts: usize,
    /// Megabytes of memory that this process holds meanwhile, as a run on a large
    /// input does.
    #[arg(long, default_value_t = 500)]
    memory: usize,
    /// In how many turns.
    #[arg(long, default_value_t = 5)]
    turns: usize,
    /// A directory that does not lie in memory.
    #[arg(long, default_value = "/var/tmp")]
    disk: PathBuf,
}

/// A variant, and the time of one repetition in its fastest turn.
struct Variant {
    name: &'static str,
    run: Box<dyn FnMut(usize) -> Result<Duration>>,
    best: Duration,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    // Written, so that the kernel allocates it.
    let ballast = vec![1u8; arguments.memory << 20];
    let turn = (arguments.starts / arguments.turns.max(1)).max(1);
    println!(
        "{} starts of `true` in {} turns, beside {} MB; time of one in the fastest turn\n",
        turn * arguments.turns,
        arguments.turns,
        arguments.memory
    );
    compare("starting a process", starting()?, arguments.turns, turn)?;
    compare(
        "a whole test",
        whole_tests(arguments),
        arguments.turns,
        turn,
    )?;
    compare(
        "ending a test that runs",
        ending(),
        arguments.turns,
        turn / 4,
    )?;
    drop(std::hint::black_box(ballast));
    Ok(())
}

/// Measures the starts of a process and of a test, in the fastest of a few turns.
pub(super) fn starts(times: usize) -> Result<Vec<(&'static str, Duration)>> {
    const TURNS: usize = 5;
    let each = (times / TURNS).max(1);
    let options = LocalOptions {
        jobs: 1,
        timeout: Some(Duration::from_secs(60)),
        limits: Limits::for_machine(),
        sandbox_rules: SandboxRules {
            sandbox: Sandbox::On,
            writable: Vec::new(),
            environment: Vec::new(),
            best_effort: true,
        },
        ..LocalOptions::default()
    };
    let mut ways = starting()?;
    ways.truncate(1);
    ways.push(test("a whole test, confined, with limits", options));
    for _ in 0..TURNS {
        for way in &mut ways {
            let time = (way.run)(each).with_context(|| way.name)?;
            way.best = way.best.min(time / u32::try_from(each)?);
        }
    }
    Ok(ways.iter().map(|way| (way.name, way.best)).collect())
}

/// Measures a test that ends at once, cleanup included.
fn test(name: &'static str, options: LocalOptions) -> Variant {
    variant(name, move |times| {
        let mut executor = executor("/bin/true", options.clone())?;
        let began = Instant::now();
        for _ in 0..times {
            executor.start(b"int main(void) { return 0; }\n")?;
            ensure!(
                matches!(executor.wait()?, Event::Finished(_)),
                "interrupted"
            );
        }
        Ok(began.elapsed())
    })
}

/// Runs the variants in turns; prints each relative to the first.
fn compare(what: &str, mut ways: Vec<Variant>, turns: usize, each: usize) -> Result<()> {
    let each = each.max(1);
    for _ in 0..turns {
        for way in &mut ways {
            let time = (way.run)(each).with_context(|| way.name)?;
            way.best = way.best.min(time / u32::try_from(each)?);
        }
    }
    println!("| {what} | µs | ratio |\n|---|---|---|");
    let first = ways.first().map_or(1.0, |way| way.best.as_secs_f64());
    for way in &ways {
        let time = way.best.as_secs_f64();
        println!("| {} | {:.0} | {:.2} |", way.name, time * 1e6, time / first);
    }
    println!();
    Ok(())
}

fn variant(name: &'static str, run: impl FnMut(usize) -> Result<Duration> + 'static) -> Variant {
    Variant {
        name,
        run: Box::new(run),
        best: Duration::MAX,
    }
}

fn plain() -> Command {
    let mut command = Command::new("/bin/true");
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// Compares `posix_spawn`, which the executor uses, with `fork` and `exec`.
///
/// The standard library uses these if the child sets its user id.
fn starting() -> Result<Vec<Variant>> {
    let own = std::fs::metadata("/proc/self").context("no /proc")?;
    let (user, group) = (own.uid(), own.gid());
    let repeat = |make: Box<dyn Fn() -> Command>| {
        move |times| {
            let began = Instant::now();
            for _ in 0..times {
                ensure!(make().spawn()?.wait()?.success(), "`true` fails");
            }
            Ok(began.elapsed())
        }
    };
    Ok(vec![
        variant("posix_spawn", repeat(Box::new(plain))),
        variant(
            "fork and exec",
            repeat(Box::new(move || {
                let mut command = plain();
                command.gid(group).uid(user);
                command
            })),
        ),
    ])
}

fn executor(command: &str, options: LocalOptions) -> Result<LocalExecutor> {
    let words = command.split(' ').map(Into::into).collect();
    let test = TestCommand::from_words(words)?;
    let executor = LocalExecutor::new(test, OsStr::new("input.c"), options, None)?;
    if let Some(notice) = executor.notice() {
        println!("({notice})");
    }
    Ok(executor.with_only_children())
}

fn whole_tests(arguments: &Arguments) -> Vec<Variant> {
    let options = || LocalOptions {
        jobs: 1,
        timeout: Some(Duration::from_secs(60)),
        ..LocalOptions::default()
    };
    let confined = |sandbox| LocalOptions {
        sandbox_rules: SandboxRules {
            sandbox,
            writable: Vec::new(),
            environment: Vec::new(),
            best_effort: true,
        },
        ..options()
    };
    let limited = LocalOptions {
        limits: Limits::for_machine(),
        ..confined(Sandbox::On)
    };
    let disk = LocalOptions {
        temp: Some(arguments.disk.clone()),
        ..options()
    };
    let mut ways = vec![
        test("as it is, in memory", options()),
        test("as it is, on disk", disk),
        test("confined", confined(Sandbox::On)),
        test("confined, with limits", limited),
    ];
    if executor("/bin/true", confined(Sandbox::Strict)).is_ok() {
        ways.push(test("strictly confined", confined(Sandbox::Strict)));
    } else {
        println!("(no bwrap: strict sandbox is left out)");
    }
    ways
}

/// Compares cancelling a test with scanning all processes.
///
/// A scan finds descendants where the kernel has no lists of children.
fn ending() -> Vec<Variant> {
    vec![
        variant("cancel", |times| {
            let mut executor = executor("/bin/sleep 1000", LocalOptions::default())?;
            let mut spent = Duration::ZERO;
            for _ in 0..times {
                let ticket = executor.start(b"")?;
                let began = Instant::now();
                executor.cancel(ticket);
                spent += began.elapsed();
            }
            Ok(spent)
        }),
        variant("a look at all processes", |times| {
            let began = Instant::now();
            for _ in 0..times {
                for entry in std::fs::read_dir("/proc")?.flatten() {
                    let _ = std::fs::read(entry.path().join("stat"));
                }
            }
            Ok(began.elapsed())
        }),
    ]
}
