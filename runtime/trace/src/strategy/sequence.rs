//! The trace as one list: a list minimizer deletes choices; a part goes with its last choice.

use rustc_hash::FxHashSet;

use super::{Pursuit, Start, TraceStrategy, TraceStrategyKind};
use crate::base::{Base, Name};
use crate::edit::TraceEdit;
use crate::units::{UnitId, Units};
use secateur_reduce::minimize::{self, ListMinimizer};

pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "sequence",
    about: "all choices in reducible parts as one list, by ddmin or another minimizer",
    start: |start| Box::new(Sequence::new(start)),
    pursuit: Pursuit::Smaller,
};

#[derive(Clone)]
struct Sequence {
    units: Units,
    elements: Vec<Element>,
    within: Vec<Vec<usize>>,
    minimizer: Box<dyn ListMinimizer>,
}

#[derive(Clone, Copy)]
enum Element {
    Choice(Name),
    /// A unit without a direct choice.
    Unit,
}

impl Sequence {
    fn new(start: &Start<'_>) -> Self {
        let base = start.base;
        let trace = base.trace();
        let units = Units::of(base);
        let counts: FxHashSet<Name> = units
            .lists()
            .filter_map(|list| units.get_list(list).count)
            .collect();
        let mut elements = Vec::new();
        let mut within: Vec<Vec<usize>> = vec![Vec::new(); units.ids().count()];
        let mut add = |element, unit: Option<UnitId>| {
            let number = elements.len();
            elements.push(element);
            let mut around = unit;
            while let Some(unit) = around {
                within[unit.0 as usize].push(number);
                around = units.get(unit).parent;
            }
        };
        let mut bare: FxHashSet<UnitId> = units.ids().collect();
        for node in trace.nodes() {
            let name = base.name(node);
            let unit = units.around(base, node);
            if trace.choice(node).is_none() || counts.contains(&name) || unit.is_none() {
                continue;
            }
            add(Element::Choice(name), unit);
            let mut around = unit;
            while let Some(unit) = around {
                bare.remove(&unit);
                around = units.get(unit).parent;
            }
        }
        // Innermost first, so that enclosing units then have an element.
        for unit in units.ids().rev() {
            if bare.remove(&unit) {
                add(Element::Unit, Some(unit));
                let mut around = units.get(unit).parent;
                while let Some(unit) = around {
                    bare.remove(&unit);
                    around = units.get(unit).parent;
                }
            }
        }
        let lists = start.lists(minimize::DDMIN);
        let minimizer = lists.start(&vec![1; elements.len()], 0);
        Self {
            units,
            elements,
            within,
            minimizer,
        }
    }

    fn edit(&self, base: &Base, gone: &[usize]) -> TraceEdit {
        let mut edit = TraceEdit::new();
        let remaining: FxHashSet<usize> = self.minimizer.remaining().iter().copied().collect();
        let goes = |element: &usize| gone.binary_search(element).is_ok();
        let whole = |unit: &UnitId| {
            let elements = &self.within[unit.0 as usize];
            elements.iter().any(goes) && elements.iter().all(|e| goes(e) || !remaining.contains(e))
        };
        let mut dead: FxHashSet<UnitId> = FxHashSet::default();
        for unit in self.units.ids() {
            let inside = self
                .units
                .get(unit)
                .parent
                .is_some_and(|p| dead.contains(&p));
            if inside || whole(&unit) {
                dead.insert(unit);
                if !inside {
                    self.units.delete(base, &[unit], &mut edit);
                }
            }
        }
        for &number in gone {
            let Element::Choice(name) = self.elements[number] else {
                continue;
            };
            let Some(node) = base.node(name) else {
                continue;
            };
            if !self
                .units
                .around(base, node)
                .is_some_and(|unit| dead.contains(&unit))
            {
                edit.delete(node);
            }
        }
        edit
    }
}

impl TraceStrategy for Sequence {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        loop {
            let gone = self.minimizer.propose()?;
            let edit = self.edit(base, &gone);
            if !edit.is_empty() {
                return Some(edit);
            }
            // An earlier edit deleted these elements.
            self.minimizer.record_verdict(true);
        }
    }

    fn record_verdict(&mut self, _: &Base, passed: bool) {
        self.minimizer.record_verdict(passed);
    }
}
