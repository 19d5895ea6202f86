//! A property test that is a function.

use std::collections::VecDeque;
use std::time::Instant;

use super::{Cancel, Ending, Event, Executor, OracleError, Outcome, Ticket, Verdict};

/// An executor that calls a function; true accepts.
pub struct FnExecutor<F> {
    property: F,
    cancels: Vec<Cancel>,
    next: u64,
    done: VecDeque<Outcome>,
}

impl<F: FnMut(&[u8]) -> bool> FnExecutor<F> {
    /// Creates an executor.
    pub fn new(property: F) -> Self {
        Self {
            property,
            cancels: Vec::new(),
            next: 0,
            done: VecDeque::new(),
        }
    }

    /// Adds a handle that stops the search.
    #[must_use]
    pub fn cancelled_by(mut self, cancel: Cancel) -> Self {
        self.cancels.push(cancel);
        self
    }

    fn is_cancelled(&self) -> bool {
        self.cancels.iter().any(Cancel::is_cancelled)
    }
}

impl<F: FnMut(&[u8]) -> bool> Executor for FnExecutor<F> {
    fn capacity(&self) -> usize {
        1
    }

    fn halt(&self) -> Box<dyn Fn() -> bool + Send + Sync> {
        let cancels = self.cancels.clone();
        Box::new(move || cancels.iter().any(Cancel::is_cancelled))
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        self.next += 1;
        let began = Instant::now();
        let passed = (self.property)(candidate);
        self.done.push_back(Outcome {
            ticket,
            verdict: if passed {
                Verdict::Interesting
            } else {
                Verdict::Uninteresting
            },
            ending: Ending::InProcess,
            elapsed: began.elapsed(),
            output: Vec::new(),
        });
        Ok(ticket)
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        if self.is_cancelled() {
            return Ok(Event::Interrupted);
        }
        let outcome = self.done.pop_front().expect("something was started");
        Ok(Event::Finished(outcome))
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        if self.is_cancelled() {
            return Ok(Some(Event::Interrupted));
        }
        Ok(self.done.pop_front().map(Event::Finished))
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.done.retain(|outcome| outcome.ticket != ticket);
    }
}
