//! Counts of the text (`secateur_tables::Count`) that are wrong, or may be.
//!
//! Edits keep right counts right. A wrong one is set right where the property allows that. The last
//! round leaves counts as they are, too, if the property accepts one that is too large.

use super::kernel::{Batch, Decision, Kernel, Proposer, Stop};
use super::rounds::Search;
use super::tree::TreeSpace;
use crate::strategy::union;
use secateur_syntax::tree::Edit;

const NAME: &str = "counts";

/// One edit.
#[derive(Clone)]
struct Once {
    edit: Option<Edit>,
    accepted: bool,
}

impl Search<'_> {
    /// Sets wrong counts right, together or else each alone.
    pub(super) fn right_counts(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
        let language = self.base.format.language();
        let counts = language.counts.len();
        if counts > 0 {
            kernel.set_strategy(NAME);
        }
        let right = |at| self.base.tree.set_right(language, at);
        let all: Vec<Edit> = (0..counts).filter_map(right).collect();
        let edits: Vec<&Edit> = all.iter().collect();
        if let [_, _, ..] = &edits[..]
            && let Some((together, _)) = union(language, &self.base.tree, &edits)
            && once(&mut self.base, kernel, together)?
        {
            return Ok(());
        }
        for at in 0..counts {
            if let Some(edit) = self.base.tree.set_right(language, at) {
                once(&mut self.base, kernel, edit)?;
            }
        }
        Ok(())
    }

    /// Returns the counts that the property accepts too large, by bit.
    pub(super) fn free_counts(&mut self, kernel: &mut Kernel<'_>) -> Result<u16, Stop> {
        let language = self.base.format.language();
        let mut free = 0;
        if !language.counts.is_empty() {
            kernel.set_strategy(NAME);
        }
        for at in 0..language.counts.len() {
            if let Some(edit) = self.base.tree.set_wrong(language, at)
                && once(&mut self.base, kernel, edit.trial())?
            {
                free |= 1 << at;
            }
        }
        Ok(free)
    }
}

/// Tries one edit; returns whether it was accepted.
pub(super) fn once(
    base: &mut TreeSpace<'_>,
    kernel: &mut Kernel<'_>,
    edit: Edit,
) -> Result<bool, Stop> {
    let once = Once {
        edit: Some(edit),
        accepted: false,
    };
    Ok(kernel.run(base, once)?.accepted)
}

impl Proposer<TreeSpace<'_>> for Once {
    fn propose(&mut self, _: &TreeSpace<'_>, _: usize) -> Batch<Edit> {
        self.edit.take().into_iter().collect()
    }

    fn record(&mut self, _: &TreeSpace<'_>, decisions: &[Decision]) {
        self.accepted |= decisions.contains(&Decision::Accepted);
    }

    fn settle(&mut self, _: &TreeSpace<'_>, decisions: &[(&Edit, Decision)]) {
        self.edit = None;
        self.accepted |= decisions.iter().any(|it| it.1 == Decision::Accepted);
    }

    fn put_back(&mut self, edit: Edit) {
        self.edit = Some(edit);
    }

    fn expects_passes(&self) -> bool {
        true
    }
}
