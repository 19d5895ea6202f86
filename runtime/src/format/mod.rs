//! A language with the code that reads it.

mod tables;
mod tolerant;

pub use tables::TableFormat;
pub use tolerant::Tolerant;

use crate::language::Language;
use crate::learn::ModelTables;
use crate::lex::{Token, tokenize};
use crate::parse::{ParseFailure, Parser, Syntax};
use crate::tree::Tree;

/// Makes of a text another form that is easier to reduce, in no more tokens; `None` if
/// there is none.
pub type Prepare = fn(&Language, &Tree) -> Option<Vec<u8>>;

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

    /// What was learnt of the language and comes with it.
    fn model(&self) -> Option<&'static ModelTables> {
        None
    }

    /// What the default does to an original first, if the property test accepts it so.
    fn prepare(&self) -> Option<Prepare> {
        None
    }

    /// Makes a tree of a text, with a parser for the language.
    ///
    /// # Errors
    /// Where the text is not in the language and why, for a person.
    fn read(&self, parser: &mut Parser, text: &[u8]) -> Result<Tree, String> {
        let language = self.language();
        let tokens = tokenize(language, text).map_err(|error| error.to_string())?;
        let syntax = self
            .parse(parser, &tokens)
            .map_err(|failure| failure.describe(language, text, &tokens))?;
        Ok(Tree::new(language, text.to_vec(), tokens, &syntax))
    }

    /// Whether a text may be proposed: it is in the language, or has no tokens, which
    /// is what the empty file stands for.
    fn accepts(&self, parser: &mut Parser, text: &[u8]) -> bool {
        tokenize(self.language(), text)
            .is_ok_and(|tokens| tokens.is_empty() || self.parse(parser, &tokens).is_ok())
    }
}
