//! A model of a language: the facts of a corpus.
//!
//! Packed in a generated crate, where kinds are numbers, and JSON in a file, where they have names.
//! Nodes and features of a forest are the same in both.

#[cfg(feature = "serde")]
mod packed;
#[cfg(feature = "serde")]
mod stored;

#[cfg(feature = "serde")]
pub use stored::{Damaged, Point, StoredForest, StoredKind, StoredModel, StoredText, StoredType};

/// Stands in a forest for a kind that the language no longer has.
///
/// Not the value for a missing node.
pub const LOST_KIND: u16 = u16::MAX - 1;

/// A node of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ForestNode {
    /// Branches by the presence of the feature.
    Split(Feature, u32, u32),
    /// The share of cases in which such a deletion was valid.
    Leaf(f32),
}

impl ForestNode {
    /// Whether all references exist and those of nodes lead to later nodes: there is no cycle.
    #[must_use]
    pub fn are_trees(nodes: &[Self], roots: &[u32]) -> bool {
        let fits = |&to: &u32| (to as usize) < nodes.len();
        let mut numbered = nodes.iter().enumerate();
        roots.iter().all(fits)
            && numbered.all(|(at, node)| match node {
                Self::Split(_, with, without) => {
                    let later = |to: &u32| fits(to) && *to as usize > at;
                    later(with) && later(without)
                }
                Self::Leaf(_) => true,
            })
    }
}

/// A group of features, used together or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Group {
    /// The node's kind.
    Kind,
    /// The kinds of slot and parent.
    Slot,
    /// The set of the children's kinds.
    Children,
    /// The set of the ancestors' kinds.
    Path,
    /// Whether the node's names are used outside.
    Names,
    /// The number of tokens.
    Size,
    /// The place in the text and among siblings.
    Position,
    /// The first token, and the tokens around.
    Tokens,
    /// Recent rejections.
    Recent,
}

impl Group {
    /// All groups.
    pub const ALL: [Self; 9] = [
        Self::Kind,
        Self::Slot,
        Self::Children,
        Self::Path,
        Self::Names,
        Self::Size,
        Self::Position,
        Self::Tokens,
        Self::Recent,
    ];
}

/// A boolean feature of a node; kinds are [`Kind`](crate::Kind)s by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Feature {
    /// The node is of this kind.
    Kind(u16),
    /// The slot is of this kind.
    Slot(u16),
    /// The parent is of this kind.
    Parent(u16),
    /// A child is of this kind.
    Child(u16),
    /// An ancestor is of this kind.
    Above(u16),
    /// A name in it is used outside.
    UsedOutside,
    /// The first occurrence of a name is inside, another outside.
    DefinesForOutside,
    /// A name in it occurs behind it in its parent, and not before it there.
    DefinesForSiblings,
    /// At least two to this power tokens.
    Size(u8),
    /// This many eighths of the text are before it.
    Behind(u8),
    /// The first child.
    First,
    /// The last child.
    Last,
    /// The first token is of this type.
    Begins(u16),
    /// The token before is of this type.
    Before(u16),
    /// The token behind is of this type.
    After(u16),
    /// The last deletion of a sibling was rejected.
    SiblingRefused,
    /// The last deletion of a node of this kind was rejected.
    KindRefused,
}

impl Feature {
    /// The feature's group.
    #[must_use]
    pub const fn group(self) -> Group {
        match self {
            Self::Kind(_) => Group::Kind,
            Self::Slot(_) | Self::Parent(_) => Group::Slot,
            Self::Child(_) => Group::Children,
            Self::Above(_) => Group::Path,
            Self::UsedOutside | Self::DefinesForOutside | Self::DefinesForSiblings => Group::Names,
            Self::Size(_) => Group::Size,
            Self::Behind(_) | Self::First | Self::Last => Group::Position,
            Self::Begins(_) | Self::Before(_) | Self::After(_) => Group::Tokens,
            Self::SiblingRefused | Self::KindRefused => Group::Recent,
        }
    }

    /// Renumbers the kind that the feature is about, if any.
    #[must_use]
    pub fn renumbered(self, number: impl FnOnce(u16) -> u16) -> Self {
        match self {
            Self::Kind(kind) => Self::Kind(number(kind)),
            Self::Slot(kind) => Self::Slot(number(kind)),
            Self::Parent(kind) => Self::Parent(number(kind)),
            Self::Child(kind) => Self::Child(number(kind)),
            Self::Above(kind) => Self::Above(number(kind)),
            Self::Begins(kind) => Self::Begins(number(kind)),
            Self::Before(kind) => Self::Before(number(kind)),
            Self::After(kind) => Self::After(number(kind)),
            Self::UsedOutside
            | Self::DefinesForOutside
            | Self::DefinesForSiblings
            | Self::Size(_)
            | Self::Behind(_)
            | Self::First
            | Self::Last
            | Self::SiblingRefused
            | Self::KindRefused => self,
        }
    }
}
