//! The interface of trained models.

use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_tables::Kind;

use super::{Verdicts, View};

/// A model that was trained before the run (the crate `secateur-learn` has one).
///
/// A corpus of the language, a forest that predicts valid deletions, estimates of earlier runs.
pub trait Guidance: std::fmt::Debug + Send + Sync {
    /// Returns the initial estimates.
    fn verdicts(&self) -> Verdicts;

    /// Whether there is a corpus; otherwise the following two functions mean nothing.
    fn has_corpus(&self) -> bool;

    /// Whether the corpus always has a node of this kind in such a place.
    fn is_never_absent(&self, language: &Language, tree: &Tree, node: NodeId) -> bool;

    /// Whether the corpus has a kind in such a place as the node's.
    fn may_stand(&self, tree: &Tree, kind: Kind, node: NodeId) -> bool;

    /// Returns the probability, from 0 to 1, that a node's deletion is valid, if there is a forest.
    fn validity(&self, view: &View<'_>) -> Option<f32>;
}
