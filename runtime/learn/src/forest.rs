//! Random forests as flat tables.

use secateur_reduce::learning::NodeFeatures;
use secateur_syntax::Language;
use secateur_tables::model::{Damaged, ForestNode, StoredForest};

use super::error::ModelError;

/// A forest in the kind numbering of a language.
#[derive(Clone, Debug, PartialEq)]
pub struct Forest {
    roots: Vec<u32>,
    nodes: Vec<ForestNode>,
}

impl Forest {
    /// Converts a stored forest to the present numbering; splits on missing kinds count as false.
    ///
    /// # Errors
    /// If the parts contradict one another.
    pub fn of_stored(stored: &StoredForest, language: &Language) -> Result<Self, ModelError> {
        let now = stored.renumbered(language);
        Self::new(now.roots, now.nodes)
    }

    /// Fails if the parts contradict one another.
    pub(super) fn new(roots: Vec<u32>, nodes: Vec<ForestNode>) -> Result<Self, ModelError> {
        if ForestNode::are_trees(&nodes, &roots) {
            Ok(Self { roots, nodes })
        } else {
            Err(Damaged.into())
        }
    }

    /// Returns the share of the trees, from 0 to 1, that vote for a valid deletion.
    ///
    /// A tree votes for it if at least half of its leaf's cases were valid. Allocates nothing.
    #[must_use]
    pub fn votes(&self, view: &NodeFeatures<'_>) -> f32 {
        let is_valid = |&&root: &&u32| {
            let mut at = root as usize;
            loop {
                match self.nodes[at] {
                    ForestNode::Leaf(share) => return share >= 0.5,
                    ForestNode::Split(feature, with, without) => {
                        at = if view.has(feature) { with } else { without } as usize;
                    }
                }
            }
        };
        let votes = self.roots.iter().filter(is_valid).count();
        votes as f32 / self.roots.len().max(1) as f32
    }
}
