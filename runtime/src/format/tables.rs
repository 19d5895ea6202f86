//! The format that needs no compiled code.

use super::Format;
use crate::language::{Kind, Language};
use crate::lex::Token;
use crate::parse::{Choice, ParseFailure, Parser, Predict, Syntax};

/// A language that works from its tables alone.
#[derive(Clone, Debug)]
pub struct TableFormat {
    language: Language,
}

impl TableFormat {
    /// Makes a format of tables.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self { language }
    }
}

impl Predict for TableFormat {
    fn predict(&self, rule: Kind, token: Kind) -> Choice {
        let language = &self.language;
        let row = language.decision_rows[rule.index() - language.tokens.len()];
        let at = usize::from(row) * language.tokens.len() + token.index();
        Choice(language.decisions[at])
    }
}

impl Format for TableFormat {
    fn language(&self) -> &Language {
        &self.language
    }

    fn parse(&self, parser: &mut Parser, tokens: &[Token]) -> Result<Syntax, ParseFailure> {
        parser.parse(&self.language, self, tokens)
    }
}
