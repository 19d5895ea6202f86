//! Drives strategies against the oracle: the loop between a tree and a verdict.

mod cache;
mod judge;
mod reduce;
mod round;

use std::time::Duration;

pub use reduce::reduce;

use crate::oracle::{Ending, OracleError};

/// What a search may do.
#[derive(Clone, Debug)]
pub struct SearchOptions {
    /// Parse every candidate before it is tested and count those that fail
    /// ([`Reduction::rejected_by_grammar`]); a failing one is a bug here.
    pub verify_syntax: bool,
}

/// Figures of a search so far.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    /// Tokens of the input (default channel, without the end of file).
    pub tokens_before: usize,
    /// Tokens of the best so far.
    pub tokens_now: usize,
    /// Bytes of the input.
    pub bytes_before: usize,
    /// Bytes of the best so far.
    pub bytes_now: usize,
    /// Property tests that were started, cancelled ones included.
    pub tests: u64,
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
    pub strategy: &'static str,
    /// The round, from 1.
    pub round: u32,
}

/// Hears what a search does. All methods are called from the search's thread.
pub trait Observer {
    /// A smaller interesting text was found: it must be safe on disk when this returns.
    ///
    /// # Errors
    /// If it could not be saved; the search then ends with what it has.
    fn improved(&mut self, text: &[u8], progress: &Progress) -> std::io::Result<()>;

    /// The property test accepts the empty file, so it is probably too weak.
    /// Called before the search begins.
    fn too_weak(&mut self) {}

    /// Called after every verdict; for progress shown to a person.
    fn tick(&mut self, progress: &Progress);
}

/// Why a search ended.
#[derive(Debug)]
pub enum End {
    /// Nothing smaller was found in a whole round.
    Fixpoint,
    /// The user interrupted; the result is the best so far.
    Interrupted,
    /// The result could not be saved.
    Unsaved(std::io::Error),
    /// The oracle broke; the result is the best so far.
    Broken(OracleError),
}

/// The result of a search.
#[derive(Debug)]
pub struct Reduction {
    /// The smallest interesting text found.
    pub text: Vec<u8>,
    /// Final figures.
    pub progress: Progress,
    /// Why it ended.
    pub end: End,
    /// The property test accepts the empty file, so it is probably too weak.
    pub empty_is_interesting: bool,
    /// Candidates that the grammar refused though they were made by it (see
    /// [`SearchOptions::verify_syntax`]). Where a hook answers predicates of the
    /// parser this may happen and is not counted.
    pub rejected_by_grammar: u64,
}

/// Why a search could not begin.
#[derive(Debug, thiserror::Error)]
pub enum ReduceError {
    /// The input is not in the language. The text names line and column, shows the line
    /// and says what was expected.
    #[error("{0}")]
    Syntax(String),
    /// The property test does not accept the original.
    #[error("the property test does not accept the original input ({ending:?})")]
    OriginalRefused {
        /// How the test ended.
        ending: Ending,
        /// The last of its output.
        output: Vec<u8>,
    },
    /// The user interrupted before anything was known.
    #[error("interrupted")]
    Interrupted,
    /// The test could not be run at all.
    #[error(transparent)]
    Oracle(#[from] OracleError),
}
