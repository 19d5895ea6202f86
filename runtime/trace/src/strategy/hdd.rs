//! Hierarchical delta debugging (Misherghi and Su, ICSE 2006) on the tree of a run.
//!
//! A list minimizer works on the nodes of each level, outermost first: the reducible parts, and
//! under [`Policy::Realign`] calls and choices. Deletion regenerates these from the lowest
//! decisions, which ends a recursion that no repetition bounds.

use rustc_hash::FxHashSet;

use super::{Lists, Pursuit, TraceStrategy, TraceStrategyKind};
use crate::base::{Base, Name};
use crate::edit::TraceEdit;
use crate::policy::Policy;
use crate::trace::{Element, Kind, NodeId, PartKind};
use crate::units::{UnitId, Units};
use secateur_reduce::minimize::{self, ListMinimizer};

pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "hdd",
    about: "level by level, ddmin or another minimizer over all parts of a level",
    start: |start| {
        Box::new(Hdd {
            units: Units::of(start.base),
            lists: start.lists(minimize::DDMIN),
            regenerate: start.policy == Policy::Realign,
            depth: 0,
            work: None,
        })
    },
    pursuit: Pursuit::Smaller,
};

#[derive(Clone)]
struct Hdd {
    units: Units,
    lists: Lists,
    regenerate: bool,
    depth: usize,
    work: Option<Level>,
}

#[derive(Clone)]
struct Level {
    minimizer: Box<dyn ListMinimizer>,
    /// By element of the minimizer.
    items: Vec<Item>,
}

#[derive(Clone, Copy, Debug)]
enum Item {
    /// To delete.
    Unit(UnitId),
    /// A call or a choice, to regenerate.
    Node(Name),
}

impl Hdd {
    /// Returns the items of the level, and whether there are deeper ones; linear in the trace.
    fn level(&self, base: &Base) -> (Vec<Item>, bool) {
        if !self.regenerate {
            let units = &self.units;
            let alive = units.ids().filter(|&unit| units.is_alive(base, unit));
            let here = alive.filter(|&unit| units.get(unit).depth == self.depth);
            let deeper = units.ids().any(|unit| units.get(unit).depth > self.depth);
            return (here.map(Item::Unit).collect(), deeper);
        }
        let trace = base.trace();
        let mut items = Vec::new();
        let mut deepest = 0;
        let mut seen: FxHashSet<UnitId> = FxHashSet::default();
        // By node: the depth of its content.
        let mut inside: Vec<usize> = Vec::with_capacity(trace.len());
        let mut put = |item: Item, depth: usize| {
            deepest = deepest.max(depth);
            if depth == self.depth {
                items.push(item);
            }
        };
        for node in trace.nodes() {
            let mut depth = trace.parent(node).map_or(0, |part| inside[part.index()]);
            let name = base.name(node);
            let unit = self.units.rooted(name);
            if let Some(unit) = unit {
                if seen.insert(unit) {
                    put(Item::Unit(unit), depth);
                }
                depth += 1;
            }
            // A part that is a whole unit is not also proposed as a call.
            let whole = unit.is_some_and(|unit| self.units.get(unit).roots.len() == 1);
            match trace.element(node) {
                Element::Part(PartKind::Call, _) if !whole => {
                    put(Item::Node(name), depth);
                    depth += 1;
                }
                Element::Choice(choice) if !matches!(choice.kind, Kind::Count | Kind::Branch) => {
                    put(Item::Node(name), depth);
                }
                _ => {}
            }
            inside.push(depth);
        }
        (items, deepest > self.depth)
    }

    fn weight(&self, base: &Base, item: Item) -> u32 {
        match item {
            Item::Unit(unit) => self.units.weight(base, unit),
            Item::Node(name) => base.node(name).map_or(1, |node| base.trace().weight(node)),
        }
    }

    /// Deletes items; nodes below a deleted one may be left out.
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
                if items.is_empty() && !deeper {
                    return None;
                }
                let weights: Vec<u32> = items.iter().map(|&i| self.weight(base, i)).collect();
                self.work = Some(Level {
                    minimizer: self.lists.start(&weights, 0),
                    items,
                });
            }
            let work = self.work.as_mut()?;
            let Some(gone) = work.minimizer.propose() else {
                self.work = None;
                self.depth += 1;
                continue;
            };
            let gone: Vec<Item> = gone.into_iter().map(|at| work.items[at]).collect();
            let edit = self.edit(base, &gone);
            if !edit.is_empty() {
                return Some(edit);
            }
            if let Some(work) = &mut self.work {
                work.minimizer.record_verdict(true);
            }
        }
    }

    fn record_verdict(&mut self, _: &Base, passed: bool) {
        if let Some(work) = &mut self.work {
            work.minimizer.record_verdict(passed);
        }
    }
}
