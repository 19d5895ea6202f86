//! The view of hooks, and the state that they may change.

use secateur_tables::{Kind, ModeStep, Tables};

use crate::token::Token;

/// A token with its channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LexedToken {
    /// The token type.
    pub kind: Kind,
    /// The channel; 0 is the parser's.
    pub channel: u16,
    /// The first byte.
    pub start: usize,
    /// One past the last byte.
    pub end: usize,
}

/// The position of the lexer.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The tables of the language.
    pub language: &'a Tables,
    /// The whole text.
    pub text: &'a [u8],
    /// The first byte of the current token.
    pub start: usize,
    /// The byte of the lexer: all before it has been read.
    pub at: usize,
    /// The mode.
    pub mode: u16,
    /// The mode to return to.
    pub back: Option<u16>,
}

impl<'a> Look<'a> {
    /// Returns the character at an offset, from 1 behind and from -1 before the lexer's position.
    ///
    /// `None` outside the text.
    #[must_use]
    pub fn char_at(&self, offset: i64) -> Option<char> {
        let step = usize::try_from(offset.unsigned_abs())
            .ok()?
            .checked_sub(1)?;
        if offset > 0 {
            let rest = &self.text[self.at..];
            let some = &rest[..rest.len().min(4 * step + 4)];
            String::from_utf8_lossy(some).chars().nth(step)
        } else {
            let from = self.at.saturating_sub(4 * step + 4);
            let some = String::from_utf8_lossy(&self.text[from..self.at]);
            some.chars().rev().nth(step)
        }
    }

    /// Returns the text of the token so far.
    #[must_use]
    pub fn matched(&self) -> &'a [u8] {
        &self.text[self.start..self.at]
    }

    /// Whether only this many characters stand on the line before byte `at`.
    #[must_use]
    pub fn column_is(&self, at: usize, column: usize) -> bool {
        let from = at.saturating_sub(4 * column + 4);
        let before = String::from_utf8_lossy(&self.text[from..at]);
        let line = before.rsplit('\n').next().unwrap_or("");
        let begins = from == 0 || before.contains('\n');
        begins && line.chars().count() == column
    }
}

/// The state that an action may change.
#[derive(Debug)]
pub struct Control<'a> {
    /// The position behind the match.
    pub look: Look<'a>,
    /// The type of the new token.
    pub kind: &'a mut Kind,
    /// Its channel.
    pub channel: &'a mut u16,
    /// Whether there will be no token.
    pub skip: &'a mut bool,
    /// Whether the next match continues the token.
    pub more: &'a mut bool,
    /// The end of the match; may be moved within the text.
    pub end: &'a mut usize,
    /// The mode.
    pub mode: &'a mut u16,
    /// The modes to return to.
    pub modes: &'a mut Vec<u16>,
}

impl Control<'_> {
    /// Goes to a mode and remembers this one.
    pub fn push_mode(&mut self, name: &str) {
        if let Some(mode) = mode(self.look.language, name) {
            self.modes.push(*self.mode);
            *self.mode = mode;
        }
    }

    /// Goes back to the mode before.
    pub fn pop_mode(&mut self) {
        if let Some(mode) = self.modes.pop() {
            *self.mode = mode;
        }
    }

    /// Replaces the mode.
    pub fn set_mode(&mut self, name: &str) {
        if let Some(mode) = mode(self.look.language, name) {
            *self.mode = mode;
        }
    }

    /// Changes the token type; an unknown name changes nothing.
    pub fn set_kind(&mut self, name: &str) {
        if let Some(kind) = kind(self.look.language, name) {
            *self.kind = kind;
        }
    }
}

/// Finds a mode by its name.
#[must_use]
pub fn mode(language: &Tables, name: &str) -> Option<u16> {
    let mut names = language.lexer.mode_names.iter();
    names.position(|known| known == name).map(|at| at as u16)
}

/// Finds a token type by its name.
#[must_use]
pub fn kind(language: &Tables, name: &str) -> Option<Kind> {
    let mut tokens = language.tokens.iter();
    let at = tokens.position(|token| token.name == name)?;
    Some(Kind(at as u16))
}

/// The tokens that a hook passes on.
#[derive(Debug, Default)]
pub struct Output {
    pub(crate) tokens: Vec<LexedToken>,
    pub(crate) modes: Vec<ModeStep>,
    /// The next position of the lexer.
    pub(crate) at: Option<usize>,
}

impl Output {
    /// Passes a token on; in the order of the text.
    pub fn push(&mut self, token: LexedToken) {
        self.tokens.push(token);
    }

    /// Adds an empty token of the default channel; none without a type.
    pub fn add(&mut self, kind: Option<Kind>, at: usize) {
        self.tokens.extend(kind.map(|kind| LexedToken {
            kind,
            channel: 0,
            start: at,
            end: at,
        }));
    }

    /// Changes the lexer's mode before the next match.
    pub fn change_mode(&mut self, step: ModeStep) {
        self.modes.push(step);
    }

    /// Moves the lexer forward, never back; the text in between is no token.
    pub fn skip_to(&mut self, at: usize) {
        self.at = Some(at);
    }
}

/// A place between two tokens of the default channel.
#[derive(Clone, Copy, Debug)]
pub struct Place<'a> {
    /// The tables of the language.
    pub language: &'a Tables,
    /// The whole text.
    pub text: &'a [u8],
    /// All tokens.
    pub tokens: &'a [Token],
    /// The place is before this token.
    pub at: usize,
}

impl<'a> Place<'a> {
    /// Returns the token at an offset: from 1 behind, from -1 before.
    #[must_use]
    pub fn token(&self, offset: i64) -> Option<&'a Token> {
        let at = i64::try_from(self.at).ok()?;
        let index = if offset > 0 {
            at + offset - 1
        } else {
            at + offset
        };
        usize::try_from(index)
            .ok()
            .and_then(|index| self.tokens.get(index))
    }

    /// Returns the text of that token, or an empty one.
    #[must_use]
    pub fn token_text(&self, offset: i64) -> &'a [u8] {
        self.token(offset).map_or(&[], |token| token.of(self.text))
    }

    /// Returns the name of that token's type, or an empty one.
    #[must_use]
    pub fn token_name(&self, offset: i64) -> &'a str {
        self.token(offset)
            .map_or("", |token| self.language.kind_name(token.kind))
    }

    /// Returns the text between the tokens on both sides.
    #[must_use]
    pub fn between(&self) -> &'a [u8] {
        let from = self.token(-1).map_or(0, |token| token.end as usize);
        let to = self
            .token(1)
            .map_or(self.text.len(), |token| token.start as usize);
        self.text.get(from..to).unwrap_or(&[])
    }
}
