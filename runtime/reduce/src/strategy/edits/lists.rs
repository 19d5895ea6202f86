//! Deletion of a list's items by a list minimizer.
//!
//! `x (',' x)*` is a *head* with a list of separated items, reduced as one: when the head goes, the
//! content of the first remaining item replaces it, and that item's separator goes.

use crate::minimize::{ListMinimizer, MinimizerKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

#[derive(Clone)]
pub(in crate::strategy) struct ListWork {
    minimizer: Box<dyn ListMinimizer>,
    /// By the minimizer's numbers, the head first.
    items: Vec<NodeId>,
    head: Option<(NodeId, usize)>,
    next_head: Option<(NodeId, usize)>,
}

impl ListWork {
    /// Starts on items of a list; a head takes part if these are all.
    pub(in crate::strategy) fn new(
        language: &Language,
        tree: &Tree,
        kind: MinimizerKind,
        list: NodeId,
        items: Vec<NodeId>,
    ) -> Self {
        let head = if tree.children(list).count() == items.len() {
            head_of(language, tree, list)
        } else {
            None
        };
        Self::begin(language, tree, kind, list, head, items)
    }

    /// Starts on items of a list; a head stays.
    pub(in crate::strategy) fn plain(
        language: &Language,
        tree: &Tree,
        kind: MinimizerKind,
        list: NodeId,
        items: Vec<NodeId>,
    ) -> Self {
        Self::begin(language, tree, kind, list, None, items)
    }

    fn begin(
        language: &Language,
        tree: &Tree,
        kind: MinimizerKind,
        list: NodeId,
        head: Option<NodeId>,
        items: Vec<NodeId>,
    ) -> Self {
        let all = tree.children(list).count() == items.len();
        // The slot counts: `x*` may stand for `x+`, and `(x+)?` is nullable.
        let needed = !language.is_nullable(tree.slot(list));
        let least = usize::from(needed && all);
        let items: Vec<NodeId> = head.into_iter().chain(items).collect();
        let weights: Vec<u32> = items.iter().map(|&item| tree.weight(item)).collect();
        let least = least + usize::from(head.is_some());
        Self {
            minimizer: (kind.start)(&weights, least),
            items,
            head: head.map(|node| (node, 0)),
            next_head: None,
        }
    }

    pub(in crate::strategy) fn widen(&mut self) {
        self.minimizer.widen();
    }

    pub(in crate::strategy) fn propose(&mut self, tree: &Tree) -> Option<Edit> {
        loop {
            let gone = self.minimizer.propose()?;
            if let Some(edit) = self.edit(tree, &gone) {
                return Some(edit);
            }
            self.minimizer.record_verdict(false);
        }
    }

    /// Returns `None` if other edits have taken the next head.
    fn edit(&mut self, tree: &Tree, gone: &[usize]) -> Option<Edit> {
        self.next_head = self.head;
        let mut skip = None;
        let mut changes = Vec::with_capacity(gone.len() + 1);
        if let Some((node, number)) = self.head
            && gone.binary_search(&number).is_ok()
        {
            let heir = self
                .minimizer
                .remaining()
                .iter()
                .copied()
                .find(|i| gone.binary_search(i).is_err() && tree.is_alive(self.items[*i]))?;
            let by = content(tree, self.items[heir])?;
            changes.push(Change::Substitute { node, by });
            changes.push(Change::Delete(self.items[heir]));
            self.next_head = Some((by, heir));
            skip = Some(number);
        }
        let rest = gone.iter().filter(|&&i| Some(i) != skip);
        changes.extend(rest.map(|&i| Change::Delete(self.items[i])));
        Some(Edit::new(changes))
    }

    pub(in crate::strategy) fn record_verdict(&mut self, passed: bool) {
        if passed {
            self.head = self.next_head;
        }
        self.minimizer.record_verdict(passed);
    }

    /// Returns the remaining items; the head only if it is new.
    pub(in crate::strategy) fn left(&self) -> Vec<NodeId> {
        let numbers = self.minimizer.remaining().iter();
        numbers
            .filter_map(|&i| match self.head {
                Some((_, number)) if number == i && i == 0 => None,
                Some((node, number)) if number == i => Some(node),
                _ => Some(self.items[i]),
            })
            .collect()
    }
}

/// Returns the node before a list that each item's content could replace.
pub(in crate::strategy) fn head_of(
    language: &Language,
    tree: &Tree,
    list: NodeId,
) -> Option<NodeId> {
    let head = tree.previous(list)?;
    let slot = tree.slot(head);
    let separated = tree.children(list).all(|item| {
        content(tree, item).is_some_and(|content| language.fits(tree.kind(content), slot))
    });
    separated.then_some(head)
}

/// Returns the last part of an item if the others, its separator, are tokens.
pub(in crate::strategy) fn content(tree: &Tree, item: NodeId) -> Option<NodeId> {
    if tree.is_list(item) {
        return None;
    }
    let mut last = None;
    for child in tree.children(item) {
        if let Some(before) = last
            && !tree.is_token(before)
        {
            return None;
        }
        last = Some(child);
    }
    last
}
