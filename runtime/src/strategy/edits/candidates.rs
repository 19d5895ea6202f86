//! Perses' candidates for one node (Sun et al., "Perses: Syntax-Guided Program
//! Reduction", ICSE 2018, section 4.4).

use std::collections::VecDeque;

use crate::language::Language;
use crate::tree::{Change, Edit, NodeId, Tree};

/// How far below a node its replacements are looked for.
const SUBSTITUTE_DEPTH: u32 = 5;
/// How far below a list's item inner lists are looked for.
const UNWRAP_DEPTH: u32 = 3;

/// The edits of a node that is no list, those that leave least first: its
/// deletion where its slot may be empty, inner lists in its place where it is a
/// list's item, and what stands below it and fits its slot.
pub(in crate::strategy) fn of_node(
    language: &Language,
    tree: &Tree,
    node: NodeId,
) -> VecDeque<Edit> {
    let mut found = VecDeque::new();
    let item = tree.parent(node).is_some_and(|parent| tree.is_list(parent));
    if !item && language.is_nullable(tree.slot(node)) {
        found.push_back(Edit::new([Change::Delete(node)]));
    }
    let mut smaller: Vec<(u32, Edit)> = Vec::new();
    if item {
        for list in inner_lists(language, tree, node) {
            let change = Change::Unwrap { item: node, list };
            smaller.push((tree.weight(list), Edit::new([change])));
        }
    }
    for by in fitting(language, tree, node) {
        let change = Change::Substitute { node, by };
        smaller.push((tree.weight(by), Edit::new([change])));
    }
    smaller.sort_by_key(|(weight, _)| *weight);
    found.extend(smaller.into_iter().map(|(_, edit)| edit));
    found
}

/// The smaller lists below an item whose own items fit its slot, the first on
/// each path.
fn inner_lists(language: &Language, tree: &Tree, item: NodeId) -> Vec<NodeId> {
    let slot = tree.slot(item);
    let weight = tree.weight(item);
    below(tree, item, UNWRAP_DEPTH, |node| {
        let fits = tree.is_list(node)
            && tree.weight(node) < weight
            && language
                .symbols_of(tree.kind(node))
                .iter()
                .all(|&element| language.fits(element, slot));
        (fits, !fits)
    })
}

/// The smaller nodes below a node that fit its slot.
fn fitting(language: &Language, tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let slot = tree.slot(node);
    let weight = tree.weight(node);
    below(tree, node, SUBSTITUTE_DEPTH, |below| {
        let fits = language.fits(tree.kind(below), slot) && tree.weight(below) < weight;
        (fits, true)
    })
}

/// The smaller nodes at most `depth` below a node that fit its slot, the first on
/// each path.
pub(in crate::strategy) fn nearest(
    language: &Language,
    tree: &Tree,
    node: NodeId,
    depth: u32,
) -> Vec<NodeId> {
    let slot = tree.slot(node);
    let weight = tree.weight(node);
    below(tree, node, depth, |below| {
        let fits = language.fits(tree.kind(below), slot) && tree.weight(below) < weight;
        (fits, !fits)
    })
}

/// Breadth first, the nodes at most `depth` below one that `test` wants; its
/// second answer says whether to look below.
fn below(
    tree: &Tree,
    node: NodeId,
    depth: u32,
    test: impl Fn(NodeId) -> (bool, bool),
) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut queue: VecDeque<(NodeId, u32)> = tree.children(node).map(|c| (c, 1)).collect();
    while let Some((id, level)) = queue.pop_front() {
        let (wanted, deeper) = test(id);
        if wanted {
            found.push(id);
        }
        if deeper && level < depth {
            queue.extend(tree.children(id).map(|child| (child, level + 1)));
        }
    }
    found
}
