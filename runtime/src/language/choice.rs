//! What a decision comes to, in tables and in compiled code.

/// What tokens of lookahead say at a decision: an alternative, nothing possible,
/// the row in which the next token is looked up, or that prediction has to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice(pub u16);

impl Choice {
    /// No alternative can begin with this token.
    pub const NONE: Self = Self(0);
    /// Several alternatives can begin with these tokens.
    pub const ADAPTIVE: Self = Self(u16::MAX);
    /// From here on up to [`ADAPTIVE`](Self::ADAPTIVE): rows.
    const ROWS: u16 = 1 << 15;

    /// The alternative with this number, from 1. Of a quantifier the first
    /// alternative goes in (again) and the second goes on; the other way round
    /// if it is lazy.
    #[must_use]
    pub const fn alternative(number: u16) -> Self {
        Self(number)
    }

    /// The next token decides, by this row.
    #[must_use]
    pub const fn further(row: u16) -> Self {
        Self(Self::ROWS + row)
    }

    /// The row in which the next token is looked up.
    #[must_use]
    pub const fn row(self) -> Option<u16> {
        match self.0 {
            u16::MAX => None,
            Self::ROWS.. => Some(self.0 - Self::ROWS),
            _ => None,
        }
    }
}
