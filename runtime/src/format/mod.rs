//! A language with the code that reads it.

mod tables;

pub use tables::TableFormat;

use crate::language::Language;
use crate::lex::Token;
use crate::parse::{ParseFailure, Parser, Syntax};

/// A language with the code that reads it: what the command line, the search
/// and a library user are given.
pub trait Format: Sync {
    /// Its tables.
    fn language(&self) -> &Language;

    /// Parses tokens with this format's decisions compiled in.
    ///
    /// # Errors
    /// If the tokens are no sentence of the language.
    fn parse(&self, parser: &mut Parser, tokens: &[Token]) -> Result<Syntax, ParseFailure>;

    /// What was learnt of the language and comes with it, as the JSON of a
    /// [`Model`](crate::learn::Model).
    fn model(&self) -> Option<&'static str> {
        None
    }
}
