//! The running tests of one executor.

use std::ops::Range;
use std::time::{Duration, Instant};

use rustc_hash::FxHashMap;

use super::Stop;
use crate::executor::{Event, Executor, OracleError, Outcome, Ticket, Verdict};

/// The running tests of an executor, and ended ones whose verdicts are not fetched yet.
pub(super) struct InFlight<'a> {
    executor: &'a mut dyn Executor,
    ended: FxHashMap<Ticket, Outcome>,
    busy: Stopwatch,
    pub(super) counts: Counts,
}

/// Tests of this session by their ends.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    pub(super) started: u64,
    pub(super) running: usize,
    pub(super) cancelled: u64,
    pub(super) passed: u64,
    pub(super) rejected: u64,
    pub(super) timeouts: u64,
    pub(super) over_limit: u64,
    /// Tests that ended, and the sum of their times.
    ended: u32,
    took: Duration,
}

impl<'a> InFlight<'a> {
    pub(super) fn new(executor: &'a mut dyn Executor) -> Self {
        Self {
            executor,
            ended: FxHashMap::default(),
            busy: Stopwatch::default(),
            counts: Counts::default(),
        }
    }

    pub(super) fn capacity(&self) -> usize {
        self.executor.capacity()
    }

    pub(super) fn limit_first(&mut self, other: Duration) {
        self.executor.limit_first(other);
    }

    pub(super) fn has_free_worker(&self) -> bool {
        self.counts.running < self.capacity()
    }

    pub(super) fn start(&mut self, text: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = self.executor.start(text)?;
        self.counts.started += 1;
        self.counts.running += 1;
        self.busy.start(Instant::now());
        Ok(ticket)
    }

    pub(super) fn verdict(&self, ticket: Ticket) -> Option<Verdict> {
        self.outcome(ticket).map(|outcome| outcome.verdict)
    }

    pub(super) fn outcome(&self, ticket: Ticket) -> Option<&Outcome> {
        self.ended.get(&ticket)
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

    pub(super) fn wait_for_due(&mut self, times: &Range<Duration>) -> Result<(), Stop> {
        Ok(self.executor.wait_for_due(times)?)
    }

    fn note(&mut self, event: Event) -> Result<Ticket, Stop> {
        let Event::Finished(outcome) = event else {
            return Err(Stop::Interrupted);
        };
        let of = match outcome.verdict {
            Verdict::Interesting => &mut self.counts.passed,
            Verdict::Uninteresting => &mut self.counts.rejected,
            Verdict::TimedOut => &mut self.counts.timeouts,
            Verdict::OverLimit => &mut self.counts.over_limit,
        };
        *of += 1;
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
        if self.counts.running == 0 {
            self.pause();
        }
    }

    /// Time during which at least one test was running, without pauses.
    pub(super) fn busy(&self) -> Duration {
        self.busy.total(Instant::now())
    }

    /// Stops the time while another executor's test has it.
    pub(super) fn pause(&mut self) {
        self.busy.stop(Instant::now());
    }

    pub(super) fn resume(&mut self) {
        if self.counts.running > 0 {
            self.begin();
        }
    }

    /// Begins the time of a test that is about to start: one in this process runs as it starts.
    pub(super) fn begin(&mut self) {
        self.busy.start(Instant::now());
    }
}

/// A sum of intervals.
#[derive(Debug, Default)]
struct Stopwatch {
    before: Duration,
    since: Option<Instant>,
}

impl Stopwatch {
    fn start(&mut self, now: Instant) {
        self.since.get_or_insert(now);
    }

    fn stop(&mut self, now: Instant) {
        self.before = self.total(now);
        self.since = None;
    }

    fn total(&self, now: Instant) -> Duration {
        let since = self.since.map(|since| now.saturating_duration_since(since));
        self.before + since.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopwatch_adds_up_intervals() {
        let begin = Instant::now();
        let at = |seconds| begin + Duration::from_secs(seconds);
        let mut watch = Stopwatch::default();
        watch.start(at(1));
        watch.start(at(2));
        assert_eq!(watch.total(at(4)).as_secs(), 3);
        watch.stop(at(5));
        watch.stop(at(6));
        assert_eq!(watch.total(at(9)).as_secs(), 4);
        watch.start(at(10));
        assert_eq!(watch.total(at(11)).as_secs(), 5);
    }
}
