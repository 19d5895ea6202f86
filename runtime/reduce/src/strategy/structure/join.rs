//! Neighbours joined by deletion of the end of an item and the beginning of the next.
//!
//! `contract C { f(); } contract D { g(); }` has two needed items; without `} contract D {` it is
//! one with both needed parts. No node covers the deleted tokens, so the candidate is parsed first,
//! and a text that is no sentence costs no test. The longest beginnings come first.

use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "join",
    about: "the end of an item and the beginning of the next go, if what is left is a sentence",
    repeats: false,
    plain: None,
    start: |start| Box::new(Join::new(start)),
};

#[derive(Clone)]
pub(super) struct Join {
    pairs: Vec<(NodeId, NodeId)>,
    ready: Vec<Edit>,
    /// Tokens that this round may still parse; a candidate is parsed whole.
    left: usize,
    done: usize,
}

/// Tokens deleted at the end of an item at most.
const END: usize = 2;
/// Tokens deleted at the beginning of an item at most.
const BEGINNING: usize = 16;
/// Tokens parsed in a round at most.
const PARSED: usize = 5_000_000;

impl Join {
    pub(super) fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut pairs: Vec<(NodeId, NodeId)> = tree
            .all()
            .into_iter()
            .filter(|&list| tree.is_list(list))
            .flat_map(|list| {
                let items: Vec<NodeId> = tree.children(list).collect();
                let pairs: Vec<_> = items.windows(2).map(|two| (two[0], two[1])).collect();
                pairs
            })
            .collect();
        pairs.reverse();
        Self {
            pairs,
            ready: Vec::new(),
            left: PARSED,
            done: 0,
        }
    }
}

fn leaves(tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut work = vec![node];
    while let Some(node) = work.pop() {
        if tree.is_token(node) {
            found.push(node);
            continue;
        }
        let from = work.len();
        work.extend(tree.children(node));
        work[from..].reverse();
    }
    found
}

fn edits(tree: &Tree, one: NodeId, next: NodeId) -> Vec<Edit> {
    let (one, next) = (leaves(tree, one), leaves(tree, next));
    // Other strategies delete whole items.
    let most = BEGINNING.min(next.len().saturating_sub(1));
    let mut edits = Vec::new();
    for beginning in 1..=most {
        for end in (1..=END.min(one.len().saturating_sub(1))).rev() {
            let gone = one[one.len() - end..].iter().chain(&next[..beginning]);
            edits.push(Edit::new(gone.map(|&token| Change::Delete(token))).unsure());
        }
    }
    edits
}

impl Strategy for Join {
    fn propose(&mut self, _: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(edit) = self.ready.pop() {
                self.left = self.left.checked_sub(tree.tokens().len())?;
                return Some(edit);
            }
            let (one, next) = self.pairs.pop()?;
            self.done += 1;
            if tree.is_alive(one) && tree.is_alive(next) {
                self.ready = edits(tree, one, next);
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            // The others have deleted tokens.
            self.ready.clear();
        }
    }

    fn visited(&self) -> usize {
        self.done
    }
}
