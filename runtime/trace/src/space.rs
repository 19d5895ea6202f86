//! The space of the edits of a run; the candidate is the output by the changed trace.

use std::hash::{Hash, Hasher};
use std::time::{Duration, Instant};

use rustc_hash::{FxHashSet, FxHasher};
use xxhash_rust::xxh3::xxh3_64;

use super::base::Base;
use super::edit::{TraceEdit, compare, union};
use super::generator::{Generator, GeneratorError, Run};
use super::greduce;
use super::policy::{Policy, execute};
use super::trace::Trace;
use super::units::Units;
use secateur_reduce::executor::OracleError;
use secateur_reduce::search::{Kernel, Made, Space, Stop, TextChange};
use secateur_syntax::tree::Fingerprint;

/// A run may have `base / LONGER + MORE` choices more than the base.
const LONGER: u64 = 4;
const MORE: u64 = 100;

/// Accepted edits after which a search can still return to a run.
pub const REMEMBERED: u32 = 31;

/// Statistics of the generator.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Runs {
    /// Choices of the original run.
    pub choices_before: usize,
    /// Choices of the smallest run.
    pub choices_after: usize,
    /// Number of runs.
    pub runs: u64,
    /// Number of executed candidates.
    pub candidates: u64,
    /// Candidates whose run left its trace.
    pub left_trace: u64,
    /// Candidates without an input: halted, failed, or over a limit.
    pub without_run: u64,
    /// Candidates that were not smaller, so needed no test.
    pub not_smaller: u64,
    /// Time in the generator.
    pub time: Duration,
}

pub(crate) struct RunSpace<'g> {
    generator: &'g mut dyn Generator,
    pub(crate) policy: Policy,
    pub(crate) base: Base,
    earlier: Vec<Run>,
    /// Rejected candidates, by the hashes of their traces.
    rejected: FxHashSet<u64>,
    pub(crate) runs: Runs,
    /// The reducible parts, while a published strategy runs.
    parts: Option<Units>,
}

pub(crate) struct RunCandidate {
    run: Run,
    /// Of the edited trace, before the run.
    hash: u64,
    /// The next base, for a published strategy.
    base: Option<Base>,
}

impl<'g> RunSpace<'g> {
    pub(crate) fn new(generator: &'g mut dyn Generator, policy: Policy, original: Run) -> Self {
        Self {
            generator,
            policy,
            earlier: Vec::new(),
            rejected: FxHashSet::default(),
            runs: Runs {
                choices_before: original.trace.choices(),
                ..Runs::default()
            },
            base: Base::new(original),
            parts: None,
        }
    }

    /// Finds the reducible parts; from now on candidates are made as in GReduce.
    pub(crate) fn begin_published(&mut self) -> Result<(), Stop> {
        let began = Instant::now();
        let valued = greduce::valued(self.generator, &self.base).map_err(broken)?;
        self.base = valued.map_or_else(|| self.base.clone(), Base::new);
        let (parts, runs) = greduce::instrument(self.generator, &self.base).map_err(broken)?;
        self.runs.time += began.elapsed();
        self.runs.runs += runs + 1;
        self.parts = Some(parts);
        self.rejected.clear();
        Ok(())
    }

    /// Makes the actual run the base.
    pub(crate) fn end_published(&mut self) {
        self.parts = None;
        let Run { trace, output } = self.base.run().clone();
        let trace = trace.without_values();
        self.base = Base::new(Run { trace, output });
        self.rejected.clear();
    }

    pub(crate) const fn parts(&self) -> Option<&Units> {
        self.parts.as_ref()
    }

    pub(crate) fn go_back(&mut self, text: &[u8]) {
        let at = self.earlier.iter().rposition(|run| run.output == text);
        self.earlier.truncate(at.unwrap_or(0) + 1);
        if let Some(run) = self.earlier.pop() {
            self.base = Base::new(run);
        }
        self.rejected.clear();
    }

    fn judged(&self, candidate: RunCandidate) -> Made<RunCandidate> {
        match candidate.run.output == self.base.output() {
            true => Made::Equivalent(candidate),
            false => Made::Candidate(candidate),
        }
    }

    fn remember(&mut self, run: Run) {
        self.earlier.push(run);
        if self.earlier.len() > REMEMBERED as usize + 1 {
            // The original stays.
            self.earlier.remove(1);
        }
    }

    fn align(&mut self, edit: &TraceEdit) -> Result<Option<RunCandidate>, Stop> {
        let candidate = self.base.edited(edit);
        let hash = hash(candidate.trace());
        let Some(parts) = &self.parts else {
            return Ok(None);
        };
        if self.rejected.contains(&hash) {
            return Ok(None);
        }
        self.runs.candidates += 1;
        let began = Instant::now();
        let aligned = greduce::align(self.generator, parts, self.policy, candidate, hash);
        let (base, executed) = aligned.map_err(broken)?;
        self.runs.time += began.elapsed();
        self.runs.runs += executed.runs;
        self.runs.left_trace += u64::from(executed.left);
        let Some(run) = executed.run else {
            self.runs.without_run += 1;
            self.rejected.insert(hash);
            return Ok(None);
        };
        let base = Some(base.made(run.clone()));
        Ok(Some(RunCandidate { run, hash, base }))
    }

    /// Runs the generator by a trace; returns the run if it is smaller.
    fn execute(&mut self, candidate: Trace) -> Result<Option<Run>, Stop> {
        self.runs.candidates += 1;
        let choices = self.base.trace().choices() as u64;
        let limit = choices + choices / LONGER + MORE;
        let began = Instant::now();
        let executed = execute(self.generator, self.policy, candidate, limit).map_err(broken)?;
        self.runs.time += began.elapsed();
        self.runs.runs += executed.runs;
        self.runs.left_trace += u64::from(executed.left);
        let Some(run) = executed.run else {
            self.runs.without_run += 1;
            return Ok(None);
        };
        let sizes = run.output.len().cmp(&self.base.output().len());
        let order = sizes.then_with(|| compare(&run.trace, self.base.trace()));
        self.runs.not_smaller += u64::from(order.is_ge());
        Ok(order.is_lt().then_some(run))
    }
}

impl Space for RunSpace<'_> {
    type Edit = TraceEdit;
    type Candidate = RunCandidate;

    /// Each candidate is a run of the generator.
    fn work(&self, _: &TraceEdit) -> usize {
        usize::MAX
    }

    fn make(&mut self, edit: &TraceEdit) -> Result<Made<RunCandidate>, Stop> {
        if self.parts.is_some() {
            let made = self.align(edit)?;
            return Ok(made.map_or(Made::Unfit, |made| self.judged(made)));
        }
        let (candidate, _) = edit.apply(self.base.trace());
        let hash = hash(&candidate);
        if self.rejected.contains(&hash) || candidate == *self.base.trace() {
            return Ok(Made::Unfit);
        }
        let Some(run) = self.execute(candidate)? else {
            self.rejected.insert(hash);
            return Ok(Made::Unfit);
        };
        Ok(self.judged(RunCandidate {
            run,
            hash,
            base: None,
        }))
    }

    fn identity(&self, candidate: &RunCandidate) -> Option<(Fingerprint, usize)> {
        Some((
            fingerprint(&candidate.run.output),
            candidate.run.output.len(),
        ))
    }

    fn print<'c>(&mut self, candidate: &'c mut RunCandidate) -> Option<&'c [u8]> {
        Some(&candidate.run.output)
    }

    fn size(&self) -> usize {
        self.base.output().len()
    }

    fn fingerprint(&self) -> Fingerprint {
        fingerprint(self.base.output())
    }

    fn adopt(
        &mut self,
        kernel: &mut Kernel<'_>,
        edit: TraceEdit,
        candidate: RunCandidate,
    ) -> Result<bool, Stop> {
        let same = candidate.run.output == self.base.output();
        let base = match candidate.base {
            Some(base) => base,
            None => self.base.succeeded(&edit, candidate.run),
        };
        let before = std::mem::replace(&mut self.base, base);
        if same {
            kernel.adopt_equivalent();
        } else {
            self.remember(before.run().clone());
            kernel.adopt(self.base.output(), self.size(), &TextChange::Whole)?;
        }
        Ok(true)
    }

    fn union(&self, edits: &[&TraceEdit]) -> Option<(TraceEdit, Vec<bool>)> {
        union(self.base.trace(), edits)
    }

    /// Published strategies continue from each accepted edit.
    fn text(&self) -> Option<&[u8]> {
        self.parts.is_none().then(|| self.base.output())
    }

    fn rejected(&mut self, _: &TraceEdit, candidate: Option<RunCandidate>) {
        self.rejected.extend(candidate.map(|it| it.hash));
    }
}

fn broken(GeneratorError { what, source }: GeneratorError) -> Stop {
    Stop::Broken(OracleError { what, source })
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
