//! Equal phrases, edited in all places at once.
//!
//! Types, dimensions or spellings have to agree, so one place alone cannot change. Of each group of
//! nodes with the same kind and tokens, the heaviest sum first, all go, or all are replaced by
//! their own n-th child or by a short sentence.

use std::ops::Range;
use std::sync::Arc;

use crate::strategy::edits::order::grouped;
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
    /// The nodes of all groups, one group behind another.
    nodes: Vec<NodeId>,
    /// Groups to visit, the next one last.
    groups: Vec<Range<u32>>,
    /// The nodes of the current group.
    group: Vec<NodeId>,
    /// Ways to edit the current group, the next one last.
    ready: Vec<Way>,
    sentences: Sentences,
    /// Number of tokens that this round may still parse; an unsure candidate is parsed whole.
    left: usize,
    done: usize,
}

/// A way to edit a group, from which the edit is made when it is proposed.
#[derive(Clone)]
enum Way {
    /// Remove the nodes with whatever has to go with them.
    Remove,
    /// Delete the nodes; the grammar may parse the remaining tokens in another way.
    Delete,
    /// Replace each node by its n-th child.
    Child(usize),
    Sentence(Arc<Sentence>),
}

/// Tokens of a phrase at most: longer ones hardly recur.
const LONGEST: u32 = 40;
/// Short sentences tried for a group.
const SHORT: usize = 5;
/// Maximal number of tokens that are parsed for the candidates of a round.
const PARSED: usize = 20_000_000;

impl Equal {
    fn new(start: &Start<'_>) -> Self {
        let tree = start.tree;
        let mut nodes = tree.all();
        nodes.retain(|&node| (2..=LONGEST).contains(&tree.weight(node)) || tree.is_token(node));
        let key = |tree: &'_ Tree, node| (tree.kind(node), tree.slot(node));
        let same = |one: NodeId, other: NodeId| {
            key(tree, one) == key(tree, other) && tree.token_text(one) == tree.token_text(other)
        };
        grouped(tree, &mut nodes, |tree, node| {
            (tree.kind(node), tree.slot(node), tree.token_text(node))
        });
        let mut groups = Vec::new();
        let (mut at, mut end) = (0, 0);
        while at < nodes.len() {
            let rest = nodes[at..].iter();
            let len = rest.take_while(|&&node| same(nodes[at], node)).count();
            if len > 1 {
                nodes.copy_within(at..at + len, end);
                groups.push(end as u32..(end + len) as u32);
                end += len;
            }
            at += len;
        }
        nodes.truncate(end);
        nodes.shrink_to_fit();
        groups.sort_unstable_by_key(|group| {
            let nodes = &nodes[group.start as usize..group.end as usize];
            let weight: u32 = nodes.iter().map(|&node| tree.weight(node)).sum();
            (weight, nodes[0])
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

    /// Lists the ways to edit the current group.
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

    fn visited(&self) -> usize {
        self.done
    }
}

#[cfg(test)]
mod tests;
