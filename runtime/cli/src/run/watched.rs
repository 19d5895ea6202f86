//! Messages of a process that ends because its own work takes too much time or memory.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::exit::Exit;
use secateur_oracle::Interrupt;
use secateur_oracle::watchdog::{Phase, Reason, begin, until};
use secateur_reduce::search::{End, ReduceError, Reduction, SearchLimit};
use secateur_report::{hurry, say};
use secateur_trace::TraceReduction;

/// The result's path, once a search has begun that writes one.
static RESULT: Mutex<Option<PathBuf>> = Mutex::new(None);

/// A run with a limit of time, from [`Timed::new`] to the drop.
#[derive(Debug)]
pub(crate) struct Timed {
    pub(crate) deadline: Option<Instant>,
}

impl Timed {
    pub(crate) fn new(limit: Option<Duration>) -> Self {
        let deadline = limit.and_then(|limit| Instant::now().checked_add(limit));
        until(deadline);
        begin(Phase::Start);
        Self { deadline }
    }

    pub(crate) fn left(&self) -> Option<Duration> {
        let left = |at: Instant| at.saturating_duration_since(Instant::now());
        self.deadline.map(left)
    }

    /// Begins a search, which polls; `result` is its file, if any.
    pub(crate) fn search(&self, result: Option<&Path>) {
        *RESULT.lock().unwrap_or_else(PoisonError::into_inner) = result.map(Path::to_owned);
        begin(Phase::Search);
    }

    /// Ends the search, whose result is on disk, and begins to report.
    pub(crate) fn report(self) {
        drop(self);
        begin_report();
    }
}

/// Begins the work on outputs after a search: a signal ends it at once.
pub(crate) fn begin_report() {
    begin(Phase::Report);
}

impl Drop for Timed {
    fn drop(&mut self) {
        until(None);
        begin(Phase::Other);
    }
}

/// Reports the reason; returns the exit status.
pub(crate) fn last_words(reason: Reason) -> i32 {
    hurry();
    let result = RESULT.try_lock().ok().and_then(|result| result.clone());
    let best = match &result {
        None => String::new(),
        Some(path) if path.exists() => format!("; the best so far is {}", path.display()),
        Some(_) => "; no smaller text is found yet".to_owned(),
    };
    let result = result.filter(|path| path.exists());
    let (exit, message) = match reason {
        Reason::Unready => (
            Exit::Refused,
            "the limit of time is reached before the first test: reading the input, or compiling \
             its grammar, takes longer; give more with --max-time"
                .to_owned(),
        ),
        Reason::Time => (
            if result.is_some() {
                Exit::Done
            } else {
                Exit::Refused
            },
            format!("the limit of time is reached{best}"),
        ),
        Reason::Signal => (Exit::Interrupted, format!("interrupted{best}")),
        Reason::Memory(limit) => (
            Exit::Broken,
            format!(
                "more than {} MB of memory is needed, three quarters of this machine's{best}; reduce \
                 a smaller input, or use a machine with more memory",
                limit >> 20
            ),
        ),
    };
    say(&message);
    exit.code().into()
}

/// Renames an interruption by a limit of time.
pub(crate) fn timed<R: Ends>(
    mut outcome: Result<R, ReduceError>,
    interrupt: &Interrupt,
) -> Result<R, ReduceError> {
    if interrupt.is_late() {
        match &mut outcome {
            Ok(reduction) => {
                let end = reduction.end();
                if matches!(end, End::Interrupted) {
                    *end = End::Limited(SearchLimit::Time);
                }
            }
            Err(error @ ReduceError::Interrupted) => {
                *error = ReduceError::Limited(SearchLimit::Time)
            }
            Err(_) => {}
        }
    }
    outcome
}

pub(crate) trait Ends {
    fn end(&mut self) -> &mut End;
}

impl Ends for Reduction {
    fn end(&mut self) -> &mut End {
        &mut self.end
    }
}

impl Ends for TraceReduction {
    fn end(&mut self) -> &mut End {
        &mut self.end
    }
}
