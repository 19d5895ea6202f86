//! The concrete syntax tree that the parser makes.

use secateur_tables::Kind;

/// A node of a [`Syntax`] tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SyntaxId(pub u32);

/// A node for a chain of single children.
///
/// The `kind` is that of the lowest of the chain, the `slot` that of the topmost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SyntaxNode {
    /// The kind: a token type, a sequence or a list.
    pub kind: Kind,
    /// The kind of the slot.
    pub slot: Kind,
    /// The first child, or [`NONE`](Self::NONE).
    pub first_child: SyntaxId,
    /// The next sibling, or [`NONE`](Self::NONE).
    pub next: SyntaxId,
    /// The first token.
    pub first_token: u32,
    /// Number of tokens, at least 1.
    pub tokens: u32,
}

impl SyntaxNode {
    /// In place of a node.
    pub const NONE: SyntaxId = SyntaxId(u32::MAX);

    /// Creates a node of one token, without children and siblings.
    #[must_use]
    pub const fn of_token(kind: Kind, slot: Kind, first_token: usize) -> Self {
        Self {
            kind,
            slot,
            first_child: Self::NONE,
            next: Self::NONE,
            first_token: first_token as u32,
            tokens: 1,
        }
    }
}

/// A tree without empty nodes and without the end of the file.
///
/// Children precede their parents in the arena.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Syntax {
    /// All nodes.
    pub nodes: Vec<SyntaxNode>,
    /// The root; `None` if there are no tokens.
    pub root: Option<SyntaxId>,
}

impl Syntax {
    /// Returns a node.
    #[must_use]
    pub fn node(&self, id: SyntaxId) -> &SyntaxNode {
        &self.nodes[id.0 as usize]
    }

    /// Appends a node, before its parent.
    #[inline]
    pub fn push(&mut self, node: SyntaxNode) -> SyntaxId {
        let id = SyntaxId(self.nodes.len() as u32);
        self.nodes.push(node);
        id
    }

    /// Returns a node's children, in order.
    pub fn children(&self, id: SyntaxId) -> impl Iterator<Item = SyntaxId> + '_ {
        let some = |id: SyntaxId| (id != SyntaxNode::NONE).then_some(id);
        std::iter::successors(some(self.node(id).first_child), move |&child| {
            some(self.node(child).next)
        })
    }
}
