//! What a search tells: figures, verdicts, warnings.

use std::borrow::Cow;
use std::time::Duration;

use super::kernel::TextKey;
use crate::executor::Verdict;
use secateur_syntax::tree::Replaced;

/// What the size of a text is counted in.
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

/// Figures of a search so far.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// What is called tokens here may be something else.
    pub unit: Unit,
    /// Tokens of the input (default channel, without the end of file).
    pub tokens_before: usize,
    /// Tokens of the best so far.
    pub tokens_now: usize,
    /// Bytes of the input.
    pub bytes_before: usize,
    /// Bytes of the best so far.
    pub bytes_now: usize,
    /// Property tests that were started in this session, cancelled ones included.
    pub tests: u64,
    /// Verdicts of property tests that the search went by, those of earlier sessions
    /// included: unlike the number of tests this does not depend on how many run at once.
    pub consumed: u64,
    /// Runs of the second, expensive test.
    pub expensive_tests: u64,
    /// Property tests that are running.
    pub running: usize,
    /// How many may run at once.
    pub jobs: usize,
    /// Tests that passed and were taken.
    pub successes: u64,
    /// Tests that were cancelled because a success made them pointless.
    pub cancelled: u64,
    /// Tests that were killed because their time was over.
    pub timeouts: u64,
    /// Tests that were killed because they used more of the machine than they may.
    pub over_limit: u64,
    /// Candidates that were not run because the same text had been refused.
    pub cache_hits: u64,
    /// Time during which at least one test was running.
    pub oracle_time: Duration,
    /// Time since the search began.
    pub elapsed: Duration,
    /// The strategy at work.
    pub strategy: Cow<'static, str>,
    /// How far it is with its round, from 0 to 1; a guess.
    pub share: f32,
    /// The round, from 1.
    pub round: u32,
}

/// A text that was tested.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    /// Which text it was.
    pub text: TextKey,
    /// How many tokens it has.
    pub tokens: usize,
    /// What the test said.
    pub verdict: Verdict,
    /// How long it took.
    pub elapsed: Duration,
    /// What for.
    pub purpose: Purpose,
}

/// What a test was run for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To see whether a candidate has the property.
    Candidate,
    /// To see whether what passed passes again, the original among them.
    Repetition,
    /// It is the second, expensive test.
    Second,
}

/// How the best text came of the one before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Runs of the text before gave way, in order.
    Edit(Vec<Replaced>),
    /// The whole text gave way: no edit is known.
    Whole,
}

/// What a person should know of an oracle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Warning {
    /// The property test accepts the empty file, so it is probably too weak.
    TooWeak,
    /// The property test refused something that it had accepted before: so many
    /// times of so many repetitions.
    Flaky {
        /// Refusals.
        refused: u64,
        /// Repetitions.
        repeated: u64,
    },
    /// An earlier base takes the place of one that does not pass any more.
    RolledBack {
        /// Tokens of the base that is left.
        from: usize,
        /// Tokens of the earlier one.
        to: usize,
    },
}

/// Hears what a search does. All methods are called from the search's thread.
pub trait Observer {
    /// A smaller interesting text was found: it must be safe on disk when this returns.
    /// `change` is about the text of the call before, at first the original.
    ///
    /// # Errors
    /// If it could not be saved; the search then ends with what it has.
    fn improved(
        &mut self,
        text: &[u8],
        change: &Change,
        progress: &Progress,
    ) -> std::io::Result<()>;

    /// Something is odd about the property test.
    fn warn(&mut self, _warning: Warning) {}

    /// The verdict on a text was consumed or set aside, the first one on a text first.
    /// Verdicts of earlier sessions are not reported.
    fn tested(&mut self, _tested: &Tested) {}

    /// A strategy begins a round; the figures tell which.
    fn round(&mut self, _progress: &Progress) {}

    /// Called after every verdict; for progress shown to a person.
    fn tick(&mut self, _progress: &Progress) {}
}
