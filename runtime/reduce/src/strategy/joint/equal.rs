//! Equal phrases, edited in all places at once.
//!
//! Types, dimensions or spellings have to agree, so one place alone cannot change. Of each group of
//! nodes with the same kind and tokens, the heaviest sum first, all go, or all are replaced by
//! their own n-th child or by a short sentence.

use std::collections::BTreeMap;
use std::sync::Arc;

use secateur_tables::Kind;

use crate::strategy::edits::removal::remove;
use crate::strategy::edits::sentences::Sentences;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "equal",
    about: "phrases that occur several times, in all places at once",
    repeats: false,
    plain: None,
    start: |start| Box::new(Equal::new(start)),
};

#[derive(Clone)]
struct Equal {
    groups: Vec<Vec<NodeId>>,
    ready: Vec<Edit>,
    sentences: Sentences,
    done: usize,
}

/// Tokens of a phrase at most: longer ones hardly recur.
const LONGEST: u32 = 40;
/// Short sentences tried for a group.
const SHORT: usize = 5;

impl Equal {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut groups: BTreeMap<(Kind, Kind, &[u8]), Vec<NodeId>> = BTreeMap::new();
        for node in tree.all() {
            if (2..=LONGEST).contains(&tree.weight(node)) || tree.is_token(node) {
                let key = (tree.kind(node), tree.slot(node), tree.token_text(node));
                groups.entry(key).or_default().push(node);
            }
        }
        let mut groups: Vec<Vec<NodeId>> = groups
            .into_values()
            .filter(|nodes| nodes.len() > 1)
            .collect();
        let weight = |nodes: &Vec<NodeId>| -> u32 { nodes.iter().map(|&n| tree.weight(n)).sum() };
        groups.sort_by_key(|nodes| (weight(nodes), nodes.first().copied()));
        Self {
            groups,
            ready: Vec::new(),
            sentences: Sentences::new(start.usual),
            done: 0,
        }
    }

    fn edits(&mut self, language: &Language, tree: &Tree, nodes: &[NodeId]) -> Vec<Edit> {
        let mut edits = Vec::new();
        let first = nodes[0];
        edits.extend(remove(language, tree, nodes.iter().copied()));
        let slot = tree.slot(first);
        if !language.is_nullable(slot) {
            // The grammar may read the remaining tokens in another way.
            edits.push(Edit::new(nodes.iter().map(|&node| Change::Delete(node))).unsure());
        }
        for (number, child) in tree.children(first).enumerate() {
            if language.fits(tree.kind(child), slot) && !tree.is_list(first) {
                let part = |&node: &NodeId| {
                    let by = tree.children(node).nth(number)?;
                    Some(Change::Substitute { node, by })
                };
                let changes: Option<Vec<Change>> = nodes.iter().map(part).collect();
                edits.extend(changes.map(Edit::new));
            }
        }
        for sentence in self.sentences.of(language, slot).iter().take(SHORT) {
            let same = tree.weight(first) as usize <= sentence.tokens.len();
            if !same {
                edits.push(Edit::put(nodes.iter().map(|&n| (n, Arc::clone(sentence)))));
            }
        }
        edits.retain(|edit| edit.saved(tree) > 0 && edit.is_sound(tree));
        edits.reverse();
        edits
    }
}

impl Strategy for Equal {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some(edit) = self.ready.pop() {
                return Some(edit);
            }
            let mut nodes = self.groups.pop()?;
            self.done += 1;
            nodes.retain(|&node| tree.is_alive(node));
            if nodes.len() > 1 {
                self.ready = self.edits(language, tree, &nodes);
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            self.ready.clear();
        }
    }

    fn visited(&self) -> usize {
        self.done
    }
}
