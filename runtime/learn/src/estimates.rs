//! Verdict estimates that a model carries from one run to the next.

use secateur_reduce::learning::{Estimate, Estimates, Op, Ties};
use serde::{Deserialize, Serialize};

use secateur_tables::Kind;

use secateur_syntax::Language;

/// Maximal weight, in verdicts, of earlier runs, which may differ from the next.
const MAX_WEIGHT: f32 = 4.0;

/// A stored estimate; kinds are indices into the model's names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredRate {
    op: Op,
    several: bool,
    unsure: bool,
    ties: Ties,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    slot: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<usize>,
    passed: f32,
    refused: f32,
}

impl StoredRate {
    /// Whether kinds are below `names` and counts are finite and not negative.
    pub(super) fn is_whole(&self, names: usize) -> bool {
        let known = |kind: Option<usize>| kind.is_none_or(|kind| kind < names);
        let counts = |count: f32| count.is_finite() && count >= 0.0;
        known(self.slot) && known(self.kind) && counts(self.passed) && counts(self.refused)
    }
}

/// Converts the estimates of a run, for a model that names all kinds in order.
pub(super) fn stored(estimates: &Estimates) -> Vec<StoredRate> {
    let round = |count: f32| (count * 100.0).round() / 100.0;
    let rate = |estimate: Estimate| StoredRate {
        op: estimate.op,
        several: estimate.several,
        unsure: estimate.unsure,
        ties: estimate.ties,
        slot: estimate.slot.map(Kind::index),
        kind: estimate.kind.map(Kind::index),
        passed: round(estimate.accepted),
        refused: round(estimate.rejected),
    };
    estimates.by_family().into_iter().map(rate).collect()
}

/// Converts stored estimates to initial ones of less weight.
///
/// Those of kinds missing from the grammar are dropped.
pub(super) fn restored(stored: &[StoredRate], names: &[String], language: &Language) -> Estimates {
    let known = language.kinds_named(names);
    // The outer `None`: the grammar no longer has the kind.
    let now = |kind: Option<usize>| -> Option<Option<Kind>> {
        kind.map_or(Some(None), |kind| known.get(kind).copied()?.map(Some))
    };
    let estimate = |stored: &StoredRate| {
        let all = stored.passed + stored.refused;
        let less = (MAX_WEIGHT / all.max(MAX_WEIGHT)).min(1.0);
        Some(Estimate {
            op: stored.op,
            several: stored.several,
            unsure: stored.unsure,
            ties: stored.ties,
            slot: now(stored.slot)?,
            kind: now(stored.kind)?,
            accepted: stored.passed * less,
            rejected: stored.refused * less,
        })
    };
    Estimates::from_estimates(stored.iter().filter_map(estimate))
}
