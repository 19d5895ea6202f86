//! Ending a test with everything that it started.
//!
//! A test runs in a process group of its own, which one signal ends. What left
//! the group (`setsid`, a double fork) is found in two ways: before the group is
//! killed its descendants are listed; and since this process adopts orphans (a
//! child subreaper, on Linux), what is left becomes a child of ours and is known
//! by a variable in its environment.

use std::fs;
use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, WaitOptions, getpgid, getpgrp, getpid, kill_process,
    kill_process_group, waitid, waitpid,
};

/// The variable that marks a test's processes.
pub(super) const MARKER: &str = "SECATEUR_TEST";

/// The tests' own processes, of all executors: each is waited for by its
/// executor alone. Held while one is started, so that nobody takes it for an
/// orphan before it is listed.
static TESTS: Mutex<Vec<Pid>> = Mutex::new(Vec::new());

/// Orphans without a marker, each with the tests that were running when it was
/// first seen: one of them may have started it, a later one cannot.
static UNMARKED: Mutex<Vec<(Pid, Vec<Pid>)>> = Mutex::new(Vec::new());

fn tests() -> MutexGuard<'static, Vec<Pid>> {
    TESTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Lets this process adopt the orphans of its descendants, where that exists.
pub(super) fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_child_subreaper(Some(getpid()));
}

/// Starts a test's process, which has to end in [`end`].
pub(super) fn spawn(command: &mut Command) -> io::Result<Child> {
    let mut tests = tests();
    let child = command.spawn()?;
    tests.push(Pid::from_child(&child));
    Ok(child)
}

/// Whether a child has ended. It is not reaped: as long as it is not, its number
/// and that of its group are nobody else's.
pub(super) fn has_ended(child: Pid) -> io::Result<bool> {
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    match waitid(WaitId::Pid(child), options) {
        Ok(status) => Ok(status.is_some()),
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}

/// Kills what is left of a test, also when its own process has ended already,
/// and reaps it. `marker` is the value of [`MARKER`] in its environment. With
/// `only_children`, every child of this process comes from a test.
pub(super) fn end(
    child: &mut Child,
    alive: bool,
    marker: &str,
    only_children: bool,
) -> io::Result<ExitStatus> {
    let group = Pid::from_child(child);
    let others = if alive {
        descendants(group)
    } else {
        Vec::new()
    };
    let _ = kill_process_group(group, Signal::KILL);
    for &pid in &others {
        let _ = kill_process(pid, Signal::KILL);
    }
    let status = child.wait();
    reap_group(group);
    tests().retain(|&test| test != group);
    sweep(marker, &others, only_children);
    status
}

/// The descendants of a process, itself not included. Costs a look at every
/// process of the system: for tests that have to be killed.
pub(super) fn descendants(of: Pid) -> Vec<Pid> {
    let parents = parents();
    let mut found = vec![of.as_raw_nonzero().get()];
    let mut at = 0;
    while at < found.len() {
        let children = parents.iter().filter(|(_, parent)| *parent == found[at]);
        let children: Vec<i32> = children.map(|(pid, _)| *pid).collect();
        found.extend(children.into_iter().filter(|pid| *pid > 1));
        at += 1;
    }
    found[1..]
        .iter()
        .filter_map(|&pid| Pid::from_raw(pid))
        .collect()
}

/// Reaps a killed group as far as it consists of our children. Dying takes a
/// moment, and only then do we adopt what a member has started outside the group.
fn reap_group(group: Pid) {
    /// Who may not be killed (a `sudo`) is not waited for.
    const MOST: Duration = Duration::from_secs(1);
    const NAP: Duration = Duration::from_micros(200);
    let began = Instant::now();
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG;
    while let Ok(reaped) = waitid(WaitId::Pgid(Some(group)), options) {
        if reaped.is_none() {
            if began.elapsed() >= MOST {
                break;
            }
            std::thread::sleep(NAP);
        }
    }
}

/// Kills and reaps what a test left behind as our adopted children: those with
/// the marker, and `killed`, which may be too dead already to show theirs; with
/// `only_children` also those that cleared their environment.
fn sweep(marker: &str, killed: &[Pid], only_children: bool) {
    let wanted = format!("{MARKER}={marker}");
    // Each one that dies may leave us its own children.
    for _ in 0..64 {
        let mut found = false;
        for pid in orphans() {
            // Children in our own group are no test's: others wait for them.
            let foreign = getpgid(Some(pid)).is_ok_and(|group| group == getpgrp());
            let ended =
                !foreign && waitpid(Some(pid), WaitOptions::NOHANG).is_ok_and(|s| s.is_some());
            if ended {
                let mut unmarked = UNMARKED.lock().unwrap_or_else(PoisonError::into_inner);
                unmarked.retain(|&(orphan, _)| orphan != pid);
                found = true;
            } else if (killed.contains(&pid)
                || has_variable(pid, |entry| entry == wanted.as_bytes())
                || only_children && is_unclaimed(pid))
                && kill_process(pid, Signal::KILL).is_ok()
            {
                let _ = waitpid(Some(pid), WaitOptions::empty());
                found = true;
            }
        }
        if !found {
            break;
        }
    }
}

/// Whether an orphan that shows no marker can come from no running test.
fn is_unclaimed(pid: Pid) -> bool {
    let prefix = format!("{MARKER}={}.", getpid().as_raw_nonzero());
    if has_variable(pid, |entry| entry.starts_with(prefix.as_bytes())) {
        return false;
    }
    let tests = tests();
    if getpgid(Some(pid)).is_ok_and(|group| tests.contains(&group)) {
        return false;
    }
    let mut unmarked = UNMARKED.lock().unwrap_or_else(PoisonError::into_inner);
    let at = unmarked.iter().position(|&(orphan, _)| orphan == pid);
    let at = at.unwrap_or_else(|| {
        unmarked.push((pid, tests.clone()));
        unmarked.len() - 1
    });
    unmarked[at].1.retain(|test| tests.contains(test));
    let unclaimed = unmarked[at].1.is_empty();
    if unclaimed {
        unmarked.swap_remove(at);
    }
    unclaimed
}

/// Whether a process was started with such an entry in its environment.
fn has_variable(pid: Pid, wanted: impl Fn(&[u8]) -> bool) -> bool {
    /// While a process changes to another program it shows, for a moment, neither
    /// environment nor arguments; and what is read meanwhile may break off.
    /// On a busy machine the moment is long.
    const MOST: Duration = Duration::from_secs(10);
    const NAP: Duration = Duration::from_micros(200);
    let began = Instant::now();
    let read = |name| fs::read(format!("/proc/{}/{name}", pid.as_raw_nonzero()));
    let mut last = None;
    while began.elapsed() < MOST {
        let Ok(environment) = read("environ") else {
            return false;
        };
        if environment.split(|&b| b == 0).any(&wanted) {
            return true;
        }
        let empty = environment.is_empty();
        if empty && read("cmdline").is_ok_and(|text| text.is_empty()) {
            if has_ended(pid).unwrap_or(true) {
                return false;
            }
            last = None;
        } else if last.as_ref() == Some(&environment) {
            return false;
        } else {
            last = Some(environment);
        }
        if empty {
            std::thread::sleep(NAP);
        }
    }
    false
}

/// The children of this process that are not tests' own processes.
fn orphans() -> Vec<Pid> {
    let tests = tests();
    // The usual case, and quick.
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    if matches!(waitid(WaitId::All, options), Err(rustix::io::Errno::CHILD)) {
        return Vec::new();
    }
    let own = getpid().as_raw_nonzero();
    // Orphans fall to the main thread. Not every kernel has this list.
    let children = match fs::read_to_string(format!("/proc/{own}/task/{own}/children")) {
        Ok(list) => list
            .split_whitespace()
            .filter_map(|pid| pid.parse().ok())
            .collect(),
        Err(_) => {
            let mut children = parents();
            children.retain(|&(_, parent)| parent == own.get());
            children
                .into_iter()
                .map(|(pid, _)| pid)
                .collect::<Vec<i32>>()
        }
    };
    children
        .into_iter()
        .filter_map(Pid::from_raw)
        .filter(|pid| !tests.contains(pid))
        .collect()
}

/// All processes of the system, each with its parent.
fn parents() -> Vec<(i32, i32)> {
    let mut parents: Vec<(i32, i32)> = Vec::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let Some(pid) = entry
            .file_name()
            .to_str()
            .and_then(|name| name.parse().ok())
        else {
            continue;
        };
        let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
        // pid (name) state ppid …; the name may contain anything.
        let parent = stat
            .rsplit_once(')')
            .and_then(|(_, rest)| rest.split_whitespace().nth(1))
            .and_then(|parent| parent.parse().ok());
        if let Some(parent) = parent {
            parents.push((pid, parent));
        }
    }
    parents
}
