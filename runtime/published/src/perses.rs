//! Perses (Sun et al., "Perses: Syntax-Guided Program Reduction", ICSE 2018).
//!
//! The algorithm takes the node with most tokens from a list (Algorithm 2):
//!
//! * The children of a quantified node (`*`, `+`, `?`) are minimized by ddmin as in section 3.2
//!   ([`ddmin`]); of a `+` one stays. The remaining ones join the list (Algorithm 3).
//! * Of any other node each candidate is tested. The smallest that passes replaces the node and
//!   joins the list; without one, the children join (Algorithm 4). Candidates are found breadth
//!   first, down to four levels below the node and not below another candidate: nodes that fit its
//!   slot, then, for the element of a `*` or `+`, the `*` and `+` nodes whose elements fit. Such a
//!   list replaces the element as one node.
//! * Tokens are skipped.
//!
//! `perses` is a single run, `perses-fixpoint` repeats until nothing changes (section 4.5); the
//! paper measures both (section 5).
//!
//! Where the paper leaves a choice:
//!
//! * Of equally heavy nodes the first to join is next.
//! * A chain of single children is one node here, so levels count where trees differ, and the last
//!   child of a sequence takes its place and its candidates. The node of an option (`?`) follows
//!   from the rules between the slot and the kind of its child, and comes before the child.
//! * Empty nodes are dropped, so an empty list is no candidate.
//! * The first search admits any node that fits, as line 3 of Algorithm 4 does; section 4.4 speaks
//!   of regular ones, which lists and tokens are not.
//! * A `*` and a `+` of the same elements fit each other's places; a `*` in the place of a `+`'s
//!   element keeps a child where nothing else is left of the `+`.
//!
//! In section 2 a statement is deleted in its turn, which no line of the algorithm does: a list's
//! elements go in the list's turn, in the next run at the latest.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};

use crate::ddmin;
use secateur_reduce::minimize::{ListMinimizer, MinimizerKind};
use secateur_reduce::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};
use secateur_tables::{Form, Kind};

const DEPTH: u32 = 4;

/// A single run.
pub const KIND: StrategyKind = StrategyKind {
    name: "perses",
    about: "Perses as published: heaviest node first, lists by ddmin, the best descendant; one run",
    repeats: false,
    plain: None,
    start: |start| Box::new(Perses::new(start)),
};

/// Runs to a fixpoint.
pub const FIXPOINT: StrategyKind = StrategyKind {
    name: "perses-fixpoint",
    about: "perses until it finds nothing more",
    repeats: true,
    plain: None,
    start: |start| Box::new(Perses::new(start)),
};

#[derive(Clone)]
struct Perses {
    lists: MinimizerKind,
    worklist: BinaryHeap<Entry>,
    /// Breaks ties: earlier entries first.
    entries: u64,
    /// Whether an option is between a slot and a kind.
    options: BTreeMap<(Kind, Kind), bool>,
    work: Work,
    visited: usize,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    weight: u32,
    order: Reverse<u64>,
    node: NodeId,
    /// Whether it is the turn of the option around the node.
    option: bool,
}

#[derive(Clone)]
enum Work {
    Idle,
    Option(NodeId, Asked),
    List(Box<dyn ListMinimizer>, Vec<NodeId>),
    Rule(Rule),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Asked {
    Not,
    Now,
}

/// A node that is not quantified (Algorithm 4).
#[derive(Clone)]
struct Rule {
    node: NodeId,
    candidates: VecDeque<NodeId>,
    tested: Option<NodeId>,
    /// Candidates that passed and are smaller than the node.
    passed: Vec<NodeId>,
    /// The smallest of these.
    best: Option<NodeId>,
}

impl Perses {
    fn new(start: &Start<'_>) -> Self {
        let mut perses = Self {
            lists: start.lists.unwrap_or(ddmin::KIND),
            worklist: BinaryHeap::new(),
            entries: 0,
            options: BTreeMap::new(),
            work: Work::Idle,
            visited: 0,
        };
        if let Some(root) = start.tree.root() {
            perses.push(start.language, start.tree, root);
        }
        perses
    }

    /// Adds a child, or first the option around it.
    fn push(&mut self, language: &Language, tree: &Tree, node: NodeId) {
        let (slot, kind) = (tree.slot(node), tree.kind(node));
        let is_option = |kind| language.form(kind) == Some(Form::Optional);
        let option = *self
            .options
            .entry((slot, kind))
            .or_insert_with(|| leads(language, slot, kind, is_option));
        self.insert(tree.weight(node), node, option);
    }

    fn insert(&mut self, weight: u32, node: NodeId, option: bool) {
        self.entries += 1;
        self.worklist.push(Entry {
            weight,
            order: Reverse(self.entries),
            node,
            option,
        });
    }

    fn push_children(&mut self, language: &Language, tree: &Tree, node: NodeId) {
        for child in tree.children(node) {
            self.push(language, tree, child);
        }
    }

    fn take_up(&mut self, language: &Language, tree: &Tree) -> bool {
        while let Some(Entry {
            weight,
            node,
            option,
            ..
        }) = self.worklist.pop()
        {
            if !tree.is_alive(node) {
                continue;
            }
            if tree.weight(node) < weight {
                self.insert(tree.weight(node), node, option);
                continue;
            }
            self.visited += usize::from(!option);
            self.work = if option {
                Work::Option(node, Asked::Not)
            } else if tree.is_list(node) {
                let children: Vec<NodeId> = tree.children(node).collect();
                let weights: Vec<u32> = children.iter().map(|&c| tree.weight(c)).collect();
                let least = usize::from(!may_be_empty(language, tree, node));
                Work::List((self.lists.start)(&weights, least), children)
            } else if tree.is_token(node) {
                continue;
            } else {
                Work::Rule(Rule {
                    node,
                    candidates: compatible(language, tree, node),
                    tested: None,
                    passed: Vec::new(),
                    best: None,
                })
            };
            return true;
        }
        false
    }
}

/// Whether subsumed kinds lead from one kind to another through `through`.
fn leads(language: &Language, from: Kind, to: Kind, through: impl Fn(Kind) -> bool) -> bool {
    let mut seen = vec![[false; 2]; language.kinds()];
    let mut work = vec![(from, through(from))];
    while let Some((kind, passed)) = work.pop() {
        if std::mem::replace(&mut seen[kind.index()][usize::from(passed)], true) {
            continue;
        }
        if kind == to && passed {
            return true;
        }
        let below = language.rule(kind).map_or(&[][..], |rule| &rule.subsumes);
        work.extend(below.iter().map(|&next| (next, passed || through(next))));
    }
    false
}

fn may_be_empty(language: &Language, tree: &Tree, list: NodeId) -> bool {
    if language.form(tree.kind(list)) != Some(Form::Star) {
        return false;
    }
    let mut list = list;
    while let Some(outer) = tree.parent(list).filter(|&outer| tree.is_list(outer)) {
        if tree.children(outer).nth(1).is_some() {
            return true;
        }
        list = outer;
    }
    language.is_nullable(tree.slot(list))
}

/// Returns the candidates for a node's place, in the order of their tests.
fn compatible(language: &Language, tree: &Tree, node: NodeId) -> VecDeque<NodeId> {
    let expected = tree.slot(node);
    let mut found = bounded_search(tree, node, |n| language.fits(tree.kind(n), expected));
    if tree.parent(node).is_some_and(|parent| tree.is_list(parent)) {
        let quantified = bounded_search(tree, node, |n| {
            let mut elements = language.symbols_of(tree.kind(n)).iter();
            tree.is_list(n) && elements.all(|&element| language.fits(element, expected))
        });
        for list in quantified {
            if !found.contains(&list) {
                found.push_back(list);
            }
        }
    }
    found
}

/// Returns the wanted descendants breadth first, the first on each path.
fn bounded_search(tree: &Tree, node: NodeId, wanted: impl Fn(NodeId) -> bool) -> VecDeque<NodeId> {
    let mut found = VecDeque::new();
    let mut level: Vec<NodeId> = tree.children(node).collect();
    for _ in 0..DEPTH {
        let mut next = Vec::new();
        for node in level {
            if wanted(node) {
                found.push_back(node);
            } else {
                next.extend(tree.children(node));
            }
        }
        level = next;
    }
    found
}

impl Rule {
    /// Returns the next candidate as a trial, then the best as an edit.
    fn propose(&mut self, tree: &Tree) -> Option<Edit> {
        let node = self.node;
        let substitute = |by| Edit::new([Change::Substitute { node, by }]);
        if let Some(candidate) = self.candidates.pop_front() {
            self.tested = Some(candidate);
            return Some(substitute(candidate).trial());
        }
        let passed = self.passed.iter().copied();
        self.best = passed.min_by_key(|&candidate| tree.weight(candidate));
        self.best.map(substitute)
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        match (self.tested.take(), self.best) {
            (Some(candidate), _) => {
                if passed && tree.weight(candidate) < tree.weight(self.node) {
                    self.passed.push(candidate);
                }
            }
            // It passed on trial, but not the checks of what is taken, such as a guard.
            (None, Some(best)) if !passed => self.passed.retain(|&other| other != best),
            (None, _) => {}
        }
    }
}

impl Strategy for Perses {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            match &mut self.work {
                Work::Idle => {
                    if !self.take_up(language, tree) {
                        return None;
                    }
                }
                Work::Option(node, asked @ Asked::Not) => {
                    *asked = Asked::Now;
                    return Some(Edit::new([Change::Delete(*node)]));
                }
                Work::Option(node, Asked::Now) => {
                    let node = *node;
                    self.work = Work::Idle;
                    if tree.is_alive(node) {
                        self.insert(tree.weight(node), node, false);
                    }
                }
                Work::List(minimizer, children) => {
                    if let Some(gone) = minimizer.propose() {
                        let gone = gone.into_iter().map(|i| Change::Delete(children[i]));
                        return Some(Edit::new(gone));
                    }
                    let left = minimizer.remaining().iter().map(|&i| children[i]);
                    let left: Vec<NodeId> = left.collect();
                    self.work = Work::Idle;
                    for child in left {
                        self.push(language, tree, child);
                    }
                }
                Work::Rule(rule) => {
                    // Once the best is in its place, it is the pending node.
                    let (node, best) = (rule.node, rule.best);
                    if tree.is_alive(node) {
                        if let Some(edit) = rule.propose(tree) {
                            return Some(edit);
                        }
                        self.work = Work::Idle;
                        self.push_children(language, tree, node);
                    } else {
                        self.work = Work::Idle;
                        if let Some(best) = best {
                            self.insert(tree.weight(best), best, false);
                        }
                    }
                }
            }
        }
    }

    fn record_verdict(&mut self, tree: &Tree, passed: bool) {
        match &mut self.work {
            Work::Idle | Work::Option(..) => {}
            Work::List(minimizer, _) => minimizer.record_verdict(passed),
            Work::Rule(rule) => rule.record_verdict(tree, passed),
        }
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        Some((self.visited, nodes.saturating_sub(self.visited)))
    }
}
