//! Models of languages, trained on corpora.
//!
//! A grammar allows more than people write. Facts of a corpus predict which edits leave a valid
//! text: a search tries those first and skips edits that never do. It queries a [`TrainedModel`] by
//! [`Guidance`].
//!
//! # Parts of a model
//! - [`Facts`] about each kind: parts of its rule that are never absent, contexts, and whether its
//!   tokens are names (Herfert, Patra and Pradel, "Automatically Reducing Tree-Structured Test
//!   Inputs", ASE 2017, section IV.C). A [`Gatherer`] counts them in trees; counts of files add up
//!   ([`Facts::merge`]).
//! - A [`Forest`] that estimates the probability that a node's deletion leaves a valid input
//!   (Gharachorlu and Sumner, "Leveraging Models to Reduce Test Cases in Software Repositories",
//!   MSR 2021). `cargo xtask train` grows it from tried [`Deletion`]s; this crate only evaluates
//!   it.
//! - Estimates of earlier searches, by kind and edit ([`StoredRate`]).
//!
//! A [`Model`] is stored as JSON that names kinds, to survive changes of the grammar: unknown kinds
//! are skipped. A generated crate has it as packed bytes, by number ([`Model::unpack`]).
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
//!     facts.merge(&gatherer.count(&tree));
//! }
//! let model = Model::new(language, &facts, Vec::new());
//! let model = Model::from_json(&model.to_json())?;
//! assert_eq!((model.files, model.language.as_str()), (2, "json"));
//! assert!(secateur_learn::show(&model, None).contains("2 files"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Learning during a search is in `secateur_reduce::learning`.

#![warn(missing_docs)]

mod deletions;
mod error;
mod estimates;
mod facts;
mod forest;
mod gather;
mod show;
mod store;
mod trained;

pub use deletions::{Deletion, DeletionsHead};
pub use error::ModelError;
pub use estimates::StoredRate;
pub use facts::{Context, Facts, KindFacts, Text, TextCount, TokenFacts};
pub use forest::Forest;
pub use gather::Gatherer;
#[doc(no_inline)]
pub use secateur_reduce::learning::Guidance;
#[doc(no_inline)]
pub use secateur_tables::model::{Point, StoredForest};
pub use show::show;
pub use store::Model;
pub use trained::TrainedModel;
