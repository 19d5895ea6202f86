//! Heaviest part first: the order of Pardis (Gharachorlu and Sumner, FASE 2019)
//! with the candidates of Perses (Sun et al., ICSE 2018) on the tree of a run.
//! Lists of reducible parts go to a list minimiser. Any part gives way to a smaller
//! one that was made at the same place, be it in it or elsewhere; where runs may
//! leave the trace, to none at all: then it is made anew of the lowest decisions.

use std::collections::BinaryHeap;

use super::{Start, TraceStrategy, TraceStrategyKind};
use crate::generate::base::{Base, Name};
use crate::generate::edit::TraceEdit;
use crate::generate::policy::Policy;
use crate::generate::trace::{Element, Kind, NodeId, PartKind, Place, Trace};
use crate::generate::units::{ListId, UnitId, Units};
use crate::minimize::{self, ListMinimizer, MinimizerKind};

/// What the command line calls it.
pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "queue",
    about: "heaviest reducible part first: lists by a minimiser, parts by smaller ones of the same place",
    start: |start| Box::new(Queue::new(start)),
};

/// How many parts are tried in the place of one.
const MOST: usize = 8;

#[derive(Clone)]
struct Queue {
    units: Units,
    lists: MinimizerKind,
    /// Whether parts may be made anew.
    anew: bool,
    /// What is to be looked at: choices in it, and the later the smaller.
    heap: BinaryHeap<(u32, std::cmp::Reverse<Work>)>,
    now: Option<Now>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Work {
    List(ListId),
    Part(Name),
}

#[derive(Clone)]
enum Now {
    List {
        minimizer: Box<dyn ListMinimizer>,
        /// By the minimiser's numbers.
        units: Vec<UnitId>,
    },
    Part {
        part: Name,
        /// What may take its place, the last first; `None` is nothing.
        donors: Vec<Option<Name>>,
    },
}

impl Queue {
    fn new(start: &Start<'_>) -> Self {
        let base = start.base;
        let trace = base.trace();
        let units = Units::of(base);
        let mut heap = BinaryHeap::new();
        for list in units.lists() {
            let of = units.get_list(list).units.iter();
            let weight = of.map(|&unit| units.weight(base, unit)).sum();
            heap.push((weight, std::cmp::Reverse(Work::List(list))));
        }
        for node in trace.nodes() {
            if matches!(trace.part(node), Some((PartKind::Call, _))) {
                let work = Work::Part(base.name(node));
                heap.push((trace.weight(node), std::cmp::Reverse(work)));
            }
        }
        Self {
            units,
            lists: start.lists.unwrap_or(minimize::HALVING),
            anew: start.policy == Policy::Realign,
            heap,
            now: None,
        }
    }

    /// Takes up the heaviest; false if there is none.
    fn take_up(&mut self, base: &Base) -> bool {
        let units = &self.units;
        while let Some((weight, std::cmp::Reverse(work))) = self.heap.pop() {
            match work {
                Work::List(list) => {
                    let alive = |unit: &UnitId| units.is_alive(base, *unit);
                    let left = units.get_list(list).units.iter().copied().filter(alive);
                    let left: Vec<UnitId> = left.collect();
                    let weights: Vec<u32> = left.iter().map(|&u| units.weight(base, u)).collect();
                    let now = weights.iter().sum();
                    if left.is_empty() {
                        continue;
                    }
                    if now < weight {
                        // Others are heavier meanwhile.
                        self.heap.push((now, std::cmp::Reverse(work)));
                        continue;
                    }
                    let minimizer = (self.lists.start)(&weights, units.least(base, list));
                    let units = left;
                    self.now = Some(Now::List { minimizer, units });
                }
                Work::Part(part) => {
                    let Some(node) = base.node(part) else {
                        continue;
                    };
                    let now = base.trace().weight(node);
                    if now < weight {
                        self.heap.push((now, std::cmp::Reverse(work)));
                        continue;
                    }
                    let donors = donors(base, node, self.anew);
                    self.now = Some(Now::Part { part, donors });
                }
            }
            return true;
        }
        false
    }

    fn candidate(&mut self, base: &Base) -> Option<TraceEdit> {
        match self.now.as_mut()? {
            Now::List { minimizer, units } => loop {
                let gone = minimizer.propose()?;
                let gone: Vec<UnitId> = gone.into_iter().map(|at| units[at]).collect();
                let mut edit = TraceEdit::new();
                self.units.delete(base, &gone, &mut edit);
                if !edit.is_empty() {
                    return Some(edit);
                }
                minimizer.told(true);
            },
            Now::Part { part, donors } => {
                let node = base.node(*part)?;
                while let Some(donor) = donors.pop() {
                    let mut edit = TraceEdit::new();
                    match donor {
                        None => edit.delete(node),
                        Some(donor) => match base.node(donor) {
                            Some(donor) => edit.replace(node, donor),
                            None => continue,
                        },
                    }
                    return Some(edit);
                }
                None
            }
        }
    }
}

impl TraceStrategy for Queue {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        loop {
            if let Some(edit) = self.candidate(base) {
                return Some(edit);
            }
            self.now = None;
            if !self.take_up(base) {
                return None;
            }
        }
    }

    fn told(&mut self, base: &Base, passed: bool) {
        match &mut self.now {
            Some(Now::List { minimizer, .. }) => minimizer.told(passed),
            Some(Now::Part { part, .. }) if passed => {
                // What is left may become smaller in the same way.
                let part = *part;
                self.now = None;
                if let Some(node) = base.node(part) {
                    let weight = base.trace().weight(node);
                    self.heap
                        .push((weight, std::cmp::Reverse(Work::Part(part))));
                }
            }
            _ => {}
        }
    }
}

/// What is chosen first in a part: two parts for which that is the same were made by the
/// same code.
fn first_choice(trace: &Trace, part: NodeId) -> Option<(Kind, &Place)> {
    let below = trace.subtree(part).skip(1);
    let mut choices = below.filter_map(|at| trace.choice(NodeId(at as u32)));
    choices.next().map(|choice| (choice.kind, &choice.place))
}

/// What may stand in the place of a part, the best last: nothing, then parts of the
/// same place, or those that begin with the same choice, the lightest of the whole run
/// and the heaviest in it first.
fn donors(base: &Base, part: NodeId, anew: bool) -> Vec<Option<Name>> {
    let trace = base.trace();
    let weight = trace.weight(part);
    let own = first_choice(trace, part);
    let fits = |&node: &NodeId| {
        let Element::Part(PartKind::Call, place) = trace.element(node) else {
            return false;
        };
        let same_place = trace.part(part).is_some_and(|(_, own)| own == place);
        node != part
            && trace.weight(node) < weight
            && (same_place || own.is_some() && first_choice(trace, node) == own)
    };
    let below = trace.subtree(part);
    let inside = |node: &NodeId| below.contains(&node.index());
    let mut within: Vec<NodeId> = trace.nodes().filter(inside).filter(fits).collect();
    let lightest = trace
        .nodes()
        .filter(fits)
        .min_by_key(|&node| (trace.weight(node), node));
    within.sort_by_key(|&node| (trace.weight(node), std::cmp::Reverse(node)));
    within.retain(|&node| Some(node) != lightest);
    let first = within.len().saturating_sub(MOST);
    let mut donors: Vec<Option<Name>> = within[first..]
        .iter()
        .map(|&node| Some(base.name(node)))
        .collect();
    donors.extend(lightest.map(|node| Some(base.name(node))));
    if anew {
        donors.push(None);
    }
    donors
}
