//! The recursive form of hierarchical delta debugging, as in Picireny.
//!
//! Kiss, Hodován and Gyimóthy, "HDDr: A Recursive Variant of the Hierarchical Delta Debugging
//! Algorithm", A-TEST 2018: ddmin over the children of each parent, depth first. Then each
//! remaining child is replaced by a descendant that fits its slot: Vince, Hodován and Kiss,
//! "Reduction-assisted Fault Localization: Don't Throw Away the By-products!" and "Extending
//! Hierarchical Delta Debugging with Hoisting", AST 2021.
//!
//! A coarse phase first only deletes ("Coarse Hierarchical Delta Debugging", ICSME 2017): what may
//! be missing, and all but one of the items of a list that needs one. Each phase is repeated until
//! it changes nothing.
//!
//! Picireny squeezes chains whose replacements are equal: these trees have no chains, and for a
//! list and its only item the verdict is known. It hides nodes whose replacement equals their text:
//! here those whose replacement has as many tokens. It replaces nodes by descendants of the same
//! kind: here by all that fit.

use std::collections::VecDeque;

use crate::removal::{Removal, Shortest, Together};
use secateur_reduce::minimize::{self, MinimizerKind};
use secateur_reduce::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// The strategy.
pub const KIND: StrategyKind = StrategyKind {
    name: "hddr",
    about: "parent by parent, ddmin over the children, then replacement; coarse, then fine (HDDr, Picireny)",
    repeats: true,
    plain: None,
    start: |start| Box::new(Hddr::new(start)),
};

#[derive(Clone)]
struct Hddr {
    lists: MinimizerKind,
    sentences: Shortest,
    coarse: bool,
    /// Whether an edit was accepted in this pass.
    changed: bool,
    /// Siblings to visit, the last first.
    groups: Vec<Vec<NodeId>>,
    work: Work,
    visited: usize,
}

#[derive(Clone)]
enum Work {
    Idle,
    Prune(Together, Vec<NodeId>),
    Replacement(Replacement),
}

#[derive(Clone)]
struct Replacement {
    group: Vec<NodeId>,
    at: usize,
    by: Option<VecDeque<NodeId>>,
    proposed: Option<NodeId>,
}

impl Hddr {
    fn new(start: &Start<'_>) -> Self {
        let mut strategy = Self {
            lists: start.lists.unwrap_or(minimize::DDMIN),
            sentences: Shortest::default(),
            coarse: true,
            changed: false,
            groups: Vec::new(),
            work: Work::Idle,
            visited: 0,
        };
        strategy.begin(start.tree);
        strategy
    }

    fn begin(&mut self, tree: &Tree) {
        self.changed = false;
        self.groups = tree.root().map(|root| vec![root]).into_iter().collect();
    }

    /// Takes the next siblings; false if all phases are over.
    fn take_up(&mut self, language: &Language, tree: &Tree) -> bool {
        loop {
            let Some(group) = self.groups.pop() else {
                if !self.changed {
                    if !self.coarse {
                        return false;
                    }
                    self.coarse = false;
                }
                self.begin(tree);
                if self.groups.is_empty() {
                    return false;
                }
                continue;
            };
            let coarse = self.coarse;
            let wanted = |_, removal| match removal {
                Removal::Replace(_) if coarse => None,
                Removal::Item(_) if coarse => Some(Removal::Item(None)),
                _ => Some(removal),
            };
            let together = Together::new(
                language,
                tree,
                self.lists,
                &mut self.sentences,
                &group,
                wanted,
            );
            self.work = Work::Prune(together, group);
            return true;
        }
    }
}

impl Replacement {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(&node) = self.group.get(self.at) {
            let by = self.by.get_or_insert_with(|| fitting(language, tree, node));
            if let Some(by) = by.pop_front() {
                self.proposed = Some(by);
                return Some(Edit::new([Change::Substitute { node, by }]));
            }
            self.at += 1;
            self.by = None;
        }
        None
    }
}

impl Strategy for Hddr {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            match &mut self.work {
                Work::Idle => {
                    if !self.take_up(language, tree) {
                        return None;
                    }
                }
                Work::Prune(together, group) => {
                    if let Some(edit) = together.propose(tree) {
                        return Some(edit);
                    }
                    let mut group = std::mem::take(group);
                    group.retain(|&node| tree.is_alive(node));
                    self.work = Work::Replacement(Replacement {
                        group,
                        at: 0,
                        by: None,
                        proposed: None,
                    });
                }
                Work::Replacement(replacement) => {
                    if let Some(edit) = replacement.propose(language, tree) {
                        return Some(edit);
                    }
                    self.visited += replacement.group.len();
                    for &node in replacement.group.iter().rev() {
                        let children: Vec<NodeId> = tree.children(node).collect();
                        if !children.is_empty() {
                            self.groups.push(children);
                        }
                    }
                    self.work = Work::Idle;
                }
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        self.changed |= passed;
        match &mut self.work {
            Work::Idle => {}
            Work::Prune(together, _) => together.record_verdict(passed),
            Work::Replacement(replacement) => {
                if let Some(by) = replacement.proposed.take().filter(|_| passed) {
                    // Its descendants are tried in its place next.
                    replacement.group[replacement.at] = by;
                    replacement.by = None;
                }
            }
        }
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        Some((self.visited, nodes.saturating_sub(self.visited)))
    }
}

/// Returns the smaller fitting descendants, breadth first, the first on each path.
fn fitting(language: &Language, tree: &Tree, node: NodeId) -> VecDeque<NodeId> {
    let (slot, weight) = (tree.slot(node), tree.weight(node));
    let mut found = VecDeque::new();
    let mut queue: VecDeque<NodeId> = tree.children(node).collect();
    while let Some(next) = queue.pop_front() {
        if language.fits(tree.kind(next), slot) && tree.weight(next) < weight {
            found.push_back(next);
        } else {
            queue.extend(tree.children(next));
        }
    }
    found
}
