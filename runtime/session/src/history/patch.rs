//! A change of a text.

use serde::{Deserialize, Serialize};

use super::Bytes;

/// A run of a text gives way to something, mostly to nothing. In JSON:
/// `[at, gone, "new"]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(usize, usize, Bytes)", into = "(usize, usize, Bytes)")]
pub struct Patch {
    /// The first byte of the run, in the text before the change.
    pub at: usize,
    /// How many bytes go.
    pub gone: usize,
    /// What comes in their place.
    pub new: Vec<u8>,
}

impl From<(usize, usize, Bytes)> for Patch {
    fn from((at, gone, Bytes(new)): (usize, usize, Bytes)) -> Self {
        Self { at, gone, new }
    }
}

impl From<Patch> for (usize, usize, Bytes) {
    fn from(patch: Patch) -> Self {
        (patch.at, patch.gone, Bytes(patch.new))
    }
}

/// A text with all patches of a change; `None` if they are not in order or go
/// beyond its end.
#[must_use]
pub fn patched(text: &[u8], patches: &[Patch]) -> Option<Vec<u8>> {
    let mut made = Vec::with_capacity(text.len());
    let mut at = 0;
    for patch in patches {
        made.extend_from_slice(text.get(at..patch.at)?);
        made.extend_from_slice(&patch.new);
        at = patch.at.checked_add(patch.gone)?;
    }
    made.extend_from_slice(text.get(at..)?);
    Some(made)
}
