//! A random forest as a flat table: whether the deletion of a node will be valid.

use std::borrow::Cow;
use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::error::ModelError;
use secateur_tables::model::{ForestNode, LOST_KIND};

use secateur_reduce::learning::View;
use secateur_tables::Kind;

use secateur_syntax::Language;

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

/// A forest for a language as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Forest {
    roots: Cow<'static, [u32]>,
    nodes: Cow<'static, [ForestNode]>,
}

impl StoredForest {
    /// The forest, for a language as it is now. What asks for a kind that is no more is
    /// answered no.
    ///
    /// # Errors
    /// If the parts do not fit one another.
    pub fn forest(&self, language: &Language) -> Result<Forest, ModelError> {
        let known: HashMap<&str, u16> = (0..language.kinds() as u16)
            .map(|kind| (language.kind_name(Kind(kind)), kind))
            .collect();
        let now: Vec<u16> = self
            .names
            .iter()
            .map(|name| known.get(&**name).copied().unwrap_or(LOST_KIND))
            .collect();
        let now = |kind: u16| now.get(usize::from(kind)).copied().unwrap_or(LOST_KIND);
        let node = |node: &ForestNode| match *node {
            ForestNode::Leaf(share) => ForestNode::Leaf(share),
            ForestNode::Split(feature, with, without) => {
                let feature = feature.renumbered(now);
                ForestNode::Split(feature, with, without)
            }
        };
        let nodes: Vec<ForestNode> = self.nodes.iter().map(node).collect();
        Forest::new(self.roots.clone().into(), nodes.into())
    }
}

impl Forest {
    /// Trees by their roots and nodes.
    ///
    /// # Errors
    /// If the parts do not fit one another.
    pub(super) fn new(
        roots: Cow<'static, [u32]>,
        nodes: Cow<'static, [ForestNode]>,
    ) -> Result<Self, ModelError> {
        let fits = |&to: &u32| (to as usize) < nodes.len();
        let whole = nodes.iter().enumerate().all(|(at, node)| match node {
            // Later ones only: so there is no circle.
            ForestNode::Split(_, with, without) => {
                let later = |to: &u32| fits(to) && *to as usize > at;
                later(with) && later(without)
            }
            ForestNode::Leaf(_) => true,
        });
        if whole && roots.iter().all(fits) {
            Ok(Self { roots, nodes })
        } else {
            Err(ModelError::Damaged)
        }
    }

    /// As it is stored, with the names of all kinds of its language.
    pub(super) fn stored(&self, language: &Language) -> StoredForest {
        let names = (0..language.kinds() as u16).map(|kind| language.kind_name(Kind(kind)));
        StoredForest {
            names: names.map(str::to_owned).collect(),
            roots: self.roots.to_vec(),
            nodes: self.nodes.to_vec(),
        }
    }

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
