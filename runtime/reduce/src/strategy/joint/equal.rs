//! Equal phrases, edited in all places at once.
//!
//! Types, dimensions or spellings have to agree, so one place alone cannot change. Of each group of
//! nodes with the same kind and tokens, the heaviest sum first, all go, or their n-th child or a
//! short sentence replaces each.

use std::ops::Range;
use std::sync::Arc;

use crate::strategy::edits::order::{grouped, stops};
use crate::strategy::edits::removal::remove;
use crate::strategy::edits::sentences::Sentences;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};

pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "equal",
    about: "phrases that occur several times, in all places at once",
    repeats: false,
    plain: None,
    start: |start| Box::new(Equal::new(start)),
};

#[derive(Clone)]
struct Equal {
    /// Nodes, group by group.
    nodes: Vec<NodeId>,
    groups: Vec<Range<u32>>,
    group: Vec<NodeId>,
    ready: Vec<Way>,
    sentences: Sentences,
    /// Tokens that this round may still parse; an unsure candidate is parsed whole.
    left: usize,
    done: usize,
}

#[derive(Clone)]
enum Way {
    /// Remove the nodes with all that has to go with them.
    Remove,
    /// Delete the nodes; the grammar may read the rest differently.
    Delete,
    Child(usize),
    Sentence(Arc<Sentence>),
}

/// Tokens of a phrase at most: longer ones hardly recur.
const LONGEST: u32 = 40;
/// Work of a group, in the unit of [`Halt::after`](secateur_syntax::Halt::after).
const NODE: usize = 4;
/// Sentences tried for a group.
const SHORT: usize = 5;
/// Tokens parsed in a round at most.
const PARSED: usize = 20_000_000;

impl Equal {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut nodes = tree.all();
        nodes.retain(|&node| (2..=LONGEST).contains(&tree.weight(node)) || tree.is_token(node));
        nodes.shrink_to_fit();
        let key = |tree: &'_ Tree, node| (tree.kind(node), tree.slot(node));
        let same = |one: NodeId, other: NodeId| {
            key(tree, one) == key(tree, other) && tree.token_text(one) == tree.token_text(other)
        };
        grouped(tree, &mut nodes, |tree, node| {
            (tree.kind(node), tree.slot(node), tree.token_text(node))
        });
        let mut groups = Vec::new();
        let (mut at, mut end) = (0, 0);
        while at < nodes.len() && !tree.halt().after(NODE) {
            let rest = nodes[at..].iter();
            let mut len = 0;
            for &node in rest {
                if !same(nodes[at], node) || stops(tree, len + 1) {
                    break;
                }
                len += 1;
            }
            if len > 1 {
                nodes.copy_within(at..at + len, end);
                groups.push(end as u32..(end + len) as u32);
                end += len;
            }
            at += len;
        }
        nodes.truncate(end);
        nodes.shrink_to_fit();
        groups.shrink_to_fit();
        groups.sort_unstable_by_key(|group| {
            let first = nodes[group.start as usize];
            (tree.weight(first) * group.len() as u32, first)
        });
        Self {
            nodes,
            groups,
            group: Vec::new(),
            ready: Vec::new(),
            sentences: Sentences::new(start.usual),
            left: PARSED,
            done: 0,
        }
    }

    fn ways(&mut self, language: &Language, tree: &Tree) {
        let first = self.group[0];
        let slot = tree.slot(first);
        self.ready = vec![Way::Remove];
        if !language.is_nullable(slot) {
            self.ready.push(Way::Delete);
        }
        for (number, child) in tree.children(first).enumerate() {
            if language.fits(tree.kind(child), slot) && !tree.is_list(first) {
                self.ready.push(Way::Child(number));
            }
        }
        for sentence in self.sentences.of(language, slot).iter().take(SHORT) {
            let same = tree.weight(first) as usize <= sentence.tokens.len();
            if !same {
                self.ready.push(Way::Sentence(Arc::clone(sentence)));
            }
        }
        self.ready.reverse();
    }

    fn edit(&self, language: &Language, tree: &Tree, way: &Way) -> Option<Edit> {
        let nodes = self.group.iter().copied();
        let edit = match way {
            Way::Remove => remove(language, tree, nodes)?,
            Way::Delete => Edit::new(nodes.map(Change::Delete)).unsure(),
            Way::Child(number) => {
                let part = |node: NodeId| {
                    let by = tree.children(node).nth(*number)?;
                    Some(Change::Substitute { node, by })
                };
                Edit::new(nodes.map(part).collect::<Option<Vec<Change>>>()?)
            }
            Way::Sentence(sentence) => Edit::put(nodes.map(|node| (node, Arc::clone(sentence)))),
        };
        (edit.saved(tree) > 0 && edit.is_sound(tree)).then_some(edit)
    }
}

impl Strategy for Equal {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            while let Some(way) = self.ready.pop() {
                let Some(edit) = self.edit(language, tree, &way) else {
                    continue;
                };
                if edit.is_unsure() {
                    let Some(left) = self.left.checked_sub(tree.tokens().len()) else {
                        continue;
                    };
                    self.left = left;
                }
                return Some(edit);
            }
            if tree.halt().after(NODE) {
                return None;
            }
            let group = self.groups.pop()?;
            self.done += 1;
            let nodes = &self.nodes[group.start as usize..group.end as usize];
            let alive = nodes.iter().filter(|&&node| tree.is_alive(node));
            self.group = alive.copied().collect();
            if self.group.len() > 1 {
                self.ways(language, tree);
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if passed {
            self.ready.clear();
        }
    }

    fn rebase(&mut self, _: &Tree) {
        self.ready.clear();
    }

    fn work(&self, _: usize) -> Option<(usize, usize)> {
        Some((self.done, self.groups.len()))
    }
}

#[cfg(test)]
mod tests;
