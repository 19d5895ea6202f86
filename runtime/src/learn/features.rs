//! What a validity model sees of the deletion of a node (Gharachorlu and Sumner's
//! features: the kind of the node, the kinds of its children, the kinds on its path; and
//! what they name as further ones).

use serde::{Deserialize, Serialize};

use super::causes::{Names, Ties};
use crate::language::Language;
use crate::tree::{NodeId, Tree};

/// A group of features, to be used together or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// What the node is.
    Kind,
    /// What was asked for where it stands.
    Slot,
    /// What its children are, as a set.
    Children,
    /// What is above it, as a set.
    Path,
    /// Whether names in it are used outside, too.
    Names,
    /// How many tokens it has.
    Size,
    /// Where in the text it is.
    Position,
    /// What was refused just before.
    Recent,
}

impl Group {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Kind,
        Self::Slot,
        Self::Children,
        Self::Path,
        Self::Names,
        Self::Size,
        Self::Position,
        Self::Recent,
    ];
}

/// A yes-or-no feature. The kinds are [`Kind`](crate::language::Kind)s by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feature {
    /// The node is of this kind.
    Kind(u16),
    /// It stands where this kind is asked for.
    Slot(u16),
    /// It has a child of this kind.
    Child(u16),
    /// A node above it is of this kind.
    Above(u16),
    /// A name in it is used outside.
    UsedOutside,
    /// The first occurrence of a name is in it, and another is not.
    DefinesForOutside,
    /// It has at least two to this power tokens.
    Size(u8),
    /// It begins behind this many eighths of the text.
    Behind(u8),
    /// The deletion of a sibling was refused as the last one of a sibling.
    SiblingRefused,
    /// The last deletion of a node of the same kind was refused.
    KindRefused,
}

impl Feature {
    /// Its group.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Self::Kind(_) => Group::Kind,
            Self::Slot(_) => Group::Slot,
            Self::Child(_) => Group::Children,
            Self::Above(_) => Group::Path,
            Self::UsedOutside | Self::DefinesForOutside => Group::Names,
            Self::Size(_) => Group::Size,
            Self::Behind(_) => Group::Position,
            Self::SiblingRefused | Self::KindRefused => Group::Recent,
        }
    }
}

/// Sizes from two to this power on are not told apart.
const SIZES: u8 = 10;
/// Of a long list the first children tell enough.
const CHILDREN: usize = 32;

/// What was refused just before, for [`Feature::SiblingRefused`] and
/// [`Feature::KindRefused`].
#[derive(Clone, Debug, Default)]
pub struct Recent {
    /// By kind: the last verdict on the deletion of such a node.
    kinds: Vec<Option<bool>>,
    /// The parent of the last node, and the verdict.
    last: Option<(NodeId, bool)>,
}

impl Recent {
    /// Takes in the verdict on the deletion of a node; what it was and where it stood are
    /// known before that.
    pub fn hear(&mut self, kind: usize, parent: Option<NodeId>, passed: bool) {
        if self.kinds.len() <= kind {
            self.kinds.resize(kind + 1, None);
        }
        self.kinds[kind] = Some(passed);
        self.last = parent.map(|parent| (parent, passed));
    }
}

/// A node as a validity model sees it: what costs something to find out is found out once.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    tree: &'a Tree,
    node: NodeId,
    ties: Ties,
    sibling_refused: bool,
    kind_refused: bool,
}

impl<'a> View<'a> {
    /// Looks at a node. Linear in its tokens.
    #[must_use]
    pub fn of(tree: &'a Tree, names: &Names, recent: &Recent, node: NodeId) -> Self {
        let ties = names.ties(tree, node);
        let kind = tree.kind(node).index();
        Self {
            tree,
            node,
            ties,
            sibling_refused: recent
                .last
                .is_some_and(|(parent, passed)| !passed && tree.parent(node) == Some(parent)),
            kind_refused: recent.kinds.get(kind) == Some(&Some(false)),
        }
    }

    /// Whether it has a feature. Makes nothing; takes as long as the path to the root at
    /// most.
    #[must_use]
    pub fn has(&self, feature: Feature) -> bool {
        let (tree, node) = (self.tree, self.node);
        match feature {
            Feature::Kind(kind) => tree.kind(node).0 == kind,
            Feature::Slot(slot) => tree.slot(node).0 == slot,
            Feature::Child(kind) => {
                let mut children = tree.children(node).take(CHILDREN);
                children.any(|child| tree.kind(child).0 == kind)
            }
            Feature::Above(kind) => {
                let mut above = std::iter::successors(tree.parent(node), |&up| tree.parent(up));
                above.any(|up| tree.kind(up).0 == kind)
            }
            Feature::UsedOutside => self.ties != Ties::None,
            Feature::DefinesForOutside => self.ties == Ties::Defines,
            Feature::Size(power) => tree.weight(node) >> power > 0,
            Feature::Behind(eighths) => {
                let all = tree.tokens().len();
                tree.first_token(node) * 8 >= all * usize::from(eighths)
            }
            Feature::SiblingRefused => self.sibling_refused,
            Feature::KindRefused => self.kind_refused,
        }
    }

    /// All features that it has, ascending.
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
        debug_assert!(tree.kind(node).index() < language.kinds());
        let rest = [
            Feature::UsedOutside,
            Feature::DefinesForOutside,
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
