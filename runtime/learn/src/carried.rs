//! Estimates that one run hands to the next, in a model.

use std::collections::HashMap;

use secateur_reduce::learning::{Estimate, Op, Ties, Verdicts};
use serde::{Deserialize, Serialize};

use secateur_tables::Kind;

use secateur_syntax::Language;

/// What earlier runs say of a family counts as so many verdicts at most: this run may be
/// about something else.
const CARRIED: f32 = 4.0;

/// An estimate, as it is stored. Kinds are numbers into the model's list of names.
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
    /// Whether it names kinds that there are, of so many, and counts something.
    pub(super) fn is_whole(&self, names: usize) -> bool {
        let known = |kind: Option<usize>| kind.is_none_or(|kind| kind < names);
        let counts = |count: f32| count.is_finite() && count >= 0.0;
        known(self.slot) && known(self.kind) && counts(self.passed) && counts(self.refused)
    }
}

/// The estimates of a run, for a model that names all kinds in their order.
pub(super) fn stored(verdicts: &Verdicts) -> Vec<StoredRate> {
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
    verdicts.estimates().into_iter().map(rate).collect()
}

/// What a run begins with: what earlier ones heard, with less weight. Families of kinds
/// that are no more are passed over.
pub(super) fn verdicts(stored: &[StoredRate], names: &[String], language: &Language) -> Verdicts {
    let known: HashMap<&str, Kind> = (0..language.kinds())
        .map(|kind| Kind(kind as u16))
        .map(|kind| (language.kind_name(kind), kind))
        .collect();
    // Outside: the kind is no more.
    let now = |kind: Option<usize>| -> Option<Option<Kind>> {
        kind.map_or(Some(None), |kind| {
            let kind = known.get(names.get(kind)?.as_str())?;
            Some(Some(*kind))
        })
    };
    let estimate = |stored: &StoredRate| {
        let all = stored.passed + stored.refused;
        let less = (CARRIED / all.max(CARRIED)).min(1.0);
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
    Verdicts::from_estimates(stored.iter().filter_map(estimate))
}
