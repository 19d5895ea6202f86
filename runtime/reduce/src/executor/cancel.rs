//! Stopping a reduction from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A handle that stops a reduction: clones stop the same one. It may be used in another
/// thread, in the property or in a progress callback.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A handle that has not stopped anything.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops the reduction before its next test. It ends with the best so far.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the reduction is to stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
