//! The tree that is reduced, with its text.
//!
//! Node numbers are valid for a round: an accepted edit removes and moves nodes, but never
//! renumbers them. Text and tokens are flat, so a candidate is a few copied runs of the base
//! ([`print`](mod@print)).

mod apply;
mod counts;
mod edit;
mod fingerprint;
mod layout;
mod print;
mod printed;

pub use edit::{Candidate, Change, Edit, Sentence};
pub use fingerprint::Fingerprint;
pub use print::Printer;
pub use printed::{Printed, Replaced};

use fingerprint::{Run, Runs, Sums};

use secateur_tables::Kind;

use std::sync::Arc;

use crate::lex::Token;
use crate::parse::{Syntax, SyntaxNode};
use crate::{Halt, Language};

/// A node of a [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub u32);

#[derive(Clone, Copy, Debug)]
struct Links {
    parent: u32,
    previous: u32,
}

const NONE: u32 = SyntaxNode::NONE.0;
/// Nodes between two looks whether to stop.
const STEP: usize = 1 << 12;

/// A parsed text: the base of candidates.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Parents are behind their children. A node without tokens is out of the tree.
    nodes: Vec<SyntaxNode>,
    links: Vec<Links>,
    root: u32,
    text: Vec<u8>,
    tokens: Vec<Token>,
    /// By kind: whether it is a list, which keeps its node whatever its children.
    lists: Arc<[bool]>,
    sums: Sums,
    halt: Halt,
}

impl Tree {
    /// Makes a tree of a parsed text.
    #[must_use]
    pub fn new(language: &Language, text: Vec<u8>, tokens: Vec<Token>, syntax: Syntax) -> Self {
        let tree = Self::until(&Halt::default(), language, text, tokens, syntax);
        tree.expect("nothing requests to stop")
    }

    /// Makes a tree; `None` if a look finds the request to stop.
    pub(crate) fn until(
        halt: &Halt,
        language: &Language,
        text: Vec<u8>,
        tokens: Vec<Token>,
        syntax: Syntax,
    ) -> Option<Self> {
        let Syntax { mut nodes, root } = syntax;
        if nodes.capacity() > nodes.len() + nodes.len() / 8 {
            nodes.shrink_to_fit();
        }
        let none = Links {
            parent: NONE,
            previous: NONE,
        };
        let mut links = vec![none; nodes.len()];
        for (parent, node) in nodes.iter().enumerate() {
            if halt.look_between(parent as u64, parent as u64 + 1) {
                return None;
            }
            let (mut previous, mut child) = (NONE, node.first_child.0);
            while child != NONE {
                links[child as usize] = Links {
                    parent: parent as u32,
                    previous,
                };
                (previous, child) = (child, nodes[child as usize].next.0);
            }
        }
        let kinds = 0..language.kinds() as u16;
        let mut sums = Sums::default();
        sums.extend(halt, 0, &text, &tokens);
        (!halt.is_found()).then(|| Self {
            nodes,
            links,
            root: root.map_or(NONE, |root| root.0),
            sums,
            text,
            tokens,
            lists: kinds.map(|kind| language.is_list(Kind(kind))).collect(),
            halt: halt.clone(),
        })
    }

    /// Returns the request to stop of the parser that made the tree.
    #[must_use]
    pub const fn halt(&self) -> &Halt {
        &self.halt
    }

    fn get(&self, id: NodeId) -> &SyntaxNode {
        &self.nodes[id.0 as usize]
    }

    /// Returns the root; `None` for an empty tree.
    #[must_use]
    #[inline]
    pub fn root(&self) -> Option<NodeId> {
        some(self.root)
    }

    /// Returns the number of nodes of the new tree.
    #[must_use]
    pub const fn nodes(&self) -> usize {
        self.nodes.len()
    }

    /// The base text.
    #[must_use]
    #[inline]
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The base's tokens.
    #[must_use]
    #[inline]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens
    }

    /// Returns the fingerprint of the base.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        Edit::new([]).candidate(self).fingerprint(self)
    }

    /// Returns the fingerprint of a run of the base's tokens.
    ///
    /// # Panics
    /// If there are not so many.
    #[must_use]
    pub fn fingerprint_of(&self, tokens: std::ops::Range<usize>) -> Fingerprint {
        let mut runs = Runs::new(self);
        runs.push(&Run::Base(tokens.start as u32..tokens.end as u32));
        runs.finish()
    }

    /// Whether the node is still in the tree.
    #[must_use]
    #[inline]
    pub fn is_alive(&self, id: NodeId) -> bool {
        self.get(id).tokens > 0
    }

    /// Returns the node's kind: a token type, a sequence or a list.
    #[must_use]
    #[inline]
    pub fn kind(&self, id: NodeId) -> Kind {
        self.get(id).kind
    }

    /// Returns the kind of the node's slot.
    #[must_use]
    #[inline]
    pub fn slot(&self, id: NodeId) -> Kind {
        self.get(id).slot
    }

    /// Returns the node's number of tokens; 0 out of the tree.
    #[must_use]
    #[inline]
    pub fn weight(&self, id: NodeId) -> u32 {
        self.get(id).tokens
    }

    /// The node's parent; `None` for the root.
    #[must_use]
    #[inline]
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        some(self.links[id.0 as usize].parent)
    }

    /// The node's children, in order.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(some(self.get(id).first_child.0), |&child| {
            some(self.get(child).next.0)
        })
    }

    /// Drops the nodes; text and tokens remain.
    pub fn forget_nodes(&mut self) {
        self.nodes = Vec::new();
        self.links = Vec::new();
        self.root = NONE;
    }

    /// Returns all nodes in preorder; some at a request to stop.
    #[must_use]
    pub fn all(&self) -> Vec<NodeId> {
        let mut all = Vec::with_capacity(self.nodes.len());
        let mut work: Vec<NodeId> = self.root().into_iter().collect();
        while let Some(node) = work.pop() {
            // Some tens of nanoseconds each.
            if all.len().is_multiple_of(STEP) && self.halt.after(STEP / 2) {
                break;
            }
            all.push(node);
            let from = work.len();
            work.extend(self.children(node));
            work[from..].reverse();
        }
        all
    }

    /// Whether the node is a list.
    #[must_use]
    #[inline]
    pub fn is_list(&self, id: NodeId) -> bool {
        // A sentence in a node's place may have the kind of a list, but no children.
        let node = self.get(id);
        node.first_child.0 != NONE && self.lists[node.kind.index()]
    }

    /// Whether the node is a single token.
    #[must_use]
    #[inline]
    pub fn is_token(&self, id: NodeId) -> bool {
        self.get(id).first_child.0 == NONE && self.get(id).tokens == 1
    }

    /// Returns the node's first token in the base.
    #[must_use]
    #[inline]
    pub fn first_token(&self, id: NodeId) -> usize {
        self.get(id).first_token as usize
    }

    /// A node's text, with the trivia between its tokens; empty for a deleted node.
    #[must_use]
    #[inline]
    pub fn token_text(&self, id: NodeId) -> &[u8] {
        match self.own_tokens(id) {
            [] => &[],
            [first, .., last] => &self.text[first.start as usize..last.end as usize],
            [only] => only.of(&self.text),
        }
    }

    /// The types and texts of a node's tokens; none of a deleted node.
    #[must_use]
    pub fn tokens_of(&self, id: NodeId) -> Vec<(Kind, Box<[u8]>)> {
        self.own_tokens(id)
            .iter()
            .map(|token| (token.kind, token.of(&self.text).into()))
            .collect()
    }

    /// The first token of a deleted node may lie behind the end.
    #[inline]
    fn own_tokens(&self, id: NodeId) -> &[Token] {
        let node = self.get(id);
        let from = node.first_token as usize;
        let tokens = self.tokens.get(from..from + node.tokens as usize);
        tokens.unwrap_or_default()
    }

    /// The child after this one.
    #[must_use]
    #[inline]
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        some(self.get(id).next.0)
    }

    /// The child before this one.
    #[must_use]
    #[inline]
    pub fn previous(&self, id: NodeId) -> Option<NodeId> {
        some(self.links[id.0 as usize].previous)
    }
}

const fn some(id: u32) -> Option<NodeId> {
    if id == NONE { None } else { Some(NodeId(id)) }
}
