//! Removal of nodes, which makes sentences only.
//!
//! Hierarchical delta debugging deletes any node and lets the property test reject texts that are
//! no sentences. Here a node is *removed*, as in Picireny (Hodován and Kiss, "Modernizing
//! Hierarchical Delta Debugging", A-TEST 2016): deleted in a nullable slot or as an item (the last
//! of a list that needs one stays), else replaced by the shortest sentence of its slot if that has
//! fewer tokens. Others stay.

use std::collections::BTreeMap;
use std::sync::Arc;

use secateur_tables::Kind;

use secateur_reduce::minimize::{ListMinimizer, MinimizerKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

#[derive(Clone)]
pub(crate) enum Removal {
    Delete,
    /// Deletion while its list has others; as the last, replacement by this sentence, if any.
    Item(Option<Arc<Sentence>>),
    Replace(Arc<Sentence>),
}

#[derive(Clone, Default)]
pub(crate) struct Shortest(BTreeMap<Kind, Option<Arc<Sentence>>>);

impl Shortest {
    fn of(&mut self, language: &Language, kind: Kind) -> Option<Arc<Sentence>> {
        let make = || Sentence::shortest(language, kind).map(Arc::new);
        self.0.entry(kind).or_insert_with(make).clone()
    }

    pub(crate) fn removal(
        &mut self,
        language: &Language,
        tree: &Tree,
        node: NodeId,
    ) -> Option<Removal> {
        let slot = tree.slot(node);
        if language.is_nullable(slot) {
            return Some(Removal::Delete);
        }
        let list = tree.parent(node).filter(|&parent| tree.is_list(parent));
        if list.is_some_and(|list| language.is_nullable(tree.slot(list))) {
            return Some(Removal::Delete);
        }
        let weight = tree.weight(node) as usize;
        let smaller = self
            .of(language, slot)
            .filter(|sentence| sentence.tokens.len() < weight);
        match list {
            Some(list) => {
                let others = tree.children(list).nth(1).is_some();
                (others || smaller.is_some()).then_some(Removal::Item(smaller))
            }
            None => smaller.map(Removal::Replace),
        }
    }
}

/// Disjoint nodes that a list minimizer removes together.
#[derive(Clone)]
pub(crate) struct Together {
    minimizer: Box<dyn ListMinimizer>,
    nodes: Vec<(NodeId, Removal)>,
}

impl Together {
    /// Starts on the removable nodes that `narrow` keeps.
    pub(crate) fn new(
        language: &Language,
        tree: &Tree,
        kind: MinimizerKind,
        sentences: &mut Shortest,
        nodes: &[NodeId],
        narrow: impl Fn(NodeId, Removal) -> Option<Removal>,
    ) -> Self {
        let removal = |&node: &NodeId| {
            let removal = sentences.removal(language, tree, node)?;
            Some((node, narrow(node, removal)?))
        };
        let nodes: Vec<(NodeId, Removal)> = nodes.iter().filter_map(removal).collect();
        let weights: Vec<u32> = nodes.iter().map(|&(node, _)| tree.weight(node)).collect();
        Self {
            minimizer: (kind.start)(&weights, 0),
            nodes,
        }
    }

    pub(crate) fn propose(&mut self, tree: &Tree) -> Option<Edit> {
        loop {
            let gone = self.minimizer.propose()?;
            let edit = self.edit(tree, &gone);
            if !edit.changes().is_empty() {
                return Some(edit);
            }
            // All of these items have to stay.
            self.minimizer.record_verdict(false);
        }
    }

    pub(crate) fn record_verdict(&mut self, passed: bool) {
        self.minimizer.record_verdict(passed);
    }

    fn edit(&self, tree: &Tree, gone: &[usize]) -> Edit {
        // Others may have gone with edits of the same epoch.
        let gone: Vec<usize> = gone
            .iter()
            .copied()
            .filter(|&i| tree.is_alive(self.nodes[i].0))
            .collect();
        // Items that would stay in lists that need one.
        let mut left: BTreeMap<NodeId, usize> = BTreeMap::new();
        for &i in &gone {
            if let (node, Removal::Item(_)) = &self.nodes[i]
                && let Some(list) = tree.parent(*node)
            {
                *left
                    .entry(list)
                    .or_insert_with(|| tree.children(list).count()) -= 1;
            }
        }
        let mut edit = Edit::new([]);
        for &i in &gone {
            let (node, removal) = &self.nodes[i];
            match removal {
                Removal::Delete => edit.delete(*node),
                Removal::Replace(sentence) => edit.add(*node, sentence.clone()),
                Removal::Item(instead) => {
                    let left = tree.parent(*node).and_then(|list| left.get_mut(&list));
                    match (left, instead) {
                        // The first of them stays.
                        (Some(left @ 0), Some(sentence)) => {
                            *left = 1;
                            edit.add(*node, sentence.clone());
                        }
                        (Some(left @ 0), None) => *left = 1,
                        _ => edit.delete(*node),
                    }
                }
            }
        }
        edit
    }
}
