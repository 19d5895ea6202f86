//! Strategies that change how the remaining tokens are nested.

pub(super) mod insert;
pub(super) mod join;
pub(super) mod reshape;
pub(super) mod unwrap;
