//! The work of a search, as the kernel sees it.

use super::{Kernel, Stop};

/// A text that the kernel reduces; a pass is all stages of a plan and the final passes.
pub trait Reducible {
    /// Runs all stages of the plan, then the final passes.
    ///
    /// # Errors
    /// If the search has to stop.
    fn pass(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop>;

    /// Returns the text of the base and its number of tokens.
    fn base(&self) -> (&[u8], usize);

    /// Returns to an earlier base.
    fn go_back(&mut self, text: &[u8]);
}
