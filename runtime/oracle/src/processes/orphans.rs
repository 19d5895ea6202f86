//! Processes whose parent has ended: children of this process.

use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, WaitOptions, getpid, kill_process, waitid, waitpid,
};

use super::tree::{children, environment_len, process_group, session};
use super::{MARKER, ONLY_CHILDREN, group, has_ended, tests};

/// Orphans without a marker, each with the tests that ran when it was first seen.
///
/// Only one of those can have started it.
static UNMARKED: Mutex<Vec<(Pid, Vec<Pid>)>> = Mutex::new(Vec::new());

/// Kills and reaps adopted children of a test.
///
/// They are those with the marker, those in its control group, `killed`, which may have lost theirs
/// at the end, and with `only_children` those that cleared their environment.
pub(super) fn sweep(marker: &str, control: Option<&str>, killed: &[Pid], only_children: bool) {
    let wanted = format!("{MARKER}={marker}");
    // A dying one may leave us its children.
    for _ in 0..64 {
        let mut found = false;
        // No test may start during the listing.
        let left = orphans(&tests());
        for pid in left {
            let foreign = is_foreign(pid, only_children);
            let ended =
                !foreign && waitpid(Some(pid), WaitOptions::NOHANG).is_ok_and(|s| s.is_some());
            if ended {
                let mut unmarked = UNMARKED.lock().unwrap_or_else(PoisonError::into_inner);
                unmarked.retain(|&(orphan, _)| orphan != pid);
                found = true;
            } else if (killed.contains(&pid)
                || control.is_some_and(|control| group::of(pid).as_deref() == Some(control))
                || has_variable(pid, |entry| entry == wanted.as_bytes())
                || only_children && is_unclaimed(pid))
                && kill_process(pid, Signal::KILL).is_ok()
            {
                let _ = super::reap(pid);
                found = true;
            } else if !foreign && has_ended(pid).unwrap_or(false) {
                // Ended meanwhile; reaped next time.
                found = true;
            }
        }
        if !found {
            break;
        }
    }
}

/// Tests whether a child is not from a test, so that others wait for it.
///
/// Each test has a session of its own, which no process can leave for ours.
fn is_foreign(child: Pid, only_children: bool) -> bool {
    if only_children {
        is_in_our_group(child)
    } else {
        session(child) == session(getpid())
    }
}

fn is_in_our_group(child: Pid) -> bool {
    process_group(child).is_some_and(|group| Some(group) == process_group(getpid()))
}

/// Whether a test's own process leads the group of another.
fn is_led_by_test(pid: Pid, tests: &[Pid]) -> bool {
    process_group(pid)
        .and_then(Pid::from_raw)
        .is_some_and(|group| tests.contains(&group))
}

/// Tests whether an unmarked orphan can come from no running test.
fn is_unclaimed(pid: Pid) -> bool {
    let prefix = format!("{MARKER}={}.", getpid().as_raw_nonzero());
    if group::of(pid).is_some() || has_variable(pid, |entry| entry.starts_with(prefix.as_bytes())) {
        return false;
    }
    let tests = tests();
    if is_led_by_test(pid, &tests) {
        return false;
    }
    running_since(pid, &tests).is_empty()
}

/// Tests the environment of a process for a variable.
///
/// `exec` replaces the environment in steps, which take long on a busy machine: what is read
/// meanwhile is of the old program, or empty. So a variable is missing only if the kernel says that
/// the environment is as long as what was read.
fn has_variable(pid: Pid, wanted: impl Fn(&[u8]) -> bool) -> bool {
    /// Maximal time of an `exec`.
    const MOST: Duration = Duration::from_secs(10);
    const NAP: Duration = Duration::from_micros(200);
    let began = Instant::now();
    while began.elapsed() < MOST {
        let Ok(environment) = fs::read(format!("/proc/{}/environ", pid.as_raw_nonzero())) else {
            return false;
        };
        if environment.split(|&b| b == 0).any(&wanted) {
            return true;
        }
        if environment_len(pid) == Some(environment.len() as u64) || has_ended(pid).unwrap_or(true)
        {
            return false;
        }
        std::thread::sleep(NAP);
    }
    false
}

fn orphans(tests: &[Pid]) -> Vec<Pid> {
    // The usual case.
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
    if matches!(waitid(WaitId::All, options), Err(rustix::io::Errno::CHILD)) {
        return Vec::new();
    }
    children(getpid().as_raw_nonzero().get())
        .into_iter()
        .filter_map(Pid::from_raw)
        .filter(|pid| !tests.contains(pid))
        .collect()
}

pub(crate) fn orphans_of(test: Pid, marker: &str) -> Vec<Pid> {
    let wanted = format!("{MARKER}={marker}");
    let mut orphans = orphans(&tests());
    if let control @ Some(_) = group::of_test(test) {
        orphans.retain(|&pid| group::of(pid) == control);
    } else {
        orphans.retain(|&pid| has_variable(pid, |entry| entry == wanted.as_bytes()));
    }
    orphans
}

/// Returns the orphans that cleared their environment while this test ran.
///
/// First those that only it can have started, then those that another running test may have
/// started, too. Empty where such an orphan need not be a test's.
pub(crate) fn unmarked_of(test: Pid) -> [Vec<Pid>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    if !ONLY_CHILDREN.load(Ordering::Relaxed) {
        return found;
    }
    let prefix = format!("{MARKER}={}.", getpid().as_raw_nonzero());
    let left = orphans(&tests());
    for pid in left {
        if is_in_our_group(pid)
            || has_ended(pid).unwrap_or(true)
            || group::of(pid).is_some()
            || has_variable(pid, |entry| entry.starts_with(prefix.as_bytes()))
        {
            continue;
        }
        let tests = tests();
        if is_led_by_test(pid, &tests) {
            continue;
        }
        let running = running_since(pid, &tests);
        match &running[..] {
            [only] if *only == test => found[0].push(pid),
            several if several.contains(&test) => found[1].push(pid),
            _ => {}
        }
    }
    found
}

/// Returns the running tests that also ran when an unmarked orphan was first seen.
fn running_since(orphan: Pid, tests: &[Pid]) -> Vec<Pid> {
    let mut unmarked = UNMARKED.lock().unwrap_or_else(PoisonError::into_inner);
    let at = unmarked.iter().position(|&(known, _)| known == orphan);
    let at = at.unwrap_or_else(|| {
        unmarked.push((orphan, tests.to_vec()));
        unmarked.len() - 1
    });
    unmarked[at].1.retain(|test| tests.contains(test));
    let running = unmarked[at].1.clone();
    if running.is_empty() {
        unmarked.swap_remove(at);
    }
    running
}

/// Kills the orphans of these tests, or all; returns whether there was any.
pub(super) fn kill_all(tests: &[Pid], only_children: bool) -> bool {
    let prefix = format!("{MARKER}={}.", getpid().as_raw_nonzero());
    let mut found = false;
    for pid in orphans(tests) {
        if is_in_our_group(pid) || has_ended(pid).unwrap_or(true) {
            continue;
        }
        if only_children
            || group::of(pid).is_some()
            || has_variable(pid, |entry| entry.starts_with(prefix.as_bytes()))
        {
            found |= kill_process(pid, Signal::KILL).is_ok();
        }
    }
    found
}

/// Kills processes of a dead run's tests, whose `TMPDIR` is below its directory.
pub(crate) fn kill_left(root: &Path) {
    let below = [b"TMPDIR=", root.as_os_str().as_bytes(), b"/"].concat();
    let marker = format!("{MARKER}=");
    // A dying one may have started others.
    for _ in 0..64 {
        let mut found = false;
        for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
            let name = entry.file_name();
            let pid = name.to_str().and_then(|name| name.parse().ok());
            let Some(pid) = pid.and_then(Pid::from_raw) else {
                continue;
            };
            let environment = fs::read(entry.path().join("environ")).unwrap_or_default();
            let has = |start: &[u8]| environment.split(|&b| b == 0).any(|e| e.starts_with(start));
            found |=
                has(&below) && has(marker.as_bytes()) && kill_process(pid, Signal::KILL).is_ok();
        }
        if !found {
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_environment_is_known_during_exec() {
        const LOOKS: usize = 300;
        let folder = tempfile::tempdir().unwrap();
        let script = folder.path().join("again.sh");
        fs::write(&script, "exec /bin/sh \"$0\"").unwrap();
        let start = |variable: &str| {
            let mut command = std::process::Command::new("sh");
            command.arg(&script).env_clear().env(variable, "1");
            command.spawn().unwrap()
        };
        let mut processes: Vec<_> = ["A", "A", "B", "B"].map(start).into();
        for look in 0..LOOKS {
            let at = look % processes.len();
            let found = has_variable(Pid::from_child(&processes[at]), |entry| entry == b"A=1");
            assert_eq!(found, at < 2);
        }
        for process in &mut processes {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }
}
