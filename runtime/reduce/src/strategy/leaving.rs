//! The edits of a strategy that change counts, with these left as they are.

use super::Strategy;
use crate::learning::CorpusOrder;
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, Tree};

#[derive(Clone)]
struct Leaving {
    inner: Box<dyn Strategy>,
    counts: u16,
}

/// Leaves counts, by bit, as they are in the edits of a strategy; drops edits that change none.
#[must_use]
pub fn leaving(inner: Box<dyn Strategy>, counts: u16) -> Box<dyn Strategy> {
    Box::new(Leaving { inner, counts })
}

impl Strategy for Leaving {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            let edit = self.inner.propose(language, tree)?;
            // In epochs nodes may have gone with other edits.
            if !edit.is_of(tree) || edit.with_counts(language, tree).is_some() {
                return Some(edit.leaving(self.counts));
            }
            self.inner.record_tested(tree, false, false);
            if tree.halt().after(tree.tokens().len()) {
                return None;
            }
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        self.inner.record_verdict(tree, passed);
    }

    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        self.inner.record_tested(tree, passed, tested);
    }

    fn widen(&mut self, width: usize) {
        self.inner.widen(width);
    }

    fn rebase(&mut self, tree: &Tree) {
        self.inner.rebase(tree);
    }

    fn learn_order(&mut self, corpus: Option<&CorpusOrder>) {
        self.inner.learn_order(corpus);
    }

    fn is_busy(&self) -> bool {
        self.inner.is_busy()
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        self.inner.work(nodes)
    }
}
