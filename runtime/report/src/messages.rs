//! Messages on standard error, whose reader may take nothing.
//!
//! A full pipe would block a write, and with it the end of a run at a limit or a signal.

use std::io::{self, ErrorKind, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

use crate::printable;

/// Maximal wait for the reader, in seconds.
const PATIENCE: i64 = 1;

/// Bytes that a pipe takes without blocking once it takes any.
const PART: usize = 4096;

/// Whether the reader took nothing last time, so that no message waits for it again.
static STALLED: AtomicBool = AtomicBool::new(false);

/// Prints a message on standard error, with foreign text escaped.
///
/// It is lost if the reader takes nothing for a second, or took nothing of an earlier one.
pub fn say(message: &str) {
    let patience = match STALLED.load(Ordering::Relaxed) {
        true => 0,
        false => PATIENCE,
    };
    let written = write(&printable(message), patience);
    STALLED.store(!written, Ordering::Relaxed);
}

/// Prints a line on standard error if its reader takes it at once.
pub(crate) fn show(line: &str) {
    write(line, 0);
}

/// Writes a line; returns whether the reader takes it. A failed write is harmless.
fn write(line: &str, patience: i64) -> bool {
    let mut error = io::stderr().lock();
    let text = format!("{line}\n");
    let mut left = text.as_bytes();
    while !left.is_empty() {
        let wait = Timespec {
            tv_sec: patience,
            tv_nsec: 0,
        };
        match poll(&mut [PollFd::new(&error, PollFlags::OUT)], Some(&wait)) {
            Ok(0) => return false,
            Err(Errno::INTR) => continue,
            _ => {}
        }
        match error.write(&left[..left.len().min(PART)]) {
            Ok(written) => left = &left[written..],
            Err(error)
                if matches!(error.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) => {}
            Err(_) => return true,
        }
    }
    true
}
