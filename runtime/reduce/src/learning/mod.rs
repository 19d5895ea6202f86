//! Online learning from the verdicts of the running reduction.
//!
//! [`Estimates`] remembers rejected edits by [`Cause`] and estimates acceptance by form, slot and
//! kind; [`Yields`] estimates the tokens that a test removes, by kind. A model trained before is a
//! [`Guidance`].

mod causes;
mod estimates;
mod features;
mod guidance;
pub(crate) mod index;
mod order;
mod yields;

pub use causes::{Cause, Names, Ties};
pub use estimates::{EditFeatures, Estimate, Estimates, Op};
pub use features::{NodeFeatures, Recent};
pub use guidance::Guidance;
pub use order::CorpusOrder;
pub(crate) use yields::Yields;
