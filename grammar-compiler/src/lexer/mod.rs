//! Compilation of lexer rules to a deterministic automaton.
//!
//! The rules of a mode become a nondeterministic automaton ([`nfa`]) whose configurations are
//! ordered by rule, then preference. The subset construction ([`dfa`]) keeps the order, which
//! decides the rule of a match and the end of a non-greedy loop.

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

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LexerError {
    #[error("the lexer rule `{rule}` uses itself before it has read a character")]
    LeftRecursive { rule: String },
    #[error("the lexer needs more than {limit} states")]
    TooLarge {
        /// Maximal number of states.
        limit: usize,
    },
}

impl LexerError {
    #[must_use]
    pub fn rule(&self) -> Option<&str> {
        match self {
            Self::LeftRecursive { rule } => Some(rule),
            Self::TooLarge { .. } => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Automaton {
    pub classes: Classes,
    /// `state * classes + class` → next state or [`ESCAPE`]; 0 is dead.
    pub transitions: Vec<u16>,
    /// By state: 1 + the index among [`Lexer::variants`], or 0.
    pub accepts: Vec<u16>,
    /// Initial state of each mode.
    pub modes: Vec<u16>,
    /// The automaton to follow after [`ESCAPE`], if that occurs.
    pub nfa: Option<Nfa>,
    pub shortest: Vec<Option<String>>,
}

/// Depths of recursive rules, with maximal numbers of states.
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
/// If a rule is left recursive or the automaton is too large.
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
