//! The candidates of Perses in the order of Pardis.
//!
//! A queue holds the nodes that are still to be looked at, those with the most
//! tokens first (Gharachorlu and Sumner, "Pardis: Priority Aware Test Case
//! Reduction", FASE 2019, section 3: each node under its *own* weight, so that a
//! light part of a heavy list does not come before a heavy part elsewhere). A
//! list has its items minimised; any other node is deleted or replaced
//! ([`super::edits::candidates`]).
//!
//! Where it may learn ([`Strategy::learn_order`]) that weight is multiplied by what looking
//! at nodes of that kind brought in for each test, so the queue is ordered by the tokens
//! that a test is expected to remove. Edits that are unusual in a corpus can be postponed.
//!
//! When much has gone and what comes next is light, a new round is better than going
//! on: what was heavy and refused may go at once now, with all the light parts in it.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use super::edits::candidates;
use super::edits::lists::ListWork;
use super::{PATIENCE, Strategy, StrategyKind};
use secateur_tables::Kind;

use crate::learning::{CorpusOrder, Yields};
use crate::minimize::{self, MinimizerKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// Perses' candidates, Pardis' queue.
#[derive(Clone)]
pub struct PersesPardis {
    variant: Variant,
    queue: BinaryHeap<Entry>,
    /// Breaks ties: earlier entries first.
    entries: u64,
    work: Work,
    visited: usize,
    /// Nodes that an accepted edit put somewhere and that are to be looked at.
    moved: Vec<NodeId>,
    succeeded: bool,
    /// The tokens that there were when it began.
    begun_with: usize,
    /// What looking brought in, if that decides on the order.
    yields: Option<Yields>,
    /// What comes later than that says.
    corpus: Option<CorpusOrder>,
    look: Option<Look>,
    /// Its last proposal is missing since much was looked at for it.
    busy: bool,
}

/// A look at a node.
#[derive(Clone, Copy)]
struct Look {
    kind: Kind,
    weight: u32,
    /// All tokens that there were when it began.
    tokens: usize,
    tests: u32,
}

/// What it is called.
pub(super) const KIND: StrategyKind = StrategyKind {
    name: "tree",
    about: "what Perses tries, in the order of Pardis, lists by halving",
    repeats: true,
    plain: None,
    start: |start| Box::new(PersesPardis::new(start.tree, start.lists.unwrap_or(LISTS))),
};

const LISTS: MinimizerKind = minimize::HALVING;

/// An entry with less than this part of all tokens is light.
const LIGHT: usize = 16;
/// Much has gone where so many tenths of the tokens are left.
const LEFT: usize = 7;

/// What a corpus never left out counts as so many times lighter.
const NEEDED: u64 = 2;

/// A look at a node is work for so many tokens.
const NODE: usize = 16;

/// The edits of a node, in the order in which they are tried.
pub(super) type Candidates = fn(&Language, &Tree, NodeId) -> VecDeque<Edit>;

/// What is tried.
#[derive(Clone, Copy)]
pub(super) struct Variant {
    pub(super) lists: MinimizerKind,
    /// Whether what stands before a list takes part where the items could replace it.
    pub(super) heads: bool,
    /// The edits of a node that is no list.
    pub(super) candidates: Candidates,
    /// Those that are tried when these have found nothing.
    pub(super) more: Option<Candidates>,
    /// Whether a round ends when what is left is light and much has gone.
    pub(super) restarts: bool,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    /// What to expect of a look at it; see [`PersesPardis::worth`].
    worth: u64,
    weight: u32,
    order: Reverse<u64>,
    node: NodeId,
    /// Some items of the list `node` rather than all.
    items: Option<Vec<NodeId>>,
}

#[derive(Clone)]
enum Work {
    Idle,
    List(ListWork),
    Node {
        node: NodeId,
        edits: VecDeque<Edit>,
        last: Option<Edit>,
    },
}

impl PersesPardis {
    /// Starts at the root.
    #[must_use]
    pub fn new(tree: &Tree, lists: MinimizerKind) -> Self {
        let variant = Variant {
            lists,
            heads: true,
            candidates: candidates::promising,
            more: Some(candidates::of_node),
            restarts: true,
        };
        Self::with(tree, variant)
    }

    /// Starts at the root with other candidates.
    pub(super) fn with(tree: &Tree, variant: Variant) -> Self {
        let mut strategy = Self {
            variant,
            queue: BinaryHeap::new(),
            entries: 0,
            work: Work::Idle,
            visited: 0,
            moved: Vec::new(),
            succeeded: false,
            begun_with: tree.tokens().len(),
            yields: None,
            corpus: None,
            look: None,
            busy: false,
        };
        if let Some(root) = tree.root() {
            strategy.push(tree, root);
        }
        strategy
    }

    fn push(&mut self, tree: &Tree, node: NodeId) {
        // A single token has nothing below it and is worth a look only where it
        // can go.
        self.enqueue(tree, tree.weight(node), node, None);
    }

    fn enqueue(&mut self, tree: &Tree, weight: u32, node: NodeId, items: Option<Vec<NodeId>>) {
        self.insert(self.worth(tree, weight, node), weight, node, items);
    }

    fn insert(&mut self, worth: u64, weight: u32, node: NodeId, items: Option<Vec<NodeId>>) {
        self.entries += 1;
        self.queue.push(Entry {
            worth,
            weight,
            order: Reverse(self.entries),
            node,
            items,
        });
    }

    /// The tokens that a test of so heavy a node is expected to remove, for comparisons. A
    /// kind's yield says less of a node than its weight does: it counts as its fourth root.
    fn worth(&self, tree: &Tree, weight: u32, node: NodeId) -> u64 {
        let share = match &self.yields {
            Some(yields) => yields.expected(tree.kind(node)).sqrt().sqrt(),
            None => 1.0,
        };
        (f64::from(weight) * f64::from(share) * 1024.0) as u64
    }

    /// Begins a look at a node.
    fn look_at(&mut self, tree: &Tree, node: NodeId, weight: u32) {
        self.visited += 1;
        self.look = Some(Look {
            kind: tree.kind(node),
            weight,
            tokens: tree.tokens().len(),
            tests: 0,
        });
    }

    /// Learns from the look that has ended.
    fn learn(&mut self, tree: &Tree) {
        if let (Some(yields), Some(look)) = (&mut self.yields, self.look.take()) {
            let gone = look.tokens.saturating_sub(tree.tokens().len()) as f32;
            let share = gone / look.weight.max(1) as f32;
            yields.record(look.kind, share.min(1.0), look.tests);
        }
    }

    fn push_children(&mut self, tree: &Tree, node: NodeId) {
        if tree.is_alive(node) {
            for child in tree.children(node) {
                self.push(tree, child);
            }
        }
    }

    /// Whether a new round is better than going on with an entry of this weight.
    fn is_over(&self, tree: &Tree, weight: u32) -> bool {
        let tokens = tree.tokens().len();
        self.variant.restarts
            && self.succeeded
            && weight as usize * LIGHT < tokens
            && tokens * 10 <= self.begun_with * LEFT
    }

    /// Takes up the heaviest entry that is still in the tree; false if there is none, or
    /// the round is over.
    fn take_up(&mut self, language: &Language, tree: &Tree) -> bool {
        while let Some(entry) = self.queue.pop() {
            if self.is_over(tree, entry.weight) {
                self.queue.clear();
                return false;
            }
            let node = entry.node;
            if !tree.is_alive(node) {
                continue;
            }
            let whole = entry.items.is_none();
            let items: Vec<NodeId> = match entry.items {
                Some(items) => items
                    .into_iter()
                    .filter(|&item| tree.is_alive(item) && tree.parent(item) == Some(node))
                    .collect(),
                None if tree.is_list(node) => tree.children(node).collect(),
                None => Vec::new(),
            };
            // Under its weight of today, which may have shrunk meanwhile, as may what is
            // expected of it.
            let weight = if whole {
                tree.weight(node)
            } else {
                items.iter().map(|&item| tree.weight(item)).sum()
            };
            let mut worth = self.worth(tree, weight, node);
            if let Some(corpus) = &self.corpus
                && corpus.is_needed(language, tree, node)
            {
                worth /= NEEDED;
            }
            let next = self.queue.peek().map_or(0, |next| next.worth);
            if weight < entry.weight || worth < entry.worth && worth < next {
                if weight > 0 {
                    self.insert(worth, weight, node, (!whole).then_some(items));
                }
                continue;
            }
            self.look_at(tree, node, weight);
            self.work = if tree.is_list(node) {
                let begin = if self.variant.heads {
                    ListWork::new
                } else {
                    ListWork::plain
                };
                Work::List(begin(language, tree, self.variant.lists, node, items))
            } else {
                let mut edits = (self.variant.candidates)(language, tree, node);
                if let Some(corpus) = &self.corpus {
                    corpus.sort(language, tree, &mut edits);
                }
                Work::Node {
                    node,
                    edits,
                    last: None,
                }
            };
            return true;
        }
        false
    }
}

impl Strategy for PersesPardis {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        self.busy = false;
        let mut looks = 0;
        loop {
            match &mut self.work {
                Work::Idle => {
                    self.learn(tree);
                    self.busy = looks >= PATIENCE / NODE && !self.queue.is_empty();
                    if self.busy {
                        return None;
                    }
                    looks += 1;
                    if !self.take_up(language, tree) {
                        // After a success there is another round with the first.
                        let more = self.variant.more.take().filter(|_| !self.succeeded);
                        self.variant.candidates = more?;
                        self.push(tree, tree.root()?);
                    }
                }
                Work::List(work) => {
                    if let Some(edit) = work.propose(tree) {
                        return Some(edit);
                    }
                    let left = work.left();
                    self.work = Work::Idle;
                    for item in left {
                        if tree.is_alive(item) {
                            self.push(tree, item);
                        }
                    }
                }
                Work::Node { node, edits, last } => {
                    if let Some(edit) = edits.pop_front() {
                        *last = Some(edit.clone());
                        if let [Change::Unwrap { list, .. }] = *edit.changes() {
                            self.moved = tree.children(list).collect();
                        }
                        return Some(edit);
                    }
                    let node = *node;
                    self.work = Work::Idle;
                    self.push_children(tree, node);
                }
            }
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        self.succeeded |= passed;
        match &mut self.work {
            Work::Idle => {}
            Work::List(work) => work.record_verdict(passed),
            Work::Node { last, .. } if passed => {
                let edit = last.take();
                self.work = Work::Idle;
                for change in edit.iter().flat_map(Edit::changes) {
                    match *change {
                        Change::Delete(_) | Change::Put { .. } => {}
                        Change::Substitute { by, .. } => self.push(tree, by),
                        Change::Unwrap { .. } => {
                            let items: Vec<NodeId> = std::mem::take(&mut self.moved);
                            let Some(&first) = items.first() else {
                                continue;
                            };
                            if let Some(list) = tree.parent(first).filter(|&p| tree.is_list(p)) {
                                let weight = items.iter().map(|&i| tree.weight(i)).sum();
                                self.enqueue(tree, weight, list, Some(items));
                            }
                        }
                    }
                }
            }
            Work::Node { .. } => {}
        }
    }

    fn record_tested(&mut self, tree: &Tree, passed: bool, tested: bool) {
        if let Some(look) = &mut self.look {
            look.tests += u32::from(tested);
        }
        self.record_verdict(tree, passed);
    }

    fn learn_order(&mut self, corpus: Option<&CorpusOrder>) {
        self.yields = Some(Yields::default());
        self.corpus = corpus.cloned();
    }

    fn is_busy(&self) -> bool {
        self.busy
    }

    fn visited(&self) -> usize {
        self.visited
    }
}
