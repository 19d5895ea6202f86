//! The spaces that the kernel searches, and proposers of their edits.
//!
//! The kernel knows no trees, traces or plug-ins.

use smallvec::SmallVec;

use super::{Kernel, Stop};
use secateur_syntax::tree::Fingerprint;

/// The probability that an edit passes of which nothing is known.
pub const UNKNOWN: f32 = 0.1;
/// The same of an edit that is expected to pass, such as a union.
pub(super) const LIKELY: f32 = 0.9;

/// Edits of one base that are proposed together.
pub type Batch<E> = SmallVec<[E; 1]>;

/// A proposer of edits of a base, as a deterministic automaton.
///
/// Its edits depend on the base and the recorded decisions alone. Clones are independent.
pub trait Proposer<S: Space>: Clone {
    /// Returns at most `width` independent edits; none at the end.
    fn propose(&mut self, space: &S, width: usize) -> Batch<S::Edit>;

    /// Records the decisions on the last batch, in order.
    ///
    /// An accepted edit is the last of them, and the rest of the batch is void. `space` has it
    /// applied, unless it is a trial.
    fn record(&mut self, space: &S, decisions: &[Decision]);

    /// Records the decisions on the edits of an epoch before `space` has the accepted ones applied.
    ///
    /// A copy proposed these edits. The proposer will propose them, too, and then gets these decisions
    /// (of strategies by the wrapper of [`mod@crate::strategy`] for epochs). If the only accepted one
    /// is given up instead, the proposer from before gets other decisions. Only for a space that has
    /// a [union](Space::union) of edits, as the next two.
    fn settle(&mut self, _space: &S, _decisions: &[(&S::Edit, Decision)]) {}

    /// Records that edits of [followers](Self::follower) were accepted.
    fn rebase(&mut self, _space: &S) {}

    /// Returns the proposer that follows, after as many others, if all is rejected.
    ///
    /// Called on the last one, at its end. An epoch has its edits, too.
    fn follower(&self, _space: &S, _kernel: &Kernel<'_>, _others: usize) -> Option<Self> {
        None
    }

    /// Takes back the last proposal, which is the next one again.
    fn put_back(&mut self, _edit: S::Edit) {}

    /// Runs a copy of the search, from the present state or the last checkpoint.
    fn run_ahead(&self, space: &S, kernel: &mut Kernel<'_>) {
        space.run_ahead(kernel);
    }

    /// Whether most edits pass; in an epoch the first is then tested alone.
    fn expects_passes(&self) -> bool {
        false
    }

    /// Estimates the probability that the last proposal passes.
    ///
    /// Only what is tested ahead depends on it.
    fn chance(&self) -> f32 {
        match self.expects_passes() {
            true => LIKELY,
            false => UNKNOWN,
        }
    }

    /// Whether an empty batch is an interruption, to look whether to stop.
    fn is_busy(&self) -> bool {
        false
    }

    /// Estimates the share of the work that is done, between 0 and 1, if anything is known of it.
    fn share(&self, _space: &S) -> Option<f32> {
        None
    }
}

/// The decision on an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The base has the edit applied.
    Accepted,
    /// The property test or a check behind it rejected the candidate.
    Rejected,
    /// No candidate could be tested.
    Unfit,
    /// The edit does not exist: a plug-in has no such instance.
    Missing,
    /// In an epoch: the verdict comes later, by [`Proposer::settle`].
    ///
    /// The next edits are those that would follow a rejection.
    Open,
}

/// A candidate before it is printed, or the reason why there is none.
#[derive(Debug)]
pub enum Made<C> {
    /// A candidate.
    Candidate(C),
    /// A candidate that is accepted untested: no property test distinguishes it from the base.
    Equivalent(C),
    /// The base itself, which would pass for ever.
    Base,
    /// Known without printing to be no sentence, or not smaller.
    Unfit,
    /// The edit does not exist.
    Missing,
}

/// The fingerprint and number of a candidate's tokens (of its bytes, without a language).
pub type Identity = (Fingerprint, usize);

/// A base, its edits, and the candidates of these.
pub trait Space {
    /// A change of the base.
    type Edit: Clone;
    /// The base with an edit applied.
    type Candidate;

    /// Work of making a candidate, without printing, in tokens.
    fn work(&self, _edit: &Self::Edit) -> usize {
        1
    }

    /// Makes the candidate of an edit.
    ///
    /// # Errors
    /// If a program that this takes cannot be run.
    fn make(&mut self, edit: &Self::Edit) -> Result<Made<Self::Candidate>, Stop>;

    /// Returns a candidate's key in the memo; `None` if more than tokens decide.
    fn identity(&self, candidate: &Self::Candidate) -> Option<Identity>;

    /// Prints a candidate; `None` if it cannot be printed, or is no sentence.
    ///
    /// Candidates of unsure edits are parsed only here.
    fn print<'c>(&mut self, candidate: &'c mut Self::Candidate) -> Option<&'c [u8]>;

    /// Number of tokens of the base.
    fn size(&self) -> usize;

    /// Returns the fingerprint of the base.
    fn fingerprint(&self) -> Fingerprint;

    /// Makes a candidate the base by [`Kernel::adopt`]; false if it is given up instead.
    ///
    /// It was printed, unless it is equivalent. No requested test is running. [`Kernel::adopt`]
    /// saves it and may run the second test; on an error the proposer does not hear of the edit.
    ///
    /// # Errors
    /// If the search has to stop.
    fn adopt(
        &mut self,
        kernel: &mut Kernel<'_>,
        edit: Self::Edit,
        candidate: Self::Candidate,
    ) -> Result<bool, Stop>;

    /// Merges edits as far as they can be made together, the first ones first.
    ///
    /// Returns the merged edit, and whether it has each of these or deletes all that it changes;
    /// `None` for no edit.
    fn union(&self, _edits: &[&Self::Edit]) -> Option<(Self::Edit, Vec<bool>)> {
        None
    }

    /// Returns the text of the base; `None` of a space that merges no edits.
    fn text(&self) -> Option<&[u8]> {
        None
    }

    /// Whether an edit is a trial: the proposer records a pass, and the base stays.
    fn is_trial(&self, _edit: &Self::Edit) -> bool {
        false
    }

    /// Records a rejected edit.
    fn rejected(&mut self, _edit: &Self::Edit, _candidate: Option<Self::Candidate>) {}

    /// Whether copies of the search can begin: there is a checkpoint.
    fn copies(&self) -> bool {
        false
    }

    /// Runs a copy of the search from the checkpoint.
    fn run_ahead(&self, _kernel: &mut Kernel<'_>) {}

    /// Whether the base has to be parsed again before another edit.
    fn is_stale(&self) -> bool {
        false
    }
}
