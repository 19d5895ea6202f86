//! A model that is ready for a search.

use secateur_reduce::learning::{Guidance, Verdicts, View};
use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_tables::Kind;

use crate::facts::Facts;
use crate::forest::Forest;

/// All that was learnt of a language before a run.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// What a corpus showed.
    pub facts: Facts,
    /// Which deletions are valid, if that was learnt.
    pub forest: Option<Forest>,
    /// Estimates of earlier runs, if they handed them on.
    pub verdicts: Verdicts,
}

impl Guidance for Learnt {
    fn verdicts(&self) -> Verdicts {
        self.verdicts.clone()
    }

    fn has_corpus(&self) -> bool {
        self.facts.files > 0
    }

    fn is_never_absent(&self, language: &Language, tree: &Tree, node: NodeId) -> bool {
        self.facts.is_never_absent(language, tree, node)
    }

    fn may_stand(&self, tree: &Tree, kind: Kind, node: NodeId) -> bool {
        self.facts.may_stand(tree, kind, node)
    }

    fn validity(&self, view: &View<'_>) -> Option<f32> {
        self.forest.as_ref().map(|forest| forest.chance(view))
    }
}
