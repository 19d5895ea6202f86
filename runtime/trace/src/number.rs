use std::ops::{Bound, RangeBounds};

/// An integer type of at most 64 bits.
pub trait Number: Copy {
    /// The lowest value.
    const LOWEST: Self;
    /// The highest value.
    const HIGHEST: Self;
    /// Converts to a type that holds all numbers.
    fn wide(self) -> i128;
    /// Converts back a number that fits.
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

/// Panics if the range is empty.
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
