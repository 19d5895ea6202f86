//! The format without compiled code.

use std::collections::BTreeMap;
use std::fmt;

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
    embedded: Embedded,
}

/// The languages that tokens of a language contain, by name.
#[derive(Clone, Default)]
pub struct Embedded(BTreeMap<String, &'static dyn Format>);

impl Embedded {
    /// Returns those of a format.
    #[must_use]
    pub fn of(format: &dyn Format) -> Self {
        let all = format.description().embedded.iter();
        let found = all.filter_map(|it| {
            let inner = format.embedded(&it.language)?;
            Some((it.language.to_string(), inner))
        });
        Self(found.collect())
    }
}

impl FromIterator<(String, &'static dyn Format)> for Embedded {
    fn from_iter<T: IntoIterator<Item = (String, &'static dyn Format)>>(all: T) -> Self {
        Self(all.into_iter().collect())
    }
}

impl fmt::Debug for Embedded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.0.keys()).finish()
    }
}

impl TableFormat {
    /// Makes a format of tables.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            language,
            prepare: None,
            names: None,
            embedded: Embedded::default(),
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

    /// Sets the languages that tokens contain.
    #[must_use]
    pub fn embedding(mut self, embedded: Embedded) -> Self {
        self.embedded = embedded;
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

    fn embedded(&self, language: &str) -> Option<&'static dyn Format> {
        self.embedded.0.get(language).copied()
    }
}
