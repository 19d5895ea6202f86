//! A watched program: its time and memory, without its children.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rustix::process::{Pid, Signal, kill_process_group};

#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    pub wall: Duration,
    /// User and system time; `None` without /proc.
    pub own: Option<Duration>,
    /// Peak memory in bytes; `None` without /proc.
    pub peak: Option<u64>,
    /// Exit status; `None` after a signal.
    pub status: Option<i32>,
    /// Whether the time limit passed.
    pub stopped: bool,
}

/// Time to end after an interrupt.
const GRACE: Duration = Duration::from_secs(5);
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// Linux's ticks of processor time a second.
const TICKS: f64 = 100.0;

/// Runs a program; after the limit interrupts its process group as Ctrl-C does, then kills it.
pub fn watched(command: &mut Command, limit: Duration) -> Result<Used> {
    let began = Instant::now();
    let mut child = command
        .process_group(0)
        .spawn()
        .with_context(|| format!("cannot run {}", command.get_program().display()))?;
    let mut used = Used::default();
    let mut status = wait(&mut child, limit, &mut used)?;
    if status.is_none() {
        used.stopped = true;
        signal(&child, Signal::INT);
        status = wait(&mut child, GRACE, &mut used)?;
        // Children may have outlived it.
        signal(&child, Signal::KILL);
    }
    let status = match status {
        Some(status) => status,
        None => child.wait()?,
    };
    used.status = status.code();
    used.wall = began.elapsed();
    Ok(used)
}

/// Waits for the end; `None` at the time limit.
fn wait(child: &mut Child, limit: Duration, used: &mut Used) -> Result<Option<ExitStatus>> {
    let began = Instant::now();
    loop {
        record_use(child, used);
        let status = child.try_wait()?;
        if status.is_some() || began.elapsed() > limit {
            return Ok(status);
        }
        std::thread::sleep(POLL_INTERVAL);
    }
}

fn signal(child: &Child, signal: Signal) {
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // Fails if no process remains.
        let _ = kill_process_group(group, signal);
    }
}

/// Adds what a process has used until now.
pub fn record_use(child: &Child, used: &mut Used) {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", child.id()));
    if let Ok(status) = read("status")
        && let Some(line) = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))
        && let Ok(kib) = line.trim().trim_end_matches(" kB").parse::<u64>()
    {
        used.peak = Some(kib * 1024);
    }
    // The name, in parentheses, may contain anything.
    if let Ok(stat) = read("stat")
        && let Some((_, fields)) = stat.rsplit_once(')')
    {
        let field = |at: usize| fields.split_whitespace().nth(at)?.parse::<f64>().ok();
        if let (Some(user), Some(system)) = (field(11), field(12)) {
            used.own = Some(Duration::from_secs_f64((user + system) / TICKS));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_is_watched() {
        let mut command = Command::new("sh");
        command.args([
            "-c",
            "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; sleep 0.1; exit 3",
        ]);
        let used = watched(&mut command, Duration::from_secs(60)).unwrap();
        assert_eq!(used.status, Some(3));
        assert!(used.wall >= Duration::from_millis(100));
        if cfg!(target_os = "linux") {
            assert!(used.own.is_some() && used.peak.is_some_and(|peak| peak > 1 << 16));
        }
    }

    #[test]
    fn its_time_is_over() {
        let mut command = Command::new("sleep");
        let used = watched(command.arg("60"), Duration::from_millis(50)).unwrap();
        assert!(used.stopped && used.status.is_none());
    }

    #[test]
    fn children_end_with_the_program() {
        let folder = tempfile::tempdir().unwrap();
        let note = folder.path().join("child");
        // The time must suffice to start a child.
        for patience in 0.. {
            let mut command = Command::new("sh");
            command.current_dir(folder.path());
            command.args(["-c", "sleep 600 & echo $! > child; wait"]);
            let used = watched(&mut command, Duration::from_millis(100 << patience)).unwrap();
            assert!(used.stopped);
            if std::fs::read_to_string(&note).is_ok_and(|text| text.ends_with('\n')) {
                break;
            }
        }
        let child = std::fs::read_to_string(&note).unwrap();
        // Until the child is gone or a zombie.
        let stat = format!("/proc/{}/stat", child.trim());
        while std::fs::read_to_string(&stat).is_ok_and(|stat| !stat.contains(") Z")) {
            std::thread::sleep(POLL_INTERVAL);
        }
    }
}
