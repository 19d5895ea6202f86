//! Reducible parts: what a run can do without.
//!
//! What repeats is a list of units, each of which may go if the number of times
//! becomes lower; what is optional is a list of one. Clients that are told of
//! repetitions write them down. Elsewhere they are inferred: within a part, a
//! place that comes by again begins another time, since the same activation is at
//! the same point of the program once more.

use rustc_hash::{FxHashMap, FxHashSet};

use super::base::{Base, Name};
use super::edit::TraceEdit;
use super::trace::{Choice, Decision, Element, Kind, NodeId, PartKind, Place, Trace};

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
}

/// All units of a run. They keep to names, so they are good for later runs, too.
#[derive(Clone, Debug, Default)]
pub struct Units {
    units: Vec<Unit>,
    lists: Vec<List>,
    /// By root, the innermost unit.
    by_root: FxHashMap<Name, UnitId>,
}

/// Siblings that are still to be looked at.
struct Siblings {
    nodes: Vec<NodeId>,
    around: Option<UnitId>,
}

/// What makes siblings the same point of the program.
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

impl Units {
    /// Finds the units of a run. Linear but for siblings of many different places.
    #[must_use]
    pub fn of(base: &Base) -> Self {
        let trace = base.trace();
        let mut units = Self::default();
        let mut work = vec![Siblings {
            nodes: trace.children(None).collect(),
            around: None,
        }];
        // First in, first out: outer units before inner ones.
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
            units.look_at(base, siblings, &mut work);
        }
        units
    }

    fn look_at(&mut self, base: &Base, siblings: Siblings, work: &mut Vec<Siblings>) {
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
            if seen[&first] > 1 {
                let end = self.repetition(base, &nodes, at, around, work);
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

    /// Siblings from one on, whose place comes by again. Returns the end of the
    /// last repetition.
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
        let more = nodes[last + 1..].iter();
        let end = last
            + 1
            + more
                .take_while(|&&node| usual.contains(&key(trace, node)))
                .count();
        let times = starts.len() as i128;
        let says_so = |node: &&NodeId| {
            let number = trace.choice(**node).and_then(Choice::number);
            number == Some(times)
        };
        let count = nodes[..start].iter().rev().find(says_so);
        let list = self.list(count.map(|&node| base.name(node)));
        starts.push(end);
        for pair in starts.windows(2) {
            let unit = self.unit(base, &nodes[pair[0]..pair[1]], list, around);
            let around = Some(unit);
            // The first one alone is no repetition, what is in it and behind it may be.
            for nodes in [vec![nodes[pair[0]]], nodes[pair[0] + 1..pair[1]].to_vec()] {
                work.push(Siblings { nodes, around });
            }
        }
        end
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
        let list = self.list(count.map(|node| base.name(node)));
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
        let says = nodes.first().and_then(|&node| trace.choice(node));
        if says.and_then(Choice::number) != Some(1) {
            work.push(Siblings { nodes, around });
            return;
        }
        let list = self.list(Some(base.name(nodes.remove(0))));
        let unit = self.unit(base, &nodes, list, around);
        let around = Some(unit);
        work.push(Siblings { nodes, around });
    }

    fn list(&mut self, count: Option<Name>) -> ListId {
        let units = Vec::new();
        self.lists.push(List { units, count });
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

    /// The lists in a unit, not those in units in it; without a unit, the outermost.
    pub fn lists_in(&self, around: Option<UnitId>) -> impl Iterator<Item = ListId> + '_ {
        let parent = move |list: &ListId| {
            let first = self.get_list(*list).units.first();
            first.map(|&unit| self.get(unit).parent)
        };
        self.lists()
            .filter(move |list| parent(list) == Some(around))
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
        let List { units, count } = self.get_list(list);
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
        let trace = base.trace();
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
            let count = self.get_list(unit.list).count;
            let Some(node) = count.and_then(|name| base.node(name)) else {
                continue;
            };
            let Some(choice) = trace.choice(node) else {
                continue;
            };
            let now = match edit.decision(node) {
                Some(Decision::Number(number)) => Some(*number),
                _ => choice.number(),
            };
            if let Some(now) = now {
                edit.decide(node, Decision::Number((now - 1).max(choice.low)));
            }
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::file;
    use crate::generate::generator::Run;

    /// A run from letters: a digit is a number at place `n`, a letter a choice
    /// at a place of that name, brackets are a call at the place of the letter before.
    fn base(text: &str) -> Base {
        let mut lines = String::from("{\"trace\":1}\n");
        for (number, place) in ('a'..='z').enumerate() {
            lines.push_str(&format!("[\"p\",{number},\"{place}\"]\n"));
        }
        let place = |letter: char| letter as u32 - 'a' as u32;
        let mut letters = text.chars().peekable();
        while let Some(letter) = letters.next() {
            lines.push_str(&match letter {
                ')' => "[\"e\"]\n".to_owned(),
                '0'..='9' => format!("[\"c\",\"range\",{},0,9,{letter}]\n", place('n')),
                _ if letters.next_if_eq(&'(').is_some() => {
                    format!("[\"b\",\"call\",{}]\n", place(letter))
                }
                _ => format!("[\"c\",\"pick\",{},0,1,0]\n", place(letter)),
            });
        }
        let (trace, _) = file::read(&lines).unwrap();
        Base::new(Run {
            trace,
            output: Vec::new(),
        })
    }

    /// The lists with the first node and the number of nodes of each unit.
    fn shown(text: &str) -> Vec<(Option<i128>, Vec<(u32, usize)>)> {
        let base = base(text);
        let units = Units::of(&base);
        let list = |list: ListId| {
            let list = units.get_list(list);
            let count = list.count.and_then(|name| base.node(name));
            let count = count.and_then(|node| base.trace().choice(node)?.number());
            let of = |&unit: &UnitId| {
                let roots = &units.get(unit).roots;
                (base.node(roots[0]).unwrap().0, roots.len())
            };
            (count, list.units.iter().map(of).collect())
        };
        units.lists().map(list).collect()
    }

    #[test]
    fn a_place_that_comes_by_again_is_a_repetition() {
        // for _ in range(randint()): a; b
        assert_eq!(shown("3abababc"), [(Some(3), vec![(1, 2), (3, 2), (5, 2)])]);
        // while r: a
        assert_eq!(shown("rararc"), [(None, vec![(0, 2), (2, 2), (4, 1)])]);
        // Calls of a function.
        let calls = shown("2f(x)f(y)g(z)");
        assert_eq!(calls, [(Some(2), vec![(1, 1), (3, 1)])]);
        assert_eq!(shown("abcf(d)"), []);
    }

    #[test]
    fn repetitions_may_be_nested() {
        let nested = shown("abbabbb");
        assert_eq!(
            nested,
            [
                (None, vec![(0, 3), (3, 4)]),
                (None, vec![(1, 1), (2, 1)]),
                (None, vec![(4, 1), (5, 1), (6, 1)]),
            ]
        );
        let within = shown("f(2aa)f(3bbb)");
        assert_eq!(within[1], (Some(2), vec![(2, 1), (3, 1)]));
        assert_eq!(within[2], (Some(3), vec![(6, 1), (7, 1), (8, 1)]));
    }

    #[test]
    fn a_deleted_unit_lowers_its_count() {
        let base = base("3f(a)f(b)f(c)");
        let units = Units::of(&base);
        let list = ListId(0);
        assert_eq!(units.least(&base, list), 0);
        let mut edit = TraceEdit::new();
        units.delete(&base, &[UnitId(0), UnitId(2)], &mut edit);
        let (trace, _) = edit.apply(base.trace());
        assert_eq!(trace.choices(), 2);
        let count = trace.choice(NodeId(0)).unwrap();
        assert_eq!(count.number(), Some(1));
    }
}
