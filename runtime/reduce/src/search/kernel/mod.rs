//! The search kernel: edits go in, verdicts come out, whatever is searched.
//!
//! A candidate travels through five files: a proposer proposes an edit; the
//! [`scheduler`] has the [`space`] make a candidate of it and looks that up in the [`memo`];
//! what is not known is asked of the [`runner`], which takes a waiting answer or starts a
//! test in an executor. The verdict comes back the same way: the scheduler consumes verdicts
//! in the order of the proposals, the [`policy`] confirms what passed, the space adopts it.
//!
//! | component | knows |
//! |---|---|
//! | [`scheduler`] | the edits that wait for verdicts, in order |
//! | [`memo`] | the verdicts that were consumed, by the tokens of the candidates |
//! | [`answers`] | the verdicts that were not consumed, by texts |
//! | [`in_flight`] | the tests that run |
//! | [`ahead`] | the tests that run and were not asked for |
//! | [`foresight`] | predictions, by which a copy of the search runs ahead |
//! | [`meter`] | the budget, and what is used up of it |
//! | [`policy`] | repeated tests, doubts, earlier bases; its [`checks`] decide what is accepted |
//! | [`watch`] | the observer and its figures |
//!
//! All of them but those that run tests depend on nothing but consumed verdicts. So a search
//! is a function of its input, its options and the verdicts: the number of workers, the speed
//! of the machine and the moments at which a run is killed and resumed do not matter.

mod ahead;
mod answers;
mod caution;
mod checks;
mod earlier;
mod foresight;
mod in_flight;
mod memo;
mod meter;
mod policy;
mod runner;
mod scheduler;
mod space;
mod start;
#[cfg(test)]
mod tests;
mod watch;

use std::borrow::Cow;

pub use answers::{Answers, TextKey};
pub use space::{Batch, Decision, Identity, Made, Proposer, Space};

use super::{
    Change, End, FlakinessStats, Limit, Observer, Oracle, Progress, SearchOptions, Warning,
};
use crate::executor::OracleError;
use in_flight::InFlight;
use memo::Memo;
use meter::Meter;
use policy::Policy;
use runner::Runner;
use secateur_syntax::tree::Fingerprint;
use watch::Watch;

/// The reason why a search stops.
#[derive(Debug)]
pub enum Stop {
    /// The user interrupted.
    Interrupted,
    /// The budget is used up.
    Limited(Limit),
    /// The result could not be saved.
    Unsaved(std::io::Error),
    /// A test could not be run.
    Broken(OracleError),
    /// The base does not pass any more: an earlier one has to do.
    RolledBack,
    /// A larger base has had as many tests as it may take.
    Enough,
    /// There is nothing left that could become smaller.
    Done,
}

impl From<OracleError> for Stop {
    fn from(error: OracleError) -> Self {
        Self::Broken(error)
    }
}

/// A text that the kernel reduces, pass by pass.
pub trait Reducible {
    /// Tries all that there is to try.
    ///
    /// # Errors
    /// If the search has to stop.
    fn pass(&mut self, kernel: &mut Kernel<'_>) -> Result<(), Stop>;

    /// Returns the text of the base, and its tokens.
    fn base(&self) -> (&[u8], usize);

    /// Takes up an earlier base again.
    fn go_back(&mut self, text: &[u8]);
}

/// The components of a search.
pub struct Kernel<'a> {
    runner: Runner<'a>,
    memo: Memo,
    policy: Policy,
    /// Bases so far, those larger than the best among them.
    bases: u64,
    /// Verdicts of tests that proposers recorded, each once.
    counted: u64,
    empty_is_interesting: bool,
    /// The search runs ahead of another one ([`foresight`]).
    is_copy: bool,
}

/// The result of a search, but for its text.
#[derive(Debug)]
pub struct Outcome {
    /// Final figures.
    pub progress: Progress,
    /// The property test accepts the empty file, so it is probably too weak.
    pub empty_is_interesting: bool,
    /// Statistics of repeated tests.
    pub flakiness: FlakinessStats,
    /// The verdicts that were not consumed.
    pub unused: Answers,
}

impl<'a> Kernel<'a> {
    /// A kernel that has done nothing. The figures of `progress` describe the original. Of the
    /// options it uses budget, distrust, confirmation and known verdicts, which it takes.
    #[must_use]
    pub fn new(
        oracle: Oracle<'a>,
        options: &mut SearchOptions,
        observer: &'a mut dyn Observer,
        progress: Progress,
    ) -> Self {
        let every = oracle.then.as_ref().map(|then| then.every);
        let second = oracle.then.map(|then| InFlight::new(then.executor));
        let runner = Runner::new(
            InFlight::new(oracle.executor),
            second,
            std::mem::take(&mut options.known),
            Meter::new(options.budget),
            Watch::new(observer, progress),
        );
        Self {
            runner,
            memo: Memo::default(),
            policy: Policy::new(options.distrust, options.confirm, every),
            bases: 0,
            counted: 0,
            empty_is_interesting: false,
            is_copy: false,
        }
    }

    /// Reduces until nothing is found any more, or something stops that.
    pub fn reduce(&mut self, work: &mut dyn Reducible) -> End {
        loop {
            let mut stop = work.pass(self);
            if matches!(stop, Ok(()) | Err(Stop::Done)) {
                stop = self.audit(work.base().0, true);
            }
            if matches!(stop, Err(Stop::RolledBack)) {
                stop = match self.roll_back(work) {
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

    /// Takes up an earlier base. Returns whether there is any use in going on with it.
    fn roll_back(&mut self, work: &mut dyn Reducible) -> Result<bool, Stop> {
        let from = work.base().1;
        let (text, goes_on) = self.policy.roll_back(&mut self.runner)?;
        work.go_back(&text);
        self.bases += 1;
        let (text, to) = work.base();
        let watch = &mut self.runner.watch;
        watch.observer.warn(Warning::RolledBack { from, to });
        self.publish(text, to, &Change::Whole)?;
        Ok(goes_on)
    }

    /// Runs the base again, at the end of a round.
    ///
    /// # Errors
    /// [`Stop::RolledBack`] if it is given up.
    pub fn audit(&mut self, base: &[u8], last: bool) -> Result<(), Stop> {
        self.policy.audit(base, last, &mut self.runner)
    }

    /// The base is another one, of so many tokens: the best so far, unless the search is on
    /// an excursion.
    ///
    /// # Errors
    /// If it cannot be saved, or the second test refuses it.
    pub fn adopt(&mut self, base: &[u8], tokens: usize, change: &Change) -> Result<(), Stop> {
        self.bases += 1;
        let away = self.runner.meter.on_excursion();
        if !self.runner.meter.reaches(tokens) {
            return Ok(());
        }
        self.runner.watch.progress.successes += 1;
        // The edit is of a base that nobody was shown.
        let change = if away { &Change::Whole } else { change };
        self.adopt_layout(base, tokens, change)
    }

    /// The best text so far has another form; it is no success.
    ///
    /// # Errors
    /// If it cannot be saved, or the second test refuses it.
    pub fn adopt_layout(
        &mut self,
        base: &[u8],
        tokens: usize,
        change: &Change,
    ) -> Result<(), Stop> {
        self.publish(base, tokens, change)?;
        self.policy.accepted(base, &mut self.runner)
    }

    /// The base is another one that is equivalent: no test was needed, nothing is printed.
    pub const fn replaced(&mut self) {
        self.bases += 1;
    }

    fn publish(&mut self, text: &[u8], tokens: usize, change: &Change) -> Result<(), Stop> {
        self.memo.shrink(tokens);
        self.runner.measure();
        self.runner.watch.improved(text, tokens, change)
    }

    /// Looks whether to stop.
    ///
    /// # Errors
    /// If the user interrupts, or the time is over.
    pub(crate) fn poll(&mut self) -> Result<(), Stop> {
        self.runner.poll()
    }

    /// A strategy or plug-in begins a round.
    pub fn begin_round(&mut self) {
        if !self.runner.meter.on_excursion() {
            self.runner.measure();
            self.runner.watch.begin_round();
        }
    }

    /// Names what is at work.
    pub fn names(&mut self, name: impl Into<Cow<'static, str>>) {
        self.runner.watch.progress.strategy = name.into();
    }

    /// Begins an excursion: bases may be larger than the best, which has so many tokens,
    /// until one is smaller or so many tests are consumed.
    pub(crate) fn begin_excursion(&mut self, tokens: usize, tests: u64) {
        self.runner.meter.begin_excursion(tokens, tests);
    }

    /// Ends it. Returns whether it was in vain.
    pub(crate) fn end_excursion(&mut self) -> bool {
        self.runner.meter.end_excursion()
    }

    /// Returns how often the base became another one.
    #[must_use]
    pub const fn bases(&self) -> u64 {
        self.bases
    }

    /// Returns the number of verdicts of tests that proposers recorded, each once.
    pub(crate) const fn counted(&self) -> u64 {
        self.counted
    }

    /// Returns how often a candidate was accepted.
    pub(crate) const fn successes(&self) -> u64 {
        self.runner.watch.progress.successes
    }

    /// Returns how many tests are worth running at once.
    pub(crate) fn capacity(&self) -> usize {
        self.runner.capacity()
    }

    /// Whether the search runs ahead of another one: it may not run programs.
    pub(crate) const fn is_copy(&self) -> bool {
        self.is_copy
    }

    /// Whether copies of the search would pay.
    pub(crate) fn wants_copies(&self) -> bool {
        !self.is_copy && self.runner.capacity() >= foresight::MANY
    }

    /// Returns what is known of a sequence of tokens.
    pub(crate) fn remembers(&self, fingerprint: Fingerprint) -> Option<bool> {
        self.memo.get(fingerprint)
    }

    /// Closes the search.
    #[must_use]
    pub fn close(mut self) -> Outcome {
        self.runner.stop_ahead();
        self.runner.measure();
        Outcome {
            progress: self.runner.watch.progress.clone(),
            empty_is_interesting: self.empty_is_interesting,
            flakiness: self.policy.caution.flakiness,
            unused: self.runner.into_answers(),
        }
    }
}
