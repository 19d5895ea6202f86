//! Removal of several nodes together, with all that has to go with them.
//!
//! Removed nodes are disjoint ranges of tokens. For a *stuck* node, which cannot go, its parent
//! goes. A parent is inserted once, and only nodes whose removal depends on it are checked again,
//! so the removal of k of n nodes takes at most O(n log n), for any k and nesting.

#[cfg(test)]
mod tests;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use rustc_hash::FxHashMap;

use crate::strategy::edits::lists::{content, head_of};
use crate::strategy::edits::order::stops;
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// Returns the edit that removes nodes, each with the smallest removable part around it.
///
/// That is an item, a node in a nullable slot, or the head of a separated list, which the next item
/// replaces. `None` if only the whole tree could go, if no change remains, or if changes overlap.
pub(in crate::strategy) fn remove(
    language: &Language,
    tree: &Tree,
    nodes: impl IntoIterator<Item = NodeId>,
) -> Option<Edit> {
    let mut removal = Removal::of(language, tree, nodes);
    removal.free()?;
    let mut going: Vec<NodeId> = removal.going.values().copied().collect();
    going.sort_unstable();
    let changes = going.iter().filter_map(|&node| removal.change(node));
    let changes: Vec<Change> = changes.flatten().collect();
    // An item that replaces a head may have a part that goes.
    let edit = Edit::new(changes);
    (!edit.changes().is_empty() && edit.is_sound(tree)).then_some(edit)
}

/// Returns the nodes that [`remove`] can remove alone, in preorder; linear in the tree.
pub(in crate::strategy) fn removable(language: &Language, tree: &Tree) -> Vec<NodeId> {
    let mut goes = vec![false; tree.nodes()];
    let mut nodes = tree.all();
    let mut step = 0;
    nodes.retain(|&node| {
        step += 1;
        if stops(tree, step) || tree.halt().is_found() {
            return false;
        }
        let up = tree.parent(node).is_some_and(|up| goes[up.0 as usize]);
        let goes = &mut goes[node.0 as usize];
        *goes = up || goes_alone(language, tree, node);
        *goes
    });
    nodes
}

fn goes_alone(language: &Language, tree: &Tree, node: NodeId) -> bool {
    if let Some(list) = tree.parent(node).filter(|&up| tree.is_list(up)) {
        let mut others = tree.children(list).filter(|&item| item != node);
        return language.is_nullable(tree.slot(list)) || others.next().is_some();
    }
    let is_head = || {
        let list = tree.next(node).filter(|&next| tree.is_list(next))?;
        let heir = tree.children(list).next()?;
        content(tree, heir)?;
        head_of(language, tree, list)
    };
    language.is_nullable(tree.slot(node)) || is_head().is_some()
}

/// Returns the edit that removes a node and at most a separator beside it.
pub(in crate::strategy) fn remove_alone(
    language: &Language,
    tree: &Tree,
    node: NodeId,
) -> Option<Edit> {
    Removal::of(language, tree, [node])
        .change(node)
        .map(Edit::new)
}

struct Removal<'a> {
    language: &'a Language,
    tree: &'a Tree,
    /// By first token, disjoint.
    going: BTreeMap<u32, NodeId>,
    lists: FxHashMap<NodeId, List>,
}

#[derive(Clone, Copy)]
struct List {
    /// Its first remaining item, or one before.
    staying: Option<NodeId>,
    /// Its head, once computed.
    head: Option<Option<NodeId>>,
}

impl<'a> Removal<'a> {
    fn of(language: &'a Language, tree: &'a Tree, nodes: impl IntoIterator<Item = NodeId>) -> Self {
        Self {
            language,
            tree,
            going: outermost(tree, nodes),
            lists: FxHashMap::default(),
        }
    }

    /// Replaces stuck nodes by their parents; `None` if the root would go.
    fn free(&mut self) -> Option<()> {
        // Sorted, since a set of them takes several times the memory.
        let mut nodes: Vec<NodeId> = self.going.values().copied().collect();
        nodes.sort_unstable_by_key(|&node| Reverse(node));
        let mut parents: BTreeSet<NodeId> = BTreeSet::new();
        for step in 1.. {
            let first = match (nodes.last(), parents.first()) {
                (Some(node), Some(parent)) if parent <= node => {
                    if parent == node {
                        nodes.pop();
                    }
                    parents.pop_first()
                }
                (None, _) => parents.pop_first(),
                _ => nodes.pop(),
            };
            let Some(node) = first else {
                break;
            };
            if stops(self.tree, step) {
                return None;
            }
            if !self.goes(node) || self.change(node).is_some() {
                continue;
            }
            let parent = self.tree.parent(node)?;
            self.insert(parent);
            parents.insert(parent);
            // The head before its list may have lost its heir.
            let head = self
                .list_of(parent)
                .and_then(|list| self.tree.previous(list));
            parents.extend(head);
        }
        Some(())
    }

    fn goes(&self, node: NodeId) -> bool {
        self.going.get(&first(self.tree, node)) == Some(&node)
    }

    fn insert(&mut self, node: NodeId) {
        let first = first(self.tree, node);
        let inside = first..first + self.tree.weight(node);
        let gone: Vec<u32> = self.going.range(inside).map(|(&at, _)| at).collect();
        for at in gone {
            let list = self.going.remove(&at).and_then(|node| self.list_of(node));
            // More of its items stay now.
            list.map(|list| self.lists.remove(&list));
        }
        self.going.insert(first, node);
    }

    fn list_of(&self, node: NodeId) -> Option<NodeId> {
        self.tree.parent(node).filter(|&up| self.tree.is_list(up))
    }

    /// Returns `None` for a stuck node.
    fn change(&mut self, node: NodeId) -> Option<Vec<Change>> {
        let tree = self.tree;
        let delete = || Some(vec![Change::Delete(node)]);
        if let Some(list) = self.list_of(node) {
            let needed = !self.language.is_nullable(tree.slot(list));
            if needed && self.staying(list).is_none() {
                return None;
            }
            // The content of an item may replace a removed head.
            return match self.taken_by_head(list) {
                Some(heir) if heir == node => Some(Vec::new()),
                _ => delete(),
            };
        }
        if self.language.is_nullable(tree.slot(node)) {
            return delete();
        }
        let list = tree.next(node).filter(|&next| tree.is_list(next))?;
        let (heir, by) = self.heir(list, node)?;
        Some(vec![Change::Substitute { node, by }, Change::Delete(heir)])
    }

    fn taken_by_head(&mut self, list: NodeId) -> Option<NodeId> {
        let head = self.tree.previous(list).filter(|&head| self.goes(head))?;
        if self.language.is_nullable(self.tree.slot(head)) {
            return None;
        }
        self.heir(list, head).map(|(item, _)| item)
    }

    /// Returns the first remaining item and its part that can replace the head.
    fn heir(&mut self, list: NodeId, head: NodeId) -> Option<(NodeId, NodeId)> {
        let (language, tree) = (self.language, self.tree);
        let find = || head_of(language, tree, list);
        if *self.list(list).head.get_or_insert_with(find) != Some(head) {
            return None;
        }
        let heir = self.staying(list)?;
        Some((heir, content(self.tree, heir)?))
    }

    fn list(&mut self, list: NodeId) -> &mut List {
        let tree = self.tree;
        self.lists.entry(list).or_insert_with(|| List {
            staying: tree.children(list).next(),
            head: None,
        })
    }

    fn staying(&mut self, list: NodeId) -> Option<NodeId> {
        let mut item = self.list(list).staying;
        while let Some(going) = item.filter(|&item| self.goes(item)) {
            item = self.tree.next(going);
        }
        self.list(list).staying = item;
        item
    }
}

fn first(tree: &Tree, node: NodeId) -> u32 {
    tree.first_token(node) as u32
}

fn outermost(tree: &Tree, nodes: impl IntoIterator<Item = NodeId>) -> BTreeMap<u32, NodeId> {
    let mut nodes: Vec<NodeId> = nodes.into_iter().collect();
    let end = |node| first(tree, node) + tree.weight(node);
    nodes.sort_unstable_by_key(|&node| (first(tree, node), Reverse(end(node)), node));
    nodes.dedup();
    let mut kept: BTreeMap<u32, NodeId> = BTreeMap::new();
    let mut covered = 0;
    for node in nodes {
        let first = first(tree, node);
        if first >= covered {
            covered = end(node);
            kept.insert(first, node);
        } else if let Some(other) = kept.get_mut(&first)
            && is_around(tree, node, *other)
        {
            *other = node;
        }
    }
    kept
}

fn is_around(tree: &Tree, node: NodeId, other: NodeId) -> bool {
    std::iter::successors(tree.parent(other), |&up| tree.parent(up))
        .take_while(|&up| tree.weight(up) == tree.weight(other))
        .any(|up| up == node)
}
