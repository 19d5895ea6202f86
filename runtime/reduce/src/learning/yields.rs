//! The yield of visits of nodes.

use rustc_hash::FxHashMap;

use secateur_tables::Kind;

/// A running estimate by kind of node: the share of its tokens that goes for each test.
///
/// Tests of the node's parts count; earlier tests weigh less.
#[derive(Clone, Debug, Default)]
pub struct Yields {
    all: Yield,
    kinds: FxHashMap<Kind, Yield>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Yield {
    /// Sum of the shares of the nodes' tokens.
    gone: f32,
    tests: f32,
}

/// Factor on earlier visits for each later one.
const DECAY: f32 = 0.97;
/// Tests that the estimate of all kinds counts as.
const WIDER: f32 = 4.0;
/// Tests that the first estimate counts as.
const BEFORE: f32 = 8.0;
/// First estimate: half of a node for two tests.
const FIRST: f32 = 0.25;

impl Yield {
    fn after(self, expected: f32, tests: f32) -> f32 {
        (self.gone + tests * expected) / (self.tests + tests)
    }

    fn record(&mut self, gone: f32, tests: u32) {
        self.gone = self.gone * DECAY + gone;
        self.tests = self.tests * DECAY + tests as f32;
    }
}

impl Yields {
    /// Returns the share, at most 1, of a node's tokens that a test removes.
    #[must_use]
    pub fn expected(&self, kind: Kind) -> f32 {
        let own = self.kinds.get(&kind).copied().unwrap_or_default();
        own.after(self.all.after(FIRST, BEFORE), WIDER).min(1.0)
    }

    /// Records the share, from 0 to 1, of tokens that went in a visit's tests, if any.
    pub fn record(&mut self, kind: Kind, gone: f32, tests: u32) {
        if tests > 0 {
            self.all.record(gone, tests);
            self.kinds.entry(kind).or_default().record(gone, tests);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_that_goes_is_expected_to_go_and_others_a_little_more() {
        let (goes, stays, unknown) = (Kind(1), Kind(2), Kind(3));
        let mut yields = Yields::default();
        for _ in 0..10 {
            yields.record(goes, 1.0, 1);
            yields.record(stays, 0.0, 3);
        }
        assert!(yields.expected(goes) > yields.expected(unknown));
        assert!(yields.expected(unknown) > yields.expected(stays));
        assert!(yields.expected(goes) <= 1.0);
    }

    #[test]
    fn looks_without_tests_say_nothing() {
        let mut yields = Yields::default();
        yields.record(Kind(1), 1.0, 0);
        assert_eq!(yields.expected(Kind(1)), FIRST);
    }
}
