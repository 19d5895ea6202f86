//! A language: its tables and its hook.

use std::ops::Deref;

use secateur_tables::Tables;

use crate::hook::{Family, Hook};
use crate::sentence::single_texts;

/// The tables of a language and its hook. Dereferences to the tables.
#[derive(Clone)]
pub struct Language {
    tables: Tables,
    hook: Option<&'static Family>,
}

impl Language {
    /// Creates a language without a hook.
    ///
    /// If its tables name a [`hook`](secateur_tables::Description::hook), predicates are true and
    /// actions do nothing until [`with_hook`](Self::with_hook) links it.
    #[must_use]
    pub const fn new(tables: Tables) -> Self {
        Self { tables, hook: None }
    }

    /// Links a hook.
    #[must_use]
    pub const fn with_hook(mut self, family: Option<&'static Family>) -> Self {
        self.hook = family;
        self
    }

    /// Returns the family of the linked hook.
    #[must_use]
    pub const fn family(&self) -> Option<&'static Family> {
        self.hook
    }

    /// Returns by token type whether all its tokens have one text, up to case and white space.
    ///
    /// True of literals in parser rules; of other types if no walk through the lexer's automata
    /// finds a second text; false if their texts are unknown, or if matches of several rules make a
    /// token.
    #[must_use]
    pub fn single_texts(&self) -> Vec<bool> {
        single_texts(self)
    }

    pub(crate) fn hook_for_text(&self) -> Option<Box<dyn Hook>> {
        self.hook.map(|family| (family.make)(self))
    }
}

impl Deref for Language {
    type Target = Tables;

    #[inline]
    fn deref(&self) -> &Tables {
        &self.tables
    }
}

impl std::fmt::Debug for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Language({})", self.tables.name)
    }
}
