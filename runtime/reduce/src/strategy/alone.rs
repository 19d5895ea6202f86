//! Every edit of every single node ([`super::NodeEdits`]).
//!
//! Where this strategy finds nothing, no single node can go (1-tree-minimal: Misherghi and Su,
//! "HDD: Hierarchical Delta Debugging", ICSE 2006, section 4.3) or be replaced by a descendant or
//! its slot's shortest sentence. So it may leave out nothing. Some of the sentences of `minimal`,
//! which estimates may skip there, are proposed again: they are cheap in the last round.

use std::collections::VecDeque;
use std::sync::Arc;

use super::edits::candidates;
use super::edits::removal::remove_alone;
use super::edits::sentences::Sentences;
use super::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

pub(super) const KIND: StrategyKind = StrategyKind {
    name: "alone",
    about: "every node alone: its deletion, its replacement by a part of it or by a short sentence",
    repeats: true,
    plain: None,
    start: |start| Box::new(Alone::new(start)),
};

/// Sentences in the place of a node at most, besides the shortest.
//
// All eight take a tenth more tests on some inputs, and leave no fewer tokens on fourteen.
const MOST: usize = 4;

#[derive(Clone)]
struct Alone {
    deleted: Vec<NodeId>,
    replaced: Vec<NodeId>,
    edits: VecDeque<Edit>,
    sentences: Sentences,
    done: usize,
}

impl Alone {
    fn new(start: &Start<'_>) -> Self {
        let mut nodes = start.tree.all();
        nodes.reverse();
        Self {
            deleted: nodes.clone(),
            replaced: nodes,
            edits: VecDeque::new(),
            sentences: Sentences::new(start.usual),
            done: 0,
        }
    }
}

impl Strategy for Alone {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(edit) = self.edits.pop_front() {
                return Some(edit);
            }
            if let Some(node) = self.deleted.pop() {
                self.done += 1;
                self.edits.extend(remove_alone(language, tree, node));
            } else {
                let node = self.replaced.pop()?;
                self.done += 1;
                let sentences = self.sentences.of(language, tree.slot(node));
                self.edits = replacements(language, tree, node, sentences);
            }
        }
    }

    /// Ends the round when an edit is accepted, since that changes the others.
    fn record_verdict(&mut self, _tree: &Tree, passed: bool) {
        if passed {
            self.deleted.clear();
            self.replaced.clear();
            self.edits.clear();
        }
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.deleted.len() + self.replaced.len()))
    }
}

fn replacements(
    language: &Language,
    tree: &Tree,
    node: NodeId,
    sentences: &[Arc<Sentence>],
) -> VecDeque<Edit> {
    let mut edits = match tree.is_list(node) {
        true => VecDeque::new(),
        false => candidates::of_node(language, tree, node),
    };
    let few = &sentences[..sentences.len().min(MOST)];
    let shortest = Sentence::shortest(language, tree.slot(node)).map(Arc::new);
    let shortest = shortest.filter(|it| !it.tokens.is_empty() && !few.contains(it));
    let sentences = few.iter().cloned().chain(shortest);
    let shorter = sentences.filter(|it| it.tokens.len() < tree.weight(node) as usize);
    edits.extend(shorter.map(|sentence| Edit::put([(node, sentence)])));
    edits
}
