//! What a search is given: options, budget and tests.

use std::ffi::OsString;
use std::sync::Arc;
use std::time::Duration;

use super::kernel::Answers;
use super::{Plan, Polish};
use crate::executor::Executor;
use crate::learning::Guidance;

/// What a search may do.
#[derive(Clone, Debug, Default)]
pub struct SearchOptions {
    /// Parse every candidate before it is tested and count those that fail
    /// ([`rejected_by_grammar`](super::Reduction::rejected_by_grammar)); a failing
    /// one is a bug here.
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
    /// Run what passed again now and then (the original at once, the base after each
    /// round), to notice a property test that answers by
    /// chance. A function of this process needs no such distrust.
    pub distrust: bool,
    /// How often a candidate that passed has to pass again before it is taken.
    pub confirm: u32,
    /// Say of each part of the result why it is still there.
    pub explain: bool,
    /// Disable learning from verdicts. Otherwise [`Plan::Default`] postpones edits that earlier
    /// verdicts predict will be rejected; strategies that are named never postpone, they do
    /// what their papers say.
    pub unguided: bool,
    /// What was learnt of the language before.
    pub guidance: Option<Arc<dyn Guidance>>,
    /// Of [`Plan::Default`], postpone edits that are unusual in the corpus of [`Self::guidance`]: what was
    /// never absent in it, and what it never had where it would come to stand.
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
