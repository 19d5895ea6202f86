//! Settings beside a grammar: `NAME.toml` supplements `NAME.g4` (or `.bnf`, …).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::analyze::Metadata;

/// Settings of a grammar.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sidecar {
    /// File extensions, without the dot; by default the grammar's name.
    ///
    /// With an empty list the language is only used when it is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<Vec<String>>,
    /// Interpreters in `#!` lines, without versions: `python`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub interpreters: Vec<String>,
    /// Remarks for users, in a few words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The start rule; by default the first parser rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// Main files, relative to this one's folder; by default one file beside this one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<String>,
    /// Rules that describe tokens, in a notation that does not declare them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<String>,
    /// Rules that describe the text between tokens; by default white space.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub skip: Vec<String>,
    /// By parser rule: a short text that may replace any node of the rule (Rust: `loop {}`).
    ///
    /// It is valid wherever the rule is, whatever type or name is required.
    #[serde(skip_serializing_if = "BTreeMap::is_empty", rename = "stand-ins")]
    pub stand_ins: BTreeMap<String, String>,
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
        let path = grammar.with_extension("toml");
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Ok(Self::default());
            }
            Err(source) => return Err(SidecarError::Unreadable { path, source }),
        };
        toml::from_str(&text).map_err(|source| SidecarError::Wrong {
            path,
            source: Box::new(source),
        })
    }
}
