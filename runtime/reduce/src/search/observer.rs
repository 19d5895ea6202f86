//! The reports of a search.

use std::borrow::Cow;
use std::time::Duration;

use super::Runs;
use super::kernel::TextKey;
use crate::executor::{Outcome, Verdict};
use secateur_syntax::tree::Replaced;

/// The unit of a text's size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Unit {
    /// Tokens of its language.
    #[default]
    Tokens,
    /// Bytes, without a language.
    Bytes,
    /// Files of a directory.
    Files,
}

/// Formats the name of one.
impl std::fmt::Display for Unit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Tokens => "token",
            Self::Bytes => "byte",
            Self::Files => "file",
        })
    }
}

/// Figures of a search.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// The unit of fields called tokens.
    pub unit: Unit,
    /// Tokens of the input, on the default channel, without the end of file.
    pub tokens_before: usize,
    /// Tokens of the best text.
    pub tokens_now: usize,
    /// Bytes of the input.
    pub bytes_before: usize,
    /// Bytes of the best text.
    pub bytes_now: usize,
    /// Tests started in this session, including cancelled ones.
    ///
    /// At its end each has passed, was rejected or cancelled, timed out, or was over a limit.
    pub tests: u64,
    /// Tests that accepted their text, be it the original or one that became no base.
    pub passed: u64,
    /// Tests that ended by themselves and rejected their text.
    pub rejected: u64,
    /// Consumed verdicts of all sessions.
    ///
    /// Unlike [`tests`](Self::tests), independent of the number of workers.
    pub consumed: u64,
    /// Runs of the expensive test.
    pub expensive_tests: u64,
    /// Runs of the guard.
    pub guards: u64,
    /// Time with a running guard in this session, never one with [`oracle_time`](Self::oracle_time).
    pub guard_time: Duration,
    /// Running property tests.
    pub running: usize,
    /// Maximal number of running tests.
    pub jobs: usize,
    /// Accepted edits, of which several may need one test, and some none.
    pub successes: u64,
    /// Tests that an accepted edit, a newer request or the end made pointless.
    pub cancelled: u64,
    /// Tests killed at their time limit.
    pub timeouts: u64,
    /// Tests killed at another limit.
    pub over_limit: u64,
    /// Candidates with a verdict in the memo.
    pub cache_hits: u64,
    /// Time with a running property test, the expensive one included, without that of the guard.
    pub oracle_time: Duration,
    /// Time since the search began.
    pub elapsed: Duration,
    /// The running strategy.
    pub strategy: Cow<'static, str>,
    /// Estimated done share of the round, between 0 and 1; `None` where nothing is known of it.
    pub share: Option<f32>,
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
    /// Its bytes for repetitions, second tests, and tests of the original or the empty text.
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
    /// A decision on a candidate.
    Candidate,
    /// A test of the original or the empty text, or of an accepted text again.
    Repetition,
    /// A run of the expensive test.
    Second,
    /// A run of the guard.
    Guard,
}

/// The difference from the previous best text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextChange {
    /// Replaced ranges of the previous text, in order.
    Edit(Vec<Replaced>),
    /// The whole text: no edit is known.
    Whole,
}

impl TextChange {
    /// Returns one replaced range.
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

/// A weakness of the property test, or of the settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The test accepts the empty file, so is probably too weak.
    TooWeak,
    /// A width of the number of workers would be faster.
    Narrow {
        /// The number of workers.
        width: usize,
    },
    /// No test accepted the original yet.
    Rejecting {
        /// Runs of it.
        runs: u32,
        /// Runs after which it is given up.
        most: u32,
    },
    /// The test accepted and rejected a text: several runs decide from now on.
    Flaky {
        /// Runs of that text.
        text: Runs,
        /// Runs of the original.
        original: Runs,
    },
    /// A plug-in or a formatter failed; once for each.
    Program {
        /// The name.
        name: String,
        /// The problem, a predicate such as `was ended`.
        problem: &'static str,
    },
    /// The guard complains of the original, with these kinds of complaints, one a line.
    Complaints(String),
    /// The search ends before the second test has accepted the base; an earlier one is the result.
    Unproven {
        /// Tokens of the base.
        from: usize,
        /// Tokens of the result.
        to: usize,
    },
    /// An earlier base replaces one that no longer passes.
    RolledBack {
        /// Tokens of the abandoned base.
        from: usize,
        /// Tokens of the earlier base.
        to: usize,
    },
}

/// An observer, called in the search's thread.
pub trait Observer {
    /// Saves an accepted text, which is smaller except after a roll-back.
    ///
    /// It has to be safe on disk on return. `change` is relative to the previous call's text, at
    /// first to the original.
    ///
    /// # Errors
    /// If it cannot be saved, which ends the search.
    fn improved(
        &mut self,
        text: &[u8],
        change: &TextChange,
        progress: &Progress,
    ) -> std::io::Result<()>;

    /// Reports a weakness.
    fn warn(&mut self, _warning: Warning) {}

    /// Reports the chosen width ([`auto_width`](super::SearchOptions::auto_width)).
    fn width(&mut self, _width: usize) {}

    /// Reports a verdict of this session when consumed or set aside, in order for each text.
    fn tested(&mut self, _tested: &Tested) {}

    /// Reports the end of each property test of this session that was not cancelled, in any order.
    fn ended(&mut self, _outcome: &Outcome) {}

    /// Reports the runs that decided on a text, and whether it passed often enough.
    fn counted(&mut self, _text: TextKey, _runs: Runs, _holds: bool) {}

    /// Reports that another strategy or stage begins, before its first round.
    fn strategy(&mut self, _progress: &Progress) {}

    /// Reports the beginning of a round.
    fn round(&mut self, _progress: &Progress) {}

    /// Reports progress after every verdict.
    fn tick(&mut self, _progress: &Progress) {}
}

/// Saves and reports nothing: the result is in the [`Reduction`](super::Reduction).
impl Observer for () {
    fn improved(&mut self, _: &[u8], _: &TextChange, _: &Progress) -> std::io::Result<()> {
        Ok(())
    }
}
