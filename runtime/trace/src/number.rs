//! Number types, and ranges of them, as a generator writes them.

use std::ops::{Bound, RangeBounds};

/// A number type that ranges can be of: the integers up to 64 bits.
pub trait Number: Copy {
    /// The lowest there is.
    const LOWEST: Self;
    /// The highest there is.
    const HIGHEST: Self;
    /// As one that holds all of them.
    fn wide(self) -> i128;
    /// Back, from a number that fits.
    fn narrow(wide: i128) -> Self;
}

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl Number for $type {
            const LOWEST: Self = Self::MIN;
            const HIGHEST: Self = Self::MAX;
            fn wide(self) -> i128 {
                self as i128
            }
            fn narrow(wide: i128) -> Self {
                wide as Self
            }
        }
    )*};
}

numbers!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

/// The lowest and the highest number of a range.
///
/// # Panics
/// If there is none in it.
pub(super) fn bounds<N: Number>(range: &impl RangeBounds<N>) -> (i128, i128) {
    let low = match range.start_bound() {
        Bound::Included(low) => low.wide(),
        Bound::Excluded(below) => below.wide() + 1,
        Bound::Unbounded => N::LOWEST.wide(),
    };
    let high = match range.end_bound() {
        Bound::Included(high) => high.wide(),
        Bound::Excluded(above) => above.wide() - 1,
        Bound::Unbounded => N::HIGHEST.wide(),
    };
    assert!(
        low <= high,
        "there is nothing to choose from: the range is empty"
    );
    (low, high)
}
