//! The end of a search, or the error that prevents it.

use super::kernel::Answers;
use super::{Progress, Remaining};
use crate::executor::{Ending, OracleError};
use crate::learning::Verdicts;
use secateur_syntax::parse::SyntaxError;

/// Runs of the property test on one text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// Number of passes.
    pub passed: u32,
    /// Number of runs.
    pub runs: u32,
}

impl Runs {
    /// Returns the rate of passes; 0 without runs.
    #[must_use]
    pub fn rate(self) -> f64 {
        f64::from(self.passed) / f64::from(self.runs.max(1))
    }

    pub(super) const fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.runs += other.runs;
    }

    pub(super) fn count(&mut self, passed: bool) {
        self.passed += u32::from(passed);
        self.runs += 1;
    }
}

impl std::fmt::Display for Runs {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} of {} runs", self.passed, self.runs)
    }
}

/// Statistics of tests repeated on accepted texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlakinessStats {
    /// Repeated tests of the original and of bases.
    pub repeated: u64,
    /// Rejections among them.
    pub rejected: u64,
    /// Number of returns to an earlier base.
    pub rollbacks: u32,
    /// Whether several runs decided on candidates: from the start, or after a contradiction.
    pub counted: bool,
    /// Runs of the original, with whose rate candidates were compared.
    pub original: Runs,
    /// The last runs of the result, after it was accepted.
    pub result: Runs,
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
    /// The user interrupted.
    Interrupted,
    /// The [`Budget`](super::Budget) is used up.
    Limited(Limit),
    /// The property test is flaky: it rejected bases repeatedly; the result passed last.
    Unreliable,
    /// The result could not be saved.
    Unsaved(std::io::Error),
    /// A test could not be run.
    Broken(OracleError),
}

/// The result of a search: the best text when it ended.
#[derive(Debug)]
pub struct Reduction {
    /// The smallest accepted text.
    pub text: Vec<u8>,
    /// Final figures.
    pub progress: Progress,
    /// The reason for the end.
    pub end: End,
    /// The first fault of an input that does not parse: parts of it were reduced without the
    /// grammar. Only [`Reducer`](crate::Reducer) sets it.
    pub unparsed: Option<SyntaxError>,
    /// Whether the property test accepts the empty file, so that it is probably too weak.
    pub empty_is_interesting: bool,
    /// Statistics of repeated tests.
    pub flakiness: FlakinessStats,
    /// Number of texts that the search made and the grammar rejected.
    ///
    /// Candidates count only if [`verify_syntax`] is set and the language has no hook, with which
    /// this may happen; bases and prepared inputs always count.
    ///
    /// [`verify_syntax`]: super::SearchOptions::verify_syntax
    pub rejected_by_grammar: u64,
    /// Whether the result is 1-tree-minimal: each deletion that the grammar allows was rejected.
    ///
    /// False with a flaky test, whose verdicts prove nothing.
    pub tree_minimal: bool,
    /// The parts of the result, if [`explain`](super::SearchOptions::explain) is set.
    pub remaining: Vec<Remaining>,
    /// Tested mutants of the result and whether they passed, at a fixpoint, if
    /// [`explain`](super::SearchOptions::explain) is set.
    pub mutants: Vec<(Vec<u8>, bool)>,
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
    /// The tables have no kinds for text that the grammar cannot read.
    #[error(
        "the tables of the language {0} have no room for text without a grammar: no strategy \
         can see it so"
    )]
    NoOpaqueKinds(String),
    /// The property test rejects the original.
    #[error("the property test does not accept the original input ({ending:?})")]
    OriginalRejected {
        /// The end of the first run.
        ending: Ending,
        /// The end of its output.
        output: Vec<u8>,
        /// Number of runs.
        runs: u32,
    },
    /// The second, expensive test rejects the original.
    #[error("the second test does not accept the original input ({ending:?})")]
    OriginalUnproven {
        /// The end of the test.
        ending: Ending,
        /// The end of its output.
        output: Vec<u8>,
    },
    /// The guard did not end by itself on the original.
    #[error("the guard does not end on the original input ({ending:?})")]
    OriginalUnguarded {
        /// The end of the guard.
        ending: Ending,
    },
    /// The [`Budget`](super::Budget) was used up before the search began.
    #[error("the limit of {0} is reached before the search could begin")]
    Limited(Limit),
    /// The user interrupted before the search began.
    #[error("interrupted")]
    Interrupted,
    /// The test could not be run.
    #[error(transparent)]
    Oracle(#[from] OracleError),
}
