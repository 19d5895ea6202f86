use secateur_tables::model::Damaged;

/// The reason why a model cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    /// No JSON of a model in this version.
    #[error("it is no model of this version: train one with `learn`")]
    Json(#[from] serde_json::Error),
    /// Another language.
    #[error("the model is for the language {0}, not for this one")]
    Language(String),
    /// Parts that contradict one another.
    #[error(transparent)]
    Damaged(#[from] Damaged),
}
