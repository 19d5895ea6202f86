//! The caution about candidates that passed, after verdicts contradicted each other.
//!
//! The [policy](super::policy) raises it, the [checks](super::checks) follow it.

use super::Stop;
use super::runner::Runner;
use crate::search::{FlakinessStats, Warning};

/// Number and kind of the tests that a candidate has to pass again.
#[derive(Debug, Default)]
pub struct Caution {
    /// Number of further passes that a candidate needs.
    pub(super) repetitions: u32,
    /// For so many candidates from now on the second test is run at once.
    pub(super) careful: u32,
    /// The second test passed on the candidate that passes now.
    pub(super) proven: bool,
    /// The outcome of repeated tests.
    pub(super) flakiness: FlakinessStats,
}

impl Caution {
    /// Whether a text that passed before passes again.
    pub(super) fn passes_again(
        &mut self,
        text: &[u8],
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop> {
        let passed = runner.test(text, text.len())?;
        self.count(passed, runner);
        Ok(passed)
    }

    /// Counts a repetition.
    pub(super) fn count(&mut self, passed: bool, runner: &mut Runner<'_>) {
        self.flakiness.repeated += 1;
        if !passed {
            self.flakiness.rejected += 1;
            runner.watch.observer.warn(Warning::Flaky {
                refused: self.flakiness.rejected,
                repeated: self.flakiness.repeated,
            });
        }
    }
}
