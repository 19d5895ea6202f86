//! Programs that show what is installed.

use std::io;
use std::os::unix::process::CommandExt;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};

use super::helper::{read, received, wait};
use crate::{interrupt, watchdog};

/// Time limit of a probe, which may build what it shows (Miri's standard library).
const PATIENCE: Duration = Duration::from_secs(600);

/// Runs a program that shows what is installed; returns its end and its standard output.
///
/// It has no input and no sandbox. It is killed at the limit of time of this process and, once there
/// is an [`Interrupt`](crate::Interrupt), at a signal.
///
/// # Errors
/// If the program cannot be started, or does not end.
pub fn probe(command: &mut Command) -> io::Result<(ExitStatus, Vec<u8>)> {
    let (output, sink) = io::pipe()?;
    command.process_group(0).stdin(Stdio::null());
    command.stdout(sink).stderr(Stdio::null());
    let mut child = command.spawn()?;
    // The command's copy of the other end would keep the pipe open.
    command.stdout(Stdio::null());
    let group = Pid::from_child(&child);
    interrupt::remember(group);
    let output = read(output);
    let until = Instant::now() + PATIENCE;
    let has_ended = wait(group, until);
    let _ = kill_process_group(group, Signal::KILL);
    interrupt::forget(group);
    let status = child.wait()?;
    watchdog::end_if_due();
    let output = has_ended.then(|| received(&output, until)).flatten();
    let output = output.ok_or_else(|| io::Error::other("it does not end"))?;
    Ok((status, output))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_probe_ends_although_its_child_holds_its_output() {
        let mut shell = Command::new("sh");
        shell.args(["-c", "sleep 1000 & echo $0; exit 3", "shown"]);
        let (status, output) = probe(&mut shell).unwrap();
        assert_eq!((status.code(), &*output), (Some(3), &b"shown\n"[..]));
        assert!(probe(&mut Command::new("/there/is/none")).is_err());
    }
}
