//! What a verdict on an edit depends on, as far as can be told without the language.

use std::hash::{Hash, Hasher};
use std::ops::Range;

use rustc_hash::{FxHashMap, FxHasher};
use smallvec::{SmallVec, smallvec};

use crate::language::Kind;
use crate::tree::{Change, Edit, Fingerprint, NodeId, Tree};

/// The names of a text: how often each occurs, and where first.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// By token type: whether its texts are names.
    types: Vec<bool>,
    names: FxHashMap<Fingerprint, Uses>,
}

#[derive(Clone, Copy, Debug)]
struct Uses {
    times: u32,
    first: u32,
}

impl Names {
    /// Counts the names of a tree; these token types are names. Linear in its tokens.
    #[must_use]
    pub fn of(tree: &Tree, types: impl IntoIterator<Item = Kind>) -> Self {
        let mut names = Self::default();
        for kind in types {
            if names.types.len() <= kind.index() {
                names.types.resize(kind.index() + 1, false);
            }
            names.types[kind.index()] = true;
        }
        names.count(tree);
        names
    }

    /// Counts anew, after the tree has changed.
    pub fn count(&mut self, tree: &Tree) {
        self.names.clear();
        for at in 0..tree.tokens().len() {
            if self.is_name(tree, at) {
                let uses = self.names.entry(tree.fingerprint_of(at..at + 1));
                let first = at as u32;
                uses.or_insert(Uses { times: 0, first }).times += 1;
            }
        }
    }

    fn is_name(&self, tree: &Tree, token: usize) -> bool {
        let kind = tree.tokens()[token].kind;
        self.types.get(kind.index()).copied().unwrap_or(false)
    }

    /// What the removal of a node does to names. Linear in its tokens.
    #[must_use]
    pub fn ties(&self, tree: &Tree, node: NodeId) -> Ties {
        let gone = Gone::node(tree, node);
        self.ties_of(&gone, &self.used_outside(tree, &gone))
    }

    fn ties_of(&self, gone: &Gone, used: &[Fingerprint]) -> Ties {
        let defined = |name: &Fingerprint| {
            let uses = self.names.get(name);
            uses.is_some_and(|uses| gone.has(uses.first as usize))
        };
        match used {
            [] => Ties::None,
            used if used.iter().any(defined) => Ties::Defines,
            _ => Ties::Uses,
        }
    }

    /// The names in what goes that are used elsewhere, too, in no order.
    fn used_outside(&self, tree: &Tree, gone: &Gone) -> Vec<Fingerprint> {
        let mut inside: FxHashMap<Fingerprint, i64> = FxHashMap::default();
        let mut count = |runs: &[Range<usize>], by: i64| {
            for at in runs.iter().cloned().flatten() {
                if self.is_name(tree, at) {
                    *inside.entry(tree.fingerprint_of(at..at + 1)).or_default() += by;
                }
            }
        };
        count(&gone.out, 1);
        count(&gone.kept, -1);
        let all = |name: &Fingerprint| self.names.get(name).map_or(0, |uses| uses.times);
        inside
            .into_iter()
            .filter(|&(name, times)| times > 0 && times < i64::from(all(&name)))
            .map(|(name, _)| name)
            .collect()
    }
}

/// What an edit does to names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ties {
    /// No name that goes is used elsewhere.
    None,
    /// Such names are defined elsewhere, as far as their first occurrence tells.
    Uses,
    /// The first occurrence of such a name goes.
    Defines,
}

/// The tokens that an edit takes out.
struct Gone {
    /// Of these …
    out: SmallVec<[Range<usize>; 2]>,
    /// … those are put somewhere else.
    kept: SmallVec<[Range<usize>; 1]>,
}

impl Gone {
    fn node(tree: &Tree, node: NodeId) -> Self {
        Self {
            out: smallvec![range(tree, node)],
            kept: SmallVec::new(),
        }
    }

    fn of(tree: &Tree, edit: &Edit) -> Self {
        let out = |change| range(tree, node_of(change));
        let kept = |change: &Change| match *change {
            Change::Substitute { by: kept, .. } | Change::Unwrap { list: kept, .. } => {
                Some(range(tree, kept))
            }
            Change::Delete(_) | Change::Put { .. } => None,
        };
        Self {
            out: edit.changes().iter().map(out).collect(),
            kept: edit.changes().iter().filter_map(kept).collect(),
        }
    }

    fn has(&self, token: usize) -> bool {
        let within = |runs: &[Range<usize>]| runs.iter().any(|run| run.contains(&token));
        within(&self.out) && !within(&self.kept)
    }
}

/// What a verdict on an edit depends on: which tokens go where what is asked for, what
/// takes their place, and which of the names in them are used elsewhere. While these are
/// the same the verdict probably is, whatever became of the rest of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cause(u64);

impl Cause {
    /// That of an edit, and what it does to names. Linear in the tokens that it is about.
    #[must_use]
    pub fn of(tree: &Tree, names: &Names, edit: &Edit) -> (Self, Ties) {
        let mut hasher = FxHasher::default();
        for change in edit.changes() {
            let node = node_of(change);
            let (kind, slot) = (tree.kind(node), tree.slot(node));
            (std::mem::discriminant(change), kind, slot).hash(&mut hasher);
            let above = tree.parent(node).map(|parent| tree.kind(parent));
            (above, whole(tree, node)).hash(&mut hasher);
            match *change {
                Change::Delete(_) => {}
                Change::Substitute { by, .. } => whole(tree, by).hash(&mut hasher),
                Change::Unwrap { list, .. } => whole(tree, list).hash(&mut hasher),
                Change::Put { sentence, .. } => edit.sentence(sentence).tokens.hash(&mut hasher),
            }
        }
        let gone = Gone::of(tree, edit);
        let used = names.used_outside(tree, &gone);
        // In no order, so added up.
        let mixed =
            |name: &Fingerprint| name.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (name.0 >> 29);
        let sum = used.iter().map(mixed).fold(0, u64::wrapping_add);
        sum.hash(&mut hasher);
        (Self(hasher.finish()), names.ties_of(&gone, &used))
    }
}

/// The node that a change is about.
pub(super) fn node_of(change: &Change) -> NodeId {
    match *change {
        Change::Delete(node)
        | Change::Substitute { node, .. }
        | Change::Put { node, .. }
        | Change::Unwrap { item: node, .. } => node,
    }
}

fn whole(tree: &Tree, node: NodeId) -> Fingerprint {
    tree.fingerprint_of(range(tree, node))
}

fn range(tree: &Tree, node: NodeId) -> Range<usize> {
    let first = tree.first_token(node);
    first..first + tree.weight(node) as usize
}
