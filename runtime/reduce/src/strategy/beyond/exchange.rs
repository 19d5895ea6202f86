//! Exchanges: a node goes if a single token elsewhere becomes another one.
//!
//! What a token says and what is there have to agree: a function that returns
//! something has a return statement, a loop's keyword wants its condition. Such
//! pairs are few, but too many to try them all on a large tree; so this is for
//! the end of a search. For each node that can go, the heaviest first, tokens of
//! fixed text are exchanged for others that fit and are usual in the input, those
//! nearest to the node first.

use std::cmp::Reverse;
use std::sync::Arc;

use crate::strategy::edits::jointly::remove;
use crate::strategy::edits::sentences::Sentences;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Edit, NodeId, Sentence, Tree};

/// What it is called.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "exchange",
    about: "a node goes and a token elsewhere becomes another one",
    repeats: false,
    plain: None,
    start: |start| Box::new(Exchange::new(start)),
};

#[derive(Clone)]
struct Exchange {
    /// Nodes that may go; the next one last.
    nodes: Vec<NodeId>,
    /// Tokens that may be exchanged, and for what.
    tokens: Vec<(NodeId, Arc<Sentence>)>,
    /// Edits for the node at work, the next one last.
    ready: Vec<Edit>,
    /// Edits that may still be proposed in this round.
    left: usize,
    done: usize,
}

/// Edits of a round at most.
const MOST: usize = 200;
/// Edits for one node at most.
const EACH: usize = 24;
/// Other tokens for a place at most.
const OTHERS: usize = 3;

impl Exchange {
    fn new(start: &Start<'_>) -> Self {
        let (language, tree) = (start.language, start.tree);
        let mut sentences = Sentences::new(start.usual);
        let mut tokens = Vec::new();
        let mut nodes = tree.all();
        for &node in &nodes {
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
        nodes.retain(|&node| remove(language, tree, [node]).is_some());
        nodes.sort_by_key(|&node| (tree.weight(node), Reverse(tree.first_token(node))));
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
        let mut near: Vec<(usize, &(NodeId, Arc<Sentence>))> = self
            .tokens
            .iter()
            .filter(|(token, _)| tree.is_alive(*token))
            .map(|pair| (tree.first_token(pair.0), pair))
            .filter(|(at, _)| !(from..from + len).contains(at))
            .map(|(at, pair)| (at.abs_diff(from), pair))
            .collect();
        near.sort_by_key(|(distance, _)| *distance);
        let edit = |(_, (token, other)): (usize, &(NodeId, Arc<Sentence>))| {
            let mut edit = deletion.clone();
            edit.add(*token, Arc::clone(other));
            edit
        };
        let mut edits: Vec<Edit> = near
            .into_iter()
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
            let node = self.nodes.pop()?;
            self.done += 1;
            if tree.is_alive(node) {
                self.ready = self.edits(language, tree, node);
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            self.ready.clear();
        }
    }

    fn looked_at(&self) -> usize {
        self.done
    }
}
