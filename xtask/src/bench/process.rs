//! A program that is run and watched: how long it takes, what it uses itself,
//! without the processes that it starts.

use std::process::{Child, Command};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// What a program used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Used {
    /// From start to end.
    pub wall: Duration,
    /// Processor time of its own, user and system; `None` where there is no /proc.
    pub own: Option<Duration>,
    /// The most memory that it had at once, in bytes; `None` where there is no /proc.
    pub peak: Option<u64>,
    /// Its exit status; `None` if it was killed, as it is when its time is over.
    pub status: Option<i32>,
}

/// Between two looks at it.
const NAP: Duration = Duration::from_millis(20);
/// Ticks of processor time a second, as Linux shows them to programs.
const TICKS: f64 = 100.0;

/// Runs a program to its end, or for as long as it may take.
///
/// # Errors
/// If it cannot be started.
pub fn watched(command: &mut Command, limit: Duration) -> Result<Used> {
    let began = Instant::now();
    let mut child = command
        .spawn()
        .with_context(|| format!("cannot run {}", command.get_program().display()))?;
    let mut used = Used::default();
    loop {
        look(&child, &mut used);
        if let Some(status) = child.try_wait()? {
            used.status = status.code();
            break;
        }
        if began.elapsed() > limit {
            let _ = child.kill();
            child.wait()?;
            break;
        }
        std::thread::sleep(NAP);
    }
    used.wall = began.elapsed();
    Ok(used)
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
        assert_eq!(used.status, None);
    }
}
