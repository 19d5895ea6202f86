//! Deletion of ever smaller runs: all, halves, quarters, … single elements.
//!
//! From the end, since later elements depend on earlier ones. Without complements; rejected runs
//! recur only as single elements, after a deletion. The split
//! at the middle of the weight is from WDD (Zhou et al., ICSE 2025).

use std::collections::VecDeque;

use super::{ListMinimizer, MinimizerKind};

/// Halving by descending size, 1-minimal.
///
/// About 2n tests where nothing can go, few where much can.
#[derive(Clone, Debug)]
pub(crate) struct Halving {
    weights: Vec<u32>,
    remaining: Vec<usize>,
    least: usize,
    /// Runs of the original list, the next one last.
    runs: VecDeque<std::ops::Range<usize>>,
    /// Whether runs of a length precede shorter ones.
    wide: bool,
    /// Whether an element went since single ones were last tested in turn.
    changed: bool,
    current: std::ops::Range<usize>,
}

/// The entry in the list of minimizers.
pub const KIND: MinimizerKind = MinimizerKind {
    name: "halving",
    about: "runs, halved by weight when they are rejected, then single elements",
    minimal: true,
    start: |weights, least| Box::new(Halving::new(weights, least)),
};

impl Halving {
    #[must_use]
    pub fn new(weights: &[u32], least: usize) -> Self {
        Self {
            weights: weights.to_vec(),
            remaining: (0..weights.len()).collect(),
            least,
            runs: std::iter::once(0..weights.len()).collect(),
            wide: false,
            changed: false,
            current: 0..0,
        }
    }

    fn split(&mut self, run: std::ops::Range<usize>) {
        let inside = self.within(&run);
        if inside.len() < 2 {
            return;
        }
        let total: u64 = inside.iter().map(|&i| u64::from(self.weights[i])).sum();
        let mut sum = 0;
        let mut middle = inside.len() - 1;
        for (place, &i) in inside.iter().enumerate() {
            let with = sum + u64::from(self.weights[i]);
            if with * 2 >= total {
                // Nearest to half the weight, with elements on both sides.
                let over = with * 2 - total <= total - sum * 2;
                middle = (place + usize::from(over)).clamp(1, inside.len() - 1);
                break;
            }
            sum = with;
        }
        let middle = inside[middle];
        if self.wide {
            self.runs.push_front(middle..run.end);
            self.runs.push_front(run.start..middle);
        } else {
            self.runs.push_back(run.start..middle);
            self.runs.push_back(middle..run.end);
        }
    }

    fn within(&self, run: &std::ops::Range<usize>) -> &[usize] {
        let from = self.remaining.partition_point(|&i| i < run.start);
        let to = self.remaining.partition_point(|&i| i < run.end);
        &self.remaining[from..to]
    }
}

impl ListMinimizer for Halving {
    fn propose(&mut self) -> Option<Vec<usize>> {
        if self.remaining.len() <= self.least {
            return None;
        }
        loop {
            let Some(run) = self.runs.pop_back() else {
                if !self.changed || self.weights.len() < 2 {
                    return None;
                }
                self.changed = false;
                self.runs = self.remaining.iter().map(|&i| i..i + 1).collect();
                continue;
            };
            let inside = self.within(&run).to_vec();
            if inside.is_empty() {
                continue;
            }
            if self.remaining.len() - inside.len() < self.least {
                self.split(run);
                continue;
            }
            self.current = run;
            return Some(inside);
        }
    }

    fn record_verdict(&mut self, passed: bool) {
        if !passed {
            let run = self.current.clone();
            self.split(run);
            return;
        }
        let gone = std::mem::take(&mut self.current);
        self.remaining.retain(|i| !gone.contains(i));
        self.changed = true;
    }

    fn widen(&mut self) {
        self.wide = true;
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }
}
