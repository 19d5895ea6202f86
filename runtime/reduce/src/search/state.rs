//! A search between its tests: the base, and running a strategy on it.

use std::ffi::OsString;
use std::sync::Arc;

use super::Warning;
use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::round::Round;
use crate::learning::Guidance;
use crate::minimize::MinimizerKind;
use crate::strategy::{Guide, Start, StrategyKind, guided};
use secateur_syntax::format::Plain;
use secateur_syntax::format::Tolerant;
use secateur_syntax::tree::Tree;

/// What becomes smaller, and what it needs for that.
pub(super) struct Search<'a> {
    pub(super) round: Round<'a>,
    pub(super) tree: Tree,
    /// The input's file name.
    pub(super) name: OsString,
    /// By token type: how often the original has it.
    pub(super) usual: Vec<u32>,
    /// What was learnt of the language.
    pub(super) guidance: Option<Arc<dyn Guidance>>,
    /// Reads a text without its grammar, if a strategy of the plan wants that.
    pub(super) tolerant: Option<&'a Tolerant>,
    /// What verdicts told so far, if that is used.
    pub(super) guide: Option<Guide>,
}

impl Search<'_> {
    /// Runs a strategy once, or until it finds nothing more. Returns whether the
    /// base became another.
    pub(super) fn strategy(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        kind: &StrategyKind,
        lists: Option<MinimizerKind>,
    ) -> Result<bool, Stop> {
        let before = judge.bases;
        if kind.plain.is_some() && !self.read_as(kind.plain) {
            return Err(Stop::Done);
        }
        let ended = self.rounds(judge, assurance, kind, lists);
        if kind.plain.is_some() && !self.read_anew() {
            return Err(Stop::Done);
        }
        ended.map(|()| judge.bases > before)
    }

    /// Runs a strategy on the tree as it is, and again on what it left if it is meant to.
    fn rounds(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        kind: &StrategyKind,
        lists: Option<MinimizerKind>,
    ) -> Result<(), Stop> {
        loop {
            judge.begin_round();
            let bases = judge.bases;
            let strategy = (kind.start)(&Start {
                language: self.round.format.language(),
                tree: &self.tree,
                lists,
                usual: &self.usual,
                guidance: self.guidance.as_ref(),
            });
            let strategy = match &self.guide {
                Some(guide) => guided(strategy, kind.name, guide.clone(), &self.tree),
                None => strategy,
            };
            self.round.stale = false;
            let guide = self.round.run(judge, assurance, &mut self.tree, strategy)?;
            self.guide = guide.or_else(|| self.guide.take());
            if self.round.stale {
                if !self.read_as(kind.plain) {
                    return Err(Stop::Done);
                }
                continue;
            }
            if judge.bases == bases {
                break;
            }
            assurance.audit(judge, self.tree.text(), false)?;
            if self.tree.tokens().is_empty() || !self.read_as(kind.plain) {
                return Err(Stop::Done);
            }
            if !kind.repeats {
                break;
            }
        }
        Ok(())
    }

    /// Parses the base; false if the search made a text that its own grammar refuses.
    pub(super) fn read_anew(&mut self) -> bool {
        self.read_as(None)
    }

    /// Makes the tree of the base anew, by the grammar or without it.
    fn read_as(&mut self, plain: Option<Plain>) -> bool {
        let text = self.tree.text();
        let tree = match (plain, self.tolerant) {
            (Some(plain), Some(tolerant)) => tolerant.read_plain(text, plain),
            _ => self.round.format.read(&mut self.round.parser, text),
        };
        match tree {
            Ok(tree) => {
                self.tree = tree;
                if let Some(attempts) = &mut self.round.attempts {
                    attempts.forget();
                }
                true
            }
            Err(_) => {
                self.round.rejected_by_grammar += 1;
                false
            }
        }
    }

    /// Takes up an earlier base; false if there is no use in going on with it.
    pub(super) fn roll_back(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
    ) -> Result<bool, Stop> {
        let from = self.tree.tokens().len();
        let (text, go_on) = assurance.roll_back(judge)?;
        // Every base was parsed or made by the grammar.
        if let Ok(tree) = self.round.format.read(&mut self.round.parser, &text) {
            self.tree = tree;
        }
        let to = self.tree.tokens().len();
        judge.observer.warn(Warning::RolledBack { from, to });
        judge.based_on(self.tree.text(), to)?;
        Ok(go_on)
    }
}
