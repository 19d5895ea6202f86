//! Wrong-code cases that drift into undefined behaviour, without a guard and with it.
//!
//! `tests/guards/test.sh` stands for a compiler that takes `^` for `|`. A result has drifted if the
//! unchanged compiler makes different programs of it, with and without optimization and for
//! different contents of uninitialized variables.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use super::results::{Output, Results};

/// The program and the guard.
#[derive(Clone, Debug, clap::Args)]
pub struct Arguments {
    /// The reducer.
    #[arg(long, default_value = "target/debug/secateur")]
    program: PathBuf,
    /// The guard.
    #[arg(long, default_value = "c-ub")]
    guard: String,
    /// Tests at once.
    #[arg(short, long, default_value_t = 1)]
    jobs: usize,
    #[command(flatten)]
    output: Output,
}

const KEYS: [&str; 2] = ["case", "guard"];
const FIGURES: [(&str, usize); 5] = [
    ("tokens", 0),
    ("drifted", 0),
    ("tests", 0),
    ("guards", 0),
    ("guard s", 1),
];

#[derive(Deserialize)]
struct Summary {
    tokens_after: usize,
    tests: u64,
    guards: u64,
    guard_seconds: f64,
}

/// Measures and prints.
pub fn run(root: &Path, arguments: &Arguments) -> Result<()> {
    let folder = root.join("tests/guards");
    let mut cases: Vec<PathBuf> = std::fs::read_dir(&folder)?
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "c"))
        .collect();
    cases.sort();
    let mut results = Results::new("guards", &KEYS, &FIGURES);
    for case in &cases {
        let name = case.file_stem().unwrap_or_default().to_string_lossy();
        for guard in ["", &*arguments.guard] {
            let place = tempfile::tempdir()?;
            let input = place.path().join("x.c");
            std::fs::copy(case, &input)?;
            let summary = reduced(root, &folder.join("test.sh"), &input, guard, arguments)?;
            let reduced = place.path().join("x.reduced.c");
            let drifted = drifted(&reduced)?;
            results.add(
                &[&name, guard],
                &[
                    Some(summary.tokens_after as f64),
                    Some(f64::from(u8::from(drifted))),
                    Some(summary.tests as f64),
                    Some(summary.guards as f64),
                    Some(summary.guard_seconds),
                ],
            );
            results.result(&std::fs::read(&reduced)?);
        }
    }
    results.put_out(&arguments.output)
}

fn reduced(
    root: &Path,
    test: &Path,
    input: &Path,
    guard: &str,
    arguments: &Arguments,
) -> Result<Summary> {
    let mut command = Command::new(root.join(&arguments.program));
    command.args(["--json", "--quiet", "--jobs", &arguments.jobs.to_string()]);
    if !guard.is_empty() {
        command.args(["--guard", guard]);
    }
    let ended = command.arg(test).arg(input).output();
    let ended = ended.with_context(|| format!("cannot run {}", arguments.program.display()))?;
    let errors = String::from_utf8_lossy(&ended.stderr);
    // Undefined behaviour may vary.
    let done = matches!(ended.status.code(), Some(0 | 4));
    ensure!(done, "{}: {errors}", input.display());
    Ok(serde_json::from_slice(&ended.stdout)?)
}

/// Whether programs made of a source by the unchanged compiler differ.
fn drifted(source: &Path) -> Result<bool> {
    let builds = [
        &["-O0"][..],
        &["-O2"],
        &["-O0", "-ftrivial-auto-var-init=pattern"],
        &["-O2", "-ftrivial-auto-var-init=pattern"],
    ];
    let behaviours: Result<Vec<_>> = builds
        .iter()
        .map(|flags| behaviour(source, flags))
        .collect();
    Ok(behaviours?.windows(2).any(|two| two[0] != two[1]))
}

fn behaviour(source: &Path, flags: &[&str]) -> Result<(Vec<u8>, Option<i32>)> {
    let program = source.with_extension("program");
    let compiled = Command::new("gcc")
        .args(flags)
        .args(["-w", "-o"])
        .args([&program, source])
        .status()
        .context("cannot run gcc")?;
    ensure!(compiled.success(), "{} does not compile", source.display());
    let ended = Command::new(program).output()?;
    Ok((ended.stdout, ended.status.code()))
}
