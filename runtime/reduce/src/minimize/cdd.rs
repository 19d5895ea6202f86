//! Counter-based delta debugging: ProbDD without its probabilities.
//!
//! Zhang et al., "Toward a Better Understanding of Probabilistic Delta Debugging", ICSE 2025. The
//! number of an element's rejections gives the length of its next run.

use super::{ListMinimizer, MinimizerKind};

/// ProbDD's first probability.
const FIRST: f64 = 0.1;

/// CDD, with a pass for each length of runs (10, 6, 3, 2, 1).
///
/// At most n/10 + n/6 + n/3 + n/2 + n tests and one a pass; not always 1-minimal.
#[derive(Clone, Debug)]
pub(crate) struct Cdd {
    remaining: Vec<usize>,
    least: usize,
    first: f64,
    passes: i32,
    at: usize,
    /// Length of the runs of the last pass; a pass with runs as long is skipped.
    rejected: usize,
    /// The length of runs; 0 before the pass begins.
    run: usize,
    proposed: usize,
}

pub(super) const KIND: MinimizerKind = MinimizerKind {
    name: "cdd",
    about: "runs of 10, 6, 3, 2, 1 elements, one pass for each",
    minimal: false,
    start: |weights, least| Box::new(Cdd::new(weights.len(), least, FIRST)),
};

impl Cdd {
    /// Creates a minimizer whose first runs have 1 / `first` elements.
    #[must_use]
    pub fn new(len: usize, least: usize, first: f64) -> Self {
        Self {
            remaining: (0..len).collect(),
            least,
            first,
            passes: 0,
            at: 0,
            rejected: usize::MAX,
            run: 0,
            proposed: 0,
        }
    }

    /// Returns the length of runs in this pass.
    ///
    /// Probabilities of rejected elements grow by e / (e − 1); 1 / p elements are best tested
    /// together.
    fn length(&self) -> usize {
        let shrunk = 1.0 - (-1.0_f64).exp();
        let run = shrunk.powi(self.passes) / self.first;
        (run as usize).max(1)
    }
}

impl ListMinimizer for Cdd {
    fn propose(&mut self) -> Option<Vec<usize>> {
        loop {
            let len = self.remaining.len();
            let room = len.saturating_sub(self.least);
            if room == 0 {
                return None;
            }
            if self.run == 0 {
                // The first passes of a short list would be equal.
                self.run = self.length().min(room);
                if self.run >= self.rejected {
                    self.at = len;
                }
            }
            if self.at < len {
                let end = (self.at + self.run.min(room)).min(len);
                self.proposed = end - self.at;
                return Some(self.remaining[self.at..end].to_vec());
            }
            if self.length() == 1 {
                return None;
            }
            self.rejected = self.rejected.min(self.run);
            self.passes += 1;
            self.at = 0;
            self.run = 0;
        }
    }

    fn record_verdict(&mut self, passed: bool) {
        let end = self.at + self.proposed;
        if passed {
            self.remaining.drain(self.at..end);
            self.rejected = usize::MAX;
        } else {
            self.at = end;
        }
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sizes(first: f64) -> Vec<usize> {
        let mut minimizer = Cdd::new(60, 0, first);
        let mut sizes = Vec::new();
        while let Some(gone) = minimizer.propose() {
            sizes.push(gone.len());
            minimizer.record_verdict(false);
        }
        assert_eq!(sizes.iter().filter(|&&size| size == 1).count(), 60);
        sizes.dedup();
        sizes
    }

    #[test]
    fn sizes_shrink_as_published() {
        assert_eq!(sizes(0.25), [4, 2, 1]);
        assert_eq!(sizes(0.1), [10, 6, 3, 2, 1]);
    }
}
