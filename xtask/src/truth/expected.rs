//! The file with the reference implementation's verdicts.

use serde::Deserialize;

/// The whole file; what is not compared is left out.
#[derive(Debug, Deserialize)]
pub struct Truth {
    /// The grammars.
    pub grammars: Vec<ExpectedGrammar>,
}

/// One grammar.
#[derive(Debug, Deserialize)]
pub struct ExpectedGrammar {
    /// Its folder in the collection.
    pub dir: String,
    /// The lexer grammar of a split one.
    pub lexer: Option<String>,
    /// The combined grammar, or the parser grammar.
    pub parser: String,
    /// The start rule.
    pub entry: String,
    /// Whether code in another language belongs to it.
    #[serde(default)]
    pub needs_target_code: bool,
    /// Its examples.
    pub examples: Vec<ExpectedExample>,
}

/// One example.
#[derive(Debug, Deserialize)]
pub struct ExpectedExample {
    /// Where, within the grammar's folder or the collection.
    pub path: String,
    /// Whether it was lexed and parsed without an error; `None` without a verdict.
    pub ok: Option<bool>,
    /// Whether the start rule stopped before the end.
    #[serde(default, deserialize_with = "flag")]
    pub not_at_eof: bool,
    /// Tokens of the default channel.
    pub tokens: Option<u64>,
    /// The SHA-1 of their names, joined by newlines.
    pub token_hash: Option<String>,
}

/// A flag that is written as a number or as a boolean.
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
