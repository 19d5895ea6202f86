//! Nothing but lists, from the root downwards, each by a list minimiser; and so without a
//! grammar, where a text is a list of lines or of tokens: delta debugging as it was before
//! there were trees (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing
//! Input", TSE 2002, ddmin over lines or characters).

use std::collections::VecDeque;

use secateur_syntax::Language;

use crate::minimize::{self, MinimizerKind};
use crate::strategy::edits::lists::ListWork;
use crate::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::format::Plain;
use secateur_syntax::tree::{Edit, NodeId, Tree};

/// What the command line calls it.
pub(in crate::strategy) const KIND: StrategyKind = StrategyKind {
    name: "lists",
    about: "the items of each list by ddmin, outer lists first; nothing else",
    repeats: true,
    plain: None,
    start: |start| Box::new(OnlyLists::new(start, All)),
};

/// What the command line calls it for lines.
pub(in crate::strategy) const LINES: StrategyKind = StrategyKind {
    name: "lines",
    about: "the lines by ddmin, without the grammar",
    repeats: true,
    plain: Some(Plain::Lines),
    start: |start| Box::new(OnlyLists::new(start, Root)),
};

/// What the command line calls it for tokens.
pub(in crate::strategy) const TOKENS: StrategyKind = StrategyKind {
    name: "tokens",
    about: "the tokens by ddmin, without the grammar",
    repeats: true,
    plain: Some(Plain::Tokens),
    start: |start| Box::new(OnlyLists::new(start, Root)),
};

/// What the command line calls it for both.
pub(in crate::strategy) const DDMIN: StrategyKind = StrategyKind {
    name: "ddmin",
    about: "the lines, then the tokens of each line that is left by ddmin, without the grammar",
    repeats: true,
    plain: Some(Plain::Lines),
    start: |start| Box::new(OnlyLists::new(start, All)),
};

/// Which lists.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lists {
    All,
    /// That of the root alone.
    Root,
}

use Lists::{All, Root};

#[derive(Clone)]
struct OnlyLists {
    which: Lists,
    lists: MinimizerKind,
    /// What is still to be looked at, breadth first.
    nodes: VecDeque<NodeId>,
    work: Option<(NodeId, ListWork)>,
    looked_at: usize,
}

impl OnlyLists {
    fn new(start: &Start<'_>, which: Lists) -> Self {
        Self {
            which,
            lists: start.lists.unwrap_or(minimize::DDMIN),
            nodes: start.tree.root().into_iter().collect(),
            work: None,
            looked_at: 0,
        }
    }
}

impl Strategy for OnlyLists {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some((list, work)) = &mut self.work {
                if let Some(edit) = work.propose(tree) {
                    return Some(edit);
                }
                let list = *list;
                self.work = None;
                if self.which == All && tree.is_alive(list) {
                    self.nodes.extend(tree.children(list));
                }
            }
            let node = self.nodes.pop_front()?;
            self.looked_at += 1;
            if tree.is_list(node) {
                let items = tree.children(node).collect();
                let work = ListWork::plain(language, tree, self.lists, node, items);
                self.work = Some((node, work));
            } else {
                self.nodes.extend(tree.children(node));
            }
        }
    }

    fn told(&mut self, _: &Tree, passed: bool) {
        if let Some((_, work)) = &mut self.work {
            work.told(passed);
        }
    }

    fn looked_at(&self) -> usize {
        self.looked_at
    }
}
