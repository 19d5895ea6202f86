use serde::{Deserialize, Serialize};

use super::Bytes;
use secateur_syntax::tree::Replaced;

/// The replacement of a run of a text, mostly by nothing; in JSON `[at, gone, "new"]`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(usize, usize, Bytes)", into = "(usize, usize, Bytes)")]
pub struct Patch {
    /// The first byte of the run, in the old text.
    pub at: usize,
    /// Number of removed bytes.
    pub gone: usize,
    /// The inserted bytes.
    pub new: Vec<u8>,
}

impl Patch {
    /// Returns the patch between two texts, without their common lines at both ends.
    pub(super) fn whole(old: &[u8], new: &[u8]) -> Self {
        let ends = |texts: &[(u8, u8)]| texts.iter().rposition(|&(byte, _)| byte == b'\n');
        let same = |(a, b): (&u8, &u8)| (a == b).then_some((*a, *b));
        let begin: Vec<(u8, u8)> = old.iter().zip(new).map_while(same).collect();
        let at = ends(&begin).map_or(0, |line| line + 1);
        let (old_rest, new_rest) = (&old[at..], &new[at..]);
        let behind = old_rest.iter().rev().zip(new_rest.iter().rev());
        let end: Vec<(u8, u8)> = behind.map_while(same).collect();
        let begins_line = |rest: &[u8]| {
            let before = rest.len() - end.len();
            before == 0 || rest[before - 1] == b'\n'
        };
        // Only whole lines are kept.
        let end = match begins_line(old_rest) && begins_line(new_rest) {
            true => end.len(),
            false => ends(&end).unwrap_or(0),
        };
        Self {
            at,
            gone: old.len() - at - end,
            new: new[at..new.len() - end].to_vec(),
        }
    }
}

impl From<Replaced> for Patch {
    fn from(Replaced { old, new }: Replaced) -> Self {
        Self {
            at: old.start,
            gone: old.len(),
            new,
        }
    }
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

/// Applies all patches of a change; `None` if they are unordered or exceed the text.
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
