//! Random numbers, the same everywhere: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).

#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    /// Makes one seed of several numbers.
    pub(super) fn new(seed: &[u64]) -> Self {
        let mut random = Self(0x5ec4_7e02);
        for part in seed {
            random.0 ^= *part;
            random.0 = random.next();
        }
        random
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// Draws from 0 up to `below`, exclusive; 0 if that is 0.
    pub(super) fn below(&mut self, below: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(below)) >> 64) as u64
    }

    /// Draws from 0 up to 1, exclusive.
    pub(super) fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Draws from 1 to `most`, uniformly in the logarithm.
    pub(super) fn spread(&mut self, most: u64) -> u64 {
        let most = most.max(1) as f64;
        let number = ((most + 1.0).ln() * self.unit()).exp();
        (number as u64).clamp(1, most as u64)
    }

    /// Draws an index by its weight; 0 if all weigh nothing.
    pub(super) fn weighted(&mut self, weights: &[f64]) -> usize {
        let mut left = self.unit() * weights.iter().sum::<f64>();
        for (at, weight) in weights.iter().enumerate() {
            left -= weight;
            if left < 0.0 {
                return at;
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::Random;

    #[test]
    fn numbers_stay_in_their_ranges() {
        let mut random = Random::new(&[1, 2]);
        for _ in 0..1000 {
            assert!(random.below(7) < 7);
            assert!((1..=9).contains(&random.spread(9)));
            assert_eq!(random.weighted(&[0.0, 1.0, 0.0]), 1);
        }
        assert_eq!(random.below(0), 0);
        assert_ne!(Random::new(&[1, 2]).next(), Random::new(&[2, 1]).next());
    }
}
