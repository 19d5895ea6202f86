//! The parser of one statement, generated from `grammar.pest`.

// The derived code is not ours to tidy.
#![allow(missing_docs, unused_qualifications)]

/// Parses statements that went through [`super::scan`].
#[derive(pest_derive::Parser)]
#[grammar = "front/antlr/grammar.pest"]
pub struct StatementParser;
