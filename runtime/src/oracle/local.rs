//! Property tests as processes of this machine.

use std::collections::VecDeque;
use std::ffi::OsStr;
use std::io::{self, PipeReader, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::workdir::Workdir;
use super::{Ending, Event, Executor, OracleError, Outcome, TestCommand, Ticket, Verdict};
use super::{processes, watch};
use crate::session::Interrupt;

/// How tests are run.
#[derive(Clone, Debug)]
pub struct LocalOptions {
    /// How many at once, at least 1.
    pub jobs: usize,
    /// After which time a test is killed. Without it, the first test (of the
    /// original) may take as long as it likes; the others get twenty times that,
    /// but at least ten seconds.
    pub timeout: Option<Duration>,
    /// Of how many tests, from the first on, the last output is kept.
    pub keep_output: u64,
}

/// Runs tests in fresh temporary directories, each in a process group of its own.
#[derive(Debug)]
pub struct LocalExecutor {
    /// Tells executors of this process apart.
    number: u64,
    command: TestCommand,
    options: LocalOptions,
    timeout: Option<Duration>,
    workdir: Workdir,
    interrupt: Option<Interrupt>,
    next: u64,
    running: Vec<Running>,
    done: VecDeque<Outcome>,
    only_children: bool,
}

#[derive(Debug)]
struct Running {
    ticket: Ticket,
    child: Child,
    pid: Pid,
    handle: Option<std::os::fd::OwnedFd>,
    folder: PathBuf,
    began: Instant,
    output: Option<Tail>,
}

/// Bytes of output that are kept.
const KEPT: usize = 64 << 10;
/// Without `--timeout`: a test gets this many times the original's time …
const PATIENCE: u32 = 20;
/// … and at least this.
const LEAST: Duration = Duration::from_secs(10);

impl LocalExecutor {
    /// An executor for a test on files with this name (no directories).
    ///
    /// # Errors
    /// If no temporary directory can be made.
    pub fn new(
        command: TestCommand,
        file: &OsStr,
        options: LocalOptions,
        interrupt: Option<Interrupt>,
    ) -> Result<Self, OracleError> {
        static EXECUTORS: AtomicU64 = AtomicU64::new(0);
        processes::adopt_orphans();
        let workdir = Workdir::new(file).map_err(|source| OracleError {
            what: format!(
                "cannot make a directory in {}",
                std::env::temp_dir().display()
            ),
            source,
        })?;
        Ok(Self {
            number: EXECUTORS.fetch_add(1, Ordering::Relaxed),
            command,
            timeout: options.timeout,
            options,
            workdir,
            interrupt,
            next: 0,
            running: Vec::new(),
            done: VecDeque::new(),
            only_children: false,
        })
    }

    /// Says that this process has no children but tests. Then what a test left
    /// behind is killed also when it left the process group and cleared its
    /// environment; otherwise it could as well be somebody else's child.
    #[must_use]
    pub const fn with_only_children(mut self) -> Self {
        self.only_children = true;
        self
    }

    /// The longest that a test may take, if that is known by now.
    #[must_use]
    pub const fn timeout(&self) -> Option<Duration> {
        self.timeout
    }

    fn spawn(&self, number: u64, folder: &PathBuf) -> io::Result<(Child, Option<Tail>)> {
        let words = self.command.for_candidate(self.workdir.file());
        let keep = number < self.options.keep_output;
        let (tail, writers) = if keep {
            let (reader, writer) = io::pipe()?;
            (
                Some(Tail::new(reader)?),
                Some((writer.try_clone()?, writer)),
            )
        } else {
            (None, None)
        };
        let start = |words: &[std::ffi::OsString]| {
            let mut command = Command::new(&words[0]);
            command
                .args(&words[1..])
                .current_dir(folder)
                .stdin(Stdio::null())
                .env(processes::MARKER, self.marker(number))
                .process_group(0);
            match &writers {
                Some((out, err)) => {
                    command.stdout(out.try_clone()?).stderr(err.try_clone()?);
                }
                None => {
                    command.stdout(Stdio::null()).stderr(Stdio::null());
                }
            }
            processes::spawn(&mut command)
        };
        let child = match start(&words) {
            // A script without its first line: run as a shell would.
            Err(error)
                if error.raw_os_error() == Some(rustix::io::Errno::NOEXEC.raw_os_error()) =>
            {
                let mut shell = vec!["/bin/sh".into()];
                shell.extend(words);
                start(&shell)?
            }
            other => other?,
        };
        Ok((child, tail))
    }

    fn marker(&self, number: u64) -> String {
        format!("{}.{}.{number}", std::process::id(), self.number)
    }

    /// Takes up what has happened. Returns whether there was a signal.
    fn look(&mut self) -> Result<bool, OracleError> {
        let mut at = 0;
        while at < self.running.len() {
            let test = &mut self.running[at];
            if let Some(tail) = &mut test.output {
                tail.read();
            }
            let ended = processes::has_ended(test.pid).map_err(unwatched)?;
            let late = self
                .timeout
                .is_some_and(|limit| test.began.elapsed() >= limit);
            if ended || late {
                let test = self.running.swap_remove(at);
                self.finish(test, ended)?;
            } else {
                at += 1;
            }
        }
        Ok(self.interrupt.as_ref().is_some_and(Interrupt::take))
    }

    /// Notes a test's end and removes what it left; one that has not ended is killed.
    fn finish(&mut self, mut test: Running, ended: bool) -> Result<(), OracleError> {
        let elapsed = test.began.elapsed();
        let mut output = test.output.take();
        let status = self.clear(&mut test, !ended).map_err(unwatched)?;
        if let Some(tail) = &mut output {
            tail.read();
        }
        let (verdict, ending) = if ended {
            let verdict = if status.success() {
                Verdict::Interesting
            } else {
                Verdict::Uninteresting
            };
            let ending = match status.code() {
                Some(code) => Ending::Exited(code),
                None => Ending::Signalled(status.signal().unwrap_or(0)),
            };
            (verdict, ending)
        } else {
            (Verdict::TimedOut, Ending::Killed)
        };
        if test.ticket.0 == 0 && self.timeout.is_none() {
            self.timeout = Some((elapsed * PATIENCE).max(LEAST));
        }
        self.done.push_back(Outcome {
            ticket: test.ticket,
            verdict,
            ending,
            elapsed,
            output: output.map(Tail::into_bytes).unwrap_or_default(),
        });
        Ok(())
    }

    /// Ends all processes of a test and removes its directory.
    fn clear(&self, test: &mut Running, alive: bool) -> io::Result<ExitStatus> {
        let status = processes::end(
            &mut test.child,
            alive,
            &self.marker(test.ticket.0),
            self.only_children,
        );
        if let Some(interrupt) = &self.interrupt {
            interrupt.forget(test.pid);
        }
        self.workdir.remove(&test.folder);
        status
    }

    /// Blocks until something may have happened.
    fn block(&self) -> Result<(), OracleError> {
        let mut descriptors: Vec<BorrowedFd<'_>> = Vec::new();
        descriptors.extend(self.interrupt.as_ref().map(|interrupt| interrupt.as_fd()));
        let mut naps = false;
        for test in &self.running {
            match &test.handle {
                Some(handle) => descriptors.push(handle.as_fd()),
                None => naps = true,
            }
            descriptors.extend(
                test.output
                    .iter()
                    .filter(|t| t.open)
                    .map(|t| t.reader.as_fd()),
            );
        }
        let deadline = self.timeout.and_then(|limit| {
            let left = |test: &Running| limit.saturating_sub(test.began.elapsed());
            self.running.iter().map(left).min()
        });
        watch::wait(&descriptors, deadline, naps).map_err(unwatched)
    }
}

impl Executor for LocalExecutor {
    fn capacity(&self) -> usize {
        self.options.jobs.max(1)
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let number = self.next;
        let folder = self
            .workdir
            .prepare(number, candidate)
            .map_err(|source| OracleError {
                what: "cannot write the candidate".to_owned(),
                source,
            })?;
        let began = Instant::now();
        let (child, output) = self.spawn(number, &folder).map_err(|source| OracleError {
            what: format!("cannot run the property test {}", self.command.shown()),
            source,
        })?;
        let pid = Pid::from_child(&child);
        if let Some(interrupt) = &self.interrupt {
            interrupt.remember(pid);
        }
        self.next += 1;
        self.running.push(Running {
            ticket: Ticket(number),
            handle: watch::handle(pid),
            child,
            pid,
            folder,
            began,
            output,
        });
        Ok(Ticket(number))
    }

    fn wait(&mut self) -> Result<Event, OracleError> {
        loop {
            if let Some(event) = self.poll()? {
                return Ok(event);
            }
            assert!(
                !self.running.is_empty() || self.interrupt.is_some(),
                "nothing runs that could be waited for"
            );
            self.block()?;
        }
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        if self.look()? {
            return Ok(Some(Event::Interrupted));
        }
        Ok(self.done.pop_front().map(Event::Finished))
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.done.retain(|outcome| outcome.ticket != ticket);
        if let Some(at) = self.running.iter().position(|test| test.ticket == ticket) {
            let mut test = self.running.swap_remove(at);
            let _ = self.clear(&mut test, true);
        }
    }
}

impl Drop for LocalExecutor {
    fn drop(&mut self) {
        while let Some(mut test) = self.running.pop() {
            let _ = self.clear(&mut test, true);
        }
    }
}

fn unwatched(source: io::Error) -> OracleError {
    OracleError {
        what: "cannot watch the property test".to_owned(),
        source,
    }
}

/// The last of a test's output.
#[derive(Debug)]
struct Tail {
    reader: PipeReader,
    kept: Vec<u8>,
    open: bool,
}

impl Tail {
    fn new(reader: PipeReader) -> io::Result<Self> {
        rustix::fs::fcntl_setfl(&reader, rustix::fs::OFlags::NONBLOCK)?;
        Ok(Self {
            reader,
            kept: Vec::new(),
            open: true,
        })
    }

    /// Reads what is there, but not for ever from one that never stops.
    fn read(&mut self) {
        let mut buffer = [0; 16 << 10];
        for _ in 0..64 {
            match self.reader.read(&mut buffer) {
                Ok(0) => self.open = false,
                Ok(len) => {
                    self.kept.extend_from_slice(&buffer[..len]);
                    let old = self.kept.len().saturating_sub(KEPT);
                    self.kept.drain(..old);
                    continue;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => {}
            }
            break;
        }
    }

    fn into_bytes(self) -> Vec<u8> {
        self.kept
    }
}

#[cfg(test)]
mod tests;
