//! Rows of bits.

use bytes::Bytes;

use super::sections::Section;
use crate::Damaged;

/// Sets of small numbers: rows of bits, each aligned to a byte.
#[derive(Clone, Debug)]
pub struct Bits {
    bytes: Bytes,
    /// Bytes per row.
    stride: usize,
}

impl Bits {
    /// Reads sets of numbers less than `columns`.
    pub(super) fn read(section: Section, columns: usize) -> Result<Self, Damaged> {
        let stride = columns.div_ceil(8);
        let whole = section.width == 1 && section.bytes.len().is_multiple_of(stride.max(1));
        match whole {
            true => Ok(Self {
                bytes: section.bytes,
                stride,
            }),
            false => Err(Damaged::Content(section.name)),
        }
    }

    /// Returns the number of sets.
    #[must_use]
    pub fn len(&self) -> usize {
        self.bytes.len() / self.stride.max(1)
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Whether a number is in a set.
    ///
    /// # Panics
    /// If there is no such set, or the number is too large for any.
    #[must_use]
    #[inline]
    pub fn get(&self, row: usize, number: usize) -> bool {
        self.bytes[row * self.stride + number / 8] >> (number % 8) & 1 == 1
    }

    /// The numbers in a set.
    pub fn row(&self, row: usize) -> impl Iterator<Item = usize> {
        (0..self.stride * 8).filter(move |&number| self.get(row, number))
    }
}
