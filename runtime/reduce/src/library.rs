//! Reduction in process.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use secateur_syntax::format::{Format, Tolerant};

use crate::executor::{Cancel, FnExecutor, OracleError};
use crate::search::reduce::no_opaque_kinds;
use crate::search::{
    Budget, End, Observer, Oracle, Plan, Progress, ReduceError, Reduction, SearchOptions,
    TextChange, reduce as search,
};

/// A reduction: a format and its settings.
///
/// The property is called in the thread of [`reduce`](Self::reduce), and never twice with the same
/// text unless it is [flaky](Self::flaky).
///
/// ```
/// use std::ops::ControlFlow::{Break, Continue};
/// use std::time::Duration;
///
/// use secateur_reduce::Reducer;
/// # fn demo(language: secateur_syntax::Language) -> Result<(), secateur_reduce::search::ReduceError> {
/// # let format = &secateur_syntax::format::TableFormat::new(language);
///
/// // `format` is `&secateur_json::FORMAT` or that of any other language.
/// let small = Reducer::new(format)
///     .max_time(Duration::from_secs(2))
///     .on_progress(|progress| if progress.tests < 1_000 { Continue(()) } else { Break(()) })
///     .reduce(b"[1, \"a bug\", 2]", |text| text.windows(3).any(|three| three == b"bug"))?;
/// assert_eq!(small.text, b"\"a bug\"");
/// # Ok(())
/// # }
/// ```
pub struct Reducer<'a> {
    format: &'a dyn Format,
    options: SearchOptions,
    strict: bool,
    on_panic: OnPanic,
    cancel: Cancel,
    on_progress: Option<Box<Listener<'a>>>,
}

type Listener<'a> = dyn FnMut(&Progress) -> ControlFlow<()> + 'a;

/// The meaning of a panic of the property.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OnPanic {
    /// Passes: the panic is the failure.
    Pass,
    /// Rejects.
    Reject,
    /// Ends the reduction with the best result, as [`End::Broken`].
    ///
    /// A panic on the original is [`ReduceError::Oracle`].
    #[default]
    End,
}

impl<'a> Reducer<'a> {
    /// Creates a reducer without bounds for `FORMAT` or `LANGUAGE` of a crate or a loaded format.
    #[must_use]
    pub fn new(format: &'a dyn Format) -> Self {
        Self {
            format,
            options: SearchOptions::default(),
            strict: false,
            on_panic: OnPanic::default(),
            cancel: Cancel::new(),
            on_progress: None,
        }
    }

    /// Sets the strategies.
    #[must_use]
    pub fn plan(mut self, plan: Plan) -> Self {
        self.options.plan = plan;
        self
    }

    /// Bounds the calls of the property, and keeps the best result.
    #[must_use]
    pub fn max_tests(mut self, tests: u64) -> Self {
        self.options.budget.tests = Some(tests);
        self
    }

    /// Bounds the time, and keeps the best result.
    #[must_use]
    pub fn max_time(mut self, time: Duration) -> Self {
        self.options.budget.time = Some(time);
        self
    }

    /// Sets both bounds.
    #[must_use]
    pub fn budget(mut self, budget: Budget) -> Self {
        self.options.budget = budget;
        self
    }

    /// Decides on candidates by several calls, for a property that varies.
    ///
    /// Accepted candidates pass about as often as the original.
    #[must_use]
    pub fn flaky(mut self) -> Self {
        self.options.flaky = true;
        self.options.distrust = true;
        self
    }

    /// Rejects an input that does not parse.
    ///
    /// Otherwise unparsed parts are reduced as lines, bracketed groups and tokens; see
    /// [`Reduction::unparsed`].
    #[must_use]
    pub fn strict(mut self) -> Self {
        self.strict = true;
        self
    }

    /// Sets the meaning of a panic of the property, if the program unwinds.
    ///
    /// The panic hook still runs.
    #[must_use]
    pub fn on_panic(mut self, meaning: OnPanic) -> Self {
        self.on_panic = meaning;
        self
    }

    /// Adds a handle that ends the reduction with the best result.
    #[must_use]
    pub fn cancelled_by(mut self, cancel: Cancel) -> Self {
        self.cancel = cancel;
        self
    }

    /// Sets a function to call after every verdict and accepted candidate.
    ///
    /// `Break` ends the reduction with the best result.
    #[must_use]
    pub fn on_progress(mut self, listener: impl FnMut(&Progress) -> ControlFlow<()> + 'a) -> Self {
        self.on_progress = Some(Box::new(listener));
        self
    }

    /// Reduces an input to the smallest text found that has the property.
    ///
    /// # Errors
    /// If the input does not parse and the reducer is [strict](Self::strict), it lacks the
    /// property, or the reduction ends before that is known.
    pub fn reduce(
        self,
        input: &[u8],
        mut property: impl FnMut(&[u8]) -> bool,
    ) -> Result<Reduction, ReduceError> {
        // Ends this reduction alone.
        let stop = Cancel::new();
        let panicked = Cell::new(None);
        let caught = |candidate: &[u8]| {
            let verdict = catch_unwind(AssertUnwindSafe(|| property(candidate)));
            verdict.unwrap_or_else(|payload| match self.on_panic {
                OnPanic::Pass => true,
                OnPanic::Reject => false,
                OnPanic::End => {
                    panicked.set(Some(message(&*payload)));
                    stop.cancel();
                    false
                }
            })
        };
        let mut executor = FnExecutor::new(caught)
            .cancelled_by(self.cancel)
            .cancelled_by(stop.clone());
        let mut watcher = Watcher {
            listener: self.on_progress,
            stop: stop.clone(),
        };
        let mut run = |format: &dyn Format| {
            let oracle = Oracle::new(&mut executor);
            search(format, input, oracle, self.options.clone(), &mut watcher)
        };
        let ended = match run(self.format) {
            Err(ReduceError::Syntax(error)) if !self.strict => {
                let tolerant =
                    Tolerant::new(self.format).ok_or_else(|| no_opaque_kinds(self.format))?;
                run(&tolerant).map(|reduction| Reduction {
                    unparsed: Some(error),
                    ..reduction
                })
            }
            ended => ended,
        };
        match (panicked.take(), ended) {
            (Some(message), Ok(reduction)) => Ok(Reduction {
                end: End::Broken(panicked_with(message)),
                ..reduction
            }),
            (Some(message), Err(_)) => Err(ReduceError::Oracle(panicked_with(message))),
            (None, ended) => ended,
        }
    }
}

fn panicked_with(message: String) -> OracleError {
    OracleError {
        what: "the property panicked".to_owned(),
        source: std::io::Error::other(message),
    }
}

fn message(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned());
    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
    text.unwrap_or_else(|| "no message".to_owned())
}

struct Watcher<'a> {
    listener: Option<Box<Listener<'a>>>,
    stop: Cancel,
}

impl Observer for Watcher<'_> {
    fn improved(&mut self, _: &[u8], _: &TextChange, progress: &Progress) -> std::io::Result<()> {
        self.tick(progress);
        Ok(())
    }

    fn tick(&mut self, progress: &Progress) {
        if let Some(listener) = &mut self.listener
            && listener(progress).is_break()
        {
            self.stop.cancel();
        }
    }
}
