//! Which alternative a parser takes: by a few tokens of lookahead, by prediction
//! with as much of its stack as that needs, or as the chart says.

use super::Parser;
use secateur_tables::Kind;

use crate::Language;
use crate::lex::Token;
use crate::parse::adaptive::{Adaptive, Prediction};
use crate::parse::ambiguity;
use crate::parse::automaton::{StateId, Step};
use crate::parse::context::ContextId;
use crate::parse::{Choice, ParseFailure, Predict};

/// The work of finding the ambiguity of one decision.
const WATCH: u64 = 1 << 22;

/// A part of the stack is tried before all of it: down to so many frames that
/// cannot return at once,
const NEAR_FIRM: u32 = 2;

/// if that is no more than so many frames.
const NEAR_FRAMES: usize = 64;

impl Parser {
    /// The alternative of a decision.
    pub(super) fn decide<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        decision: StateId,
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, ParseFailure> {
        let rule = self.automaton.state(decision).rule;
        let kind = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
        let mut choice = predict.predict(rule, kind);
        if let Some(row) = choice.row() {
            choice = self.look_further(predict, row, tokens, at);
        }
        match choice {
            Choice::NONE => Err(self.failure(language, decision, at.min(tokens.len()))),
            Choice::ADAPTIVE => self.adapt_or_ask(language, decision, tokens, at),
            Choice(number) => Ok(number),
        }
    }

    /// What the tokens behind the first decide.
    fn look_further<P: Predict + ?Sized>(
        &mut self,
        predict: &P,
        row: u16,
        tokens: &[Token],
        at: usize,
    ) -> Choice {
        let mut at = at;
        let mut row = row;
        loop {
            at += 1;
            let kind = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
            let choice = predict.further(row, kind);
            match choice.row() {
                Some(next) => row = next,
                None => {
                    if choice != Choice::ADAPTIVE {
                        self.looked = self.looked.max(at);
                    }
                    return choice;
                }
            }
        }
    }

    /// The alternative of a decision that needs prediction. What is said when
    /// the work is used up is of no use.
    #[inline(never)]
    fn adapt_or_ask(
        &mut self,
        language: &Language,
        decision: StateId,
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, ParseFailure> {
        if let Some(choices) = &mut self.charted {
            return Ok(choices.next().expect("as many as it takes"));
        }
        if self.watched.is_some() {
            self.watch(language, decision, tokens, at);
        }
        let number = self.adapt(language, decision, tokens, at);
        match self.adaptive.is_exhausted() {
            true => Err(ParseFailure::at(at, Vec::new())),
            false => number,
        }
    }

    /// Predicts with as much lookahead as it takes.
    fn adapt(
        &mut self,
        language: &Language,
        decision: StateId,
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, ParseFailure> {
        let known = self
            .adaptive
            .without_context(language, &self.automaton, decision, tokens, at);
        if let Prediction::Alternative(number) = known {
            return Ok(number);
        }
        if let Some(context) = self.near_context(language) {
            let known =
                self.adaptive
                    .near(language, &self.automaton, decision, context, tokens, at)?;
            if let Prediction::Alternative(number) = known {
                return Ok(number);
            }
        }
        let context = self.context(language);
        self.adaptive
            .with_context(language, &self.automaton, decision, context, tokens, at)
    }

    /// Notes whether a decision is ambiguous.
    #[cold]
    fn watch(&mut self, language: &Language, decision: StateId, tokens: &[Token], at: usize) {
        let left = self.adaptive.left();
        self.adaptive.allow(WATCH);
        let context = self.context(language);
        let found = ambiguity::of_decision(
            &mut self.adaptive,
            language,
            &self.automaton,
            decision,
            context,
            tokens,
            at,
        );
        if self.adaptive.is_exhausted() {
            // Nothing is said, and what was learnt may be wrong.
            self.adaptive = Adaptive::default();
            for frame in &mut self.stack[1..] {
                frame.context = None;
            }
        } else if let Some(watched) = &mut self.watched {
            watched.extend(found);
        }
        self.adaptive.allow(left);
    }

    /// The parser's stack as a context. Frames that would only return to return
    /// again are left out.
    fn context(&mut self, language: &Language) -> ContextId {
        if self.adaptive.trim() {
            for frame in &mut self.stack[1..] {
                frame.context = None;
            }
        }
        let known = self.stack.iter().rposition(|frame| frame.context.is_some());
        let known = known.expect("the lowest frame has a context");
        let mut context = self.stack[known].context.unwrap_or(ContextId::EMPTY);
        for frame in &mut self.stack[known + 1..] {
            let returns = matches!(self.automaton.state(frame.next).step, Step::End { .. });
            if !returns {
                context = self
                    .adaptive
                    .push(language, &self.automaton, frame.next, context);
            }
            frame.context = Some(context);
        }
        context
    }

    /// The upper part of the parser's stack as a context: down to the second
    /// frame that cannot return at once. None if that is the whole stack.
    fn near_context(&mut self, language: &Language) -> Option<ContextId> {
        let mut firm = 0;
        let frames = self.stack[1..].iter().rev().take(NEAR_FRAMES);
        let place = frames.rev().rposition(|frame| {
            firm += u32::from(!self.automaton.ends_surely(frame.next));
            firm == NEAR_FIRM
        })?;
        let first = self.stack.len() - self.stack[1..].len().min(NEAR_FRAMES) + place;
        let upper = &self.stack[first..];
        let mut context = self.adaptive.cut();
        for frame in upper {
            let returns = matches!(self.automaton.state(frame.next).step, Step::End { .. });
            if !returns {
                let automaton = &self.automaton;
                context = self.adaptive.push(language, automaton, frame.next, context);
            }
        }
        Some(context)
    }

    /// What is wrong at a token that nothing reads in a state.
    pub(super) fn failure(
        &mut self,
        language: &Language,
        state: StateId,
        at: usize,
    ) -> ParseFailure {
        let context = self.context(language);
        let expected = self
            .adaptive
            .expected(language, &self.automaton, state, context);
        ParseFailure::at(at, expected)
    }
}
