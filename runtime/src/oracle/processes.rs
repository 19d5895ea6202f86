//! Ending a test with everything that it started.
//!
//! A test runs in a process group of its own, which one signal ends. What left
//! the group (`setsid`, a double fork) is found in two ways: before the group is
//! killed its descendants are listed; and since this process adopts orphans (a
//! child subreaper, on Linux), what is left becomes a child of ours and is known
//! by a variable in its environment.

use std::fs;

use rustix::process::{
    Pid, Signal, WaitOptions, getpid, kill_process, kill_process_group, waitpid,
};

/// The variable that marks a test's processes.
pub(super) const MARKER: &str = "SECATEUR_TEST";

/// Lets this process adopt the orphans of its descendants, where that exists.
pub(super) fn adopt_orphans() {
    #[cfg(target_os = "linux")]
    let _ = rustix::process::set_child_subreaper(Some(getpid()));
}

/// The descendants of a process, itself not included. Costs a look at every
/// process of the system: for tests that have to be killed.
pub(super) fn descendants(of: Pid) -> Vec<Pid> {
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

/// Kills a process group and single processes.
pub(super) fn kill(group: Pid, others: &[Pid]) {
    let _ = kill_process_group(group, Signal::KILL);
    for &pid in others {
        let _ = kill_process(pid, Signal::KILL);
    }
}

/// Kills and reaps what a test left behind as our adopted children. `marker` is
/// the value of [`MARKER`] in its environment; `ours` are children that are
/// waited for elsewhere.
pub(super) fn sweep(marker: &str, ours: &[Pid]) {
    let wanted = format!("{MARKER}={marker}");
    // Each killed process may leave us its own children.
    for _ in 0..64 {
        let mut found = false;
        for pid in adopted() {
            if ours.contains(&pid)
                || waitpid(Some(pid), WaitOptions::NOHANG).is_ok_and(|s| s.is_some())
            {
                continue;
            }
            let path = format!("/proc/{}/environ", pid.as_raw_nonzero());
            let environment = fs::read(path).unwrap_or_default();
            if environment
                .split(|&b| b == 0)
                .any(|entry| entry == wanted.as_bytes())
            {
                let _ = kill_process(pid, Signal::KILL);
                let _ = waitpid(Some(pid), WaitOptions::empty());
                found = true;
            }
        }
        if !found {
            break;
        }
    }
}

/// The children of this process, where the system lists them.
fn adopted() -> Vec<Pid> {
    let own = getpid().as_raw_nonzero();
    let list = fs::read_to_string(format!("/proc/{own}/task/{own}/children")).unwrap_or_default();
    list.split_whitespace()
        .filter_map(|pid| pid.parse().ok().and_then(Pid::from_raw))
        .collect()
}
