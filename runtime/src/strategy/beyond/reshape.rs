//! Shapes that the tables do not know: edits that fit only if the grammar sees
//! what is around them in another way.
//!
//! The normal form fixes one structure for each sentence, and a node fits a slot
//! by that structure alone. So `for (…) { for (…) x; }` cannot lose its braces
//! where a chain of loop heads is a list with one body, though the grammar knows
//! that sentence, too. Here a node goes, loses its first and last token, or gives
//! way to any part of it, whether that fits or not; the candidate is parsed, and
//! what is no sentence costs no test. The heaviest nodes come first.

use std::sync::Arc;

use crate::language::{Kind, Language};
use crate::strategy::{Start, Strategy, StrategyKind};
use crate::tree::{Change, Edit, NodeId, Sentence, Tree};

/// What it is called.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "reshape",
    about: "nodes go or give way to any part of theirs, if that is a sentence in another way",
    repeats: false,
    start: |start| Box::new(Reshape::new(start)),
};

#[derive(Clone)]
struct Reshape {
    /// The next one last.
    nodes: Vec<NodeId>,
    /// Edits of the node at work, the next one last.
    ready: Vec<Edit>,
    /// Tokens that may still be parsed in this round: a candidate is parsed whole.
    left: usize,
    done: usize,
}

/// How far below a node its parts are looked for.
const DEPTH: u32 = 8;
/// What may be parsed for the candidates of a round, in tokens.
const PARSED: usize = 20_000_000;

impl Reshape {
    fn new(start: &Start<'_>) -> Self {
        let mut nodes = start.tree.all();
        nodes.reverse();
        nodes.sort_by_key(|&node| start.tree.weight(node));
        Self {
            nodes,
            ready: Vec::new(),
            left: PARSED,
            done: 0,
        }
    }
}

fn edits(language: &Language, tree: &Tree, node: NodeId) -> Vec<Edit> {
    let slot = tree.slot(node);
    let mut edits = Vec::new();
    let item = tree.parent(node).is_some_and(|up| tree.is_list(up));
    if !item && !language.is_nullable(slot) && tree.parent(node).is_some() {
        edits.push(Edit::new([Change::Delete(node)]).unsure());
    }
    let children: Vec<NodeId> = tree.children(node).collect();
    if let [first, .., last] = children[..]
        && children.len() > 2
        && tree.is_token(first)
        && tree.is_token(last)
    {
        edits.push(Edit::new([Change::Delete(first), Change::Delete(last)]).unsure());
    }
    let mut parts: Vec<(NodeId, u32)> = children.into_iter().map(|child| (child, 1)).collect();
    let mut at = 0;
    while let Some(&(part, depth)) = parts.get(at) {
        at += 1;
        if depth < DEPTH {
            parts.extend(tree.children(part).map(|child| (child, depth + 1)));
        }
    }
    parts.sort_by_key(|&(part, _)| tree.weight(part));
    let mut seen: Vec<Vec<(Kind, Box<[u8]>)>> = Vec::new();
    for (part, _) in parts {
        // The only item of a list is all of the list.
        if tree.weight(part) == tree.weight(node) {
            continue;
        }
        let tokens = tree.tokens_of(part);
        if language.fits(tree.kind(part), slot) || seen.contains(&tokens) {
            continue;
        }
        seen.push(tokens.clone());
        let kind = tree.kind(part);
        let sentence = Arc::new(Sentence { kind, tokens });
        edits.push(Edit::put([(node, sentence)]).unsure());
    }
    edits.reverse();
    edits
}

impl Strategy for Reshape {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(edit) = self.ready.pop() {
                self.left = self.left.checked_sub(tree.tokens().len())?;
                return Some(edit);
            }
            let node = self.nodes.pop()?;
            self.done += 1;
            if tree.is_alive(node) {
                self.ready = edits(language, tree, node);
            }
        }
    }

    fn told(&mut self, _: &Tree, _: bool) {}

    fn looked_at(&self) -> usize {
        self.done
    }
}
