//! Inputs: the language of a text ([`reading`], or [`guess`] without a hint), and a corpus's files.
//!
//! [`languages`] are those of the program; [`files`] finds the files of a language.

pub(crate) mod files;
mod guess;
pub(crate) mod languages;
pub(crate) mod reading;
