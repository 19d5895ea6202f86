//! The parser of one statement, generated from `grammar.pest`.

// Derived code.
#![allow(missing_docs, unused_qualifications)]

/// The parser of statements prepared by [`super::scan`].
#[derive(pest_derive::Parser)]
#[grammar = "front/antlr/grammar.pest"]
pub struct StatementParser;
