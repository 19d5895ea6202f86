//! Starting a test's process by the cheapest path that confines it.
//!
//! The standard library starts a process by `posix_spawn`, which does not copy
//! this process's page tables, as long as nothing has to be done in the child
//! before the new program; so nothing is. Landlock restricts a thread and what it
//! starts: a thread of its own is restricted once and starts all tests. Limits
//! are set from outside as soon as the process is there.

use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use rustix::process::Pid;

use super::capture::Sinks;
use super::sandbox::{self, Confinement, Sandbox};
use super::workdir::Slot;
use secateur_reduce::executor::OracleError;

use crate::processes;

/// Starts processes.
#[derive(Debug)]
pub(super) struct Spawner {
    /// Words before each command.
    before: Vec<OsString>,
    /// The restricted thread, if there is one.
    thread: Option<SyncSender<Order>>,
    file: Option<u64>,
}

/// A process to start, and where to say so.
type Order = (Command, SyncSender<io::Result<Child>>);

impl Spawner {
    /// Starts processes that write below `root` only, as far as they are to be
    /// confined, and no file longer than `file` bytes. With it comes what a person
    /// has to know if the system cannot do that.
    ///
    /// # Errors
    /// If [`Sandbox::Strict`] is asked for where it does not work.
    pub(super) fn new(
        confinement: &Confinement,
        root: &Path,
        file: Option<u64>,
    ) -> Result<(Self, Option<String>), OracleError> {
        let mut spawner = Self {
            before: Vec::new(),
            thread: None,
            file,
        };
        let mut notice = None;
        match confinement.sandbox {
            Sandbox::Off => {}
            Sandbox::Strict => spawner.before = sandbox::strict(root, &confinement.writable)?,
            Sandbox::On => match restricted_thread(root, confinement, file)? {
                Ok(thread) => spawner.thread = Some(thread),
                Err(why) => {
                    notice = Some(format!(
                        "{why}: what the property test writes is not confined"
                    ));
                }
            },
        }
        Ok((spawner, notice))
    }

    /// Starts a command in a test's directory. `marker` goes to its environment.
    pub(super) fn start(
        &self,
        words: &[OsString],
        slot: &Slot,
        marker: &str,
        sinks: &Sinks,
    ) -> io::Result<Child> {
        match self.start_as_it_is(words, slot, marker, sinks) {
            // A script without its first line: run as a shell would.
            Err(error)
                if error.raw_os_error() == Some(rustix::io::Errno::NOEXEC.raw_os_error()) =>
            {
                let mut shell = vec!["/bin/sh".into()];
                shell.extend_from_slice(words);
                self.start_as_it_is(&shell, slot, marker, sinks)
            }
            other => other,
        }
    }

    fn start_as_it_is(
        &self,
        words: &[OsString],
        slot: &Slot,
        marker: &str,
        sinks: &Sinks,
    ) -> io::Result<Child> {
        let mut all = self.before.clone();
        if !all.is_empty() {
            all.extend(["--chdir".into(), slot.folder.clone().into(), "--".into()]);
        }
        all.extend_from_slice(words);
        let mut command = Command::new(&all[0]);
        command
            .args(&all[1..])
            .current_dir(&slot.folder)
            .stdin(Stdio::null())
            .stdout(sinks.out.stdio()?)
            .stderr(sinks.err.stdio()?)
            .env("TMPDIR", &slot.temporary)
            .env(processes::MARKER, marker)
            .process_group(0);
        let child = match &self.thread {
            None => launch(&mut command, self.file)?,
            Some(thread) => {
                let gone = || io::Error::other("the thread that starts tests has ended");
                let (reply, child) = sync_channel(1);
                thread.send((command, reply)).map_err(|_| gone())?;
                child.recv().map_err(|_| gone())??
            }
        };
        Ok(child)
    }
}

/// Starts a process that writes no file longer than `file` bytes.
fn launch(command: &mut Command, file: Option<u64>) -> io::Result<Child> {
    let child = processes::spawn(command)?;
    limit(Pid::from_child(&child), file);
    Ok(child)
}

/// Bounds the files of a process that has just been started, and of those
/// that it may have started already; whatever they start inherits it. A
/// process that crashes leaves no dump: that would cost more than the test.
#[cfg(target_os = "linux")]
fn limit(child: Pid, file: Option<u64>) {
    use rustix::process::{Resource, Rlimit, getrlimit, prlimit};
    let bound = |pid: Pid, resource, bytes: u64, hard: bool| {
        // It inherited ours, which may be lower.
        let old = getrlimit(resource);
        let current = Some(old.current.map_or(bytes, |old| old.min(bytes)));
        let maximum = if hard { current } else { old.maximum };
        // It may have ended, or be somebody else's (sudo).
        let _ = prlimit(Some(pid), resource, Rlimit { current, maximum });
    };
    let set = |pid| {
        bound(pid, Resource::Core, 0, false);
        if let Some(bytes) = file {
            bound(pid, Resource::Fsize, bytes, true);
        }
    };
    set(child);
    for pid in processes::descendants(child) {
        set(pid);
    }
}

#[cfg(not(target_os = "linux"))]
fn limit(_: Pid, _: Option<u64>) {}

/// A thread that starts what it is sent, restricted; or why there is none.
fn restricted_thread(
    root: &Path,
    confinement: &Confinement,
    file: Option<u64>,
) -> Result<Result<SyncSender<Order>, String>, OracleError> {
    let (sender, orders): (_, Receiver<Order>) = sync_channel(1);
    let (reply, restricted) = sync_channel(1);
    let (root, writable) = (root.to_owned(), confinement.writable.clone());
    let body = move || {
        let restricted = sandbox::restrict_thread(&root, &writable);
        let works = matches!(restricted, Ok(true));
        if reply.send(restricted).is_err() || !works {
            return;
        }
        for (mut command, reply) in orders {
            // Nobody waits any more if the executor is gone; then there is no
            // order either.
            let _ = reply.send(launch(&mut command, file));
        }
    };
    let what = || "cannot start a thread that starts tests".to_owned();
    thread::Builder::new()
        .name("spawner".to_owned())
        .spawn(body)
        .map_err(|source| OracleError {
            what: what(),
            source,
        })?;
    let ended = |_| OracleError {
        what: what(),
        source: io::Error::other("it ended"),
    };
    Ok(match restricted.recv().map_err(ended)? {
        Ok(true) => Ok(sender),
        Ok(false) if cfg!(target_os = "linux") => Err("this kernel has no Landlock".to_owned()),
        Ok(false) => Err("this system has no Landlock".to_owned()),
        Err(error) => Err(format!("Landlock does not work here ({error})")),
    })
}
