//! `--json-log`: the events of a run, a JSON object a line.
//!
//! Every line has `event` and the `seconds` since the log began. Fields and events may be added,
//! not renamed.
//!
//! | event | fields |
//! |---|---|
//! | `begin` | `version`, `input`, `language` |
//! | `round` | `round`, `strategy`, `tokens` |
//! | `test` | `verdict` (`interesting`, `uninteresting`, `timed-out`, `over-limit`), `tokens` of the candidate, `test_seconds` |
//! | `improved` | `tokens`, `bytes`, `tests`, `successes` |
//! | `warning` | `warning` (`too-weak`, `flaky`, `complaints`, `rolled-back`, `unproven`) and its figures |
//! | `end` | the summary, as `--json` has it |

use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

use serde_json::{Value, json};

use secateur_reduce::executor::Verdict;
use secateur_reduce::search::{Progress, Purpose, Tested, Warning};
use secateur_session::{Log, Output};

/// A writer of events.
#[derive(Debug)]
pub struct EventLog {
    file: Log,
    began: Instant,
    /// The first failure, after which nothing is written.
    failed: Option<io::Error>,
}

impl EventLog {
    /// Creates a log for this user alone; replaces an existing file, or `goes_on` behind its lines.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn create(output: Output, goes_on: bool) -> io::Result<Self> {
        Ok(Self {
            file: output.log(goes_on)?,
            began: Instant::now(),
            failed: None,
        })
    }

    /// Records the start of a run.
    pub fn begin(&mut self, input: &Path, language: &str) {
        self.write(
            "begin",
            json!({
                "version": env!("CARGO_PKG_VERSION"),
                "input": input.to_string_lossy(),
                "language": language,
            }),
        );
    }

    /// Records the start of a round.
    pub fn round(&mut self, progress: &Progress) {
        self.write(
            "round",
            json!({
                "round": progress.round,
                "strategy": progress.strategy,
                "tokens": progress.tokens_now,
            }),
        );
    }

    /// Records the verdict on a candidate.
    pub fn tested(&mut self, tested: &Tested) {
        if tested.purpose != Purpose::Candidate {
            return;
        }
        let verdict = match tested.verdict {
            Verdict::Interesting => "interesting",
            Verdict::Uninteresting => "uninteresting",
            Verdict::TimedOut => "timed-out",
            Verdict::OverLimit => "over-limit",
        };
        self.write(
            "test",
            json!({
                "verdict": verdict,
                "tokens": tested.tokens,
                "test_seconds": tested.elapsed.as_secs_f64(),
            }),
        );
    }

    /// Records a smaller base.
    pub fn improved(&mut self, progress: &Progress) {
        self.write(
            "improved",
            json!({
                "tokens": progress.tokens_now,
                "bytes": progress.bytes_now,
                "tests": progress.tests,
                "successes": progress.successes,
            }),
        );
        // Readers want it at once.
        self.flush();
    }

    /// Records a warning.
    pub fn warned(&mut self, warning: &Warning) {
        let fields = match warning {
            Warning::TooWeak => json!({ "warning": "too-weak" }),
            Warning::Rejecting { runs, most } => {
                json!({ "warning": "rejecting", "runs": runs, "most": most })
            }
            Warning::Flaky { text, original } => json!({
                "warning": "flaky",
                "passed": text.passed,
                "runs": text.runs,
                "original_passed": original.passed,
                "original_runs": original.runs,
            }),
            Warning::Complaints(complaints) => {
                let kinds: Vec<&str> = complaints.lines().collect();
                json!({ "warning": "complaints", "complaints": kinds })
            }
            Warning::Program { name, problem } => {
                json!({ "warning": "program", "name": name, "problem": problem })
            }
            Warning::Narrow { width } => json!({ "warning": "narrow", "width": width }),
            Warning::Unproven { from, to } => {
                json!({ "warning": "unproven", "from": from, "to": to })
            }
            Warning::RolledBack { from, to } => {
                json!({ "warning": "rolled-back", "from": from, "to": to })
            }
        };
        self.write("warning", fields);
    }

    /// Records the end of the run; `summary` is that of [`super::json`].
    pub fn end(&mut self, summary: &str) {
        let fields = serde_json::from_str(summary).unwrap_or_else(|_| json!({}));
        self.write("end", fields);
        let finished = self.file.finish();
        self.note(finished);
    }

    /// Returns the failure that left the log incomplete.
    #[must_use]
    pub const fn failure(&self) -> Option<&io::Error> {
        self.failed.as_ref()
    }

    fn flush(&mut self) {
        let flushed = self.file.flush();
        self.note(flushed);
    }

    fn write(&mut self, event: &str, mut fields: Value) {
        if self.failed.is_some() {
            return;
        }
        fields["event"] = event.into();
        fields["seconds"] = self.began.elapsed().as_secs_f64().into();
        let written = writeln!(self.file, "{fields}");
        self.note(written);
    }

    fn note(&mut self, result: io::Result<()>) {
        if let Err(error) = result {
            self.failed.get_or_insert(error);
        }
    }
}
