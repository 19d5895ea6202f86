//! Automata as packed bytes, for lookups of engines.
//!
//! A compiler packs plain numbers ([`Unpacked`](crate::Unpacked)) into a file of a generated crate,
//! or in memory for a grammar just compiled. [`Automata::load`] checks the bytes once and expands
//! the rows that engines look up at each step; all else stays packed. Neither alignment nor byte
//! order matters.
//!
//! | sections | layout |
//! |---|---|
//! | classes of characters | a byte per ASCII character; last code point and class of other ranges |
//! | transitions | rows, equal ones once: [`Transitions`] |
//! | program | the nondeterministic automaton: [`Program`] |
//! | decisions | rows: [`Decisions`] |
//! | further decisions | rows: [`Further`] |
//! | tokens of predicates, sets of classes | rows of bits: [`Bits`] |
//! | all else | numbers of 1, 2 or 4 bytes: [`Numbers`]; where faster, of fixed width: [`Fixed`] |
//!
//! `cargo xtask tables NAME` prints them as text.

mod bits;
mod check;
mod decisions;
mod further;
mod numbers;
mod pack;
mod program;
mod rows;
mod sections;
mod transitions;

pub use bits::Bits;
pub use decisions::Decisions;
pub use further::Further;
pub use numbers::{Fixed, Numbers};
pub use program::Program;
pub use sections::{Section, join};
pub use transitions::{Cell, Cells, Transitions};

use bytes::Bytes;

use crate::{Damaged, Kind};
use sections::split;

/// The packed automata of a language.
#[derive(Clone)]
pub struct Automata {
    bytes: Bytes,
    sizes: Sizes,
    lexer: LexerAutomaton,
    decisions: Decisions,
    further: Further,
    guard_tokens: Bits,
    shortest: Shortest,
}

/// The automata of a lexer: deterministic over character classes, by mode.
///
/// Nondeterministic where rules use themselves.
#[derive(Clone, Debug)]
pub struct LexerAutomaton {
    ascii: [u8; 128],
    /// The last code points of all other ranges, ascending without gaps up to [`END`](Self::END).
    lasts: Numbers,
    classes: Numbers,
    /// By state and class: the next state.
    pub transitions: Transitions,
    /// By state: see [`accept`](Self::accept).
    accepts: Fixed<2>,
    /// By mode: see [`first_state`](Self::first_state).
    modes: Fixed<2>,
    /// The nondeterministic automaton, if needed.
    pub program: Option<Program>,
    count: u16,
    end_class: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sizes {
    tokens: usize,
    rules: usize,
    lexer_rules: usize,
    code: usize,
    classes: usize,
    states: usize,
    guards: usize,
}

#[derive(Clone, Debug)]
struct Shortest {
    /// Start of each sentence behind this table, one more than kinds; then all sentences.
    numbers: Numbers,
    starts: usize,
}

impl Automata {
    /// The version of the format.
    pub const VERSION: u16 = sections::VERSION;

    /// Checks packed automata and keeps them: static bytes are borrowed, a vector is moved.
    ///
    /// # Errors
    /// If the bytes are no automata, of another version or damaged, or a number refers to nothing.
    pub fn load(bytes: impl Into<Bytes>) -> Result<Self, Damaged> {
        let bytes = bytes.into();
        let mut sections = split(&bytes)?;
        let mut next = || sections.next().ok_or(Damaged::Length);
        let section = next()?;
        let name = section.name;
        let numbers = Numbers::read(section)?;
        if numbers.len() != Sizes::COUNT {
            return Err(Damaged::Content(name));
        }
        let sizes = Sizes::from_numbers(std::array::from_fn(|at| numbers.get(at) as usize));
        let ascii = next()?;
        let lexer = LexerAutomaton {
            ascii: ascii.bytes[..]
                .try_into()
                .map_err(|_| Damaged::Content(ascii.name))?,
            lasts: Numbers::read(next()?)?,
            classes: Numbers::read(next()?)?,
            transitions: Transitions::read(next()?, next()?, (sizes.states, sizes.classes))?,
            accepts: Fixed::read(next()?)?,
            modes: Fixed::read(next()?)?,
            program: Program::read(std::array::from_fn(|_| next()), sizes.classes)?,
            count: sizes.classes as u16,
            end_class: 0,
        };
        let mut automata = Self {
            sizes,
            lexer,
            decisions: Decisions::read(
                [next()?, next()?, next()?, next()?, next()?],
                sizes.tokens,
            )?,
            further: Further::read(next()?, sizes.tokens)?,
            guard_tokens: Bits::read(next()?, sizes.tokens)?,
            shortest: Shortest {
                numbers: Numbers::read(next()?)?,
                starts: sizes.tokens + sizes.rules + 1,
            },
            bytes: bytes.clone(),
        };
        automata.check().map_err(Damaged::Content)?;
        automata.lexer.end_class = automata.lexer.class_of(LexerAutomaton::END);
        Ok(automata)
    }

    /// The packed bytes.
    #[must_use]
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The sections of the packed bytes, in order.
    pub fn sections(&self) -> impl Iterator<Item = Section> {
        split(&self.bytes).into_iter().flatten()
    }

    /// The automata of the lexer.
    #[must_use]
    #[inline]
    pub fn lexer(&self) -> &LexerAutomaton {
        &self.lexer
    }

    /// Decisions by one token, by rule and token type.
    #[must_use]
    #[inline]
    pub fn decisions(&self) -> &Decisions {
        &self.decisions
    }

    /// Decisions by a further token, by row and token type. Rows precede those that lead to them.
    #[must_use]
    #[inline]
    pub fn further(&self) -> &Further {
        &self.further
    }

    /// The token types, by predicate of the parser, before which its answer matters.
    #[must_use]
    #[inline]
    pub fn guard_tokens(&self) -> &Bits {
        &self.guard_tokens
    }

    /// The shortest sentence of a kind, as token types.
    ///
    /// # Panics
    /// If there is no such kind.
    #[inline]
    pub fn shortest(
        &self,
        kind: Kind,
    ) -> impl DoubleEndedIterator<Item = Kind> + ExactSizeIterator + Clone {
        let Shortest { numbers, starts } = &self.shortest;
        let at = |kind: usize| starts + numbers.get(kind) as usize;
        let tokens = numbers.slice(at(kind.index())..at(kind.index() + 1));
        tokens.map(|token| Kind(token as u16))
    }
}

impl LexerAutomaton {
    /// In place of a code point: the end of the file.
    pub const END: u32 = 0x11_0000;

    /// Returns the number of classes of characters.
    #[must_use]
    #[inline]
    pub fn classes(&self) -> usize {
        self.count.into()
    }

    /// 1 + the index of the lexer rule that a state accepts, or 0.
    ///
    /// # Panics
    /// If there is no such state.
    #[must_use]
    #[inline]
    pub fn accept(&self, state: usize) -> u16 {
        self.accepts.get(state) as u16
    }

    /// The state in which a mode begins, or [`Transitions::ESCAPE`].
    ///
    /// # Panics
    /// If there is no such mode.
    #[must_use]
    #[inline]
    pub fn first_state(&self, mode: u16) -> u16 {
        self.modes.get(mode.into()) as u16
    }

    /// Returns the number of modes.
    #[must_use]
    pub fn modes(&self) -> u16 {
        self.modes.len() as u16
    }

    /// The class of each ASCII character.
    #[must_use]
    #[inline]
    pub fn ascii(&self) -> &[u8; 128] {
        &self.ascii
    }

    /// The class of a code point outside ASCII.
    #[must_use]
    #[inline]
    pub fn class_of(&self, point: u32) -> u16 {
        let at = self.lasts.place(0..self.lasts.len() - 1, point);
        self.classes.get(at) as u16
    }

    /// The class of the end of the file.
    #[must_use]
    #[inline]
    pub fn end_class(&self) -> u16 {
        self.end_class
    }

    /// The ranges of characters from 0x80 on with one class.
    pub fn ranges(&self) -> impl Iterator<Item = crate::ClassRange> {
        let firsts = std::iter::once(0x80).chain(self.lasts.iter().map(|last| last + 1));
        let rows = firsts.zip(self.lasts.iter()).zip(self.classes.iter());
        rows.map(|((first, last), class)| crate::ClassRange {
            first,
            last,
            class: class as u16,
        })
    }
}

impl Sizes {
    const COUNT: usize = 7;

    fn from_numbers(
        [tokens, rules, lexer_rules, code, classes, states, guards]: [usize; Self::COUNT],
    ) -> Self {
        Self {
            tokens,
            rules,
            lexer_rules,
            code,
            classes,
            states,
            guards,
        }
    }

    fn numbers(self) -> [usize; Self::COUNT] {
        let Self {
            tokens,
            rules,
            lexer_rules,
            code,
            classes,
            states,
            guards,
        } = self;
        [tokens, rules, lexer_rules, code, classes, states, guards]
    }

    fn of(description: &crate::Description, classes: usize, states: usize) -> Self {
        let tokens = description.tokens.len();
        Self {
            tokens,
            rules: description.rules.len(),
            lexer_rules: description.lexer.rules.len(),
            code: description.lexer.code.len(),
            classes,
            states,
            guards: tokens - description.first_guard.index(),
        }
    }
}

impl PartialEq for Automata {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for Automata {}

impl std::fmt::Debug for Automata {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Automata({} bytes)", self.bytes.len())
    }
}
