//! Tests of texts that are no candidates: repetitions, the second test, guards.

use std::collections::VecDeque;
use std::time::Duration;

use super::Runner;
use crate::executor::{Outcome, Verdict};
use crate::search::kernel::Stop;
use crate::search::kernel::answers::TextKey;
use crate::search::kernel::in_flight::InFlight;
use crate::search::{Purpose, Runs, Tested};

impl Runner<'_> {
    /// Tests a text several times, on free workers, and consumes the verdicts.
    ///
    /// # Errors
    /// If the search has to stop.
    pub fn test(&mut self, text: &[u8], times: u32) -> Result<Runs, Stop> {
        self.meter.extend(u64::from(times));
        let mut runs = Runs::default();
        for verdict in self.test_all(&vec![text; times as usize])? {
            runs.count(verdict == Verdict::Interesting);
        }
        Ok(runs)
    }

    /// Tests texts on free workers and consumes the verdicts in order.
    pub(in crate::search::kernel) fn test_all(
        &mut self,
        texts: &[&[u8]],
    ) -> Result<Vec<Verdict>, Stop> {
        let mut asked = VecDeque::new();
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

    /// Runs the second test or the guard and consumes its verdict; true without one.
    pub(in crate::search::kernel) fn aside(
        &mut self,
        purpose: Purpose,
        text: &[u8],
    ) -> Result<(bool, Option<Outcome>), Stop> {
        let has = match purpose {
            Purpose::Guard => self.guard.is_some(),
            _ => self.second.is_some(),
        };
        if !has {
            return Ok((true, None));
        }
        let key = TextKey::of(text);
        let known = self.answers.take(purpose, key);
        let outcome = match known {
            Some(_) => None,
            None => Some(self.run_one(purpose, text)?),
        };
        let progress = &mut self.watch.progress;
        match purpose {
            Purpose::Guard => progress.guards += 1,
            _ => progress.expensive_tests += 1,
        }
        if let Some(outcome) = &outcome {
            self.watch.observer.tested(&Tested {
                text: key,
                tokens: text.len(),
                verdict: outcome.verdict,
                elapsed: outcome.elapsed,
                purpose,
            });
        }
        let verdict = known.or(outcome.as_ref().map(|outcome| outcome.verdict));
        Ok((verdict == Some(Verdict::Interesting), outcome))
    }

    /// Bounds the guard's time on the original by that of the property test.
    pub(in crate::search::kernel) fn limit_guard(&mut self, original: Duration) {
        if let Some(guard) = &mut self.guard {
            guard.limit_first(original);
        }
    }

    /// Runs a test whose verdict an earlier session knows, without consuming it.
    pub(in crate::search::kernel) fn run_uncounted(
        &mut self,
        text: &[u8],
        purpose: Purpose,
    ) -> Result<Outcome, Stop> {
        self.meter.within_time()?;
        self.run_one(purpose, text)
    }

    /// Runs a test and waits for it.
    ///
    /// The time of the second test or the guard is not that of property tests beside it, too.
    fn run_one(&mut self, purpose: Purpose, text: &[u8]) -> Result<Outcome, Stop> {
        let aside = match purpose {
            Purpose::Second => self.second.as_mut(),
            Purpose::Guard => self.guard.as_mut(),
            Purpose::Candidate | Purpose::Repetition => None,
        };
        let Some(aside) = aside else {
            let outcome = to_its_end(&mut self.tests, text)?;
            self.watch.observer.ended(&outcome);
            return Ok(outcome);
        };
        self.tests.pause();
        aside.begin();
        let ended = to_its_end(aside, text);
        aside.pause();
        self.tests.resume();
        ended
    }
}

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
