//! Ctrl-C: the first ends the search cleanly, the second at once.

use std::io::{self, Read};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};

use rustix::process::{Pid, Signal, kill_process_group};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

/// Process groups of running tests, for the signal handler; 0 is free.
static GROUPS: [AtomicI32; 256] = [const { AtomicI32::new(0) }; 256];

/// The exit status after a signal.
const INTERRUPTED: i32 = 130;

/// Hears SIGINT, SIGTERM and SIGHUP (the terminal was closed), except those that
/// were ignored when the process began (`nohup`, jobs in the background of a script).
#[derive(Clone, Debug)]
pub struct Interrupt {
    reader: Arc<UnixStream>,
}

impl Interrupt {
    /// Takes over these signals for this process. The second one kills the
    /// running tests and ends the process with status 130.
    ///
    /// # Errors
    /// If the signals cannot be taken over.
    pub fn new() -> io::Result<Self> {
        static ARMED: AtomicBool = AtomicBool::new(false);
        let (reader, writer) = UnixStream::pair()?;
        reader.set_nonblocking(true)?;
        let ignored = ignored();
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            if ignored & 1 << (signal - 1) != 0 {
                continue;
            }
            let second = || {
                if ARMED.swap(true, Ordering::SeqCst) {
                    for group in &GROUPS {
                        if let Some(group) = Pid::from_raw(group.load(Ordering::SeqCst)) {
                            let _ = kill_process_group(group, Signal::KILL);
                        }
                    }
                    signal_hook::low_level::exit(INTERRUPTED);
                }
            };
            // SAFETY: the handler touches atomics and makes the system calls
            // kill and _exit, all of which are async-signal-safe.
            #[allow(unsafe_code)]
            unsafe {
                signal_hook::low_level::register(signal, second)?;
            }
            signal_hook::low_level::pipe::register(signal, writer.try_clone()?)?;
        }
        Ok(Self {
            reader: Arc::new(reader),
        })
    }

    /// Whether a signal has come since the last question.
    #[must_use]
    pub fn take(&self) -> bool {
        let mut buffer = [0; 16];
        (&*self.reader).read(&mut buffer).is_ok_and(|len| len > 0)
    }

    /// Names a process group that the second signal has to kill.
    pub fn remember(&self, group: Pid) {
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

    /// A process group is gone.
    pub fn forget(&self, group: Pid) {
        let group = group.as_raw_nonzero().get();
        for slot in &GROUPS {
            let _ = slot.compare_exchange(group, 0, Ordering::SeqCst, Ordering::SeqCst);
        }
    }
}

/// The set of signals that this process ignores, where the system tells: bit
/// `n - 1` stands for signal `n`.
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
