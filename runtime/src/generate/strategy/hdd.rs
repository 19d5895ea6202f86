//! Hierarchical delta debugging (Misherghi and Su, ICSE 2006) over the tree of a run:
//! level by level, from the outermost inwards, a list minimiser over all nodes of the
//! level. The nodes are the reducible parts. Where runs may leave the trace, all calls
//! are nodes then, and all choices at last: what is deleted is made anew of the lowest
//! decisions, which is the end of a recursion that no repetition bounds.

use super::{TraceStrategy, TraceStrategyKind};
use crate::generate::base::{Base, Name};
use crate::generate::edit::TraceEdit;
use crate::generate::policy::Policy;
use crate::generate::trace::{Element, Kind, NodeId, PartKind};
use crate::generate::units::{UnitId, Units};
use crate::minimize::{self, ListMinimizer, MinimizerKind};

/// What the command line calls it.
pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "hdd",
    about: "level by level, ddmin or another minimiser over all parts of a level",
    start: |start| {
        Box::new(Hdd {
            units: Units::of(start.base),
            lists: start.lists.unwrap_or(minimize::DDMIN),
            anew: start.policy == Policy::Realign,
            stage: Stage::Units,
            depth: 0,
            work: None,
        })
    },
};

#[derive(Clone)]
struct Hdd {
    units: Units,
    lists: MinimizerKind,
    /// Whether what is no reducible part may be made anew.
    anew: bool,
    stage: Stage,
    /// Of the level at work.
    depth: usize,
    work: Option<Level>,
}

/// Which nodes are deleted: each time from the outermost level to the innermost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Units,
    Calls,
    Choices,
}

#[derive(Clone)]
struct Level {
    minimizer: Box<dyn ListMinimizer>,
    /// By the minimiser's numbers.
    items: Vec<Item>,
}

/// A node of the tree that is reduced.
#[derive(Clone, Copy, Debug)]
enum Item {
    /// A reducible part, which goes.
    Unit(UnitId),
    /// A call or a choice, which is made anew.
    Node(Name),
}

impl Hdd {
    /// The items of the level at work, and whether there are deeper ones. Linear in the
    /// length of the trace.
    fn level(&self, base: &Base) -> (Vec<Item>, bool) {
        if self.stage == Stage::Units {
            let units = &self.units;
            let alive = units.ids().filter(|&unit| units.is_alive(base, unit));
            let here = alive.filter(|&unit| units.get(unit).depth == self.depth);
            let deeper = units.ids().any(|unit| units.get(unit).depth > self.depth);
            return (here.map(Item::Unit).collect(), deeper);
        }
        let trace = base.trace();
        let mut items = Vec::new();
        let mut deepest = 0;
        for (node, depth) in trace.nodes().zip(self.depths(base)) {
            let stage = match trace.element(node) {
                Element::Part(PartKind::Call, _) => Stage::Calls,
                Element::Choice(choice) if !matches!(choice.kind, Kind::Count | Kind::Branch) => {
                    Stage::Choices
                }
                _ => continue,
            };
            if stage == self.stage {
                deepest = deepest.max(depth);
                if depth == self.depth {
                    items.push(Item::Node(base.name(node)));
                }
            }
        }
        (items, deepest > self.depth)
    }

    /// By node, how many units and calls are around it.
    fn depths(&self, base: &Base) -> Vec<usize> {
        let trace = base.trace();
        let mut depths: Vec<usize> = Vec::with_capacity(trace.len());
        for node in trace.nodes() {
            let around = trace.parent(node).map_or(0, |part| {
                let call = matches!(trace.part(part), Some((PartKind::Call, _)));
                depths[part.index()] + usize::from(call)
            });
            let unit = self.units.rooted(base.name(node)).is_some();
            depths.push(around + usize::from(unit));
        }
        depths
    }

    /// Goes on to the next level, or to the first one of the next stage; false if there is
    /// none.
    fn advance(&mut self, deeper: bool) -> bool {
        self.depth += 1;
        if deeper {
            return true;
        }
        self.depth = 0;
        self.stage = match self.stage {
            Stage::Units if self.anew => Stage::Calls,
            Stage::Calls => Stage::Choices,
            Stage::Units | Stage::Choices => return false,
        };
        true
    }

    fn weight(&self, base: &Base, item: Item) -> u32 {
        match item {
            Item::Unit(unit) => self.units.weight(base, unit),
            Item::Node(name) => base.node(name).map_or(1, |node| base.trace().weight(node)),
        }
    }

    /// Deletes items; a node in another one that goes need not be named.
    fn edit(&self, base: &Base, gone: &[Item]) -> TraceEdit {
        let mut edit = TraceEdit::new();
        let mut units = Vec::new();
        for &item in gone {
            match item {
                Item::Unit(unit) => units.push(unit),
                Item::Node(name) => {
                    let node: Option<NodeId> = base.node(name);
                    if let Some(node) = node {
                        edit.delete(node);
                    }
                }
            }
        }
        self.units.delete(base, &units, &mut edit);
        edit
    }
}

impl TraceStrategy for Hdd {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        loop {
            if self.work.is_none() {
                let (items, deeper) = self.level(base);
                if items.is_empty() {
                    if !self.advance(deeper) {
                        return None;
                    }
                    continue;
                }
                let weights: Vec<u32> = items.iter().map(|&i| self.weight(base, i)).collect();
                self.work = Some(Level {
                    minimizer: (self.lists.start)(&weights, 0),
                    items,
                });
            }
            let work = self.work.as_mut()?;
            let Some(gone) = work.minimizer.propose() else {
                self.work = None;
                let (_, deeper) = self.level(base);
                if !self.advance(deeper) {
                    return None;
                }
                continue;
            };
            let gone: Vec<Item> = gone.into_iter().map(|at| work.items[at]).collect();
            let edit = self.edit(base, &gone);
            if !edit.is_empty() {
                return Some(edit);
            }
            if let Some(work) = &mut self.work {
                work.minimizer.told(true);
            }
        }
    }

    fn told(&mut self, _: &Base, passed: bool) {
        if let Some(work) = &mut self.work {
            work.minimizer.told(passed);
        }
    }
}
