//! Return stacks shared as a graph: many stacks at once, equal ones once.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::automaton::StateId;

/// A set of stacks. Equal sets have equal numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContextId(pub u32);

/// The top of a stack: where to return to, and what lies below.
pub type Top = (StateId, ContextId);

/// As a return state: there is nothing to return to.
pub const BOTTOM: StateId = StateId::MAX;

type Tops = SmallVec<[Top; 2]>;

/// Keeps the sets.
#[derive(Clone, Debug)]
pub struct Contexts {
    sets: Vec<Tops>,
    index: FxHashMap<Tops, ContextId>,
}

impl ContextId {
    /// The set with the empty stack alone.
    pub const EMPTY: Self = Self(0);
}

impl Contexts {
    /// Knows only the empty stack.
    #[must_use]
    pub fn new() -> Self {
        let mut contexts = Self {
            sets: Vec::new(),
            index: FxHashMap::default(),
        };
        let empty = contexts.intern(std::iter::once((BOTTOM, ContextId::EMPTY)).collect());
        debug_assert_eq!(empty, ContextId::EMPTY);
        contexts
    }

    /// How many sets are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sets.len()
    }

    /// The tops of a set's stacks, ascending.
    #[must_use]
    pub fn tops(&self, id: ContextId) -> &[Top] {
        &self.sets[id.0 as usize]
    }

    /// Whether the empty stack is among the stacks of a set.
    #[must_use]
    pub fn has_bottom(&self, id: ContextId) -> bool {
        // BOTTOM is the largest return state, so it sorts last.
        self.tops(id).last().is_some_and(|top| top.0 == BOTTOM)
    }

    /// All stacks of a set with one more return state on top.
    pub fn push(&mut self, state: StateId, below: ContextId) -> ContextId {
        self.intern(std::iter::once((state, below)).collect())
    }

    /// The stacks of both sets.
    pub fn union(&mut self, a: ContextId, b: ContextId) -> ContextId {
        if a == b {
            return a;
        }
        let mut tops: Tops = self.tops(a).iter().chain(self.tops(b)).copied().collect();
        tops.sort_unstable();
        tops.dedup();
        self.intern(tops)
    }

    /// Whether every stack of `inner` is, top by top, one of `outer`.
    #[must_use]
    pub fn covers(&self, outer: ContextId, inner: ContextId) -> bool {
        outer == inner
            || self
                .tops(inner)
                .iter()
                .all(|top| self.tops(outer).binary_search(top).is_ok())
    }

    fn intern(&mut self, tops: Tops) -> ContextId {
        if let Some(&id) = self.index.get(&tops) {
            return id;
        }
        let id = ContextId(self.sets.len() as u32);
        self.sets.push(tops.clone());
        self.index.insert(tops, id);
        id
    }
}
