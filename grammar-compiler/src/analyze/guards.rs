//! Which tokens a predicate of the parser can stand before.

use fixedbitset::FixedBitSet;

use super::Input;
use super::first::Sets;
use crate::normalize::cfg::Symbol;
use secateur_tables::Form;

/// By predicate: a row of bits, of the token types that can be read next where it
/// is asked. Before all others its answer does not matter.
pub(super) fn guard_tokens(input: Input<'_>, sets: &Sets) -> Vec<u64> {
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
    let words = input.tokens.div_ceil(64);
    let row = |row: &FixedBitSet| {
        let mut bits = vec![0; words];
        for token in row.ones() {
            bits[token / 64] |= 1 << (token % 64);
        }
        bits
    };
    rows.iter().flat_map(row).collect()
}
