//! Perses' candidates in the order of Pardis.
//!
//! A queue holds the nodes to visit, the heaviest first by their *own* weight, so that a light part
//! of a heavy list does not precede a heavy part elsewhere (Gharachorlu and Sumner, "Pardis:
//! Priority Aware Test Case Reduction", FASE 2019, section 3). The items of a list are minimized;
//! any other node is deleted or replaced ([`super::edits::candidates`]).
//!
//! After [`Strategy::learn_order`] the yield of the kind multiplies the weight, which orders by
//! expected removed tokens; edits unusual in a corpus can be postponed.
//!
//! When much has gone and the next node is light, the round ends: rejected heavy nodes may go now,
//! with all light parts in them.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};

use rustc_hash::FxHashMap;

use super::edits::candidates;
use super::edits::lists::ListWork;
use super::{PATIENCE, Strategy, StrategyKind};
use secateur_tables::Kind;

use crate::learning::{CorpusOrder, Yields};
use crate::minimize::{self, MinimizerKind};
use crate::search::Decision;
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

#[derive(Clone)]
pub struct PersesPardis {
    variant: Variant,
    queue: BinaryHeap<Entry>,
    /// Breaks ties: earlier entries first.
    entries: u32,
    /// Items of lists, by the order of their entries.
    parts: FxHashMap<u32, Vec<NodeId>>,
    work: Work,
    /// Works beside `work`, whose turns come first.
    others: VecDeque<(Work, Option<Look>)>,
    /// Maximal number of works.
    width: usize,
    /// Whether the next edit is one of another work.
    turns: bool,
    visited: usize,
    /// Nodes moved by an accepted edit, to be visited.
    moved: Vec<NodeId>,
    /// The same of an epoch's edits.
    arrived: Vec<Arrived>,
    succeeded: bool,
    /// Tokens at the beginning of the round.
    begun_with: usize,
    yields: Option<Yields>,
    corpus: Option<CorpusOrder>,
    look: Option<Look>,
    busy: bool,
}

#[derive(Clone, Copy)]
struct Look {
    kind: Kind,
    weight: u32,
    /// Of the tree, at the beginning.
    tokens: usize,
    tests: u32,
}

pub(super) const KIND: StrategyKind = StrategyKind {
    name: "tree",
    about: "what Perses tries, in the order of Pardis, lists by halving",
    repeats: true,
    plain: None,
    start: |start| Box::new(PersesPardis::new(start.tree, start.lists.unwrap_or(LISTS))),
};

const LISTS: MinimizerKind = minimize::HALVING;

/// Divisor of all tokens below which an entry is light.
const LIGHT: usize = 16;
/// Remaining tenths of the tokens at which much has gone.
const LEFT: usize = 7;

/// Maximal ratio of the weights of nodes at work.
const EVEN: u32 = 3;

/// Divisor of the worth of nodes never absent in the corpus.
const NEEDED: u64 = 2;

/// Work of a visit, in tokens.
const NODE: usize = 16;

pub(super) type Candidates = fn(&Language, &Tree, NodeId) -> VecDeque<Edit>;

#[derive(Clone, Copy)]
pub(super) struct Variant {
    pub(super) lists: MinimizerKind,
    /// Whether the head of a separated list takes part.
    pub(super) heads: bool,
    /// The edits of a node that is no list.
    pub(super) candidates: Candidates,
    /// Further edits, if a round with `candidates` found nothing.
    pub(super) more: Option<Candidates>,
    /// Whether a round ends when the next entry is light and much has gone.
    pub(super) restarts: bool,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    worth: Worth,
    weight: u32,
    /// In the key of `parts` if it is some items of the list `node`.
    order: Reverse<u32>,
    node: NodeId,
}

/// A number, aligned as half of it: the queue takes much of a search's memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Worth(u32, u32);

impl From<u64> for Worth {
    fn from(worth: u64) -> Self {
        Self((worth >> 32) as u32, worth as u32)
    }
}

impl From<Worth> for u64 {
    fn from(Worth(high, low): Worth) -> Self {
        Self::from(high) << 32 | Self::from(low)
    }
}

#[derive(Clone)]
enum Arrived {
    Node(NodeId),
    Items(Vec<NodeId>),
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

    pub(super) fn with(tree: &Tree, variant: Variant) -> Self {
        let mut strategy = Self {
            variant,
            queue: BinaryHeap::new(),
            entries: 0,
            parts: FxHashMap::default(),
            work: Work::Idle,
            others: VecDeque::new(),
            width: 1,
            turns: false,
            visited: 0,
            moved: Vec::new(),
            arrived: Vec::new(),
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

    /// Takes the next entry or work; false at the end of the round.
    fn go_on(&mut self, language: &Language, tree: &Tree) -> bool {
        let opens = self.others.is_empty() || self.others.len() < self.width && self.is_even();
        if opens && self.take_up(language, tree) {
            return true;
        }
        let next = self.others.pop_front();
        if let Some((work, look)) = next {
            (self.work, self.look) = (work, look);
            return true;
        }
        false
    }

    fn is_even(&self) -> bool {
        let looks = self.others.iter().filter_map(|(_, look)| look.as_ref());
        let heaviest = looks.map(|look| look.weight).max().unwrap_or(0);
        let next = self.queue.peek().map_or(0, |next| next.weight);
        next.saturating_mul(EVEN) >= heaviest
    }

    fn take_in(&mut self, tree: &Tree) {
        for change in std::mem::take(&mut self.arrived) {
            match change {
                Arrived::Node(node) if tree.is_alive(node) => self.push(tree, node),
                Arrived::Node(_) => {}
                Arrived::Items(items) => self.push_items(tree, items),
            }
        }
    }

    fn push_items(&mut self, tree: &Tree, mut items: Vec<NodeId>) {
        items.retain(|&item| tree.is_alive(item));
        let list = items.first().and_then(|&first| tree.parent(first));
        if let Some(list) = list.filter(|&list| tree.is_list(list)) {
            let weight = items.iter().map(|&i| tree.weight(i)).sum();
            self.enqueue(tree, weight, list, Some(items));
        }
    }

    fn push(&mut self, tree: &Tree, node: NodeId) {
        // A token has nothing below it: a visit pays only where it can go.
        self.enqueue(tree, tree.weight(node), node, None);
    }

    fn enqueue(&mut self, tree: &Tree, weight: u32, node: NodeId, items: Option<Vec<NodeId>>) {
        self.insert(self.worth(tree, weight, node), weight, node, items);
    }

    fn insert(&mut self, worth: u64, weight: u32, node: NodeId, items: Option<Vec<NodeId>>) {
        self.entries += 1;
        if let Some(items) = items {
            self.parts.insert(self.entries, items);
        }
        if self.queue.len() == self.queue.capacity() {
            self.queue.reserve_exact(self.queue.len() / 8 + 16);
        }
        self.queue.push(Entry {
            worth: worth.into(),
            weight,
            order: Reverse(self.entries),
            node,
        });
    }

    /// Returns the expected removed tokens of a test, for comparisons.
    ///
    /// A kind's yield predicts less than the weight, so its fourth root counts.
    fn worth(&self, tree: &Tree, weight: u32, node: NodeId) -> u64 {
        let share = match &self.yields {
            Some(yields) => yields.expected(tree.kind(node)).sqrt().sqrt(),
            None => 1.0,
        };
        (f64::from(weight) * f64::from(share) * 1024.0) as u64
    }

    fn look_at(&mut self, tree: &Tree, node: NodeId, weight: u32) {
        self.visited += 1;
        self.look = Some(Look {
            kind: tree.kind(node),
            weight,
            tokens: tree.tokens().len(),
            tests: 0,
        });
    }

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

    /// Whether a new round pays more than an entry of this weight.
    fn is_over(&self, tree: &Tree, weight: u32) -> bool {
        let tokens = tree.tokens().len();
        self.variant.restarts
            && self.succeeded
            && weight as usize * LIGHT < tokens
            && tokens * 10 <= self.begun_with * LEFT
    }

    /// Takes the most promising live entry; false at the end of the round.
    fn take_up(&mut self, language: &Language, tree: &Tree) -> bool {
        while let Some(entry) = self.queue.pop() {
            if tree.halt().after(NODE) {
                return false;
            }
            if self.is_over(tree, entry.weight) {
                self.queue.clear();
                self.parts.clear();
                self.others.clear();
                return false;
            }
            let node = entry.node;
            let part = self.parts.remove(&entry.order.0);
            if !tree.is_alive(node) {
                continue;
            }
            let whole = part.is_none();
            let items: Vec<NodeId> = match part {
                Some(part) => part
                    .into_iter()
                    .filter(|&item| tree.is_alive(item) && tree.parent(item) == Some(node))
                    .collect(),
                None if tree.is_list(node) => tree.children(node).collect(),
                None => Vec::new(),
            };
            // Weight and worth may have shrunk.
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
            let next = self.queue.peek().map_or(0, |next| next.worth.into());
            if weight < entry.weight || worth < entry.worth.into() && worth < next {
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
                let mut work = begin(language, tree, self.variant.lists, node, items);
                if self.width > 1 {
                    work.widen();
                }
                Work::List(work)
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
        self.take_in(tree);
        if std::mem::take(&mut self.turns) && !matches!(self.work, Work::Idle) {
            let work = std::mem::replace(&mut self.work, Work::Idle);
            self.others.push_back((work, self.look.take()));
        }
        let mut looks = 0;
        loop {
            match &mut self.work {
                Work::Idle => {
                    self.learn(tree);
                    let left = !self.queue.is_empty() || !self.others.is_empty();
                    self.busy = looks >= PATIENCE / NODE && left;
                    if self.busy {
                        return None;
                    }
                    looks += 1;
                    if !self.go_on(language, tree) {
                        // After an accepted edit another round begins with the first candidates.
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
        self.turns = self.width > 1;
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
                            let items = std::mem::take(&mut self.moved);
                            self.push_items(tree, items);
                        }
                    }
                }
            }
            Work::Node { .. } => {}
        }
    }

    fn widen(&mut self, width: usize) {
        self.width = width;
    }

    fn settle(&mut self, tree: &Tree, decisions: &[(&Edit, Decision)]) {
        for (edit, decision) in decisions {
            if *decision != Decision::Accepted {
                continue;
            }
            self.succeeded = true;
            let others = self.others.iter().map(|(work, _)| work);
            let mut works = others.chain([&self.work]);
            let again =
                works.any(|work| matches!(work, Work::Node { edits, .. } if edits.contains(edit)));
            for change in edit.changes() {
                match *change {
                    Change::Substitute { by, .. } if !again => {
                        self.arrived.push(Arrived::Node(by));
                    }
                    Change::Unwrap { list, .. } => {
                        let items = tree.children(list).collect();
                        self.arrived.push(Arrived::Items(items));
                    }
                    _ => {}
                }
            }
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

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        Some((self.visited, nodes.saturating_sub(self.visited)))
    }
}
