//! Ends this process's own work at a limit of time or memory, or after a signal.
//!
//! The search polls, and its tests end with it. Earlier work, such as compiling a grammar, is ended
//! by a thread: nothing is on disk yet. After the search, the thread ends the work on a report at a
//! signal. The thread also ends a search that takes [`GRACE`] of processor time without a poll; wall
//! time would end searches on a busy machine. Result and journal are always on disk.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::interrupt;

/// A reason to end the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The limit of time was reached before the search began.
    Unready,
    /// The search does not end at the limit of time.
    Time,
    /// The search does not end after a signal.
    Signal,
    /// The process needs more than this many bytes.
    Memory(u64),
}

/// The work of this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Work that polls for signals, or leaves them to the system.
    Other,
    /// The start of a run, up to its search: the limit of time or a signal ends it at once.
    Start,
    /// A search, which polls.
    Search,
    /// The work after a search that no signal ended: a signal ends it at once.
    Report,
}

/// Reports the reason for the end; returns the exit status.
pub type LastWords = Box<dyn Fn(Reason) -> i32 + Send>;

/// Maximal processor time between polls.
const GRACE: Duration = Duration::from_secs(1);

const NAP: Duration = Duration::from_millis(50);

static DEADLINE: Mutex<Option<Instant>> = Mutex::new(None);
static PHASE: Mutex<Phase> = Mutex::new(Phase::Other);
static WORDS: OnceLock<Mutex<LastWords>> = OnceLock::new();
/// Limit of memory in bytes; 0 is none.
static MEMORY: AtomicU64 = AtomicU64::new(0);

/// Begins to watch this process, once.
///
/// # Errors
/// If no thread can be started.
pub fn watch(words: LastWords) -> std::io::Result<()> {
    if WORDS.set(Mutex::new(words)).is_err() {
        return Ok(());
    }
    MEMORY.store(most().unwrap_or(0), Ordering::Relaxed);
    let thread = thread::Builder::new().name("watchdog".to_owned());
    thread.spawn(look).map(drop)
}

/// Sets the limit of time; `None` removes it.
pub fn until(deadline: Option<Instant>) {
    *DEADLINE.lock().unwrap_or_else(PoisonError::into_inner) = deadline;
}

/// Whether a signal has come or the limit of time is over.
#[must_use]
pub fn is_over() -> bool {
    let deadline = *DEADLINE.lock().unwrap_or_else(PoisonError::into_inner);
    interrupt::has_come() || deadline.is_some_and(|deadline| Instant::now() >= deadline)
}

/// Begins a phase; after a signal, [`Phase::Report`] is left to the second signal.
pub fn begin(phase: Phase) {
    let phase = match phase {
        Phase::Report if interrupt::has_come() => Phase::Other,
        phase => phase,
    };
    *PHASE.lock().unwrap_or_else(PoisonError::into_inner) = phase;
}

/// Ends this process if it has to end without the help of a search.
pub(crate) fn end_if_due() {
    if let Some(reason) = Seen::now().reason(&mut None, used) {
        end(reason);
    }
}

pub(crate) fn asks_to_end() -> bool {
    is_late() || interrupt::has_come()
}

fn is_late() -> bool {
    let deadline = *DEADLINE.lock().unwrap_or_else(PoisonError::into_inner);
    deadline.is_some_and(|at| Instant::now() >= at)
}

fn look() {
    let mut due = None;
    loop {
        thread::sleep(NAP);
        let limit = MEMORY.load(Ordering::Relaxed);
        if limit > 0 && resident().is_some_and(|bytes| bytes > limit) {
            end(Reason::Memory(limit));
        }
        if let Some(reason) = Seen::now().reason(&mut due, used) {
            end(reason);
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    phase: Phase,
    is_late: bool,
    signalled: bool,
}

impl Seen {
    fn now() -> Self {
        Self {
            // First the phase: a signal before the report is no reason to end it.
            phase: *PHASE.lock().unwrap_or_else(PoisonError::into_inner),
            is_late: is_late(),
            signalled: interrupt::has_come(),
        }
    }

    /// Returns the reason to end; `due` is the processor time at the first look that required it.
    fn reason(self, due: &mut Option<Duration>, used: impl Fn() -> Duration) -> Option<Reason> {
        let reason = match (self.phase, self.signalled, self.is_late) {
            (Phase::Start | Phase::Report, true, _) => return Some(Reason::Signal),
            (Phase::Search, true, _) => Reason::Signal,
            (Phase::Search, false, true) => Reason::Time,
            (_, _, true) => return Some(Reason::Unready),
            (_, _, false) => {
                *due = None;
                return None;
            }
        };
        let used = used();
        let grace = used.saturating_sub(*due.get_or_insert(used));
        (grace >= GRACE).then_some(reason)
    }
}

fn end(reason: Reason) {
    interrupt::clean();
    let words = WORDS
        .get()
        .map(|words| words.lock().unwrap_or_else(PoisonError::into_inner));
    // Locked up to the exit, so that no other thread reports a reason, too.
    let status = words
        .as_ref()
        .map_or(interrupt::INTERRUPTED, |words| words(reason));
    signal_hook::low_level::exit(status);
}

/// Returns the main thread's processor time, or wall time if the system does not report it.
fn used() -> Duration {
    static BEGAN: OnceLock<Instant> = OnceLock::new();
    let read = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = read.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(
        || BEGAN.get_or_init(Instant::now).elapsed(),
        Duration::from_nanos,
    )
}

/// Returns this process's resident memory in bytes.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split(' ').nth(1)?.parse().ok()?;
    Some(pages * rustix::param::page_size() as u64)
}

/// Returns three quarters of the machine's memory in bytes.
fn most() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix("MemTotal:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes / 4 * 3 * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_has_its_grace_in_processor_time() {
        let seen = |phase, is_late, signalled| Seen {
            phase,
            is_late,
            signalled,
        };
        let at = |milliseconds| move || Duration::from_millis(milliseconds);
        let mut due = None;
        use Phase::{Other, Report, Search, Start};
        let (unready, signal) = (Some(Reason::Unready), Some(Reason::Signal));
        for (phase, is_late, signalled, reason) in [
            (Other, false, true, None),
            (Start, true, false, unready),
            (Start, false, true, signal),
            (Report, false, false, None),
            (Report, false, true, signal),
        ] {
            let reason_seen = seen(phase, is_late, signalled).reason(&mut due, at(0));
            assert_eq!(reason_seen, reason, "{phase:?}");
        }
        for (is_late, signalled, reason) in
            [(true, false, Reason::Time), (true, true, Reason::Signal)]
        {
            let seen = seen(Search, is_late, signalled);
            due = None;
            assert_eq!(seen.reason(&mut due, at(5000)), None);
            // It waits, or other processes are busy.
            assert_eq!(seen.reason(&mut due, at(5000)), None);
            assert_eq!(seen.reason(&mut due, at(5999)), None);
            assert_eq!(seen.reason(&mut due, at(6000)), Some(reason));
        }
        assert_eq!(seen(Search, false, false).reason(&mut due, at(9000)), None);
        assert_eq!(due, None);
    }

    #[test]
    fn the_system_tells_what_is_used() {
        let before = used();
        assert!(used() >= before);
        let (resident, most) = (resident().unwrap(), most().unwrap());
        assert!(
            resident > 1 << 20 && resident < most,
            "{resident} of {most}"
        );
    }
}
