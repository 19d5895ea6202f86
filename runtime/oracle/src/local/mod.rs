//! The executor of property tests on this machine.

mod capture;
mod environment;
mod helper;
mod layout;
mod place;
mod probe;
mod removal;
mod running;
mod sandbox;
mod service;
mod spawn;
mod starter;
mod steps;
pub(crate) mod watch;
mod workdir;

use std::collections::VecDeque;
use std::io;
use std::ops::Range;
use std::os::fd::{AsFd, BorrowedFd};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use self::capture::Capture;
pub(crate) use self::capture::Wanted;
pub(crate) use self::helper::{Ended, Helper};
pub use self::layout::Layout;
pub use self::place::remove_left;
pub use self::probe::probe;
use self::running::{Current, Running};
pub use self::sandbox::{Sandbox, SandboxRules};
pub use self::service::{ServedProgram, Serving};
use self::spawn::Spawner;
pub use self::workdir::TemporaryFolder;
use self::workdir::{Slot, Workdir};
use super::processes;
use super::property::{Judge, Seen, guards_timeout};
use crate::interrupt::{self, Interrupt};
use crate::{Limits, PropertyTest};
use secateur_reduce::executor::{Ending, Event, Executor, OracleError, Outcome, Ticket};

/// The options of an executor of processes.
#[derive(Clone, Debug, Default)]
pub struct LocalOptions {
    /// Number of tests at once, at least 1.
    pub jobs: usize,
    /// Time after which a test is killed.
    ///
    /// Without it, the first test (of the original) has no limit; the others get twenty times its
    /// time, at least ten seconds.
    pub timeout: Option<Duration>,
    /// Whether a test that is killed after its time accepts.
    pub timeout_is_interesting: bool,
    /// Number of tests, from the first on, whose last output is kept.
    pub keep_output: u64,
    /// The limits of a test.
    pub limits: Limits,
    /// The sandbox of a test.
    pub sandbox_rules: SandboxRules,
    /// The parent of temporary directories.
    ///
    /// Default: memory if that has space, otherwise `TMPDIR`.
    pub temp: Option<PathBuf>,
}

/// An executor of tests in temporary directories, each in a separate process group.
#[derive(Debug)]
pub struct LocalExecutor {
    /// Distinguishes executors of this process.
    number: u64,
    judge: Judge,
    options: LocalOptions,
    timeout: Option<Duration>,
    // Dropped before the directories, to which running tests write.
    running: Vec<Running>,
    /// Tests that wait.
    ///
    /// They are compared with the first, or others leave them no space.
    held: Vec<(Ticket, Vec<u8>)>,
    spawner: Spawner,
    workdir: Workdir,
    interrupt: Option<Interrupt>,
    next: u64,
    done: VecDeque<Outcome>,
    only_children: bool,
    notice: Option<String>,
    /// The end and output of the latest test's last command, if recorded.
    last: Option<Seen>,
    records: bool,
}

impl LocalExecutor {
    /// Creates an executor for a test on candidates of a layout.
    ///
    /// # Errors
    /// If there is no temporary directory, or the sandbox is weaker than required.
    pub fn new(
        test: impl Into<PropertyTest>,
        layout: impl Into<Layout>,
        options: LocalOptions,
        interrupt: Option<Interrupt>,
    ) -> Result<Self, OracleError> {
        static EXECUTORS: AtomicU64 = AtomicU64::new(0);
        processes::adopt_orphans();
        // Before there is a directory that an end of the process could leave.
        if let Some(interrupt) = &interrupt {
            interrupt.at_second(abandon);
        }
        let parent = options.temp.clone().unwrap_or_else(place::choose);
        let workdir = std::path::absolute(&parent)
            .and_then(|parent| Workdir::new(&parent, layout.into()))
            .map_err(|source| OracleError {
                what: format!(
                    "cannot make a directory for tests in {} (`--set temp=DIR` names another)",
                    parent.display()
                ),
                source,
            })?;
        let (spawner, notice) =
            Spawner::new(&options.sandbox_rules, workdir.root(), options.limits.file)?;
        // Once: it concerns every test.
        let notice = notice.map(|notice| match cfg!(target_os = "linux") {
            true => notice,
            false => format!("{notice}, and only the time and the output of a test are limited"),
        });
        Ok(Self {
            number: EXECUTORS.fetch_add(1, Ordering::Relaxed),
            judge: Judge::new(
                test.into(),
                options.timeout_is_interesting,
                options.keep_output,
            ),
            timeout: options.timeout,
            options,
            running: Vec::new(),
            held: Vec::new(),
            spawner,
            workdir,
            interrupt,
            next: 0,
            done: VecDeque::new(),
            only_children: false,
            notice,
            last: None,
            records: false,
        })
    }

    /// Declares that this process has no children but tests.
    ///
    /// Then a process of a test is killed also when it left the process group and cleared its
    /// environment; otherwise it could be a child of other code.
    #[must_use]
    pub fn with_only_children(mut self) -> Self {
        self.only_children = true;
        processes::only_children();
        self
    }

    /// Returns the directory in which tests have theirs.
    #[must_use]
    pub fn folder(&self) -> &Path {
        self.workdir.root()
    }

    /// Returns the timeout of a test, if known by now.
    #[must_use]
    pub const fn timeout(&self) -> Option<Duration> {
        self.timeout
    }

    /// Returns a message if the system has no sandbox.
    #[must_use]
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Returns the property that the first test lacked, and what was seen instead.
    ///
    /// Only if properties were given and the test ended by itself.
    #[must_use]
    pub fn objection(&self) -> Option<&str> {
        self.judge.objection()
    }

    /// Keeps what the latest test's last command did, for [`last_seen`](Self::last_seen).
    pub(crate) fn recording(mut self) -> Self {
        self.records = true;
        self
    }

    pub(crate) fn last_seen(&mut self) -> Option<Seen> {
        self.last.take()
    }

    fn marker(&self, number: u64) -> String {
        format!("{}.{}.{number}", std::process::id(), self.number)
    }

    fn launch(&self, number: u64, step: usize, slot: &Slot) -> Result<Current, OracleError> {
        let launch = || {
            let command = self.judge.test.step(step).ok_or_else(|| {
                io::Error::new(io::ErrorKind::InvalidInput, "there is no command")
            })?;
            let words = command.for_candidate(self.workdir.name());
            let (capture, sinks) = Capture::new(self.judge.wanted(step, number))?;
            let marker = self.marker(number);
            let pid = self.spawner.start(&words, slot, &marker, sinks.streams())?;
            interrupt::remember(pid);
            Ok(Current {
                handle: watch::handle(pid),
                pid,
                capture,
                look: Current::first_look(&self.options.limits),
                began: Instant::now(),
            })
        };
        launch().map_err(|source| OracleError {
            what: format!("cannot run the property test {}", self.judge.test.shown()),
            source,
        })
    }

    /// Handles tests that have ended or reached a limit.
    fn look(&mut self) -> Result<(), OracleError> {
        let mut at = 0;
        while at < self.running.len() {
            let marker = self.marker(self.running[at].ticket.0);
            let test = &mut self.running[at];
            test.current.capture.read();
            let killed = if processes::has_ended(test.current.pid).map_err(unwatched)? {
                None
            } else if self
                .timeout
                .is_some_and(|limit| test.began.elapsed() >= limit)
            {
                Some(Ending::Killed)
            } else if let Some(limit) =
                test.current
                    .excess(&self.options.limits, &marker, &test.slot)
            {
                Some(Ending::OverLimit(limit))
            } else {
                at += 1;
                continue;
            };
            let test = self.running.swap_remove(at);
            self.step_ended(test, killed)?;
        }
        Ok(())
    }

    fn first_runs(&self) -> bool {
        self.running.iter().any(|test| test.ticket == Ticket(0))
    }

    /// Starts a test, or holds it while others use up the space, the processes or the memory.
    fn begin(&mut self, ticket: Ticket, candidate: &[u8]) -> Result<(), OracleError> {
        let slot = match self.workdir.take(candidate).map_err(unwritten) {
            Ok(slot) => slot,
            Err(error) => return self.hold(ticket, candidate.to_vec(), error),
        };
        let began = Instant::now();
        let current = match self.launch(ticket.0, 0, &slot) {
            Ok(current) => current,
            Err(error) => {
                self.workdir.give_back(slot);
                return self.hold(ticket, candidate.to_vec(), error);
            }
        };
        let keeps = self.judge.test.keeps_candidate(0);
        self.running.push(Running {
            ticket,
            seen: Vec::new(),
            candidate: if keeps {
                candidate.to_vec()
            } else {
                Vec::new()
            },
            length: candidate.len() as u64,
            slot,
            began,
            current,
        });
        Ok(())
    }

    /// Holds a test that could not start for want of what the running ones may free at their end.
    fn hold(
        &mut self,
        ticket: Ticket,
        candidate: Vec<u8>,
        error: OracleError,
    ) -> Result<(), OracleError> {
        if self.running.is_empty() || !is_shortage(&error.source) {
            return Err(error);
        }
        self.held.push((ticket, candidate));
        Ok(())
    }

    fn drop_test(&mut self, mut test: Running) {
        // No caller remains for an error.
        let _ = self.end(&mut test.current, true, test.ticket.0);
        self.workdir.give_back(test.slot);
    }

    /// Waits until something happens or the time has passed.
    fn block(&self, at_most: Option<Duration>) -> Result<(), OracleError> {
        let mut descriptors: Vec<BorrowedFd<'_>> = Vec::new();
        descriptors.extend(self.interrupt.as_ref().and_then(Interrupt::descriptor));
        let mut naps = false;
        let watched = self.options.limits.are_watched();
        let left = self.interrupt.as_ref().and_then(Interrupt::left);
        let mut wait = [left, at_most].into_iter().flatten().min();
        for test in &self.running {
            match &test.current.handle {
                Some(handle) => descriptors.push(handle.as_fd()),
                None => naps = true,
            }
            descriptors.extend(test.current.capture.descriptors());
            let left = self
                .timeout
                .map(|limit| limit.saturating_sub(test.began.elapsed()));
            let look = watched.then(|| test.current.look.saturating_duration_since(Instant::now()));
            wait = [wait, left, look].into_iter().flatten().min();
        }
        watch::wait(&descriptors, wait, naps)
            .map(drop)
            .map_err(unwatched)
    }
}

impl Executor for LocalExecutor {
    fn capacity(&self) -> usize {
        self.options.jobs.max(1)
    }

    fn halt(&self) -> Box<dyn Fn() -> bool + Send + Sync> {
        let interrupt = self.interrupt.clone();
        Box::new(move || interrupt.as_ref().is_some_and(Interrupt::ends))
    }

    fn start(&mut self, candidate: &[u8]) -> Result<Ticket, OracleError> {
        let ticket = Ticket(self.next);
        match self.judge.compares() && self.first_runs() {
            true => self.held.push((ticket, candidate.to_vec())),
            false => self.begin(ticket, candidate)?,
        }
        self.next += 1;
        Ok(ticket)
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
            self.block(None)?;
        }
    }

    fn poll(&mut self) -> Result<Option<Event>, OracleError> {
        self.look()?;
        if self.interrupt.as_ref().is_some_and(Interrupt::take) {
            return Ok(Some(Event::Interrupted));
        }
        if !self.held.is_empty() && !self.first_runs() {
            for (ticket, candidate) in std::mem::take(&mut self.held) {
                self.begin(ticket, &candidate)?;
            }
        }
        if let Some(outcome) = self.done.pop_front() {
            return Ok(Some(Event::Finished(outcome)));
        }
        let is_over = self.interrupt.as_ref().is_some_and(Interrupt::is_over);
        Ok(is_over.then_some(Event::Interrupted))
    }

    fn wait_for_due(&mut self, times: &Range<Duration>) -> Result<(), OracleError> {
        // Not for those that become due meanwhile, or one would lead to the next.
        let began = Instant::now();
        while !self.interrupt.as_ref().is_some_and(Interrupt::ends) {
            let now = Instant::now();
            let due = |test: &Running| {
                let is_due = times.contains(&began.saturating_duration_since(test.began));
                let end = test.began + times.end;
                (is_due && end > now).then(|| end - now)
            };
            match self.running.iter().filter_map(due).max() {
                None => break,
                Some(left) => self.block(Some(left))?,
            }
            self.look()?;
        }
        Ok(())
    }

    fn limit_first(&mut self, other: Duration) {
        if self.next == 0 {
            self.timeout.get_or_insert(guards_timeout(other));
        }
    }

    fn cancel(&mut self, ticket: Ticket) {
        self.done.retain(|outcome| outcome.ticket != ticket);
        self.held.retain(|(held, _)| *held != ticket);
        if let Some(at) = self.running.iter().position(|test| test.ticket == ticket) {
            let test = self.running.swap_remove(at);
            self.drop_test(test);
        }
    }
}

impl Drop for LocalExecutor {
    fn drop(&mut self) {
        while let Some(test) = self.running.pop() {
            self.drop_test(test);
        }
    }
}

/// Ends all tests and removes their directories, from any thread, before an exit.
fn abandon() {
    processes::abandon();
    workdir::abandon();
}

/// Whether a disk is full, or there are too many processes or open files.
fn is_shortage(error: &io::Error) -> bool {
    use io::ErrorKind::{OutOfMemory, QuotaExceeded, StorageFull, WouldBlock};
    use rustix::io::Errno;
    let open = [Errno::MFILE, Errno::NFILE].map(|error| Some(error.raw_os_error()));
    [StorageFull, QuotaExceeded, WouldBlock, OutOfMemory].contains(&error.kind())
        || open.contains(&error.raw_os_error())
}

fn unwritten(source: io::Error) -> OracleError {
    OracleError {
        what: "cannot write the candidate".to_owned(),
        source,
    }
}

fn unwatched(source: io::Error) -> OracleError {
    OracleError {
        what: "cannot watch the property test".to_owned(),
        source,
    }
}

#[cfg(test)]
mod tests;
