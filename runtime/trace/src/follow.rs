//! Following a trace while a generator runs: which recorded decision answers a
//! choice. docs/protocol.md has the rules; every client has the same.

use rustc_hash::FxHashMap;

use super::fresh::{brought_into_range, fresh};
use super::trace::{Decision, Element, Kind, NodeId, PartKind, Place, Trace};

/// The run left the trace, where that is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halted {
    /// How many choices were answered before.
    pub at: usize,
}

/// Walks along a trace.
#[derive(Clone, Debug)]
pub struct Follower {
    trace: Trace,
    strict: bool,
    /// The parts of the run that are open, with what they are in the trace.
    open: Vec<Option<Position>>,
    /// How many choices were answered.
    answered: usize,
    /// Behind the last choice that was answered.
    behind: usize,
    /// How many fresh decisions there were.
    fresh: FxHashMap<Place, u64>,
}

/// What is left of the children of a part.
#[derive(Clone, Copy, Debug)]
struct Position {
    next: usize,
    end: usize,
}

impl Follower {
    /// Begins at the beginning of a trace. If `strict`, the run has to be the
    /// trace's; otherwise it may leave it and come back.
    #[must_use]
    pub fn new(trace: Trace, strict: bool) -> Self {
        let all = Position {
            next: 0,
            end: trace.len(),
        };
        Self {
            trace,
            strict,
            open: vec![Some(all)],
            answered: 0,
            behind: 0,
            fresh: FxHashMap::default(),
        }
    }

    /// The run begins a part; returns what it is in the trace. Only parts in which
    /// something is chosen may be told.
    pub fn begin(&mut self, kind: PartKind, place: &Place) -> Option<NodeId> {
        let is_it =
            |element: &Element| matches!(element, Element::Part(k, p) if *k == kind && p == place);
        let found = self.find(is_it);
        self.open.push(found.map(|node| {
            let below = self.trace.subtree(node);
            Position {
                next: below.start + 1,
                end: below.end,
            }
        }));
        found
    }

    /// The run comes by a choice; returns what it is in the trace.
    pub(super) fn pass(&mut self, kind: Kind, place: &Place) -> Option<NodeId> {
        let is_it = |element: &Element| matches!(element, Element::Choice(c) if c.kind == kind && c.place == *place);
        self.find(is_it)
    }

    /// The run ends a part.
    pub fn end(&mut self) {
        self.open.pop();
    }

    /// The answer to a choice.
    ///
    /// # Errors
    /// If it has to be the trace's and cannot be.
    pub fn choose(
        &mut self,
        kind: Kind,
        place: &Place,
        low: i128,
        high: i128,
    ) -> Result<Decision, Halted> {
        let at = self.answered;
        self.answered += 1;
        let found = self.pass(kind, place);
        if self.strict && (found.is_none() || found != self.following()) {
            return Err(Halted { at });
        }
        let Some(choice) = found.and_then(|node| self.trace.choice(node)) else {
            let count = self.fresh.entry(place.clone()).or_default();
            *count += 1;
            return Ok(fresh(*count - 1, kind, low, high));
        };
        self.behind = found.map_or(self.behind, |node| node.index() + 1);
        let mut here = choice.clone();
        (here.low, here.high) = (low, high);
        if here.is_legal() {
            return Ok(here.decision);
        }
        if self.strict {
            return Err(Halted { at });
        }
        Ok(brought_into_range(&here, low, high))
    }

    /// The run has ended.
    ///
    /// # Errors
    /// If it has to be the trace's, and the trace goes on.
    pub fn finish(&self) -> Result<(), Halted> {
        match self.following() {
            Some(_) if self.strict => Err(Halted { at: self.answered }),
            _ => Ok(()),
        }
    }

    /// The choice behind the last one that was answered.
    fn following(&self) -> Option<NodeId> {
        let rest = (self.behind..self.trace.len()).map(|at| NodeId(at as u32));
        let mut choices = rest.filter(|&node| self.trace.choice(node).is_some());
        choices.next()
    }

    /// The next child of the current part that is what is looked for; goes behind it.
    fn find(&mut self, is_it: impl Fn(&Element) -> bool) -> Option<NodeId> {
        let position = self.open.last_mut()?.as_mut()?;
        let mut at = position.next;
        while at < position.end {
            let node = NodeId(at as u32);
            let behind = self.trace.subtree(node).end;
            if is_it(self.trace.element(node)) {
                position.next = behind;
                return Some(node);
            }
            at = behind;
        }
        None
    }
}
