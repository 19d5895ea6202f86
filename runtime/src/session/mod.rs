//! What outlives a moment: the best so far and the journal on disk, and the
//! user's wish to stop.

mod best;
mod folder;
mod interrupt;
mod journal;
mod words;

pub use best::{Best, OutputError};
pub use folder::{FolderError, ResultFolder};
pub use interrupt::Interrupt;
pub use journal::{Journal, JournalError, Past, Run, set_aside};
pub use words::{Word, Words};
