//! Reduction as a function call.

use std::time::Duration;

use secateur_syntax::format::{Format, Tolerant};

use crate::executor::{Cancel, FnExecutor};
use crate::search::reduce::no_room;
use crate::search::{
    Budget, Change, Observer, Oracle, Plan, Progress, ReduceError, Reduction, SearchOptions,
    reduce as search,
};

/// The options of a reduction; the default has no bounds.
#[derive(Default)]
pub struct Options<'a> {
    /// The strategies.
    pub plan: Plan,
    /// Stop with the best so far after this many calls of the property.
    pub max_tests: Option<u64>,
    /// Stop with the best so far after this time.
    pub max_time: Option<Duration>,
    /// Number of further passes before a candidate is accepted: 0 for a deterministic property.
    pub confirm: u32,
    /// Reduces inputs that do not parse: unreadable parts as lines, bracketed groups and tokens.
    pub tolerant: bool,
    /// Stop with the best so far when this handle is used.
    pub cancel: Option<Cancel>,
    /// Called after every verdict and after every accepted candidate.
    pub on_progress: Option<&'a mut dyn FnMut(&Progress)>,
}

/// Hands the progress on.
struct Watcher<'a>(Option<&'a mut dyn FnMut(&Progress)>);

impl Observer for Watcher<'_> {
    fn improved(&mut self, _: &[u8], _: &Change, progress: &Progress) -> std::io::Result<()> {
        self.tick(progress);
        Ok(())
    }

    fn tick(&mut self, progress: &Progress) {
        if let Some(hear) = &mut self.0 {
            hear(progress);
        }
    }
}

/// Reduces an input to the smallest text of its language that was found to have a property.
///
/// The property is a function of this process, called in this thread, never twice with the same
/// text unless [`Options::confirm`] requires it.
///
/// `format` is the `FORMAT` of a generated crate, or its `*LANGUAGE` alone.
///
/// # Errors
/// If the input is not in the language (unless [`Options::tolerant`] is set) or does not
/// have the property, or the budget is used up before the search begins.
pub fn reduce(
    format: &dyn Format,
    input: &[u8],
    property: impl FnMut(&[u8]) -> bool,
    options: Options<'_>,
) -> Result<Reduction, ReduceError> {
    let mut executor = FnExecutor::new(property);
    if let Some(cancel) = options.cancel {
        executor = executor.cancelled_by(cancel);
    }
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
    let mut watcher = Watcher(options.on_progress);
    let mut run = |format: &dyn Format| {
        let oracle = Oracle::new(&mut executor);
        search(format, input, oracle, search_options.clone(), &mut watcher)
    };
    match run(format) {
        // Nothing has been tested yet.
        Err(ReduceError::Syntax(_)) if options.tolerant => {
            run(&Tolerant::new(format).ok_or_else(|| no_room(format))?)
        }
        ended => ended,
    }
}
