//! The distrust of verdicts: repeated tests, and bases that are given up.
//!
//! Many property tests answer at random (races, addresses, time limits). A search that believes
//! single verdicts may end with a text that never fails again. So accepted candidates pass the
//! [`checks`](super::checks), the base is tested again after each round, and if that fails, an
//! earlier base that still passes replaces it. The second, expensive test runs after some accepted
//! edits, after each round and on the result.

use super::Stop;
use super::caution::Caution;
use super::checks::{CHECKS, Check};
use super::earlier::Earlier;
use super::runner::Runner;
use crate::search::Purpose;

/// Tests of a base that failed once, and of its replacement.
const TRIALS: u32 = 3;
/// Bases given up before the search is.
const PATIENCE: u32 = 3;

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
    /// The text of the last roll-back for that reason, and its repetitions.
    returned: (Vec<u8>, u32),
    /// Whether the base changed since it was last tested again.
    changed: bool,
    earlier: Earlier,
}

impl Policy {
    pub(super) fn new(distrust: bool, confirm: u32, every: Option<u32>) -> Self {
        Self {
            distrust,
            checks: CHECKS.iter().map(|start| start()).collect(),
            caution: Caution {
                repetitions: confirm,
                ..Caution::default()
            },
            every,
            unproven: 0,
            unproven_base: false,
            returned: (Vec::new(), 0),
            changed: false,
            earlier: Earlier::new(&[]),
        }
    }

    /// Returns a copy without second test and flakiness, for a search that runs ahead.
    pub(super) fn copy(&self, base: &[u8]) -> Self {
        let mut copy = Self::new(self.distrust, self.caution.repetitions, None);
        copy.earlier = Earlier::new(b"");
        copy.earlier.push(base);
        copy.changed = self.changed;
        copy
    }

    pub(super) const fn distrusts(&self) -> bool {
        self.distrust
    }

    pub(super) fn begin(&mut self, original: &[u8]) {
        self.earlier = Earlier::new(original);
        // A test that is flaky on the original is flaky on other texts.
        let least = u32::from(self.caution.flakiness.rejected > 0);
        self.caution.repetitions = self.caution.repetitions.max(least);
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

    /// Records a new base.
    ///
    /// # Errors
    /// [`Stop::RolledBack`] if the second test rejects it.
    pub(super) fn accepted(&mut self, text: &[u8], runner: &mut Runner<'_>) -> Result<(), Stop> {
        self.changed = true;
        if let Some(every) = self.every
            && !std::mem::take(&mut self.caution.proven)
        {
            self.unproven += 1;
            if self.unproven < every {
                return Ok(());
            }
            self.prove(text, runner)?;
        }
        self.earlier.push(text);
        Ok(())
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
        if self.unproven > 0 {
            self.prove(text, runner)?;
            self.earlier.push(text);
        }
        let doubted = self.changed || self.caution.flakiness.rejected > 0;
        if !self.distrust || !(doubted || last && !self.earlier.is_original()) {
            return Ok(());
        }
        let runs = if last { TRIALS } else { 1 };
        if self.passes(text, runs, runner)? < runs {
            let mut passed = 0;
            for _ in 0..TRIALS {
                passed += u32::from(self.caution.passes_again(text, runner)?);
            }
            if passed * 2 < TRIALS {
                return Err(Stop::RolledBack);
            }
            self.caution.repetitions = self.caution.repetitions.max(1);
        }
        self.changed = false;
        Ok(())
    }

    fn passes(&mut self, text: &[u8], runs: u32, runner: &mut Runner<'_>) -> Result<u32, Stop> {
        for passed in 0..runs {
            if !self.caution.passes_again(text, runner)? {
                return Ok(passed);
            }
        }
        Ok(runs)
    }

    /// Returns the last reliable base, and whether to continue from it, after [`Stop::RolledBack`].
    pub(super) fn roll_back(&mut self, runner: &mut Runner<'_>) -> Result<(Vec<u8>, bool), Stop> {
        self.unproven = 0;
        if std::mem::take(&mut self.unproven_base) {
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
            return Ok((text, true));
        }
        self.caution.flakiness.rollbacks += 1;
        self.caution.repetitions = self.caution.repetitions.max(TRIALS);
        while !self.earlier.is_original() {
            let text = self.earlier.last().to_vec();
            if self.passes(&text, TRIALS, runner)? == TRIALS {
                break;
            }
            self.earlier.pop();
        }
        self.changed = false;
        let goes_on = self.caution.flakiness.rollbacks <= PATIENCE;
        Ok((self.earlier.last().to_vec(), goes_on))
    }

    fn prove(&mut self, text: &[u8], runner: &mut Runner<'_>) -> Result<(), Stop> {
        self.unproven = 0;
        if runner.aside(Purpose::Second, text)?.0 {
            return Ok(());
        }
        // One of these edits is to blame: the same ones are tested one by one.
        self.caution.careful = self.every.unwrap_or(1);
        self.unproven_base = true;
        Err(Stop::RolledBack)
    }
}
