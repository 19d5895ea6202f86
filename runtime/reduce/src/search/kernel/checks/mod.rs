//! The checks of a candidate between its property test and its acceptance.
//!
//! A check is a file here and a line in [`CHECKS`].

mod guard;
mod rate;
mod second;

use super::Stop;
use super::caution::Caution;
use super::runner::Runner;

/// A check whether a candidate that passed the property test is accepted.
pub trait Check {
    /// Whether a text passes, by tests that `runner` runs.
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

type Start = fn() -> Box<dyn Check>;

/// All checks, in order.
pub(super) const CHECKS: &[Start] = &[rate::START, guard::START, second::START];
