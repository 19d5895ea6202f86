//! The corpus of a model as an order of edits.
//!
//! The filters of Herfert, Patra and Pradel ("Automatically Reducing Tree-Structured Test Inputs",
//! ASE 2017, section IV.C) reject edits; here the search postpones them.

use std::collections::VecDeque;
use std::sync::Arc;

use super::Guidance;
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// An order of edits by a corpus.
#[derive(Clone, Debug)]
pub struct CorpusOrder(Arc<dyn Guidance>);

impl CorpusOrder {
    /// Creates the order; `None` without a corpus.
    #[must_use]
    pub fn new(guidance: &Arc<dyn Guidance>) -> Option<Self> {
        guidance.has_corpus().then(|| Self(Arc::clone(guidance)))
    }

    /// Whether the corpus never lacks such a node.
    #[must_use]
    pub fn is_needed(&self, language: &Language, tree: &Tree, node: NodeId) -> bool {
        self.0.is_never_absent(language, tree, node)
    }

    /// Moves edits that the filters would reject to the end, in stable order.
    pub fn sort(&self, language: &Language, tree: &Tree, edits: &mut VecDeque<Edit>) {
        edits
            .make_contiguous()
            .sort_by_key(|edit| self.is_unusual(language, tree, edit));
    }

    fn is_unusual(&self, language: &Language, tree: &Tree, edit: &Edit) -> bool {
        edit.changes().iter().any(|change| match *change {
            Change::Delete(node) => self.is_needed(language, tree, node),
            Change::Substitute { node, by } => {
                !self.0.may_stand(language, tree, tree.kind(by), node)
            }
            Change::Unwrap { .. } | Change::Put { .. } => false,
        })
    }
}
