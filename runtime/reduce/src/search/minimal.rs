//! Whether a result is 1-tree-minimal: no single node of it can go (Misherghi and
//! Su, "HDD: Hierarchical Delta Debugging", ICSE 2006, section 4.3, where it is
//! the promise of HDD*).
//!
//! The last round of a search shows it: each node is tried alone, whatever was learnt.
//! What is said of the result is looked up in what is known.

use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::state::Search;
use crate::strategy::{LAST, ways};
use secateur_syntax::tree::Edit;

impl Search<'_> {
    /// The edits each of which deletes one node.
    fn deletions(&self) -> impl Iterator<Item = Edit> {
        let language = self.round.format.language();
        self.tree
            .all()
            .into_iter()
            .filter_map(|node| ways(language, &self.tree, node).deletion)
    }

    /// Whether it is known that no single node can go.
    pub(super) fn is_tree_minimal(&mut self, judge: &Judge<'_>) -> bool {
        let edits: Vec<Edit> = self.deletions().collect();
        edits.iter().all(|edit| {
            let fingerprint = edit.candidate(&self.tree).fingerprint(&self.tree);
            judge.remembers(fingerprint) == Some(false)
                || !self.round.is_candidate(&self.tree, edit)
        })
    }

    /// The last round: every node is tried alone, in every way that it could become
    /// smaller, whatever is expected of it. Returns whether the base became another.
    pub(super) fn last_round(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
    ) -> Result<bool, Stop> {
        judge.progress.strategy = LAST.name.into();
        let guide = self.guide.take();
        let changed = self.strategy(judge, assurance, &LAST, None);
        self.guide = guide;
        changed
    }
}
