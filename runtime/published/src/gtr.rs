//! Generalized tree reduction, GTR.
//!
//! Herfert, Patra and Pradel, "Automatically Reducing Tree-Structured Test Inputs", ASE 2017. Level
//! by level from the root, each template of a list is applied to the nodes of the level (Algorithm
//! 4):
//!
//! * *Deletion*: ddmin decides which nodes of the level go.
//! * *Substitution by a child*: a configuration has a replacement for each node, at first the node
//!   itself. Node by node, each child smaller than the present replacement is tested with the other
//!   nodes' replacements, and becomes the replacement if that passes; all again while one did
//!   (Algorithm 5).
//!
//! `gtr` is one pass, `gtr-star` (GTR*) repeats until nothing changes: 1-transformation-minimal. A
//! corpus filter (section 4.2), with a [model](secateur_reduce::learning::Guidance), drops
//! deletions of nodes never absent in such a place, and substitutions by a child whose kind never
//! stands there. `gtr-unfiltered` and `gtr-star-unfiltered` have no filter (section 5.4), nor have
//! the others without a model.
//!
//! The grammar only gives the tree (section 4.2 rejects further use): the property test has to
//! reject candidates that are no sentences.
//!
//! The paper works on abstract syntax trees, this module on the nodes of a parse tree that such a
//! tree would have (`nodes`):
//!
//! * The items of a list are children of its parent. A separator goes with its item, the second one
//!   with the first item.
//! * A token is a node only if it could be another one, unlike the brackets of a block: if its type
//!   has several texts, or its place may have another type or none.
//! * Left and right recursion are lists in the normal form: `if (a) if (b) c;` has two conditions
//!   and a statement.
//! * The size of a tree is the number of these nodes.
//!
//! The level of a node is that of the normal form's tree after each edit, where a sequence with one
//! child is that child: the child moves up.
//!
//! Algorithm 5 puts a candidate into the configuration after `t'` was made, and returns the last
//! `t'` even if that failed. Here a candidate is tested with its own configuration, and the last
//! configuration's tree is returned.

mod deletion;
mod nodes;

use std::collections::VecDeque;
use std::sync::Arc;

use secateur_reduce::learning::Guidance;
use secateur_reduce::minimize::{self, MinimizerKind};
use secateur_reduce::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

use deletion::Deletion;
use nodes::Nodes;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Template {
    Deletion,
    SubstituteByChild,
}

const TEMPLATES: [Template; 2] = [Template::Deletion, Template::SubstituteByChild];

/// A single pass.
pub const KIND: StrategyKind = StrategyKind {
    name: "gtr",
    about: "level by level, deletion by ddmin and substitution by children; once (GTR)",
    repeats: false,
    plain: None,
    start: |start| Box::new(Gtr::new(start, false, start.guidance)),
};

/// Passes to a fixpoint.
pub const STAR: StrategyKind = StrategyKind {
    name: "gtr-star",
    about: "gtr until it finds nothing more (GTR*)",
    repeats: true,
    plain: None,
    start: |start| Box::new(Gtr::new(start, true, start.guidance)),
};

/// A single pass without the corpus filter.
pub const UNFILTERED: StrategyKind = StrategyKind {
    name: "gtr-unfiltered",
    about: "gtr, without the filter of edits by a model of the language",
    repeats: false,
    plain: None,
    start: |start| Box::new(Gtr::new(start, false, None)),
};

/// Passes to a fixpoint without the corpus filter.
pub const STAR_UNFILTERED: StrategyKind = StrategyKind {
    name: "gtr-star-unfiltered",
    about: "gtr-star, without the filter of edits by a model of the language",
    repeats: true,
    plain: None,
    start: |start| Box::new(Gtr::new(start, true, None)),
};

#[derive(Clone)]
struct Gtr {
    star: bool,
    /// Whether an edit was accepted in this pass.
    changed: bool,
    lists: MinimizerKind,
    nodes: Nodes,
    corpus: Option<Arc<dyn Guidance>>,
    level: Vec<NodeId>,
    at: usize,
    work: Option<Work>,
    visited: usize,
}

#[derive(Clone)]
enum Work {
    Deletion(Deletion),
    Substitution(Substitution),
}

#[derive(Clone)]
struct Substitution {
    configuration: Vec<Place>,
    at: usize,
    candidates: VecDeque<Subtree>,
    tested: Option<Subtree>,
    improved: bool,
    /// Places whose candidate passed, in order, with their replacements before.
    accepted: Vec<(usize, Subtree)>,
}

#[derive(Clone)]
struct Place {
    node: Subtree,
    replacement: Subtree,
    candidates: VecDeque<Subtree>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Subtree {
    root: NodeId,
    nodes: usize,
}

impl Gtr {
    fn new(start: &Start<'_>, star: bool, guidance: Option<&Arc<dyn Guidance>>) -> Self {
        Self {
            star,
            changed: false,
            lists: start.lists.unwrap_or(minimize::DDMIN),
            nodes: Nodes::of(start.language),
            // A model without a corpus knows no absence.
            corpus: guidance.filter(|guidance| guidance.has_corpus()).cloned(),
            level: start.tree.root().into_iter().collect(),
            at: 0,
            work: None,
            visited: 0,
        }
    }

    fn begin(&self, language: &Language, tree: &Tree) -> Work {
        let corpus = self.corpus.as_deref();
        match TEMPLATES[self.at] {
            Template::Deletion => Work::Deletion(Deletion::new(
                self.lists,
                corpus,
                &self.nodes,
                (language, tree),
                &self.level,
            )),
            Template::SubstituteByChild => {
                let place = |&node: &NodeId| {
                    // All items of a list stand in the same place.
                    let list = self.nodes.list_of(language, tree, node);
                    let items = list.map(|list| self.nodes.items(language, tree, list));
                    let places = items.unwrap_or_else(|| vec![node]);
                    let may_stand = |&child: &NodeId| {
                        let kind = tree.kind(child);
                        corpus.is_none_or(|corpus| {
                            let stands =
                                |&place: &NodeId| corpus.may_stand(language, tree, kind, place);
                            places.iter().any(stands)
                        })
                    };
                    let children = self.nodes.children(tree, node).into_iter();
                    let children = children.filter(may_stand);
                    let node = Subtree::of(&self.nodes, tree, node);
                    Place {
                        node,
                        replacement: node,
                        candidates: children
                            .map(|n| Subtree::of(&self.nodes, tree, n))
                            .collect(),
                    }
                };
                Work::Substitution(Substitution::new(self.level.iter().map(place).collect()))
            }
        }
    }
}

impl Substitution {
    fn new(configuration: Vec<Place>) -> Self {
        let first = configuration.first();
        Self {
            candidates: first.map_or_else(VecDeque::new, |place| place.candidates.clone()),
            configuration,
            at: 0,
            tested: None,
            improved: false,
            accepted: Vec::new(),
        }
    }

    fn propose(&mut self) -> Option<Edit> {
        while let Some(place) = self.configuration.get(self.at) {
            while let Some(candidate) = self.candidates.pop_front() {
                if candidate.nodes < place.replacement.nodes {
                    self.tested = Some(candidate);
                    return Some(self.edit().trial());
                }
            }
            self.at += 1;
            if self.at == self.configuration.len() && std::mem::take(&mut self.improved) {
                self.at = 0;
            }
            if let Some(next) = self.configuration.get(self.at) {
                self.candidates.clone_from(&next.candidates);
            }
        }
        (!self.accepted.is_empty()).then(|| self.edit())
    }

    /// Returns the edit of the configuration with the candidate under test.
    fn edit(&self) -> Edit {
        let replaced = self.configuration.iter().enumerate().map(|(at, place)| {
            let tested = self.tested.filter(|_| at == self.at);
            (place.node.root, tested.unwrap_or(place.replacement).root)
        });
        let changes = replaced
            .filter(|(node, by)| node != by)
            .map(|(node, by)| Change::Substitute { node, by });
        Edit::new(changes).free()
    }

    fn record_verdict(&mut self, passed: bool) {
        match self.tested.take() {
            Some(tested) => {
                if passed {
                    let replacement = &mut self.configuration[self.at].replacement;
                    self.accepted.push((self.at, *replacement));
                    *replacement = tested;
                    self.improved = true;
                }
            }
            None if passed => self.accepted.clear(),
            // It passed on trial, but not the checks of what is taken, such as a guard.
            None => {
                if let Some((at, before)) = self.accepted.pop() {
                    self.configuration[at].replacement = before;
                }
            }
        }
    }
}

impl Subtree {
    fn of(all: &Nodes, tree: &Tree, root: NodeId) -> Self {
        let mut nodes = 0;
        let mut work = vec![root];
        while let Some(node) = work.pop() {
            nodes += 1;
            work.extend(all.children(tree, node));
        }
        Self { root, nodes }
    }
}

impl Strategy for Gtr {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while !self.level.is_empty() {
            if self.at == TEMPLATES.len() {
                self.at = 0;
                self.visited += self.level.len();
                let level = std::mem::take(&mut self.level).into_iter();
                self.level = level
                    .flat_map(|node| self.nodes.children(tree, node))
                    .collect();
                if self.level.is_empty() && self.star && std::mem::take(&mut self.changed) {
                    self.level = tree.root().into_iter().collect();
                }
                continue;
            }
            if self.work.is_none() {
                self.work = Some(self.begin(language, tree));
            }
            let edit = match &mut self.work {
                Some(Work::Deletion(work)) => work.propose(&self.nodes, language, tree),
                Some(Work::Substitution(search)) => search.propose(),
                None => None,
            };
            if edit.is_some() {
                return edit;
            }
            if let Some(Work::Substitution(search)) = self.work.take() {
                let places = search.configuration.into_iter();
                self.level = places.map(|place| place.replacement.root).collect();
            }
            self.level.retain(|&node| tree.is_alive(node));
            self.at += 1;
        }
        None
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        self.changed |= passed;
        match &mut self.work {
            None => {}
            Some(Work::Deletion(work)) => work.record_verdict(passed),
            Some(Work::Substitution(search)) => search.record_verdict(passed),
        }
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        Some((self.visited, nodes.saturating_sub(self.visited)))
    }
}
