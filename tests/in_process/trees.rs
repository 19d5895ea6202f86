//! The invariants of a tree and of edits.

use std::collections::HashMap;

use secateur_tables::Kind;

use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// Returns all nodes, parents first, children in order.
pub fn nodes(tree: &Tree) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut work: Vec<NodeId> = tree.root().into_iter().collect();
    while let Some(node) = work.pop() {
        found.push(node);
        let children: Vec<NodeId> = tree.children(node).collect();
        work.extend(children.into_iter().rev());
    }
    found
}

pub fn check_tree(language: &Language, tree: &Tree) {
    let nodes = nodes(tree);
    let mut leaves = Vec::new();
    for &node in &nodes {
        assert!(tree.is_alive(node), "a dead node is reached");
        let children: Vec<NodeId> = tree.children(node).collect();
        let element = |&kind: &Kind| language.fits(kind, tree.slot(node));
        // A list of fitting elements may stand in an element's place.
        let is_nested = tree.is_list(node)
            && tree.parent(node).is_some_and(|parent| tree.is_list(parent))
            && language.symbols_of(tree.kind(node)).iter().all(element);
        let fits = is_nested || language.fits(tree.kind(node), tree.slot(node));
        let name = |kind| language.kind_name(kind);
        assert!(
            fits,
            "{} where {} is asked for",
            name(tree.kind(node)),
            name(tree.slot(node))
        );
        if children.is_empty() {
            // A token, or an inserted sentence before its parse.
            leaves.extend(kinds_of(tree, node));
            continue;
        }
        assert_eq!(tree.is_list(node), language.is_list(tree.kind(node)));
        let sum: u32 = children.iter().map(|&child| tree.weight(child)).sum();
        assert_eq!(sum, tree.weight(node));
        assert!(
            children.len() > 1 || tree.is_list(node),
            "only lists have single children"
        );
        let parents_are_right = children.iter().all(|&c| tree.parent(c) == Some(node));
        assert!(parents_are_right);
    }
    let kinds: Vec<Kind> = tree.tokens().iter().map(|token| token.kind).collect();
    assert_eq!(leaves, kinds, "the tree has the text's tokens");
}

fn kinds_of(tree: &Tree, node: NodeId) -> Vec<Kind> {
    let tokens = &tree.tokens()[tree.first_token(node)..][..tree.weight(node) as usize];
    tokens.iter().map(|token| token.kind).collect()
}

/// Returns the token types that an edit leaves, by the tree alone.
pub fn expected(tree: &Tree, edit: &Edit) -> Vec<Kind> {
    let mut instead: HashMap<NodeId, Option<NodeId>> = HashMap::new();
    let mut put: HashMap<NodeId, u16> = HashMap::new();
    for change in edit.changes() {
        match *change {
            Change::Delete(node) => instead.insert(node, None),
            Change::Substitute { node, by } => instead.insert(node, Some(by)),
            Change::Unwrap { item, list } => instead.insert(item, Some(list)),
            Change::Put { node, sentence } => {
                put.insert(node, sentence);
                None
            }
        };
    }
    let mut kinds = Vec::new();
    let mut work: Vec<(NodeId, bool)> = tree.root().into_iter().map(|root| (root, true)).collect();
    while let Some((node, edited)) = work.pop() {
        if edited && let Some(by) = instead.get(&node) {
            // Inserted nodes are not edited.
            work.extend(by.map(|by| (by, false)));
            continue;
        }
        if let Some(&sentence) = put.get(&node) {
            let tokens = &edit.sentence(sentence).tokens;
            kinds.extend(tokens.iter().map(|(kind, _)| *kind));
            continue;
        }
        let children: Vec<NodeId> = tree.children(node).collect();
        if children.is_empty() {
            kinds.extend(kinds_of(tree, node));
        }
        work.extend(children.into_iter().rev().map(|child| (child, edited)));
    }
    kinds
}
