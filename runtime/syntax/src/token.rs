//! Tokens, for lexer and hooks.

use secateur_tables::Kind;

/// A token of the default channel: its type and its bytes in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// The token type.
    pub kind: Kind,
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
    /// The bits of the parser predicates that hold before it: see
    /// [`Description::guard_bit`](secateur_tables::Description::guard_bit).
    pub guards: u16,
}

impl Token {
    pub(crate) const fn moved(&self, shift: i64) -> Self {
        Self {
            kind: self.kind,
            guards: self.guards,
            start: (self.start as i64 + shift) as u32,
            end: (self.end as i64 + shift) as u32,
        }
    }

    /// Creates a token before which every predicate holds.
    #[must_use]
    pub const fn new(kind: Kind, start: u32, end: u32) -> Self {
        Self {
            kind,
            start,
            end,
            guards: u16::MAX,
        }
    }

    /// Returns the token's bytes in its text.
    #[must_use]
    #[inline]
    pub fn of(self, text: &[u8]) -> &[u8] {
        &text[self.start as usize..self.end as usize]
    }
}
