//! Every node alone, in every way that it could become smaller ([`super::ways`]).
//!
//! It is what nothing may be left out of: where it finds nothing, no single node can go
//! (the result is 1-tree-minimal: Misherghi and Su, "HDD: Hierarchical Delta Debugging",
//! ICSE 2006, section 4.3), and none can give way to what stands below it or to the
//! shortest sentence of its slot.

use std::collections::VecDeque;
use std::sync::Arc;

use super::edits::ways::ways;
use super::{Strategy, StrategyKind};
use crate::language::Language;
use crate::tree::{Change, Edit, NodeId, Sentence, Tree};

/// What it is called.
pub(super) const KIND: StrategyKind = StrategyKind {
    name: "alone",
    about: "every node alone: its deletion, what stands below it and the shortest sentence",
    repeats: true,
    plain: None,
    start: |start| Box::new(Alone::new(start.tree)),
};

/// The nodes that are still to be tried, first each for its deletion, then each for what
/// could stand in its place.
#[derive(Clone)]
struct Alone {
    /// The next one last.
    deleted: Vec<NodeId>,
    /// The next one last.
    replaced: Vec<NodeId>,
    /// Edits of the node at work.
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
                self.edits.extend(ways(language, tree, node).deletion);
            } else {
                let node = self.replaced.pop()?;
                self.done += 1;
                self.edits = replacements(language, tree, node);
            }
        }
    }

    /// A success ends the round: it changes what else there is to try.
    fn told(&mut self, _tree: &Tree, passed: bool) {
        if passed {
            self.deleted.clear();
            self.replaced.clear();
            self.edits.clear();
        }
    }

    fn looked_at(&self) -> usize {
        self.done
    }
}

/// What leaves less than a node where it stands, but something.
fn replacements(language: &Language, tree: &Tree, node: NodeId) -> VecDeque<Edit> {
    let ways = ways(language, tree, node);
    let unwrap = |list| Change::Unwrap { item: node, list };
    let substitute = |by| Change::Substitute { node, by };
    let unwraps = ways.unwraps.into_iter().map(unwrap);
    let changes = unwraps.chain(ways.replaced_by.into_iter().map(substitute));
    let mut edits: VecDeque<Edit> = changes.map(|change| Edit::new([change])).collect();
    if ways.shorter {
        let shortest = Sentence::shortest(language, tree.slot(node));
        edits.extend(shortest.map(|sentence| Edit::put([(node, Arc::new(sentence))])));
    }
    edits
}
