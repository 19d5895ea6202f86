//! A text that is not in the language.

use crate::lex::{Excerpt, LexError};

/// The fault of a text that is not in the language, and its place.
///
/// The display names line and column, shows the line and lists the expected tokens.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct SyntaxError {
    /// `None` if the error is about the whole text.
    pub place: Option<Excerpt>,
    message: String,
}

impl SyntaxError {
    #[must_use]
    pub(crate) fn at(place: Excerpt, wrong: &str) -> Self {
        Self {
            message: place.with(wrong),
            place: Some(place),
        }
    }
}

impl From<LexError> for SyntaxError {
    fn from(error: LexError) -> Self {
        let message = error.to_string();
        let place = match error {
            LexError::NoMatch { place, .. } | LexError::TooFar { place } => Some(place),
            LexError::TooLong | LexError::Halted => None,
        };
        Self { place, message }
    }
}
