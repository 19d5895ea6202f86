//! Deletion of the nodes of a level by ddmin.
//!
//! With a corpus, nodes that are never absent in it stay (Algorithm 3). The items of a list of
//! several may go, but no candidate is tested that empties a list which the corpus never has empty,
//! or whose changes overlap: the list minimizer gets a rejection.

use std::collections::{BTreeMap, BTreeSet};

use secateur_reduce::learning::Guidance;
use secateur_reduce::minimize::{ListMinimizer, MinimizerKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Tree};

use super::nodes::Nodes;

#[derive(Clone)]
pub(super) struct Deletion {
    minimizer: Box<dyn ListMinimizer>,
    /// By the minimizer's numbers.
    nodes: Vec<NodeId>,
    /// The items of each list that is never empty in the corpus.
    never_empty: Vec<Vec<NodeId>>,
}

impl Deletion {
    pub(super) fn new(
        kind: MinimizerKind,
        corpus: Option<&dyn Guidance>,
        all: &Nodes,
        (language, tree): (&Language, &Tree),
        level: &[NodeId],
    ) -> Self {
        let mut never_empty = Vec::new();
        // By list: whether it has several items.
        let mut lists: BTreeMap<NodeId, bool> = BTreeMap::new();
        let mut may_go = |node: NodeId, corpus: &dyn Guidance| {
            let list = all.list_of(language, tree, node);
            let has_others = list.is_some_and(|list| {
                *lists.entry(list).or_insert_with(|| {
                    let items = all.items(language, tree, list);
                    let several = items.len() > 1;
                    let needed = all.needed(language, tree, list);
                    if several && corpus.is_never_absent(language, tree, needed) {
                        never_empty.push(items);
                    }
                    several
                })
            });
            let whole = all.with_separator(tree, node);
            has_others || !corpus.is_never_absent(language, tree, whole)
        };
        let may_go = |&node: &NodeId| corpus.is_none_or(|corpus| may_go(node, corpus));
        let nodes: Vec<NodeId> = level.iter().copied().filter(may_go).collect();
        let weight = |&node: &NodeId| tree.weight(all.with_separator(tree, node));
        let weights: Vec<u32> = nodes.iter().map(weight).collect();
        Self {
            minimizer: (kind.start)(&weights, 0),
            nodes,
            never_empty,
        }
    }

    pub(super) fn propose(
        &mut self,
        all: &Nodes,
        language: &Language,
        tree: &Tree,
    ) -> Option<Edit> {
        loop {
            let gone = self.minimizer.propose()?.into_iter().map(|i| self.nodes[i]);
            // Others may have gone with edits of the same epoch.
            let gone: BTreeSet<NodeId> = gone.filter(|&node| tree.is_alive(node)).collect();
            if !gone.is_empty() && !self.empties_list(tree, &gone) {
                let edit = Edit::new(all.deletion(language, tree, &gone)).free();
                if edit.is_sound(tree) {
                    return Some(edit);
                }
            }
            self.minimizer.record_verdict(false);
        }
    }

    fn empties_list(&self, tree: &Tree, gone: &BTreeSet<NodeId>) -> bool {
        self.never_empty.iter().any(|items| {
            let mut items = items.iter().filter(|&&item| tree.is_alive(item)).peekable();
            items.peek().is_some() && items.all(|item| gone.contains(item))
        })
    }

    pub(super) fn record_verdict(&mut self, passed: bool) {
        self.minimizer.record_verdict(passed);
    }
}
