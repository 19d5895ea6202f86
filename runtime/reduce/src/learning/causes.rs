//! Causes of verdicts, without knowledge of the language.

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::ops::Range;

use rustc_hash::FxHasher;
use smallvec::{SmallVec, smallvec};

use super::index::Index;

use secateur_syntax::tree::{Change, Edit, Fingerprint, NodeId, Tree};
use secateur_tables::Kind;

/// An index of the names of a text.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// By token type: whether its texts are names.
    types: Vec<bool>,
    /// The tokens that are names, ascending.
    all: Vec<u32>,
    /// The tokens of a name, ascending.
    names: Index,
    /// The last range and its names: replacements of a node share it.
    last: Cell<Option<(Run, Used)>>,
}

/// Work of a name, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const TOKEN: usize = 4;

/// First token and end.
type Run = (usize, usize);

/// Deleted names that are also used elsewhere, as a set: the sum of hashes, without items.
#[derive(Clone, Copy, Debug, Default)]
struct Used {
    hash: u64,
    count: u32,
    /// Names whose first occurrence goes.
    defined: u32,
}

impl Used {
    fn add(&mut self, name: Fingerprint, defined: bool) {
        self.hash = self.hash.wrapping_add(mixed(name));
        self.count += 1;
        self.defined += u32::from(defined);
    }

    fn remove(&mut self, name: Fingerprint, defined: bool) {
        self.hash = self.hash.wrapping_sub(mixed(name));
        self.count -= 1;
        self.defined -= u32::from(defined);
    }

    const fn ties(self) -> Ties {
        match (self.count, self.defined) {
            (0, _) => Ties::None,
            (_, 0) => Ties::Uses,
            _ => Ties::Defines,
        }
    }
}

fn mixed(name: Fingerprint) -> u64 {
    let mut hasher = FxHasher::default();
    name.hash(&mut hasher);
    hasher.finish()
}

impl Names {
    /// Indexes the texts of these token types, in linear time.
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

    /// Indexes a changed tree.
    pub fn count(&mut self, tree: &Tree) {
        self.all.clear();
        self.last.set(None);
        for (at, token) in tree.tokens().iter().enumerate() {
            if self.types.get(token.kind.index()) == Some(&true) {
                self.all.push(at as u32);
            }
        }
        self.all.shrink_to_fit();
        let halt = tree.halt();
        let tokens = self.all.iter().take_while(|_| !halt.after(TOKEN));
        let key = |&at: &u32| (tree.fingerprint_of(at as usize..at as usize + 1).0, at);
        self.names = Index::of(tokens.map(key));
    }

    /// Returns the effect on names, in n log n for n deleted names.
    pub(super) fn ties(&self, tree: &Tree, gone: &Gone) -> Ties {
        self.used_outside(tree, gone).ties()
    }

    /// Whether a name in a node is declared for later siblings.
    ///
    /// It recurs behind the node in its parent, but not before.
    pub(super) fn is_first_of_siblings(&self, tree: &Tree, gone: &Gone, node: NodeId) -> bool {
        let Some(parent) = tree.parent(node) else {
            return false;
        };
        let (here, around) = (range(tree, node), range(tree, parent));
        places_in(&self.all, &here).iter().any(|&at| {
            let places = self.places(self.name(tree, at));
            let behind = places_in(places, &(here.end..around.end));
            places_in(places, &(around.start..here.start)).is_empty()
                && behind.iter().any(|&place| !gone.has(place as usize))
        })
    }

    /// Returns the deleted names that are also used elsewhere, in n log n for n names.
    ///
    /// All but the first replacement of a node by its parts take that for the part alone.
    fn used_outside(&self, tree: &Tree, gone: &Gone) -> Used {
        match (&gone.out[..], &gone.kept[..]) {
            ([out], []) => self.used_in(tree, out),
            ([out], [kept]) if out.start <= kept.start && kept.end <= out.end => {
                let mut used = self.used_in(tree, out);
                self.keep(tree, out, kept, &mut used);
                used
            }
            _ => self.used_in_all(tree, gone),
        }
    }

    fn used_in(&self, tree: &Tree, out: &Range<usize>) -> Used {
        let run = (out.start, out.end);
        if let Some((_, used)) = self.last.get().filter(|(last, _)| *last == run) {
            return used;
        }
        let mut used = Used::default();
        for (name, inside) in self.each_once(tree, out) {
            let places = self.places(name);
            if inside.len() < places.len() {
                used.add(name, out.contains(&(places[0] as usize)));
            }
        }
        self.last.set(Some((run, used)));
        used
    }

    fn keep(&self, tree: &Tree, out: &Range<usize>, kept: &Range<usize>, used: &mut Used) {
        for (name, inside) in self.each_once(tree, kept) {
            let places = self.places(name);
            let deleted = places_in(places, out).len();
            let first = places[0] as usize;
            if deleted < places.len() {
                used.remove(name, out.contains(&first));
            }
            if inside.len() < deleted {
                used.add(name, out.contains(&first) && !kept.contains(&first));
            }
        }
    }

    /// Returns the names of a range, each once, with their places in it.
    fn each_once<'a>(
        &'a self,
        tree: &'a Tree,
        run: &Range<usize>,
    ) -> impl Iterator<Item = (Fingerprint, &'a [u32])> {
        let run = run.clone();
        let names = places_in(&self.all, &run).iter();
        let names = names.take_while(|_| !tree.halt().after(TOKEN));
        names.filter_map(move |&at| {
            let name = self.name(tree, at);
            let inside = places_in(self.places(name), &run);
            (inside.first() == Some(&at)).then_some((name, inside))
        })
    }

    fn used_in_all(&self, tree: &Tree, gone: &Gone) -> Used {
        let sorted = |runs: &[Range<usize>]| {
            let tokens = runs.iter().flat_map(|run| places_in(&self.all, run));
            let names = tokens.map(|&at| self.name(tree, at));
            let mut names: SmallVec<[Fingerprint; 8]> = names.collect();
            names.sort_unstable_by_key(|name| name.0);
            names
        };
        let (out, kept) = (sorted(&gone.out), sorted(&gone.kept));
        let mut kept = &kept[..];
        let mut used = Used::default();
        for names in out.chunk_by(PartialEq::eq) {
            let name = names[0];
            let smaller = kept.partition_point(|other| other.0 < name.0);
            let equal = kept.partition_point(|other| other.0 <= name.0) - smaller;
            kept = &kept[smaller + equal..];
            let times = names.len().saturating_sub(equal);
            let places = self.places(name);
            if times > 0 && times < places.len() {
                used.add(name, gone.has(places[0] as usize));
            }
        }
        used
    }

    fn name(&self, tree: &Tree, token: u32) -> Fingerprint {
        #[cfg(test)]
        tests::look();
        let token = token as usize;
        tree.fingerprint_of(token..token + 1)
    }

    fn places(&self, name: Fingerprint) -> &[u32] {
        self.names.get(name.0)
    }
}

fn places_in<'a>(places: &'a [u32], run: &Range<usize>) -> &'a [u32] {
    let before = |end: usize| places.partition_point(|&place| (place as usize) < end);
    &places[before(run.start)..before(run.end)]
}

/// An edit's effect on names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ties {
    /// No deleted name is used elsewhere.
    None,
    /// Deleted names occur earlier, so are probably defined there.
    Uses,
    /// The first occurrence of a name used elsewhere goes.
    Defines,
}

pub(super) struct Gone {
    /// Tokens that leave their places.
    out: Runs,
    /// Those that the edit puts elsewhere.
    kept: Runs,
}

/// Disjoint, ascending.
type Runs = SmallVec<[Range<usize>; 2]>;

impl Gone {
    pub(super) fn node(tree: &Tree, node: NodeId) -> Self {
        Self {
            out: smallvec![range(tree, node)],
            kept: Runs::new(),
        }
    }

    pub(super) fn of(tree: &Tree, edit: &Edit) -> Self {
        let out = |change| range(tree, node_of(change));
        let kept = |change: &Change| match *change {
            Change::Substitute { by: kept, .. } | Change::Unwrap { list: kept, .. } => {
                Some(range(tree, kept))
            }
            Change::Delete(_) | Change::Put { .. } => None,
        };
        Self {
            out: joined(edit.changes().iter().map(out).collect()),
            kept: joined(edit.changes().iter().filter_map(kept).collect()),
        }
    }

    fn has(&self, token: usize) -> bool {
        let within = |runs: &[Range<usize>]| {
            let behind = runs.partition_point(|run| run.end <= token);
            runs.get(behind).is_some_and(|run| run.start <= token)
        };
        within(&self.out) && !within(&self.kept)
    }
}

fn joined(mut ranges: Runs) -> Runs {
    ranges.sort_unstable_by_key(|range| range.start);
    let mut runs = Runs::new();
    for range in ranges {
        match runs.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => runs.push(range),
        }
    }
    runs
}

/// The cause of a verdict: deleted tokens, their slot, new tokens, deleted names used elsewhere.
///
/// Edits of one cause probably have one verdict, whatever the rest of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cause(u64);

impl Cause {
    /// Returns the cause of an edit and its effect on names, in n log n for n names.
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
        (used.hash, used.count).hash(&mut hasher);
        (Self(hasher.finish()), used.ties())
    }

    /// Adds the neighbours of deleted tokens, which seldom matter.
    #[must_use]
    pub(super) fn with_neighbours(self, tree: &Tree, edit: &Edit) -> Self {
        let mut hasher = FxHasher::default();
        self.hash(&mut hasher);
        let tokens = tree.tokens().len();
        for change in edit.changes() {
            let Range { start, end } = range(tree, node_of(change));
            let before = start.saturating_sub(1)..start;
            let behind = end..(end + 1).min(tokens);
            (tree.fingerprint_of(before), tree.fingerprint_of(behind)).hash(&mut hasher);
        }
        Self(hasher.finish())
    }
}

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

#[cfg(test)]
mod tests;
