use secateur_tables::model::Damaged;

/// A reason why a model cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    /// The text is not JSON of a model in this version.
    #[error("this is no model that can be used: {0}; learn it anew")]
    Json(#[from] serde_json::Error),
    /// The model is of another language.
    #[error("the model is for the language {0}, not for this one")]
    Language(String),
    /// The parts of the model contradict one another.
    #[error(transparent)]
    Damaged(#[from] Damaged),
}
