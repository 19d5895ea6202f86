//! A parser's stack, as prediction needs it.

use smallvec::SmallVec;

use super::automaton::{Automaton, StateId};
use super::context::ContextId;
use crate::Language;

/// Number of frames that cannot return at once in the upper part of the stack, tried first.
const NEAR_FIRM: u32 = 2;

/// Maximal frames in that part.
const NEAR_FRAMES: usize = 64;

/// The maker and store of a stack's contexts: prediction.
pub(super) trait StackContexts {
    /// Returns whether contexts of a stack in use are gone.
    fn trim(&mut self) -> bool;

    /// `returns` has the next return state first.
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

pub(super) trait Stack {
    /// Returns the next return state first.
    fn returns<'a>(&'a self, automaton: &'a Automaton) -> impl Iterator<Item = StateId>;

    /// Leaves out frames that would only return again.
    fn whole(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        contexts: &mut impl StackContexts,
    ) -> ContextId;

    fn forget(&mut self);

    /// Returns the context down to the second frame that cannot return at once, if any.
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
