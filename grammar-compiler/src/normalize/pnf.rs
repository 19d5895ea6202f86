//! Grammars in Perses Normal Form.

use super::origin::Origin;
use secateur_tables::{Form, Kind, nullable};

use super::cfg::Symbol;
use crate::ir::TokenId;

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PnfRule {
    /// Name.
    pub name: String,
    /// Form.
    pub form: Form,
    pub(crate) symbols: Vec<Symbol>,
    /// Whether a quantifier takes the shortest match.
    pub lazy: bool,
    /// Origin.
    pub origin: Origin,
}

impl PnfRule {
    /// Returns the name for users: that of a written rule where possible.
    #[must_use]
    pub fn known_as(&self) -> &str {
        match &self.origin {
            Origin::Outlined { of, part } if !part.is_known_by_itself() => of,
            Origin::Outlined { .. } | Origin::Written => &self.name,
        }
    }
}

/// A normal form; the first rule is the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pnf {
    /// The rules by index.
    pub rules: Vec<PnfRule>,
    pub(crate) tokens: usize,
    /// First token type that is a predicate.
    pub(crate) first_guard: TokenId,
}

impl Pnf {
    #[must_use]
    pub(crate) fn nullable(&self) -> Vec<bool> {
        let kind = |symbol: &Symbol| match *symbol {
            Symbol::Token(token) => Kind(token.0),
            Symbol::Rule(rule) => Kind((self.tokens + rule as usize) as u16),
        };
        let kinds = |rule: &PnfRule| rule.symbols.iter().map(kind).collect::<Vec<_>>();
        let rules = self.rules.iter().map(|rule| (rule.form, kinds(rule)));
        let rules: Vec<_> = rules.collect();
        nullable(self.tokens, Kind(self.first_guard.0), &rules).split_off(self.tokens)
    }

    #[must_use]
    pub(crate) fn is_nullable(&self, nullable: &[bool], symbol: Symbol) -> bool {
        match symbol {
            Symbol::Token(token) => token >= self.first_guard,
            Symbol::Rule(rule) => nullable[rule as usize],
        }
    }
}
