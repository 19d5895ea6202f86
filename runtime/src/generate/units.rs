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

/// Siblings that are still to be looked at.
struct Siblings {
    nodes: Vec<NodeId>,
    around: Option<UnitId>,
}

/// A choice that says how many there are of something.
struct Found {
    node: NodeId,
    says: Says,
    /// How many of the places make up one time.
    each: usize,
}

/// So many parts outwards a count is looked for: it may be a loop's, whose body is a
/// function of its own.
const OUTWARDS: usize = 2;
/// A number that differs by no more may be meant as a count.
const NEAR: u128 = 2;

/// The choice that a node is, or the only one that is in it: what a function drew.
fn only_choice(trace: &Trace, node: NodeId) -> Option<NodeId> {
    let mut below = trace.subtree(node).map(|at| NodeId(at as u32));
    let first = below.find(|&node| trace.choice(node).is_some())?;
    below
        .all(|node| trace.choice(node).is_none())
        .then_some(first)
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
        let list = match Self::count(trace, nodes[start], starts.len()) {
            None => self.list(None, Says::Number),
            Some(Found { node, says, each }) => {
                starts = starts.into_iter().step_by(each).collect();
                self.list(Some(base.name(node)), says)
            }
        };
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

    /// The choice that says how often siblings from one on come by: first one that is
    /// that number, as near as possible; then what stands directly before, if that could
    /// be meant.
    fn count(trace: &Trace, first: NodeId, times: usize) -> Option<Found> {
        let exact = |node: NodeId| {
            let node = only_choice(trace, node)?;
            let choice = trace.choice(node)?;
            let counts = matches!(choice.kind, Kind::Count | Kind::Range);
            (counts && choice.number() == Some(times as i128)).then_some(Found {
                node,
                says: Says::Number,
                each: 1,
            })
        };
        let before = |node: NodeId| {
            let siblings = trace.children(trace.parent(node));
            siblings.take_while(move |&sibling| sibling < node)
        };
        let mut at = Some(first);
        for _ in 0..=OUTWARDS {
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
        let found = |says, each| Some(Found { node, says, each });
        match choice.kind {
            Kind::Real if leading.is_none() => found(Says::Share, 1),
            Kind::Real | Kind::Branch | Kind::Pick => None,
            // Several choices at one place, each time.
            _ if leading.is_some() && number > 0 && times as i128 % number == 0 => {
                found(Says::Number, times / usize::try_from(number).ok()?)
            }
            // A few more, or a few less.
            _ if number.abs_diff(times as i128) <= NEAR => found(Says::Number, 1),
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
        let list = self.list(count.map(|node| base.name(node)), Says::Number);
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
        let list = self.list(Some(base.name(nodes.remove(0))), Says::Number);
        let unit = self.unit(base, &nodes, list, around);
        let around = Some(unit);
        work.push(Siblings { nodes, around });
    }

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::file;
    use crate::generate::generator::Run;
    use crate::generate::trace::REAL_HIGH;

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
    type Shown = (Option<i128>, Vec<(u32, usize)>);

    fn shown(text: &str) -> Vec<Shown> {
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
    fn a_count_may_be_somewhere_else() {
        // A helper draws it; the body is a function of its own.
        assert_eq!(shown("h(3)aaa"), [(Some(3), vec![(2, 1), (3, 1), (4, 1)])]);
        assert_eq!(shown("2f(g(a)g(b))"), [(Some(2), vec![(2, 1), (4, 1)])]);
        // One more than drawn; and two choices on one line each time.
        assert_eq!(shown("1f(a)f(b)"), [(Some(1), vec![(1, 1), (3, 1)])]);
        assert_eq!(shown("2aabaab")[0], (Some(2), vec![(1, 3), (4, 3)]));
        // Something else was chosen in between.
        assert_eq!(shown("9xf(a)f(b)"), [(None, vec![(2, 1), (4, 1)])]);
    }

    #[test]
    fn a_share_is_kept() {
        let real = |share: f64| {
            let text = format!(
                "{{\"trace\":1}}\n[\"p\",0,\"r\"]\n[\"p\",1,\"f\"]\n[\"c\",\"real\",0,0,{},{}]\n",
                REAL_HIGH,
                (share * (REAL_HIGH + 1) as f64) as i128
            );
            text + &"[\"b\",\"call\",1]\n[\"c\",\"pick\",1,0,1,0]\n[\"e\"]\n".repeat(7)
        };
        // floor(random() * 10), and 1 + floor(random() * 10).
        for (share, more) in [(0.7, 0), (0.7999, 0), (0.6, 1), (0.6999, 1)] {
            let (trace, _) = file::read(&real(share)).unwrap();
            let base = Base::new(Run {
                trace,
                output: Vec::new(),
            });
            let units = Units::of(&base);
            for gone in 1..=7 - more {
                let units_gone: Vec<UnitId> = units.ids().take(gone).collect();
                let mut edit = TraceEdit::new();
                units.delete(&base, &units_gone, &mut edit);
                let (trace, _) = edit.apply(base.trace());
                let number = trace.choice(NodeId(0)).and_then(Choice::number).unwrap();
                let drawn = number as f64 / (REAL_HIGH + 1) as f64;
                assert_eq!((drawn * 10.0) as usize + more, 7 - gone, "{share} {gone}");
            }
        }
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
