//! Names and their uses, without knowledge of the language.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rustc_hash::FxHasher;

use crate::learning::index::Index;

use super::order::{grouped, stops};
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};
use secateur_tables::Kind;

pub(in crate::strategy) type Name = (Kind, Box<[u8]>);

/// Returns the types whose texts vary and begin as names do.
///
/// If there are none, all with varying texts (the keys of a JSON file).
pub fn name_types(tree: &Tree) -> BTreeSet<Kind> {
    // The first text, whether others differ, whether all begin as names do.
    let mut texts: BTreeMap<Kind, (&[u8], bool, bool)> = BTreeMap::new();
    for (at, token) in tree.tokens().iter().enumerate() {
        if stops(tree, at) {
            break;
        }
        let text = token.of(tree.text());
        let begins = text
            .first()
            .is_some_and(|&b| b.is_ascii_alphabetic() || b >= 0x80 || b"_$@%#".contains(&b));
        let entry = texts.entry(token.kind).or_insert((text, false, true));
        entry.1 |= text != entry.0;
        entry.2 &= begins;
    }
    let vary = |strict: bool| {
        texts
            .iter()
            .filter(|(_, (_, vary, named))| *vary && (*named || !strict))
            .map(|(&kind, _)| kind)
            .collect::<BTreeSet<Kind>>()
    };
    let named = vary(true);
    if named.is_empty() { vary(false) } else { named }
}

pub(in crate::strategy) fn leaves(tree: &Tree) -> Vec<NodeId> {
    let mut all = tree.all();
    all.retain(|&node| tree.is_token(node));
    all.shrink_to_fit();
    all
}

/// Returns the names of a tree, those with the lightest surroundings first.
pub(in crate::strategy) fn lightest_first(tree: &Tree) -> Vec<Name> {
    let named = name_types(tree);
    let mut leaves = leaves(tree);
    leaves.retain(|&leaf| named.contains(&tree.kind(leaf)));
    let name = |tree, leaf| (Tree::kind(tree, leaf), Tree::token_text(tree, leaf));
    grouped(tree, &mut leaves, name);
    let weight = |&leaf: &NodeId| tree.parent(leaf).map_or(1, |up| u64::from(tree.weight(up)));
    let mut names: Vec<(u64, NodeId)> = Vec::new();
    for same in leaves.chunk_by(|&one, &next| name(tree, one) == name(tree, next)) {
        if stops(tree, names.len()) {
            break;
        }
        names.push((same.iter().map(weight).sum(), same[0]));
    }
    drop(leaves);
    // Names are in their order already.
    names.sort_by_key(|&(weight, _)| weight);
    let name = |(_, leaf): (u64, NodeId)| (tree.kind(leaf), tree.token_text(leaf).into());
    names.into_iter().map(name).collect()
}

/// An index of names in an unchanged tree; a search for each would take quadratic time.
#[derive(Clone, Debug)]
pub(in crate::strategy) struct Occurrences {
    /// In the order of the text.
    leaves: Arc<[NodeId]>,
    /// Numbers of leaves, by hash.
    index: Arc<Index>,
}

impl Occurrences {
    /// Indexes the leaves of these types, in linear time.
    pub(in crate::strategy) fn of(tree: &Tree, types: &BTreeSet<Kind>) -> Self {
        let leaves = leaves(tree).into_iter().enumerate();
        let leaves = leaves.take_while(|&(at, _)| !stops(tree, at));
        let leaves = leaves.filter(|&(_, leaf)| types.contains(&tree.kind(leaf)));
        let mut found: Vec<NodeId> = leaves.map(|(_, leaf)| leaf).collect();
        found.shrink_to_fit();
        let keyed = found.iter().enumerate().map(|(at, &leaf)| {
            let hash = hash(tree.kind(leaf), tree.token_text(leaf));
            (hash, at as u32)
        });
        Self {
            index: Arc::new(Index::of(keyed)),
            leaves: found.into(),
        }
    }

    /// Returns the occurrences in the order of the text.
    pub(in crate::strategy) fn of_name(&self, tree: &Tree, name: &Name) -> Vec<NodeId> {
        let found = self.index.get(hash(name.0, &name.1)).iter();
        let found = found.map(|&at| self.leaves[at as usize]);
        let same = |&leaf: &NodeId| tree.kind(leaf) == name.0 && *tree.token_text(leaf) == *name.1;
        found.filter(same).collect()
    }
}

fn hash(kind: Kind, text: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    (kind, text).hash(&mut hasher);
    hasher.finish()
}

/// Returns the occurrences outside a deletion; `None` if the edit is another.
pub(in crate::strategy) fn outside(
    tree: &Tree,
    edit: &Edit,
    occurrences: &[NodeId],
) -> Option<Vec<NodeId>> {
    let mut gone = BTreeSet::new();
    for change in edit.changes() {
        match *change {
            Change::Delete(node) => {
                gone.insert(node);
            }
            // A moved node cannot be changed as well.
            Change::Substitute { .. } | Change::Unwrap { .. } | Change::Put { .. } => return None,
        }
    }
    let inside = |node: NodeId| {
        std::iter::successors(Some(node), |&up| tree.parent(up)).any(|up| gone.contains(&up))
    };
    let left = occurrences.iter().copied().filter(|&node| !inside(node));
    Some(left.collect())
}

/// Adds a sentence in the place of each use to a deletion.
pub(in crate::strategy) fn with_uses(
    deletion: &Edit,
    uses: &[NodeId],
    sentence: &Arc<Sentence>,
) -> Edit {
    let mut edit = deletion.clone();
    for &at in uses {
        edit.add(at, Arc::clone(sentence));
    }
    edit
}

/// Keeps sound edits that remove tokens, each once, in reverse order.
pub(in crate::strategy) fn worthwhile(tree: &Tree, edits: Vec<Edit>) -> Vec<Edit> {
    let mut kept: Vec<Edit> = Vec::new();
    for edit in edits {
        if edit.saved(tree) > 0 && edit.is_sound(tree) && !kept.contains(&edit) {
            kept.push(edit);
        }
    }
    kept.reverse();
    kept
}
