//! The format without compiled code.

use super::{Format, Prepare};
use secateur_tables::{Choice, Kind};

use crate::Language;
use crate::parse::Predict;
use crate::sentence::names::Names;

/// A language that is read by its tables alone.
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

    /// Sets the preparation of originals.
    #[must_use]
    pub const fn preparing(mut self, prepare: Option<Prepare>) -> Self {
        self.prepare = prepare;
        self
    }

    /// Sets the names of random sentences.
    #[must_use]
    pub const fn naming(mut self, names: Option<&'static dyn Names>) -> Self {
        self.names = names;
        self
    }
}

impl Predict for Language {
    fn predict(&self, rule: Kind, token: Kind) -> Choice {
        self.decision(rule, token)
    }

    fn further(&self, row: u16, token: Kind) -> Choice {
        self.further_decision(row, token)
    }
}

impl Format for Language {
    fn language(&self) -> &Language {
        self
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

    fn prepare(&self) -> Option<Prepare> {
        self.prepare
    }

    fn names(&self) -> Option<&'static dyn Names> {
        self.names
    }
}
