//! A request to stop from outside, polled after counted work.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// A request to stop, polled by readers of a text after counted work.
///
/// Once found, it remains, for all clones, and what a reader returns is worthless. The default is
/// never requested.
#[derive(Clone, Default)]
pub struct Halt(Option<Arc<Shared>>);

struct Shared {
    found: AtomicBool,
    /// Work that [`Halt::after`] has counted.
    done: AtomicU64,
    asks: Box<dyn Fn() -> bool + Send + Sync>,
}

/// Work between two polls: bytes of the lexer, steps of prediction and of charts, nodes of a tree.
///
/// Each takes up to a tenth of a microsecond.
const STRIDE: u64 = 1 << 16;

/// Parsed tokens between two polls; each is the work of several bytes.
pub(crate) const TOKENS: usize = 1 << 12;

impl Halt {
    /// Makes a request that is there once `asks` returns true.
    pub fn new(asks: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(Shared {
            found: AtomicBool::new(false),
            done: AtomicU64::new(0),
            asks: Box::new(asks),
        })))
    }

    /// Whether a look has found the request.
    #[must_use]
    pub fn is_found(&self) -> bool {
        let shared = self.0.as_ref();
        shared.is_some_and(|shared| shared.found.load(Ordering::Relaxed))
    }

    /// Looks for the request.
    #[must_use]
    pub fn look(&self) -> bool {
        let Some(shared) = &self.0 else {
            return false;
        };
        let found = shared.found.load(Ordering::Relaxed) || (shared.asks)();
        shared.found.store(found, Ordering::Relaxed);
        found
    }

    /// Counts work, in tenths of a microsecond, and looks for the request after enough of it.
    ///
    /// Whether the request is found.
    #[must_use]
    pub fn after(&self, work: usize) -> bool {
        let Some(shared) = &self.0 else {
            return false;
        };
        let before = shared.done.fetch_add(work as u64, Ordering::Relaxed);
        self.look_between(before, before + work as u64) || self.is_found()
    }

    /// Looks for the request if the work crossed a multiple of [`STRIDE`].
    #[inline]
    pub(crate) fn look_between(&self, before: u64, now: u64) -> bool {
        before / STRIDE != now / STRIDE && self.look()
    }
}

impl fmt::Debug for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Halt({})", self.is_found())
    }
}
