use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::Pid;

/// Returns a descriptor that becomes readable at the process's end; `None` if it must be polled.
pub(super) fn handle(pid: Pid) -> Option<OwnedFd> {
    #[cfg(target_os = "linux")]
    return rustix::process::pidfd_open(pid, rustix::process::PidfdFlags::empty()).ok();
    #[cfg(not(target_os = "linux"))]
    {
        let _ = pid;
        None
    }
}

/// Time between polls.
const NAP: Duration = Duration::from_millis(2);

/// Blocks until a descriptor is readable or the time is over; returns whether one is readable.
///
/// `naps` bounds the wait by [`NAP`]; an interrupted wait returns early.
pub(crate) fn wait(
    descriptors: &[BorrowedFd<'_>],
    timeout: Option<Duration>,
    naps: bool,
) -> std::io::Result<bool> {
    let timeout = match (timeout, naps) {
        (Some(timeout), true) => Some(timeout.min(NAP)),
        (None, true) => Some(NAP),
        (timeout, false) => timeout,
    };
    let mut polled: Vec<PollFd<'_>> = descriptors
        .iter()
        .map(|fd| PollFd::from_borrowed_fd(fd.as_fd(), PollFlags::IN))
        .collect();
    let timeout = timeout.map(|timeout| Timespec {
        tv_sec: timeout.as_secs().min(1 << 30) as i64,
        tv_nsec: i64::from(timeout.subsec_nanos()),
    });
    match poll(&mut polled, timeout.as_ref()) {
        Ok(ready) => Ok(ready > 0),
        Err(rustix::io::Errno::INTR) => Ok(false),
        Err(error) => Err(error.into()),
    }
}
