//! The edits of strategies.

pub(super) mod candidates;
pub(super) mod lists;
pub(crate) mod merge;
pub(super) mod nth_item;
pub(super) mod of_node;
pub(super) mod order;
pub(super) mod removal;
pub(super) mod sentences;
pub(crate) mod uses;
