//! Ctrl-C: the first ends the search cleanly, the second at once, whatever this process is doing.
//!
//! Signals that come at once count as one: `timeout` sends SIGTERM to the process and to its group,
//! a closed terminal SIGHUP by both ways.
//!
//! At the second signal a thread ends tests, removes their directories, and exits. Should that
//! hang, another thread kills the tests' process groups at the third and exits.

use std::io::{self, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::sync::{Arc, LazyLock, OnceLock};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGXFSZ};

/// Process groups of running tests and probes; 0 is free.
static GROUPS: [AtomicI32; 256] = [const { AtomicI32::new(0) }; 256];

static CLEAN: OnceLock<fn()> = OnceLock::new();

static SIGNALLED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Signals within this time after a counted one do not count.
const AT_ONCE: Duration = Duration::from_millis(200);

pub(crate) const INTERRUPTED: i32 = 130;

/// A handler of SIGINT, SIGTERM and SIGHUP (the terminal was closed).
///
/// Signals that were ignored at the start stay so (`nohup`, background jobs of a script).
#[derive(Debug)]
pub struct Interrupt {
    /// Readable from the first signal on.
    reader: Arc<UnixStream>,
    is_taken: AtomicBool,
    /// The limit of time, which also ends a wait.
    deadline: Option<Instant>,
}

impl Interrupt {
    /// Takes over these signals; the second ends the process with status 130.
    ///
    /// # Errors
    /// If the signals cannot be taken over.
    pub fn new() -> io::Result<Self> {
        let (reader, writer) = UnixStream::pair()?;
        let (second, waker) = UnixStream::pair()?;
        let (third, last_waker) = UnixStream::pair()?;
        let thread = || std::thread::Builder::new().name("interrupt".to_owned());
        thread().spawn(move || end_at_second(&second))?;
        thread().spawn(move || end_at_third(&third))?;
        let ignored = ignored();
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            if ignored & 1 << (signal - 1) != 0 {
                continue;
            }
            signal_hook::flag::register(signal, Arc::clone(&SIGNALLED))?;
            signal_hook::low_level::pipe::register(signal, writer.try_clone()?)?;
            signal_hook::low_level::pipe::register(signal, waker.try_clone()?)?;
            signal_hook::low_level::pipe::register(signal, last_waker.try_clone()?)?;
        }
        // A write beyond a limit of file size then is an error; programs that are started end by it.
        signal_hook::flag::register(SIGXFSZ, Arc::default())?;
        Ok(Self {
            reader: Arc::new(reader),
            is_taken: AtomicBool::new(false),
            deadline: None,
        })
    }

    /// Interrupts executors also at a deadline.
    #[must_use]
    pub const fn until(mut self, deadline: Option<Instant>) -> Self {
        self.deadline = deadline;
        self
    }

    /// Whether the time is over, without a signal.
    #[must_use]
    pub fn is_late(&self) -> bool {
        self.is_over() && !has_come()
    }

    /// Whether a signal has come or the time is over.
    #[must_use]
    pub fn ends(&self) -> bool {
        has_come() || self.is_over()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.left().is_some_and(|left| left.is_zero())
    }

    pub(crate) fn left(&self) -> Option<Duration> {
        let deadline = self.deadline?;
        Some(deadline.saturating_duration_since(Instant::now()))
    }

    /// Tests whether a signal has come, until it returns `true`; clones have a call each.
    #[must_use]
    pub fn take(&self) -> bool {
        has_come() && !self.is_taken.swap(true, Ordering::Relaxed)
    }

    /// Returns a descriptor that a signal makes readable, before [`take`](Self::take) returns it.
    pub(crate) fn descriptor(&self) -> Option<BorrowedFd<'_>> {
        let is_taken = self.is_taken.load(Ordering::Relaxed);
        (!is_taken).then(|| self.reader.as_fd())
    }

    /// Sets the action before the second signal ends the process; only the first call counts.
    ///
    /// It runs in another thread, while others continue.
    pub(crate) fn at_second(&self, clean: fn()) {
        let _ = CLEAN.set(clean);
    }
}

/// Adds a process group to kill if the process ends at once.
pub(crate) fn remember(group: Pid) {
    let group = group.as_raw_nonzero().get();
    for slot in &GROUPS {
        if slot
            .compare_exchange(0, group, Ordering::SeqCst, Ordering::SeqCst)
            .is_ok()
        {
            return;
        }
    }
}

pub(crate) fn forget(group: Pid) {
    let group = group.as_raw_nonzero().get();
    for slot in &GROUPS {
        let _ = slot.compare_exchange(group, 0, Ordering::SeqCst, Ordering::SeqCst);
    }
}

pub(crate) fn has_come() -> bool {
    SIGNALLED.load(Ordering::SeqCst)
}

/// Ends tests and removes their directories, for a process that ends at once.
pub(crate) fn clean() {
    if let Some(clean) = CLEAN.get() {
        clean();
    }
    kill_groups();
}

fn kill_groups() {
    for group in &GROUPS {
        if let Some(group) = Pid::from_raw(group.load(Ordering::SeqCst)) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

/// Waits for this many signals, each a byte; returns whether they came.
fn wait(mut signals: impl Read, count: usize, now: impl Fn() -> Instant) -> bool {
    let mut last: Option<Instant> = None;
    let mut left = count;
    while left > 0 {
        // Without signals, the other end is closed.
        if signals.read_exact(&mut [0]).is_err() {
            return false;
        }
        let now = now();
        if last.is_none_or(|last| now.duration_since(last) >= AT_ONCE) {
            last = Some(now);
            left -= 1;
        }
    }
    true
}

/// Ends the process after two signals.
fn end_at_second(signals: &UnixStream) {
    if wait(signals, 2, Instant::now) {
        clean();
        signal_hook::low_level::exit(INTERRUPTED);
    }
}

/// Kills the tests and ends the process after three signals.
fn end_at_third(signals: &UnixStream) {
    if wait(signals, 3, Instant::now) {
        kill_groups();
        signal_hook::low_level::exit(INTERRUPTED);
    }
}

/// Returns the ignored signals, signal `n` as bit `n - 1`; 0 if not reported.
fn ignored() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}

impl Clone for Interrupt {
    fn clone(&self) -> Self {
        Self {
            reader: Arc::clone(&self.reader),
            is_taken: AtomicBool::new(false),
            deadline: self.deadline,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_that_come_at_once_count_as_one() {
        let began = Instant::now();
        for (milliseconds, expected) in [
            (&[0, 1][..], 1),
            (&[0, 199, 200, 201, 399], 2),
            (&[0, 199, 200, 400], 3),
            (&[5000, 9000], 2),
        ] {
            let counted = (1..).take_while(|&count| {
                let mut times = milliseconds.iter();
                let now = || began + Duration::from_millis(*times.next().unwrap());
                let now = std::cell::RefCell::new(now);
                wait(&vec![0; milliseconds.len()][..], count, || {
                    (now.borrow_mut())()
                })
            });
            assert_eq!(counted.count(), expected, "{milliseconds:?}");
        }
    }
}
