//! FIRST and FOLLOW sets of the normal form's rules.

use fixedbitset::FixedBitSet;

use super::Input;
use crate::normalize::cfg::Symbol;
use secateur_tables::Form;

/// FIRST and FOLLOW by rule.
pub(super) struct Sets {
    pub(super) first: Vec<FixedBitSet>,
    pub(super) follow: Vec<FixedBitSet>,
}

impl Sets {
    pub(super) fn of(input: Input<'_>) -> Self {
        let rules = input.pnf.rules.len();
        let mut sets = Self {
            first: vec![FixedBitSet::with_capacity(input.tokens); rules],
            follow: vec![FixedBitSet::with_capacity(input.tokens); rules],
        };
        while sets.grow_first(input) {}
        if let Some(start) = sets.follow.first_mut() {
            start.insert(0);
        }
        while sets.grow_follow(input) {}
        sets
    }

    pub(super) fn add_first(&self, symbol: Symbol, to: &mut FixedBitSet) {
        match symbol {
            Symbol::Token(token) => to.insert(usize::from(token.0)),
            Symbol::Rule(rule) => to.union_with(&self.first[rule as usize]),
        }
    }

    fn grow_first(&mut self, input: Input<'_>) -> bool {
        let mut changed = false;
        for (index, rule) in input.pnf.rules.iter().enumerate() {
            let mut set = self.first[index].clone();
            for &symbol in &rule.symbols {
                self.add_first(symbol, &mut set);
                if rule.form == Form::Sequence && !input.nullable(symbol) {
                    break;
                }
            }
            changed |= set != self.first[index];
            self.first[index] = set;
        }
        changed
    }

    fn grow_follow(&mut self, input: Input<'_>) -> bool {
        let mut changed = false;
        for (index, rule) in input.pnf.rules.iter().enumerate() {
            let mut behind = self.follow[index].clone();
            if matches!(rule.form, Form::Star | Form::Plus) {
                self.add_first(rule.symbols[0], &mut behind);
            }
            for &symbol in rule.symbols.iter().rev() {
                if let Symbol::Rule(target) = symbol {
                    let set = &mut self.follow[target as usize];
                    let before = set.count_ones(..);
                    set.union_with(&behind);
                    changed |= set.count_ones(..) > before;
                }
                if rule.form == Form::Sequence {
                    if !input.nullable(symbol) {
                        behind.clear();
                    }
                    self.add_first(symbol, &mut behind);
                }
            }
        }
        changed
    }
}
