//! Reduction as a function call.

use std::time::Duration;

use crate::format::Format;
use crate::oracle::FnExecutor;
use crate::search::{
    Budget, Observer, Oracle, Plan, Progress, ReduceError, Reduction, SearchOptions,
    reduce as search,
};

/// How to reduce; the default has no bounds.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Which strategies run.
    pub plan: Plan,
    /// Stop with the best so far after this many calls of the property.
    pub max_tests: Option<u64>,
    /// Stop with the best so far after this time.
    pub max_time: Option<Duration>,
    /// How often a candidate that passed has to pass again before it is taken:
    /// 0 for a property that always answers the same.
    pub confirm: u32,
}

/// Nobody watches.
struct Unwatched;

impl Observer for Unwatched {
    fn improved(&mut self, _: &[u8], _: &Progress) -> std::io::Result<()> {
        Ok(())
    }
}

/// Reduces an input to the smallest text of its language that was found to have
/// a property: a function of this process, called in this thread. No text is
/// asked about twice unless [`Options::confirm`] says so.
///
/// `format` is the `FORMAT` of a generated crate, or its `LANGUAGE` alone.
///
/// # Errors
/// If the input is not in the language or does not have the property, or the
/// budget is used up before the search begins.
pub fn reduce(
    format: &dyn Format,
    input: &[u8],
    property: impl FnMut(&[u8]) -> bool,
    options: Options,
) -> Result<Reduction, ReduceError> {
    let mut executor = FnExecutor::new(property);
    let search_options = SearchOptions {
        plan: options.plan,
        budget: Budget {
            tests: options.max_tests,
            time: options.max_time,
        },
        confirm: options.confirm,
        distrust: options.confirm > 0,
        ..SearchOptions::default()
    };
    let oracle = Oracle::new(&mut executor);
    search(format, input, oracle, search_options, &mut Unwatched)
}
