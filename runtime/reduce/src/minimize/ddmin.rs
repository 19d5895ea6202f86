//! Delta debugging: subsets, then complements, then twice the granularity.
//!
//! Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", TSE 2002, section 3.

use super::{ListMinimizer, MinimizerKind};

/// ddmin. 1-minimal, after at most n² + 3n tests.
#[derive(Clone, Debug)]
pub(crate) struct Ddmin {
    remaining: Vec<usize>,
    least: usize,
    granularity: usize,
    /// Number of the test: first "only chunk i", then "without chunk i".
    step: usize,
    /// The chunk whose complement is tested first.
    from: usize,
    proposed: Vec<usize>,
}

/// The entry in the list of minimizers.
pub const KIND: MinimizerKind = MinimizerKind {
    name: "ddmin",
    about: "subsets, complements, twice as many parts",
    minimal: true,
    start: |weights, least| Box::new(Ddmin::new(weights.len(), least)),
};

impl Ddmin {
    #[must_use]
    pub fn new(len: usize, least: usize) -> Self {
        Self {
            remaining: (0..len).collect(),
            least,
            granularity: 1,
            step: 0,
            from: 0,
            proposed: Vec::new(),
        }
    }

    /// Number of candidates "only chunk i".
    ///
    /// One chunk would change nothing; of two, each is the other's complement.
    const fn subsets(&self) -> usize {
        if self.granularity > 2 {
            self.granularity
        } else {
            0
        }
    }

    const fn asked(&self) -> usize {
        match self.step.checked_sub(self.subsets()) {
            None => self.step,
            Some(step) => (self.from + step) % self.granularity,
        }
    }

    fn chunk(&self, i: usize) -> std::ops::Range<usize> {
        let len = self.remaining.len();
        i * len / self.granularity..(i + 1) * len / self.granularity
    }
}

impl ListMinimizer for Ddmin {
    fn propose(&mut self) -> Option<Vec<usize>> {
        loop {
            let len = self.remaining.len();
            if len <= self.least {
                return None;
            }
            let n = self.granularity;
            if self.step >= self.subsets() + n {
                if n >= len {
                    return None;
                }
                self.granularity = (2 * n).min(len);
                self.step = 0;
                self.from = 0;
                continue;
            }
            let only = self.step < self.subsets();
            let chunk = self.chunk(self.asked());
            let gone: Vec<usize> = if only {
                let (before, after) =
                    (&self.remaining[..chunk.start], &self.remaining[chunk.end..]);
                before.iter().chain(after).copied().collect()
            } else {
                self.remaining[chunk].to_vec()
            };
            if gone.is_empty() || len - gone.len() < self.least {
                self.step += 1;
                continue;
            }
            self.proposed.clone_from(&gone);
            return Some(gone);
        }
    }

    fn record_verdict(&mut self, passed: bool) {
        if !passed {
            self.step += 1;
            return;
        }
        let gone = std::mem::take(&mut self.proposed);
        self.remaining.retain(|i| gone.binary_search(i).is_err());
        if self.step < self.subsets() {
            // Only a chunk stays.
            self.granularity = 2;
            self.step = 0;
            self.from = 0;
        } else {
            // The subsets have been tested. Complements continue behind the deleted chunk, as in
            // the authors' own program, which saves most tests.
            self.from = self.asked();
            let len = self.remaining.len().max(1);
            self.granularity = (self.granularity - 1).max(2).min(len);
            self.step = self.subsets();
        }
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }
}
