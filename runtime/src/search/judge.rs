//! The oracle with its bookkeeping: what was refused, how much was run, how long
//! it took.

use std::time::Instant;

use super::cache::{Key, Refusals};
use super::{Observer, Progress};
use crate::oracle::{Event, Executor, OracleError, Outcome, Ticket, Verdict};

/// Answers for candidates.
pub(super) struct Judge<'a> {
    executor: &'a mut dyn Executor,
    pub(super) observer: &'a mut dyn Observer,
    refusals: Refusals,
    pub(super) progress: Progress,
    began: Instant,
    running: usize,
    /// Since when at least one test has been running.
    busy: Option<Instant>,
}

/// Why no more verdicts come.
pub(super) enum Stop {
    Interrupted,
    Broken(OracleError),
}

impl From<OracleError> for Stop {
    fn from(error: OracleError) -> Self {
        Self::Broken(error)
    }
}

impl<'a> Judge<'a> {
    pub(super) fn new(executor: &'a mut dyn Executor, observer: &'a mut dyn Observer) -> Self {
        Self {
            executor,
            observer,
            refusals: Refusals::default(),
            progress: Progress::default(),
            began: Instant::now(),
            running: 0,
            busy: None,
        }
    }

    /// Whether another test could run beside those that do.
    pub(super) fn has_room(&self) -> bool {
        self.running < self.executor.capacity()
    }

    /// How many tests are worth running at once.
    pub(super) fn capacity(&self) -> usize {
        self.executor.capacity()
    }

    /// Whether the text with this key was refused before; counts as a hit.
    pub(super) fn is_refused(&mut self, key: &Key) -> bool {
        let refused = self.refusals.contains(key);
        self.progress.cache_hits += u64::from(refused);
        refused
    }

    pub(super) fn refuse(&mut self, key: Key) {
        self.refusals.insert(key);
    }

    pub(super) fn start(&mut self, text: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = self.executor.start(text)?;
        self.progress.tests += 1;
        self.running += 1;
        self.busy.get_or_insert_with(Instant::now);
        Ok(ticket)
    }

    pub(super) fn wait(&mut self) -> Result<Outcome, Stop> {
        match self.executor.wait()? {
            Event::Finished(outcome) => {
                self.ended();
                self.progress.over_limit += u64::from(outcome.verdict == Verdict::OverLimit);
                self.progress.timeouts += u64::from(outcome.verdict == Verdict::TimedOut);
                self.tick();
                Ok(outcome)
            }
            Event::Interrupted => Err(Stop::Interrupted),
        }
    }

    /// Ends a test whose verdict no longer matters.
    pub(super) fn cancel(&mut self, ticket: Ticket) {
        self.executor.cancel(ticket);
        self.progress.cancelled += 1;
        self.ended();
    }

    /// Runs one test to its end.
    pub(super) fn run(&mut self, text: &[u8]) -> Result<Outcome, Stop> {
        self.start(text)?;
        self.wait()
    }

    fn ended(&mut self) {
        self.running -= 1;
        if self.running == 0
            && let Some(since) = self.busy.take()
        {
            self.progress.oracle_time += since.elapsed();
        }
    }

    fn tick(&mut self) {
        self.measure();
        self.observer.tick(&self.progress);
    }

    /// Brings the elapsed time up to date.
    pub(super) fn measure(&mut self) {
        self.progress.elapsed = self.began.elapsed();
    }
}
