//! Reducible parts: what a run can do without.
//!
//! What repeats is a list of units, each of which may go if the number of times
//! becomes lower; what is optional is a list of one. Clients that are told of
//! repetitions write them down. Elsewhere they are inferred: within a part, a
//! place that comes by again begins another time, since the same activation is at
//! the same point of the program once more.

mod inferred;
#[cfg(test)]
mod tests;

use rustc_hash::FxHashMap;

use super::base::{Base, Name};
use super::edit::TraceEdit;
use super::trace::{Decision, NodeId};

/// The number of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UnitId(pub u32);

/// The number of a list of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ListId(pub u32);

/// Something that may go.
#[derive(Clone, Debug)]
pub struct Unit {
    /// Neighbours in the trace; all that is in it is below them.
    pub roots: Vec<Name>,
    /// The list that it is in.
    pub list: ListId,
    /// The unit around it.
    pub parent: Option<UnitId>,
    /// How many units are around it.
    pub depth: usize,
}

/// Units beside each other, made by the same point of the program.
#[derive(Clone, Debug)]
pub struct List {
    /// In the order of the run.
    pub units: Vec<UnitId>,
    /// The choice that says how many they are, if one does.
    pub count: Option<Name>,
    /// What it says.
    pub says: Says,
}

/// How a choice says how many units there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Says {
    /// It is lower by one for each that goes.
    #[default]
    Number,
    /// It is a part of a number, as in `floor(random() * n)`: with a share of them it keeps
    /// that share of itself. That is exact if there is at most one more than the number.
    Share,
}

/// All units of a run. They keep to names, so they are good for later runs, too.
#[derive(Clone, Debug, Default)]
pub struct Units {
    units: Vec<Unit>,
    lists: Vec<List>,
    /// By root, the innermost unit.
    by_root: FxHashMap<Name, UnitId>,
}

impl Units {
    fn list(&mut self, count: Option<Name>, says: Says) -> ListId {
        let units = Vec::new();
        self.lists.push(List { units, count, says });
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

    /// A unit.
    #[must_use]
    pub fn get(&self, unit: UnitId) -> &Unit {
        &self.units[unit.0 as usize]
    }

    /// A list.
    #[must_use]
    pub fn get_list(&self, list: ListId) -> &List {
        &self.lists[list.0 as usize]
    }

    /// All units, outer ones first.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = UnitId> + use<> {
        (0..self.units.len() as u32).map(UnitId)
    }

    /// All lists, outer ones first.
    pub fn lists(&self) -> impl DoubleEndedIterator<Item = ListId> + use<> {
        (0..self.lists.len() as u32).map(ListId)
    }

    /// Whether a unit is still there.
    #[must_use]
    pub fn is_alive(&self, base: &Base, unit: UnitId) -> bool {
        let Unit { roots, list, .. } = self.get(unit);
        if roots.is_empty() {
            let count = self.get_list(*list).count.and_then(|name| base.node(name));
            let number = count.and_then(|node| base.trace().choice(node)?.number());
            return number.is_some_and(|number| number > 0);
        }
        roots.iter().any(|&name| base.node(name).is_some())
    }

    /// How many choices go with a unit; at least 1.
    #[must_use]
    pub fn weight(&self, base: &Base, unit: UnitId) -> u32 {
        let roots = self.get(unit).roots.iter();
        let nodes = roots.filter_map(|&name| base.node(name));
        nodes
            .map(|node| base.trace().weight(node))
            .sum::<u32>()
            .max(1)
    }

    /// How many of the units of a list that are there have to stay.
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

    /// Deletes units that are still there; how many there are becomes lower where a choice
    /// says it.
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

    /// So many units of a list go: the choice that says how many there are says so.
    fn lower(&self, base: &Base, list: ListId, gone: i128, edit: &mut TraceEdit) {
        let List { units, count, says } = self.get_list(list);
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
        let lower = match says {
            Says::Number => now - gone,
            Says::Share => {
                let alive = units.iter().filter(|&&unit| self.is_alive(base, unit));
                let alive = (alive.count() as i128).max(1);
                // Upwards: where it began at the edge, it stays there.
                (now * (alive - gone) + alive - 1) / alive
            }
        };
        edit.decide(node, Decision::Number(lower.max(choice.low)));
    }

    /// The innermost unit of which a node of this name is a root.
    #[must_use]
    pub fn rooted(&self, name: Name) -> Option<UnitId> {
        self.by_root.get(&name).copied()
    }

    /// The innermost unit that a node is in.
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
