//! Texts that were refused.

use rustc_hash::FxHashSet;

/// Identifies a candidate by the bytes that the property test would see.
pub(super) type Key = [u8; 16];

/// Remembers refused candidates; 16 bytes and a little each.
#[derive(Debug, Default)]
pub(super) struct Refusals {
    keys: FxHashSet<Key>,
}

impl Refusals {
    /// The key of a text.
    pub(super) fn key(text: &[u8]) -> Key {
        let mut key = Key::default();
        key.copy_from_slice(&blake3::hash(text).as_bytes()[..16]);
        key
    }

    pub(super) fn contains(&self, key: &Key) -> bool {
        self.keys.contains(key)
    }

    pub(super) fn insert(&mut self, key: Key) {
        self.keys.insert(key);
    }
}
