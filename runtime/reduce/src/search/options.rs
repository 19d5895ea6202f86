//! The options, the budget and the tests of a search.

use std::ffi::OsString;
use std::sync::Arc;
use std::time::Duration;

use super::kernel::Answers;
use super::{Plan, Polish};
use crate::executor::Executor;
use crate::learning::Guidance;

/// The options of a search.
#[derive(Clone, Debug, Default)]
pub struct SearchOptions {
    /// Parse every candidate before its test and count failures, each of which is a bug here.
    ///
    /// The count is [`rejected_by_grammar`](super::Reduction::rejected_by_grammar).
    pub verify_syntax: bool,
    /// The strategies and their order.
    pub plan: Plan,
    /// The input's file name, by which plugins know its language.
    pub name: OsString,
    /// The final passes on white space and comments.
    ///
    /// `None` keeps all that lies between remaining tokens.
    pub polish: Option<Polish>,
    /// When to stop though there may be more to gain.
    pub budget: Budget,
    /// Repeat tests of accepted texts at intervals, to notice a flaky property test.
    ///
    /// The original at once, the base after each round. A function of this process needs no such
    /// distrust.
    pub distrust: bool,
    /// Number of further passes that a candidate needs.
    pub confirm: u32,
    /// Say of each part of the result why it is still there.
    pub explain: bool,
    /// Disable learning from verdicts. Otherwise [`Plan::Default`] postpones edits that earlier
    /// verdicts predict will be rejected; strategies that are named never postpone, they do
    /// what their papers say.
    pub unguided: bool,
    /// The model of the language, trained before.
    pub guidance: Option<Arc<dyn Guidance>>,
    /// Postpone edits of [`Plan::Default`] that are unusual in the corpus of [`Self::guidance`].
    ///
    /// Deletions of parts that were never absent in it, and parts in places where it never had
    /// them.
    pub corpus_order: bool,
    /// Verdicts of an earlier run with the same input and property test, for which
    /// no test is run. With all of them a search goes the same way to the point where
    /// the earlier one stopped.
    pub known: Answers,
}

/// Bounds of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Budget {
    /// The verdicts of at most so many tests are consumed, those of earlier sessions included.
    pub tests: Option<u64>,
    /// No test is started after this time.
    pub time: Option<Duration>,
}

/// The property test, and an optional second one that costs more.
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

    /// Lends the tests to a search.
    pub fn lent(&mut self) -> Oracle<'_> {
        Oracle {
            executor: &mut *self.executor,
            then: self.then.as_mut().map(|then| Then {
                executor: &mut *then.executor,
                every: then.every,
            }),
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

/// A test that runs at intervals, and on the result.
///
/// When it rejects a base, the search returns to the last one that it accepted and runs it more
/// often for a while (Regehr et al., "Test-Case Reduction for C Compiler Bugs", PLDI 2012, run slow
/// checks last; here they are run seldom).
pub struct Then<'a> {
    /// Runs it.
    pub executor: &'a mut dyn Executor,
    /// Number of accepted candidates between two runs; at least 1.
    pub every: u32,
}
