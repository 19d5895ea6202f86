//! Generalized tree reduction (Herfert, Patra and Pradel, "Automatically Reducing
//! Tree-Structured Test Inputs", ASE 2017): level by level from the root, and on each
//! level every template of a list. A template says what a node may become; the list
//! is open. `gtr` is one pass with the paper's two templates, `gtr-star` (GTR*) passes
//! until nothing changes. With deletion alone it is HDD.
//!
//! What may go and what may stand where the grammar says. With a model ([`Facts`])
//! the paper's filters, learnt from example files, narrow that down: what was never
//! absent is not deleted, and a child takes its parent's place only if its kind was
//! seen in the parent's context. What gives way to the shortest sentence of its place
//! is not filtered: the paper has no such candidates. A child
//! that stands in a list counts as a child of the node that has the list. Candidates
//! of a node are tried smallest first, so that the first that passes is the one that
//! the paper's search would choose in this pass over the level.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::learning::Guidance;
use crate::minimize::{self, MinimizerKind};
use crate::strategy::edits::removal::{Removal, Shortest, Together};
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::Language;
use secateur_syntax::tree::{Change, Edit, NodeId, Sentence, Tree};

/// What a node may become, and how that is searched.
#[derive(Clone, Copy, Debug)]
enum Template {
    /// Nothing: a list minimiser says which nodes of the level are removed.
    Removal,
    /// One of several things: for each node of the level the first candidate that
    /// passes, again while one did.
    Greedy(fn(&Language, Option<&dyn Guidance>, &Tree, NodeId) -> Vec<Edit>),
}

const BY_CHILD: Template = Template::Greedy(|language, corpus, tree, node| {
    let children = members(tree, node);
    substitutes(language, corpus, tree, node, children)
});
const BY_GRANDCHILD: Template = Template::Greedy(|language, corpus, tree, node| {
    let children = members(tree, node).into_iter();
    let grandchildren = children.flat_map(|child| members(tree, child)).collect();
    substitutes(language, corpus, tree, node, grandchildren)
});
const SIBLING_SWAP: Template = Template::Greedy(swaps);

const PUBLISHED: &[Template] = &[Template::Removal, BY_CHILD];
const EXTENSIONS: &[Template] = &[Template::Removal, BY_CHILD, BY_GRANDCHILD, SIBLING_SWAP];

/// What the command line calls a single pass.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "gtr",
    about: "level by level, deletion by ddmin and substitution by children; once (GTR)",
    repeats: false,
    plain: None,
    start: |start| Box::new(Gtr::new(start, PUBLISHED)),
};

/// What the command line calls passes to a fixpoint.
pub(in crate::strategy) const STAR: StrategyKind = StrategyKind {
    name: "gtr-star",
    about: "gtr until it finds nothing more (GTR*)",
    repeats: true,
    plain: None,
    start: |start| Box::new(Gtr::new(start, PUBLISHED)),
};

/// What the command line calls it with deletion alone.
pub(in crate::strategy) const DELETION_ALONE: StrategyKind = StrategyKind {
    name: "gtr-deletion",
    about: "gtr with deletion alone, which is what hdd does",
    repeats: false,
    plain: None,
    start: |start| Box::new(Gtr::new(start, &[Template::Removal])),
};

/// What the command line calls it with all templates.
pub(in crate::strategy) const EXTENDED: StrategyKind = StrategyKind {
    name: "gtr-extended",
    about: "gtr-star with grandchildren, and list items brought in order",
    repeats: true,
    plain: None,
    start: |start| Box::new(Gtr::new(start, EXTENSIONS)),
};

#[derive(Clone)]
struct Gtr {
    templates: &'static [Template],
    lists: MinimizerKind,
    guidance: Option<Arc<dyn Guidance>>,
    sentences: Shortest,
    /// The nodes of the level at work, those that went meanwhile included.
    level: Vec<NodeId>,
    /// Which template is at work.
    at: usize,
    work: Option<Work>,
    looked_at: usize,
}

#[derive(Clone)]
enum Work {
    Removal(Together),
    Greedy(Greedy),
}

#[derive(Clone)]
struct Greedy {
    /// Which of the level's nodes is at work.
    at: usize,
    /// By node of the level: whether it was replaced. Its children are another
    /// node's then.
    replaced: Vec<bool>,
    edits: Option<VecDeque<Edit>>,
    proposed: Option<Edit>,
    improved: bool,
}

impl Gtr {
    fn new(start: &Start<'_>, templates: &'static [Template]) -> Self {
        Self {
            templates,
            lists: start.lists.unwrap_or(minimize::DDMIN),
            // Where no file was read, nothing was seen anywhere.
            guidance: start
                .guidance
                .filter(|guidance| guidance.has_corpus())
                .cloned(),
            sentences: Shortest::default(),
            level: start.tree.root().into_iter().collect(),
            at: 0,
            work: None,
            looked_at: 0,
        }
    }

    fn begin(&mut self, language: &Language, tree: &Tree) -> Work {
        match self.templates[self.at] {
            Template::Removal => {
                let (lists, sentences) = (self.lists, &mut self.sentences);
                let corpus = self.guidance.as_deref();
                let narrow = |node, removal| match corpus {
                    None => Some(removal),
                    Some(corpus) => narrow(language, corpus, tree, node, removal),
                };
                let together = Together::new(language, tree, lists, sentences, &self.level, narrow);
                Work::Removal(together)
            }
            Template::Greedy(_) => Work::Greedy(Greedy {
                at: 0,
                replaced: vec![false; self.level.len()],
                edits: None,
                proposed: None,
                improved: false,
            }),
        }
    }
}

impl Greedy {
    fn propose(
        &mut self,
        level: &[NodeId],
        mut candidates: impl FnMut(NodeId) -> Vec<Edit>,
    ) -> Option<Edit> {
        loop {
            let Some(&node) = level.get(self.at) else {
                if !std::mem::take(&mut self.improved) {
                    return None;
                }
                self.at = 0;
                continue;
            };
            if !self.replaced[self.at] {
                let edits = self.edits.get_or_insert_with(|| candidates(node).into());
                if let Some(edit) = edits.pop_front() {
                    self.proposed = Some(edit.clone());
                    return Some(edit);
                }
            }
            self.at += 1;
            self.edits = None;
        }
    }

    fn told(&mut self, level: &mut [NodeId], passed: bool) {
        let proposed = self.proposed.take();
        if !passed {
            return;
        }
        self.improved = true;
        if let Some(edit) = proposed
            && let [Change::Substitute { by, .. }] = *edit.changes()
        {
            level[self.at] = by;
            self.replaced[self.at] = true;
        }
        self.at += 1;
        self.edits = None;
    }
}

impl Strategy for Gtr {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        while !self.level.is_empty() {
            if self.at == self.templates.len() {
                self.at = 0;
                self.looked_at += self.level.len();
                let level = std::mem::take(&mut self.level);
                self.level = level
                    .into_iter()
                    .flat_map(|node| tree.children(node))
                    .collect();
                continue;
            }
            let mut work = match self.work.take() {
                Some(work) => work,
                None => self.begin(language, tree),
            };
            let edit = match (&mut work, self.templates[self.at]) {
                (Work::Removal(together), _) => together.propose(tree),
                (Work::Greedy(greedy), Template::Greedy(candidates)) => {
                    let corpus = self.guidance.as_deref();
                    greedy.propose(&self.level, |node| candidates(language, corpus, tree, node))
                }
                (Work::Greedy(_), Template::Removal) => None,
            };
            if edit.is_some() {
                self.work = Some(work);
                return edit;
            }
            self.level.retain(|&node| tree.is_alive(node));
            self.at += 1;
        }
        None
    }

    fn told(&mut self, _: &Tree, passed: bool) {
        match &mut self.work {
            None => {}
            Some(Work::Removal(together)) => together.told(passed),
            Some(Work::Greedy(greedy)) => greedy.told(&mut self.level, passed),
        }
    }

    fn looked_at(&self) -> usize {
        self.looked_at
    }
}

/// What the filter leaves of a removal.
fn narrow(
    language: &Language,
    corpus: &dyn Guidance,
    tree: &Tree,
    node: NodeId,
    removal: Removal,
) -> Option<Removal> {
    match removal {
        Removal::Replace(_) => Some(removal),
        _ if corpus.is_never_absent(language, tree, node) => None,
        Removal::Item(_) => Some(removal),
        // Others of the list may go, but not all.
        Removal::Delete => match tree.parent(node).filter(|&parent| tree.is_list(parent)) {
            Some(list) if corpus.is_never_absent(language, tree, list) => Some(Removal::Item(None)),
            _ => Some(removal),
        },
    }
}

/// A node's children, with the items of those that are lists in their place.
fn members(tree: &Tree, node: NodeId) -> Vec<NodeId> {
    let mut found = Vec::new();
    let mut work: Vec<NodeId> = vec![node];
    while let Some(next) = work.pop() {
        if next != node && !tree.is_list(next) {
            found.push(next);
            continue;
        }
        let from = work.len();
        work.extend(tree.children(next));
        work[from..].reverse();
    }
    found
}

/// Those that fit a node's place instead of it, the smallest first.
fn substitutes(
    language: &Language,
    corpus: Option<&dyn Guidance>,
    tree: &Tree,
    node: NodeId,
    mut by: Vec<NodeId>,
) -> Vec<Edit> {
    let slot = tree.slot(node);
    by.retain(|&by| {
        language.fits(tree.kind(by), slot)
            && tree.weight(by) < tree.weight(node)
            && corpus.is_none_or(|corpus| corpus.may_stand(tree, tree.kind(by), node))
    });
    by.sort_by_key(|&by| tree.weight(by));
    let substitute = |by| Edit::new([Change::Substitute { node, by }]);
    by.into_iter().map(substitute).collect()
}

/// A list's item and the next one in each other's place, if that brings them in
/// order: light before heavy, then by text.
fn swaps(_: &Language, _: Option<&dyn Guidance>, tree: &Tree, node: NodeId) -> Vec<Edit> {
    let item = tree.parent(node).is_some_and(|parent| tree.is_list(parent));
    let next = item.then(|| tree.next(node)).flatten();
    let order = |node| (tree.weight(node), tree.token_text(node));
    match next {
        Some(next) if order(next) < order(node) => {
            vec![Edit::put([
                (node, Arc::new(copy(tree, next))),
                (next, Arc::new(copy(tree, node))),
            ])]
        }
        _ => Vec::new(),
    }
}

/// A node's tokens as something that comes from elsewhere.
fn copy(tree: &Tree, node: NodeId) -> Sentence {
    Sentence {
        kind: tree.kind(node),
        tokens: tree.tokens_of(node),
    }
}
