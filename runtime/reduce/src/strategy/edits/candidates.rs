//! Perses' candidates for one node.
//!
//! Sun et al., "Perses: Syntax-Guided Program Reduction", ICSE 2018, section 4.4.

use std::cmp::Reverse;
use std::collections::VecDeque;

use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

const SUBSTITUTE_DEPTH: u32 = 5;
/// Maximal depth of lists inside an item.
const UNWRAP_DEPTH: u32 = 3;

/// Returns the edits of a node that is no list, the smallest result first.
///
/// Deletion in a nullable slot, inner lists for an item, and fitting descendants.
pub(in crate::strategy) fn of_node(
    language: &Language,
    tree: &Tree,
    node: NodeId,
) -> VecDeque<Edit> {
    let lists = match is_item(tree, node) {
        true => inner_lists(language, tree, node),
        false => Vec::new(),
    };
    edits(language, tree, node, lists, fitting(language, tree, node))
}

/// Returns the edits of [`of_node`] without the light replacements of a large node.
///
/// The right one of hundreds is found sooner through the lists around them. For deep nesting,
/// deeper nodes on the heaviest path are added.
pub(in crate::strategy) fn promising(
    language: &Language,
    tree: &Tree,
    node: NodeId,
) -> VecDeque<Edit> {
    let lists = match is_item(tree, node) {
        true => heavy(tree, node, inner_lists(language, tree, node)),
        false => Vec::new(),
    };
    let mut by = heavy(tree, node, fitting(language, tree, node));
    by.extend(far(language, tree, node));
    edits(language, tree, node, lists, by)
}

/// Candidates of a form that are tried whatever their weight.
const FEW: usize = 8;
/// Divisor of the node's tokens: further candidates have at least so many.
const PART: u32 = 8;

/// Depth from which the heaviest path is searched.
///
/// Written texts are rarely so deep, and a far jump skips parts of a smaller result.
const DEEP: u32 = 64;

const FAR: u32 = 1 << 10;

fn heavy(tree: &Tree, node: NodeId, mut found: Vec<NodeId>) -> Vec<NodeId> {
    found.sort_by_key(|&id| Reverse(tree.weight(id)));
    let least = tree.weight(node) / PART;
    let kept = found.iter().position(|&id| tree.weight(id) < least);
    found.truncate(kept.unwrap_or(usize::MAX).max(FEW));
    found
}

/// Returns fitting nodes on the heaviest path, at doubling depths.
fn far(language: &Language, tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let slot = tree.slot(node);
    let mut found = Vec::new();
    let mut wanted = DEEP;
    let path = std::iter::successors(Some(node), |&at| {
        tree.children(at).max_by_key(|&child| tree.weight(child))
    });
    for (depth, below) in (0..FAR).zip(path) {
        if depth >= wanted && language.fits(tree.kind(below), slot) {
            found.push(below);
            wanted = depth * 2;
        }
    }
    found
}

pub(in crate::strategy) fn is_item(tree: &Tree, node: NodeId) -> bool {
    tree.parent(node).is_some_and(|parent| tree.is_list(parent))
}

fn edits(
    language: &Language,
    tree: &Tree,
    node: NodeId,
    lists: Vec<NodeId>,
    by: Vec<NodeId>,
) -> VecDeque<Edit> {
    let mut found = VecDeque::new();
    if !is_item(tree, node) && language.is_nullable(tree.slot(node)) {
        found.push_back(Edit::new([Change::Delete(node)]));
    }
    let unwrap = |list| Change::Unwrap { item: node, list };
    let substitute = |by| Change::Substitute { node, by };
    let unwraps = lists.into_iter().map(|list| (list, unwrap(list)));
    let changes = unwraps.chain(by.into_iter().map(|by| (by, substitute(by))));
    let mut smaller: Vec<(u32, Change)> = changes
        .map(|(left, change)| (tree.weight(left), change))
        .collect();
    smaller.sort_by_key(|(weight, _)| *weight);
    found.extend(smaller.into_iter().map(|(_, change)| Edit::new([change])));
    found
}

/// Returns the replacements of an item by an inner list, the heaviest first.
pub(in crate::strategy) fn unwrapped(
    language: &Language,
    tree: &Tree,
    item: NodeId,
) -> VecDeque<Edit> {
    let mut lists = inner_lists(language, tree, item);
    lists.sort_by_key(|&list| Reverse(tree.weight(list)));
    let unwrap = |list| Edit::new([Change::Unwrap { item, list }]);
    lists.into_iter().map(unwrap).collect()
}

/// Returns the outermost smaller lists whose items fit the item's slot.
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

fn fitting(language: &Language, tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let slot = tree.slot(node);
    let weight = tree.weight(node);
    below(tree, node, SUBSTITUTE_DEPTH, |below| {
        let fits = language.fits(tree.kind(below), slot) && tree.weight(below) < weight;
        (fits, true)
    })
}

/// Returns nodes breadth first; `test` returns whether to take one and whether to descend.
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
