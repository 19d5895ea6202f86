//! The intermediate representation: resolved names, literals as tokens, lexer and parser apart.
//!
//! [`crate::lower`] makes it from the syntax of any notation; [`crate::lexer`] and
//! [`crate::normalize`] take its parts.

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

/// A parser rule, before normalization.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleId(pub u32);

/// A lexer rule or fragment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LexerRuleId(pub u32);

/// A whole grammar.
#[derive(Clone, Debug)]
pub struct Grammar {
    /// The grammar's name, as declared.
    pub name: String,
    /// Names of the token types: the lexer rule, or the literal with its quotes.
    pub tokens: Vec<String>,
    pub(crate) lexer: Lexer,
    pub(crate) parser: Parser,
    /// The hook for predicates and actions.
    pub(crate) hook: Option<String>,
    /// The first token type of a predicate of the parser.
    ///
    /// They are the last token types, match no text, and are named by their code.
    pub(crate) first_guard: TokenId,
}

/// The parser rules.
#[derive(Clone, Debug)]
pub struct Parser {
    /// The rules in the order of the grammar.
    pub rules: Vec<Rule>,
    /// The rule of a whole file.
    pub start: RuleId,
}

/// A parser rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its name.
    pub name: String,
    /// The right-hand side.
    pub body: Expr,
    /// Location of its name.
    pub span: Span,
}

/// An expression over tokens.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Expr {
    /// One token.
    Token(TokenId),
    /// One of several tokens, ascending.
    Set(Vec<TokenId>),
    /// Another rule.
    Rule(RuleId),
    /// A sequence; an empty one is ε.
    Sequence(Vec<Expr>),
    /// Alternatives.
    Choice(Vec<Expr>),
    /// A repetition.
    Repeat(Quantified, Box<Expr>),
}

/// A quantifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Quantified {
    /// Zero times are allowed.
    pub zero: bool,
    /// Several times are allowed.
    pub many: bool,
    /// The shortest match is taken.
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

/// The lexer rules.
#[derive(Clone, Debug, Default)]
pub struct Lexer {
    /// The rules and fragments; of matches of equal length the first rule wins.
    ///
    /// Implied literals come before the grammar's rules.
    pub rules: Vec<LexerRule>,
    /// Names of the modes; the first is the default mode.
    pub modes: Vec<String>,
    /// Names of the channels: 0 is the default, 1 is HIDDEN.
    pub channels: Vec<String>,
    /// Target-language code for hooks, of [`LexerExpr::Guard`] and [`Actions::code`].
    pub code: Vec<String>,
}

/// A lexer rule.
#[derive(Clone, Debug)]
pub struct LexerRule {
    /// The name, or the literal with its quotes.
    pub name: String,
    /// Whether the rule makes no token itself.
    pub fragment: bool,
    /// Index into [`Lexer::modes`].
    pub mode: u16,
    /// The alternatives, grouped by actions; at least one.
    pub variants: Vec<LexerVariant>,
    /// Location of the name; empty for a literal of the parser.
    pub span: Span,
}

/// Alternatives of a lexer rule with the same actions.
#[derive(Clone, Debug)]
pub struct LexerVariant {
    /// The right-hand side.
    pub body: LexerExpr,
    /// Type of the token; [`TokenId::EOF`] in a fragment.
    pub token: TokenId,
    /// Actions after a match.
    pub actions: Actions,
}

/// The actions after a match of a lexer rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions {
    /// `skip`: no token.
    pub skip: bool,
    /// `more`: the token continues.
    pub more: bool,
    /// `channel(X)`, or 0.
    pub channel: u16,
    /// Mode changes, in order.
    pub modes: Vec<ModeStep>,
    /// Code for a hook, in order: indices into [`Lexer::code`].
    pub code: Vec<u16>,
}

/// An expression over characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LexerExpr {
    /// One character.
    Chars(CharSet),
    /// Another rule or fragment.
    Rule(LexerRuleId),
    /// A sequence; an empty one is ε.
    Sequence(Vec<LexerExpr>),
    /// Alternatives; earlier ones are preferred.
    Choice(Vec<LexerExpr>),
    /// A repetition.
    Repeat(Quantified, Box<LexerExpr>),
    /// The end of the file.
    Eof,
    /// The empty text, if a hook accepts; an index into [`Lexer::code`].
    Guard(u16),
}

impl Lexer {
    /// Returns the variants of all rules in order, by whose indices accepting states refer to them.
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
