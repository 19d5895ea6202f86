//! The property test: a process that answers many questions.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::domains::interpreter;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub fault: Option<String>,
    pub valid: bool,
}

pub struct Oracle {
    domain: String,
    process: RefCell<Process>,
}

struct Process {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Oracle {
    pub fn start(domain: &str) -> Result<Self> {
        Ok(Self {
            domain: domain.to_owned(),
            process: RefCell::new(Process::start(domain)?),
        })
    }

    /// Returns the seconds of a test as a process, as a script would be, in the best of three runs.
    pub fn cost(domain: &str, text: &[u8]) -> Result<f64> {
        let mut best = f64::INFINITY;
        for _ in 0..3 {
            let began = Instant::now();
            Self::start(domain)?.ask(text, "")?;
            best = best.min(began.elapsed().as_secs_f64());
        }
        Ok(best)
    }

    /// Returns the size of a valid text, in the units of the domain.
    pub fn size(&self, text: &[u8]) -> Result<Vec<u64>> {
        let text = String::from_utf8_lossy(text);
        let question = json!({ "text": text, "size": true });
        let answer = self.process.borrow_mut().answer(&question)?;
        let Some(size) = answer["size"].as_array() else {
            bail!("the text has no size");
        };
        Ok(size.iter().filter_map(Value::as_u64).collect())
    }

    /// Returns a text's fault, of several the one with the signature.
    ///
    /// A text that ends the process has none; the process is restarted.
    pub fn ask(&self, text: &[u8], signature: &str) -> Result<Found> {
        let mut process = self.process.borrow_mut();
        if let Ok(found) = process.ask(text, signature) {
            return Ok(found);
        }
        *process = Process::start(&self.domain)?;
        Ok(Found {
            fault: None,
            valid: false,
        })
    }
}

impl Process {
    fn start(domain: &str) -> Result<Self> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/oracle.py");
        let mut child = Command::new(interpreter(domain))
            .args([script, domain])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start the property test")?;
        let to = child.stdin.take().context("it has a standard input")?;
        let from = child.stdout.take().context("it has a standard output")?;
        let from = BufReader::new(from);
        Ok(Self { child, to, from })
    }

    fn ask(&mut self, text: &[u8], signature: &str) -> Result<Found> {
        let text = String::from_utf8_lossy(text);
        let answer = self.answer(&json!({ "text": text, "signature": signature }))?;
        Ok(Found {
            fault: answer["fault"].as_str().map(str::to_owned),
            valid: answer["valid"].as_bool().unwrap_or(false),
        })
    }

    fn answer(&mut self, question: &Value) -> Result<Value> {
        writeln!(self.to, "{question}")?;
        self.to.flush()?;
        let mut line = String::new();
        self.from.read_line(&mut line)?;
        serde_json::from_str(&line).context("the property test has ended")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
