//! What the verdicts of the running reduction tell of edits to come.

use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::causes::{Cause, Names, Ties, node_of};
use crate::language::Kind;
use crate::tree::{Change, Edit, Tree};

/// Verdicts so far. Where two copies heard the same they answer the same.
#[derive(Clone, Debug, Default)]
pub struct Verdicts {
    /// What was refused and has had no success since.
    refused: FxHashSet<Cause>,
    rates: FxHashMap<Family, Rate>,
    /// Of edits whose cause had been refused.
    again: Rate,
}

/// Edits that are expected to fare alike: of one form, then of one strategy and size if
/// these are told apart, then in one slot, then of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Family {
    pub(super) form: Form,
    /// Which strategy proposed it.
    pub(super) by: Option<&'static str>,
    /// The logarithm of the tokens that it saves.
    pub(super) size: Option<u8>,
    pub(super) slot: Option<Kind>,
    pub(super) kind: Option<Kind>,
}

/// What an edit does, in general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Form {
    pub(super) op: Op,
    pub(super) several: bool,
    /// It may be no sentence: most of these are refused without a test.
    pub(super) unsure: bool,
    pub(super) ties: Ties,
}

/// What an edit does first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Op {
    Delete,
    Substitute,
    Unwrap,
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
pub(super) struct Rate {
    pub(super) passed: f32,
    pub(super) refused: f32,
    /// Refused without a test.
    pub(super) free: f32,
    /// What a model said of these edits, added up.
    pub(super) valid: f32,
}

/// An edit as the estimates see it.
#[derive(Clone, Debug)]
pub struct Seen {
    cause: Cause,
    /// From the widest to the narrowest; none for an edit that does nothing.
    families: Families,
    /// How probable it is that the edit is valid, if a model says.
    valid: Option<f32>,
}

type Families = SmallVec<[Family; 4]>;

/// Edits that the estimates cannot tell apart.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Likes {
    families: Families,
    /// In tenths: how probable a model says that they are valid.
    valid: Option<u8>,
    /// Their causes were refused.
    again: bool,
}

/// With each verdict the earlier ones of the same family count so much less.
const DECAY: f32 = 0.97;
/// Where strategies are told apart, so much less: few of what they propose pass.
const SLOWLY: f32 = 0.995;
/// What is expected of a family counts as so many verdicts on a narrower one.
const WIDER: f32 = 4.0;
/// What is expected before anything is known.
const FIRST: f32 = 0.3;
/// What a model that is not asked is taken to say.
const EITHER: f32 = 0.5;
/// What a model says is not taken for surer than this.
const SURE: f32 = 0.01;
/// What passes less often than this is not worth its test for now.
const LEAST: f32 = 0.03;
/// What is expected of edits whose cause was refused.
const AGAIN: f32 = 0.2;
/// The share of edits that may be no sentence of which a test is needed to know.
const UNSURE: f32 = 0.3;
/// What an edit costs beside its test, in tests.
const FREE: f32 = 0.02;

impl Seen {
    /// What there is to see of an edit. A validity model may say how probable it is that
    /// the edit is valid.
    #[must_use]
    pub fn of(tree: &Tree, names: &Names, edit: &Edit, valid: Option<f32>) -> Self {
        Self::told_apart(tree, names, edit, valid, None)
    }

    /// As [`Self::of`], but apart from what another strategy proposes and what saves much
    /// more or less.
    #[must_use]
    pub fn by(
        tree: &Tree,
        names: &Names,
        edit: &Edit,
        valid: Option<f32>,
        strategy: &'static str,
    ) -> Self {
        Self::told_apart(tree, names, edit, valid, Some(strategy))
    }

    fn told_apart(
        tree: &Tree,
        names: &Names,
        edit: &Edit,
        valid: Option<f32>,
        by: Option<&'static str>,
    ) -> Self {
        let (cause, ties) = Cause::of(tree, names, edit);
        let mut families = Families::new();
        if let Some(change) = edit.changes().first() {
            let node = node_of(change);
            let form = Form {
                op: Op::from(change),
                several: edit.changes().len() > 1,
                unsure: edit.is_unsure(),
                ties,
            };
            let widest = Family {
                form,
                by: None,
                size: None,
                slot: None,
                kind: None,
            };
            families.push(widest);
            let narrower = Family { by, ..widest };
            if by.is_some() {
                families.push(Family {
                    size: Some(edit.saved(tree).max(1).ilog2() as u8),
                    ..narrower
                });
            }
            let slot = Some(tree.slot(node));
            let kind = Some(tree.kind(node));
            families.push(Family { slot, ..narrower });
            families.push(Family {
                slot,
                kind,
                ..narrower
            });
        }
        Self {
            cause,
            families,
            valid: valid.map(|valid| valid.clamp(SURE, 1.0 - SURE)),
        }
    }
}

impl Rate {
    /// The share that passes, where so much is expected.
    fn passes(self, expected: f32) -> f32 {
        (self.passed + WIDER * expected) / (self.passed + self.refused + self.free + WIDER)
    }

    /// What a model says of such edits on average, where so much is expected.
    fn valid(self, expected: f32) -> f32 {
        let all = self.passed + self.refused + self.free;
        (self.valid + WIDER * expected) / (all + WIDER)
    }

    /// The share of which a test is needed to know, where so much is expected.
    fn asks(self, expected: f32) -> f32 {
        let asked = self.passed + self.refused;
        (asked + WIDER * expected) / (asked + self.free + WIDER)
    }

    fn hear(&mut self, passed: bool, asked: bool, valid: f32, decay: f32) {
        self.passed *= decay;
        self.refused *= decay;
        self.free *= decay;
        self.valid = self.valid * decay + valid;
        *match (passed, asked) {
            (true, _) => &mut self.passed,
            (false, true) => &mut self.refused,
            (false, false) => &mut self.free,
        } += 1.0;
    }
}

/// The chance of an edit in a family that has this one on average: as much better than
/// the others' as a model says that it is, which says `usual` of these on average and
/// `valid` of it.
fn shifted(chance: f32, usual: f32, valid: f32) -> f32 {
    let odds = |chance: f32| chance / (1.0 - chance);
    let odds = odds(chance) * odds(valid) / odds(usual);
    odds / (1.0 + odds)
}

impl Verdicts {
    /// Begins with some estimates.
    pub(super) fn with(rates: impl Iterator<Item = (Family, Rate)>) -> Self {
        Self {
            rates: rates.collect(),
            ..Self::default()
        }
    }

    /// The estimates, in no order.
    pub(super) fn rates(&self) -> impl Iterator<Item = (Family, Rate)> {
        self.rates.iter().map(|(&family, &rate)| (family, rate))
    }

    /// Whether an edit was refused, as far as can be told on another base.
    #[must_use]
    pub fn have_refused(&self, seen: &Seen) -> bool {
        self.refused.contains(&seen.cause)
    }

    /// Forgets what was refused; the estimates stay.
    pub fn forget_refusals(&mut self) {
        self.refused.clear();
    }

    /// Whether an edit is not worth its test for now.
    #[must_use]
    pub fn are_against(&self, seen: &Seen) -> bool {
        self.have_refused(seen) || self.chance(seen) < LEAST
    }

    /// How probable it is that an edit passes, from 0 to 1.
    #[must_use]
    pub fn chance(&self, seen: &Seen) -> f32 {
        let rates = seen.families.iter().map(|family| self.rate(family));
        let (chance, usual) = rates.fold((FIRST, EITHER), |(chance, usual), rate| {
            (rate.passes(chance), rate.valid(usual))
        });
        seen.valid
            .map_or(chance, |valid| shifted(chance, usual, valid))
    }

    /// What to expect for each test of an edit that saves so many tokens, if it is one of
    /// these: the *root* of the tokens times the chance. What saves much passes less often than
    /// its like, and comes again, as another edit, with each success inside it.
    #[must_use]
    pub fn expected(&self, seen: &Seen, likes: &Likes, saved: f32) -> f32 {
        let unsure = seen.families.first().is_some_and(|one| one.form.unsure);
        let rates = seen.families.iter().map(|family| self.rate(family));
        let asks = rates.fold(if unsure { UNSURE } else { 1.0 }, |asks, rate| {
            rate.asks(asks)
        });
        let mut chance = self.chance(seen);
        if likes.again {
            chance *= self.again.passes(AGAIN);
        }
        chance * saved.sqrt() / (asks + FREE)
    }

    /// What cannot be told apart from an edit by what is known now.
    #[must_use]
    pub fn likes(&self, seen: &Seen) -> Likes {
        Likes {
            families: seen.families.clone(),
            valid: seen.valid.map(|valid| (valid * 10.0) as u8),
            again: self.have_refused(seen),
        }
    }

    fn rate(&self, family: &Family) -> Rate {
        self.rates.get(family).copied().unwrap_or_default()
    }

    /// Takes in a verdict, and whether a test was needed for it.
    pub fn hear(&mut self, seen: &Seen, passed: bool, asked: bool) {
        if asked && self.have_refused(seen) {
            self.again.hear(passed, true, EITHER, SLOWLY);
        }
        if passed {
            self.refused.remove(&seen.cause);
        } else {
            self.refused.insert(seen.cause);
        }
        for family in &seen.families {
            let decay = if family.by.is_some() { SLOWLY } else { DECAY };
            let rate = self.rates.entry(*family).or_default();
            let valid = seen.valid.unwrap_or(EITHER);
            rate.hear(passed, asked, valid, decay);
        }
    }
}
