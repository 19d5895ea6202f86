//! The oracle with its bookkeeping: what is known, how much was run, how long
//! it took, whether there is time for more.

use std::collections::VecDeque;
use std::time::Instant;

use super::memo::Memo;
use super::{Budget, Limit, Observer, Progress, Tested};
use crate::executor::{Event, Executor, OracleError, Outcome, Ticket, Verdict};
use secateur_syntax::tree::Fingerprint;

/// Answers for candidates.
pub struct Judge<'a> {
    executor: &'a mut dyn Executor,
    /// Hears what happens.
    pub observer: &'a mut dyn Observer,
    memo: Memo,
    budget: Budget,
    /// Figures so far.
    pub progress: Progress,
    began: Instant,
    /// Since when at least one test has been running.
    busy: Option<Instant>,
    /// Ended while something else was waited for.
    ended: VecDeque<Outcome>,
    /// Verdicts that a strategy or plugin has heard of, each once: unlike the number
    /// of tests this does not depend on how many run at once.
    pub told: u64,
    /// Bases so far, those larger than the best among them.
    pub bases: u64,
    /// While a base larger than the best is tried.
    beyond: Option<Beyond>,
    /// Answers from memory since the executor was last asked whether the user
    /// wants to stop.
    unasked: u32,
}

/// What a larger base is for.
#[derive(Clone, Copy)]
struct Beyond {
    /// It has to come below so many tokens …
    goal: usize,
    /// … before so many tests are started.
    tests: u64,
}

/// Why no more verdicts come.
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

/// From how many answers from memory on the user is listened to.
const LISTEN: u32 = 1 << 10;

impl<'a> Judge<'a> {
    /// Starts with the verdicts that are known.
    #[must_use]
    pub fn new(
        executor: &'a mut dyn Executor,
        observer: &'a mut dyn Observer,
        memo: Memo,
        budget: Budget,
    ) -> Self {
        let progress = Progress {
            jobs: executor.capacity(),
            ..Progress::default()
        };
        Self {
            executor,
            observer,
            memo,
            budget,
            progress,
            began: Instant::now(),
            busy: None,
            ended: VecDeque::new(),
            told: 0,
            bases: 0,
            beyond: None,
            unasked: 0,
        }
    }

    /// Whether another test could run beside those that do.
    pub fn has_room(&self) -> bool {
        self.progress.running < self.executor.capacity()
    }

    /// How many tests are worth running at once.
    pub fn capacity(&self) -> usize {
        self.executor.capacity()
    }

    /// What was said of this sequence of tokens before; counts as a hit.
    pub fn known(&mut self, fingerprint: Fingerprint) -> Result<Option<bool>, Stop> {
        let known = self.memo.get(fingerprint);
        if known.is_some() {
            self.progress.cache_hits += 1;
            self.unasked += 1;
            if self.unasked >= LISTEN {
                self.listen()?;
            }
        }
        Ok(known)
    }

    /// A strategy or plugin hears what was said of a sequence.
    pub fn tell(&mut self, fingerprint: Fingerprint) {
        self.told += u64::from(self.memo.tell(fingerprint));
    }

    /// Whether a test said what is known of this sequence.
    pub fn was_asked(&self, fingerprint: Fingerprint) -> bool {
        self.memo.was_asked(fingerprint)
    }

    /// What was said of this sequence, if it was; counts as nothing.
    pub fn remembers(&self, fingerprint: Fingerprint) -> Option<bool> {
        self.memo.get(fingerprint)
    }

    /// Sees whether the user wants to stop, or the time is over.
    pub fn listen(&mut self) -> Result<(), Stop> {
        self.unasked = 0;
        self.within_time()?;
        self.tick();
        match self.executor.poll()? {
            None => Ok(()),
            Some(Event::Interrupted) => Err(Stop::Interrupted),
            Some(Event::Finished(outcome)) => {
                self.note_end(&outcome);
                self.ended.push_back(outcome);
                Ok(())
            }
        }
    }

    fn within_time(&self) -> Result<(), Stop> {
        match self.budget.time {
            Some(time) if self.began.elapsed() >= time => Err(Stop::Limited(Limit::Time)),
            _ => Ok(()),
        }
    }

    /// Remembers a refusal for which no test was needed.
    pub fn refuse(&mut self, fingerprint: Fingerprint, tokens: usize) {
        self.memo.refuse(fingerprint, tokens);
    }

    /// Remembers what a test said.
    pub fn learn(&mut self, fingerprint: Fingerprint, tokens: usize, outcome: &Outcome) {
        let interesting = outcome.verdict == Verdict::Interesting;
        self.memo.insert(fingerprint, tokens, interesting);
        self.observer.tested(&Tested {
            fingerprint,
            tokens,
            verdict: outcome.verdict,
            elapsed: outcome.elapsed,
        });
    }

    /// Starts the test of a text.
    ///
    /// # Errors
    /// If the budget is used up or the test cannot be started.
    pub fn start(&mut self, text: &[u8]) -> Result<Ticket, Stop> {
        if self
            .budget
            .tests
            .is_some_and(|most| self.progress.tests >= most)
        {
            return Err(Stop::Limited(Limit::Tests));
        }
        if self
            .beyond
            .is_some_and(|beyond| self.progress.tests >= beyond.tests)
        {
            return Err(Stop::Enough);
        }
        self.within_time()?;
        let ticket = self.executor.start(text)?;
        self.progress.tests += 1;
        self.progress.running += 1;
        self.busy.get_or_insert_with(Instant::now);
        Ok(ticket)
    }

    /// Waits for a test to end.
    ///
    /// # Errors
    /// If the user interrupts, the time is over or tests cannot be watched.
    pub fn wait(&mut self) -> Result<Outcome, Stop> {
        if let Some(outcome) = self.ended.pop_front() {
            return Ok(outcome);
        }
        self.unasked = 0;
        match self.executor.wait()? {
            Event::Finished(outcome) => {
                self.note_end(&outcome);
                Ok(outcome)
            }
            Event::Interrupted => Err(Stop::Interrupted),
        }
    }

    fn note_end(&mut self, outcome: &Outcome) {
        self.progress.over_limit += u64::from(outcome.verdict == Verdict::OverLimit);
        self.progress.timeouts += u64::from(outcome.verdict == Verdict::TimedOut);
        self.not_running();
        self.tick();
    }

    /// Ends a test whose verdict no longer matters.
    pub fn cancel(&mut self, ticket: Ticket) {
        let ended = self.ended.len();
        self.ended.retain(|outcome| outcome.ticket != ticket);
        if self.ended.len() == ended {
            self.executor.cancel(ticket);
            self.not_running();
        }
        self.progress.cancelled += 1;
    }

    /// Runs one test to its end, whatever else is running.
    pub fn run(&mut self, text: &[u8]) -> Result<Outcome, Stop> {
        let ticket = self.start(text)?;
        let mut others = VecDeque::new();
        let outcome = loop {
            match self.wait() {
                Ok(outcome) if outcome.ticket == ticket => break Ok(outcome),
                Ok(other) => others.push_back(other),
                Err(stop) => {
                    self.cancel(ticket);
                    break Err(stop);
                }
            }
        };
        others.append(&mut self.ended);
        self.ended = others;
        outcome
    }

    /// Runs tests to their ends, as many at once as there is room for; nothing
    /// else is running. The outcomes are in the order of the texts.
    pub fn run_all(&mut self, texts: &[&[u8]]) -> Result<Vec<Outcome>, Stop> {
        let mut running: Vec<(Ticket, usize)> = Vec::new();
        let mut outcomes: Vec<Option<Outcome>> = vec![None; texts.len()];
        let mut next = 0;
        let stop = loop {
            if next < texts.len() && self.has_room() {
                match self.start(texts[next]) {
                    Ok(ticket) => running.push((ticket, next)),
                    Err(stop) => break stop,
                }
                next += 1;
                continue;
            }
            if running.is_empty() {
                return Ok(outcomes.into_iter().flatten().collect());
            }
            match self.wait() {
                Ok(outcome) => {
                    let ticket = outcome.ticket;
                    if let Some(at) = running.iter().position(|&(running, _)| running == ticket) {
                        let (_, number) = running.swap_remove(at);
                        outcomes[number] = Some(outcome);
                    }
                }
                Err(stop) => break stop,
            }
        };
        for (ticket, _) in running {
            self.cancel(ticket);
        }
        Err(stop)
    }

    fn not_running(&mut self) {
        self.progress.running -= 1;
        if self.progress.running == 0
            && let Some(since) = self.busy.take()
        {
            self.progress.oracle_time += since.elapsed();
        }
    }

    /// A strategy or plugin begins a round.
    pub fn begin_round(&mut self) {
        if self.beyond.is_none() {
            self.progress.round += 1;
            self.progress.share = 0.0;
            self.observer.round(&self.progress);
        }
    }

    fn tick(&mut self) {
        self.measure();
        self.observer.tick(&self.progress);
    }

    /// Brings the elapsed time up to date.
    pub fn measure(&mut self) {
        self.progress.elapsed = self.began.elapsed();
    }

    /// From now on bases may be larger than the best, which has so many tokens,
    /// until one is smaller or so many tests are started.
    pub fn go_beyond(&mut self, tokens: usize, tests: u64) {
        self.beyond = Some(Beyond {
            goal: tokens,
            tests: self.progress.tests + tests,
        });
    }

    /// Ends that; whether nothing smaller than the best was found meanwhile.
    pub fn come_back(&mut self) -> bool {
        self.beyond.take().is_some()
    }

    /// The base is this text of so many tokens now. Whether it is the best so far.
    pub fn improved(&mut self, text: &[u8], tokens: usize) -> Result<bool, Stop> {
        self.bases += 1;
        if self.beyond.is_some_and(|beyond| tokens >= beyond.goal) {
            return Ok(false);
        }
        self.beyond = None;
        self.progress.successes += 1;
        self.based_on(text, tokens)?;
        Ok(true)
    }

    /// The base is this text of so many tokens now, whatever it was before.
    pub fn based_on(&mut self, text: &[u8], tokens: usize) -> Result<(), Stop> {
        self.progress.tokens_now = tokens;
        self.progress.bytes_now = text.len();
        self.memo.shrink(tokens);
        self.measure();
        self.observer
            .improved(text, &self.progress)
            .map_err(Stop::Unsaved)
    }
}
