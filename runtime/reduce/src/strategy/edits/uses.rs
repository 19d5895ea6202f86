//! Names and their uses, found without knowledge of the language.

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};
use secateur_tables::Kind;

pub(in crate::strategy) type Name = (Kind, Box<[u8]>);

/// Returns the types whose texts vary and begin as names do.
///
/// If there are none, all types with varying texts (the keys of a JSON file).
pub fn name_types(tree: &Tree) -> BTreeSet<Kind> {
    // The first text, whether there are others, and whether all begin as names do.
    let mut texts: BTreeMap<Kind, (&[u8], bool, bool)> = BTreeMap::new();
    for token in tree.tokens() {
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
    all
}

/// Returns the names of a tree, those with the lightest surroundings first.
pub(in crate::strategy) fn lightest_first(tree: &Tree) -> Vec<Name> {
    let named = name_types(tree);
    let mut weights: FxHashMap<(Kind, &[u8]), u64> = FxHashMap::default();
    for leaf in leaves(tree) {
        let kind = tree.kind(leaf);
        if named.contains(&kind) {
            let weight = tree.parent(leaf).map_or(1, |up| u64::from(tree.weight(up)));
            *weights.entry((kind, tree.token_text(leaf))).or_default() += weight;
        }
    }
    let mut names: Vec<(u64, (Kind, &[u8]))> = weights.into_iter().map(|(n, w)| (w, n)).collect();
    names.sort_unstable();
    let name = |(_, (kind, text)): (u64, (Kind, &[u8]))| (kind, text.into());
    names.into_iter().map(name).collect()
}

/// An index of the occurrences of names in a tree that does not change.
///
/// Without it a search for each name would take quadratic time.
#[derive(Clone, Debug)]
pub(in crate::strategy) struct Occurrences {
    /// By the hash of the name, in the order of the text.
    leaves: Arc<FxHashMap<u64, SmallVec<[NodeId; 2]>>>,
}

impl Occurrences {
    /// Indexes the leaves of these types, in linear time.
    pub(in crate::strategy) fn of(tree: &Tree, types: &BTreeSet<Kind>) -> Self {
        let mut by_name: FxHashMap<u64, SmallVec<[NodeId; 2]>> = FxHashMap::default();
        for leaf in leaves(tree) {
            let kind = tree.kind(leaf);
            if types.contains(&kind) {
                let hash = hash(kind, tree.token_text(leaf));
                by_name.entry(hash).or_default().push(leaf);
            }
        }
        Self {
            leaves: Arc::new(by_name),
        }
    }

    /// Returns the occurrences of a name in the order of the text.
    pub(in crate::strategy) fn of_name(&self, tree: &Tree, name: &Name) -> Vec<NodeId> {
        let found = self.leaves.get(&hash(name.0, &name.1));
        let same =
            |&&leaf: &&NodeId| tree.kind(leaf) == name.0 && *tree.token_text(leaf) == *name.1;
        found.into_iter().flatten().filter(same).copied().collect()
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
