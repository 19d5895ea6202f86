//! Minimal trees: any node gives way to the shortest sentence of what its slot
//! asks for (the size-first candidates of "Syntax-guided Program Reduction Beyond
//! 1-Minimality", OOPSLA 2025; Picireny's replacement text is the same idea).
//!
//! What cannot be deleted can often be anything: a condition, a type, an
//! initialiser. The heaviest nodes come first.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Start, Strategy, StrategyKind};
use crate::language::{Kind, Language};
use crate::tree::{Edit, NodeId, Sentence, Tree};

/// What it is called.
pub(super) const KIND: StrategyKind = StrategyKind {
    name: "minimal",
    about: "any node by the shortest sentence of what may stand there, the heaviest first",
    repeats: true,
    start: |start| Box::new(Minimal::new(start)),
};

/// The nodes that are still to be tried.
#[derive(Clone)]
struct Minimal {
    /// The next one last.
    nodes: Vec<NodeId>,
    done: usize,
    /// By kind: its shortest sentence, once it was asked for.
    sentences: BTreeMap<Kind, Option<Arc<Sentence>>>,
}

impl Minimal {
    fn new(start: &Start<'_>) -> Self {
        let mut nodes = start.tree.all();
        // Of nodes with the same tokens the outer one comes first.
        nodes.reverse();
        nodes.sort_by_key(|&node| start.tree.weight(node));
        Self {
            nodes,
            done: 0,
            sentences: BTreeMap::new(),
        }
    }

    fn sentence(&mut self, language: &Language, slot: Kind) -> Option<Arc<Sentence>> {
        let make = || Sentence::shortest(language, slot).map(Arc::new);
        self.sentences.entry(slot).or_insert_with(make).clone()
    }
}

impl Strategy for Minimal {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(node) = self.nodes.pop() {
            self.done += 1;
            if !tree.is_alive(node) {
                continue;
            }
            let Some(sentence) = self.sentence(language, tree.slot(node)) else {
                continue;
            };
            // A list's items can be deleted, and so can what may be empty.
            if (sentence.tokens.len() as u32) < tree.weight(node) && !sentence.tokens.is_empty() {
                return Some(Edit::put([(node, sentence)]));
            }
        }
        None
    }

    fn told(&mut self, _: &Tree, _: bool) {}

    fn looked_at(&self) -> usize {
        self.done
    }

    fn fork(&self) -> Box<dyn Strategy> {
        Box::new(self.clone())
    }
}
