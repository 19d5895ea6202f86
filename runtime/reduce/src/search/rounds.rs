//! The rounds of strategies on a tree.

use std::ffi::OsString;
use std::sync::Arc;

use super::Polish;
use super::checkpoint::{Place, Resumed};
use super::embedded::Parsers;
use super::kernel::{Kernel, Reducible, Stop};
use super::passes;
use super::plan::Plan;
use super::tree::TreeSpace;
use crate::learning::Guidance;
use crate::minimize::MinimizerKind;
use crate::strategy::{Guide, Start, Strategy, StrategyKind, UNGUIDED, leaving, wide};
use secateur_syntax::format::Plain;
use secateur_syntax::format::Tolerant;
use secateur_syntax::tree::{NodeId, Tree};
use secateur_syntax::{Halt, Language};

/// A search in trees: the base, the plan and the state between stages.
pub(super) struct Search<'a> {
    pub(super) base: TreeSpace<'a>,
    pub(super) plan: Plan,
    /// Whether the prepared original is still to be tried.
    pub(super) prepares: bool,
    pub(super) polish: Option<Polish>,
    pub(super) name: OsString,
    pub(super) usual: Vec<u32>,
    pub(super) guidance: Option<Arc<dyn Guidance>>,
    pub(super) tolerant: Option<&'a Tolerant>,
    pub(super) guide: Option<Guide>,
    /// The point at which copies begin; `None` where they cannot.
    pub(super) place: Option<Place>,
    pub(super) resumed: Option<Resumed>,
    /// Whether a thorough search has done the stages of the default.
    pub(super) thorough: bool,
    /// Counts that edits leave as they are, by bit.
    pub(super) left: u16,
    /// Tokens whose texts were reduced by other languages.
    pub(super) structured: Vec<NodeId>,
    /// Parsers of embedded languages.
    pub(super) parsers: Parsers,
}

impl Reducible for Search<'_> {
    fn pass(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
        if std::mem::take(&mut self.prepares) {
            self.prepare(kernel)?;
            self.right_counts(kernel)?;
        }
        self.all_stages(kernel, None)?;
        self.end_pass(kernel)?;
        match self.base.parser.halt().is_found() {
            true => Err(kernel.halted()),
            false => Ok(()),
        }
    }

    fn base(&self) -> (&[u8], usize) {
        (self.base.tree.text(), self.base.tree.tokens().len())
    }

    fn go_back(&mut self, text: &[u8]) {
        // Every base was parsed or made by the grammar. This one is read even when the search has
        // to stop.
        let halt = self.base.parser.halted_by(Halt::default());
        let read = self.base.format.read(&mut self.base.parser, text);
        self.base.parser.halted_by(halt);
        if let Ok(tree) = read {
            self.base.tree = tree;
            self.base.forget_attempts();
            self.base.checkpoint = None;
        }
    }
}

impl Search<'_> {
    /// Runs the final passes that may lead to fewer tokens.
    pub(super) fn early_passes(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
        match &self.polish {
            None => Ok(()),
            Some(polish) => {
                let (base, name) = (&mut self.base, &*self.name);
                passes::run_early(passes::Finish { base, polish, name }, kernel)
            }
        }
    }

    pub(super) fn end_pass(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
        self.place = Some(Place::Polish);
        self.set_checkpoint(kernel);
        match &self.polish {
            None => Ok(()),
            Some(polish) => {
                let (base, name) = (&mut self.base, &*self.name);
                passes::run(passes::Finish { base, polish, name }, kernel)
            }
        }
    }

    /// Runs a strategy once, or to its fixpoint; returns whether the base changed.
    pub(super) fn strategy(
        &mut self,
        kernel: &mut Kernel<'_>,
        kind: &StrategyKind,
        lists: Option<MinimizerKind>,
    ) -> Result<bool, Stop> {
        let before = kernel.bases();
        if kind.plain.is_some() && self.resumed.is_none() {
            self.read_as(kernel, kind.plain)?;
        }
        let ended = self.rounds(kernel, kind, lists);
        if kind.plain.is_some() {
            self.read_as(kernel, None)?;
        }
        ended.map(|()| kernel.bases() > before)
    }

    fn rounds(
        &mut self,
        kernel: &mut Kernel<'_>,
        kind: &StrategyKind,
        lists: Option<MinimizerKind>,
    ) -> Result<(), Stop> {
        loop {
            kernel.begin_round();
            kernel.poll()?;
            let mut bases = kernel.bases();
            self.set_checkpoint(kernel);
            let strategy = match self.resumed.take() {
                None => {
                    self.base.begin_round();
                    self.beginning(kernel).of(kind, lists)
                }
                Some(resumed) => {
                    bases = resumed.bases;
                    (self.base.nodes, self.base.tokens) = resumed.nodes;
                    resumed.strategy
                }
            };
            self.base.following = self.following(kernel, bases);
            kernel.poll()?;
            let strategy = kernel.run(&mut self.base, strategy)?;
            self.guide = strategy.guide().cloned().or_else(|| self.guide.take());
            // Frees its lists before a tree is made beside the base.
            drop(strategy);
            if self.base.stale {
                self.read_as(kernel, kind.plain)?;
                continue;
            }
            if kernel.bases() == bases {
                break;
            }
            kernel.audit(self.base.tree.text(), false)?;
            if self.base.tree.tokens().is_empty() {
                return Err(Stop::Done);
            }
            self.read_as(kernel, kind.plain)?;
            if !kind.repeats {
                break;
            }
        }
        Ok(())
    }

    fn beginning(&self, kernel: &Kernel<'_>) -> Beginning<'_> {
        Beginning {
            language: self.base.format.language(),
            tree: &self.base.tree,
            usual: &self.usual,
            guidance: self.guidance.as_ref(),
            guide: self.guide.as_ref(),
            width: kernel.width(),
            structured: &self.structured,
            left: self.left,
        }
    }

    /// Parses the base again; fails if the search has to stop or the grammar rejects the base.
    fn read_as(&mut self, kernel: &mut Kernel<'_>, plain: Option<Plain>) -> Result<(), Stop> {
        let base = &mut self.base;
        // Frees the old nodes before the new ones are made.
        base.tree.forget_nodes();
        let text = base.tree.text();
        let tree = match (plain, self.tolerant) {
            (Some(plain), Some(tolerant)) => tolerant.read_plain(text, plain),
            _ => base.format.read(&mut base.parser, text),
        };
        match tree {
            Ok(tree) => {
                base.tree = tree;
                base.free = false;
                base.forget_attempts();
                Ok(())
            }
            Err(_) if base.parser.halt().is_found() => Err(kernel.halted()),
            Err(_) => {
                base.rejected_by_grammar += u64::from(!base.free);
                base.free = true;
                Err(Stop::Done)
            }
        }
    }
}

/// The inputs of a strategy at the beginning of a round.
pub(super) struct Beginning<'b> {
    pub(super) language: &'b Language,
    pub(super) tree: &'b Tree,
    pub(super) usual: &'b [u32],
    pub(super) guidance: Option<&'b Arc<dyn Guidance>>,
    pub(super) guide: Option<&'b Guide>,
    pub(super) width: usize,
    /// Tokens whose texts other languages reduced; counts left, by bit.
    pub(super) structured: &'b [NodeId],
    pub(super) left: u16,
}

impl Beginning<'_> {
    pub(super) fn of(
        &self,
        kind: &StrategyKind,
        lists: Option<MinimizerKind>,
    ) -> Box<dyn Strategy> {
        let mut strategy = (kind.start)(&Start {
            language: self.language,
            tree: self.tree,
            lists,
            usual: self.usual,
            guidance: self.guidance,
            structured: self.structured,
        });
        if self.left != 0 {
            strategy = leaving(strategy, self.left);
        }
        if self.width > 1 {
            strategy = wide(strategy, self.width);
        }
        match self.guide.filter(|_| !UNGUIDED.contains(&kind.name)) {
            Some(guide) => guide.clone().over(strategy, kind.name, self.tree),
            None => strategy,
        }
    }
}
