//! Reasons to stop.

use crate::executor::OracleError;
use crate::search::{End, SearchLimit};

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

impl Stop {
    /// Returns the end of a search that stops here.
    pub(super) fn end(self) -> End {
        match self {
            Self::RolledBack | Self::Enough | Self::Done => End::Fixpoint,
            Self::Interrupted => End::Interrupted,
            Self::Limited(limit) => End::Limited(limit),
            Self::Unsaved(error) => End::Unsaved(error),
            Self::Broken(error) => End::Broken(error),
        }
    }
}

impl From<OracleError> for Stop {
    fn from(error: OracleError) -> Self {
        Self::Broken(error)
    }
}
