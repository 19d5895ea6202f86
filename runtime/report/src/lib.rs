//! Reports of a reduction: progress, summaries, HTML page, animation.
//!
//! While a search runs, a [`ProgressLine`] shows on stderr how far it is and an [`EventLog`]
//! writes each event as a line of JSON. At its end, [`summary()`] and [`json`] give the
//! figures, [`explanation()`] lists what is left and why. [`generated_summary`] and
//! [`generated_json`] do so for the run of a generator.
//!
//! A [`Page`] shows how the result came about: one HTML file with charts of tokens over tests
//! and over time, the original with what was removed at which step, its tree, and the
//! [costs](Costs) by strategy. [`comparison()`] puts several strategies side by side, and
//! [`animation()`] draws the steps as an SVG that moves. Pages refer to nothing outside and
//! are whole without scripts.
//!
//! ```
//! use std::time::Duration;
//! use secateur_session::history::{History, Moment};
//!
//! let mut history = History::new(b"[1, [2], 3]".to_vec());
//! for (tests, text) in [(1, "[[2], 3]"), (4, "[2]")] {
//!     let elapsed = Duration::from_millis(tests);
//!     history.push(text.as_bytes(), Moment { tests, elapsed, tokens: 3, strategy: "perses" });
//! }
//! let picture = secateur_report::animation(&history, "input.json", 5.0);
//! assert!(picture.starts_with("<svg") && picture.contains("input.json"));
//! ```
//!
//! The crate computes nothing that the search does not know: it reads the
//! [`Reduction`](secateur_reduce::search::Reduction), the history of the session and the events
//! that an observer passes on.

#![warn(missing_docs)]

mod animation;
mod costs;
mod curve;
mod event_log;
mod explanation;
mod generated;
mod page;
mod progress;
mod summary;

pub use animation::animation;
pub use costs::Costs;
pub use event_log::EventLog;
pub use explanation::explanation;
pub use generated::{Texts, generated_json, generated_summary};
pub use page::{Compared, Page, comparison};
pub use progress::{ProgressLine, duration};
pub use summary::{ending, json, summary};
