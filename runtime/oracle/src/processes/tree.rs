//! The tree of processes and their usage, from `/proc`.

use std::collections::HashSet;
use std::fs;
use std::sync::OnceLock;
use std::time::Duration;

use rustix::process::Pid;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Usage {
    /// Private memory in bytes, without files and shared memory.
    pub memory: u64,
    /// Processor time, with that of ended children.
    pub processor: Duration,
    /// Bytes written to disks, with those of ended children.
    pub written: u64,
    pub processes: u64,
}

/// Returns the descendants of a process, without itself.
///
/// Costs two files for each where the kernel lists children, else one look at every process.
pub(crate) fn descendants(of: Pid) -> Vec<Pid> {
    let of = of.as_raw_nonzero().get();
    let every = if lists_children() {
        Vec::new()
    } else {
        parents()
    };
    let mut found = vec![of];
    let mut at = 0;
    while at < found.len() {
        let children = if lists_children() {
            children(found[at])
        } else {
            let of_this = every.iter().filter(|(_, parent)| *parent == found[at]);
            of_this.map(|(pid, _)| *pid).collect()
        };
        for child in children {
            if child > 1 && !found.contains(&child) {
                found.push(child);
            }
        }
        at += 1;
    }
    found[1..]
        .iter()
        .filter_map(|&pid| Pid::from_raw(pid))
        .collect()
}

pub(super) fn children(pid: i32) -> Vec<i32> {
    if !lists_children() {
        let mut children = parents();
        children.retain(|&(_, parent)| parent == pid);
        return children.into_iter().map(|(pid, _)| pid).collect();
    }
    let threads = fs::read_dir(format!("/proc/{pid}/task"));
    let mut children = Vec::new();
    for thread in threads.into_iter().flatten().flatten() {
        let list = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
        children.extend(
            list.split_whitespace()
                .filter_map(|pid| pid.parse().ok())
                .filter(|&pid: &i32| pid > 0),
        );
    }
    children
}

/// Tests for lists of children, which most kernels have.
fn lists_children() -> bool {
    static LISTS: OnceLock<bool> = OnceLock::new();
    *LISTS.get_or_init(|| fs::exists("/proc/thread-self/children").unwrap_or(false))
}

/// Returns the usage of these processes; ended ones use nothing.
///
/// A process counts once even if its parent ends between two listings, so that it is listed twice.
pub(crate) fn usage(pids: &[Pid]) -> Usage {
    let pids: HashSet<Pid> = pids.iter().copied().collect();
    let mut usage = Usage::default();
    let page = rustix::param::page_size() as u64;
    let ticks = rustix::param::clock_ticks_per_second().max(1);
    for pid in pids {
        let pid = pid.as_raw_nonzero();
        let Some(stat) = Stat::of(pid.get()) else {
            continue;
        };
        let statm = fs::read_to_string(format!("/proc/{pid}/statm")).unwrap_or_default();
        let pages: Vec<u64> = statm.split(' ').filter_map(|n| n.parse().ok()).collect();
        if let [_, resident, shared, ..] = pages[..] {
            usage.memory += resident.saturating_sub(shared) * page;
        }
        // utime, stime, cutime, cstime
        let spent: u64 = (11..15).filter_map(|at| stat.field(at)).sum();
        usage.processor += Duration::from_millis(spent.saturating_mul(1000) / ticks);
        let io = fs::read_to_string(format!("/proc/{pid}/io")).unwrap_or_default();
        let written = io
            .lines()
            .find_map(|line| line.strip_prefix("write_bytes:"));
        let written: Option<u64> = written.and_then(|bytes| bytes.trim().parse().ok());
        usage.written = usage.written.saturating_add(written.unwrap_or(0));
        usage.processes += 1;
    }
    usage
}

/// `/proc/PID/stat`.
struct Stat(String);

impl Stat {
    fn of(pid: i32) -> Option<Self> {
        fs::read_to_string(format!("/proc/{pid}/stat"))
            .ok()
            .map(Self)
    }

    /// Returns a number behind the name, which may contain anything; the state has index 0.
    fn field(&self, at: usize) -> Option<u64> {
        let (_, rest) = self.0.rsplit_once(')')?;
        rest.split_whitespace().nth(at)?.parse().ok()
    }
}

/// Returns a process's group: 0 if its leader is outside the namespace, as in a container.
pub(super) fn process_group(pid: Pid) -> Option<i32> {
    let stat = Stat::of(pid.as_raw_nonzero().get())?;
    stat.field(2)?.try_into().ok()
}

/// Returns a process's session: 0 if its leader is outside the namespace, as in a container.
pub(super) fn session(pid: Pid) -> Option<i32> {
    let stat = Stat::of(pid.as_raw_nonzero().get())?;
    stat.field(3)?.try_into().ok()
}

/// Returns the length of a process's environment, or nothing during an `exec`.
pub(super) fn environment_len(pid: Pid) -> Option<u64> {
    let stat = Stat::of(pid.as_raw_nonzero().get())?;
    // `exec` sets the end of the code last; those who may not know it see 1.
    let [end_of_code, start, end] = [24, 47, 48].map(|at| stat.field(at));
    end?.checked_sub(start?).filter(|_| end_of_code > Some(1))
}

fn parents() -> Vec<(i32, i32)> {
    let mut parents: Vec<(i32, i32)> = Vec::new();
    for entry in fs::read_dir("/proc").into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some(pid) = name.to_str().and_then(|name| name.parse().ok()) else {
            continue;
        };
        let parent = Stat::of(pid).and_then(|stat| stat.field(1));
        if let Some(parent) = parent.and_then(|parent| parent.try_into().ok()) {
            parents.push((pid, parent));
        }
    }
    parents
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_was_listed_twice_counts_once() {
        let this = rustix::process::getpid();
        assert_eq!(usage(&[this]).processes, 1);
        assert_eq!(usage(&[this, this]).processes, 1);
    }
}
