//! 1-tree-minimality of a result: no single node of it can go.
//!
//! HDD* promises this (Misherghi and Su, "HDD: Hierarchical Delta Debugging", ICSE 2006, section
//! 4.3). The last round ensures it, with each edit of a single node and no guide; the memo then has
//! the verdicts.

use super::kernel::{Kernel, Stop};
use super::remains::without;
use super::rounds::Search;
use crate::strategy::{LAST, NodeEdits};

impl Search<'_> {
    /// Whether a finished search has shown that no single node can go.
    pub(super) fn is_tree_minimal(&mut self, kernel: &Kernel<'_>) -> bool {
        if self.base.free {
            return false;
        }
        let language = self.base.format.language();
        let holds = self.base.tree.all().into_iter().all(|node| {
            let tree = &self.base.tree;
            let Some(edit) = &NodeEdits::of(language, tree, node).deletion else {
                return true;
            };
            let fingerprint = without(language, tree, edit);
            (kernel.known_verdict(fingerprint) == Some(false) || !self.base.is_candidate(edit))
                && (!self.base.format.is_tolerant() || self.base.cannot_be_cut(kernel, node))
        });
        // A parser that has to stop takes nothing for a candidate.
        holds && !self.base.parser.halt().is_found()
    }

    /// Tries every edit of a single node, unguided; returns whether the base changed.
    ///
    /// Where the property accepts wrong counts, again with counts as they are.
    pub(super) fn last_round(&mut self, kernel: &mut Kernel<'_>) -> Result<bool, Stop> {
        kernel.set_strategy(LAST.name);
        if self.strategy(kernel, &LAST, None)? {
            return Ok(true);
        }
        let free = self.free_counts(kernel)?;
        if free == 0 {
            return Ok(false);
        }
        self.left = free;
        kernel.set_strategy(LAST.name);
        let changed = self.strategy(kernel, &LAST, None);
        self.left = 0;
        changed
    }
}
