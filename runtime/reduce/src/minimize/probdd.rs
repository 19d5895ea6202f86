//! Probabilistic delta debugging, and its form with weights.
//!
//! Wang et al., "Probabilistic Delta Debugging", ESEC/FSE 2021; Zhou et al., "WDD: Weighted Delta
//! Debugging", ICSE 2025.
//!
//! Each element has a probability p of being needed, the same at first. A candidate deletes the
//! elements of the lowest p (or the highest expected gain w · (1 − p)): as many as maximize Σw ·
//! Π(1 − p), the expected number (or weight). A rejection changes p to p / (1 − Π(1 − p)), which is
//! 1 for a single element. At the end all are needed.
//!
//! Elements are assumed independent, so the result is not always 1-minimal.

use super::{ListMinimizer, MinimizerKind};

/// The paper's first probability.
const FIRST: f64 = 0.1;
/// Probability from which on an element is needed.
const CERTAIN: f64 = 1.0 - 1e-6;
/// Factor above which gains are equal: rounding must not decide between 9 and 10.
const SAME: f64 = 1.0 - 1e-9;

/// ProbDD and WProbDD: a few tests for each needed element and one for ten others.
#[derive(Clone, Debug)]
pub(crate) struct ProbDd {
    worth: Vec<f64>,
    needed: Vec<f64>,
    remaining: Vec<usize>,
    least: usize,
    proposed: Vec<usize>,
}

pub(super) const KIND: MinimizerKind = MinimizerKind {
    name: "probdd",
    about: "the elements with the lowest probability of being needed, by the verdicts so far",
    minimal: false,
    start: |weights, least| Box::new(ProbDd::new(&vec![1; weights.len()], least, FIRST)),
};

pub(super) const WEIGHTED: MinimizerKind = MinimizerKind {
    name: "wprobdd",
    about: "probdd, counting tokens instead of elements",
    minimal: false,
    start: |weights, least| Box::new(ProbDd::new(weights, least, FIRST)),
};

impl ProbDd {
    /// Takes elements with these gains, each needed with probability `first`, in (0, 1).
    #[must_use]
    pub fn new(worth: &[u32], least: usize, first: f64) -> Self {
        Self {
            worth: worth.iter().map(|&worth| f64::from(worth)).collect(),
            needed: vec![first; worth.len()],
            remaining: (0..worth.len()).collect(),
            least,
            proposed: Vec::new(),
        }
    }
}

impl ListMinimizer for ProbDd {
    fn propose(&mut self) -> Option<Vec<usize>> {
        let most = self.remaining.len().saturating_sub(self.least);
        let open = |&i: &usize| self.needed[i] < CERTAIN;
        let mut order: Vec<usize> = self.remaining.iter().copied().filter(open).collect();
        let goes = |i: usize| self.worth[i] * (1.0 - self.needed[i]);
        order.sort_by(|&a, &b| {
            let by_gain = goes(b).total_cmp(&goes(a));
            by_gain.then(self.needed[a].total_cmp(&self.needed[b]))
        });
        let (mut worth, mut goes) = (0.0, 1.0);
        let (mut best, mut len) = (0.0, 0);
        for (i, &element) in order.iter().enumerate().take(most) {
            worth += self.worth[element];
            goes *= 1.0 - self.needed[element];
            if worth * goes >= best * SAME {
                best = worth * goes;
                len = i + 1;
            }
        }
        order.truncate(len);
        if order.is_empty() {
            return None;
        }
        order.sort_unstable();
        self.proposed.clone_from(&order);
        Some(order)
    }

    fn record_verdict(&mut self, passed: bool) {
        let proposed = std::mem::take(&mut self.proposed);
        if passed {
            self.remaining
                .retain(|i| proposed.binary_search(i).is_err());
            return;
        }
        let all_go: f64 = proposed.iter().map(|&i| 1.0 - self.needed[i]).product();
        for i in proposed {
            self.needed[i] /= 1.0 - all_go;
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
        let mut minimizer = ProbDd::new(&[1; 60], 0, first);
        let mut sizes = Vec::new();
        while let Some(gone) = minimizer.propose() {
            sizes.push(gone.len());
            minimizer.record_verdict(false);
        }
        sizes.dedup();
        sizes
    }

    #[test]
    fn sizes_shrink_as_published() {
        assert_eq!(sizes(0.25), [4, 2, 1]);
        assert_eq!(sizes(0.1)[..2], [10, 6]);
    }

    #[test]
    fn what_weighs_more_goes_first_with_weights() {
        // 1, 5 and 10 are needed.
        let weights = [1, 2, 3, 5, 10];
        let mut minimizer = ProbDd::new(&weights, 0, 0.25);
        let mut asked = Vec::new();
        while let Some(gone) = minimizer.propose() {
            asked.push(gone.iter().map(|&i| weights[i]).collect::<Vec<_>>());
            minimizer.record_verdict(gone == [1, 2]);
        }
        let expected: [&[u32]; 6] = [&[5, 10], &[10], &[3, 5], &[2, 3], &[5], &[1]];
        assert_eq!(asked, expected);
        // The heavy one alone has more gain than with the light ones.
        let mut minimizer = ProbDd::new(&[1000, 1, 1, 1, 1, 1], 0, 0.25);
        assert_eq!(minimizer.propose(), Some(vec![0]));
        let mut minimizer = ProbDd::new(&[1; 6], 0, 0.25);
        assert_eq!(minimizer.propose(), Some(vec![0, 1, 2, 3]));
    }
}
