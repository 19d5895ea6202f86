//! Strategies for a text of which no single node can go.
//!
//! Changes that pass only together, and other texts in the places of nodes.

pub(super) mod equal;
pub(super) mod exchange;
pub(super) mod inline;
pub(super) mod join;
pub(super) mod lexical;
pub(super) mod local;
pub(super) mod minimal;
pub(super) mod names;
pub(super) mod rename;
pub(super) mod reshape;
pub(super) mod subtree;
pub(super) mod unwrap;
