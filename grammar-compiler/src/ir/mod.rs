//! The intermediate form: names resolved, literals made tokens, the lexer and
//! the parser apart.
//!
//! [`crate::lower`] makes it from the syntax of any notation; the lexer's half
//! goes to [`crate::lexer`], the parser's to [`crate::normalize`].

mod chars;

pub use crate::ast::{Quantifier, Repeat};
use crate::diagnostics::Span;
pub use chars::{CharSet, LAST};

/// A token type: 0 is the end of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TokenId(pub u16);

impl TokenId {
    /// The end of the file.
    pub const EOF: Self = Self(0);
}

/// A parser rule, before normalisation.
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
    /// By token type: the lexer rule's name, or the literal with its quotes.
    pub tokens: Vec<String>,
    /// Characters to tokens.
    pub(crate) lexer: Lexer,
    /// Tokens to sentences.
    pub(crate) parser: Parser,
    /// The hook that answers what the grammar asks in another language.
    pub(crate) hook: Option<String>,
    /// The first of the token types at the end of [`tokens`](Self::tokens) that
    /// are no text: each is a predicate of the parser, named by its code.
    pub(crate) first_guard: TokenId,
}

/// The parser rules.
#[derive(Clone, Debug)]
pub struct Parser {
    /// All rules, in the order of the grammar.
    pub rules: Vec<Rule>,
    /// What a whole file is.
    pub start: RuleId,
}

/// A parser rule.
#[derive(Clone, Debug)]
pub struct Rule {
    /// Its name.
    pub name: String,
    /// What it matches.
    pub body: Expr,
    /// Where its name was written.
    pub span: Span,
}

/// What a parser rule matches.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Expr {
    /// One token.
    Token(TokenId),
    /// One token out of several (ascending).
    Set(Vec<TokenId>),
    /// Another rule.
    Rule(RuleId),
    /// One after another; none is ε.
    Sequence(Vec<Expr>),
    /// One of several.
    Choice(Vec<Expr>),
    /// Several times.
    Repeat(Quantified, Box<Expr>),
}

/// A quantifier that can be compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Quantified {
    /// May be left out.
    pub zero: bool,
    /// May come more than once.
    pub many: bool,
    /// As little as possible is taken.
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
    /// All rules and fragments. Of matches of equal length the rule that comes
    /// first here wins; implied literals come before the grammar's rules.
    pub rules: Vec<LexerRule>,
    /// Names of the modes; the first is the default mode.
    pub modes: Vec<String>,
    /// Names of the channels; 0 is the default, 1 is HIDDEN.
    pub channels: Vec<String>,
    /// Target-language code that hooks answer or do; see [`LexerExpr::Guard`] and
    /// [`Actions::code`].
    pub code: Vec<String>,
}

/// A lexer rule.
#[derive(Clone, Debug)]
pub struct LexerRule {
    /// Its name, or the literal with its quotes.
    pub name: String,
    /// Not a token by itself.
    pub fragment: bool,
    /// Which mode it belongs to (an index into [`Lexer::modes`]).
    pub mode: u16,
    /// Its alternatives, those with the same actions together; at least one.
    pub variants: Vec<LexerVariant>,
    /// Where its name was written; nowhere for a literal of the parser.
    pub span: Span,
}

/// Alternatives of a lexer rule after which the same happens.
#[derive(Clone, Debug)]
pub struct LexerVariant {
    /// What they match.
    pub body: LexerExpr,
    /// The token type that is made; of a fragment, the end of the file.
    pub token: TokenId,
    /// What follows a match.
    pub actions: Actions,
}

/// What follows a match of a lexer rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Actions {
    /// `skip`: no token.
    pub skip: bool,
    /// `more`: the token goes on.
    pub more: bool,
    /// `channel(X)`, or 0.
    pub channel: u16,
    /// Mode changes, in order.
    pub modes: Vec<ModeAction>,
    /// What a hook does, in order (indices into [`Lexer::code`]).
    pub code: Vec<u16>,
}

/// A change of the lexer's mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeAction {
    /// `mode(X)`
    Set(u16),
    /// `pushMode(X)`
    Push(u16),
    /// `popMode`
    Pop,
}

/// What a lexer rule matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LexerExpr {
    /// One character.
    Chars(CharSet),
    /// Another rule or fragment.
    Rule(LexerRuleId),
    /// One after another; none is ε.
    Sequence(Vec<LexerExpr>),
    /// One of several; earlier ones are tried first.
    Choice(Vec<LexerExpr>),
    /// Several times.
    Repeat(Quantified, Box<LexerExpr>),
    /// The end of the file.
    Eof,
    /// Nothing, if a hook says yes (an index into [`Lexer::code`]).
    Guard(u16),
}

impl Lexer {
    /// The variants of all rules, in order: what an automaton's state accepts is
    /// an index into these.
    pub fn variants(&self) -> impl Iterator<Item = &LexerVariant> {
        self.rules.iter().flat_map(|rule| &rule.variants)
    }
}

impl Grammar {
    /// The name of the start rule.
    #[must_use]
    pub fn start(&self) -> &str {
        self.rule_name(self.parser.start)
    }

    /// The names of the parser rules.
    pub fn rules(&self) -> impl Iterator<Item = &str> {
        self.parser.rules.iter().map(|rule| &*rule.name)
    }

    /// A rule's name.
    #[must_use]
    pub(crate) fn rule_name(&self, rule: RuleId) -> &str {
        &self.parser.rules[rule.0 as usize].name
    }

    /// Where a parser or lexer rule was written.
    #[must_use]
    pub fn place_of(&self, name: &str) -> Option<Span> {
        let parser = self.parser.rules.iter().map(|rule| (&rule.name, rule.span));
        let lexer = self.lexer.rules.iter().map(|rule| (&rule.name, rule.span));
        parser
            .chain(lexer)
            .find(|(known, _)| *known == name)
            .map(|(_, span)| span)
    }

    /// A token type's name.
    #[must_use]
    pub fn token_name(&self, token: TokenId) -> &str {
        &self.tokens[usize::from(token.0)]
    }
}
