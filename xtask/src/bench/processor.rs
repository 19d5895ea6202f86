//! Processor time of this thread, which other load does not change.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Duration);

impl Stopwatch {
    pub fn now() -> Self {
        Self(spent())
    }

    /// Returns the seconds that this thread ran since the start.
    pub fn seconds(self) -> f64 {
        spent().saturating_sub(self.0).as_secs_f64()
    }
}

fn spent() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(
        time.tv_sec.unsigned_abs(),
        time.tv_nsec.unsigned_abs() as u32,
    )
}
