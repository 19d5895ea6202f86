//! The space of the edits of a tree.

use super::TextChange;
use super::checkpoint::Checkpoint;
use super::following::Following;
use super::kernel::{Batch, Decision, Identity, Kernel, Made, Proposer, Space, Stop, UNKNOWN};
use super::remains::Attempts;
use crate::strategy::{Strategy, union};
use secateur_syntax::format::Format;
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Candidate, Edit, Fingerprint, Printed, Printer, Tree};

/// A tree as the base, with the means to print and parse its candidates.
pub(super) struct TreeSpace<'a> {
    pub(super) format: &'a dyn Format,
    pub(super) printer: Printer<'a>,
    pub(super) parser: Parser,
    /// Whether each candidate is parsed, not only unsure ones.
    pub(super) verify: bool,
    pub(super) tree: Tree,
    /// Whether an unsure edit made the base, which the tree then does not describe.
    pub(super) stale: bool,
    /// Whether an edit without the grammar made the base, which may then be no sentence.
    pub(super) free: bool,
    /// Rejected edits, if they will be listed.
    pub(super) attempts: Option<Attempts>,
    pub(super) rejected_by_grammar: u64,
    /// At the beginning of the round, as `tokens`.
    pub(super) nodes: usize,
    pub(super) tokens: usize,
    /// Buffers of rejected candidates, for reuse.
    pub(super) unused: Vec<Printed>,
    pub(super) checkpoint: Option<Box<Checkpoint<'a>>>,
    /// The stages behind the present one, where an epoch may have their edits.
    pub(super) following: Option<Box<Following>>,
}

/// The tree with an edit applied, not copied.
pub(super) struct TreeCandidate {
    /// The edit, if counts change with it.
    counted: Option<Edit>,
    candidate: Candidate,
    identity: Identity,
    syntax: Syntax,
    printed: Option<Printed>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Syntax {
    /// A sentence by construction.
    Sound,
    /// To be parsed first.
    Unsure,
    /// Any text.
    Waived,
}

impl Space for TreeSpace<'_> {
    type Edit = Edit;
    type Candidate = TreeCandidate;

    fn work(&self, edit: &Edit) -> usize {
        edit.changes().len()
    }

    fn make(&mut self, edit: &Edit) -> Result<Made<TreeCandidate>, Stop> {
        let counted = edit.with_counts(self.format.language(), &self.tree);
        let edit = counted.as_ref().unwrap_or(edit);
        let saved = edit.saved(&self.tree);
        debug_assert!(saved >= 0, "no edit makes the tree larger");
        let candidate = edit.candidate(&self.tree);
        let fingerprint = candidate.fingerprint(&self.tree);
        if saved == 0 && fingerprint == self.tree.fingerprint() {
            return Ok(Made::Base);
        }
        let size = candidate.tokens(&self.tree);
        Ok(Made::Candidate(TreeCandidate {
            candidate,
            identity: (fingerprint, size),
            syntax: match () {
                () if edit.is_free() => Syntax::Waived,
                () if edit.is_unsure() => Syntax::Unsure,
                () => Syntax::Sound,
            },
            counted,
            printed: None,
        }))
    }

    fn identity(&self, candidate: &TreeCandidate) -> Option<Identity> {
        Some(candidate.identity)
    }

    fn print<'c>(&mut self, candidate: &'c mut TreeCandidate) -> Option<&'c [u8]> {
        if candidate.printed.is_none() {
            let mut printed = self.unused.pop().unwrap_or_default();
            let made = &candidate.candidate;
            let fits = self.printer.print_into(&self.tree, made, &mut printed)
                && self.fits(&printed.text, candidate.syntax);
            match fits {
                true => candidate.printed = Some(printed),
                false => self.unused.push(printed),
            }
        }
        let printed = candidate.printed.as_ref();
        printed.map(|printed| &*printed.text)
    }

    fn size(&self) -> usize {
        self.tree.tokens().len()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.tree.fingerprint()
    }

    fn adopt(
        &mut self,
        kernel: &mut Kernel<'_>,
        edit: Edit,
        candidate: TreeCandidate,
    ) -> Result<bool, Stop> {
        if edit.is_trial() {
            return Ok(true);
        }
        let Some(change) = self.apply(edit, candidate) else {
            return Ok(false);
        };
        kernel.adopt(self.tree.text(), self.tree.tokens().len(), &change)?;
        Ok(true)
    }

    fn rejected(&mut self, edit: &Edit, candidate: Option<TreeCandidate>) {
        if let Some(attempts) = &mut self.attempts {
            attempts.note(self.format.language(), &self.tree, edit);
        }
        self.unused.extend(candidate.and_then(|it| it.printed));
    }

    fn union(&self, edits: &[&Edit]) -> Option<(Edit, Vec<bool>)> {
        union(self.format.language(), &self.tree, edits)
    }

    fn text(&self) -> Option<&[u8]> {
        Some(self.tree.text())
    }

    fn is_trial(&self, edit: &Edit) -> bool {
        edit.is_trial()
    }

    fn is_stale(&self) -> bool {
        self.stale
    }

    fn copies(&self) -> bool {
        self.checkpoint.is_some()
    }

    fn run_ahead(&self, kernel: &mut Kernel<'_>) {
        if let Some(checkpoint) = &self.checkpoint {
            checkpoint.run(kernel);
        }
    }
}

impl<'a> TreeSpace<'a> {
    /// Makes the space of a tree.
    pub(super) fn new(format: &'a dyn Format, parser: Parser, tree: Tree) -> Self {
        let language = format.language();
        Self {
            format,
            printer: Printer::new(language),
            // An edit may change a hook's answers, so such candidates are parsed.
            verify: language.hook.is_some(),
            parser,
            nodes: tree.nodes(),
            tokens: tree.tokens().len(),
            tree,
            stale: false,
            free: false,
            attempts: None,
            rejected_by_grammar: 0,
            unused: Vec::new(),
            checkpoint: None,
            following: None,
        }
    }

    /// Makes a printed candidate the base, without the kernel; `None` if it was not printed.
    pub(super) fn apply(&mut self, edit: Edit, candidate: TreeCandidate) -> Option<TextChange> {
        let edit = candidate.counted.unwrap_or(edit);
        let made = candidate.candidate;
        let printed = candidate.printed?;
        let tokens = printed.tokens(&self.tree, &made);
        let change = TextChange::Edit(printed.replaced(&self.tree, &made, &tokens));
        self.tree.apply(&edit, printed.text, tokens);
        self.stale = edit.is_unsure();
        self.free |= edit.is_free();
        self.forget_attempts();
        Some(change)
    }

    /// Whether a text is a sentence, where that matters.
    fn fits(&mut self, text: &[u8], syntax: Syntax) -> bool {
        let asks = match syntax {
            Syntax::Sound => self.verify,
            Syntax::Unsure => true,
            Syntax::Waived => false,
        };
        if !asks || self.format.accepts(&mut self.parser, text) {
            return true;
        }
        if self.parser.halt().is_found() {
            return false;
        }
        let hooked = self.format.language().hook.is_some();
        // On a base that is no sentence no edit is sound.
        let unexpected = syntax == Syntax::Sound && !self.free && !hooked;
        self.rejected_by_grammar += u64::from(unexpected);
        false
    }

    pub(super) fn is_candidate(&mut self, edit: &Edit) -> bool {
        let made = self.make(edit);
        let Ok(Made::Candidate(mut candidate)) = made else {
            return false;
        };
        self.print(&mut candidate).is_some()
    }

    /// Gives a base without nodes its nodes again.
    pub(super) fn read_nodes(&mut self) {
        match self.format.read(&mut self.parser, self.tree.text()) {
            Ok(tree) => self.tree = tree,
            // At a request to stop, or after an edit without the grammar.
            Err(_) => self.free = true,
        }
    }

    pub(super) fn forget_attempts(&mut self) {
        if let Some(attempts) = &mut self.attempts {
            attempts.forget();
        }
    }

    pub(super) fn begin_round(&mut self) {
        self.stale = false;
        (self.nodes, self.tokens) = (self.tree.nodes(), self.tree.tokens().len());
    }
}

/// Returns the share of what is done, unless that is nothing or all.
pub(super) fn share(done: usize, left: usize) -> Option<f32> {
    (done > 0 && left > 0).then(|| done as f32 / (done + left) as f32)
}

impl Proposer<TreeSpace<'_>> for Box<dyn Strategy> {
    fn propose(&mut self, space: &TreeSpace<'_>, width: usize) -> Batch<Edit> {
        self.propose_batch(space.format.language(), &space.tree, width)
    }

    fn record(&mut self, space: &TreeSpace<'_>, decisions: &[Decision]) {
        Strategy::record(&mut **self, &space.tree, decisions);
    }

    fn settle(&mut self, space: &TreeSpace<'_>, decisions: &[(&Edit, Decision)]) {
        Strategy::settle(&mut **self, &space.tree, decisions);
    }

    fn rebase(&mut self, space: &TreeSpace<'_>) {
        Strategy::rebase(&mut **self, &space.tree);
    }

    fn follower(&self, space: &TreeSpace<'_>, kernel: &Kernel<'_>, others: usize) -> Option<Self> {
        let following = space.following.as_ref()?;
        following.strategy(kernel, space, others, Strategy::guide(&**self))
    }

    fn put_back(&mut self, edit: Edit) {
        Strategy::put_back(&mut **self, edit);
    }

    fn run_ahead(&self, space: &TreeSpace<'_>, kernel: &mut Kernel<'_>) {
        if let Some(checkpoint) = &space.checkpoint {
            checkpoint.run_from(kernel, &space.tree, &**self);
        }
    }

    fn chance(&self) -> f32 {
        Strategy::chance(&**self).unwrap_or(UNKNOWN)
    }

    fn is_busy(&self) -> bool {
        Strategy::is_busy(&**self)
    }

    /// Assumes that nodes shrink with tokens.
    fn share(&self, space: &TreeSpace<'_>) -> Option<f32> {
        let nodes = space.tree.tokens().len() * space.nodes / space.tokens.max(1);
        let (done, left) = self.work(nodes)?;
        share(done, left)
    }
}
