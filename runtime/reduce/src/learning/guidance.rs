//! The interface of trained models.

use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_tables::Kind;

use super::{Verdicts, View};

/// A model that was trained before the run.
///
/// A corpus of the language, a forest that predicts valid deletions, estimates of earlier runs. The
/// crate `secateur-learn` has one; the search works without.
pub trait Guidance: std::fmt::Debug + Send + Sync {
    /// The estimates to start from.
    fn verdicts(&self) -> Verdicts;

    /// Whether a corpus was seen; otherwise the following two say nothing.
    fn has_corpus(&self) -> bool;

    /// Whether the corpus never lacks a node of this kind where this one stands.
    fn is_never_absent(&self, language: &Language, tree: &Tree, node: NodeId) -> bool;

    /// Whether the corpus has a kind where a node stands.
    fn may_stand(&self, tree: &Tree, kind: Kind, node: NodeId) -> bool;

    /// Returns the probability, from 0 to 1, that a node's deletion is valid; `None` without a
    /// forest.
    fn validity(&self, view: &View<'_>) -> Option<f32>;
}
