//! Perses as its authors' program is today, a variant of [`tree`](super::tree).
//!
//! Lists go by depth-first splitting. Any other node is deleted where its slot may be empty, or
//! gives way to something below it, the lightest first, until one passes: to the items of a list
//! inside it, where it is an item itself, or to what fits its slot, down to five levels below and
//! below other candidates, too. How the paper has it is the strategy `perses` of
//! `secateur-published`.

use super::StrategyKind;
use super::edits::candidates;
use super::tree::{PersesPardis, Variant};
use crate::minimize;

/// The entry in the list of strategies.
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
