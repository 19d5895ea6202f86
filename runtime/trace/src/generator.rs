//! What can be run again with other decisions.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::choices::{Choices, Stop};
use super::trace::Trace;

/// How a run of a generator ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It made an input.
    Done(Run),
    /// It left the trace that it had to keep to.
    Halted {
        /// How many choices were answered before.
        at: usize,
    },
    /// It had more choices than it may have, or took too long.
    Limit,
    /// It failed.
    Failed {
        /// Why, for a person.
        message: String,
    },
}

/// A run that made an input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// What was chosen.
    pub trace: Trace,
    /// The input.
    pub output: Vec<u8>,
}

/// A generator cannot be run any more.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {source}")]
pub struct GeneratorError {
    /// What was being done.
    pub what: String,
    /// What the system said.
    pub source: std::io::Error,
}

/// A program that makes inputs by choices, and makes the same input by the same
/// decisions.
pub trait Generator {
    /// Runs it with decisions of its own, which a seed may determine. More than
    /// `limit` choices end the run.
    ///
    /// # Errors
    /// If it cannot be run at all.
    fn record(&mut self, seed: Option<u64>, limit: u64) -> Result<Answer, GeneratorError>;

    /// Runs it by a trace; if `strict`, a run that leaves the trace is halted.
    /// More than `limit` choices end the run.
    ///
    /// # Errors
    /// If it cannot be run at all.
    fn replay(&mut self, trace: &Trace, strict: bool, limit: u64)
    -> Result<Answer, GeneratorError>;
}

/// A generator that is a function of this process. Where it panics, the run has
/// failed (the panic hook has its say; the function must be one that can be
/// called again then). Runs are ended by unwinding, so this needs a program that
/// does not abort on panics.
#[derive(Debug)]
pub struct FnGenerator<F> {
    generate: F,
}

impl<F: FnMut(&mut Choices) -> Vec<u8>> FnGenerator<F> {
    /// A generator.
    pub const fn new(generate: F) -> Self {
        Self { generate }
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
        Ok(self.run(Choices::random(seed.unwrap_or(0)), limit))
    }

    fn replay(
        &mut self,
        trace: &Trace,
        strict: bool,
        limit: u64,
    ) -> Result<Answer, GeneratorError> {
        let choices = match strict {
            true => Choices::strictly(trace.clone()),
            false => Choices::following(trace.clone()),
        };
        Ok(self.run(choices, limit))
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
        let answer = none.replay(&trace, true, 100).unwrap();
        assert_eq!(answer, Answer::Halted { at: 0 });
        let Ok(Answer::Done(run)) = none.replay(&trace, false, 100) else {
            panic!("it ends");
        };
        assert!(run.trace.is_empty());
    }
}
