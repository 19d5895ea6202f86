//! Random forests as flat tables, which estimate the validity of a deletion.

use std::borrow::Cow;

use secateur_reduce::learning::View;
use secateur_syntax::Language;
use secateur_tables::model::{Damaged, ForestNode, StoredForest};

use super::error::ModelError;

/// A forest in the kind numbering of a language.
#[derive(Clone, Debug, PartialEq)]
pub struct Forest {
    roots: Cow<'static, [u32]>,
    nodes: Cow<'static, [ForestNode]>,
}

impl Forest {
    /// Converts a stored forest to the present numbering; splits on missing kinds count as false.
    ///
    /// # Errors
    /// If the parts contradict one another.
    pub fn of_stored(stored: &StoredForest, language: &Language) -> Result<Self, ModelError> {
        let now = stored.renumbered(language);
        Self::new(now.roots.into(), now.nodes.into())
    }

    /// Creates a forest from root indices and nodes in the numbering of a language.
    ///
    /// # Errors
    /// If the parts contradict one another.
    pub(super) fn new(
        roots: Cow<'static, [u32]>,
        nodes: Cow<'static, [ForestNode]>,
    ) -> Result<Self, ModelError> {
        if ForestNode::are_trees(&nodes, &roots) {
            Ok(Self { roots, nodes })
        } else {
            Err(Damaged.into())
        }
    }

    /// Converts the forest to its stored form, which names kinds.
    pub(super) fn stored(&self, language: &Language) -> StoredForest {
        StoredForest {
            names: language.kind_names().map(str::to_owned).collect(),
            roots: self.roots.to_vec(),
            nodes: self.nodes.to_vec(),
        }
    }

    /// Estimates the probability that the deletion is valid: the mean of the trees, from 0 to 1.
    ///
    /// Allocates nothing.
    #[must_use]
    pub fn chance(&self, view: &View<'_>) -> f32 {
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
