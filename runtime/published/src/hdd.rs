//! Hierarchical delta debugging (Misherghi and Su, ICSE 2006).
//!
//! On each level of the tree, from the root, ddmin runs over all nodes. `hdd` is one pass;
//! `hdd-star` (HDD*, section 5) repeats until nothing changes, and its result is 1-tree-minimal.
//!
//! Unlike in the paper, trees are those of the normal form, with flat lists and chains of single
//! children as one node, and every candidate is a sentence ([`crate::removal`]).

use crate::removal::{Shortest, Together};
use secateur_reduce::minimize::{self, MinimizerKind};
use secateur_reduce::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Tree};

/// A single pass.
pub const KIND: StrategyKind = StrategyKind {
    name: "hdd",
    about: "level by level, ddmin over all nodes of a level; once (HDD)",
    repeats: false,
    plain: None,
    start,
};

/// Passes to a fixpoint.
pub const STAR: StrategyKind = StrategyKind {
    name: "hdd-star",
    about: "hdd until it finds nothing more (HDD*)",
    repeats: true,
    plain: None,
    start,
};

fn start(start: &Start<'_>) -> Box<dyn Strategy> {
    Box::new(Hdd {
        lists: start.lists.unwrap_or(minimize::DDMIN),
        sentences: Shortest::default(),
        level: start.tree.root().into_iter().collect(),
        work: None,
        visited: 0,
    })
}

#[derive(Clone)]
struct Hdd {
    lists: MinimizerKind,
    sentences: Shortest,
    /// The nodes of the current level, including removed ones.
    level: Vec<NodeId>,
    work: Option<Together>,
    visited: usize,
}

impl Strategy for Hdd {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while !self.level.is_empty() {
            let work = self.work.get_or_insert_with(|| {
                let sentences = &mut self.sentences;
                Together::new(
                    language,
                    tree,
                    self.lists,
                    sentences,
                    &self.level,
                    |_, removal| Some(removal),
                )
            });
            if let Some(edit) = work.propose(tree) {
                return Some(edit);
            }
            self.work = None;
            self.visited += self.level.len();
            let level = std::mem::take(&mut self.level);
            let alive = level.into_iter().filter(|&node| tree.is_alive(node));
            self.level = alive.flat_map(|node| tree.children(node)).collect();
        }
        None
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if let Some(work) = &mut self.work {
            work.record_verdict(passed);
        }
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        Some((self.visited, nodes.saturating_sub(self.visited)))
    }
}
