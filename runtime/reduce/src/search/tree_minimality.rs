//! Whether a result is 1-tree-minimal: no single node of it can go (Misherghi and
//! Su, "HDD: Hierarchical Delta Debugging", ICSE 2006, section 4.3, where it is
//! the promise of HDD*).
//!
//! The last round of a search shows it: each node is tried alone, whatever was learnt.
//! What is said of the result is looked up in what is known.

use super::kernel::{Kernel, Stop};
use super::rounds::Search;
use crate::strategy::{LAST, node_edits};

impl Search<'_> {
    /// Whether it is known that no single node can go.
    pub(super) fn is_tree_minimal(&mut self, kernel: &Kernel<'_>) -> bool {
        if self.base.free {
            return false;
        }
        let language = self.base.format.language();
        self.base.tree.all().into_iter().all(|node| {
            let tree = &self.base.tree;
            let Some(edit) = &node_edits(language, tree, node).deletion else {
                return true;
            };
            let fingerprint = edit.candidate(tree).fingerprint(tree);
            kernel.remembers(fingerprint) == Some(false) || !self.base.is_candidate(edit)
        })
    }

    /// The last round: every node is tried alone, in every way that it could become
    /// smaller, whatever is expected of it. Returns whether the base became another.
    pub(super) fn last_round(&mut self, kernel: &mut Kernel<'_>) -> Result<bool, Stop> {
        kernel.names(LAST.name);
        self.strategy(kernel, &LAST, None)
    }
}
