//! Property tests as processes of this machine.
//!
//! The [`LocalExecutor`], an [`Executor`](secateur_reduce::executor::Executor), writes a candidate
//! into a separate directory, runs the test's command there, and derives the verdict from its end.
//!
//! # The way of a candidate
//! - [`TestCommand`] is a program with arguments, in which `{}` stands for the candidate's file. A
//!   [`PropertyTest`] adds predicates over exit status and output ([`Property`]) and pairs of
//!   commands that have to differ.
//! - [`Layout`] maps a candidate's bytes to files: one file, one among copies of others, or a list
//!   of files to keep. Each worker reuses one directory and one `TMPDIR`.
//! - [`SandboxRules`] restricts where a test writes, by Landlock or by `bwrap`.
//! - A test runs in a separate process group. After its end, a timeout, an exceeded limit
//!   ([`Limits`]), or a cancellation, its remaining processes are killed, also those outside the
//!   group, and its files removed.
//! - [`Interrupt`] makes the terminal's first signal an event of the executor. The second ends the
//!   process at once, tests included.
//!
//! [`remote`] does the same on a remote execution service. [`plugin`] runs programs that propose
//! candidates, such as `clang_delta`, as a
//! [`Transformer`](secateur_reduce::transform::Transformer) of the search. A [`ServedProgram`]
//! serves a whole run, as a generator of inputs does. Both have the sandbox of tests.
//!
//! ```
//! use std::ffi::OsStr;
//! use secateur_oracle::{LocalExecutor, LocalOptions, TestCommand};
//! use secateur_reduce::executor::{Event, Executor, Verdict};
//!
//! let words = ["grep", "-q", "needle", "{}"].map(Into::into);
//! let test = TestCommand::from_words(words.to_vec())?;
//! let options = LocalOptions::default();
//! let mut executor = LocalExecutor::new(test, OsStr::new("input.txt"), options, None)?;
//!
//! let mut verdicts = Vec::new();
//! for candidate in ["hay with a needle", "hay"] {
//!     executor.start(candidate.as_bytes())?;
//!     if let Event::Finished(outcome) = executor.wait()? {
//!         verdicts.push(outcome.verdict);
//!     }
//! }
//! assert_eq!(verdicts, [Verdict::Interesting, Verdict::Uninteresting]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The search repeats tests and has the memo. Processes are watched by means of Linux (`/proc`,
//! subreaper); other Unix systems end only the process group.

#![warn(missing_docs)]

mod command;
mod interrupt;
mod kept;
mod limits;
mod local;
pub mod plugin;
mod processes;
mod property;
pub mod remote;
mod system;
pub mod watchdog;

pub use command::{CommandError, TestCommand};
pub use interrupt::Interrupt;
pub use limits::Limits;
pub use local::{
    Layout, LocalExecutor, LocalOptions, Sandbox, SandboxRules, ServedProgram, Serving,
    TemporaryFolder, probe, remove_left,
};
pub use property::{Property, PropertyTest, Signal, Stream};
