//! Known verdicts.

use rustc_hash::FxHashMap;

use crate::search::Runs;
use secateur_syntax::tree::Fingerprint;

/// Decisions on candidates, by token sequence: of tests, checks and rejections without a test.
///
/// No rejected sequence is tested twice. One that passed is not tested again, but checked. An entry has 16 bytes and a little more, however long the
/// sequence. Sequences larger than the base are dropped, since the search only becomes smaller: the
/// one idea of Tian et al., "On the Caching Schemes to Speed Up Program Reduction", TOSEM 2023.
/// Their other one, runs of the base as keys, is only needed where texts are stored.
/// At [`MOST`] entries all are dropped, so that memory is bounded.
#[derive(Clone, Debug, Default)]
pub(super) struct Memo {
    known: FxHashMap<Fingerprint, Known>,
    /// Entries after the last removal.
    kept: usize,
}

#[derive(Clone, Copy, Debug)]
struct Known {
    tokens: u32,
    /// Passes and runs where these are counted.
    passed: u8,
    runs: u8,
    interesting: bool,
    /// Whether a test gave the verdict.
    asked: bool,
    /// Whether a proposer has recorded the verdict.
    counted: bool,
}

impl super::Kernel<'_> {
    /// Forgets all verdicts by tokens, since the text between tokens changed what they mean.
    pub(crate) fn forget_verdicts(&mut self) {
        self.memo = Memo::default();
    }
}

/// Entries below which none is dropped.
const FEW: usize = 1 << 12;
/// Entries at most, in some 26 MB: as many as a table of 2²⁰ places has.
const MOST: usize = 7 << 17;

impl Memo {
    pub(super) fn get(&self, fingerprint: Fingerprint) -> Option<bool> {
        self.known.get(&fingerprint).map(|known| known.interesting)
    }

    /// Records that a proposer gets a verdict; whether that is new and a test gave it.
    pub(super) fn count(&mut self, fingerprint: Fingerprint) -> bool {
        let known = self.known.get_mut(&fingerprint);
        known.is_some_and(|known| !std::mem::replace(&mut known.counted, true) && known.asked)
    }

    pub(super) fn was_asked(&self, fingerprint: Fingerprint) -> bool {
        let known = self.known.get(&fingerprint);
        known.is_some_and(|known| known.asked)
    }

    pub(super) fn reject(&mut self, fingerprint: Fingerprint, tokens: usize) {
        self.insert(fingerprint, tokens, false);
        if let Some(known) = self.known.get_mut(&fingerprint) {
            known.asked = false;
        }
    }

    /// Records a test's verdict, which replaces an earlier one.
    pub(super) fn insert(&mut self, fingerprint: Fingerprint, tokens: usize, interesting: bool) {
        self.insert_runs(fingerprint, tokens, interesting, Runs::default());
    }

    /// Records a verdict of several runs.
    pub(super) fn insert_runs(
        &mut self,
        fingerprint: Fingerprint,
        tokens: usize,
        interesting: bool,
        runs: Runs,
    ) {
        if self.known.len() >= MOST {
            self.known.clear();
            self.kept = 0;
        }
        let tokens = u32::try_from(tokens).unwrap_or(u32::MAX);
        // One text has fewer runs; those of several with the same tokens say as much.
        let least = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        let known = Known {
            tokens,
            passed: least(runs.passed),
            runs: least(runs.runs),
            interesting,
            asked: true,
            counted: self.known.get(&fingerprint).is_some_and(|old| old.counted),
        };
        self.known.insert(fingerprint, known);
    }

    /// Returns the counted runs of a token sequence.
    pub(super) fn runs(&self, fingerprint: Fingerprint) -> Runs {
        let runs = self.known.get(&fingerprint).map(|known| Runs {
            passed: known.passed.into(),
            runs: known.runs.into(),
        });
        runs.unwrap_or_default()
    }

    pub(super) fn forget_passes(&mut self) {
        self.known.retain(|_, known| !known.interesting);
    }

    /// Drops entries larger than the base, if that is worth it.
    pub(super) fn shrink(&mut self, tokens: usize) {
        if self.known.len() >= FEW.max(self.kept * 2) {
            self.known
                .retain(|_, known| (known.tokens as usize) <= tokens);
            self.kept = self.known.len();
            self.known.shrink_to(self.kept * 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_bounded() {
        let mut memo = Memo::default();
        for number in 0..MOST as u64 + 1 {
            memo.insert(Fingerprint(number.wrapping_mul(1 << 40 | 1)), 1, false);
        }
        assert_eq!(memo.known.len(), 1);
    }

    #[test]
    fn larger_ones_are_dropped() {
        let mut memo = Memo::default();
        for number in 0..FEW as u64 {
            memo.insert(Fingerprint(number), number as usize, number % 2 == 0);
        }
        memo.shrink(10);
        assert_eq!(memo.known.len(), 11);
        assert_eq!(memo.get(Fingerprint(4)), Some(true));
        assert_eq!(memo.get(Fingerprint(5)), Some(false));
        assert_eq!(memo.get(Fingerprint(11)), None);
    }
}
