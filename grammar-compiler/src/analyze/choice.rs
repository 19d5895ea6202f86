//! What stands in a row of a decision, by token type, beside the numbers of alternatives.

/// No alternative can begin with the token.
pub const NONE: u16 = 0;
/// Several can.
pub const ADAPTIVE: u16 = u16::MAX;
/// From here on up to [`ADAPTIVE`] numbers of rows, in which the next token is looked up.
pub const FURTHER: u16 = 1 << 15;
/// For a rule without a decision.
pub const NO_ROW: u16 = u16::MAX;
