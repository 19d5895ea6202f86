//! Every edit of every single node ([`super::NodeEdits`]).
//!
//! Where this strategy finds nothing, no single node can go (1-tree-minimal: Misherghi and Su,
//! "HDD: Hierarchical Delta Debugging", ICSE 2006, section 4.3) or be replaced by a descendant or
//! its slot's shortest sentence. So it may leave out nothing.

use std::collections::VecDeque;
use std::sync::Arc;

use super::edits::candidates;
use super::edits::removal::remove_alone;
use super::{Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

pub(super) const KIND: StrategyKind = StrategyKind {
    name: "alone",
    about: "every node alone: its deletion, what stands below it and the shortest sentence",
    repeats: true,
    plain: None,
    start: |start| Box::new(Alone::new(start.tree)),
};

#[derive(Clone)]
struct Alone {
    deleted: Vec<NodeId>,
    replaced: Vec<NodeId>,
    edits: VecDeque<Edit>,
    done: usize,
}

impl Alone {
    fn new(tree: &Tree) -> Self {
        let mut nodes = tree.all();
        nodes.reverse();
        Self {
            deleted: nodes.clone(),
            replaced: nodes,
            edits: VecDeque::new(),
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
                self.edits.extend(remove_alone(language, tree, node));
            } else {
                let node = self.replaced.pop()?;
                self.done += 1;
                self.edits = replacements(language, tree, node);
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

    fn visited(&self) -> usize {
        self.done
    }
}

fn replacements(language: &Language, tree: &Tree, node: NodeId) -> VecDeque<Edit> {
    let mut edits = match tree.is_list(node) {
        true => VecDeque::new(),
        false => candidates::of_node(language, tree, node),
    };
    let shortest = Sentence::shortest(language, tree.slot(node))
        .filter(|sentence| (1..tree.weight(node) as usize).contains(&sentence.tokens.len()));
    edits.extend(shortest.map(|sentence| Edit::put([(node, Arc::new(sentence))])));
    edits
}
