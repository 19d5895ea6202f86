//! The caution about accepted candidates after contradictory verdicts.
//!
//! The [policy](super::policy) raises it, the [checks](super::checks) follow it.

use super::Stop;
use super::runner::Runner;
use crate::search::{FlakinessStats, Warning};

/// The further tests of a candidate.
#[derive(Debug, Default)]
pub struct Caution {
    /// Further passes that a candidate needs.
    pub(super) repetitions: u32,
    /// Candidates on which the second test still runs at once.
    pub(super) careful: u32,
    /// Whether the second test passed on the candidate.
    pub(super) proven: bool,
    pub(super) flakiness: FlakinessStats,
}

impl Caution {
    pub(super) fn passes_again(
        &mut self,
        text: &[u8],
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop> {
        let passed = runner.test(text, text.len())?;
        self.count(passed, runner);
        Ok(passed)
    }

    pub(super) fn count(&mut self, passed: bool, runner: &mut Runner<'_>) {
        self.flakiness.repeated += 1;
        if !passed {
            self.flakiness.rejected += 1;
            runner.watch.observer.warn(Warning::Flaky {
                rejected: self.flakiness.rejected,
                repeated: self.flakiness.repeated,
            });
        }
    }
}
