//! A language: its tables and its hook.

use std::ops::Deref;

use secateur_tables::Tables;

use crate::hook::{Family, Hook};

/// The tables of a language and the hook that answers what its grammar asks in another
/// language. Dereferences to the tables.
#[derive(Clone)]
pub struct Language {
    tables: Tables,
    hook: Option<&'static Family>,
}

impl Language {
    /// A language without a hook. Where its tables name one ([`hook`](secateur_tables::Description::hook)), predicates
    /// count as true and actions do nothing until [`with_hook`](Self::with_hook) links it.
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

    /// The family of the hook that is linked.
    #[must_use]
    pub const fn family(&self) -> Option<&'static Family> {
        self.hook
    }

    /// Makes the hook for one text.
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
