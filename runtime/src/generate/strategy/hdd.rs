//! Hierarchical delta debugging (Misherghi and Su, ICSE 2006) over reducible
//! parts: level by level, from the outermost inwards, a list minimiser over all
//! parts of the level.

use super::{TraceStrategy, TraceStrategyKind};
use crate::generate::base::Base;
use crate::generate::edit::TraceEdit;
use crate::generate::units::{UnitId, Units};
use crate::minimize::{self, ListMinimizer, MinimizerKind};

/// What the command line calls it.
pub(super) const KIND: TraceStrategyKind = TraceStrategyKind {
    name: "hdd",
    about: "level by level, ddmin or another minimiser over all reducible parts of a level",
    start: |start| {
        Box::new(Hdd {
            units: Units::of(start.base),
            lists: start.lists.unwrap_or(minimize::DDMIN),
            depth: 0,
            work: None,
        })
    },
};

#[derive(Clone)]
struct Hdd {
    units: Units,
    lists: MinimizerKind,
    /// Of the level at work.
    depth: usize,
    work: Option<Level>,
}

#[derive(Clone)]
struct Level {
    minimizer: Box<dyn ListMinimizer>,
    /// By the minimiser's numbers.
    units: Vec<UnitId>,
}

impl TraceStrategy for Hdd {
    fn propose(&mut self, base: &Base) -> Option<TraceEdit> {
        loop {
            if self.work.is_none() {
                let units = &self.units;
                let here = |unit: &UnitId| {
                    units.get(*unit).depth == self.depth && units.is_alive(base, *unit)
                };
                let level: Vec<UnitId> = units.ids().filter(here).collect();
                if level.is_empty() && !units.ids().any(|u| units.get(u).depth > self.depth) {
                    return None;
                }
                let weights: Vec<u32> = level.iter().map(|&u| units.weight(base, u)).collect();
                self.work = Some(Level {
                    minimizer: (self.lists.start)(&weights, 0),
                    units: level,
                });
            }
            let Some(work) = &mut self.work else {
                return None;
            };
            let Some(gone) = work.minimizer.propose() else {
                self.work = None;
                self.depth += 1;
                continue;
            };
            let gone: Vec<UnitId> = gone.into_iter().map(|at| work.units[at]).collect();
            let mut edit = TraceEdit::new();
            self.units.delete(base, &gone, &mut edit);
            if !edit.is_empty() {
                return Some(edit);
            }
            work.minimizer.told(true);
        }
    }

    fn told(&mut self, _: &Base, passed: bool) {
        if let Some(work) = &mut self.work {
            work.minimizer.told(passed);
        }
    }
}
