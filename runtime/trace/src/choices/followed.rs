//! A run that follows a trace, with fresh decisions where it leaves the trace.

use crate::follow::{Follower, Halted};
use crate::sites::{Site, SiteNames};
use crate::trace::{Choice, Decision, Kind, PartKind, Place, Trace, TraceBuilder};

#[derive(Debug)]
pub(super) struct Followed {
    follower: Follower,
    builder: TraceBuilder,
    /// Begun parts without a choice or an item yet.
    pending: Vec<(PartKind, Place)>,
    names: SiteNames,
}

/// The payload of an unwind, without a panic report, that ends a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    Halted(Halted),
    Limit,
}

impl Stop {
    pub(super) fn now(self) -> ! {
        std::panic::resume_unwind(Box::new(self))
    }
}

pub(super) const OUT_OF_RANGE: &str = "a decision that is not in its range";

impl Followed {
    pub(super) fn new(follower: Follower) -> Self {
        Self {
            builder: TraceBuilder::valued(follower.is_valued()),
            follower,
            pending: Vec::new(),
            names: SiteNames::default(),
        }
    }

    pub(super) fn named(&mut self, place: Place) -> Site {
        self.names.intern(place)
    }

    pub(super) fn begin(&mut self, kind: PartKind, site: Site) {
        let place = self.names.place(site);
        self.pending.push((kind, place));
        if kind == PartKind::Item {
            // It counts, even without a choice.
            self.begin_pending();
        }
    }

    fn begin_pending(&mut self) {
        for (kind, place) in self.pending.drain(..) {
            self.follower.begin(kind, &place);
            self.builder.begin(kind, place);
        }
    }

    pub(super) fn choose(
        &mut self,
        kind: Kind,
        site: Site,
        (low, high): (i128, i128),
        value: Option<&dyn Fn(i128) -> String>,
    ) -> Decision {
        let value = value.filter(|_| self.follower.is_valued());
        self.begin_pending();
        let place = self.names.place(site);
        let decision = match self.follower.choose_of(kind, &place, (low, high), value) {
            Ok(decision) => decision,
            Err(halted) => Stop::Halted(halted).now(),
        };
        let choice = Choice {
            kind,
            place,
            low,
            high,
            decision: decision.clone(),
            value: match (&decision, value) {
                (Decision::Number(number), Some(value)) => Some(value(*number).into()),
                _ => None,
            },
        };
        assert!(choice.is_legal(), "{OUT_OF_RANGE}");
        self.builder.choose(choice);
        decision
    }

    pub(super) fn end(&mut self) {
        if self.pending.pop().is_none() {
            self.builder.end();
            self.follower.end();
        }
    }

    pub(super) fn check(&self) -> Result<(), Halted> {
        self.follower.finish()
    }

    pub(super) fn into_trace(self) -> Trace {
        self.builder.finish()
    }
}
