//! Delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating
//! Failure-Inducing Input", TSE 2002, section 3): subsets, then complements,
//! then twice the granularity.

use super::{ListMinimizer, MinimizerKind};

/// ddmin. The result is 1-minimal; at most n² + 3n questions for n elements.
#[derive(Clone, Debug)]
pub struct Ddmin {
    remaining: Vec<usize>,
    least: usize,
    /// Into how many chunks the list is split.
    granularity: usize,
    /// The next question of this granularity: first "only chunk i", then
    /// "without chunk i".
    step: usize,
    proposed: Vec<usize>,
}

/// What the command line calls it.
pub(crate) const KIND: MinimizerKind = MinimizerKind {
    name: "ddmin",
    about: "subsets, complements, twice as many parts",
    minimal: true,
    start: |weights, least| Box::new(Ddmin::new(weights.len(), least)),
};

impl Ddmin {
    /// A list of `len` elements of which at least `least` have to stay.
    #[must_use]
    pub fn new(len: usize, least: usize) -> Self {
        Self {
            remaining: (0..len).collect(),
            least,
            granularity: 1,
            step: 0,
            proposed: Vec::new(),
        }
    }

    /// The bounds of chunk `i`.
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
            // With one chunk, "only it" is no change; with two, each chunk is
            // the other's complement.
            let steps = if n > 2 { 2 * n } else { n };
            if self.step >= steps {
                if n >= len {
                    return None;
                }
                self.granularity = (2 * n).min(len);
                self.step = 0;
                continue;
            }
            let only = n > 2 && self.step < n;
            let chunk = self.chunk(self.step % n);
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

    fn told(&mut self, passed: bool) {
        if !passed {
            self.step += 1;
            return;
        }
        let gone = std::mem::take(&mut self.proposed);
        self.remaining.retain(|i| gone.binary_search(i).is_err());
        let n = self.granularity;
        if n > 2 && self.step < n {
            // Reduced to one chunk: begin anew with it.
            self.granularity = 2;
            self.step = 0;
        } else {
            // A chunk less; go on with the one that took its place.
            self.granularity = (n - 1).max(2).min(self.remaining.len().max(1));
            self.step = if self.granularity > 2 {
                self.granularity
            } else {
                0
            };
        }
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }

    fn fork(&self) -> Box<dyn ListMinimizer> {
        Box::new(self.clone())
    }
}
