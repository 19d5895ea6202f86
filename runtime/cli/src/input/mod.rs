//! Inputs: the language of a text ([`reading`], or [`guess`] without a hint), and a corpus's files.
//!
//! [`languages`] are those of the program, [`foreign`] names others; [`files`] finds the files of a language.

pub(crate) mod files;
mod foreign;
mod guess;
pub(crate) mod languages;
pub(crate) mod reading;
