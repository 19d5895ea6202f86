//! The files of a reduction: the best result and the journal.
//!
//! A reduction may take hours and end at any moment, so every result is on disk at once: [`Best`]
//! replaces the result after each accepted candidate, [`ResultFolder`] that of a directory, and the
//! [`Journal`] records the verdicts.
//!
//! # The journal
//! ```text
//! run              how the reduction was started, the hash of its input
//! input            the original
//! temporary        the directory of the tests, to be removed after a crash
//! refused, passed  the hash of a text, its tokens     one for each verdict
//! second-refused, second-passed                       one for each verdict of the second test
//! step             tests, time, and what changed      one for each accepted candidate
//! base             tokens and bytes of the base       one for each accepted candidate
//! round            a strategy began a round
//! note             a stop, or a resumption
//! done             why it ended
//! ```
//! One JSON object a line, appended; a line that a crash cut off is dropped. The search is
//! deterministic but for the verdicts, so resuming starts it again with the recorded verdicts
//! ([`Past`]) in place of tests. Accepted texts are stored as changes of the previous text:
//! [`history`] restores them for a replay or a report, and maps each byte of the original to the
//! step that removed it.
//!
//! ```
//! use std::time::Duration;
//! use secateur_reduce::search::Change;
//! use secateur_session::Best;
//! use secateur_session::history::{History, Moment};
//!
//! let folder = tempfile::tempdir()?;
//! let input = folder.path().join("input.json");
//! std::fs::write(&input, "[1, 2, 3]")?;
//!
//! // The result goes beside the input unless another place is named.
//! let best = Best::new(&input, None, false)?;
//! best.save(b"[2]")?;
//! assert_eq!(best.path(), folder.path().join("input.reduced.json"));
//!
//! let mut history = History::new(b"[1, 2, 3]".to_vec());
//! let moment = Moment { tests: 5, elapsed: Duration::ZERO, tokens: 3, strategy: "perses" };
//! let step = history.push(&std::fs::read(best.path())?, &Change::Whole, moment).expect("another text");
//! assert_eq!((step.tests, step.bytes), (5, 3));
//! assert_eq!(history.texts().collect::<Vec<_>>(), [&b"[1, 2, 3]"[..], b"[2]"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate knows bytes, not languages. The command line calls it as an observer of the search.

#![warn(missing_docs)]

mod best;
mod folder;
pub mod history;
mod journal;
mod key;
mod lock;
mod output;
mod words;

pub use best::Best;
pub use folder::{FolderError, ResultFolder};
pub use journal::{Journal, JournalError, Moved, Past, Run, set_aside};
pub use output::{Log, Output, OutputError};
pub use words::{Word, Words};
