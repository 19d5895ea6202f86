//! The form of the original that its format likes better to begin with.

use super::kernel::{Kernel, Made, Space, Stop};
use super::rewrite::{Fits, Once, Rewrites};
use super::state::Search;

/// What it is called among the strategies.
const NAME: &str = "prepare";

impl Search<'_> {
    /// Takes what the format makes of the original for the base, if that passes: one
    /// test, and nothing else happens if it does not.
    pub(super) fn prepare(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
        let base = &mut self.base;
        let Some(prepare) = base.format.prepare() else {
            return Ok(());
        };
        let Some(text) = prepare(base.format.language(), &base.tree) else {
            return Ok(());
        };
        let fits = Fits::Success;
        let mut space = Rewrites { base, fits };
        if let Made::Candidate(_) = space.make(&text)? {
            kernel.names(NAME);
            kernel.begin_round();
            kernel.run(&mut space, Once(Some(text)))?;
        }
        Ok(())
    }
}
