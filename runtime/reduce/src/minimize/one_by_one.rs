//! Single elements in turn until none can go: the baseline.

use super::{ListMinimizer, MinimizerKind};

/// Deletion of single elements, from the end. 1-minimal, after n to n(n + 1)/2 tests.
#[derive(Clone, Debug)]
pub(crate) struct OneByOne {
    remaining: Vec<usize>,
    least: usize,
    before: usize,
    /// Whether an element went since `before` was last tested.
    changed: bool,
}

pub(super) const KIND: MinimizerKind = MinimizerKind {
    name: "one-by-one",
    about: "single elements, again while one can go",
    minimal: true,
    start: |weights, least| Box::new(OneByOne::new(weights.len(), least)),
};

impl OneByOne {
    #[must_use]
    pub fn new(len: usize, least: usize) -> Self {
        Self {
            remaining: (0..len).collect(),
            least,
            before: len,
            changed: false,
        }
    }
}

impl ListMinimizer for OneByOne {
    fn propose(&mut self) -> Option<Vec<usize>> {
        if self.remaining.len() <= self.least {
            return None;
        }
        if self.before == 0 {
            if !std::mem::take(&mut self.changed) {
                return None;
            }
            self.before = self.remaining.len();
        }
        Some(vec![self.remaining[self.before - 1]])
    }

    fn record_verdict(&mut self, passed: bool) {
        self.before -= 1;
        if passed {
            self.remaining.remove(self.before);
            self.changed = true;
        }
    }

    fn remaining(&self) -> &[usize] {
        &self.remaining
    }
}
