//! The running tests of one executor.

use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;

use super::Stop;
use crate::executor::{Event, Executor, OracleError, Outcome, Ticket, Verdict};

/// The running tests of an executor, and ended ones whose verdicts are not fetched yet.
pub(super) struct InFlight<'a> {
    executor: &'a mut dyn Executor,
    ended: FxHashMap<Ticket, Outcome>,
    busy: Option<Instant>,
    pub(super) counts: Counts,
}

/// Tests of this session by their ends.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) started: u64,
    pub(super) running: usize,
    pub(super) cancelled: u64,
    pub(super) timeouts: u64,
    pub(super) over_limit: u64,
    /// Time during which at least one test was running.
    pub(super) busy: Duration,
    /// Tests that ended, and the sum of their times.
    ended: u32,
    took: Duration,
}

impl<'a> InFlight<'a> {
    pub(super) fn new(executor: &'a mut dyn Executor) -> Self {
        Self {
            executor,
            ended: FxHashMap::default(),
            busy: None,
            counts: Counts::default(),
        }
    }

    pub(super) fn capacity(&self) -> usize {
        self.executor.capacity()
    }

    pub(super) fn has_free_worker(&self) -> bool {
        self.counts.running < self.capacity()
    }

    pub(super) fn start(&mut self, text: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = self.executor.start(text)?;
        self.counts.started += 1;
        self.counts.running += 1;
        self.busy.get_or_insert_with(Instant::now);
        Ok(ticket)
    }

    pub(super) fn verdict(&self, ticket: Ticket) -> Option<Verdict> {
        self.ended.get(&ticket).map(|outcome| outcome.verdict)
    }

    /// Takes the outcome of a test that has ended.
    pub(super) fn collect(&mut self, ticket: Ticket) -> Option<Outcome> {
        self.ended.remove(&ticket)
    }

    /// Waits until one more test has ended.
    ///
    /// # Errors
    /// If the user interrupts or tests cannot be watched.
    pub(super) fn wait(&mut self) -> Result<Ticket, Stop> {
        let event = self.executor.wait()?;
        self.note(event)
    }

    /// Returns a test that has ended meanwhile.
    pub(super) fn poll(&mut self) -> Result<Option<Ticket>, Stop> {
        match self.executor.poll()? {
            Some(event) => self.note(event).map(Some),
            None => Ok(None),
        }
    }

    fn note(&mut self, event: Event) -> Result<Ticket, Stop> {
        let Event::Finished(outcome) = event else {
            return Err(Stop::Interrupted);
        };
        self.counts.over_limit += u64::from(outcome.verdict == Verdict::OverLimit);
        self.counts.timeouts += u64::from(outcome.verdict == Verdict::TimedOut);
        self.one_less();
        self.counts.ended += 1;
        self.counts.took += outcome.elapsed;
        let ticket = outcome.ticket;
        self.ended.insert(ticket, outcome);
        Ok(ticket)
    }

    pub(super) fn mean_time(&self) -> Option<Duration> {
        self.counts.took.checked_div(self.counts.ended)
    }

    pub(super) fn cancel(&mut self, ticket: Ticket) {
        self.executor.cancel(ticket);
        self.counts.cancelled += 1;
        self.one_less();
    }

    fn one_less(&mut self) {
        self.counts.running -= 1;
        if self.counts.running == 0
            && let Some(since) = self.busy.take()
        {
            self.counts.busy += since.elapsed();
        }
    }
}
