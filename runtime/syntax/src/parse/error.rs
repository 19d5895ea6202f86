//! A text that is not in the language.

use crate::lex::{Excerpt, LexError};

/// The reason why a text is not in the language, and the place.
///
/// Its display names line and column, shows the line and lists what was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct SyntaxError {
    /// The place of the error; `None` if it is about the whole text.
    pub place: Option<Excerpt>,
    message: String,
}

impl SyntaxError {
    /// An error at a place: what is wrong there.
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
            LexError::TooLong => None,
        };
        Self { place, message }
    }
}
