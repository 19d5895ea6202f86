//! Lexer rules to a deterministic automaton.
//!
//! Each mode's rules become a nondeterministic automaton ([`nfa`]) whose
//! configurations have an order: earlier rules first, and within a rule what it
//! prefers. The subset construction ([`dfa`]) keeps that order, since it decides
//! which rule a match belongs to and where a non-greedy loop stops.

mod classes;
mod dfa;
mod difference;
mod minimize;
mod nfa;
mod shortest;

pub use classes::Classes;
pub use dfa::Dfa;
pub use difference::difference;

use crate::ir::Lexer;

/// Why lexer rules have no automaton.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LexerError {
    /// A rule uses itself.
    #[error("the lexer rule `{rule}` uses itself: such rules cannot be compiled yet")]
    Recursive {
        /// Its name.
        rule: String,
    },
    /// The automaton is too large.
    #[error("the lexer needs more than {limit} states")]
    TooLarge {
        /// The most states that there can be.
        limit: usize,
    },
}

impl LexerError {
    /// The rule that it is about.
    #[must_use]
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::Recursive { rule } => Some(rule),
            Self::TooLarge { .. } => None,
        }
    }
}

/// A lexer's automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// The classes that characters fall into.
    pub classes: Classes,
    /// `state * classes + class` → next state; state 0 is dead.
    pub transitions: Vec<u16>,
    /// By state: 1 + the index of the rule in [`Lexer::rules`], or 0.
    pub accepts: Vec<u16>,
    /// By mode: the state to begin in.
    pub modes: Vec<u16>,
    /// By token type: a shortest text that is lexed as that type.
    pub shortest: Vec<Option<String>>,
}

/// Compiles lexer rules.
///
/// # Errors
/// If a rule is recursive or the automaton grows too large.
pub fn compile(lexer: &Lexer, tokens: usize) -> Result<Automaton, LexerError> {
    let nfa = nfa::build(lexer)?;
    let classes = Classes::of(&nfa.sets);
    let dfa = minimize::minimize(dfa::determinize(&nfa, &classes)?);
    let shortest = shortest::texts(lexer, &classes, &dfa, tokens);
    Ok(Automaton {
        classes,
        transitions: dfa.transitions,
        accepts: dfa.accepts,
        modes: dfa.modes,
        shortest,
    })
}
