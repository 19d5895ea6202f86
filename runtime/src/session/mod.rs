//! What outlives a moment: the best so far on disk, and the user's wish to stop.

mod best;
mod interrupt;

pub use best::{Best, OutputError};
pub use interrupt::Interrupt;
