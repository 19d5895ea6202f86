//! The edits of strategies.
//!
//! Of a node, of a list, of several nodes that go together, and short texts as replacements.

pub(super) mod candidates;
pub(super) mod jointly;
pub(super) mod lists;
pub(super) mod parallel;
pub(super) mod sentences;
pub(crate) mod uses;
pub(super) mod ways;
