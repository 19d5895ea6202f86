//! The space of whole texts in the place of the base.

use super::TextChange;
use super::kernel::{Batch, Decision, Identity, Kernel, Made, Proposer, Space, Stop};
use super::tree::TreeSpace;
use secateur_syntax::tree::{Fingerprint, Tree};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fits {
    /// Other tokens, no more than before: an accepted edit.
    Edited,
    /// Fewer tokens, with text between them that may matter: an accepted edit.
    Beside,
    /// Any tokens, no more than before.
    Formatted,
    /// The same tokens.
    Spaced,
    /// At most one token more, the end of the last line; the text between tokens may differ.
    Ended,
}

impl Fits {
    /// Whether strategies may continue from the text; the final passes need only tokens.
    const fn needs_nodes(self) -> bool {
        matches!(self, Self::Edited | Self::Beside)
    }
}

pub(super) struct Rewrites<'s, 'a> {
    pub(super) base: &'s mut TreeSpace<'a>,
    pub(super) fits: Fits,
}

impl Space for Rewrites<'_, '_> {
    type Edit = Vec<u8>;
    type Candidate = Tree;

    /// Each text is parsed.
    fn work(&self, text: &Vec<u8>) -> usize {
        text.len()
    }

    fn make(&mut self, text: &Vec<u8>) -> Result<Made<Tree>, Stop> {
        let base = &mut *self.base;
        let same_text = text == base.tree.text();
        let read = match self.fits.needs_nodes() {
            true => base.format.read(&mut base.parser, text).ok(),
            false => base.format.read_tokens(&mut base.parser, text),
        };
        let Some(tree) = read else {
            base.rejected_by_grammar +=
                u64::from(self.fits == Fits::Edited && !base.parser.halt().is_found());
            return Ok(Made::Unfit);
        };
        let same = tree.fingerprint() == base.tree.fingerprint();
        let no_more = tree.tokens().len() <= base.tree.tokens().len();
        let fits = match self.fits {
            Fits::Edited => no_more && !same,
            Fits::Beside => tree.tokens().len() < base.tree.tokens().len(),
            Fits::Formatted => no_more,
            Fits::Spaced => same,
            Fits::Ended => tree.tokens().len() <= base.tree.tokens().len() + 1,
        };
        Ok(match fits {
            true if same_text => Made::Equivalent(tree),
            true => Made::Candidate(tree),
            false => Made::Unfit,
        })
    }

    /// The memo knows only tokens, not the text between them.
    fn identity(&self, tree: &Tree) -> Option<Identity> {
        (self.fits == Fits::Edited).then(|| (tree.fingerprint(), tree.tokens().len()))
    }

    fn print<'c>(&mut self, tree: &'c mut Tree) -> Option<&'c [u8]> {
        Some(tree.text())
    }

    fn size(&self) -> usize {
        self.base.size()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.base.fingerprint()
    }

    fn copies(&self) -> bool {
        self.base.copies()
    }

    fn run_ahead(&self, kernel: &mut Kernel<'_>) {
        self.base.run_ahead(kernel);
    }

    fn adopt(&mut self, kernel: &mut Kernel<'_>, _: Vec<u8>, tree: Tree) -> Result<bool, Stop> {
        let base = &mut *self.base;
        if tree.text() == base.tree.text() {
            return Ok(true);
        }
        let change = match self.fits {
            Fits::Spaced => TextChange::Edit(base.tree.replaced_between(&tree)),
            Fits::Edited | Fits::Beside | Fits::Formatted | Fits::Ended => TextChange::Whole,
        };
        // With the same tokens the rejected edits are the same.
        if tree.fingerprint() != base.tree.fingerprint() {
            base.forget_attempts();
        }
        let before = base.tree.tokens().len();
        base.tree = tree;
        let (text, tokens) = (base.tree.text(), base.tree.tokens().len());
        match self.fits {
            Fits::Edited => kernel.adopt(text, tokens, &change)?,
            Fits::Beside => {
                // These tokens were rejected with other text between them.
                kernel.forget_verdicts();
                kernel.adopt(text, tokens, &change)?;
            }
            Fits::Formatted | Fits::Spaced => kernel.adopt_layout(text, tokens, &change)?,
            Fits::Ended => kernel.adopt_layout(text, before, &change)?,
        }
        Ok(true)
    }
}

#[derive(Clone)]
pub(super) struct Once(pub(super) Option<Vec<u8>>);

impl Proposer<Rewrites<'_, '_>> for Once {
    fn propose(&mut self, _: &Rewrites<'_, '_>, _: usize) -> Batch<Vec<u8>> {
        self.0.take().into_iter().collect()
    }

    fn record(&mut self, _: &Rewrites<'_, '_>, _: &[Decision]) {}

    fn expects_passes(&self) -> bool {
        true
    }
}
