//! What one token of lookahead decides, or a few.

use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

use super::Input;
use super::first::Sets;
use super::lookahead::{Lookahead, Run};
use secateur_tables::Form;
use secateur_tables::{Choice, Tables};

/// Rows of decisions and the row of each rule.
pub(super) struct Decisions {
    pub(super) rows: Vec<u16>,
    pub(super) table: Vec<u16>,
    /// The rows of further tokens.
    pub(super) further: Vec<Vec<Run>>,
}

/// The LL(1) decisions: by token type the number of the alternative, from 1; and
/// where that takes up to [`TOKENS`](super::lookahead::TOKENS), the LL(k) decisions.
pub(super) fn decisions(input: Input<'_>, sets: &Sets) -> Decisions {
    let mut index: FxHashMap<Vec<u16>, u16> = FxHashMap::default();
    let mut table = Vec::new();
    let mut lookahead = Lookahead::new(input);
    let rows = input
        .pnf
        .rules
        .iter()
        .enumerate()
        .map(|(rule, body)| {
            let follow = &sets.follow[rule];
            let alternatives: Vec<FixedBitSet> = match body.form {
                Form::Sequence | Form::Set => return Tables::NO_ROW,
                Form::Alternation => body
                    .symbols
                    .iter()
                    .map(|&symbol| {
                        let mut set = FixedBitSet::with_capacity(input.tokens);
                        sets.add_first(symbol, &mut set);
                        if input.nullable(symbol) {
                            set.union_with(follow);
                        }
                        set
                    })
                    .collect(),
                Form::Star | Form::Plus | Form::Optional => {
                    let mut enter = FixedBitSet::with_capacity(input.tokens);
                    sets.add_first(body.symbols[0], &mut enter);
                    if body.lazy {
                        vec![follow.clone(), enter]
                    } else {
                        vec![enter, follow.clone()]
                    }
                }
            };
            let mut row = row(input.tokens, &alternatives);
            lookahead.sharpen(rule as u32, &alternatives, &mut row);
            let next = index.len() as u16;
            *index.entry(row).or_insert_with_key(|row| {
                table.extend_from_slice(row);
                next
            })
        })
        .collect();
    Decisions {
        rows,
        table,
        further: lookahead.further.rows,
    }
}

fn row(tokens: usize, alternatives: &[FixedBitSet]) -> Vec<u16> {
    let mut row = vec![Choice::NONE.0; tokens];
    for (set, number) in alternatives.iter().zip(1..) {
        // Higher numbers are no alternatives.
        let number = if number < Choice::FIRST_ROW {
            number
        } else {
            Choice::ADAPTIVE.0
        };
        for token in set.ones() {
            row[token] = if row[token] == Choice::NONE.0 {
                number
            } else {
                Choice::ADAPTIVE.0
            };
        }
    }
    row
}
