//! The options, budget and tests of a search.

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
    /// The input's file name, from which plug-ins and the formatter get its language.
    pub name: OsString,
    /// The final passes on white space and comments; `None` keeps both.
    pub polish: Option<Polish>,
    /// Bounds that end the search before its fixpoint.
    pub budget: Budget,
    /// Edits of one base that are tested before one is accepted; 0 means 1.
    ///
    /// The result depends on it, but not on the number of workers.
    pub width: usize,
    /// Choose the width by the number of workers and the time of the original's test.
    pub auto_width: bool,
    /// Test the original, and the base after each round, again, to notice a flaky test.
    ///
    /// Unnecessary for a function of this process.
    pub distrust: bool,
    /// Decide by several runs from the start, not only after a contradiction.
    pub flaky: bool,
    /// Runs of an earlier search's input, of which this input is a result.
    ///
    /// Candidates are compared with their rate, if any, so that a series of searches does not lower
    /// it.
    pub original: Runs,
    /// List the parts of the result with their rejected edits.
    pub explain: bool,
    /// Number of random mutants of a result at a fixpoint that are tested, to expose a weak test.
    ///
    /// 0 where the test accepts the empty text.
    pub mutants: usize,
    /// Disable learning from verdicts, which lets [`Plan::Default`] postpone likely rejections.
    ///
    /// Named strategies never postpone: they follow their papers.
    pub unguided: bool,
    /// The trained model.
    pub guidance: Option<Arc<dyn Guidance>>,
    /// Postpone edits of [`Plan::Default`] that are unusual in the corpus of [`Self::guidance`].
    ///
    /// These delete parts never absent in it, or put parts where it never has them.
    pub corpus_order: bool,
    /// Verdicts of an earlier run with the same input and test, used instead of tests.
    ///
    /// With all of them a search repeats the earlier one up to its end.
    pub known: Answers,
}

/// Bounds of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// Maximal number of consumed verdicts, of all sessions.
    pub tests: Option<u64>,
    /// Time after which no test is started.
    pub time: Option<Duration>,
}

/// The property test, with an optional second test and guard.
pub struct Oracle<'a> {
    /// The executor of the property test.
    pub executor: &'a mut dyn Executor,
    /// The second test.
    pub then: Option<SecondTest<'a>>,
    /// The guard, run on each candidate that passes the property test.
    ///
    /// It accepts the original, and candidates that are no worse.
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

    pub(super) fn halt(&self) -> Box<dyn Fn() -> bool + Send + Sync> {
        self.executor.halt()
    }

    /// Lends the tests to a search.
    pub fn lent(&mut self) -> Oracle<'_> {
        Oracle {
            executor: &mut *self.executor,
            then: self.then.as_mut().map(|then| SecondTest {
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
        self.then = Some(SecondTest { executor, every });
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
/// When it rejects a base, the search returns to the last one that passed, and for a while runs the
/// test more often. (Regehr et al., "Test-Case Reduction for C Compiler Bugs", PLDI 2012, run slow
/// checks last; here they run seldom.)
pub struct SecondTest<'a> {
    /// The executor of the test.
    pub executor: &'a mut dyn Executor,
    /// Accepted candidates between two runs, at least 1.
    pub every: u32,
}
