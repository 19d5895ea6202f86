//! A stop from outside, polled after counted work.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A request to stop, which readers of a text poll after counted work.
///
/// Once a look has found the request it remains, for all clones. What a reader returns then is
/// worthless. The default is never requested.
#[derive(Clone, Default)]
pub struct Halt(Option<Arc<Shared>>);

struct Shared {
    found: AtomicBool,
    asks: Box<dyn Fn() -> bool + Send + Sync>,
}

/// The work between two looks.
///
/// Bytes of the lexer, steps of prediction and of charts, nodes of a tree: each takes up to a tenth
/// of a microsecond.
const STRIDE: u64 = 1 << 16;

/// Parsed tokens between two looks: each is the work of several bytes.
pub(crate) const TOKENS: usize = 1 << 12;

impl Halt {
    /// Makes a request that is there when `asks` says so.
    pub fn new(asks: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(Shared {
            found: AtomicBool::new(false),
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

    /// Looks for the request if work that was `before` and is `now` passed a multiple of
    /// [`STRIDE`].
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
