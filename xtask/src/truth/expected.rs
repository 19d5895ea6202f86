//! The verdicts of the reference implementation.

use serde::Deserialize;

/// The file, without fields that are not compared.
#[derive(Debug, Deserialize)]
pub struct Truth {
    pub grammars: Vec<ExpectedGrammar>,
}

#[derive(Debug, Deserialize)]
pub struct ExpectedGrammar {
    /// In the collection.
    pub dir: String,
    pub lexer: Option<String>,
    /// The parser grammar, or a combined one.
    pub parser: String,
    pub entry: String,
    #[serde(default)]
    pub needs_target_code: bool,
    pub examples: Vec<ExpectedExample>,
}

#[derive(Debug, Deserialize)]
pub struct ExpectedExample {
    /// In the grammar's folder or the collection.
    pub path: String,
    /// Whether there was no error; `None` without a verdict.
    pub ok: Option<bool>,
    /// Whether the start rule stopped early.
    #[serde(default, deserialize_with = "flag")]
    pub not_at_eof: bool,
    /// Those of the default channel.
    pub tokens: Option<u64>,
    /// SHA-1 of the tokens' names, joined by newlines.
    pub token_hash: Option<String>,
}

fn flag<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Flag {
        Bool(bool),
        Number(u64),
    }
    Ok(match Flag::deserialize(deserializer)? {
        Flag::Bool(flag) => flag,
        Flag::Number(number) => number != 0,
    })
}
