//! The default plan: stages by their yield, and all of them at once in the end.

use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::plan::{Plan, Stage};
use super::reduce::Search;
use super::schedule::Schedule;
use crate::strategy::{Guide, Start, StrategyKind, ranked};

/// Up to so many tokens all that strategies propose is ranked.
const SMALL: usize = 160;
/// After so many successes the base is tested once more.
const AUDIT: u32 = 16;

/// What has its turn in the default plan.
enum Turn {
    Stage(Stage),
    Ranked,
}

impl Search<'_> {
    /// Those that bring in most for their tests first; in the end no single node
    /// can go. Once the tree is small, those that are ranked together are one stage.
    pub(super) fn by_yield(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        plan: &Plan,
    ) -> Result<(), Stop> {
        let stages = plan.stages();
        let (ranked, worth) = plan.ranked();
        let apart = |stage: &&Stage| {
            let together = |kind: &StrategyKind| stage.work.name() == kind.name;
            !ranked.iter().any(together)
        };
        let others: Vec<Stage> = stages.iter().filter(apart).cloned().collect();
        let mut turns: Vec<Turn> = stages.iter().cloned().map(Turn::Stage).collect();
        let mut together = self.guide.is_none() || ranked.len() < 2;
        loop {
            let mut schedule = Schedule::new(turns.len());
            loop {
                let Some(at) = schedule.next() else {
                    if self.guide.as_mut().is_some_and(Guide::last_round) {
                        schedule.again();
                        continue;
                    }
                    break;
                };
                let before = (self.tree.tokens().len(), judge.told);
                let changed = match &turns[at] {
                    Turn::Stage(stage) => self.stage(judge, assurance, stage)?,
                    Turn::Ranked => self.ranked(judge, assurance, &ranked, worth)?,
                };
                let removed = before.0.saturating_sub(self.tree.tokens().len());
                let told = judge.told - before.1;
                schedule.had_turn(at, changed, removed, told);
                if !together && self.tree.tokens().len() <= SMALL {
                    together = true;
                    let others = others.iter().cloned().map(Turn::Stage);
                    turns = std::iter::once(Turn::Ranked).chain(others).collect();
                    schedule = Schedule::new(turns.len());
                }
            }
            if !self.deletes_what_was_left_out(judge, assurance)? {
                return Ok(());
            }
            if let Some(guide) = &mut self.guide {
                guide.go_on();
            }
        }
    }

    /// All that these strategies propose, in the order of what it is expected to bring
    /// in. Returns whether the base became another.
    fn ranked(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        kinds: &[StrategyKind],
        worth: f32,
    ) -> Result<bool, Stop> {
        let before = judge.bases;
        judge.begin_round();
        let mut rounds = 0;
        loop {
            rounds += 1;
            let bases = judge.bases;
            let guide = self.guide.clone().unwrap_or_default();
            let start = Start {
                language: self.round.format.language(),
                tree: &self.tree,
                lists: None,
                usual: &self.usual,
                learnt: self.learnt.as_ref(),
            };
            let strategy = ranked(&start, kinds, guide, worth);
            self.round.stale = false;
            self.guide = self.round.run(judge, assurance, &mut self.tree, strategy)?;
            if judge.bases == bases {
                break;
            }
            if rounds % AUDIT == 0 {
                assurance.audit(judge, self.tree.text(), false)?;
            }
            if self.tree.tokens().is_empty() || !self.read_anew() {
                return Err(Stop::Done);
            }
        }
        if let Some(guide) = &mut self.guide {
            guide.all_tried();
        }
        if judge.bases > before {
            assurance.audit(judge, self.tree.text(), false)?;
        }
        Ok(judge.bases > before)
    }
}
