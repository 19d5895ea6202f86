//! The search for a smaller run: the kernel of [`secateur_reduce`] on [`crate::space`].
//!
//! One run of the generator at a time. The smaller of two inputs has fewer bytes, or as many and the simpler run: a
//! run of fewer choices that prints more is no progress.

use super::generator::{Generator, Run};
use super::policy::Policy;
use super::space::{RunSpace, Runs};
use super::strategy::{DEFAULT, Pursuit, Start, TraceStrategyKind};
use super::wide::Settled;
use secateur_reduce::minimize::MinimizerKind;
use secateur_reduce::search::{
    Answers, Budget, End, FlakinessStats, Kernel, Observer, Oracle, Progress, ReduceError,
    Reducible, SearchOptions, Stop, Unit,
};

/// Options of the reduction of a run.
#[derive(Clone, Debug)]
pub struct TraceOptions {
    /// Strategies, each repeated to its fixpoint, and all together to theirs.
    pub strategies: Vec<TraceStrategyKind>,
    /// Replaces the strategies' list minimizer.
    pub lists: Option<MinimizerKind>,
    /// The reaction to a run that leaves its trace.
    pub policy: Policy,
    /// Bounds of the search.
    pub budget: Budget,
    /// Whether to repeat accepted tests now and then.
    pub distrust: bool,
    /// Whether several runs decide on each candidate.
    pub flaky: bool,
    /// Edits of one run that are tested together.
    pub width: usize,
    /// Whether to choose the width by the time of a test and the number of workers.
    pub auto_width: bool,
    /// Verdicts of an earlier search.
    pub known: Answers,
}

impl Default for TraceOptions {
    fn default() -> Self {
        Self {
            strategies: DEFAULT.to_vec(),
            lists: None,
            policy: Policy::default(),
            budget: Budget::default(),
            distrust: false,
            flaky: false,
            width: 1,
            auto_width: false,
            known: Answers::default(),
        }
    }
}

/// The result of a search.
#[derive(Debug)]
pub struct TraceReduction {
    /// The smallest accepted run.
    pub run: Run,
    /// Final figures, in bytes.
    pub progress: Progress,
    /// Statistics of the generator.
    pub runs: Runs,
    /// The width of the search.
    pub width: usize,
    /// Reason for the end.
    pub end: End,
    /// Whether the test accepts the empty input, so is probably too weak.
    pub empty_is_interesting: bool,
    /// Statistics of repeated tests.
    pub flakiness: FlakinessStats,
    /// Verdicts that were not consumed.
    pub unused: Answers,
}

/// Reduces a run to the one with the smallest accepted input.
///
/// # Errors
/// If the test rejects the original or cannot be run. Later errors end the search with the best run
/// ([`TraceReduction::end`]).
pub fn reduce_run(
    generator: &mut dyn Generator,
    original: Run,
    mut oracle: Oracle<'_>,
    options: TraceOptions,
    observer: &mut dyn Observer,
) -> Result<TraceReduction, ReduceError> {
    let bytes = original.output.len();
    let progress = Progress {
        unit: Unit::Bytes,
        tokens_before: bytes,
        tokens_now: bytes,
        bytes_before: bytes,
        bytes_now: bytes,
        ..Progress::default()
    };
    let mut search_options = SearchOptions {
        budget: options.budget,
        distrust: options.distrust,
        flaky: options.flaky,
        width: options.width,
        auto_width: options.auto_width,
        known: options.known,
        ..SearchOptions::default()
    };
    let mut kernel = Kernel::new(oracle.lent(), &mut search_options, observer, progress);
    kernel.begin(&original.output)?;
    let mut search = Search {
        space: RunSpace::new(generator, options.policy, original),
        strategies: options.strategies,
        lists: options.lists,
        is_wide: kernel.width() > 1,
    };
    let width = kernel.width();
    let end = kernel.reduce(&mut search);
    let outcome = kernel.close();
    let space = search.space;
    Ok(TraceReduction {
        run: space.base.run().clone(),
        progress: outcome.progress,
        runs: Runs {
            choices_after: space.base.run().trace.choices(),
            ..space.runs
        },
        width,
        end,
        empty_is_interesting: outcome.empty_is_interesting,
        flakiness: outcome.flakiness,
        unused: outcome.unused,
    })
}

struct Search<'g> {
    space: RunSpace<'g>,
    strategies: Vec<TraceStrategyKind>,
    lists: Option<MinimizerKind>,
    is_wide: bool,
}

impl Search<'_> {
    fn repeat(&mut self, kernel: &mut Kernel<'_>, kind: TraceStrategyKind) -> Result<(), Stop> {
        kernel.set_strategy(kind.name);
        loop {
            let bases = kernel.bases();
            kernel.begin_round();
            let strategy = (kind.start)(&Start {
                base: &self.space.base,
                lists: self.lists,
                policy: self.space.policy,
                parts: self.space.parts(),
                is_wide: self.is_wide,
            });
            let strategy = Settled::new(strategy, self.is_wide);
            kernel.run(&mut self.space, strategy)?;
            if kernel.bases() == bases {
                return Ok(());
            }
            kernel.audit(self.space.base.output(), false)?;
            if kind.pursuit == Pursuit::Once {
                return Ok(());
            }
        }
    }
}

impl Reducible for Search<'_> {
    /// Runs published strategies once, the others in order until nothing changes.
    fn pass(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop> {
        let mut published = true;
        loop {
            let before = kernel.bases();
            for kind in self.strategies.clone() {
                if kind.pursuit == Pursuit::Smaller {
                    self.repeat(kernel, kind)?;
                } else if published {
                    self.space.begin_published()?;
                    let ended = self.repeat(kernel, kind);
                    self.space.end_published();
                    ended?;
                }
            }
            published = false;
            let ours = |kind: &TraceStrategyKind| kind.pursuit == Pursuit::Smaller;
            if kernel.bases() == before || !self.strategies.iter().any(ours) {
                return Ok(());
            }
        }
    }

    fn base(&self) -> (&[u8], usize) {
        let output = self.space.base.output();
        (output, output.len())
    }

    fn go_back(&mut self, text: &[u8]) {
        self.space.go_back(text);
    }
}
