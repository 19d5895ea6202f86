//! Hooks: code in the place of a grammar's predicates and actions.
//!
//! A published grammar may contain predicates (`{this.isRegexPossible()}?`) and lexer actions in
//! the language that ANTLR generates. A *hook* replaces them in Rust: it watches the lexer, may
//! change tokens and modes, may add tokens such as INDENT, and answers predicates of lexer and
//! parser.
//!
//! Predicates of the parser are answered once per place between two tokens, when the text is split
//! into tokens: they see the text and the tokens, not what the parser has found so far.
//!
//! A [`Family`] describes a hook: its grammars, the answers known without a text, and how a
//! [`Hook`] is made for a text. The crate `secateur-hooks` has the families of published grammars;
//! a language may have its own.

mod call;
mod family;
mod look;
pub(crate) mod raw;

pub use call::{Call, Condition, Value};
pub(crate) use family::calls;
pub use family::{Answer, Family};
pub use look::{Control, LexedToken, Look, Output, Place, kind, mode};

/// A hook for one text: it may keep a state.
pub trait Hook {
    /// Answers a predicate of the lexer at `look`, within a match.
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        let _ = (call, look);
        true
    }

    /// Does an action of the lexer, after its rule has matched.
    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        let _ = (call, control);
    }

    /// Handles each token, of any channel: emits it, a changed one, others as well, or none.
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let _ = look;
        output.push(token);
    }

    /// Handles the end of the text; tokens may be added.
    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        let _ = (look, output);
    }

    /// Answers a predicate of the parser at a place between two tokens.
    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        let _ = (call, place);
        true
    }

    /// Returns texts of a token type that this hook makes and no rule matches, shortest first.
    ///
    /// Random sentences use them. Other types have none.
    fn texts(&self, token: &str) -> &'static [&'static str] {
        let _ = token;
        &[]
    }
}
