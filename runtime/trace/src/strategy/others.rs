//! All alternatives of a choice, also those that are not simpler.
//!
//! The first need not print least: one operator makes a node, another finds no operands. Most of
//! these runs print as much as before and cost no test.

use std::collections::VecDeque;

use super::{Pursuit, Start, TraceStrategy, TraceStrategyKind};
use crate::base::{Base, Name};
use crate::edit::TraceEdit;
use crate::trace::{Choice, Decision, Kind, REAL_HIGH};

pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "others",
    about: "every alternative of a choice, those that are not simpler, too",
    start: |start| Box::new(Others::new(start)),
    pursuit: Pursuit::Smaller,
};

/// Alternatives at most of a visited choice.
const MOST: i128 = 64;
/// Values tried of a real number, which may be multiplied to an index; a power of two.
const PARTS: i128 = 32;

#[derive(Clone)]
struct Others {
    left: VecDeque<Name>,
    now: Option<(Name, VecDeque<i128>)>,
}

impl Others {
    fn new(start: &Start<'_>) -> Self {
        let trace = start.base.trace();
        let choices = trace.nodes().filter(|&node| trace.choice(node).is_some());
        Self {
            left: choices.map(|node| start.base.name(node)).collect(),
            now: None,
        }
    }
}

fn alternatives(choice: &Choice) -> VecDeque<i128> {
    let Some(number) = choice.number() else {
        return VecDeque::new();
    };
    let (low, high) = (choice.low, choice.high);
    match choice.kind {
        // The middle of each part makes rounding harmless.
        Kind::Real => {
            let width = (REAL_HIGH + 1) / PARTS;
            let here = number / width;
            let parts = (0..PARTS).filter(|&part| part != here);
            parts.map(|part| part * width + width / 2).collect()
        }
        Kind::Count | Kind::Branch | Kind::Pick | Kind::Range if high - low < MOST => {
            (low..=high).filter(|&other| other != number).collect()
        }
        _ => VecDeque::new(),
    }
}

impl TraceStrategy for Others {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        loop {
            let Some((name, values)) = &mut self.now else {
                let name = self.left.pop_front()?;
                let choice = base.node(name).and_then(|node| base.trace().choice(node));
                self.now = choice.map(|choice| (name, alternatives(choice)));
                continue;
            };
            let (Some(node), Some(value)) = (base.node(*name), values.pop_front()) else {
                self.now = None;
                continue;
            };
            let mut edit = TraceEdit::new();
            edit.decide(node, Decision::Number(value));
            return Some(edit);
        }
    }

    fn record_verdict(&mut self, _: &Base, _: bool) {}
}
