//! Estimates from the verdicts of the running reduction.

use rustc_hash::FxHashMap;

use super::causes::{Cause, Names, Ties, node_of};
use secateur_syntax::tree::{Change, Edit, Tree};
use secateur_tables::Kind;

/// Rejected edits and rates of acceptance; equal verdicts lead to equal estimates.
#[derive(Clone, Debug, Default)]
pub struct Estimates {
    rejected: FxHashMap<Cause, Rejection>,
    rates: FxHashMap<Family, Rate>,
}

#[derive(Clone, Copy, Debug)]
struct Rejection {
    tokens: u32,
    here: Cause,
}

/// A class of edits with a common estimate: by form, then slot, then kind.
///
/// For separate strategies: by size, then slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Family {
    form: Form,
    /// `None` if all strategies share the estimate.
    by: Option<&'static str>,
    /// Logarithm of the removed tokens.
    size: Option<u8>,
    slot: Option<Kind>,
    kind: Option<Kind>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Form {
    op: Op,
    several: bool,
    /// May be no sentence; most such candidates are rejected untested.
    unsure: bool,
    ties: Ties,
}

/// The first change of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Op {
    /// A deletion.
    Delete,
    /// The replacement by another node.
    Substitute,
    /// The replacement of an item by those of an inner list.
    Unwrap,
    /// The replacement by a sentence.
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

/// A running estimate; earlier verdicts weigh less.
#[derive(Clone, Copy, Debug, Default)]
struct Rate {
    passed: f32,
    rejected: f32,
    /// Rejections without a test.
    free: f32,
}

/// An estimate for edits of one form, to start another run from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The first change.
    pub op: Op,
    /// Whether the edit has several changes.
    pub several: bool,
    /// Whether it may leave the language.
    pub unsure: bool,
    /// The effect on names.
    pub ties: Ties,
    /// The slot of the first node; `None` for all.
    pub slot: Option<Kind>,
    /// The kind of the first node; `None` for all.
    pub kind: Option<Kind>,
    /// Weighted accepted edits.
    pub accepted: f32,
    /// Weighted rejected edits.
    pub rejected: f32,
}

/// The features of an edit for estimates.
#[derive(Clone, Copy, Debug)]
pub struct EditFeatures {
    cause: Cause,
    here: Cause,
    /// From wide to narrow; `None` for an edit without changes.
    families: Option<[Family; 3]>,
    /// Of this strategy alone; the first also of this size alone.
    apart: Option<[Family; 2]>,
    tokens: u32,
}

/// Factor on earlier verdicts of a family for each later one.
const DECAY: f32 = 0.97;
/// Verdicts that the estimate of a wider family counts as.
const WIDER: f32 = 4.0;
/// Estimate without verdicts.
const FIRST: f32 = 0.3;
/// Probability below which an edit is postponed.
const LEAST: f32 = 0.03;
/// [`DECAY`] where strategies have separate estimates.
const SLOWLY: f32 = 0.995;
/// Share of tokens below which a rejection lapses: those that needed the part may be gone.
const STILL: f64 = 0.7;
/// Tokens to which texts are clamped for [`STILL`]: of a larger one most go unneeded.
const LARGE: u32 = 4_000;
/// Tokens below which a text is small.
const SMALL: f32 = 40.0;
/// Cost of an edit besides its test, in tests.
const FREE: f32 = 0.02;

impl EditFeatures {
    /// Returns the features of an edit.
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
        (self.passed + WIDER * expected) / (self.passed + self.rejected + self.free + WIDER)
    }

    /// Returns the share of tested edits.
    fn asks(self, expected: f32) -> f32 {
        let asked = self.passed + self.rejected;
        (asked + WIDER * expected) / (asked + self.free + WIDER)
    }

    fn record(&mut self, passed: bool, asked: bool, decay: f32) {
        self.passed *= decay;
        self.rejected *= decay;
        self.free *= decay;
        *match (passed, asked) {
            (true, _) => &mut self.passed,
            (false, true) => &mut self.rejected,
            (false, false) => &mut self.free,
        } += 1.0;
    }
}

impl Estimates {
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
                rejected: estimate.rejected,
                free: 0.0,
            };
            (family, rate)
        });
        Self {
            rates: rates.collect(),
            ..Self::default()
        }
    }

    /// Returns the estimates that strategies share, in a stable order.
    #[must_use]
    pub fn by_family(&self) -> Vec<Estimate> {
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
            rejected: rate.rejected,
        };
        rates.into_iter().map(estimate).collect()
    }

    /// Whether an edit of this cause was rejected.
    #[must_use]
    pub fn rejected(&self, seen: &EditFeatures) -> bool {
        self.rejection(seen).is_some()
    }

    /// Whether an edit of this cause was rejected between the same tokens.
    #[must_use]
    pub fn rejected_here(&self, seen: &EditFeatures) -> bool {
        let rejection = self.rejection(seen);
        rejection.is_some_and(|rejection| rejection.here == seen.here)
    }

    fn rejection(&self, seen: &EditFeatures) -> Option<&Rejection> {
        let holds = |rejection: &&Rejection| {
            let then = f64::from(rejection.tokens.min(LARGE));
            f64::from(seen.tokens) > then * STILL
        };
        self.rejected.get(&seen.cause).filter(holds)
    }

    /// Forgets rejections, not estimates.
    pub fn forget_rejections(&mut self) {
        self.rejected.clear();
    }

    /// Whether an edit should be postponed.
    #[must_use]
    pub fn predict_rejection(&self, seen: &EditFeatures) -> bool {
        self.rejected(seen) || self.chance(seen) < LEAST
    }

    /// Returns the probability of acceptance, from 0 to 1.
    #[must_use]
    pub fn chance(&self, seen: &EditFeatures) -> f32 {
        let mut chance = FIRST;
        for family in seen.families.iter().flatten() {
            let rate = self.rates.get(family).copied().unwrap_or_default();
            chance = rate.after(chance);
        }
        chance
    }

    /// Returns the expected accepted edits of a test, by size, slot and strategy.
    ///
    /// A probability over a number of tests. Removed tokens do not count: one that goes may let ten
    /// others go.
    #[must_use]
    pub fn expected(&self, seen: &EditFeatures) -> f32 {
        let widest = seen.families.iter().flatten().take(1);
        let rates = widest
            .chain(seen.apart.iter().flatten())
            .map(|family| self.rates.get(family).copied().unwrap_or_default());
        let (chance, asks) = rates.fold((FIRST, 1.0), |(chance, asks), rate| {
            (rate.after(chance), rate.asks(asks))
        });
        chance / (asks + FREE)
    }

    /// Whether a test has at least `least` expected accepted edits.
    ///
    /// Below [`SMALL`] tokens proportionally fewer suffice: a token is much, and few tests remain.
    #[must_use]
    pub fn justify_test(&self, seen: &EditFeatures, least: f32) -> bool {
        self.expected(seen) >= least * (seen.tokens as f32 / SMALL).min(1.0)
    }

    /// Records a verdict, and whether it took a test.
    pub fn record(&mut self, seen: &EditFeatures, passed: bool, asked: bool) {
        if passed {
            self.rejected.remove(&seen.cause);
        } else {
            let rejection = Rejection {
                tokens: seen.tokens,
                here: seen.here,
            };
            self.rejected.insert(seen.cause, rejection);
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
