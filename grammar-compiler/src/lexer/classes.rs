//! Character classes: characters that no rule distinguishes.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;
use secateur_tables::ClassRange;

use super::nfa::EOF;
use crate::ir::CharSet;

/// The partition of all code points and the end of the file (0x110000).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Classes {
    ranges: Vec<ClassRange>,
    count: u16,
    sets: Vec<Vec<u16>>,
}

impl Classes {
    /// Computes the coarsest partition that distinguishes the sets.
    #[must_use]
    pub fn of(sets: &[CharSet]) -> Self {
        let mut bounds: BTreeSet<u32> = [0, 0x80, EOF].into();
        for range in sets.iter().flat_map(CharSet::ranges) {
            bounds.insert(range.first);
            if range.last < EOF {
                bounds.insert(range.last + 1);
            }
        }
        let bounds: Vec<u32> = bounds.into_iter().collect();
        // Each set splits classes that overlap in part.
        let mut class_of: Vec<u32> = vec![0; bounds.len()];
        let mut count = 1;
        for set in sets {
            let mut split: FxHashMap<u32, u32> = FxHashMap::default();
            for range in set.ranges() {
                let from = bounds.partition_point(|&bound| bound < range.first);
                for at in from..bounds.len() {
                    if bounds[at] > range.last {
                        break;
                    }
                    class_of[at] = *split.entry(class_of[at]).or_insert_with(|| {
                        count += 1;
                        count - 1
                    });
                }
            }
        }
        // Close the gaps in the numbers.
        let mut index: FxHashMap<u32, u16> = FxHashMap::default();
        let mut ranges: Vec<ClassRange> = Vec::with_capacity(bounds.len());
        for (at, &first) in bounds.iter().enumerate() {
            let last = bounds.get(at + 1).map_or(EOF, |next| next - 1);
            let next = index.len() as u16;
            let class = *index.entry(class_of[at]).or_insert(next);
            match ranges.last_mut() {
                Some(range) if range.class == class && first != 0x80 => range.last = last,
                _ => ranges.push(ClassRange { first, last, class }),
            }
        }
        let members = sets
            .iter()
            .map(|set| {
                let mut members: Vec<u16> = Vec::new();
                for range in set.ranges() {
                    let from = ranges.partition_point(|r| r.last < range.first);
                    let inside = ranges[from..].iter().take_while(|r| r.first <= range.last);
                    members.extend(inside.map(|r| r.class));
                }
                members.sort_unstable();
                members.dedup();
                members
            })
            .collect();
        Self {
            ranges,
            count: index.len() as u16,
            sets: members,
        }
    }

    #[must_use]
    pub fn count(&self) -> u16 {
        self.count
    }

    /// Returns the classes of all code points, ascending, without gaps; ASCII has separate ranges.
    #[must_use]
    pub fn ranges(&self) -> &[ClassRange] {
        &self.ranges
    }

    #[must_use]
    pub fn of_set(&self, set: u32) -> &[u16] {
        &self.sets[set as usize]
    }
}
