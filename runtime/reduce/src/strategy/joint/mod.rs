//! Strategies that edit several nodes at once, where no edit of one is accepted.

pub(super) mod equal;
pub(super) mod exchange;
pub(super) mod fields;
pub(super) mod inline;
pub(super) mod local;
pub(super) mod names;
