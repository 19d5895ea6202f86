//! The lexer: a deterministic automaton over character classes for each mode, and a
//! nondeterministic one where rules use themselves.

use std::borrow::Cow;

use crate::{Kind, Table};

/// What the lexer does with the text that one of its rules matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disposition {
    /// It is a token.
    Emit,
    /// It is no token at all.
    Skip,
    /// It is the beginning of a token that the next match goes on with.
    More,
}

/// A change of the lexer's mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeStep {
    /// `mode(X)`
    Set(u16),
    /// `pushMode(X)`
    Push(u16),
    /// `popMode`
    Pop,
}

/// What follows when a lexer rule has matched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LexerRule {
    /// The token type that it makes.
    pub token: Kind,
    /// Whether it makes one.
    pub disposition: Disposition,
    /// The token's channel; 0 is what the parser sees.
    pub channel: u16,
    /// What becomes of the mode, in order.
    pub modes: Table<ModeStep>,
    /// What the hook does: entries of [`LexerTables::code`].
    pub code: Table<u16>,
}

/// A run of code points with one character class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClassRange {
    /// The first code point.
    pub first: u32,
    /// The last code point.
    pub last: u32,
    /// Their class.
    pub class: u16,
}

/// A state of the nondeterministic automaton of the lexer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LexerState {
    /// Reads a character of this set, then goes on there.
    Chars {
        /// A row of [`LexerProgram::sets`].
        set: u32,
        /// The next state.
        next: u32,
    },
    /// Goes on without reading to each of some targets; the first is preferred.
    Fork {
        /// Where they begin in [`LexerProgram::targets`].
        first: u32,
        /// How many they are.
        len: u32,
        /// The choice of a non-greedy quantifier.
        lazy: bool,
    },
    /// Goes through a recursive rule.
    Call {
        /// The rule's first state.
        to: u32,
        /// Where to go on behind it.
        back: u32,
    },
    /// Goes on without reading if the hook says yes.
    Guard {
        /// To this entry of [`LexerTables::code`].
        code: u16,
        /// The next state.
        next: u32,
    },
    /// A recursive rule ends.
    Return,
    /// This entry of [`LexerTables::rules`] has matched.
    Accept(u16),
}

/// The nondeterministic automaton of a lexer whose rules use themselves: what
/// [`LexerTables::ESCAPE`] leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LexerProgram {
    /// The states.
    pub states: Table<LexerState>,
    /// Where forks lead.
    pub targets: Table<u32>,
    /// Sets of character classes as bit rows of [`LexerTables::class_words`] words.
    pub sets: Table<u64>,
    /// By mode, one after another: the first state of each rule, in order.
    pub starts: Table<u32>,
    /// Where each mode's rules begin in `starts`; one entry more than there are modes.
    pub modes: Table<u32>,
}

/// The lexer: a deterministic automaton over character classes for each mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LexerTables {
    /// The class of each ASCII character (128 entries).
    pub ascii: Table<u16>,
    /// The classes of the other code points: ascending, without gaps.
    pub ranges: Table<ClassRange>,
    /// How many classes there are.
    pub classes: u16,
    /// `state * classes + class` → next state; 0 is no state, and
    /// [`ESCAPE`](Self::ESCAPE) only the nondeterministic automaton knows.
    pub transitions: Table<u16>,
    /// By state: 1 + the index of the lexer rule that it accepts, or 0.
    pub accepts: Table<u16>,
    /// By mode: the state to begin in.
    pub modes: Table<u16>,
    /// By lexer rule; alternatives of one rule with different commands are
    /// different entries.
    pub rules: Table<LexerRule>,
    /// The nondeterministic automaton, if it is needed.
    pub program: Option<LexerProgram>,
    /// By mode: its name, for hooks.
    pub mode_names: Table<Cow<'static, str>>,
    /// By channel: its name, for hooks.
    pub channel_names: Table<Cow<'static, str>>,
    /// Code that the hook answers or does, without white space.
    pub code: Table<Cow<'static, str>>,
}

impl LexerTables {
    /// In place of a state: the match has to be found by the nondeterministic
    /// automaton.
    pub const ESCAPE: u16 = u16::MAX;

    /// 64-bit words in a row of [`LexerProgram::sets`].
    #[must_use]
    pub fn class_words(&self) -> usize {
        usize::from(self.classes).div_ceil(64)
    }
}
