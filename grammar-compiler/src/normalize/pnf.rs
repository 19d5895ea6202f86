//! A grammar in Perses Normal Form.

use super::origin::Origin;
use secateur_tables::Form;

use super::cfg::Symbol;
use crate::ir::TokenId;

/// A rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PnfRule {
    /// Its name.
    pub name: String,
    /// Its shape.
    pub form: Form,
    /// Its symbols.
    pub(crate) symbols: Vec<Symbol>,
    /// A quantifier that takes as little as it can.
    pub lazy: bool,
    /// Where it comes from.
    pub origin: Origin,
}

impl PnfRule {
    /// The name by which people know it, that of a rule of the grammar where there is
    /// one.
    #[must_use]
    pub fn known_as(&self) -> &str {
        match &self.origin {
            Origin::Written => &self.name,
            Origin::Outlined { known_as, .. } => known_as,
        }
    }
}

/// All rules; the first is the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pnf {
    /// By index.
    pub rules: Vec<PnfRule>,
    /// Token types from here on are predicates: they are no text.
    pub(crate) first_guard: TokenId,
}

impl Pnf {
    /// By rule: may it be empty?
    #[must_use]
    pub(crate) fn nullable(&self) -> Vec<bool> {
        let mut nullable = vec![false; self.rules.len()];
        loop {
            let mut changed = false;
            for (index, rule) in self.rules.iter().enumerate() {
                let empty = |symbol: &Symbol| self.is_nullable(&nullable, *symbol);
                let now = match rule.form {
                    Form::Star | Form::Optional => true,
                    Form::Sequence => rule.symbols.iter().all(empty),
                    Form::Alternation | Form::Plus | Form::Set => rule.symbols.iter().any(empty),
                };
                changed |= now != nullable[index];
                nullable[index] = now;
            }
            if !changed {
                return nullable;
            }
        }
    }

    /// Whether a symbol may be empty, of the rules knowing that.
    #[must_use]
    pub(crate) fn is_nullable(&self, nullable: &[bool], symbol: Symbol) -> bool {
        match symbol {
            Symbol::Token(token) => token >= self.first_guard,
            Symbol::Rule(rule) => nullable[rule as usize],
        }
    }
}
