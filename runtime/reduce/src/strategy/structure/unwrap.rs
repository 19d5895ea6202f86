//! Flatter lists.
//!
//! An item is replaced by the items of a list inside it (a block by its statements); then [`Join`]
//! joins neighbours.

use std::collections::VecDeque;

use super::join::Join;
use crate::strategy::edits::candidates;
use crate::strategy::edits::order::heaviest_last;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "unwrap",
    about: "inner lists in the place of items, then what `join` does",
    repeats: true,
    plain: None,
    start: |start| Box::new(Unwrap::new(start)),
};

#[derive(Clone)]
struct Unwrap {
    items: Vec<NodeId>,
    ready: VecDeque<Edit>,
    then: Join,
    joining: bool,
    /// Whether an item was replaced, so that `then` has wrong pairs.
    changed: bool,
    done: usize,
}

impl Unwrap {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut items = tree.all();
        items.retain(|&node| candidates::is_item(tree, node));
        items.shrink_to_fit();
        heaviest_last(tree, &mut items);
        Self {
            items,
            ready: VecDeque::new(),
            then: Join::new(start),
            joining: false,
            changed: false,
            done: 0,
        }
    }
}

impl Strategy for Unwrap {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(edit) = self.ready.pop_front() {
                return Some(edit);
            }
            let Some(item) = self.items.pop() else {
                self.joining = true;
                return match self.changed {
                    true => None,
                    false => self.then.propose(language, tree),
                };
            };
            self.done += 1;
            if tree.is_alive(item) && candidates::is_item(tree, item) {
                self.ready = candidates::unwrapped(language, tree, item);
            }
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        if self.joining {
            return self.then.record_verdict(tree, passed);
        }
        if passed {
            self.changed = true;
            self.ready.clear();
        }
    }

    fn rebase(&mut self, tree: &Tree) {
        self.ready.clear();
        self.then.rebase(tree);
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.items.len()))
    }
}
