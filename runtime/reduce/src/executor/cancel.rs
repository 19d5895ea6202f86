//! Cancellation from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A handle that stops a reduction; clones stop the same one.
///
/// Works in any thread, in the property and in callbacks.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Creates a handle.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Stops the reduction before its next test, with the best result.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the reduction has to stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
