//! Kinds of nodes: token types and the rules of the normal form.

use std::borrow::Cow;

use crate::Origin;

/// A token type or a rule of the normal form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind(pub u16);

impl Kind {
    /// The end of the file.
    pub const EOF: Self = Self(0);

    /// Returns the kind as an index into tables by kind.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The five forms of a rule in Perses Normal Form, and sets: alternations of token types alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Form {
    /// `A: B1 B2 … Bn`
    Sequence,
    /// `A: B1 | B2 | … | Bn`
    Alternation,
    /// `A: B*`
    Star,
    /// `A: B+`
    Plus,
    /// `A: B?`
    Optional,
    /// `A: t1 | t2 | … | tn`, token types in ascending order.
    Set,
}

impl Form {
    /// Whether the form is a list (`*` or `+`).
    #[must_use]
    #[inline]
    pub const fn is_list(self) -> bool {
        matches!(self, Self::Star | Self::Plus)
    }
}

/// A rule of the normal form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The name in the normal form.
    pub name: Cow<'static, str>,
    /// The form.
    pub form: Form,
    /// Start of the symbols in [`Description::symbols`](crate::Description::symbols).
    pub first: u32,
    /// Number of symbols.
    pub len: u32,
    /// A non-greedy quantifier (`*?`, `+?`, `??`).
    pub lazy: bool,
    /// The origin of the rule.
    pub origin: Origin,
    /// The kinds that it subsumes directly: see
    /// [`Description::relate`](crate::Description::relate).
    pub subsumes: Cow<'static, [Kind]>,
}

impl Rule {
    pub(crate) fn symbols<'a>(&self, all: &'a [Kind]) -> &'a [Kind] {
        &all[self.first as usize..][..self.len as usize]
    }
}

/// A token type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenType {
    /// The lexer rule's name, or the literal with its quotes.
    pub name: Cow<'static, str>,
    /// A shortest text that lexes as this type, if there is one.
    pub shortest: Option<Cow<'static, str>>,
    /// The layout role.
    pub role: TokenRole,
}

/// The role of a token type in the layout of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TokenRole {
    /// None of the following.
    #[default]
    Plain,
    /// Opens a bracket: `(`, `[` or `{`.
    Open,
    /// Closes a bracket: `)`, `]` or `}`.
    Close,
    /// Opens a block; its text is empty or white space.
    Indent,
    /// Closes a block; its text is empty.
    Dedent,
    /// The end of a line, as the lexer reads it.
    Newline,
    /// The end of a logical line, which a hook makes of some ends of lines.
    LineBreak,
}

/// A number in a text that the other tokens determine, such as the length in a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The token type of the number.
    pub token: Kind,
    /// The counted tokens.
    pub of: Counted,
}

/// The tokens that determine a [count](Count).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The number of tokens of a type.
    Tokens(Kind),
    /// The largest number among the tokens of a type, without signs.
    ///
    /// These numbers are names: any others that are as different serve as well.
    Largest(Kind),
}

impl Counted {
    /// Returns the counted token type.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> Kind {
        match self {
            Self::Tokens(kind) | Self::Largest(kind) => kind,
        }
    }
}

/// A short text that fits any slot of a kind, whatever type or name is required there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandIn {
    /// The kind.
    pub kind: Kind,
    /// The replacement text.
    pub text: Cow<'static, str>,
}
