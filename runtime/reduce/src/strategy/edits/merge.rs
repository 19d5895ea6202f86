//! Merged edits of one tree.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use rustc_hash::FxHashMap;
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// Makes an edit of given changes; it is unsure, a trial or free if one of their edits is.
pub(in crate::strategy) fn rebuilt<'e, I: IntoIterator<Item = Change>>(
    parts: impl IntoIterator<Item = (&'e Edit, I)>,
) -> Edit {
    let mut changes: Vec<Change> = Vec::new();
    let mut put = Vec::new();
    let (mut unsure, mut trial, mut free, mut left) = (false, false, false, 0);
    for (edit, those) in parts {
        unsure |= edit.is_unsure();
        trial |= edit.is_trial();
        free |= edit.is_free();
        left |= edit.left();
        for change in those {
            match change {
                Change::Put { node, sentence } => {
                    put.push((node, Arc::new(edit.sentence(sentence).clone())));
                }
                change => changes.push(change),
            }
        }
    }
    let mut merged = Edit::new(changes);
    for (node, sentence) in put {
        merged.add(node, sentence);
    }
    merged = merged.leaving(left);
    if unsure {
        merged = merged.unsure();
    }
    if trial {
        merged = merged.trial();
    }
    if free {
        merged = merged.free();
    }
    merged
}

/// Merges edits as far as they can be made together, the first ones first.
///
/// Changes of tokens that an earlier edit deletes are left out. An edit that overlaps an earlier
/// one otherwise, or deletes the last item of a list that needs one, is not taken. Returns the
/// merged edit and which edits were taken; `None` if none was.
#[must_use]
pub fn union(language: &Language, tree: &Tree, edits: &[&Edit]) -> Option<(Edit, Vec<bool>)> {
    let mut union = Union {
        language,
        tree,
        out: BTreeMap::new(),
        lists: FxHashMap::default(),
    };
    let taken: Vec<Option<Vec<Change>>> = edits.iter().map(|edit| union.take(edit)).collect();
    let parts = edits.iter().zip(&taken);
    let parts = parts.filter_map(|(edit, taken)| Some((*edit, taken.clone()?)));
    let merged = rebuilt(parts);
    let taken = taken.iter().map(Option::is_some).collect();
    (!merged.changes().is_empty()).then_some((merged, taken))
}

struct Union<'a> {
    language: &'a Language,
    tree: &'a Tree,
    /// Ranges of tokens that leave their places, by start, with the parts that stay.
    out: BTreeMap<usize, (usize, Option<Range<usize>>)>,
    /// The remaining items of lists that need one.
    lists: FxHashMap<NodeId, usize>,
}

impl Union<'_> {
    /// Returns the changes of an edit that are not made yet; `None` if it cannot be made.
    fn take(&mut self, edit: &Edit) -> Option<Vec<Change>> {
        let mut changes = Vec::new();
        let mut goes: FxHashMap<NodeId, usize> = FxHashMap::default();
        for change in edit.changes() {
            let (node, kept) = match *change {
                Change::Delete(node) | Change::Put { node, .. } => (node, None),
                Change::Substitute { node, by } => (node, Some(by)),
                Change::Unwrap { item, list } => (item, Some(list)),
            };
            let range = self.range(node);
            match self.meets(&range) {
                None => {}
                Some(true) => continue,
                Some(false) => return None,
            }
            if kept.is_some_and(|kept| self.meets(&self.range(kept)).is_some()) {
                return None;
            }
            if let Change::Delete(node) = *change
                && let Some(list) = self.needy(node)
            {
                *goes.entry(list).or_default() += 1;
            }
            changes.push((*change, range, kept.map(|kept| self.range(kept))));
        }
        let enough = goes.iter().all(|(list, goes)| self.lists[list] > *goes);
        if !enough {
            return None;
        }
        for (list, goes) in goes {
            *self.lists.entry(list).or_default() -= goes;
        }
        let mut left = Vec::with_capacity(changes.len());
        let kept: Vec<Range<usize>> = changes
            .iter()
            .filter_map(|(.., kept)| kept.clone())
            .collect();
        for (change, range, _) in changes {
            let inside = |kept: &&Range<usize>| range.start <= kept.start && kept.end <= range.end;
            let mut inside = kept.iter().filter(inside);
            let stays = match (change, inside.next(), inside.next()) {
                (Change::Put { .. }, ..) | (_, Some(_), Some(_)) => Some(range.clone()),
                (_, stays, _) => stays.cloned(),
            };
            self.out.insert(range.start, (range.end, stays));
            left.push(change);
        }
        Some(left)
    }

    /// Whether a range is inside deleted tokens; `None` if it touches no range that leaves.
    fn meets(&self, range: &Range<usize>) -> Option<bool> {
        let (&start, (end, stays)) = self
            .out
            .range(..range.end.max(range.start + 1))
            .next_back()?;
        if *end <= range.start {
            return None;
        }
        let inside = start <= range.start && range.end <= *end;
        let apart = |stays: &Range<usize>| stays.end <= range.start || range.end <= stays.start;
        Some(inside && stays.as_ref().is_none_or(apart))
    }

    /// Returns the list around an item, if it needs one.
    fn needy(&mut self, node: NodeId) -> Option<NodeId> {
        let tree = self.tree;
        let list = tree.parent(node).filter(|&up| tree.is_list(up))?;
        if self.language.is_nullable(tree.slot(list)) {
            return None;
        }
        let items = || tree.children(list).count();
        self.lists.entry(list).or_insert_with(items);
        Some(list)
    }

    fn range(&self, node: NodeId) -> Range<usize> {
        let first = self.tree.first_token(node);
        first..first + self.tree.weight(node) as usize
    }
}
