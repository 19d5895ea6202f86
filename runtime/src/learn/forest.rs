//! A random forest as a flat table: whether the deletion of a node will be valid.

use serde::{Deserialize, Serialize};

use super::error::ModelError;
use super::features::{Feature, View};
use crate::language::{Kind, Language};

/// A forest, as it is stored: kinds in it are numbers into its own list of names.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredForest {
    /// Names of kinds.
    pub names: Vec<String>,
    /// The trees' roots.
    pub roots: Vec<u32>,
    /// All nodes of all trees.
    pub nodes: Vec<ForestNode>,
}

/// A node of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ForestNode {
    /// Goes on by whether the feature is there.
    Split(Feature, u32, u32),
    /// Such a deletion was valid in this share of cases.
    Leaf(f32),
}

/// A forest for a language as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Forest {
    roots: Vec<u32>,
    nodes: Vec<ForestNode>,
}

impl StoredForest {
    /// The forest, for a language as it is now. What asks for a kind that is no more is
    /// answered no.
    ///
    /// # Errors
    /// If the parts do not fit one another.
    pub fn forest(&self, language: &Language) -> Result<Forest, ModelError> {
        let fits = |&to: &u32| (to as usize) < self.nodes.len();
        let whole = self.nodes.iter().enumerate().all(|(at, node)| match node {
            // Later ones only: so there is no circle.
            ForestNode::Split(_, with, without) => {
                let later = |to: &u32| fits(to) && *to as usize > at;
                later(with) && later(without)
            }
            ForestNode::Leaf(_) => true,
        });
        if !whole || !self.roots.iter().all(fits) {
            return Err(ModelError::Damaged);
        }
        let now = |kind: u16| {
            let name = self.names.get(usize::from(kind));
            (0..language.kinds() as u16)
                .find(|&kind| name.is_some_and(|name| language.kind_name(Kind(kind)) == name))
                .unwrap_or(u16::MAX)
        };
        let node = |node: &ForestNode| match *node {
            ForestNode::Leaf(share) => ForestNode::Leaf(share),
            ForestNode::Split(feature, with, without) => {
                let feature = feature.renumbered(now);
                ForestNode::Split(feature, with, without)
            }
        };
        Ok(Forest {
            roots: self.roots.clone(),
            nodes: self.nodes.iter().map(node).collect(),
        })
    }
}

impl Forest {
    /// How probable it is that the deletion is valid, from 0 to 1: the mean of the trees.
    /// Makes nothing.
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
