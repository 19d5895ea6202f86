//! Verdicts on ended tests, by the property and by what the first test showed.

use std::time::Duration;

use crate::local::Wanted;

use super::{Complaints, First, Property, PropertyTest, Seen};
use secateur_reduce::executor::{Ending, Verdict};

/// Default timeout as a multiple of the original's time …
const PATIENCE: u32 = 20;
/// … and its minimum.
pub(crate) const LEAST_TIMEOUT: Duration = Duration::from_secs(10);

/// Returns the timeout of tests after an original that took this time.
pub(crate) fn default_timeout(original: Duration) -> Duration {
    (original * PATIENCE).max(LEAST_TIMEOUT)
}

/// Returns the timeout of the guards on an original whose property test took this time.
///
/// It is long, since a guard may do much more than the test.
pub(crate) fn guards_timeout(original: Duration) -> Duration {
    6 * default_timeout(original)
}

/// A property test with what its first candidate showed.
#[derive(Debug)]
pub(crate) struct Judge {
    pub(crate) test: PropertyTest,
    /// Whether a test that is killed after its time accepts.
    timeout_is_interesting: bool,
    /// Number of tests, from the first on, whose last output is kept.
    keep_output: u64,
    first: First,
    objection: Option<String>,
}

impl Judge {
    pub(crate) fn new(test: PropertyTest, timeout_is_interesting: bool, keep_output: u64) -> Self {
        Self {
            test,
            timeout_is_interesting,
            keep_output,
            first: First::default(),
            objection: None,
        }
    }

    /// Whether verdicts depend on what the first test showed.
    pub(crate) fn compares(&self) -> bool {
        let compares = |property: &Property| matches!(property, Property::SameCrash);
        self.test.properties.iter().any(compares) || !self.test.guards.is_empty()
    }

    /// Returns the property that the first test lacked, and what was seen instead.
    pub(crate) fn objection(&self) -> Option<&str> {
        self.objection.as_deref()
    }

    /// Returns the verdict after the latest step, or `None` if another step follows.
    ///
    /// The candidate counts if the test [keeps it](PropertyTest::keeps_candidate).
    pub(crate) fn verdict(
        &mut self,
        number: u64,
        candidate: &[u8],
        seen: &[Seen],
    ) -> Option<Verdict> {
        let verdict = match seen.last()?.ending {
            Ending::Killed if self.timeout_is_interesting => Verdict::Interesting,
            Ending::Killed => Verdict::TimedOut,
            Ending::OverLimit(_) => Verdict::OverLimit,
            _ => {
                if number == 0 {
                    self.test.learn(candidate, seen, &mut self.first);
                }
                let objection = match self.timeout_is_interesting && !self.asks_more_than_status() {
                    true => Some(format!("--timeout-is-interesting: {}", seen.last()?.how())),
                    false => self.test.objection(candidate, seen, &self.first),
                };
                if objection.is_none() && seen.len() < self.test.steps() {
                    return None;
                }
                let verdict = match objection {
                    None => Verdict::Interesting,
                    Some(_) => Verdict::Uninteresting,
                };
                if number == 0 && (self.timeout_is_interesting || self.asks_more_than_status()) {
                    self.objection = objection;
                }
                verdict
            }
        };
        Some(verdict)
    }

    /// Returns the output that is kept of a step of a test.
    pub(crate) fn wanted(&self, step: usize, number: u64) -> Wanted {
        if self.test.reads(step) {
            Wanted::Searched
        } else if number < self.keep_output {
            Wanted::Shown
        } else {
            Wanted::Nothing
        }
    }

    fn asks_more_than_status(&self) -> bool {
        !self.test.properties.is_empty() || !self.test.differ.is_empty()
    }

    /// Returns the output to report with a verdict.
    pub(crate) fn output(&self, number: u64, seen: &[Seen]) -> Vec<u8> {
        let mut output = Vec::new();
        if !self.test.guards.is_empty() {
            output = self.complaints(number);
        } else if number < self.keep_output
            && let Some(last) = seen.last()
        {
            output.extend_from_slice(last.stdout.tail());
            output.extend_from_slice(last.stderr.tail());
        }
        output
    }

    /// Returns the complaints of the guards on the first test, one a line.
    fn complaints(&self, number: u64) -> Vec<u8> {
        let complaints = self.first.complaints.iter().filter(|_| number == 0);
        let mut lines: Vec<String> = complaints.flat_map(Complaints::iter).collect();
        lines.sort_unstable();
        lines.dedup();
        lines.join("\n").into_bytes()
    }
}
