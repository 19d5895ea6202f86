//! The interface of property tests.
//!
//! The search starts candidates, waits for ends, and cancels tests that an accepted candidate makes
//! pointless. An [`Executor`] runs a function ([`FnExecutor`]), processes of this machine (the
//! crate `secateur-oracle`), or tests elsewhere.

mod cancel;
mod in_process;

use std::fmt;
use std::ops::Range;
use std::time::Duration;

pub use cancel::Cancel;
pub use in_process::FnExecutor;

/// A test's number, until its outcome is taken or it is cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// The verdict of a property test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Accepted.
    Interesting,
    /// Rejected.
    Uninteresting,
    /// Killed at its time limit: rejected.
    TimedOut,
    /// Killed at another limit: rejected.
    OverLimit,
}

/// The end of a test's process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ending {
    /// Exited with this status.
    Exited(i32),
    /// Killed by this signal.
    Signalled(i32),
    /// Killed after the timeout.
    Killed,
    /// Killed above this limit.
    OverLimit(ResourceLimit),
    /// Inside this process, without a status.
    #[default]
    InProcess,
}

/// The end of a test.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The ticket.
    pub ticket: Ticket,
    /// The verdict.
    pub verdict: Verdict,
    /// The end of the process.
    pub ending: Ending,
    /// Time from start to end.
    pub elapsed: Duration,
    /// The last bytes of output, if the executor keeps them.
    pub output: Vec<u8>,
}

/// The result of [`Executor::wait`].
#[derive(Clone, Debug)]
pub enum Event {
    /// A test ended.
    Finished(Outcome),
    /// A requested stop, or the end of the time; tests continue until cancelled.
    Interrupted,
}

/// A failure to start or watch a test, which is no verdict.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {source}")]
pub struct OracleError {
    /// The failed action, with the program or file.
    pub what: String,
    /// The system's error.
    pub source: std::io::Error,
}

/// A runner of property tests, several at a time.
pub trait Executor {
    /// Returns the useful number of concurrent tests, at least 1.
    fn capacity(&self) -> usize;

    /// Returns a function for the lexer and the parser: whether the search has to stop.
    ///
    /// [`poll`](Self::poll) reports it as well.
    fn halt(&self) -> Box<dyn Fn() -> bool + Send + Sync> {
        Box::new(|| false)
    }

    /// Starts a test without waiting.
    ///
    /// # Errors
    /// If the candidate cannot be written or the test cannot be started.
    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError>;

    /// Blocks until a test ends or the search has to stop: by the user, or at the end of the time.
    ///
    /// Each outcome comes once, in the order of ends.
    ///
    /// # Panics
    /// If no test is running and no event could ever arrive.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn wait(&mut self) -> Result<Event, OracleError>;

    /// Returns an event, or `None` without waiting.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn poll(&mut self) -> Result<Option<Event>, OracleError>;

    /// Waits for all tests whose time so far is in `times`, each while it is.
    ///
    /// [`poll`](Self::poll) returns their outcomes. An executor that cannot wait for a limited time returns at once.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn wait_for_due(&mut self, _times: &Range<Duration>) -> Result<(), OracleError> {
        Ok(())
    }

    /// Limits the time of the first test by that of another command on the same text, if by nothing else.
    fn limit_first(&mut self, _other: Duration) {}

    /// Ends a test with all its processes; no outcome follows.
    fn cancel(&mut self, ticket: Ticket);
}

/// A limit of a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResourceLimit {
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

impl fmt::Display for ResourceLimit {
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
