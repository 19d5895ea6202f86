//! Choices for code that was written for `arbitrary::Unstructured`.

use std::convert::Infallible;
use std::ops::{ControlFlow, RangeInclusive};
use std::panic::Location;

use super::choices::Choices;
use super::fresh::SplitMix;
use super::number::Number;
use super::places::Site;
use super::trace::Kind;

/// Has the methods of `arbitrary::Unstructured`, by the same names, over
/// [`Choices`]: what is drawn from bytes there is a choice of its own here, with its
/// place and its range. It is never exhausted, so nothing fails.
///
/// ```
/// use secateur_trace::{Choices, Source};
///
/// // Generic code for both: only the type of the argument differs.
/// fn word(u: &mut Source<'_>) -> Result<String, std::convert::Infallible> {
///     let mut word = String::new();
///     for _ in 0..u.int_in_range(1..=4)? {
///         word.push(*u.choose(&['a', 'b', 'c'])?);
///     }
///     Ok(word)
/// }
///
/// let mut choices = Choices::random(1);
/// let Ok(word) = word(&mut choices.source());
/// assert_eq!(choices.into_trace().choices(), 1 + word.len());
/// ```
#[derive(Debug)]
pub struct Source<'a> {
    choices: &'a mut Choices,
}

/// What the methods return, so that `?` stays where it is.
pub type Drawn<T> = Result<T, Infallible>;

/// No `arbitrary_len` is longer.
const LONGEST: usize = 64;

impl Choices {
    /// A source with the methods of `arbitrary::Unstructured`.
    pub const fn source(&mut self) -> Source<'_> {
        Source { choices: self }
    }
}

impl Source<'_> {
    /// A number in a range.
    ///
    /// # Errors
    /// Never.
    ///
    /// # Panics
    /// If the range is empty.
    #[track_caller]
    pub fn int_in_range<N: Number>(&mut self, range: RangeInclusive<N>) -> Drawn<N> {
        Ok(self.choices.range(range))
    }

    /// One of several things.
    ///
    /// # Errors
    /// Never.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn choose<'t, T>(&mut self, things: &'t [T]) -> Drawn<&'t T> {
        Ok(self.choices.pick(things))
    }

    /// The number of one of so many things.
    ///
    /// # Errors
    /// Never.
    ///
    /// # Panics
    /// If there is none.
    #[track_caller]
    pub fn choose_index(&mut self, len: usize) -> Drawn<usize> {
        assert!(len > 0, "there is nothing to pick from");
        let site = Site::At(Location::caller());
        let last = len as i128 - 1;
        let draw = |random: &mut SplitMix| random.between(0, last);
        let at = self.choices.choose_at(Kind::Pick, site, (0, last), draw);
        Ok(at as usize)
    }

    /// Yes, so many times of so many.
    ///
    /// # Errors
    /// Never.
    ///
    /// # Panics
    /// If it is more often than always.
    #[track_caller]
    pub fn ratio(&mut self, times: u64, of: u64) -> Drawn<bool> {
        assert!(times <= of && of > 0, "{times} of {of} is no part");
        let site = Site::At(Location::caller());
        let yes = self
            .choices
            .choose_at(Kind::Branch, site, (0, 1), |random| {
                i128::from(random.between(0, i128::from(of) - 1) < i128::from(times))
            });
        Ok(yes == 1)
    }

    /// How long a list is to be: of no more than 64 elements.
    ///
    /// # Errors
    /// Never.
    #[track_caller]
    pub fn arbitrary_len<T>(&mut self) -> Drawn<usize> {
        let site = Site::At(Location::caller());
        let most = LONGEST as i128;
        let draw = |random: &mut SplitMix| random.between(0, most);
        let len = self.choices.choose_at(Kind::Count, site, (0, most), draw);
        Ok(len as usize)
    }

    /// Does something so many times, until it says that it is enough. The times are
    /// parts of the run.
    ///
    /// # Errors
    /// What it fails with.
    #[track_caller]
    pub fn arbitrary_loop<E>(
        &mut self,
        least: Option<u32>,
        most: Option<u32>,
        mut once: impl FnMut(&mut Source<'_>) -> Result<ControlFlow<(), ()>, E>,
    ) -> Result<(), E> {
        let least = least.unwrap_or(0) as usize;
        let most = most.map_or(LONGEST, |most| most as usize).max(least);
        let mut ended = Ok(ControlFlow::Continue(()));
        self.choices.repeat(least..=most, |choices, _| {
            if matches!(ended, Ok(ControlFlow::Continue(()))) {
                ended = once(&mut choices.source());
            }
        });
        ended.map(|_| ())
    }

    /// So many bytes.
    ///
    /// # Errors
    /// Never.
    #[track_caller]
    pub fn bytes(&mut self, len: usize) -> Drawn<Vec<u8>> {
        Ok(self.choices.bytes(len..=len))
    }

    /// Fills a buffer with bytes.
    ///
    /// # Errors
    /// Never.
    #[track_caller]
    pub fn fill_buffer(&mut self, buffer: &mut [u8]) -> Drawn<()> {
        let bytes = self.choices.bytes(buffer.len()..=buffer.len());
        buffer.copy_from_slice(&bytes);
        Ok(())
    }

    /// Never true.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn everything(source: &mut Source<'_>) -> Drawn<String> {
        let mut text = String::new();
        source.arbitrary_loop(Some(1), Some(5), |source| {
            let number: u16 = source.int_in_range(1..=300)?;
            let at = source.choose_index(3)?;
            text.push_str(&format!("{number}{at}{} ", source.ratio(1, 3)?));
            Ok::<_, Infallible>(match number < 250 {
                true => ControlFlow::Continue(()),
                false => ControlFlow::Break(()),
            })
        })?;
        let mut buffer = [0; 3];
        source.fill_buffer(&mut buffer)?;
        let len = source.arbitrary_len::<u8>()?;
        Ok(format!("{text}{buffer:?}{:?}", source.bytes(len)?))
    }

    #[test]
    fn what_is_drawn_is_a_choice() {
        for seed in 0..50 {
            let mut choices = Choices::random(seed);
            let Ok(text) = everything(&mut choices.source());
            let mut again = Choices::strictly(choices.into_trace());
            assert_eq!(everything(&mut again.source()), Ok(text));
            assert!(again.finish().is_ok());
        }
    }

    #[test]
    fn a_ratio_is_one() {
        let mut choices = Choices::random(1);
        let mut source = choices.source();
        let yes = (0..3000)
            .filter(|_| source.ratio(1, 10) == Ok(true))
            .count();
        assert!((200..400).contains(&yes), "{yes}");
        assert_eq!(source.ratio(0, 1), Ok(false));
        assert_eq!(source.ratio(5, 5), Ok(true));
    }
}
