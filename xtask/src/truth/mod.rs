//! `cargo xtask truth`: compares verdicts on published grammars with the reference's.
//!
//! Each grammar has its own process, so that one that hangs or takes all memory harms no other.

mod expected;
mod report;
mod supervise;
mod worker;

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result};

use expected::Truth;
use report::Report;
pub use supervise::worker_program;
pub use worker::{Arguments as WorkerArguments, run as run_worker};

/// Arguments of `truth`.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// Verdicts of the reference implementation, as JSON.
    file: PathBuf,
    /// A checkout of the collection of grammars.
    collection: PathBuf,
    /// Write all details there.
    #[arg(long, value_name = "OUT")]
    json: Option<PathBuf>,
    /// Seconds for one example.
    #[arg(long, default_value_t = 60)]
    limit: u64,
    /// Seconds for compiling one grammar.
    #[arg(long, default_value_t = 180)]
    compile_limit: u64,
    /// Only the grammars whose paths contain this.
    #[arg(long)]
    only: Option<String>,
    /// Number of concurrent grammars; by default the number of cores.
    #[arg(long)]
    jobs: Option<usize>,
}

/// Prints each grammar that differs, then the sums.
pub fn run(arguments: &Arguments) -> Result<()> {
    let truth = read(&arguments.file)?;
    let program = worker_program()?;
    let wanted: Vec<usize> = (0..truth.grammars.len())
        .filter(|&at| {
            let grammar = &truth.grammars[at];
            let only = arguments.only.as_deref().unwrap_or("");
            grammar.dir.contains(only) || grammar.parser.contains(only)
        })
        .collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = arguments.jobs.unwrap_or(cores).max(1);
    let next = AtomicUsize::new(0);
    let report = Mutex::new(Report::default());
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(&index) = wanted.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let job = supervise::Job {
                        program: &program,
                        file: &arguments.file,
                        collection: &arguments.collection,
                        index,
                        examples: truth.grammars[index].examples.len(),
                        limit: Duration::from_secs(arguments.limit),
                        compile_limit: Duration::from_secs(arguments.compile_limit),
                    };
                    let found = supervise::supervise(&job);
                    let mut report = report.lock().unwrap_or_else(|e| e.into_inner());
                    report.add(&truth.grammars[index], found);
                }
            });
        }
    });
    let report = report.into_inner().unwrap_or_else(|e| e.into_inner());
    if let Some(path) = &arguments.json {
        let json = serde_json::to_string_pretty(&report.finish())?;
        std::fs::write(path, json).with_context(|| format!("cannot write {}", path.display()))?;
    }
    report.print_sums();
    Ok(())
}

fn read(path: &Path) -> Result<Truth> {
    let text =
        std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("in {}", path.display()))
}
