//! All tables of one language.

use std::ops::Deref;

use bytes::Bytes;

use crate::subsumption::Subsumption;
use crate::{Automata, Choice, Damaged, Description, Kind};

/// The tables of one language, which fit one another. Dereferences to the description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables {
    description: Description,
    automata: Automata,
    subsumption: Subsumption,
}

impl Tables {
    /// Loads the automata of a language and computes which kind may stand for which.
    ///
    /// # Errors
    /// If the automata are damaged or of another language, or a number in the description refers to
    /// nothing.
    pub fn new(description: &Description, automata: impl Into<Bytes>) -> Result<Self, Damaged> {
        Self::load(description, automata.into())
    }

    /// Compiled once, unlike the generic [`new`](Self::new).
    fn load(description: &Description, automata: Bytes) -> Result<Self, Damaged> {
        description.check().map_err(Damaged::Content)?;
        let automata = Automata::load(automata)?;
        automata.check_for(description).map_err(Damaged::Content)?;
        Ok(Self {
            subsumption: Subsumption::of(description),
            description: description.clone(),
            automata,
        })
    }

    /// Returns the named tables.
    #[must_use]
    #[inline]
    pub fn description(&self) -> &Description {
        &self.description
    }

    /// The automata.
    #[must_use]
    #[inline]
    pub fn automata(&self) -> &Automata {
        &self.automata
    }

    /// Returns the choice of a rule by one token of lookahead.
    #[must_use]
    #[inline]
    pub fn decision(&self, rule: Kind, token: Kind) -> Choice {
        let rule = rule.index() - self.description.tokens.len();
        self.automata.decisions().get(rule, token.index())
    }

    /// Returns the choice by a further token, in the row named by the token before.
    ///
    /// # Panics
    /// If there is no such row.
    #[must_use]
    #[inline]
    pub fn further_decision(&self, row: u16, token: Kind) -> Choice {
        self.automata.further().get(row.into(), token.index())
    }

    /// Whether the answer of a predicate matters before a token type.
    #[must_use]
    #[inline]
    pub fn matters(&self, guard: usize, kind: Kind) -> bool {
        self.automata.guard_tokens().get(guard, kind.index())
    }

    /// Whether `kind` may stand in a slot of the kind `slot` (`kind ≤ slot`; Perses, section 4.3).
    ///
    /// Reflexive and transitive.
    #[must_use]
    #[inline]
    pub fn fits(&self, kind: Kind, slot: Kind) -> bool {
        self.subsumption.holds(kind, slot)
    }

    /// The shortest sentence of a kind, as token types.
    #[inline]
    pub fn shortest(
        &self,
        kind: Kind,
    ) -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator + Clone {
        self.automata.shortest(kind)
    }
}

impl Deref for Tables {
    type Target = Description;

    #[inline]
    fn deref(&self) -> &Description {
        &self.description
    }
}
