//! The nondeterministic automaton of a lexer.

use bytes::Bytes;

use super::bits::Bits;
use super::numbers::Numbers;
use super::sections::Section;
use crate::{Damaged, LexerState};

/// The nondeterministic automaton of a lexer whose rules use themselves.
///
/// [`Transitions::ESCAPE`](super::Transitions::ESCAPE) leads to it.
#[derive(Clone, Debug)]
pub struct Program {
    /// Records: the kind of a state and two operands of two or four bytes each.
    states: Bytes,
    wide: bool,
    pub(super) targets: Numbers,
    /// Sets of character classes.
    pub sets: Bits,
    /// By mode, one after another: the first state of each rule.
    pub(super) starts: Numbers,
    /// By mode: start in `starts`; one entry more than modes.
    pub(super) modes: Numbers,
}

impl Program {
    pub(super) fn read(
        sections: [Result<Section, Damaged>; 5],
        classes: usize,
    ) -> Result<Option<Self>, Damaged> {
        let [states, targets, sets, starts, modes] = sections;
        let states = states?;
        let damaged = Damaged::Content(states.name);
        let program = Self {
            wide: usize::from(states.width) == WIDE,
            states: states.bytes,
            targets: Numbers::read(targets?)?,
            sets: Bits::read(sets?, classes)?,
            starts: Numbers::read(starts?)?,
            modes: Numbers::read(modes?)?,
        };
        let width = usize::from(states.width);
        let fits = matches!(width, NARROW | WIDE)
            && program.states.len().is_multiple_of(width)
            && program.states.chunks(width).all(|state| state[0] < KINDS);
        match (fits, program.modes.is_empty()) {
            (true, true) if program.is_empty() => Ok(None),
            (true, false) => Ok(Some(program)),
            _ => Err(damaged),
        }
    }

    /// Returns the number of states.
    #[must_use]
    pub fn len(&self) -> usize {
        self.states.len() / if self.wide { WIDE } else { NARROW }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    /// A state.
    ///
    /// # Panics
    /// If there is no such state.
    #[must_use]
    #[inline]
    pub fn state(&self, state: u32) -> LexerState {
        let at = state as usize;
        let (kind, first, second) = match self.wide {
            false => {
                let [kind, a, b, c, d] = self.states.as_chunks::<NARROW>().0[at];
                let operand = |bytes| u16::from_le_bytes(bytes).into();
                (kind, operand([a, b]), operand([c, d]))
            }
            true => {
                let [kind, a, b, c, d, e, f, g, h] = self.states.as_chunks::<WIDE>().0[at];
                let operand = u32::from_le_bytes;
                (kind, operand([a, b, c, d]), operand([e, f, g, h]))
            }
        };
        match kind {
            CHARS => LexerState::Chars {
                set: first,
                next: second,
            },
            FORK | LAZY_FORK => LexerState::Fork {
                first,
                len: second,
                lazy: kind == LAZY_FORK,
            },
            CALL => LexerState::Call {
                to: first,
                back: second,
            },
            GUARD => LexerState::Guard {
                code: first as u16,
                next: second,
            },
            RETURN => LexerState::Return,
            _ => LexerState::Accept(first as u16),
        }
    }

    /// The targets of a fork.
    #[must_use]
    #[inline]
    pub fn targets(
        &self,
        first: u32,
        len: u32,
    ) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + Clone {
        self.targets.slice(first as usize..(first + len) as usize)
    }

    /// Returns the number of modes.
    #[must_use]
    pub fn modes(&self) -> usize {
        self.modes.len() - 1
    }

    /// The first states of the rules of a mode.
    ///
    /// # Panics
    /// If there is no such mode.
    pub fn starts_of(&self, mode: usize) -> impl ExactSizeIterator<Item = u32> {
        let range = self.modes.get(mode) as usize..self.modes.get(mode + 1) as usize;
        self.starts.slice(range)
    }
}

const CHARS: u8 = 0;
const FORK: u8 = 1;
const LAZY_FORK: u8 = 2;
const CALL: u8 = 3;
const GUARD: u8 = 4;
const RETURN: u8 = 5;
const ACCEPT: u8 = 6;
const KINDS: u8 = 7;

/// Bytes of a record.
const NARROW: usize = 5;
const WIDE: usize = 9;

/// Returns the width of records, and the records.
pub(super) fn packed(states: &[LexerState]) -> (u8, Vec<u8>) {
    let records = || states.iter().map(|&state| record(state));
    let wide = records().any(|(_, first, second)| first.max(second) > u16::MAX.into());
    let mut bytes = Vec::new();
    for (kind, first, second) in records() {
        bytes.push(kind);
        for operand in [first, second] {
            let operand = operand.to_le_bytes();
            bytes.extend_from_slice(if wide { &operand } else { &operand[..2] });
        }
    }
    (if wide { WIDE } else { NARROW } as u8, bytes)
}

fn record(state: LexerState) -> (u8, u32, u32) {
    match state {
        LexerState::Chars { set, next } => (CHARS, set, next),
        LexerState::Fork { first, len, lazy } => match lazy {
            false => (FORK, first, len),
            true => (LAZY_FORK, first, len),
        },
        LexerState::Call { to, back } => (CALL, to, back),
        LexerState::Guard { code, next } => (GUARD, code.into(), next),
        LexerState::Return => (RETURN, 0, 0),
        LexerState::Accept(rule) => (ACCEPT, rule.into(), 0),
    }
}
