//! Parts of a deleted node between empty brackets.
//!
//! A deleted return type may leave its name as a parameter (`fn f() -> t;` becomes `fn f(t);`), a
//! deleted function its statement in an empty body. For each removable node, the heaviest first, its
//! parts stand between the nearest brackets with nothing inside: the largest, the smallest, and so
//! on. The candidate is parsed first, so a text that is no sentence costs no test.

use std::collections::VecDeque;
use std::sync::Arc;

use rustc_hash::FxHashSet;

use crate::strategy::edits::order::{heaviest_last, stops};
use crate::strategy::edits::removal::{removable, remove};
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "insert",
    about: "a node is deleted and a part of it stands between empty brackets",
    repeats: false,
    plain: None,
    start: |start| Box::new(Insert::new(start)),
};

#[derive(Clone)]
struct Insert {
    nodes: Vec<NodeId>,
    /// Closing brackets of empty pairs, in the order of the text.
    places: Vec<NodeId>,
    /// Edits of the current node, the next one last.
    ready: Vec<Edit>,
    /// Tests of the current node so far.
    tests: usize,
    /// Edits that this round may still propose.
    left: usize,
    done: usize,
}

/// Work of a node, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const NODE: usize = 20;
/// Edits of a round at most, with those that are no sentences.
const MOST: usize = 200;
/// Tests of a node at most.
const TESTS: usize = 3;
/// Pairs of brackets tried for a node, its parts, and their depth.
const PLACES: usize = 3;
const PARTS: usize = 24;
const DEPTH: u32 = 8;
/// Maximal tokens of a part, which are copied.
const LARGEST: u32 = 1 << 8;

const BRACKETS: [(&[u8], &[u8]); 3] = [(b"(", b")"), (b"[", b"]"), (b"{", b"}")];

impl Insert {
    fn new(start: &Start<'_>) -> Self {
        let (language, tree) = (start.language, start.tree);
        let places = empty_pairs(tree);
        let mut nodes = match places.is_empty() {
            true => Vec::new(),
            false => removable(language, tree),
        };
        heaviest_last(tree, &mut nodes);
        Self {
            nodes,
            places,
            ready: Vec::new(),
            tests: 0,
            left: MOST,
            done: 0,
        }
    }

    fn edits(&self, language: &Language, tree: &Tree, node: NodeId) -> Vec<Edit> {
        let from = tree.first_token(node);
        let range = from..from + tree.weight(node) as usize;
        let parts = parts(tree, node);
        if parts.is_empty() {
            return Vec::new();
        }
        let Some(deletion) = remove(language, tree, [node]) else {
            return Vec::new();
        };
        let before = |end: usize| {
            let is_before = |&place: &NodeId| tree.first_token(place) < end;
            self.places.partition_point(is_before)
        };
        let (left, right) = (before(range.start), before(range.end));
        let left = &self.places[left.saturating_sub(PLACES)..left];
        let right = self.places[right..].iter().take(PLACES);
        let mut places: Vec<NodeId> = left.iter().chain(right).copied().collect();
        places.sort_by_key(|&place| tree.first_token(place).abs_diff(from));
        places.truncate(PLACES);
        let with = |part: NodeId, place: NodeId| {
            let mut tokens = tree.tokens_of(part);
            tokens.extend(tree.tokens_of(place));
            let kind = tree.kind(place);
            let mut edit = deletion.clone();
            edit.add(place, Arc::new(Sentence { kind, tokens }));
            edit.unsure()
        };
        let mut edits: Vec<Edit> = parts
            .iter()
            .flat_map(|&part| places.iter().map(move |&place| with(part, place)))
            .filter(|edit| edit.is_sound(tree) && edit.saved(tree) > 0)
            .collect();
        edits.reverse();
        edits
    }
}

/// Returns the closing brackets behind their opening ones.
fn empty_pairs(tree: &Tree) -> Vec<NodeId> {
    let mut tokens = tree.all();
    tokens.retain(|&node| tree.is_token(node) && tree.weight(node) == 1);
    tokens.sort_unstable_by_key(|&node| tree.first_token(node));
    let is_pair = |pair: &&[NodeId]| {
        let (open, close) = (tree.token_text(pair[0]), tree.token_text(pair[1]));
        let next = tree.first_token(pair[0]) + 1 == tree.first_token(pair[1]);
        next && BRACKETS.contains(&(open, close))
    };
    let mut steps = 0..;
    let pairs = tokens.windows(2);
    let pairs = pairs.take_while(|_| steps.next().is_some_and(|step| !stops(tree, step)));
    pairs.filter(is_pair).map(|pair| pair[1]).collect()
}

/// Returns parts of a node, each text once: the heaviest, the lightest, the next heaviest, and so on.
fn parts(tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let mut found: Vec<NodeId> = tree.children(node).collect();
    let mut from = 0;
    for _ in 1..DEPTH {
        for at in std::mem::replace(&mut from, found.len())..found.len() {
            found.extend(tree.children(found[at]));
        }
    }
    let word = |part: NodeId| {
        let first = tree.tokens().get(tree.first_token(part));
        let first = first.and_then(|token| token.of(tree.text()).first());
        first.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_')
    };
    let fits = 1..tree.weight(node).min(LARGEST + 1);
    found
        .retain(|&part| fits.contains(&tree.weight(part)) && (tree.weight(part) > 1 || word(part)));
    found.sort_by_key(|&part| tree.weight(part));
    let mut seen = FxHashSet::default();
    found.retain(|&part| {
        let from = tree.first_token(part);
        seen.insert(tree.fingerprint_of(from..from + tree.weight(part) as usize))
    });
    let mut left = VecDeque::from(found);
    let next = |at: usize| match at.is_multiple_of(2) {
        true => left.pop_back(),
        false => left.pop_front(),
    };
    (0..PARTS).map_while(next).collect()
}

impl Strategy for Insert {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if self.left == 0 {
                return None;
            }
            if let Some(edit) = self.ready.pop() {
                self.left -= 1;
                return Some(edit);
            }
            if tree.halt().after(NODE) {
                return None;
            }
            let node = self.nodes.pop()?;
            self.done += 1;
            self.tests = 0;
            if tree.is_alive(node) {
                self.ready = self.edits(language, tree, node);
            }
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        if passed {
            self.ready.clear();
            self.places = empty_pairs(tree);
        }
    }

    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        self.record_verdict(tree, passed);
        self.tests += usize::from(tested);
        if self.tests >= TESTS {
            self.ready.clear();
        }
    }

    fn rebase(&mut self, tree: &Tree) {
        self.record_verdict(tree, true);
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.nodes.len()))
    }
}
