//! A model of a language: the facts of a corpus.
//!
//! Static in a generated crate and, with the feature `serde`, stored in a file.

#[cfg(feature = "serde")]
mod stored;

#[cfg(feature = "serde")]
pub use stored::{Damaged, Point, StoredForest, StoredKind, StoredModel, StoredText, StoredType};

/// A model as static data: rows of numbers.
#[derive(Debug)]
pub struct ModelTables {
    /// Number of files of the corpus.
    pub files: u32,
    /// Number of tokens.
    pub tokens: u64,
    /// Number of facts by number of files: files, parts never absent, kinds in contexts.
    pub curve: &'static [(u32, usize, usize)],
    /// The kinds of the corpus, each once.
    pub kinds: &'static [KindTable],
    /// The token types of the corpus, each once.
    ///
    /// With numbers of files, tokens, texts, texts that recur in a file, texts that begin as names
    /// do.
    pub types: &'static [(u16, [u64; 5])],
    /// The forest of valid deletions, if one was trained.
    pub forest: Option<ForestTable>,
}

/// The facts of a kind.
#[derive(Debug)]
pub struct KindTable {
    /// The kind.
    pub kind: u16,
    /// Number of nodes.
    pub seen: u64,
    /// By symbol of its rule.
    pub present: &'static [u64],
    /// Places of the nodes: parent, slot, number.
    pub contexts: &'static [(u16, u16, u64)],
    /// Short texts.
    pub texts: &'static [TextRow],
}

/// A short text: number of files, number of occurrences, tokens.
pub type TextRow = (u32, u64, &'static [(u16, &'static str)]);

/// A random forest.
#[derive(Debug)]
pub struct ForestTable {
    /// Roots of the trees.
    pub roots: &'static [u32],
    /// Nodes of all trees, each before those that it leads to.
    pub nodes: &'static [ForestNode],
}

/// The kind in a forest that the language no longer has: no node is of it.
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
    /// Whether nodes and roots form trees.
    ///
    /// References exist, and those of nodes lead to later ones, so that there is no cycle.
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
