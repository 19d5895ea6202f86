//! The strategies of a program: those of the search and, with the feature `published`, those of
//! papers.

use secateur_reduce::strategy::{STRATEGIES, StrategyKind};

/// Strategies as their papers have them.
#[cfg(feature = "published")]
pub(crate) const PUBLISHED: &[StrategyKind] = secateur_published::STRATEGIES;
/// Strategies as their papers have them: none in this program.
#[cfg(not(feature = "published"))]
pub(crate) const PUBLISHED: &[StrategyKind] = &[];

/// The strategy that does nothing without a forest.
pub(crate) const ASKS_FOREST: &str = "model-guided";

pub(crate) fn all() -> impl Iterator<Item = StrategyKind> {
    STRATEGIES.iter().chain(PUBLISHED).copied()
}

pub(crate) fn find(name: &str) -> Option<StrategyKind> {
    all().find(|kind| kind.name == name)
}
