//! Postpones edits that earlier verdicts predict will be rejected.
//!
//! A postponed edit of the inner strategy is recorded as rejected without a test. This works for
//! every strategy, and copies stay deterministic, since each has the verdicts that it recorded. A
//! late round, which the caller has to make, tries the edits that were only predicted to be
//! rejected, if they are worth a test at all. An edit rejected between the same tokens, on a text
//! not much larger, is skipped even then, but for `--thorough`: of a thousand such tests one passed.
//! The last round ([`super::LAST`]) has no guide.

use super::edits::uses::name_types;
use super::{PATIENCE, Strategy};
use crate::learning::{CorpusOrder, Names, Seen, Verdicts};
use crate::search::Decision;
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, Tree};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Skips {
    /// Rejected edits, and those predicted to be rejected.
    #[default]
    Predicted,
    /// In a late round: rejected edits, and those not worth a test.
    Rejected,
    Nothing,
}

/// Accepted edits in a row after which estimates are ignored.
///
/// By then the parts that needed the rejected ones have gone.
const ROW: u32 = 8;

/// Work of a skipped edit, in tokens, beside its own tokens.
const EDIT: usize = 1 << 4;

/// Verdicts that pass from round to round.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    verdicts: Verdicts,
    skips: Skips,
    /// Minimal expected number of accepted edits for a test ([`Verdicts::justify_test`]).
    worth: f32,
    /// Whether an edit was postponed since the last accepted one.
    skipped: bool,
    row: u32,
    /// The corpus by which edits are postponed.
    corpus: Option<CorpusOrder>,
}

impl Guide {
    /// Begins with earlier verdicts and the minimal expected number of accepted edits for a test.
    #[must_use]
    pub fn new(verdicts: Verdicts, worth: f32) -> Self {
        Self {
            verdicts,
            worth,
            ..Self::default()
        }
    }

    /// Guides a strategy of this name, whose [`Strategy::guide`] returns the guide.
    #[must_use]
    pub fn over(
        self,
        mut inner: Box<dyn Strategy>,
        by: &'static str,
        tree: &Tree,
    ) -> Box<dyn Strategy> {
        inner.learn_order(self.corpus.as_ref());
        let names = Names::of(tree, name_types(tree));
        Box::new(Guided {
            inner,
            by,
            guide: self,
            names,
            stale: false,
            proposed: None,
            rejected: Vec::new(),
            busy: false,
        })
    }

    /// Postpones edits that are unusual in a corpus.
    #[must_use]
    pub fn with_corpus(mut self, corpus: Option<CorpusOrder>) -> Self {
        self.corpus = corpus;
        self
    }

    /// Returns the recorded verdicts.
    #[must_use]
    pub const fn verdicts(&self) -> &Verdicts {
        &self.verdicts
    }

    /// Begins a late round, which skips no edit worth a test; false if none was skipped.
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

    pub(crate) const fn set_worth(&mut self, worth: f32) {
        self.worth = worth;
    }

    /// Continues after another strategy changed the base.
    pub fn resume(&mut self) {
        self.skips = Skips::Rejected;
    }

    /// Whether every edit is worth a test, even a rejected one.
    fn tries_all(&self) -> bool {
        self.worth <= 0.0
    }

    fn record(&mut self, seen: Option<&Seen>, passed: bool, tested: bool) {
        if let Some(seen) = seen {
            self.verdicts.record(seen, passed, tested);
        }
        self.row = if passed { self.row + 1 } else { 0 };
        if passed {
            self.skipped = false;
            if self.skips == Skips::Nothing {
                self.skips = Skips::Rejected;
            }
        }
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

/// A strategy with its guide, which records edits under the strategy's name.
#[derive(Clone)]
pub(super) struct Guided {
    inner: Box<dyn Strategy>,
    by: &'static str,
    guide: Guide,
    names: Names,
    /// Whether `names` are those of an earlier base.
    stale: bool,
    proposed: Option<Seen>,
    /// Rejected edits of the last epoch, whose verdicts are known.
    rejected: Vec<Edit>,
    busy: bool,
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
            if let Some(at) = self.rejected.iter().position(|other| *other == edit) {
                self.rejected.swap_remove(at);
                // Otherwise a cause is gone with another edit.
                if self.guide.verdicts.rejected(&seen) {
                    self.inner.record_tested(tree, false, true);
                    continue;
                }
            }
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
        let seen = self.proposed.take();
        self.guide.record(seen.as_ref(), passed, tested);
        self.stale |= passed;
        self.inner.record_tested(tree, passed, tested);
    }

    fn record(&mut self, tree: &Tree, decisions: &[Decision]) {
        for decision in decisions {
            if *decision == Decision::Open {
                self.proposed = None;
                self.inner.record_tested(tree, false, false);
                continue;
            }
            let tested = matches!(decision, Decision::Accepted | Decision::Rejected);
            self.record_tested(tree, *decision == Decision::Accepted, tested);
        }
    }

    fn settle(&mut self, tree: &Tree, decisions: &[(&Edit, Decision)]) {
        if std::mem::take(&mut self.stale) {
            self.names.count(tree);
        }
        self.proposed = None;
        self.rejected.clear();
        for (edit, decision) in decisions {
            let passed = *decision == Decision::Accepted;
            let seen = Seen::of(tree, &self.names, edit, self.by);
            self.guide.record(Some(&seen), passed, true);
            if passed {
                self.stale = true;
            } else {
                self.rejected.push((*edit).clone());
            }
        }
        self.inner.settle(tree, decisions);
    }

    fn put_back(&mut self, edit: Edit) {
        self.proposed = None;
        self.inner.put_back(edit);
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
