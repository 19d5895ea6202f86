//! The lexer's state: last token, open constructs, and their variables.

use std::collections::HashSet;

use super::literals::Literal;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// An operand begins.
    Operand,
    /// An operand.
    Value,
    /// A name that may take arguments; a variable, only where no operator is possible.
    Name { variable: bool },
    /// `return`: arguments may follow.
    Return,
    /// `rescue`: a line end counts.
    Rescue,
    /// `def`: a method's name follows.
    Method,
    /// `.`: a method's name follows.
    Dot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Open {
    File,
    /// Up to `end`.
    Word,
    /// Parentheses around statements.
    Group,
    /// Parentheses of arguments or parameters, or square brackets.
    List,
    Hash,
    Block,
    Interpolation(Literal),
}

pub(super) struct Level {
    pub(super) open: Open,
    /// Conditions without their colon.
    pub(super) conditions: u32,
    /// By call without parentheses: number of open conditions.
    pub(super) calls: Vec<u32>,
    pub(super) lambdas: u32,
    /// Whether `do` belongs to a loop.
    pub(super) in_loop: bool,
    /// Whether `for` lacks its `in`.
    pub(super) in_for: bool,
    pub(super) in_pattern: bool,
    /// Whether names are variables in the head of `def`.
    pub(super) header: bool,
    pub(super) parameters: bool,
    pub(super) bars: bool,
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

    pub(super) fn keep(&mut self, count: usize) {
        for name in self.order.drain(count.min(self.order.len())..) {
            self.names.remove(&name);
        }
    }
}
