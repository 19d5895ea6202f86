//! The trained model of a language: its JSON, packed for a generated crate.
//!
//! Names of kinds become numbers; kinds that the grammar lacks are dropped.

use serde::de::Error;

use secateur_tables::Tables;
use secateur_tables::model::StoredModel;

/// A model in the JSON of `secateur learn` and `cargo xtask train`.
#[derive(Debug)]
pub struct Model(StoredModel);

impl Model {
    /// Reads a model.
    ///
    /// # Errors
    /// If the text is not a model of this version.
    pub fn from_json(json: &str) -> Result<Self, serde_json::Error> {
        let model: StoredModel = serde_json::from_str(json)?;
        model.check().map_err(serde_json::Error::custom)?;
        Ok(Self(model))
    }

    pub(super) fn packed(&self, tables: &Tables) -> Vec<u8> {
        self.0.renumbered(tables).packed()
    }
}
