//! Depth-first splitting, the default of Perses 2.0.
//!
//! The last run of a stack is tried, and split in halves if rejected. Without complements, and with
//! no run tested twice, there are at most 2n − 1 tests; an element that can go only after a later
//! one stays.

use std::ops::Range;

use super::{ListMinimizer, MinimizerKind};

/// Depth-first splitting by number of elements, from the end.
#[derive(Clone, Debug)]
pub(crate) struct Dfs {
    remaining: Vec<usize>,
    least: usize,
    /// Runs of the original list, the next one last.
    runs: Vec<Range<usize>>,
    proposed: Range<usize>,
}

pub(crate) const KIND: MinimizerKind = MinimizerKind {
    name: "dfs",
    about: "runs, halved when they are rejected; no complements, no run twice (Perses today)",
    minimal: false,
    start: |weights, least| Box::new(Dfs::new(weights.len(), least)),
};

impl Dfs {
    #[must_use]
    pub fn new(len: usize, least: usize) -> Self {
        Self {
            remaining: (0..len).collect(),
            least,
            runs: std::iter::once(0..len).collect(),
            proposed: 0..0,
        }
    }

    fn split(&mut self, run: Range<usize>) {
        if run.len() > 1 {
            let middle = run.start + run.len() / 2;
            self.runs.push(run.start..middle);
            self.runs.push(middle..run.end);
        }
    }
}

impl ListMinimizer for Dfs {
    fn propose(&mut self) -> Option<Vec<usize>> {
        while let Some(run) = self.runs.pop() {
            if self.remaining.len() < self.least + run.len() {
                self.split(run);
                continue;
            }
            if run.is_empty() {
                continue;
            }
            // In at most one run of the stack, so still there.
            self.proposed = run.clone();
            return Some(run.collect());
        }
        None
    }

    fn record_verdict(&mut self, passed: bool) {
        let run = std::mem::take(&mut self.proposed);
        if passed {
            self.remaining.retain(|i| !run.contains(i));
        } else {
            self.split(run);
        }
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }
}
