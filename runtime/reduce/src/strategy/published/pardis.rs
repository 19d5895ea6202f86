//! Pardis (Gharachorlu and Sumner, "Pardis: Priority Aware Test Case Reduction", FASE
//! 2019): a queue of nodes, those with the most tokens of their own first, of which
//! each that can be deleted is; nothing is replaced. So a light part of a heavy list
//! has to wait for the heavy parts of others. In the hybrid form (section 3.3 there)
//! nodes with the same weight and the same parent are reduced together by ddmin.
//!
//! A node can be deleted that is a list's item (unless it is the last that the list
//! needs), or whose place may be empty. Of a list and its only item, which come to
//! the same, only the list is asked about (the paper's pruning of nullable chains).

use std::collections::{BTreeMap, BinaryHeap};

use crate::minimize::{self, ListMinimizer, MinimizerKind};
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Tree};

/// What the command line calls it.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "pardis",
    about: "heaviest node first, each deleted if it can be; no replacement (Pardis)",
    repeats: true,
    plain: None,
    start: |start| Box::new(Pardis::new(start, None)),
};

/// What the command line calls the hybrid form.
pub(in crate::strategy) const HYBRID: StrategyKind = StrategyKind {
    name: "pardis-hybrid",
    about: "pardis, with ddmin over siblings of the same weight",
    repeats: true,
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
    /// For siblings of the same weight; without it they are taken one by one.
    lists: Option<MinimizerKind>,
    /// By node, its place in a walk breadth first.
    places: BTreeMap<NodeId, u32>,
    /// Weight, place, node.
    queue: BinaryHeap<(u32, u32, NodeId)>,
    work: Option<Work>,
    looked_at: usize,
}

/// Siblings at work.
#[derive(Clone)]
struct Work {
    minimizer: Box<dyn ListMinimizer>,
    /// By the minimiser's numbers.
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
        let mut strategy = Self {
            lists,
            places: order.into_iter().zip(0..).collect(),
            queue: BinaryHeap::new(),
            work: None,
            looked_at: 0,
        };
        strategy.push(tree, tree.root());
        strategy
    }

    fn push(&mut self, tree: &Tree, nodes: impl IntoIterator<Item = NodeId>) {
        for node in nodes {
            self.queue
                .push((tree.weight(node), self.places[&node], node));
        }
    }

    /// Takes up the heaviest node, with its siblings of the same weight in the
    /// hybrid form; false if there is none.
    fn take_up(&mut self, language: &Language, tree: &Tree) -> bool {
        loop {
            let Some((weight, _, first)) = self.queue.pop() else {
                return false;
            };
            let mut nodes = vec![first];
            while self.lists.is_some()
                && let Some(&(other, _, node)) = self.queue.peek()
                && other == weight
                && tree.parent(node) == tree.parent(first)
            {
                self.queue.pop();
                nodes.push(node);
            }
            nodes.reverse();
            self.looked_at += nodes.len();
            let (nodes, fixed): (Vec<NodeId>, Vec<NodeId>) = nodes
                .into_iter()
                .partition(|&node| is_deletable(language, tree, node));
            for node in fixed {
                self.push(tree, tree.children(node));
            }
            if nodes.is_empty() {
                continue;
            }
            let least = usize::from(has_to_keep_one(language, tree, &nodes));
            let weights = vec![weight; nodes.len()];
            let kind = self.lists.filter(|_| nodes.len() > 1);
            let kind = kind.unwrap_or(minimize::DDMIN);
            self.work = Some(Work {
                minimizer: (kind.start)(&weights, least),
                nodes,
            });
            return true;
        }
    }
}

/// Whether a node can be deleted, and this is not the same as deleting its parent.
fn is_deletable(language: &Language, tree: &Tree, node: NodeId) -> bool {
    match tree.parent(node).filter(|&parent| tree.is_list(parent)) {
        Some(list) => tree.children(list).nth(1).is_some(),
        None => language.is_nullable(tree.slot(node)),
    }
}

/// Whether the nodes are all items of a list that needs one.
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

    fn told(&mut self, _: &Tree, passed: bool) {
        if let Some(work) = &mut self.work {
            work.minimizer.told(passed);
        }
    }

    fn looked_at(&self) -> usize {
        self.looked_at
    }
}
