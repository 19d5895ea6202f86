//! What is learnt: from texts that people wrote, and from the property test's verdicts.
//!
//! [`Facts`] is what a corpus showed of a language, kind by kind (Herfert, Patra and
//! Pradel, "Automatically Reducing Tree-Structured Test Inputs", ASE 2017, section IV.C):
//! what is never absent, and what stands where. A [`Model`] is what a file or a generated
//! crate holds of it. Nothing here decides what is tried: strategies ask.

mod carried;
mod causes;
mod error;
mod facts;
mod features;
mod forest;
mod gather;
mod order;
mod show;
mod store;
mod tables;
mod verdicts;
mod yields;

pub use carried::StoredRate;
pub use causes::{Cause, Names, Ties};
pub use error::ModelError;
pub use facts::{Context, Facts, KindFacts, TextCount, TokenFacts};
pub use features::{Feature, Group, Recent, View};
pub use forest::{Forest, ForestNode, LOST_KIND, StoredForest};
pub use gather::Gatherer;
pub use order::CorpusOrder;
pub use show::show;
pub use store::{Model, Point};
pub use tables::{ForestTable, KindTable, ModelTables, TextRow};
pub use verdicts::{Seen, Verdicts};
pub use yields::Yields;

/// All that was learnt of a language before a run.
#[derive(Clone, Debug)]
pub struct Learnt {
    /// What a corpus showed.
    pub facts: Facts,
    /// Which deletions are valid, if that was learnt.
    pub forest: Option<Forest>,
    /// What earlier runs heard, if they handed it on.
    pub verdicts: Verdicts,
}
