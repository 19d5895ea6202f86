//! Decisions by one token of lookahead.

use bytes::Bytes;

use super::numbers::{Fixed, Numbers};
use super::rows::expand;
use super::sections::Section;
use crate::{Choice, Damaged};

/// A matrix of [choices](Choice), by decision and token type. Rules share equal rows.
///
/// A cell, which a parser looks up at each step, is a byte: an alternative below [`NUMBERED`], then
/// the number of another choice. [`RARE`] stands for all choices beyond these numbers: a list has
/// the cells and their choices.
#[derive(Clone, Debug)]
pub struct Decisions {
    columns: usize,
    /// By rule: the first cell of its row; [`NONE`] if it has nothing to decide.
    firsts: Vec<u32>,
    cells: Bytes,
    numbered: Fixed<2>,
    /// The cells that are [`RARE`], ascending.
    rare: Numbers,
    rare_choices: Fixed<2>,
}

/// The rule has nothing to decide.
const NONE: u32 = u32::MAX;

/// The least number of a choice.
pub(super) const NUMBERED: u8 = 128;

/// The cell whose choice is in a list.
pub(super) const RARE: u8 = u8::MAX;

impl Decisions {
    /// Reads rows; rules name them from 1 on, and 0 for none.
    pub(super) fn read(
        [rows, cells, numbered, rare, rare_choices]: [Section; 5],
        columns: usize,
    ) -> Result<Self, Damaged> {
        let damaged = Damaged::Content(cells.name);
        let numbered = Fixed::<2>::read(numbered)?;
        let has_number = |cell: u16| match cell.checked_sub(NUMBERED.into()) {
            Some(number) if cell != RARE.into() => usize::from(number) < numbered.len(),
            _ => cell <= RARE.into(),
        };
        let cells = expand::<1>(&cells, columns, has_number)?;
        let first = |row: u32| match row {
            0 => Some(NONE),
            row => (row - 1).checked_mul(columns as u32),
        };
        let firsts = Numbers::read(rows)?.iter().map(first).collect();
        let decisions = Self {
            columns,
            firsts: Option::ok_or(firsts, damaged)?,
            cells,
            numbered,
            rare: Numbers::read(rare)?,
            rare_choices: Fixed::read(rare_choices)?,
        };
        let Self {
            firsts,
            cells,
            rare,
            rare_choices,
            ..
        } = &decisions;
        let is_rare = |at: u32| cells.get(at as usize) == Some(&RARE);
        let fits = firsts
            .iter()
            .all(|&first| first == NONE || (first as usize) < cells.len())
            && cells.iter().filter(|&&cell| cell == RARE).count() == rare.len()
            && rare.iter().is_sorted_by(|one, next| one < next)
            && rare.iter().all(is_rare)
            && rare.len() == rare_choices.len();
        fits.then_some(decisions).ok_or(damaged)
    }

    /// Returns the choice of a rule by a token type; [`Choice::ADAPTIVE`] without a row.
    ///
    /// # Panics
    /// If there is no such rule.
    #[must_use]
    #[inline]
    pub fn get(&self, rule: usize, token: usize) -> Choice {
        self.choice(self.firsts[rule] as usize + token)
    }

    /// A missing cell gives [`Choice::ADAPTIVE`].
    #[inline]
    fn choice(&self, at: usize) -> Choice {
        match self.cells.get(at) {
            Some(&cell) if cell < NUMBERED => Choice(cell.into()),
            _ => self.other(at),
        }
    }

    /// Handles all cells but plain alternatives; not inlined, as it is rare.
    #[inline(never)]
    fn other(&self, at: usize) -> Choice {
        let choice = match self.cells.get(at) {
            None => return Choice::ADAPTIVE,
            Some(&RARE) => {
                let place = self.rare.place(0..self.rare.len(), at as u32);
                self.rare_choices.get(place)
            }
            Some(cell) => self.numbered.get((cell - NUMBERED).into()),
        };
        Choice(choice as u16)
    }

    /// Returns the number of rules.
    #[must_use]
    pub fn rules(&self) -> usize {
        self.firsts.len()
    }

    /// Returns the number of rows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cells.len() / self.columns.max(1)
    }

    /// Whether nothing has to be decided.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The row of each rule; `None` if it has nothing to decide.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = Option<usize>> {
        self.firsts.iter().map(|&first| match first {
            NONE => None,
            first => Some(first as usize / self.columns.max(1)),
        })
    }

    /// Returns the greatest alternative below [`NUMBERED`] of a row, or 0, and its other choices.
    pub(super) fn names(&self, row: usize) -> (u16, impl Iterator<Item = Choice>) {
        let first = row * self.columns;
        let cells = &self.cells[first..][..self.columns];
        let plain = cells
            .iter()
            .map(|&cell| if cell < NUMBERED { cell } else { 0 });
        let others = cells
            .iter()
            .zip(first..)
            .filter(|(cell, _)| **cell >= NUMBERED);
        let others = others.map(|(_, at)| self.other(at));
        (plain.max().unwrap_or_default().into(), others)
    }

    /// The choices of a row, by token type.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn row(&self, row: usize) -> impl ExactSizeIterator<Item = Choice> {
        let cells = row * self.columns..(row + 1) * self.columns;
        cells.map(|at| self.choice(at))
    }
}
