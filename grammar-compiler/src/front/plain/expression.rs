//! Conversion of an automaton to an expression, by elimination of its states.
//!
//! Brzozowski and McCluskey, "Signal Flow Graph Techniques for Sequential Circuit State Diagrams",
//! 1963.

use std::collections::BTreeMap;

use super::tree::{Choice, Item, Node};
use crate::diagnostics::Span;
use crate::ir::{CharSet, LAST};
use crate::lexer::{Classes, Dfa};

/// Maximal numbers of states, and of parts of an intermediate expression.
const STATES: usize = 1000;
const PARTS: usize = 20_000;
const DEPTH: usize = 64;

#[derive(Clone, Debug, PartialEq, Eq)]
enum Re {
    Set(CharSet),
    Sequence(Vec<Re>),
    Choice(Vec<Re>),
    Repeat(bool, bool, Box<Re>),
}

/// Returns an automaton's texts as a choice, empty if nothing matches; `None` if too large.
pub fn expression(classes: &Classes, dfa: &Dfa, span: Span) -> Option<Choice> {
    let states = dfa.accepts.len();
    let start = usize::from(dfa.modes[0]);
    if start == 0 {
        return Some(Vec::new());
    }
    if states > STATES {
        return None;
    }
    // Extra states before the first and behind the last.
    let (first, last) = (states, states + 1);
    let mut edges = Edges::default();
    edges.add(first, start, empty());
    for state in 1..states {
        let mut to: BTreeMap<usize, Vec<_>> = BTreeMap::new();
        for range in classes.ranges().iter().filter(|range| range.first <= LAST) {
            let at = state * dfa.classes + usize::from(range.class);
            let next = usize::from(dfa.transitions[at]);
            if next > 0 {
                to.entry(next)
                    .or_default()
                    .push(crate::ast::CodePointRange {
                        first: range.first,
                        last: range.last.min(LAST),
                    });
            }
        }
        for (next, ranges) in to {
            edges.add(state, next, Re::Set(CharSet::new(ranges)));
        }
        if dfa.accepts[state] > 0 {
            edges.add(state, last, empty());
        }
    }
    let mut left: Vec<usize> = (1..states).collect();
    while !left.is_empty() {
        let (at, _) = left
            .iter()
            .enumerate()
            .min_by_key(|&(_, &state)| edges.cost(state))?;
        edges.eliminate(left.swap_remove(at));
        if edges.parts > PARTS {
            return None;
        }
    }
    let whole = edges.take(first, last)?;
    if depth(&whole) > DEPTH {
        return None;
    }
    Some(choice_of(whole, span))
}

#[derive(Default)]
struct Edges {
    out: BTreeMap<usize, BTreeMap<usize, Re>>,
    into: BTreeMap<usize, BTreeMap<usize, ()>>,
    parts: usize,
}

impl Edges {
    fn add(&mut self, from: usize, to: usize, what: Re) {
        self.parts += parts(&what);
        let edges = self.out.entry(from).or_default();
        let what = match edges.remove(&to) {
            Some(before) => choice(before, what),
            None => what,
        };
        edges.insert(to, what);
        self.into.entry(to).or_default().insert(from, ());
    }

    fn take(&mut self, from: usize, to: usize) -> Option<Re> {
        let what = self.out.get_mut(&from)?.remove(&to)?;
        self.into.get_mut(&to)?.remove(&from);
        self.parts = self.parts.saturating_sub(parts(&what));
        Some(what)
    }

    fn cost(&self, state: usize) -> (usize, usize) {
        let count = |edges: Option<usize>| edges.unwrap_or(0);
        let out = count(self.out.get(&state).map(BTreeMap::len));
        let into = count(self.into.get(&state).map(BTreeMap::len));
        (out * into, state)
    }

    fn eliminate(&mut self, state: usize) {
        let around = self.take(state, state).map(star);
        let from: Vec<usize> = self
            .into
            .remove(&state)
            .unwrap_or_default()
            .into_keys()
            .collect();
        let to: Vec<usize> = self
            .out
            .get(&state)
            .into_iter()
            .flat_map(BTreeMap::keys)
            .copied()
            .collect();
        let leaving: Vec<(usize, Re)> = to
            .into_iter()
            .filter_map(|to| Some((to, self.take(state, to)?)))
            .collect();
        for from in from {
            let Some(first) = self
                .out
                .get_mut(&from)
                .and_then(|edges| edges.remove(&state))
            else {
                continue;
            };
            self.parts = self.parts.saturating_sub(parts(&first));
            for (to, last) in &leaving {
                let mut way = vec![first.clone()];
                way.extend(around.clone());
                way.push(last.clone());
                self.add(from, *to, sequence(way));
                if self.parts > PARTS {
                    return;
                }
            }
        }
    }
}

fn empty() -> Re {
    Re::Sequence(Vec::new())
}

fn star(inner: Re) -> Re {
    match inner {
        Re::Repeat(_, _, inner) => Re::Repeat(true, true, inner),
        inner => Re::Repeat(true, true, Box::new(inner)),
    }
}

/// Concatenates; `x x*` becomes `x+`.
fn sequence(all: Vec<Re>) -> Re {
    let mut flat: Vec<Re> = Vec::new();
    for part in all {
        match part {
            Re::Sequence(inner) => flat.extend(inner),
            part => flat.push(part),
        }
    }
    let mut joined: Vec<Re> = Vec::with_capacity(flat.len());
    for part in flat {
        match (joined.last_mut(), &part) {
            (Some(before), Re::Repeat(true, true, inner)) if *before == **inner => {
                *before = Re::Repeat(false, true, inner.clone());
            }
            _ => joined.push(part),
        }
    }
    match joined.len() {
        1 => joined.remove(0),
        _ => Re::Sequence(joined),
    }
}

fn choice(a: Re, b: Re) -> Re {
    let mut all: Vec<Re> = Vec::new();
    let mut optional = false;
    for part in [a, b] {
        let inner = match part {
            Re::Choice(inner) => inner,
            Re::Repeat(true, many, inner) => {
                optional = true;
                match (many, *inner) {
                    (true, inner) => vec![Re::Repeat(false, true, Box::new(inner))],
                    (false, Re::Choice(inner)) => inner,
                    (false, inner) => vec![inner],
                }
            }
            part => vec![part],
        };
        for part in inner {
            match part {
                Re::Sequence(inner) if inner.is_empty() => optional = true,
                Re::Set(set) => match all.iter_mut().find(|known| matches!(known, Re::Set(_))) {
                    Some(Re::Set(known)) => *known = known.union(&set),
                    _ => all.push(Re::Set(set)),
                },
                part if !all.contains(&part) => all.push(part),
                _ => {}
            }
        }
    }
    let whole = match all.len() {
        0 => return empty(),
        1 => all.remove(0),
        _ => Re::Choice(all),
    };
    match (optional, whole) {
        (false, whole) => whole,
        (true, Re::Repeat(_, many, inner)) => Re::Repeat(true, many, inner),
        (true, whole) => Re::Repeat(true, false, Box::new(whole)),
    }
}

fn parts(re: &Re) -> usize {
    match re {
        Re::Set(_) => 1,
        Re::Sequence(all) | Re::Choice(all) => 1 + all.iter().map(parts).sum::<usize>(),
        Re::Repeat(_, _, inner) => 1 + parts(inner),
    }
}

fn depth(re: &Re) -> usize {
    match re {
        Re::Set(_) => 1,
        Re::Sequence(all) | Re::Choice(all) => 1 + all.iter().map(depth).max().unwrap_or(0),
        Re::Repeat(_, _, inner) => 1 + depth(inner),
    }
}

fn choice_of(re: Re, span: Span) -> Choice {
    match re {
        Re::Choice(all) => all.into_iter().map(|re| sequence_of(re, span)).collect(),
        re => vec![sequence_of(re, span)],
    }
}

fn sequence_of(re: Re, span: Span) -> Vec<Node> {
    match re {
        Re::Sequence(all) => all.into_iter().map(|re| node(re, span)).collect(),
        re => vec![node(re, span)],
    }
}

fn node(re: Re, span: Span) -> Node {
    let item = match re {
        Re::Set(set) => Item::Set {
            set,
            negated: false,
        },
        Re::Repeat(zero, many, inner) => Item::Repeat {
            zero,
            many,
            body: Box::new(node(*inner, span)),
        },
        re => Item::Group(choice_of(re, span)),
    };
    Node { item, span }
}
