//! Parses by compiled functions, and by the interpreter where these do not decide.

use secateur_tables::Kind;

use super::{Function, Machine, NOTHING, Rules};
use crate::Language;
use crate::lex::Token;
use crate::parse::stack::StackContexts as _;
use crate::parse::{ParseFailure, Parser, Syntax, SyntaxId};

enum Outcome {
    Parsed(Syntax),
    Refused,
    /// The interpreter has to decide.
    GaveUp,
}

impl Parser {
    /// Parses a whole file's tokens as [`Parser::parse`] does, by compiled functions.
    ///
    /// # Errors
    /// As [`Parser::parse`].
    ///
    /// # Panics
    /// If the tables contradict one another, or the functions are those of another language.
    pub fn parse_compiled(
        &mut self,
        language: &Language,
        rules: &dyn Rules,
        tokens: &[Token],
    ) -> Result<Syntax, ParseFailure> {
        match self.run_compiled(language, rules, tokens) {
            Outcome::Parsed(syntax) => Ok(syntax),
            outcome @ (Outcome::Refused | Outcome::GaveUp) => {
                let parsed = self.parse(language, language, tokens);
                debug_assert!(
                    parsed.is_err() || matches!(outcome, Outcome::GaveUp),
                    "the interpreter reads what the functions do not"
                );
                parsed
            }
        }
    }

    /// Whether tokens are a whole file, by compiled functions.
    ///
    /// Without a tree, and without the expected tokens of a failure.
    ///
    /// # Panics
    /// As [`Parser::parse_compiled`].
    pub fn accepts(&mut self, language: &Language, rules: &dyn Rules, tokens: &[Token]) -> bool {
        match self.run_compiled(language, rules, tokens) {
            Outcome::Parsed(_) => true,
            Outcome::Refused => false,
            Outcome::GaveUp => self.parse(language, language, tokens).is_ok(),
        }
    }

    fn run_compiled(
        &mut self,
        language: &Language,
        rules: &dyn Rules,
        tokens: &[Token],
    ) -> Outcome {
        let Some(start) = rules.function(language.start) else {
            return Outcome::GaveUp;
        };
        let (work, _) = self.work(tokens);
        self.adaptive.allow(work);
        self.adaptive.trim();
        let mut outcome = Outcome::GaveUp;
        for one_token in [false, true] {
            let looked;
            (outcome, looked) = self.follow_compiled(language, rules, start, tokens, one_token);
            // Another alternative may have come further, as in the interpreter.
            let again = matches!(outcome, Outcome::Refused) && looked;
            if !again || self.adaptive.is_exhausted() {
                break;
            }
        }
        match (self.exceeds_work(work), &outcome) {
            (true, _) => return Outcome::GaveUp,
            (false, Outcome::Parsed(_)) => self.was_quick(),
            (false, _) => {}
        }
        outcome
    }

    /// Reads a text by functions; returns whether tokens behind the last one decided.
    fn follow_compiled(
        &mut self,
        language: &Language,
        rules: &dyn Rules,
        start: Function,
        tokens: &[Token],
        one_token: bool,
    ) -> (Outcome, bool) {
        let mut calls = std::mem::take(&mut self.calls);
        calls.begin(&self.automaton, language, |rule| {
            rules.function(rule).is_some()
        });
        let mut machine = Machine {
            kind: tokens.first().map_or(Kind::EOF, |token| token.kind),
            slot: Kind::EOF,
            at: 0,
            below: NOTHING,
            nodes: Vec::with_capacity(tokens.len() * 2),
            tokens,
            calls,
            language,
            parser: self,
            gave_up: false,
            one_token,
            looked: 0,
        };
        let parsed = start(&mut machine);
        let Machine {
            mut nodes,
            calls,
            slot,
            at,
            gave_up,
            looked,
            ..
        } = machine;
        self.calls = calls;
        let at = at as usize;
        if gave_up {
            return (Outcome::GaveUp, false);
        }
        if parsed.is_err() || at < tokens.len() {
            return (Outcome::Refused, parsed.is_err() && at <= looked);
        }
        let root = nodes.len().checked_sub(1).map(|root| SyntaxId(root as u32));
        if let Some(root) = nodes.last_mut() {
            root.slot = slot;
        }
        (Outcome::Parsed(Syntax { nodes, root }), false)
    }
}
