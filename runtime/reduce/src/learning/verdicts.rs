//! Estimates of edits from the verdicts of the running reduction.

use rustc_hash::FxHashMap;

use super::causes::{Cause, Names, Ties, node_of};
use secateur_syntax::tree::{Change, Edit, Tree};
use secateur_tables::Kind;

/// Verdicts so far. Where two copies heard the same they answer the same.
#[derive(Clone, Debug, Default)]
pub struct Verdicts {
    /// Causes of rejections since which no edit of that cause was accepted.
    refused: FxHashMap<Cause, Refusal>,
    rates: FxHashMap<Family, Rate>,
}

/// When something was refused.
#[derive(Clone, Copy, Debug)]
struct Refusal {
    /// The text had so many tokens.
    tokens: u32,
    /// The cause with what stood beside it.
    here: Cause,
}

/// Edits with a common estimate.
///
/// Of one form, then in one slot, then of one kind; or, where strategies have separate estimates,
/// of one size, then in one slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Family {
    form: Form,
    /// The strategy that proposed the edit.
    by: Option<&'static str>,
    /// The logarithm of the tokens that it saves.
    size: Option<u8>,
    slot: Option<Kind>,
    kind: Option<Kind>,
}

/// The form of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Form {
    op: Op,
    several: bool,
    /// The candidate may be no sentence: most of these are rejected without a test.
    unsure: bool,
    ties: Ties,
}

/// The first change of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Op {
    /// A node goes.
    Delete,
    /// A node gives way to another of the tree.
    Substitute,
    /// An item of a list gives way to the items of a list in it.
    Unwrap,
    /// A node gives way to a new sentence.
    Put,
}

impl From<&Change> for Op {
    fn from(change: &Change) -> Self {
        match change {
            Change::Delete(_) => Self::Delete,
            Change::Substitute { .. } => Self::Substitute,
            Change::Unwrap { .. } => Self::Unwrap,
            Change::Put { .. } => Self::Put,
        }
    }
}

/// A running estimate: what is long ago counts less.
#[derive(Clone, Copy, Debug, Default)]
struct Rate {
    passed: f32,
    refused: f32,
    /// Refused without a test.
    free: f32,
}

/// The estimate of edits of one form, which another run can start with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The first change.
    pub op: Op,
    /// Whether it consists of several changes.
    pub several: bool,
    /// Whether it may leave the language.
    pub unsure: bool,
    /// The effect on names.
    pub ties: Ties,
    /// The kind that is expected where its first node stands; `None` for all.
    pub slot: Option<Kind>,
    /// The kind of its first node; `None` for all.
    pub kind: Option<Kind>,
    /// Accepted edits, those of long ago with less weight.
    pub accepted: f32,
    /// Rejected edits, likewise.
    pub rejected: f32,
}

/// An edit as the estimates see it.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    cause: Cause,
    /// With what stands beside it.
    here: Cause,
    /// From the widest to the narrowest; `None` for an edit that does nothing.
    families: Option<[Family; 3]>,
    /// Apart from what another strategy proposes; the first also from what saves much more
    /// or less.
    apart: Option<[Family; 2]>,
    /// The text's tokens.
    tokens: u32,
}

/// With each verdict the earlier ones of the same family count so much less.
const DECAY: f32 = 0.97;
/// Number of verdicts on a narrower family that the estimate of a wider one counts as.
const WIDER: f32 = 4.0;
/// Estimate without any verdict.
const FIRST: f32 = 0.3;
/// Probability below which an edit is not worth its test for now.
const LEAST: f32 = 0.03;
/// Factor on earlier verdicts for each later one, where strategies have separate estimates.
const SLOWLY: f32 = 0.995;
/// Share of tokens below which a rejection lapses: what needed the rejected part may be gone.
const STILL: f64 = 0.7;
/// Number of tokens to which larger texts are clamped for [`STILL`].
///
/// In a larger text most tokens go without being needed by any that stay.
const LARGE: u32 = 4_000;
/// The share of edits that may be no sentence of which a test is needed to know.
const UNSURE: f32 = 0.3;
/// A text with fewer tokens is small.
const SMALL: f32 = 40.0;
/// Cost of an edit besides its test, in tests.
const FREE: f32 = 0.02;

impl Seen {
    /// Returns the features of an edit and its strategy.
    #[must_use]
    pub fn of(tree: &Tree, names: &Names, edit: &Edit, by: &'static str) -> Self {
        let tokens = tree.tokens().len() as u32;
        let (cause, ties) = Cause::of(tree, names, edit);
        let families = edit.changes().first().map(|change| {
            let node = node_of(change);
            let form = Form {
                op: Op::from(change),
                several: edit.changes().len() > 1,
                unsure: edit.is_unsure(),
                ties,
            };
            let family = |slot, kind| Family {
                form,
                by: None,
                size: None,
                slot,
                kind,
            };
            let (kind, slot) = (Some(tree.kind(node)), Some(tree.slot(node)));
            let all = [family(None, None), family(slot, None), family(slot, kind)];
            let size = Some(edit.saved(tree).max(1).ilog2() as u8);
            let by = Some(by);
            let of_size = Family {
                by,
                size,
                ..family(None, None)
            };
            let in_slot = Family {
                by,
                ..family(slot, None)
            };
            (all, [of_size, in_slot])
        });
        Self {
            cause,
            here: cause.with_neighbours(tree, edit),
            families: families.map(|(all, _)| all),
            apart: families.map(|(_, apart)| apart),
            tokens,
        }
    }
}

impl Rate {
    fn after(self, expected: f32) -> f32 {
        (self.passed + WIDER * expected) / (self.passed + self.refused + self.free + WIDER)
    }

    /// The share of which a test is needed to know, where so much is expected.
    fn asks(self, expected: f32) -> f32 {
        let asked = self.passed + self.refused;
        (asked + WIDER * expected) / (asked + self.free + WIDER)
    }

    fn record(&mut self, passed: bool, asked: bool, decay: f32) {
        self.passed *= decay;
        self.refused *= decay;
        self.free *= decay;
        *match (passed, asked) {
            (true, _) => &mut self.passed,
            (false, true) => &mut self.refused,
            (false, false) => &mut self.free,
        } += 1.0;
    }
}

impl Verdicts {
    /// Starts from estimates of earlier runs.
    #[must_use]
    pub fn from_estimates(estimates: impl IntoIterator<Item = Estimate>) -> Self {
        let rates = estimates.into_iter().map(|estimate| {
            let family = Family {
                by: None,
                size: None,
                form: Form {
                    op: estimate.op,
                    several: estimate.several,
                    unsure: estimate.unsure,
                    ties: estimate.ties,
                },
                slot: estimate.slot,
                kind: estimate.kind,
            };
            let rate = Rate {
                passed: estimate.accepted,
                refused: estimate.rejected,
                free: 0.0,
            };
            (family, rate)
        });
        Self {
            rates: rates.collect(),
            ..Self::default()
        }
    }

    /// The estimates that do not depend on a strategy, in a stable order.
    #[must_use]
    pub fn estimates(&self) -> Vec<Estimate> {
        let rates = self.rates.iter().filter(|(family, _)| family.by.is_none());
        let mut rates: Vec<(&Family, &Rate)> = rates.collect();
        rates.sort_unstable_by_key(|(family, _)| **family);
        let estimate = |(family, rate): (&Family, &Rate)| Estimate {
            op: family.form.op,
            several: family.form.several,
            unsure: family.form.unsure,
            ties: family.form.ties,
            slot: family.slot,
            kind: family.kind,
            accepted: rate.passed,
            rejected: rate.refused,
        };
        rates.into_iter().map(estimate).collect()
    }

    /// Whether an edit was refused, as far as can be told on another base.
    #[must_use]
    pub fn rejected(&self, seen: &Seen) -> bool {
        self.refusal(seen).is_some()
    }

    /// Whether it was, beside the same tokens.
    #[must_use]
    pub fn rejected_here(&self, seen: &Seen) -> bool {
        let refusal = self.refusal(seen);
        refusal.is_some_and(|refusal| refusal.here == seen.here)
    }

    /// Returns the rejection of an edit, if it has not lapsed.
    fn refusal(&self, seen: &Seen) -> Option<&Refusal> {
        let holds = |refusal: &&Refusal| {
            let then = f64::from(refusal.tokens.min(LARGE));
            f64::from(seen.tokens) > then * STILL
        };
        self.refused.get(&seen.cause).filter(holds)
    }

    /// Forgets what was refused; the estimates stay.
    pub fn forget_rejections(&mut self) {
        self.refused.clear();
    }

    /// Whether an edit is not worth its test for now.
    #[must_use]
    pub fn predict_rejection(&self, seen: &Seen) -> bool {
        self.rejected(seen) || self.chance(seen) < LEAST
    }

    /// Returns the probability that an edit passes, from 0 to 1.
    #[must_use]
    pub fn chance(&self, seen: &Seen) -> f32 {
        let mut chance = FIRST;
        for family in seen.families.iter().flatten() {
            let rate = self.rates.get(family).copied().unwrap_or_default();
            chance = rate.after(chance);
        }
        chance
    }

    /// Returns the expected number of accepted edits for each test of an edit.
    ///
    /// Its probability, by size, slot and strategy, for each test that it is expected to take. The
    /// number of saved tokens does not count: one token that goes may let ten others go.
    #[must_use]
    pub fn expected(&self, seen: &Seen) -> f32 {
        let widest = seen.families.iter().flatten().take(1);
        let unsure = widest.clone().any(|family| family.form.unsure);
        let rates = widest
            .chain(seen.apart.iter().flatten())
            .map(|family| self.rates.get(family).copied().unwrap_or_default());
        let first = (FIRST, if unsure { UNSURE } else { 1.0 });
        let (chance, asks) = rates.fold(first, |(chance, asks), rate| {
            (rate.after(chance), rate.asks(asks))
        });
        chance / (asks + FREE)
    }

    /// Whether at least `least` accepted edits are expected of a test of an edit.
    ///
    /// Of a small text, where a token is much and few tests remain, as much fewer as it is smaller.
    #[must_use]
    pub fn justify_test(&self, seen: &Seen, least: f32) -> bool {
        self.expected(seen) >= least * (seen.tokens as f32 / SMALL).min(1.0)
    }

    /// Takes in a verdict, and whether a test was needed for it.
    pub fn record(&mut self, seen: &Seen, passed: bool, asked: bool) {
        if passed {
            self.refused.remove(&seen.cause);
        } else {
            let refusal = Refusal {
                tokens: seen.tokens,
                here: seen.here,
            };
            self.refused.insert(seen.cause, refusal);
        }
        for family in seen.families.iter().flatten() {
            let rate = self.rates.entry(*family).or_default();
            rate.record(passed, asked, DECAY);
        }
        for family in seen.apart.iter().flatten() {
            let rate = self.rates.entry(*family).or_default();
            rate.record(passed, asked, SLOWLY);
        }
    }
}
