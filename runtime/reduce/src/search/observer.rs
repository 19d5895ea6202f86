//! The reports of a search: figures, verdicts, warnings.

use std::borrow::Cow;
use std::time::Duration;

use super::Runs;
use super::kernel::TextKey;
use crate::executor::Verdict;
use secateur_syntax::tree::Replaced;

/// The unit of a text's size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Tokens of its language.
    #[default]
    Tokens,
    /// Bytes, where there is no language.
    Bytes,
}

impl std::fmt::Display for Unit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Tokens => "tokens",
            Self::Bytes => "bytes",
        })
    }
}

/// Figures of a search.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// The unit of the fields called tokens.
    pub unit: Unit,
    /// Tokens of the input, on the default channel, without the end of file.
    pub tokens_before: usize,
    /// Tokens of the best text.
    pub tokens_now: usize,
    /// Bytes of the input.
    pub bytes_before: usize,
    /// Bytes of the best text.
    pub bytes_now: usize,
    /// Property tests started in this session, including cancelled ones.
    pub tests: u64,
    /// Consumed verdicts of property tests, including those of earlier sessions.
    ///
    /// Unlike [`tests`](Self::tests), independent of the number of workers.
    pub consumed: u64,
    /// Runs of the second, expensive test.
    pub expensive_tests: u64,
    /// Runs of the guard.
    pub guards: u64,
    /// Time of the guard's runs in this session.
    pub guard_time: Duration,
    /// Running property tests.
    pub running: usize,
    /// Maximal number of running property tests.
    pub jobs: usize,
    /// Accepted edits.
    pub successes: u64,
    /// Cancelled tests: those that an accepted edit, a newer request or the end made pointless.
    pub cancelled: u64,
    /// Tests killed at their time limit.
    pub timeouts: u64,
    /// Tests killed at a limit other than the time.
    pub over_limit: u64,
    /// Candidates without a test: the memo had a verdict on the same tokens.
    pub cache_hits: u64,
    /// Time during which at least one test was running.
    pub oracle_time: Duration,
    /// Time since the search began.
    pub elapsed: Duration,
    /// Name of the running strategy.
    pub strategy: Cow<'static, str>,
    /// Estimated share of the round that is done, from 0 to 1.
    pub share: f32,
    /// Number of the round, from 1.
    pub round: u32,
}

/// A report of a test.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    /// The text.
    pub text: TextKey,
    /// Number of its tokens.
    ///
    /// Of its bytes for repetitions, second tests, and tests of the original or of the empty text.
    pub tokens: usize,
    /// The verdict.
    pub verdict: Verdict,
    /// Time of the test.
    pub elapsed: Duration,
    /// The purpose.
    pub purpose: Purpose,
}

/// The purpose of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To decide on a candidate.
    Candidate,
    /// A test of the original or the empty text, or of an accepted text again.
    Repetition,
    /// A run of the second, expensive test.
    Second,
    /// A run of the guard.
    Guard,
}

/// The difference of the best text to the one before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Replaced ranges of the text before, in order.
    Edit(Vec<Replaced>),
    /// The whole text: no edit is known.
    Whole,
}

impl Change {
    /// Returns the difference of two texts as one replaced range.
    pub(super) fn between(before: &[u8], text: &[u8]) -> Self {
        let same = before.iter().zip(text).take_while(|(a, b)| a == b).count();
        let (old, new) = (&before[same..], &text[same..]);
        let behind = old.iter().rev().zip(new.iter().rev());
        let behind = behind.take_while(|(a, b)| a == b).count();
        Self::Edit(vec![Replaced {
            old: same..before.len() - behind,
            new: new[..new.len() - behind].to_vec(),
        }])
    }
}

/// A weakness of a property test that its user should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The property test accepts the empty file, so it is probably too weak.
    TooWeak,
    /// A width of the number of workers would make the search much faster.
    Narrow {
        /// The number of workers.
        width: usize,
    },
    /// The property test both accepted and rejected a text: several runs decide from now on.
    Flaky {
        /// Runs of that text.
        text: Runs,
        /// Runs of the original.
        original: Runs,
    },
    /// The guard complains of the original already, by these kinds of complaints, one a line.
    Complaints(String),
    /// An earlier base replaces one that does not pass any more.
    RolledBack {
        /// Tokens of the base that is given up.
        from: usize,
        /// Tokens of the earlier one.
        to: usize,
    },
}

/// An observer, called from the search's thread.
pub trait Observer {
    /// Saves an accepted text, which is smaller except after a roll-back.
    ///
    /// The text has to be safe on disk when this returns.
    /// `change` is relative to the text of the call before, at first to the original.
    ///
    /// # Errors
    /// If it cannot be saved, which ends the search.
    fn improved(
        &mut self,
        text: &[u8],
        change: &Change,
        progress: &Progress,
    ) -> std::io::Result<()>;

    /// Reports a weakness of the property test.
    fn warn(&mut self, _warning: Warning) {}

    /// Reports the width that the search chose ([`auto_width`](super::SearchOptions::auto_width)).
    fn width(&mut self, _width: usize) {}

    /// Reports a verdict of this session when it is consumed or set aside, in order for each text.
    fn tested(&mut self, _tested: &Tested) {}

    /// Reports the runs that decided on a text, and whether its rate of passes is high enough.
    fn counted(&mut self, _text: TextKey, _runs: Runs, _holds: bool) {}

    /// Reports the beginning of a round.
    fn round(&mut self, _progress: &Progress) {}

    /// Reports progress after every verdict.
    fn tick(&mut self, _progress: &Progress) {}
}
