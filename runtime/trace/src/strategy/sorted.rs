//! Sorting: decisions of one place, and the numbers of a shuffle, in ascending order.
//!
//! Whole lists first, then ever smaller windows. Runs get no shorter, but equal failures more
//! likely get equal results.

use super::{Pursuit, Start, TraceStrategy, TraceStrategyKind};
use crate::base::{Base, Name};
use crate::edit::{TraceEdit, distance};
use crate::trace::{Choice, Decision, Kind, Place};
use rustc_hash::FxHashMap;

pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "sorted",
    about: "decisions of the same place in ascending order, in ever smaller windows",
    start: |start| Box::new(Sorted::new(start)),
    pursuit: Pursuit::Smaller,
};

/// Windows of a list in a round, at most.
const MAX_WINDOWS: usize = 64;

#[derive(Clone)]
struct Sorted {
    windows: Vec<Window>,
}

#[derive(Clone)]
enum Window {
    Choices(Vec<Name>),
    /// A range of a shuffle's order.
    Order(Name, std::ops::Range<usize>),
}

impl Sorted {
    fn new(start: &Start<'_>) -> Self {
        let base = start.base;
        let trace = base.trace();
        let mut lists: Vec<Vec<Name>> = Vec::new();
        let mut known: FxHashMap<(Kind, &Place), usize> = FxHashMap::default();
        let mut windows = Vec::new();
        for node in trace.nodes() {
            let Some(choice) = trace.choice(node) else {
                continue;
            };
            match (&choice.decision, choice.kind) {
                (Decision::Order(order), _) => {
                    let of = |window| Window::Order(base.name(node), window);
                    windows.extend(windows_of(order.len()).map(of));
                }
                // The order of counts and branches means nothing.
                (_, Kind::Count | Kind::Branch) | (Decision::Bytes(_), _) => {}
                (Decision::Number(_), kind) => {
                    let list = *known.entry((kind, &choice.place)).or_insert(lists.len());
                    if list == lists.len() {
                        lists.push(Vec::new());
                    }
                    lists[list].push(base.name(node));
                }
            }
        }
        for list in lists {
            let of = |window: std::ops::Range<usize>| Window::Choices(list[window].to_vec());
            windows.extend(windows_of(list.len()).map(of));
        }
        windows.reverse();
        Self { windows }
    }
}

/// Returns all of a list, halves, quarters, … pairs.
fn windows_of(len: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
    let size = std::iter::successors(Some(len), |size| {
        Some(size.div_ceil(2)).filter(|s| s < size)
    });
    let windows = size.take_while(|&size| size > 1).flat_map(move |size| {
        let step = (size / 2).max(1);
        let last = len - size;
        let starts = (0..last).step_by(step).chain(std::iter::once(last));
        starts.map(move |start| start..start + size)
    });
    windows.take(MAX_WINDOWS)
}

fn edit(base: &Base, window: &Window) -> Option<TraceEdit> {
    let mut edit = TraceEdit::new();
    match window {
        Window::Choices(names) => {
            let nodes: Vec<_> = names.iter().filter_map(|&name| base.node(name)).collect();
            let choices: Vec<&Choice> = nodes
                .iter()
                .filter_map(|&node| base.trace().choice(node))
                .collect();
            let mut sorted: Vec<&Choice> = choices.clone();
            sorted.sort_by_key(|choice| choice.number().map(|number| distance(choice, number)));
            for ((&node, choice), other) in nodes.iter().zip(choices).zip(sorted) {
                if choice.decision == other.decision {
                    continue;
                }
                if !choice.allows(&other.decision) {
                    return None;
                }
                edit.decide(node, other.decision.clone());
            }
        }
        Window::Order(name, window) => {
            let node = base.node(*name)?;
            let Decision::Order(mut order) = base.trace().choice(node)?.decision.clone() else {
                return None;
            };
            let part = order.get_mut(window.clone())?;
            if part.is_sorted() {
                return None;
            }
            part.sort_unstable();
            edit.decide(node, Decision::Order(order));
        }
    }
    (!edit.is_empty()).then_some(edit)
}

impl TraceStrategy for Sorted {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        while let Some(window) = self.windows.pop() {
            if let Some(edit) = edit(base, &window) {
                return Some(edit);
            }
        }
        None
    }

    fn record_verdict(&mut self, _: &Base, _: bool) {}
}
