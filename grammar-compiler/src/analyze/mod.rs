//! What the normal form implies: the tables that the runtime works from.

mod choice;
mod decisions;
mod first;
mod guards;
mod lookahead;
mod positions;
mod shortest;
mod subsumption;
mod tables;

pub use choice::{ADAPTIVE, FURTHER, NO_ROW, NONE};
pub use lookahead::TOKENS;
pub use tables::{
    ClassRange, Disposition, FurtherRun, LexerProgram, LexerRule, LexerState, LexerTables,
    Metadata, ModeStep, Rule, Tables, TokenType, tables,
};

use crate::normalize::Pnf;
use crate::normalize::cfg::Symbol;

/// A kind of the runtime: token types first, then the rules of the normal form.
#[must_use]
pub fn kind(tokens: usize, symbol: Symbol) -> u16 {
    match symbol {
        Symbol::Token(token) => token.0,
        Symbol::Rule(rule) => (tokens + rule as usize) as u16,
    }
}

/// A normal form with the number of its token types.
#[derive(Clone, Copy)]
pub(crate) struct Input<'a> {
    pub(crate) pnf: &'a Pnf,
    pub(crate) tokens: usize,
    pub(crate) nullable: &'a [bool],
}

impl Input<'_> {
    /// Whether a symbol may be empty.
    pub(crate) fn nullable(&self, symbol: Symbol) -> bool {
        self.pnf.is_nullable(self.nullable, symbol)
    }
}
