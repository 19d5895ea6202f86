//! What a person, or a program, is told: progress while it runs, a summary at
//! the end.

mod progress;
mod summary;

pub use progress::ProgressLine;
pub use summary::{json, summary};
