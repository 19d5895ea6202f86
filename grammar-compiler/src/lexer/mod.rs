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
pub use dfa::{Dfa, ESCAPE};
pub use difference::difference;
pub use nfa::{Nfa, State};

use crate::ir::Lexer;

/// Why lexer rules have no automaton.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LexerError {
    /// A rule uses itself before it has read anything.
    #[error("the lexer rule `{rule}` uses itself before it has read a character")]
    LeftRecursive {
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
            Self::LeftRecursive { rule } => Some(rule),
            Self::TooLarge { .. } => None,
        }
    }
}

/// A lexer's automaton.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    /// The classes that characters fall into.
    pub classes: Classes,
    /// `state * classes + class` → next state; state 0 is dead, [`ESCAPE`] is
    /// none of these states.
    pub transitions: Vec<u16>,
    /// By state: 1 + the index among [`Lexer::variants`], or 0.
    pub accepts: Vec<u16>,
    /// By mode: the state to begin in.
    pub modes: Vec<u16>,
    /// What is followed after [`ESCAPE`]; `None` if that never happens.
    pub nfa: Option<Nfa>,
    /// By token type: a shortest text that is lexed as that type.
    pub shortest: Vec<Option<String>>,
}

/// How deep recursive rules are followed by the deterministic automaton, as long
/// as that has no more states than this.
const DEPTHS: [(u32, usize); 3] = [(4, 4_000), (1, 8_000), (0, dfa::LIMIT)];

fn determinize(nfa: &Nfa, classes: &Classes) -> Dfa {
    let recursive = nfa.states.iter().any(|s| matches!(s, State::Call { .. }));
    let mut built = None;
    for (depth, limit) in DEPTHS {
        if recursive || depth == 0 {
            let dfa = dfa::determinize(nfa, classes, limit, depth);
            let fits = dfa.accepts.len() < limit;
            built = Some(dfa);
            if fits {
                break;
            }
        }
    }
    built.unwrap_or_else(|| dfa::determinize(nfa, classes, dfa::LIMIT, 0))
}

/// Compiles lexer rules.
///
/// # Errors
/// If a rule is left recursive.
pub fn compile(lexer: &Lexer, tokens: usize) -> Result<Automaton, LexerError> {
    let nfa = nfa::build(lexer)?;
    let classes = Classes::of(&nfa.sets);
    let dfa = minimize::minimize(determinize(&nfa, &classes));
    let shortest = shortest::texts(lexer, &classes, &dfa, tokens);
    let escapes = dfa.transitions.contains(&ESCAPE) || dfa.modes.contains(&ESCAPE);
    Ok(Automaton {
        classes,
        transitions: dfa.transitions,
        accepts: dfa.accepts,
        modes: dfa.modes,
        nfa: escapes.then_some(nfa),
        shortest,
    })
}
