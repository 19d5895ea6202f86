//! Orders of nodes, sorted in place: a list of all nodes takes much of a search's memory.
//!
//! All that visits all nodes at once looks whether to stop. What it returns after a request to stop
//! is worthless.

use std::cmp::{Ordering, Reverse};

use secateur_syntax::tree::{NodeId, Tree};

/// Nodes between two looks at most.
const STEP: usize = 1 << 10;
/// Work of a node, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const NODE: usize = 4;

/// Whether a loop over nodes has to stop at its n-th step.
pub(in crate::strategy) fn stops(tree: &Tree, step: usize) -> bool {
    step.is_multiple_of(STEP) && tree.halt().after(STEP * NODE)
}

/// Sorts by weight; of equal nodes the first in the text is the last.
pub(in crate::strategy) fn heaviest_last(tree: &Tree, nodes: &mut [NodeId]) {
    // Parents are numbered behind their children.
    let key = |node| (tree.weight(node), Reverse(tree.first_token(node)), node);
    sort(tree, nodes, |one, other| key(one).cmp(&key(other)));
}

/// Sorts by a key, then by the order of the text.
pub(in crate::strategy) fn grouped<'t, K: Ord>(
    tree: &'t Tree,
    nodes: &mut [NodeId],
    key: impl Fn(&'t Tree, NodeId) -> K,
) {
    sort(tree, nodes, |one, other| {
        let place = |node| (tree.first_token(node), Reverse(node));
        let order = key(tree, one).cmp(&key(tree, other));
        order.then_with(|| place(one).cmp(&place(other)))
    });
}

/// Sorts stably: runs, then ever longer ones merged.
pub(in crate::strategy) fn sort(
    tree: &Tree,
    nodes: &mut [NodeId],
    order: impl Fn(NodeId, NodeId) -> Ordering,
) {
    let runs = nodes.len().div_ceil(STEP).next_power_of_two();
    let run = nodes.len().div_ceil(runs).max(1);
    for (at, run) in nodes.chunks_mut(run).enumerate() {
        if stops(tree, at * STEP) {
            return;
        }
        run.sort_by(|&one, &other| order(one, other));
    }
    let mut buffer = Vec::with_capacity(if runs > 1 { run * runs / 2 } else { 0 });
    let mut width = run;
    while width < nodes.len() {
        for both in nodes.chunks_mut(2 * width) {
            if both.len() > width && !merge(tree, both, width, &mut buffer, &order) {
                return;
            }
        }
        width *= 2;
    }
}

/// Merges two sorted runs; false at a request to stop.
fn merge(
    tree: &Tree,
    nodes: &mut [NodeId],
    middle: usize,
    first: &mut Vec<NodeId>,
    order: impl Fn(NodeId, NodeId) -> Ordering,
) -> bool {
    first.clear();
    first.extend_from_slice(&nodes[..middle]);
    let (mut left, mut right) = (0, middle);
    while left < first.len() {
        let to = left + right - middle;
        if stops(tree, to + 1) {
            return false;
        }
        let next = nodes.get(right).copied();
        let next = next.filter(|&next| order(next, first[left]).is_lt());
        nodes[to] = next.unwrap_or(first[left]);
        match next {
            Some(_) => right += 1,
            None => left += 1,
        }
    }
    true
}

#[cfg(test)]
mod tests;
