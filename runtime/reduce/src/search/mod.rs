//! Drives strategies against the oracle: the loop between a tree and a verdict.

mod assurance;
mod comments;
mod judge;
mod memo;
mod minimal;
mod plan;
mod polish;
mod prepare;
mod pump;
pub(crate) mod reduce;
mod remains;
mod round;
mod schedule;
mod state;

use std::borrow::Cow;
use std::ffi::OsString;
use std::sync::Arc;
use std::time::Duration;

pub use assurance::Assurance;
pub use judge::{Judge, Stop};
pub use memo::Memo;
pub use plan::{Effort, Plan, PlanError, Stage, Work};
pub use polish::Polish;
pub use reduce::{check_original, reduce, stopped};
pub use remains::Remaining;

use crate::executor::{Ending, Executor, OracleError, Verdict};
use crate::learning::{Guidance, Verdicts};
use secateur_syntax::parse::SyntaxError;
use secateur_syntax::tree::Fingerprint;

/// What a search may do.
#[derive(Clone, Debug, Default)]
pub struct SearchOptions {
    /// Parse every candidate before it is tested and count those that fail
    /// ([`Reduction::rejected_by_grammar`]); a failing one is a bug here.
    pub verify_syntax: bool,
    /// Which strategies run, in which order.
    pub plan: Plan,
    /// The input's file name, by which plugins know its language.
    pub name: OsString,
    /// What is done to the result's looks, once nothing smaller is found. `None`
    /// leaves all that lies between what is left as it was.
    pub polish: Option<Polish>,
    /// When to stop though there may be more to gain.
    pub budget: Budget,
    /// Run what passed again now and then (the original at once if that is quick,
    /// the base after each round), to notice a property test that answers by
    /// chance. A function of this process needs no such distrust.
    pub distrust: bool,
    /// How often a candidate that passed has to pass again before it is taken.
    pub confirm: u32,
    /// Say of each part of the result why it is still there.
    pub explain: bool,
    /// Try at once what the verdicts so far are against, too. Otherwise [`Plan::Default`]
    /// passes over it until nothing else is left; strategies that are named never do, they
    /// do what their papers say.
    pub unguided: bool,
    /// What was learnt of the language before.
    pub guidance: Option<Arc<dyn Guidance>>,
    /// Of [`Plan::Default`], try later what the corpus of [`Self::guidance`] is against: what was
    /// never absent in it, and what it never had where it would come to stand.
    pub corpus_order: bool,
    /// Verdicts of an earlier run with the same input and property test, which
    /// are not asked for again. With all of them a search goes the same way to
    /// the point where the earlier one stopped.
    pub known: Memo,
}

/// Bounds of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// At most so many tests are started.
    pub tests: Option<u64>,
    /// No test is started after this time.
    pub time: Option<Duration>,
}

/// What the search asks: the property test, and maybe a second one that costs more.
pub struct Oracle<'a> {
    /// Runs the property test.
    pub executor: &'a mut dyn Executor,
    /// The second one.
    pub then: Option<Then<'a>>,
}

impl<'a> Oracle<'a> {
    /// One property test.
    pub const fn new(executor: &'a mut dyn Executor) -> Self {
        Self {
            executor,
            then: None,
        }
    }

    /// Adds an expensive test.
    #[must_use]
    pub fn then(mut self, executor: &'a mut dyn Executor, every: u32) -> Self {
        let every = every.max(1);
        self.then = Some(Then { executor, every });
        self
    }
}

/// A test that is only run now and then, and on the result. When it refuses a
/// base, the search goes back to the last one that it accepted and is more
/// careful for a while (Regehr et al., "Test-Case Reduction for C Compiler
/// Bugs", PLDI 2012, run slow checks last; here they are run seldom).
pub struct Then<'a> {
    /// Runs it.
    pub executor: &'a mut dyn Executor,
    /// After how many successes; at least 1.
    pub every: u32,
}

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
    /// Property tests that were started, cancelled ones included.
    pub tests: u64,
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

/// A candidate that was tested.
#[derive(Clone, Copy, Debug)]
pub struct Tested {
    /// Which sequence of tokens it was.
    pub fingerprint: Fingerprint,
    /// How many they were.
    pub tokens: usize,
    /// What the test said.
    pub verdict: Verdict,
    /// How long it took.
    pub elapsed: Duration,
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
    ///
    /// # Errors
    /// If it could not be saved; the search then ends with what it has.
    fn improved(&mut self, text: &[u8], progress: &Progress) -> std::io::Result<()>;

    /// Something is odd about the property test.
    fn warn(&mut self, _warning: Warning) {}

    /// A candidate was tested. Candidates are heard of in the order in which
    /// their tests end.
    fn tested(&mut self, _tested: &Tested) {}

    /// A strategy begins a round; the figures tell which.
    fn round(&mut self, _progress: &Progress) {}

    /// Called after every verdict; for progress shown to a person.
    fn tick(&mut self, _progress: &Progress) {}
}

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
    /// The [`Budget`] is used up; the result is the best so far.
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
    /// Candidates that the grammar refused though they were made by it (see
    /// [`SearchOptions::verify_syntax`]). Where a hook answers predicates of the
    /// parser this may happen and is not counted.
    pub rejected_by_grammar: u64,
    /// No single node can go: each deletion that the grammar allows was refused.
    pub tree_minimal: bool,
    /// What is left and why, if [`SearchOptions::explain`] asks for it.
    pub remaining: Vec<Remaining>,
    /// What was learnt from the verdicts, unless [`SearchOptions::unguided`] forbids it.
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
    /// The [`Budget`] was used up before the search began.
    #[error("the limit of {0} is reached before the search could begin")]
    Limited(Limit),
    /// The user interrupted before anything was known.
    #[error("interrupted")]
    Interrupted,
    /// The test could not be run at all.
    #[error(transparent)]
    Oracle(#[from] OracleError),
}
