//! Removing some nodes together, whatever has to go with them.

use std::collections::BTreeSet;

use crate::strategy::edits::lists::{content, head_of};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// The edit that removes nodes, each with the smallest part of the tree that can
/// go: an item of a list, what stands where nothing needs to stand, or the first
/// of a separated list (the second takes its place). `None` if there is nothing
/// for one of them but the whole tree.
pub(in crate::strategy) fn remove(
    language: &Language,
    tree: &Tree,
    nodes: impl IntoIterator<Item = NodeId>,
) -> Option<Edit> {
    let mut going: BTreeSet<NodeId> = nodes.into_iter().collect();
    loop {
        going = outermost(tree, &going);
        let stuck = going
            .iter()
            .copied()
            .find(|&node| change(language, tree, &going, node).is_none());
        let Some(stuck) = stuck else { break };
        going.remove(&stuck);
        going.insert(tree.parent(stuck)?);
    }
    let changes = going
        .iter()
        .filter_map(|&node| change(language, tree, &going, node));
    let changes: Vec<Change> = changes.flatten().collect();
    // A head's heir may have a part that goes as well.
    let edit = Edit::new(changes);
    (!edit.changes().is_empty() && edit.is_sound(tree)).then_some(edit)
}

/// The edit that removes a node and nothing else but a separator beside it.
pub(in crate::strategy) fn remove_alone(
    language: &Language,
    tree: &Tree,
    node: NodeId,
) -> Option<Edit> {
    change(language, tree, &BTreeSet::from([node]), node).map(Edit::new)
}

/// The nodes that are not inside others.
fn outermost(tree: &Tree, nodes: &BTreeSet<NodeId>) -> BTreeSet<NodeId> {
    let inside = |node: NodeId| {
        std::iter::successors(tree.parent(node), |&up| tree.parent(up))
            .any(|above| nodes.contains(&above))
    };
    let mut kept = nodes.clone();
    kept.retain(|&node| !inside(node));
    kept
}

/// What removes a node where all of these go; `None` if it has to stay.
fn change(
    language: &Language,
    tree: &Tree,
    going: &BTreeSet<NodeId>,
    node: NodeId,
) -> Option<Vec<Change>> {
    let delete = || Some(vec![Change::Delete(node)]);
    match tree.parent(node) {
        Some(list) if tree.is_list(list) => {
            let needed = !language.is_nullable(tree.slot(list));
            if needed && tree.children(list).all(|item| going.contains(&item)) {
                return None;
            }
            // The content of an item may be wanted by a head that goes.
            match taken_by_head(language, tree, going, list) {
                Some(heir) if heir == node => Some(Vec::new()),
                _ => delete(),
            }
        }
        _ if language.is_nullable(tree.slot(node)) => delete(),
        Some(_) => {
            let list = next(tree, node).filter(|&next| tree.is_list(next))?;
            let (heir, by) = heir(language, tree, going, list, node)?;
            Some(vec![Change::Substitute { node, by }, Change::Delete(heir)])
        }
        None => None,
    }
}

/// The item whose content takes the place of a list's head that goes.
fn taken_by_head(
    language: &Language,
    tree: &Tree,
    going: &BTreeSet<NodeId>,
    list: NodeId,
) -> Option<NodeId> {
    let head = tree.previous(list).filter(|head| going.contains(head))?;
    if language.is_nullable(tree.slot(head)) {
        return None;
    }
    heir(language, tree, going, list, head).map(|(item, _)| item)
}

/// The first item of a list that stays, and what of it can be the head.
fn heir(
    language: &Language,
    tree: &Tree,
    going: &BTreeSet<NodeId>,
    list: NodeId,
    head: NodeId,
) -> Option<(NodeId, NodeId)> {
    let items: Vec<NodeId> = tree.children(list).collect();
    if head_of(language, tree, list, &items) != Some(head) {
        return None;
    }
    let heir = items.into_iter().find(|item| !going.contains(item))?;
    Some((heir, content(tree, heir)?))
}

/// The sibling after a node.
fn next(tree: &Tree, node: NodeId) -> Option<NodeId> {
    let parent = tree.parent(node)?;
    tree.children(parent)
        .skip_while(|&child| child != node)
        .nth(1)
}
