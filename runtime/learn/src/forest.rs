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

    /// Returns the probability, from 0 to 1, that the deletion is valid: the mean of the trees.
    ///
    /// Allocates nothing.
    #[must_use]
    pub fn chance(&self, view: &NodeFeatures<'_>) -> f32 {
        let leaf = |&root: &u32| {
            let mut at = root as usize;
            loop {
                match self.nodes[at] {
                    ForestNode::Leaf(share) => return share,
                    ForestNode::Split(feature, with, without) => {
                        at = if view.has(feature) { with } else { without } as usize;
                    }
                }
            }
        };
        let sum: f32 = self.roots.iter().map(leaf).sum();
        sum / self.roots.len().max(1) as f32
    }
}
