//! Asking for verdicts: within the budget, and as the observer hears of it.
//!
//! To *ask* for a verdict starts a test, or takes a verdict that waits in [`Answers`]. To
//! *consume* it is to let the search go on by it. Verdicts are consumed in an order that
//! depends on neither the number of workers nor the time that tests take, so all that
//! counts is counted then. A verdict that was asked for in vain is set aside.

use super::Stop;
use super::ahead::Ahead;
use super::answers::{Answers, TextKey};
use super::foresight::Foresight;
use super::in_flight::InFlight;
use super::meter::Meter;
use super::watch::Watch;
use crate::executor::{Outcome, Ticket, Verdict};
use crate::search::{Purpose, Tested};

/// After how much work the runner looks whether to stop, in tokens that are printed; parsing
/// one takes about as long as printing fifty. A look costs as much as printing a thousand.
const PATIENCE: usize = 1 << 16;

/// Runs tests.
pub struct Runner<'a> {
    tests: InFlight<'a>,
    second: Option<InFlight<'a>>,
    answers: Answers,
    ahead: Ahead,
    pub(super) foresight: Foresight,
    /// Asked for, and not consumed.
    open: u64,
    /// The work since the last look whether to stop, in tokens.
    unpolled: usize,
    pub(super) meter: Meter,
    pub(super) watch: Watch<'a>,
}

/// A verdict that was asked for.
#[derive(Debug)]
pub(super) struct Ask {
    text: TextKey,
    tokens: usize,
    from: From,
}

#[derive(Clone, Copy, Debug)]
enum From {
    /// It waited.
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
        second: Option<InFlight<'a>>,
        answers: Answers,
        meter: Meter,
        watch: Watch<'a>,
    ) -> Self {
        let mut runner = Self {
            tests,
            second,
            answers,
            ahead: Ahead::default(),
            foresight: Foresight::default(),
            open: 0,
            unpolled: 0,
            meter,
            watch,
        };
        runner.watch.progress.jobs = runner.capacity();
        runner
    }

    /// How many tests are worth running at once.
    pub(super) fn capacity(&self) -> usize {
        self.tests.capacity()
    }

    /// Whether another test could run beside those that do.
    pub(super) fn has_free_worker(&self) -> bool {
        self.tests.has_free_worker()
    }

    /// Asks for a verdict. One that is asked for ahead counts with those before it.
    ///
    /// # Errors
    /// If the budget is used up or the test cannot be started.
    pub(super) fn ask(&mut self, text: &[u8], tokens: usize, ahead: bool) -> Result<Ask, Stop> {
        self.meter.allows(if ahead { self.open } else { 0 })?;
        let key = TextKey::of(text);
        // A test that ran ahead is younger than an answer.
        let from = match self.answers.take(Purpose::Candidate, key) {
            Some(verdict) => {
                self.ahead.asked(key);
                From::Answers(verdict)
            }
            None => From::Test(match self.ahead.ask(key) {
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

    /// Starts a test that is asked for. One that runs ahead has to make room.
    fn start(&mut self, key: TextKey, text: &[u8]) -> Result<Ticket, Stop> {
        if !self.tests.has_free_worker() {
            self.free_worker(|_| false);
        }
        let started = self.tests.start(text);
        match started {
            Ok(ticket) => self.ahead.started(ticket, key),
            Err(_) => self.ahead.settled(key),
        }
        Ok(started?)
    }

    /// Ends the youngest test that runs ahead and is not wanted. Returns whether there was one.
    pub(super) fn free_worker(&mut self, wants: impl Fn(TextKey) -> bool) -> bool {
        let unwanted = self.ahead.drop_youngest(wants);
        unwanted.map(|ticket| self.tests.cancel(ticket)).is_some()
    }

    /// Starts a test that was not asked for, if there is a worker for it.
    pub(super) fn start_ahead(&mut self, text: &[u8]) -> Result<(), Stop> {
        let allowed = self.meter.allows(self.open).is_ok();
        if allowed && self.tests.has_free_worker() {
            let ticket = self.tests.start(text)?;
            self.ahead.add(ticket, TextKey::of(text));
        }
        Ok(())
    }

    /// Returns how many workers are idle.
    pub(super) fn idle(&self) -> usize {
        self.capacity() - self.tests.counts.running.min(self.capacity())
    }

    /// Returns how many verdicts on a text are under way or wait, consumed ones apart.
    pub(super) fn runs(&self, text: TextKey) -> usize {
        self.answers.count(text) + self.ahead.runs(text)
    }

    /// Returns the mean time of the tests that ended in this session.
    pub(super) fn mean_time(&self) -> Option<std::time::Duration> {
        self.tests.mean_time()
    }

    /// Returns a verdict that was asked for, if it is there.
    pub(super) fn verdict(&self, ask: &Ask) -> Option<Verdict> {
        match ask.from {
            From::Answers(verdict) => Some(verdict),
            From::Test(ticket) => self.tests.verdict(ticket),
        }
    }

    /// Waits for a verdict and consumes it. The second answer is how the test ended, if it
    /// ran in this session.
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

    /// Keeps a verdict that was asked for in vain, if it is there; otherwise its test ends.
    /// Of several on one text the last has to be set aside first.
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
                    self.ahead.ended(ticket);
                    self.tests.cancel(ticket);
                    return;
                }
            },
        };
        self.answers.put_back(Purpose::Candidate, ask.text, verdict);
    }

    /// Drops a verdict that was asked for, where one before it on the same text is missing: it
    /// would take the place of that one.
    fn forget(&mut self, ask: Ask) {
        let From::Test(ticket) = ask.from else {
            self.set_aside(ask);
            return;
        };
        self.settle(ask.text);
        if self.tests.collect(ticket).is_none() {
            self.ahead.ended(ticket);
            self.tests.cancel(ticket);
        }
    }

    fn settle(&mut self, text: TextKey) {
        self.open -= 1;
        self.ahead.settled(text);
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

    /// Asks for a verdict on a text and consumes it.
    ///
    /// # Errors
    /// If the search has to stop.
    pub fn test(&mut self, text: &[u8], tokens: usize) -> Result<bool, Stop> {
        let ask = self.ask(text, tokens, false)?;
        let (verdict, _) = self.consume(ask, Purpose::Repetition)?;
        Ok(verdict == Verdict::Interesting)
    }

    /// Asks for verdicts on texts, as many at once as there is room for, and consumes them in
    /// the order of the texts.
    pub(super) fn test_all(&mut self, texts: &[&[u8]]) -> Result<Vec<Verdict>, Stop> {
        let mut asked = std::collections::VecDeque::new();
        let mut verdicts = Vec::with_capacity(texts.len());
        let mut next = 0;
        let result = loop {
            if next < texts.len() && (asked.is_empty() || self.has_free_worker()) {
                match self.ask(texts[next], texts[next].len(), !asked.is_empty()) {
                    Ok(ask) => {
                        asked.push_back(ask);
                        next += 1;
                        continue;
                    }
                    Err(stop) if asked.is_empty() => break Err(stop),
                    // What was asked for is consumed first.
                    Err(_) => {}
                }
            }
            let Some(ask) = asked.pop_front() else {
                break Ok(());
            };
            match self.consume(ask, Purpose::Repetition) {
                Ok((verdict, _)) => verdicts.push(verdict),
                Err(stop) => break Err(stop),
            }
        };
        while let Some(ask) = asked.pop_back() {
            self.forget(ask);
        }
        result.map(|()| verdicts)
    }

    /// Runs the second test and consumes its verdict; without one, all texts pass.
    pub(super) fn second(&mut self, text: &[u8]) -> Result<(bool, Option<Outcome>), Stop> {
        let Some(second) = &mut self.second else {
            return Ok((true, None));
        };
        let key = TextKey::of(text);
        if let Some(verdict) = self.answers.take(Purpose::Second, key) {
            self.watch.progress.expensive_tests += 1;
            return Ok((verdict == Verdict::Interesting, None));
        }
        let outcome = to_its_end(second, text)?;
        self.watch.progress.expensive_tests += 1;
        self.watch.observer.tested(&Tested {
            text: key,
            tokens: text.len(),
            verdict: outcome.verdict,
            elapsed: outcome.elapsed,
            purpose: Purpose::Second,
        });
        Ok((outcome.verdict == Verdict::Interesting, Some(outcome)))
    }

    /// Runs a test whose verdict an earlier session knows. It is not consumed.
    pub(super) fn once_more(&mut self, text: &[u8], purpose: Purpose) -> Result<Outcome, Stop> {
        self.meter.within_time()?;
        match (purpose, &mut self.second) {
            (Purpose::Second, Some(second)) => to_its_end(second, text),
            _ => to_its_end(&mut self.tests, text),
        }
    }

    /// Whether an earlier session knows a verdict on a text.
    pub(super) fn knows(&self, text: &[u8], purpose: Purpose) -> bool {
        self.answers.has(purpose, TextKey::of(text))
    }

    /// Waits until one more test has ended.
    pub(super) fn wait(&mut self) -> Result<(), Stop> {
        self.unpolled = 0;
        let waited = self.tests.wait();
        self.tick();
        self.record_end(waited?);
        Ok(())
    }

    /// Takes in the ends of all tests that have ended.
    pub(super) fn drain(&mut self) -> Result<(), Stop> {
        while let Some(ticket) = self.tests.poll()? {
            self.record_end(ticket);
        }
        Ok(())
    }

    /// Takes note of the end of a test.
    fn record_end(&mut self, ticket: Ticket) {
        let text = self.ahead.ended(ticket);
        if let (Some(text), Some(verdict)) = (text, self.tests.verdict(ticket)) {
            self.foresight.record(text, verdict);
        }
    }

    /// Notes work of so many tokens, and looks whether to stop where it is time for that.
    pub(super) fn work(&mut self, tokens: usize) -> Result<(), Stop> {
        self.unpolled = self.unpolled.saturating_add(tokens);
        match self.unpolled >= PATIENCE {
            true => self.poll(),
            false => Ok(()),
        }
    }

    /// Sees whether the user wants to stop, or the time is over.
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

    /// Brings the figures up to date.
    pub(super) fn measure(&mut self) {
        let (counts, progress) = (&self.tests.counts, &mut self.watch.progress);
        progress.tests = counts.started;
        progress.running = counts.running;
        progress.cancelled = counts.cancelled;
        progress.timeouts = counts.timeouts;
        progress.over_limit = counts.over_limit;
        progress.oracle_time = counts.busy;
        progress.consumed = self.meter.consumed();
        progress.elapsed = self.meter.elapsed();
    }

    /// Ends the tests that run ahead, and drops the verdicts of those that have ended.
    pub(super) fn stop_ahead(&mut self) {
        for ticket in self.ahead.drain() {
            if self.tests.collect(ticket).is_none() {
                self.tests.cancel(ticket);
            }
        }
    }

    /// Gives back the verdicts that nobody consumed.
    pub(super) fn into_answers(self) -> Answers {
        self.answers
    }
}

/// Runs a test to its end.
fn to_its_end(tests: &mut InFlight<'_>, text: &[u8]) -> Result<Outcome, Stop> {
    let ticket = tests.start(text)?;
    loop {
        if let Some(outcome) = tests.collect(ticket) {
            return Ok(outcome);
        }
        if let Err(stop) = tests.wait() {
            tests.cancel(ticket);
            return Err(stop);
        }
    }
}
