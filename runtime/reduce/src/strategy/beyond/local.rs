//! Local exhaustion: every subset of neighbours in a window (Xu et al., "Pushing
//! the Limit of 1-Minimality of Language-Agnostic Program Reduction", OOPSLA
//! 2023, section 3.3: Vulcan's last step).
//!
//! Of the nodes of one level of the tree that can go, in the order of the text,
//! any two to four that stand within four are removed together.

use crate::strategy::edits::jointly::remove;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Tree};

/// What it is called.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "local",
    about: "every subset of neighbours that stand close together",
    repeats: false,
    plain: None,
    start: |start| Box::new(Local::new(start)),
};

/// How many neighbours are looked at together.
const WINDOW: usize = 4;

#[derive(Clone)]
struct Local {
    /// The subsets that are still to be tried; the next one last.
    subsets: Vec<Vec<NodeId>>,
    done: usize,
}

impl Local {
    fn new(start: &Start<'_>) -> Self {
        let (language, tree) = (start.language, start.tree);
        let mut level: Vec<NodeId> = tree.root().into_iter().collect();
        let mut subsets = Vec::new();
        while !level.is_empty() {
            let goes = |node: &NodeId| remove(language, tree, [*node]).is_some();
            let nodes: Vec<NodeId> = level.iter().copied().filter(goes).collect();
            for from in 0..nodes.len() {
                let window = &nodes[from..nodes.len().min(from + WINDOW)];
                // Those with the first; the others come with the next window.
                for others in (1..1u32 << (window.len() - 1)).rev() {
                    let mut subset = vec![window[0]];
                    let chosen = |at: &usize| others >> (at - 1) & 1 == 1;
                    subset.extend((1..window.len()).filter(chosen).map(|at| window[at]));
                    subsets.push(subset);
                }
            }
            level = level.iter().flat_map(|&node| tree.children(node)).collect();
        }
        subsets.reverse();
        Self { subsets, done: 0 }
    }
}

impl Strategy for Local {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(subset) = self.subsets.pop() {
            self.done += 1;
            if subset.iter().all(|&node| tree.is_alive(node))
                && let Some(edit) = remove(language, tree, subset)
                && edit.saved(tree) > 0
            {
                return Some(edit);
            }
        }
        None
    }

    fn record_verdict(&mut self, _: &Tree, _: bool) {}

    fn looked_at(&self) -> usize {
        self.done
    }
}
