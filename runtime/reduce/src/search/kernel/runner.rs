//! Requests for verdicts within the budget, reported to the observer.
//!
//! To *ask* for a verdict takes one that waits in [`Answers`] or starts a test. To *consume* it
//! lets the search continue by it. The order of consumption depends on neither the number of
//! workers nor the time of tests, so all figures count consumed verdicts. A verdict that was
//! requested in vain is set aside.

mod aside;

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use super::Stop;
use super::answers::{Answers, TextKey};
use super::foresight::Foresight;
use super::in_flight::InFlight;
use super::meter::Meter;
use super::speculative::SpeculativeTests;
use super::watch::Watch;
use crate::executor::{Outcome, Ticket, Verdict};
use crate::search::{Purpose, Tested};

/// Printed tokens between two looks whether to stop.
///
/// To parse a token takes as long as to print about fifty, a look as long as a thousand.
const PATIENCE: usize = 1 << 16;
/// Part of a test's mean time by which tests that began together end apart.
const DUE: u32 = 100;

/// Gives verdicts: from stored answers, speculative tests or new tests; counts them in the budget.
pub struct Runner<'a> {
    tests: InFlight<'a>,
    second: Option<InFlight<'a>>,
    guard: Option<InFlight<'a>>,
    answers: Answers,
    speculative: SpeculativeTests,
    pub(super) foresight: Foresight,
    /// The probability that the next requested verdict is a pass.
    pub(super) chance: Rc<Cell<f32>>,
    /// Requested verdicts that are not consumed.
    open: u64,
    /// Tokens since the last look.
    unpolled: usize,
    pub(super) meter: Meter,
    pub(super) watch: Watch<'a>,
}

/// A requested verdict.
#[derive(Debug)]
pub(super) struct Ask {
    text: TextKey,
    tokens: usize,
    from: From,
}

#[derive(Clone, Copy, Debug)]
enum From {
    Answers(Verdict),
    Test(Ticket),
}

impl Ask {
    pub(super) const fn text(&self) -> TextKey {
        self.text
    }
}

impl<'a> Runner<'a> {
    pub(super) fn new(
        tests: InFlight<'a>,
        [second, guard]: [Option<InFlight<'a>>; 2],
        answers: Answers,
        meter: Meter,
        watch: Watch<'a>,
    ) -> Self {
        let mut runner = Self {
            tests,
            second,
            guard,
            answers,
            speculative: SpeculativeTests::default(),
            foresight: Foresight::default(),
            chance: Rc::default(),
            open: 0,
            unpolled: 0,
            meter,
            watch,
        };
        runner.watch.progress.jobs = runner.capacity();
        runner
    }

    pub(super) fn capacity(&self) -> usize {
        self.tests.capacity()
    }

    pub(super) fn has_free_worker(&self) -> bool {
        self.tests.has_free_worker()
    }

    /// Requests a verdict; with `early`, verdicts requested before are consumed first.
    ///
    /// So they count in the budget, too.
    ///
    /// # Errors
    /// If the budget is used up or the test cannot be started.
    pub(super) fn ask(&mut self, text: &[u8], tokens: usize, early: bool) -> Result<Ask, Stop> {
        self.meter.allows(if early { self.open } else { 0 })?;
        let key = TextKey::of(text);
        // A speculative test is younger than a waiting verdict.
        let from = match self.answers.take(Purpose::Candidate, key) {
            Some(verdict) => {
                self.speculative.asked(key);
                From::Answers(verdict)
            }
            None => From::Test(match self.speculative.ask(key) {
                Some(ticket) => ticket,
                None => self.start(key, text)?,
            }),
        };
        self.open += 1;
        Ok(Ask {
            text: key,
            tokens,
            from,
        })
    }

    /// Starts a requested test; without a free worker it replaces a speculative one.
    fn start(&mut self, key: TextKey, text: &[u8]) -> Result<Ticket, Stop> {
        if !self.tests.has_free_worker() {
            self.free_worker(|_| false);
        }
        let started = self.tests.start(text);
        match started {
            Ok(ticket) => self.speculative.started(ticket, key),
            Err(_) => self.speculative.settled(key),
        }
        Ok(started?)
    }

    /// Whether a verdict can be requested without a further worker, or one is free or freed.
    pub(super) fn can_ask(&mut self, text: TextKey, wants: impl Fn(TextKey) -> bool) -> bool {
        self.has_free_worker() || self.waits(text) || self.free_worker(wants)
    }

    /// Whether a verdict waits, or its test is speculative.
    fn waits(&self, text: TextKey) -> bool {
        self.answers.count(text) > 0 || self.speculative.waits(text)
    }

    /// Ends the youngest unwanted speculative test; returns whether there was one.
    pub(super) fn free_worker(&mut self, wants: impl Fn(TextKey) -> bool) -> bool {
        let unwanted = self.speculative.drop_youngest(wants);
        unwanted.map(|ticket| self.tests.cancel(ticket)).is_some()
    }

    /// Starts a speculative test, within the budget and on a free worker.
    pub(super) fn start_speculative(&mut self, text: &[u8]) -> Result<(), Stop> {
        let allowed = self.meter.allows(self.open).is_ok();
        if allowed && self.tests.has_free_worker() {
            let ticket = self.tests.start(text)?;
            self.speculative.add(ticket, TextKey::of(text));
        }
        Ok(())
    }

    pub(super) fn idle(&self) -> usize {
        self.capacity() - self.tests.counts.running.min(self.capacity())
    }

    /// Verdicts on a text under way or waiting.
    pub(super) fn runs(&self, text: TextKey) -> usize {
        self.answers.count(text) + self.speculative.runs(text)
    }

    pub(super) fn mean_time(&self) -> Option<Duration> {
        self.tests.mean_time()
    }

    pub(super) fn verdict(&self, ask: &Ask) -> Option<Verdict> {
        match ask.from {
            From::Answers(verdict) => Some(verdict),
            From::Test(ticket) => self.tests.verdict(ticket),
        }
    }

    /// Waits for a verdict and consumes it; the outcome is of a test of this session.
    pub(super) fn consume(
        &mut self,
        ask: Ask,
        purpose: Purpose,
    ) -> Result<(Verdict, Option<Outcome>), Stop> {
        if let Err(stop) = self.meter.allows_verdict(0) {
            self.set_aside(ask);
            return Err(stop);
        }
        let ticket = match ask.from {
            From::Answers(verdict) => {
                self.settle(ask.text);
                self.foresight.record(ask.text, verdict);
                self.meter.consume();
                return Ok((verdict, None));
            }
            From::Test(ticket) => ticket,
        };
        let outcome = loop {
            if let Some(outcome) = self.tests.collect(ticket) {
                break outcome;
            }
            if let Err(stop) = self.wait() {
                self.set_aside(ask);
                return Err(stop);
            }
        };
        self.settle(ask.text);
        self.meter.consume();
        self.report(&ask, &outcome, purpose);
        Ok((outcome.verdict, Some(outcome)))
    }

    /// Keeps a verdict requested in vain, or cancels its test.
    ///
    /// Of several on one text the last goes first.
    pub(super) fn set_aside(&mut self, ask: Ask) {
        self.settle(ask.text);
        let verdict = match ask.from {
            From::Answers(verdict) => verdict,
            From::Test(ticket) => match self.tests.collect(ticket) {
                Some(outcome) => {
                    self.report(&ask, &outcome, Purpose::Candidate);
                    outcome.verdict
                }
                None => {
                    self.speculative.ended(ticket);
                    self.tests.cancel(ticket);
                    return;
                }
            },
        };
        self.answers.put_back(Purpose::Candidate, ask.text, verdict);
    }

    /// Drops a verdict requested in vain, where an earlier one on its text is missing.
    ///
    /// If it were kept it would replace that one.
    fn forget(&mut self, ask: Ask) {
        let From::Test(ticket) = ask.from else {
            self.set_aside(ask);
            return;
        };
        self.settle(ask.text);
        if self.tests.collect(ticket).is_none() {
            self.speculative.ended(ticket);
            self.tests.cancel(ticket);
        }
    }

    fn settle(&mut self, text: TextKey) {
        self.open -= 1;
        self.speculative.settled(text);
    }

    fn report(&mut self, ask: &Ask, outcome: &Outcome, purpose: Purpose) {
        self.watch.observer.tested(&Tested {
            text: ask.text,
            tokens: ask.tokens,
            verdict: outcome.verdict,
            elapsed: outcome.elapsed,
            purpose,
        });
    }

    pub(super) fn knows(&self, text: &[u8], purpose: Purpose) -> bool {
        self.answers.has(purpose, TextKey::of(text))
    }

    /// Whether the next known verdict on a text is a pass.
    pub(super) fn accepts(&self, text: &[u8], purpose: Purpose) -> bool {
        self.answers.next(purpose, TextKey::of(text)) == Some(Verdict::Interesting)
    }

    pub(super) fn wait(&mut self) -> Result<(), Stop> {
        self.unpolled = 0;
        let waited = self.tests.wait();
        self.tick();
        self.record_end(waited?);
        Ok(())
    }

    /// Waits for tests that are about to end: a copy that runs ahead predicts better with their verdicts.
    pub(super) fn wait_for_due(&mut self) -> Result<(), Stop> {
        let Some(mean) = self.mean_time() else {
            return Ok(());
        };
        let times = mean - mean / DUE..mean + mean / DUE;
        self.tests.wait_for_due(&times)
    }

    pub(super) fn drain(&mut self) -> Result<(), Stop> {
        while let Some(ticket) = self.tests.poll()? {
            self.record_end(ticket);
        }
        Ok(())
    }

    fn record_end(&mut self, ticket: Ticket) {
        let text = self.speculative.ended(ticket);
        if let Some(outcome) = self.tests.outcome(ticket) {
            self.watch.observer.ended(outcome);
            if let Some(text) = text {
                self.foresight.record(text, outcome.verdict);
            }
        }
    }

    /// Counts work, and looks whether to stop after enough of it.
    pub(super) fn work(&mut self, tokens: usize) -> Result<(), Stop> {
        self.unpolled = self.unpolled.saturating_add(tokens);
        match self.unpolled >= PATIENCE {
            true => self.poll(),
            false => Ok(()),
        }
    }

    /// Looks whether to stop.
    pub(super) fn poll(&mut self) -> Result<(), Stop> {
        self.unpolled = 0;
        self.meter.within_time()?;
        self.tick();
        self.drain()
    }

    fn tick(&mut self) {
        self.measure();
        self.watch.tick();
    }

    pub(super) fn measure(&mut self) {
        let (counts, progress) = (&self.tests.counts, &mut self.watch.progress);
        progress.tests = counts.started;
        progress.running = counts.running;
        progress.cancelled = counts.cancelled;
        progress.passed = counts.passed;
        progress.rejected = counts.rejected;
        progress.timeouts = counts.timeouts;
        progress.over_limit = counts.over_limit;
        let busy =
            |tests: &Option<InFlight<'_>>| tests.as_ref().map_or(Duration::ZERO, InFlight::busy);
        progress.oracle_time = self.tests.busy() + busy(&self.second);
        progress.guard_time = busy(&self.guard);
        progress.consumed = self.meter.consumed();
        progress.elapsed = self.meter.elapsed();
    }

    pub(super) fn stop_speculative(&mut self) {
        for ticket in self.speculative.drain() {
            if self.tests.collect(ticket).is_none() {
                self.tests.cancel(ticket);
            }
        }
    }

    pub(super) fn into_answers(self) -> Answers {
        self.answers
    }
}
