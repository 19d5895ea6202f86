//! The intermediate representation: resolved names, literals as tokens, lexer and parser apart.

mod chars;

use secateur_tables::ModeStep;

pub use crate::ast::{Quantifier, Repeat};
use crate::diagnostics::Span;
pub use chars::{CharSet, LAST};

/// A token type; 0 is the end of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenId(pub u16);

impl TokenId {
    /// The end of the file.
    pub const EOF: Self = Self(0);
}

/// A parser rule before normalization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(pub u32);

/// A lexer rule or fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LexerRuleId(pub u32);

/// A whole grammar.
#[derive(Clone, Debug)]
pub struct Grammar {
    /// The declared name.
    pub name: String,
    /// Lexer rule or quoted literal of each token type.
    pub tokens: Vec<String>,
    pub(crate) lexer: Lexer,
    pub(crate) parser: Parser,
    pub(crate) hook: Option<String>,
    /// The first of the final token types, the predicates of the parser.
    ///
    /// They match no text and are named by their code.
    pub(crate) first_guard: TokenId,
}

#[derive(Clone, Debug)]
pub struct Parser {
    pub rules: Vec<Rule>,
    pub start: RuleId,
}

#[derive(Clone, Debug)]
pub struct Rule {
    pub name: String,
    pub body: Expr,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Expr {
    Token(TokenId),
    /// One of several tokens, ascending.
    Set(Vec<TokenId>),
    Rule(RuleId),
    /// A sequence; an empty one is ε.
    Sequence(Vec<Expr>),
    Choice(Vec<Expr>),
    Repeat(Quantified, Box<Expr>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Quantified {
    pub zero: bool,
    pub many: bool,
    /// Whether the shortest match is preferred.
    pub lazy: bool,
}

impl From<Quantifier> for Quantified {
    fn from(quantifier: Quantifier) -> Self {
        Self {
            zero: quantifier.repeat != Repeat::Plus,
            many: quantifier.repeat != Repeat::Optional,
            lazy: !quantifier.greedy,
        }
    }
}

#[derive(Clone, Debug, Default)]
pub struct Lexer {
    /// Rules and fragments, implied literals first; the first of the longest matches wins.
    pub rules: Vec<LexerRule>,
    /// Names of the modes; the first is the default.
    pub modes: Vec<String>,
    /// Names of the channels: 0 is the default, 1 is HIDDEN.
    pub channels: Vec<String>,
    /// Code for hooks: [`LexerExpr::Guard`], [`Actions::code`].
    pub code: Vec<String>,
}

#[derive(Clone, Debug)]
pub struct LexerRule {
    /// The name or quoted literal.
    pub name: String,
    /// Whether the rule makes no token itself.
    pub fragment: bool,
    /// Index into [`Lexer::modes`].
    pub mode: u16,
    /// Alternatives by actions; at least one.
    pub variants: Vec<LexerVariant>,
    /// Location of the name; empty for a literal.
    pub span: Span,
}

/// Alternatives with the same actions.
#[derive(Clone, Debug)]
pub struct LexerVariant {
    pub body: LexerExpr,
    /// [`TokenId::EOF`] in a fragment.
    pub token: TokenId,
    pub actions: Actions,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions {
    pub skip: bool,
    /// Whether the token continues.
    pub more: bool,
    pub channel: u16,
    pub modes: Vec<ModeStep>,
    /// Indices into [`Lexer::code`] in order.
    pub code: Vec<u16>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LexerExpr {
    Chars(CharSet),
    Rule(LexerRuleId),
    /// A sequence; an empty one is ε.
    Sequence(Vec<LexerExpr>),
    /// Alternatives; earlier ones are preferred.
    Choice(Vec<LexerExpr>),
    Repeat(Quantified, Box<LexerExpr>),
    Eof,
    /// The empty text if a hook accepts; an index into [`Lexer::code`].
    Guard(u16),
}

impl Lexer {
    /// Returns all variants in order; accepting states have their indices.
    pub fn variants(&self) -> impl Iterator<Item = &LexerVariant> {
        self.rules.iter().flat_map(|rule| &rule.variants)
    }
}

impl Grammar {
    /// Returns the name of the start rule.
    #[must_use]
    pub fn start(&self) -> &str {
        self.rule_name(self.parser.start)
    }

    /// Returns the names of the parser rules.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.parser.rules.iter().map(|rule| &*rule.name)
    }

    #[must_use]
    pub(crate) fn rule_name(&self, rule: RuleId) -> &str {
        &self.parser.rules[rule.0 as usize].name
    }

    /// Returns the location of a parser or lexer rule.
    #[must_use]
    pub fn place_of(&self, name: &str) -> Option<Span> {
        let parser = self.parser.rules.iter().map(|rule| (&rule.name, rule.span));
        let lexer = self.lexer.rules.iter().map(|rule| (&rule.name, rule.span));
        parser
            .chain(lexer)
            .find(|(known, _)| *known == name)
            .map(|(_, span)| span)
    }

    /// Returns the name of a token type.
    #[must_use]
    pub fn token_name(&self, token: TokenId) -> &str {
        &self.tokens[usize::from(token.0)]
    }
}
