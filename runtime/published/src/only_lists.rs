//! Delta debugging of lists alone, from the root downwards.
//!
//! Without a grammar a text is a list of lines or tokens: Zeller and Hildebrandt, "Simplifying and
//! Isolating Failure-Inducing Input", TSE 2002 (ddmin over lines or characters).

use std::collections::VecDeque;

use secateur_syntax::Language;

use secateur_reduce::minimize::{self, ListMinimizer, MinimizerKind};
use secateur_reduce::strategy::{Start, Strategy, StrategyKind};
use secateur_syntax::format::Plain;
use secateur_syntax::tree::{Change, Edit, NodeId, Tree};

/// The strategy on the lists of the grammar.
pub const KIND: StrategyKind = StrategyKind {
    name: "lists",
    about: "the items of each list by ddmin, outer lists first; nothing else",
    repeats: false,
    plain: None,
    start: |start| Box::new(OnlyLists::new(start, All)),
};

/// The strategy on lines.
pub const LINES: StrategyKind = StrategyKind {
    name: "lines",
    about: "the lines by ddmin, without the grammar",
    repeats: false,
    plain: Some(Plain::Lines),
    start: |start| Box::new(OnlyLists::new(start, Root)),
};

/// The strategy on tokens.
pub const TOKENS: StrategyKind = StrategyKind {
    name: "tokens",
    about: "the tokens by ddmin, without the grammar",
    repeats: false,
    plain: Some(Plain::Tokens),
    start: |start| Box::new(OnlyLists::new(start, Root)),
};

/// The strategy on lines, then on the tokens of each.
pub const DDMIN: StrategyKind = StrategyKind {
    name: "ddmin",
    about: "the lines by ddmin, then the tokens of each remaining line by ddmin, without the grammar",
    repeats: false,
    plain: Some(Plain::Lines),
    start: |start| Box::new(OnlyLists::new(start, All)),
};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Lists {
    All,
    Root,
}

use Lists::{All, Root};

#[derive(Clone)]
struct OnlyLists {
    which: Lists,
    lists: MinimizerKind,
    nodes: VecDeque<NodeId>,
    /// The current list, and its items by the minimizer's numbers.
    work: Option<(NodeId, Box<dyn ListMinimizer>, Vec<NodeId>)>,
    visited: usize,
}

impl OnlyLists {
    fn new(start: &Start<'_>, which: Lists) -> Self {
        Self {
            which,
            lists: start.lists.unwrap_or(minimize::DDMIN),
            nodes: start.tree.root().into_iter().collect(),
            work: None,
            visited: 0,
        }
    }
}

impl Strategy for OnlyLists {
    fn propose(&mut self, language: &Language, tree: &Tree) -> Option<Edit> {
        loop {
            if let Some((list, minimizer, items)) = &mut self.work {
                if let Some(gone) = minimizer.propose() {
                    let gone = gone.into_iter().map(|i| Change::Delete(items[i]));
                    return Some(Edit::new(gone));
                }
                let list = *list;
                self.work = None;
                if self.which == All && tree.is_alive(list) {
                    self.nodes.extend(tree.children(list));
                }
            }
            let node = self.nodes.pop_front()?;
            self.visited += 1;
            if tree.is_list(node) {
                let items: Vec<NodeId> = tree.children(node).collect();
                let weights: Vec<u32> = items.iter().map(|&item| tree.weight(item)).collect();
                let least = usize::from(!language.is_nullable(tree.slot(node)));
                self.work = Some((node, (self.lists.start)(&weights, least), items));
            } else {
                self.nodes.extend(tree.children(node));
            }
        }
    }

    fn record_verdict(&mut self, _: &Tree, passed: bool) {
        if let Some((_, minimizer, _)) = &mut self.work {
            minimizer.record_verdict(passed);
        }
    }

    fn work(&self, nodes: usize) -> Option<(usize, usize)> {
        Some((self.visited, nodes.saturating_sub(self.visited)))
    }
}
