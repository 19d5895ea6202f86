//! Perses as its authors' program is today, a variant of [`tree`](super::tree).
//!
//! Lists go by depth-first splitting. Any other node is deleted in a nullable slot, or replaced,
//! the lightest result first, until an edit passes: an item by the items of an inner list, any node
//! by a fitting descendant, at most five levels below, also below other candidates. The paper's
//! version is `perses` of `secateur-published`.

use super::StrategyKind;
use super::edits::candidates;
use super::tree::{PersesPardis, Variant};
use crate::minimize;

pub(super) const KIND: StrategyKind = StrategyKind {
    name: "perses-today",
    about: "Perses as it is today: lists by dfs, inner lists in the place of items",
    repeats: true,
    plain: None,
    start: |start| {
        let variant = Variant {
            lists: start.lists.unwrap_or(minimize::DFS),
            heads: false,
            candidates: candidates::of_node,
            more: None,
            restarts: false,
        };
        Box::new(PersesPardis::with(start.tree, variant))
    },
};
