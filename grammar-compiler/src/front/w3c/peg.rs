//! The parser of one rule, generated from `grammar.pest`.

// The derived code is not ours to tidy.
#![allow(missing_docs, unused_qualifications)]

/// Parses rules whose comments are blanks.
#[derive(pest_derive::Parser)]
#[grammar = "front/w3c/grammar.pest"]
pub struct RuleParser;
