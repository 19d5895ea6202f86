//! The files of a reduction: the best result and the journal.
//!
//! A reduction may take hours and end at any moment, so each accepted candidate is on disk at once,
//! as [`Best`] or, of a directory, as [`ResultFolder`]. The [`Journal`] records the verdicts.
//!
//! # The journal
//! ```text
//! run              how the reduction was started, the hash of its input
//! input            the original
//! temporary        the directory of the tests, to be removed after a crash
//! refused, passed  the hash of a text, its tokens     one for each verdict
//! second-refused, second-passed                       one for each verdict of the second test
//! guard-refused, guard-passed                         one for each verdict of the guard
//! counted          passes and runs of a text, whether they accept it
//! width            the width that the search chose
//! trace            the run of a generator that made the input
//! step             tests, time, and what changed      one for each saved text
//! base             tokens and bytes                   one for each saved text
//! round            a strategy began a round
//! stopped          the number of verdicts that counted
//! note             a resumption
//! done             why it ended
//! ```
//! One JSON object a line; a line that a crash or a full disk cut off is dropped. The search is
//! deterministic but for the verdicts: it is resumed with the recorded ones ([`Past`]) in place of
//! tests. Accepted texts are stored as changes of the previous text: [`history`] restores them, and
//! maps each byte of the original to the step that removed it.
//!
//! ```
//! use std::time::Duration;
//! use secateur_reduce::search::TextChange;
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
//! let step = history.push(&std::fs::read(best.path())?, &TextChange::Whole, moment).expect("another text");
//! assert_eq!((step.tests, step.bytes), (5, 3));
//! assert_eq!(history.texts().collect::<Vec<_>>(), [&b"[1, 2, 3]"[..], b"[2]"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The crate knows bytes, not languages.

#![warn(missing_docs)]

mod best;
mod folder;
mod held;
pub mod history;
mod journal;
mod key;
mod lock;
mod names;
mod output;
mod unfinished;
mod words;

pub use best::Best;
pub use folder::{FolderError, ResultFolder};
pub use journal::{Journal, JournalError, JournalHead, Moved, Past, SetAside};
pub use names::with_end;
pub use output::{Log, Output, OutputError, is_stream};
pub use words::{Word, Words};
