//! Points of a search at which a copy can begin to run ahead (`kernel/foresight.rs`).
//!
//! The state is stored at each round and before the final passes. A copy begins there, with the
//! verdicts consumed since in the memo.

use std::cell::RefCell;

use super::embedded::Parsers;
use super::kernel::{Kernel, Reducible, Stop};
use super::rounds::Search;
use super::schedule::Schedule;
use super::tree::TreeSpace;
use crate::strategy::{Guide, Strategy};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::Tree;

#[derive(Clone, Debug)]
pub(super) enum Place {
    Turn(Turn),
    Polish,
}

#[derive(Clone, Debug)]
pub(super) struct Turn {
    /// Before the turn; empty for a chain of strategies.
    pub(super) schedule: Schedule,
    pub(super) thorough: bool,
    /// `None` for the last round, and where texts are shortened.
    pub(super) stage: Option<usize>,
    pub(super) texts: bool,
    pub(super) begun: Begun,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Begun {
    pub(super) bases: u64,
    pub(super) tokens: usize,
    pub(super) counted: u64,
}

pub(super) struct Resumed {
    pub(super) strategy: Box<dyn Strategy>,
    pub(super) bases: u64,
    /// Nodes and tokens of the tree at the beginning of the round.
    pub(super) nodes: (usize, usize),
}

/// A state from which copies of a search begin.
pub(super) struct Checkpoint<'a> {
    place: Place,
    tree: Tree,
    /// At the beginning of the round, as `nodes`.
    bases: u64,
    nodes: (usize, usize),
    guide: Option<Guide>,
    /// Tests beside the next epoch.
    beside: usize,
    /// Shared by all copies, since its parser keeps predictions.
    copy: RefCell<Search<'a>>,
}

impl Checkpoint<'_> {
    pub(super) fn run(&self, kernel: &mut Kernel<'_>) {
        kernel.set_beside(self.beside);
        self.go(kernel, &self.tree, None);
    }

    pub(super) fn run_from(
        &self,
        kernel: &mut Kernel<'_>,
        tree: &Tree,
        strategy: &(dyn Strategy + 'static),
    ) {
        let resumed = Resumed {
            strategy: dyn_clone::clone_box(strategy),
            bases: self.bases,
            nodes: self.nodes,
        };
        self.go(kernel, tree, Some(resumed));
    }

    fn go(&self, kernel: &mut Kernel<'_>, tree: &Tree, resumed: Option<Resumed>) {
        let mut copy = self.copy.borrow_mut();
        copy.base.tree = tree.clone();
        (copy.base.stale, copy.base.free) = (false, false);
        copy.resumed = resumed;
        copy.guide.clone_from(&self.guide);
        let bases = copy.resumed.is_none().then_some(self.bases);
        kernel.begin_copy(tree.text(), bases);
        // The copy's end does not concern the search.
        let _ = copy.resume_at(kernel, self.place.clone());
    }
}

impl<'a> Search<'a> {
    /// Lets copies begin here, if they would pay.
    pub(super) fn set_checkpoint(&mut self, kernel: &Kernel<'_>) {
        let before = self.base.checkpoint.take();
        let Some(place) = self.place.clone().filter(|_| kernel.wants_copies()) else {
            return;
        };
        let copy = match before {
            Some(before) => before.copy,
            None => RefCell::new(self.copy()),
        };
        self.base.checkpoint = Some(Box::new(Checkpoint {
            place,
            tree: self.base.tree.clone(),
            bases: kernel.bases(),
            nodes: (self.base.tree.nodes(), self.base.tree.tokens().len()),
            guide: self.guide.clone(),
            beside: kernel.beside(),
            copy,
        }));
    }

    /// Runs a copy from the beginning.
    pub(super) fn run_ahead(&self, kernel: &mut Kernel<'_>) {
        let mut copy = self.copy();
        copy.prepares = self.prepares;
        copy.guide.clone_from(&self.guide);
        // The reason for its stop does not concern the search.
        kernel.begin_copy(copy.base.tree.text(), None);
        let _ = copy.pass(kernel);
    }

    fn copy(&self) -> Search<'a> {
        let base = &self.base;
        let mut parser = Parser::new(base.format.language());
        parser.halted_by(base.parser.halt().clone());
        Search {
            base: TreeSpace {
                format: base.format,
                printer: base.printer.clone(),
                parser,
                verify: base.verify,
                tree: base.tree.clone(),
                stale: false,
                free: false,
                attempts: None,
                rejected_by_grammar: 0,
                nodes: base.nodes,
                tokens: base.tokens,
                unused: Vec::new(),
                checkpoint: None,
                following: None,
            },
            plan: self.plan.clone(),
            prepares: false,
            polish: self.polish.clone(),
            name: self.name.clone(),
            usual: self.usual.clone(),
            guidance: self.guidance.clone(),
            tolerant: self.tolerant,
            guide: None,
            place: None,
            resumed: None,
            thorough: false,
            left: 0,
            structured: self.structured.clone(),
            parsers: Parsers::new(),
        }
    }

    fn resume_at(&mut self, kernel: &mut Kernel<'_>, place: Place) -> Result<(), Stop> {
        if let Place::Turn(turn) = place {
            self.all_stages(kernel, Some(turn))?;
        }
        self.end_pass(kernel)?;
        kernel.audit(self.base.tree.text(), true)
    }

    pub(super) fn begun(&self, kernel: &Kernel<'_>) -> Begun {
        Begun {
            bases: kernel.bases(),
            tokens: self.base.tree.tokens().len(),
            counted: kernel.counted(),
        }
    }
}
