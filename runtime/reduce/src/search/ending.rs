//! The end of a search, or the error that prevents it.

use super::kernel::Answers;
use super::{Progress, Remaining};
use crate::executor::{Ending, OracleError};
use crate::learning::Verdicts;
use secateur_syntax::parse::SyntaxError;

/// Repetitions of tests that had passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlakinessStats {
    /// Number of repeated tests of accepted texts.
    pub repeated: u64,
    /// Number of rejections among them.
    pub rejected: u64,
    /// Number of times that an earlier base replaced one that failed.
    pub rollbacks: u32,
}

/// The bound that ended a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The number of tests.
    Tests,
    /// The time.
    Time,
}

impl std::fmt::Display for Limit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Tests => "tests",
            Self::Time => "time",
        })
    }
}

/// The reason for the end of a search.
#[derive(Debug)]
pub enum End {
    /// Nothing smaller was found in a whole round.
    Fixpoint,
    /// The user interrupted; the result is the best so far.
    Interrupted,
    /// The [`Budget`](super::Budget) is used up; the result is the best so far.
    Limited(Limit),
    /// The property test is flaky: accepted bases were rejected again and again.
    ///
    /// The result is the last one that passed when it was repeated.
    Unreliable,
    /// The result could not be saved.
    Unsaved(std::io::Error),
    /// The oracle broke; the result is the best so far.
    Broken(OracleError),
}

/// The result of a search.
#[derive(Debug)]
pub struct Reduction {
    /// The smallest accepted text.
    pub text: Vec<u8>,
    /// Final figures.
    pub progress: Progress,
    /// The reason for the end.
    pub end: End,
    /// The property test accepts the empty file, so it is probably too weak.
    pub empty_is_interesting: bool,
    /// The outcome of repeated tests.
    pub flakiness: FlakinessStats,
    /// Number of candidates that the grammar refused though they were made by it.
    /// Where a hook answers predicates of the parser this may happen and is not
    /// counted. See [`verify_syntax`](super::SearchOptions::verify_syntax).
    pub rejected_by_grammar: u64,
    /// No single node can go: each deletion that the grammar allows was refused.
    pub tree_minimal: bool,
    /// The parts of the result, if [`explain`](super::SearchOptions::explain) is set.
    pub remaining: Vec<Remaining>,
    /// Verdicts that were not consumed.
    pub unused: Answers,
    /// The estimates from the verdicts, unless [`unguided`](super::SearchOptions::unguided) is set.
    pub verdicts: Option<Verdicts>,
}

/// An error before a search.
#[derive(Debug, thiserror::Error)]
pub enum ReduceError {
    /// The input is not in the language.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// The tables of a language have no free kinds for text that its grammar cannot read.
    #[error(
        "the tables of the language {0} have no room for text without a grammar: no strategy \
         can see it so"
    )]
    NoOpaqueKinds(String),
    /// The property test does not accept the original.
    #[error("the property test does not accept the original input ({ending:?})")]
    OriginalRejected {
        /// The end of the test.
        ending: Ending,
        /// The last of its output.
        output: Vec<u8>,
    },
    /// The property test accepts the original sometimes.
    #[error("the property test accepted the original input only {passed} times of {runs}")]
    OriginalUnsure {
        /// Number of passes.
        passed: usize,
        /// Number of runs.
        runs: usize,
    },
    /// The second, expensive test does not accept the original.
    #[error("the second test does not accept the original input ({ending:?})")]
    OriginalUnproven {
        /// The end of the test.
        ending: Ending,
        /// The last of its output.
        output: Vec<u8>,
    },
    /// The [`Budget`](super::Budget) was used up before the search began.
    #[error("the limit of {0} is reached before the search could begin")]
    Limited(Limit),
    /// The user interrupted before anything was known.
    #[error("interrupted")]
    Interrupted,
    /// The test could not be run at all.
    #[error(transparent)]
    Oracle(#[from] OracleError),
}
