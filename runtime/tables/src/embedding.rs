//! Languages in the texts of tokens.

use std::borrow::Cow;

use crate::{Kind, Table};

/// A language in the text of tokens of a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Embedding {
    /// The token type.
    pub token: Kind,
    /// The name that the token needs; `None` for any.
    pub named: Option<Named>,
    /// The name of the language.
    pub language: Cow<'static, str>,
    /// The form in which the token has the text.
    pub coding: Coding,
    /// Texts around the embedded one, with which it is a text of the language.
    pub frame: (Cow<'static, str>, Cow<'static, str>),
}

/// A condition on the last token of a type, or the last word, before an embedded text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The type of the name; `None` for any token that begins like a word.
    pub by: Option<Kind>,
    /// The names, in any case; a `*` at the end stands for any characters.
    pub names: Table<Cow<'static, str>>,
}

/// The form of a text in a token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Coding {
    /// The token is the text.
    #[default]
    Plain,
    /// The text stands between quotes, if there are any, as it is.
    Quoted,
    /// Between quotes, if there are any, with references such as `&quot;` for characters.
    Markup,
    /// Between quotes, with escapes such as `\n`.
    Escaped,
    /// Between the first character and its last occurrence, as it is: `/a/g`.
    Delimited,
}

impl Named {
    /// Whether a name is one of these.
    #[must_use]
    pub fn matches(&self, name: &[u8]) -> bool {
        self.names.iter().any(|known| {
            let known = known.as_bytes();
            match known.strip_suffix(b"*") {
                Some(start) => {
                    name.len() >= start.len() && name[..start.len()].eq_ignore_ascii_case(start)
                }
                None => name.eq_ignore_ascii_case(known),
            }
        })
    }
}
