//! The choice of an alternative: by a few tokens of lookahead, by prediction or by the chart.

use super::Parser;
use secateur_tables::{Choice, Kind};

use crate::Language;
use crate::lex::Token;
use crate::parse::adaptive::Adaptive;
use crate::parse::ambiguity;
use crate::parse::automaton::StateId;
use crate::parse::stack::Stack;
use crate::parse::{ParseFailure, Predict};

/// Work to find the ambiguity of one decision.
const WATCH: u64 = 1 << 22;

impl Parser {
    #[inline(never)]
    pub(super) fn decide<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        (decision, choice): (StateId, Choice),
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, ParseFailure> {
        let mut choice = choice;
        if let Some(row) = choice.row() {
            let looked;
            (choice, looked) = look_further(predict, row, tokens, at);
            self.looked = self.looked.max(looked);
        }
        match choice {
            Choice::NONE => Err(self.failure(language, decision, at.min(tokens.len()))),
            Choice::ADAPTIVE => self.adapt_or_ask(language, decision, tokens, at),
            Choice(number) => Ok(number),
        }
    }

    /// Returns no useful number without remaining work.
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
        let (automaton, stack) = (&self.automaton, &mut self.stack);
        let number = self
            .adaptive
            .predict(language, automaton, stack, decision, tokens, at);
        match self.adaptive.is_exhausted() {
            true => Err(ParseFailure::at(at, Vec::new())),
            false => number,
        }
    }

    #[cold]
    fn watch(&mut self, language: &Language, decision: StateId, tokens: &[Token], at: usize) {
        let left = self.adaptive.left();
        self.adaptive.allow(WATCH);
        let context = self
            .stack
            .whole(language, &self.automaton, &mut self.adaptive);
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
            // There is no result, and the caches may be wrong.
            self.adaptive = Adaptive::new(self.halt.clone());
            self.stack.forget();
        } else if let Some(watched) = &mut self.watched {
            watched.extend(found);
        }
        self.adaptive.allow(left);
    }

    pub(super) fn failure(
        &mut self,
        language: &Language,
        state: StateId,
        at: usize,
    ) -> ParseFailure {
        let context = self
            .stack
            .whole(language, &self.automaton, &mut self.adaptive);
        let expected = self
            .adaptive
            .expected(language, &self.automaton, state, context);
        ParseFailure::at(at, expected)
    }
}

/// Returns the choice by the tokens behind the first, and the deciding token.
pub fn look_further<P: Predict + ?Sized>(
    predict: &P,
    row: u16,
    tokens: &[Token],
    at: usize,
) -> (Choice, usize) {
    let mut at = at;
    let mut row = row;
    loop {
        at += 1;
        let kind = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
        let choice = predict.further(row, kind);
        match choice.row() {
            Some(next) => row = next,
            None if choice == Choice::ADAPTIVE => return (choice, 0),
            None => return (choice, at),
        }
    }
}
