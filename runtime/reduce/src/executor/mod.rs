//! Property tests as the search sees them: started, awaited, cancelled.
//!
//! The search starts candidates, waits for whichever ends first and cancels those that an
//! accepted one made pointless. Where a candidate runs is up to the [`Executor`]: a
//! function of this process ([`FnExecutor`]), a process of this machine (the crate
//! `secateur-oracle`), or another machine.

mod cancel;
mod in_process;

use std::fmt;
use std::time::Duration;

pub use cancel::Cancel;
pub use in_process::FnExecutor;

/// Names one started test until its outcome was handed over or it was cancelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Ticket(pub u64);

/// The verdict of a property test on a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The property holds.
    Interesting,
    /// The candidate lacks the property.
    Uninteresting,
    /// The test did not end in time and was killed; the candidate is rejected.
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
    /// The test ran inside this process: there is no exit status.
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
    /// From start to end.
    pub elapsed: Duration,
    /// The last bytes of its output, where the executor was asked to keep them.
    pub output: Vec<u8>,
}

/// The reason for which [`Executor::wait`] returns.
#[derive(Clone, Debug)]
pub enum Event {
    /// A test ended.
    Finished(Outcome),
    /// The user requested a stop; tests continue until cancelled.
    Interrupted,
}

/// A test could not be started or watched: not a verdict, but a broken oracle.
#[derive(Debug, thiserror::Error)]
#[error("{what}: {source}")]
pub struct OracleError {
    /// The action that failed, with the program's or file's name.
    pub what: String,
    /// The error of the system.
    pub source: std::io::Error,
}

/// Runs property tests, several at a time.
pub trait Executor {
    /// Returns the useful number of tests at once (at least 1).
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
    ///
    /// If no test is running and no event could ever arrive.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn wait(&mut self) -> Result<Event, OracleError>;

    /// Returns an event like [`wait`](Self::wait), or `None` at once if there is none.
    ///
    /// # Errors
    /// If the tests can no longer be watched.
    fn poll(&mut self) -> Result<Option<Event>, OracleError>;

    /// Ends a test with all its processes and forgets it: no outcome follows.
    fn cancel(&mut self, ticket: Ticket);
}

/// A limit that was hit.
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
