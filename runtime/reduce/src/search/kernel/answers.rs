//! Verdicts that are not consumed, by text.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use xxhash_rust::xxh3::xxh3_64;

use crate::executor::Verdict;
use crate::search::Purpose;

/// A hash of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TextKey(pub u64);

impl TextKey {
    /// Hashes a text.
    #[must_use]
    pub fn of(text: &[u8]) -> Self {
        Self(xxh3_64(text))
    }
}

/// Verdicts that wait for requests.
///
/// They are of an earlier session, or of tests requested on a guess that was wrong.
/// Verdicts on one text are given out in the order of arrival, each once: the n-th run of a flaky
/// test is the n-th in a resumed search, too.
#[derive(Clone, Debug, Default)]
pub struct Answers {
    of_test: FxHashMap<TextKey, Verdicts>,
    of_second: FxHashMap<TextKey, Verdicts>,
    of_guard: FxHashMap<TextKey, Verdicts>,
}

type Verdicts = SmallVec<[Verdict; 8]>;

impl Answers {
    fn of(&mut self, purpose: Purpose) -> &mut FxHashMap<TextKey, Verdicts> {
        match purpose {
            Purpose::Second => &mut self.of_second,
            Purpose::Guard => &mut self.of_guard,
            Purpose::Candidate | Purpose::Repetition => &mut self.of_test,
        }
    }

    /// Adds a verdict behind the others on its text.
    pub fn add(&mut self, purpose: Purpose, text: TextKey, verdict: Verdict) {
        self.of(purpose).entry(text).or_default().push(verdict);
    }

    pub(super) fn take(&mut self, purpose: Purpose, text: TextKey) -> Option<Verdict> {
        let all = self.of(purpose);
        let verdicts = all.get_mut(&text)?;
        let first = verdicts.remove(0);
        if verdicts.is_empty() {
            all.remove(&text);
        }
        Some(first)
    }

    /// Puts a verdict before the others on its text.
    pub(super) fn put_back(&mut self, purpose: Purpose, text: TextKey, verdict: Verdict) {
        let verdicts = self.of(purpose).entry(text).or_default();
        verdicts.insert(0, verdict);
    }

    /// Verdicts of the property test on a text.
    pub(super) fn count(&self, text: TextKey) -> usize {
        self.of_test.get(&text).map_or(0, SmallVec::len)
    }

    /// Returns the verdict that is given out next.
    pub(super) fn next(&self, purpose: Purpose, text: TextKey) -> Option<Verdict> {
        let all = match purpose {
            Purpose::Second => &self.of_second,
            Purpose::Guard => &self.of_guard,
            Purpose::Candidate | Purpose::Repetition => &self.of_test,
        };
        all.get(&text)?.first().copied()
    }

    /// Whether there is a verdict on a text.
    #[must_use]
    pub fn has(&self, purpose: Purpose, text: TextKey) -> bool {
        self.next(purpose, text).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Verdict::{Interesting, Uninteresting};

    #[test]
    fn verdicts_come_in_their_order() {
        let mut answers = Answers::default();
        let text = TextKey::of(b"text");
        answers.add(Purpose::Candidate, text, Interesting);
        answers.add(Purpose::Candidate, text, Uninteresting);
        assert_eq!(answers.take(Purpose::Second, text), None);
        assert_eq!(answers.take(Purpose::Candidate, text), Some(Interesting));
        answers.put_back(Purpose::Candidate, text, Interesting);
        assert_eq!(answers.take(Purpose::Candidate, text), Some(Interesting));
        assert_eq!(answers.take(Purpose::Candidate, text), Some(Uninteresting));
        assert!(!answers.has(Purpose::Candidate, text));
    }
}
