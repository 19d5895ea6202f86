//! The interface of property tests.
//!
//! The search starts candidates, waits for the next end, and cancels tests that an accepted
//! candidate made pointless. An [`Executor`] runs them: a function of this process
//! ([`FnExecutor`]), a process of this machine (the crate `secateur-oracle`), or another machine.

mod cancel;
mod in_process;

use std::fmt;
use std::time::Duration;

pub use cancel::Cancel;
pub use in_process::FnExecutor;

/// The number of a started test, until its outcome is taken or it is cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// The verdict of a property test on a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The candidate has the property.
    Interesting,
    /// The candidate lacks the property.
    Uninteresting,
    /// The test was killed at its time limit; the candidate is rejected.
    TimedOut,
    /// The test exceeded a limit; the candidate is rejected.
    OverLimit,
}

/// The end of the test's process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// The process exited with this status.
    Exited(i32),
    /// This signal killed it.
    Signalled(i32),
    /// The process was killed after the timeout.
    Killed,
    /// The process was killed above this limit.
    OverLimit(Limit),
    /// The test ran inside this process, without an exit status.
    #[default]
    InProcess,
}

/// The end of one test.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The ticket of the test.
    pub ticket: Ticket,
    /// The verdict.
    pub verdict: Verdict,
    /// The end of the process.
    pub ending: Ending,
    /// Time from start to end.
    pub elapsed: Duration,
    /// The last bytes of its output, if the executor keeps them.
    pub output: Vec<u8>,
}

/// A reason for which [`Executor::wait`] returns.
#[derive(Clone, Debug)]
pub enum Event {
    /// A test ended.
    Finished(Outcome),
    /// The user requested a stop, or the time is over; tests continue until cancelled.
    Interrupted,
}

/// An error of a test that could not be started or watched, which is no verdict.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {source}")]
pub struct OracleError {
    /// The failed action, with the name of the program or file.
    pub what: String,
    /// The error of the system.
    pub source: std::io::Error,
}

/// A runner of property tests, several at a time.
pub trait Executor {
    /// Returns how many tests may usefully run at once, at least 1.
    fn capacity(&self) -> usize;

    /// Returns a function that says whether the search has to stop, for the lexer and the parser.
    ///
    /// [`poll`](Self::poll) says so as well.
    fn halt(&self) -> Box<dyn Fn() -> bool + Send + Sync> {
        Box::new(|| false)
    }

    /// Starts the test on a candidate and returns at once.
    ///
    /// # Errors
    /// If the candidate cannot be written or the test cannot be started.
    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError>;

    /// Blocks until a started test ends or the user interrupts.
    ///
    /// Each outcome comes once, in the order of ends.
    ///
    /// # Panics
    /// If no test is running and no event could ever arrive.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn wait(&mut self) -> Result<Event, OracleError>;

    /// Returns an event like [`wait`](Self::wait), or `None` without waiting.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn poll(&mut self) -> Result<Option<Event>, OracleError>;

    /// Ends a test with all its processes; no outcome follows.
    fn cancel(&mut self, ticket: Ticket);
}

/// A limit of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Bytes of memory in use.
    Memory,
    /// Processor time.
    Processor,
    /// Bytes printed.
    Output,
    /// Bytes of a file written.
    File,
    /// Bytes of all files written.
    Written,
    /// Processes at once.
    Processes,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Memory => "it used more memory than `--limit memory` allows",
            Self::Processor => "it used more processor time than `--limit cpu` allows",
            Self::Output => "it printed more than `--limit output` allows",
            Self::File => "it wrote a larger file than `--limit file` allows",
            Self::Written => "it wrote more to disk than `--limit written` allows",
            Self::Processes => "it started more processes than `--limit processes` allows",
        })
    }
}
