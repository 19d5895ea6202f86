//! Hooks: code in the place of a grammar's predicates and actions.
//!
//! A published grammar may contain predicates (`{this.isRegexPossible()}?`) and lexer actions in
//! the language that ANTLR generates. A *hook* replaces them in Rust: it answers predicates of
//! lexer and parser, and may change or add tokens (such as INDENT) and modes.
//!
//! Predicates of the parser are answered once per place between two tokens, before the parser
//! runs: by text and tokens alone.
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

/// A hook for one text, with a state.
pub trait Hook {
    /// Answers a predicate of the lexer, within a match.
    fn lexer_predicate(&mut self, call: &Call, look: &Look<'_>) -> bool {
        let _ = (call, look);
        true
    }

    /// Does an action of the lexer, after its rule has matched.
    fn action(&mut self, call: &Call, control: &mut Control<'_>) {
        let _ = (call, control);
    }

    /// Handles a token of any channel: emits it, others, or none.
    fn token(&mut self, token: LexedToken, look: &Look<'_>, output: &mut Output) {
        let _ = look;
        output.push(token);
    }

    /// Handles the end of the text; may add tokens.
    fn end(&mut self, look: &Look<'_>, output: &mut Output) {
        let _ = (look, output);
    }

    /// Whether to read the text once more, by what this reading has found; asked at its end.
    fn again(&mut self) -> bool {
        false
    }

    /// Answers a predicate of the parser.
    fn parser_predicate(&self, call: &Call, place: &Place<'_>) -> bool {
        let _ = (call, place);
        true
    }

    /// Returns texts of a token type that no rule matches, shortest first, for random sentences.
    fn texts(&self, token: &str) -> &'static [&'static str] {
        let _ = token;
        &[]
    }
}
