//! Starts a test's process in its sandbox, by the cheapest path.
//!
//! `posix_spawn` does not copy this process's page tables; the program gets a new session, and
//! neither a terminal nor inherited descriptors. Landlock restricts threads with their descendants,
//! so there each slot has a thread, restricted once, that starts all its tests. Limits are set from
//! outside as soon as the process exists.

use std::ffi::OsString;
use std::io;
use std::os::fd::{OwnedFd, RawFd};
use std::path::Path;
use std::sync::Arc;

use rustix::process::Pid;

use super::environment;
use super::sandbox::{self, Sandbox, SandboxRules};
use super::starter::{Restriction, Starter};
use super::workdir::Slot;
use secateur_reduce::executor::OracleError;

use crate::processes::{self, Group};
use crate::system::Start;

#[derive(Debug)]
pub(super) struct Spawner {
    /// Words before each command.
    before: Vec<OsString>,
    restriction: Option<Arc<Restriction>>,
    file: Option<u64>,
    environment: Vec<(OsString, OsString)>,
    /// Descriptors that tests do not get.
    inherited: Vec<RawFd>,
}

impl Spawner {
    /// Creates a starter of processes that write only to their directories in `root`.
    ///
    /// `file` bounds the bytes of each file. Also returns a message if the system has no sandbox,
    /// which is an error if one is required.
    pub(super) fn new(
        sandbox_rules: &SandboxRules,
        root: &Path,
        file: Option<u64>,
    ) -> Result<(Self, Option<String>), OracleError> {
        let mut spawner = Self {
            before: Vec::new(),
            restriction: None,
            file,
            environment: environment::passed(sandbox_rules),
            inherited: inherited(),
        };
        let mut notice = None;
        let restriction = |landlock| {
            Arc::new(Restriction {
                landlock,
                root: root.to_owned(),
                writable: sandbox_rules.writable.clone(),
                inherited: spawner.inherited.clone(),
            })
        };
        let [grouped, restricted] = [false, true].map(restriction);
        if Group::can_be_had() {
            spawner.restriction = Some(grouped);
        }
        match sandbox_rules.sandbox {
            Sandbox::Off => {}
            Sandbox::Strict => spawner.before = sandbox::strict(root, &sandbox_rules.writable)?,
            Sandbox::On => {
                // A trial, which starts nothing.
                match Starter::new(Arc::clone(&restricted), Vec::new()) {
                    Ok(_) => spawner.restriction = Some(restricted),
                    Err(why) if sandbox_rules.best_effort => {
                        notice = Some(format!(
                            "{why}: what the property test and other programs write is not confined"
                        ));
                    }
                    Err(why) => {
                        return Err(OracleError {
                            what: "--sandbox on needs Landlock (--sandbox strict does not)"
                                .to_owned(),
                            source: why,
                        });
                    }
                }
            }
        }
        Ok((spawner, notice))
    }

    pub(super) fn start(
        &self,
        words: &[OsString],
        slot: &Slot,
        marker: &str,
        streams: [Option<OwnedFd>; 3],
    ) -> io::Result<Pid> {
        self.start_in(&slot.folder.path, words, &[], slot, marker, streams)
    }

    /// Starts a command in another directory; it may still write to the test's directories.
    pub(super) fn start_in(
        &self,
        place: &Path,
        words: &[OsString],
        variables: &[(&str, OsString)],
        slot: &Slot,
        marker: &str,
        streams: [Option<OwnedFd>; 3],
    ) -> io::Result<Pid> {
        let (folder, temporary) = (&slot.folder.path, &slot.temporary.path);
        let mut all = self.before.clone();
        if !all.is_empty() {
            all.extend(
                [folder, temporary]
                    .into_iter()
                    .flat_map(|path| sandbox::bind(path)),
            );
            all.extend(["--chdir".into(), place.into(), "--".into()]);
        }
        all.extend_from_slice(words);
        let mut own = vec![
            ("TMPDIR", temporary.as_os_str()),
            (processes::MARKER, marker.as_ref()),
        ];
        own.extend(variables.iter().map(|(name, value)| (*name, &**value)));
        let environment = self.environment.iter();
        let environment = environment
            .filter(|(name, _)| own.iter().all(|(own, _)| name != own))
            .map(|(name, value)| (name.clone(), value.clone()))
            .chain(own.iter().map(|&(name, value)| (name.into(), value.into())));
        let mut start = Start::new(&all, place, environment, streams)?;
        if !self.before.is_empty() {
            start = sandbox::filtered(start)?;
        }
        let (child, mut start) = self.launch(start, slot)?;
        let not_executable = Some(rustix::io::Errno::NOEXEC.raw_os_error());
        let child = match child {
            // A script without its first line, as in a shell.
            Err(error) if error.raw_os_error() == not_executable => {
                start.in_shell();
                self.launch(start, slot)?.0
            }
            child => child,
        }?;
        limit(child, self.file);
        Ok(child)
    }

    /// Starts a program; also returns its description, for another attempt.
    fn launch(&self, start: Start, slot: &Slot) -> io::Result<(io::Result<Pid>, Start)> {
        match &self.restriction {
            None => Ok((processes::spawn(&start, &self.inherited), start)),
            Some(restriction) => starter(slot, restriction)?.start(start),
        }
    }
}

fn starter<'a>(slot: &'a Slot, restriction: &Arc<Restriction>) -> io::Result<&'a Starter> {
    if let Some(starter) = slot.starter.get() {
        return Ok(starter);
    }
    let own = vec![
        slot.folder.handle.try_clone()?,
        slot.temporary.handle.try_clone()?,
    ];
    let starter = Starter::new(Arc::clone(restriction), own)?;
    Ok(slot.starter.get_or_init(|| starter))
}

/// Returns descriptors from this process's parent, without the standard streams.
#[cfg(target_os = "linux")]
fn inherited() -> Vec<RawFd> {
    /// In the flags of a descriptor, which are octal.
    const CLOSED_ON_EXEC: u32 = 0o2_000_000;
    let is_inherited = |number: &RawFd| {
        let text = std::fs::read_to_string(format!("/proc/self/fdinfo/{number}"));
        let text = text.unwrap_or_default();
        let flags = text.lines().find_map(|line| line.strip_prefix("flags:"));
        flags
            .and_then(|flags| u32::from_str_radix(flags.trim(), 8).ok())
            .is_some_and(|flags| flags & CLOSED_ON_EXEC == 0)
    };
    let numbers = std::fs::read_dir("/proc/self/fd").into_iter().flatten();
    numbers
        .filter_map(|entry| entry.ok()?.file_name().to_str()?.parse().ok())
        .filter(|&number| number > 2)
        .filter(is_inherited)
        .collect()
}

#[cfg(not(target_os = "linux"))]
fn inherited() -> Vec<RawFd> {
    Vec::new()
}

/// Bounds the files of a started process and its descendants so far; later ones inherit the bound.
///
/// A crash leaves no dump, which would cost more than the test.
#[cfg(target_os = "linux")]
fn limit(child: Pid, file: Option<u64>) {
    use rustix::process::{Resource, Rlimit, getrlimit, prlimit};
    let bound = |pid: Pid, resource, bytes: u64, hard: bool| {
        // Ours, which it inherited, may be lower.
        let old = getrlimit(resource);
        let current = Some(old.current.map_or(bytes, |old| old.min(bytes)));
        let maximum = if hard { current } else { old.maximum };
        // The process may have ended, or belong to another user (sudo).
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
