//! The verdicts of the reference implementation.

use serde::Deserialize;

/// The whole file, without fields that are not compared.
#[derive(Debug, Deserialize)]
pub struct Truth {
    pub grammars: Vec<ExpectedGrammar>,
}

#[derive(Debug, Deserialize)]
pub struct ExpectedGrammar {
    /// Folder in the collection.
    pub dir: String,
    /// The lexer grammar, if it is separate.
    pub lexer: Option<String>,
    /// The combined grammar, or the parser grammar.
    pub parser: String,
    pub entry: String,
    /// Whether it needs code in another language.
    #[serde(default)]
    pub needs_target_code: bool,
    pub examples: Vec<ExpectedExample>,
}

#[derive(Debug, Deserialize)]
pub struct ExpectedExample {
    /// Path, within the grammar's folder or the collection.
    pub path: String,
    /// Whether lexing and parsing had no error; `None` without a verdict.
    pub ok: Option<bool>,
    /// Whether the start rule stopped before the end.
    #[serde(default, deserialize_with = "flag")]
    pub not_at_eof: bool,
    /// Tokens of the default channel.
    pub tokens: Option<u64>,
    /// SHA-1 of their names, joined by newlines.
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
