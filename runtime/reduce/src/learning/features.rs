//! The features of a node's deletion in a validity model.
//!
//! Those of Gharachorlu and Sumner (kinds of the node, of its children, on its path), and those
//! that they leave for later.

use super::causes::{Gone, Names, Ties};
use secateur_tables::Kind;
use secateur_tables::model::Feature;

use secateur_syntax::Language;
use secateur_syntax::tree::{NodeId, Tree};

/// The power of two from which on sizes are equal.
const SIZES: u8 = 10;
/// Children of a node at most: further ones add no information.
const CHILDREN: usize = 32;

/// Recent rejections.
#[derive(Clone, Debug, Default)]
pub struct Recent {
    kinds: Vec<Option<bool>>,
    last: Option<(NodeId, bool)>,
}

impl Recent {
    /// Records the verdict on a deletion, with kind and parent from before the edit.
    pub fn record(&mut self, kind: usize, parent: Option<NodeId>, passed: bool) {
        if self.kinds.len() <= kind {
            self.kinds.resize(kind + 1, None);
        }
        self.kinds[kind] = Some(passed);
        self.last = parent.map(|parent| (parent, passed));
    }
}

/// A node's features, the costly ones computed once.
#[derive(Clone, Debug)]
pub struct NodeFeatures<'a> {
    tree: &'a Tree,
    node: NodeId,
    above: Kinds,
    children: Kinds,
    parent: u16,
    begins: u16,
    before: u16,
    after: u16,
    first: bool,
    last: bool,
    ties: Ties,
    defines_for_siblings: bool,
    sibling_refused: bool,
    kind_refused: bool,
}

const NO_KIND: u16 = u16::MAX;

/// A set of kinds; numbers too large for any grammar are dropped.
#[derive(Clone, Debug)]
struct Kinds([u64; Self::WORDS]);

impl Kinds {
    const WORDS: usize = 64;

    fn of(kinds: impl Iterator<Item = Kind>) -> Self {
        let mut set = [0; Self::WORDS];
        for kind in kinds {
            if let Some(word) = set.get_mut(kind.index() / 64) {
                *word |= 1 << (kind.index() % 64);
            }
        }
        Self(set)
    }

    fn has(&self, kind: u16) -> bool {
        let word = self.0.get(usize::from(kind) / 64);
        word.is_some_and(|word| word >> (kind % 64) & 1 == 1)
    }
}

impl<'a> NodeFeatures<'a> {
    /// Computes features, in n log n for n tokens plus the length of the path to the root.
    #[must_use]
    pub fn of(tree: &'a Tree, names: &Names, recent: &Recent, node: NodeId) -> Self {
        let gone = Gone::node(tree, node);
        let kind = tree.kind(node).index();
        let parent = tree.parent(node);
        let above = std::iter::successors(parent, |&up| tree.parent(up));
        let children = tree.children(node).take(CHILDREN);
        let (begin, end) = (
            tree.first_token(node),
            tree.first_token(node) + tree.weight(node) as usize,
        );
        let token = |at: Option<usize>| {
            let token = at.and_then(|at| tree.tokens().get(at));
            token.map_or(NO_KIND, |token| token.kind.0)
        };
        Self {
            tree,
            node,
            above: Kinds::of(above.map(|up| tree.kind(up))),
            children: Kinds::of(children.map(|child| tree.kind(child))),
            parent: parent.map_or(NO_KIND, |parent| tree.kind(parent).0),
            begins: token(Some(begin)),
            before: token(begin.checked_sub(1)),
            after: token(Some(end)),
            first: parent.is_none_or(|parent| tree.children(parent).next() == Some(node)),
            last: tree.next(node).is_none(),
            ties: names.ties(tree, &gone),
            defines_for_siblings: names.is_first_of_siblings(tree, &gone, node),
            sibling_refused: recent
                .last
                .is_some_and(|(last, passed)| !passed && parent == Some(last)),
            kind_refused: recent.kinds.get(kind) == Some(&Some(false)),
        }
    }

    /// Whether the node has a feature, in constant time.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        let (tree, node) = (self.tree, self.node);
        match feature {
            Feature::Kind(kind) => tree.kind(node).0 == kind,
            Feature::Slot(slot) => tree.slot(node).0 == slot,
            Feature::Parent(kind) => self.parent == kind,
            Feature::Child(kind) => self.children.has(kind),
            Feature::Above(kind) => self.above.has(kind),
            Feature::UsedOutside => self.ties != Ties::None,
            Feature::DefinesForOutside => self.ties == Ties::Defines,
            Feature::DefinesForSiblings => self.defines_for_siblings,
            // A damaged model may ask for any power.
            Feature::Size(power) => tree.weight(node).checked_shr(power.into()).unwrap_or(0) > 0,
            Feature::Behind(eighths) => {
                let all = tree.tokens().len();
                tree.first_token(node) * 8 >= all * usize::from(eighths)
            }
            Feature::First => self.first,
            Feature::Last => self.last,
            Feature::Begins(kind) => self.begins == kind,
            Feature::Before(kind) => self.before == kind,
            Feature::After(kind) => self.after == kind,
            Feature::SiblingRefused => self.sibling_refused,
            Feature::KindRefused => self.kind_refused,
        }
    }

    /// Returns the node's features, ascending.
    #[must_use]
    pub fn features(&self, language: &Language) -> Vec<Feature> {
        let (tree, node) = (self.tree, self.node);
        let mut found = vec![
            Feature::Kind(tree.kind(node).0),
            Feature::Slot(tree.slot(node).0),
        ];
        let children = tree.children(node).take(CHILDREN);
        found.extend(children.map(|child| Feature::Child(tree.kind(child).0)));
        let above = std::iter::successors(tree.parent(node), |&up| tree.parent(up));
        found.extend(above.map(|up| Feature::Above(tree.kind(up).0)));
        let around = [
            Feature::Parent(self.parent),
            Feature::Begins(self.begins),
            Feature::Before(self.before),
            Feature::After(self.after),
        ];
        let is_known = |kind: u16| usize::from(kind) < language.kinds();
        found.extend(around.into_iter().filter(|feature| {
            let mut known = true;
            let _ = feature.renumbered(|kind| {
                known = is_known(kind);
                kind
            });
            known
        }));
        let rest = [
            Feature::UsedOutside,
            Feature::DefinesForOutside,
            Feature::DefinesForSiblings,
            Feature::First,
            Feature::Last,
            Feature::SiblingRefused,
            Feature::KindRefused,
        ];
        let sizes = (1..=SIZES).map(Feature::Size);
        let places = (1..8).map(Feature::Behind);
        let rest = rest.into_iter().chain(sizes).chain(places);
        found.extend(rest.filter(|&feature| self.has(feature)));
        found.sort_unstable();
        found.dedup();
        found
    }
}
