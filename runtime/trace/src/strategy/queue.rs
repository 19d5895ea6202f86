//! Heaviest part first, as in Pardis (Gharachorlu and Sumner, FASE 2019), on the tree of a run.
//!
//! The candidates are Perses' (Sun et al., ICSE 2018): lists of reducible parts go to a list
//! minimizer, and any part is replaced by a smaller one of the same place, inside it or elsewhere.
//! Under [`Policy::Realign`] a part may also go: it is regenerated from the lowest decisions.

use std::collections::BinaryHeap;

use rustc_hash::FxHashMap;

use super::{Lists, Pursuit, Start, TraceStrategy, TraceStrategyKind};
use crate::base::{Base, Name};
use crate::edit::TraceEdit;
use crate::policy::Policy;
use crate::trace::{Element, Kind, NodeId, PartKind, Place, Trace};
use crate::units::{ListId, UnitId, Units};
use secateur_reduce::minimize::{self, ListMinimizer};

pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "queue",
    about: "heaviest reducible part first: lists by a minimizer, parts by smaller ones of the same place",
    start: |start| Box::new(Queue::new(start)),
    pursuit: Pursuit::Smaller,
};

const MAX_DONORS: usize = 8;

#[derive(Clone)]
struct Queue {
    units: Units,
    lists: Lists,
    regenerate: bool,
    callees: CalleeClasses,
    /// Heaviest first; equal weights in order of the run.
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
        units: Vec<UnitId>,
    },
    Part {
        part: Name,
        /// Replacements to try, last first; `None` is deletion.
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
            lists: start.lists(minimize::HALVING),
            regenerate: start.policy == Policy::Realign,
            callees: CalleeClasses::of(base),
            heap,
            now: None,
        }
    }

    fn start_heaviest(&mut self, base: &Base) -> bool {
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
                        // Other work is heavier by now.
                        self.heap.push((now, std::cmp::Reverse(work)));
                        continue;
                    }
                    let minimizer = self.lists.start(&weights, units.least(base, list));
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
                    let donors = donors(base, node, &self.callees, self.regenerate);
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
                minimizer.record_verdict(true);
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
            if !self.start_heaviest(base) {
                return None;
            }
        }
    }

    fn record_verdict(&mut self, base: &Base, passed: bool) {
        match &mut self.now {
            Some(Now::List { minimizer, .. }) => minimizer.record_verdict(passed),
            Some(Now::Part { part, .. }) if passed => {
                // The replacement may be replaced in turn.
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

/// Classes of calls that run the same function.
///
/// A trace records the place of a call, not the callee. Calls of one place mostly call the same
/// function, as do calls whose first choices are reached by the same places.
#[derive(Clone, Debug)]
struct CalleeClasses(FxHashMap<Name, u32>);

impl CalleeClasses {
    /// Takes time linear in the run's length times its depth.
    fn of(base: &Base) -> Self {
        let trace = base.trace();
        let mut places: FxHashMap<&Place, u32> = FxHashMap::default();
        let mut ways: FxHashMap<(Vec<&Place>, Kind), u32> = FxHashMap::default();
        // Union-find by place: another place of the class, or itself as the representative.
        let mut same: Vec<u32> = Vec::new();
        let mut calls: Vec<(Name, u32)> = Vec::new();
        for node in trace.nodes() {
            let Some((PartKind::Call, place)) = trace.part(node) else {
                continue;
            };
            let fresh = same.len() as u32;
            let at = *places.entry(place).or_insert(fresh);
            if at == fresh {
                same.push(fresh);
            }
            calls.push((base.name(node), at));
            if let Some(way) = first_way(trace, node) {
                let other = *ways.entry(way).or_insert(at);
                let (one, other) = (last(&same, at), last(&same, other));
                same[one as usize] = other;
            }
        }
        let code = |(name, at)| (name, last(&same, at));
        Self(calls.into_iter().map(code).collect())
    }

    /// Returns false for calls of a later run.
    fn same(&self, one: Name, other: Name) -> bool {
        let code = |name| self.0.get(&name);
        code(one).is_some_and(|one| code(other) == Some(one))
    }
}

fn last(same: &[u32], mut at: u32) -> u32 {
    while same[at as usize] != at {
        at = same[at as usize];
    }
    at
}

fn first_way(trace: &Trace, part: NodeId) -> Option<(Vec<&Place>, Kind)> {
    let mut way = Vec::new();
    for at in trace.subtree(part).skip(1) {
        match trace.element(NodeId(at as u32)) {
            Element::Part(_, place) => way.push(place),
            Element::Choice(choice) => {
                way.push(&choice.place);
                return Some((way, choice.kind));
            }
        }
    }
    None
}

/// Returns the donors for a part, best last, each of the same place or function.
///
/// From best to worst: nothing, the lightest part of the run, the heaviest parts inside.
fn donors(
    base: &Base,
    part: NodeId,
    callees: &CalleeClasses,
    regenerate: bool,
) -> Vec<Option<Name>> {
    let trace = base.trace();
    let (weight, name) = (trace.weight(part), base.name(part));
    let fits = |&node: &NodeId| {
        let Element::Part(PartKind::Call, place) = trace.element(node) else {
            return false;
        };
        let same_place = trace.part(part).is_some_and(|(_, own)| own == place);
        node != part
            && (same_place || callees.same(name, base.name(node)))
            && trace.weight(node) < weight
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
    let first = within.len().saturating_sub(MAX_DONORS);
    let mut donors: Vec<Option<Name>> = within[first..]
        .iter()
        .map(|&node| Some(base.name(node)))
        .collect();
    donors.extend(lightest.map(|node| Some(base.name(node))));
    if regenerate {
        donors.push(None);
    }
    donors
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::Run;
    use crate::trace::{Choice, Decision, TraceBuilder};

    /// Parses a trace: `name(…)` is a call, `name` a choice.
    fn trace(text: &str) -> Trace {
        let mut builder = TraceBuilder::new();
        let mut name = String::new();
        for letter in text.chars() {
            match letter {
                '(' => builder.begin(PartKind::Call, Place::new(&std::mem::take(&mut name))),
                ' ' | ')' => {
                    if !name.is_empty() {
                        builder.choose(Choice {
                            kind: Kind::Range,
                            place: Place::new(&std::mem::take(&mut name)),
                            low: 0,
                            high: 9,
                            decision: Decision::Number(1),
                            value: None,
                        });
                    }
                    if letter == ')' {
                        builder.end();
                    }
                }
                letter => name.push(letter),
            }
        }
        builder.finish()
    }

    #[test]
    fn callees_follow_from_the_path_to_the_first_choice() {
        // `top`, `left` and `right` call the same function; `right` shows it because `left` is
        // sometimes a leaf, too. `pick` is another function.
        let trace = trace("top(pick(which)left(pick(which)left(leaf))right(leaf))");
        let output = Vec::new();
        let base = Base::new(Run { trace, output });
        let calls = base.trace().nodes().filter_map(|node| {
            let (_, place) = base.trace().part(node)?;
            Some((place.name().to_owned(), base.name(node)))
        });
        let calls: Vec<(String, Name)> = calls.collect();
        let callees = CalleeClasses::of(&base);
        for (name, call) in &calls {
            for (other, another) in &calls {
                let expected = (name == "pick") == (other == "pick");
                assert_eq!(callees.same(*call, *another), expected, "{name} {other}");
            }
        }
    }
}
