//! Worker processes, watched.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

/// A grammar for a worker.
pub struct Job<'a> {
    /// The program to start.
    pub program: &'a Path,
    /// The file with the verdicts.
    pub file: &'a Path,
    /// The collection.
    pub collection: &'a Path,
    /// The grammar's place in the file.
    pub index: usize,
    /// How many examples it has.
    pub examples: usize,
    /// For one example.
    pub limit: Duration,
    /// For compiling.
    pub compile_limit: Duration,
}

/// What a worker says, a line each.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Line {
    /// The grammar compiled.
    Compiled(Compiled),
    /// It did not.
    Failed(String),
    /// An example was tried.
    Example(Found),
}

/// A compiled grammar.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Compiled {
    /// How long it took.
    pub seconds: f64,
    /// Kinds: token types and rules of the normal form.
    pub kinds: usize,
    /// States of the lexer's automaton.
    pub lexer_states: usize,
    /// Warnings, rendered.
    pub warnings: String,
}

/// What was found of an example.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Found {
    /// Its place among the grammar's examples.
    pub index: usize,
    /// Lexed and parsed without an error.
    pub ok: bool,
    /// The start rule stopped before the end.
    pub not_at_eof: bool,
    /// Tokens of the default channel.
    pub tokens: u64,
    /// The SHA-1 of their names.
    pub token_hash: String,
    /// Of lexing and parsing.
    pub seconds: f64,
    /// The first error.
    pub message: Option<String>,
}

/// All that workers said of a grammar.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The compiled grammar.
    pub compiled: Option<Compiled>,
    /// Why there is none, or why the worker ended.
    pub failure: Option<String>,
    /// By example; `None` if it took too long or the worker died of it.
    pub found: Vec<Option<Found>>,
}

/// This program, built for speed.
pub fn worker_program() -> Result<PathBuf> {
    if !cfg!(debug_assertions) {
        return Ok(std::env::current_exe()?);
    }
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let root = crate::root();
    let output = Command::new(cargo)
        .args(["build", "--release", "--quiet", "--package", "xtask"])
        .args(["--message-format", "json-render-diagnostics"])
        .current_dir(&root)
        .stderr(Stdio::inherit())
        .output()
        .context("cannot start cargo")?;
    if !output.status.success() {
        bail!("the release build of xtask failed");
    }
    #[derive(Deserialize)]
    struct Artifact {
        executable: Option<PathBuf>,
    }
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines()
        .filter_map(|line| serde_json::from_str::<Artifact>(line).ok())
        .filter_map(|artifact| artifact.executable)
        .next_back()
        .context("cargo did not name the program that it built")
}

/// Has a grammar compiled and its examples tried; after one that takes too long,
/// goes on with the next.
pub fn supervise(job: &Job<'_>) -> Outcome {
    let mut outcome = Outcome {
        found: vec![None; job.examples],
        ..Outcome::default()
    };
    let mut from = 0;
    loop {
        let mut next = from;
        if let Err(error) = watch(job, from, &mut next, &mut outcome) {
            outcome.failure = Some(format!("{error:#}"));
            return outcome;
        }
        if outcome.compiled.is_none() || next >= job.examples {
            return outcome;
        }
        // The example `next` was not answered.
        from = next + 1;
        if from >= job.examples {
            return outcome;
        }
    }
}

/// Runs one worker from an example on. `next` is the first without an answer.
fn watch(job: &Job<'_>, from: usize, next: &mut usize, outcome: &mut Outcome) -> Result<()> {
    let mut child = Command::new(job.program)
        .arg("truth-worker")
        .args([job.file, job.collection])
        .args([job.index.to_string(), from.to_string()])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("cannot start a worker")?;
    let stdout = child.stdout.take().context("no pipe to the worker")?;
    let lines = lines(BufReader::new(stdout));
    let mut limit = job.compile_limit;
    let ended = loop {
        match lines.recv_timeout(limit) {
            Ok(Line::Compiled(compiled)) => outcome.compiled = Some(compiled),
            Ok(Line::Failed(message)) => {
                outcome.compiled = None;
                outcome.failure = Some(message);
            }
            Ok(Line::Example(found)) => {
                *next = found.index + 1;
                let at = found.index;
                outcome.found[at] = Some(found);
            }
            Err(RecvTimeoutError::Timeout) => break false,
            Err(RecvTimeoutError::Disconnected) => break true,
        }
        limit = job.limit;
    };
    if !ended {
        child.kill().ok();
    }
    let status = child.wait()?;
    if outcome.compiled.is_none() && outcome.failure.is_none() {
        outcome.failure = Some(match ended {
            true => format!("the worker ended: {status}"),
            false => "compiling took too long".to_owned(),
        });
    }
    Ok(())
}

fn lines(reader: impl BufRead + Send + 'static) -> Receiver<Line> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for line in reader.lines().map_while(Result::ok) {
            if let Ok(line) = serde_json::from_str(&line)
                && sender.send(line).is_err()
            {
                break;
            }
        }
    });
    receiver
}
