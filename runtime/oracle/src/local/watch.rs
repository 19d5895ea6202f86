use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::process::Pid;

/// Returns a descriptor that becomes readable at the process's end.
///
/// `None` where the system has none, and the process has to be polled.
pub(super) fn handle(pid: Pid) -> Option<OwnedFd> {
    #[cfg(target_os = "linux")]
    return rustix::process::pidfd_open(pid, rustix::process::PidfdFlags::empty()).ok();
    #[cfg(not(target_os = "linux"))]
    {
        let _ = pid;
        None
    }
}

/// Time between polls without process handles.
const NAP: Duration = Duration::from_millis(2);

/// Blocks until a descriptor is readable or the time is over.
///
/// `naps` bounds the wait by [`NAP`]; an interrupted wait returns early.
pub(super) fn wait(
    descriptors: &[BorrowedFd<'_>],
    timeout: Option<Duration>,
    naps: bool,
) -> std::io::Result<()> {
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
        Ok(_) | Err(rustix::io::Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}
