use secateur_tables::model::Damaged;

/// The reason why a model cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ModelError {
    /// No JSON, or none of a model in this version.
    #[error("{}", unread(.0))]
    Json(#[from] serde_json::Error),
    /// Another language.
    #[error("the model is for the language {0}, not for this one")]
    Language(String),
    /// Parts that contradict one another.
    #[error(transparent)]
    Damaged(#[from] Damaged),
}

fn unread(error: &serde_json::Error) -> String {
    match error.is_data() {
        true => {
            format!("it is no model, or one of another version: train one with `learn` ({error})")
        }
        false => "it is no model: train one with `learn`".to_owned(),
    }
}
