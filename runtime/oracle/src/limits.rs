//! The limits of a test.

use std::time::Duration;

/// Limits of a test with all its processes; `None` is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of memory of all processes together.
    ///
    /// Memory in use counts, not reserved addresses: compilers and sanitizers reserve terabytes. It
    /// is measured at intervals (Linux).
    pub memory: Option<u64>,
    /// Processor time of all its processes together, looked at likewise (Linux).
    pub processor: Option<Duration>,
    /// Bytes that it may print, where its output is read at all.
    pub output: Option<u64>,
    /// Bytes of the largest file that it may write (Linux).
    pub file: Option<u64>,
    /// Bytes of all files that it may write to disks, measured like memory (Linux).
    ///
    /// Those that all its processes write, and those that its directories hold.
    pub written: Option<u64>,
    /// Number of processes, measured like memory (Linux).
    pub processes: Option<u64>,
}

/// The default limit of memory, where the machine has as much.
const MEMORY: u64 = 4 << 30;

impl Limits {
    /// No limits at all.
    pub const NONE: Self = Self {
        memory: None,
        processor: None,
        output: None,
        file: None,
        written: None,
        processes: None,
    };

    /// Returns limits that keep a machine usable.
    ///
    /// 4 GB of memory (at most three quarters of the machine's), 256 MB of output, files of 1 GB,
    /// 8 GB of files in total, 1000 processes. Processor time has no limit: the timeout bounds it.
    /// The number of jobs does not count: a verdict would depend on it.
    #[must_use]
    pub fn for_machine() -> Self {
        Self {
            memory: machine_memory().map(|bytes| MEMORY.min(bytes / 4 * 3)),
            processor: None,
            output: Some(256 << 20),
            file: Some(1 << 30),
            written: Some(8 << 30),
            processes: Some(1000),
        }
    }

    /// Whether a test has to be looked at while it runs.
    pub(super) const fn are_watched(&self) -> bool {
        self.memory.is_some()
            || self.processor.is_some()
            || self.written.is_some()
            || self.processes.is_some()
    }
}

/// Bytes of memory that this machine, or the container, has.
fn machine_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    let machine = kilobytes << 10;
    let container = [
        "/sys/fs/cgroup/memory.max",
        "/sys/fs/cgroup/memory/memory.limit_in_bytes",
    ]
    .iter()
    .find_map(|path| std::fs::read_to_string(path).ok()?.trim().parse().ok());
    Some(container.map_or(machine, |bytes: u64| bytes.min(machine)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_leaves_memory_to_others() {
        let Some(machine) = machine_memory() else {
            return;
        };
        let memory = Limits::for_machine().memory.unwrap();
        assert!(memory <= MEMORY && memory < machine);
    }
}
