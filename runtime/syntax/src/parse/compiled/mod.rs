//! Compiled parsers: a function for each rule of a grammar.
//!
//! The functions call each other and work on a [`Machine`], which has the tokens and builds the
//! tree. Each call records its [site](super::calls), so that prediction knows the stack of rules;
//! loops and branches within a function need no record. The native stack grows when it must; calls
//! nested too deeply for that are left to the interpreter.
//!
//! A function continues until a token does not fit, and does not check whether tokens that settle
//! no decision are possible. So the interpreter, which knows all expected tokens, parses a rejected
//! text again, unless only its rejection matters ([`Parser::accepts`]).

mod run;

use secateur_tables::{Choice, Form, Kind};

use super::calls::{Call, Calls};
use super::machine::{Parser, look_further};
use super::syntax::{SyntaxId, SyntaxNode};
use super::{Predict, last_end};
use crate::Language;
use crate::halt::TOKENS;
use crate::lex::Token;

/// The compiled parser of a language.
pub trait Rules: Sync {
    /// Returns a rule's function; `None` if the rule is part of another's.
    fn function(&self, rule: Kind) -> Option<Function>;
}

/// The function of a rule.
pub type Function = fn(&mut Machine<'_>) -> Parsed;

/// The result of a function, which fails only if its documentation has a section *Errors*.
pub type Parsed = Result<(), Stop>;

/// A token that does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

/// The start of a node's children: the number of nodes before them.
#[derive(Clone, Copy, Debug)]
pub struct Mark(u32);

/// A text, read by the functions of a parser.
#[derive(Debug)]
pub struct Machine<'a> {
    kind: Kind,
    /// Slot of the newest node, stored when another is pushed.
    ///
    /// A rule with one child changes only it.
    slot: Kind,
    at: u32,
    /// The finished node before the newest; links lead backwards until a parent reverses them.
    below: u32,
    nodes: Vec<SyntaxNode>,
    makes: bool,
    tokens: &'a [Token],
    calls: Calls,
    language: &'a Language,
    parser: &'a mut Parser,
    /// Whether nesting was too deep.
    gave_up: bool,
    /// Whether prediction reads all tokens behind the current one.
    one_token: bool,
    /// The furthest token behind its own that decided without prediction.
    looked: usize,
}

const NONE: u32 = SyntaxNode::NONE.0;

/// [`Machine::below`] without a newest node.
const NOTHING: u32 = NONE - 1;

/// Calls between two checks of the native stack.
const STEP: usize = 32;

/// Bytes of the native stack that a check requires.
const ROOM: usize = 1 << 20;

/// Bytes of a new stack if the check fails.
const STACK: usize = 1 << 24;

/// Maximal nesting of calls.
const DEEPEST: usize = 1 << 18;

impl Machine<'_> {
    /// Returns the type of the current token.
    #[must_use]
    #[inline(always)]
    pub fn peek(&self) -> Kind {
        self.kind
    }

    /// Reads a token of this type.
    ///
    /// # Errors
    /// If there is another one.
    #[inline(always)]
    pub fn token(&mut self, kind: Kind) -> Parsed {
        if self.kind != kind {
            return Err(Stop);
        }
        self.take(kind)
    }

    /// Reads a token of a set.
    ///
    /// # Errors
    /// If `fits` is false.
    #[inline(always)]
    pub fn set(&mut self, set: Kind, fits: bool) -> Parsed {
        if !fits {
            return Err(Stop);
        }
        if self.kind == Kind::EOF {
            return self.end();
        }
        self.take(set)
    }

    /// Reads a token of a set rule.
    ///
    /// # Errors
    /// If there is another one.
    #[inline]
    pub fn one_of(&mut self, set: Kind) -> Parsed {
        self.set(set, self.language.fits(self.kind, set))
    }

    /// Reads the current token, which is not the end of the file, into a slot.
    #[inline(always)]
    pub fn take(&mut self, slot: Kind) -> Parsed {
        self.leaf(slot);
        Ok(())
    }

    #[inline(never)]
    fn leaf(&mut self, slot: Kind) {
        if self.makes {
            let mut leaf = SyntaxNode::of_token(self.kind, slot, self.at as usize);
            let below = self.newest();
            leaf.next = SyntaxId(below);
            self.push(leaf, below);
        }
        self.at += 1;
        if self.at as usize & (TOKENS - 1) == 0 && self.parser.halt().look() {
            self.tokens = &[];
        }
        let next = self.tokens.get(self.at as usize);
        self.kind = next.map_or(Kind::EOF, |token| token.kind);
    }

    /// Rejects the current token. Always fails.
    #[inline(always)]
    pub fn stop(&self) -> Parsed {
        Err(Stop)
    }

    /// Reads the end of the file.
    ///
    /// # Errors
    /// If there is a token, or the end was read too often.
    #[inline(never)]
    pub fn end(&mut self) -> Parsed {
        let ends = self.parser.automaton.ends();
        let last = || last_end(self.tokens.len(), ends);
        if self.kind != Kind::EOF || self.at as usize > last() {
            return Err(Stop);
        }
        self.at += 1;
        Ok(())
    }

    /// Continues if a predicate holds before the current token.
    ///
    /// # Errors
    /// If it does not.
    #[inline(never)]
    pub fn guard(&mut self, predicate: Kind) -> Parsed {
        let bit = self.language.guard_bit(predicate).unwrap_or(0);
        match self.tokens.get(self.at as usize) {
            Some(token) if token.guards & bit == 0 => Err(Stop),
            _ => Ok(()),
        }
    }

    /// Calls a function for a symbol of a rule.
    ///
    /// `symbol` counts from 1, in a sequence or among alternatives; a quantifier has one.
    ///
    /// # Errors
    /// Those of the function.
    #[inline(always)]
    pub fn call(&mut self, rule: Kind, symbol: u16, function: Function) -> Parsed {
        let depth = self.calls.depth;
        let Some(call) = self.calls.all.get_mut(depth) else {
            return self.deepen(rule, symbol, function);
        };
        *call = Call::of(rule, symbol);
        self.calls.depth = depth + 1;
        let parsed = function(self);
        self.calls.depth -= 1;
        parsed
    }

    /// Calls a function for the symbol of a `?` if `goes_in`.
    ///
    /// # Errors
    /// Those of the function.
    #[inline(always)]
    pub fn optional(&mut self, goes_in: bool, rule: Kind, function: Function) -> Parsed {
        if !goes_in {
            return Ok(());
        }
        self.call(rule, 1, function)?;
        self.slot(rule)
    }

    /// Reads the current token into a slot if `is_there`.
    #[inline(always)]
    pub fn optional_token(&mut self, is_there: bool, slot: Kind) -> Parsed {
        match is_there {
            true => self.take(slot),
            false => Ok(()),
        }
    }

    /// Reads a rule of a token and a symbol.
    ///
    /// # Errors
    /// Those of the function, or if there is another token.
    #[inline(never)]
    pub fn pair(&mut self, rule: Kind, token: Kind, function: Function) -> Parsed {
        let start = self.begin(token)?;
        self.call(rule, 2, function)?;
        self.node(start, rule)
    }

    #[cold]
    #[inline(never)]
    fn deepen(&mut self, rule: Kind, symbol: u16, function: Function) -> Parsed {
        let depth = self.calls.depth;
        if depth >= DEEPEST {
            self.gave_up = true;
            return Err(Stop);
        }
        self.calls.all.resize(depth + STEP, Call::default());
        let parsed = stacker::maybe_grow(ROOM, STACK, || self.call(rule, symbol, function));
        self.calls.all.truncate(depth);
        parsed
    }

    /// Whether the quantifier of a rule reads its symbol (again).
    ///
    /// # Errors
    /// If neither that nor what may follow is possible.
    #[inline]
    pub fn goes_in(&mut self, rule: Kind) -> Result<bool, Stop> {
        let is_lazy = self.language.rule(rule).is_some_and(|rule| rule.lazy);
        let goes_in = if is_lazy { 2 } else { 1 };
        Ok(self.decide(rule)? == goes_in)
    }

    /// Returns the alternative of a rule's decision, from 1.
    ///
    /// # Errors
    /// If there is none.
    #[inline(never)]
    pub fn decide(&mut self, rule: Kind) -> Result<u16, Stop> {
        let (language, at) = (self.language, self.at as usize);
        let mut choice = language.predict(rule, self.kind);
        if let Some(row) = choice.row() {
            let looked;
            (choice, looked) = match self.one_token {
                true => (Choice::ADAPTIVE, 0),
                false => look_further(language, row, self.tokens, at),
            };
            self.looked = self.looked.max(looked);
        }
        match choice {
            Choice::NONE => Err(Stop),
            Choice::ADAPTIVE => self.adapt(rule),
            Choice(number) => Ok(number),
        }
    }

    fn adapt(&mut self, rule: Kind) -> Result<u16, Stop> {
        let Parser {
            automaton,
            adaptive,
            ..
        } = &mut *self.parser;
        let before = u32::from(self.language.form(rule) == Some(Form::Plus));
        let decision = automaton.entry(rule) + before;
        let (language, at) = (self.language, self.at as usize);
        self.calls.decides = Some(rule);
        let stack = &mut self.calls;
        let number = adaptive.predict(language, automaton, stack, decision, self.tokens, at);
        match adaptive.is_exhausted() {
            true => Err(Stop),
            false => number.map_err(|_| Stop),
        }
    }

    /// Begins a node.
    #[must_use]
    #[inline(always)]
    pub fn open(&self) -> Mark {
        Mark(self.nodes.len() as u32)
    }

    /// Begins a node with a token.
    ///
    /// # Errors
    /// If there is another one.
    #[inline(always)]
    pub fn begin(&mut self, kind: Kind) -> Result<Mark, Stop> {
        let start = self.open();
        self.token(kind)?;
        Ok(start)
    }

    /// Ends a rule with one child, which takes its slot.
    #[inline(always)]
    pub fn slot(&mut self, rule: Kind) -> Parsed {
        self.slot = rule;
        Ok(())
    }

    /// Ends a rule with several children.
    #[inline(always)]
    pub fn node(&mut self, start: Mark, rule: Kind) -> Parsed {
        self.make_node(start, rule);
        Ok(())
    }

    /// Ends a rule with any number of children.
    #[inline(always)]
    pub fn close(&mut self, start: Mark, rule: Kind) -> Parsed {
        if self.below.wrapping_add(1) == start.0 {
            self.slot = rule;
        } else if self.nodes.len() as u32 != start.0 {
            self.make_node(start, rule);
        }
        Ok(())
    }

    /// Ends a list.
    #[inline(always)]
    pub fn list(&mut self, start: Mark, rule: Kind) -> Parsed {
        if self.nodes.len() as u32 != start.0 {
            self.make_node(start, rule);
        }
        Ok(())
    }

    /// Ends a rule with several children, in the slot of another rule.
    #[inline(always)]
    pub fn node_in(&mut self, start: Mark, rule: Kind, slot: Kind) -> Parsed {
        self.make_node(start, rule);
        self.slot(slot)
    }

    /// Ends a rule with any number of children, in the slot of another rule.
    #[inline(always)]
    pub fn close_in(&mut self, start: Mark, rule: Kind, slot: Kind) -> Parsed {
        self.close(start, rule)?;
        self.slot_of(start, slot)
    }

    /// Ends a list, in the slot of another rule.
    #[inline(always)]
    pub fn list_in(&mut self, start: Mark, rule: Kind, slot: Kind) -> Parsed {
        self.list(start, rule)?;
        self.slot_of(start, slot)
    }

    #[inline(always)]
    fn slot_of(&mut self, start: Mark, slot: Kind) -> Parsed {
        if self.nodes.len() as u32 != start.0 {
            self.slot = slot;
        }
        Ok(())
    }

    #[inline(never)]
    fn make_node(&mut self, start: Mark, rule: Kind) {
        if !self.makes {
            return;
        }
        let newest = self.newest();
        let below = start.0.wrapping_sub(1);
        let (mut child, mut next) = (newest, NONE);
        while child != below {
            let node = &mut self.nodes[child as usize];
            let before = std::mem::replace(&mut node.next, SyntaxId(next));
            (child, next) = (before.0, child);
        }
        let last = self.nodes[newest as usize];
        let first = self.nodes[next as usize];
        let node = SyntaxNode {
            kind: rule,
            slot: rule,
            first_child: SyntaxId(next),
            next: SyntaxId(below),
            first_token: first.first_token,
            tokens: last.first_token + last.tokens - first.first_token,
        };
        self.push(node, below);
    }

    /// Nodes are pushed when finished.
    #[inline(always)]
    fn newest(&self) -> u32 {
        (self.nodes.len() as u32).wrapping_sub(1)
    }

    #[inline(always)]
    fn push(&mut self, node: SyntaxNode, below: u32) {
        if let Some(newest) = self.nodes.last_mut() {
            newest.slot = self.slot;
        }
        self.slot = node.slot;
        self.below = below;
        self.nodes.push(node);
    }
}
