//! Numbers in the width of the largest.

use std::ops::Range;

use bytes::Bytes;

use super::sections::Section;
use crate::Damaged;

/// Packed unsigned numbers of 1, 2 or 4 bytes each, little-endian.
#[derive(Clone, Debug)]
pub struct Numbers {
    bytes: Bytes,
    width: Width,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Width {
    One,
    Two,
    Four,
}

impl Numbers {
    pub(super) fn read(section: Section) -> Result<Self, Damaged> {
        let width = match section.width {
            1 => Width::One,
            2 => Width::Two,
            4 => Width::Four,
            _ => return Err(Damaged::Content(section.name)),
        };
        let whole = section.bytes.len().is_multiple_of(section.width.into());
        match whole {
            true => Ok(Self {
                bytes: section.bytes,
                width,
            }),
            false => Err(Damaged::Content(section.name)),
        }
    }

    /// Returns the number of numbers.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        match self.width {
            Width::One => self.bytes.len(),
            Width::Two => self.bytes.len() / 2,
            Width::Four => self.bytes.len() / 4,
        }
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// One of the numbers.
    ///
    /// # Panics
    /// If there are no more than `at`.
    #[must_use]
    #[inline]
    pub fn get(&self, at: usize) -> u32 {
        match self.width {
            Width::One => self.bytes[at].into(),
            Width::Two => u16::from_le_bytes(pairs(&self.bytes)[at]).into(),
            Width::Four => u32::from_le_bytes(self.bytes.as_chunks().0[at]),
        }
    }

    /// All numbers in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + Clone {
        self.slice(0..self.len())
    }

    /// The numbers of a range, in order.
    ///
    /// # Panics
    /// If the range is not within the numbers.
    pub fn slice(
        &self,
        range: Range<usize>,
    ) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + Clone {
        assert!(range.end <= self.len(), "there are {}", self.len());
        range.map(|at| self.get(at))
    }

    /// Returns the first place in an ascending range with a number that is not less than a limit.
    #[inline]
    pub(crate) fn place(&self, range: Range<usize>, limit: u32) -> usize {
        let first = range.start;
        let further = match self.width {
            Width::One => self.bytes[range].partition_point(|&it| u32::from(it) < limit),
            Width::Two => {
                let less = |it: &[u8; 2]| u32::from(u16::from_le_bytes(*it)) < limit;
                pairs(&self.bytes)[range].partition_point(less)
            }
            Width::Four => {
                let less = |it: &[u8; 4]| u32::from_le_bytes(*it) < limit;
                self.bytes.as_chunks().0[range].partition_point(less)
            }
        };
        first + further
    }

    pub(super) fn all_below(&self, limit: usize) -> bool {
        let largest = match self.width {
            Width::One => self.bytes.iter().max().map(|&it| it.into()),
            Width::Two => {
                let numbers = pairs(&self.bytes).iter();
                numbers.map(|&it| u16::from_le_bytes(it).into()).max()
            }
            Width::Four => self.iter().max(),
        };
        largest.is_none_or(|largest| (largest as usize) < limit)
    }
}

/// Packed unsigned numbers of `WIDTH` bytes each, little-endian.
///
/// For inner loops, where a variable width would take as long as the lookup.
#[derive(Clone, Debug)]
pub struct Fixed<const WIDTH: usize> {
    bytes: Bytes,
}

impl<const WIDTH: usize> Fixed<WIDTH> {
    pub(super) fn read(section: Section) -> Result<Self, Damaged> {
        let Section { name, width, bytes } = section;
        match usize::from(width) == WIDTH && bytes.len().is_multiple_of(WIDTH) {
            true => Ok(Self { bytes }),
            false => Err(Damaged::Content(name)),
        }
    }

    /// Returns the number of numbers.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.bytes.len() / WIDTH
    }

    /// Whether there are none.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// One of the numbers.
    ///
    /// # Panics
    /// If there are no more than `at`.
    #[must_use]
    #[inline]
    pub fn get(&self, at: usize) -> u32 {
        number(self.bytes.as_chunks::<WIDTH>().0[at])
    }

    /// All numbers in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = u32> + ExactSizeIterator + Clone {
        let numbers = self.bytes.as_chunks::<WIDTH>().0.iter();
        numbers.map(|&bytes| number(bytes))
    }

    pub(super) fn all_below(&self, limit: usize) -> bool {
        let largest = self.iter().max();
        largest.is_none_or(|largest| (largest as usize) < limit)
    }
}

#[inline]
fn number<const WIDTH: usize>(bytes: [u8; WIDTH]) -> u32 {
    let mut number = [0; 4];
    number[..WIDTH].copy_from_slice(&bytes);
    u32::from_le_bytes(number)
}

#[inline]
pub(super) fn pairs(bytes: &[u8]) -> &[[u8; 2]] {
    bytes.as_chunks().0
}
