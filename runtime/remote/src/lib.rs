//! A client of Bazel's Remote Execution API (version 2) for property tests.
//!
//! [`serve`] takes the tests of a
//! [`RemoteExecutor`](secateur_oracle::remote::RemoteExecutor) from a socket and runs each as an
//! action. The program `secateur-remote` serves its standard input so; a program that embeds a
//! reducer can serve a thread. The program `secateur-worker` is a part of each action: it runs the
//! test there.
//!
//! # An action
//! ```text
//! secateur-worker     its arguments: the number of candidates, timeout, limits, the command
//! test/…              the test's programs and the inputs
//! 0, 1, …             candidates
//! 0.report, …         what the worker writes
//! ```
//! Inputs, worker and command are uploaded once. For each candidate that is new to the service
//! there are the candidate, the directory and the action, in one request. [`action`] makes them,
//! [`client`] runs them and tries again, [`store`] moves blobs, [`session`] is the loop over orders
//! and answers.
//!
//! ```no_run
//! use std::ffi::OsStr;
//! use std::os::unix::net::UnixStream;
//! use secateur_oracle::remote::{RemoteExecutor, RemoteService};
//! use secateur_oracle::{LocalOptions, TestCommand};
//!
//! let (one, other) = UnixStream::pair()?;
//! std::thread::spawn(move || secateur_remote::serve(other));
//! let service = RemoteService {
//!     endpoint: "grpc://localhost:8980".to_owned(),
//!     attempts: 10,
//!     ..RemoteService::default()
//! };
//! let test = TestCommand::from_test(OsStr::new("./test.sh"))?;
//! let options = LocalOptions::default();
//! let executor =
//!     RemoteExecutor::over(one, test, OsStr::new("input.c"), options, service, None)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! There is no scheduler here: as many actions are under way as the search started tests, and the
//! service balances them.

#![warn(missing_docs)]

mod action;
mod client;
mod connection;
mod failure;
mod inputs;
mod session;
mod store;

use std::io;
use std::os::unix::net::UnixStream;

/// Runs the tests that come from a socket, until that is closed.
///
/// # Errors
/// If the socket fails.
pub fn serve(stream: UnixStream) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(session::run(stream))
}
