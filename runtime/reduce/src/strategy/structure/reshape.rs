//! Edits that fit only if the grammar reads the text around them in another way.
//!
//! The normal form fixes one structure for each sentence, by which nodes fit slots. So `for (…) {
//! for (…) x; }` cannot lose its braces where a chain of loop heads is a list with one body, though
//! that is a sentence. Here a node goes, loses its first and last token, or is replaced by any part
//! of it. The candidate is parsed first, so a text that is no sentence costs no test. The heaviest
//! nodes come first.
//!
//! A chain such as `a.b.c(d)` is a head with a list, though people see `a.b` within it: parts of an
//! item replace the head and the items up to it.

use std::cmp::Reverse;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "reshape",
    about: "nodes go or give way to any part of theirs, if that is a sentence in another way",
    repeats: false,
    plain: None,
    start: |start| Box::new(Reshape::new(start)),
};

#[derive(Clone)]
struct Reshape {
    nodes: Vec<NodeId>,
    ready: Vec<Reshaping>,
    /// The part that the proposed edit keeps, if a rejection covers the parts inside it.
    part: Option<NodeId>,
    /// Tokens that this round may still parse; a candidate is parsed whole.
    left: usize,
    done: usize,
}

/// An edit of a node.
///
/// The tokens of its parts are many times its own, so they are copied late.
#[derive(Clone)]
enum Reshaping {
    Changes(Edit),
    /// The node and the part that replaces it.
    Part(NodeId, NodeId),
    /// The node, the part that replaces it, and its last token, which stays.
    WithEnd(NodeId, NodeId, u32),
}

impl Reshaping {
    fn edit(&self, tree: &Tree) -> Edit {
        let (node, part, end) = match *self {
            Self::Changes(ref edit) => return edit.clone(),
            Self::Part(node, part) => (node, part, None),
            Self::WithEnd(node, part, end) => (node, part, Some(end)),
        };
        let mut tokens = tree.tokens_of(part);
        let end = end.map(|end| tree.tokens()[end as usize]);
        tokens.extend(end.map(|end| (end.kind, end.of(tree.text()).into())));
        let kind = tree.kind(part);
        Edit::put([(node, Arc::new(Sentence { kind, tokens }))]).unsure()
    }

    /// Returns the part that is kept with the node's end.
    const fn with_end(&self) -> Option<NodeId> {
        match *self {
            Self::WithEnd(_, part, _) => Some(part),
            Self::Changes(_) | Self::Part(..) => None,
        }
    }
}

/// Depth of parts below their node at most.
const DEPTH: u32 = 8;
/// Items at most whose parts replace a chain, and the depth of these parts.
const ITEMS: usize = 32;
const INSIDE: u32 = 3;
/// Tokens parsed in a round at most.
const PARSED: usize = 20_000_000;

impl Reshape {
    fn new(start: &Start<'_>) -> Self {
        let mut nodes = start.tree.all();
        nodes.reverse();
        nodes.sort_by_key(|&node| start.tree.weight(node));
        Self {
            nodes,
            ready: Vec::new(),
            part: None,
            left: PARSED,
            done: 0,
        }
    }
}

fn edits(language: &Language, tree: &Tree, node: NodeId) -> Vec<Reshaping> {
    let slot = tree.slot(node);
    let changes = |changes: &[Change]| {
        let edit = Edit::new(changes.iter().copied());
        Reshaping::Changes(edit.unsure())
    };
    let mut edits = Vec::new();
    let item = tree.parent(node).is_some_and(|up| tree.is_list(up));
    if !item && !language.is_nullable(slot) && tree.parent(node).is_some() {
        edits.push(changes(&[Change::Delete(node)]));
    }
    let children: Vec<NodeId> = tree.children(node).collect();
    if let [first, .., last] = children[..]
        && children.len() > 2
        && tree.is_token(first)
        && tree.is_token(last)
    {
        edits.push(changes(&[Change::Delete(first), Change::Delete(last)]));
    }
    let mut parts = below(tree, node, DEPTH);
    parts.sort_by_key(|&part| tree.weight(part));
    let mut seen = FxHashSet::default();
    for part in parts {
        // The only item of a list has all its tokens.
        if tree.weight(part) == tree.weight(node) {
            continue;
        }
        let from = tree.first_token(part);
        let tokens = from..from + tree.weight(part) as usize;
        if !language.fits(tree.kind(part), slot) && seen.insert(tree.fingerprint_of(tokens)) {
            edits.push(Reshaping::Part(node, part));
        }
    }
    edits.extend(
        chain(language, tree, node)
            .into_iter()
            .map(Reshaping::Changes),
    );
    edits.extend(with_end(language, tree, node));
    edits.reverse();
    edits
}

/// Replaces a node by a part and its last token, the heaviest parts first.
///
/// So a condition with a `;` is a statement.
fn with_end(language: &Language, tree: &Tree, node: NodeId) -> Vec<Reshaping> {
    if tree.is_list(node) {
        return Vec::new();
    }
    let (first, weight) = (tree.first_token(node), tree.weight(node) as usize);
    let tokens = &tree.tokens()[first..first + weight];
    let Some(end) = tokens.iter().rposition(|token| token.start < token.end) else {
        return Vec::new();
    };
    let mut parts = below(tree, node, DEPTH);
    let last = first + end;
    parts.sort_by_key(|&part| Reverse(tree.weight(part)));
    let mut edits: Vec<Reshaping> = Vec::new();
    for part in parts {
        let behind = tree.first_token(part) + tree.weight(part) as usize;
        let saved = weight > tree.weight(part) as usize + 1;
        if behind > last || !saved || language.fits(tree.kind(part), tree.slot(node)) {
            continue;
        }
        edits.push(Reshaping::WithEnd(node, part, last as u32));
    }
    edits
}

/// Returns the descendants down to a depth, outer ones first.
fn below(tree: &Tree, node: NodeId, depth: u32) -> Vec<NodeId> {
    let mut found: Vec<(NodeId, u32)> = tree.children(node).map(|child| (child, 1)).collect();
    let mut at = 0;
    while let Some(&(part, above)) = found.get(at) {
        at += 1;
        if above < depth {
            found.extend(tree.children(part).map(|child| (child, above + 1)));
        }
    }
    found.into_iter().map(|(part, _)| part).collect()
}

/// Replaces a list's head and items by a part of the last of these items.
fn chain(language: &Language, tree: &Tree, list: NodeId) -> Vec<Edit> {
    let Some(head) = tree.previous(list).filter(|_| tree.is_list(list)) else {
        return Vec::new();
    };
    let slot = tree.slot(head);
    let items: Vec<NodeId> = tree.children(list).take(ITEMS).collect();
    let mut edits = Vec::new();
    for (at, &item) in items.iter().enumerate().rev() {
        for by in below(tree, item, INSIDE) {
            if language.fits(tree.kind(by), slot) {
                let gone = items[..=at].iter().map(|&item| Change::Delete(item));
                let stand = Change::Substitute { node: head, by };
                edits.push(Edit::new(std::iter::once(stand).chain(gone)).unsure());
            }
        }
    }
    edits
}

impl Strategy for Reshape {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(reshaping) = self.ready.pop() {
                self.left = self.left.checked_sub(tree.tokens().len())?;
                self.part = reshaping.with_end();
                return Some(reshaping.edit(tree));
            }
            let node = self.nodes.pop()?;
            self.done += 1;
            if tree.is_alive(node) {
                self.ready = edits(language, tree, node);
            }
        }
    }

    /// Drops edits with nodes and tokens of the earlier tree.
    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            self.ready.clear();
        }
    }

    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        self.record_verdict(tree, passed);
        let rejected = self.part.take().filter(|_| tested && !passed);
        if let Some(outer) = rejected {
            // If a part with the end is no sentence, neither is a part inside it.
            let inside = |part: NodeId| {
                std::iter::successors(Some(part), |&up| tree.parent(up)).any(|up| up == outer)
            };
            self.ready
                .retain(|other| !other.with_end().is_some_and(inside));
        }
    }

    fn visited(&self) -> usize {
        self.done
    }
}
