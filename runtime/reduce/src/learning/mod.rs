//! Online learning from the verdicts of the running reduction.
//!
//! [`Verdicts`] remembers rejected edits by [`Cause`] and estimates the probability of acceptance
//! by form, slot and kind; [`Yields`] estimates the tokens that a test of a kind of node removes. A
//! model that was trained before is a [`Guidance`].

mod causes;
mod features;
mod guidance;
mod order;
mod verdicts;
mod yields;

pub use causes::{Cause, Names, Ties};
pub use features::{Recent, View};
pub use guidance::Guidance;
pub use order::CorpusOrder;
pub use verdicts::{Estimate, Op, Seen, Verdicts};
pub(crate) use yields::Yields;
