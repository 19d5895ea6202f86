//! Edits of a trace, and the order of runs by simplicity.

use std::cmp::Ordering;
use std::ops::Range;

use super::trace::{Choice, Decision, Element, Kind, NodeId, Trace, TraceBuilder};

/// A change of a trace: deletions, other decisions, and a part with another's content.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TraceEdit {
    /// Roots of deleted subtrees, ascending, none below another.
    pub(crate) gone: Vec<NodeId>,
    /// Ascending by node.
    pub(crate) decisions: Vec<(NodeId, Decision)>,
    /// A part and the donor of its content.
    pub(crate) replaced: Option<(NodeId, NodeId)>,
}

impl TraceEdit {
    /// Creates an edit that changes nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the edit changes nothing.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.gone.is_empty() && self.decisions.is_empty() && self.replaced.is_none()
    }

    /// Deletes a subtree.
    pub fn delete(&mut self, node: NodeId) {
        if let Err(at) = self.gone.binary_search(&node) {
            self.gone.insert(at, node);
        }
    }

    /// Changes a node's decision; the last call counts.
    pub fn decide(&mut self, node: NodeId, decision: Decision) {
        match self
            .decisions
            .binary_search_by_key(&node, |&(node, _)| node)
        {
            Ok(at) => self.decisions[at].1 = decision,
            Err(at) => self.decisions.insert(at, (node, decision)),
        }
    }

    /// Returns a node's changed decision.
    #[must_use]
    pub fn decision(&self, node: NodeId) -> Option<&Decision> {
        let at = self
            .decisions
            .binary_search_by_key(&node, |&(node, _)| node);
        at.ok().map(|at| &self.decisions[at].1)
    }

    /// Replaces the content of `part` by `donor`'s.
    pub const fn replace(&mut self, part: NodeId, donor: NodeId) {
        self.replaced = Some((part, donor));
    }

    /// Returns the changed trace, and the original of each node.
    #[must_use]
    pub fn apply(&self, trace: &Trace) -> (Trace, Vec<Option<NodeId>>) {
        let mut copy = Copy {
            edit: self,
            trace,
            builder: TraceBuilder::valued(trace.is_valued()),
            origins: Vec::new(),
        };
        copy.range(0..trace.len());
        (copy.builder.finish(), copy.origins)
    }
}

/// Merges edits, the first ones first; returns whether the union has each of them.
///
/// Edits are independent if they change different nodes. Two deletions in one list add up in the
/// number of its items. An edit inside a deleted part is in the union with that.
pub(crate) fn union(trace: &Trace, edits: &[&TraceEdit]) -> Option<(TraceEdit, Vec<bool>)> {
    let mut union = TraceEdit::new();
    let taken: Vec<bool> = edits
        .iter()
        .map(|edit| join(trace, &mut union, edit))
        .collect();
    (!union.is_empty()).then_some((union, taken))
}

fn join(trace: &Trace, union: &mut TraceEdit, edit: &TraceEdit) -> bool {
    let below = |node: &NodeId| trace.subtree(*node);
    let within = |node: NodeId| {
        union
            .gone
            .iter()
            .any(|gone| below(gone).contains(&node.index()))
    };
    let parts = edit.replaced.map(|(part, donor)| [part, donor]);
    let parts = || parts.iter().flatten();
    let decided = || edit.decisions.iter().map(|(node, _)| node);
    let mut nodes = edit.gone.iter().chain(decided()).chain(parts());
    if nodes.all(|&node| within(node)) {
        return true;
    }
    // Also the nodes that a deletion or replacement of `edit` covers.
    let covered: Vec<Range<usize>> = edit.gone.iter().chain(parts()).map(below).collect();
    let covers = |node: NodeId| covered.iter().any(|range| range.contains(&node.index()));
    let meets = |range: Range<usize>| {
        let overlaps = |other: &Range<usize>| other.start < range.end && range.start < other.end;
        covered.iter().any(overlaps) || decided().any(|node| range.contains(&node.index()))
    };
    let replaced = union
        .replaced
        .iter()
        .flat_map(|&(part, donor)| [part, donor]);
    if union.gone.iter().any(|node| meets(below(node)))
        || replaced.into_iter().any(|node| meets(trace.subtree(node)))
        || union.decisions.iter().any(|&(node, _)| covers(node))
        || union.replaced.is_some() && edit.replaced.is_some()
    {
        return false;
    }
    let mut decisions = Vec::with_capacity(edit.decisions.len());
    for (node, decision) in &edit.decisions {
        let before = trace.choice(*node);
        let both = match (union.decision(*node), decision) {
            (None, _) => decision.clone(),
            (Some(other), one) if other == one && edit.gone.is_empty() => continue,
            (Some(Decision::Number(other)), Decision::Number(one)) if !edit.gone.is_empty() => {
                let Some((choice, now)) = before.and_then(|it| Some((it, it.number()?))) else {
                    return false;
                };
                let both = other + one - now;
                if both < choice.low {
                    return false;
                }
                Decision::Number(both)
            }
            _ => return false,
        };
        decisions.push((*node, both));
    }
    for (node, decision) in decisions {
        union.decide(node, decision);
    }
    for &node in &edit.gone {
        union.delete(node);
    }
    union.replaced = union.replaced.or(edit.replaced);
    true
}

struct Copy<'a> {
    edit: &'a TraceEdit,
    trace: &'a Trace,
    builder: TraceBuilder,
    origins: Vec<Option<NodeId>>,
}

impl Copy<'_> {
    fn range(&mut self, range: Range<usize>) {
        let mut open: Vec<usize> = Vec::new();
        let mut at = range.start;
        while at < range.end {
            while open.last().is_some_and(|&end| end <= at) {
                open.pop();
                self.end();
            }
            let node = NodeId(at as u32);
            let below = self.trace.subtree(node);
            if self.edit.gone.binary_search(&node).is_ok() {
                at = below.end;
                continue;
            }
            self.origins.push(Some(node));
            at += 1;
            match self.trace.element(node) {
                Element::Choice(choice) => {
                    let mut choice = choice.clone();
                    if let Some(decision) = self.edit.decision(node) {
                        choice.decision = decision.clone();
                        choice.value = None;
                    }
                    // A file has only legal decisions; the run determines what is legal there.
                    if let (Some(number), false) = (choice.number(), choice.is_legal()) {
                        choice.low = choice.low.min(number);
                        choice.high = choice.high.max(number);
                    }
                    self.builder.choose(choice);
                }
                Element::Part(kind, place) => {
                    self.builder.begin(*kind, place.clone());
                    match self.edit.replaced {
                        Some((part, donor)) if part == node => {
                            let donated = self.trace.subtree(donor);
                            self.range(donated.start + 1..donated.end);
                            self.end();
                            at = below.end;
                        }
                        _ => open.push(below.end),
                    }
                }
            }
        }
        for _ in open {
            self.end();
        }
    }

    fn end(&mut self) {
        self.builder.end();
        // Empty parts are dropped, but items.
        self.origins.truncate(self.builder.len());
    }
}

#[must_use]
pub(crate) fn distance(choice: &Choice, number: i128) -> u128 {
    let simplest = simplest(choice);
    let twice = number.abs_diff(simplest) * 2;
    // At the same distance the higher number is simpler.
    twice + u128::from(number < simplest)
}

/// Returns 0, or the end of the range nearest to 0.
#[must_use]
pub(crate) fn simplest(choice: &Choice) -> i128 {
    match choice.kind {
        Kind::Range => 0.clamp(choice.low, choice.high),
        _ => choice.low,
    }
}

/// Compares runs by number of choices, then by the first different decisions.
#[must_use]
pub fn compare(one: &Trace, other: &Trace) -> Ordering {
    let choices = |trace: &Trace| trace.choices();
    choices(one).cmp(&choices(other)).then_with(|| {
        let costs = |trace: &Trace| -> Vec<u128> {
            let nodes = trace.nodes().filter_map(|node| trace.choice(node));
            nodes.flat_map(cost).collect()
        };
        costs(one).cmp(&costs(other))
    })
}

fn cost(choice: &Choice) -> Vec<u128> {
    match &choice.decision {
        Decision::Number(number) => vec![distance(choice, *number)],
        Decision::Order(order) => order.iter().map(|&number| u128::from(number)).collect(),
        Decision::Bytes(bytes) => {
            let length = std::iter::once(bytes.len() as u128);
            length
                .chain(bytes.iter().map(|&byte| u128::from(byte)))
                .collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Choices;

    fn lists(choices: &mut Choices) -> Trace {
        choices.repeat(3..=3, |choices, _| {
            choices.call(|choices| choices.range(0..9));
            choices.maybe(|choices| choices.range(0..9))
        });
        std::mem::replace(choices, Choices::random(0)).into_trace()
    }

    #[test]
    fn deletion_drops_empty_parts_but_items() {
        let trace = lists(&mut Choices::random(3));
        let items: Vec<NodeId> = trace.children(Some(NodeId(0))).skip(1).collect();
        assert_eq!(items.len(), 3);
        let call = trace.children(Some(items[0])).next().unwrap();
        let mut edit = TraceEdit::new();
        edit.delete(NodeId(call.0 + 1));
        for child in trace.children(Some(items[1])) {
            edit.delete(child);
        }
        edit.decide(NodeId(1), Decision::Number(3));
        let (changed, origins) = edit.apply(&trace);
        assert_eq!(origins.len(), changed.len());
        assert_eq!(changed.children(Some(NodeId(0))).count(), 4);
        for (node, origin) in changed.nodes().zip(&origins) {
            let origin = origin.unwrap();
            assert_eq!(changed.element(node), trace.element(origin));
            assert!(!trace.subtree(call).contains(&origin.index()));
            let below = trace.subtree(items[1]);
            assert!(origin == items[1] || !below.contains(&origin.index()));
        }
    }

    #[test]
    fn a_part_takes_what_is_in_another() {
        let trace = lists(&mut Choices::random(3));
        let items: Vec<NodeId> = trace.children(Some(NodeId(0))).skip(1).collect();
        let mut edit = TraceEdit::new();
        edit.replace(items[2], items[0]);
        let (changed, origins) = edit.apply(&trace);
        let last = changed.children(Some(NodeId(0))).last().unwrap();
        let len = |trace: &Trace, node| trace.subtree(node).len();
        assert_eq!(len(&changed, last), len(&trace, items[0]));
        assert_eq!(origins[last.index()], Some(items[2]));
        assert_eq!(origins[last.index() + 1], Some(NodeId(items[0].0 + 1)));
    }

    #[test]
    fn deletions_of_a_list_add_up() {
        let three = |least| {
            let mut traces = (0..).map(|seed| {
                let mut choices = Choices::random(seed);
                choices.repeat(least..=3, |choices, _| {
                    choices.call(|choices| choices.flag())
                });
                choices.into_trace()
            });
            let trace = traces.find(|trace| trace.children(Some(NodeId(0))).count() == 4);
            trace.unwrap()
        };
        for (least, fits) in [(1, true), (2, false)] {
            let trace = three(least);
            let count = NodeId(1);
            let items: Vec<NodeId> = trace.children(Some(NodeId(0))).skip(1).collect();
            let without = |item: NodeId| {
                let mut edit = TraceEdit::new();
                edit.delete(item);
                edit.decide(count, Decision::Number(2));
                edit
            };
            let (one, other) = (without(items[0]), without(items[2]));
            let mut inside = TraceEdit::new();
            inside.decide(NodeId(items[0].0 + 2), Decision::Number(0));
            let (both, taken) = union(&trace, &[&one, &inside, &other]).unwrap();
            assert_eq!(taken, [true, true, fits]);
            let left = Decision::Number(if fits { 1 } else { 2 });
            assert_eq!(both.decision(count), Some(&left));
            // A decision below a part that goes does not fit to one that goes.
            assert_eq!(union(&trace, &[&inside, &one]).unwrap().1, [true, false]);
        }
    }

    #[test]
    fn zero_is_simplest_and_fewer_choices_are() {
        let choice = |low, high| Choice {
            kind: Kind::Range,
            place: crate::trace::Place::new("x"),
            low,
            high,
            decision: Decision::Number(high),
            value: None,
        };
        assert_eq!(simplest(&choice(-5, 5)), 0);
        assert_eq!(simplest(&choice(3, 5)), 3);
        assert_eq!(simplest(&choice(-5, -3)), -3);
        let middle = choice(-5, 5);
        let mut numbers = [-5, 5, -1, 1, 0];
        numbers.sort_by_key(|&number| distance(&middle, number));
        assert_eq!(numbers, [0, 1, -1, 5, -5]);
        let run = |seed, times| {
            let mut choices = Choices::random(seed);
            choices.repeat(times..=times, |choices, _| choices.range(0..1000));
            choices.into_trace()
        };
        assert_eq!(compare(&run(1, 2), &run(2, 3)), Ordering::Less);
        assert_eq!(compare(&run(1, 3), &run(1, 3)), Ordering::Equal);
        assert_ne!(compare(&run(1, 3), &run(2, 3)), Ordering::Equal);
    }
}
