//! Postpones edits that earlier verdicts predict will be rejected.
//!
//! A postponed edit is recorded as rejected without a test. This works for every strategy, and
//! copies stay deterministic, since each has the verdicts that it recorded. A late round, made by
//! the caller, tries predicted rejections that are worth a test. An edit rejected between the same
//! tokens, on a text not much larger, is skipped even then, but for `--thorough`: of a thousand
//! such tests one passed. The last round ([`super::LAST`]) has no guide.

use super::edits::uses::name_types;
use super::{PATIENCE, Strategy};
use crate::learning::{CorpusOrder, EditFeatures, Estimates, Names};
use crate::search::Decision;
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, Tree};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Skips {
    /// Rejected edits and predicted rejections.
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

/// Constant work of a skipped edit, in tokens, besides its changes and removed tokens.
const EDIT: usize = 1 << 4;

/// Orders edits of any strategy by estimates, which pass from round to round.
#[derive(Clone, Debug, Default)]
pub struct Guide {
    estimates: Estimates,
    skips: Skips,
    /// Minimal expected accepted edits of a test ([`Estimates::justify_test`]).
    worth: f32,
    /// Whether an edit was postponed since the last accepted one.
    skipped: bool,
    row: u32,
    corpus: Option<CorpusOrder>,
}

impl Guide {
    /// Begins with estimates and the minimal expected accepted edits of a test.
    #[must_use]
    pub fn new(estimates: Estimates, worth: f32) -> Self {
        Self {
            estimates,
            worth,
            ..Self::default()
        }
    }

    /// Guides the strategy named `by`; [`Strategy::guide`] of the result returns the guide.
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
            busy: false,
        })
    }

    /// Postpones edits unusual in a corpus.
    #[must_use]
    pub fn with_corpus(mut self, corpus: Option<CorpusOrder>) -> Self {
        self.corpus = corpus;
        self
    }

    /// Returns the estimates.
    #[must_use]
    pub const fn estimates(&self) -> &Estimates {
        &self.estimates
    }

    /// Begins a late round, which skips rejected edits and those not worth a test.
    ///
    /// False if none was postponed.
    #[must_use]
    pub fn late_round(&mut self) -> bool {
        if !self.skipped {
            return false;
        }
        self.skipped = false;
        self.skips = match self.tries_all() {
            false => Skips::Rejected,
            true => {
                self.estimates.forget_rejections();
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

    fn record(&mut self, seen: Option<&EditFeatures>, passed: bool, tested: bool) {
        if let Some(seen) = seen {
            self.estimates.record(seen, passed, tested);
        }
        self.row = if passed { self.row + 1 } else { 0 };
        if passed {
            self.skipped = false;
            if self.skips == Skips::Nothing {
                self.skips = Skips::Rejected;
            }
        }
    }

    fn must_skip(&mut self, seen: &EditFeatures) -> bool {
        let estimates = &self.estimates;
        let must_skip = match self.skips {
            Skips::Nothing => false,
            Skips::Rejected => {
                estimates.rejected_here(seen) || !estimates.justify_test(seen, self.worth)
            }
            Skips::Predicted if self.row >= ROW => estimates.rejected(seen),
            Skips::Predicted => estimates.predict_rejection(seen),
        };
        self.skipped |= must_skip && (self.skips == Skips::Predicted || self.tries_all());
        must_skip
    }
}

#[derive(Clone)]
pub(super) struct Guided {
    inner: Box<dyn Strategy>,
    by: &'static str,
    guide: Guide,
    names: Names,
    /// Whether `names` are those of an earlier base.
    stale: bool,
    proposed: Option<EditFeatures>,
    busy: bool,
}

impl Strategy for Guided {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        if std::mem::take(&mut self.stale) {
            self.names.count(tree);
        }
        let mut work = 0;
        while work < PATIENCE && !tree.halt().after(EDIT) {
            let Some(edit) = self.inner.propose(language, tree) else {
                self.busy = self.inner.is_busy();
                return None;
            };
            let seen = EditFeatures::of(tree, &self.names, &edit, self.by);
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
        for (edit, decision) in decisions {
            let passed = *decision == Decision::Accepted;
            let seen = EditFeatures::of(tree, &self.names, edit, self.by);
            self.guide.record(Some(&seen), passed, true);
            self.stale |= passed;
        }
        self.inner.settle(tree, decisions);
    }

    fn rebase(&mut self, tree: &Tree) {
        self.stale = true;
        self.inner.rebase(tree);
    }

    fn put_back(&mut self, edit: Edit) {
        self.proposed = None;
        self.inner.put_back(edit);
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        self.inner.work(nodes)
    }

    fn is_busy(&self) -> bool {
        self.busy
    }

    fn chance(&self) -> Option<f32> {
        let seen = self.proposed.as_ref()?;
        Some(self.guide.estimates.chance(seen))
    }

    fn guide(&self) -> Option<&Guide> {
        Some(&self.guide)
    }
}

#[cfg(test)]
mod tests;
