//! What may be wrong with a journal.

use std::io;
use std::path::PathBuf;

/// A journal that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// Nothing there.
    #[error("there is no unfinished reduction: {} does not exist", .0.display())]
    Missing(PathBuf),
    /// Somebody else is at it.
    #[error("a reduction that writes {} is running", .0.display())]
    Busy(PathBuf),
    /// No journal at all.
    #[error("{} is not a journal (line 1: {source})", .path.display())]
    NoJournal {
        /// Where.
        path: PathBuf,
        /// What is wrong with its first line.
        source: serde_json::Error,
    },
    /// A later version made it.
    #[error("the journal {} was written by secateur {version}, whose journals this version cannot read", .path.display())]
    Newer {
        /// Where.
        path: PathBuf,
        /// The version that wrote it.
        version: String,
    },
    /// There is nothing to go on with.
    #[error("the reduction of {} is finished ({how})", .path.display())]
    Done {
        /// Where.
        path: PathBuf,
        /// How it ended.
        how: String,
    },
    /// The system says no.
    #[error("cannot use the journal {}: {source}", .path.display())]
    Io {
        /// Where.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}
