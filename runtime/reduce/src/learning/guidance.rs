//! The interface of trained models.

use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_tables::Kind;

use super::{Estimates, NodeFeatures};

/// A model trained before the run, as by the crate `secateur-learn`.
///
/// It has a corpus of the language, a forest that predicts valid deletions, and estimates of
/// earlier runs.
pub trait Guidance: std::fmt::Debug + Send + Sync {
    /// Returns the initial estimates.
    fn estimates(&self) -> Estimates;

    /// Whether there is a corpus, which the next two functions need.
    fn has_corpus(&self) -> bool;

    /// Whether the corpus always has a node of this kind in such a place.
    fn is_never_absent(&self, language: &Language, tree: &Tree, node: NodeId) -> bool;

    /// Whether the corpus has a kind in such a place.
    fn may_stand(&self, language: &Language, tree: &Tree, kind: Kind, node: NodeId) -> bool;

    /// Returns the share of votes, from 0 to 1, that a deletion is valid; `None` without a forest.
    fn validity(&self, view: &NodeFeatures<'_>) -> Option<f32>;
}
