//! The parser of one rule, generated from `grammar.pest`.

// Derived code.
#![allow(missing_docs, unused_qualifications)]

/// The parser of rules whose comments are blanks.
#[derive(pest_derive::Parser)]
#[grammar = "front/iso/grammar.pest"]
pub struct RuleParser;
