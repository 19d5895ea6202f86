//! The follower: which recorded decision answers a choice, by the rules of docs/protocol.md.

use rustc_hash::FxHashMap;

use super::fresh::{SplitMix, arbitrary, clamp_decision, fresh};
use super::trace::{Decision, Element, Kind, NodeId, PartKind, Place, Trace};

/// The rule for choices without a legal decision in the trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Following {
    /// Halts the run.
    Strict,
    /// Takes the nearest legal decision, or a low one.
    Nearest,
    /// Takes an arbitrary legal decision, determined by a seed below 2⁵³.
    Arbitrary(u64),
}

/// The error of a strict run that left its trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halted {
    /// Number of choices answered before.
    pub at: usize,
}

/// A cursor in a trace while a generator runs.
#[derive(Clone, Debug)]
pub struct Follower {
    trace: Trace,
    following: Following,
    random: SplitMix,
    /// Open parts of the run, with their positions in the trace, if any.
    open: Vec<Option<Position>>,
    answered: usize,
    /// Index after the last node that answered a choice.
    after_last: usize,
    fresh: FxHashMap<Place, u64>,
}

/// The children of a part that the run has not reached.
#[derive(Clone, Copy, Debug)]
struct Position {
    next: usize,
    end: usize,
}

impl Follower {
    /// Creates a cursor at the start.
    #[must_use]
    pub fn new(trace: Trace, following: Following) -> Self {
        let all = Position {
            next: 0,
            end: trace.len(),
        };
        let seed = match following {
            Following::Arbitrary(seed) => seed,
            Following::Strict | Following::Nearest => 0,
        };
        Self {
            trace,
            following,
            random: SplitMix::new(seed),
            open: vec![Some(all)],
            answered: 0,
            after_last: 0,
            fresh: FxHashMap::default(),
        }
    }

    /// Begins an item, or a part with a choice or item in it; returns the trace's matching part.
    pub fn begin(&mut self, kind: PartKind, place: &Place) -> Option<NodeId> {
        let matches =
            |element: &Element| matches!(element, Element::Part(k, p) if *k == kind && p == place);
        let found = self.find(matches);
        self.open.push(found.map(|node| {
            let below = self.trace.subtree(node);
            Position {
                next: below.start + 1,
                end: below.end,
            }
        }));
        found
    }

    pub(super) fn advance(&mut self, kind: Kind, place: &Place) -> Option<NodeId> {
        let matches = |element: &Element| matches!(element, Element::Choice(c) if c.kind == kind && c.place == *place);
        self.find(matches)
    }

    /// Ends the innermost part.
    pub fn end(&mut self) {
        self.open.pop();
    }

    /// Returns a choice's decision.
    ///
    /// # Errors
    /// If the run is strict and the trace has no legal decision here.
    pub fn choose(
        &mut self,
        kind: Kind,
        place: &Place,
        low: i128,
        high: i128,
    ) -> Result<Decision, Halted> {
        self.choose_of(kind, place, (low, high), None)
    }

    /// Whether choices of alternatives are matched by value.
    #[must_use]
    pub const fn is_valued(&self) -> bool {
        self.trace.is_valued()
    }

    /// Returns a choice's decision, given the values of the alternatives.
    ///
    /// # Errors
    /// As [`choose`](Self::choose).
    pub(super) fn choose_of(
        &mut self,
        kind: Kind,
        place: &Place,
        (low, high): (i128, i128),
        value: Option<&dyn Fn(i128) -> String>,
    ) -> Result<Decision, Halted> {
        let at = self.answered;
        self.answered += 1;
        let found = self.advance(kind, place);
        let strict = self.following == Following::Strict;
        if strict && (found.is_none() || found != self.remaining_choice()) {
            return Err(Halted { at });
        }
        let Some(choice) = found.and_then(|node| self.trace.choice(node)) else {
            if let Following::Arbitrary(_) = self.following {
                return Ok(arbitrary(&mut self.random, kind, low, high));
            }
            let count = self.fresh.entry(place.clone()).or_default();
            *count += 1;
            return Ok(fresh(*count - 1, kind, low, high));
        };
        self.after_last = found.map_or(self.after_last, |node| node.index() + 1);
        let mut here = choice.clone();
        (here.low, here.high) = (low, high);
        let is_same = match (&here.value, value) {
            (Some(wanted), Some(value)) => {
                let now = here.number().filter(|_| here.is_legal());
                let mut same = now.into_iter().chain(low..=high);
                let same = same.find(|&number| *value(number) == **wanted);
                here.decision = same.map_or(here.decision, Decision::Number);
                same.is_some()
            }
            _ => here.is_legal(),
        };
        if is_same {
            return Ok(here.decision);
        }
        match self.following {
            Following::Strict => Err(Halted { at }),
            Following::Nearest => Ok(clamp_decision(&here, low, high)),
            Following::Arbitrary(_) => Ok(arbitrary(&mut self.random, kind, low, high)),
        }
    }

    /// Ends the run.
    ///
    /// # Errors
    /// If the run is strict and the trace has more choices.
    pub fn finish(&self) -> Result<(), Halted> {
        match self.remaining_choice() {
            Some(_) if self.following == Following::Strict => Err(Halted { at: self.answered }),
            _ => Ok(()),
        }
    }

    fn remaining_choice(&self) -> Option<NodeId> {
        let rest = (self.after_last..self.trace.len()).map(|at| NodeId(at as u32));
        let mut choices = rest.filter(|&node| self.trace.choice(node).is_some());
        choices.next()
    }

    /// Moves past the next matching child of the open part.
    fn find(&mut self, matches: impl Fn(&Element) -> bool) -> Option<NodeId> {
        let position = self.open.last_mut()?.as_mut()?;
        let mut at = position.next;
        while at < position.end {
            let node = NodeId(at as u32);
            let after_last = self.trace.subtree(node).end;
            if matches(self.trace.element(node)) {
                position.next = after_last;
                return Some(node);
            }
            at = after_last;
        }
        None
    }
}
