//! A program that is run and watched: how long it takes, what it uses itself,
//! without the processes that it starts.

use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use rustix::process::{Pid, Signal, kill_process_group};

/// What a program used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    /// From start to end.
    pub wall: Duration,
    /// Processor time of its own, user and system; `None` where there is no /proc.
    pub own: Option<Duration>,
    /// The most memory that it had at once, in bytes; `None` where there is no /proc.
    pub peak: Option<u64>,
    /// Its exit status; `None` if a signal ended it.
    pub status: Option<i32>,
    /// Whether its time was over.
    pub stopped: bool,
}

/// How long it may take to end when it is asked to.
const PATIENCE: Duration = Duration::from_secs(5);
/// Between two looks at it.
const NAP: Duration = Duration::from_millis(20);
/// Ticks of processor time a second, as Linux shows them to programs.
const TICKS: f64 = 100.0;

/// Runs a program to its end, or for as long as it may take: then it is interrupted as
/// by Ctrl-C, with what it started, and killed if that does not help.
///
/// # Errors
/// If it cannot be started.
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
        status = wait(&mut child, PATIENCE, &mut used)?;
        // What it started may have outlived it.
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

/// Watches until it ends; `None` if it has not ended in time.
fn wait(child: &mut Child, limit: Duration, used: &mut Used) -> Result<Option<ExitStatus>> {
    let began = Instant::now();
    loop {
        look(child, used);
        let status = child.try_wait()?;
        if status.is_some() || began.elapsed() > limit {
            return Ok(status);
        }
        std::thread::sleep(NAP);
    }
}

/// Tells it and what it started, its process group.
fn signal(child: &Child, signal: Signal) {
    if let Some(group) = i32::try_from(child.id()).ok().and_then(Pid::from_raw) {
        // There may be none left, which is as it should be.
        let _ = kill_process_group(group, signal);
    }
}

/// Notes what it has used so far: its peak is the system's own, its time the last
/// that was seen.
fn look(child: &Child, used: &mut Used) {
    let read = |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", child.id()));
    if let Ok(status) = read("status")
        && let Some(line) = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))
        && let Ok(kib) = line.trim().trim_end_matches(" kB").parse::<u64>()
    {
        used.peak = Some(kib * 1024);
    }
    // The name, in brackets, may hold anything: count from behind it.
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
    fn what_it_started_ends_with_it() {
        let folder = tempfile::tempdir().unwrap();
        let note = folder.path().join("child");
        // As long as it takes until it has started something.
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
        // Until it is gone, or dead and not yet collected by whoever inherited it.
        let stat = format!("/proc/{}/stat", child.trim());
        while std::fs::read_to_string(&stat).is_ok_and(|stat| !stat.contains(") Z")) {
            std::thread::sleep(NAP);
        }
    }
}
