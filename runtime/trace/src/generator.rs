//! Generators: programs that can run again with other decisions.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::choices::{Choices, Stop};
use super::follow::Following;
use super::trace::Trace;

/// The outcome of a generator's run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// An input.
    Done(Run),
    /// A strict run left its trace.
    Halted {
        /// Number of choices answered before.
        at: usize,
    },
    /// Too many choices or too much time.
    Limit,
    /// The generator failed.
    Failed {
        /// The reason.
        message: String,
    },
}

/// A run that made an input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The choices.
    pub trace: Trace,
    /// The input.
    pub output: Vec<u8>,
}

/// A failure to run a generator.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {source}")]
pub struct GeneratorError {
    /// The failed action.
    pub what: String,
    /// The system's error.
    pub source: std::io::Error,
}

/// A program that makes an input by choices: equal decisions make equal inputs.
pub trait Generator {
    /// Runs with the generator's own decisions, perhaps of a seed, and at most `limit` choices.
    ///
    /// # Errors
    /// If the generator cannot be run.
    fn record(&mut self, seed: Option<u64>, limit: u64) -> Result<Answer, GeneratorError>;

    /// Runs by a trace, with at most `limit` choices.
    ///
    /// # Errors
    /// If the generator cannot be run.
    fn replay(
        &mut self,
        trace: &Trace,
        following: Following,
        limit: u64,
    ) -> Result<Answer, GeneratorError>;
}

/// A generator that is a function.
///
/// A panic fails the run, after the panic hook; the function must then be callable again. Runs end
/// by unwinding, so the program must not abort on panics.
#[derive(Debug)]
pub struct FnGenerator<F> {
    generate: F,
    /// The seed of a run that is recorded without one.
    seed: u64,
}

impl<F: FnMut(&mut Choices) -> Vec<u8>> FnGenerator<F> {
    /// Creates a generator.
    pub const fn new(generate: F) -> Self {
        Self { generate, seed: 0 }
    }

    /// Sets the seed of a run that is recorded without one, 0 by default.
    #[must_use]
    pub const fn seeded(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    fn run(&mut self, choices: Choices, limit: u64) -> Answer {
        let mut choices = choices.at_most(limit);
        let generate = &mut self.generate;
        match catch_unwind(AssertUnwindSafe(|| generate(&mut choices))) {
            Ok(output) => match choices.finish() {
                Ok(trace) => Answer::Done(Run { trace, output }),
                Err(halted) => Answer::Halted { at: halted.at },
            },
            Err(payload) => match payload.downcast::<Stop>() {
                Ok(stop) => match *stop {
                    Stop::Halted(halted) => Answer::Halted { at: halted.at },
                    Stop::Limit => Answer::Limit,
                },
                Err(payload) => {
                    let text = payload
                        .downcast_ref::<&str>()
                        .map(|text| (*text).to_owned());
                    let text = text.or_else(|| payload.downcast_ref::<String>().cloned());
                    let message = text.unwrap_or_else(|| "it panicked".to_owned());
                    Answer::Failed { message }
                }
            },
        }
    }
}

impl<F: FnMut(&mut Choices) -> Vec<u8>> Generator for FnGenerator<F> {
    fn record(&mut self, seed: Option<u64>, limit: u64) -> Result<Answer, GeneratorError> {
        Ok(self.run(Choices::random(seed.unwrap_or(self.seed)), limit))
    }

    fn replay(
        &mut self,
        trace: &Trace,
        following: Following,
        limit: u64,
    ) -> Result<Answer, GeneratorError> {
        Ok(self.run(Choices::by(trace.clone(), following), limit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(choices: &mut Choices) -> Vec<u8> {
        choices.repeat(0..=9, |choices, _| choices.range(b'a'..=b'z'))
    }

    #[test]
    fn a_run_may_be_too_long() {
        let endless = |choices: &mut Choices| {
            while !choices.flag() || choices.range(0..10) >= 0 {}
            Vec::new()
        };
        let answer = FnGenerator::new(endless).record(Some(1), 100).unwrap();
        assert_eq!(answer, Answer::Limit);
    }

    #[test]
    fn a_failing_run_says_why() {
        let fails = |_: &mut Choices| -> Vec<u8> { std::panic::panic_any("no names left") };
        let answer = FnGenerator::new(fails).record(None, 100).unwrap();
        let message = "no names left".to_owned();
        assert_eq!(answer, Answer::Failed { message });
    }

    #[test]
    fn a_run_that_is_shorter_than_its_trace_has_left_it() {
        let mut generator = FnGenerator::new(letters);
        let run = (0..).find_map(|seed| match generator.record(Some(seed), 100) {
            Ok(Answer::Done(run)) if run.output.len() == 3 => Some(run),
            _ => None,
        });
        let trace = run.unwrap().trace;
        let mut none = FnGenerator::new(|_: &mut Choices| Vec::new());
        let answer = none.replay(&trace, Following::Strict, 100).unwrap();
        assert_eq!(answer, Answer::Halted { at: 0 });
        let Ok(Answer::Done(run)) = none.replay(&trace, Following::Nearest, 100) else {
            panic!("it ends");
        };
        assert!(run.trace.is_empty());
    }
}
