//! Inputs: the language of a text, and the files of a corpus.
//!
//! [`languages`] are those of the program; [`reading`] chooses one for a text, which [`guess`]
//! does where nothing is known of it; [`files`] finds the files of a language.

pub(crate) mod files;
mod guess;
pub(crate) mod languages;
pub(crate) mod reading;
