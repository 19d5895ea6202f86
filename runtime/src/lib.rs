//! Parses an input by a compiled grammar and searches for the smallest tree
//! that keeps a property.

pub mod cli;
pub mod language;
pub mod lex;
pub mod minimize;
pub mod oracle;
pub mod parse;
pub mod report;
pub mod search;
pub mod session;
pub mod strategy;
pub mod tree;
