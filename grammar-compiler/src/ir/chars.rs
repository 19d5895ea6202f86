//! Sets of characters.

use crate::ast::CodePointRange;

/// A set of code points: ascending ranges with gaps between.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CharSet {
    ranges: Vec<CodePointRange>,
}

/// The largest code point.
pub const LAST: u32 = 0x10_FFFF;

impl CharSet {
    /// Creates the union of ranges, which may overlap.
    #[must_use]
    pub fn new(ranges: impl IntoIterator<Item = CodePointRange>) -> Self {
        let mut sorted: Vec<CodePointRange> = ranges.into_iter().collect();
        sorted.sort_unstable();
        let mut ranges: Vec<CodePointRange> = Vec::with_capacity(sorted.len());
        for range in sorted {
            match ranges.last_mut() {
                Some(last) if range.first <= last.last.saturating_add(1) => {
                    last.last = last.last.max(range.last);
                }
                _ => ranges.push(range),
            }
        }
        Self { ranges }
    }

    #[must_use]
    pub fn one(point: u32) -> Self {
        Self::new([CodePointRange {
            first: point,
            last: point,
        }])
    }

    #[must_use]
    pub fn all() -> Self {
        Self::default().complement()
    }

    #[must_use]
    pub fn complement(&self) -> Self {
        let mut ranges = Vec::with_capacity(self.ranges.len() + 1);
        let mut next = 0;
        for range in &self.ranges {
            if range.first > next {
                ranges.push(CodePointRange {
                    first: next,
                    last: range.first - 1,
                });
            }
            next = range.last + 1;
        }
        if next <= LAST {
            ranges.push(CodePointRange {
                first: next,
                last: LAST,
            });
        }
        Self { ranges }
    }

    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self::new(self.ranges.iter().chain(&other.ranges).copied())
    }

    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        self.complement().union(other).complement()
    }

    #[must_use]
    pub fn ranges(&self) -> &[CodePointRange] {
        &self.ranges
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    #[must_use]
    pub fn contains(&self, point: u32) -> bool {
        let at = self.ranges.partition_point(|range| range.last < point);
        self.ranges
            .get(at)
            .is_some_and(|range| range.first <= point)
    }

    #[must_use]
    pub fn only(&self) -> Option<char> {
        match self.ranges[..] {
            [CodePointRange { first, last }] if first == last => char::from_u32(first),
            _ => None,
        }
    }
}
