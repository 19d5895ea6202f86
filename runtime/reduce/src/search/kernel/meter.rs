//! The used part of a search's budget.

use std::time::{Duration, Instant};

use super::Stop;
use crate::search::{Budget, SearchLimit};

/// A budget in use.
///
/// A test counts when its verdict is consumed, not when it starts: the number of tests that run
/// ahead depends on the number of workers.
#[derive(Debug)]
pub(super) struct Meter {
    budget: Budget,
    began: Instant,
    consumed: u64,
    excursion: Option<Excursion>,
}

/// A search for a smaller text from a base larger than the best.
#[derive(Clone, Copy, Debug)]
struct Excursion {
    /// Tokens below which it succeeds.
    goal: usize,
    /// Consumed tests at which it ends.
    end: u64,
}

impl Meter {
    pub(super) fn new(budget: Budget) -> Self {
        Self {
            budget,
            began: Instant::now(),
            consumed: 0,
            excursion: None,
        }
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    pub(super) const fn consumed(&self) -> u64 {
        self.consumed
    }

    pub(super) const fn consume(&mut self) {
        self.consumed += 1;
    }

    /// Checks that a test may start while `before` earlier verdicts are not consumed.
    pub(super) fn allows(&self, before: u64) -> Result<(), Stop> {
        self.allows_verdict(before)?;
        self.within_time()
    }

    /// Checks that a verdict may be consumed after `before` others.
    ///
    /// Repetitions of a candidate may have used up the budget since its test started.
    pub(super) fn allows_verdict(&self, before: u64) -> Result<(), Stop> {
        let number = self.consumed + before;
        if self.budget.tests.is_some_and(|most| number >= most) {
            return Err(Stop::Limited(SearchLimit::Tests));
        }
        if self.excursion.is_some_and(|one| number >= one.end) {
            return Err(Stop::Enough);
        }
        Ok(())
    }

    pub(super) fn within_time(&self) -> Result<(), Stop> {
        match self.budget.time {
            Some(time) if self.elapsed() >= time => Err(Stop::Limited(SearchLimit::Time)),
            _ => Ok(()),
        }
    }

    /// Returns the limit of time if there is one, otherwise an interruption.
    ///
    /// The executor's clock began earlier, so it may see the limit first.
    pub(super) const fn halted(&self) -> Stop {
        match self.budget.time {
            Some(_) => Stop::Limited(SearchLimit::Time),
            None => Stop::Interrupted,
        }
    }

    pub(super) const fn on_excursion(&self) -> bool {
        self.excursion.is_some()
    }

    /// Begins an excursion of so many tests.
    pub(super) const fn begin_excursion(&mut self, goal: usize, tests: u64) {
        let end = self.consumed + tests;
        self.excursion = Some(Excursion { goal, end });
    }

    /// Whether a base would be better than the best.
    pub(super) fn would_reach(&self, size: usize) -> bool {
        self.excursion.is_none_or(|one| size < one.goal)
    }

    /// Whether a base is better than the best, which ends an excursion.
    pub(super) fn reaches(&mut self, size: usize) -> bool {
        if !self.would_reach(size) {
            return false;
        }
        self.excursion = None;
        true
    }

    /// Lets an excursion run further tests, which repeat one of its own.
    pub(super) const fn extend(&mut self, tests: u64) {
        if let Some(excursion) = &mut self.excursion {
            excursion.end += tests;
        }
    }

    /// Ends an excursion; returns whether it was in vain.
    pub(super) fn end_excursion(&mut self) -> bool {
        self.excursion.take().is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_counts_when_it_is_consumed() {
        let mut meter = Meter::new(Budget {
            tests: Some(2),
            time: None,
        });
        meter.consume();
        assert!(meter.allows(0).is_ok());
        assert!(matches!(
            meter.allows(1),
            Err(Stop::Limited(SearchLimit::Tests))
        ));
        meter.consume();
        assert!(matches!(
            meter.allows(0),
            Err(Stop::Limited(SearchLimit::Tests))
        ));
    }

    #[test]
    fn an_excursion_ends_below_its_goal() {
        let mut meter = Meter::new(Budget::default());
        meter.begin_excursion(10, 1);
        assert!(!meter.reaches(10));
        meter.consume();
        assert!(matches!(meter.allows(0), Err(Stop::Enough)));
        assert!(meter.reaches(9) && !meter.end_excursion());
        meter.begin_excursion(9, 1);
        assert!(meter.end_excursion() && meter.allows(0).is_ok());
    }
}
