//! Waiting without a clock, so that other work on the machine fails no test.

#![allow(dead_code, reason = "not all tests need all of it")]

use std::fs;
use std::thread;
use std::time::Duration;

/// Limit of a test program that something else must end.
pub const NEVER: Duration = Duration::from_secs(100_000);

/// Time for which each processor is idle, in the mean, while a test hangs.
const HANG: Duration = Duration::from_secs(90);

/// Repeats a question until there is an answer; `None` if the machine was idle for long.
pub fn until<T>(mut question: impl FnMut() -> Option<T>) -> Option<T> {
    let began = idle();
    for number in 1.. {
        if let Some(answer) = question() {
            return Some(answer);
        }
        if number % 200 == 0 && idle().saturating_sub(began) > HANG {
            break;
        }
        thread::sleep(Duration::from_millis(5));
    }
    None
}

/// Tries something with longer and longer limits until it is done within one.
///
/// For a limit that some programs must reach and others must not: on a busy machine the others may
/// need longer.
pub fn within_some_limit(mut is_done: impl FnMut(Duration) -> bool) {
    let mut limits = [1, 4, 16, 64, 256].map(Duration::from_secs).into_iter();
    assert!(limits.any(&mut is_done), "no limit is enough");
}

/// Returns how long the machine's processors were idle since its start, in the mean.
fn idle() -> Duration {
    let stat = fs::read_to_string("/proc/stat").expect("these tests need /proc");
    let processors = stat.lines().filter(|line| line.starts_with("cpu")).count() - 1;
    let idle = stat.split_whitespace().nth(4);
    let hundredths: u64 = idle.and_then(|word| word.parse().ok()).unwrap();
    Duration::from_millis(hundredths * 10 / processors.max(1) as u64)
}
