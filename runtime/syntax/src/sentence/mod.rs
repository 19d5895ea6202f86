//! Random sentences of a language: what its grammar generates.
//!
//! A run is a list of decisions ([`Decisions`]), each at a rule of the normal form. All decisions 0
//! make the shortest sentence, and a lower decision never makes a longer one necessary, so runs can
//! be shrunk like those of any generator. [`derive`](mod@derive) turns decisions into tokens,
//! [`texts`] finds their texts in the lexer's automata, [`write`](mod@write) separates them, and
//! [`search`] finds a run whose text parses despite predicates and hooks. With [`names`], names are
//! declared before they are used.

mod automaton_walks;
mod decisions;
mod derive;
mod lengths;
pub mod names;
mod random;
mod search;
mod texts;
mod write;

pub use decisions::{Decisions, Part, Scripted, What};
pub use search::{Made, Sentences};
pub(crate) use texts::single_texts;

use crate::lex::Token;

/// A text with the tokens that it is read as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: Vec<u8>,
    /// Its tokens.
    pub tokens: Vec<Token>,
}
