//! The state of the lexer: the last token, the open constructs, and their variables.

use std::collections::HashSet;

use super::literals::Literal;

/// The last token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Nothing, or an operator: an operand begins.
    Operand,
    /// An operand.
    Value,
    /// A name that may take arguments; a variable only what cannot be an operator.
    Name { variable: bool },
    /// `return`, which may take arguments.
    Return,
    /// `rescue`, behind which the end of the line counts.
    Rescue,
    /// `def`: the name of a method follows.
    Method,
    /// `.`: likewise.
    Dot,
}

/// An open construct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    File,
    /// Up to `end`.
    Word,
    /// Parentheses around statements.
    Group,
    /// Parentheses of arguments or parameters, and square brackets.
    List,
    Hash,
    Block,
    /// `#{`
    Interpolation(Literal),
}

pub(super) struct Level {
    pub(super) open: Open,
    /// Conditions that wait for their colon.
    pub(super) conditions: u32,
    /// Calls without parentheses, with the conditions that were open.
    pub(super) calls: Vec<u32>,
    /// `->` whose block has not come.
    pub(super) lambdas: u32,
    /// A `do` is that of a loop.
    pub(super) in_loop: bool,
    /// `for` without its `in`.
    pub(super) in_for: bool,
    /// The pattern of `in`.
    pub(super) in_pattern: bool,
    /// The name and the parameters of `def`: names are variables.
    pub(super) header: bool,
    pub(super) parameters: bool,
    /// Parameters between bars.
    pub(super) bars: bool,
    /// Has variables of its own.
    pub(super) scope: bool,
    /// Number of variables before it.
    pub(super) variables: usize,
}

impl Level {
    pub(super) fn new(open: Open) -> Self {
        Self {
            open,
            conditions: 0,
            calls: Vec::new(),
            lambdas: 0,
            in_loop: false,
            in_for: false,
            in_pattern: false,
            header: false,
            parameters: false,
            bars: false,
            scope: false,
            variables: 0,
        }
    }
}

/// The variables of a definition, as they came.
#[derive(Default)]
pub(super) struct Variables {
    pub(super) names: HashSet<Vec<u8>>,
    pub(super) order: Vec<Vec<u8>>,
}

impl Variables {
    pub(super) fn add(&mut self, name: &[u8]) {
        if self.names.insert(name.to_vec()) {
            self.order.push(name.to_vec());
        }
    }

    /// Forgets those that came last.
    pub(super) fn keep(&mut self, count: usize) {
        for name in self.order.drain(count.min(self.order.len())..) {
            self.names.remove(&name);
        }
    }
}
