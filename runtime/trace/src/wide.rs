//! A strategy in epochs, whose verdicts are recorded when it proposes the edits again.
//!
//! Other edits may have been accepted together with these. So an edit is known by the identities of
//! the nodes that it changes, and a deletion without the new number of a list's items.

use smallvec::SmallVec;

use super::base::{Base, Name};
use super::edit::TraceEdit;
use super::space::RunSpace;
use super::strategy::TraceStrategy;
use super::trace::Decision as Chosen;
use secateur_reduce::search::{Decision, Proposer};

/// A strategy with the verdicts of epochs.
#[derive(Clone)]
pub(crate) struct Settled {
    inner: Box<dyn TraceStrategy>,
    /// The strategy before its last proposal, with a width above 1.
    before: Option<Box<dyn TraceStrategy>>,
    is_wide: bool,
    /// Of edits that the strategy has not proposed since.
    known: Vec<(Key, bool)>,
}

#[derive(Clone, PartialEq, Eq)]
struct Key {
    gone: Vec<Name>,
    decisions: Vec<(Name, Chosen)>,
    replaced: Option<(Name, Name)>,
}

impl Key {
    fn of(base: &Base, edit: &TraceEdit) -> Self {
        let name = |node| base.name(node);
        let decisions = match edit.gone.is_empty() {
            true => &edit.decisions[..],
            false => &[],
        };
        Self {
            gone: edit.gone.iter().copied().map(name).collect(),
            decisions: decisions
                .iter()
                .map(|(node, chosen)| (name(*node), chosen.clone()))
                .collect(),
            replaced: edit.replaced.map(|(part, donor)| (name(part), name(donor))),
        }
    }
}

impl Settled {
    pub(crate) const fn new(inner: Box<dyn TraceStrategy>, is_wide: bool) -> Self {
        Self {
            inner,
            before: None,
            is_wide,
            known: Vec::new(),
        }
    }

    fn take_known(&mut self, base: &Base, edit: &TraceEdit) -> Option<bool> {
        if self.known.is_empty() {
            return None;
        }
        let key = Key::of(base, edit);
        let at = self.known.iter().position(|(other, _)| *other == key)?;
        Some(self.known.swap_remove(at).1)
    }
}

impl Proposer<RunSpace<'_>> for Settled {
    fn propose(&mut self, space: &RunSpace<'_>, width: usize) -> SmallVec<[TraceEdit; 1]> {
        loop {
            self.before = self.is_wide.then(|| self.inner.clone());
            let edits = self.inner.propose_batch(&space.base, width);
            let known = match edits.first() {
                Some(edit) => self.take_known(&space.base, edit),
                None => None,
            };
            match known {
                None => return edits,
                Some(passed) => self.inner.record_verdict(&space.base, passed),
            }
        }
    }

    fn record(&mut self, space: &RunSpace<'_>, decisions: &[Decision]) {
        self.inner.record(&space.base, decisions);
    }

    fn settle(&mut self, space: &RunSpace<'_>, decisions: &[(&TraceEdit, Decision)]) {
        let of = |edit: &TraceEdit| Key::of(&space.base, edit);
        let decided = decisions.iter();
        let decided = decided.map(|(edit, made)| (of(edit), *made == Decision::Accepted));
        self.known.extend(decided);
    }

    fn put_back(&mut self, _: TraceEdit) {
        if let Some(before) = self.before.take() {
            self.inner = before;
        }
    }
}
