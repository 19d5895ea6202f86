use std::io;
use std::path::PathBuf;

/// A journal that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// No such file.
    #[error("there is no unfinished reduction: {} does not exist; name the input, the result or the journal", .0.display())]
    Missing(PathBuf),
    /// Another run holds the lock.
    #[error("a reduction that writes {} is running: wait for its end, or stop it", .0.display())]
    Busy(PathBuf),
    /// A run was stopped before it wrote anything.
    #[error("the journal {} is empty: delete it, and reduce again", .0.display())]
    Empty(PathBuf),
    /// A directory, device, FIFO or link in the place of a journal.
    #[error("the journal {} is not an ordinary file: move it away, or name the result with --output", .0.display())]
    NotFile(PathBuf),
    /// The file is not a journal.
    #[error("{} is not a journal: its first line is not that of one (`--keep-journal FILE` keeps the journal of a reduction)", .path.display())]
    NoJournal {
        /// Path of the journal.
        path: PathBuf,
        /// The error of its first line.
        source: serde_json::Error,
    },
    /// The journal has another format.
    #[error("the journal {} was written by secateur {version}, whose journals this version cannot read: resume with that version, or reduce again", .path.display())]
    Format {
        /// Path of the journal.
        path: PathBuf,
        /// The version that wrote it.
        version: String,
    },
    /// The run has ended by itself.
    #[error("the reduction of {} is finished ({how}): `replay` shows it, a new reduction of its result can try more", .path.display())]
    Done {
        /// Path of the journal.
        path: PathBuf,
        /// The end of that run.
        how: String,
    },
    /// An I/O error.
    #[error("cannot use the journal {}: {source}", .path.display())]
    Io {
        /// Path of the journal.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}
