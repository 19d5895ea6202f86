//! Delta debugging: subsets, then complements, then twice the granularity.
//!
//! Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", TSE 2002, section 3:
//!
//! 1. Does one of n chunks have the property alone? Then it is the list, and n is 2.
//! 2. Has the list without one of them the property? Then the chunk goes, and n is one less, at
//!    least 2.
//! 3. Else n is doubled, up to the number of elements; if it was that, the list is minimal.
//!
//! Each accepted candidate leads back to step 1. The paper takes for granted that nothing is left
//! of no list; here the last element of a list may go, too, which is tested like a chunk.

use super::{ListMinimizer, MinimizerKind};

/// ddmin. 1-minimal, after at most n² + 3n tests.
#[derive(Clone, Debug)]
pub(crate) struct Ddmin {
    remaining: Vec<usize>,
    least: usize,
    granularity: usize,
    /// Number of the test: first "only chunk i", then "without chunk i".
    step: usize,
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
            granularity: len.min(2),
            step: 0,
            proposed: Vec::new(),
        }
    }

    /// Number of candidates "only chunk i"; a single chunk would change nothing.
    const fn subsets(&self) -> usize {
        match self.granularity {
            1 => 0,
            chunks => chunks,
        }
    }

    /// Number of candidates "without chunk i"; of two chunks each is the other's complement.
    const fn complements(&self) -> usize {
        match self.granularity {
            2 => 0,
            chunks => chunks,
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
            if self.step >= self.subsets() + self.complements() {
                if n >= len {
                    return None;
                }
                self.granularity = (2 * n).min(len);
                self.step = 0;
                continue;
            }
            let gone: Vec<usize> = match self.step.checked_sub(self.subsets()) {
                None => {
                    let only = self.chunk(self.step);
                    let (before, after) =
                        (&self.remaining[..only.start], &self.remaining[only.end..]);
                    before.iter().chain(after).copied().collect()
                }
                Some(without) => self.remaining[self.chunk(without)].to_vec(),
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
        let next = match self.step < self.subsets() {
            true => 2,
            false => (self.granularity - 1).max(2),
        };
        self.granularity = next.min(self.remaining.len());
        self.step = 0;
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }
}
