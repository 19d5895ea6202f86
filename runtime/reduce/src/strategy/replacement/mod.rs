//! Strategies that replace a node by another text.

pub(super) mod lexical;
pub(super) mod minimal;
pub(super) mod rename;
pub(super) mod subtree;
