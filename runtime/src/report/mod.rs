//! What a person, or a program, is told: progress while it runs, a summary at
//! the end, a [page](Page) that shows how the result came about.

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
pub use costs::{Costs, StrategyCosts};
pub use event_log::EventLog;
pub use explanation::explanation;
pub use generated::{Texts, generated_json, generated_summary};
pub use page::{Compared, Page, comparison};
pub use progress::ProgressLine;
pub use summary::{json, summary};

pub(crate) use progress::duration;
pub(crate) use summary::ending;
