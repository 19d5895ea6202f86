//! Replacement of nodes by smaller phrases from elsewhere that fit.
//!
//! Vulcan's sub-tree replacement (OOPSLA 2023, section 3.2). The smallest phrases come first, of
//! those as small the most frequent.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;

use secateur_tables::Kind;

use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "subtree",
    about: "nodes give way to smaller phrases from elsewhere",
    repeats: false,
    plain: None,
    start: |start| Box::new(Subtree::new(start)),
};

/// Phrases tried for a node.
const EACH: usize = 8;
/// Tokens of a phrase at most.
const LONGEST: u32 = 12;

#[derive(Clone)]
struct Subtree {
    nodes: Vec<NodeId>,
    ready: Vec<Edit>,
    /// The smallest first, then the most frequent.
    phrases: Arc<[Arc<Sentence>]>,
    done: usize,
}

impl Subtree {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut counts: BTreeMap<(Kind, &[u8]), (usize, NodeId)> = BTreeMap::new();
        let mut nodes = tree.all();
        for &node in &nodes {
            if tree.weight(node) <= LONGEST {
                let key = (tree.kind(node), tree.token_text(node));
                counts.entry(key).or_insert((0, node)).0 += 1;
            }
        }
        let mut phrases: Vec<(u32, Reverse<usize>, NodeId)> = counts
            .into_values()
            .map(|(count, node)| (tree.weight(node), Reverse(count), node))
            .collect();
        phrases.sort();
        let sentence = |&(_, _, node): &(u32, Reverse<usize>, NodeId)| {
            Arc::new(Sentence {
                kind: tree.kind(node),
                tokens: tree.tokens_of(node),
            })
        };
        nodes.retain(|&node| tree.weight(node) > 1);
        nodes.reverse();
        nodes.sort_by_key(|&node| tree.weight(node));
        Self {
            nodes,
            ready: Vec::new(),
            phrases: phrases.iter().map(sentence).collect(),
            done: 0,
        }
    }
}

impl Strategy for Subtree {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(edit) = self.ready.pop() {
                return Some(edit);
            }
            let node = self.nodes.pop()?;
            self.done += 1;
            if !tree.is_alive(node) {
                continue;
            }
            let slot = tree.slot(node);
            let smaller = |phrase: &&Arc<Sentence>| {
                (phrase.tokens.len() as u32) < tree.weight(node) && language.fits(phrase.kind, slot)
            };
            let phrases = self.phrases.iter().filter(smaller).take(EACH);
            self.ready = phrases
                .map(|phrase| Edit::put([(node, Arc::clone(phrase))]))
                .collect();
            self.ready.reverse();
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            self.ready.clear();
        }
    }

    fn visited(&self) -> usize {
        self.done
    }
}
