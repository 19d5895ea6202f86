//! The strategies that follow in an epoch whose own strategy has too few edits.
//!
//! An epoch assumes that all its edits are rejected. On a base that the round has not changed the
//! strategy then finds nothing, and the next stage of the schedule begins on the same tree. So its
//! edits are edits of the same base. The stage itself begins later, with their verdicts in the memo.

use std::sync::Arc;

use super::checkpoint::{Begun, Place};
use super::kernel::Kernel;
use super::plan::{Stage, StageKind};
use super::rounds::{Beginning, Search};
use super::schedule::Schedule;
use super::tree::TreeSpace;
use crate::learning::Guidance;
use crate::strategy::{Guide, Strategy};
use secateur_syntax::tree::NodeId;

/// The stages behind that of a round.
#[derive(Clone)]
pub(super) struct Following {
    stages: Vec<Stage>,
    /// Before the stage's turn; empty for a chain of strategies.
    schedule: Schedule,
    stage: usize,
    begun: Begun,
    /// At the beginning of the round.
    bases: u64,
    width: usize,
    usual: Vec<u32>,
    guidance: Option<Arc<dyn Guidance>>,
    structured: Vec<NodeId>,
    left: u16,
}

impl Search<'_> {
    /// Returns the stages that follow, if epochs may have their edits.
    pub(super) fn following(&self, kernel: &Kernel<'_>, bases: u64) -> Option<Box<Following>> {
        let Some(Place::Turn(turn)) = &self.place else {
            return None;
        };
        let stage = turn.stage.filter(|_| kernel.width() > 1 && !turn.texts)?;
        Some(Box::new(Following {
            stages: self.plan.stages(),
            schedule: turn.schedule.clone(),
            stage,
            begun: turn.begun,
            bases,
            width: kernel.width(),
            usual: self.usual.clone(),
            guidance: self.guidance.clone(),
            structured: self.structured.clone(),
            left: self.left,
        }))
    }
}

impl Following {
    /// Returns the strategy that follows after as many others.
    pub(super) fn strategy(
        &self,
        kernel: &Kernel<'_>,
        space: &TreeSpace<'_>,
        others: usize,
        guide: Option<&Guide>,
    ) -> Option<Box<dyn Strategy>> {
        // The tree would be parsed again.
        if kernel.bases() != self.bases {
            return None;
        }
        let stage = &self.stages[self.next(kernel, space, others)?];
        match &stage.work {
            StageKind::Strategy(kind) if kind.plain.is_none() => Some(
                Beginning {
                    language: space.format.language(),
                    tree: &space.tree,
                    usual: &self.usual,
                    guidance: self.guidance.as_ref(),
                    guide,
                    width: self.width,
                    structured: &self.structured,
                    left: self.left,
                }
                .of(kind, stage.lists),
            ),
            StageKind::Strategy(_) | StageKind::Plugin(_) => None,
        }
    }

    fn next(&self, kernel: &Kernel<'_>, space: &TreeSpace<'_>, others: usize) -> Option<usize> {
        if self.schedule.is_empty() {
            return Some(self.stage + 1 + others).filter(|&at| at < self.stages.len());
        }
        let (mut schedule, mut at) = (self.schedule.clone(), self.stage);
        let changed = kernel.bases() > self.begun.bases;
        let removed = self.begun.tokens.saturating_sub(space.tree.tokens().len());
        let tests = kernel.counted() - self.begun.counted;
        schedule.record_turn(at, changed, removed, tests);
        for number in 0..=others {
            if number > 0 {
                schedule.record_turn(at, false, 0, 0);
            }
            at = schedule.next()?;
        }
        Some(at)
    }
}
