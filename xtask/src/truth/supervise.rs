//! The supervisor of worker processes.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};

pub struct Job<'a> {
    pub program: &'a Path,
    pub file: &'a Path,
    pub collection: &'a Path,
    /// Index in the file.
    pub index: usize,
    pub examples: usize,
    /// For an example.
    pub limit: Duration,
    pub compile_limit: Duration,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Line {
    Compiled(Compiled),
    Failed(String),
    Example(Found),
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Compiled {
    pub seconds: f64,
    /// Token types and rules of the normal form.
    pub kinds: usize,
    pub lexer_states: usize,
    pub warnings: String,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Found {
    pub index: usize,
    /// Whether there was no error.
    pub ok: bool,
    /// Whether the start rule stopped early.
    pub not_at_eof: bool,
    /// Those of the default channel.
    pub tokens: u64,
    /// SHA-1 of the tokens' names.
    pub token_hash: String,
    /// Time of lexing and parsing.
    pub seconds: f64,
    pub message: Option<String>,
}

#[derive(Clone, Debug, Default)]
pub struct Outcome {
    pub compiled: Option<Compiled>,
    /// Reason for its absence, or for the worker's end.
    pub failure: Option<String>,
    /// By example; `None` if it took too long or killed the worker.
    pub found: Vec<Option<Found>>,
}

/// Builds this program with optimization; returns its path.
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

/// Tries a grammar's examples; restarts the worker after one that takes too long.
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
        from = next + 1;
        if from >= job.examples {
            return outcome;
        }
    }
}

/// Runs a worker from an example on; `next` becomes the first without an answer.
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
