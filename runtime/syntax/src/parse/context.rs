//! Sets of return stacks, shared as a graph in which equal sets occur once.
//!
//! A set is kept by its tops; each return state occurs once, with the set of all stacks below it.
//! This form is unique, so ambiguity multiplies neither sets nor work.
//!
//! Below the parser's own stack, sets are also *saturated*: a stack whose top may return at once
//! also stands for the stack below it, which the set has already. So a set's tops give all
//! continuations without a walk down, and inclusion of continuations is plain inclusion.

use std::cell::Cell;
use std::hash::{Hash, Hasher};

use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

use super::automaton::StateId;
use crate::Halt;

/// A set of stacks. Equal sets have equal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContextId(pub u32);

/// The top of a stack: the return state, and what lies below.
pub type Top = (StateId, ContextId);

/// In place of a return state: the stack ends.
pub const BOTTOM: StateId = StateId::MAX;

/// In place of a return state: the rest of the stack is left out.
pub const CUT: StateId = StateId::MAX - 2;

type Tops = SmallVec<[Top; 8]>;

#[derive(Clone, Debug)]
pub struct Contexts {
    tops: Vec<Top>,
    sets: Vec<Set>,
    /// By hash: the last set that has it.
    index: FxHashMap<u64, ContextId>,
    unions: FxHashMap<(ContextId, ContextId), ContextId>,
    /// By outer and inner set.
    included: FxHashMap<(ContextId, ContextId), bool>,
    /// Remaining work. At 0 answers are quick and wrong, and the sets have to be dropped.
    left: Cell<u64>,
    halt: Halt,
}

#[derive(Clone, Copy, Debug)]
struct Set {
    first: u32,
    len: u32,
    /// The set before with the same hash, or this one.
    same_hash: ContextId,
}

struct Comparison {
    outer: ContextId,
    inner: ContextId,
    /// Tops before this one are in the outer set.
    at: usize,
}

struct Merge {
    key: (ContextId, ContextId),
    tops: Tops,
    /// Tops before this one differ from their neighbours.
    at: usize,
}

const COVER_DEPTH: u32 = 6;

#[derive(Clone, Copy, Debug)]
pub struct Cover<'a> {
    /// See [`can_end`](super::automaton::Automaton::can_end).
    pub can_end: &'a [bool],
    /// Whether the empty stack stands for every stack.
    pub unknown: bool,
}

impl ContextId {
    pub const EMPTY: Self = Self(0);
}

impl Contexts {
    #[must_use]
    pub fn new(halt: Halt) -> Self {
        let mut contexts = Self {
            tops: Vec::new(),
            sets: Vec::new(),
            index: FxHashMap::default(),
            unions: FxHashMap::default(),
            included: FxHashMap::default(),
            left: Cell::new(u64::MAX),
            halt,
        };
        let empty = contexts.intern(std::iter::once((BOTTOM, ContextId::EMPTY)).collect());
        debug_assert_eq!(empty, ContextId::EMPTY);
        contexts
    }

    /// Sets the remaining work, in steps and tops of new sets.
    pub fn allow(&self, work: u64) {
        self.left.set(work);
    }

    #[must_use]
    pub fn left(&self) -> u64 {
        self.left.get()
    }

    pub const fn halt(&self) -> &Halt {
        &self.halt
    }

    /// Returns false if no work remains.
    pub fn spend(&self, work: u64) -> bool {
        let before = self.left.get();
        let mut left = before.saturating_sub(work);
        if self.halt.look_between(before, left) {
            left = 0;
        }
        self.left.set(left);
        left > 0
    }

    /// Counts sets, with their tops, unions and comparisons.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sets.len() + self.tops.len() / 4 + self.unions.len() + self.included.len()
    }

    /// Returns the tops in ascending order.
    #[must_use]
    pub fn tops(&self, id: ContextId) -> &[Top] {
        let set = self.sets[id.0 as usize];
        &self.tops[set.first as usize..][..set.len as usize]
    }

    #[must_use]
    pub fn has_bottom(&self, id: ContextId) -> bool {
        // BOTTOM is the largest return state, so it sorts last.
        self.tops(id).last().is_some_and(|top| top.0 == BOTTOM)
    }

    pub fn push(&mut self, state: StateId, below: ContextId) -> ContextId {
        self.intern(std::iter::once((state, below)).collect())
    }

    /// Pushes a return state that may return at once on a saturated set; saturates the result.
    ///
    /// `repeats`: the state is a loop's, so that a second push adds nothing.
    pub fn push_through(&mut self, state: StateId, repeats: bool, below: ContextId) -> ContextId {
        let mut tops: Tops = self.tops(below).iter().copied().collect();
        match tops.binary_search_by_key(&state, |top| top.0) {
            Ok(at) => {
                if repeats && self.is_pushed(below, tops[at]) {
                    return below;
                }
                // The set below already includes all below this top.
                tops[at].1 = below;
            }
            Err(at) => tops.insert(at, (state, below)),
        }
        self.intern(tops)
    }

    /// Whether a saturated set is another one with this top pushed.
    fn is_pushed(&self, set: ContextId, (state, below): Top) -> bool {
        let others = |id| self.tops(id).iter().filter(move |top| top.0 != state);
        others(set).eq(others(below))
    }

    /// Does not recurse: stacks are as deep as texts.
    pub fn union(&mut self, a: ContextId, b: ContextId) -> ContextId {
        if let Some(known) = self.known_union(a, b) {
            return known;
        }
        let mut work = vec![self.merge(a, b)];
        while let Some(merge) = work.last_mut() {
            if !self.spend(merge.tops.len() as u64) {
                return a;
            }
            // Equal tops become one, above the union of the sets below them.
            let tops = &mut merge.tops;
            let same = (merge.at..tops.len()).find(|&at| tops[at - 1].0 == tops[at].0);
            let Some(at) = same else {
                let (key, tops) = (merge.key, std::mem::take(tops));
                work.pop();
                let union = self.intern(tops);
                self.unions.insert(key, union);
                continue;
            };
            merge.at = at;
            let (one, other) = (tops[at - 1].1, tops[at].1);
            match self.known_union(one, other) {
                Some(below) => {
                    tops[at - 1].1 = below;
                    tops.remove(at);
                }
                // Known when this merge recurs.
                None => work.push(self.merge(one, other)),
            }
        }
        self.unions[&(a.min(b), a.max(b))]
    }

    fn known_union(&self, a: ContextId, b: ContextId) -> Option<ContextId> {
        match a == b {
            true => Some(a),
            false => self.unions.get(&(a.min(b), a.max(b))).copied(),
        }
    }

    fn merge(&self, a: ContextId, b: ContextId) -> Merge {
        let mut tops: Tops = self.tops(a).iter().chain(self.tops(b)).copied().collect();
        tops.sort_unstable();
        tops.dedup();
        Merge {
            key: (a.min(b), a.max(b)),
            tops,
            at: 1,
        }
    }

    /// Does not recurse.
    pub fn includes(&mut self, outer: ContextId, inner: ContextId) -> bool {
        if let Some(known) = self.known_included(outer, inner) {
            return known;
        }
        let start = |outer, inner| Comparison {
            outer,
            inner,
            at: 0,
        };
        let mut work = vec![start(outer, inner)];
        while let Some(comparison) = work.last_mut() {
            if !self.spend(1) {
                return false;
            }
            let (outer, inner) = (comparison.outer, comparison.inner);
            let Some(&(state, below)) = self.tops(inner).get(comparison.at) else {
                self.included.insert((outer, inner), true);
                work.pop();
                continue;
            };
            let place = self.tops(outer).binary_search_by_key(&state, |top| top.0);
            let rest = place.ok().map(|at| self.tops(outer)[at].1);
            match rest.map(|rest| (rest, self.known_included(rest, below))) {
                Some((_, Some(true))) => comparison.at += 1,
                // Known when this comparison recurs.
                Some((rest, None)) => work.push(start(rest, below)),
                None | Some((_, Some(false))) => {
                    let failed = work.drain(..).map(|c| ((c.outer, c.inner), false));
                    self.included.extend(failed);
                    return false;
                }
            }
        }
        true
    }

    fn known_included(&self, outer: ContextId, inner: ContextId) -> Option<bool> {
        if outer == inner {
            return Some(true);
        }
        self.included.get(&(outer, inner)).copied()
    }

    /// Whether `outer` has all continuations of `inner`; false where that lies deep.
    #[must_use]
    pub fn covers(&self, outer: ContextId, inner: ContextId, cover: Cover<'_>) -> bool {
        self.covers_within(outer, inner, cover, COVER_DEPTH)
    }

    fn covers_within(
        &self,
        outer: ContextId,
        inner: ContextId,
        cover: Cover<'_>,
        depth: u32,
    ) -> bool {
        if outer == inner || (cover.unknown && self.has_bottom(outer)) {
            return true;
        }
        if depth == 0 || !self.spend(self.tops(inner).len() as u64) {
            return false;
        }
        let each = self.tops(inner).iter().all(|&(state, below)| {
            self.tops(outer).iter().any(|&(top, rest)| {
                if top == BOTTOM || state == BOTTOM {
                    return top == state;
                }
                top == state && self.covers_within(rest, below, cover, depth - 1)
            })
        });
        // A stack that may return at once also has all stacks below it.
        let below = |&(top, rest): &Top| {
            top != BOTTOM
                && cover.can_end[top as usize]
                && self.covers_within(rest, inner, cover, depth - 1)
        };
        each || self.tops(outer).iter().any(below)
    }

    fn intern(&mut self, tops: Tops) -> ContextId {
        self.spend(tops.len() as u64 + 4);
        let mut hasher = FxHasher::default();
        tops.hash(&mut hasher);
        let hash = hasher.finish();
        let last = self.index.get(&hash).copied();
        let mut next = last;
        while let Some(id) = next {
            if *self.tops(id) == *tops {
                return id;
            }
            let before = self.sets[id.0 as usize].same_hash;
            next = (before != id).then_some(before);
        }
        let id = ContextId(self.sets.len() as u32);
        self.sets.push(Set {
            first: self.tops.len() as u32,
            len: tops.len() as u32,
            same_hash: last.unwrap_or(id),
        });
        self.tops.extend(tops);
        self.index.insert(hash, id);
        id
    }
}
