//! How a search ends, or why it cannot begin.

use super::kernel::Answers;
use super::{Progress, Remaining};
use crate::executor::{Ending, OracleError};
use crate::learning::Verdicts;
use secateur_syntax::parse::SyntaxError;

/// Repetitions of tests that had passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doubt {
    /// How often something that had passed was tested again.
    pub repeated: u64,
    /// How often it was refused then.
    pub refused: u64,
    /// How often an earlier base had to take the place of one that did not pass.
    pub rollbacks: u32,
}

/// What bounded a search.
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

/// Why a search ended.
#[derive(Debug)]
pub enum End {
    /// Nothing smaller was found in a whole round.
    Fixpoint,
    /// The user interrupted; the result is the best so far.
    Interrupted,
    /// The [`Budget`](super::Budget) is used up; the result is the best so far.
    Limited(Limit),
    /// The property test answers by chance: bases that it had accepted were
    /// refused again and again. The result is the last one that passed when it
    /// was repeated.
    Unreliable,
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
    /// What came of repeated tests.
    pub doubt: Doubt,
    /// Number of candidates that the grammar refused though they were made by it.
    /// Where a hook answers predicates of the parser this may happen and is not
    /// counted. See [`verify_syntax`](super::SearchOptions::verify_syntax).
    pub rejected_by_grammar: u64,
    /// No single node can go: each deletion that the grammar allows was refused.
    pub tree_minimal: bool,
    /// What is left and why, if [`explain`](super::SearchOptions::explain) asks for it.
    pub remaining: Vec<Remaining>,
    /// Verdicts that were asked for, or known, in vain.
    pub unused: Answers,
    /// What was learnt from the verdicts, unless
    /// [`unguided`](super::SearchOptions::unguided) forbids it.
    pub verdicts: Option<Verdicts>,
}

/// Why a search could not begin.
#[derive(Debug, thiserror::Error)]
pub enum ReduceError {
    /// The input is not in the language.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// The tables of a language have no room for what its grammar cannot read.
    #[error(
        "the tables of the language {0} have no room for text without a grammar: no strategy \
         can see it so"
    )]
    NoRoom(String),
    /// The property test does not accept the original.
    #[error("the property test does not accept the original input ({ending:?})")]
    OriginalRefused {
        /// How the test ended.
        ending: Ending,
        /// The last of its output.
        output: Vec<u8>,
    },
    /// The property test accepts the original sometimes.
    #[error("the property test accepted the original input only {passed} times of {runs}")]
    OriginalUnsure {
        /// How often it did.
        passed: usize,
        /// How often it was run.
        runs: usize,
    },
    /// The second, expensive test does not accept the original.
    #[error("the second test does not accept the original input ({ending:?})")]
    OriginalUnproven {
        /// How the test ended.
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
