//! Training data of forests: tried deletions as JSON lines after a head.

use secateur_syntax::Language;
use secateur_tables::Version;
use secateur_tables::model::Feature;
use serde::{Deserialize, Serialize};

/// The head of training data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeletionsHead {
    #[serde(rename = "secateur_deletions")]
    version: Version<1>,
    /// The language.
    pub language: String,
    /// Seed of the random choices.
    pub seed: u64,
    /// Kinds, which features refer to by index.
    pub names: Vec<String>,
}

/// A tried deletion of a node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deletion {
    /// Number of the program.
    pub program: u64,
    /// The node's features.
    pub features: Vec<Feature>,
    /// Whether the remaining text was valid.
    pub valid: bool,
}

impl DeletionsHead {
    /// Creates the head for a language.
    #[must_use]
    pub fn new(language: &Language, seed: u64) -> Self {
        Self {
            version: Version,
            language: language.name.to_string(),
            seed,
            names: language.kind_names().map(str::to_owned).collect(),
        }
    }
}
