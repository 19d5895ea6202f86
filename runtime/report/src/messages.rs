//! Messages on standard error, whose reader may take nothing.
//!
//! A full pipe would block a write, and with it the end of a run at a limit or a signal.

use std::io::{self, ErrorKind, StderrLock, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::pipe::PIPE_BUF;

use crate::printable;

/// Maximal wait for the reader once the run ends.
const PATIENCE: Duration = Duration::from_secs(1);

/// Wait between two looks whether it does.
const NAP: Duration = Duration::from_millis(50);

/// Tests whether the run has to end.
static ENDS: OnceLock<Box<dyn Fn() -> bool + Send + Sync>> = OnceLock::new();

/// Whether the reader took nothing at the end, so that no message waits for it again.
static STALLED: AtomicBool = AtomicBool::new(false);

/// Whether no message may wait longer than that from now on.
static HURRIES: AtomicBool = AtomicBool::new(false);

/// Lets messages wait a second in all from now on, whatever [`hurry_when`] has set.
pub fn hurry() {
    HURRIES.store(true, Ordering::Relaxed);
}

/// Lets messages wait a second in all for a reader that takes nothing, once `ends` is true.
///
/// Only the first call of a process counts; without one they wait as long as it takes.
pub fn hurry_when(ends: impl Fn() -> bool + Send + Sync + 'static) {
    let _ = ENDS.set(Box::new(ends));
}

/// Prints a message on standard error, with foreign text escaped.
///
/// It is lost if the reader takes nothing while the run has to end (see [`hurry_when`]).
pub fn say(message: &str) {
    let mut late = None;
    write(&printable(message), || {
        let hurries = HURRIES.load(Ordering::Relaxed) || ENDS.get().is_some_and(|ends| ends());
        if !hurries {
            return true;
        }
        let since: &Instant = late.get_or_insert_with(Instant::now);
        if since.elapsed() >= PATIENCE {
            STALLED.store(true, Ordering::Relaxed);
        }
        !STALLED.load(Ordering::Relaxed)
    });
}

/// Prints a line on standard error if its reader takes it at once.
pub(crate) fn show(line: &str) {
    write(line, || false);
}

/// Whether the reader would take something at once, which a stopped terminal does not.
pub(crate) fn is_taken() -> bool {
    takes(&io::stderr().lock())
}

fn takes(error: &StderrLock<'_>) -> bool {
    let now = Timespec {
        tv_sec: 0,
        tv_nsec: 0,
    };
    let polled = poll(&mut [PollFd::new(error, PollFlags::OUT)], Some(&now));
    !matches!(polled, Ok(0) | Err(Errno::INTR))
}

/// Writes a line while its reader takes it, or `waits`; a failed write is harmless.
fn write(line: &str, mut waits: impl FnMut() -> bool) {
    let mut error = io::stderr().lock();
    let text = format!("{line}\n");
    let mut left = text.as_bytes();
    while !left.is_empty() {
        let is_ready = takes(&error);
        // A pipe that takes anything takes so many bytes without blocking.
        let part = left.len().min(PIPE_BUF);
        let written = match is_ready {
            true => error.write(&left[..part]),
            false => Err(ErrorKind::WouldBlock.into()),
        };
        match written {
            Ok(0) => return,
            Ok(written) => left = &left[written..],
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) if error.kind() == ErrorKind::WouldBlock => {
                if !waits() {
                    return;
                }
                std::thread::sleep(NAP);
            }
            Err(_) => return,
        }
    }
}
