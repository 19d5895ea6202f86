//! Reports of a reduction: progress, summaries, HTML page, animation.
//!
//! During a search a [`ProgressLine`] shows its state on stderr, where [`say`] prints messages, and an [`EventLog`] writes each
//! event as a line of JSON. At the end [`summary()`] and [`json`] give the figures,
//! [`explanation()`] the reasons why parts remain, [`exposed`] the mutants that pass;
//! [`generated_summary`] and [`generated_json`] are for the run of a generator.
//!
//! A [`Page`] is one HTML file with charts, the original with the step that removed each part, its
//! tree, and the [costs](Costs) by strategy. [`comparison()`] compares strategies, [`animation()`]
//! draws the steps as an SVG. Pages refer to no other file and are complete without scripts.
//!
//! ```
//! use std::time::Duration;
//! use secateur_reduce::search::TextChange;
//! use secateur_session::history::{History, Moment};
//!
//! let mut history = History::new(b"[1, [2], 3]".to_vec());
//! for (tests, text) in [(1, "[[2], 3]"), (4, "[2]")] {
//!     let elapsed = Duration::from_millis(tests);
//!     history.push(text.as_bytes(), &TextChange::Whole, Moment { tests, elapsed, tokens: 3, strategy: "perses" });
//! }
//! let picture = secateur_report::animation(&history, "input.json", 5.0);
//! assert!(picture.starts_with("<svg") && picture.contains("input.json"));
//! ```
//!
//! The data are a [`Reduction`](secateur_reduce::search::Reduction), the session's history and the
//! events of an observer.

#![warn(missing_docs)]

mod animation;
mod costs;
mod curve;
mod event_log;
mod explanation;
mod generated;
mod messages;
mod page;
mod printable;
mod progress;
mod summary;

pub use animation::animation;
pub use costs::Costs;
pub use event_log::EventLog;
pub use explanation::{explanation, exposed};
pub use generated::{Texts, generated_json, generated_summary};
pub use messages::{hurry, hurry_when, say};
pub use page::{Begun, Compared, Page, comparison};
pub use printable::printable;
pub use progress::{ProgressLine, duration};
pub use summary::{counted, ending, json, rates, summary};
