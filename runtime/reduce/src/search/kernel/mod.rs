//! The search kernel, which takes edits to verdicts in any search space.
//!
//! A candidate travels through five files: a proposer proposes an edit; the [`scheduler`] has the
//! [`space`] make a candidate, whose fingerprint it looks up in the [`memo`], and prints it unless
//! it is known to be rejected. Unknown verdicts come from the [`runner`], which takes one that waits
//! or starts a test in an executor. On the way back the scheduler consumes verdicts in the order of
//! the proposals, the [`policy`] runs the test again where a contradiction or `--flaky` requires
//! that, the decision enters the memo, the [`checks`] may still reject the candidate, and the space
//! adopts it: it is saved, and the policy may run the second test, which can lead to a roll-back.
//!
//! | component | contents |
//! |---|---|
//! | [`scheduler`] | edits that wait for verdicts, in order |
//! | [`epoch`] | edits of one base that are tested together, with a width above 1 |
//! | [`memo`] | consumed verdicts, by tokens |
//! | [`answers`] | other verdicts, by texts |
//! | [`in_flight`] | running tests |
//! | [`speculative`] | tests whose verdicts are not requested yet |
//! | [`foresight`] | predictions, for a copy of the search that runs ahead |
//! | [`meter`] | the used budget |
//! | [`policy`] | repeated tests, flakiness by [`rate`], earlier bases; [`checks`] decide acceptance |
//! | [`watch`] | the observer and its figures |
//!
//! All but [`in_flight`], [`speculative`] and [`foresight`] depend on consumed verdicts alone. So a
//! search is a function of its input, options and verdicts, whatever the number of workers, the
//! speed of the machine, and the moments of interruptions.

mod answers;
mod caution;
mod checks;
mod earlier;
mod epoch;
mod foresight;
mod in_flight;
mod memo;
mod meter;
mod policy;
mod rate;
mod reducible;
mod runner;
mod scheduler;
mod space;
mod speculative;
mod start;
mod stop;
#[cfg(test)]
mod tests;
mod watch;

use std::borrow::Cow;

pub use answers::{Answers, TextKey};
pub use reducible::Reducible;
pub use space::{Batch, Decision, Identity, Made, Proposer, Space, UNKNOWN};
pub use stop::Stop;

use super::{
    End, FlakinessStats, Observer, Oracle, Progress, Runs, SearchLimit, SearchOptions, TextChange,
    Warning,
};
use crate::executor::Verdict;
use in_flight::InFlight;
use memo::Memo;
use meter::Meter;
use policy::{Forgets, Next, Policy, Return};
use runner::Runner;
use secateur_syntax::tree::Fingerprint;
use watch::Watch;

/// The stage that tests the result again.
const RESULT: &str = "result";

/// Takes proposed edits to verdicts and decides which are accepted; has the components of a search.
pub struct Kernel<'a> {
    runner: Runner<'a>,
    memo: Memo,
    policy: Policy,
    bases: u64,
    counted: u64,
    empty_is_interesting: bool,
    /// Whether runs are counted from the start.
    flaky: bool,
    /// Runs of an earlier search's original.
    original: Runs,
    /// Number of bases at the last pass for which all verdicts were forgotten.
    looked: u64,
    /// Edits of an epoch at most.
    width: usize,
    /// Tests that run beside those of an epoch: unions of the one before.
    beside: usize,
    /// The saved text, if it is not the base.
    shown: Option<Shown>,
    /// Whether the search is a copy that runs ahead ([`foresight`]).
    is_copy: bool,
}

/// A saved text that passed in an epoch; the base may stay larger until a later stage.
struct Shown {
    text: Vec<u8>,
    tokens: usize,
}

/// The result of a search except its text.
#[derive(Debug)]
pub struct KernelResult {
    pub progress: Progress,
    /// The property test accepts the empty file, so it is probably too weak.
    pub empty_is_interesting: bool,
    pub flakiness: FlakinessStats,
    /// Verdicts that were not consumed.
    pub unused: Answers,
}

impl<'a> Kernel<'a> {
    /// Creates a kernel; `progress` has the figures of the original.
    ///
    /// It uses `budget`, `distrust`, `flaky`, `original` and the widths of the options, and takes
    /// `known`.
    #[must_use]
    pub fn new(
        oracle: Oracle<'a>,
        options: &mut SearchOptions,
        observer: &'a mut dyn Observer,
        progress: Progress,
    ) -> Self {
        let every = oracle.then.as_ref().map(|then| then.every);
        let second = oracle.then.map(|then| InFlight::new(then.executor));
        let guard = oracle.guard.map(InFlight::new);
        let runner = Runner::new(
            InFlight::new(oracle.executor),
            [second, guard],
            std::mem::take(&mut options.known),
            Meter::new(options.budget),
            Watch::new(observer, progress),
        );
        Self {
            runner,
            memo: Memo::default(),
            policy: Policy::new(options.distrust, every),
            flaky: options.flaky,
            original: options.original,
            looked: 0,
            bases: 0,
            counted: 0,
            empty_is_interesting: false,
            // 0 until the original is tested.
            width: if options.auto_width {
                0
            } else {
                options.width.max(1)
            },
            beside: 0,
            shown: None,
            is_copy: false,
        }
    }

    /// Reduces to a fixpoint, or until the search has to stop.
    pub fn reduce(&mut self, work: &mut dyn Reducible) -> End {
        if self.policy.is_hopeless() {
            return End::Unreliable;
        }
        loop {
            let mut stop = work.pass(self);
            if matches!(stop, Err(Stop::Unsaved(_))) {
                self.policy.stopped_at(work.base().0, &self.runner);
            }
            if !matches!(stop, Err(Stop::RolledBack)) && self.take_shown(work) {
                match stop {
                    Ok(()) => stop = self.policy.accepted(work.base().0, &mut self.runner),
                    Err(_) => self.policy.stopped_at(work.base().0, &self.runner),
                }
                if stop.is_ok() {
                    continue;
                }
            }
            if stop.is_ok() && self.looks_again() {
                continue;
            }
            if matches!(stop, Ok(()) | Err(Stop::Done)) {
                self.set_strategy(RESULT);
                stop = self.audit(work.base().0, true);
            }
            if matches!(stop, Err(Stop::RolledBack)) {
                stop = match self.roll_back(work) {
                    Ok(Next::Search) => continue,
                    Ok(Next::End) => Ok(()),
                    Ok(Next::GiveUp) => return End::Unreliable,
                    Err(stop) => Err(stop),
                };
            }
            let end = stop.map_or_else(Stop::end, |()| End::Fixpoint);
            return self.settle(work, end);
        }
    }

    /// Ends with a text that the second test has accepted.
    ///
    /// It runs on the base where the end leaves time for it. Otherwise, and if it rejects the base, the
    /// last text that it accepted becomes the result.
    pub(crate) fn settle(&mut self, work: &mut dyn Reducible, end: End) -> End {
        if !self.policy.is_unproven() {
            return end;
        }
        let mut end = end;
        let has_time = matches!(end, End::Fixpoint | End::Limited(SearchLimit::Tests));
        if has_time && !self.policy.is_rejected() {
            match self.policy.prove(work.base().0, &mut self.runner) {
                Ok(()) => return end,
                Err(Stop::RolledBack) => {}
                Err(stop) => end = stop.end(),
            }
        }
        let (text, from) = work.base();
        if text == self.policy.last() {
            return end;
        }
        work.go_back(self.policy.last());
        self.bases += 1;
        let (text, to) = work.base();
        if from < to {
            let warning = Warning::Unproven { from, to };
            self.runner.watch.observer.warn(warning);
        }
        match (self.publish(text, to, &TextChange::Whole), &end) {
            (Ok(()), _) | (_, End::Unsaved(_)) => end,
            (Err(stop), _) => stop.end(),
        }
    }

    /// Whether another pass is due, with no verdict known, since counted runs may reject wrongly.
    fn looks_again(&mut self) -> bool {
        let again = self.counts_runs() && self.looked != self.bases;
        if again {
            self.looked = self.bases;
            self.memo = Memo::default();
        }
        again
    }

    /// Makes the saved text the base if it is smaller; returns whether it is.
    fn take_shown(&mut self, work: &mut dyn Reducible) -> bool {
        let (text, tokens) = work.base();
        let size = (tokens, text.len());
        let is_smaller = |shown: &Shown| (shown.tokens, shown.text.len()) < size;
        let Some(shown) = self.shown.take().filter(is_smaller) else {
            return false;
        };
        work.go_back(&shown.text);
        self.bases += 1;
        true
    }

    /// Returns to an earlier base.
    fn roll_back(&mut self, work: &mut dyn Reducible) -> Result<Next, Stop> {
        self.shown = None;
        let from = work.base().1;
        let Return {
            text,
            next,
            forgets,
        } = self.policy.roll_back(work.base().0, &mut self.runner)?;
        match forgets {
            Forgets::Nothing => {}
            Forgets::Passes => self.memo.forget_passes(),
            Forgets::All => self.memo = Memo::default(),
        }
        if text == work.base().0 {
            return Ok(next);
        }
        work.go_back(&text);
        self.bases += 1;
        let (text, to) = work.base();
        let watch = &mut self.runner.watch;
        watch.observer.warn(Warning::RolledBack { from, to });
        self.publish(text, to, &TextChange::Whole)?;
        Ok(next)
    }

    /// Whether the property test accepts the empty text.
    pub const fn accepts_empty(&self) -> bool {
        self.empty_is_interesting
    }

    /// Tests the base again at the end of a round.
    ///
    /// # Errors
    /// [`Stop::RolledBack`] if the base is given up.
    pub fn audit(&mut self, base: &[u8], last: bool) -> Result<(), Stop> {
        // On an excursion the base may be in vain.
        if !self.runner.meter.on_excursion() {
            self.policy.prove_last(base, &mut self.runner)?;
        }
        self.policy.audit(base, last, &mut self.runner)
    }

    /// Counts and saves a new base: the best text so far, except on an excursion.
    ///
    /// # Errors
    /// If it cannot be saved, or the second test rejects it.
    pub fn adopt(&mut self, base: &[u8], tokens: usize, change: &TextChange) -> Result<(), Stop> {
        self.bases += 1;
        let away = self.runner.meter.on_excursion();
        if !self.runner.meter.reaches(tokens) {
            return Ok(());
        }
        self.runner.watch.progress.successes += 1;
        // The observer does not know the base that was edited.
        let change = if away { &TextChange::Whole } else { change };
        self.adopt_layout(base, tokens, change)
    }

    /// Records another layout of the best text, which is no accepted edit.
    ///
    /// # Errors
    /// If it cannot be saved, or the second test rejects it.
    pub fn adopt_layout(
        &mut self,
        base: &[u8],
        tokens: usize,
        change: &TextChange,
    ) -> Result<(), Stop> {
        self.publish(base, tokens, change)?;
        self.policy.accepted(base, &mut self.runner)
    }

    /// Records an equivalent base, which needs no test and is not printed.
    pub const fn adopt_equivalent(&mut self) {
        self.bases += 1;
    }

    fn publish(&mut self, text: &[u8], tokens: usize, change: &TextChange) -> Result<(), Stop> {
        self.memo.shrink(tokens);
        self.runner.measure();
        let size = (tokens, text.len());
        match self.shown.take() {
            Some(shown) if shown.text == text => Ok(()),
            Some(shown) if (shown.tokens, shown.text.len()) < size => {
                self.shown = Some(shown);
                Ok(())
            }
            Some(shown) => {
                let change = TextChange::between(&shown.text, text);
                self.runner.watch.improved(text, tokens, &change)
            }
            None => self.runner.watch.improved(text, tokens, change),
        }
    }

    /// Saves an accepted candidate that is smaller than the base, before it or a better one is that.
    ///
    /// A text that is smaller than the saved one replaces it.
    fn show(&mut self, base: &[u8], text: Vec<u8>, tokens: usize) -> Result<(), Stop> {
        let away = self.runner.meter.on_excursion();
        // A copy saves nothing, and its predictions need the base.
        if self.is_copy || away && !self.runner.meter.would_reach(tokens) {
            return Ok(());
        }
        let size = (tokens, text.len());
        let change = match &self.shown {
            Some(shown) if (shown.tokens, shown.text.len()) <= size => return Ok(()),
            Some(shown) => TextChange::between(&shown.text, &text),
            // The observer does not know the base that was edited.
            None if away => TextChange::Whole,
            None => TextChange::between(base, &text),
        };
        self.runner.measure();
        self.runner.watch.improved(&text, tokens, &change)?;
        self.shown = Some(Shown { text, tokens });
        Ok(())
    }

    /// Tests texts that become no base; returns which pass.
    pub(crate) fn test_all(&mut self, texts: &[Vec<u8>]) -> Result<Vec<bool>, Stop> {
        let texts: Vec<&[u8]> = texts.iter().map(Vec::as_slice).collect();
        let verdicts = self.runner.test_all(&texts)?;
        let passed = |verdict: &Verdict| *verdict == Verdict::Interesting;
        Ok(verdicts.iter().map(passed).collect())
    }

    /// Looks whether to stop.
    ///
    /// # Errors
    /// If the user interrupts, or the time is over.
    pub(crate) fn poll(&mut self) -> Result<(), Stop> {
        self.runner.poll()
    }

    /// Returns why the search stops once the lexer or the parser has seen the request to stop.
    pub(crate) fn halted(&mut self) -> Stop {
        let polled = self.poll();
        polled.err().unwrap_or(self.runner.meter.halted())
    }

    /// Begins a round of a strategy or plug-in.
    pub fn begin_round(&mut self) {
        if !self.runner.meter.on_excursion() {
            self.runner.measure();
            self.runner.watch.begin_round();
        }
    }

    /// Sets the name of the running strategy or stage, to which later tests are charged.
    pub fn set_strategy(&mut self, name: impl Into<Cow<'static, str>>) {
        self.runner.measure();
        let watch = &mut self.runner.watch;
        watch.progress.strategy = name.into();
        watch.progress.share = None;
        watch.observer.strategy(&watch.progress);
    }

    /// Begins an excursion to fewer than `tokens` tokens, with at most so many tests.
    pub(crate) fn begin_excursion(&mut self, tokens: usize, tests: u64) {
        self.runner.meter.begin_excursion(tokens, tests);
    }

    /// Ends the excursion; returns whether it was in vain.
    pub(crate) fn end_excursion(&mut self) -> bool {
        self.runner.meter.end_excursion()
    }

    /// Number of changes of the base.
    #[must_use]
    pub const fn bases(&self) -> u64 {
        self.bases
    }

    /// Number of verdicts of tests that proposers recorded, each once.
    pub(crate) const fn counted(&self) -> u64 {
        self.counted
    }

    /// Edits of an epoch at most; 0 before [`begin`](Self::begin) if it is to be chosen.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// Tests that run beside the next epoch.
    pub(crate) const fn beside(&self) -> usize {
        self.beside
    }

    pub(crate) const fn set_beside(&mut self, tests: usize) {
        self.beside = tests;
    }

    pub(crate) const fn accepted_edits(&self) -> u64 {
        self.runner.watch.progress.successes
    }

    pub(crate) fn capacity(&self) -> usize {
        self.runner.capacity()
    }

    /// Warns, once, that a program failed.
    pub(crate) fn failed(&mut self, name: &str, problem: &'static str) {
        self.runner.watch.failed(name, problem);
    }

    /// Whether the search runs ahead of another and may not run programs.
    pub(crate) const fn is_copy(&self) -> bool {
        self.is_copy
    }

    pub(crate) fn wants_copies(&self) -> bool {
        !self.is_copy && self.runner.capacity() >= self.many()
    }

    /// Whether the test is flaky, so that no verdict is a proof.
    pub(crate) const fn counts_runs(&self) -> bool {
        self.policy.caution.flakiness.counted
    }

    /// Returns the verdict on a token sequence, if known.
    pub(crate) fn known_verdict(&self, fingerprint: Fingerprint) -> Option<bool> {
        self.memo.get(fingerprint)
    }

    /// Whether a test gave the verdict on a token sequence.
    pub(crate) fn was_asked(&self, fingerprint: Fingerprint) -> bool {
        self.memo.was_asked(fingerprint)
    }

    /// Ends the search.
    #[must_use]
    pub fn close(mut self) -> KernelResult {
        self.runner.stop_speculative();
        self.runner.measure();
        KernelResult {
            progress: self.runner.watch.progress.clone(),
            empty_is_interesting: self.empty_is_interesting,
            flakiness: self.policy.caution.flakiness,
            unused: self.runner.into_answers(),
        }
    }
}
