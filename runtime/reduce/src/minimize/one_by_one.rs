//! Single elements in turn until none can go: the baseline of the other minimizers.

use super::{ListMinimizer, MinimizerKind};

/// One element at a time, from the end to the beginning, again while something
/// went. The result is 1-minimal; at most n(n + 1)/2 questions for n elements,
/// and at least n where nothing is needed.
#[derive(Clone, Debug)]
pub(crate) struct OneByOne {
    remaining: Vec<usize>,
    least: usize,
    /// Number of elements of this pass that are not tested yet: those before.
    before: usize,
    /// Something went since element `before` of the last pass was asked about.
    changed: bool,
}

/// The entry in the list of minimizers.
pub(super) const KIND: MinimizerKind = MinimizerKind {
    name: "one-by-one",
    about: "single elements, again while one can go",
    minimal: true,
    start: |weights, least| Box::new(OneByOne::new(weights.len(), least)),
};

impl OneByOne {
    /// A list of `len` elements of which at least `least` have to stay.
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
