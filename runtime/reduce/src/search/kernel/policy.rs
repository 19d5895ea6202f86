//! The distrust of verdicts: repeated tests, and bases that are given up.
//!
//! Many property tests answer at random (races, addresses, time limits). A search that believes
//! single verdicts may end with a text that never fails again. So the base is tested again after
//! each round. Until a text has both passed and failed, single verdicts are believed. From then on
//! runs are *counted*: a [sequential test](super::rate) compares the rate of passes of each
//! candidate with that of the original, and an earlier base replaces one whose rate is too low.
//! Candidates pass the other [`checks`](super::checks), too. The second, expensive test runs after
//! some accepted edits, after each round and on the result.

use super::caution::Caution;
use super::checks::{CHECKS, Check};
use super::earlier::Earlier;
use super::rate;
use super::runner::Runner;
use super::{Stop, TextKey};
use crate::executor::Verdict;
use crate::search::{Purpose, Runs, Warning};

/// Tests of the result while single verdicts are believed.
const TRIALS: u32 = 3;
/// Tests of the result that give its rate: the sequential test's would be those of a lucky start.
const REPORTED: u32 = 50;
/// Returns to an earlier base before the search ends there, or is given up at the original.
const PATIENCE: u32 = 3;

/// The base to continue from.
pub(super) struct Return {
    pub(super) text: Vec<u8>,
    pub(super) next: Next,
    pub(super) forgets: Forgets,
}

/// The step after a return.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Search,
    /// The text held, and most of what is smaller was tried.
    End,
    /// Nothing but the original held, again and again, or it hardly ever passes.
    GiveUp,
}

/// The verdicts that a return makes void.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Forgets {
    Nothing,
    /// An accepted text failed.
    Passes,
    /// Single verdicts were believed.
    All,
}

/// Decides on acceptance by single verdicts, counted runs and checks; keeps earlier bases.
pub(super) struct Policy {
    distrust: bool,
    checks: Vec<Box<dyn Check>>,
    pub(super) caution: Caution,
    /// Accepted edits between two second tests.
    every: Option<u32>,
    /// Accepted edits since the second test passed.
    unproven: u32,
    /// Whether the second test rejected the base.
    unproven_base: bool,
    /// The last base since then that an earlier session's second test accepted.
    settled: Option<Vec<u8>>,
    /// The text of the last roll-back for that reason, and its repetitions.
    returned: (Vec<u8>, u32),
    /// Whether the rate of the original is that of an earlier search's.
    carried: bool,
    /// Whether counting has just begun, so that earlier verdicts are void.
    recounts: bool,
    /// Whether the base changed since it was last tested again.
    changed: bool,
    earlier: Earlier,
}

impl Policy {
    pub(super) fn new(distrust: bool, every: Option<u32>) -> Self {
        Self {
            distrust,
            checks: CHECKS.iter().map(|start| start()).collect(),
            caution: Caution::default(),
            carried: false,
            recounts: false,
            every,
            unproven: 0,
            unproven_base: false,
            settled: None,
            returned: (Vec::new(), 0),
            changed: false,
            earlier: Earlier::new(&[]),
        }
    }

    /// Returns a copy without second test and flakiness, for a search that runs ahead.
    pub(super) fn copy(&self) -> Self {
        let mut copy = Self::new(self.distrust, None);
        copy.changed = self.changed;
        copy
    }

    /// Begins such a copy from a base.
    pub(super) fn begin_copy(&mut self, base: &[u8]) {
        self.earlier = Earlier::new(b"");
        self.earlier.push(base);
    }

    /// Returns the runs of the candidate, where these are counted.
    pub(super) const fn runs(&self) -> Runs {
        match self.caution.flakiness.counted {
            true => self.caution.known,
            false => Runs { passed: 0, runs: 0 },
        }
    }

    pub(super) const fn distrusts(&self) -> bool {
        self.distrust
    }

    /// Begins with an original and its runs, or with those of an earlier one.
    pub(super) fn begin(&mut self, original: &[u8], runs: Runs, earlier: Runs) {
        self.earlier = Earlier::new(original);
        self.carried = earlier.runs > 0;
        self.caution.flakiness.original = if self.carried { earlier } else { runs };
    }

    /// Decides on a candidate by its first verdict, and by further runs where these count.
    ///
    /// A test that was killed at a limit is not repeated.
    pub(super) fn judge(
        &mut self,
        text: &[u8],
        verdict: Verdict,
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop> {
        let passed = verdict == Verdict::Interesting;
        self.caution.known = Runs::default();
        self.caution.known.count(passed);
        match verdict {
            Verdict::Interesting | Verdict::Uninteresting if self.caution.flakiness.counted => {
                self.caution.decide(text, rate::CANDIDATE, runner)
            }
            _ => Ok(passed),
        }
    }

    /// Whether a candidate that passed the property test passes all checks.
    pub(super) fn confirms(&mut self, text: &[u8], runner: &mut Runner<'_>) -> Result<bool, Stop> {
        for check in &mut self.checks {
            if !check.passes(text, &mut self.caution, runner)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Notes a saved base for later second tests, and runs the second test if it is due.
    ///
    /// # Errors
    /// [`Stop::RolledBack`] if the second test rejects it.
    pub(super) fn accepted(&mut self, text: &[u8], runner: &mut Runner<'_>) -> Result<(), Stop> {
        self.changed = true;
        if let Some(every) = self.every
            && self.caution.proven != Some(TextKey::of(text))
        {
            self.unproven += 1;
            if self.unproven < every {
                self.note(text, runner);
                return Ok(());
            }
            return self.prove(text, runner);
        }
        self.earlier.push(text);
        Ok(())
    }

    /// Notes a base with which the search stops, without a test.
    pub(super) fn stopped_at(&mut self, text: &[u8], runner: &Runner<'_>) {
        if self.every.is_some() && self.caution.proven != Some(TextKey::of(text)) {
            self.unproven += 1;
            self.note(text, runner);
        }
    }

    /// Notes a base of which it is known already that the second test accepts it.
    ///
    /// That test is due later, as in the earlier session, but the search may end before.
    fn note(&mut self, text: &[u8], runner: &Runner<'_>) {
        if runner.accepts(text, Purpose::Second) {
            self.settled = Some(text.to_vec());
        }
    }

    /// Whether the second test has not accepted the base.
    pub(super) const fn is_unproven(&self) -> bool {
        self.unproven > 0
    }

    /// Whether the second test has rejected the base.
    pub(super) const fn is_rejected(&self) -> bool {
        self.unproven_base
    }

    /// Returns the last base that the second test accepts.
    pub(super) fn last(&self) -> &[u8] {
        match &self.settled {
            Some(settled) => settled,
            None => self.earlier.last(),
        }
    }

    /// Runs the second test on the base if that has not passed it.
    ///
    /// # Errors
    /// [`Stop::RolledBack`] if it rejects the base.
    pub(super) fn prove_last(&mut self, text: &[u8], runner: &mut Runner<'_>) -> Result<(), Stop> {
        match self.is_unproven() {
            true => self.prove(text, runner),
            false => Ok(()),
        }
    }

    /// Tests the base again at the end of a round, more often in the last round.
    ///
    /// # Errors
    /// [`Stop::RolledBack`] if it is given up.
    pub(super) fn audit(
        &mut self,
        text: &[u8],
        last: bool,
        runner: &mut Runner<'_>,
    ) -> Result<(), Stop> {
        let counted = self.caution.flakiness.counted;
        let due = match counted {
            // Its runs made it the base.
            true => last,
            false => self.changed || last && !self.earlier.is_original(),
        };
        if !self.distrust || !due {
            return Ok(());
        }
        if !counted {
            let runs = if last { TRIALS } else { 1 };
            let runs = self.caution.test_again(text, runs, runner)?;
            if runs.passed == runs.runs {
                self.caution.flakiness.result = runs;
                self.changed = false;
                return Ok(());
            }
            self.begin_counting(runs, runner)?;
            self.recounts = true;
            return Err(Stop::RolledBack);
        }
        if !self.holds(text, runner)? {
            return Err(Stop::RolledBack);
        }
        if !self.earlier.is_original() {
            self.caution.flakiness.result = self.caution.test_again(text, REPORTED, runner)?;
        }
        Ok(())
    }

    /// Counts runs from now on, after these of a text; measures the rate of the original.
    pub(super) fn begin_counting(
        &mut self,
        text: Runs,
        runner: &mut Runner<'_>,
    ) -> Result<(), Stop> {
        let original = self.earlier.original().to_vec();
        while let Some(more) = rate::needed(self.caution.flakiness.original) {
            let runs = self.caution.test_again(&original, more, runner)?;
            self.caution.flakiness.original.add(runs);
        }
        self.caution.flakiness.counted = true;
        if text.passed < text.runs {
            let original = self.caution.flakiness.original;
            let warning = Warning::Flaky { text, original };
            runner.watch.observer.warn(warning);
        }
        Ok(())
    }

    /// Whether the original passes too seldom for others to be compared with it.
    pub(super) fn is_hopeless(&self) -> bool {
        let flakiness = &self.caution.flakiness;
        flakiness.counted && !rate::is_comparable(flakiness.original)
    }

    /// Whether further runs of an accepted text, without those that made it the base, confirm it.
    fn holds(&mut self, text: &[u8], runner: &mut Runner<'_>) -> Result<bool, Stop> {
        if !self.carried && self.earlier.original() == text {
            self.caution.flakiness.result = self.caution.flakiness.original;
            return Ok(true);
        }
        self.caution.known = Runs::default();
        let holds = self.caution.decide(text, rate::BASE, runner)?;
        self.caution.count(self.caution.known);
        self.caution.flakiness.result = self.caution.known;
        Ok(holds)
    }

    /// Returns the last reliable base, and what follows, after [`Stop::RolledBack`].
    pub(super) fn roll_back(
        &mut self,
        base: &[u8],
        runner: &mut Runner<'_>,
    ) -> Result<Return, Stop> {
        self.settled = None;
        if std::mem::take(&mut self.unproven_base) {
            self.unproven = 0;
            let text = self.earlier.last().to_vec();
            let times = if self.returned.0 == text {
                self.returned.1
            } else {
                0
            };
            if times >= PATIENCE {
                // A flaky second test could repeat this for ever.
                self.caution.careful = u32::MAX;
            }
            self.returned = (text.clone(), times + 1);
            return Ok(Return {
                text,
                next: Next::Search,
                forgets: Forgets::Nothing,
            });
        }
        let forgets = match std::mem::take(&mut self.recounts) {
            true => Forgets::All,
            false => {
                // It was just tested.
                self.earlier.pop();
                Forgets::Passes
            }
        };
        let hopeless = self.is_hopeless();
        let text = loop {
            let text = self.earlier.last().to_vec();
            let original = self.earlier.is_original();
            let holds = (original || !hopeless) && self.holds(&text, runner)?;
            if holds || original {
                break text;
            }
            self.earlier.pop();
        };
        self.caution.flakiness.rollbacks += u32::from(text != base);
        self.changed = false;
        self.unproven = 0;
        let original = self.earlier.is_original();
        let next = match forgets {
            _ if hopeless => Next::GiveUp,
            Forgets::All => Next::Search,
            _ if self.caution.flakiness.rollbacks > PATIENCE => match original {
                true => Next::GiveUp,
                false => Next::End,
            },
            _ if original || is_much_larger(&text, base) => Next::Search,
            _ => Next::End,
        };
        Ok(Return {
            text,
            next,
            forgets,
        })
    }

    /// Runs the second test on the base.
    ///
    /// # Errors
    /// [`Stop::RolledBack`] if it rejects the base.
    pub(super) fn prove(&mut self, text: &[u8], runner: &mut Runner<'_>) -> Result<(), Stop> {
        if runner.aside(Purpose::Second, text)?.0 {
            self.unproven = 0;
            self.settled = None;
            self.earlier.push(text);
            return Ok(());
        }
        // One of these edits is to blame: the same ones are tested one by one.
        self.caution.careful = self.every.unwrap_or(1);
        self.unproven_base = true;
        Err(Stop::RolledBack)
    }
}

/// Whether the way back from a text is so long that smaller ones are likely between them.
const fn is_much_larger(text: &[u8], given_up: &[u8]) -> bool {
    text.len() > given_up.len() + given_up.len() / 5
}
