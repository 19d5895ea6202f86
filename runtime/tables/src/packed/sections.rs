//! The frame of packed automata.
//!
//! ```text
//! "automata" version:u16 checksum:u64 (width:u8 length:u32){21} bytes of the sections
//! ```
//!
//! Numbers are little-endian, without alignment. A section is numbers of `width` bytes, or
//! [rows](super::rows) of such cells. The checksum is the 64-bit FNV-1a hash of all bytes behind
//! it: damaged tables whose references exist would silently mislead a reduction.

use bytes::Bytes;

use crate::Damaged;

const MAGIC: [u8; 8] = *b"automata";

pub(super) const VERSION: u16 = 2;

const NAMES: [&str; 21] = [
    "sizes",
    "classes of ASCII characters",
    "ends of ranges of characters",
    "classes of ranges of characters",
    "transitions: rows",
    "states that share a row",
    "accepting states",
    "first states of modes",
    "program: states",
    "program: targets",
    "program: sets of classes",
    "program: first states of rules",
    "program: rules of modes",
    "decisions: rows of rules",
    "decisions: rows",
    "decisions: choices",
    "decisions: rare cells",
    "decisions: rare choices",
    "further decisions: rows",
    "tokens of predicates",
    "shortest sentences",
];

/// Bytes before the first section.
const FRAME: usize = MAGIC.len() + 2 + 8 + NAMES.len() * 5;

/// 64-bit FNV-1a (Fowler, Noll and Vo): any differing byte changes it.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// A section of packed automata.
#[derive(Clone, Debug)]
pub struct Section {
    /// The name of the content.
    pub name: &'static str,
    /// Bytes per number, or per cell of expanded rows.
    pub width: u8,
    /// The bytes.
    pub bytes: Bytes,
}

/// Splits packed automata into sections of unchecked content.
pub(super) fn split(bytes: &Bytes) -> Result<impl Iterator<Item = Section>, Damaged> {
    let rest = bytes.strip_prefix(&MAGIC).ok_or(Damaged::Foreign)?;
    let (version, rest) = rest.split_first_chunk().ok_or(Damaged::Length)?;
    match u16::from_le_bytes(*version) {
        VERSION => {}
        found => return Err(Damaged::Version { found }),
    }
    let (sum, rest) = rest.split_first_chunk().ok_or(Damaged::Length)?;
    let frame = rest.get(..NAMES.len() * 5).ok_or(Damaged::Length)?;
    let mut sections = Vec::with_capacity(NAMES.len());
    let mut first = FRAME;
    for (&[width, a, b, c, d], name) in frame.as_chunks().0.iter().zip(NAMES) {
        let length = u32::from_le_bytes([a, b, c, d]) as usize;
        let end = first.checked_add(length).ok_or(Damaged::Length)?;
        if end > bytes.len() {
            return Err(Damaged::Length);
        }
        sections.push(Section {
            name,
            width,
            bytes: bytes.slice(first..end),
        });
        first = end;
    }
    match first == bytes.len() {
        true if u64::from_le_bytes(*sum) == checksum(rest) => Ok(sections.into_iter()),
        true => Err(Damaged::Checksum),
        false => Err(Damaged::Length),
    }
}

/// Joins sections, in order, with their checksum, for tools that change them.
///
/// [`Automata::load`](super::Automata::load) checks the result.
///
/// # Panics
/// If the number of sections is wrong.
#[must_use]
pub fn join(sections: &[Section]) -> Bytes {
    assert_eq!(sections.len(), NAMES.len(), "the sections of automata");
    let mut rest = Vec::new();
    for section in sections {
        rest.push(section.width);
        rest.extend_from_slice(&(section.bytes.len() as u32).to_le_bytes());
    }
    for section in sections {
        rest.extend_from_slice(&section.bytes);
    }
    let sum = checksum(&rest).to_le_bytes();
    let whole = [&MAGIC[..], &VERSION.to_le_bytes(), &sum, &rest];
    whole.concat().into()
}

#[derive(Default)]
pub(super) struct Writer {
    sections: Vec<Section>,
}

impl Writer {
    pub(super) fn numbers(&mut self, numbers: impl Iterator<Item = u32> + Clone) {
        match numbers.clone().max().unwrap_or_default() {
            0..=0xFF => self.fixed::<1>(numbers),
            0x100..=0xFFFF => self.fixed::<2>(numbers),
            _ => self.fixed::<4>(numbers),
        }
    }

    pub(super) fn fixed<const WIDTH: usize>(&mut self, numbers: impl Iterator<Item = u32>) {
        let mut bytes = Vec::new();
        for number in numbers {
            bytes.extend_from_slice(&number.to_le_bytes()[..WIDTH]);
        }
        self.bytes(WIDTH as u8, bytes);
    }

    pub(super) fn bytes(&mut self, width: u8, bytes: Vec<u8>) {
        self.sections.push(Section {
            name: NAMES[self.sections.len()],
            width,
            bytes: bytes.into(),
        });
    }

    pub(super) fn finish(self) -> Bytes {
        join(&self.sections)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_its_authors() {
        assert_eq!(checksum(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(checksum(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
