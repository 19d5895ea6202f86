//! Models of languages, trained on corpora.
//!
//! A grammar allows more than people write. Facts of a corpus say which of the edits that a
//! grammar allows are likely to be valid, so that a search tries them first, or leaves out
//! those that never are. The search asks a [`Learnt`] model through the trait [`Guidance`].
//!
//! # What is learnt
//! - [`Facts`], kind by kind: which parts of a rule are never absent, in which contexts a kind
//!   stands, and which token types are names (Herfert, Patra and Pradel, "Automatically
//!   Reducing Tree-Structured Test Inputs", ASE 2017, section IV.C). A [`Gatherer`] counts
//!   them in syntax trees; the counts of files add up ([`Facts::merge`]).
//! - A [`Forest`], which estimates the chance that the deletion of a node leaves a valid input
//!   (Gharachorlu and Sumner, "Leveraging Models to Reduce Test Cases in Software
//!   Repositories", MSR 2021). `cargo xtask train` grows it; here it is only evaluated.
//! - Estimates of earlier searches, by kind and edit ([`StoredRate`]).
//!
//! A [`Model`] holds them as JSON that names kinds, so that it outlives a change of the
//! grammar: what the grammar does not know any more is skipped. A generated crate has the same
//! as static tables, by number ([`Learnt::of_tables`]).
//!
//! ```
//! use secateur_learn::{Facts, Gatherer, Model};
//! use secateur_syntax::format::Format;
//! use secateur_syntax::parse::Parser;
//!
//! let format = &secateur_json::FORMAT;
//! let language = format.language();
//! let mut gatherer = Gatherer::new(language);
//! let mut facts = Facts::new(language);
//! for text in ["[1, 2]", r#"{"a": [true]}"#] {
//!     let tree = format.read(&mut Parser::new(language), text.as_bytes())?;
//!     facts.merge(&gatherer.file(&tree));
//! }
//! let model = Model::new(language, &facts, Vec::new());
//! let model = Model::from_json(&model.to_json())?;
//! assert_eq!((model.files, model.language.as_str()), (2, "json"));
//! assert!(secateur_learn::show(&model, None).contains("2 files"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate does not train forests, nor does it learn while a search runs: that is
//! `secateur_reduce::learning`.

#![warn(missing_docs)]

mod carried;
mod error;
mod facts;
mod forest;
mod gather;
mod learnt;
mod show;
mod store;
mod tables;

pub use carried::StoredRate;
pub use error::ModelError;
pub use facts::{Context, Facts, KindFacts, Text, TextCount, TokenFacts};
pub use forest::{Forest, StoredForest};
pub use gather::Gatherer;
pub use learnt::Learnt;
#[doc(no_inline)]
pub use secateur_reduce::learning::Guidance;
pub use show::show;
pub use store::{Model, Point};
