//! Pardis (Gharachorlu and Sumner, "Pardis: Priority Aware Test Case Reduction", FASE 2019).
//!
//! A queue of nullable nodes returns the one with most tokens *of its own*, of equal ones the last
//! in breadth-first order. It is deleted if that passes; otherwise the nearest nullable nodes below
//! it join the queue with their own weights. So a light part of a heavy list waits for heavy parts
//! elsewhere, where Perses minimizes it with its list (*priority inversion*). The hybrid form takes
//! all nodes of the same weight and parent at once; ddmin decides over several. Nothing is
//! replaced. One pass.
//!
//! Nullable are the elements of a `*`, those of a `+` that has another, the child of an option, and
//! a node whose children are all nullable. In a chain only the topmost is tried: the others make
//! the same candidate.
//!
//! This follows a digest of the paper, which leaves open:
//!
//! * Whether nullability depends on the original or the present tree: here on the original, but for
//!   the last element of a `+`, which stays. So do the siblings of the hybrid form.
//! * Whether a list whose elements are all nullable is so, too: here a `+` is not.
//! * Which children join the queue: here the nearest nullable nodes below, heaviest first as if all
//!   did.
//!
//! [`super::model_guided`] builds on this.

use std::collections::{BTreeMap, BinaryHeap};

use secateur_reduce::minimize::{self, ListMinimizer, MinimizerKind};
use secateur_reduce::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Tree};

/// The strategy.
pub const KIND: StrategyKind = StrategyKind {
    name: "pardis",
    about: "heaviest node first, each deleted if it can be; no replacement; once (Pardis)",
    repeats: false,
    plain: None,
    start: |start| Box::new(Pardis::new(start, None)),
};

/// The hybrid form.
pub const HYBRID: StrategyKind = StrategyKind {
    name: "pardis-hybrid",
    about: "pardis, with ddmin over siblings of the same weight; once",
    repeats: false,
    plain: None,
    start: |start| {
        Box::new(Pardis::new(
            start,
            Some(start.lists.unwrap_or(minimize::DDMIN)),
        ))
    },
};

#[derive(Clone)]
struct Pardis {
    lists: Option<MinimizerKind>,
    /// By node, what it is in the original tree.
    nodes: BTreeMap<NodeId, Place>,
    /// Weight, index, node.
    queue: BinaryHeap<(u32, u32, NodeId)>,
    work: Option<Work>,
    visited: usize,
}

#[derive(Clone)]
struct Place {
    /// Breadth-first.
    index: u32,
    parent: Option<NodeId>,
    /// Whether the node is nullable, and the topmost that makes its candidate.
    is_nullable: bool,
}

#[derive(Clone)]
struct Work {
    minimizer: Box<dyn ListMinimizer>,
    nodes: Vec<NodeId>,
}

impl Pardis {
    fn new(start: &Start<'_>, lists: Option<MinimizerKind>) -> Self {
        let tree = start.tree;
        let mut order: Vec<NodeId> = tree.root().into_iter().collect();
        let mut at = 0;
        while let Some(&node) = order.get(at) {
            order.extend(tree.children(node));
            at += 1;
        }
        let place = |(node, index)| {
            let place = Place {
                index,
                parent: tree.parent(node),
                is_nullable: is_nullable(start.language, tree, node),
            };
            (node, place)
        };
        let mut strategy = Self {
            lists,
            nodes: order.into_iter().zip(0..).map(place).collect(),
            queue: BinaryHeap::new(),
            work: None,
            visited: 0,
        };
        strategy.push(tree, tree.root());
        strategy
    }

    /// Adds nullable nodes, and for others the nearest below them.
    fn push(&mut self, tree: &Tree, nodes: impl IntoIterator<Item = NodeId>) {
        let mut work: Vec<NodeId> = nodes.into_iter().collect();
        while let Some(node) = work.pop() {
            let place = &self.nodes[&node];
            if place.is_nullable {
                self.queue.push((tree.weight(node), place.index, node));
            } else {
                work.extend(tree.children(node));
            }
        }
    }

    /// Takes the heaviest node, in the hybrid form with siblings; false without one.
    fn take_up(&mut self, language: &Language, tree: &Tree) -> bool {
        let Some((weight, _, first)) = self.queue.pop() else {
            return false;
        };
        let mut nodes = vec![first];
        while self.lists.is_some()
            && let Some(&(other, _, node)) = self.queue.peek()
            && other == weight
            && self.nodes[&node].parent == self.nodes[&first].parent
        {
            self.queue.pop();
            nodes.push(node);
        }
        nodes.reverse();
        self.visited += nodes.len();
        let least = usize::from(has_to_keep_one(language, tree, &nodes));
        let weights = vec![weight; nodes.len()];
        let kind = self.lists.filter(|_| nodes.len() > 1);
        let kind = kind.unwrap_or(minimize::DDMIN);
        self.work = Some(Work {
            minimizer: (kind.start)(&weights, least),
            nodes,
        });
        true
    }
}

/// Whether a node of the original tree is nullable, and the topmost that makes its candidate.
fn is_nullable(language: &Language, tree: &Tree, node: NodeId) -> bool {
    let Some(list) = tree.parent(node).filter(|&parent| tree.is_list(parent)) else {
        return language.is_nullable(tree.slot(node));
    };
    // The only item of a `+` is not nullable; that of a `*` makes the candidate of its list.
    tree.children(list).nth(1).is_some()
}

fn has_to_keep_one(language: &Language, tree: &Tree, nodes: &[NodeId]) -> bool {
    let list = tree.parent(nodes[0]).filter(|&parent| tree.is_list(parent));
    list.is_some_and(|list| {
        !language.is_nullable(tree.slot(list)) && tree.children(list).count() == nodes.len()
    })
}

impl Strategy for Pardis {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            let Some(work) = &mut self.work else {
                if !self.take_up(language, tree) {
                    return None;
                }
                continue;
            };
            if let Some(gone) = work.minimizer.propose() {
                let mut edit = Edit::new([]);
                for i in gone {
                    edit.delete(work.nodes[i]);
                }
                return Some(edit);
            }
            let work = self.work.take();
            for node in work.into_iter().flat_map(|work| work.nodes) {
                if tree.is_alive(node) {
                    self.push(tree, tree.children(node));
                }
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if let Some(work) = &mut self.work {
            work.minimizer.record_verdict(passed);
        }
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        Some((self.visited, nodes.saturating_sub(self.visited)))
    }
}
