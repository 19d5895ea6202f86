//! Hooks: code that answers what a grammar asks in another language.
//!
//! A published grammar may contain predicates (`{this.isRegexPossible()}?`) and
//! lexer actions that are written in the language that ANTLR generates. A *hook*
//! answers them in Rust: it watches the lexer, may change tokens and modes, may
//! add tokens such as INDENT, and answers predicates of lexer and parser.
//!
//! Predicates of the parser are answered once for each place between two tokens,
//! when the text is split into tokens; so they may look at the text and the tokens
//! around, not at what the parser has found so far.
//!
//! A [`Family`] describes a hook: which grammars it is for, what is known of a predicate
//! before any text is seen, and how a [`Hook`] is made for a text. The crate
//! `secateur-hooks` has the families of published grammars; a language may have its own.

mod call;
mod family;
mod look;
pub(crate) mod raw;

pub use call::{Call, Condition, Value};
pub(crate) use family::calls;
pub use family::{Answer, Family};
pub use look::{Control, LexedToken, Look, Output, Place, kind, mode};

/// A hook for one text: each text has another one, so it may keep a state.
pub trait Hook {
    /// Answers a predicate of the lexer. `look` shows where the lexer is, in the
    /// middle of a match.
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        let _ = (call, look);
        true
    }

    /// Does an action of the lexer, after its rule has matched.
    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        let _ = (call, control);
    }

    /// Handles each token, those of other channels included.
    ///
    /// It may emit the token, a changed one, others as well, or none.
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let _ = look;
        output.push(token);
    }

    /// The text is over; tokens may be added.
    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        let _ = (look, output);
    }

    /// Answers a predicate of the parser at a place between two tokens.
    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        let _ = (call, place);
        true
    }

    /// Returns texts of a type of tokens that this hook makes and no rule matches, shortest first.
    ///
    /// Random sentences use them. There are none for other types.
    fn texts(&self, token: &str) -> &'static [&'static str] {
        let _ = token;
        &[]
    }
}
