//! Known ends of rules, by their start.

use crate::parse::position_set::PositionSet;
use secateur_tables::Kind;

/// The ends of a symbol; several are an entry of [`KnownEnds`].
#[derive(Clone, Copy, Debug)]
pub(in crate::parse) enum Ends {
    None,
    One(u32),
    Many(u32),
}

/// A rule, its start, and whether that is between two rounds of a loop.
///
/// There a loop may end, even one that needs a first round.
pub(super) type Key = (Kind, u32, bool);

#[derive(Clone, Copy, Debug)]
struct Known {
    rule: Kind,
    between: bool,
    ends: Ends,
}

/// Words of a rule at a place, besides several ends.
const KNOWN: u64 = 4;

impl Known {
    fn key(&self) -> (Kind, bool) {
        (self.rule, self.between)
    }
}

/// By start, as a text is read from left to right.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownEnds {
    /// By place, ascending.
    known: Vec<Vec<Known>>,
    many: Vec<PositionSet>,
}

impl KnownEnds {
    pub(super) fn get(&self, (rule, start, between): Key) -> Option<Ends> {
        let known = self.known.get(start as usize)?;
        let place = known.binary_search_by_key(&(rule, between), Known::key);
        place.ok().map(|at| known[at].ends)
    }

    /// Returns the memory of new ends, in words.
    pub(super) fn insert(&mut self, (rule, start, between): Key, places: PositionSet) -> u64 {
        let start = start as usize;
        if self.known.len() <= start {
            self.known.resize_with(start + 1, Vec::new);
        }
        let known = &mut self.known[start];
        let Err(at) = known.binary_search_by_key(&(rule, between), Known::key) else {
            return 0;
        };
        let (ends, words) = match places.only() {
            Some(None) => (Ends::None, KNOWN),
            Some(Some(end)) => (Ends::One(end), KNOWN),
            None => (Ends::Many(self.many.len() as u32), KNOWN + places.cost()),
        };
        if let Ends::Many(_) = ends {
            self.many.push(places);
        }
        let new = Known {
            rule,
            between,
            ends,
        };
        known.insert(at, new);
        words
    }

    pub(super) fn many(&self, id: u32) -> &PositionSet {
        &self.many[id as usize]
    }

    pub(super) fn last(&self, ends: Ends, place: u32) -> Option<u32> {
        match ends {
            Ends::None => None,
            Ends::One(end) => (end <= place).then_some(end),
            Ends::Many(id) => self.many(id).last(place),
        }
    }
}
