//! Lexer rules: the actions after a match.

use std::borrow::Cow;

use crate::{Kind, Table};

/// The treatment of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disposition {
    /// The match is a token.
    Emit,
    /// The match is no token.
    Skip,
    /// The match begins a token, which the next match continues.
    More,
}

/// A change of the lexer's mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModeStep {
    /// `mode(X)`
    Set(u16),
    /// `pushMode(X)`
    Push(u16),
    /// `popMode`
    Pop,
}

/// The actions after a match of a lexer rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LexerRule {
    /// The token type.
    pub token: Kind,
    /// The treatment of a match.
    pub disposition: Disposition,
    /// The token's channel; 0 is the parser's.
    pub channel: u16,
    /// Changes of the mode, in order.
    pub modes: Table<ModeStep>,
    /// Actions of the hook: entries of [`LexerTables::code`].
    pub code: Table<u16>,
}

impl LexerRule {
    fn new(token: Kind, disposition: Disposition) -> Self {
        Self {
            token,
            disposition,
            channel: 0,
            modes: Cow::Borrowed(&[]),
            code: Cow::Borrowed(&[]),
        }
    }

    /// A rule for a token of the default channel.
    #[must_use]
    pub fn emit(token: Kind) -> Self {
        Self::new(token, Disposition::Emit)
    }

    /// A rule whose matches are no tokens.
    #[must_use]
    pub fn skip(token: Kind) -> Self {
        Self::new(token, Disposition::Skip)
    }

    /// A rule whose matches begin what is matched next.
    #[must_use]
    pub fn more(token: Kind) -> Self {
        Self::new(token, Disposition::More)
    }

    /// A rule for other rules alone.
    #[must_use]
    pub fn fragment() -> Self {
        Self::new(Kind::EOF, Disposition::Emit)
    }

    /// The rules of the literals in parser rules: the first token types, up to `last`.
    #[must_use]
    pub fn literals(last: Kind) -> Vec<Self> {
        (1..=last.0).map(|token| Self::emit(Kind(token))).collect()
    }

    /// Moves the token to a channel.
    #[must_use]
    pub fn on_channel(self, channel: u16) -> Self {
        Self { channel, ..self }
    }

    /// Adds changes of the mode.
    #[must_use]
    pub fn changing(self, modes: &'static [ModeStep]) -> Self {
        Self {
            modes: Cow::Borrowed(modes),
            ..self
        }
    }

    /// Adds actions of the hook: entries of [`LexerTables::code`].
    #[must_use]
    pub fn calling(self, code: &'static [u16]) -> Self {
        Self {
            code: Cow::Borrowed(code),
            ..self
        }
    }
}

impl LexerTables {
    /// Makes tables with one mode, the two default channels, and no code.
    #[must_use]
    pub fn of(rules: Vec<LexerRule>) -> Self {
        Self {
            rules: rules.into(),
            mode_names: Cow::Borrowed(&[Cow::Borrowed("DEFAULT_MODE")]),
            channel_names: Cow::Borrowed(&[
                Cow::Borrowed("DEFAULT_TOKEN_CHANNEL"),
                Cow::Borrowed("HIDDEN"),
            ]),
            code: Cow::Borrowed(&[]),
        }
    }
}

/// The named tables of a lexer; its automata are in the [packed tables](crate::Automata).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LexerTables {
    /// By lexer rule; alternatives of one rule with different commands are separate entries.
    pub rules: Table<LexerRule>,
    /// By mode: its name, for hooks.
    pub mode_names: Table<Cow<'static, str>>,
    /// By channel: its name, for hooks.
    pub channel_names: Table<Cow<'static, str>>,
    /// Code that the hook answers or runs, without white space.
    pub code: Table<Cow<'static, str>>,
}
