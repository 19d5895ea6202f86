//! Errors of the lexer.

use super::excerpt::Excerpt;

/// A text that the lexer rejects.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LexError {
    /// No lexer rule matches here.
    #[error("{}", .place.with(&format!("no token begins with {character}")))]
    NoMatch {
        /// The place, with its line.
        place: Excerpt,
        /// The character there, quoted.
        character: String,
    },
    /// The rules look too far ahead too often: lexing would take for ever.
    #[error("{}", .place.with("the lexer stopped here: its rules look too far ahead, again and again"))]
    TooFar {
        /// The place where the lexer gave up, with its line.
        place: Excerpt,
    },
    /// A look found the request to stop.
    #[error("reading was stopped")]
    Halted,
    /// The text has 4 GiB or more.
    #[error("the input is too long: 4 GiB or more")]
    TooLong,
}

/// A place where no rule matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMatch {
    /// The first byte of the character that no rule accepts next.
    pub at: usize,
}

impl LexError {
    pub(super) fn too_far(text: &[u8], at: usize) -> Self {
        Self::TooFar {
            place: Excerpt::new(text, at, at),
        }
    }

    pub(super) fn at(text: &[u8], at: usize) -> Self {
        let near = &text[at..text.len().min(at + 4)];
        let len = near.utf8_chunks().next().map_or(1, |chunk| {
            chunk.valid().chars().next().map_or(1, char::len_utf8)
        });
        let bytes = &text[at..text.len().min(at + len)];
        let character = match std::str::from_utf8(bytes) {
            Ok(c) => format!("`{}`", escaped(c)),
            Err(_) => format!("byte 0x{:02X}", bytes[0]),
        };
        Self::NoMatch {
            place: Excerpt::new(text, at, at + len),
            character,
        }
    }
}

/// Escapes control characters, but no quotes.
pub(crate) fn escaped(text: &str) -> String {
    let shown = |c: char| match c.is_control() {
        true => c.escape_debug().to_string(),
        false => c.to_string(),
    };
    text.chars().map(shown).collect()
}
