//! The interpreter's stack.

use crate::Language;
use crate::parse::automaton::{Automaton, StateId};
use crate::parse::context::{BOTTOM, ContextId};
use crate::parse::stack::{Stack, StackContexts};

#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub next: StateId,
    /// Start of the children among the finished nodes.
    pub children: u32,
    /// The stack up to here in prediction, if made.
    pub context: Option<ContextId>,
}

/// Above a frame for the end.
#[derive(Clone, Debug, Default)]
pub struct Frames(Vec<Frame>);

impl Frames {
    pub fn begin(&mut self) {
        self.0.clear();
        self.push(Frame {
            next: BOTTOM,
            children: 0,
            context: Some(ContextId::EMPTY),
        });
    }

    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.0.push(frame);
    }

    #[inline]
    pub fn pop(&mut self) -> Option<Frame> {
        self.0.pop()
    }
}

impl Stack for Frames {
    fn returns<'a>(&'a self, _: &'a Automaton) -> impl Iterator<Item = StateId> {
        self.0[1..].iter().rev().map(|frame| frame.next)
    }

    #[inline]
    fn whole(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        contexts: &mut impl StackContexts,
    ) -> ContextId {
        if contexts.trim() {
            self.forget();
        }
        let known = self.0.iter().rposition(|frame| frame.context.is_some());
        let known = known.expect("the lowest frame has a context");
        let mut context = self.0[known].context.unwrap_or(ContextId::EMPTY);
        for frame in &mut self.0[known + 1..] {
            context = contexts.push_return(language, automaton, frame.next, context);
            frame.context = Some(context);
        }
        context
    }

    fn forget(&mut self) {
        for frame in &mut self.0[1..] {
            frame.context = None;
        }
    }
}
