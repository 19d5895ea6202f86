//! Edits: what a strategy proposes to do to a tree.

use std::ops::Range;

use smallvec::SmallVec;

use super::fingerprint::{Fingerprint, Runs};
use super::{NodeId, Tree};

/// One change to a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// The node goes.
    Delete(NodeId),
    /// Another node of the tree stands in the node's place; it leaves its own,
    /// which has to be inside the node or to be deleted by the same edit.
    Substitute {
        /// Whose place it is.
        node: NodeId,
        /// What comes there.
        by: NodeId,
    },
    /// A list's item gives way to the items of a list inside it.
    Unwrap {
        /// The item.
        item: NodeId,
        /// The list inside it.
        list: NodeId,
    },
}

/// Changes that are tested together. Their nodes do not overlap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    changes: SmallVec<[Change; 2]>,
}

/// What an edit makes of a tree: runs of the base's tokens, not yet printed.
/// Knows how large it is and which sequence of tokens it is; making one takes
/// time proportional to the edit, whatever the size of the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    pub(super) splices: SmallVec<[Splice; 4]>,
}

/// A run of the base's tokens gives way to another (maybe empty) run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Splice {
    pub(super) out: Range<u32>,
    pub(super) by: Range<u32>,
}

impl Edit {
    /// Several changes at once.
    pub fn new(changes: impl IntoIterator<Item = Change>) -> Self {
        Self {
            changes: changes.into_iter().collect(),
        }
    }

    /// The changes.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// How many tokens the tree has fewer after the edit.
    #[must_use]
    pub fn saved(&self, tree: &Tree) -> i64 {
        let weight = |node| i64::from(tree.weight(node));
        self.changes
            .iter()
            .map(|change| match *change {
                Change::Delete(node) => weight(node),
                // A head gives way to the content of a later item, which is
                // deleted: what is lost here is won there.
                Change::Substitute { node, by } => weight(node) - weight(by),
                Change::Unwrap { item, list } => weight(item) - weight(list),
            })
            .sum()
    }

    /// What the edit makes of a tree.
    #[must_use]
    pub fn candidate(&self, tree: &Tree) -> Candidate {
        let range = |id: NodeId| {
            let node = tree.get(id);
            node.first_token..node.first_token + node.tokens
        };
        let mut splices: SmallVec<[Splice; 4]> = self
            .changes
            .iter()
            .map(|change| match *change {
                Change::Delete(node) => Splice {
                    out: range(node),
                    by: 0..0,
                },
                Change::Substitute { node, by } => Splice {
                    out: range(node),
                    by: range(by),
                },
                Change::Unwrap { item, list } => Splice {
                    out: range(item),
                    by: range(list),
                },
            })
            .collect();
        splices.sort_unstable_by_key(|splice| splice.out.start);
        splices.dedup_by(|later, earlier| {
            let joined =
                earlier.by.is_empty() && later.by.is_empty() && earlier.out.end == later.out.start;
            if joined {
                earlier.out.end = later.out.end;
            }
            joined
        });
        debug_assert!(splices.windows(2).all(|s| s[0].out.end <= s[1].out.start));
        Candidate { splices }
    }
}

impl Candidate {
    /// The base's runs that are left, in order; for each the place that its
    /// first token takes. Some are empty.
    pub(super) fn runs(&self, tree: &Tree) -> impl Iterator<Item = (u32, Range<u32>)> {
        let all = tree.tokens.len() as u32;
        let mut at = 0;
        self.splices
            .iter()
            .flat_map(move |splice| {
                let kept = at..splice.out.start;
                at = splice.out.end;
                [(kept.start, kept), (splice.out.start, splice.by.clone())]
            })
            .chain(std::iter::once_with({
                let from = self.splices.last().map_or(0, |splice| splice.out.end);
                move || (from, from..all)
            }))
    }

    /// Which sequence of tokens it is.
    #[must_use]
    pub fn fingerprint(&self, tree: &Tree) -> Fingerprint {
        let mut runs = Runs::new(&tree.sums);
        self.runs(tree).for_each(|(_, run)| runs.push(&run));
        runs.finish()
    }

    /// How many tokens it has.
    #[must_use]
    pub fn tokens(&self, tree: &Tree) -> usize {
        let change = |splice: &Splice| splice.out.len() as i64 - splice.by.len() as i64;
        let gone: i64 = self.splices.iter().map(change).sum();
        (tree.tokens.len() as i64 - gone) as usize
    }
}
