//! Analysis of the normal form, which gives the tables.

mod decisions;
mod first;
mod guards;
mod lookahead;
mod positions;
mod roles;
mod shortest;
mod tables;

pub use tables::{Metadata, tables};

use secateur_tables::Kind;

use crate::normalize::Pnf;
use crate::normalize::cfg::Symbol;

/// Returns the kind of a symbol: token types come first, then rules.
#[must_use]
pub fn kind(tokens: usize, symbol: Symbol) -> Kind {
    Kind(match symbol {
        Symbol::Token(token) => token.0,
        Symbol::Rule(rule) => (tokens + rule as usize) as u16,
    })
}

#[derive(Clone, Copy)]
pub(crate) struct Input<'a> {
    pub(crate) pnf: &'a Pnf,
    pub(crate) tokens: usize,
    pub(crate) nullable: &'a [bool],
}

impl Input<'_> {
    pub(crate) fn nullable(&self, symbol: Symbol) -> bool {
        self.pnf.is_nullable(self.nullable, symbol)
    }
}
