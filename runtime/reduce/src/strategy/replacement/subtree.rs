//! Replacement of nodes by smaller phrases from elsewhere that fit.
//!
//! Vulcan's sub-tree replacement (OOPSLA 2023, section 3.2). The smallest phrases come first, then
//! the most frequent.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use secateur_tables::Kind;

use crate::strategy::edits::order::{grouped, heaviest_last, stops};
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "subtree",
    about: "nodes are replaced by smaller phrases from elsewhere in the file",
    repeats: false,
    plain: None,
    start: |start| Box::new(Subtree::new(start)),
};

/// Work of a node, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const NODE: usize = 8;
/// Phrases tried for a node.
const EACH: usize = 8;
/// Tokens of a phrase at most.
const LONGEST: u32 = 12;

#[derive(Clone)]
struct Subtree {
    nodes: Vec<NodeId>,
    ready: Vec<Edit>,
    phrases: Arc<[Arc<Sentence>]>,
    done: usize,
}

impl Subtree {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut nodes = tree.all();
        // Of a kind only the first phrases are ever tried.
        let mut firsts: BTreeMap<Kind, BTreeSet<(u32, Reverse<usize>, NodeId)>> = BTreeMap::new();
        nodes.retain(|&node| tree.weight(node) <= LONGEST);
        let key = |tree, node| (Tree::kind(tree, node), Tree::token_text(tree, node));
        grouped(tree, &mut nodes, key);
        let groups = nodes.chunk_by(|&one, &other| key(tree, one) == key(tree, other));
        for (at, same) in groups.enumerate() {
            if stops(tree, at) {
                break;
            }
            let first = firsts.entry(tree.kind(same[0])).or_default();
            first.insert((tree.weight(same[0]), Reverse(same.len()), same[0]));
            if first.len() > EACH {
                first.pop_last();
            }
        }
        let mut phrases: Vec<_> = firsts.into_values().flatten().collect();
        phrases.sort();
        let sentence = |&(_, _, node): &(u32, Reverse<usize>, NodeId)| {
            Arc::new(Sentence {
                kind: tree.kind(node),
                tokens: tree.tokens_of(node),
            })
        };
        nodes = tree.all();
        nodes.retain(|&node| tree.weight(node) > 1);
        nodes.shrink_to_fit();
        heaviest_last(tree, &mut nodes);
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
            if tree.halt().after(NODE) {
                return None;
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

    fn rebase(&mut self, _: &Tree) {
        self.ready.clear();
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.nodes.len()))
    }
}
