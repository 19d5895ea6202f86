//! Decisions by one token of lookahead, or by a few.

use fixedbitset::FixedBitSet;
use rustc_hash::FxHashMap;

use super::Input;
use super::first::Sets;
use super::lookahead::Lookahead;
use secateur_tables::{Choice, Form, FurtherRun};

pub(super) struct Decisions {
    pub(super) rows: Vec<Option<usize>>,
    pub(super) table: Vec<Vec<u16>>,
    /// Rows for the second and third token.
    pub(super) further: Vec<Vec<FurtherRun>>,
}

/// Computes decisions by up to [`TOKENS`](super::lookahead::TOKENS) tokens.
///
/// Rows have alternatives by token type, from 1.
pub(super) fn decisions(input: Input<'_>, sets: &Sets) -> Decisions {
    let mut index: FxHashMap<Vec<u16>, usize> = FxHashMap::default();
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
                Form::Sequence | Form::Set => return None,
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
            lookahead.refine(rule as u32, &alternatives, &mut row);
            let next = index.len();
            let row = *index.entry(row).or_insert_with_key(|row| {
                table.push(row.clone());
                next
            });
            Some(row)
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
        // Numbers from `FIRST_ROW` on are not alternatives.
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
