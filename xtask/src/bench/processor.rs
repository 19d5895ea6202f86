//! The processor time of a piece of work: what else runs on the machine does not count.

use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// When some work of this thread began.
#[derive(Clone, Copy, Debug)]
pub struct Began(Duration);

impl Began {
    /// Now.
    pub fn now() -> Self {
        Self(spent())
    }

    /// The seconds that this thread has run since.
    pub fn seconds(self) -> f64 {
        spent().saturating_sub(self.0).as_secs_f64()
    }
}

/// How long this thread has run.
fn spent() -> Duration {
    let time = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(
        time.tv_sec.unsigned_abs(),
        time.tv_nsec.unsigned_abs() as u32,
    )
}
