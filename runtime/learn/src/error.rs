//! Why a model cannot be used.

/// The version of a model file's format.
pub(super) const VERSION: u32 = 1;

/// A model that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    /// Not the JSON of a model.
    #[error("this is no model: {0}")]
    Json(#[from] serde_json::Error),
    /// Another version's.
    #[error("the model has format {0}, and this program reads format {VERSION}: learn it anew")]
    Version(u32),
    /// Another language's.
    #[error("the model is for the language {0}, not for this one")]
    Language(String),
    /// Its parts do not fit one another.
    #[error("the model is damaged: it refers to kinds that it does not name")]
    Damaged,
}
