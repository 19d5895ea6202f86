//! Edits that fit only if the grammar reads the text around them differently.
//!
//! The normal form fixes one structure for each sentence, and thereby which nodes fit slots. So
//! `for (…) { for (…) x; }` cannot lose its braces where a chain of loop heads is a list with one
//! body, though that is a sentence. Here a node goes, loses its first and last token, alone or with
//! the operator that its list begins with (`(+ a (+ b c))` becomes `(+ a b c)`), or is replaced by a
//! part that does not fit its slot. The candidate is parsed first, so a text that is no sentence
//! costs no test. The heaviest nodes come first.
//!
//! A part of a node's own kind takes over one of the node's optional parts (`<a x=""><b/></a>` becomes
//! `<b x=""/>`).
//!
//! A chain such as `a.b.c(d)` is a head with a list, though people see `a.b` within it: parts of an
//! item replace the head and the items up to it.

use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::strategy::edits::order::heaviest_last;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "reshape",
    about: "replaces or removes nodes against the tables, if the text is still a sentence",
    repeats: false,
    plain: None,
    start: |start| Box::new(Reshape::new(start)),
};

#[derive(Clone)]
struct Reshape {
    nodes: Vec<NodeId>,
    next: Next,
    node: NodeId,
    /// Deletions and replacements of the current node, the next one last.
    edits: Vec<Edit>,
    /// Parts that may replace it, the next one last.
    parts: Vec<NodeId>,
    /// The part that the proposed edit keeps, if its rejection covers the parts inside it.
    part: Option<NodeId>,
    /// Tokens that this round may still parse; a candidate is parsed whole.
    left: usize,
    done: usize,
}

/// Kinds of edits of a node, in order. Each list is made in its turn: all parts of a large node
/// take as much memory as the tree.
#[derive(Clone, Copy)]
enum Next {
    /// The node goes, or its first and last token do, with or without the operator.
    Changes,
    Parts,
    /// A part of the node's kind, with an optional part of the node, replaces it.
    Heirs,
    /// A part of an item replaces the list's head and the items up to this one.
    Chain,
    /// A part and the node's last token replace the node.
    Ends,
    Node,
}

/// Work of a node, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const NODE: usize = 8;
const DEPTH: u32 = 8;
/// Maximal tokens of a part, which are copied.
const LARGEST: u32 = 1 << 13;
/// Items at most whose parts replace a chain, and the depth of these parts.
const ITEMS: usize = 32;
const INSIDE: u32 = 3;
/// Parts of a node's kind tried with its optional parts.
const HEIRS: usize = 4;
/// Tokens parsed in a round at most.
const PARSED: usize = 20_000_000;

impl Reshape {
    fn new(start: &Start<'_>) -> Self {
        let mut nodes = start.tree.all();
        heaviest_last(start.tree, &mut nodes);
        Self {
            nodes,
            next: Next::Node,
            node: NodeId(0),
            edits: Vec::new(),
            parts: Vec::new(),
            part: None,
            left: PARSED,
            done: 0,
        }
    }

    fn ready(&mut self, tree: &Tree) -> Option<Edit> {
        self.part = None;
        if let Some(edit) = self.edits.pop() {
            return Some(edit);
        }
        let part = self.parts.pop()?;
        let mut tokens = tree.tokens_of(part);
        if let Next::Node = self.next {
            let end = end(tree, self.node)?;
            let end = tree.tokens()[end];
            tokens.push((end.kind, end.of(tree.text()).into()));
            self.part = Some(part);
        }
        let kind = tree.kind(part);
        Some(Edit::put([(self.node, Arc::new(Sentence { kind, tokens }))]).unsure())
    }

    /// Returns `None` if no node remains.
    fn advance(&mut self, language: &Language, tree: &Tree) -> Option<()> {
        self.next = match self.next {
            Next::Changes => {
                self.edits = changes(language, tree, self.node);
                Next::Parts
            }
            Next::Parts => {
                self.parts = parts(language, tree, self.node);
                Next::Heirs
            }
            Next::Heirs => {
                self.edits = heirs(language, tree, self.node);
                self.edits.reverse();
                Next::Chain
            }
            Next::Chain => {
                self.edits = chain(language, tree, self.node);
                self.edits.reverse();
                Next::Ends
            }
            Next::Ends => {
                self.parts = with_end(language, tree, self.node);
                Next::Node
            }
            Next::Node => {
                self.node = self.nodes.pop()?;
                self.done += 1;
                match tree.is_alive(self.node) {
                    true => Next::Changes,
                    false => Next::Node,
                }
            }
        };
        Some(())
    }
}

fn changes(language: &Language, tree: &Tree, node: NodeId) -> Vec<Edit> {
    let mut edits = Vec::new();
    let children = || tree.children(node);
    if children().nth(2).is_some()
        && let Some(first) = children().next().filter(|&first| tree.is_token(first))
        && let Some(last) = children().last().filter(|&last| tree.is_token(last))
    {
        edits.push(Edit::new([Change::Delete(first), Change::Delete(last)]).unsure());
        if let Some(head) = operator(tree, node) {
            let gone = [first, head, last].map(Change::Delete);
            edits.push(Edit::new(gone).unsure());
        }
    }
    let item = tree.parent(node).is_some_and(|up| tree.is_list(up));
    if !item && !language.is_nullable(tree.slot(node)) && tree.parent(node).is_some() {
        edits.push(Edit::new([Change::Delete(node)]).unsure());
    }
    edits
}

/// Returns the first item of the list in an item, a token before others, as in `(+ a b)`.
fn operator(tree: &Tree, item: NodeId) -> Option<NodeId> {
    let list = tree.children(item).find(|&child| tree.is_list(child))?;
    let mut items = tree.children(list);
    let first = items.next().filter(|&first| tree.is_token(first));
    let of_item = tree.parent(item).is_some_and(|up| tree.is_list(up));
    first.filter(|_| of_item && items.next().is_some())
}

/// Returns the parts that replace a node, each text once, the lightest last.
fn parts(language: &Language, tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let slot = tree.slot(node);
    let mut parts = below(tree, node, DEPTH);
    // The only item of a list has all its tokens.
    parts.retain(|&part| {
        let weight = tree.weight(part);
        weight != tree.weight(node) && weight <= LARGEST && !language.fits(tree.kind(part), slot)
    });
    parts.sort_by_key(|&part| tree.weight(part));
    let mut seen = FxHashSet::default();
    let mut weight = 0;
    parts.retain(|&part| {
        if tree.weight(part) != weight {
            weight = tree.weight(part);
            seen.clear();
        }
        let from = tree.first_token(part);
        seen.insert(tree.fingerprint_of(from..from + weight as usize))
    });
    parts.reverse();
    parts.shrink_to_fit();
    parts
}

/// Returns the last token of a node that has a text, by index.
fn end(tree: &Tree, node: NodeId) -> Option<usize> {
    let first = tree.first_token(node);
    let tokens = &tree.tokens()[first..first + tree.weight(node) as usize];
    let end = tokens.iter().rposition(|token| token.start < token.end)?;
    Some(first + end)
}

/// Returns the parts that, followed by a node's last token, replace the node; the heaviest last.
///
/// A condition is a statement with the `;` of the dependent statement.
fn with_end(language: &Language, tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let Some(end) = end(tree, node).filter(|_| !tree.is_list(node)) else {
        return Vec::new();
    };
    let (slot, weight) = (tree.slot(node), tree.weight(node));
    let mut parts = below(tree, node, DEPTH);
    parts.retain(|&part| {
        let behind = tree.first_token(part) + tree.weight(part) as usize;
        let saves = weight > tree.weight(part) + 1;
        let copied = saves && tree.weight(part) <= LARGEST;
        behind <= end && copied && !language.fits(tree.kind(part), slot)
    });
    parts.reverse();
    parts.sort_by_key(|&part| tree.weight(part));
    parts.shrink_to_fit();
    parts
}

/// Returns the descendants down to a depth, outer ones first.
fn below(tree: &Tree, node: NodeId, depth: u32) -> Vec<NodeId> {
    // Most nodes have one or two nodes for each token.
    let capacity = (2 * tree.weight(node) as usize).min(tree.nodes());
    let mut found = Vec::with_capacity(capacity);
    found.extend(tree.children(node));
    let mut from = 0;
    for _ in 1..depth {
        for at in std::mem::replace(&mut from, found.len())..found.len() {
            found.extend(tree.children(found[at]));
        }
    }
    found
}

/// Replaces a node by a part of its kind that takes over one of the node's optional parts.
fn heirs(language: &Language, tree: &Tree, node: NodeId) -> Vec<Edit> {
    let nullable = |child: NodeId| language.is_nullable(tree.slot(child));
    if tree.is_list(node) || !tree.children(node).any(nullable) {
        return Vec::new();
    }
    let kind = tree.kind(node);
    let heirs = below(tree, node, DEPTH).into_iter();
    let heirs = heirs.filter(|&heir| tree.kind(heir) == kind && tree.weight(heir) > 0);
    let heirs = heirs.take(HEIRS);
    let kept = |heir| {
        let optional = tree.children(node).filter(|&child| nullable(child));
        optional.filter_map(move |kept| taken_over(language, tree, node, kept, heir))
    };
    heirs.flat_map(kept).collect()
}

/// Replaces all parts of a node but an optional one by those of an inner node of its kind.
///
/// `None` if one does not have its slot there, or if at most one differs: that edit is another's.
fn taken_over(
    language: &Language,
    tree: &Tree,
    node: NodeId,
    kept: NodeId,
    heir: NodeId,
) -> Option<Edit> {
    let at = tree.first_token(heir);
    let has_heir = |part: NodeId| {
        let first = tree.first_token(part);
        (first..first + tree.weight(part) as usize).contains(&at)
    };
    let mut own = tree.children(heir).peekable();
    let mut changes = Vec::new();
    for part in tree.children(node) {
        let by = own.next_if(|&own| tree.slot(own) == tree.slot(part));
        let same = |&by: &NodeId| tree.token_text(by) == tree.token_text(part);
        match by {
            _ if part == kept && has_heir(part) => return None,
            _ if part == kept => {}
            Some(by) if has_heir(part) || !same(&by) => {
                changes.push(Change::Substitute { node: part, by });
            }
            Some(_) => {}
            None if has_heir(part) || !language.is_nullable(tree.slot(part)) => return None,
            None => changes.push(Change::Delete(part)),
        }
    }
    // A substitute comes from a part that another change replaces, so the text is parsed again.
    let edit = Edit::new(changes).unsure();
    let joint = own.next().is_none() && edit.changes().len() > 1;
    (joint && edit.is_sound(tree) && edit.saved(tree) > 0).then_some(edit)
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
            if let Some(edit) = self.ready(tree) {
                self.left = self.left.checked_sub(tree.tokens().len())?;
                return Some(edit);
            }
            if tree.halt().after(NODE) {
                return None;
            }
            self.advance(language, tree)?;
        }
    }

    /// Drops edits with nodes and tokens of the earlier tree.
    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            self.next = Next::Node;
            self.edits.clear();
            self.parts.clear();
        }
    }

    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        self.record_verdict(tree, passed);
        let rejected = self.part.take().filter(|_| tested && !passed);
        if let Some(outer) = rejected {
            // If the test rejects a part with the end, the parts inside it count as rejected.
            let inside = |part: NodeId| {
                std::iter::successors(Some(part), |&up| tree.parent(up)).any(|up| up == outer)
            };
            self.parts.retain(|&part| !inside(part));
        }
    }

    fn rebase(&mut self, _: &Tree) {
        self.next = Next::Node;
        self.edits.clear();
        self.parts.clear();
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.nodes.len()))
    }
}
