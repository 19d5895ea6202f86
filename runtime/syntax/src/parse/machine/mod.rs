//! The interpreter: an explicit stack over the automaton.

mod decide;
mod frames;

pub(super) use decide::look_further;

use super::adaptive::Adaptive;
use super::ambiguity::Ambiguity;
use super::automaton::{Automaton, Step};
use super::calls::Calls;
use super::chart::Refusal;
use super::context::BOTTOM;
use super::stack::StackContexts as _;
use super::syntax::{Syntax, SyntaxId, SyntaxNode};
use super::{OneToken, ParseFailure, Predict, chart_choices, last_end};
use secateur_tables::Kind;

use crate::halt::TOKENS;
use crate::lex::Token;
use crate::{Halt, Language};
use frames::{Frame, Frames};

/// A parser with its cache of predictions by more than one token, for many texts.
#[derive(Clone, Debug)]
pub struct Parser {
    pub(super) automaton: Automaton,
    pub(super) adaptive: Adaptive,
    stack: Frames,
    /// Kept for its memory.
    pub(super) calls: Calls,
    watched: Option<Vec<Ambiguity>>,
    /// Choices of the chart where one token does not decide, if there is a chart.
    charted: Option<std::vec::IntoIter<u16>>,
    /// The furthest token behind its own that decided without prediction.
    looked: usize,
    /// Work that filled the caches: no text saves more by them.
    learnt: u64,
    /// Halvings of the work of prediction; grows where that was too much.
    hurry: u32,
    halt: Halt,
    /// Tokens of texts that were begun since the last look.
    begun: usize,
    /// Tokens of the last text that became a tree: its candidates have no more.
    pub(crate) expected: usize,
    /// Nodes of that tree; 0 before there is one.
    pub(crate) expected_nodes: usize,
}

/// Work of prediction for any text, and per token: see
/// [`Contexts::allow`](super::context::Contexts::allow).
const WORK: u64 = 1 << 21;
const WORK_TOKEN: u64 = 1 << 6;

/// The same if the chart gives up.
const LONG_WORK: u64 = 1 << 23;
const LONG_WORK_TOKEN: u64 = 1 << 6;

const HURRY: u32 = 6;

impl Parser {
    /// Creates a parser for a language; linear in the grammar.
    #[must_use]
    pub fn new(language: &Language) -> Self {
        Self {
            automaton: Automaton::new(language),
            adaptive: Adaptive::new(Halt::default()),
            stack: Frames::default(),
            calls: Calls::default(),
            watched: None,
            charted: None,
            looked: 0,
            learnt: 0,
            hurry: 0,
            halt: Halt::default(),
            begun: 0,
            expected: 0,
            expected_nodes: 0,
        }
    }

    /// Polls this request to stop from now on; returns the one before.
    ///
    /// A text read when a look finds the request is rejected. Drops all predictions.
    pub fn halted_by(&mut self, halt: Halt) -> Halt {
        let before = std::mem::replace(&mut self.halt, halt);
        self.forget();
        before
    }

    /// Returns the request to stop that is polled.
    #[must_use]
    pub const fn halt(&self) -> &Halt {
        &self.halt
    }

    /// Parses a whole file's tokens; `language` must be that of [`Parser::new`].
    ///
    /// # Errors
    /// If the tokens are no sentence of the language; the failure names the furthest token reached.
    ///
    /// # Panics
    /// If the tables contradict one another.
    pub fn parse<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
    ) -> Result<Syntax, ParseFailure> {
        let (syntax, end) = self.run(language, predict, tokens, false)?;
        match end < tokens.len() {
            true => Err(ParseFailure::at(end, vec![Kind::EOF])),
            false => Ok(syntax),
        }
    }

    /// Parses as much as the start rule takes; also returns the number of tokens.
    ///
    /// So does ANTLR if the rule does not end with the end of the file.
    ///
    /// # Errors
    /// If no prefix that the start rule would stop at is a sentence of the language.
    ///
    /// # Panics
    /// If the tables contradict one another.
    pub fn parse_prefix<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
    ) -> Result<(Syntax, usize), ParseFailure> {
        self.run(language, predict, tokens, true)
    }

    /// Parses a whole file's tokens by a chart of all readings.
    ///
    /// [`Parser::parse`] does so if prediction takes too much work. The tree is the same, but
    /// predicates are answered in lookahead, too. Mostly slower.
    ///
    /// # Errors
    /// As [`Parser::parse`].
    ///
    /// # Panics
    /// If the tables contradict one another.
    pub fn parse_by_chart<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
    ) -> Result<Syntax, ParseFailure> {
        let (syntax, _) = self.run_chart(language, predict, tokens, false)?;
        Ok(syntax)
    }

    /// Parses as [`Parser::parse`] does, and returns ambiguities. Much slower.
    ///
    /// # Errors
    /// As [`Parser::parse`].
    ///
    /// # Panics
    /// If the tables contradict one another.
    pub fn parse_watched<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
    ) -> Result<(Syntax, Vec<Ambiguity>), ParseFailure> {
        self.watched = Some(Vec::new());
        let syntax = self.parse(language, predict, tokens);
        let found = self.watched.take().unwrap_or_default();
        Ok((syntax?, found))
    }

    /// Parses by prediction, then by the chart, then by prediction with more work and empty caches.
    ///
    /// Each runs if the one before takes too much. With predicates the chart comes last. The result
    /// does not depend on texts parsed before: a text that is predicted with the caches would be
    /// with the longer work alone, since filling them took no more.
    fn run<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
        prefix: bool,
    ) -> Result<(Syntax, usize), ParseFailure> {
        let (work, long) = self.work(tokens);
        // The chart also answers predicates in lookahead: with them it comes last.
        let has_predicates = language.first_guard.index() < language.tokens.len();
        // Nothing is known yet: the longer work would begin in the same way.
        let at_once = has_predicates && self.learnt == 0;
        let first = if at_once { long } else { work };
        if let Some(parsed) = self.run_prediction(language, predict, tokens, prefix, first) {
            self.was_quick();
            return parsed;
        }
        if self.halt.is_found() {
            return Err(ParseFailure::given_up(0));
        }
        self.hurry = (self.hurry + 2).min(HURRY);
        if has_predicates
            && !at_once
            && let Some(parsed) = self.run_prediction(language, predict, tokens, prefix, long)
        {
            return parsed;
        }
        let charted = self.run_chart(language, predict, tokens, prefix);
        // Prediction may need less memory per token of a long text than a chart.
        if charted.as_ref().is_err_and(|failure| failure.given_up)
            && !has_predicates
            && let Some(parsed) = self.run_prediction(language, predict, tokens, prefix, long)
        {
            return parsed;
        }
        charted
    }

    /// Returns the work of prediction, and that if the chart gives up.
    ///
    /// Drops the caches if filling them may take more than the latter.
    pub(super) fn work(&mut self, tokens: &[Token]) -> (u64, u64) {
        self.begun += tokens.len();
        if self.begun >= TOKENS {
            self.begun = 0;
            let _ = self.halt.look();
        }
        let count = tokens.len() as u64;
        let work = (WORK + WORK_TOKEN * count) >> self.hurry;
        let long = LONG_WORK + LONG_WORK_TOKEN * count;
        if self.learnt + work > long {
            self.forget();
        }
        (work, long)
    }

    /// Returns whether the work was too much.
    pub(super) fn exceeds_work(&mut self, work: u64) -> bool {
        self.learnt += work - self.adaptive.left();
        let exhausted = self.adaptive.is_exhausted();
        if exhausted {
            self.forget();
        }
        exhausted
    }

    /// Returns the number of nodes for which a tree of so many tokens gets memory.
    ///
    /// The same text, read again, has as many as before; memory to spare would have to be given back
    /// by a copy of all nodes.
    pub(super) fn nodes_of(&self, tokens: usize) -> usize {
        match self.expected_nodes {
            0 => tokens * 2,
            nodes => nodes.min(tokens * 2),
        }
    }

    pub(super) fn was_quick(&mut self) {
        self.hurry = self.hurry.saturating_sub(1);
    }

    fn forget(&mut self) {
        self.adaptive = Adaptive::new(self.halt.clone());
        self.learnt = 0;
    }

    /// Returns `None` if that takes more than `work`.
    fn run_prediction<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
        prefix: bool,
        work: u64,
    ) -> Option<Result<(Syntax, usize), ParseFailure>> {
        self.adaptive.allow(work);
        self.charted = None;
        self.looked = 0;
        let mut parsed = self.follow(language, predict, tokens, prefix);
        let looked = self.looked;
        let near = |failure: &ParseFailure| failure.token <= looked;
        if parsed.as_ref().is_err_and(near)
            && !self.adaptive.is_exhausted()
            && !self.halt.is_found()
        {
            // Another alternative may come further.
            parsed = self.follow(language, &OneToken(predict), tokens, prefix);
        }
        match self.exceeds_work(work) {
            true => None,
            false => Some(parsed),
        }
    }

    fn run_chart<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
        prefix: bool,
    ) -> Result<(Syntax, usize), ParseFailure> {
        let mut tokens = tokens;
        let mut found = self.chart(language, predict, tokens);
        if prefix
            && let Err(Refusal::Token(at, _)) = &found
            && let Ok(choices) = self.chart(language, predict, &tokens[..*at as usize])
        {
            // The start rule stops where nothing can be read.
            tokens = &tokens[..*at as usize];
            found = Ok(choices);
        }
        match found {
            Ok(choices) => {
                self.charted = Some(choices.into_iter());
                self.follow(language, &OneToken(predict), tokens, false)
            }
            Err(Refusal::Token(at, expected)) => Err(ParseFailure::at(at as usize, expected)),
            Err(Refusal::TooMuch(at)) => {
                Err(ParseFailure::given_up((at as usize).min(tokens.len())))
            }
        }
    }

    fn chart<P: Predict + ?Sized>(
        &self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
    ) -> Result<Vec<u16>, Refusal> {
        let predict = OneToken(predict);
        let ends = self.automaton.ends();
        chart_choices::choices(language, &predict, tokens, ends, &self.halt)
    }

    #[cold]
    fn look(&self, tokens: &[Token], at: usize, last: usize) -> Result<usize, ParseFailure> {
        match self.halt.look() {
            true => Err(ParseFailure::given_up(at.min(tokens.len()))),
            false => Ok((at + TOKENS).min(last + 1)),
        }
    }

    /// Builds the tree by the chart's choices, if any, else by prediction.
    fn follow<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
        prefix: bool,
    ) -> Result<(Syntax, usize), ParseFailure> {
        let mut syntax = Syntax {
            nodes: Vec::with_capacity(self.nodes_of(tokens.len())),
            root: None,
        };
        let mut done: Vec<SyntaxId> = Vec::new();
        let mut at = 0;
        let last = last_end(tokens.len(), self.automaton.ends());
        let kind_at = |at: usize| tokens.get(at).map_or(Kind::EOF, |token| token.kind);
        self.adaptive.trim();
        self.stack.begin();
        let mut id = self.automaton.entry(language.start);
        // The next token before which to look for the request to stop, or one behind the last.
        let mut stop = TOKENS.min(last + 1);
        loop {
            let state = self.automaton.state(id);
            match state.step {
                Step::Token(expected) => {
                    if kind_at(at) != expected || at >= stop {
                        if at > last {
                            break;
                        }
                        if at >= stop {
                            stop = self.look(tokens, at, last)?;
                            continue;
                        }
                        return Err(self.failure(language, id, at.min(tokens.len())));
                    }
                    if expected != Kind::EOF {
                        done.push(syntax.push(SyntaxNode::of_token(expected, expected, at)));
                    }
                    at += 1;
                    id = state.next;
                }
                Step::Guard(bit) => {
                    if tokens.get(at).is_some_and(|token| token.guards & bit == 0) {
                        let mut failure = self.failure(language, id, at);
                        // The token could be read if the predicate held.
                        failure.expected.retain(|&kind| kind != kind_at(at));
                        return Err(failure);
                    }
                    id = state.next;
                }
                Step::Set(set) => {
                    let kind = kind_at(at);
                    if !language.fits(kind, set) || at >= stop {
                        if at > last {
                            break;
                        }
                        if at >= stop {
                            stop = self.look(tokens, at, last)?;
                            continue;
                        }
                        return Err(self.failure(language, id, at.min(tokens.len())));
                    }
                    if kind != Kind::EOF {
                        done.push(syntax.push(SyntaxNode::of_token(kind, set, at)));
                    }
                    at += 1;
                    id = state.next;
                }
                Step::Call(rule) => {
                    self.stack.push(Frame {
                        next: state.next,
                        children: done.len() as u32,
                        context: None,
                    });
                    id = self.automaton.entry(rule);
                }
                Step::Decide { count, stride } => {
                    let choice = predict.predict(state.rule, kind_at(at));
                    let mut taken = choice.0.wrapping_sub(1);
                    // One comparison distinguishes alternatives from all else.
                    if taken >= count {
                        let mut number = self.decide(language, predict, (id, choice), tokens, at);
                        if prefix && number.is_err() && at < tokens.len() {
                            // The start rule may stop here.
                            let choice = (id, predict.predict(state.rule, Kind::EOF));
                            let cut = self.decide(language, predict, choice, &tokens[..at], at);
                            number = cut.or(number);
                        }
                        taken = number? - 1;
                        assert!(taken < count, "a decision names one of its alternatives");
                    }
                    id = state.alternative(stride, taken);
                }
                Step::End { list } => {
                    let frame = self.stack.pop().expect("a rule at work has a frame");
                    close(&mut syntax, &mut done, frame, state.rule, list);
                    id = frame.next;
                    if id == BOTTOM {
                        syntax.root = done.pop();
                        return Ok((syntax, at.min(tokens.len())));
                    }
                }
            }
        }
        // The end was read too often: prediction repeats reading it; the chart finds where to stop.
        self.adaptive.allow(0);
        Err(ParseFailure::at(tokens.len(), Vec::new()))
    }
}

/// Makes the node of a finished rule, unless it is empty.
///
/// An only child, unless a list's, takes the rule's slot instead.
#[inline]
fn close(syntax: &mut Syntax, done: &mut Vec<SyntaxId>, frame: Frame, rule: Kind, list: bool) {
    match done[frame.children as usize..] {
        [] => {}
        [only] if !list => syntax.nodes[only.0 as usize].slot = rule,
        _ => join(syntax, done, frame, rule),
    }
}

#[inline(never)]
fn join(syntax: &mut Syntax, done: &mut Vec<SyntaxId>, frame: Frame, rule: Kind) {
    let children = &done[frame.children as usize..];
    for pair in children.windows(2) {
        syntax.nodes[pair[0].0 as usize].next = pair[1];
    }
    let first = *syntax.node(children[0]);
    let last = *syntax.node(children[children.len() - 1]);
    let node = SyntaxNode {
        kind: rule,
        slot: rule,
        first_child: children[0],
        next: SyntaxNode::NONE,
        first_token: first.first_token,
        tokens: last.first_token + last.tokens - first.first_token,
    };
    done.truncate(frame.children as usize);
    done.push(syntax.push(node));
}
