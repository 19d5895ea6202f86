//! Strategies that replace a node by another text: a sentence, a phrase from elsewhere, a name.

pub(super) mod lexical;
pub(super) mod minimal;
pub(super) mod rename;
pub(super) mod subtree;
