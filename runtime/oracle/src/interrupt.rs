//! Ctrl-C: the first ends the search cleanly, the second at once, whatever this process is doing.
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

/// Process groups of running tests; 0 is free.
static GROUPS: [AtomicI32; 256] = [const { AtomicI32::new(0) }; 256];

static CLEAN: OnceLock<fn()> = OnceLock::new();

static SIGNALLED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

pub(crate) const INTERRUPTED: i32 = 130;

/// A handler of SIGINT, SIGTERM and SIGHUP (the terminal was closed).
///
/// Signals that were ignored at the start stay so (`nohup`, background jobs of a script).
#[derive(Clone, Debug)]
pub struct Interrupt {
    reader: Arc<UnixStream>,
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
        reader.set_nonblocking(true)?;
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

    /// Tests whether a signal has come since the last call.
    #[must_use]
    pub fn take(&self) -> bool {
        let mut buffer = [0; 16];
        (&*self.reader).read(&mut buffer).is_ok_and(|len| len > 0)
    }

    /// Sets the action before the second signal ends the process; only the first call counts.
    ///
    /// It runs in another thread, while others continue.
    pub(crate) fn at_second(&self, clean: fn()) {
        let _ = CLEAN.set(clean);
    }

    /// Adds a process group for the third signal to kill.
    pub(crate) fn remember(&self, group: Pid) {
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

    pub(crate) fn forget(&self, group: Pid) {
        let group = group.as_raw_nonzero().get();
        for slot in &GROUPS {
            let _ = slot.compare_exchange(group, 0, Ordering::SeqCst, Ordering::SeqCst);
        }
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
}

/// Ends the process after two signals, each a byte.
fn end_at_second(mut signals: &UnixStream) {
    let mut two = [0; 2];
    // Without signals, the other end is closed.
    if signals.read_exact(&mut two).is_ok() {
        clean();
        signal_hook::low_level::exit(INTERRUPTED);
    }
}

/// Kills the tests and ends the process after three signals, each a byte.
fn end_at_third(mut signals: &UnixStream) {
    if signals.read_exact(&mut [0; 3]).is_ok() {
        for group in &GROUPS {
            if let Some(group) = Pid::from_raw(group.load(Ordering::SeqCst)) {
                let _ = kill_process_group(group, Signal::KILL);
            }
        }
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

impl AsFd for Interrupt {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.reader.as_fd()
    }
}
