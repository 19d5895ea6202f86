//! Whether a result is 1-tree-minimal: no single node of it can go (Misherghi and
//! Su, "HDD: Hierarchical Delta Debugging", ICSE 2006, section 4.3, where it is
//! the promise of HDD*).
//!
//! The last pass of a search shows it as long as each node was tried alone. That
//! is not left to the strategies: it is looked up in what is known.

use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::state::Search;
use crate::oracle::Verdict;
use crate::strategy::ways;
use crate::tree::Edit;

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

    /// Tries the nodes that no strategy has tried alone. Returns whether one could
    /// go; then the tree is made anew.
    pub(super) fn deletes_what_was_left_out(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
    ) -> Result<bool, Stop> {
        let edits: Vec<Edit> = self.deletions().collect();
        for edit in edits {
            let candidate = edit.candidate(&self.tree);
            let fingerprint = candidate.fingerprint(&self.tree);
            if judge.remembers(fingerprint).is_some() || !self.round.is_candidate(&self.tree, &edit)
            {
                continue;
            }
            let outcome = judge.run(&self.round.text)?;
            judge.learn(fingerprint, candidate.tokens(&self.tree), &outcome);
            if outcome.verdict == Verdict::Interesting
                && self.round.accept(judge, assurance, &mut self.tree, &edit)?
            {
                return match !self.tree.tokens().is_empty() && self.read_anew() {
                    true => Ok(true),
                    false => Err(Stop::Done),
                };
            }
        }
        Ok(false)
    }
}
