//! The transitions of the lexer's deterministic automaton.

use bytes::Bytes;

use super::numbers::{Fixed, pairs};
use super::rows::expand;
use super::sections::Section;
use crate::Damaged;

/// Rows of next states by character class.
///
/// 0 is no state; [`ESCAPE`](Self::ESCAPE) leaves the match to the nondeterministic automaton. A
/// state below [`own`](Self::own) has the row of its number, one below [`finals`](Self::finals)
/// shares another's row, and the others have no transition.
#[derive(Clone, Debug)]
pub struct Transitions {
    /// Expanded for the inner loop of a lexer.
    cells: Bytes,
    wide: bool,
    escapes: bool,
    classes: usize,
    own: usize,
    /// By state from [`own`](Self::own) on: its row, if not 0.
    shared: Fixed<2>,
    finals: usize,
    states: usize,
}

/// The rows of [`Transitions`], for a loop compiled for each width.
#[derive(Clone, Copy, Debug)]
pub enum Cells<'a> {
    /// Of one byte each; the largest number is the escape.
    Narrow(&'a [u8]),
    /// Of two bytes each, little-endian.
    Wide(&'a [[u8; 2]]),
}

/// A cell of [`Cells`].
pub trait Cell: Copy {
    /// The number of the escape.
    const ESCAPE: u32;

    /// The number: a state, or the escape.
    fn number(self) -> u32;
}

impl Cell for u8 {
    const ESCAPE: u32 = Self::MAX as u32;

    #[inline]
    fn number(self) -> u32 {
        self.into()
    }
}

impl Cell for [u8; 2] {
    const ESCAPE: u32 = u16::MAX as u32;

    #[inline]
    fn number(self) -> u32 {
        u16::from_le_bytes(self).into()
    }
}

impl Transitions {
    /// In place of a state: the nondeterministic automaton has to find the match.
    pub const ESCAPE: u16 = u16::MAX;

    pub(super) fn read(
        rows: Section,
        shared: Section,
        (states, classes): (usize, usize),
    ) -> Result<Self, Damaged> {
        let damaged = Damaged::Content(rows.name);
        let wide = rows.width == 2;
        let escape = if wide { Self::ESCAPE } else { u8::MAX.into() };
        let mut escapes = false;
        let leads = |state: u16| {
            escapes |= state == escape;
            state == escape || usize::from(state) < states
        };
        let cells = match wide {
            true => expand::<2>(&rows, classes, leads)?,
            false => expand::<1>(&rows, classes, leads)?,
        };
        let row = classes * usize::from(rows.width);
        let mut transitions = Self {
            own: cells.len() / row.max(1),
            finals: 0,
            states,
            shared: Fixed::read(shared)?,
            cells,
            wide,
            escapes,
            classes,
        };
        transitions.finals = transitions.own + transitions.shared.len();
        let fits = transitions.own > 0
            && transitions.finals <= states
            && states < usize::from(Self::ESCAPE)
            && transitions.shared.all_below(transitions.own)
            && transitions.all_next(0).all(|next| next == 0);
        fits.then_some(transitions).ok_or(damaged)
    }

    /// Returns the number of states.
    #[must_use]
    pub fn states(&self) -> usize {
        self.states
    }

    /// Returns the number of states with their own row.
    #[must_use]
    #[inline]
    pub fn own(&self) -> usize {
        self.own
    }

    /// Returns the first state without transitions and without its own row.
    #[must_use]
    #[inline]
    pub fn finals(&self) -> usize {
        self.finals
    }

    /// The rows.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> Cells<'_> {
        match self.wide {
            true => Cells::Wide(pairs(&self.cells)),
            false => Cells::Narrow(&self.cells),
        }
    }

    /// The row of a state.
    ///
    /// # Panics
    /// If there is no such state.
    #[must_use]
    #[inline]
    pub fn row(&self, state: usize) -> usize {
        match state.checked_sub(self.own) {
            None => state,
            Some(_) if state >= self.finals => 0,
            Some(at) => self.shared.get(at) as usize,
        }
    }

    /// The next state.
    ///
    /// # Panics
    /// If there is no such state or class.
    #[must_use]
    #[inline]
    pub fn next(&self, state: usize, class: usize) -> u16 {
        let at = self.row(state) * self.classes + class;
        match self.cells() {
            Cells::Narrow(cells) => match cells[at] {
                u8::MAX => Self::ESCAPE,
                next => next.into(),
            },
            Cells::Wide(cells) => u16::from_le_bytes(cells[at]),
        }
    }

    pub(super) fn escapes(&self) -> bool {
        self.escapes
    }

    /// The next states, by class.
    pub fn all_next(&self, state: usize) -> impl ExactSizeIterator<Item = u16> {
        (0..self.classes).map(move |class| self.next(state, class))
    }
}
