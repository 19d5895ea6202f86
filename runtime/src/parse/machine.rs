//! The parser: an explicit stack over the automaton.

use super::adaptive::{Adaptive, Prediction};
use super::ambiguity::{self, Ambiguity};
use super::automaton::{Automaton, StateId, Step};
use super::context::{BOTTOM, ContextId};
use super::syntax::{Syntax, SyntaxId, SyntaxNode};
use super::{Choice, ParseFailure, Predict, last_end};
use crate::language::{Kind, Language};
use crate::lex::Token;

/// A parser with what it has learnt of its language: predictions that took more
/// than one token are kept, so use one parser for many texts.
#[derive(Clone, Debug)]
pub struct Parser {
    automaton: Automaton,
    adaptive: Adaptive,
    stack: Vec<Frame>,
    /// The ambiguities met so far, if anybody asked.
    watched: Option<Vec<Ambiguity>>,
}

/// A rule at work.
#[derive(Clone, Copy, Debug)]
struct Frame {
    /// Where to go on when it is done.
    next: StateId,
    /// Where its children begin among the finished nodes.
    children: u32,
    /// The stack up to here for the adaptive prediction, if it was asked for.
    context: Option<ContextId>,
}

/// A part of the stack is tried before all of it: down to so many frames that
/// cannot return at once,
const NEAR_FIRM: u32 = 2;

/// if that is no more than so many frames.
const NEAR_FRAMES: usize = 64;

impl Parser {
    /// A parser for a language; cost is linear in the grammar.
    #[must_use]
    pub fn new(language: &Language) -> Self {
        Self {
            automaton: Automaton::new(language),
            adaptive: Adaptive::default(),
            stack: Vec::new(),
            watched: None,
        }
    }

    /// Parses a whole file's tokens. `language` must be the one that the parser
    /// was made for.
    ///
    /// # Errors
    /// If the tokens are no sentence of the language; the failure names the
    /// furthest token that was looked at.
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
        if end < tokens.len() {
            return Err(ParseFailure {
                token: end,
                expected: vec![Kind::EOF],
            });
        }
        Ok(syntax)
    }

    /// Parses as much as the start rule takes, as ANTLR does where that rule does
    /// not ask for the end of the file. Also says how many tokens that was.
    ///
    /// # Errors
    /// If no beginning of the tokens that the start rule would stop at is a
    /// sentence of the language.
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

    /// Parses a whole file's tokens as [`Parser::parse`] does, and says what could
    /// have been read otherwise. Much slower.
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

    fn run<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        tokens: &[Token],
        prefix: bool,
    ) -> Result<(Syntax, usize), ParseFailure> {
        let mut syntax = Syntax {
            nodes: Vec::with_capacity(tokens.len() * 2),
            root: None,
        };
        let mut done: Vec<SyntaxId> = Vec::new();
        let mut at = 0;
        let last = last_end(tokens.len(), self.automaton.ends());
        let kind_at = |at: usize| tokens.get(at).map_or(Kind::EOF, |token| token.kind);
        self.adaptive.trim();
        self.stack.clear();
        self.stack.push(Frame {
            next: BOTTOM,
            children: 0,
            context: Some(ContextId::EMPTY),
        });
        let mut id = self.automaton.entry(language.start);
        loop {
            let state = self.automaton.state(id);
            match state.step {
                Step::Token(expected) => {
                    if kind_at(at) != expected || at > last {
                        return Err(self.failure(language, id, at.min(tokens.len())));
                    }
                    if expected != Kind::EOF {
                        done.push(leaf(&mut syntax, expected, expected, at));
                    }
                    at += 1;
                    id = state.next;
                }
                Step::Guard(bit) => {
                    if tokens.get(at).is_some_and(|token| token.guards & bit == 0) {
                        let mut failure = self.failure(language, id, at);
                        // It could be read here if the predicate held.
                        failure.expected.retain(|&kind| kind != kind_at(at));
                        return Err(failure);
                    }
                    id = state.next;
                }
                Step::Set(set) => {
                    let kind = kind_at(at);
                    if !language.fits(kind, set) || at > last {
                        return Err(self.failure(language, id, at.min(tokens.len())));
                    }
                    if kind != Kind::EOF {
                        done.push(leaf(&mut syntax, kind, set, at));
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
                Step::Decide => {
                    let mut number = self.decide(language, predict, id, tokens, at);
                    if prefix && number.is_err() && at < tokens.len() {
                        // Is this where the start rule stops?
                        let cut = self.decide(language, predict, id, &tokens[..at], at);
                        number = cut.or(number);
                    }
                    let number = number?;
                    id = self
                        .automaton
                        .alternatives(language, id)
                        .nth(usize::from(number) - 1)
                        .expect("a decision names one of its alternatives");
                }
                Step::End { list } => {
                    let frame = self.stack.pop().expect("a rule at work has a frame");
                    close(&mut syntax, &mut done, frame, state.rule, list);
                    id = frame.next;
                    if id == BOTTOM {
                        break;
                    }
                }
            }
        }
        syntax.root = done.pop();
        Ok((syntax, at.min(tokens.len())))
    }

    /// The alternative of a decision.
    fn decide<P: Predict + ?Sized>(
        &mut self,
        language: &Language,
        predict: &P,
        decision: StateId,
        tokens: &[Token],
        at: usize,
    ) -> Result<u16, ParseFailure> {
        let rule = self.automaton.state(decision).rule;
        let kind = tokens.get(at).map_or(Kind::EOF, |token| token.kind);
        match predict.predict(rule, kind) {
            Choice::NONE => Err(self.failure(language, decision, at.min(tokens.len()))),
            Choice::ADAPTIVE => {
                if self.watched.is_some() {
                    self.watch(language, decision, tokens, at);
                }
                self.adapt(language, decision, tokens, at)
            }
            Choice(number) => Ok(number),
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
        if let Some(watched) = &mut self.watched {
            watched.extend(found);
        }
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

    fn failure(&mut self, language: &Language, state: StateId, at: usize) -> ParseFailure {
        let context = self.context(language);
        let expected = self
            .adaptive
            .expected(language, &self.automaton, state, context);
        ParseFailure {
            token: at,
            expected,
        }
    }
}

fn leaf(syntax: &mut Syntax, kind: Kind, slot: Kind, at: usize) -> SyntaxId {
    push(
        syntax,
        SyntaxNode {
            kind,
            slot,
            first_child: SyntaxNode::NONE,
            next: SyntaxNode::NONE,
            first_token: at as u32,
            tokens: 1,
        },
    )
}

fn push(syntax: &mut Syntax, node: SyntaxNode) -> SyntaxId {
    let id = SyntaxId(syntax.nodes.len() as u32);
    syntax.nodes.push(node);
    id
}

/// Makes the node of a finished rule: none if it is empty, none of its own if
/// all it has is one child, which then stands in the rule's slot.
fn close(syntax: &mut Syntax, done: &mut Vec<SyntaxId>, frame: Frame, rule: Kind, list: bool) {
    let children = &done[frame.children as usize..];
    match *children {
        [] => return,
        [only] if !list => {
            syntax.nodes[only.0 as usize].slot = rule;
            return;
        }
        _ => {}
    }
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
    done.push(push(syntax, node));
}
