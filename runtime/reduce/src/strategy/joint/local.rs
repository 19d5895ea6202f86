//! Local exhaustion: every subset of neighbours in a window.
//!
//! Vulcan's last step (Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program
//! Reduction", OOPSLA 2023, section 3.3). Of the removable nodes of one level, in the order of the
//! text, any two to four within a window of four are removed together.

use smallvec::SmallVec;

use crate::strategy::edits::order::{sort, stops};
use crate::strategy::edits::removal::{removable, remove};
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "local",
    about: "every subset of neighbours that stand close together",
    repeats: false,
    plain: None,
    start: |start| Box::new(Local::new(start)),
};

const WINDOW: usize = 4;
/// Work of a subset, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const REMOVAL: usize = 20;

#[derive(Clone)]
struct Local {
    /// Level by level.
    nodes: Vec<NodeId>,
    /// Ends of the levels in `nodes`, the first one last.
    ends: Vec<u32>,
    first: usize,
    /// The others in the subset as bits, descending; `None` before the window begins.
    others: Option<u32>,
}

impl Local {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut depths = vec![0_u32; tree.nodes()];
        for (at, node) in tree.all().into_iter().enumerate() {
            if stops(tree, at) {
                break;
            }
            if let Some(up) = tree.parent(node) {
                depths[node.0 as usize] = depths[up.0 as usize] + 1;
            }
        }
        let depth = |node: &NodeId| depths[node.0 as usize];
        let mut nodes = removable(start.language, tree);
        sort(tree, &mut nodes, |one, other| {
            depth(&one).cmp(&depth(&other))
        });
        let mut end = 0;
        let ends = nodes.chunk_by(|one, next| depth(one) == depth(next));
        let ends = ends.map(|level| {
            end += level.len() as u32;
            end
        });
        let mut ends: Vec<u32> = ends.collect();
        ends.reverse();
        Self {
            nodes,
            ends,
            first: 0,
            others: None,
        }
    }

    /// Returns the next subset; it has the first node of the window.
    fn subset(&mut self) -> Option<SmallVec<[NodeId; WINDOW]>> {
        loop {
            let end = *self.ends.last()? as usize;
            if self.first == end {
                self.ends.pop();
                continue;
            }
            let window = &self.nodes[self.first..end.min(self.first + WINDOW)];
            let others = self.others.unwrap_or(1 << (window.len() - 1)) - 1;
            if others == 0 {
                self.first += 1;
                self.others = None;
                continue;
            }
            self.others = Some(others);
            let goes = |at: usize| at == 0 || others >> (at - 1) & 1 == 1;
            let subset = window.iter().enumerate().filter(|&(at, _)| goes(at));
            return Some(subset.map(|(_, &node)| node).collect());
        }
    }
}

impl Strategy for Local {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while let Some(subset) = self.subset() {
            if tree.halt().after(REMOVAL) {
                return None;
            }
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

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.first, self.nodes.len() - self.first))
    }
}
