//! An executor with a virtual clock.

use std::collections::BTreeMap;
use std::ops::Range;
use std::time::Duration;

use secateur_reduce::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};
use secateur_reduce::search::TextKey;

use super::store::{Answer, Store};
use crate::bench::processor::Stopwatch;

/// A distribution of test times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Times {
    /// One second each.
    Constant,
    /// Log-normal, with tests that hang.
    LogNormal,
    /// Those that were measured.
    Measured,
}

impl Times {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Constant => "constant",
            Self::LogNormal => "log-normal",
            Self::Measured => "measured",
        }
    }
}

/// Standard deviation of the time's logarithm.
const SIGMA: f64 = 0.5;
/// Share of the rejected texts whose tests hang.
const HANGS: f64 = 0.02;
/// Factor on the simulated times that the search sees.
///
/// It compares them with the real time of copies that run ahead, which a loaded machine prolongs.
const SLOWER: u32 = 1000;
/// Time of a process before its first test, 25 ms, and after its last one, 15 ms.
///
/// Measured between time stamps of a property test, with an input of 64 kB.
pub const PROCESS: Duration = Duration::from_millis(40);
/// Time of a test that hangs: the default limit for an original of one second.
const LIMIT: Duration = Duration::from_secs(20);

/// An executor in virtual time.
///
/// Verdicts are looked up when tests end, so a cancelled test costs nothing real.
pub struct Machine<S> {
    answers: S,
    workers: usize,
    times: Times,
    /// Added to the time of each test.
    overhead: Duration,
    now: Duration,
    /// Measures the search's own time between calls, if that passes.
    own: Option<Stopwatch>,
    /// Worker time so far, of cancelled tests until their cancellation.
    worked: Duration,
    /// By end, then in the order of starts.
    running: BTreeMap<(Duration, Ticket), Test>,
    next: u64,
}

struct Test {
    text: Vec<u8>,
    began: Duration,
    hangs: bool,
}

pub trait Answers {
    fn answer(&mut self, text: &[u8]) -> anyhow::Result<Answer>;
}

impl Answers for Store {
    fn answer(&mut self, text: &[u8]) -> anyhow::Result<Answer> {
        Self::answer(self, text)
    }
}

impl<S: Answers> Machine<S> {
    pub const fn new(answers: S, workers: usize, times: Times) -> Self {
        Self {
            answers,
            workers,
            times,
            overhead: Duration::ZERO,
            now: Duration::ZERO,
            own: None,
            worked: Duration::ZERO,
            running: BTreeMap::new(),
            next: 0,
        }
    }

    pub const fn with_overhead(mut self, overhead: Duration) -> Self {
        self.overhead = overhead;
        self
    }

    /// Lets the clock begin with the process, and run while the search computes.
    pub fn with_own_time(mut self) -> Self {
        self.now += PROCESS;
        self.own = Some(Stopwatch::now());
        self
    }

    /// Adds the search's own time since the last call.
    pub fn compute(&mut self) {
        if let Some(own) = self.own {
            self.now += Duration::from_secs_f64(own.seconds());
        }
    }

    /// Ends a call: the next own time begins.
    fn resume(&mut self) {
        self.own = self.own.map(|_| Stopwatch::now());
    }

    /// Returns the virtual time in seconds.
    pub const fn seconds(&self) -> f64 {
        self.now.as_secs_f64()
    }

    /// Returns the share of the workers' time that tests took.
    pub fn busy(&self) -> f64 {
        self.worked.as_secs_f64() / (self.now.as_secs_f64() * self.workers as f64)
    }

    /// Returns a test's time, and whether it hangs, as functions of the text alone.
    fn time(&mut self, text: &[u8]) -> anyhow::Result<(Duration, bool)> {
        match self.times {
            Times::Constant => Ok((Duration::from_secs(1), false)),
            Times::Measured => Ok((self.answers.answer(text)?.time, false)),
            Times::LogNormal => {
                let mut random = fastrand::Rng::with_seed(TextKey::of(text).0);
                if random.f64() < HANGS && !self.answers.answer(text)?.passed {
                    return Ok((LIMIT, true));
                }
                // Box and Muller's transformation, with a mean of one second.
                let radius = (-2.0 * (1.0 - random.f64()).ln()).sqrt();
                let normal = radius * (std::f64::consts::TAU * random.f64()).cos();
                let seconds = (SIGMA * normal - SIGMA * SIGMA / 2.0).exp();
                Ok((Duration::from_secs_f64(seconds), false))
            }
        }
    }

    /// Factor on the times that the search sees.
    const fn scale(&self) -> u32 {
        match self.times {
            Times::Measured => 1,
            Times::Constant | Times::LogNormal => SLOWER,
        }
    }

    fn finish(&mut self) -> anyhow::Result<Outcome> {
        let ((end, ticket), test) = self.running.pop_first().expect("a test runs");
        self.now = self.now.max(end);
        self.worked += end - test.began;
        let verdict = match test.hangs {
            true => Verdict::TimedOut,
            false if self.answers.answer(&test.text)?.passed => Verdict::Interesting,
            false => Verdict::Uninteresting,
        };
        Ok(Outcome {
            ticket,
            verdict,
            ending: Ending::InProcess,
            elapsed: (end - test.began) * self.scale(),
            output: Vec::new(),
        })
    }
}

impl<S: Answers> Executor for Machine<S> {
    fn capacity(&self) -> usize {
        self.workers
    }

    fn start(&mut self, text: &[u8]) -> Result<Ticket, OracleError> {
        self.compute();
        let (time, hangs) = self.time(text).map_err(broken)?;
        let ticket = Ticket(self.next);
        self.next += 1;
        let test = Test {
            text: text.to_vec(),
            began: self.now,
            hangs,
        };
        let end = self.now + time + self.overhead;
        self.running.insert((end, ticket), test);
        self.resume();
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        self.compute();
        let ended = self.finish().map(Event::Finished).map_err(broken);
        self.resume();
        ended
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        self.compute();
        self.resume();
        match self.running.first_key_value() {
            Some(((end, _), _)) if *end <= self.now => self.wait().map(Some),
            _ => Ok(None),
        }
    }

    fn wait_for_due(&mut self, times: &Range<Duration>) -> Result<(), OracleError> {
        self.compute();
        let scale = self.scale();
        let due = self
            .running
            .iter()
            .filter(|(_, test)| times.contains(&((self.now - test.began) * scale)));
        let until = due.map(|((end, _), test)| *end.min(&(test.began + times.end / scale)));
        self.now = until.max().map_or(self.now, |until| until.max(self.now));
        self.resume();
        Ok(())
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.compute();
        self.resume();
        let at = self
            .running
            .keys()
            .copied()
            .find(|&(_, other)| other == ticket);
        if let Some(at) = at
            && let Some(test) = self.running.remove(&at)
        {
            self.worked += self.now.min(at.0) - test.began;
        }
    }
}

fn broken(error: anyhow::Error) -> OracleError {
    OracleError {
        what: "the store of verdicts".to_owned(),
        source: std::io::Error::other(format!("{error:#}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Accepts even lengths after as many milliseconds as bytes.
    struct Even;

    impl Answers for Even {
        fn answer(&mut self, text: &[u8]) -> anyhow::Result<Answer> {
            Ok(Answer {
                passed: text.len().is_multiple_of(2),
                time: Duration::from_millis(text.len() as u64),
            })
        }
    }

    fn ended(machine: &mut Machine<Even>) -> (Ticket, Verdict) {
        match machine.wait().unwrap() {
            Event::Finished(outcome) => (outcome.ticket, outcome.verdict),
            Event::Interrupted => panic!("nobody interrupts"),
        }
    }

    #[test]
    fn tests_end_in_the_order_of_their_times() {
        let mut machine = Machine::new(Even, 4, Times::Measured);
        let long = machine.start(&[0; 300]).unwrap();
        let short = machine.start(&[0; 101]).unwrap();
        let vain = machine.start(&[0; 200]).unwrap();
        assert_eq!(ended(&mut machine), (short, Verdict::Uninteresting));
        machine.cancel(vain);
        assert_eq!(ended(&mut machine), (long, Verdict::Interesting));
        assert!((machine.seconds() - 0.3).abs() < 1e-9);
        // 300, 101, and 101 of the cancelled third, of 4 times 300.
        assert!((machine.busy() - 502.0 / 1200.0).abs() < 1e-9);
    }

    #[test]
    fn own_time_passes_between_calls() {
        let mut machine = Machine::new(Even, 2, Times::Measured).with_own_time();
        let first = machine.start(&[0; 1]).unwrap();
        let began = Stopwatch::now();
        // Longer than the first test.
        while began.seconds() < 0.002 {}
        let second = machine.start(&[0; 100]).unwrap();
        assert_eq!(ended(&mut machine), (first, Verdict::Uninteresting));
        assert_eq!(ended(&mut machine), (second, Verdict::Interesting));
        assert!(machine.seconds() >= PROCESS.as_secs_f64() + 0.102);
        assert!(machine.busy() < 1.0);
    }

    #[test]
    fn log_normal_times_have_a_mean_of_a_second_and_some_tests_hang() {
        let mut machine = Machine::new(Even, 1, Times::LogNormal);
        let (mut sum, mut ended, mut hung) = (0.0, 0, 0);
        for number in 0..20_000u64 {
            // Odd lengths, since only rejected texts hang.
            let mut text = number.to_le_bytes().to_vec();
            text.push(0);
            match machine.time(&text).unwrap() {
                (time, true) => {
                    assert_eq!(time, LIMIT);
                    hung += 1;
                }
                (time, false) => {
                    sum += time.as_secs_f64();
                    ended += 1;
                }
            }
            assert!(!machine.time(&text[..8]).unwrap().1);
        }
        let mean = sum / f64::from(ended);
        assert!((0.98..1.02).contains(&mean), "{mean}");
        assert!((300..500).contains(&hung), "{hung}");
    }
}
