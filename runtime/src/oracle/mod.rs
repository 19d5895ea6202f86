//! The property test and how it is run.
//!
//! The search knows this trait alone: it starts candidates, waits for whichever
//! ends first and cancels what a success made pointless. Where a candidate runs
//! is the executor's affair.

mod command;
mod in_process;
mod kept;
mod limits;
mod local;
mod processes;
mod property;

use std::time::Duration;

pub use command::{CommandError, TestCommand};
pub use in_process::FnExecutor;
pub use limits::{Limit, Limits};
pub use local::{Confinement, FOLDER_PREFIX, Layout, LocalExecutor, LocalOptions, Sandbox};
pub use property::{Property, PropertyTest, Signal, Stream};

/// Names one started test until its outcome was handed over or it was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// What a property test said of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The property holds.
    Interesting,
    /// It does not.
    Uninteresting,
    /// The test did not end in time and was killed; counts as uninteresting.
    TimedOut,
    /// The test used more of the machine than it may; counts as uninteresting.
    OverLimit,
}

/// How the test's process ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// It exited with this status.
    Exited(i32),
    /// This signal killed it.
    Signalled(i32),
    /// It was killed because its time was over.
    Killed,
    /// It was killed because it used too much.
    OverLimit(Limit),
    /// It ran inside this process: there is no exit status.
    #[default]
    InProcess,
}

/// The end of one test.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Which test.
    pub ticket: Ticket,
    /// What it said.
    pub verdict: Verdict,
    /// How its process ended.
    pub ending: Ending,
    /// From start to end.
    pub elapsed: Duration,
    /// The last bytes of its output, where the executor was asked to keep them.
    pub output: Vec<u8>,
}

/// What [`Executor::wait`] woke up for.
#[derive(Clone, Debug)]
pub enum Event {
    /// A test ended.
    Finished(Outcome),
    /// The user asked to stop; tests go on until cancelled.
    Interrupted,
}

/// A test could not be started or watched: not a verdict, but a broken oracle.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {source}")]
pub struct OracleError {
    /// What was being done, with the program's or file's name.
    pub what: String,
    /// What the system said.
    pub source: std::io::Error,
}

/// Runs property tests, several at a time.
pub trait Executor {
    /// How many tests are worth running at once (at least 1).
    fn capacity(&self) -> usize;

    /// Starts the test on a candidate's bytes and returns at once.
    ///
    /// # Errors
    /// If the candidate cannot be written or the test cannot be started.
    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError>;

    /// Blocks until a started test ends or the user interrupts. Outcomes come in
    /// the order in which tests end; each comes once.
    ///
    /// # Panics
    /// If nothing is running and nobody could ever wake it.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn wait(&mut self) -> Result<Event, OracleError>;

    /// As [`wait`](Self::wait), but returns `None` at once when nothing has happened.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn poll(&mut self) -> Result<Option<Event>, OracleError>;

    /// Ends a test with all its processes and forgets it: no outcome follows.
    fn cancel(&mut self, ticket: Ticket);
}
