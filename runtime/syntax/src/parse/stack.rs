//! A parser's stack, as prediction asks for it.

use smallvec::SmallVec;

use super::automaton::{Automaton, StateId};
use super::context::ContextId;
use crate::Language;

/// A part of the stack is tried before all of it: down to so many frames that
/// cannot return at once,
const NEAR_FIRM: u32 = 2;

/// if that is no more than so many frames.
const NEAR_FRAMES: usize = 64;

/// The maker and the store of contexts of a stack: prediction.
pub(super) trait StackContexts {
    /// Drops contexts if there are too many; returns whether those of a used stack are gone.
    fn trim(&mut self) -> bool;

    /// The upper part of a stack, by its return states, the next one first.
    fn upper(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        returns: &[StateId],
    ) -> ContextId;

    /// A stack with one more return state, unless a rule that is done there would only
    /// return again.
    fn push_return(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        state: StateId,
        below: ContextId,
    ) -> ContextId;
}

/// The rules at work.
pub(super) trait Stack {
    /// The states that they return to, the next one first.
    fn returns<'a>(&'a self, automaton: &'a Automaton) -> impl Iterator<Item = StateId>;

    /// The whole stack as a context. Frames that would only return to return again are
    /// left out.
    fn whole(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        contexts: &mut impl StackContexts,
    ) -> ContextId;

    /// Forgets what contexts were made of it.
    fn forget(&mut self);

    /// The upper part of the stack as a context: down to the second frame that cannot
    /// return at once. `None` if that is the whole stack.
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
