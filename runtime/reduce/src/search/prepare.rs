//! The format's prepared form of the original, at the beginning of a search.

use super::kernel::{Kernel, Made, Space, Stop};
use super::rewrite::{Fits, Once, Rewrites};
use super::rounds::Search;

const NAME: &str = "prepare";

impl Search<'_> {
    /// Makes the prepared form the base if it passes, in one test.
    pub(super) fn prepare(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
        let base = &mut self.base;
        let Some(prepare) = base.format.prepare() else {
            return Ok(());
        };
        let Some(text) = prepare(base.format.language(), &base.tree) else {
            return Ok(());
        };
        let fits = Fits::Edited;
        let mut space = Rewrites { base, fits };
        if let Made::Candidate(_) = space.make(&text)? {
            kernel.set_strategy(NAME);
            kernel.begin_round();
            kernel.run(&mut space, Once(Some(text)))?;
        }
        Ok(())
    }
}
