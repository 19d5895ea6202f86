//! Settings beside a grammar: `NAME.toml` says what `NAME.g4` (or `.bnf`, …) does
//! not.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::analyze::Metadata;

/// What the grammar itself does not say.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sidecar {
    /// File extensions, without the dot; the grammar's name if nothing is said of
    /// them. With none the language is only used where it is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub extensions: Option<Vec<String>>,
    /// Programs that a `#!` line names for it, without their versions: `python`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub interpreters: Vec<String>,
    /// What a person should know of it, in a few words.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The start rule; the first parser rule if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
    /// The main files, from the folder of this one; without them the grammar is
    /// in one file beside this one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub files: Vec<String>,
    /// Rules that describe tokens, in a notation that does not say so.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tokens: Vec<String>,
    /// Rules that describe what stands between tokens; white space if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub skip: Vec<String>,
    /// By parser rule: a short text of it that is right wherever its language allows such a
    /// thing, whatever type or name is asked for (Rust: `loop {}`).
    #[serde(skip_serializing_if = "BTreeMap::is_empty", rename = "stand-ins")]
    pub stand_ins: BTreeMap<String, String>,
}

/// Settings that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum SidecarError {
    /// The file cannot be read.
    #[error("cannot read {}: {source}", .path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// It is not what it should be.
    #[error("in {}: {source}", .path.display())]
    Wrong {
        /// Which file.
        path: PathBuf,
        /// Where and why.
        source: Box<toml::de::Error>,
    },
}

impl Sidecar {
    /// What these settings say of a language that its grammar does not.
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

    /// The settings beside a grammar, empty if there are none.
    ///
    /// # Errors
    /// If they cannot be read or say what there is not.
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
