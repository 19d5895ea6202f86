//! Fresh decisions, for choices that a trace does not answer.

use super::trace::{Choice, Decision, Kind};

/// A pseudorandom number generator, equal on every platform.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
#[derive(Clone, Debug)]
pub struct SplitMix {
    state: u64,
}

impl SplitMix {
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    #[inline]
    pub const fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = self.state;
        let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Returns a number from `low` to `high`, uniform up to a bias of (range / 2⁶⁴).
    ///
    /// # Panics
    /// If the range is empty or has more than 2⁶⁴ numbers.
    #[inline]
    pub fn between(&mut self, low: i128, high: i128) -> i128 {
        let width = u64::try_from(high - low).expect("a range of no more than 64 bits");
        let next = self.next();
        let above = match width.checked_add(1) {
            Some(width) => ((u128::from(next) * u128::from(width)) >> 64) as u64,
            None => next,
        };
        low + i128::from(above)
    }
}

/// Index of a place's first fresh decision from the whole range.
const WHOLE: f64 = 16.0;

/// Returns the `i`-th fresh number at a place, from 0.
///
/// Early ones are low, to keep additions small; later ones use the whole range, which ends loops
/// that reject their draws.
#[must_use]
pub fn fresh_number(i: u64, low: i128, high: i128) -> i128 {
    let mut random = SplitMix::new(i.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let share = (random.next() >> 11) as f64 / (1u64 << 53) as f64;
    let part = share * ((i as f64 + 1.0) / WHOLE).min(1.0);
    let number = (part * (high - low + 1) as f64).floor() as i128;
    low + number.min(high - low)
}

pub(super) fn fresh(i: u64, kind: Kind, low: i128, high: i128) -> Decision {
    match kind {
        Kind::Shuffle => Decision::Order((0..low as u32).collect()),
        Kind::Bytes => Decision::Bytes(vec![0; low as usize]),
        _ => Decision::Number(fresh_number(i, low, high)),
    }
}

pub(super) fn arbitrary(random: &mut SplitMix, kind: Kind, low: i128, high: i128) -> Decision {
    let mut number = |low: i128, high: i128| {
        let part = (random.next() >> 11) as f64 / (1u64 << 53) as f64;
        low + ((part * (high - low + 1) as f64).floor() as i128).min(high - low)
    };
    match kind {
        Kind::Shuffle => {
            let mut all: Vec<u32> = (0..high as u32).collect();
            for at in 0..low as usize {
                all.swap(at, number(at as i128, high - 1) as usize);
            }
            all.truncate(low as usize);
            Decision::Order(all)
        }
        Kind::Bytes => {
            let length = number(low, high);
            Decision::Bytes((0..length).map(|_| number(0, 255) as u8).collect())
        }
        _ => Decision::Number(number(low, high)),
    }
}

/// Clamps a decision to a range.
///
/// Orders keep their legal elements, completed by the lowest missing ones; bytes are cut or padded
/// with zeros.
pub(super) fn clamp_decision(choice: &Choice, low: i128, high: i128) -> Decision {
    match &choice.decision {
        Decision::Number(number) => Decision::Number(*number.clamp(&low, &high)),
        Decision::Order(order) => {
            let below = |number: &u32| i128::from(*number) < high;
            let asked = low as usize;
            let mut kept: Vec<u32> = order.iter().copied().filter(below).take(asked).collect();
            let missing: Vec<u32> = (0..high as u32).filter(|n| !kept.contains(n)).collect();
            kept.extend(missing.into_iter().take(asked - kept.len()));
            Decision::Order(kept)
        }
        Decision::Bytes(bytes) => {
            let mut bytes = bytes.clone();
            bytes.truncate(high as usize);
            bytes.resize(bytes.len().max(low as usize), 0);
            Decision::Bytes(bytes)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fresh_numbers_are_those_of_the_documentation() {
        // The tests of the other clients expect these values, too.
        let of = |low, high| -> Vec<i128> { (0..6).map(|i| fresh_number(i, low, high)).collect() };
        assert_eq!(of(0, 1), [0; 6]);
        assert_eq!(of(5, 5), [5; 6]);
        let wide = of(0, (1 << 53) - 1);
        assert!(wide.iter().all(|&n| (0..6 << 49).contains(&n)), "{wide:?}");
        let later: Vec<i128> = (16..48).map(|i| fresh_number(i, 0, 1)).collect();
        assert!(later.contains(&0) && later.contains(&1));
        let all = fresh_number(100, i128::from(i64::MIN), i128::from(u64::MAX));
        assert!(all >= i128::from(i64::MIN) && all <= i128::from(u64::MAX));
    }

    #[test]
    fn decisions_are_clamped() {
        let choice = |kind, decision| Choice {
            kind,
            place: super::super::trace::Place::new("x"),
            low: 0,
            high: 0,
            decision,
            value: None,
        };
        let number = choice(Kind::Range, Decision::Number(7));
        assert_eq!(clamp_decision(&number, 0, 3), Decision::Number(3));
        assert_eq!(clamp_decision(&number, 9, 12), Decision::Number(9));
        let order = choice(Kind::Shuffle, Decision::Order(vec![3, 1, 2, 0]));
        let brought = clamp_decision(&order, 3, 3);
        assert_eq!(brought, Decision::Order(vec![1, 2, 0]));
        let brought = clamp_decision(&order, 5, 5);
        assert_eq!(brought, Decision::Order(vec![3, 1, 2, 0, 4]));
        let bytes = choice(Kind::Bytes, Decision::Bytes(vec![1, 2]));
        assert_eq!(clamp_decision(&bytes, 1, 1), Decision::Bytes(vec![1]));
        let brought = clamp_decision(&bytes, 3, 3);
        assert_eq!(brought, Decision::Bytes(vec![1, 2, 0]));
    }
}
