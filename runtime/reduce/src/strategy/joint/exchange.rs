//! Deletions of a node with an exchange of a token elsewhere.
//!
//! Tokens and nodes have to agree: a function that returns something has a return statement, a
//! loop's keyword its condition. Such pairs are few among very many, so this is for the end of a
//! search. For each removable node, the heaviest first, words of fixed text are exchanged for
//! others that fit and are usual in the input, the nearest first.

use std::cmp::Reverse;
use std::sync::Arc;

use crate::strategy::edits::order::{sort, stops};
use crate::strategy::edits::removal::{removable, remove};
use crate::strategy::edits::sentences::Sentences;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "exchange",
    about: "a node is deleted and a token elsewhere becomes another one",
    repeats: false,
    plain: None,
    start: |start| Box::new(Exchange::new(start)),
};

#[derive(Clone)]
struct Exchange {
    nodes: Vec<NodeId>,
    /// Replaceable tokens in the order of the text.
    tokens: Vec<(NodeId, Arc<Sentence>)>,
    ready: Vec<Edit>,
    /// Edits that this round may still propose.
    left: usize,
    done: usize,
}

/// Work of a node, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const NODE: usize = 20;
/// Edits of a round at most.
const MOST: usize = 200;
/// Edits of a node at most.
const EACH: usize = 24;
/// Replacements of a token at most.
const OTHERS: usize = 3;

impl Exchange {
    fn new(start: &Start<'_>) -> Self {
        let (language, tree) = (start.language, start.tree);
        let mut sentences = Sentences::new(start.usual);
        let mut tokens = Vec::new();
        for (at, node) in tree.all().into_iter().enumerate() {
            if stops(tree, at) {
                break;
            }
            let fixed = |node| {
                let text = language.tokens[tree.kind(node).index()].shortest.as_ref();
                text.is_some_and(|text| text.as_bytes() == tree.token_text(node))
            };
            let word = |text: &[u8]| text.first().is_some_and(u8::is_ascii_alphabetic);
            if tree.is_token(node) && fixed(node) && word(tree.token_text(node)) {
                let others = sentences.of(language, tree.slot(node)).iter();
                let others = others.filter(|other| {
                    other.tokens.len() == 1
                        && other.tokens[0].0 != tree.kind(node)
                        && word(&other.tokens[0].1)
                });
                tokens.extend(others.take(OTHERS).map(|other| (node, Arc::clone(other))));
            }
        }
        let mut nodes = removable(language, tree);
        let key = |node| (tree.weight(node), Reverse(tree.first_token(node)));
        sort(tree, &mut nodes, |one, other| key(one).cmp(&key(other)));
        Self {
            nodes,
            tokens,
            ready: Vec::new(),
            left: MOST,
            done: 0,
        }
    }

    fn edits(&self, language: &Language, tree: &Tree, node: NodeId) -> Vec<Edit> {
        let Some(deletion) = remove(language, tree, [node]) else {
            return Vec::new();
        };
        let (from, len) = (tree.first_token(node), tree.weight(node) as usize);
        let place = |(token, _): &(NodeId, Arc<Sentence>)| tree.first_token(*token);
        // The ancestor that goes instead of a stuck node.
        let gone = deletion
            .changes()
            .iter()
            .filter_map(|change| match *change {
                Change::Delete(gone) => Some(gone),
                _ => None,
            });
        let range =
            |node| tree.first_token(node)..tree.first_token(node) + tree.weight(node) as usize;
        let around = gone.map(range).find(|range| range.contains(&from));
        let around = around.unwrap_or(from..from + len);
        let before = self
            .tokens
            .partition_point(|pair| place(pair) < around.start);
        let behind = self.tokens.partition_point(|pair| place(pair) < around.end);
        // Replacements of one token stay in their order.
        let alike = |one: &(NodeId, _), next: &(NodeId, _)| one.0 == next.0;
        let mut left = self.tokens[..before].chunk_by(alike).rev().peekable();
        let mut right = self.tokens[behind..].chunk_by(alike).peekable();
        let nearest = std::iter::from_fn(|| {
            let (to_left, to_right) = (left.peek(), right.peek());
            let to_left = to_left.map_or(usize::MAX, |pairs| from - place(&pairs[0]));
            let to_right = to_right.map_or(usize::MAX, |pairs| place(&pairs[0]) - from);
            match to_left <= to_right {
                true => left.next(),
                false => right.next(),
            }
        });
        let edit = |(token, other): &(NodeId, Arc<Sentence>)| {
            let mut edit = deletion.clone();
            edit.add(*token, Arc::clone(other));
            edit
        };
        let mut edits: Vec<Edit> = nearest
            .flatten()
            .map(edit)
            .filter(|edit| edit.is_sound(tree))
            .take(EACH)
            .collect();
        edits.reverse();
        edits
    }
}

impl Strategy for Exchange {
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
            if tree.is_alive(node) {
                self.ready = self.edits(language, tree, node);
            }
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        if passed {
            self.ready.clear();
            self.tokens.retain(|&(token, _)| tree.is_alive(token));
            self.tokens
                .sort_by_key(|&(token, _)| tree.first_token(token));
        }
    }

    fn rebase(&mut self, tree: &Tree) {
        self.record_verdict(tree, true);
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.nodes.len()))
    }
}
