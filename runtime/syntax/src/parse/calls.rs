//! Stack of rules of a compiled parser.
//!
//! A function records one number per call: the place of the call in the automaton. Parts of a rule
//! within a function have no calls, but each is used in one place only: the interpreter's frames
//! for them are found upwards from the call to the function's rule.

use secateur_tables::Kind;
use smallvec::SmallVec;

use crate::Language;
use crate::parse::automaton::{Automaton, StateId, Step};
use crate::parse::context::ContextId;
use crate::parse::stack::{Stack, StackContexts};

#[derive(Clone, Copy, Debug)]
pub struct Call {
    /// The rule, or part of one, with the call.
    rule: Kind,
    /// The number of the symbol there, from 1.
    symbol: u16,
    /// Number, plus 1, of the stack up to here in prediction, if made.
    context: u32,
}

#[derive(Clone, Debug, Default)]
pub struct Calls {
    /// Grows at each check of the native stack.
    pub all: Vec<Call>,
    /// Number of open calls.
    pub depth: usize,
    /// The rule, or part of one, that decides now.
    pub decides: Option<Kind>,
    /// By kind: the return state of a part within a function.
    outer: Vec<StateId>,
}

/// In [`Calls::outer`]: no part within a function.
const FUNCTION: StateId = StateId::MAX;

impl Call {
    #[inline(always)]
    pub const fn of(rule: Kind, symbol: u16) -> Self {
        Self {
            rule,
            symbol,
            context: 0,
        }
    }

    fn state(self, automaton: &Automaton) -> StateId {
        // The state of a decision is before those of its alternatives.
        let entry = automaton.entry(self.rule);
        let decides = matches!(automaton.state(entry).step, Step::Decide { .. });
        entry + StateId::from(decides) + StateId::from(self.symbol) - 1
    }
}

impl Default for Call {
    fn default() -> Self {
        Self::of(Kind::EOF, 1)
    }
}

impl Calls {
    /// `is_function` distinguishes functions from parts of one.
    pub fn begin(
        &mut self,
        automaton: &Automaton,
        language: &Language,
        is_function: impl Fn(Kind) -> bool,
    ) {
        self.all.clear();
        self.depth = 0;
        if self.outer.is_empty() {
            let outer = |kind| {
                let is_part = !language.is_token(kind) && !is_function(kind);
                let callers = if is_part {
                    automaton.callers(kind)
                } else {
                    &[]
                };
                callers.first().copied().unwrap_or(FUNCTION)
            };
            let kinds = 0..language.kinds() as u16;
            self.outer = kinds.map(|kind| outer(Kind(kind))).collect();
        }
    }

    fn returns<'a>(&'a self, automaton: &'a Automaton, rule: Kind, calls: usize) -> Returns<'a> {
        Returns {
            automaton,
            calls: &self.all[..calls],
            outer: &self.outer,
            rule,
        }
    }

    /// Pushes the frames of a rule, or part of one, up to its function.
    fn push_part(
        &self,
        language: &Language,
        automaton: &Automaton,
        contexts: &mut impl StackContexts,
        rule: Kind,
        below: ContextId,
    ) -> ContextId {
        let states: SmallVec<[StateId; 16]> = self.returns(automaton, rule, 0).collect();
        let push = |context, &state| contexts.push_return(language, automaton, state, context);
        states.iter().rev().fold(below, push)
    }
}

impl Stack for Calls {
    fn returns<'a>(&'a self, automaton: &'a Automaton) -> impl Iterator<Item = StateId> {
        let rule = self.decides.unwrap_or(Kind::EOF);
        self.returns(automaton, rule, self.depth)
    }

    fn whole(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        contexts: &mut impl StackContexts,
    ) -> ContextId {
        if contexts.trim() {
            self.forget();
        }
        let calls = &self.all[..self.depth];
        let known = calls.iter().rposition(|call| call.context != 0);
        let mut context = known.map_or(ContextId::EMPTY, |at| ContextId(calls[at].context - 1));
        for at in known.map_or(0, |known| known + 1)..self.depth {
            let call = self.all[at];
            context = self.push_part(language, automaton, contexts, call.rule, context);
            let next = automaton.state(call.state(automaton)).next;
            context = contexts.push_return(language, automaton, next, context);
            self.all[at].context = context.0 + 1;
        }
        let push = |rule| self.push_part(language, automaton, contexts, rule, context);
        self.decides.map_or(context, push)
    }

    fn forget(&mut self) {
        for call in &mut self.all {
            call.context = 0;
        }
    }
}

struct Returns<'a> {
    automaton: &'a Automaton,
    calls: &'a [Call],
    outer: &'a [StateId],
    /// The rule, or part of one, that returns next.
    rule: Kind,
}

impl Iterator for Returns<'_> {
    type Item = StateId;

    #[inline]
    fn next(&mut self) -> Option<StateId> {
        match self.outer[self.rule.index()] {
            FUNCTION => {
                let (call, left) = self.calls.split_last()?;
                self.calls = left;
                self.rule = call.rule;
                Some(self.automaton.state(call.state(self.automaton)).next)
            }
            state => {
                self.rule = self.automaton.state(state).rule;
                Some(state)
            }
        }
    }
}
