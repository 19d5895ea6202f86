//! Tokens before which the parser's predicates matter.

use fixedbitset::FixedBitSet;

use super::Input;
use super::first::Sets;
use crate::normalize::cfg::Symbol;
use secateur_tables::{Form, Kind};

/// Returns by predicate the token types that can follow; before others its answer is irrelevant.
pub(super) fn guard_tokens(input: Input<'_>, sets: &Sets) -> Vec<Vec<Kind>> {
    let first_guard = usize::from(input.pnf.first_guard.0);
    let mut rows = vec![FixedBitSet::with_capacity(input.tokens); input.tokens - first_guard];
    for (rule, follow) in input.pnf.rules.iter().zip(&sets.follow) {
        for (at, &symbol) in rule.symbols.iter().enumerate() {
            let Symbol::Token(token) = symbol else {
                continue;
            };
            let Some(guard) = usize::from(token.0).checked_sub(first_guard) else {
                continue;
            };
            let behind = match rule.form {
                Form::Sequence => &rule.symbols[at + 1..],
                _ => &[],
            };
            let read = behind.iter().position(|&symbol| !input.nullable(symbol));
            for &symbol in &behind[..read.map_or(behind.len(), |at| at + 1)] {
                sets.add_first(symbol, &mut rows[guard]);
            }
            if read.is_none() {
                rows[guard].union_with(follow);
            }
            if matches!(rule.form, Form::Star | Form::Plus) {
                sets.add_first(rule.symbols[0], &mut rows[guard]);
            }
        }
    }
    let kinds = |row: &FixedBitSet| row.ones().map(|token| Kind(token as u16)).collect();
    rows.iter().map(kinds).collect()
}
