//! Ends a test with everything that it started.
//!
//! One signal ends the test's process group. Processes that left the group (`setsid`, a double
//! fork) are found as descendants, listed before the kill, or as orphans, which this process adopts
//! (a child subreaper, on Linux) and recognizes by control group ([`group`]) or a variable in their
//! environment.

mod group;
mod orphans;
mod tree;

use std::io;
use std::os::fd::RawFd;
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, WaitOptions, kill_process, kill_process_group, waitid,
    waitpid,
};

use crate::system::{self, Start};

pub(super) use group::Group;
pub(super) use orphans::{kill_left, orphans_of, unmarked_of};
pub(super) use tree::{descendants, usage};

/// Patience with killed processes. Some may not be killed (`sudo`).
///
/// A busy machine ends them late, and lets this process look as seldom.
struct Patience {
    began: Instant,
    looks: u32,
}

impl Patience {
    /// Least time …
    const TIME: Duration = Duration::from_secs(1);
    /// … and least looks, which take about as long on an idle machine.
    const LOOKS: u32 = 200;

    fn new() -> Self {
        Self {
            began: Instant::now(),
            looks: 0,
        }
    }

    /// Whether to look once more, after a moment.
    fn is_left(&mut self) -> bool {
        if self.looks > 0 {
            std::thread::sleep(NAP);
        }
        self.looks += 1;
        self.looks <= Self::LOOKS || self.began.elapsed() < Self::TIME
    }
}

const NAP: Duration = Duration::from_micros(200);

pub(super) const MARKER: &str = "SECATEUR_TEST";

/// The tests' own processes, of all executors: only its executor waits for each.
///
/// Locked during a start, so that no thread takes a new process for an orphan before it is listed.
static TESTS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

fn tests() -> MutexGuard<'static, Vec<Pid>> {
    TESTS.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(super) fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
}

/// Starts a test's process, which has to end in [`end`].
pub(super) fn spawn(start: &Start, close: &[RawFd]) -> io::Result<Pid> {
    let mut tests = tests();
    let child = system::spawn(start, close)?;
    tests.push(child);
    Ok(child)
}

/// Whether a child has ended, without reaping it, so that its number is not reused.
pub(super) fn has_ended(child: Pid) -> io::Result<bool> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    match waitid(WaitId::Pid(child), options) {
        Ok(status) => Ok(status.is_some()),
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Kills and reaps the remaining processes of a test, even after the end of its first one.
///
/// `marker` is its value of [`MARKER`]. With `only_children`, all children of this process come
/// from tests.
pub(super) fn end(
    group: Pid,
    alive: bool,
    marker: &str,
    only_children: bool,
) -> io::Result<ExitStatus> {
    let others = if alive {
        descendants(group)
    } else {
        Vec::new()
    };
    let control = group::take(group);
    let _ = kill_process_group(group, Signal::KILL);
    for &pid in &others {
        let _ = kill_process(pid, Signal::KILL);
    }
    let status = reap(group);
    reap_group(group);
    tests().retain(|&test| test != group);
    orphans::sweep(marker, control.as_deref(), &others, only_children);
    status
}

/// Reaps a child that has ended or was killed.
///
/// One that may not be killed counts as killed; a later sweep reaps it.
fn reap(child: Pid) -> io::Result<ExitStatus> {
    let mut patience = Patience::new();
    loop {
        match waitpid(Some(child), WaitOptions::NOHANG) {
            Ok(Some((_, status))) => return Ok(ExitStatus::from_raw(status.as_raw())),
            Ok(None) | Err(rustix::io::Errno::INTR) => {
                if !patience.is_left() {
                    return Ok(ExitStatus::from_raw(Signal::KILL.as_raw()));
                }
            }
            Err(error) => return Err(error.into()),
        }
    }
}

/// Reaps those members of a killed group that are our children.
///
/// Only after a member's death, which takes a moment, do we adopt what it started outside the
/// group.
fn reap_group(group: Pid) {
    let mut patience = Patience::new();
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG;
    while let Ok(reaped) = waitid(WaitId::Pgid(Some(group)), options) {
        if reaped.is_none() && !patience.is_left() {
            break;
        }
    }
}

/// Whether no executor has other children than its tests.
static ONLY_CHILDREN: AtomicBool = AtomicBool::new(false);

/// Records for [`abandon`] that every child comes from a test.
pub(super) fn only_children() {
    ONLY_CHILDREN.store(true, Ordering::Relaxed);
}

/// Kills adopted processes with their descendants, which are reaped when their tests end.
pub(super) fn kill(orphans: &[Pid]) {
    for &orphan in orphans {
        for pid in descendants(orphan).into_iter().chain([orphan]) {
            let _ = kill_process(pid, Signal::KILL);
        }
    }
}

/// Kills all tests of all executors with their descendants, from any thread, before an exit.
///
/// No other test can start.
pub(super) fn abandon() {
    let tests = tests();
    let only_children = ONLY_CHILDREN.load(Ordering::Relaxed);
    let mut patience = Patience::new();
    while patience.is_left() {
        let mut found = false;
        for &test in tests.iter() {
            let others = descendants(test);
            // Ended or not, its number is not reused before reaping, which removes it from the
            // list.
            let _ = kill_process_group(test, Signal::KILL);
            for &pid in &others {
                let _ = kill_process(pid, Signal::KILL);
            }
            found |= !has_ended(test).unwrap_or(true);
        }
        if !orphans::kill_all(&tests, only_children) && !found {
            break;
        }
    }
    // No other test starts.
    std::mem::forget(tests);
}

#[cfg(test)]
mod reaping {
    use super::*;

    #[test]
    fn a_process_that_may_not_be_killed_is_given_up() {
        let mut child = std::process::Command::new("sleep")
            .arg("1000")
            .spawn()
            .unwrap();
        let status = reap(Pid::from_child(&child)).unwrap();
        assert_eq!(status.signal(), Some(Signal::KILL.as_raw()));
        assert!(child.try_wait().unwrap().is_none());
        child.kill().unwrap();
        child.wait().unwrap();
    }
}
