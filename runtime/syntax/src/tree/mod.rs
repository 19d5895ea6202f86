//! The tree that is reduced, with its text.
//!
//! Node numbers are valid for a round: an accepted edit removes and moves nodes, but never
//! renumbers. The base text and its tokens are kept flat, so a candidate is a few copied runs of
//! the base ([`print`](mod@print)).

mod apply;
mod edit;
mod fingerprint;
mod layout;
mod print;
mod printed;

pub use edit::{Candidate, Change, Edit, Sentence};
pub use fingerprint::Fingerprint;
pub use print::Printer;
pub use printed::{Printed, Replaced};

use fingerprint::{Run, Runs, Sum};

use secateur_tables::Kind;

use crate::Language;
use crate::lex::Token;
use crate::parse::{Syntax, SyntaxId, SyntaxNode};

/// A node of a [`Tree`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub u32);

#[derive(Clone, Copy, Debug)]
struct Node {
    kind: Kind,
    slot: Kind,
    parent: u32,
    first_child: u32,
    next: u32,
    previous: u32,
    first_token: u32,
    /// Number of tokens; 0 once the node is out of the tree.
    tokens: u32,
    /// A `*` or `+`, which keeps its node whatever its children.
    list: bool,
}

const NONE: u32 = u32::MAX;

/// A parsed text: the base that candidates are made from.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    root: u32,
    text: Vec<u8>,
    tokens: Vec<Token>,
    /// Prefix sums of the tokens, for fingerprints.
    sums: Vec<Sum>,
}

impl Tree {
    /// Makes a tree of a parsed text.
    #[must_use]
    pub fn new(language: &Language, text: Vec<u8>, tokens: Vec<Token>, syntax: &Syntax) -> Self {
        let id = |id: SyntaxId| if id == SyntaxNode::NONE { NONE } else { id.0 };
        let mut nodes: Vec<Node> = syntax
            .nodes
            .iter()
            .map(|node| Node {
                kind: node.kind,
                slot: node.slot,
                parent: NONE,
                first_child: id(node.first_child),
                next: id(node.next),
                previous: NONE,
                first_token: node.first_token,
                tokens: node.tokens,
                list: language.is_list(node.kind),
            })
            .collect();
        for parent in 0..nodes.len() {
            let (mut previous, mut child) = (NONE, nodes[parent].first_child);
            while child != NONE {
                let node = &mut nodes[child as usize];
                (node.parent, node.previous) = (parent as u32, previous);
                (previous, child) = (child, node.next);
            }
        }
        Self {
            nodes,
            root: syntax.root.map_or(NONE, |root| root.0),
            sums: fingerprint::sums(&text, &tokens),
            text,
            tokens,
        }
    }

    fn get(&self, id: NodeId) -> &Node {
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
        let mut runs = Runs::new(&self.sums);
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
        some(self.get(id).parent)
    }

    /// The node's children, in order.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(some(self.get(id).first_child), |&child| {
            some(self.get(child).next)
        })
    }

    /// Returns all nodes in preorder.
    #[must_use]
    pub fn all(&self) -> Vec<NodeId> {
        let mut all = Vec::new();
        let mut work: Vec<NodeId> = self.root().into_iter().collect();
        while let Some(node) = work.pop() {
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
        self.get(id).list
    }

    /// Whether the node is a single token.
    #[must_use]
    #[inline]
    pub fn is_token(&self, id: NodeId) -> bool {
        self.get(id).first_child == NONE && self.get(id).tokens == 1
    }

    /// Returns the node's first token in the base.
    #[must_use]
    #[inline]
    pub fn first_token(&self, id: NodeId) -> usize {
        self.get(id).first_token as usize
    }

    /// A node's text, with the trivia between its tokens.
    #[must_use]
    #[inline]
    pub fn token_text(&self, id: NodeId) -> &[u8] {
        let node = self.get(id);
        let tokens = &self.tokens[node.first_token as usize..][..node.tokens as usize];
        match tokens {
            [] => &[],
            [first, .., last] => &self.text[first.start as usize..last.end as usize],
            [only] => only.of(&self.text),
        }
    }

    /// The types and texts of a node's tokens.
    #[must_use]
    pub fn tokens_of(&self, id: NodeId) -> Vec<(Kind, Box<[u8]>)> {
        let node = self.get(id);
        let tokens = &self.tokens[node.first_token as usize..][..node.tokens as usize];
        tokens
            .iter()
            .map(|token| (token.kind, token.of(&self.text).into()))
            .collect()
    }

    /// The child after this one.
    #[must_use]
    #[inline]
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        some(self.get(id).next)
    }

    /// The child before this one.
    #[must_use]
    #[inline]
    pub fn previous(&self, id: NodeId) -> Option<NodeId> {
        some(self.get(id).previous)
    }
}

const fn some(id: u32) -> Option<NodeId> {
    if id == NONE { None } else { Some(NodeId(id)) }
}
