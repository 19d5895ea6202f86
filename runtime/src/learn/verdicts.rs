//! What the verdicts of the running reduction tell of edits to come.

use rustc_hash::{FxHashMap, FxHashSet};

use super::causes::{Cause, Names, Ties, node_of};
use crate::language::Kind;
use crate::tree::{Change, Edit, Tree};

/// Verdicts so far. Where two copies heard the same they answer the same.
#[derive(Clone, Debug, Default)]
pub struct Verdicts {
    /// What was refused and has had no success since.
    refused: FxHashSet<Cause>,
    rates: FxHashMap<Family, Rate>,
}

/// Edits that are expected to fare alike: of one form, then in one slot, then of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Family {
    form: Form,
    /// In fifths: how probable a model says that the edit is valid; of the widest family
    /// alone.
    expected: Option<u8>,
    slot: Option<Kind>,
    kind: Option<Kind>,
}

/// What an edit does, in general.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Form {
    change: std::mem::Discriminant<Change>,
    several: bool,
    /// It may be no sentence: most of these are refused without a test.
    unsure: bool,
    ties: Ties,
}

/// A running estimate: what is long ago counts less.
#[derive(Clone, Copy, Debug, Default)]
struct Rate {
    passed: f32,
    refused: f32,
}

/// An edit as the estimates see it.
#[derive(Clone, Copy, Debug)]
pub struct Seen {
    cause: Cause,
    /// From the widest to the narrowest; `None` for an edit that does nothing.
    families: Option<[Family; 3]>,
    /// What to expect before anything is heard.
    first: f32,
}

/// With each verdict the earlier ones of the same family count so much less.
const DECAY: f32 = 0.97;
/// What is expected of a family counts as so many verdicts on a narrower one.
const WIDER: f32 = 4.0;
/// What is expected before anything is known.
const FIRST: f32 = 0.3;
/// What passes less often than this is not worth its test for now.
const LEAST: f32 = 0.03;

impl Seen {
    /// What there is to see of an edit. A validity model may have said how probable it is
    /// that the edit is valid.
    #[must_use]
    pub fn of(tree: &Tree, names: &Names, edit: &Edit, valid: Option<f32>) -> Self {
        let (cause, ties) = Cause::of(tree, names, edit);
        let families = edit.changes().first().map(|change| {
            let node = node_of(change);
            let form = Form {
                change: std::mem::discriminant(change),
                several: edit.changes().len() > 1,
                unsure: edit.is_unsure(),
                ties,
            };
            let family = |slot, kind| Family {
                form,
                expected: None,
                slot,
                kind,
            };
            let widest = Family {
                expected: valid.map(|valid| (valid * 5.0).min(4.0) as u8),
                ..family(None, None)
            };
            let (kind, slot) = (Some(tree.kind(node)), Some(tree.slot(node)));
            [widest, family(slot, None), family(slot, kind)]
        });
        Self {
            cause,
            families,
            first: valid.map_or(FIRST, |valid| valid * 2.0 * FIRST),
        }
    }
}

impl Rate {
    fn after(self, expected: f32) -> f32 {
        (self.passed + WIDER * expected) / (self.passed + self.refused + WIDER)
    }

    fn hear(&mut self, passed: bool) {
        self.passed *= DECAY;
        self.refused *= DECAY;
        *if passed {
            &mut self.passed
        } else {
            &mut self.refused
        } += 1.0;
    }
}

impl Verdicts {
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
        let mut chance = seen.first;
        for family in seen.families.iter().flatten() {
            let rate = self.rates.get(family).copied().unwrap_or_default();
            chance = rate.after(chance);
        }
        chance
    }

    /// Takes in a verdict.
    pub fn hear(&mut self, seen: &Seen, passed: bool) {
        if passed {
            self.refused.remove(&seen.cause);
        } else {
            self.refused.insert(seen.cause);
        }
        for family in seen.families.iter().flatten() {
            self.rates.entry(*family).or_default().hear(passed);
        }
    }
}
