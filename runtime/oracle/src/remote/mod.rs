//! Property tests on a remote execution service.
//!
//! The [`RemoteExecutor`] is to a service what the [`LocalExecutor`](crate::LocalExecutor) is to
//! this machine. The protocol of the service is spoken by a client at the other end of a socket:
//! the program `secateur-remote`, or `secateur_remote::serve` in a thread of this process. So
//! nothing here links a runtime of asynchronous tasks.
//!
//! ```text
//! RemoteExecutor ── Setup, Order ──▶ client ── action ──▶ service ──▶ worker (`work`)
//!                ◀───── Answer ─────        ◀─ its file ─         ◀── report
//! ```
//!
//! The worker runs a command by a `LocalExecutor`, so that limits, signals and left processes are
//! what they are here. It reports what it saw; the verdict is found here.

mod executor;
mod place;
pub mod wire;
mod worker;

use std::path::PathBuf;

pub use executor::RemoteExecutor;
pub use worker::{CANNOT_RUN, LIMITED, work};

/// A remote execution service, and what its actions contain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RemoteService {
    /// Its address: `grpc://HOST:PORT`, or `grpcs://HOST:PORT` with TLS.
    pub endpoint: String,
    /// The instance of the service.
    pub instance: String,
    /// Headers of each request.
    pub headers: Vec<(String, String)>,
    /// The certificates that the service's is checked by; default: those of the system.
    pub tls_ca: Option<PathBuf>,
    /// Properties of the machines that run tests, such as the image.
    pub platform: Vec<(String, String)>,
    /// A text in each action, for what it cannot contain.
    pub salt: String,
    /// Files and directories that are uploaded, too.
    pub inputs: Vec<PathBuf>,
    /// The program that runs a test there.
    ///
    /// Default: `secateur-worker` beside the client or in the `PATH`.
    pub worker: Option<PathBuf>,
    /// Maximal number of candidates in an action, at least 1.
    pub batch: u32,
    /// Failures in a row of one action that end the search, at least 1.
    pub attempts: u32,
    /// Whether no stored verdict counts, for a flaky test.
    pub fresh: bool,
}

/// The name of the worker in the action.
pub const WORKER: &str = "secateur-worker";
