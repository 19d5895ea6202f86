//! A language with the code that reads it.

mod tables;
mod tolerant;

pub use tables::{Embedded, TableFormat};
pub use tolerant::{Plain, Tolerant, Unread};

use crate::Language;
use crate::lex::{LexError, Token, tokenize_until};
use crate::parse::{ParseFailure, Parser, Rules, Syntax, SyntaxError};
use crate::sentence::names::Names;
use crate::tree::Tree;
use secateur_tables::{Description, Tables};

/// Rewrites a text, if possible, into an easier one to reduce, in no more tokens.
pub type Prepare = fn(&Language, &Tree) -> Option<Vec<u8>>;

/// A language with the code that reads it.
pub trait Format: Sync {
    /// Its tables.
    fn language(&self) -> &Language;

    /// Returns the named tables; generated crates need not load the automata for them.
    fn description(&self) -> &Description {
        // A language is a format itself: without its type the call would recurse.
        let tables: &Tables = self.language();
        tables.description()
    }

    /// Returns its compiled parser; without one its tables are interpreted.
    fn rules(&self) -> Option<&dyn Rules> {
        None
    }

    /// Parses tokens.
    ///
    /// # Errors
    /// If the tokens are no sentence of the language.
    fn parse(&self, parser: &mut Parser, tokens: &[Token]) -> Result<Syntax, ParseFailure> {
        let language = self.language();
        match self.rules() {
            Some(rules) => parser.parse_compiled(language, rules, tokens),
            None => parser.parse(language, language, tokens),
        }
    }

    /// Whether it reads any text that its lexer reads.
    fn is_tolerant(&self) -> bool {
        false
    }

    /// Returns the trained model, if any, as packed bytes for `secateur-learn`.
    fn model(&self) -> Option<&'static [u8]> {
        None
    }

    /// Returns the preparation of originals.
    fn prepare(&self) -> Option<Prepare> {
        None
    }

    /// Returns the names of random sentences.
    fn names(&self) -> Option<&'static dyn Names> {
        None
    }

    /// Returns a language that tokens of this one contain.
    fn embedded(&self, _language: &str) -> Option<&'static dyn Format> {
        None
    }

    /// Explains an unexpected token by lexer rules, if known.
    fn why(&self, _failure: &ParseFailure, _text: &[u8], _tokens: &[Token]) -> Option<String> {
        None
    }

    /// Returns a failure's message and explanation.
    fn describe(&self, failure: &ParseFailure, text: &[u8], tokens: &[Token]) -> String {
        let message = failure.describe(self.language(), text, tokens);
        match self.why(failure, text, tokens) {
            Some(why) => format!("{}\n   = {why}", message.trim_end()),
            None => message,
        }
    }

    /// Makes a tree of a text.
    ///
    /// # Errors
    /// If the text is not in the language, or a look finds the request to stop.
    fn read(&self, parser: &mut Parser, text: &[u8]) -> Result<Tree, SyntaxError> {
        let language = self.language();
        let tokens = tokens(parser, language, text)?;
        let syntax = self
            .parse(parser, &tokens)
            .map_err(|failure| failure.explain(language, text, &tokens))?;
        tree(parser, language, text, tokens, syntax)
    }

    /// Makes a tree without nodes of a text; `None` unless the format [accepts](Self::accepts) it.
    fn read_tokens(&self, parser: &mut Parser, text: &[u8]) -> Option<Tree> {
        let language = self.language();
        let tokens = tokens(parser, language, text).ok()?;
        let accepts = tokens.is_empty() || self.parses(parser, &tokens);
        let tree = accepts.then(|| tree(parser, language, text, tokens, Syntax::default()));
        tree?.ok()
    }

    /// Whether a text is in the language, or has no tokens.
    fn accepts(&self, parser: &mut Parser, text: &[u8]) -> bool {
        tokens(parser, self.language(), text)
            .is_ok_and(|tokens| tokens.is_empty() || self.parses(parser, &tokens))
    }

    /// Whether tokens are a text of the language.
    fn parses(&self, parser: &mut Parser, tokens: &[Token]) -> bool {
        match self.rules() {
            Some(rules) => parser.accepts(self.language(), rules, tokens),
            None => self.parse(parser, tokens).is_ok(),
        }
    }
}

fn tokens(parser: &Parser, language: &Language, text: &[u8]) -> Result<Vec<Token>, LexError> {
    tokenize_until(parser.halt(), language, text, parser.expected)
}

fn tree(
    parser: &mut Parser,
    language: &Language,
    text: &[u8],
    tokens: Vec<Token>,
    syntax: Syntax,
) -> Result<Tree, SyntaxError> {
    parser.expected = tokens.len();
    if !syntax.nodes.is_empty() {
        parser.expected_nodes = syntax.nodes.len();
    }
    let tree = Tree::until(parser.halt(), language, text.to_vec(), tokens, syntax);
    tree.ok_or_else(|| LexError::Halted.into())
}
