//! Weighted ddmin: parts of equal weight rather than number of elements.
//!
//! Zhou et al., "WDD: Weighted Delta Debugging", ICSE 2025. A part is split nearest to half its
//! weight. Single elements that can neither stay alone nor go are dropped as parts; final single
//! deletions make the result 1-minimal.

use super::{ListMinimizer, MinimizerKind, one_by_one::OneByOne};

/// Weighted ddmin. 1-minimal, after at most n² + 3n tests.
#[derive(Clone, Debug)]
pub(crate) struct Wdd {
    weights: Vec<u32>,
    remaining: Vec<usize>,
    least: usize,
    parts: Vec<Vec<usize>>,
    /// Number of the test: first "only part i", then "without part i".
    step: usize,
    proposed: Vec<usize>,
    /// Final single deletions, by indices in the elements before them.
    last: Option<(Vec<usize>, OneByOne)>,
}

pub(super) const KIND: MinimizerKind = MinimizerKind {
    name: "wdd",
    about: "ddmin with parts of the same weight",
    minimal: true,
    start: |weights, least| Box::new(Wdd::new(weights, least)),
};

impl Wdd {
    #[must_use]
    pub fn new(weights: &[u32], least: usize) -> Self {
        let all: Vec<usize> = (0..weights.len()).collect();
        Self {
            weights: weights.to_vec(),
            remaining: all.clone(),
            least,
            parts: vec![all],
            step: 0,
            proposed: Vec::new(),
            last: None,
        }
    }

    fn refine(&mut self) {
        let mut parts = Vec::with_capacity(2 * self.parts.len());
        for mut part in std::mem::take(&mut self.parts) {
            if part.len() > 1 {
                let rest = part.split_off(self.middle(&part));
                parts.push(part);
                parts.push(rest);
            }
        }
        self.parts = parts;
        self.step = 0;
    }

    /// Returns the index nearest to half the weight, with elements on both sides.
    fn middle(&self, part: &[usize]) -> usize {
        let weight = |&i: &usize| i64::from(self.weights[i]);
        let total: i64 = part.iter().map(weight).sum();
        let mut sum = 0;
        let mut best = (i64::MAX, 1);
        for (before, i) in part.iter().enumerate().take(part.len() - 1) {
            sum += weight(i);
            best = best.min(((2 * sum - total).abs(), before + 1));
        }
        best.1
    }

    /// Number of candidates "only part i"; of two parts each is the other's complement.
    fn subsets(&self) -> usize {
        let inside: usize = self.parts.iter().map(Vec::len).sum();
        if inside == self.remaining.len() && self.parts.len() <= 2 {
            0
        } else {
            self.parts.len()
        }
    }
}

impl ListMinimizer for Wdd {
    fn propose(&mut self) -> Option<Vec<usize>> {
        loop {
            let len = self.remaining.len();
            if len <= self.least {
                return None;
            }
            if self.parts.is_empty() {
                let (places, last) = self.last.get_or_insert_with(|| {
                    (self.remaining.clone(), OneByOne::new(len, self.least))
                });
                let gone = last.propose()?;
                self.proposed = gone.into_iter().map(|place| places[place]).collect();
                return Some(self.proposed.clone());
            }
            let subsets = self.subsets();
            if self.step >= subsets + self.parts.len() {
                self.refine();
                continue;
            }
            let gone: Vec<usize> = if self.step < subsets {
                let part = &self.parts[self.step];
                let others = |i: &usize| part.binary_search(i).is_err();
                self.remaining.iter().copied().filter(others).collect()
            } else {
                self.parts[self.step - subsets].clone()
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
        let gone = std::mem::take(&mut self.proposed);
        let subsets = self.subsets();
        if passed {
            self.remaining.retain(|i| gone.binary_search(i).is_err());
        }
        if let Some((_, last)) = &mut self.last {
            last.record_verdict(passed);
        } else if !passed {
            self.step += 1;
        } else if self.step < subsets {
            // Only a part stays.
            self.parts = vec![self.remaining.clone()];
            self.refine();
        } else {
            // Only the complements have changed.
            let at = self.step - subsets;
            self.parts.remove(at);
            // Begins with the part behind the deleted one.
            self.parts.rotate_left(at);
            self.step = self.subsets();
        }
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }
}
