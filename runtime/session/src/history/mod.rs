//! The steps from the original to the result, as differences of bytes.
//!
//! Small even for a large input.

mod bytes;
mod fate;
mod patch;

use std::time::Duration;

use serde::{Deserialize, Serialize};

pub use bytes::Bytes;
pub use fate::{Fate, Origins, origins};
pub use patch::{Patch, patched};
use secateur_reduce::search::TextChange;

/// One accepted candidate, as a replacement of the best text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// Number of property tests started so far.
    pub tests: u64,
    /// Seconds since the reduction began, without those between sessions.
    pub seconds: f64,
    /// Number of remaining tokens.
    pub tokens: usize,
    /// Number of remaining bytes.
    pub bytes: usize,
    /// The strategy that found it.
    pub strategy: String,
    /// The changes of the previous text.
    pub patches: Vec<Patch>,
}

/// A text and all steps from it to the best so far.
#[derive(Clone, Debug)]
pub struct History {
    original: Vec<u8>,
    steps: Vec<Step>,
    best: Vec<u8>,
    tests_before: u64,
    time_before: Duration,
}

/// Figures of a moment of this session.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    /// Number of started property tests.
    pub tests: u64,
    /// Time since the session began.
    pub elapsed: Duration,
    /// Number of remaining tokens.
    pub tokens: usize,
    /// The strategy at work.
    pub strategy: &'a str,
}

impl History {
    /// Creates an empty history of a text.
    #[must_use]
    pub fn new(original: Vec<u8>) -> Self {
        Self {
            best: original.clone(),
            original,
            steps: Vec::new(),
            tests_before: 0,
            time_before: Duration::ZERO,
        }
    }

    /// Replaces the best text; returns the step, or `None` if the text is the same.
    ///
    /// A change of another text than the best counts as one of the whole text. Linear in the texts.
    pub fn push(&mut self, text: &[u8], change: &TextChange, moment: Moment<'_>) -> Option<&Step> {
        if text == self.best {
            return None;
        }
        let patches = match change {
            TextChange::Edit(replaced) => replaced.iter().cloned().map(Patch::from).collect(),
            TextChange::Whole => Vec::new(),
        };
        let fits = patched(&self.best, &patches).is_some_and(|made| made == text);
        let patches = match fits {
            true => patches,
            false => vec![Patch::whole(&self.best, text)],
        };
        self.best = text.to_vec();
        self.steps.push(Step {
            tests: self.tests_before + moment.tests,
            seconds: (self.time_before + moment.elapsed).as_secs_f64(),
            tokens: moment.tokens,
            bytes: text.len(),
            strategy: moment.strategy.to_owned(),
            patches,
        });
        self.steps.last()
    }

    /// Adds a stored step; returns `false`, without effect, if it or its figures do not fit.
    pub fn take(&mut self, step: Step) -> bool {
        // Above any run's figures, and small enough to be added up.
        const MOST: u64 = 1 << 48;
        let is_figure = step.tests < MOST
            && (step.tokens as u64) < MOST
            && (0.0..MOST as f64).contains(&step.seconds);
        if !is_figure {
            return false;
        }
        let Some(text) = patched(&self.best, &step.patches).filter(|t| t.len() == step.bytes)
        else {
            return false;
        };
        self.best = text;
        self.steps.push(step);
        true
    }

    /// Begins a new session, after `tests` tests of earlier ones.
    pub fn go_on(&mut self, tests: u64) {
        self.tests_before = tests;
        let seconds = self.steps.last().map_or(0.0, |step| step.seconds);
        self.time_before = Duration::try_from_secs_f64(seconds).unwrap_or_default();
    }

    /// Returns tests and time of earlier sessions.
    #[must_use]
    pub const fn before(&self) -> (u64, Duration) {
        (self.tests_before, self.time_before)
    }

    /// Returns the original.
    #[must_use]
    pub fn original(&self) -> &[u8] {
        &self.original
    }

    /// Returns the best text so far.
    #[must_use]
    pub fn best(&self) -> &[u8] {
        &self.best
    }

    /// Returns the steps, in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns all texts, the original first, each made when the iterator reaches it.
    pub fn texts(&self) -> impl Iterator<Item = Vec<u8>> + '_ {
        let mut steps = self.steps.iter();
        std::iter::successors(Some(self.original.clone()), move |text| {
            patched(text, &steps.next()?.patches)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moment(tests: u64) -> Moment<'static> {
        Moment {
            tests,
            elapsed: Duration::from_secs(tests),
            tokens: 1,
            strategy: "tree",
        }
    }

    #[test]
    fn what_was_kept_is_there_again() {
        let texts = [
            "int a; int b; int c;",
            "int a; int c;",
            "int c;",
            "c",
            "d d",
        ];
        let mut history = History::new(texts[0].into());
        for (number, text) in texts.iter().enumerate() {
            let step = history.push(text.as_bytes(), &TextChange::Whole, moment(number as u64));
            assert_eq!(step.is_some(), number > 0, "the same text is no step");
        }
        let mut again = History::new(texts[0].into());
        for step in history.steps() {
            let line = serde_json::to_string(step).unwrap();
            assert!(again.take(serde_json::from_str(&line).unwrap()), "{line}");
        }
        assert_eq!(again.best(), b"d d");
        let all: Vec<Vec<u8>> = again.texts().collect();
        assert_eq!(all, texts.map(|text| text.as_bytes().to_vec()));
        for damage in [
            |step: &mut Step| step.seconds = -1.0,
            |step: &mut Step| step.seconds = f64::NAN,
            |step: &mut Step| step.seconds = 1e300,
            |step: &mut Step| step.tests = u64::MAX,
            |step: &mut Step| step.tokens = usize::MAX,
        ] {
            let mut history = History::new(texts[0].into());
            let mut step = again.steps()[0].clone();
            damage(&mut step);
            assert!(!history.take(step));
        }
        assert!(!again.take(history.steps()[0].clone()));
        assert_eq!(again.best(), b"d d");
    }

    #[test]
    fn sessions_add_up() {
        let mut history = History::new(b"abc def".into());
        history.push(b"abc", &TextChange::Whole, moment(7));
        history.go_on(10);
        let step = history.push(b"a", &TextChange::Whole, moment(2)).unwrap();
        assert_eq!((step.tests, step.seconds), (12, 9.0));
    }
}
