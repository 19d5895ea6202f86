//! Sets of places in a text: runs while these are few, bits otherwise.

use std::ops::Range;

use smallvec::{SmallVec, smallvec};

/// Time is linear in [`cost`](Self::cost), but for the look-up of a single place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PositionSet(Form);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Form {
    /// First place and one past the last, ascending, with gaps between.
    Runs(SmallVec<[(u32, u32); 2]>),
    /// A bit for each place from 64 times `first` on.
    Bits { first: u32, words: Vec<u64> },
}

/// More runs become bits.
const RUNS: usize = 8;

impl Default for PositionSet {
    fn default() -> Self {
        Self(Form::Runs(SmallVec::new()))
    }
}

impl PositionSet {
    pub(super) fn one(place: u32) -> Self {
        Self(Form::Runs(smallvec![(place, place + 1)]))
    }

    /// `None` for several places.
    pub(super) fn only(&self) -> Option<Option<u32>> {
        match &self.0 {
            Form::Runs(runs) => match runs[..] {
                [] => Some(None),
                [(from, to)] if from + 1 == to => Some(Some(from)),
                _ => None,
            },
            Form::Bits { .. } => None,
        }
    }

    /// Returns the memory of the set, and the work of a pass, in words.
    pub(super) fn cost(&self) -> u64 {
        match &self.0 {
            Form::Runs(runs) => 4 + runs.len() as u64,
            Form::Bits { words, .. } => 4 + words.len() as u64,
        }
    }

    pub(super) fn insert(&mut self, place: u32) {
        self.insert_run(place, place + 1);
    }

    pub(super) fn insert_all(&mut self, other: &Self) {
        match &other.0 {
            Form::Runs(runs) => {
                for &(from, to) in runs {
                    self.insert_run(from, to);
                }
            }
            Form::Bits {
                first,
                words: others,
            } => {
                let words = self.bits(*first, first + others.len() as u32);
                for (word, other) in words.iter_mut().zip(others) {
                    *word |= other;
                }
            }
        }
    }

    /// Unites runs that touch.
    pub(super) fn insert_run(&mut self, from: u32, to: u32) {
        if let Form::Runs(runs) = &mut self.0 {
            let first = runs.partition_point(|run| run.1 < from);
            let end = runs.partition_point(|run| run.0 <= to);
            if first == end {
                runs.insert(first, (from, to));
            } else {
                runs[first] = (from.min(runs[first].0), to.max(runs[end - 1].1));
                runs.drain(first + 1..end);
            }
            if runs.len() <= RUNS {
                return;
            }
            let runs = std::mem::take(runs);
            let first = runs[0].0 / 64;
            self.0 = Form::Bits {
                first,
                words: vec![0; (runs[runs.len() - 1].1.div_ceil(64) - first) as usize],
            };
            for (from, to) in runs {
                self.insert_run(from, to);
            }
            return;
        }
        let words = self.bits(from / 64, to.div_ceil(64));
        let (low, high) = (from % 64, (to - 1) % 64);
        let last = words.len() - 1;
        for (at, word) in words.iter_mut().enumerate() {
            let mut mask = u64::MAX;
            if at == 0 {
                mask &= u64::MAX << low;
            }
            if at == last {
                mask &= u64::MAX >> (63 - high);
            }
            *word |= mask;
        }
    }

    /// Adds the places one behind those in both sets.
    pub(super) fn insert_behind(&mut self, one: &Self, other: &Self) {
        // Few runs stay runs.
        let mut runs: SmallVec<[(u32, u32); RUNS]> = SmallVec::new();
        let mut place = 0;
        for _ in 0..4 * RUNS {
            let Some(first) = one.next(place).and_then(|place| other.next(place)) else {
                for (from, to) in runs {
                    self.insert_run(from + 1, to + 1);
                }
                return;
            };
            place = first;
            if one.contains(first) {
                place = one.gap(first).min(other.gap(first));
                if runs.len() == RUNS {
                    break;
                }
                runs.push((first, place));
            }
        }
        let (ours, others) = (one.span(), other.span());
        let (from, to) = (ours.start.max(others.start), ours.end.min(others.end));
        if from >= to {
            return;
        }
        let mut carried = 0;
        for (at, word) in (from..).zip(self.bits(from, to + 1)) {
            let common = if at < to {
                one.word(at) & other.word(at)
            } else {
                0
            };
            *word |= common << 1 | carried;
            carried = common >> 63;
        }
    }

    /// Returns the last place behind `floor` that is not in another set.
    pub(super) fn last_outside(&self, other: &Self, floor: u32) -> Option<u32> {
        let mut at = self.last(u32::MAX)?;
        while at > floor && other.contains(at) {
            at = match &other.0 {
                Form::Runs(_) => self.last(other.start_of_run(at).checked_sub(1)?)?,
                Form::Bits { .. } => {
                    let last = |word: u32| {
                        let outside = self.word(word) & !other.word(word);
                        let within = u64::MAX >> (63 - at % 64);
                        let mask = if word == at / 64 { within } else { u64::MAX };
                        (outside & mask).checked_ilog2().map(|bit| word * 64 + bit)
                    };
                    (floor / 64..=at / 64).rev().find_map(last)?
                }
            };
        }
        (at > floor).then_some(at)
    }

    fn start_of_run(&self, place: u32) -> u32 {
        match &self.0 {
            Form::Runs(runs) => {
                let run = runs.iter().find(|run| run.0 <= place && place < run.1);
                run.map_or(place, |run| run.0)
            }
            Form::Bits { .. } => place,
        }
    }

    fn span(&self) -> Range<u32> {
        match &self.0 {
            Form::Runs(runs) => match (runs.first(), runs.last()) {
                (Some(first), Some(last)) => first.0 / 64..last.1.div_ceil(64),
                _ => 0..0,
            },
            Form::Bits { first, words } => *first..first + words.len() as u32,
        }
    }

    fn word(&self, at: u32) -> u64 {
        match &self.0 {
            Form::Runs(runs) => {
                let (first, end) = (at * 64, at * 64 + 64);
                let within = runs.iter().filter(|run| run.0 < end && run.1 > first);
                let bits = within.map(|run| {
                    let (low, high) = (run.0.max(first) - first, run.1.min(end) - first);
                    u64::MAX << low & u64::MAX >> (64 - high)
                });
                bits.fold(0, |all, bits| all | bits)
            }
            Form::Bits { first, words } => {
                let place = at.checked_sub(*first);
                place
                    .and_then(|at| words.get(at as usize))
                    .map_or(0, |word| *word)
            }
        }
    }

    fn bits(&mut self, from: u32, to: u32) -> &mut [u64] {
        if let Form::Runs(runs) = &mut self.0 {
            let runs = std::mem::take(runs);
            self.0 = Form::Bits {
                first: runs.first().map_or(from, |run| from.min(run.0 / 64)),
                words: Vec::new(),
            };
            for (from, to) in runs {
                self.insert_run(from, to);
            }
        }
        let Form::Bits { first, words } = &mut self.0 else {
            unreachable!("made of bits above")
        };
        if from < *first {
            let missing = (*first - from) as usize;
            words.splice(0..0, std::iter::repeat_n(0, missing));
            *first = from;
        }
        let (from, to) = ((from - *first) as usize, (to - *first) as usize);
        if words.len() < to {
            words.resize(to, 0);
        }
        &mut words[from..to]
    }

    pub(super) fn contains(&self, place: u32) -> bool {
        match &self.0 {
            Form::Runs(runs) => runs.iter().any(|run| run.0 <= place && place < run.1),
            Form::Bits { first, words } => (place / 64)
                .checked_sub(*first)
                .and_then(|at| words.get(at as usize))
                .is_some_and(|word| word >> (place % 64) & 1 == 1),
        }
    }

    /// Returns the first place from this one on.
    pub(super) fn next(&self, place: u32) -> Option<u32> {
        match &self.0 {
            Form::Runs(runs) => runs
                .iter()
                .find(|run| place < run.1)
                .map(|run| run.0.max(place)),
            Form::Bits { first, words } => {
                let start = place.max(first * 64);
                let from = (start / 64 - first) as usize;
                let mut mask = u64::MAX << (start % 64);
                for (at, word) in words.iter().enumerate().skip(from) {
                    if word & mask != 0 {
                        let bit = (word & mask).trailing_zeros();
                        return Some((first + at as u32) * 64 + bit);
                    }
                    mask = u64::MAX;
                }
                None
            }
        }
    }

    /// Returns the last place up to this one.
    pub(super) fn last(&self, place: u32) -> Option<u32> {
        match &self.0 {
            Form::Runs(runs) => runs
                .iter()
                .rfind(|run| run.0 <= place)
                .map(|run| place.min(run.1 - 1)),
            Form::Bits { first, words } => {
                let end = (first + words.len() as u32) * 64;
                let place = place.min(end.checked_sub(1)?);
                let to = (place / 64).checked_sub(*first)?;
                let mut mask = u64::MAX >> (63 - place % 64);
                for at in (0..=to).rev() {
                    let word = words[at as usize] & mask;
                    if word != 0 {
                        return Some((first + at) * 64 + 63 - word.leading_zeros());
                    }
                    mask = u64::MAX;
                }
                None
            }
        }
    }

    /// Returns the first place from this one on outside the set.
    pub(super) fn gap(&self, place: u32) -> u32 {
        match &self.0 {
            Form::Runs(runs) => {
                let run = runs.iter().find(|run| run.0 <= place && place < run.1);
                run.map_or(place, |run| run.1)
            }
            Form::Bits { first, words } => {
                let Some(from) = (place / 64).checked_sub(*first) else {
                    return place;
                };
                let mut mask = u64::MAX << (place % 64);
                for (at, word) in words.iter().enumerate().skip(from as usize) {
                    if !word & mask != 0 {
                        return (first + at as u32) * 64 + (!word & mask).trailing_zeros();
                    }
                    mask = u64::MAX;
                }
                place.max((first + words.len() as u32) * 64)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::PositionSet;

    fn places(seed: u32, count: usize) -> Vec<u32> {
        let step = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
        let states = std::iter::successors(Some(seed), step);
        states
            .skip(1)
            .map(|s| (s >> 8) % 1000)
            .take(count)
            .collect()
    }

    #[test]
    fn a_set_is_what_was_put_into_it() {
        for count in [0, 1, 5, 9, 40, 900] {
            for seed in 0..20 {
                let model: BTreeSet<u32> = places(seed, count).into_iter().collect();
                let others: BTreeSet<u32> = places(seed + 100, count / 2).into_iter().collect();
                let mut set = PositionSet::default();
                model.iter().rev().for_each(|&place| set.insert(place));
                let mut other = PositionSet::default();
                others.iter().for_each(|&place| other.insert(place));
                let mut all = other.clone();
                all.insert_all(&set);
                let mut behind = PositionSet::one(3);
                behind.insert_behind(&set, &other);
                for floor in [0, 64, 500, 900] {
                    let outside = model.difference(&others).filter(|&&place| place > floor);
                    assert_eq!(set.last_outside(&other, floor), outside.max().copied());
                }
                for place in 0..1010 {
                    let within = model.contains(&place);
                    assert_eq!(set.contains(place), within);
                    assert_eq!(all.contains(place), within || others.contains(&place));
                    let before = |places: &BTreeSet<u32>| {
                        place.checked_sub(1).is_some_and(|p| places.contains(&p))
                    };
                    let common = before(&model) && before(&others);
                    assert_eq!(behind.contains(place), common || place == 3);
                    assert_eq!(set.next(place), model.range(place..).next().copied());
                    assert_eq!(set.last(place), model.range(..=place).next_back().copied());
                    let gap = (place..).find(|place| !model.contains(place));
                    assert_eq!(Some(set.gap(place)), gap);
                }
            }
        }
    }
}
