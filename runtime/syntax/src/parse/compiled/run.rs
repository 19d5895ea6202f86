//! Parses by compiled functions, and by the interpreter where the functions do not decide.

use secateur_tables::Kind;

use super::{Function, Machine, NOTHING, Rules};
use crate::Language;
use crate::lex::Token;
use crate::parse::stack::StackContexts as _;
use crate::parse::{ParseFailure, Parser, Syntax, SyntaxId};

enum Outcome {
    Parsed(Syntax),
    Refused,
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
        match self.run_compiled(language, rules, tokens, true) {
            Outcome::Parsed(syntax) => Ok(syntax),
            _ if self.halt().is_found() => Err(ParseFailure::given_up(0)),
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
    /// Makes no tree and no expected tokens.
    ///
    /// # Panics
    /// As [`Parser::parse_compiled`].
    pub fn accepts(&mut self, language: &Language, rules: &dyn Rules, tokens: &[Token]) -> bool {
        match self.run_compiled(language, rules, tokens, false) {
            Outcome::Parsed(_) => true,
            _ if self.halt().is_found() => false,
            Outcome::Refused => false,
            Outcome::GaveUp => self.parse(language, language, tokens).is_ok(),
        }
    }

    fn run_compiled(
        &mut self,
        language: &Language,
        rules: &dyn Rules,
        tokens: &[Token],
        makes: bool,
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
            let how = (one_token, makes);
            (outcome, looked) = self.follow_compiled(language, rules, start, tokens, how);
            // Another alternative may come further, as in the interpreter.
            let again = matches!(outcome, Outcome::Refused) && looked;
            if !again || self.adaptive.is_exhausted() || self.halt().is_found() {
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

    /// Also returns whether lookahead reached the token where the functions stopped.
    fn follow_compiled(
        &mut self,
        language: &Language,
        rules: &dyn Rules,
        start: Function,
        tokens: &[Token],
        (one_token, makes): (bool, bool),
    ) -> (Outcome, bool) {
        let mut calls = std::mem::take(&mut self.calls);
        calls.begin(&self.automaton, language, |rule| {
            rules.function(rule).is_some()
        });
        let nodes = if makes {
            self.nodes_of(tokens.len())
        } else {
            0
        };
        let mut machine = Machine {
            kind: tokens.first().map_or(Kind::EOF, |token| token.kind),
            slot: Kind::EOF,
            at: 0,
            below: NOTHING,
            nodes: Vec::with_capacity(nodes),
            makes,
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
        if gave_up || self.halt().is_found() {
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
