//! Automata as plain numbers, before they are packed.

use crate::{FurtherRun, Kind};

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
    /// Reads a character of this set.
    Chars {
        /// A set of [`LexerProgram::sets`].
        set: u32,
        /// The next state.
        next: u32,
    },
    /// Continues without reading at each of some targets; the first is preferred.
    Fork {
        /// Start in [`LexerProgram::targets`].
        first: u32,
        /// Number of targets.
        len: u32,
        /// Whether a non-greedy quantifier chooses.
        lazy: bool,
    },
    /// Calls a recursive rule.
    Call {
        /// The rule's first state.
        to: u32,
        /// The state behind the call.
        back: u32,
    },
    /// Continues without reading if the hook agrees.
    Guard {
        /// An entry of [`LexerTables::code`](crate::LexerTables::code).
        code: u16,
        /// The next state.
        next: u32,
    },
    /// Ends a recursive rule.
    Return,
    /// Matches this entry of [`LexerTables::rules`](crate::LexerTables::rules).
    Accept(u16),
}

/// The nondeterministic automaton of a lexer: see [`Program`](crate::packed::Program).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LexerProgram {
    /// The states.
    pub states: Vec<LexerState>,
    /// Targets of forks.
    pub targets: Vec<u32>,
    /// Sets of character classes, ascending.
    pub sets: Vec<Vec<u16>>,
    /// By mode: the first state of each rule, in order.
    pub modes: Vec<Vec<u32>>,
}

/// All automata of a language as plain numbers: see [`Automata`](crate::Automata).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unpacked {
    /// The class of each ASCII character (128 entries), less than 256.
    pub ascii: Vec<u16>,
    /// The classes of the other code points and the end of the file, ascending without gaps.
    pub ranges: Vec<ClassRange>,
    /// Number of classes.
    pub classes: u16,
    /// `state * classes + class` → next state; 0 is no state.
    pub transitions: Vec<u16>,
    /// By state: 1 + the index of the lexer rule that it accepts, or 0.
    pub accepts: Vec<u16>,
    /// By mode: the first state.
    pub modes: Vec<u16>,
    /// The nondeterministic automaton, if needed.
    pub program: Option<LexerProgram>,
    /// By rule: its row in `decisions`, if it decides.
    pub decision_rows: Vec<Option<usize>>,
    /// Decisions by one token of lookahead: rows by token type.
    pub decisions: Vec<Vec<u16>>,
    /// Decisions by further tokens: rows of ascending runs of token types.
    ///
    /// A token in no run decides nothing.
    pub further: Vec<Vec<FurtherRun>>,
    /// By predicate: the token types that can be read next at it, ascending.
    pub guard_tokens: Vec<Vec<Kind>>,
    /// By kind: a shortest sentence, as token types.
    pub shortest: Vec<Vec<Kind>>,
}
