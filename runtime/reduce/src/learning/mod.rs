//! Online learning: what the verdicts of the running reduction say of edits to come.
//!
//! [`Verdicts`] remembers which edits were rejected, by what they depend on ([`Cause`]),
//! and estimates by form, slot and kind how probable it is that an edit is accepted;
//! [`Yields`] estimates how many tokens a test of a kind of node removes. A model that was
//! trained before the run joins in as a [`Guidance`].

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
