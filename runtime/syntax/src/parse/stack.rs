//! A parser's stack, as prediction needs it.

use smallvec::SmallVec;

use super::automaton::{Automaton, StateId};
use super::context::ContextId;
use crate::Language;

/// Frames that cannot return at once in the upper part of the stack, which is tried first.
const NEAR_FIRM: u32 = 2;

/// Maximal number of frames in that part.
const NEAR_FRAMES: usize = 64;

/// The maker and store of a stack's contexts: prediction.
pub(super) trait StackContexts {
    /// Drops contexts if there are too many; returns whether those of a stack in use are gone.
    fn trim(&mut self) -> bool;

    /// Returns the context of an upper part by its return states, the next one first.
    fn upper(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        returns: &[StateId],
    ) -> ContextId;

    /// Pushes a return state, unless a rule would only return again there.
    fn push_return(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        state: StateId,
        below: ContextId,
    ) -> ContextId;
}

/// The open rules.
pub(super) trait Stack {
    /// Returns their return states, the next one first.
    fn returns<'a>(&'a self, automaton: &'a Automaton) -> impl Iterator<Item = StateId>;

    /// Returns the context of the stack without frames that would only return again.
    fn whole(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        contexts: &mut impl StackContexts,
    ) -> ContextId;

    /// Forgets the contexts made of it.
    fn forget(&mut self);

    /// Returns the context of the upper part, down to the second frame that cannot return at once.
    ///
    /// `None` if the stack has no such part.
    #[inline]
    fn near(
        &self,
        language: &Language,
        automaton: &Automaton,
        contexts: &mut impl StackContexts,
    ) -> Option<ContextId> {
        let mut firm = 0;
        let mut upper: SmallVec<[StateId; NEAR_FRAMES]> = SmallVec::new();
        for state in self.returns(automaton).take(NEAR_FRAMES) {
            upper.push(state);
            firm += u32::from(!automaton.ends_surely(state));
            if firm == NEAR_FIRM {
                return Some(contexts.upper(language, automaton, &upper));
            }
        }
        None
    }
}
