//! Minimal trees: replacement of any node by the shortest sentence of its slot.
//!
//! These are the size-first candidates of "Syntax-guided Program Reduction Beyond 1-Minimality",
//! OOPSLA 2025, and Picireny's replacement texts.
//!
//! A node that cannot be deleted can often be anything: a condition, a type, an initializer. The
//! shortest sentence alone is rarely accepted (a name that is not declared), so single tokens of
//! other types are tried as well. The heaviest nodes come first.

use std::sync::Arc;

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

#[derive(Clone)]
struct Minimal {
    nodes: Vec<NodeId>,
    ready: Vec<(NodeId, Arc<Sentence>)>,
    proposed: Option<(NodeId, Arc<Sentence>)>,
    done: usize,
    sentences: Sentences,
}

impl Minimal {
    fn new(start: &Start<'_>) -> Self {
        let mut nodes = start.tree.all();
        // Of nodes with the same tokens the outer one comes first.
        nodes.reverse();
        nodes.sort_by_key(|&node| start.tree.weight(node));
        Self {
            nodes,
            ready: Vec::new(),
            proposed: None,
            done: 0,
            sentences: Sentences::new(start.usual),
        }
    }
}

impl Strategy for Minimal {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            while let Some((node, sentence)) = self.ready.pop() {
                if tree.is_alive(node) && (sentence.tokens.len() as u32) < tree.weight(node) {
                    self.proposed = Some((node, Arc::clone(&sentence)));
                    return Some(Edit::put([(node, sentence)]));
                }
            }
            let node = self.nodes.pop()?;
            self.done += 1;
            if tree.is_alive(node) && tree.weight(node) > 1 {
                let sentences = self.sentences.of(language, tree.slot(node));
                let ready = sentences.iter().rev().cloned();
                self.ready = ready.map(|sentence| (node, sentence)).collect();
            }
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        if passed && let Some((node, sentence)) = self.proposed.take() {
            self.sentences.prefer(tree.slot(node), &sentence);
            self.ready.clear();
        }
    }

    fn visited(&self) -> usize {
        self.done
    }
}
