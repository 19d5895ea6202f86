//! Property tests as processes of this machine.
//!
//! A property test is a command: the [`LocalExecutor`] writes a candidate into a directory of
//! its own, runs the command there, and reads the verdict off its end. It is the
//! [`Executor`](secateur_reduce::executor::Executor) that the command line gives to the search.
//!
//! # The way of a candidate
//! - [`TestCommand`] is a program with arguments, of which `{}` stands for the candidate's
//!   file. A [`PropertyTest`] adds predicates over its exit status and output ([`Property`])
//!   and pairs of commands that have to differ.
//! - [`Layout`] says what a candidate's bytes are in the directory: one file, one among copies
//!   of others, or a list of files to keep. Each worker has one directory and one for
//!   `TMPDIR`, and uses them again.
//! - [`SandboxRules`] restricts where a test writes, by Landlock or by `bwrap`.
//! - A test runs in a process group of its own. It ends by itself, by the timeout, by a limit
//!   ([`Limits`]), or because the search cancels it; each time what it left is killed, also
//!   what left the group, and its files are removed.
//! - [`Interrupt`] turns the first signal of the terminal into an event of the executor. The
//!   second ends the process at once, tests included.
//!
//! [`plugin`] runs processes of another kind: programs that propose candidates, such as
//! `clang_delta`, as a [`Transformer`](secateur_reduce::transform::Transformer) of the search. A
//! [`Service`] is a program that serves a whole run, such as a generator of inputs; both are
//! confined as tests are.
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
//! The crate knows no grammar and proposes nothing by itself; it neither repeats tests nor
//! remembers verdicts, which is up to the search. Processes are watched by means of Linux
//! (`/proc`, subreaper); other systems of the Unix family end the process group alone.

#![warn(missing_docs)]

mod command;
mod interrupt;
mod kept;
mod limits;
mod local;
pub mod plugin;
mod processes;
mod property;
mod system;
pub mod watchdog;

pub use command::{CommandError, TestCommand};
pub use interrupt::Interrupt;
pub use limits::Limits;
pub use local::{
    Layout, LocalExecutor, LocalOptions, Sandbox, SandboxRules, Service, Serving, remove_left,
};
pub use property::{Property, PropertyTest, Signal, Stream};
