//! Settings beside a grammar: `NAME.toml` supplements `NAME.g4` (or `.bnf`, …).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use toml::de::{DeTable, DeValue};

use crate::analyze::Metadata;
use crate::diagnostics::{Sources, Span};

/// Declares the settings, and lists their keys with the documentation of their fields.
///
/// Settings with their default are not written.
macro_rules! settings {
    ($($(#[doc = $line:literal])+ $field:ident: $type:ty, $key:literal, $example:literal;)+) => {
        /// Settings of a grammar.
        #[derive(Clone, Debug, Default, Deserialize, Serialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Sidecar {
            $(
                $(#[doc = $line])+
                #[serde(rename = $key, skip_serializing_if = "is_default")]
                pub $field: $type,
            )+
        }

        impl Sidecar {
            /// The keys in the order of the fields: name, example, and what it says.
            pub const KEYS: &[[&str; 3]] = &[$([$key, $example, concat!($($line),+)]),+];
        }
    };
}

settings! {
    /// File extensions, without the dot; by default the grammar's name. With an empty list the
    /// language is only used when it is named.
    extensions: Option<Vec<String>>, "extensions", r#"["ini", "cfg"]"#;
    /// Interpreters in `#!` lines, without versions.
    interpreters: Vec<String>, "interpreters", r#"["python"]"#;
    /// Remarks for users, in a few words.
    notes: String, "notes", r#""as browsers read it""#;
    /// The start rule; by default the only unused rule that ends with `EOF`, or else the first.
    start: Option<String>, "start", r#""file""#;
    /// Main files, relative to the folder of the settings; by default one file beside them.
    files: Vec<String>, "files", r#"["ini/Lexer.g4", "ini/Parser.g4"]"#;
    /// Rules that describe tokens, in a notation that does not declare them (BNF, EBNF).
    tokens: Vec<String>, "tokens", r#"["NAME"]"#;
    /// Rules that describe the text between tokens, in such a notation; by default white space.
    skip: Vec<String>, "skip", r#"["SPACE"]"#;
    /// By parser rule: a short text that may replace any node of the rule, of any type or name.
    stand_ins: BTreeMap<String, String>, "stand-ins", r#"{ throwStatement = "throw null;" }"#;
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The locations of names in the settings beside a grammar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Places(BTreeMap<(String, String), Span>);

impl Places {
    /// Finds the strings of each key, and the keys of its table.
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
                        if let DeValue::String(name) = one.get_ref() {
                            put(key, name, one.span());
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

    /// Returns the location of a name below a key, if the settings have it.
    pub(crate) fn at(&self, key: &str, name: &str) -> Option<Span> {
        self.0.get(&(key.to_owned(), name.to_owned())).copied()
    }
}

/// Unusable settings.
#[derive(Debug, thiserror::Error)]
pub enum SidecarError {
    /// The file cannot be read.
    #[error("cannot read {}: {source}", .path.display())]
    Unreadable {
        /// Path of the file.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// The file has wrong content.
    #[error("in {}: {source}", .path.display())]
    Wrong {
        /// Path of the file.
        path: PathBuf,
        /// Location and reason.
        source: Box<toml::de::Error>,
    },
}

impl Sidecar {
    /// Returns the properties of the language.
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
        }
    }

    /// Reads the settings beside a grammar, empty if there are none.
    ///
    /// # Errors
    /// If they cannot be read or have unknown keys.
    pub fn beside(grammar: &Path) -> Result<Self, SidecarError> {
        Ok(Self::with_text(grammar)?.0)
    }

    /// Reads the settings beside a grammar, and returns their text as well.
    pub(crate) fn with_text(grammar: &Path) -> Result<(Self, String), SidecarError> {
        let path = grammar.with_extension("toml");
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(source) => return Err(SidecarError::Unreadable { path, source }),
        };
        match toml::from_str(&text) {
            Ok(sidecar) => Ok((sidecar, text)),
            Err(source) => Err(SidecarError::Wrong {
                path,
                source: Box::new(source),
            }),
        }
    }
}
