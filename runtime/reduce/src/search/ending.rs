//! The end of a search, or an error before it.

use super::kernel::Answers;
use super::{Progress, Remaining};
use crate::executor::{Ending, OracleError};
use crate::learning::Estimates;
use secateur_syntax::parse::SyntaxError;

/// Runs of the test on one text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// Number of passes.
    pub passed: u32,
    /// Number of runs.
    pub runs: u32,
}

impl Runs {
    /// Returns the rate of passes, from 0 to 1.
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

/// Statistics of repeated tests of accepted texts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlakinessStats {
    /// Repetitions on the original and on bases.
    pub repeated: u64,
    /// Rejections among them.
    pub rejected: u64,
    /// Number of returns to an earlier base.
    pub rollbacks: u32,
    /// Whether several runs decided, from the start or after a contradiction.
    pub counted: bool,
    /// Runs of the original, whose rate candidates had to reach.
    pub original: Runs,
    /// The result's runs since its acceptance.
    pub result: Runs,
}

/// The bound that ended a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchLimit {
    /// The number of tests.
    Tests,
    /// The time.
    Time,
}

impl std::fmt::Display for SearchLimit {
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
    /// A whole round found nothing smaller.
    Fixpoint,
    /// The user interrupted.
    Interrupted,
    /// The [`Budget`](super::Budget) is used up.
    Limited(SearchLimit),
    /// The flaky test rejected bases repeatedly; the result passed last.
    Unreliable,
    /// The result could not be saved.
    Unsaved(std::io::Error),
    /// A test could not be run.
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
    /// The first fault of an input that does not parse; [`Reducer`](crate::Reducer) sets it.
    ///
    /// Parts of the input were reduced without the grammar.
    pub unparsed: Option<SyntaxError>,
    /// Whether the test accepts the empty file, so is probably too weak.
    pub empty_is_interesting: bool,
    /// Statistics of repeated tests.
    pub flakiness: FlakinessStats,
    /// Number of made texts that the grammar rejected.
    ///
    /// Bases and prepared inputs count; candidates only with [`verify_syntax`] and without a hook,
    /// which may cause this.
    ///
    /// [`verify_syntax`]: super::SearchOptions::verify_syntax
    pub rejected_by_grammar: u64,
    /// Whether the result is 1-tree-minimal: each deletion allowed by the grammar was rejected.
    ///
    /// False with a flaky test, whose verdicts prove nothing.
    pub tree_minimal: bool,
    /// The parts of the result, with [`explain`](super::SearchOptions::explain).
    pub remaining: Vec<Remaining>,
    /// Tested mutants and whether they passed.
    ///
    /// At a fixpoint, as many as [`mutants`](super::SearchOptions::mutants) says.
    pub mutants: Vec<(Vec<u8>, bool)>,
    /// Verdicts that were not consumed.
    pub unused: Answers,
    /// Estimates from the verdicts, but for [`unguided`](super::SearchOptions::unguided).
    pub estimates: Option<Estimates>,
}

/// An error before a search.
#[derive(Debug, thiserror::Error)]
pub enum ReduceError {
    /// The input does not parse.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// The tables have no kinds for opaque regions.
    #[error(
        "the tables of the language {0} have no kinds for opaque regions, so this strategy cannot reduce the \
         input: choose another --strategy"
    )]
    NoOpaqueKinds(String),
    /// The property test rejects the original.
    #[error("the property test does not accept the original input ({ending:?})")]
    OriginalRejected {
        /// The end of the first run.
        ending: Ending,
        /// The last bytes of its output.
        output: Vec<u8>,
        /// Number of runs.
        runs: u32,
    },
    /// The second, expensive test rejects the original.
    #[error("the second test does not accept the original input ({ending:?})")]
    OriginalUnproven {
        /// The end of the test.
        ending: Ending,
        /// The last bytes of its output.
        output: Vec<u8>,
    },
    /// The guard did not end on the original by itself, or cannot be run.
    #[error("the guard does not end on the original input ({ending:?})")]
    OriginalUnguarded {
        /// The end of the guard.
        ending: Ending,
    },
    /// The [`Budget`](super::Budget) was used up first.
    #[error("the limit of {0} is reached before the search could begin")]
    Limited(SearchLimit),
    /// The user interrupted first.
    #[error("interrupted")]
    Interrupted,
    /// The test could not be run.
    #[error(transparent)]
    Oracle(#[from] OracleError),
}
