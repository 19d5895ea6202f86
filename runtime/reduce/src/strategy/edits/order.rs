//! Orders of nodes, sorted in place: a list of all nodes is a large part of a search's memory.

use std::cmp::Reverse;

use secateur_syntax::tree::{NodeId, Tree};

/// Sorts nodes of a parsed tree by weight; of equal ones the first in the text is the last.
pub(in crate::strategy) fn heaviest_last(tree: &Tree, nodes: &mut [NodeId]) {
    // Parents are numbered behind their children.
    nodes.sort_unstable_by_key(|&node| (tree.weight(node), Reverse(tree.first_token(node)), node));
}

/// Sorts nodes of a parsed tree by a key; equal ones are in the order of the text.
pub(in crate::strategy) fn grouped<'t, K: Ord>(
    tree: &'t Tree,
    nodes: &mut [NodeId],
    key: impl Fn(&'t Tree, NodeId) -> K,
) {
    nodes.sort_unstable_by(|&one, &other| {
        let place = |node| (tree.first_token(node), Reverse(node));
        let order = key(tree, one).cmp(&key(tree, other));
        order.then_with(|| place(one).cmp(&place(other)))
    });
}
