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
    /// Reads a character of this set and continues there.
    Chars {
        /// A set of [`LexerProgram::sets`].
        set: u32,
        /// The next state.
        next: u32,
    },
    /// Continues without reading at each of some targets; the first is preferred.
    Fork {
        /// Start of the targets in [`LexerProgram::targets`].
        first: u32,
        /// Number of targets.
        len: u32,
        /// The choice of a non-greedy quantifier.
        lazy: bool,
    },
    /// Goes through a recursive rule.
    Call {
        /// The rule's first state.
        to: u32,
        /// The state after the call.
        back: u32,
    },
    /// Continues without reading if the hook agrees.
    Guard {
        /// To this entry of [`LexerTables::code`](crate::LexerTables::code).
        code: u16,
        /// The next state.
        next: u32,
    },
    /// A recursive rule ends.
    Return,
    /// This entry of [`LexerTables::rules`](crate::LexerTables::rules) has matched.
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
    /// The class of each ASCII character (128 entries); all are less than 256.
    pub ascii: Vec<u16>,
    /// The classes of the other code points and of the end of the file: ascending, without
    /// gaps.
    pub ranges: Vec<ClassRange>,
    /// Number of classes.
    pub classes: u16,
    /// `state * classes + class` → next state; 0 is no state.
    pub transitions: Vec<u16>,
    /// By state: 1 + the index of the lexer rule that it accepts, or 0.
    pub accepts: Vec<u16>,
    /// By mode: the state to begin in.
    pub modes: Vec<u16>,
    /// The nondeterministic automaton, if it is needed.
    pub program: Option<LexerProgram>,
    /// By rule: its row in `decisions`, if it has something to decide.
    pub decision_rows: Vec<Option<usize>>,
    /// Rows of one entry a token type: what one token of lookahead decides.
    pub decisions: Vec<Vec<u16>>,
    /// Rows of what further tokens decide: runs of token types, ascending. A token that is
    /// in no run of a row decides nothing there.
    pub further: Vec<Vec<FurtherRun>>,
    /// By predicate the token types that can be read next at it, ascending.
    pub guard_tokens: Vec<Vec<Kind>>,
    /// By kind: its shortest sentence as token types.
    pub shortest: Vec<Vec<Kind>>,
}
