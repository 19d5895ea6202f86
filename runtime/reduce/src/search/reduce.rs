//! A whole reduction: checks, then rounds to a fixpoint.

use std::time::Duration;

use super::assurance::Assurance;
use super::judge::{Judge, Stop};
use super::plan::{Plan, Stage, Work};
use super::polish::Polish;
use super::remains::Attempts;
use super::round::Round;
use super::schedule::Schedule;
use super::state::Search;
use super::{Doubt, End, Observer, Oracle, ReduceError, Reduction, SearchOptions, Warning};
use crate::executor::{Outcome, Verdict};
use crate::learning::{CorpusOrder, Verdicts};
use crate::strategy::{Guide, usual};
use secateur_syntax::format::{Format, Tolerant};
use secateur_syntax::parse::Parser;
use secateur_syntax::tree::{Fingerprint, Printer};

/// Up to this time of the original's test, it is repeated.
const QUICK: Duration = Duration::from_secs(1);
/// How often the original is tested then, in all.
const ORIGINALS: usize = 3;

/// Reduces an input to the smallest text of its language that was found to have
/// the property. Between rounds the best text is parsed anew, since what is left
/// may be seen differently by the grammar; the search ends with a round in which
/// nothing became smaller.
///
/// # Errors
/// If the input is not in the language, the property test refuses it or cannot
/// be run. Once the search has begun, trouble ends it with the best so far
/// ([`Reduction::end`]).
pub fn reduce(
    format: &dyn Format,
    input: &[u8],
    mut oracle: Oracle<'_>,
    options: SearchOptions,
    observer: &mut dyn Observer,
) -> Result<Reduction, ReduceError> {
    let tolerant = match options.plan.sees_plain_text() {
        true => Some(Tolerant::new(format).ok_or_else(|| no_room(format))?),
        false => None,
    };
    // What is left by strategies that do not know the grammar may be no sentence of it.
    let format = tolerant.as_ref().map_or(format, |tolerant| tolerant);
    let language = format.language();
    let mut parser = Parser::new(language);
    let tree = format.read(&mut parser, input)?;

    let mut judge = Judge::new(oracle.executor, observer, options.known, options.budget);
    judge.progress.tokens_before = tree.tokens().len();
    judge.progress.tokens_now = tree.tokens().len();
    judge.progress.bytes_before = input.len();
    judge.progress.bytes_now = input.len();
    let (doubt, empty) = check_original(&mut judge, input, options.distrust)?;
    if let Some(then) = &mut oracle.then {
        judge.progress.expensive_tests += 1;
        let outcome = then.run(input).map_err(stopped)?;
        if outcome.verdict != Verdict::Interesting {
            return Err(ReduceError::OriginalUnproven {
                ending: outcome.ending,
                output: outcome.output,
            });
        }
    }
    if empty {
        judge.observer.warn(Warning::TooWeak);
    }

    let confirm = options.confirm;
    let mut assurance = Assurance::new(input, options.distrust, confirm, oracle.then, doubt);
    let mut search = Search {
        round: Round {
            format,
            printer: Printer::new(language),
            // What a hook answers, an edit may change: such candidates are parsed.
            verify: options.verify_syntax || language.hook.is_some(),
            parser,
            stale: false,
            attempts: options.explain.then(Attempts::default),
            rejected_by_grammar: 0,
            text: Vec::new(),
            nodes_a_token: 1.0,
        },
        usual: usual(language, tree.tokens()),
        // By kinds of the language as it was given.
        guidance: options.guidance.clone().filter(|_| tolerant.is_none()),
        tolerant: tolerant.as_ref(),
        guide: options
            .plan
            .worth()
            .filter(|_| !options.unguided)
            .map(|worth| {
                let guidance = options.guidance.as_ref();
                let heard = guidance.map_or_else(Verdicts::default, |guidance| guidance.verdicts());
                let corpus = guidance.filter(|_| options.corpus_order && tolerant.is_none());
                Guide::new(heard, worth).with_corpus(corpus.and_then(CorpusOrder::new))
            }),
        name: options.name.clone(),
        tree,
    };
    let end = search.run(
        &mut judge,
        &mut assurance,
        &options.plan,
        options.polish.as_ref(),
    );
    judge.measure();
    let tree_minimal = search.is_tree_minimal(&judge);
    let remaining = match &search.round.attempts {
        Some(attempts) => attempts.remaining(language, &search.tree, &judge),
        None => Vec::new(),
    };
    Ok(Reduction {
        text: search.tree.text().to_vec(),
        progress: judge.progress,
        end,
        empty_is_interesting: empty,
        doubt: assurance.doubt,
        rejected_by_grammar: search.round.rejected_by_grammar,
        tree_minimal,
        remaining,
        verdicts: search.guide.map(|guide| guide.verdicts().clone()),
    })
}

/// The error for a language whose tables have no room for opaque parts.
pub(crate) fn no_room(format: &dyn Format) -> ReduceError {
    ReduceError::NoRoom(format.language().name.to_string())
}

/// Tests the original, several times if that is quick, and the empty text.
pub fn check_original(
    judge: &mut Judge<'_>,
    input: &[u8],
    distrust: bool,
) -> Result<(Doubt, bool), ReduceError> {
    let original = judge.run(input).map_err(stopped)?;
    let answered = matches!(
        original.verdict,
        Verdict::Interesting | Verdict::Uninteresting
    );
    let quick = distrust && answered && original.elapsed <= QUICK;
    let runs = if quick { ORIGINALS } else { 1 };
    let passed = |outcome: &Outcome| outcome.verdict == Verdict::Interesting;
    let first = passed(&original);

    let nothing = Fingerprint::NOTHING;
    let known = judge.known(nothing).map_err(stopped)?;
    let mut texts = vec![input; runs - 1];
    if first && known.is_none() {
        texts.push(b"");
    }
    let outcomes = judge.run_all(&texts).map_err(stopped)?;
    let (repeated, empty) = outcomes.split_at(runs - 1);
    let refused = repeated.iter().filter(|outcome| !passed(outcome)).count();
    if !first {
        let passed = repeated.len() - refused;
        return Err(match passed {
            0 => ReduceError::OriginalRefused {
                ending: original.ending,
                output: original.output,
            },
            _ => ReduceError::OriginalUnsure { passed, runs },
        });
    }
    if let [empty] = empty {
        judge.learn(nothing, 0, empty);
    }
    let empty = known.unwrap_or_else(|| empty.first().is_some_and(passed));
    let doubt = Doubt {
        repeated: repeated.len() as u64,
        refused: refused as u64,
        rollbacks: 0,
    };
    if doubt.refused > 0 {
        judge.observer.warn(Warning::Flaky {
            refused: doubt.refused,
            repeated: doubt.repeated,
        });
    }
    Ok((doubt, empty))
}

/// The error for a search that stopped before it began.
pub fn stopped(stop: Stop) -> ReduceError {
    match stop {
        Stop::Broken(error) => ReduceError::Oracle(error),
        Stop::Limited(limit) => ReduceError::Limited(limit),
        Stop::Interrupted | Stop::Unsaved(_) | Stop::RolledBack | Stop::Enough | Stop::Done => {
            ReduceError::Interrupted
        }
    }
}

impl Search<'_> {
    fn run(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        plan: &Plan,
        polish: Option<&Polish>,
    ) -> End {
        let mut prepares = plan.prepares();
        loop {
            let prepared = match std::mem::take(&mut prepares) {
                true => self.prepare(judge, assurance),
                false => Ok(()),
            };
            let mut stop = match prepared.and_then(|()| self.all_stages(judge, assurance, plan)) {
                Ok(()) => match polish {
                    None => Ok(()),
                    Some(polish) => self.polish(judge, assurance, polish),
                },
                other => other,
            };
            if matches!(stop, Ok(()) | Err(Stop::Done)) {
                stop = assurance.audit(judge, self.tree.text(), true);
            }
            if matches!(stop, Err(Stop::RolledBack)) {
                stop = match self.roll_back(judge, assurance) {
                    Ok(true) => continue,
                    Ok(false) => return End::Unreliable,
                    Err(stop) => Err(stop),
                };
            }
            return match stop {
                Ok(()) | Err(Stop::Done | Stop::Enough | Stop::RolledBack) => End::Fixpoint,
                Err(Stop::Interrupted) => End::Interrupted,
                Err(Stop::Limited(limit)) => End::Limited(limit),
                Err(Stop::Unsaved(error)) => End::Unsaved(error),
                Err(Stop::Broken(error)) => End::Broken(error),
            };
        }
    }

    /// Runs a strategy or a plugin. Returns whether the base became another.
    fn stage(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        stage: &Stage,
    ) -> Result<bool, Stop> {
        judge.progress.strategy = stage.work.name();
        match &stage.work {
            Work::Strategy(kind) => self.strategy(judge, assurance, kind, stage.lists),
            Work::Plugin(plugin) => self.plugin(judge, assurance, &**plugin),
        }
    }

    /// Runs the stages of a plan until none finds anything.
    fn all_stages(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        plan: &Plan,
    ) -> Result<(), Stop> {
        match plan {
            Plan::Chain(stages) => self.in_order(judge, assurance, stages),
            Plan::Default(..) => self.by_yield(judge, assurance, &plan.stages()),
        }
    }

    /// Again and again while that changes anything; a single strategy knows itself
    /// how often it is meant to run.
    fn in_order(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        stages: &[Stage],
    ) -> Result<(), Stop> {
        let once = matches!(stages, [only] if matches!(only.work, Work::Strategy(_)));
        loop {
            let mut smaller = false;
            for stage in stages {
                smaller |= self.stage(judge, assurance, stage)?;
            }
            if !smaller || once {
                return Ok(());
            }
        }
    }

    /// Those that bring in most for their tests first; in the end no single node
    /// can go.
    fn by_yield(
        &mut self,
        judge: &mut Judge<'_>,
        assurance: &mut Assurance<'_>,
        stages: &[Stage],
    ) -> Result<(), Stop> {
        loop {
            let mut schedule = Schedule::new(stages.len());
            loop {
                let Some(at) = schedule.next() else {
                    if self.guide.as_mut().is_some_and(Guide::late_round) {
                        schedule.again();
                        continue;
                    }
                    break;
                };
                let before = (self.tree.tokens().len(), judge.told);
                let changed = self.stage(judge, assurance, &stages[at])?;
                let removed = before.0.saturating_sub(self.tree.tokens().len());
                let told = judge.told - before.1;
                schedule.had_turn(at, changed, removed, told);
            }
            if !self.last_round(judge, assurance)? {
                return Ok(());
            }
            if let Some(guide) = &mut self.guide {
                guide.go_on();
            }
        }
    }
}
