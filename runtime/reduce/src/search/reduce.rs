//! A whole reduction: tests of the original, then rounds to a fixpoint.

use std::time::Instant;

use super::checkpoint::{Place, Turn};
use super::embedded::Parsers;
use super::kernel::{Kernel, Stop};
use super::line_ends;
use super::mutants;
use super::passes;
use super::plan::{Effort, Plan, Stage, StageKind, WORTH};
use super::remains::Attempts;
use super::rounds::Search;
use super::schedule::Schedule;
use super::tree::TreeSpace;
use super::{
    End, Observer, Oracle, Polish, Progress, ReduceError, Reduction, SearchLimit, SearchOptions,
};
use crate::learning::{CorpusOrder, Estimates};
use crate::strategy::{Guide, usual};
use secateur_syntax::Halt;
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::parse::Parser;

/// Reduces an input to the smallest accepted text of its language that was found.
///
/// Between rounds the base is parsed again, since the grammar may read it differently. The last
/// round finds nothing smaller.
///
/// # Errors
/// If the input does not parse, or the property test rejects it or cannot be run. Later failures
/// end the search with the best text ([`Reduction::end`]).
pub fn reduce(
    format: &dyn Format,
    input: &[u8],
    mut oracle: Oracle<'_>,
    mut options: SearchOptions,
    observer: &mut dyn Observer,
) -> Result<Reduction, ReduceError> {
    let tolerant = match options.plan.sees_plain_text() {
        true => Some(Tolerant::new(format).ok_or_else(|| no_opaque_kinds(format))?),
        false => None,
    };
    // Strategies without a grammar may make texts that are no sentences.
    let format = tolerant.as_ref().map_or(format, |tolerant| tolerant);
    let language = format.language();
    let mut parser = Parser::new(language);
    let (halt, began, time) = (oracle.halt(), Instant::now(), options.budget.time);
    let is_late = move || time.is_some_and(|time| began.elapsed() >= time);
    parser.halted_by(Halt::new(move || halt() || is_late()));
    let tree = match format.read(&mut parser, input) {
        Err(_) if parser.halt().is_found() => {
            return Err(match is_late() {
                true => ReduceError::Limited(SearchLimit::Time),
                false => ReduceError::Interrupted,
            });
        }
        tree => tree?,
    };
    options.budget.time = time.map(|time| time.saturating_sub(began.elapsed()));

    let progress = Progress {
        tokens_before: tree.tokens().len(),
        tokens_now: tree.tokens().len(),
        bytes_before: input.len(),
        bytes_now: input.len(),
        ..Progress::default()
    };
    let mut kernel = Kernel::new(oracle.lent(), &mut options, observer, progress);
    let mut search = Search {
        usual: usual(language, tree.tokens()),
        // Its kinds are those without opaque regions.
        guidance: options.guidance.clone().filter(|_| tolerant.is_none()),
        tolerant: tolerant.as_ref(),
        guide: options
            .plan
            .is_guided()
            .then_some(WORTH)
            .filter(|_| !options.unguided)
            .map(|worth| {
                let guidance = options.guidance.as_ref();
                let heard =
                    guidance.map_or_else(Estimates::default, |guidance| guidance.estimates());
                let corpus = guidance.filter(|_| options.corpus_order && tolerant.is_none());
                Guide::new(heard, worth).with_corpus(corpus.and_then(CorpusOrder::new))
            }),
        name: options.name,
        prepares: options.plan.prepares(),
        plan: options.plan,
        polish: options.polish,
        base: TreeSpace {
            verify: options.verify_syntax || language.hook.is_some(),
            attempts: options.explain.then(Attempts::default),
            ..TreeSpace::new(format, parser, tree)
        },
        place: None,
        resumed: None,
        thorough: false,
        left: 0,
        structured: Vec::new(),
        parsers: Parsers::new(),
    };
    kernel.begin_with(input, &mut |kernel| search.run_ahead(kernel))?;
    let mut end = kernel.reduce(&mut search);
    let shown = matches!(end, End::Fixpoint) && !kernel.counts_runs();
    let tree_minimal = shown && !kernel.accepts_empty() && search.is_tree_minimal(&kernel);
    let remaining = match &search.base.attempts {
        Some(attempts) => attempts.remaining(language, &search.base.tree, &kernel),
        None => Vec::new(),
    };
    // A formatter has the last word.
    let wants = |polish: &&Polish| polish.formatter.is_none();
    if let Some(least) = search.polish.as_ref().filter(wants).map(|it| it.least)
        && matches!(end, End::Fixpoint)
        && !kernel.counts_runs()
    {
        kernel.set_strategy(passes::NAME);
        match line_ends::restore(input, &mut search.base, &mut kernel, least) {
            Err(Stop::Interrupted) => end = End::Interrupted,
            Err(Stop::Broken(error)) => end = End::Broken(error),
            _ => {}
        }
        end = kernel.settle(&mut search, end);
    }
    let mut mutants = Vec::new();
    if options.mutants > 0 && matches!(end, End::Fixpoint) && !kernel.accepts_empty() {
        kernel.set_strategy(mutants::NAME);
        let most = options.mutants;
        // Whatever stops these tests, the search has ended.
        mutants = mutants::test(language, &search.base.tree, most, &mut kernel).unwrap_or_default();
    }
    let outcome = kernel.close();
    Ok(Reduction {
        text: search.base.tree.text().to_vec(),
        progress: outcome.progress,
        end,
        unparsed: None,
        empty_is_interesting: outcome.empty_is_interesting,
        flakiness: outcome.flakiness,
        rejected_by_grammar: search.base.rejected_by_grammar,
        tree_minimal,
        remaining,
        mutants,
        unused: outcome.unused,
        estimates: search.guide.map(|guide| guide.estimates().clone()),
    })
}

pub(crate) fn no_opaque_kinds(format: &dyn Format) -> ReduceError {
    ReduceError::NoOpaqueKinds(format.description().name.to_string())
}

impl Search<'_> {
    fn stage(&mut self, kernel: &mut Kernel<'_>, stage: &Stage) -> Result<bool, Stop> {
        kernel.set_strategy(stage.work.name());
        match &stage.work {
            StageKind::Strategy(kind) => self.strategy(kernel, kind, stage.lists),
            StageKind::Plugin(_) if kernel.is_copy() => Err(Stop::Interrupted),
            StageKind::Plugin(plugin) => {
                self.place = None;
                self.plugin(kernel, &**plugin)
            }
        }
    }

    /// Runs the stages, or the rest from a turn on, until none finds anything.
    pub(super) fn all_stages(
        &mut self,
        kernel: &mut Kernel<'_>,
        from: Option<Turn>,
    ) -> Result<(), Stop> {
        match &self.plan {
            Plan::Chain(_) => self.in_order(kernel, &self.plan.stages(), from),
            Plan::Default(Effort::Thorough, plugins) => {
                let usual = Plan::Default(Effort::Usual, plugins.clone());
                let begins = from.as_ref().is_none_or(|turn| !turn.thorough);
                let mut from = from;
                if begins {
                    if let Some(guide) = &mut self.guide {
                        guide.set_worth(WORTH);
                    }
                    self.thorough = false;
                    self.by_yield(kernel, &usual, from.take())?;
                    if let Some(guide) = &mut self.guide {
                        guide.set_worth(0.0);
                    }
                }
                self.thorough = true;
                self.by_yield(kernel, &self.plan.clone(), from)
            }
            Plan::Default(..) => self.by_yield(kernel, &self.plan.clone(), from),
        }
    }

    /// Repeats the stages while the base changes; a single strategy repeats itself.
    fn in_order(
        &mut self,
        kernel: &mut Kernel<'_>,
        stages: &[Stage],
        from: Option<Turn>,
    ) -> Result<(), Stop> {
        let once = matches!(stages, [only] if matches!(only.work, StageKind::Strategy(_)));
        let mut first = from.as_ref().and_then(|turn| turn.stage).unwrap_or(0);
        let mut begun = from.map_or_else(|| self.begun(kernel), |turn| turn.begun);
        loop {
            let mut smaller = kernel.bases() > begun.bases;
            for (at, stage) in stages.iter().enumerate().skip(first) {
                self.place = Some(Place::Turn(Turn {
                    schedule: Schedule::new(0),
                    thorough: false,
                    stage: Some(at),
                    texts: false,
                    begun,
                }));
                smaller |= self.stage(kernel, stage)?;
            }
            if !smaller || once {
                return Ok(());
            }
            (first, begun) = (0, self.begun(kernel));
        }
    }

    /// Runs the stages by their yields, then the last round, until no single node can go.
    fn by_yield(
        &mut self,
        kernel: &mut Kernel<'_>,
        plan: &Plan,
        mut from: Option<Turn>,
    ) -> Result<(), Stop> {
        let (stages, texts) = (plan.stages(), plan.texts());
        // Before a last round the texts of tokens were shortened.
        let last = from.as_ref();
        let last = last.filter(|turn| turn.stage.is_none() && !turn.texts);
        let mut shortened = last.map(|_| kernel.bases());
        loop {
            let fresh = || Schedule::new(stages.len());
            let mut schedule = from
                .as_ref()
                .map_or_else(fresh, |turn| turn.schedule.clone());
            loop {
                // A copy that begins where texts become short has what comes before behind it.
                let begins = from.is_none();
                let (at, begun) = match from.take() {
                    Some(turn) => (turn.stage, turn.begun),
                    None => (schedule.next(), self.begun(kernel)),
                };
                let Some(at) = at else {
                    if let Some(texts) = &texts
                        && shortened != Some(kernel.bases())
                    {
                        self.place = Some(Place::Turn(Turn {
                            schedule: schedule.clone(),
                            thorough: self.thorough,
                            stage: None,
                            texts: true,
                            begun,
                        }));
                        if begins {
                            self.right_counts(kernel)?;
                            self.embedded(kernel, texts)?;
                        }
                        kernel.set_strategy(texts.name);
                        self.strategy(kernel, texts, None)?;
                        self.early_passes(kernel)?;
                        shortened = Some(kernel.bases());
                    }
                    if self.guide.as_mut().is_some_and(Guide::late_round) {
                        schedule.again();
                        continue;
                    }
                    break;
                };
                self.place = Some(Place::Turn(Turn {
                    schedule: schedule.clone(),
                    thorough: self.thorough,
                    stage: Some(at),
                    texts: false,
                    begun,
                }));
                let resumed = kernel.bases() > begun.bases;
                let changed = self.stage(kernel, &stages[at])? || resumed;
                let removed = begun.tokens.saturating_sub(self.base.tree.tokens().len());
                let counted = kernel.counted() - begun.counted;
                schedule.record_turn(at, changed, removed, counted);
            }
            self.place = Some(Place::Turn(Turn {
                schedule,
                thorough: self.thorough,
                stage: None,
                texts: false,
                begun: self.begun(kernel),
            }));
            if !self.last_round(kernel)? {
                return Ok(());
            }
            if let Some(guide) = &mut self.guide {
                guide.resume();
            }
        }
    }
}
