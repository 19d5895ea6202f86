//! Decisions by lookahead.

use crate::Kind;

/// The outcome of lookahead: an alternative, none, a row for the next token, or prediction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice(pub u16);

impl Choice {
    /// No alternative can begin with this token.
    pub const NONE: Self = Self(0);
    /// Several alternatives can begin with these tokens.
    pub const ADAPTIVE: Self = Self(u16::MAX);
    /// The first number of a row; the last is before [`ADAPTIVE`](Self::ADAPTIVE).
    pub const FIRST_ROW: u16 = 1 << 15;

    /// Makes the choice of an alternative, from 1.
    ///
    /// The first of a quantifier enters it, the second leaves it; the reverse if it is lazy.
    #[must_use]
    #[inline]
    pub const fn alternative(number: u16) -> Self {
        Self(number)
    }

    /// Defers to a row for the next token.
    #[must_use]
    #[inline]
    pub const fn further(row: u16) -> Self {
        Self(Self::FIRST_ROW + row)
    }

    /// The row for the next token.
    #[must_use]
    #[inline]
    pub const fn row(self) -> Option<u16> {
        match self.0 {
            u16::MAX => None,
            Self::FIRST_ROW.. => Some(self.0 - Self::FIRST_ROW),
            _ => None,
        }
    }
}

/// Neighbouring token types with one choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FurtherRun {
    /// The first token type.
    pub first: Kind,
    /// The last token type.
    pub last: Kind,
    /// A [`Choice`].
    pub choice: u16,
}
