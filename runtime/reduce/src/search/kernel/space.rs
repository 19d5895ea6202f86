//! Spaces that the kernel searches, and proposers of their edits.
//!
//! The kernel knows no trees, traces or plug-ins: a [`Space`] has a base and makes
//! candidates of its edits, a [`Proposer`] says which edits to try.

use smallvec::SmallVec;

use super::{Kernel, Stop};
use secateur_syntax::tree::Fingerprint;

/// Edits of one base that are proposed together.
pub type Batch<E> = SmallVec<[E; 1]>;

/// Proposes edits of a base.
///
/// A deterministic automaton: the edits depend on the base and the recorded decisions alone. A
/// clone is independent from there on.
pub trait Proposer<S: Space>: Clone {
    /// Returns at most `width` edits of the base, none of which depends on the verdict on
    /// another; none at the end.
    fn propose(&mut self, space: &S, width: usize) -> Batch<S::Edit>;

    /// Records the verdicts on the edits of the last batch, in their order. An accepted edit
    /// is the last of them: `space` has it applied, and the rest of the batch is void.
    fn record(&mut self, space: &S, decisions: &[Decision]);

    /// Whether a batch without edits is an interruption: there is more to propose, and the
    /// caller is to look first whether to stop.
    fn is_busy(&self) -> bool {
        false
    }

    /// How much of its work is done, from 0 to 1: a guess.
    fn share(&self, _space: &S) -> f32 {
        0.0
    }
}

/// The decision on an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The base has the edit applied.
    Accepted,
    /// The property test rejected the candidate, or a check behind it did.
    Rejected,
    /// There is no candidate that could be tested.
    Unfit,
    /// There is no such edit: of a plug-in, the instance does not exist.
    Missing,
}

/// A candidate before its text is printed, or the reason why there is none.
#[derive(Debug)]
pub enum Made<C> {
    /// A candidate.
    Candidate(C),
    /// A candidate that is as good as the base for the property test: it is taken untested.
    Equivalent(C),
    /// The base itself, which would pass for ever.
    Base,
    /// No sentence, or not smaller.
    Unfit,
    /// There is no such edit.
    Missing,
}

/// The tokens of a candidate, by their fingerprint, and their number (bytes where there is no
/// language).
pub type Identity = (Fingerprint, usize);

/// A base, the edits of it, and the candidates that they make.
pub trait Space {
    /// A change of the base.
    type Edit;
    /// The base with an edit applied.
    type Candidate;

    /// Returns the work of making a candidate of an edit, beside printing it: in tokens. The
    /// kernel looks whether to stop by the work that is done.
    fn work(&self, _edit: &Self::Edit) -> usize {
        1
    }

    /// Makes a candidate of an edit.
    ///
    /// # Errors
    /// If a program that has to do with it cannot be run.
    fn make(&mut self, edit: &Self::Edit) -> Result<Made<Self::Candidate>, Stop>;

    /// Returns the key of a candidate in the memo; `None` if its verdict depends on more than
    /// its tokens.
    fn identity(&self, candidate: &Self::Candidate) -> Option<Identity>;

    /// Prints a candidate; `None` if it cannot be printed, or is no sentence.
    fn print<'c>(&mut self, candidate: &'c mut Self::Candidate) -> Option<&'c [u8]>;

    /// Returns the tokens of the base.
    fn size(&self) -> usize;

    /// Returns which sequence of tokens the base is.
    fn fingerprint(&self) -> Fingerprint;

    /// Makes a candidate the base, with [`Kernel::adopt`]; it was printed, unless it is
    /// equivalent, and no test is running. Returns false if it is given up instead.
    ///
    /// # Errors
    /// If the search has to stop.
    fn adopt(
        &mut self,
        kernel: &mut Kernel<'_>,
        edit: Self::Edit,
        candidate: Self::Candidate,
    ) -> Result<bool, Stop>;

    /// Whether an edit is only tried: its proposer records that it passes, and the base stays.
    fn is_trial(&self, _edit: &Self::Edit) -> bool {
        false
    }

    /// Takes note of a rejected edit.
    fn rejected(&mut self, _edit: &Self::Edit, _candidate: Option<Self::Candidate>) {}

    /// Returns the base at which a copy of the search can begin, if there is one.
    fn checkpoint(&self) -> Option<&[u8]> {
        None
    }

    /// Runs a copy of the search from the checkpoint on, until the kernel stops it.
    fn run_ahead(&self, _kernel: &mut Kernel<'_>) {}

    /// Whether the base has to be read anew before another edit of it can be proposed.
    fn is_stale(&self) -> bool {
        false
    }
}
