//! Minimal trees: replacement of any node by the shortest sentence of its slot.
//!
//! The size-first candidates of "Syntax-guided Program Reduction Beyond 1-Minimality", OOPSLA 2025,
//! and Picireny's replacement texts.
//!
//! A node that cannot be deleted can often be anything: a condition, a type, an initializer. The
//! shortest sentence alone is rarely accepted (a name that is not declared), so other single tokens
//! are tried as well. The heaviest nodes come first.

use std::sync::Arc;

use crate::strategy::edits::order::sort;
use crate::strategy::edits::sentences::Sentences;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "minimal",
    about: "any node by the shortest sentences of what may stand there, the heaviest first",
    repeats: false,
    plain: None,
    start: |start| Box::new(Minimal::new(start)),
};

/// Sentences for a beginning at most.
const FIRST: usize = 4;
/// Work of a node, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const NODE: usize = 8;
/// Items left behind a beginning at most.
const LEFT: usize = 2;

#[derive(Clone)]
struct Replacement {
    node: NodeId,
    by: Arc<Sentence>,
    /// Items deleted from the list behind the node.
    items: usize,
}

impl Replacement {
    fn edit(&self, tree: &Tree) -> Option<Edit> {
        let mut edit = Edit::put([(self.node, Arc::clone(&self.by))]);
        if self.items > 0 {
            let list = list_behind(tree, self.node)?;
            let items = tree.children(list);
            items.take(self.items).for_each(|item| edit.delete(item));
        }
        (edit.saved(tree) > 0).then_some(edit)
    }
}

/// Returns the list behind a first child, unless its items end with others of the same slot.
///
/// Elements with separators and operands can go one by one.
fn list_behind(tree: &Tree, node: NodeId) -> Option<NodeId> {
    let list = tree.next(node)?;
    if tree.previous(node).is_some() || !tree.is_list(list) {
        return None;
    }
    let item = tree.children(list).next()?;
    let last = tree.children(item).last();
    last.is_none_or(|last| tree.slot(last) != tree.slot(node))
        .then_some(list)
}

#[derive(Clone)]
struct Minimal {
    nodes: Vec<NodeId>,
    ready: Vec<Replacement>,
    proposed: Option<Replacement>,
    done: usize,
    sentences: Sentences,
}

impl Minimal {
    fn new(start: &Start<'_>) -> Self {
        let mut nodes = start.tree.all();
        // Of nodes with the same tokens the outer one comes first.
        nodes.reverse();
        let weight = |node| start.tree.weight(node);
        sort(start.tree, &mut nodes, |one, other| {
            weight(one).cmp(&weight(other))
        });
        Self {
            nodes,
            ready: Vec::new(),
            proposed: None,
            done: 0,
            sentences: Sentences::new(start.usual),
        }
    }
}

impl Minimal {
    /// Returns the replacements in reverse order.
    fn replacements(&mut self, language: &Language, tree: &Tree, node: NodeId) -> Vec<Replacement> {
        let items = list_behind(tree, node).map_or(0, |list| tree.children(list).count());
        if tree.weight(node) < 2 && items < 2 {
            return Vec::new();
        }
        let sentences = self.sentences.of(language, tree.slot(node));
        let of = |items: usize, most: usize| {
            let sentences = sentences.iter().take(most);
            sentences.map(move |by| Replacement {
                node,
                by: Arc::clone(by),
                items,
            })
        };
        let left = (1..=LEFT).filter(|&left| left < items);
        let mut found: Vec<Replacement> = of(0, usize::MAX).collect();
        found.extend(left.flat_map(|left| of(items - left, FIRST)));
        found.reverse();
        found
    }
}

impl Strategy for Minimal {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            while let Some(replacement) = self.ready.pop() {
                if tree.is_alive(replacement.node)
                    && let Some(edit) = replacement.edit(tree)
                {
                    self.proposed = Some(replacement);
                    return Some(edit);
                }
            }
            if tree.halt().after(NODE) {
                return None;
            }
            let node = self.nodes.pop()?;
            self.done += 1;
            if tree.is_alive(node) {
                self.ready = self.replacements(language, tree, node);
            }
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        if passed && let Some(Replacement { node, by, .. }) = self.proposed.take() {
            self.sentences.prefer(tree.slot(node), &by);
            self.ready.clear();
        }
    }

    fn rebase(&mut self, _: &Tree) {
        self.ready.clear();
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.nodes.len()))
    }
}
