use secateur_reduce::learning::{Estimates, Guidance, NodeFeatures};
use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_tables::Kind;

use crate::facts::Facts;
use crate::forest::Forest;

/// A model in the numbering of a language, ready for a search.
#[derive(Clone, Debug)]
pub struct TrainedModel {
    /// Facts of a corpus.
    pub facts: Facts,
    /// The forest that estimates the validity of deletions.
    pub forest: Option<Forest>,
    /// Estimates of earlier runs.
    pub estimates: Estimates,
}

impl Guidance for TrainedModel {
    fn estimates(&self) -> Estimates {
        self.estimates.clone()
    }

    fn has_corpus(&self) -> bool {
        self.facts.files > 0
    }

    fn is_never_absent(&self, language: &Language, tree: &Tree, node: NodeId) -> bool {
        self.facts.is_never_absent(language, tree, node)
    }

    fn may_stand(&self, language: &Language, tree: &Tree, kind: Kind, node: NodeId) -> bool {
        self.facts.may_stand(language, tree, kind, node)
    }

    fn validity(&self, view: &NodeFeatures<'_>) -> Option<f32> {
        self.forest.as_ref().map(|forest| forest.votes(view))
    }
}
