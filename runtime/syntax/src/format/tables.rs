//! The format that needs no compiled code.

use super::{Format, Prepare};
use secateur_tables::Kind;

use crate::Language;
use crate::lex::Token;
use crate::parse::{Choice, ParseFailure, Parser, Predict, Syntax};
use crate::sentence::names::Names;

/// A language that works from its tables alone.
#[derive(Clone, Debug)]
pub struct TableFormat {
    language: Language,
    prepare: Option<Prepare>,
    names: Option<&'static dyn Names>,
}

impl TableFormat {
    /// Makes a format of tables.
    #[must_use]
    pub const fn new(language: Language) -> Self {
        Self {
            language,
            prepare: None,
            names: None,
        }
    }

    /// Has originals prepared so.
    #[must_use]
    pub const fn preparing(mut self, prepare: Option<Prepare>) -> Self {
        self.prepare = prepare;
        self
    }

    /// Has random sentences declare names so.
    #[must_use]
    pub const fn naming(mut self, names: Option<&'static dyn Names>) -> Self {
        self.names = names;
        self
    }
}

impl Predict for Language {
    fn predict(&self, rule: Kind, token: Kind) -> Choice {
        let row = self.decision_rows[rule.index() - self.tokens.len()];
        let at = usize::from(row) * self.tokens.len() + token.index();
        Choice(self.decisions[at])
    }

    fn further(&self, row: u16, token: Kind) -> Choice {
        let runs = self.further_row(row);
        let next = runs.partition_point(|run| run.last < token);
        let run = runs.get(next).filter(|run| run.first <= token);
        run.map_or(Choice::ADAPTIVE, |run| Choice(run.choice))
    }
}

impl Format for Language {
    fn language(&self) -> &Language {
        self
    }

    fn parse(&self, parser: &mut Parser, tokens: &[Token]) -> Result<Syntax, ParseFailure> {
        parser.parse(self, self, tokens)
    }
}

impl Predict for TableFormat {
    fn predict(&self, rule: Kind, token: Kind) -> Choice {
        self.language.predict(rule, token)
    }

    fn further(&self, row: u16, token: Kind) -> Choice {
        self.language.further(row, token)
    }
}

impl Format for TableFormat {
    fn language(&self) -> &Language {
        &self.language
    }

    fn parse(&self, parser: &mut Parser, tokens: &[Token]) -> Result<Syntax, ParseFailure> {
        self.language.parse(parser, tokens)
    }

    fn prepare(&self) -> Option<Prepare> {
        self.prepare
    }

    fn names(&self) -> Option<&'static dyn Names> {
        self.names
    }
}
