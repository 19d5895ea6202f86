//! Settings beside a grammar: `NAME.toml` supplements `NAME.g4` (or `.bnf`, …).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use toml::de::{DeTable, DeValue};

use crate::analyze::Metadata;
use crate::diagnostics::{Sources, Span};

/// Settings of a grammar; those with their default are not written.
///
/// The page `docs/grammar-settings.md` is made of the comments of the fields.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Sidecar {
    /// File extensions without the dot, `["ini", "cfg"]`. By default the grammar's name; with an
    /// empty list the language is only used when it is named.
    #[serde(skip_serializing_if = "is_default")]
    pub extensions: Option<Vec<String>>,
    /// Interpreters in `#!` lines, without versions, `["python"]`.
    #[serde(skip_serializing_if = "is_default")]
    pub interpreters: Vec<String>,
    /// Remarks for users in a few words, `"as browsers read it"`.
    #[serde(skip_serializing_if = "is_default")]
    pub notes: String,
    /// The start rule, `"file"`. By default the only unused rule that ends with `EOF`, or else the
    /// first.
    #[serde(skip_serializing_if = "is_default")]
    pub start: Option<String>,
    /// Main files, relative to the settings, `["ini/Lexer.g4", "ini/Parser.g4"]`. By default one
    /// file beside them.
    #[serde(skip_serializing_if = "is_default")]
    pub files: Vec<String>,
    /// Rules that describe tokens, `["NAME"]`, where the notation has none (BNF, EBNF).
    #[serde(skip_serializing_if = "is_default")]
    pub tokens: Vec<String>,
    /// Rules of the text between tokens, `["SPACE"]`, in such a notation. By default white space.
    #[serde(skip_serializing_if = "is_default")]
    pub skip: Vec<String>,
    /// Short texts by parser rule, `{ throwStatement = "throw null;" }`. Each may replace any node of
    /// its rule, of any type or name.
    #[serde(skip_serializing_if = "is_default")]
    pub stand_ins: BTreeMap<String, String>,
    /// Numbers that other tokens determine, `{ SIZE = { tokens = "ITEM" } }`. A token type counts the
    /// tokens of a type, or with `largest` in the place of `tokens` is the largest number among them.
    /// Edits keep right numbers right.
    #[serde(skip_serializing_if = "is_default")]
    pub counts: BTreeMap<String, CountOf>,
    /// Languages in texts of tokens, `{ token = "VALUE", language = "css" }`, as tables `[[embedded]]`.
    /// With `names` the last word before it, or with `named-by` the last token of a type, has to be
    /// one of these names (`"on*"`); `coding` is `plain`, `quoted`, `markup` (`&quot;`), `escaped`
    /// (`\n`) or `delimited` (`/a/g`); `frame` are two texts around it for the language. The first
    /// that reads a text reduces it.
    #[serde(skip_serializing_if = "is_default")]
    pub embedded: Vec<EmbeddedIn>,
}

/// A language in the texts of a token type.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct EmbeddedIn {
    /// The token type.
    pub token: String,
    /// The type of the token before that names it; without it, the last word does.
    #[serde(skip_serializing_if = "is_default")]
    pub named_by: Option<String>,
    /// The names that it may have.
    #[serde(skip_serializing_if = "is_default")]
    pub names: Vec<String>,
    /// The name of the language.
    pub language: String,
    /// The form of the text in the token.
    #[serde(skip_serializing_if = "is_default")]
    pub coding: CodingOf,
    /// Texts before and behind it.
    #[serde(skip_serializing_if = "is_default")]
    pub frame: Option<(String, String)>,
}

/// The form of a text in a token: [`secateur_tables::Coding`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CodingOf {
    /// The token is the text.
    #[default]
    Plain,
    /// Between quotes.
    Quoted,
    /// Between quotes, with references.
    Markup,
    /// Between quotes, with escapes.
    Escaped,
    /// Between two of the same character.
    Delimited,
}

impl EmbeddedIn {
    /// Returns the names of token types.
    pub fn tokens(&self) -> impl Iterator<Item = &str> {
        let named_by = self.named_by.iter().map(String::as_str);
        std::iter::once(self.token.as_str()).chain(named_by)
    }
}

/// The meaning of a count.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CountOf {
    /// The number of tokens of a type.
    Tokens(String),
    /// The largest number among the tokens of a type.
    Largest(String),
}

impl CountOf {
    /// Returns the name of the counted token type.
    #[must_use]
    pub fn counted(&self) -> &str {
        match self {
            Self::Tokens(name) | Self::Largest(name) => name,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places(BTreeMap<(String, String), Span>);

impl Places {
    /// Finds the strings of each key, also in its tables, and the keys of each table.
    pub(crate) fn of(text: &str, sources: &mut Sources, name: &str) -> Self {
        let Ok(table) = DeTable::parse(text) else {
            return Self::default();
        };
        let file = sources.add_settings(name, text);
        let mut found = BTreeMap::new();
        let mut put = |key: &str, name: &str, at| {
            found.insert((key.to_owned(), name.to_owned()), Span::new(file, at));
        };
        for (key, value) in table.get_ref() {
            let key = key.get_ref();
            match value.get_ref() {
                DeValue::String(name) => put(key, name, value.span()),
                DeValue::Array(all) => {
                    for one in all.iter() {
                        match one.get_ref() {
                            DeValue::String(name) => put(key, name, one.span()),
                            DeValue::Table(entries) => {
                                for value in entries.values() {
                                    if let DeValue::String(name) = value.get_ref() {
                                        put(key, name, value.span());
                                    }
                                }
                            }
                            _ => {}
                        }
                    }
                }
                DeValue::Table(all) => {
                    for (name, _) in all {
                        put(key, name.get_ref(), name.span());
                    }
                }
                _ => {}
            }
        }
        Self(found)
    }

    pub(crate) fn at(&self, key: &str, name: &str) -> Option<Span> {
        self.0.get(&(key.to_owned(), name.to_owned())).copied()
    }
}

/// Unusable settings.
#[derive(Debug, thiserror::Error)]
pub enum SidecarError {
    /// The file cannot be read.
    #[error("cannot read {}: {reason}", .path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// The system's error.
        reason: std::io::Error,
    },
    /// The content is invalid.
    #[error("in {}: {reason}", .path.display())]
    Wrong {
        /// The file.
        path: PathBuf,
        /// Location and reason.
        reason: Box<toml::de::Error>,
    },
}

impl Sidecar {
    #[must_use]
    pub(crate) fn metadata(&self, name: &str) -> Metadata {
        Metadata {
            name: name.to_owned(),
            extensions: match &self.extensions {
                Some(extensions) => extensions.clone(),
                None => vec![name.to_owned()],
            },
            interpreters: self.interpreters.clone(),
            notes: self.notes.clone(),
            stand_ins: self.stand_ins.clone(),
            counts: self.counts.clone(),
            embedded: self.embedded.clone(),
        }
    }

    /// Reads the settings beside a grammar, empty if absent.
    ///
    /// # Errors
    /// If they cannot be read or have unknown keys.
    pub fn beside(grammar: &Path) -> Result<Self, SidecarError> {
        Ok(Self::with_text(grammar)?.0)
    }

    pub(crate) fn with_text(grammar: &Path) -> Result<(Self, String), SidecarError> {
        let path = grammar.with_extension("toml");
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(reason) => return Err(SidecarError::Unreadable { path, reason }),
        };
        match toml::from_str(&text) {
            Ok(sidecar) => Ok((sidecar, text)),
            Err(reason) => Err(SidecarError::Wrong {
                path,
                reason: Box::new(reason),
            }),
        }
    }
}
