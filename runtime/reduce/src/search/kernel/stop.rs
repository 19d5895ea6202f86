//! Reasons to stop.

use crate::executor::OracleError;
use crate::search::SearchLimit;

/// The reason why a search stops.
#[derive(Debug)]
pub enum Stop {
    /// The user interrupted.
    Interrupted,
    /// The budget is used up.
    Limited(SearchLimit),
    /// The result could not be saved.
    Unsaved(std::io::Error),
    /// A test could not be run.
    Broken(OracleError),
    /// The base does not pass any more: an earlier one replaces it.
    RolledBack,
    /// An excursion has used up its tests.
    Enough,
    /// The base is empty, or cannot be parsed any more.
    Done,
}

impl From<OracleError> for Stop {
    fn from(error: OracleError) -> Self {
        Self::Broken(error)
    }
}
