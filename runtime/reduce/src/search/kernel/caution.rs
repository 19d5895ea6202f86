//! The state of distrust in a test that contradicted itself: known runs and their statistics.
//!
//! The [policy](super::policy) raises it, the [checks](super::checks) follow it.

use super::Stop;
use super::answers::TextKey;
use super::rate::{self, Bounds, Judgement};
use super::runner::Runner;
use crate::search::{FlakinessStats, Runs};

/// The runs that are known, and the further tests that a candidate needs.
#[derive(Debug, Default)]
pub struct Caution {
    /// The text about which runs decided last.
    pub(super) decided: Option<TextKey>,
    /// Known runs of the candidate, of any text with its tokens.
    pub(super) known: Runs,
    /// Candidates on which the second test still runs at once.
    pub(super) careful: u32,
    /// The last candidate that passed the second test.
    pub(super) proven: Option<TextKey>,
    pub(super) flakiness: FlakinessStats,
}

impl Caution {
    /// Runs the test until its runs on a text, with the known ones, decide about its rate.
    pub(super) fn decide(
        &mut self,
        text: &[u8],
        bounds: Bounds,
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop> {
        let holds = loop {
            match rate::judge(self.flakiness.original, bounds, self.known) {
                Judgement::Holds => break true,
                Judgement::Fails => break false,
                Judgement::Open(more) => self.known.add(runner.test(text, more)?),
            }
        };
        let key = TextKey::of(text);
        self.decided = Some(key);
        runner.watch.observer.counted(key, self.known, holds);
        Ok(holds)
    }

    /// Tests an accepted text again.
    pub(super) fn test_again(
        &mut self,
        text: &[u8],
        times: u32,
        runner: &mut Runner<'_>,
    ) -> Result<Runs, Stop> {
        let runs = runner.test(text, times)?;
        self.count(runs);
        Ok(runs)
    }

    /// Counts tests of an accepted text.
    pub(super) fn count(&mut self, runs: Runs) {
        self.flakiness.repeated += u64::from(runs.runs);
        self.flakiness.rejected += u64::from(runs.runs - runs.passed);
    }
}
