//! Trace reduction: labels subparts as removed (section 4.3).

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use crate::base::{Base, Name};
use crate::edit::TraceEdit;
use crate::policy::Policy;
use crate::strategy::{Pursuit, Start, TraceStrategy, TraceStrategyKind};
use crate::trace::Decision;
use crate::units::{ListId, Selections, UnitId, Units};
use secateur_reduce::minimize::{self, ListMinimizer, MinimizerKind};

pub(crate) const SEQUENCE: TraceStrategyKind = TraceStrategyKind {
    name: "greduce-sequence",
    about: "GReduce: the subparts of reducible parts as one list, by ddmin; once",
    start: |start| Box::new(Labels::new(start, sequence)),
    pursuit: Pursuit::Once,
};

pub(crate) const TREE: TraceStrategyKind = TraceStrategyKind {
    name: "greduce-tree",
    about: "GReduce: reducible parts and their subparts as a tree, by HDD; once",
    start: |start| Box::new(Labels::new(start, levels)),
    pursuit: Pursuit::Once,
};

pub(crate) const TREE_STAR: TraceStrategyKind = TraceStrategyKind {
    name: "greduce-tree-star",
    about: "GReduce: reducible parts and their subparts as a tree, by HDD*; to the fixpoint",
    start: |start| Box::new(Labels::new(start, levels)),
    pursuit: Pursuit::Fixpoint,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    /// All its subparts.
    Part(ListId),
    /// An iteration of a loop, or a block under a condition.
    Subpart(UnitId),
}

/// Returns all subparts in the order of the trace, each behind those around it.
fn sequence(base: &Base, parts: &Units) -> VecDeque<Vec<Item>> {
    let mut subparts: Vec<UnitId> = parts.ids().collect();
    // A stable sort: outer ones have lower numbers.
    subparts.sort_by_key(|&subpart| {
        let unit = parts.get(subpart);
        let count = parts.get_list(unit.list).count;
        let first = unit.roots.first().copied().or(count);
        first.and_then(|name| base.node(name))
    });
    VecDeque::from([subparts.into_iter().map(Item::Subpart).collect()])
}

/// Returns parts, their subparts, the parts in those, and so on.
fn levels(_: &Base, parts: &Units) -> VecDeque<Vec<Item>> {
    let mut levels: VecDeque<Vec<Item>> = VecDeque::new();
    let mut put = |item, level: usize| {
        if levels.len() <= level {
            levels.resize(level + 1, Vec::new());
        }
        levels[level].push(item);
    };
    for list in parts.lists() {
        let units = &parts.get_list(list).units;
        if let Some(&first) = units.first() {
            let above = 2 * parts.get(first).depth;
            put(Item::Part(list), above);
            for &unit in units {
                put(Item::Subpart(unit), above + 1);
            }
        }
    }
    levels
}

/// ddmin over the items of each level; a sequence is one level.
#[derive(Clone)]
struct Labels {
    parts: Units,
    lists: MinimizerKind,
    levels: VecDeque<Vec<Item>>,
    items: Vec<Item>,
    /// The least numbers of iterations, if smaller ones are replaced by them.
    least: FxHashMap<Name, i128>,
    minimizer: Option<Box<dyn ListMinimizer>>,
}

impl Labels {
    fn new(start: &Start<'_>, levels: fn(&Base, &Units) -> VecDeque<Vec<Item>>) -> Self {
        let shown = || Units::of_patterns(start.base, Selections::default());
        let parts = start.parts.cloned().unwrap_or_else(shown);
        let counts = parts.lists().filter_map(|list| {
            let count = parts.get_list(list).count?;
            let choice = start.base.trace().choice(start.base.node(count)?)?;
            Some((count, choice.low))
        });
        let least = match start.policy {
            Policy::Realign => counts.collect(),
            Policy::Halt | Policy::Bypass => FxHashMap::default(),
        };
        Self {
            least,
            levels: levels(start.base, &parts),
            parts,
            lists: start.lists.unwrap_or(minimize::DDMIN),
            items: Vec::new(),
            minimizer: None,
        }
    }

    fn present(&self, base: &Base, item: Item) -> Vec<UnitId> {
        let mut subparts = match item {
            Item::Part(list) => self.parts.get_list(list).units.clone(),
            Item::Subpart(unit) => vec![unit],
        };
        subparts.retain(|&unit| self.parts.is_alive(base, unit));
        subparts
    }
}

impl TraceStrategy for Labels {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        loop {
            let Some(minimizer) = &mut self.minimizer else {
                let mut items = self.levels.pop_front()?;
                items.retain(|&item| !self.present(base, item).is_empty());
                self.minimizer = Some((self.lists.start)(&vec![1; items.len()], 0));
                self.items = items;
                continue;
            };
            let Some(gone) = minimizer.propose() else {
                self.minimizer = None;
                continue;
            };
            let gone = gone.into_iter().map(|at| self.items[at]);
            let gone: Vec<UnitId> = gone.flat_map(|item| self.present(base, item)).collect();
            let mut edit = TraceEdit::new();
            self.parts.delete(base, &gone, &mut edit);
            for (node, decision) in &mut edit.decisions {
                if let (Decision::Number(number), Some(&least)) =
                    (decision, self.least.get(&base.name(*node)))
                {
                    *number = least.max(*number);
                }
            }
            if !edit.is_empty() {
                return Some(edit);
            }
            // An enclosing subpart was removed: the trace is the same.
            self.record_verdict(base, true);
        }
    }

    fn record_verdict(&mut self, _: &Base, passed: bool) {
        if let Some(minimizer) = &mut self.minimizer {
            minimizer.record_verdict(passed);
        }
    }
}
