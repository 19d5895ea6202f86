use std::time::Duration;

/// Limits of a test with all its processes; `None` is no limit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of memory of all processes together, measured at intervals (Linux).
    ///
    /// Reserved addresses do not count: compilers and sanitizers reserve terabytes.
    pub memory: Option<u64>,
    /// Processor time of all processes together, measured likewise (Linux).
    pub processor: Option<Duration>,
    /// Bytes of its output, if that is read.
    pub output: Option<u64>,
    /// Bytes of the largest file that it writes, or leaves in its directories (Linux).
    pub file: Option<u64>,
    /// Bytes on disks, measured like memory (Linux).
    ///
    /// Those that all processes write, and those in the test's directories.
    pub written: Option<u64>,
    /// Number of processes, measured like memory (Linux).
    pub processes: Option<u64>,
}

const MEMORY: u64 = 4 << 30;

impl Limits {
    /// No limits.
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
    /// Memory: 4 GB, at most three quarters of the machine's. Output: 256 MB. Files: 1 GB each, 8
    /// GB in total. Processes: 1000. The timeout bounds processor time. The number of jobs must not
    /// change verdicts, so it does not count.
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

    pub(super) const fn are_watched(&self) -> bool {
        self.memory.is_some()
            || self.processor.is_some()
            || self.written.is_some()
            || self.processes.is_some()
    }
}

/// Returns the bytes of memory of this machine or container.
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
