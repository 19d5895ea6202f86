//! The tests before a search: the original, the empty text, the second test.

use std::time::Duration;

use super::{Kernel, Stop, TextKey};
use crate::executor::{Ending, Outcome, Verdict};
use crate::search::{Purpose, ReduceError, Runs, Warning};
use secateur_syntax::tree::Fingerprint;

/// Tests of the original where the property test is distrusted.
///
/// A number that depends on the time of a test would make searches differ between machines.
const ORIGINALS: usize = 3;
/// Tests of an original that none has accepted, before that is reported …
const FEW: u32 = 10;
/// … and before it is given up: of tests that pass once in ten runs, 99.8 % have passed by then.
const MANY: u32 = 60;

/// Exit statuses of shells: a command cannot be run, or is not found.
const UNUSABLE: [i32; 2] = [126, 127];

/// A test's time from which several edits at once are worth further tests.
const SLOW: Duration = Duration::from_millis(500);
/// Workers from which they are: fewer are busy with a search that runs ahead.
const SEVERAL: usize = 32;

impl Kernel<'_> {
    /// Tests the original, several times where the test is distrusted, and the empty text.
    ///
    /// # Errors
    /// If the property test, or the second one, does not accept the original.
    pub fn begin(&mut self, original: &[u8]) -> Result<(), ReduceError> {
        self.begin_with(original, &mut |_| {})
    }

    /// Begins; a copy of the search runs ahead meanwhile if the workers are enough.
    pub(crate) fn begin_with(
        &mut self,
        original: &[u8],
        ahead: &mut dyn FnMut(&mut Kernel<'_>),
    ) -> Result<(), ReduceError> {
        let took = match self.runner.knows(original, Purpose::Candidate) {
            true => self.accepts_again(original, Purpose::Candidate)?,
            false => None,
        };
        let first = self.first(original, ahead).map_err(stopped)?;
        let passes = first.verdict == Verdict::Interesting;
        let distrusts = self.policy.distrusts() && ended_by_itself(&first);
        let mut texts = vec![original; if distrusts { ORIGINALS - 1 } else { 0 }];
        if passes {
            texts.push(b"");
        }
        let mut verdicts = self.runner.test_all(&texts).map_err(stopped)?;
        let empty = if passes { verdicts.pop() } else { None };
        let mut again = Runs::default();
        for verdict in verdicts {
            again.count(verdict == Verdict::Interesting);
        }
        let mut runs = again;
        runs.count(passes);
        while distrusts && runs.passed == 0 && runs.runs < MANY {
            if runs.runs == FEW {
                let warning = Warning::Rejecting {
                    runs: FEW,
                    most: MANY,
                };
                self.runner.watch.observer.warn(warning);
            }
            let more = FEW - runs.runs % FEW;
            runs.add(self.runner.test(original, more).map_err(stopped)?);
        }
        if runs.passed == 0 {
            return Err(rejected(first, Purpose::Candidate, runs.runs));
        }
        let took = took.unwrap_or(first.elapsed);
        self.choose_width(took);
        self.runner.limit_guard(took);
        self.beside = texts.len() + 1;
        self.policy.begin(original, runs, self.original);
        self.policy.caution.count(again);
        if self.policy.distrusts() && (self.flaky || runs.passed < runs.runs) {
            let contradictory = if self.flaky { Runs::default() } else { runs };
            self.policy
                .begin_counting(contradictory, &mut self.runner)
                .map_err(stopped)?;
        }
        let empty = match empty {
            Some(verdict) => verdict,
            None => match self.runner.test(b"", 1).map_err(stopped)?.passed {
                0 => Verdict::Uninteresting,
                _ => Verdict::Interesting,
            },
        };
        self.empty_is_interesting = self
            .policy
            .judge(b"", empty, &mut self.runner)
            .map_err(stopped)?;
        let nothing = Fingerprint::NOTHING;
        self.memo.insert(nothing, 0, self.empty_is_interesting);
        self.begin_guard(original)?;
        self.begin_second(original)?;
        if self.empty_is_interesting {
            self.runner.watch.observer.warn(Warning::TooWeak);
        }
        Ok(())
    }

    /// Chooses the width by the time of the original's test, unless the options have one.
    fn choose_width(&mut self, took: Duration) {
        let workers = self.runner.capacity();
        let wide = match took >= SLOW && workers >= SEVERAL {
            true => workers,
            false => 1,
        };
        let watch = &mut self.runner.watch;
        if self.width == 0 {
            self.width = wide;
            watch.observer.width(wide);
        } else if self.width == 1 && wide > 1 {
            watch.observer.warn(Warning::Narrow { width: wide });
        }
    }

    fn first(
        &mut self,
        original: &[u8],
        ahead: &mut dyn FnMut(&mut Kernel<'_>),
    ) -> Result<Outcome, Stop> {
        let ask = self.runner.ask(original, original.len(), false)?;
        // A first pass is followed by these.
        let again = if self.policy.distrusts() {
            ORIGINALS
        } else {
            1
        };
        for (text, times) in [(original, again), (&b""[..], 1)] {
            for _ in self.runner.runs(TextKey::of(text))..times {
                self.runner.start_speculative(text)?;
            }
        }
        // A width of 0 is chosen by this test's time.
        if self.width > 0 && self.runner.capacity() >= self.many() {
            self.look_ahead(ahead)?;
        }
        let (verdict, outcome) = self.runner.consume(ask, Purpose::Repetition)?;
        Ok(outcome.unwrap_or_else(|| Outcome {
            ticket: crate::executor::Ticket(u64::MAX),
            verdict,
            ending: Ending::default(),
            elapsed: Duration::ZERO,
            output: Vec::new(),
        }))
    }

    fn begin_second(&mut self, original: &[u8]) -> Result<(), ReduceError> {
        if self.runner.knows(original, Purpose::Second) {
            self.accepts_again(original, Purpose::Second)?;
        }
        match self
            .runner
            .aside(Purpose::Second, original)
            .map_err(stopped)?
        {
            (true, _) => Ok(()),
            (false, Some(outcome)) => Err(rejected(outcome, Purpose::Second, 1)),
            (false, None) => Err(ReduceError::OriginalUnproven {
                ending: Ending::default(),
                output: Vec::new(),
            }),
        }
    }

    /// Runs the guard on the original, with which it compares candidates.
    fn begin_guard(&mut self, original: &[u8]) -> Result<(), ReduceError> {
        let runner = &mut self.runner;
        let mut first = None;
        if runner.knows(original, Purpose::Guard) {
            let again = runner.run_uncounted(original, Purpose::Guard);
            first = Some(again.map_err(stopped)?);
        }
        let (_, outcome) = runner.aside(Purpose::Guard, original).map_err(stopped)?;
        let Some(Outcome {
            verdict,
            ending,
            output,
            ..
        }) = first.or(outcome)
        else {
            return Ok(());
        };
        let is_missing = matches!(ending, Ending::Exited(status) if UNUSABLE.contains(&status));
        if verdict != Verdict::Interesting || is_missing {
            return Err(ReduceError::OriginalUnguarded { ending });
        }
        if !output.is_empty() {
            let complaints = String::from_utf8_lossy(&output).into_owned();
            runner.watch.observer.warn(Warning::Complaints(complaints));
        }
        Ok(())
    }

    /// Checks that a test still accepts an original whose verdict is known.
    ///
    /// Returns the time of the test. These tests do not count.
    fn accepts_again(
        &mut self,
        original: &[u8],
        purpose: Purpose,
    ) -> Result<Option<Duration>, ReduceError> {
        let mut last = None;
        // The second test is expensive.
        let most = match purpose {
            Purpose::Second => ORIGINALS as u32,
            _ => MANY,
        };
        for _ in 0..most {
            let outcome = self
                .runner
                .run_uncounted(original, purpose)
                .map_err(stopped)?;
            if outcome.verdict == Verdict::Interesting {
                return Ok(Some(outcome.elapsed));
            }
            last = Some(outcome);
        }
        last.map_or(Ok(None), |outcome| Err(rejected(outcome, purpose, most)))
    }
}

/// Whether a test ended by itself, and did run.
fn ended_by_itself(outcome: &Outcome) -> bool {
    let ran = !matches!(outcome.ending, Ending::Exited(status) if UNUSABLE.contains(&status));
    ran && matches!(
        outcome.verdict,
        Verdict::Interesting | Verdict::Uninteresting
    )
}

fn rejected(outcome: Outcome, purpose: Purpose, runs: u32) -> ReduceError {
    let Outcome { ending, output, .. } = outcome;
    match purpose {
        Purpose::Candidate | Purpose::Repetition | Purpose::Guard => {
            ReduceError::OriginalRejected {
                ending,
                output,
                runs,
            }
        }
        Purpose::Second => ReduceError::OriginalUnproven { ending, output },
    }
}

fn stopped(stop: Stop) -> ReduceError {
    match stop {
        Stop::Broken(error) => ReduceError::Oracle(error),
        Stop::Limited(limit) => ReduceError::Limited(limit),
        Stop::Interrupted | Stop::Unsaved(_) | Stop::RolledBack | Stop::Enough | Stop::Done => {
            ReduceError::Interrupted
        }
    }
}
