//! The search for a smaller run: strategies, the generator and the property test.
//!
//! As for trees, what the strategies propose is decided in order, while a copy runs
//! ahead and its candidates are tested meanwhile ([`crate::search`]). The generator
//! itself runs here, one run at a time. What counts is the input that it makes: of two
//! the one of fewer bytes is smaller, and of the same size the one of a simpler run.
//! So a run of fewer choices that prints more is no progress.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::time::Duration;

use rustc_hash::{FxHashSet, FxHasher};
use xxhash_rust::xxh3::xxh3_64;

use super::base::Base;
use super::edit::{TraceEdit, compare};
use super::generator::{Generator, GeneratorError, Run};
use super::policy::{Policy, execute};
use super::strategy::{DEFAULT, Start, TraceStrategy, TraceStrategyKind};
use super::trace::Trace;
use secateur_reduce::executor::{OracleError, Ticket, Verdict};
use secateur_reduce::minimize::MinimizerKind;
use secateur_reduce::search::Assurance;
use secateur_reduce::search::{
    Budget, Doubt, End, Memo, Observer, Oracle, Progress, ReduceError, Unit, Warning,
};
use secateur_reduce::search::{Judge, Stop};
use secateur_reduce::search::{check_original, stopped};
use secateur_syntax::tree::Fingerprint;

/// How a run is reduced.
#[derive(Clone, Debug)]
pub struct TraceOptions {
    /// Which strategies run, each until it finds nothing, and all again while that
    /// changes anything.
    pub strategies: Vec<TraceStrategyKind>,
    /// The list minimiser that they use instead of their own.
    pub lists: Option<MinimizerKind>,
    /// What is done when a run leaves its trace.
    pub policy: Policy,
    /// When to stop though there may be more to gain.
    pub budget: Budget,
    /// Run what passed again now and then, as for other searches.
    pub distrust: bool,
    /// How often what passed has to pass again before it is taken.
    pub confirm: u32,
    /// Verdicts of an earlier search.
    pub known: Memo,
}

impl Default for TraceOptions {
    fn default() -> Self {
        Self {
            strategies: DEFAULT.to_vec(),
            lists: None,
            policy: Policy::default(),
            budget: Budget::default(),
            distrust: false,
            confirm: 0,
            known: Memo::default(),
        }
    }
}

/// The generator's part of the work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// Choices of the original run.
    pub choices_before: usize,
    /// Choices of the run that is left.
    pub choices_after: usize,
    /// How often the generator was run.
    pub runs: u64,
    /// Candidates that were executed.
    pub candidates: u64,
    /// Candidates of which a run left its trace.
    pub left_trace: u64,
    /// Candidates of which there was no run: it was halted, failed or did not end.
    pub without_run: u64,
    /// Candidates that made nothing smaller, so that no test was needed.
    pub not_smaller: u64,
    /// Time in the generator.
    pub time: Duration,
}

/// The result of a search.
#[derive(Debug)]
pub struct TraceReduction {
    /// The smallest interesting run.
    pub run: Run,
    /// Final figures; sizes are in bytes.
    pub progress: Progress,
    /// What the generator did.
    pub runs: Runs,
    /// Why it ended.
    pub end: End,
    /// The property test accepts the empty file, so it is probably too weak.
    pub empty_is_interesting: bool,
    /// What came of repeated tests.
    pub doubt: Doubt,
}

/// A run is ended that has a part of the smallest run's choices more than that, and these.
const LONGER: u64 = 4;
const MORE: u64 = 100;
/// How many earlier bases are kept.
const EARLIER: usize = 32;

/// Reduces a run of a generator to the one that makes the smallest input that was
/// found to have the property.
///
/// # Errors
/// If the property test refuses the original or cannot be run. Once the search has
/// begun, trouble ends it with the best so far ([`TraceReduction::end`]).
pub fn reduce_run(
    generator: &mut dyn Generator,
    original: Run,
    mut oracle: Oracle<'_>,
    options: TraceOptions,
    observer: &mut dyn Observer,
) -> Result<TraceReduction, ReduceError> {
    let mut judge = Judge::new(oracle.executor, observer, options.known, options.budget);
    let bytes = original.output.len();
    judge.progress.unit = Unit::Bytes;
    judge.progress.tokens_before = bytes;
    judge.progress.tokens_now = bytes;
    judge.progress.bytes_before = bytes;
    judge.progress.bytes_now = bytes;
    let (doubt, empty) = check_original(&mut judge, &original.output, options.distrust)?;
    if let Some(then) = &mut oracle.then {
        judge.progress.expensive_tests += 1;
        let outcome = then.run(&original.output).map_err(stopped)?;
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
    let (distrust, confirm) = (options.distrust, options.confirm);
    let assurance = Assurance::new(&original.output, distrust, confirm, oracle.then, doubt);
    let mut search = Search {
        generator,
        policy: options.policy,
        runs: Runs {
            choices_before: original.trace.choices(),
            ..Runs::default()
        },
        earlier: Vec::new(),
        refused: FxHashSet::default(),
        base: Base::new(original),
        bases: 0,
        assurance,
    };
    let end = search.run(&mut judge, &options.strategies, options.lists);
    judge.measure();
    search.runs.choices_after = search.base.trace().choices();
    Ok(TraceReduction {
        run: search.base.run().clone(),
        progress: judge.progress,
        runs: search.runs,
        end,
        empty_is_interesting: empty,
        doubt: search.assurance.doubt,
    })
}

/// A candidate on its way.
struct Pending {
    edit: TraceEdit,
    /// Of the changed trace.
    hash: u64,
    state: State,
}

impl Pending {
    const fn is_decided(&self) -> bool {
        !matches!(self.state, State::Running { .. })
    }
}

enum State {
    /// No test will be run, or it refused.
    Refused,
    /// What the generator made is accepted without a test: it is what the base is.
    Same(Run),
    /// It is known that the property holds.
    Passed(Run),
    Running {
        ticket: Ticket,
        run: Run,
    },
}

/// What becomes smaller, and what it needs for that.
struct Search<'g, 'a> {
    generator: &'g mut dyn Generator,
    policy: Policy,
    base: Base,
    /// How often the base became another one.
    bases: u64,
    /// Earlier bases, for when this one turns out to be wrong.
    earlier: Vec<Run>,
    /// Candidates that came to nothing: the same ones would again.
    refused: FxHashSet<u64>,
    runs: Runs,
    assurance: Assurance<'a>,
}

impl From<GeneratorError> for Stop {
    fn from(GeneratorError { what, source }: GeneratorError) -> Self {
        Self::Broken(OracleError { what, source })
    }
}

fn fingerprint(text: &[u8]) -> Fingerprint {
    match text {
        [] => Fingerprint::NOTHING,
        _ => Fingerprint(xxh3_64(text)),
    }
}

fn hash(trace: &Trace) -> u64 {
    let mut hasher = FxHasher::default();
    trace.hash(&mut hasher);
    hasher.finish()
}

impl Search<'_, '_> {
    fn run(
        &mut self,
        judge: &mut Judge<'_>,
        strategies: &[TraceStrategyKind],
        lists: Option<MinimizerKind>,
    ) -> End {
        loop {
            let mut stop = self.all(judge, strategies, lists);
            if matches!(stop, Ok(()) | Err(Stop::Done)) {
                stop = self.assurance.audit(judge, self.base.output(), true);
            }
            if matches!(stop, Err(Stop::RolledBack)) {
                stop = match self.roll_back(judge) {
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

    fn all(
        &mut self,
        judge: &mut Judge<'_>,
        strategies: &[TraceStrategyKind],
        lists: Option<MinimizerKind>,
    ) -> Result<(), Stop> {
        loop {
            let before = self.bases;
            for kind in strategies {
                judge.progress.strategy = kind.name.into();
                loop {
                    let bases = self.bases;
                    judge.begin_round();
                    let strategy = (kind.start)(&Start {
                        base: &self.base,
                        lists,
                        policy: self.policy,
                    });
                    self.round(judge, strategy)?;
                    if self.bases == bases {
                        break;
                    }
                    self.assurance.audit(judge, self.base.output(), false)?;
                }
            }
            if self.bases == before {
                return Ok(());
            }
        }
    }

    /// Runs a strategy until it is done.
    fn round(
        &mut self,
        judge: &mut Judge<'_>,
        strategy: Box<dyn TraceStrategy>,
    ) -> Result<(), Stop> {
        let mut pending = VecDeque::new();
        let result = self.speculate(judge, strategy, &mut pending);
        cancel(judge, &mut pending);
        result
    }

    fn speculate(
        &mut self,
        judge: &mut Judge<'_>,
        mut strategy: Box<dyn TraceStrategy>,
        pending: &mut VecDeque<Pending>,
    ) -> Result<(), Stop> {
        let mut ahead = strategy.clone();
        let mut exhausted = false;
        let most = judge.capacity() * 2;
        loop {
            while pending.front().is_some_and(Pending::is_decided) {
                let Some(first) = pending.pop_front() else {
                    break;
                };
                let edit = strategy.propose(&self.base);
                debug_assert_eq!(
                    edit.as_ref(),
                    Some(&first.edit),
                    "a strategy is deterministic"
                );
                let passed = self.settle(judge, first)?;
                strategy.told(&self.base, passed);
                if passed {
                    cancel(judge, pending);
                    ahead = strategy.clone();
                    exhausted = false;
                }
            }
            // A success would make what is behind it pointless.
            let decided = |p: &Pending| matches!(p.state, State::Same(_) | State::Passed(_));
            let waits = pending.back().is_some_and(decided);
            if !exhausted && !waits && judge.has_room() && pending.len() < most {
                match ahead.propose(&self.base) {
                    None => exhausted = true,
                    Some(edit) => {
                        ahead.told(&self.base, false);
                        let candidate = self.begin(judge, edit)?;
                        pending.push_back(candidate);
                    }
                }
                continue;
            }
            match pending.front() {
                None if exhausted => return Ok(()),
                None => {}
                Some(_) => self.collect(judge, pending)?,
            }
        }
    }

    /// Has the generator make a candidate and starts its test, where that is needed.
    fn begin(&mut self, judge: &mut Judge<'_>, edit: TraceEdit) -> Result<Pending, Stop> {
        let (candidate, _) = edit.apply(self.base.trace());
        let hash = hash(&candidate);
        let state = if self.refused.contains(&hash) || candidate == *self.base.trace() {
            State::Refused
        } else {
            self.execute(judge, candidate)?
        };
        Ok(Pending { edit, hash, state })
    }

    fn execute(&mut self, judge: &mut Judge<'_>, candidate: Trace) -> Result<State, Stop> {
        /// Between two looks whether the user wants to stop.
        const LISTEN: u64 = 16;
        self.runs.candidates += 1;
        if self.runs.candidates.is_multiple_of(LISTEN) {
            judge.listen()?;
        }
        let choices = self.base.trace().choices() as u64;
        let limit = choices + choices / LONGER + MORE;
        let began = std::time::Instant::now();
        let executed = execute(self.generator, self.policy, candidate, limit)?;
        self.runs.time += began.elapsed();
        self.runs.runs += executed.runs;
        self.runs.left_trace += u64::from(executed.left);
        let Some(run) = executed.run else {
            self.runs.without_run += 1;
            return Ok(State::Refused);
        };
        let sizes = run.output.len().cmp(&self.base.output().len());
        let order = sizes.then_with(|| compare(&run.trace, self.base.trace()));
        if order.is_ge() {
            self.runs.not_smaller += 1;
            return Ok(State::Refused);
        }
        if run.output == self.base.output() {
            return Ok(State::Same(run));
        }
        match judge.known(fingerprint(&run.output))? {
            Some(true) => Ok(State::Passed(run)),
            Some(false) => Ok(State::Refused),
            None => {
                let ticket = judge.start(&run.output)?;
                Ok(State::Running { ticket, run })
            }
        }
    }

    /// Waits for a test to end and notes its verdict.
    fn collect(
        &mut self,
        judge: &mut Judge<'_>,
        pending: &mut VecDeque<Pending>,
    ) -> Result<(), Stop> {
        let outcome = judge.wait()?;
        for candidate in pending {
            let State::Running { ticket, run } = &mut candidate.state else {
                continue;
            };
            if *ticket != outcome.ticket {
                continue;
            }
            judge.learn(fingerprint(&run.output), run.output.len(), &outcome);
            candidate.state = match outcome.verdict {
                Verdict::Interesting => State::Passed(std::mem::take(run)),
                _ => State::Refused,
            };
        }
        Ok(())
    }

    /// Makes what passed the base, unless it does not pass again.
    fn settle(&mut self, judge: &mut Judge<'_>, candidate: Pending) -> Result<bool, Stop> {
        let edit = &candidate.edit;
        match candidate.state {
            State::Same(run) => {
                self.base = self.base.succeeded(edit, run);
                self.bases += 1;
                Ok(true)
            }
            State::Passed(run) => {
                let (text, bytes) = (&run.output, run.output.len());
                if !self.assurance.confirms(judge, text)? {
                    judge.refuse(fingerprint(text), bytes);
                    return Ok(false);
                }
                let base = self.base.succeeded(edit, run);
                let before = std::mem::replace(&mut self.base, base);
                self.bases += 1;
                self.remember(before.run().clone());
                judge.improved(self.base.output(), bytes)?;
                self.assurance.accepted(judge, self.base.output())?;
                Ok(true)
            }
            State::Refused | State::Running { .. } => {
                self.refused.insert(candidate.hash);
                Ok(false)
            }
        }
    }

    fn remember(&mut self, run: Run) {
        self.earlier.push(run);
        if self.earlier.len() > EARLIER {
            // The original stays.
            self.earlier.remove(1);
        }
    }

    /// Takes up an earlier base; false if there is no use in going on with it.
    fn roll_back(&mut self, judge: &mut Judge<'_>) -> Result<bool, Stop> {
        let from = self.base.output().len();
        let (text, go_on) = self.assurance.roll_back(judge)?;
        if let Some(at) = self.earlier.iter().rposition(|run| run.output == text) {
            self.earlier.truncate(at + 1);
        } else {
            self.earlier.truncate(1);
        }
        if let Some(run) = self.earlier.pop() {
            self.base = Base::new(run);
        }
        self.bases += 1;
        self.refused.clear();
        let to = self.base.output().len();
        judge.observer.warn(Warning::RolledBack { from, to });
        judge.based_on(self.base.output(), to)?;
        Ok(go_on)
    }
}

fn cancel(judge: &mut Judge<'_>, pending: &mut VecDeque<Pending>) {
    for candidate in pending.drain(..) {
        if let State::Running { ticket, .. } = candidate.state {
            judge.cancel(ticket);
        }
    }
}
