//! Places by a hash, in flat lists: most names of a large text are rare.

/// The places of each key, ascending.
#[derive(Clone, Debug, Default)]
pub(crate) struct Index {
    /// Mixed keys, ascending.
    keys: Vec<u64>,
    /// The first of each key in `places`, and the end.
    starts: Vec<u32>,
    places: Vec<u32>,
    /// By the first bits of a key: the first of `keys` with these, and the end.
    buckets: Vec<u32>,
    shift: u32,
}

/// Keys of a bucket, on average.
const BUCKET: usize = 4;

impl Index {
    /// Indexes places by their keys, in n log n.
    pub(crate) fn of(keyed: impl Iterator<Item = (u64, u32)>) -> Self {
        let mut keyed: Vec<(u64, u32)> = keyed.map(|(key, place)| (mixed(key), place)).collect();
        keyed.sort_unstable();
        let mut index = Self::default();
        index.places.reserve_exact(keyed.len());
        for same in keyed.chunk_by(|one, next| one.0 == next.0) {
            index.keys.push(same[0].0);
            index.starts.push(index.places.len() as u32);
            index.places.extend(same.iter().map(|&(_, place)| place));
        }
        index.starts.push(index.places.len() as u32);
        drop(keyed);
        index.keys.shrink_to_fit();
        index.starts.shrink_to_fit();
        let bits = (index.keys.len() / BUCKET).max(2).ilog2();
        index.shift = u64::BITS - bits;
        let before = |bucket: u64| {
            let least = bucket << index.shift;
            index.keys.partition_point(|&key| key < least) as u32
        };
        let buckets: Vec<u32> = (0..1 << bits).map(before).collect();
        index.buckets = buckets;
        index.buckets.push(index.keys.len() as u32);
        index
    }

    pub(crate) fn get(&self, key: u64) -> &[u32] {
        let key = mixed(key);
        let Some(&[from, to]) = self
            .buckets
            .get((key >> self.shift) as usize..)
            .and_then(<[u32]>::first_chunk)
        else {
            return &[];
        };
        let keys = &self.keys[from as usize..to as usize];
        let Some(at) = keys.iter().position(|&other| other == key) else {
            return &[];
        };
        let at = from as usize + at;
        &self.places[self.starts[at] as usize..self.starts[at + 1] as usize]
    }
}

/// Spreads a key over all bits, one to one.
const fn mixed(key: u64) -> u64 {
    key.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_places() {
        for keys in [0, 1, 2, 7, 1000] {
            let index = Index::of((0..3 * keys).map(|place| (place % keys, place as u32)));
            for key in 0..keys {
                let places = [key, key + keys, key + 2 * keys];
                assert_eq!(index.get(key), places.map(|place| place as u32));
            }
            assert!(index.get(keys).is_empty());
        }
        assert!(Index::default().get(1).is_empty());
    }
}
