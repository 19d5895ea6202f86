//! Inference of reducible parts: declared ones, and places that recur within a part.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{CountForm, Selections, UnitId, Units};
use crate::base::Base;
use crate::trace::{Choice, Element, Kind, NodeId, PartKind, Place, Trace};

pub(super) struct Siblings {
    pub(super) nodes: Vec<NodeId>,
    pub(super) around: Option<UnitId>,
}

struct CountChoice {
    node: NodeId,
    form: CountForm,
    /// Recurrences in one repetition.
    each: usize,
}

/// Enclosing parts searched for a count: a loop's body may be a function.
const MAX_ENCLOSING: usize = 2;
/// Maximal difference between a choice and the repetitions that it may count.
const COUNT_TOLERANCE: u128 = 2;

/// Returns the only choice at or below a node: the draw of a function.
fn only_choice(trace: &Trace, node: NodeId) -> Option<NodeId> {
    let mut below = trace.subtree(node).map(|at| NodeId(at as u32));
    let first = below.find(|&node| trace.choice(node).is_some())?;
    below
        .all(|node| trace.choice(node).is_none())
        .then_some(first)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Key<'a> {
    Part(PartKind, &'a Place),
    Choice(Kind, &'a Place),
}

fn key(trace: &Trace, node: NodeId) -> Key<'_> {
    match trace.element(node) {
        Element::Part(kind, place) => Key::Part(*kind, place),
        Element::Choice(choice) => Key::Choice(choice.kind, &choice.place),
    }
}

/// Queues the siblings from each bound to the next one apart.
fn apart(nodes: &[NodeId], bounds: &[usize], around: Option<UnitId>, work: &mut Vec<Siblings>) {
    for pair in bounds.windows(2) {
        let nodes = nodes[pair[0]..pair[1]].to_vec();
        work.push(Siblings { nodes, around });
    }
}

impl Units {
    /// Finds the units of a run; linear, except for siblings of many different places.
    #[must_use]
    pub fn of(base: &Base) -> Self {
        Self::found(base, None)
    }

    /// Finds the units; with selections, those of GReduce's patterns.
    pub(super) fn found(base: &Base, patterns: Option<Selections>) -> Self {
        let trace = base.trace();
        let mut units = Self {
            patterns,
            ..Self::default()
        };
        let mut work = vec![Siblings {
            nodes: trace.children(None).collect(),
            around: None,
        }];
        // A queue: outer units come before inner ones.
        let mut at = 0;
        while at < work.len() {
            let siblings = std::mem::replace(
                &mut work[at],
                Siblings {
                    nodes: Vec::new(),
                    around: None,
                },
            );
            at += 1;
            units.scan(base, siblings, &mut work);
        }
        units
    }

    fn scan(&mut self, base: &Base, siblings: Siblings, work: &mut Vec<Siblings>) {
        let trace = base.trace();
        let Siblings { nodes, around } = siblings;
        let mut seen: FxHashMap<Key<'_>, usize> = FxHashMap::default();
        for &node in &nodes {
            *seen.entry(key(trace, node)).or_default() += 1;
        }
        let mut at = 0;
        while at < nodes.len() {
            let node = nodes[at];
            let first = key(trace, node);
            // A condition that recurs belongs to an iteration.
            let end = match seen[&first] {
                1 => self.selection(base, &nodes, at, around, work),
                _ => Some(self.repetition(base, &nodes, at, around, work)),
            };
            if let Some(end) = end {
                for &node in &nodes[at..end] {
                    if let Some(count) = seen.get_mut(&key(trace, node)) {
                        *count -= 1;
                    }
                }
                at = end;
                continue;
            }
            at += 1;
            match trace.part(node) {
                None => {}
                Some((PartKind::Loop, _)) => self.declared_loop(base, node, around, work),
                Some((PartKind::Branch, _)) => self.declared_branch(base, node, around, work),
                Some((PartKind::Call | PartKind::Item, _)) => work.push(Siblings {
                    nodes: trace.children(Some(node)).collect(),
                    around,
                }),
            }
        }
    }

    /// Adds the repetition that starts at a sibling; returns its end.
    fn repetition(
        &mut self,
        base: &Base,
        nodes: &[NodeId],
        start: usize,
        around: Option<UnitId>,
        work: &mut Vec<Siblings>,
    ) -> usize {
        let trace = base.trace();
        let leading = key(trace, nodes[start]);
        let mut starts: Vec<usize> = (start..nodes.len())
            .filter(|&at| key(trace, nodes[at]) == leading)
            .collect();
        let last = starts.last().copied().unwrap_or(start);
        let usual: FxHashSet<Key<'_>> = nodes[start..last]
            .iter()
            .map(|&node| key(trace, node))
            .collect();
        let patterns = self.patterns.as_ref();
        // The last iteration may be the only one that has the block of a selection.
        let block = |at| {
            patterns
                .and_then(|it| it.get(&nodes[at]))
                .map_or(0, |it| it.len)
        };
        let mut end = last + 1 + block(last);
        while nodes
            .get(end)
            .is_some_and(|&node| usual.contains(&key(trace, node)))
        {
            end += 1 + block(end);
        }
        let end = end.min(nodes.len());
        let count = Self::count(trace, nodes[start], starts.len());
        let count = count.filter(|count| !self.is_condition(count.node));
        starts.push(end);
        let (list, each) = match count {
            None if self.patterns.is_some() => {
                apart(nodes, &starts, around, work);
                return end;
            }
            None => (self.list(None, CountForm::Number), 1),
            Some(CountChoice { node, form, each }) => {
                (self.list(Some(base.name(node)), form), each)
            }
        };
        for first in (0..starts.len() - 1).step_by(each) {
            let recurrences = &starts[first..=first + each];
            let item = &nodes[recurrences[0]..recurrences[each]];
            let around = Some(self.unit(base, item, list, around));
            if self.patterns.is_some() {
                // A selection's condition and block stay together.
                apart(nodes, recurrences, around, work);
                continue;
            }
            // The first node alone does not recur; its content and the nodes after it may.
            for nodes in [vec![item[0]], item[1..].to_vec()] {
                work.push(Siblings { nodes, around });
            }
        }
        end
    }

    /// Finds the choice that counts recurring siblings.
    ///
    /// The nearest one that equals their number, else the one directly before, if possible.
    fn count(trace: &Trace, first: NodeId, times: usize) -> Option<CountChoice> {
        let exact = |node: NodeId| {
            let node = only_choice(trace, node)?;
            let choice = trace.choice(node)?;
            let counts = matches!(choice.kind, Kind::Count | Kind::Range);
            (counts && choice.number() == Some(times as i128)).then_some(CountChoice {
                node,
                form: CountForm::Number,
                each: 1,
            })
        };
        let before = |node: NodeId| {
            let siblings = trace.children(trace.parent(node));
            siblings.take_while(move |&sibling| sibling < node)
        };
        let mut at = Some(first);
        for _ in 0..=MAX_ENCLOSING {
            let Some(part) = at else {
                break;
            };
            if let Some(found) = before(part).filter_map(exact).last() {
                return Some(found);
            }
            at = trace.parent(part);
        }
        let node = only_choice(trace, before(first).last()?)?;
        let choice = trace.choice(node)?;
        let number = choice.number()?;
        let leading = trace.choice(first);
        let found = |form, each| Some(CountChoice { node, form, each });
        match choice.kind {
            Kind::Real if leading.is_none() => found(CountForm::Share, 1),
            Kind::Real | Kind::Branch | Kind::Pick => None,
            // Several choices at one place in each repetition.
            _ if leading.is_some() && number > 0 && times as i128 % number == 0 => {
                found(CountForm::Number, times / usize::try_from(number).ok()?)
            }
            _ if number.abs_diff(times as i128) <= COUNT_TOLERANCE => found(CountForm::Number, 1),
            _ => None,
        }
    }

    fn declared_loop(
        &mut self,
        base: &Base,
        node: NodeId,
        around: Option<UnitId>,
        work: &mut Vec<Siblings>,
    ) {
        let trace = base.trace();
        let is_count = |node: &NodeId| trace.choice(*node).is_some();
        let count = trace.children(Some(node)).find(is_count);
        let choice = count.and_then(|node| trace.choice(node));
        if self.patterns.is_some() && choice.is_none_or(|choice| choice.low == choice.high) {
            // The number of iterations is no random choice.
            for item in trace.children(Some(node)) {
                work.push(Siblings {
                    nodes: trace.children(Some(item)).collect(),
                    around,
                });
            }
            return;
        }
        let list = self.list(count.map(|node| base.name(node)), CountForm::Number);
        for item in trace.children(Some(node)) {
            if trace.part(item).is_some() {
                let unit = self.unit(base, &[item], list, around);
                work.push(Siblings {
                    nodes: trace.children(Some(item)).collect(),
                    around: Some(unit),
                });
            }
        }
    }

    fn declared_branch(
        &mut self,
        base: &Base,
        node: NodeId,
        around: Option<UnitId>,
        work: &mut Vec<Siblings>,
    ) {
        let trace = base.trace();
        let mut nodes: Vec<NodeId> = trace.children(Some(node)).collect();
        let condition = nodes.first().and_then(|&node| trace.choice(node));
        if condition.and_then(Choice::number) != Some(1) {
            work.push(Siblings { nodes, around });
            return;
        }
        let form = match self.patterns {
            Some(_) => CountForm::Condition(0),
            None => CountForm::Number,
        };
        let list = self.list(Some(base.name(nodes.remove(0))), form);
        let unit = self.unit(base, &nodes, list, around);
        let around = Some(unit);
        work.push(Siblings { nodes, around });
    }
}
