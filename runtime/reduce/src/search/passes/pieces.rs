//! The space of the final passes: pieces of the text between tokens, each as it was or changed.
//!
//! A list minimizer decides which pieces change.

use crate::minimize::{HALVING, ListMinimizer};
use crate::search::kernel::{Batch, Decision, Identity, Kernel, Made, Proposer, Space, Stop};
use crate::search::rewrite::{Fits, Rewrites};
use crate::search::tree::TreeSpace;
use secateur_syntax::tree::{Fingerprint, Tree};

/// The text with some pieces changed, by number.
type Print<'s> = dyn Fn(&[bool]) -> Vec<u8> + 's;

pub(super) struct Pieces<'s, 'a> {
    rewrites: Rewrites<'s, 'a>,
    print: &'s Print<'s>,
    changed: Vec<bool>,
}

/// The choice of pieces.
#[derive(Clone)]
pub(super) struct Choice {
    minimizer: Box<dyn ListMinimizer>,
    /// The minimizer before the last proposal, with a width above 1.
    before: Option<Box<dyn ListMinimizer>>,
    /// Edits that epochs rejected, until the minimizer proposes them again.
    rejected: Vec<Vec<usize>>,
    is_wide: bool,
    /// Candidates that may be no sentences.
    patience: usize,
}

/// Changes as many pieces as the test allows, by weight.
pub(super) fn change(
    base: &mut TreeSpace<'_>,
    kernel: &mut Kernel<'_>,
    weights: &[u32],
    patience: usize,
    print: &Print<'_>,
) -> Result<(), Stop> {
    let mut minimizer = (HALVING.start)(weights, 0);
    let is_wide = kernel.width() > 1;
    if is_wide {
        minimizer.widen();
    }
    let fits = Fits::Spaced;
    let mut pieces = Pieces {
        rewrites: Rewrites { base, fits },
        print,
        changed: vec![false; weights.len()],
    };
    let choice = Choice {
        minimizer,
        before: None,
        rejected: Vec::new(),
        is_wide,
        patience,
    };
    kernel.run(&mut pieces, choice)?;
    Ok(())
}

impl Space for Pieces<'_, '_> {
    type Edit = Vec<usize>;
    type Candidate = Tree;

    /// Each text is parsed.
    fn work(&self, _: &Vec<usize>) -> usize {
        self.rewrites.base.tree.text().len()
    }

    fn make(&mut self, edit: &Vec<usize>) -> Result<Made<Tree>, Stop> {
        let mut changed = self.changed.clone();
        for &at in edit {
            changed[at] = true;
        }
        self.rewrites.make(&(self.print)(&changed))
    }

    fn identity(&self, tree: &Tree) -> Option<Identity> {
        self.rewrites.identity(tree)
    }

    fn print<'c>(&mut self, tree: &'c mut Tree) -> Option<&'c [u8]> {
        self.rewrites.print(tree)
    }

    fn size(&self) -> usize {
        self.rewrites.size()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.rewrites.fingerprint()
    }

    fn adopt(
        &mut self,
        kernel: &mut Kernel<'_>,
        edit: Vec<usize>,
        tree: Tree,
    ) -> Result<bool, Stop> {
        for at in edit {
            self.changed[at] = true;
        }
        self.rewrites.adopt(kernel, Vec::new(), tree)
    }

    fn union(&self, edits: &[&Vec<usize>]) -> Option<(Vec<usize>, Vec<bool>)> {
        let mut all: Vec<usize> = edits.iter().copied().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        Some((all, vec![true; edits.len()]))
    }

    fn text(&self) -> Option<&[u8]> {
        Some(self.rewrites.base.tree.text())
    }

    fn copies(&self) -> bool {
        self.rewrites.copies()
    }

    fn run_ahead(&self, kernel: &mut Kernel<'_>) {
        self.rewrites.run_ahead(kernel);
    }
}

impl Proposer<Pieces<'_, '_>> for Choice {
    fn propose(&mut self, space: &Pieces<'_, '_>, _: usize) -> Batch<Vec<usize>> {
        while self.patience > 0 {
            self.before = self.is_wide.then(|| self.minimizer.clone());
            let Some(mut chosen) = self.minimizer.propose() else {
                break;
            };
            chosen.retain(|&at| !space.changed[at]);
            let rejected = self.rejected.iter().position(|other| *other == chosen);
            if !chosen.is_empty() && rejected.is_none() {
                return [chosen].into();
            }
            if let Some(at) = rejected {
                self.rejected.swap_remove(at);
            }
            self.minimizer.record_verdict(chosen.is_empty());
        }
        Batch::new()
    }

    fn record(&mut self, _: &Pieces<'_, '_>, decisions: &[Decision]) {
        for decision in decisions {
            self.patience -= usize::from(*decision == Decision::Unfit);
            self.minimizer
                .record_verdict(*decision == Decision::Accepted);
        }
    }

    fn settle(&mut self, _: &Pieces<'_, '_>, decisions: &[(&Vec<usize>, Decision)]) {
        let rejected = decisions.iter().filter(|it| it.1 == Decision::Rejected);
        self.rejected
            .extend(rejected.map(|(edit, _)| (*edit).clone()));
    }

    fn put_back(&mut self, _: Vec<usize>) {
        if let Some(before) = self.before.take() {
            self.minimizer = before;
        }
    }

    fn expects_passes(&self) -> bool {
        true
    }
}
