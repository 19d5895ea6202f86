//! Postpones edits that earlier verdicts predict will be rejected.
//!
//! Such an edit of the strategy inside is recorded as rejected without a test. That works for
//! every strategy, and a copy stays deterministic, since each copy has the verdicts that it
//! recorded. Little is lost: a late round tries every edit that was only predicted to be
//! rejected, if it is worth a test at all; whoever runs the strategy has to make that round.
//! An edit that was rejected between the same tokens, on a text not much larger, is not tried
//! even then: of a thousand such tests one passed. The last round has no guide
//! ([`super::LAST`]): it tries everything that a single node could become.

use super::edits::uses::name_types;
use super::{PATIENCE, Strategy};
use crate::learning::{CorpusOrder, Names, Seen, Verdicts};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, Tree};

/// What is not worth a test for now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Skips {
    /// What was refused, and what is expected to be.
    #[default]
    Predicted,
    /// What was refused, and what is not worth a test at all: this is a late round.
    Rejected,
    /// Nothing.
    Nothing,
}

/// After so many successes in a row estimates say little: what was refused before leaned on
/// what goes now.
const ROW: u32 = 8;

/// An edit that is passed over is work for so many tokens more than it has.
const EDIT: usize = 1 << 4;

/// What was heard, from one round to the next.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    verdicts: Verdicts,
    skips: Skips,
    /// How many successes have to be expected of a test ([`Verdicts::justify_test`]).
    worth: f32,
    /// Whether an edit was postponed since the last accepted one.
    skipped: bool,
    /// How many edits passed in a row.
    row: u32,
    /// By which edits that are unusual in a corpus are postponed.
    corpus: Option<CorpusOrder>,
}

impl Guide {
    /// Begins with what earlier runs heard. That of which fewer successes than `worth` are
    /// expected is never tried.
    #[must_use]
    pub fn new(verdicts: Verdicts, worth: f32) -> Self {
        Self {
            verdicts,
            worth,
            ..Self::default()
        }
    }

    /// Postpones edits that are unusual in the corpus, if there is one.
    #[must_use]
    pub fn with_corpus(mut self, corpus: Option<CorpusOrder>) -> Self {
        self.corpus = corpus;
        self
    }

    /// What was heard.
    #[must_use]
    pub const fn verdicts(&self) -> &Verdicts {
        &self.verdicts
    }

    /// Nothing is found any more. If something was passed over that is worth a test, nothing
    /// such is from now on, and the answer is true: a late round has to try it.
    #[must_use]
    pub fn late_round(&mut self) -> bool {
        if !self.skipped {
            return false;
        }
        self.skipped = false;
        self.skips = match self.tries_all() {
            false => Skips::Rejected,
            true => {
                self.verdicts.forget_rejections();
                Skips::Nothing
            }
        };
        true
    }

    /// From now on that of which fewer successes than `worth` are expected is never tried.
    pub(crate) const fn set_worth(&mut self, worth: f32) {
        self.worth = worth;
    }

    /// Something was found in another way: more may be.
    pub fn resume(&mut self) {
        self.skips = Skips::Rejected;
    }

    /// Whether every test is worth it, that of what was refused before, too.
    fn tries_all(&self) -> bool {
        self.worth <= 0.0
    }

    fn must_skip(&mut self, seen: &Seen) -> bool {
        let verdicts = &self.verdicts;
        let must_skip = match self.skips {
            Skips::Nothing => false,
            Skips::Rejected => {
                verdicts.rejected_here(seen) || !verdicts.justify_test(seen, self.worth)
            }
            Skips::Predicted if self.row >= ROW => verdicts.rejected(seen),
            Skips::Predicted => verdicts.predict_rejection(seen),
        };
        self.skipped |= must_skip && (self.skips == Skips::Predicted || self.tries_all());
        must_skip
    }
}

/// A strategy with its guide. What it proposes is known by its name.
#[derive(Clone)]
pub(super) struct Guided {
    inner: Box<dyn Strategy>,
    by: &'static str,
    guide: Guide,
    names: Names,
    /// The names are those of an earlier base.
    stale: bool,
    proposed: Option<Seen>,
    busy: bool,
}

/// Gives a strategy a guide, which [`Strategy::guide`] gives back.
#[must_use]
pub fn guided(
    mut inner: Box<dyn Strategy>,
    by: &'static str,
    guide: Guide,
    tree: &Tree,
) -> Box<dyn Strategy> {
    inner.learn_order(guide.corpus.as_ref());
    let names = Names::of(tree, name_types(tree));
    Box::new(Guided {
        inner,
        by,
        guide,
        names,
        stale: false,
        proposed: None,
        busy: false,
    })
}

impl Strategy for Guided {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        if std::mem::take(&mut self.stale) {
            self.names.count(tree);
        }
        let mut work = 0;
        while work < PATIENCE {
            let Some(edit) = self.inner.propose(language, tree) else {
                self.busy = self.inner.is_busy();
                return None;
            };
            let seen = Seen::of(tree, &self.names, &edit, self.by);
            if self.guide.must_skip(&seen) {
                self.inner.record_verdict(tree, false);
                work +=
                    EDIT + edit.changes().len() + usize::try_from(edit.saved(tree)).unwrap_or(0);
                continue;
            }
            self.busy = false;
            self.proposed = Some(seen);
            return Some(edit);
        }
        self.busy = true;
        None
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        self.record_tested(tree, passed, true);
    }

    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        if let Some(seen) = self.proposed.take() {
            self.guide.verdicts.record(&seen, passed, tested);
        }
        self.guide.row = if passed { self.guide.row + 1 } else { 0 };
        if passed {
            self.stale = true;
            self.guide.skipped = false;
            if self.guide.skips == Skips::Nothing {
                self.guide.skips = Skips::Rejected;
            }
        }
        self.inner.record_tested(tree, passed, tested);
    }

    fn visited(&self) -> usize {
        self.inner.visited()
    }

    fn is_busy(&self) -> bool {
        self.busy
    }

    fn guide(&self) -> Option<&Guide> {
        Some(&self.guide)
    }
}

#[cfg(test)]
mod tests;
