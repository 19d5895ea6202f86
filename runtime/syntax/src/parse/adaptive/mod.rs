//! Prediction with as much lookahead as necessary (ALL(*), section 5 of the paper).
//!
//! All alternatives are followed at once until one remains. Without the calling context, the sets
//! of configurations depend on the tokens alone: they are the states of a deterministic automaton,
//! built on demand and kept. A conflict is settled at once if no configuration left the rule that
//! it began in, since then the context cannot matter; else prediction is repeated with the parser's
//! stack.

mod configs;
mod states;

use super::automaton::{Automaton, StateId, Step};
use super::closure::{Closure, Config, Place};
use super::context::{CUT, ContextId, Contexts};
use super::stack::{Stack, StackContexts};
use super::{ParseFailure, last_lookahead};
use rustc_hash::FxHashMap;
use secateur_tables::Kind;

use crate::lex::Token;
use crate::{Halt, Language};
use configs::readable;
pub(super) use configs::{reach, seeds};
use states::{Machine, NOWHERE, Verdict};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prediction {
    /// From 1.
    Alternative(u16),
    /// The decision, or its expected tokens, depend on the context.
    NeedsContext,
}

const UPPERS: usize = 1 << 16;

#[derive(Clone, Debug)]
pub struct Adaptive {
    /// Without the calling context.
    local: Machine,
    /// Below the parser's own stack.
    full: Machine,
    /// By return states of an upper part of the parser's stack: its context and its cost.
    uppers: FxHashMap<Box<[StateId]>, (ContextId, u64)>,
}

impl Adaptive {
    pub fn new(halt: Halt) -> Self {
        Self {
            local: Machine::new(false, halt.clone()),
            full: Machine::new(true, halt),
            uppers: FxHashMap::default(),
        }
    }

    pub fn allow(&self, work: u64) {
        self.local.contexts.allow(work);
        self.full.contexts.allow(work);
    }

    #[must_use]
    pub fn left(&self) -> u64 {
        let (local, full) = (&self.local.contexts, &self.full.contexts);
        local.left().min(full.left())
    }

    /// Whether no work remains: the last result is wrong, and all caches have to be dropped.
    #[must_use]
    pub fn is_exhausted(&self) -> bool {
        self.left() == 0
    }

    pub(super) fn stacks(&mut self) -> &mut Contexts {
        &mut self.full.contexts
    }

    pub fn push(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        state: StateId,
        below: ContextId,
    ) -> ContextId {
        let contexts = &mut self.full.contexts;
        match automaton.ends_surely(state) {
            true => contexts.push_through(state, automaton.repeats(language, state), below),
            false => contexts.push(state, below),
        }
    }

    /// Predicts with as much lookahead and as much of the stack as it takes.
    ///
    /// # Errors
    /// If no alternative leads on; the failure is at the furthest token.
    #[inline]
    pub(super) fn predict(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        stack: &mut impl Stack,
        decision: StateId,
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, ParseFailure> {
        let known = self.without_context(language, automaton, decision, tokens, at);
        if let Prediction::Alternative(number) = known {
            return Ok(number);
        }
        if let Some(context) = stack.near(language, automaton, self) {
            let known = self.near(language, automaton, decision, context, tokens, at)?;
            if let Prediction::Alternative(number) = known {
                return Ok(number);
            }
        }
        let context = stack.whole(language, automaton, self);
        self.with_context(language, automaton, decision, context, tokens, at)
    }

    pub fn without_context(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        decision: StateId,
        tokens: &[Token],
        at: usize,
    ) -> Prediction {
        let local = &mut self.local;
        let empty = ContextId::EMPTY;
        let place = Place::at(tokens, at);
        let mut current = local.start(language, automaton, decision, empty, place);
        let last = last_lookahead(tokens.len(), at);
        let mut at = at;
        loop {
            match local.verdict(current) {
                Verdict::Settled(number) => return Prediction::Alternative(number),
                Verdict::Conflict => return Prediction::NeedsContext,
                Verdict::Open => {}
            }
            if at > last || !local.looks(at) {
                return Prediction::NeedsContext;
            }
            let token = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
            current = local.next(language, automaton, current, token);
            if current == NOWHERE {
                return Prediction::NeedsContext;
            }
            at += 1;
        }
    }

    /// Predicts with the upper part of the parser's stack, whose lowest entry is a [`CUT`].
    ///
    /// Such stacks are few, so cached results recur; whole stacks never do.
    ///
    /// # Errors
    /// As [`Self::predict`].
    pub fn near(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        decision: StateId,
        context: ContextId,
        tokens: &[Token],
        at: usize,
    ) -> Result<Prediction, ParseFailure> {
        let full = &mut self.full;
        let start = full.start(
            language,
            automaton,
            decision,
            context,
            Place::at(tokens, at),
        );
        match full.walk(language, automaton, start, tokens, at) {
            Ok(number) => Ok(Prediction::Alternative(number)),
            Err((state, _)) if full.is_cut(state) => Ok(Prediction::NeedsContext),
            Err(place) => Err(full.failure(language, automaton, place, tokens)),
        }
    }

    /// Predicts with the parser's whole stack.
    ///
    /// # Errors
    /// As [`Self::predict`].
    pub fn with_context(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        decision: StateId,
        context: ContextId,
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, ParseFailure> {
        let full = &mut self.full;
        // Whole stacks are many: follows only states that can read the token.
        let place = Place::at(tokens, at);
        let token = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
        let reading = Place {
            token: Some(token),
            ..place
        };
        let start = full.start(language, automaton, decision, context, reading);
        let found = if full.is_dead(start) {
            let all = full.start(language, automaton, decision, context, place);
            Err((all, at))
        } else {
            full.walk(language, automaton, start, tokens, at)
        };
        found.map_err(|place| full.failure(language, automaton, place, tokens))
    }

    /// Returns the token types that can be read from a state, in ascending order.
    pub fn expected(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        state: StateId,
        context: ContextId,
    ) -> Vec<Kind> {
        let seed = Config {
            state,
            alternative: 1,
            context,
            outside: false,
        };
        let contexts = &mut self.full.contexts;
        let configs = Closure::of(automaton, language, contexts, true, Place::ANY, vec![seed]);
        readable(language, automaton, &configs)
    }
}

impl StackContexts for Adaptive {
    /// Bounds the memory, which an ambiguous grammar could fill.
    fn trim(&mut self) -> bool {
        if self.local.is_large() {
            self.local = self.local.emptied();
        }
        let large = self.full.is_large();
        if large {
            self.full = self.full.emptied();
        }
        if large || self.uppers.len() > UPPERS {
            self.uppers.clear();
        }
        large
    }

    /// Takes the same work for a cached context as for a new one.
    fn upper(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        returns: &[StateId],
    ) -> ContextId {
        if let Some(&(context, work)) = self.uppers.get(returns) {
            self.full.contexts.spend(work);
            return context;
        }
        let before = self.full.contexts.left();
        let cut = self.full.contexts.push(CUT, ContextId::EMPTY);
        let push = |context, &state| self.push_return(language, automaton, state, context);
        let context = returns.iter().rev().fold(cut, push);
        let work = before - self.full.contexts.left();
        self.uppers.insert(returns.into(), (context, work));
        context
    }

    #[inline]
    fn push_return(
        &mut self,
        language: &Language,
        automaton: &Automaton,
        state: StateId,
        below: ContextId,
    ) -> ContextId {
        match automaton.state(state).step {
            Step::End { .. } => below,
            _ => self.push(language, automaton, state, below),
        }
    }
}
