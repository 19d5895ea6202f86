//! Reducible parts of a run, called units.
//!
//! The items of a repetition are a list of units, deletable if the count is lowered; an optional
//! part is a list of one. Where clients record no repetitions they are inferred: a place that
//! recurs within a part begins another item, since an activation is at the same program point
//! again.

mod inferred;
mod patterns;
#[cfg(test)]
mod tests;

use rustc_hash::FxHashMap;

pub(crate) use patterns::{Selection, Selections};

use super::base::{Base, Name};
use super::edit::TraceEdit;
use super::trace::{Decision, NodeId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnitId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ListId(pub u32);

/// A reducible part.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Its top nodes, neighbours in the trace.
    pub roots: Vec<Name>,
    pub list: ListId,
    pub parent: Option<UnitId>,
    pub depth: usize,
}

/// Sibling units of one point of the program.
#[derive(Clone, Debug)]
pub struct List {
    /// In the order of the run.
    pub units: Vec<UnitId>,
    pub count: Option<Name>,
    pub form: CountForm,
}

/// The relation of a choice to the number of units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CountForm {
    /// The count: lower by one for each deleted unit.
    #[default]
    Number,
    /// A share of an unknown bound, as in `floor(random() * n)`, which shrinks with the units.
    ///
    /// Exact if there is at most one unit more than the count.
    Share,
    /// A condition: this decision leaves the only unit out.
    Condition(i128),
}

/// All units of a run, valid in later runs by node identities.
#[derive(Clone, Debug, Default)]
pub struct Units {
    units: Vec<Unit>,
    lists: Vec<List>,
    by_root: FxHashMap<Name, UnitId>,
    /// The conditions of selections, for GReduce's patterns.
    patterns: Option<Selections>,
}

impl Units {
    fn list(&mut self, count: Option<Name>, form: CountForm) -> ListId {
        let units = Vec::new();
        self.lists.push(List { units, count, form });
        ListId(self.lists.len() as u32 - 1)
    }

    fn unit(
        &mut self,
        base: &Base,
        nodes: &[NodeId],
        list: ListId,
        parent: Option<UnitId>,
    ) -> UnitId {
        let id = UnitId(self.units.len() as u32);
        let roots: Vec<Name> = nodes.iter().map(|&node| base.name(node)).collect();
        for &root in &roots {
            self.by_root.insert(root, id);
        }
        self.units.push(Unit {
            roots,
            list,
            parent,
            depth: parent.map_or(0, |parent| self.get(parent).depth + 1),
        });
        self.lists[list.0 as usize].units.push(id);
        id
    }

    #[must_use]
    pub fn get(&self, unit: UnitId) -> &Unit {
        &self.units[unit.0 as usize]
    }

    #[must_use]
    pub fn get_list(&self, list: ListId) -> &List {
        &self.lists[list.0 as usize]
    }

    /// Returns outer units first.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        (0..self.units.len() as u32).map(UnitId)
    }

    /// Returns outer lists first.
    pub fn lists(&self) -> impl DoubleEndedIterator<Item = ListId> + use<> {
        (0..self.lists.len() as u32).map(ListId)
    }

    #[must_use]
    pub fn is_alive(&self, base: &Base, unit: UnitId) -> bool {
        let Unit { roots, list, .. } = self.get(unit);
        let List { count, form, .. } = self.get_list(*list);
        // A block may do more than its choices, which may be gone.
        if roots.is_empty() || matches!(form, CountForm::Condition(_)) {
            let count = count.and_then(|name| base.node(name));
            let number = count.and_then(|node| base.trace().choice(node)?.number());
            return number.is_some_and(|number| match form {
                CountForm::Condition(out) => number != *out,
                CountForm::Number | CountForm::Share => number > 0,
            });
        }
        roots.iter().any(|&name| base.node(name).is_some())
    }

    /// Returns the choices in a unit, at least 1.
    #[must_use]
    pub fn weight(&self, base: &Base, unit: UnitId) -> u32 {
        let roots = self.get(unit).roots.iter();
        let nodes = roots.filter_map(|&name| base.node(name));
        nodes
            .map(|node| base.trace().weight(node))
            .sum::<u32>()
            .max(1)
    }

    /// Returns the number of existing units that have to stay.
    #[must_use]
    pub fn least(&self, base: &Base, list: ListId) -> usize {
        let List { units, count, .. } = self.get_list(list);
        let count = count.and_then(|name| base.node(name));
        let Some(choice) = count.and_then(|node| base.trace().choice(node)) else {
            return 0;
        };
        let alive = units
            .iter()
            .filter(|&&unit| self.is_alive(base, unit))
            .count();
        let may_go = choice.number().map_or(0, |number| number - choice.low);
        alive.saturating_sub(usize::try_from(may_go).unwrap_or(0))
    }

    pub fn delete(&self, base: &Base, gone: &[UnitId], edit: &mut TraceEdit) {
        let mut lists: Vec<(ListId, i128)> = Vec::new();
        for &unit in gone {
            if !self.is_alive(base, unit) {
                continue;
            }
            let unit = self.get(unit);
            for &root in &unit.roots {
                if let Some(node) = base.node(root) {
                    edit.delete(node);
                }
            }
            match lists.iter_mut().find(|(list, _)| *list == unit.list) {
                Some((_, gone)) => *gone += 1,
                None => lists.push((unit.list, 1)),
            }
        }
        for (list, gone) in lists {
            self.lower(base, list, gone, edit);
        }
    }

    fn lower(&self, base: &Base, list: ListId, gone: i128, edit: &mut TraceEdit) {
        let List { units, count, form } = self.get_list(list);
        let node = count.and_then(|name| base.node(name));
        let choice = node.and_then(|node| base.trace().choice(node));
        let Some((node, choice)) = node.zip(choice) else {
            return;
        };
        let now = match edit.decision(node) {
            Some(Decision::Number(number)) => *number,
            _ => match choice.number() {
                Some(number) => number,
                None => return,
            },
        };
        let lower = match form {
            CountForm::Number => now - gone,
            CountForm::Share => {
                let alive = units.iter().filter(|&&unit| self.is_alive(base, unit));
                let alive = (alive.count() as i128).max(1);
                // Rounded up: a number at the edge of its share stays there.
                (now * (alive - gone) + alive - 1) / alive
            }
            CountForm::Condition(out) => *out,
        };
        // The count of the patterns is exact, legal or not.
        let lower = match self.patterns {
            Some(_) => lower,
            None => lower.max(choice.low),
        };
        edit.decide(node, Decision::Number(lower));
    }

    #[must_use]
    pub fn rooted(&self, name: Name) -> Option<UnitId> {
        self.by_root.get(&name).copied()
    }

    #[must_use]
    pub fn around(&self, base: &Base, node: NodeId) -> Option<UnitId> {
        let mut at = Some(node);
        while let Some(node) = at {
            if let Some(&unit) = self.by_root.get(&base.name(node)) {
                return Some(unit);
            }
            at = base.trace().parent(node);
        }
        None
    }
}
