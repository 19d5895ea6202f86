//! The checks of a candidate between its property test and its acceptance.
//!
//! A check is a file here and a line in [`CHECKS`].

mod repetition;
mod second;

use super::Stop;
use super::caution::Caution;
use super::runner::Runner;

/// Decides whether a candidate that passed the property test is accepted.
pub trait Check {
    /// Whether a text passes. Tests that this takes are run by `runner`.
    ///
    /// # Errors
    /// If the search has to stop.
    fn passes(
        &mut self,
        text: &[u8],
        caution: &mut Caution,
        runner: &mut Runner<'_>,
    ) -> Result<bool, Stop>;
}

/// Starts a check.
type Start = fn() -> Box<dyn Check>;

/// All checks, in the order in which they are made.
pub(super) const CHECKS: &[Start] = &[repetition::START, second::START];
