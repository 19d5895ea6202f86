//! The nodes that an abstract syntax tree would have, among those of a parse tree.
//!
//! ```text
//! call : NAME '(' (expr (',' expr)*)? ')'        f(a, b, c)
//!
//! parse tree                                      nodes here
//! f  (  [a  [', b'  ', c']]  )                    f  [a  b  c]
//! ```
//!
//! Brackets and separators are no nodes. The items of a list are children of its parent, together
//! with the node that such a list separates from its items: of `x (',' x)*` the first, of `(x ',')*
//! x` the last.

use std::collections::BTreeSet;
use std::sync::Arc;

use secateur_syntax::Language;
use secateur_syntax::tree::{Change, NodeId, Tree};

/// The token types of a language that are no nodes.
#[derive(Clone)]
pub(super) struct Nodes {
    /// By token type: whether all its tokens have one text.
    fixed: Arc<[bool]>,
}

/// The node beside a list of separated items that is one of them.
#[derive(Clone, Copy)]
struct End {
    node: NodeId,
    /// Whether the node is before the list.
    first: bool,
}

impl Nodes {
    pub(super) fn of(language: &Language) -> Self {
        Self {
            fixed: language.single_texts().into(),
        }
    }

    /// Returns a node's children.
    pub(super) fn children(&self, tree: &Tree, node: NodeId) -> Vec<NodeId> {
        let mut found = Vec::new();
        let mut work: Vec<NodeId> = vec![node];
        while let Some(next) = work.pop() {
            if next == node || tree.is_list(next) {
                let from = work.len();
                work.extend(tree.children(next));
                work[from..].reverse();
            } else if let Some(content) = self.content(tree, next) {
                work.push(content);
            } else if !self.is_spelled_out(tree, next) {
                found.push(next);
            }
        }
        found
    }

    /// Returns a node, or the list's item of which it is the content.
    pub(super) fn with_separator(&self, tree: &Tree, node: NodeId) -> NodeId {
        let item = tree.parent(node);
        let item = item.filter(|&item| self.content(tree, item) == Some(node));
        item.unwrap_or(node)
    }

    /// Returns the list that has a node as an item, or as its [`End`].
    pub(super) fn list_of(&self, language: &Language, tree: &Tree, node: NodeId) -> Option<NodeId> {
        let list = tree.parent(self.with_separator(tree, node));
        let list = list.filter(|&list| tree.is_list(list));
        list.or_else(|| self.list_beside(language, tree, node).map(|(list, _)| list))
    }

    /// Returns the items of a list, without separators, and its [`End`].
    pub(super) fn items(&self, language: &Language, tree: &Tree, list: NodeId) -> Vec<NodeId> {
        let content = |item| self.content(tree, item).unwrap_or(item);
        let mut items: Vec<NodeId> = tree.children(list).map(content).collect();
        items.extend(self.end(language, tree, list).map(|end| end.node));
        items
    }

    /// Returns the node that is never absent if a list, with its [`End`], is never empty.
    pub(super) fn needed(&self, language: &Language, tree: &Tree, list: NodeId) -> NodeId {
        self.end(language, tree, list).map_or(list, |end| end.node)
    }

    /// Returns the changes that delete nodes of one level, with separators.
    ///
    /// In the place of a list's deleted [`End`] comes the next remaining item.
    pub(super) fn deletion(
        &self,
        language: &Language,
        tree: &Tree,
        gone: &BTreeSet<NodeId>,
    ) -> Vec<Change> {
        let mut changes = Vec::with_capacity(gone.len() + 1);
        for &node in gone {
            let heir = || {
                let (list, end) = self.list_beside(language, tree, node)?;
                let stays = |item: &NodeId| {
                    let content = self.content(tree, *item);
                    content.is_some_and(|content| !gone.contains(&content))
                };
                let mut items = tree.children(list).filter(stays);
                let item = if end.first {
                    items.next()
                } else {
                    items.last()
                };
                Some((item?, self.content(tree, item?)?))
            };
            if let Some((item, by)) = heir() {
                changes.push(Change::Substitute { node, by });
                changes.push(Change::Delete(item));
            } else {
                changes.push(Change::Delete(self.with_separator(tree, node)));
            }
        }
        changes
    }

    /// Returns the list of which a node is the [`End`].
    fn list_beside(&self, language: &Language, tree: &Tree, node: NodeId) -> Option<(NodeId, End)> {
        let lists = [tree.next(node), tree.previous(node)].into_iter().flatten();
        let mut lists = lists.filter(|&list| tree.is_list(list));
        lists.find_map(|list| {
            let end = self.end(language, tree, list)?;
            (end.node == node).then_some((list, end))
        })
    }

    fn end(&self, language: &Language, tree: &Tree, list: NodeId) -> Option<End> {
        let before = tree.previous(list).map(|node| End { node, first: true });
        let behind = tree.next(list).map(|node| End { node, first: false });
        let is_end = |end: &End| {
            let fits = |item: NodeId| {
                let content = self.content(tree, item)?;
                let is_beside = (tree.previous(content).is_some()) == end.first;
                (is_beside && language.fits(tree.slot(content), tree.slot(end.node))).then_some(())
            };
            let is_node = !tree.is_list(end.node) && !self.is_spelled_out(tree, end.node);
            is_node && tree.children(list).all(|item| fits(item).is_some())
        };
        [before, behind].into_iter().flatten().find(is_end)
    }

    /// Returns the content of a list's item that is a separator and another node.
    ///
    /// The separator comes first if the list has one kind of items, or a node before it; last if a
    /// node follows the list.
    fn content(&self, tree: &Tree, item: NodeId) -> Option<NodeId> {
        let list = tree.parent(item).filter(|&list| tree.is_list(list))?;
        let mut children = tree.children(item).filter(|_| !tree.is_list(item));
        let (first, last) = (children.next()?, children.next()?);
        let is_node = |node: NodeId| !self.is_spelled_out(tree, node);
        let content = if self.is_separator(tree, first) {
            let is_one_kind = || tree.slot(item) == tree.kind(item);
            let follows = || tree.previous(list).is_some_and(is_node);
            (is_one_kind() || follows()).then_some(last)?
        } else {
            let precedes = tree.next(list).is_some_and(is_node);
            (precedes && self.is_separator(tree, last)).then_some(first)?
        };
        (children.next().is_none() && is_node(content)).then_some(content)
    }

    /// Whether a node consists of punctuation alone.
    fn is_separator(&self, tree: &Tree, node: NodeId) -> bool {
        if tree.is_list(node) {
            return tree.children(node).all(|one| self.is_separator(tree, one));
        }
        let begins_word = |text: &[u8]| text.first().is_some_and(u8::is_ascii_alphanumeric);
        self.is_spelled_out(tree, node) && !begins_word(tree.token_text(node))
    }

    /// Whether a node is a token that could be no other one, as its rule spells it out.
    fn is_spelled_out(&self, tree: &Tree, node: NodeId) -> bool {
        let kind = tree.kind(node);
        tree.is_token(node) && tree.slot(node) == kind && self.fixed[kind.index()]
    }
}
