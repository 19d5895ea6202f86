//! Names, and where they are used: found without knowing the language.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};
use secateur_tables::Kind;

/// A name: its token type and its text.
pub(in crate::strategy) type Name = (Kind, Box<[u8]>);

/// The token types that names have: their texts vary, and begin as names do. If
/// there are none of these, whatever varies will do (the keys of a JSON file).
pub fn name_types(tree: &Tree) -> BTreeSet<Kind> {
    let mut texts: BTreeMap<Kind, (BTreeSet<&[u8]>, bool)> = BTreeMap::new();
    for token in tree.tokens() {
        let text = token.of(tree.text());
        let begins = text
            .first()
            .is_some_and(|&b| b.is_ascii_alphabetic() || b >= 0x80 || b"_$@%#".contains(&b));
        let entry = texts.entry(token.kind).or_insert((BTreeSet::new(), true));
        entry.0.insert(text);
        entry.1 &= begins;
    }
    let vary = |strict: bool| {
        texts
            .iter()
            .filter(|(_, (texts, named))| texts.len() > 1 && (*named || !strict))
            .map(|(&kind, _)| kind)
            .collect::<BTreeSet<Kind>>()
    };
    let named = vary(true);
    if named.is_empty() { vary(false) } else { named }
}

/// The single tokens of a tree, in order.
pub(in crate::strategy) fn leaves(tree: &Tree) -> Vec<NodeId> {
    let mut all = tree.all();
    all.retain(|&node| tree.is_token(node));
    all
}

/// The names of a tree, those last around whose occurrences most tokens stand.
pub(in crate::strategy) fn lightest_first(tree: &Tree) -> Vec<Name> {
    let named = name_types(tree);
    let mut weights: BTreeMap<Name, u64> = BTreeMap::new();
    for leaf in leaves(tree) {
        let kind = tree.kind(leaf);
        if named.contains(&kind) {
            let weight = tree.parent(leaf).map_or(1, |up| u64::from(tree.weight(up)));
            let name = (kind, tree.token_text(leaf).into());
            *weights.entry(name).or_default() += weight;
        }
    }
    let mut names: Vec<(u64, Name)> = weights.into_iter().map(|(n, w)| (w, n)).collect();
    names.sort();
    names.into_iter().map(|(_, name)| name).collect()
}

/// The occurrences of a name that an edit leaves; `None` if it changes one of them in
/// another way.
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
            // What moves cannot be changed as well.
            Change::Substitute { .. } | Change::Unwrap { .. } | Change::Put { .. } => return None,
        }
    }
    let inside = |node: NodeId| {
        std::iter::successors(Some(node), |&up| tree.parent(up)).any(|up| gone.contains(&up))
    };
    let left = occurrences.iter().copied().filter(|&node| !inside(node));
    Some(left.collect())
}

/// A deletion, and a sentence in the place of each of these nodes.
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

/// Edits that make a tree smaller, each once, the first of them last.
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
