//! The edits of strategies.
//!
//! Of a node, of a list, of several nodes that go together, and short texts as replacements.

pub(super) mod candidates;
pub(super) mod lists;
pub(super) mod nth_item;
pub(super) mod of_node;
pub(super) mod removal;
pub(super) mod sentences;
pub(crate) mod uses;
