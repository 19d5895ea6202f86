//! Decisions by further tokens of lookahead.

use bytes::Bytes;

use super::numbers::pairs;
use super::rows::expand;
use super::sections::Section;
use crate::{Choice, Damaged};

/// A matrix of [choices](Choice), by undecided place and token type.
#[derive(Clone, Debug)]
pub struct Further {
    columns: usize,
    /// Results of [`cell`].
    cells: Bytes,
}

/// Numbers a choice: 0 is the most frequent, [`Choice::ADAPTIVE`].
///
/// Alternatives have one byte in LEB128.
pub(super) fn cell(choice: u16) -> u16 {
    choice.wrapping_add(1).rotate_left(1)
}

impl Further {
    pub(super) fn read(rows: Section, columns: usize) -> Result<Self, Damaged> {
        let cells = expand::<2>(&rows, columns, |_| true)?;
        Ok(Self { columns, cells })
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cells.len() / 2 / self.columns.max(1)
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Returns the choice of a row by a token type.
    ///
    /// # Panics
    /// If there is no such row or token type.
    #[must_use]
    #[inline]
    pub fn get(&self, row: usize, token: usize) -> Choice {
        choice(pairs(&self.cells)[row * self.columns + token])
    }

    /// A row as runs of token types with one choice: the last type and the choice of each.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> impl Iterator<Item = (u16, Choice)> {
        let row = &pairs(&self.cells)[row * self.columns..][..self.columns];
        let mut end = 0;
        row.chunk_by(|one, other| one == other).map(move |run| {
            end += run.len();
            (end as u16 - 1, choice(run[0]))
        })
    }

    /// Returns the greatest alternative of a row, or 0, and the rows that it names.
    pub(super) fn names(&self, row: usize) -> (u16, impl Iterator<Item = Choice>) {
        let row = &pairs(&self.cells)[row * self.columns..][..self.columns];
        // Odd numbers are rows.
        let is_row = |cell: u16| cell % 2 == 1;
        let even = row.iter().map(|&cell| match u16::from_le_bytes(cell) {
            odd if is_row(odd) => 0,
            even => even,
        });
        let greatest = even.max().unwrap_or_default() / 2;
        let rows = row
            .iter()
            .filter(move |&&cell| is_row(u16::from_le_bytes(cell)));
        (greatest.saturating_sub(1), rows.map(|&cell| choice(cell)))
    }
}

#[inline]
fn choice(cell: [u8; 2]) -> Choice {
    Choice(u16::from_le_bytes(cell).rotate_right(1).wrapping_sub(1))
}
