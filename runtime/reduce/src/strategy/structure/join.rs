//! Neighbours joined by deletion of the end of an item and the beginning of the next.
//!
//! `contract C { f(); } contract D { g(); }` has two needed items, but one without `} contract D
//! {`. No node covers the deleted tokens, so the candidate is parsed first: a text that is no
//! sentence costs no test. The longest beginnings come first.

use crate::strategy::edits::order::stops;
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
    /// The items of all lists of at least two, [`NO_ITEM`] behind those of each.
    items: Vec<NodeId>,
    /// Index of the next pair's first item.
    next: usize,
    /// Edits of the current pair, the next one last.
    ready: Vec<Edit>,
    /// Tokens that this round may still parse; a candidate is parsed whole.
    left: usize,
}

const NO_ITEM: NodeId = NodeId(u32::MAX);
/// Work of a pair, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const PAIR: usize = 8;
/// Tokens deleted at the end of an item at most.
const END: usize = 2;
/// The same at the beginning of the next.
const BEGINNING: usize = 16;
/// Tokens parsed in a round at most.
const PARSED: usize = 5_000_000;

impl Join {
    pub(super) fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut items = Vec::with_capacity(tree.nodes());
        for (at, list) in tree.all().into_iter().enumerate() {
            if stops(tree, at) {
                break;
            }
            let from = items.len();
            if tree.is_list(list) {
                items.extend(tree.children(list));
            }
            match items.len() - from {
                0 | 1 => items.truncate(from),
                _ => items.push(NO_ITEM),
            }
        }
        items.shrink_to_fit();
        Self {
            items,
            next: 0,
            ready: Vec::new(),
            left: PARSED,
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
            if tree.halt().after(PAIR) {
                return None;
            }
            let [one, next] = *self.items.get(self.next..self.next + 2)? else {
                return None;
            };
            self.next += 1;
            if one == NO_ITEM || next == NO_ITEM {
                continue;
            }
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

    fn rebase(&mut self, _: &Tree) {
        self.ready.clear();
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.next, self.items.len() - self.next))
    }
}
