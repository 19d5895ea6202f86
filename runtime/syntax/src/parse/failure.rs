//! Failures of tokens that are no sentence of the language.

use secateur_tables::Kind;

use super::SyntaxError;
use crate::Language;
use crate::lex::{Excerpt, Token, escaped};

/// A failed parse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseFailure {
    /// The token that nothing could read; the number of tokens for the end of the file.
    pub token: usize,
    /// The token types possible there, ascending.
    pub expected: Vec<Kind>,
    /// Whether parsing was given up at the furthest token: the text can be read in too many ways.
    pub given_up: bool,
}

const NAMED: usize = 8;

impl ParseFailure {
    pub(super) fn at(token: usize, expected: Vec<Kind>) -> Self {
        Self {
            token,
            expected,
            given_up: false,
        }
    }

    pub(super) fn given_up(token: usize) -> Self {
        Self {
            given_up: true,
            ..Self::at(token, Vec::new())
        }
    }

    /// Describes the failure: line, column, the line, found and expected tokens.
    #[must_use]
    pub fn describe(&self, language: &Language, text: &[u8], tokens: &[Token]) -> String {
        self.explain(language, text, tokens).to_string()
    }

    /// Returns the failure with its place in the text.
    #[must_use]
    pub fn explain(&self, language: &Language, text: &[u8], tokens: &[Token]) -> SyntaxError {
        let (place, found) = match tokens.get(self.token) {
            Some(token) => {
                let shown = String::from_utf8_lossy(token.of(text));
                let short: String = shown.chars().take(40).collect();
                let dots = if short.len() < shown.len() { "…" } else { "" };
                // Hooks make tokens without a text, such as INDENT.
                let found = match shown.is_empty() {
                    true => language.kind_name(token.kind).to_owned(),
                    false => format!("`{}{dots}`", escaped(&short)),
                };
                (
                    Excerpt::new(text, token.start as usize, token.end as usize),
                    found,
                )
            }
            None => (
                Excerpt::new(text, text.len(), text.len()),
                "end of the file".to_owned(),
            ),
        };
        if self.given_up {
            let wrong = "parsing stopped here: the grammar can read the text in too many ways";
            return SyntaxError::at(place, wrong);
        }
        let name = |&kind: &Kind| match kind {
            Kind::EOF => "the end of the file".to_owned(),
            _ => language.kind_name(kind).to_owned(),
        };
        let mut expected = match &self.expected[..] {
            [] => "nothing can stand here".to_owned(),
            [one] => format!("expected {}", name(one)),
            many => {
                let shown = many.iter().take(NAMED).map(name).collect::<Vec<_>>();
                format!("expected one of {}", shown.join(", "))
            }
        };
        if self.expected.len() > NAMED {
            expected.push_str(&format!(" and {} more", self.expected.len() - NAMED));
        }
        SyntaxError::at(place, &format!("unexpected {found}; {expected}"))
    }
}
