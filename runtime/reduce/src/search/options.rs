//! The options, the budget and the tests of a search.

use std::ffi::OsString;
use std::sync::Arc;
use std::time::Duration;

use super::kernel::Answers;
use super::{Plan, Polish, Runs};
use crate::executor::Executor;
use crate::learning::Guidance;

/// The options of a search.
#[derive(Clone, Debug, Default)]
pub struct SearchOptions {
    /// Parse every candidate before its test, and count failures, which are bugs.
    ///
    /// See [`rejected_by_grammar`](super::Reduction::rejected_by_grammar).
    pub verify_syntax: bool,
    /// The strategies and their order.
    pub plan: Plan,
    /// The input's file name, by which plug-ins and the formatter know its language.
    pub name: OsString,
    /// The final passes on white space and comments; `None` keeps both as they are.
    pub polish: Option<Polish>,
    /// Bounds that end the search before its fixpoint.
    pub budget: Budget,
    /// Edits of one base that are tested before any of them is accepted; 0 stands for 1.
    ///
    /// The result depends on it, but not on the number of workers.
    pub width: usize,
    /// Choose the width by the time of the original's test and the number of workers instead.
    pub auto_width: bool,
    /// Repeat tests of the original, and of the base after each round, to notice a flaky test.
    ///
    /// Not needed if the test is a function of this process.
    pub distrust: bool,
    /// Decide on candidates by several runs from the start, not only after a contradiction.
    pub flaky: bool,
    /// Runs of the input of an earlier search, of which this one's input is a result.
    ///
    /// Candidates are compared with their rate, if there are any, so that no row of searches lowers it.
    pub original: Runs,
    /// List the parts of the result with the numbers of their rejected edits.
    pub explain: bool,
    /// Disable learning from verdicts, with which [`Plan::Default`] postpones likely rejections.
    ///
    /// Named strategies never postpone: they do what their papers say.
    pub unguided: bool,
    /// The trained model of the language.
    pub guidance: Option<Arc<dyn Guidance>>,
    /// Postpone edits of [`Plan::Default`] that are unusual in the corpus of [`Self::guidance`].
    ///
    /// These are deletions of parts never absent in it, and parts in places where it never has
    /// them.
    pub corpus_order: bool,
    /// Verdicts of an earlier run with the same input and test, used instead of tests.
    ///
    /// With all of them a search repeats the earlier one to the point where that stopped.
    pub known: Answers,
}

/// Bounds of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// Consumed verdicts at most, including those of earlier sessions.
    pub tests: Option<u64>,
    /// Time after which no test is started.
    pub time: Option<Duration>,
}

/// The property test, and an optional second one that costs more.
pub struct Oracle<'a> {
    /// Runs the property test.
    pub executor: &'a mut dyn Executor,
    /// The second test.
    pub then: Option<Then<'a>>,
    /// The guard, which runs on each candidate that passes the property test.
    ///
    /// It accepts the original, and every candidate that is no worse.
    pub guard: Option<&'a mut dyn Executor>,
}

impl<'a> Oracle<'a> {
    /// Creates an oracle of one property test.
    pub const fn new(executor: &'a mut dyn Executor) -> Self {
        Self {
            executor,
            then: None,
            guard: None,
        }
    }

    /// Returns a function that says whether the search has to stop.
    pub(super) fn halt(&self) -> Box<dyn Fn() -> bool + Send + Sync> {
        self.executor.halt()
    }

    /// Lends the tests to a search.
    pub fn lent(&mut self) -> Oracle<'_> {
        Oracle {
            executor: &mut *self.executor,
            then: self.then.as_mut().map(|then| Then {
                executor: &mut *then.executor,
                every: then.every,
            }),
            guard: self.guard.as_mut().map(|guard| &mut **guard as _),
        }
    }

    /// Adds an expensive test.
    #[must_use]
    pub fn then(mut self, executor: &'a mut dyn Executor, every: u32) -> Self {
        let every = every.max(1);
        self.then = Some(Then { executor, every });
        self
    }

    /// Adds a guard.
    #[must_use]
    pub fn guarded(mut self, executor: &'a mut dyn Executor) -> Self {
        self.guard = Some(executor);
        self
    }
}

/// An expensive test, run at intervals and on the result.
///
/// When it rejects a base, the search returns to the last one that passed and runs it more often
/// for a while. (Regehr et al., "Test-Case Reduction for C Compiler Bugs", PLDI 2012, run slow
/// checks last; here they run seldom.)
pub struct Then<'a> {
    /// Runs it.
    pub executor: &'a mut dyn Executor,
    /// Accepted candidates between two runs, at least 1.
    pub every: u32,
}
